"""Rolling a die in from the fixer, the last step of the start phase (CR 8.6.5)."""

from preem.tcg import events, frames, log, readings, registry
from preem.tcg.dice import fixer_of, put_die, roll
from preem.tcg.endings import check_overtime_win
from preem.tcg.frames import ask, reader
from preem.tcg.table import Table
from preem.tcg.terms import (
    ADJUSTED,
    ASK_MAY,
    ASK_ROLL_IN,
    D20,
    GIG_AREA,
    HAS_ROLL_REPLACEMENT,
    NONE,
    ROLLED,
    SIDES,
)


def step_roll_in(table: Table, frame: list[int]) -> None:
    """Choose a die, roll it, let a text reroll it, and put it into the Gig area (CR 8.6.5, Q27)."""
    seat = frame[frames.SEAT]
    at = frame[frames.PC]
    if at == 0:
        ask(table, seat, ASK_ROLL_IN, -1, dice_to_roll_in(table, seat))
        return
    if at == 1:
        frame[frames.PC] = 2
        if _may_reroll(table, seat, frame[frames.DIE]):
            ask(table, seat, ASK_MAY, frame[frames.DIE], [1, NONE])
            return
    die = frame[frames.DIE]
    value = frame[frames.VALUE]
    put_die(table, die, GIG_AREA + seat, value)
    check_overtime_win(table)
    if table.over:
        return
    frames.pop(table, 1)
    events.emit(table, ROLLED, seat, -1, die=die, value=value, power=seat)
    if readings.REROLL_IS_AN_ADJUSTMENT and frame[frames.A] not in (0, value):
        events.emit(table, ADJUSTED, seat, -1, die=die, value=value, power=seat)


def dice_to_roll_in(table: Table, seat: int) -> list[int]:
    """The dice that may be rolled in: the d20 only when it is alone (CR 8.6.5.1.1)."""
    dice = fixer_of(table, seat)
    return [die for die in dice if die % 6 != D20] if len(dice) > 1 else dice


def _may_reroll(table: Table, seat: int, die: int) -> bool:
    if table.listening & HAS_ROLL_REPLACEMENT:
        for source in table.active:
            for text in registry.ROLL_REPLACEMENTS[table.what[source]]:
                if text.applies(table, reader(table, source), seat, die):
                    return True
    return False


def answer_roll_in(table: Table, frame: list[int], option: int) -> None:
    seat = frame[frames.SEAT]
    if frame[frames.PC] == 0:
        frame[frames.DIE] = option
        frame[frames.PC] = 1
        frame[frames.VALUE] = roll(table, seat, option, SIDES[option % 6])
        log.note(table, log.ROLLS, seat, number=frame[frames.VALUE], die=option)
    elif option != NONE:
        die = frame[frames.DIE]
        if readings.REROLL_IS_AN_ADJUSTMENT:
            frame[frames.A] = frame[frames.VALUE]
        frame[frames.VALUE] = roll(table, seat, die, SIDES[die % 6])
        log.note(table, log.REROLLS, seat, number=frame[frames.VALUE], die=die)
