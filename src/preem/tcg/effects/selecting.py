"""Choosing cards and dice in the middle of an effect (CR 10.31, 5.3.2.4, 5.3.2.5)."""

from __future__ import annotations

from typing import Final, final

from preem.tcg import frames
from preem.tcg.actions import hosts
from preem.tcg.effects.base import Amount, Effect
from preem.tcg.effects.nouns import IN_A_SLOT, IN_HAND, IN_TRASH, MANY, Cards, Gigs, Target, target_of
from preem.tcg.frames import ask
from preem.tcg.knowledge import EVERYONE
from preem.tcg.payment import NULL_PRICE, money, price
from preem.tcg.registry import TYPE
from preem.tcg.table import Table
from preem.tcg.terms import ASK_CARD, ASK_GIG, BLANK, GEAR, HOW_PLAY, LEGEND, NONE

ANY: Final = 0
PLAYABLE_FREE: Final = 1
PLAYABLE_PAID: Final = 2


@final
class SelectCards(Effect):
    """Fill a slot with cards: all of a noun, or those somebody chooses, one after the other."""

    def __init__(self, target: Target, slot: int, limit: int = ANY) -> None:
        self.target: Target = target
        self.slot: int = slot
        self.limit: int = limit  # only cards that can be played

    def step(self, table: Table, frame: list[int]) -> None:
        cards = self._candidates(table, frame)
        seen_by = EVERYONE
        if self.target.cards.is_chosen_unseen():
            seen_by = 1 << frame[frames.ACTOR]
        if self.target.every:
            frames.put_cards(table, frame, self.slot, cards, seen_by)
            frame[frames.DONE] = 1 if cards else 0
            return
        most = self.target.most.value(table, frame)
        frames.put_cards(table, frame, self.slot, [], seen_by)
        if self.target.all_or_none and len(cards) < most:
            frame[frames.DONE] = 0
            return
        frame[frames.A] = most
        frame[frames.B] = most if self.target.least == MANY else min(self.target.least, most)
        if self.target.all_or_none:
            frame[frames.B] = 0
        self._go_on(table, frame, cards)

    def _go_on(self, table: Table, frame: list[int], cards: list[int]) -> None:
        chosen = frames.cards_in(table, frame, self.slot)
        left = [card for card in cards if card not in chosen]
        if frame[frames.A] <= 0 or not left:
            frame[frames.DONE] = 1 if chosen else 0
            return
        if frame[frames.B] >= len(left) and not (table.asks_alone and len(left) == 1):
            # As many as there are: one legal answer (CR 10.31.2).
            for card in left:
                self._take(table, frame, card)
            frame[frames.DONE] = 1
            return
        options = left
        if self.target.cards.where & (IN_HAND | IN_TRASH | IN_A_SLOT):
            options = _without_copies(table, left)
        if frame[frames.B] <= 0:
            options = [*options, NONE]
        table.least = frame[frames.B]
        ask(table, frame[frames.ACTOR], ASK_CARD, frame[frames.SOURCE], options)

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        if option == NONE:
            frame[frames.DONE] = 1 if frames.cards_in(table, frame, self.slot) else 0
            return
        self._take(table, frame, option)
        frame[frames.A] -= 1
        frame[frames.B] -= 1
        if self.target.all_or_none and frame[frames.A] > 0:
            frame[frames.B] = frame[frames.A]
        self._go_on(table, frame, self._candidates(table, frame))

    def lacks_target(self, table: Table, frame: list[int]) -> bool:
        return not self.target.every and not self._candidates(table, frame)

    def _take(self, table: Table, frame: list[int], card: int) -> None:
        """Append to the record of the slot, which is the last of the frame while its choice is open."""
        frame[frames.slot_at(frame, self.slot) + 3] += 1
        frame += [card, table.card[card] >> 12]

    def _candidates(self, table: Table, frame: list[int]) -> list[int]:
        cards = self.target.cards.candidates(table, frame)
        if self.limit == ANY:
            return cards
        return [card for card in cards if can_be_played(table, frame[frames.ACTOR], card, self.limit == PLAYABLE_FREE)]

    def uses(self) -> int:
        return self.target.uses()


def can_be_played(table: Table, seat: int, card: int, free: bool) -> bool:
    """Whether an effect may have this card played: a host for a Gear, and the money unless it is free (CR 11.4.3, 11.8.4.1)."""
    types = TYPE[table.what[card]]
    if types == BLANK or types == LEGEND:
        return False
    if types == GEAR and not hosts(table, seat):
        return False
    if free:
        return True
    cost = price(table, seat, card, HOW_PLAY)
    return cost != NULL_PRICE and cost <= money(table, seat, -1)


def _without_copies(table: Table, cards: list[int]) -> list[int]:
    """One card of each declaration in an area: copies in a hand, a trash or a search can't be told apart."""
    seen: list[int] = []
    found: list[int] = []
    for card in cards:
        kind = table.what[card] << 4 | table.card[card] & 15
        if kind not in seen:
            seen.append(kind)
            found.append(card)
    return found


@final
class SelectGig(Effect):
    """Choose one die of a noun into a slot, or (may) none."""

    def __init__(self, gigs: Gigs, slot: int, may: bool) -> None:
        self.gigs: Gigs = gigs
        self.slot: int = slot
        self.may: bool = may

    def step(self, table: Table, frame: list[int]) -> None:
        dice = self.gigs.candidates(table, frame)
        if not dice:
            frames.put_dice(frame, self.slot, [])
            frame[frames.DONE] = 0
            return
        if self.may:
            dice.append(NONE)
        ask(table, frame[frames.ACTOR], ASK_GIG, frame[frames.SOURCE], dice)

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        frames.put_dice(frame, self.slot, [] if option == NONE else [option])
        frame[frames.DONE] = 0 if option == NONE else 1

    def lacks_target(self, table: Table, frame: list[int]) -> bool:
        return not self.gigs.candidates(table, frame)

    def uses(self) -> int:
        return self.gigs.uses()


@final
class Pick(Effect):
    """Choose cards into a slot, for the words that follow."""

    def __init__(self, noun: Cards | Target, into: str) -> None:
        self.target: Target = target_of(noun)
        self.slot: int = frames.slot_named(into)

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectCards(self.target, self.slot))


@final
class PickGig(Effect):
    """Choose a die into a slot, for the words that follow."""

    def __init__(self, gigs: Gigs, into: str = "gig", *, may: bool = False) -> None:
        self.gigs: Gigs = gigs
        self.slot: int = frames.slot_named(into)
        self.may: bool = may

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectGig(self.gigs, self.slot, self.may))


def read(number: Amount, table: Table, frame: list[int]) -> int:
    """An amount that may be null, null read as 0."""
    return number.value(table, frame) if number.is_known(table, frame) else 0
