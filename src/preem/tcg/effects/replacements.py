"""Text that puts something in the place of an event: a defeat, a steal, a roll (CR 10.24 to 10.30)."""

from __future__ import annotations

from typing import final

from preem.tcg import frames, readings, registry, terms
from preem.tcg.effects.base import (
    DefeatReplacement,
    RollReplacement,
    StealReplacement,
)
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.effects.nouns import YOUR_HAND
from preem.tcg.marks import area_of, is_facedown, owner_of
from preem.tcg.payment import money
from preem.tcg.table import Table
from preem.tcg.terms import (
    FIELD,
    LEGENDS,
)


@final
class InsteadOfDefeat(Clause):
    """In the place of a defeat another card is defeated (CR 10.24 to 10.30)."""

    def __init__(self, text: DefeatReplacement) -> None:
        self.text: DefeatReplacement = text

    def declare(self, declaration: Declaration) -> None:
        declaration.defeat_replacements.append(self.text)
        declaration.mask |= terms.HAS_DEFEAT_REPLACEMENT


@final
class _ThisGearInstead(DefeatReplacement):
    """Compulsory: the Gear that prints it, for its host on the field (RD-26: Units only)."""

    def applies(self, table: Table, frame: list[int], victim: int) -> bool:
        if victim != frame[frames.SELF] or frame[frames.SOURCE] == victim:
            return False
        area = area_of(table, victim)
        return area == FIELD or (area == LEGENDS and readings.DEADMAN_SAVES_IN_THE_LEGENDS_AREA)

    def instead(self, table: Table, frame: list[int], victim: int) -> int:
        return frame[frames.SOURCE]


@final
class _ThisLegendInstead(DefeatReplacement):
    """Optional, for a price: the Legend that prints it, for any friendly Unit, himself included (FAQ Mama's Favorite)."""

    def __init__(self, price: int) -> None:
        super().__init__()
        self.optional = True
        self.price = price

    def applies(self, table: Table, frame: list[int], victim: int) -> bool:
        if owner_of(table, victim) != frame[frames.SEAT] or area_of(table, victim) != FIELD:
            return False
        source = frame[frames.SOURCE]
        area = area_of(table, source)
        if area != FIELD and (area != LEGENDS or is_facedown(table, source)):
            return False
        return money(table, frame[frames.SEAT], -1) >= self.price

    def instead(self, table: Table, frame: list[int], victim: int) -> int:
        return frame[frames.SOURCE]


def defeat_this_gear_instead() -> InsteadOfDefeat:
    """If this Unit would be defeated, this Gear is defeated instead."""
    return InsteadOfDefeat(_ThisGearInstead())


def may_pay_to_defeat_this_legend_instead(eddies: int) -> InsteadOfDefeat:
    """If a friendly Unit would be defeated, you may pay so many €$; this Legend is defeated instead."""
    return InsteadOfDefeat(_ThisLegendInstead(eddies))


@final
class InsteadOfSteal(Clause):
    """A chosen die is kept from being stolen for a discard whose cost is its value (Q23)."""

    def declare(self, declaration: Declaration) -> None:
        declaration.steal_replacements.append(_DiscardToSave())
        declaration.mask |= terms.HAS_STEAL_REPLACEMENT


@final
class _DiscardToSave(StealReplacement):
    def discards(self, table: Table, frame: list[int], thief: int, die: int) -> list[int]:
        if owner_of(table, thief) == frame[frames.SEAT]:
            return []
        frame[frames.DIE] = die
        value = table.dice[die] >> 3
        found: list[int] = []
        for card in YOUR_HAND.candidates(table, frame):
            if registry.COST_VALUE[table.what[card]] == value:
                found.append(card)
        return found


@final
class MayReroll(Clause):
    """A die rolled in may be rolled again once; only the last result counts (FAQ Kerry Eurodyne: Axe, Attitude, Audience)."""

    def declare(self, declaration: Declaration) -> None:
        declaration.roll_replacements.append(_Reroll())
        declaration.mask |= terms.HAS_ROLL_REPLACEMENT


@final
class _Reroll(RollReplacement):
    def applies(self, table: Table, frame: list[int], seat: int, die: int) -> bool:
        return seat == frame[frames.SEAT]
