"""How a game ends: at once, with nothing resolved after it (CR 1.5, 1.10 to 1.17, 1.13)."""

from preem.tcg import log
from preem.tcg.dice import count_gigs
from preem.tcg.table import Table
from preem.tcg.terms import ASK_NOTHING, ENDED_OVERTIME, NO_ATTACK, NOBODY


def end_game(table: Table, winner: int, reason: int) -> None:
    """Somebody has won, or it is a tie: what was being resolved is gone and nothing is asked any more."""
    if table.over:
        return
    table.over = True
    table.winner = winner
    table.reason = reason
    table.frames = []
    table.pending = []
    table.asking = ASK_NOTHING
    table.asked = NOBODY
    table.about = -1
    table.options = []
    table.stage = NO_ATTACK
    log.note(table, log.GAME_ENDS, winner, number=reason)


def check_overtime_win(table: Table) -> None:
    """In overtime seven Gigs win at any instant, on either player's turn (CR 1.11)."""
    if table.overtime and not table.over:
        for seat in (table.turn_player, 1 - table.turn_player):
            if count_gigs(table, seat) >= 7:
                end_game(table, seat, ENDED_OVERTIME)
                return
