"""The card game's engine: random games, one step, a copy, a view, a sample; the two starter decks."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

    from benchmarks.conftest import Report

tcg = pytest.importorskip("preem.tcg", exc_type=ImportError)
decks = pytest.importorskip("preem.tcg.decks", exc_type=ImportError)

GAMES_A_ROUND = 20
STEPS_TO_MID_GAME = 60


def new_game(seed: int) -> tcg.Table:
    return tcg.new_game(decks=(decks.ready_made("heist"), decks.ready_made("power")), seed=seed)


def play_at_random(table: tcg.Table, chance: random.Random, most: int = 100_000) -> int:
    """Play random options, up to so many; how many were played."""
    played = 0
    while not table.over and played < most:
        table.play_index(chance.randrange(table.option_count()))
        played += 1
    return played


def mid_game() -> tcg.Table:
    """A game with units, Gear and Gigs on the table, the same in every run. It must not be over."""
    for seed in range(7, 1000):
        table = new_game(seed)
        play_at_random(table, random.Random(seed), STEPS_TO_MID_GAME)
        if not table.over:
            return table
    raise AssertionError("every game ends before its middle")


def test_random_games(benchmark: BenchmarkFixture, report: Report) -> None:
    """Whole games, set-up included."""

    def games() -> None:
        chance = random.Random(1)
        for seed in range(GAMES_A_ROUND):
            play_at_random(new_game(seed), chance)

    benchmark.pedantic(games, rounds=7, warmup_rounds=1)
    report("random game", benchmark.stats.stats.median / GAMES_A_ROUND)


def test_step(benchmark: BenchmarkFixture, report: Report) -> None:
    """Apply one option and list the next: random games by their decisions, set-up left out."""
    steps = 0

    def fresh() -> tuple[tuple[list[tcg.Table]], dict[str, object]]:
        return ([new_game(seed) for seed in range(GAMES_A_ROUND)],), {}

    def games(tables: list[tcg.Table]) -> None:
        nonlocal steps
        chance = random.Random(1)
        steps = sum(play_at_random(table, chance) for table in tables)

    benchmark.pedantic(games, setup=fresh, rounds=7, warmup_rounds=1)
    report("step", benchmark.stats.stats.median / steps)


def test_copy(benchmark: BenchmarkFixture, report: Report) -> None:
    """A copy in the middle of a game."""
    table = mid_game()
    benchmark(table.copy)
    report("copy, mid-game", benchmark.stats.stats.median)


def test_view(benchmark: BenchmarkFixture, report: Report) -> None:
    """What the deciding seat may see, in the middle of a game."""
    table = mid_game()
    benchmark(table.view, table.decision.seat)
    report("view", benchmark.stats.stats.median)


def test_sample(benchmark: BenchmarkFixture, report: Report) -> None:
    """A table dealt from a view, the Rival's list being open."""
    table = mid_game()
    view = table.view(table.decision.seat)
    lists = (decks.ready_made("heist"), decks.ready_made("power"))
    benchmark(view.sample, random.Random(1), lists)
    report("sample", benchmark.stats.stats.median)
