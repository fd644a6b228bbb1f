"""The real command in a real terminal (a pseudo-terminal): keys in, screen out, Ctrl-C as a key."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from preem.terminal import saving

ROOT = Path(__file__).resolve().parents[2]
PROMPT = b"> "
OPTION = re.compile(rb"^ *(\d+)  ", re.MULTILINE)


class Terminal:
    """`preem ARGUMENTS` running in a terminal of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.keys, inside = pty.openpty()
        environment = {
            **os.environ,
            "PREEM_DATA": str(data),
            "PYTHONPATH": str(ROOT / "src"),
            "TERM": "xterm",
            "COLUMNS": "80",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "preem.cli", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env=environment,
            preexec_fn=_take_the_terminal,
        )
        os.close(inside)
        self.screen = b""

    def read_until_asked(self) -> bytes | None:
        """What is printed up to the next prompt; None when the command has ended."""
        new = b""
        limit = time.monotonic() + 30
        while not new.endswith(PROMPT):
            assert time.monotonic() < limit, f"nothing was asked: {new[-500:]!r}"
            ready, _, _ = select.select([self.keys], [], [], 1)
            if not ready:
                continue
            try:
                read = os.read(self.keys, 65536)
            except OSError:  # the other end is closed
                read = b""
            self.screen += read
            new += read
            if not read:
                self.process.wait(10)
                os.close(self.keys)
                return None
        return new

    def type(self, text: bytes) -> None:
        os.write(self.keys, text)


def _take_the_terminal() -> None:
    """Make the pseudo-terminal the one whose Ctrl-C reaches the process."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def play_on(terminal: Terminal, chance: random.Random, questions: int) -> bool:
    """Answer so many questions with legal numbers; False when the command has ended."""
    for _ in range(questions):
        shown = terminal.read_until_asked()
        if shown is None:
            return False
        numbers = OPTION.findall(shown.rpartition(b"?\r\n")[2] or shown)
        terminal.type(f"{chance.choice(numbers).decode()}\r".encode() if numbers else b"1\r")
    return True


def test_a_whole_game_in_a_terminal_with_an_interruption(data_folder: Path) -> None:
    """Ctrl-C in the middle saves; resumed, it asks the same, and the game is played to its end."""
    chance = random.Random(1)
    terminal = Terminal(data_folder, "play", "--seed", "9", "--deck", "power", "--against", "heist")
    assert play_on(terminal, chance, 15)
    asked = terminal.read_until_asked()
    terminal.type(b"\x03")
    assert terminal.read_until_asked() is None
    assert terminal.process.returncode == 0
    assert b"preem.cli play --resume last" in terminal.screen
    assert b"Traceback" not in terminal.screen

    left = saving.load(saving.last_save())
    terminal = Terminal(data_folder, "play", "--resume", "last")
    again = terminal.read_until_asked()
    assert asked is not None and again is not None
    assert asked.rpartition(b"\r\n\r\n")[2] == again.rpartition(b"\r\n\r\n")[2]
    terminal.type(b"t\r")
    assert not play_on(terminal, chance, 1000)

    assert terminal.process.returncode == 0
    assert b"Traceback" not in terminal.screen
    assert b"The record: " in terminal.screen
    [kept] = (data_folder / "games").iterdir()
    done = saving.load(kept)
    assert done.table.over
    assert done.lines[: len(left.lines)] == left.lines
