"""Pure and native code play the same games, to the digest (architecture, section 2)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from preem import native
from tests.laws import golden

ROOT = Path(__file__).parents[2]


def test_golden_games_come_out_as_written() -> None:
    """In the code that runs this test; `python -m tests.laws.golden --write` after a change that was meant."""
    assert golden.difference() == ""


@pytest.mark.slow
def test_golden_games_come_out_as_written_in_the_other_code() -> None:
    """Native code is compared when a build of the present sources is at hand, pure code always."""
    other = "pure" if native.running() == "native" else "native"
    if other == "native" and not (native.BUILDS / native.build_tag(native.compiled_sources())).is_dir():
        pytest.skip("no native build of the present sources: `make native` makes one")
    environment = {name: value for name, value in os.environ.items() if name != "PREEM_PURE"}
    if other == "pure":
        environment["PREEM_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.golden"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "PYTHONPATH": str(ROOT / "src")},
    )
    assert (done.stdout, done.stderr, done.returncode) == (f"{other}\n", "", 0)
