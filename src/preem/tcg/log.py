"""What was to be seen, as rows of ints; `log_text` makes lines of them for a seat.

A row says who did what; cards stand in it by the number of their declaration, never by id. `seen_by` are the seats that saw
which card it was; the others read "a card".
"""

from typing import Final

from preem.tcg.knowledge import EVERYONE
from preem.tcg.table import Table

# Kinds of row.
TURN_BEGINS: Final = 1
DRAWS: Final = 2
DISCARDS: Final = 3
TRASHES: Final = 4
SELLS: Final = 5
CALLS: Final = 6
PLAYS: Final = 7
EQUIPS: Final = 8
ATTACKS_UNIT: Final = 9
ATTACKS_GIGS: Final = 10
BLOCKS: Final = 11
WINS_FIGHT: Final = 12
LOSES_FIGHT: Final = 13
IS_DEFEATED: Final = 14
STEALS: Final = 15
ROLLS: Final = 16
ADJUSTS: Final = 17
SWAPS: Final = 18
IS_SPENT: Final = 19
IS_READIED: Final = 20
EDDIE_READIED: Final = 21
UNDER_DECK: Final = 22
RETURNS: Final = 23
ADDS: Final = 24
REVEALS: Final = 25
LOOKS_AT_LEGEND: Final = 26
SEARCHES: Final = 27
POWER: Final = 28
PAYS: Final = 29
MULLIGANS: Final = 30
KEEPS: Final = 31
ROLLS_FIRST: Final = 32
GOES_FIRST: Final = 33
OVERTIME_BEGINS: Final = 34
GAME_ENDS: Final = 35
ACTIVATES: Final = 36
TRIGGERS: Final = 37
REROLLS: Final = 38
SAVES_DIE: Final = 39
SAVED_FROM_DEFEAT: Final = 40
TURN_ENDS: Final = 41
PASSES: Final = 42
NAMES_TYPE: Final = 43
MOVES_GEAR: Final = 44
ATTACK_ENDS: Final = 45
REMOVED: Final = 46
SHUFFLES: Final = 47
CONCEDES: Final = 48
GIVEN: Final = 49
STEALS_NOTHING: Final = 50

STRIDE: Final = 7


def note(
    table: Table, kind: int, seat: int, card: int = -1, number: int = 0, die: int = -1, other: int = -1, seen_by: int = EVERYONE
) -> None:
    """Write a row: cards are given by id and kept by declaration."""
    if table.logging:
        table.log += [
            kind,
            seat,
            seen_by,
            table.what[card] if card >= 0 else -1,
            number,
            die,
            table.what[other] if other >= 0 else -1,
        ]
