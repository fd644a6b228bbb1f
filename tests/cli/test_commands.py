"""The commands: what they print, and what they say to a mistake."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from preem import __version__
from preem.cli import _completed, app
from preem.lab import duel as duels
from preem.terminal import saving
from tests.cli.at_the_terminal import Driven, any_number, new_game, then

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), input=typed)
    assert "Traceback" not in result.output
    return result.exit_code, result.stdout, result.stderr


def test_the_version_says_which_code_runs() -> None:
    """Pure Python, or compiled."""
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith(f"preem {__version__} (") and ("pure" in out or "native" in out)


def test_help_starts_without_the_engine_and_without_rich() -> None:
    """Importing the command loads neither, so that --help answers at once."""
    source = (
        "import sys, preem.cli\n"
        "late = ('rich.console', 'preem.tcg.table', 'preem.lab.duel', 'multiprocessing')\n"
        "print([name for name in late if name in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    shown = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True, env=environment)
    assert shown.stdout.strip() == "[]"


def test_play_from_the_command_line_to_concession(data_folder: Path) -> None:
    """A short game by the command itself: who plays is said, the game is kept."""
    code, out, _ = run("play", "--seed", "5", "--first", "you", typed="keep\n1\nconcede\nyes\n")
    assert code == 0
    assert "You play against the random player" in out
    assert "You go first" in out
    assert len(list((data_folder / "games").iterdir())) == 1


def test_who_goes_first_can_be_settled() -> None:
    """`--first rival` gives the Rival the first turn, whoever won the roll."""
    for seed in ("1", "2", "3", "4"):
        _, out, _ = run("play", "--seed", seed, "--first", "rival")
        assert "The Rival goes first" in out


def test_resuming_by_the_command_line_goes_on() -> None:
    """The same question is asked again, and the log's last lines are shown."""
    _, first, _ = run("play", "--seed", "5", "--first", "you", typed="keep\n1\n")
    code, again, _ = run("play", "--resume", "last", typed="q\n")
    assert code == 0
    assert "goes on." in again
    assert "You roll d4" in again
    question = "Your turn: what do you do?"
    assert first.rpartition(question)[2].split(">")[0] == again.rpartition(question)[2].split(">")[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--deck", "heits"], "Did you mean 'heist'?"),
        (["play", "--against", "x"], "there are 'heist', 'power'"),
        (["play", "--seed", "-1"], "a seed is a whole number from 0"),
        (["sim", "--a", "powr"], "Did you mean 'power'?"),
        (["sim", "--players", "random"], "--players names two players"),
        (["sim", "--players", "random,randon"], "Did you mean 'random'?"),
        (["replay", "/nowhere"], "can't be read"),
        (["card", "minotour"], "did you mean Minotaur?"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], says: str) -> None:
    """In one line, with what would be right."""
    code, _, error = run(*arguments)
    assert code == 1
    assert says in error
    assert error.count("\n") == 1


def test_a_folder_that_cant_be_made_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played that can't be kept."""
    monkeypatch.setenv("PREEM_DATA", "/proc/preem")
    code, _, error = run("play")
    assert code == 1
    assert "the folder /proc/preem/saves can't be made" in error


def test_sim_gives_the_same_numbers_on_one_and_two_processes() -> None:
    """All but the time."""
    results = []
    for jobs in ("1", "2"):
        code, out, _ = run("sim", "-n", "30", "--seed", "4", "-j", jobs, "--json")
        assert code == 0
        result = json.loads(out)
        del result["seconds"]
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["games"] == 30
    assert results[0]["wins_a"] + results[0]["wins_b"] + results[0]["ties"] == 30


def test_sim_in_words() -> None:
    """Rate and interval, ties, turns, who went first, endings, speed."""
    _, out, _ = run("sim", "-n", "12", "--a", "power", "--b", "power")
    for part in (
        "12 games, power (a) against power (b)",
        "95 % interval",
        "ties",
        "median",
        "first",
        "games a second",
    ):
        assert part in out


def test_an_interrupted_sim_prints_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after seven games: their numbers, and that it was interrupted."""
    real = duels.play_one

    def play_one(duel: duels.Duel, index: int) -> duels.Played:
        if index == 7:
            raise KeyboardInterrupt
        return real(duel, index)

    monkeypatch.setattr(duels, "play_one", play_one)
    code, out, error = run("sim", "-n", "30")
    assert code == 130
    assert out.startswith("7 games,")
    assert "7 of 30 games were played" in error


def test_ctrl_c_stops_all_processes_of_a_sim() -> None:
    """A real signal to the whole group: numbers, one line, and nobody's traceback."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "preem.cli", "sim", "-n", "1000000", "-j", "2"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    time.sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "games, heist (a) against power (b)" in out
    assert error.startswith("Interrupted: ") and error.count("\n") == 1


