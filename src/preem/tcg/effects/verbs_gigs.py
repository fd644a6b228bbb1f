"""What a text does with Gigs: increase, decrease, adjust, set, swap, steal, reroll (CR 6.4 to 6.7)."""

from __future__ import annotations

from typing import Final, final

from preem.tcg import events, frames, gigs, readings
from preem.tcg.dice import place_of_die
from preem.tcg.effects.amounts import GigValue
from preem.tcg.effects.base import Amount, Condition, Effect
from preem.tcg.effects.conditions import Both, Controls
from preem.tcg.effects.control import If, NotDone, TakeResult
from preem.tcg.effects.nouns import Cards, Gigs, amount, gig, gig_in
from preem.tcg.effects.selecting import SelectGig
from preem.tcg.frames import ask
from preem.tcg.marks import owner_of
from preem.tcg.table import Table
from preem.tcg.terms import ASK_AMOUNT, FRIENDLY, GIG_AREA, RIVAL

UP: Final = 1
DOWN: Final = 2

_GIG: Final = frames.slot_named("gig")
_RIVAL_GIG: Final = frames.slot_named("rival gig")
_SECOND: Final = frames.slot_named("second")

AMOUNT_ZERO: Final = 100  # an amount n is the option n + AMOUNT_ZERO, so that -1 stays "none"


class _Change(Effect):
    """Change the value of a chosen die by an amount the player picks, of those that give a face (RD-22, Q63)."""

    def __init__(self, which: Gigs, number: int | Amount, up_to: bool, directions: int, may: bool, into: str) -> None:
        self.which: Gigs = which
        self.number: Amount = amount(number)
        self.up_to: bool = up_to
        self.directions: int = directions
        self.may: bool = may
        self.slot: int = frames.slot_named(into)

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectGig(self.which, self.slot, self.may))
        steps.append(self)

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 0
        for die in frames.dice_in(frame, self.slot):
            if table.dice[die] & 7 < GIG_AREA:
                continue
            value = table.dice[die] >> 3
            number = self.number.value(table, frame)
            options: list[int] = []
            for by in range(-number, number + 1):
                if not self.up_to and abs(by) != number:
                    continue
                if (by < 0 and self.directions & DOWN == 0) or (by > 0 and self.directions & UP == 0):
                    continue
                if readings.AMOUNTS_OFF_THE_FACES_ARE_OFFERED or gigs.can_show(die, value + by):
                    # An increase or a decrease is answered by a plain number, an adjustment by a signed one.
                    options.append(AMOUNT_ZERO + (-by if self.directions == DOWN else by))
            if self.directions == DOWN:
                options.reverse()
            if options:
                ask(table, frame[frames.ACTOR], ASK_AMOUNT, die, options)

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        by = option - AMOUNT_ZERO
        if self.directions == DOWN:
            by = -by
        for die in frames.dice_in(frame, self.slot):
            value = (table.dice[die] >> 3) + by
            if gigs.adjust(table, frame[frames.ACTOR], die, value, events.new_batch(table)):
                frame[frames.DONE] = 1

    def uses(self) -> int:
        return self.which.uses() | self.number.uses()


@final
class Increase(_Change):
    """Increase a Gig by a number, or by up to it (CR 6.4.1)."""

    def __init__(self, which: Gigs, by: int = 0, *, up_to: int = 0, may: bool = False, into: str = "gig") -> None:
        super().__init__(which, by or up_to, up_to > 0, UP, may, into)


@final
class Decrease(_Change):
    """Decrease a Gig by a number, or by up to it (CR 6.4.2)."""

    def __init__(self, which: Gigs, by: int = 0, *, up_to: int = 0, may: bool = False, into: str = "gig") -> None:
        super().__init__(which, by or up_to, up_to > 0, DOWN, may, into)


@final
class Adjust(_Change):
    """Increase or decrease a Gig by a number, or by up to it (CR 6.4)."""

    def __init__(self, which: Gigs, by: int = 0, *, up_to: int = 0, may: bool = False, into: str = "gig") -> None:
        super().__init__(which, by or up_to, up_to > 0, UP | DOWN, may, into)


