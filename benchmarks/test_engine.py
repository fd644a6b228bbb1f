"""The card game's engine: random games, one step, listing options, a copy, a view, a sample; the two starter decks."""

import random

from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.conftest import Report, in_rounds
from preem import tcg
from preem.tcg import actions, decks, engine
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAIN

GAMES_A_ROUND = 20
MID_GAME = 40
"""So many decisions into a game both players have Units, Gear and Gigs; a random game has some 95."""


def new_game(seed: int) -> Table:
    return tcg.new_game(decks=(decks.ready_made("heist"), decks.ready_made("power")), seed=seed)


def play_at_random(table: Table, chance: random.Random, most: int = 100_000) -> int:
    """Play random options, up to so many; how many were played."""
    played = 0
    while not table.over and played < most:
        options = table.options
        engine.take(table, options[int(chance.random() * len(options))])
        played += 1
    return played


def mid_game() -> Table:
    """A table in the Main phase with cards in play on both sides, the same in every run."""
    for seed in range(7, 1000):
        table = new_game(seed)
        chance = random.Random(seed)
        play_at_random(table, chance, MID_GAME)
        while not table.over and table.asking != ASK_MAIN:
            play_at_random(table, chance, 1)
        if not table.over and table.field[0] and table.field[1] and table.gear[table.turn_player]:
            return table
    raise AssertionError("every game ends before its middle")


def test_random_games(benchmark: BenchmarkFixture, report: Report) -> None:
    """Whole games, set-up included."""

    def games() -> None:
        chance = random.Random(1)
        for seed in range(GAMES_A_ROUND):
            play_at_random(new_game(seed), chance)

    in_rounds(benchmark, games)
    report("random game", per=GAMES_A_ROUND)


def test_step(benchmark: BenchmarkFixture, report: Report) -> None:
    """Apply one option and list the next: random games by their decisions, set-up left out."""
    steps = 0

    def fresh() -> tuple[tuple[list[Table]], dict[str, object]]:
        return ([new_game(seed) for seed in range(GAMES_A_ROUND)],), {}

    def games(tables: list[Table]) -> None:
        nonlocal steps
        chance = random.Random(1)
        steps = sum(play_at_random(table, chance) for table in tables)

    in_rounds(benchmark, games, fresh)
    report("step", per=steps)


def test_list(benchmark: BenchmarkFixture, report: Report) -> None:
    """All actions of a Main phase in the middle of a game."""
    table = mid_game()
    benchmark(actions.main_options, table, table.asked)
    report("list a Main phase")


def test_copy(benchmark: BenchmarkFixture, report: Report) -> None:
    """A copy in the middle of a game."""
    table = mid_game()
    benchmark(table.copy)
    report("copy, mid-game")


def test_copy_and_step(benchmark: BenchmarkFixture, report: Report) -> None:
    """What search does: each option of a Main phase taken by a copy of its own; per option."""
    table = mid_game()

    def all_options() -> None:
        for option in table.options:
            engine.take(table.copy(), option)

    benchmark(all_options)
    report("copy and step", per=len(table.options))


def test_view(benchmark: BenchmarkFixture, report: Report) -> None:
    """What the deciding seat may see, in the middle of a game."""
    table = mid_game()
    benchmark(table.view, table.asked)
    report("view")


def test_view_as_json(benchmark: BenchmarkFixture, report: Report) -> None:
    """The same as it is sent to a player."""
    table = mid_game()
    benchmark(lambda: table.view(table.asked).json)
    report("view as JSON")


def test_sample(benchmark: BenchmarkFixture, report: Report) -> None:
    """A table dealt from a view, the Rival's list being one of two."""
    table = mid_game()
    view = table.view(table.asked)
    lists = (decks.ready_made("heist"), decks.ready_made("power"))
    chance = random.Random(1)
    benchmark(lambda: view.sample(chance, lists))
    report("sample")


def test_snapshot(benchmark: BenchmarkFixture, report: Report) -> None:
    """The exact line of a save."""
    table = mid_game()
    benchmark(lambda: table.snapshot)
    report("snapshot")