def test_replay_tells_a_finished_game_openly(tmp_path: Path) -> None:
    """Both players' cards, the outcome, and that every line was found right."""
    path = tmp_path / "game.txt"
    driven = Driven(new_game(3), path, any_number(3))
    driven.run()
    code, out, _ = run("replay", str(path))
    assert code == 0
    assert "The Rival draws a card" not in out
    assert f"Replayed and found right, all {len(driven.game.lines)} lines." in out


def test_replay_of_a_game_that_goes_on_shows_what_one_saw(tmp_path: Path) -> None:
    """The Rival's cards stay hidden until the game is over."""
    path = tmp_path / "game.txt"
    Driven(new_game(3), path, then("go first", "keep", "1")).run()
    code, out, _ = run("replay", str(path))
    assert code == 0
    assert "The Rival draws 6 cards" in out
    assert "only what seat 0 saw is shown" in out


def test_replay_step_by_step_shows_both_hands(tmp_path: Path) -> None:
    """One table after every decision; the end of input leaves without a word."""
    path = tmp_path / "game.txt"
    Driven(new_game(3), path, then("go first", "keep", "1", "concede", "yes")).run()
    _, out, _ = run("replay", str(path), "--step", typed="\n\n\n\n\n\n\n")
    assert out.count("RIVAL") == out.count("\nYOU ") >= 4
    assert out.count("  Hand    ") > out.count("RIVAL")
    assert "> 0: keep" in out
    code, out, _ = run("replay", str(path), "--step", typed="\n")
    assert code == 0
    assert "found right" not in out


def test_card_shows_a_card() -> None:
    """By its name, or a part of it."""
    code, out, _ = run("card", "mantis", "blades")
    assert code == 0
    assert out.splitlines()[0] == "Mantis Blades (MS01-WNC 025)"


def test_rules_coverage_reads_the_tests(tmp_path: Path) -> None:
    """Of this repository; a folder without tests is told apart."""
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text('@rule("9.23.2")\ndef test_x() -> None: ...\n', encoding="utf-8")
    code, out, _ = run("rules", "coverage", "--folder", str(tmp_path))
    assert code == 0
    assert "1 of " in out and "tests/test_x.py" not in out
    code, out, _ = run("rules", "coverage", "--all", str(tmp_path))
    assert code == 0
    assert "tests/test_x.py::test_x" in out
    code, out, _ = run("rules", "coverage", str(tmp_path / "nowhere"))
    assert code == 2
    assert "no tests folder" in out


def test_help_is_there_by_its_short_name() -> None:
    """Of the command, and of each of its own."""
    for arguments in (["-h"], ["play", "-h"], ["rules", "coverage", "-h"]):
        code, out, _ = run(*arguments)
        assert code == 0 and "Usage" in out


def test_resume_alone_means_the_last_game() -> None:
    """Whatever follows is the next option; a file is left as it is."""
    assert _completed(["play", "--resume"]) == ["play", "--resume", "last"]
    assert _completed(["play", "--resume", "--seed", "1"]) == ["play", "--resume", "last", "--seed", "1"]
    assert _completed(["play", "--resume", "a.txt"]) == ["play", "--resume", "a.txt"]


def test_replay_last_shows_the_game_finished_last() -> None:
    """Of those in the folder of games; none is said to be none."""
    code, _, error = run("replay", "last")
    assert code == 1 and "there is no game to show" in error
    run("play", "--seed", "5", "--first", "you", typed="concede\nyes\n")
    code, out, _ = run("replay", "last")
    assert code == 0 and "The Rival wins: you gave up." in out


@pytest.mark.parametrize(
    ("ran_as", "found", "said"),
    [
        (".venv/bin/preem", None, ".venv/bin/preem"),
        ("/opt/some where/preem", None, "'/opt/some where/preem'"),
        ("/usr/bin/preem", "/usr/bin/preem", "preem"),
        ("/usr/lib/pytest", None, "preem"),
    ],
)
def test_hints_name_the_command_as_it_was_run(
    ran_as: str, found: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its path where the shell wouldn't find it by name."""
    monkeypatch.setattr("sys.argv", [ran_as, "play"])
    monkeypatch.setattr("shutil.which", lambda name: found)
    assert saving.command() == said


def test_a_terminal_without_accents_shows_plain_letters() -> None:
    """É becomes E, €$ becomes E$."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "preem.cli", "card", "judy-alvarez-braindance-maestro"]
    shown = subprocess.run(command, capture_output=True, check=True, env=environment).stdout
    assert shown.startswith(b"Judy Alvarez: ")
    command[-1] = "minotaur"
    assert b"cost 7 E$" in subprocess.run(command, capture_output=True, check=True, env=environment).stdout


def test_saves_are_named_by_what_is_played(data_folder: Path) -> None:
    """So that a person finds them."""
    run("play", "--deck", "power", "--against", "heist")
    assert saving.last_save().name.endswith("-power-heist.txt")
