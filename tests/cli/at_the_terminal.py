"""A terminal game driven by a test: what is typed comes from a function, what is printed is kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console

from preem.players import RandomPlayer
from preem.tcg.decks import ready_made
from preem.tcg.games import RecordedGame
from preem.terminal.game import TerminalGame

Answer = Callable[["Driven"], str]


class Driven:
    """One game at a terminal 80 columns wide. `answer` gives each line; it may raise what leaving raises."""

    def __init__(self, game: RecordedGame, path: Path, answer: Answer, *, log_from: int = 0) -> None:
        self.game = game
        self.path = path
        self.answer = answer
        self.prompts = 0
        self.printed = StringIO()
        self.terminal = TerminalGame(
            game,
            RandomPlayer(game.seed, 1),
            path,
            console=Console(file=self.printed, width=80, highlight=False),
            read=self._read,
            log_from=log_from,
        )

    def _read(self, prompt: str) -> str:
        self.prompts += 1
        return self.answer(self)

    def run(self) -> bool:
        return self.terminal.run()

    @property
    def text(self) -> str:
        return self.printed.getvalue()


def new_game(seed: int, decks: tuple[str, str] = ("heist", "power")) -> RecordedGame:
    return RecordedGame((ready_made(decks[0]), ready_made(decks[1])), seed, players=("human", "random"))


def any_number(seed: int) -> Answer:
    """Types the number of a random option, the same one at the same place of the same game."""

    def answer(driven: Driven) -> str:
        table = driven.game.table
        chance = random.Random(f"{seed} {len(driven.game.lines)}")
        return str(1 + chance.randrange(len(table.options)))

    return answer


def then(*lines: str | type[BaseException], after: Answer | None = None) -> Answer:
    """Types these lines one after the other, or raises; then what `after` says, else the input has ended."""
    left = list(lines)

    def answer(driven: Driven) -> str:
        if not left:
            if after is None:
                raise EOFError
            return after(driven)
        line = left.pop(0)
        if isinstance(line, str):
            return line
        raise line

    return answer
