"""What something costs now, and who can pay it how (CR 11.1, 11.8; §15.3 of the digest)."""

from typing import Final

from preem.tcg import in_force, readings, registry
from preem.tcg.effects.base import Activated
from preem.tcg.frames import EFFECT, reader
from preem.tcg.marks import count_payable, count_ready, is_facedown, stay_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    GO_SOLO_COSTS,
    HAS_FREE_CALL,
    HAS_PRICE_CHANGE,
    HOW_CALL,
    HOW_GO_SOLO,
    HOW_PLAY,
    NEXT_PLAY_COSTS,
)

NULL_PRICE: Final = -1  # it can't be paid, whatever one has (CR 3.11.2.1)


def price(table: Table, seat: int, card: int, how: int) -> int:
    """The €$ a player pays now to play a card plainly, by GO SOLO, or to Call; NULL_PRICE for a null cost.

    Payments set by a text come first, then all that is added and taken away, then the floor (Q17, CR 11.8.3).
    """
    if how == HOW_CALL:
        return 0 if _may_call_free(table, seat) else 1
    what = table.what[card]
    cost = registry.COST[what]
    if cost < 0:
        return NULL_PRICE
    change = 0
    discounted = False
    if registry.OWN_PRICES[what]:
        frame = _in_hand(table, seat, card)
        for text in registry.OWN_PRICES[what]:
            fixed = text.fixed(table, frame, card, how)
            if fixed >= 0:
                cost = fixed
            by = text.change(table, frame, card, how)
            change += by
            discounted = discounted or by < 0
    if table.listening & HAS_PRICE_CHANGE:
        for source in table.active:
            if registry.MASK[table.what[source]] & HAS_PRICE_CHANGE:
                frame = reader(table, source)
                for text in registry.PRICE_CHANGES[table.what[source]]:
                    by = text.change(table, frame, card, how)
                    change += by
                    discounted = discounted or by < 0
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        kind = force[row]
        if (kind == NEXT_PLAY_COSTS and how == HOW_PLAY) or (kind == GO_SOLO_COSTS and how == HOW_GO_SOLO):
            if _is_next_play(table, row, seat, card) or (
                force[row + in_force.CARD] == card and in_force.concerns(table, row, card)
            ):
                change += force[row + in_force.AMOUNT]
                discounted = discounted or force[row + in_force.AMOUNT] < 0
    total = cost + change
    if discounted:
        total = max(total, min(readings.DISCOUNT_FLOOR, cost))
    return total


def _is_next_play(table: Table, row: int, seat: int, card: int) -> bool:
    """A discount for a player's next play of a card type (the class of the row)."""
    force = table.force
    types = registry.TYPE[table.what[card]]
    return force[row + in_force.CLASS_SEAT] == seat and types & force[row + in_force.CLASS_TYPES] != 0


def use_up_discounts(table: Table, seat: int, card: int, how: int) -> None:
    """A card is being played: discounts for the next play of its type are spent with it, whatever they saved (Q54).

    A discount for the next GO SOLO there is in the other reading of RD-18 only.
    """
    row = 0
    while row < len(table.force):
        kind = table.force[row]
        waits = kind == NEXT_PLAY_COSTS or (kind == GO_SOLO_COSTS and how == HOW_GO_SOLO)
        if waits and _is_next_play(table, row, seat, card):
            in_force.remove(table, row)
        else:
            row += in_force.STRIDE


def _in_hand(table: Table, seat: int, card: int) -> list[int]:
    """A head for asking a card about its own price."""
    return [
        EFFECT,
        0,
        seat,
        seat,
        card,
        stay_of(table, card),
        card,
        stay_of(table, card),
        table.what[card],
        0,
        -1,
        0,
        -1,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
    ]


def _may_call_free(table: Table, seat: int) -> bool:
    """A text lets this player Call for free now (Q49): in the open Main phase of his own turn."""
    if table.listening & HAS_FREE_CALL and table.turn_player == seat:
        for source in table.active:
            if (table.card[source] >> 4) & 1 == seat:
                for condition in registry.FREE_CALLS[table.what[source]]:
                    if condition.holds(table, reader(table, source)):
                        return True
    return False


def activation_price(table: Table, source: int, effect: Activated) -> int:
    """The €$ part of an activation. Discounts stop at 1, or at 0 where another part of the cost is left (Q5)."""
    if effect.discount is None:
        return effect.eddies
    floor = readings.DISCOUNT_FLOOR_BESIDE_ANOTHER_COST if effect.spends else readings.DISCOUNT_FLOOR
    return max(min(floor, effect.eddies), effect.eddies - effect.discount.value(table, reader(table, source)))


def ready_eddies(table: Table, seat: int) -> int:
    """How many €$ a player's ready Eddies are (CR 5.8.1.3)."""
    return count_ready(table, table.eddies[seat])


def can_be_spent_as_money(table: Table, card: int) -> bool:
    """A ready Legend in the Legends area is 1 €$; face-up it needs a Sell Tag (CR 5.7.2.2)."""
    return count_payable(table, [card], -1) == 1


def money(table: Table, seat: int, without: int) -> int:
    """The most a player can pay now, not spending one card (CR 11.16.1.1)."""
    return count_ready(table, table.eddies[seat]) + count_payable(table, table.legends[seat], without)


def payments(table: Table, seat: int, amount: int, without: int) -> list[int]:
    """The sets of Legends that can be spent towards an amount, Eddies paying the rest (CR 11.8.1, Q19).

    Each is a bit mask over the places of the Legends area; fewest Legends first, then face-down ones, from the left.
    """
    eddies = ready_eddies(table, seat)
    payable = 0
    facedown = 0
    for place in range(len(table.legends[seat])):
        card = table.legends[seat][place]
        if card != without and can_be_spent_as_money(table, card):
            payable |= 1 << place
            if is_facedown(table, card):
                facedown |= 1 << place
    found: list[int] = []
    if amount <= eddies:
        found.append(0)
    if payable == 0 or amount == 0:
        return found
    subset = payable
    rated: list[int] = []
    while subset > 0:
        size = bit_count(subset)
        if size <= amount and amount - size <= eddies:
            # Fewest Legends, then fewest face-up ones, then those furthest left.
            open_ones = bit_count(subset & ~facedown)
            rated.append((size * 64 + open_ones) << 8 | subset)
        subset = (subset - 1) & payable
    rated.sort()
    for each in rated:
        found.append(each & 255)
    return found


def bit_count(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
