"""Dice in Gig areas: adjust and swap (CR 6.4, 6.6)."""

from preem.tcg import events, log
from preem.tcg.dice import put_die
from preem.tcg.endings import check_overtime_win
from preem.tcg.facts import sides_of
from preem.tcg.table import Table
from preem.tcg.terms import ADJUSTED, GIG_AREA, SWAPPED


def can_show(die: int, value: int) -> bool:
    """Whether a number is a face of the die (CR 6.1.1)."""
    return 1 <= value <= sides_of(die)


def adjust(table: Table, seat: int, die: int, value: int, batch: int) -> bool:
    """A player changes a Gig to a value. No face of the die, or the present one, and nothing was adjusted (CR 6.4.4, 6.4.5).

    The event's `power` is the player who controls the die.
    """
    old = table.dice[die] >> 3
    if not can_show(die, value) or value == old:
        return False
    place = table.dice[die] & 7
    put_die(table, die, place, value)
    log.note(table, log.ADJUSTS, seat, number=old << 8 | value, die=die)
    events.hear(table, events.write(table, batch, ADJUSTED, seat, -1, -1, die, value, place - GIG_AREA))
    return True


def swap(table: Table, seat: int, mine: int, theirs: int) -> None:
    """Exchange one friendly and one rival die at the same moment; values stay, nothing is stolen (CR 6.6)."""
    put_die(table, mine, GIG_AREA + 1 - seat, table.dice[mine] >> 3)
    put_die(table, theirs, GIG_AREA + seat, table.dice[theirs] >> 3)
    log.note(table, log.SWAPS, seat, die=mine, number=theirs)
    check_overtime_win(table)
    if table.over:
        return
    batch = events.new_batch(table)
    one = events.write(table, batch, SWAPPED, seat, -1, -1, mine, table.dice[mine] >> 3, seat)
    two = events.write(table, batch, SWAPPED, seat, -1, -1, theirs, table.dice[theirs] >> 3, 1 - seat)
    events.hear(table, one)
    events.hear(table, two)
