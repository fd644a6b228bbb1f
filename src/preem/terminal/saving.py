"""Where games are kept: those being played in `saves`, finished ones in `games`; all are records."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from preem import record_file
from preem.kernel.errors import InvalidNotation
from preem.kernel.record import replay
from preem.tcg.games import RecordedGame, TcgRules


class CantBeRead(ValueError):
    """A file that holds no game that can go on; says what is wrong, where, and what would be right."""


class CantBeSaved(OSError):
    """The game can't be written down; says where and why."""


def data_folder() -> Path:
    """$PREEM_DATA, else $XDG_DATA_HOME/preem, else ~/.local/share/preem."""
    if named := os.environ.get("PREEM_DATA"):
        return Path(named)
    if shared := os.environ.get("XDG_DATA_HOME"):
        return Path(shared) / "preem"
    return Path.home() / ".local" / "share" / "preem"


def command() -> str:
    """How `preem` was run, so that a hint can be typed as it stands: its path where the shell wouldn't find it."""
    run = Path(sys.argv[0])
    if run.name == "cli.py" and run.parent.name == "preem":
        return f"{_short(Path(sys.executable))} -m preem.cli"
    found = shutil.which("preem")
    if run.name != "preem" or (found and Path(found).absolute() == run.absolute()):
        return "preem"
    return _short(run)


def _short(path: Path) -> str:
    """A path from the folder we are in, where it lies below it."""
    here, there = Path.cwd(), path.absolute()
    return shlex.quote(str(there.relative_to(here) if there.is_relative_to(here) else there))


def new_save(name: str) -> Path:
    """A file for a new game, named by the time and what is played; no other game has it."""
    folder = _made(data_folder() / "saves")
    start = f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}"
    path, number = folder / f"{start}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{start}-{number}.txt"
    return path


def last_save() -> Path:
    """The game played last that isn't over."""
    folder = data_folder() / "saves"
    found = _by_time(folder)
    if not found:
        raise CantBeRead(f"there is no game to resume in {folder}; `{command()} play` begins one")
    return found[-1]


def last_record() -> Path:
    """The game finished last; where none is finished, the one played last."""
    found = _by_time(data_folder() / "games") or _by_time(data_folder() / "saves")
    if not found:
        raise CantBeRead(f"there is no game to show in {data_folder()}; `{command()} play` begins one")
    return found[-1]


def _by_time(folder: Path) -> list[Path]:
    """The games of a folder, the one written last at the end."""
    there = [path for path in folder.glob("*.txt") if path.is_file()] if folder.is_dir() else []
    return sorted(there, key=lambda path: path.stat().st_mtime)


def save(game: RecordedGame, path: Path) -> None:
    """Write the game down as it stands, its seed included, so that it can go on."""
    try:
        record_file.save(game.record(with_seed=True), path)
    except OSError as error:
        raise CantBeSaved(f"the game can't be saved in {path}: {error.strerror or error}") from error


def finish(game: RecordedGame, path: Path) -> Path:
    """Move a finished game from the saves to the games; where it is now. A file elsewhere stays there."""
    save(game, path)
    if path.parent != data_folder() / "saves":
        return path
    kept = _made(data_folder() / "games") / path.name
    try:
        path.replace(kept)
    except OSError as error:
        raise CantBeSaved(f"the record can't be moved to {kept}: {error.strerror or error}") from error
    return kept


def load(path: Path) -> RecordedGame:
    """The game of a file, played again and checked line by line. The file itself is only read."""
    try:
        record = record_file.load(path)
        return replay(record, TcgRules())
    except InvalidNotation as error:
        raise CantBeRead(f"{path}, {error}") from error
    except OSError as error:
        raise CantBeRead(f"{path} can't be read: {error.strerror or error}") from error


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CantBeSaved(f"the folder {folder} can't be made: {error.strerror or error}") from error
    return folder
