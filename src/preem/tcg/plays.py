"""Playing a card, step by step (CR 11.4; §15.4 of the digest)."""

from preem.tcg import events, frames, log, moves, readings, registry
from preem.tcg.actions import hosts
from preem.tcg.areas import equip, to_field, to_nowhere, to_trash
from preem.tcg.frames import ask
from preem.tcg.marks import is_spent, mark_arrived, mark_solo
from preem.tcg.paying import pay
from preem.tcg.payment import NULL_PRICE, money, price, use_up_discounts
from preem.tcg.table import Table
from preem.tcg.terms import ASK_CARD, GEAR, HOW_GO_SOLO, LEGEND, PLAYED, PROGRAM


def push_play(table: Table, seat: int, card: int, how: int) -> None:
    """Play a card from hand, or a Legend to the field, for its price."""
    frame = frames.new_frame(frames.PLAY, seat)
    frames.set_card(table, frame, frames.SELF, card)
    frame[frames.VALUE] = how
    frames.push(table, frame)


def step_play(table: Table, frame: list[int]) -> None:
    """Reveal, pay, then by type (CR 11.4.1). WHAT 1: free. PROGRAM 1: a Program ends under the deck. OTHER: the only host."""
    seat = frame[frames.SEAT]
    card = frame[frames.SELF]
    types = registry.TYPE[table.what[card]]
    at = frame[frames.PC]
    if at == 0:
        if frame[frames.WHAT] == 1 and not frames.still_there(table, frame, frames.SELF):
            frames.pop(table, 0)
            return
        frame[frames.PC] = 1
        how = frame[frames.VALUE]
        cost = 0 if frame[frames.WHAT] == 1 else price(table, seat, card, how)
        if cost == NULL_PRICE or (cost > 0 and cost > money(table, seat, -1)):
            # An effect told to play it, and something before has taken the money: it isn't played (CR 11.1.2).
            frames.pop(table, 0)
            return
        log.note(table, log.PLAYS, seat, card, number=how)
        use_up_discounts(table, seat, card, how)
        if types != LEGEND:
            to_nowhere(table, card)
            frames.set_card(table, frame, frames.SELF, card)
        if not readings.LEGEND_THAT_PAID_FOR_ITSELF_ENTERS_SPENT and types == LEGEND and not is_spent(table, card):
            frame[frames.A] = 1
        if cost > 0:
            pay(table, seat, cost, -1)
    elif at == 1:
        if types == GEAR:
            _equip_somewhere(table, frame, card)
        elif types == PROGRAM:
            frame[frames.PC] = 2
            events.emit(table, PLAYED, seat, card)
            push_effect(table, seat, table.what[card], 0, card, card)
        else:
            _onto_the_field(table, frame, card, types)
    else:
        if frames.still_there(table, frame, frames.SELF):
            if frame[frames.PROGRAM] == 1:
                moves.bottom_deck(table, [card])
            else:
                to_trash(table, card)
        frames.pop(table, 1)


def _onto_the_field(table: Table, frame: list[int], card: int, types: int) -> None:
    """A Unit enters ready, a Legend as it was or (GO SOLO) ready; all with Lag (CR 4.5, 4.6, 4.7, 11.25).

    A of the frame is 1 where a Legend was ready before it paid for itself, in the other reading of RD-25.
    """
    solo = frame[frames.VALUE] == HOW_GO_SOLO
    to_field(table, card, types == LEGEND and not solo and is_spent(table, card) and frame[frames.A] == 0)
    mark_arrived(table, card, lag=True)
    if solo:
        mark_solo(table, card)
    frames.pop(table, 1)
    events.emit(table, PLAYED, frame[frames.SEAT], card, value=frame[frames.VALUE])


def _equip_somewhere(table: Table, frame: list[int], gear: int) -> None:
    if frames.still_there(table, frame, frames.OTHER):
        answer_play(table, frame, frame[frames.OTHER])
        return
    ask(table, frame[frames.SEAT], ASK_CARD, gear, hosts(table, frame[frames.SEAT]))
    table.least = 1


def answer_play(table: Table, frame: list[int], host: int) -> None:
    """The host of a Gear that is being played (CR 4.10)."""
    gear = frame[frames.SELF]
    equip(table, gear, host)
    log.note(table, log.EQUIPS, frame[frames.SEAT], gear, other=host)
    frames.pop(table, 1)
    events.emit(table, PLAYED, frame[frames.SEAT], gear, host)


def push_effect(table: Table, seat: int, what: int, program: int, source: int, self_card: int) -> None:
    """Begin to resolve a program of a declaration."""
    frame = frames.new_frame(frames.EFFECT, seat)
    frames.set_card(table, frame, frames.SOURCE, source)
    frames.set_card(table, frame, frames.SELF, self_card)
    frame[frames.WHAT] = what
    frame[frames.PROGRAM] = program
    frames.push(table, frame)
