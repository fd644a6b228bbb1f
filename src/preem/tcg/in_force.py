"""Effects with a duration: rows that hold for a card, or for a whole class, until a moment (CR 10.23, 8.16.2, 8.6.2.1)."""

from typing import Final

from preem.tcg.marks import owner_of, types_of
from preem.tcg.table import Table
from preem.tcg.terms import DELAYED, THEIR_NEXT_TURN, THIS_TURN

KIND: Final = 0
AMOUNT: Final = 1
CARD: Final = 2  # the card it is about, or -1
STAY: Final = 3
CLASS_SEAT: Final = 4  # or the player whose cards it is about, late arrivals included (Q44); -1
CLASS_TYPES: Final = 5
BY: Final = 6  # the player whose effect it is
UNTIL: Final = 7
USES: Final = 8  # how often it can still be used; 0: as often as it lasts
WHAT: Final = 9  # where its program or its live amount is declared
PROGRAM: Final = 10
SOURCE: Final = 11
SOURCE_STAY: Final = 12
SELF: Final = 13
SELF_STAY: Final = 14
STRIDE: Final = 15

CARD_PLACES: Final = (CARD, SOURCE, SELF)


def until(table: Table, seat: int, duration: int) -> int:
    """The moment a duration ends: 2 * turn at the start of that turn, 2 * turn + 1 at its end.

    THEIR_NEXT_TURN runs through the next turn of the other player.
    """
    if duration == THIS_TURN:
        return 2 * table.turn + 1
    if duration == THEIR_NEXT_TURN:
        return 2 * (table.turn + (1 if table.turn_player == seat else 2)) + 1
    return 2 * (table.turn + (2 if table.turn_player == seat else 1))


def add(
    table: Table,
    frame: list[int],
    kind: int,
    amount: int,
    card: int,
    class_seat: int,
    class_types: int,
    ends: int,
    uses: int,
    program: int,
) -> None:
    """Put a row in force, made by the effect of a frame (SEAT, WHAT, SOURCE and SELF are read from its head)."""
    table.force += [
        kind,
        amount,
        card,
        table.card[card] >> 12 if card >= 0 else 0,
        class_seat,
        class_types,
        frame[2],
        ends,
        uses,
        frame[8],
        program,
        frame[4],
        frame[5],
        frame[6],
        frame[7],
    ]


def concerns(table: Table, row: int, card: int) -> bool:
    """Whether the row is about this card: itself, as the same object, or its class."""
    force = table.force
    if force[row + CARD] == card:
        return table.card[card] >> 12 == force[row + STAY]
    return (
        force[row + CLASS_SEAT] >= 0
        and owner_of(table, card) == force[row + CLASS_SEAT]
        and types_of(table, card) & force[row + CLASS_TYPES] != 0
    )


def total(table: Table, kind: int, card: int) -> int:
    """The sum of the amounts of all rows of a kind about a card."""
    force = table.force
    found = 0
    for row in range(0, len(force), STRIDE):
        if force[row] == kind and concerns(table, row, card):
            found += force[row + AMOUNT]
    return found


def holds(table: Table, kind: int, card: int) -> bool:
    """Whether any row of a kind is about a card."""
    force = table.force
    for row in range(0, len(force), STRIDE):
        if force[row] == kind and concerns(table, row, card):
            return True
    return False


def holds_this_turn(table: Table, kind: int, card: int) -> bool:
    """Whether a row of a kind about a card ends with this very turn."""
    force = table.force
    for row in range(0, len(force), STRIDE):
        if force[row] == kind and force[row + UNTIL] == 2 * table.turn + 1 and concerns(table, row, card):
            return True
    return False


def remove(table: Table, row: int) -> None:
    del table.force[row : row + STRIDE]


def follow(table: Table, card: int) -> None:
    """What is about a card goes on in its new area (only in the other reading of Q16)."""
    force = table.force
    stay = table.card[card] >> 12
    for row in range(0, len(force), STRIDE):
        if force[row + CARD] == card and force[row + STAY] == stay - 1:
            force[row + STAY] = stay


def end_at(table: Table, moment: int) -> None:
    """End what lasts until this moment, and what is about an object that is no more."""
    force = table.force
    kept: list[int] = []
    for row in range(0, len(force), STRIDE):
        if force[row + UNTIL] <= moment:
            continue
        card = force[row + CARD]
        if card >= 0 and force[row] != DELAYED and table.card[card] >> 12 != force[row + STAY]:
            continue
        kept += force[row : row + STRIDE]
    table.force = kept
