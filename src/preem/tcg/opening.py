"""Before the first turn: who starts, Legends, dice, hands, mulligans (CR 7.4 to 7.9)."""

from typing import Final

from preem.tcg import frames, log, moves
from preem.tcg.areas import hand_into_deck, shuffle_deck, shuffle_legends
from preem.tcg.dice import put_die, roll_for_first
from preem.tcg.frames import ask
from preem.tcg.marks import spend
from preem.tcg.table import Table
from preem.tcg.terms import ASK_FIRST, ASK_MULLIGAN, DICE, IN_FIXER

WHO: Final = 0
DEAL: Final = 1
FIRST_MULLIGAN: Final = 2
SECOND_MULLIGAN: Final = 3
DONE: Final = 4


def step(table: Table, frame: list[int]) -> None:
    at = frame[frames.PC]
    if at == WHO:
        winner = _roll_for_it(table)
        frame[frames.SEAT] = winner
        ask(table, winner, ASK_FIRST, -1, [1, 0])
    elif at == DEAL:
        frame[frames.PC] = FIRST_MULLIGAN
        _deal(table)
    elif at == FIRST_MULLIGAN:
        ask(table, table.first_player, ASK_MULLIGAN, -1, [1, 0])
    elif at == SECOND_MULLIGAN:
        ask(table, 1 - table.first_player, ASK_MULLIGAN, -1, [1, 0])
    else:
        table.turn_player = table.first_player
        table.turn = 0
        frames.pop(table, 0)
        frames.push(table, frames.new_frame(frames.TURN, table.first_player))


def _roll_for_it(table: Table) -> int:
    """Both roll a d20, seat 0 first, again while they are equal; the higher one decides (CR 7.5.1)."""
    while True:
        mine = _d20(table, 0)
        theirs = _d20(table, 1)
        if mine != theirs:
            return 0 if mine > theirs else 1


def _d20(table: Table, seat: int) -> int:
    value = roll_for_first(table, seat)
    log.note(table, log.ROLLS_FIRST, seat, number=value)
    return value


def _deal(table: Table) -> None:
    """Shuffle decks and Legends, spend the first player's two left-most Legends, dice into the fixers, six cards each."""
    for seat in range(2):
        shuffle_deck(table, seat)
        shuffle_legends(table, seat)
    for card in table.legends[table.first_player][:2]:
        spend(table, card)
    for die in range(DICE):
        put_die(table, die, IN_FIXER, 0)
    for seat in (table.first_player, 1 - table.first_player):
        moves.draw(table, seat, 6)


def answer(table: Table, frame: list[int], option: int) -> None:
    at = frame[frames.PC]
    if at == WHO:
        winner = frame[frames.SEAT]
        table.first_player = winner if option == 1 else 1 - winner
        table.turn_player = table.first_player
        log.note(table, log.GOES_FIRST, table.first_player)
        frame[frames.PC] = DEAL
        return
    seat = table.first_player if at == FIRST_MULLIGAN else 1 - table.first_player
    if option == 1:
        # The whole hand back, shuffled, six new ones; openly and once (CR 7.9.3).
        log.note(table, log.MULLIGANS, seat)
        hand_into_deck(table, seat)
        shuffle_deck(table, seat)
        moves.draw(table, seat, 6)
    else:
        log.note(table, log.KEEPS, seat)
    frame[frames.PC] = at + 1
