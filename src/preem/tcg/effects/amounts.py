"""Numbers that a text asks for: counts, powers, costs, values (CR 2.10, 6.5, 11.2)."""

from __future__ import annotations

from typing import final

from preem.tcg import frames, registry
from preem.tcg.areas import gear_on
from preem.tcg.effects.base import USES_DIE, Amount
from preem.tcg.effects.nouns import IN_A_SLOT, Cards, Gigs, amount
from preem.tcg.facts import power_of, value_pairs
from preem.tcg.table import Table


@final
class Count(Amount):
    """How many cards there are of a noun."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, frame: list[int]) -> int:
        return len(self.cards.candidates(table, frame))

    def uses(self) -> int:
        return self.cards.uses()


@final
class CountGigs(Amount):
    """How many Gigs there are of a noun."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs: Gigs = gigs

    def value(self, table: Table, frame: list[int]) -> int:
        return self.gigs.count(table, frame)

    def uses(self) -> int:
        return self.gigs.uses()


@final
class ValuePairs(Amount):
    """How many value-pairs the player controls (CR 6.5)."""

    def value(self, table: Table, frame: list[int]) -> int:
        return value_pairs(table, frame[frames.ACTOR])


@final
class GearOn(Amount):
    """How many Gear a card carries."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, frame: list[int]) -> int:
        count = 0
        for card in self.cards.candidates(table, frame):
            count += len(gear_on(table, card))
        return count

    def uses(self) -> int:
        return self.cards.uses()


@final
class PowerOf(Amount):
    """The power of a card as it is read, its last one if it has left (CR 2.10.1, 10.10.1)."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, frame: list[int]) -> int:
        for card in self.cards.candidates(table, frame):
            return power_of(table, card)
        if self.cards.where >= IN_A_SLOT:
            for card in self.cards.named_even_if_gone(frame):
                return max(0, table.last_power[card])
        return 0

    def uses(self) -> int:
        return self.cards.uses()


@final
class CostOf(Amount):
    """The cost value of the card in a slot, wherever it is now (CR 3.11.1.2); null when there is none."""

    def __init__(self, slot: str) -> None:
        self.slot: int = frames.slot_named(slot)

    def value(self, table: Table, frame: list[int]) -> int:
        for card in frames.cards_ever_in(frame, self.slot):
            return registry.COST_VALUE[table.what[card]]
        return 0

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return len(frames.cards_ever_in(frame, self.slot)) > 0


@final
class GigValue(Amount):
    """The value of a Gig, chosen before or of the event; null when there is none."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs: Gigs = gigs

    def value(self, table: Table, frame: list[int]) -> int:
        for die in self.gigs.candidates(table, frame):
            return table.dice[die] >> 3
        return 0

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return len(self.gigs.candidates(table, frame)) > 0

    def uses(self) -> int:
        return self.gigs.uses()


@final
class HighestValue(Amount):
    """The highest value among the Gigs of a noun ("a friendly d20" when there are several); null without one."""

    def __init__(self, gigs: Gigs) -> None:
        self.gigs: Gigs = gigs

    def value(self, table: Table, frame: list[int]) -> int:
        highest = 0
        for die in self.gigs.candidates(table, frame):
            highest = max(highest, table.dice[die] >> 3)
        return highest

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return len(self.gigs.candidates(table, frame)) > 0

    def uses(self) -> int:
        return self.gigs.uses()


@final
class EventNumber(Amount):
    """The number of the event that set the trigger off: the value a stolen die showed, the margin of a won fight."""

    def value(self, table: Table, frame: list[int]) -> int:
        return frame[frames.VALUE]

    def uses(self) -> int:
        return USES_DIE


@final
class HowMany(Amount):
    """How many cards an earlier word put into a slot."""

    def __init__(self, slot: str) -> None:
        self.slot: int = frames.slot_named(slot)

    def value(self, table: Table, frame: list[int]) -> int:
        return len(frames.cards_ever_in(frame, self.slot))


@final
class Times(Amount):
    """A multiple of an amount."""

    def __init__(self, factor: int, of: Amount) -> None:
        self.factor: int = factor
        self.of: Amount = of

    def value(self, table: Table, frame: list[int]) -> int:
        return self.factor * self.of.value(table, frame)

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame)

    def uses(self) -> int:
        return self.of.uses()


@final
class Plus(Amount):
    """A number and an amount on top of it."""

    def __init__(self, number: int, of: Amount) -> None:
        self.number: int = number
        self.of: Amount = of

    def value(self, table: Table, frame: list[int]) -> int:
        return self.number + self.of.value(table, frame)

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame)

    def uses(self) -> int:
        return self.of.uses()


def minus(of: int | Amount) -> Amount:
    """The amount, taken away."""
    return Times(-1, amount(of))
