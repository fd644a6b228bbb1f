"""What happens, and what it sets off (CR 10.11, 10.16).

An event is a row of ints in the history of the running turn, whether anybody listened or not: "first time each turn" and
"this turn" count there. Triggers are gathered at once: a card that is about to leave is still in play and hears it.
"""

from typing import Final

from preem.tcg import in_force, readings, registry
from preem.tcg.frames import reader
from preem.tcg.marks import types_of
from preem.tcg.table import Table
from preem.tcg.terms import DELAYED

# A row of the history.
KIND: Final = 0
BATCH: Final = 1  # rows of one moment have one number (CR 10.16.2)
SEAT: Final = 2  # the player who did it; of a defeat, whose card it was
CARD: Final = 3
STAY: Final = 4
TYPES: Final = 5  # its types at that moment
OTHER: Final = 6  # the other fighter, the target, the program's cause
OTHER_STAY: Final = 7
DIE: Final = 8
VALUE: Final = 9
POWER: Final = 10  # of the card at that moment
STRIDE: Final = 11

CARD_PLACES: Final = (CARD, OTHER)

# A row of what is pending.
P_SEAT: Final = 0  # who resolves it
P_WHAT: Final = 1
P_PROGRAM: Final = 2
P_SOURCE: Final = 3
P_SOURCE_STAY: Final = 4
P_SELF: Final = 5
P_SELF_STAY: Final = 6
P_IT: Final = 7
P_IT_STAY: Final = 8
P_OTHER: Final = 9
P_OTHER_STAY: Final = 10
P_DIE: Final = 11
P_VALUE: Final = 12
P_STRIDE: Final = 13

PENDING_CARD_PLACES: Final = (P_SOURCE, P_SELF, P_IT, P_OTHER)


def new_batch(table: Table) -> int:
    """The number for events of one moment."""
    table.batches += 1
    return table.batches


def write(table: Table, batch: int, kind: int, seat: int, card: int, other: int, die: int, value: int, power: int) -> int:
    """Write an event down; gives the place of its row. `hear` lets it set things off."""
    row = len(table.history)
    table.history += [
        kind,
        batch,
        seat,
        card,
        table.card[card] >> 12 if card >= 0 else 0,
        types_of(table, card) if card >= 0 else 0,
        other,
        table.card[other] >> 12 if other >= 0 else 0,
        die,
        value,
        power,
    ]
    return row


def emit(table: Table, kind: int, seat: int, card: int, other: int = -1, die: int = -1, value: int = 0, power: int = 0) -> None:
    """One event by itself: written down, and heard."""
    hear(table, write(table, new_batch(table), kind, seat, card, other, die, value, power))


def hear(table: Table, row: int) -> None:
    """Make pending what this event sets off: texts in play, then delayed triggers (CR 10.16)."""
    kind = table.history[row]
    if table.listening >> kind & 1:
        for source in table.active:
            what = table.what[source]
            if registry.MASK[what] >> kind & 1:
                frame = reader(table, source)
                for trigger in registry.TRIGGERS[what]:
                    if trigger.kind != kind or not trigger.hears(table, frame, row):
                        continue
                    condition = trigger.only_if
                    if condition is not None:
                        _fill_in(table, frame, row)
                    if condition is None or condition.holds(table, frame):
                        _make_pending(table, frame[2], what, trigger.program, frame[4], frame[5], frame[6], frame[7], row)
    if table.force:
        hear_delayed(table, row)


def hear_delayed(table: Table, row: int) -> None:
    """Make pending what effects put off until this event; what waited for the next time only is gone then (RD-9)."""
    force = table.force
    at = 0
    enough = False
    while at < len(force):
        if force[at] == DELAYED and _wakes(table, at, row) and _condition_holds(table, at):
            if enough and force[at + in_force.USES] == 1:
                at += in_force.STRIDE
                continue
            _make_pending(
                table,
                force[at + in_force.BY],
                force[at + in_force.WHAT],
                force[at + in_force.PROGRAM],
                force[at + in_force.SOURCE],
                force[at + in_force.SOURCE_STAY],
                force[at + in_force.SELF],
                force[at + in_force.SELF_STAY],
                row,
            )
            pending = table.pending
            pending[len(pending) - P_STRIDE + P_IT] = force[at + in_force.CARD]
            pending[len(pending) - P_STRIDE + P_IT_STAY] = force[at + in_force.STAY]
            if force[at + in_force.USES] == 1:
                in_force.remove(table, at)
                enough = not readings.ONE_EVENT_USES_EVERY_NEXT_TIME_EFFECT and table.history[row + CARD] >= 0
                continue
        at += in_force.STRIDE


def _condition_holds(table: Table, at: int) -> bool:
    """The leading "if" of a delayed trigger, asked about the card it is about (CR 10.3)."""
    force = table.force
    condition = registry.PROGRAM_CONDITION[force[at + in_force.WHAT]][force[at + in_force.PROGRAM]]
    if condition is None:
        return True
    frame = reader(table, force[at + in_force.SOURCE])
    frame[2] = force[at + in_force.BY]
    frame[3] = frame[2]
    frame[6] = force[at + in_force.SELF]
    frame[7] = force[at + in_force.SELF_STAY]
    frame[10] = force[at + in_force.CARD]
    frame[11] = force[at + in_force.STAY]
    return condition.holds(table, frame)


def _fill_in(table: Table, frame: list[int], row: int) -> None:
    """The event, as a head names it, for a condition that asks about it."""
    history = table.history
    frame[10] = history[row + CARD]
    frame[11] = history[row + STAY]
    frame[12] = history[row + OTHER]
    frame[13] = history[row + OTHER_STAY]
    frame[14] = history[row + DIE]
    frame[15] = history[row + VALUE]


def _wakes(table: Table, at: int, row: int) -> bool:
    """Whether a delayed trigger waits for this event (the amount of its row is the kind and the least number it needs)."""
    force = table.force
    history = table.history
    waits_for = force[at + in_force.AMOUNT]
    if history[row + KIND] != waits_for & 255 or history[row + VALUE] < waits_for >> 8:
        return False
    card = force[at + in_force.CARD]
    if history[row + CARD] < 0:  # the turn itself: whose turn it is was settled when the trigger was made
        return True
    return history[row + CARD] == card and history[row + STAY] == force[at + in_force.STAY]


def _make_pending(
    table: Table,
    seat: int,
    what: int,
    program: int,
    source: int,
    source_stay: int,
    self_card: int,
    self_stay: int,
    row: int,
) -> None:
    history = table.history
    table.pending += [
        seat,
        what,
        program,
        source,
        source_stay,
        self_card,
        self_stay,
        history[row + CARD],
        history[row + STAY],
        history[row + OTHER],
        history[row + OTHER_STAY],
        history[row + DIE],
        history[row + VALUE],
    ]
