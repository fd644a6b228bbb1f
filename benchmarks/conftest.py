"""The yardstick, and the table that is printed at the end.

Machines differ and so do hours on one machine. Beside each figure stands its ratio to a plain loop timed in
the same run, right before it; ratios are what two runs are compared by. Of all rounds the fastest counts, for the loop
and for what is measured: whatever else the machine does can only make a round slower.
"""

import gc
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
    """How long the loop takes now: the fastest of a few rounds."""
    rounds = []
    for _ in range(YARDSTICK_ROUNDS):
        start = time.perf_counter()
        yardstick_loop()
        rounds.append(time.perf_counter() - start)
    return min(rounds)


@pytest.fixture(autouse=True)
def no_garbage_collection() -> Iterator[None]:
    """As in a search or a batch of games: collections would be counted to whoever happens to meet them."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


class Report:
    """Writes figures down: what was measured, per one of what it is made of."""

    def __init__(self, benchmark: BenchmarkFixture) -> None:
        self._benchmark = benchmark
        self._yardstick = yardstick_seconds()

    def __call__(self, name: str, per: int = 1) -> None:
        """The fastest round of the benchmark, divided by how many it did."""
        assert self._benchmark.stats is not None, "there is a figure only after something was measured"
        seconds = float(self._benchmark.stats.stats.min) / per
        ratio = seconds / self._yardstick
        self._benchmark.extra_info.update(runs=native.running(), yardstick=self._yardstick, seconds=seconds, ratio=ratio)
        _figures.append((name, seconds, ratio))


@pytest.fixture
def report(benchmark: BenchmarkFixture) -> Report:
    """The yardstick is timed before the test measures anything."""
    return Report(benchmark)


def in_rounds(benchmark: BenchmarkFixture, call: Callable[..., None], fresh: Callable[[], object] | None = None) -> None:
    """Measure something long: a few rounds, each with fresh arguments where it uses them up."""
    benchmark.pedantic(call, setup=fresh, rounds=7, warmup_rounds=1)  # type: ignore[no-untyped-call]  # the plugin's own


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print all figures, with the code that ran."""
    if not _figures:
        return
    terminalreporter.section(f"figures, {native.running()}")
    for name, seconds, ratio in _figures:
        terminalreporter.write_line(
            f"{name:<24} {seconds * 1e6:>12,.2f} µs {1 / seconds:>14,.0f} /s {ratio * 1e6:>12,.1f} millionths of the yardstick"
        )
