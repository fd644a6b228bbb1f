"""What a text leaves in force for a while: power, keywords, can't, must, may, next time (CR 10.23)."""

from __future__ import annotations

from typing import Final, Unpack, final

from preem.tcg import frames, in_force, log, readings
from preem.tcg.effects.base import Amount, Condition, Effect, PowerBonus
from preem.tcg.effects.happenings import On
from preem.tcg.effects.nouns import ON_FIELD, CardFilters, Cards, Target, amount, every, target_of
from preem.tcg.effects.selecting import SelectCards
from preem.tcg.facts import opposing
from preem.tcg.marks import owner_of, types_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    CANT_ATTACK,
    CANT_BE_DEFEATED_IN_FIGHT,
    CANT_READY,
    CANT_STEAL,
    DELAYED,
    FIELD,
    FRIENDLY,
    GO_SOLO_COSTS,
    KEYWORD_GIVEN,
    LEGEND,
    MAY_ATTACK,
    MUST_ATTACK,
    NEXT_FIGHT_DEFEATS_NOBODY,
    NEXT_PLAY_COSTS,
    POWER_CHANGE,
    POWER_WHILE_FIGHTING,
    STEALS_FEWER,
    THEIR_NEXT_TURN,
    THIS_TURN,
    TURN_ENDED,
    UNIT,
    YOUR_NEXT_TURN,
)

# What CANT_STEAL forbids: dice whose value is above, or below, the thief's power.
HIGHER_THAN_POWER: Final = 1
LOWER_THAN_POWER: Final = 2


@final
class Frozen(Amount):
    """An amount that is read once, when the effect resolves, and stays (FAQ Dum Dum, El Sombreron)."""

    def __init__(self, of: Amount) -> None:
        self.of: Amount = of

    def value(self, table: Table, frame: list[int]) -> int:
        return self.of.value(table, frame)

    def is_known(self, table: Table, frame: list[int]) -> bool:
        return self.of.is_known(table, frame)

    def uses(self) -> int:
        return self.of.uses()


class _Lasting(Effect):
    """Put a row in force for each card of a noun, or one for a whole class that nobody chooses from (Q44)."""

    def __init__(self, noun: Cards | Target, kind: int, number: int | Amount, duration: int, into: str) -> None:
        self.target: Target = target_of(noun)
        self.kind: int = kind
        self.number: Amount = amount(number)
        self.duration: int = duration
        self.slot: int = frames.slot_named(into)
        self.uses_left: int = 0

    def flatten(self, steps: list[Effect]) -> None:
        if not self._is_a_class():
            steps.append(SelectCards(self.target, self.slot))
        steps.append(self)

    def _is_a_class(self) -> bool:
        if not readings.CLASS_EFFECTS_REACH_LATE_ARRIVALS:
            return False
        return self.target.every and self.target.cards.where == ON_FIELD and self.target.cards.is_plain()

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.SEAT]
        if not self.number.is_known(table, frame):
            frame[frames.DONE] = 0
            return
        ends = in_force.until(table, seat, self.duration)
        number = self.number.value(table, frame)
        if self._is_a_class():
            cards = self.target.cards
            for side in range(2):
                if cards.whose & (1 << side):
                    whose = frame[frames.ACTOR] if side == 0 else 1 - frame[frames.ACTOR]
                    in_force.add(table, frame, self.kind, number, -1, whose, cards.types, ends, self.uses_left, 0)
            frame[frames.DONE] = 1
            return
        chosen = frames.cards_in(table, frame, self.slot)
        for card in chosen:
            in_force.add(table, frame, self.kind, number, card, -1, 0, ends, self.uses_left, 0)
            log.note(table, log.GIVEN, seat, card, number=self.kind << 16 | (number + 1000))
        frame[frames.DONE] = 1 if chosen else 0

    def uses(self) -> int:
        return self.target.uses() | self.number.uses()


@final
class GivePower(_Lasting):
    """Change power this turn (or longer); the number is fixed when it resolves (17.2 of the digest)."""

    def __init__(self, noun: Cards | Target, number: int | Amount, duration: int = THIS_TURN, *, into: str = "chosen") -> None:
        super().__init__(noun, POWER_CHANGE, number, duration, into)


