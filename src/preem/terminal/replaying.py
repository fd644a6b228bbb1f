"""A record read again: checked line by line, told as a log, or shown decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from preem import record_file
from preem.kernel.errors import InvalidNotation
from preem.kernel.record import Kind, Record, positions
from preem.tcg.games import RecordedGame, TcgRules
from preem.tcg.log_text import lines_for
from preem.terminal.game import outcome
from preem.terminal.saving import CantBeRead
from preem.terminal.screen import WIDTH, both_hands_in_text, table_in_text, wrapped
from preem.terminal.seen import seen_by
from preem.terminal.words import lines_in_words


def read_record(path: Path) -> Record:
    """The record in a file; CantBeRead says what is wrong with it."""
    try:
        return record_file.load(path)
    except InvalidNotation as error:
        raise CantBeRead(f"{path}, {error}") from error
    except OSError as error:
        raise CantBeRead(f"{path} can't be read: {error.strerror or error}") from error


def show_record(path: Path, console: Console, wait: Callable[[], None] | None) -> None:
    """Tell a record's game; with `wait`, stop after every decision and show the table.

    A finished game is shown open, both hands and all; of one that goes on only what seat 0 saw. Where the
    record and the rules part, what was sound is told first, then CantBeRead raised.
    """
    record = read_record(path)
    game, fault = _checked(record)
    if game is None:
        raise CantBeRead(f"{path}, {fault}")
    if wait is None:
        _tell(console, game, 0, game.table.over)
    else:
        _step_through(record, console, wait, game.table.over)
    console.print()
    if fault:
        raise CantBeRead(f"{path}, {fault}")
    if game.table.over:
        _say(console, outcome(game), "bold")
    else:
        _say(console, "The game isn't over: only what seat 0 saw is shown.", "bold")
    _say(console, f"Replayed and found right, all {len(record.lines)} lines.")


def _checked(record: Record) -> tuple[RecordedGame | None, str]:
    """The game as far as the record is sound, and what is wrong after that."""
    game: RecordedGame | None = None
    try:
        for at in positions(record, TcgRules()):
            game = at
    except InvalidNotation as error:
        return game, str(error)
    return game, ""


def _sound(record: Record) -> Iterator[RecordedGame]:
    """The positions of a record up to the first fault."""
    try:
        yield from positions(record, TcgRules())
    except InvalidNotation:
        return


def _step_through(record: Record, console: Console, wait: Callable[[], None], is_open: bool) -> None:
    acts = [line for line in record.lines if line.kind is not Kind.CHANCE]
    told = 0
    for number, game in enumerate(_sound(record)):
        if number:
            wait()
            console.print()
            _say(console, f"> {acts[number - 1]}", "bold")
        told = _tell(console, game, told, is_open)
        for line in _table(game, is_open):
            console.print(Text(line))


def _tell(console: Console, game: RecordedGame, told: int, is_open: bool) -> int:
    """The lines of the log from a number on; how many there are now."""
    lines = lines_for(game.table, None if is_open else 0)
    for line in lines_in_words(lines[told:]):
        _say(console, line)
    return len(lines)


def _table(game: RecordedGame, is_open: bool) -> list[str]:
    first = seen_by(game.table, 0)
    return both_hands_in_text(first, seen_by(game.table, 1)) if is_open else table_in_text(first)


def _say(console: Console, text: str, style: str = "") -> None:
    for line in wrapped(text, min(WIDTH, console.width)):
        console.print(Text(line, style=style))
