"""Games for the laws: two decks, a seed, and somebody who chooses; a failure says how to come to the same moment again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from preem.tcg import engine, frames, registry
from preem.tcg.cards import pool
from preem.tcg.decks import Deck, check, ready_made
from preem.tcg.effects.declaration import Declaration
from preem.tcg.games import begin
from preem.tcg.options import KIND_NAMES, option_of
from preem.tcg.snapshot import snapshot_of
from preem.tcg.table import Table
from preem.tcg.terms import ACT_ATTACK, ACT_PASS, ASK_CARD, ASK_GIG, ASK_MAIN, ASK_REACT, AT_GIGS, LEGEND, NONE


def random_deck(chance: Random) -> Deck:
    """A legal deck of any three Legends and any cards that their RAM allows (CR 7.3)."""
    declared = list(pool().values())
    legends = [card for card in declared if card.type == LEGEND]
    others = [card for card in declared if card.type != LEGEND]
    while True:
        chosen = _three_named_differently(legends, chance)
        ram: dict[int, int] = {}
        for legend in chosen:
            ram[legend.color] = ram.get(legend.color, 0) + legend.ram
        allowed = [card for card in others if card.ram <= ram.get(card.color, 0)]
        chance.shuffle(allowed)
        main: dict[str, int] = {}
        size = chance.randint(40, 50)
        for card in allowed:
            copies = min(chance.randint(1, 3), size - sum(main.values()))
            if copies > 0:
                main[card.slug] = copies
        deck = Deck(legends=[legend.slug for legend in chosen], main=main)
        if not check(deck):
            return deck


def _three_named_differently(legends: list[Declaration], chance: Random) -> list[Declaration]:
    chosen: list[Declaration] = []
    for legend in chance.sample(legends, len(legends)):
        if all(legend.name != other.name for other in chosen):
            chosen.append(legend)
        if len(chosen) == 3:
            break
    return chosen


def decks_for(number: int) -> tuple[Deck, Deck]:
    """The decks of the game with this number: every tenth is played with both starters, all others with random ones."""
    if number % 10 == 0:
        return ready_made("heist"), ready_made("power")
    chance = Random(f"decks {number}")
    return random_deck(chance), random_deck(chance)


class Player(Protocol):
    """Somebody who chooses."""

    def choose(self, table: Table, chance: Random, /) -> int:
        """One of the open options."""


class RandomPlayer:
    """Takes any option."""

    def choose(self, table: Table, chance: Random, /) -> int:
        return table.options[chance.randrange(len(table.options))]


Subject = tuple[str, ...]


@dataclass
class Seeker:
    """Takes what has been taken least so far, and so comes to what random play rarely meets."""

    taken: dict[Subject, int] = field(default_factory=dict)
    offered: dict[Subject, int] = field(default_factory=dict)

    def choose(self, table: Table, chance: Random, /) -> int:
        best: list[int] = []
        fewest = -1
        for option in table.options:
            what = subject(table, option)
            self.offered[what] = self.offered.get(what, 0) + 1
            # What ends a turn or a step is taken now and then only: games shall get somewhere.
            count = self.taken.get(what, 0)
            if fewest < 0 or count < fewest:
                best, fewest = [], count
            if count == fewest:
                best.append(option)
        # One in four is random, lest two rare options keep a game from ever ending.
        option = best[chance.randrange(len(best))] if chance.randrange(4) else RandomPlayer().choose(table, chance)
        what = subject(table, option)
        self.taken[what] = self.taken.get(what, 0) + 1
        return option


def subject(table: Table, option: int) -> Subject:
    """What an option is about: of an action its kind and card, of a choice the text that asks and what is chosen."""
    asking = table.asking
    if asking in (ASK_MAIN, ASK_REACT):
        kind, card, aim = option >> 16, option >> 8 & 255, option & 255
        if kind == ACT_PASS:
            return (KIND_NAMES[asking], "pass")
        slug = registry.SLUG[table.what[card]]
        if kind == ACT_ATTACK:
            return (KIND_NAMES[asking], slug, "attacks", "gigs" if aim == AT_GIGS else "a Unit")
        return (KIND_NAMES[asking], slug, str(option_of(table, option)).split()[0], str(aim))
    frame = table.frames[-1]
    if frame[frames.KIND] != frames.EFFECT:
        return (KIND_NAMES[asking], f"rule {frame[frames.KIND]}", "declined" if option == NONE else "taken")
    text = f"{registry.SLUG[frame[frames.WHAT]]} {frame[frames.PROGRAM]}.{frame[frames.PC]}"
    if option == NONE:
        return (KIND_NAMES[asking], text, "declined")
    if asking in (ASK_CARD, ASK_GIG):
        return (KIND_NAMES[asking], text, "taken")
    return (KIND_NAMES[asking], text, str(option))


@dataclass
class Trial:
    """One game to be played under the laws, named by its number."""

    number: int
    logging: bool = False
    decisions: int = 0
    table: Table = field(init=False)
    decks: tuple[Deck, Deck] = field(init=False)

    def play(self, player: Player, check: Callable[[Table, int], None]) -> None:
        """Play to the end; `check` is called at every decision and once more when the game is over."""
        chance = Random(f"choices {self.number}")
        self.decks = decks_for(self.number)
        taken: list[str] = []
        self.table = table = begin(self.decks, self.number, open_lists=self.number % 3 == 0)
        table.logging = self.logging
        try:
            while not table.over:
                check(table, self.decisions)
                option = player.choose(table, chance)
                taken.append(str(option_of(table, option)))
                engine.take(table, option)
                self.decisions += 1
            check(table, self.decisions)
        except Exception as error:
            # What a look at this moment needs: the last choices, and the table before them to be loaded.
            error.add_note(f"game {self.number}, decision {self.decisions}, after: {' / '.join(taken[-8:])}")
            error.add_note(f"decks: {self.decks[0]!r} / {self.decks[1]!r}")
            error.add_note(f"table: {snapshot_of(table)}")
            raise