@final
class GiveKeyword(_Lasting):
    """Give a keyword for a while."""

    def __init__(self, noun: Cards | Target, keyword: int, duration: int = THIS_TURN, *, into: str = "chosen") -> None:
        super().__init__(noun, KEYWORD_GIVEN, keyword, duration, into)


@final
class CantAttack(_Lasting):
    """It can't attack (CR 2.6)."""

    def __init__(self, noun: Cards | Target, duration: int = YOUR_NEXT_TURN, *, into: str = "chosen") -> None:
        super().__init__(noun, CANT_ATTACK, 0, duration, into)


@final
class CantReady(_Lasting):
    """It can't be readied by anything (CR 2.6)."""

    def __init__(self, noun: Cards | Target, duration: int = YOUR_NEXT_TURN, *, into: str = "chosen") -> None:
        super().__init__(noun, CANT_READY, 0, duration, into)


@final
class MustAttack(_Lasting):
    """It must attack on its controller's next turn, as long as it can (FAQ Evelyn Parker: Beautiful Enigma, Q52)."""

    def __init__(self, noun: Cards | Target, *, into: str = "chosen") -> None:
        super().__init__(noun, MUST_ATTACK, 0, THEIR_NEXT_TURN, into)


@final
class StealsFewer(_Lasting):
    """Each of its steals this turn takes so many Gigs fewer (Q48)."""

    def __init__(self, noun: Cards | Target, number: int = 1, *, into: str = "chosen") -> None:
        super().__init__(noun, STEALS_FEWER, number, THIS_TURN, into)


@final
class CantBeDefeatedInFight(_Lasting):
    """No fight defeats it this turn; it can lose all the same (FAQ Muamar Reyes)."""

    def __init__(self, noun: Cards | Target, *, into: str = "chosen") -> None:
        super().__init__(noun, CANT_BE_DEFEATED_IN_FIGHT, 0, THIS_TURN, into)


@final
class NextFightDefeatsNobody(_Lasting):
    """In its next fight this turn it doesn't defeat the opposing Unit (RD-9, RD-10)."""

    def __init__(self, noun: Cards | Target, *, into: str = "chosen") -> None:
        if not readings.REBOOT_OPTICS_CHOOSES_WHEN_PLAYED:
            noun = every(target_of(noun).cards)  # whichever of them fights next
        super().__init__(noun, NEXT_FIGHT_DEFEATS_NOBODY, 0, THIS_TURN, into)
        self.uses_left = 1


@final
class MayAttack(_Lasting):
    """It may attack what else it could not: bits of terms.py; once (its next attack) or all turn (CR 9.3.2.3)."""

    def __init__(self, noun: Cards | Target, opened: int, *, next_attack: bool = False, into: str = "chosen") -> None:
        super().__init__(noun, MAY_ATTACK, opened, THIS_TURN, into)
        self.uses_left = 1 if next_attack else 0


@final
class GoSoloCosts(_Lasting):
    """Its GO SOLO costs less this turn (RD-18)."""

    def __init__(self, noun: Cards | Target, change: int, *, into: str = "legend") -> None:
        super().__init__(noun, GO_SOLO_COSTS, change, THIS_TURN, into)

    def flatten(self, steps: list[Effect]) -> None:
        if readings.NOCTURNE_CHOOSES_WHEN_PLAYED:
            super().flatten(steps)
        else:
            steps.append(NextPlayCosts(LEGEND, self.number, GO_SOLO_COSTS))  # whichever goes solo next


@final
class NextPlayCosts(Effect):
    """Your next card of a type this turn costs less; the size is fixed now (FAQ Alt Cunningham: Soulkiller Architect)."""

    def __init__(self, types: int, change: Amount, kind: int = NEXT_PLAY_COSTS) -> None:
        self.types: int = types
        self.change: Amount = change
        self.kind: int = kind

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.ACTOR]
        change = self.change.value(table, frame)
        ends = in_force.until(table, seat, THIS_TURN)
        in_force.add(table, frame, self.kind, change, -1, seat, self.types, ends, 1, 0)

    def uses(self) -> int:
        return self.change.uses()


