"""Saved games: where they are, and what is said of a file that is damaged. No file is ever lost over it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from preem.cli import app
from preem.kernel.record import Record, chose, format_record, parse_record
from preem.terminal import saving
from tests.cli.at_the_terminal import Driven, any_number, new_game, then

SAVE = ""


def saved() -> str:
    """The text of a game left after 15 questions."""
    global SAVE
    if not SAVE:
        path = saving.new_save("damaged")

        def answer(driven: Driven) -> str:
            return any_number(2)(driven) if driven.prompts <= 15 else then(EOFError)(driven)

        Driven(new_game(2), path, answer).run()
        SAVE = path.read_text(encoding="utf-8")
    return SAVE


def edited(change: Callable[[Record], Record]) -> str:
    """The game changed by somebody who wrote a fitting digest under it."""
    return format_record(change(parse_record(saved())))


def another_choice(record: Record) -> Record:
    lines = list(record.lines)
    at = next(index for index, line in enumerate(lines) if line.seat == 0 and "roll_in" in line.text)
    lines[at] = chose(0, "roll_in d20")
    return Record(record.header, tuple(lines))


def other_dice(record: Record) -> Record:
    lines = [
        line if "shows" not in line.text or "d20" in line.text else type(line)(line.kind, None, "d4 of seat 0 shows 9")
        for line in record.lines
    ]
    return Record(record.header, tuple(lines))


def header(key: str, value: str | None) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        entries = [(k, v if k != key else value) for k, v in record.header]
        return Record(tuple((k, v) for k, v in entries if v is not None), record.lines)

    return change


DAMAGED: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "line 1: this is no record"),
    "something else": (lambda: b"Dear diary,\n", "line 1: this is no record"),
    "no text": (lambda: b'[Preem "record/1"]\n\xff\xfe', "line 2: this is no text in UTF-8"),
    "cut off": (lambda: saved()[: len(saved()) // 2].encode(), "its end is cut off"),
    "a digit changed": (lambda: saved().replace("shows", "shown", 1).encode(), "changed or damaged"),
    "a choice that isn't legal": (lambda: edited(another_choice).encode(), "'roll_in d20' is no option here"),
    "other dice": (lambda: edited(other_dice).encode(), "is not what fell"),
    "no seed": (lambda: edited(header("Seed", None)).encode(), "the record holds no seed"),
    "a seed in words": (
        lambda: edited(header("Seed", "seven")).encode(),
        "no game can begin from this header",
    ),
    "another game": (lambda: edited(header("Game", "chess")).encode(), "a record of chess"),
    "no deck": (lambda: edited(header("Deck1", None)).encode(), "no game can begin from this header"),
    "an unknown card": (lambda: edited(header("Deck1", "nobody / 3xnothing")).encode(), "no card is called"),
    "an unknown player": (
        lambda: edited(header("Player1", "kasparov")).encode(),
        "no player is called 'kasparov'",
    ),
    "two of ours": (lambda: edited(header("Player0", "random")).encode(), "plays at seat 0, no person"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_save_is_explained_and_kept(name: str, tmp_path: Path) -> None:
    """One message with the file, the line where there is one, and what is wrong; the file stays as it was."""
    content, says = DAMAGED[name]
    path = tmp_path / "damaged.txt"
    path.write_bytes(content())

    result = CliRunner().invoke(app, ["play", "--resume", str(path)])

    assert result.exit_code == 1
    assert says in result.stderr
    assert "Traceback" not in result.output
    assert path.read_bytes() == content()
    if name not in ("an unknown player", "two of ours"):
        shown = CliRunner().invoke(app, ["replay", str(path)])
        assert shown.exit_code == 1
        assert says in shown.stderr


def test_replaying_tells_what_was_sound_and_where_it_ends(tmp_path: Path) -> None:
    """The log up to the line that differs, then that line."""
    path = tmp_path / "edited.txt"
    path.write_text(edited(another_choice), encoding="utf-8")
    shown = CliRunner().invoke(app, ["replay", str(path)])
    assert "Your turn (" in shown.stdout or "The Rival's turn (" in shown.stdout
    assert "line " in shown.stderr and "roll_in d4" in shown.stderr


@pytest.mark.parametrize("path", ["/nowhere/game.txt", "."])
def test_what_is_no_file_is_said(path: str) -> None:
    """A path that leads nowhere, and a folder."""
    result = CliRunner().invoke(app, ["play", "--resume", path])
    assert result.exit_code == 1
    assert "can't be read" in result.stderr


def test_without_a_saved_game_there_is_nothing_to_resume(data_folder: Path) -> None:
    """The message says where it looked."""
    result = CliRunner().invoke(app, ["play", "--resume", "last"])
    assert result.exit_code == 1
    assert str(data_folder / "saves") in result.stderr


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """$PREEM_DATA, then $XDG_DATA_HOME/preem, then the home folder."""
    assert str(saving.data_folder()) == os.environ["PREEM_DATA"]
    monkeypatch.delenv("PREEM_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/xdg")
    assert saving.data_folder() == Path("/xdg/preem")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/v")
    assert saving.data_folder() == Path("/home/v/.local/share/preem")


def test_two_games_begun_at_once_have_two_files() -> None:
    """No save is written over."""
    first = saving.new_save("heist-power")
    first.touch()
    assert saving.new_save("heist-power") != first


def test_last_is_the_game_played_last() -> None:
    """By the time of its last decision, not by its name."""
    older, newer = saving.new_save("b"), saving.new_save("a")
    for path, at in ((older, 1000), (newer, 2000)):
        path.touch()
        os.utime(path, (at, at))
    assert saving.last_save() == newer


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    """It is told who won."""
    path = tmp_path / "done.txt"
    Driven(new_game(3), path, then("go first", "concede", "yes")).run()
    result = CliRunner().invoke(app, ["play", "--resume", str(path)])
    assert result.exit_code == 0
    assert "is over. The Rival wins: you gave up." in result.stdout
