"""What one player sees of the table, ready to be printed.

All of it is the player's view; beside it stand numbers that this player can work out from what he sees: power
and keywords of open cards in play, and prices of what is his. The engine works them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from preem.tcg import frames
from preem.tcg.facts import keywords_of, power_of
from preem.tcg.names import card_name, die_name
from preem.tcg.payment import price
from preem.tcg.table import Table
from preem.tcg.terms import (
    ADRENALINE,
    BLOCKER,
    DECK,
    EDDIES,
    EQUIPPED,
    FIELD,
    GIG_AREA,
    GO_SOLO,
    HAND,
    HOW_CALL,
    HOW_GO_SOLO,
    HOW_PLAY,
    IN_FIXER,
    LEGENDS,
    QUICK,
    TRASH,
)
from preem.tcg.view import AREA, FACE, HOST, MARKS, OWNER, View

KEYWORD_NAMES: Final = {ADRENALINE: "ADRENALINE", BLOCKER: "BLOCKER", GO_SOLO: "GO SOLO", QUICK: "QUICK"}
SPENT: Final = 1  # marks of a view's card
FACE_DOWN: Final = 2
LAG: Final = 4
HIDDEN: Final = "?"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSeen:
    """A card in play. `slug` is "?" where the player doesn't know it; face-down, it has no power."""

    name: str  # as options call it, without a side
    slug: str
    power: int | None
    keywords: tuple[str, ...]
    spent: bool
    lag: bool
    facedown: bool
    gear: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideSeen:
    """One side of the table as the player may know it. Unknown cards are "?"."""

    legends: tuple[CardSeen, ...]
    field: tuple[CardSeen, ...]
    hand: tuple[str, ...]
    trash: tuple[str, ...]
    deck: int
    eddies_ready: int
    eddies_spent: int
    gigs: tuple[tuple[str, int], ...]  # die, as the player names it, and what it shows
    fixer: tuple[str, ...]
    sold: bool
    called: bool

    @property
    def street_cred(self) -> int | None:
        """The sum of the Gigs' values; None is null (CR 5.11.4)."""
        return sum(value for _, value in self.gigs) if self.gigs else None

    def card(self, name: str) -> CardSeen | None:
        """A card in play by the name that options use."""
        return next((card for card in (*self.field, *self.legends) if card.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """The table before one player."""

    view: View
    own: SideSeen
    rival: SideSeen
    prices: dict[tuple[str, str], int] = field(default_factory=dict)  # by name and way of playing

    def price(self, name: str, how: str) -> int | None:
        """What the player would pay; None where that can't be said."""
        return self.prices.get((name, how))

    def slugs(self) -> set[str]:
        """The cards before the player: his hand, and what lies open or is known to him in play."""
        cards = [card.slug for side in (self.own, self.rival) for card in (*side.field, *side.legends)]
        return {*self.own.hand, *cards} - {HIDDEN}

    def value(self, die: str) -> int:
        """What a die in a Gig area shows, by the player's name for it."""
        return dict((*self.own.gigs, *self.rival.gigs))[die]

    def is_stolen(self, die: str) -> bool:
        """Whether a die lies on the side of the one who doesn't own it."""
        side = self.own if die.startswith("rival:") else self.rival
        return die in dict(side.gigs)

    @property
    def to_pay(self) -> int:
        """The amount that a payment is about."""
        stack = self.view.data["frames"]
        assert stack and stack[-1][frames.KIND] == frames.PAY, "only a payment has an amount"
        return int(stack[-1][frames.WHAT])


def seen_by(table: Table, seat: int) -> Seen:
    """What this player sees now."""
    view = table.view(seat)
    sides = [_side(table, view, seat, owner) for owner in (seat, 1 - seat)]
    return Seen(view=view, own=sides[0], rival=sides[1], prices=_prices(table, seat))


def _side(table: Table, view: View, seat: int, owner: int) -> SideSeen:
    cards: list[list[Any]] = view.data["cards"]

    def lying(area: int) -> list[int]:
        return [number for number, card in enumerate(cards) if card[AREA] == area and card[OWNER] == owner]

    def faces(area: int) -> tuple[str, ...]:
        return tuple(cards[number][FACE] for number in lying(area))

    gear: dict[int, list[str]] = {}
    for number in lying(EQUIPPED):
        gear.setdefault(cards[number][HOST], []).append(cards[number][FACE])
    eddies = [cards[number][MARKS] & SPENT for number in lying(EDDIES)]
    dice: list[int] = view.data["dice"]
    in_order = [*range(6 * owner, 6 * owner + 6), *range(6 - 6 * owner, 12 - 6 * owner)]
    gigs = [die for die in in_order if dice[die] & 7 == GIG_AREA + owner]
    return SideSeen(
        legends=_in_play(table, seat, cards, lying(LEGENDS), table.legends[owner], gear),
        field=_in_play(table, seat, cards, lying(FIELD), table.field[owner], gear),
        hand=faces(HAND),
        trash=faces(TRASH),
        deck=len(lying(DECK)),
        eddies_ready=eddies.count(0),
        eddies_spent=len(eddies) - eddies.count(0),
        gigs=tuple((die_name(seat, die), dice[die] >> 3) for die in gigs),
        fixer=tuple(die_name(owner, die) for die in in_order[:6] if dice[die] & 7 == IN_FIXER),
        sold=bool(view.data["sold"][owner]),
        called=bool(view.data["called"][owner]),
    )


def _in_play(
    table: Table,
    seat: int,
    cards: list[list[Any]],
    numbers: Sequence[int],
    ids: Sequence[int],
    gear: dict[int, list[str]],
) -> tuple[CardSeen, ...]:
    """Cards of one open area. A view lists them in the area's own order, so the two go side by side."""
    seen: list[CardSeen] = []
    for number, card in zip(numbers, ids, strict=True):
        face, marks = cards[number][FACE], cards[number][MARKS]
        facedown = bool(marks & FACE_DOWN)
        keywords = 0 if facedown else keywords_of(table, card)
        seen.append(
            CardSeen(
                name=card_name(table, seat, card, False),
                slug=face,
                power=None if facedown else power_of(table, card),
                keywords=tuple(word for bit, word in KEYWORD_NAMES.items() if keywords & bit),
                spent=bool(marks & SPENT),
                lag=bool(marks & LAG),
                facedown=facedown,
                gear=tuple(gear.get(number, ())),
            )
        )
    return tuple(seen)


def _prices(table: Table, seat: int) -> dict[tuple[str, str], int]:
    """What the player's own cards would cost him now; a null cost has no price."""
    found: dict[tuple[str, str], int] = {}
    ways = [(card, "play", HOW_PLAY) for card in table.hand[seat]]
    for card in table.legends[seat]:
        name = card_name(table, seat, card, False)
        if name.startswith("legend:"):
            ways.append((card, "call", HOW_CALL))
        else:
            ways += [(card, "play", HOW_PLAY), (card, "go_solo", HOW_GO_SOLO)]
    for card, how, way in ways:
        amount = price(table, seat, card, way)
        if amount >= 0:
            found[card_name(table, seat, card, False), how] = amount
    return found
