"""Resolving what is pending until nothing is left (CR 10.11 to 10.15; §17.3 of the digest)."""

from preem.tcg import events, frames, log, readings, registry
from preem.tcg.effects.base import USES_CARDS, USES_DIE, USES_SELF, USES_SOURCE
from preem.tcg.endings import end_game
from preem.tcg.frames import ask
from preem.tcg.table import Table
from preem.tcg.terms import ASK_ORDER, ENDED_ENDLESS, NOBODY, TIE


def drain_first(table: Table) -> bool:
    """If anything is pending, push its resolving; True when the frame below has to wait."""
    if not table.pending:
        return False
    frames.push(table, frames.new_frame(frames.DRAIN, NOBODY))
    return True


def step(table: Table, frame: list[int]) -> None:
    """One pending effect. The one who is resolving finishes first (CR 10.14.1, Q6); the turn player begins (CR 10.13)."""
    if not table.pending:
        frames.pop(table, 0)
        return
    resolver = frame[frames.SEAT]
    if not readings.RESOLVER_FINISHES_FIRST or resolver == NOBODY or not _has_any(table, resolver):
        resolver = table.turn_player if _has_any(table, table.turn_player) else 1 - table.turn_player
        frame[frames.SEAT] = resolver
        frame[frames.ACTOR] = resolver
    options = _different_ones(table, resolver)
    if len(options) == 1:
        _resolve(table, options[0])
    else:
        ask(table, resolver, ASK_ORDER, -1, options)


def answer(table: Table, frame: list[int], option: int) -> None:
    _resolve(table, option)


def _has_any(table: Table, seat: int) -> bool:
    for row in range(0, len(table.pending), events.P_STRIDE):
        if table.pending[row] == seat:
            return True
    return False


def _different_ones(table: Table, seat: int) -> list[int]:
    """The pending effects of a player, as numbers of their rows; of those that are alike the first (CR 10.12, Q47)."""
    pending = table.pending
    found: list[int] = []
    for row in range(0, len(pending), events.P_STRIDE):
        if pending[row] != seat:
            continue
        for number in found:
            if _are_alike(table, number * events.P_STRIDE, row):
                break
        else:
            found.append(row // events.P_STRIDE)
    return found


def _are_alike(table: Table, one: int, two: int) -> bool:
    """The same text, and nothing different in what it refers to."""
    pending = table.pending
    what = pending[one + events.P_WHAT]
    program = pending[one + events.P_PROGRAM]
    if what != pending[two + events.P_WHAT] or program != pending[two + events.P_PROGRAM]:
        return False
    uses = registry.PROGRAM_USES[what][program]
    if uses & USES_SOURCE and not _same(pending, one, two, events.P_SOURCE, events.P_SELF):
        return False
    if uses & USES_SELF and not _same(pending, one, two, events.P_SELF, events.P_IT):
        return False
    if uses & USES_CARDS and not _same(pending, one, two, events.P_IT, events.P_DIE):
        return False
    return uses & USES_DIE == 0 or _same(pending, one, two, events.P_DIE, events.P_STRIDE)


def _same(pending: list[int], one: int, two: int, first: int, end: int) -> bool:
    """Two rows agree from one place up to another."""
    return pending[one + first : one + end] == pending[two + first : two + end]


def _resolve(table: Table, number: int) -> None:
    """Take a row out and resolve it, if its leading condition still holds (CR 10.15.1, 10.10.1)."""
    row = number * events.P_STRIDE
    pending = table.pending[row : row + events.P_STRIDE]
    del table.pending[row : row + events.P_STRIDE]
    table.effects += 1
    if table.effects > readings.CAP_EFFECTS_A_DRAIN:
        end_game(table, TIE, ENDED_ENDLESS)
        return
    frame = frames.new_frame(frames.EFFECT, pending[events.P_SEAT])
    what = pending[events.P_WHAT]
    program = pending[events.P_PROGRAM]
    frame[frames.WHAT] = what
    frame[frames.PROGRAM] = program
    frame[frames.SOURCE] = pending[events.P_SOURCE]
    frame[frames.SOURCE_STAY] = pending[events.P_SOURCE_STAY]
    frame[frames.SELF] = pending[events.P_SELF]
    frame[frames.SELF_STAY] = pending[events.P_SELF_STAY]
    frame[frames.IT] = pending[events.P_IT]
    frame[frames.IT_STAY] = pending[events.P_IT_STAY]
    frame[frames.OTHER] = pending[events.P_OTHER]
    frame[frames.OTHER_STAY] = pending[events.P_OTHER_STAY]
    frame[frames.DIE] = pending[events.P_DIE]
    frame[frames.VALUE] = pending[events.P_VALUE]
    condition = registry.PROGRAM_CONDITION[what][program]
    if condition is not None and not condition.holds(table, frame):
        return
    log.note(table, log.TRIGGERS, frame[frames.SEAT], frame[frames.SOURCE], other=frame[frames.SELF])
    frames.push(table, frame)
