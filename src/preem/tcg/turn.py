"""The turn: start phase, Main phase, end of turn, overtime (CR 1.10, 1.11, 8)."""

from typing import Final

from preem.tcg import actions, activations, attack, calls, events, frames, in_force, log, moves, plays, readings
from preem.tcg.dice import count_gigs, fixer_of
from preem.tcg.drain import drain_first
from preem.tcg.endings import check_overtime_win, end_game
from preem.tcg.frames import ask
from preem.tcg.marks import end_lag, is_spent, ready
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PASS,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_MAIN,
    ASK_NOTHING,
    CANT_READY,
    DELAYED,
    ENDED_GIGS,
    HOW_GO_SOLO,
    HOW_PLAY,
    TURN_ENDED,
    TURN_STARTED,
)

# Steps of the turn's frame; between any two of them what is pending is drained (Q42).
BEGIN: Final = 0
READY: Final = 1
DRAW: Final = 2
ROLL: Final = 3
MAIN: Final = 4
ENDING: Final = 5
LATE_ENDINGS: Final = 6
OVER: Final = 7


def step(table: Table, frame: list[int]) -> None:
    """Step by step, until something is pending or asked, or a frame has been pushed."""
    while not drain_first(table):
        _step(table, frame)
        if table.asking != ASK_NOTHING or table.over or table.frames[-1][frames.KIND] != frames.TURN:
            return


def _step(table: Table, frame: list[int]) -> None:
    at = frame[frames.PC]
    seat = table.turn_player
    if at == MAIN:
        ask(table, seat, ASK_MAIN, -1, actions.main_options(table, seat))
    elif at == BEGIN:
        frame[frames.PC] = READY
        _begin(table, frame)
    elif at == READY:
        frame[frames.PC] = DRAW
        _ready_all(table, seat)
    elif at == DRAW:
        frame[frames.PC] = ROLL
        moves.draw(table, seat, 1)
    elif at == ROLL:
        frame[frames.PC] = MAIN
        if fixer_of(table, seat):  # with an empty fixer the step does nothing (Q26)
            frames.push(table, frames.new_frame(frames.ROLL_IN, seat))
    elif at == ENDING:
        frame[frames.PC] = LATE_ENDINGS
        log.note(table, log.TURN_ENDS, seat, number=table.turn)
        events.emit(table, TURN_ENDED, seat, -1)
    elif at == LATE_ENDINGS:
        # What effects of this very step put off to the turn's end joins it (Q20); what doesn't wake now never will.
        frame[frames.PC] = OVER
        if _waits_for_the_end(table):
            events.hear_delayed(table, events.write(table, events.new_batch(table), TURN_ENDED, seat, -1, -1, -1, 0, 0))
            if table.pending:
                frame[frames.PC] = LATE_ENDINGS
    else:
        _end(table, frame)


def _begin(table: Table, frame: list[int]) -> None:
    """The Gig win comes first of all, then what lasts until now ends, then "at the start of your turn" (CR 8.6.1, 8.6.2)."""
    seat = table.turn_player
    table.turn += 1
    table.decisions = 0
    table.history = []
    if readings.CALL_LIMIT_RESTARTS_EVERY_TURN:  # Q7
        table.called = [0, 0]
    else:
        table.called = [table.called[0] * seat, table.called[1] * (1 - seat)]
    table.sold = [0, 0]
    table.began_empty = [0 if fixer_of(table, seat) else 1, table.began_empty[0]]
    frame[frames.SEAT] = seat
    frame[frames.ACTOR] = seat
    log.note(table, log.TURN_BEGINS, seat, number=table.turn)
    if count_gigs(table, seat) >= 7:
        end_game(table, seat, ENDED_GIGS)
        return
    in_force.end_at(table, 2 * table.turn)
    events.emit(table, TURN_STARTED, seat, -1)


def _ready_all(table: Table, seat: int) -> None:
    """Every spent card readies but those that can't, and the first player's Legends in the first turn (CR 8.6.3, 7.7.4)."""
    cards = table.field[seat] + table.eddies[seat]
    if not readings.GEAR_SPEND_ICON_SPENDS_THE_HOST:
        cards = cards + table.gear[seat]  # Gear is spent only in that reading of Q21
    if table.turn > 1:
        cards = cards + table.legends[seat]
    for card in cards:
        if is_spent(table, card) and not (table.force and in_force.holds(table, CANT_READY, card)):
            ready(table, card)


def _waits_for_the_end(table: Table) -> bool:
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        if force[row] == DELAYED and force[row + in_force.AMOUNT] & 255 == TURN_ENDED:
            return True
    return False


def _end(table: Table, frame: list[int]) -> None:
    """ "This turn" wears off, Lag goes, overtime may begin, and the Rival's turn follows (CR 8.16.2, 8.17, 8.18)."""
    in_force.end_at(table, 2 * table.turn + 1)
    end_lag(table)
    if not table.overtime and table.began_empty[0] and table.began_empty[1]:
        table.overtime = 1
        log.note(table, log.OVERTIME_BEGINS, table.turn_player)
        check_overtime_win(table)
        if table.over:
            return
    table.turn_player = 1 - table.turn_player
    frame[frames.PC] = BEGIN


def answer(table: Table, frame: list[int], option: int) -> None:
    """A Main-phase action (CR 8.9 to 8.15)."""
    seat = table.turn_player
    kind = option >> 16
    card = option >> 8 & 255
    if kind == ACT_PASS:
        frame[frames.PC] = ENDING
    elif kind == ACT_SELL:
        moves.sell(table, card, openly=True)
    elif kind == ACT_CALL:
        calls.push_call(table, seat, card)
    elif kind == ACT_PLAY or kind == ACT_TO_FIELD:
        plays.push_play(table, seat, card, HOW_PLAY)
    elif kind == ACT_GO_SOLO:
        plays.push_play(table, seat, card, HOW_GO_SOLO)
    elif kind == ACT_ACTIVATE:
        activations.push_activation(table, seat, card, option & 255)
    else:
        assert kind == ACT_ATTACK, "nothing else is a Main-phase action"
        attack.declare(table, seat, card, option & 255)
