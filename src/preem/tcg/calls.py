"""Call a Legend (CR 11.11; §7.3 of the digest)."""

from preem.tcg import events, frames, log
from preem.tcg.areas import turn_face_up
from preem.tcg.paying import pay
from preem.tcg.payment import price
from preem.tcg.table import Table, count_call
from preem.tcg.terms import CALLED, HOW_CALL


def push_call(table: Table, seat: int, card: int) -> None:
    """Call a Legend for its price."""
    frame = frames.new_frame(frames.CALL, seat)
    frames.set_card(table, frame, frames.SELF, card)
    frames.push(table, frame)


def step_call(table: Table, frame: list[int]) -> None:
    """Pay, then flip; it keeps its orientation, and CALL becomes pending (CR 11.11). WHAT 1: free."""
    seat = frame[frames.SEAT]
    card = frame[frames.SELF]
    if frame[frames.PC] == 0:
        frame[frames.PC] = 1
        if frame[frames.WHAT] == 0:
            cost = price(table, seat, card, HOW_CALL)
            if cost > 0:
                pay(table, seat, cost, -1)
                return
    count_call(table, seat)
    turn_face_up(table, card)
    log.note(table, log.CALLS, seat, card)
    frames.pop(table, 1)
    events.emit(table, CALLED, seat, card)
