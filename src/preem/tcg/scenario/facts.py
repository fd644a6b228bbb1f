"""Plain facts of one side of a table, by name (architecture, section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from preem.tcg import registry
from preem.tcg.areas import gear_on
from preem.tcg.dice import fixer_of, gigs_of
from preem.tcg.effects.base import Activated
from preem.tcg.errors import InvalidNotation
from preem.tcg.facts import keywords_of, power_of, street_cred
from preem.tcg.marks import has_lag, has_looked, is_facedown, is_spent
from preem.tcg.names import die_name, slug_of_card
from preem.tcg.options import activations_of
from preem.tcg.payment import activation_price, price
from preem.tcg.terms import (
    ADRENALINE,
    BLOCKER,
    GO_SOLO,
    HOW_CALL,
    HOW_GO_SOLO,
    HOW_PLAY,
    QUICK,
)

if TYPE_CHECKING:
    from preem.tcg.scenario.game import Game

KEYWORD_NAMES = {ADRENALINE: "ADRENALINE", BLOCKER: "BLOCKER", GO_SOLO: "GO SOLO", QUICK: "QUICK"}


class SideFacts:
    """What can be asked of a side; lists of slugs repeat one for each copy."""

    _game: Game
    _seat: int

    @property
    def hand(self) -> list[str]:
        return self._slugs(self._game.table.hand[self._seat])

    @property
    def hand_size(self) -> int:
        return len(self._game.table.hand[self._seat])

    @property
    def field(self) -> list[str]:
        return self._slugs(self._game.table.field[self._seat])

    @property
    def trash(self) -> list[str]:
        """In the order in which the cards came, the newest last."""
        return self._slugs(self._game.table.trash[self._seat])

    @property
    def legends(self) -> list[str]:
        """The Legends area from left to right; "?" is face-down."""
        table = self._game.table
        return ["?" if is_facedown(table, card) else slug_of_card(table, card) for card in table.legends[self._seat]]

    @property
    def removed(self) -> list[str]:
        return self._slugs(self._game.table.removed[self._seat])

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return self._slugs(self._game.table.deck[self._seat][::-1])

    @property
    def deck_size(self) -> int:
        return len(self._game.table.deck[self._seat])

    @property
    def gigs(self) -> dict[str, int]:
        """The dice in the Gig area with their values."""
        table = self._game.table
        return {die_name(self._seat, die): table.dice[die] >> 3 for die in gigs_of(table, self._seat)}

    @property
    def fixer(self) -> list[str]:
        return [die_name(self._seat, die) for die in fixer_of(self._game.table, self._seat)]

    @property
    def street_cred(self) -> int | None:
        """None is null (CR 5.11.4)."""
        number = street_cred(self._game.table, self._seat)
        return None if number < 0 else number

    @property
    def eddies_ready(self) -> int:
        table = self._game.table
        return sum(not is_spent(table, card) for card in table.eddies[self._seat])

    @property
    def eddies_spent(self) -> int:
        table = self._game.table
        return sum(is_spent(table, card) for card in table.eddies[self._seat])

    @property
    def looked_at(self) -> list[int]:
        """Places of this side's face-down Legends that a player has looked at."""
        table = self._game.table
        return [
            place
            for place, card in enumerate(table.legends[self._seat])
            if is_facedown(table, card) and (has_looked(table, 0, card) or has_looked(table, 1, card))
        ]

    def power(self, name: str) -> int:
        """Power as it is read, never below 0; also of Legends in their area, and of Gear."""
        card = self._in_play(name)
        return 0 if self._is_hidden(card) else power_of(self._game.table, card)

    def _is_hidden(self, card: int) -> bool:
        """A face-down Legend, and Gear on one: nothing of it counts (CR 3.4.1)."""
        table = self._game.table
        host = table.host[card]
        return is_facedown(table, card) or (host >= 0 and is_facedown(table, host))

    def price(self, name: str | int, how: str | int = "play") -> int:
        """What would be paid now: to play, to "go_solo", to "call" (a place), or for an activated effect by its number."""
        table = self._game.table
        if how == "call":
            place = name if isinstance(name, int) else int(name.removeprefix("legend:"))
            return price(table, self._seat, table.legends[self._seat][place], HOW_CALL)
        if isinstance(name, int):
            raise InvalidNotation("a place names a Legend to call; everything else has a slug")
        if isinstance(how, int):
            host = self._in_play(name)
            effects = activations_of(table, host)
            if not 0 <= how < len(effects):
                raise InvalidNotation(f"{name!r} has {len(effects)} activated effects, counted from 0: none is {how}")
            source, number = effects[how]
            effect: Activated = registry.ACTIVATED[table.what[source]][number]
            return activation_price(table, source, effect)
        ways = {"play": HOW_PLAY, "go_solo": HOW_GO_SOLO}
        if how not in ways:
            raise InvalidNotation(f"how is 'play', 'go_solo', 'call' or the number of an effect, not {how!r}")
        cards = table.hand[self._seat] + table.legends[self._seat] + table.trash[self._seat]
        return price(table, self._seat, self._one(name, cards), ways[how])

    def is_spent(self, name: str) -> bool:
        return is_spent(self._game.table, self._in_play(name))

    def has_lag(self, name: str) -> bool:
        return has_lag(self._game.table, self._in_play(name))

    def keywords(self, name: str) -> list[str]:
        """The keywords it has now, in the order of the alphabet."""
        table = self._game.table
        cards = table.field[self._seat] + table.legends[self._seat] + table.gear[self._seat] + table.hand[self._seat]
        card = self._one(name, cards)
        bits = 0 if self._is_hidden(card) else keywords_of(table, card)
        return sorted(word for bit, word in KEYWORD_NAMES.items() if bits & bit)

    def gear(self, name: str) -> list[str]:
        """The Gear on a card, in the order in which it was equipped."""
        return self._slugs(gear_on(self._game.table, self._in_play(name)))

    def _slugs(self, cards: list[int]) -> list[str]:
        return [slug_of_card(self._game.table, card) for card in cards]

    def _in_play(self, name: str) -> int:
        table = self._game.table
        return self._one(name, table.field[self._seat] + table.legends[self._seat] + table.gear[self._seat])

    def _one(self, name: str, cards: list[int]) -> int:
        found = self._game.names.find(self._game.table, self._seat, name, cards)
        if not found:
            there = ", ".join(self._game.names.printed(self._game.table, self._seat, cards)) or "nothing"
            raise InvalidNotation(f"there is no {name!r} here; there is {there}")
        return found[0]
