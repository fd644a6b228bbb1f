"""Golden games: 200 games with what they came to. Pure and native code, this machine and another are held to the same.

A rules change shows here as other digests: look at a few of those games, then write the file anew, in pure mode:

    PREEM_PURE=1 python -m tests.laws.golden --write

Without `--write` the games are played and compared, and the first that differs is named.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random

from preem import native
from preem.kernel.record import format_record
from preem.tcg.games import RecordedGame
from preem.tcg.log_text import REASONS
from preem.tcg.snapshot import snapshot_of
from preem.tcg.terms import TIE
from tests.laws.games import decks_for

GAMES = 200
FILE = Path(__file__).with_name("golden.txt")


def golden_line(number: int) -> str:
    """One game, played at random from a fixed seed: its digest over record and last snapshot, and its end in words."""
    chance = Random(f"golden {number}")
    game = RecordedGame(decks_for(number), chance.getrandbits(128))
    table = game.table
    digest = sha256()
    decisions = 0
    while not table.over:
        game.take(table.options[chance.randrange(len(table.options))])
        decisions += 1
        if decisions % 10 == 0:
            digest.update(snapshot_of(table).encode())
    digest.update(format_record(game.record()).encode())
    digest.update(snapshot_of(table).encode())
    winner = "nobody" if table.winner == TIE else f"seat {table.winner}"
    decks = "starter decks" if number % 10 == 0 else "random decks"
    return (
        f"{number:3} {digest.hexdigest()[:32]} {decks}, {decisions} decisions, {table.turn} turns: "
        f"{winner} wins by {REASONS[table.reason]}"
    )


def difference() -> str:
    """The first golden game that comes to something else in the code that runs here; "" when all agree."""
    written = FILE.read_text(encoding="utf-8").splitlines()
    if len(written) != GAMES:
        return f"{FILE.name} has {len(written)} games, and there are {GAMES}"
    for number, line in enumerate(written):
        played = golden_line(number)
        if played != line:
            return f"{native.running()} code plays another game:\nwritten: {line}\nplayed:  {played}"
    return ""


def main(arguments: list[str]) -> int:
    """Compare, or write the file anew."""
    if "--write" in arguments:
        if native.running() != "pure":
            sys.stderr.write("golden games are written by the sources as they stand: set PREEM_PURE=1\n")
            return 1
        FILE.write_text("".join(f"{golden_line(number)}\n" for number in range(GAMES)), encoding="utf-8")
        return 0
    found = difference()
    sys.stdout.write(f"{native.running()}\n")
    sys.stderr.write(f"{found}\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
