"""Using an activated effect: pay all costs, then resolve at once (CR 10.20, 11.15)."""

from preem.tcg import frames, log, moves, registry
from preem.tcg.actions import bearer, spender_of
from preem.tcg.paying import pay
from preem.tcg.payment import activation_price
from preem.tcg.plays import push_effect
from preem.tcg.table import Table


def push_activation(table: Table, seat: int, source: int, number: int) -> None:
    """Use an activated effect that `source` prints."""
    frame = frames.new_frame(frames.ACTIVATE, seat)
    frames.set_card(table, frame, frames.SOURCE, source)
    frames.set_card(table, frame, frames.SELF, bearer(table, source))
    frame[frames.WHAT] = number
    frames.push(table, frame)


def step_activation(table: Table, frame: list[int]) -> None:
    """Pay all costs in printed order, then resolve at once (CR 10.20); the source may be gone by then (CR 10.21)."""
    seat = frame[frames.SEAT]
    source = frame[frames.SOURCE]
    bearer_card = frame[frames.SELF]
    effect = registry.ACTIVATED[table.what[source]][frame[frames.WHAT]]
    at = frame[frames.PC]
    frame[frames.PC] = at + 1
    if at == 0:
        log.note(table, log.ACTIVATES, seat, source, number=frame[frames.WHAT], other=bearer_card)
        cost = activation_price(table, source, effect)
        if cost > 0:
            pay(table, seat, cost, spender_of(table, source) if effect.spends else -1)
    elif at == 1:
        if effect.spends:
            moves.spend_card(table, spender_of(table, source))
        push_effect(table, seat, table.what[source], effect.program, source, bearer_card)
    else:
        frames.pop(table, 1)
