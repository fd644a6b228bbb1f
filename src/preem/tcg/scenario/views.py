"""A player's view on a set-up table: the same facts by name, as that player may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from preem.tcg.areas import gear_on
from preem.tcg.errors import InvalidNotation
from preem.tcg.facts import keywords_of, power_of
from preem.tcg.marks import has_lag, is_facedown, is_spent
from preem.tcg.names import die_name, slug_of_card
from preem.tcg.payment import price
from preem.tcg.scenario.facts import KEYWORD_NAMES
from preem.tcg.scenario.names import LastingNames
from preem.tcg.table import Table
from preem.tcg.terms import DECK, EDDIES, FIELD, GIG_AREA, HAND, HOW_PLAY, IN_FIXER, LEGENDS, REMOVED, TRASH
from preem.tcg.view import AREA, FACE, MARKS, OWNER, View, view_of

SPENT, FACE_DOWN, LOOKED = 1, 2, 32 | 64


@dataclass(frozen=True)
class CardSeen:
    """What anybody sees of a card in play."""

    power: int
    keywords: tuple[str, ...]
    gear: tuple[str, ...]
    spent: bool
    lag: bool


class SideSeen:
    """One side of the table as the viewer may know it; "?" for faces he doesn't."""

    def __init__(self, data: dict[str, Any], seat: int, cards: dict[str, CardSeen], prices: dict[str, int]) -> None:
        self._data = data
        self._seat = seat
        self._cards = cards
        self._prices = prices

    def _card(self, name: str) -> CardSeen:
        if name not in self._cards:
            raise InvalidNotation(f"this view shows no {name!r} in play; it shows {', '.join(self._cards) or 'nothing'}")
        return self._cards[name]

    def power(self, name: str) -> int:
        return self._card(name).power

    def keywords(self, name: str) -> list[str]:
        return list(self._card(name).keywords)

    def gear(self, name: str) -> list[str]:
        return list(self._card(name).gear)

    def is_spent(self, name: str) -> bool:
        return self._card(name).spent

    def has_lag(self, name: str) -> bool:
        return self._card(name).lag

    def price(self, name: str) -> int:
        """What the viewer would pay to play a card of his hand."""
        if name not in self._prices:
            raise InvalidNotation(f"this view shows no {name!r} in hand")
        return self._prices[name]

    def _faces(self, area: int) -> list[str]:
        return [card[FACE] for card in self._data["cards"] if card[AREA] == area and card[OWNER] == self._seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SideSeen) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def _facts(self) -> tuple[object, ...]:
        return (
            self.hand,
            self.field,
            self.trash,
            self.legends,
            self.removed,
            self.deck,
            self.gigs,
            self.fixer,
            self.eddies_ready,
            self.eddies_spent,
            self.looked_at,
        )

    @property
    def hand(self) -> list[str]:
        return self._faces(HAND)

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    @property
    def field(self) -> list[str]:
        return self._faces(FIELD)

    @property
    def trash(self) -> list[str]:
        return self._faces(TRASH)

    @property
    def removed(self) -> list[str]:
        return self._faces(REMOVED)

    @property
    def deck(self) -> list[str]:
        """Top first; known places show their card."""
        return self._faces(DECK)[::-1]

    @property
    def deck_size(self) -> int:
        return len(self.deck)

    def _legends(self) -> list[list[Any]]:
        return [card for card in self._data["cards"] if card[AREA] == LEGENDS and card[OWNER] == self._seat]

    @property
    def legends(self) -> list[str]:
        """Face-up ones by slug, "?" face-down, "?slug" face-down and known to the viewer."""
        return [f"?{card[FACE]}" if card[MARKS] & FACE_DOWN and card[FACE] != "?" else card[FACE] for card in self._legends()]

    @property
    def looked_at(self) -> list[int]:
        return [place for place, card in enumerate(self._legends()) if card[MARKS] & FACE_DOWN and card[MARKS] & LOOKED]

    def _dice(self, place: int) -> list[int]:
        mine = range(6 * self._seat, 6 * self._seat + 6)
        dice = [*mine, *(die for die in range(12) if die not in mine)]
        return [die for die in dice if self._data["dice"][die] & 7 == place]

    @property
    def gigs(self) -> dict[str, int]:
        return {die_name(self._seat, die): self._data["dice"][die] >> 3 for die in self._dice(GIG_AREA + self._seat)}

    @property
    def fixer(self) -> list[str]:
        return [die_name(self._seat, die) for die in self._dice(IN_FIXER) if die // 6 == self._seat]

    @property
    def street_cred(self) -> int | None:
        values = self.gigs.values()
        return sum(values) if values else None

    def _eddies(self, spent: int) -> int:
        return sum(
            card[AREA] == EDDIES and card[OWNER] == self._seat and card[MARKS] & SPENT == spent for card in self._data["cards"]
        )

    @property
    def eddies_ready(self) -> int:
        return self._eddies(0)

    @property
    def eddies_spent(self) -> int:
        return self._eddies(SPENT)


class SideView:
    """A player's whole view: `you` and `rival` are the table's names, whoever looks."""

    def __init__(self, view: View, options: list[str], cards: list[dict[str, CardSeen]], prices: list[dict[str, int]]) -> None:
        self._view = view
        self.you = SideSeen(view.data, 0, cards[0], prices[0])
        self.rival = SideSeen(view.data, 1, cards[1], prices[1])
        self.options = options
        self.log = view.log

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SideView) and self._view == other._view and self.options == other.options

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    @property
    def json(self) -> str:
        """What would be sent to that player."""
        return self._view.json


def view_for(table: Table, names: LastingNames, seat: int, options: list[str]) -> SideView:
    """The view of a seat, with the options as the scenario prints them."""
    cards = [_in_play(table, names, owner) for owner in range(2)]
    prices: list[dict[str, int]] = [{}, {}]
    for card in table.hand[seat]:
        prices[seat][slug_of_card(table, card)] = price(table, seat, card, HOW_PLAY)
    return SideView(view_of(table, seat), options, cards, prices)


def _in_play(table: Table, names: LastingNames, owner: int) -> dict[str, CardSeen]:
    """The public facts of a side's cards in play, by name."""
    there = table.field[owner] + table.legends[owner] + table.gear[owner]
    seen: dict[str, CardSeen] = {}
    for card, name in zip(there, names.printed(table, owner, there), strict=True):
        host = table.host[card]
        if is_facedown(table, card) or (host >= 0 and is_facedown(table, host)):
            seen[name] = CardSeen(
                0, (), tuple(slug_of_card(table, g) for g in gear_on(table, card)), is_spent(table, card), False
            )
            continue
        seen[name] = CardSeen(
            power_of(table, card),
            tuple(sorted(word for bit, word in KEYWORD_NAMES.items() if keywords_of(table, card) & bit)),
            tuple(slug_of_card(table, gear) for gear in gear_on(table, card)),
            is_spent(table, card),
            has_lag(table, card),
        )
    return seen
