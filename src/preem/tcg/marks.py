"""The packed int of a card: area, owner, orientation, face, Lag, how it came, and its stay (CR 3.1 to 3.8, 11.3).

Its bits are changed in this module only. Hot code elsewhere reads area (the four lowest), owner (the next) and stay (from the
twelfth on) by itself.
"""

from typing import Final

from preem.tcg import readings, registry
from preem.tcg.table import Table
from preem.tcg.terms import EQUIPPED, FIELD, LEGEND, LEGENDS, UNIT

# The packed int of a card, above its area.
_AREA: Final = 15
_OWNER: Final = 1 << 4
AS_SPENT: Final = 1 << 5
AS_FACE_DOWN: Final = 1 << 6
_LAG: Final = 1 << 7
_ARRIVED: Final = 1 << 8
_SOLO: Final = 1 << 9
_LOOKED: Final = 1 << 10  # by seat 0; seat 1's is the next bit
_STAY: Final = 12
_STAY_BITS: Final = ~0 << _STAY


def area_of(table: Table, card: int) -> int:
    """The area a card is in; EQUIPPED for a Gear on a host."""
    return table.card[card] & _AREA


def owner_of(table: Table, card: int) -> int:
    """Who brought the card; in this game also who controls it while it is in play (CR 1.7)."""
    return (table.card[card] >> 4) & 1


def is_spent(table: Table, card: int) -> bool:
    return table.card[card] & AS_SPENT != 0


def is_facedown(table: Table, card: int) -> bool:
    return table.card[card] & AS_FACE_DOWN != 0


def has_lag(table: Table, card: int) -> bool:
    """It came to the field this turn and nobody's turn has ended since (CR 11.3)."""
    return table.card[card] & _LAG != 0


def has_arrived(table: Table, card: int) -> bool:
    """It was played to the field this turn."""
    return table.card[card] & _ARRIVED != 0


def is_solo(table: Table, card: int) -> bool:
    """It came to the field by GO SOLO (CR 11.25.1)."""
    return table.card[card] & _SOLO != 0


def has_looked(table: Table, seat: int, card: int) -> bool:
    """The mark that this player has looked at a face-down Legend (CR 5.7.4.2)."""
    return table.card[card] & (_LOOKED << seat) != 0


def stay_of(table: Table, card: int) -> int:
    """A counter that grows when the card becomes a new object by changing area (Q16)."""
    return table.card[card] >> _STAY


def types_of(table: Table, card: int) -> int:
    """Its card types now, as bits: a Legend on the field is a Unit too (CR 4.2.1)."""
    types = registry.TYPE[table.what[card]]
    if types == LEGEND and table.card[card] & _AREA == FIELD:
        return LEGEND | UNIT
    return types


def is_in_play(table: Table, card: int) -> bool:
    """On the field, in a Legends area, or equipped."""
    area = table.card[card] & _AREA
    return area == FIELD or area == LEGENDS or area == EQUIPPED


def count_ready(table: Table, cards: list[int]) -> int:
    """How many of these cards are ready."""
    packed = table.card
    count = 0
    for card in cards:
        if packed[card] & AS_SPENT == 0:
            count += 1
    return count


def count_payable(table: Table, cards: list[int], without: int) -> int:
    """How many of these Legends, one left out, are ready and face-down or with a Sell Tag (CR 5.7.2.2)."""
    packed = table.card
    count = 0
    for card in cards:
        if packed[card] & AS_SPENT == 0 and card != without:
            if packed[card] & AS_FACE_DOWN or registry.SELL_TAG[table.what[card]]:
                count += 1
    return count


def spend(table: Table, card: int) -> None:
    """Turn it sideways (CR 3.7). The event is the caller's."""
    table.card[card] |= AS_SPENT


def ready(table: Table, card: int) -> None:
    """Turn it upright (CR 3.8)."""
    table.card[card] &= ~AS_SPENT


def mark_arrived(table: Table, card: int, lag: bool) -> None:
    """Played to the field this turn; with Lag or not."""
    table.card[card] |= _ARRIVED
    if lag:
        table.card[card] |= _LAG


def mark_lag(table: Table, card: int) -> None:
    table.card[card] |= _LAG


def mark_solo(table: Table, card: int) -> None:
    table.card[card] |= _SOLO


def mark_look(table: Table, seat: int, card: int) -> None:
    """The mark alone; knowledge.mark_looked is the look."""
    table.card[card] |= _LOOKED << seat


def end_lag(table: Table) -> None:
    """All Units of both players shed Lag and have no longer arrived this turn (CR 11.3.2, Q25)."""
    for seat in range(2):
        for card in table.field[seat]:
            table.card[card] &= ~(_LAG | _ARRIVED)


def become(table: Table, card: int, area: int, marks: int) -> None:
    """A new object in another area, with these marks: none and no change of power goes along (Q16)."""
    packed = table.card[card]
    table.card[card] = ((packed & _STAY_BITS) + (1 << _STAY)) | (packed & _OWNER) | area | marks


def step_onto_field(table: Table, card: int, spent: bool) -> None:
    """From the Legends area to the field, as the same object with all its marks (Q16)."""
    if not readings.LEGEND_KEEPS_MODIFIERS_ONTO_THE_FIELD:
        become(table, card, FIELD, AS_SPENT if spent else 0)
        return
    packed = table.card[card] & ~(_AREA | AS_SPENT)
    table.card[card] = packed | FIELD | (AS_SPENT if spent else 0)


def turn_up(table: Table, card: int) -> None:
    """Face-up, and no mark of a look any more; areas.turn_face_up is the whole flip."""
    table.card[card] &= ~(AS_FACE_DOWN | _LOOKED | _LOOKED << 1)
