"""The kinds of printed text (CR 10.4): when, activated, persistent, replacement; and the declaration that holds them.

A Program's own text stands bare in `effects`: it is done while the card is played (CR 4.13).
"""

from __future__ import annotations

from typing import final

from preem.tcg import frames, readings, terms
from preem.tcg.effects.base import (
    USES_CARDS,
    USES_DIE,
    Activated,
    Amount,
    Condition,
    Effect,
    Trigger,
)
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.effects.happenings import On
from preem.tcg.facts import power_of
from preem.tcg.table import Table


@final
class _Heard(Trigger):
    """A trigger of a declaration: an event, the program it sets off, and its leading "if"."""

    def __init__(self, event: On, program: int, only_if: Condition | None) -> None:
        super().__init__()
        self.event: On = event
        self.kind = event.kind
        self.program = program
        self.only_if = only_if

    def hears(self, table: Table, frame: list[int], row: int) -> bool:
        return self.event.hears(table, frame, row)


@final
class When(Clause):
    """Triggered text: its events, its words, its leading "if" (CR 10.16, 10.3)."""

    def __init__(self, events: tuple[On, ...], words: tuple[Effect, ...], only_if: Condition | None) -> None:
        self.events: list[On] = list(events)
        self.words: list[Effect] = list(words)
        self.only_if: Condition | None = only_if

    def declare(self, declaration: Declaration) -> None:
        only_if = self.only_if
        if not readings.QUEEN_COMPARES_WITH_POWER_AT_THE_STEAL and only_if is None and self.events[0].value_below_power:
            only_if = _StillBelowPower()
        program = declaration.add_program(self.words, only_if)
        for event in self.events:
            declaration.triggers.append(_Heard(event, program, only_if))
            declaration.mask |= 1 << event.kind


@final
class _StillBelowPower(Condition):
    """The event's number is below the power that its card has now: asked in the other reading of RD-20 only."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return frame[frames.VALUE] < power_of(table, frame[frames.IT])

    def uses(self) -> int:
        return USES_CARDS | USES_DIE


def when(event: On | tuple[On, ...], *words: Effect, only_if: Condition | None = None) -> When:
    """When this happens, the words. `only_if` must hold then and when it resolves (CR 10.15.1)."""
    return When((event,) if isinstance(event, On) else event, words, only_if)


@final
class Use(Clause):
    """Activated text: what it costs, and its words (CR 10.18 to 10.20)."""

    def __init__(
        self,
        words: tuple[Effect, ...],
        eddies: int,
        spends: bool,
        quick: bool,
        discount: Amount | None,
        only_if: Condition | None,
    ) -> None:
        self.words: list[Effect] = list(words)
        self.effect: Activated = Activated()
        self.effect.eddies = eddies
        self.effect.spends = spends
        self.effect.quick = quick
        self.effect.discount = discount
        self.effect.only_if = only_if

    def declare(self, declaration: Declaration) -> None:
        self.effect.program = declaration.add_program(self.words, None)
        declaration.activated.append(self.effect)
        declaration.mask |= terms.HAS_ACTIVATED


def activated(
    *words: Effect,
    eddies: int = 0,
    spend: bool = True,
    quick: bool = False,
    discount: Amount | None = None,
    only_if: Condition | None = None,
) -> Use:
    """At will: pay so many €$, spend this card, then the words. `discount` is taken off the €$."""
    return Use(words, eddies, spend, quick, discount, only_if)
