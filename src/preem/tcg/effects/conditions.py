"""What a text may hang on: "if ..." (CR 10.3, 17.4 of the digest)."""

from __future__ import annotations

from typing import Unpack, final

from preem.tcg import events, frames, readings, registry
from preem.tcg.dice import count_gigs, fixer_of, gigs_of
from preem.tcg.effects.base import USES_CARDS, USES_SELF, USES_SOURCE, Amount, Condition, Trigger
from preem.tcg.effects.nouns import CardFilters, Cards, Gigs, amount, is_gig_value
from preem.tcg.events import STRIDE
from preem.tcg.facts import is_even, is_odd, sides_of, street_cred
from preem.tcg.marks import is_facedown, types_of
from preem.tcg.table import Table
from preem.tcg.terms import FRIENDLY, LEGEND, PLAYED


@final
class MoreStreetCred(Condition):
    """You have more Street Cred than the Rival; equal is not more, null is less than any number (CR 5.11.4.2)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        seat = frame[frames.ACTOR]
        return street_cred(table, seat) > street_cred(table, 1 - seat)


@final
class LessStreetCred(Condition):
    """You have less Street Cred than the Rival."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        seat = frame[frames.ACTOR]
        return street_cred(table, seat) < street_cred(table, 1 - seat)


@final
class StreetCredBelow(Condition):
    """You have less than so much Street Cred; null is less (CR 5.11.4.2)."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def holds(self, table: Table, frame: list[int]) -> bool:
        return street_cred(table, frame[frames.ACTOR]) < self.number


@final
class StreetCredIsEven(Condition):
    """Null is neither even nor odd (CR 5.11.4.1)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return is_even(street_cred(table, frame[frames.ACTOR]))


@final
class StreetCredDiffersBy(Condition):
    """By so much or more, either way; with a null there is no difference (Q28)."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def holds(self, table: Table, frame: list[int]) -> bool:
        yours = street_cred(table, 0)
        theirs = street_cred(table, 1)
        if readings.NULL_HAS_A_DIFFERENCE:
            return abs(max(0, yours) - max(0, theirs)) >= self.number
        return yours >= 0 and theirs >= 0 and abs(yours - theirs) >= self.number


@final
class Controls(Condition):
    """There are so many Gigs of a noun."""

    def __init__(self, gigs: Gigs, at_least: int = 1) -> None:
        self.gigs: Gigs = gigs
        self.at_least: int = at_least

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.gigs.count(table, frame) >= self.at_least

    def uses(self) -> int:
        return self.gigs.uses()


@final
class DifferentValues(Condition):
    """You control so many Gigs that all show different values."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def holds(self, table: Table, frame: list[int]) -> bool:
        values: list[int] = []
        for die in gigs_of(table, frame[frames.ACTOR]):
            value = table.dice[die] >> 3
            if value not in values:
                values.append(value)
        return len(values) >= self.number


@final
class RivalHasMoreGigs(Condition):
    """The Rival controls so many more Gigs than you, or still more."""

    def __init__(self, by: int = 1) -> None:
        self.by: int = by

    def holds(self, table: Table, frame: list[int]) -> bool:
        seat = frame[frames.ACTOR]
        return count_gigs(table, 1 - seat) - count_gigs(table, seat) >= self.by


@final
class AtLeast(Condition):
    """An amount reaches a number."""

    def __init__(self, of: Amount, number: int) -> None:
        self.of: Amount = of
        self.number: int = number

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame) and self.of.value(table, frame) >= self.number

    def uses(self) -> int:
        return self.of.uses()


@final
class IsEven(Condition):
    """An amount is even; a null is not."""

    def __init__(self, of: Amount) -> None:
        self.of: Amount = of

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame) and is_even(self.of.value(table, frame))

    def uses(self) -> int:
        return self.of.uses()


@final
class IsOdd(Condition):
    """An amount is odd; a null is not."""

    def __init__(self, of: Amount) -> None:
        self.of: Amount = of

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame) and is_odd(self.of.value(table, frame))

    def uses(self) -> int:
        return self.of.uses()


@final
class IsValueOf(Condition):
    """A number equals the value of a Gig of FRIENDLY, RIVAL or ANYONE."""

    def __init__(self, of: int | Amount, whose: int = FRIENDLY) -> None:
        self.of: Amount = amount(of)
        self.whose: int = whose

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame) and is_gig_value(table, frame, self.of.value(table, frame), self.whose)

    def uses(self) -> int:
        return self.of.uses()


@final
class Is(Condition):
    """There is at least one card of a noun: "this Unit is spent", "the Unit is a ROCKER"; false of one that has left (Q58)."""

    def __init__(self, cards: Cards, **filters: Unpack[CardFilters]) -> None:
        self.cards: Cards = cards.that(filters)

    def holds(self, table: Table, frame: list[int]) -> bool:
        return len(self.cards.candidates(table, frame)) > 0

    def uses(self) -> int:
        return self.cards.uses()


