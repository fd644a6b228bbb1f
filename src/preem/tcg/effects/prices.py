"""Text that changes what is paid: for the card itself, read in hand, or for others while in play (CR 11.8)."""

from __future__ import annotations

from typing import final

from preem.tcg import frames, registry, terms
from preem.tcg.effects.base import (
    Amount,
    Condition,
    PriceChange,
)
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.effects.happenings import On
from preem.tcg.marks import owner_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    FRIENDLY,
    HOW_GO_SOLO,
    HOW_PLAY,
)


@final
class OwnPrice(Clause):
    """Text that changes what this very card costs to play, read in hand (CR 11.8)."""

    def __init__(self, text: PriceChange) -> None:
        self.text: PriceChange = text

    def declare(self, declaration: Declaration) -> None:
        declaration.own_prices.append(self.text)


@final
class _Cheaper(PriceChange):
    def __init__(self, by: Amount) -> None:
        super().__init__()
        self.by: Amount = by

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return -self.by.value(table, frame)


def costs_less(by: Amount) -> OwnPrice:
    """Play this for so many €$ less, to a minimum of 1."""
    return OwnPrice(_Cheaper(by))


@final
class _Fixed(PriceChange):
    def __init__(self, eddies: int, only_if: Condition) -> None:
        super().__init__()
        self.eddies: int = eddies
        self.only_if: Condition = only_if

    def fixed(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return self.eddies if self.only_if.holds(table, frame) else -1


def costs_exactly(eddies: int, *, only_if: Condition) -> OwnPrice:
    """Play this for so many €$ while a condition holds; the full price is no choice then (FAQ We Gotta Live Together)."""
    return OwnPrice(_Fixed(eddies, only_if))


@final
class OtherPrices(Clause):
    """Text in play that changes what other cards cost."""

    def __init__(self, text: PriceChange) -> None:
        self.text: PriceChange = text

    def declare(self, declaration: Declaration) -> None:
        declaration.price_changes.append(self.text)
        declaration.mask |= terms.HAS_PRICE_CHANGE


@final
class _RivalsGoSolo(PriceChange):
    def __init__(self, more: int) -> None:
        super().__init__()
        self.more: int = more

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return self.more if how == HOW_GO_SOLO and owner_of(table, card) != frame[frames.SEAT] else 0


def rivals_pay_more_for_go_solo(eddies: int) -> OtherPrices:
    """Rivals pay so many €$ more to use GO SOLO; the plain play is untouched (RD-24)."""
    return OtherPrices(_RivalsGoSolo(eddies))


@final
class _FirstEachTurn(PriceChange):
    def __init__(self, types: int, tag: str, less: int, played: On) -> None:
        super().__init__()
        self.types: int = types
        self.tag: str = tag
        self.less: int = less
        self.played: On = played

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        what = table.what[card]
        if how != HOW_PLAY or owner_of(table, card) != frame[frames.SEAT]:
            return 0
        if registry.TYPE[what] & self.types == 0 or self.tag not in registry.TAGS[what]:
            return 0
        history = table.history
        for row in range(0, len(history), 11):
            if history[row] == terms.PLAYED and self.played.hears(table, frame, row):
                return 0
        return -self.less


def first_each_turn_costs_less(types: int, tag: str, eddies: int) -> OtherPrices:
    """Your first card of these types and tag each turn costs so many €$ less, to a minimum of 1."""
    played = On(terms.PLAYED, FRIENDLY, types=types, tag=tag)
    return OtherPrices(_FirstEachTurn(types, tag, eddies, played))
