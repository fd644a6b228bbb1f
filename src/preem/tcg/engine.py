"""The rules at work: run until somebody must choose, take the answer, run on (architecture, section 2).

From outside this is the whole engine: `new_table`, `advance`, `take`, `concede`, and the open decision on the table.
"""

from preem.tcg import (
    activations,
    attack,
    calls,
    defeat,
    drain,
    frames,
    log,
    opening,
    paying,
    plays,
    readings,
    registry,
    roll_in,
    stealing,
    turn,
)
from preem.tcg.areas import new_card, onto_deck, to_legends
from preem.tcg.endings import end_game
from preem.tcg.table import LISTS_OWN, Table, new_streams
from preem.tcg.terms import (
    ASK_FIRST,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_NOTHING,
    ASK_REACT,
    ENDED_CONCEDED,
    ENDED_ENDLESS,
    NOBODY,
    TIE,
)


def new_table(legends: list[list[int]], decks: list[list[int]], seed: int) -> Table:
    """A table before the d20, from two players' declarations (numbers of the registry, in any order)."""
    table = Table()
    table.words = new_streams(seed)
    table.lists = LISTS_OWN
    for seat in range(2):
        for what in legends[seat]:
            to_legends(table, new_card(table, what, seat), True)
        onto_deck(table, seat, [new_card(table, what, seat) for what in decks[seat]])
    frames.push(table, frames.new_frame(frames.SETUP, 0))
    return table


def advance(table: Table) -> None:
    """Run the rules until somebody must choose or the game is over."""
    while not table.over:
        if table.asking != ASK_NOTHING:
            if len(table.options) != 1 or table.asks_alone or is_always_asked(table.asking):
                return
            # One legal answer, or only "no": taken by itself.
            _answer(table, table.options[0])
        else:
            _step(table)


def is_always_asked(kind: int) -> bool:
    """Kinds of decision that stand even with one option (architecture, section 7)."""
    return kind == ASK_MAIN or kind == ASK_REACT or kind == ASK_MULLIGAN or kind == ASK_FIRST


def take(table: Table, option: int) -> None:
    """Take one of the open options and run on. The caller has seen to it that it is one."""
    table.decisions += 1
    table.effects = 0
    if table.decisions > readings.CAP_DECISIONS_A_TURN:
        end_game(table, TIE, ENDED_ENDLESS)
        return
    _answer(table, option)
    advance(table)


def take_alone(table: Table, option: int) -> None:
    """Take the one answer that is left, which was asked because the table `asks_alone`: no decision is counted."""
    _answer(table, option)
    advance(table)


def concede(table: Table, seat: int) -> None:
    """A player gives up and loses at once, at any moment (CR 1.16)."""
    if seat != 0 and seat != 1:
        raise ValueError(f"there is no seat {seat} to concede: the seats are 0 and 1")
    if not table.over:
        log.note(table, log.CONCEDES, seat)
        end_game(table, 1 - seat, ENDED_CONCEDED)


def _step(table: Table) -> None:
    frame = table.frames[-1]
    kind = frame[frames.KIND]
    if kind == frames.TURN:
        turn.step(table, frame)
    elif kind == frames.EFFECT:
        _step_effect(table, frame)
    elif kind == frames.DRAIN:
        drain.step(table, frame)
    elif kind == frames.PAY:
        paying.step(table, frame)
    elif kind == frames.PLAY:
        plays.step_play(table, frame)
    elif kind == frames.ATTACK:
        attack.step(table, frame)
    elif kind == frames.STEAL:
        stealing.step(table, frame)
    elif kind == frames.DEFEAT:
        defeat.step(table, frame)
    elif kind == frames.CALL:
        calls.step_call(table, frame)
    elif kind == frames.ACTIVATE:
        activations.step_activation(table, frame)
    elif kind == frames.ROLL_IN:
        roll_in.step_roll_in(table, frame)
    else:
        opening.step(table, frame)


def _step_effect(table: Table, frame: list[int]) -> None:
    """Run a program until it ends, asks, or begins something that has to be finished first."""
    steps = registry.PROGRAMS[frame[frames.WHAT]][frame[frames.PROGRAM]]
    depth = len(table.frames)
    while True:
        at = frame[frames.PC]
        if at >= len(steps):
            frames.pop(table, frame[frames.DONE])
            return
        frame[frames.PC] = at + 1
        steps[at].step(table, frame)
        if table.asking != ASK_NOTHING or len(table.frames) != depth:
            return


def _answer(table: Table, option: int) -> None:
    frame = table.frames[-1]
    kind = frame[frames.KIND]
    table.asking = ASK_NOTHING
    table.asked = NOBODY
    table.about = -1
    table.options = []
    table.least = 1
    if kind == frames.EFFECT:
        steps = registry.PROGRAMS[frame[frames.WHAT]][frame[frames.PROGRAM]]
        steps[frame[frames.PC] - 1].answer(table, frame, option)
    elif kind == frames.TURN:
        turn.answer(table, frame, option)
    elif kind == frames.ATTACK:
        attack.answer(table, frame, option)
    elif kind == frames.PAY:
        paying.answer(table, frame, option)
    elif kind == frames.DRAIN:
        drain.answer(table, frame, option)
    elif kind == frames.STEAL:
        stealing.answer(table, frame, option)
    elif kind == frames.DEFEAT:
        defeat.answer(table, frame, option)
    elif kind == frames.PLAY:
        plays.answer_play(table, frame, option)
    elif kind == frames.ROLL_IN:
        roll_in.answer_roll_in(table, frame, option)
    else:
        assert kind == frames.SETUP, "no other frame asks"
        opening.answer(table, frame, option)
