"""The yardstick, and the table that is printed at the end.

Machines differ and so do hours on one machine. Beside each figure stands its ratio to a plain loop timed in
the same run, right before it; ratios are what two runs are compared by.
"""

import gc
import statistics
import time
from collections.abc import Callable, Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from preem import native

YARDSTICK_ROUNDS = 7
YARDSTICK_STEPS = 100_000

_figures: list[tuple[str, float, float]] = []


def yardstick_loop() -> int:
    """A fixed amount of plain Python: list access, arithmetic, a branch. Never compiled, never changed."""
    numbers = list(range(64))
    total = 0
    for step in range(YARDSTICK_STEPS):
        place = step & 63
        if numbers[place] & 1:
            total += numbers[place]
        numbers[place] = (numbers[place] + step) & 0xFFFF
    return total


def yardstick_seconds() -> float:
    """How long the loop takes now: the median of a few rounds."""
    rounds = []
    for _ in range(YARDSTICK_ROUNDS):
        start = time.perf_counter()
        yardstick_loop()
        rounds.append(time.perf_counter() - start)
    return statistics.median(rounds)


@pytest.fixture(autouse=True)
def no_garbage_collection() -> Iterator[None]:
    """As in a search or a batch of games: collections would be counted to whoever happens to meet them."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


Report = Callable[[str, float], None]


@pytest.fixture
def report(benchmark: BenchmarkFixture) -> Report:
    """Write one figure down: its name with unit, and the seconds that one of it takes."""
    yardstick = yardstick_seconds()

    def write(name: str, seconds: float) -> None:
        benchmark.extra_info.update(runs=native.running(), yardstick=yardstick, ratio=seconds / yardstick)
        _figures.append((name, seconds, seconds / yardstick))

    return write


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print all figures, with the code that ran."""
    if not _figures:
        return
    terminalreporter.section(f"figures, {native.running()}")
    for name, seconds, ratio in _figures:
        terminalreporter.write_line(
            f"{name:<24} {seconds * 1e6:>12,.2f} µs {1 / seconds:>14,.0f} /s"
            f" {ratio * 1e6:>12,.1f} millionths of the yardstick"
        )