@final
class FixerIsEmpty(Condition):
    """No die is left in your fixer (CR 5.10.5)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return len(fixer_of(table, frame[frames.ACTOR])) == 0


@final
class AllLegendsAreFaceUp(Condition):
    """All your Legends in the Legends area and on the field, and at least one (Q30)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        seat = frame[frames.ACTOR]
        count = 0
        for card in table.legends[seat]:
            if is_facedown(table, card):
                return False
            count += 1
        for card in table.field[seat]:
            if types_of(table, card) & LEGEND:
                count += 1
        return count > 0


@final
class YourTurn(Condition):
    """It is the turn of the player whose effect it is."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return table.turn_player == frame[frames.SEAT]


@final
class IfYouDo(Condition):
    """The instruction before really happened (CR 10.3.3)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return frame[frames.DONE] != 0


@final
class Happened(Condition):
    """An event happened this turn, before or after the card was there."""

    def __init__(self, event: Trigger) -> None:
        self.event: Trigger = event

    def holds(self, table: Table, frame: list[int]) -> bool:
        for row in range(0, len(table.history), STRIDE):
            if table.history[row] == self.event.kind and self.event.hears(table, frame, row):
                return True
        return False

    def uses(self) -> int:
        return USES_SELF


@final
class IsOfChosenType(Condition):
    """The card in a slot is of the card type chosen before."""

    def __init__(self, slot: str, chosen: str = "type") -> None:
        self.slot: int = frames.slot_named(slot)
        self.chosen: int = frames.slot_named(chosen)

    def holds(self, table: Table, frame: list[int]) -> bool:
        for card in frames.cards_ever_in(frame, self.slot):
            return types_of(table, card) & frames.number_in(frame, self.chosen) != 0
        return False


@final
class IsMin(Condition):
    """A Gig chosen before, or of the event, shows 1 (CR 6.3.1)."""

    def __init__(self, which: Gigs) -> None:
        self.which: Gigs = which

    def holds(self, table: Table, frame: list[int]) -> bool:
        for die in self.which.candidates(table, frame):
            return table.dice[die] >> 3 == 1
        return False

    def uses(self) -> int:
        return self.which.uses()


@final
class HasSides(Condition):
    """A Gig chosen before, or of the event, is a die with so many sides (CR 6.1.1)."""

    def __init__(self, which: Gigs, sides: int) -> None:
        self.which: Gigs = which
        self.sides: int = sides

    def holds(self, table: Table, frame: list[int]) -> bool:
        for die in self.which.candidates(table, frame):
            return sides_of(die) == self.sides
        return False

    def uses(self) -> int:
        return self.which.uses()


@final
class IsNamed(Condition):
    """This Unit has a name, wherever it is by now (CR 3.9.2, 10.10.1; FAQ Dying Night)."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def holds(self, table: Table, frame: list[int]) -> bool:
        card = frame[frames.SELF]
        return card >= 0 and registry.NAME[table.what[card]] == self.name

    def uses(self) -> int:
        return USES_SELF


@final
class ItDid(Condition):
    """IT did one of these things this turn, after the Program whose text it is was played (FAQ Cyberpsychosis, Q62)."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: list[int] = list(kinds)

    def holds(self, table: Table, frame: list[int]) -> bool:
        history = table.history
        did = False
        for row in range(0, len(history), STRIDE):
            if (
                history[row] == PLAYED
                and history[row + events.CARD] == frame[frames.SOURCE]
                and history[row + events.STAY] <= frame[frames.SOURCE_STAY]
            ):
                did = False
            elif (
                history[row] in self.kinds
                and history[row + events.CARD] == frame[frames.IT]
                and history[row + events.STAY] == frame[frames.IT_STAY]
            ):
                did = True
        return did

    def uses(self) -> int:
        return USES_SOURCE | USES_CARDS


@final
class CallIsLeft(Condition):
    """No Legend was called this turn, so one may be (CR 8.12.1, 5.7.3)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return table.called[frame[frames.ACTOR]] == 0


@final
class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def holds(self, table: Table, frame: list[int]) -> bool:
        return not self.condition.holds(table, frame)

    def uses(self) -> int:
        return self.condition.uses()


@final
class Both(Condition):
    """Two conditions hold together."""

    def __init__(self, one: Condition, two: Condition) -> None:
        self.one: Condition = one
        self.two: Condition = two

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.one.holds(table, frame) and self.two.holds(table, frame)

    def uses(self) -> int:
        return self.one.uses() | self.two.uses()


@final
class Either(Condition):
    """At least one of two conditions holds."""

    def __init__(self, one: Condition, two: Condition) -> None:
        self.one: Condition = one
        self.two: Condition = two

    def holds(self, table: Table, frame: list[int]) -> bool:
        return self.one.holds(table, frame) or self.two.holds(table, frame)

    def uses(self) -> int:
        return self.one.uses() | self.two.uses()