@final
class SetGig(Effect):
    """Set the Gig in a slot to a value; no face of it, or the present one, and nothing happens (CR 6.4.3 to 6.4.5)."""

    def __init__(self, value: int | Amount, which: str = "gig") -> None:
        self.value: Amount = amount(value)
        self.slot: int = frames.slot_named(which)

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 0
        if not self.value.is_known(table, frame):
            return
        for die in frames.dice_in(frame, self.slot):
            if place_of_die(table, die) >= GIG_AREA and gigs.adjust(
                table, frame[frames.ACTOR], die, self.value.value(table, frame), events.new_batch(table)
            ):
                frame[frames.DONE] = 1

    def uses(self) -> int:
        return self.value.uses()


@final
class _ThereIsAnother(Condition):
    """Some Gig of the one noun leaves a Gig of the other."""

    def __init__(self, which: Gigs, other: Gigs) -> None:
        self.which: Gigs = which
        self.other: Gigs = other

    def holds(self, table: Table, frame: list[int]) -> bool:
        for die in self.which.candidates(table, frame):
            trial = frame[:]
            frames.put_dice(trial, _GIG, [die])
            if self.other.candidates(table, trial):
                return True
        return False


@final
class SetToValueOf(Effect):
    """Set a Gig to the value of another one; the player picks both, the one to change first (CR 6.4.3, 10.7).

    The other noun names the first Gig as the slot "gig": not_in="gig", other_player_than="gig".
    """

    def __init__(self, which: Gigs, other: Gigs, *, may: bool = False) -> None:
        self.which: Gigs = which
        self.other: Gigs = other
        self.may: bool = may

    def flatten(self, steps: list[Effect]) -> None:
        If(
            _ThereIsAnother(self.which, self.other),
            _Choose(self.which, _GIG, self.may),
            If(_Chosen(_GIG), _Choose(self.other, _SECOND, False), SetGig(GigValue(gig_in("second")))),
            otherwise=(NotDone(),),
        ).flatten(steps)


@final
class _SwapStep(Effect):
    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 0
        for mine in frames.dice_in(frame, _GIG):
            for theirs in frames.dice_in(frame, _RIVAL_GIG):
                gigs.swap(table, frame[frames.ACTOR], mine, theirs)
                frame[frames.DONE] = 1


@final
class Swap(Effect):
    """Swap a friendly Gig with a rival one; the player picks both, and both areas must hold one (CR 6.6)."""

    def __init__(self, *, may: bool = False) -> None:
        self.may: bool = may

    def flatten(self, steps: list[Effect]) -> None:
        there_are_two = Both(Controls(gig(FRIENDLY)), Controls(gig(RIVAL)))
        If(
            there_are_two,
            _Choose(gig(FRIENDLY), _GIG, self.may),
            If(_Chosen(_GIG), _Choose(gig(RIVAL), _RIVAL_GIG, False), _SwapStep()),
            otherwise=(NotDone(),),
        ).flatten(steps)


@final
class _Choose(Effect):
    def __init__(self, which: Gigs, slot: int, may: bool) -> None:
        self.which: Gigs = which
        self.slot: int = slot
        self.may: bool = may

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectGig(self.which, self.slot, self.may))


@final
class _Chosen(Condition):
    def __init__(self, slot: int) -> None:
        self.slot: int = slot

    def holds(self, table: Table, frame: list[int]) -> bool:
        return len(frames.dice_in(frame, self.slot)) > 0


@final
class Steal(Effect):
    """A card steals so many Gigs outside an attack, of the Rival's dice that fit and nothing forbids (CR 6.7.1.2, Q50)."""

    def __init__(self, thief: Cards, count: int = 1, *, unshared: bool = False) -> None:
        self.thief: Cards = thief
        self.count: int = count
        self.unshared: bool = unshared

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(self)
        steps.append(TakeResult())

    def step(self, table: Table, frame: list[int]) -> None:
        table.returned = 0
        for thief in self.thief.candidates(table, frame):
            child = frames.new_frame(frames.STEAL, owner_of(table, thief))
            frames.set_card(table, child, frames.SELF, thief)
            child[frames.WHAT] = self.count
            child[frames.PROGRAM] = 1 if self.unshared else 0
            frames.push(table, child)
            return

    def uses(self) -> int:
        return self.thief.uses()
