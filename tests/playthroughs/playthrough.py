"""The text of a playthrough: each choice with the number of options it was one of, indented under it what happened, and the
two sides whenever a turn's Main phase begins.

    python -m tests.playthroughs.playthrough

replays the choices that stand in the files and writes down what happens now. A game in which a choice is none any more stops
that with an error; `python -m tests.playthroughs.playthrough NAME` plays it anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from preem.tcg import engine
from preem.tcg.dice import gigs_of, value_of_die
from preem.tcg.facts import power_of
from preem.tcg.games import RecordedGame, deck_code, deck_from_code
from preem.tcg.log_text import lines_for
from preem.tcg.marks import is_spent
from preem.tcg.names import die_name, slug_of_card
from preem.tcg.options import option_of
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAIN
from tests.laws.games import Seeker, decks_for

FOLDER = Path(__file__).parent

# Name: which decks (games.decks_for), and the seed of the game.
GAMES = {"starters": (0, 11), "whole_pool": (7, 12), "overtime": (21, 13)}


def played(decks: tuple[str, str], seed: int, choices: list[str]) -> str:
    """The playthrough of these choices: header, then each choice with its log lines, and the position at each new turn."""
    game = RecordedGame((deck_from_code(decks[0]), deck_from_code(decks[1])), seed)
    table = game.table
    written = [f"Deck0: {decks[0]}", f"Deck1: {decks[1]}", f"Seed: {seed}", ""]
    seen = 0
    turn = 0
    for choice in [*choices, None]:
        log = lines_for(table, None)
        written += [f"    {line}" for line in log[seen:]]
        seen = len(log)
        if table.turn != turn and table.asking == ASK_MAIN:
            turn = table.turn
            written += [f"    = {side(table, seat)}" for seat in range(2)]
        if choice is None:
            break
        written.append(f"{table.asked}: {choice}  [{len(table.options)}]")
        game.play(choice)
    return "\n".join([*written, ""])


def side(table: Table, seat: int) -> str:
    """One side of the table in a line."""
    spent = sum(is_spent(table, card) for card in table.eddies[seat])
    gigs = [f"{die_name(seat, die)}={value_of_die(table, die)}" for die in gigs_of(table, seat)]
    field = [f"{slug_of_card(table, card)} {power_of(table, card)}" for card in table.field[seat]]
    return (
        f"{('you', 'rival')[seat]}: hand {len(table.hand[seat])}, deck {len(table.deck[seat])}, "
        f"Eddies {len(table.eddies[seat])} ({spent} spent), Gigs {' '.join(gigs) or 'none'}, "
        f"field {', '.join(field) or 'empty'}"
    )


def read(text: str) -> tuple[tuple[str, str], int, list[str]]:
    """Decks, seed and choices of a playthrough's text."""
    rows = text.splitlines()
    values = [row.partition(": ")[2] for row in rows[:3]]
    choices = [row.partition(": ")[2].rpartition("  [")[0] for row in rows[4:] if not row.startswith("    ")]
    return (values[0], values[1]), int(values[2]), choices


def new_choices(decks: tuple[str, str], seed: int) -> list[str]:
    """A whole game by a player who looks for what he hasn't done yet."""
    game = RecordedGame((deck_from_code(decks[0]), deck_from_code(decks[1])), seed)
    table, player, chance = game.table, Seeker(), Random(seed)
    choices: list[str] = []
    while not table.over:
        option = player.choose(table, chance)
        choices.append(str(option_of(table, option)))
        engine.take(table, option)
    return choices


def main(arguments: list[str]) -> int:
    """Write the files anew, the games kept as far as they can be."""
    for name, (number, seed) in GAMES.items():
        path = FOLDER / f"{name}.txt"
        if not path.exists() or name in arguments:
            one, two = decks_for(number)
            decks = (deck_code(one), deck_code(two))
            choices = new_choices(decks, seed)
        else:
            decks, seed, choices = read(path.read_text(encoding="utf-8"))
        path.write_text(played(decks, seed, choices), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