@final
class CantStealGigs(Effect):
    """Until your next turn rivals can't steal friendly Gigs above, or below, their power (FAQ Chrome Fang)."""

    def __init__(self, types: int, which: int) -> None:
        self.types: int = types
        self.which: int = which

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.ACTOR]
        ends = in_force.until(table, seat, YOUR_NEXT_TURN)
        if readings.CLASS_EFFECTS_REACH_LATE_ARRIVALS:  # Q44
            in_force.add(table, frame, CANT_STEAL, self.which, -1, 1 - seat, self.types, ends, 0, 0)
            return
        for card in table.field[1 - seat] + table.legends[1 - seat]:
            if types_of(table, card) & self.types:
                in_force.add(table, frame, CANT_STEAL, self.which, card, -1, 0, ends, 0, 0)


@final
class WhileFighting(PowerBonus):
    """So much power while fighting rival Units; the number stays live (RD-11), or is the VALUE that the head brings along."""

    def __init__(self, number: Amount) -> None:
        self.number: Amount = number

    def bonus(self, table: Table, frame: list[int], card: int) -> int:
        other = opposing(table, card)
        if other < 0 or owner_of(table, other) == frame[frames.SEAT] or table.card[other] & 15 != FIELD:
            return 0
        return self.number.value(table, frame) if readings.SYNAPSE_BURNOUT_COUNTS_IN_THE_FIGHT else frame[frames.VALUE]


@final
class GivePowerWhileFighting(Effect):
    """This turn it has so much power while fighting rival Units, read when it fights."""

    def __init__(self, noun: Cards | Target, number: Amount, *, into: str = "chosen") -> None:
        self.target: Target = target_of(noun)
        self.bonus: WhileFighting = WhileFighting(number)
        self.slot: int = frames.slot_named(into)
        self.place: int = 0  # in the declaration's list of live amounts

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectCards(self.target, self.slot))
        steps.append(self)

    def step(self, table: Table, frame: list[int]) -> None:
        ends = in_force.until(table, frame[frames.SEAT], THIS_TURN)
        number = 0 if readings.SYNAPSE_BURNOUT_COUNTS_IN_THE_FIGHT else self.bonus.number.value(table, frame)
        for card in frames.cards_in(table, frame, self.slot):
            in_force.add(table, frame, POWER_WHILE_FIGHTING, number, card, -1, 0, ends, 0, self.place)

    def uses(self) -> int:
        return self.target.uses()


@final
class Later(Effect):
    """A delayed trigger: words that wait for an event about the card of a noun, this turn (CR 8.16.1).

    Inside the words, IT is that card. `once`: the next time only.
    """

    def __init__(
        self, event: On, about: Cards | None, words: tuple[Effect, ...], *, once: bool, only_if: Condition | None
    ) -> None:
        self.event: On = event
        self.about: Cards | None = about
        self.words: list[Effect] = list(words)
        self.once: bool = once
        self.only_if: Condition | None = only_if  # must hold when the event comes and when it resolves
        self.program: int = 0  # number of the program that the words become

    def step(self, table: Table, frame: list[int]) -> None:
        ends = in_force.until(table, frame[frames.SEAT], THIS_TURN)
        waits_for = self.event.kind | self.event.at_least << 8
        uses = 1 if self.once else 0
        if self.about is None:
            in_force.add(table, frame, DELAYED, waits_for, -1, -1, 0, ends, uses, self.program)
            return
        for card in self.about.candidates(table, frame):
            in_force.add(table, frame, DELAYED, waits_for, card, -1, 0, ends, uses, self.program)

    def uses(self) -> int:
        return self.about.uses() if self.about is not None else 0


def NextTime(event: On, about: Cards, *words: Effect) -> Later:  # noqa: N802 -- reads as the other words do
    """The next time this happens to the card this turn, the words."""
    return Later(event, about, words, once=True, only_if=None)


def AtEndOfTurn(  # noqa: N802 -- reads as the other words do
    *words: Effect, about: Cards | None = None, only_if: Condition | None = None
) -> Later:
    """At the end of this turn, the words; they need their source no longer (FAQ Dying Night)."""
    return Later(On(TURN_ENDED), about, words, once=True, only_if=only_if)


def narrowed(cards: Cards, **filters: Unpack[CardFilters]) -> Cards:
    """A noun with filters, where a word takes a noun and not a target."""
    return cards.that(filters)


assert FRIENDLY == 1 and UNIT | LEGEND
