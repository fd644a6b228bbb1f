"""The laws on random games: both starters, and decks of any cards of the whole pool."""

from random import Random

import pytest

from preem.tcg.table import Table
from tests.laws.games import Player, RandomPlayer, Seeker, Trial
from tests.laws.laws import check_all, check_cheap
from tests.laws.report import Coverage

GAMES = 2_000
PARTS = 20
QUICK_PARTS = 4  # the others are left out of `make quick`
EVERYWHERE = 50
EVERYWHERE_PARTS = 5
LONG_RUN = 100_000
LONG_RUN_PARTS = 100


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[] if part < QUICK_PARTS else [pytest.mark.slow]) for part in range(PARTS)]
)
def test_laws_hold_in_random_games(part: int) -> None:
    """2,000 games: cheap laws at every decision, all laws at every 25th."""
    for number in games_of(part, GAMES, PARTS):
        under_the_laws(Trial(number, logging=number % 20 == 0), RandomPlayer(), every=25)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(EVERYWHERE_PARTS))
def test_all_laws_hold_everywhere(part: int) -> None:
    """50 games with all laws at every decision."""
    for number in games_of(part, EVERYWHERE, EVERYWHERE_PARTS):
        under_the_laws(Trial(10_000 + number, logging=number % 5 == 0), RandomPlayer(), every=1)


@pytest.mark.laws
@pytest.mark.parametrize("part", range(LONG_RUN_PARTS))
def test_laws_hold_in_the_long_run(part: int) -> None:
    """100,000 games, in half of which a player looks for what hasn't been chosen yet; what was reached is reported."""
    coverage, seeker = Coverage(), Seeker()
    for number in games_of(part, LONG_RUN, LONG_RUN_PARTS):
        player: Player = seeker if number % 2 else RandomPlayer()
        trial = Trial(100_000 + number, logging=True)
        under_the_laws(trial, player, every=50)
        coverage.add_game(trial.table, trial.decisions)
    coverage.add_seeker(seeker)
    coverage.save(f"part-{part}")


def games_of(part: int, games: int, parts: int) -> range:
    """The numbers of the games of one part."""
    return range(part * games // parts, (part + 1) * games // parts)


def under_the_laws(trial: Trial, player: Player, *, every: int) -> None:
    """Play a game with the cheap laws at every decision and all laws at every so many."""
    chance = Random(f"laws {trial.number}")

    def check(table: Table, decision: int) -> None:
        if decision % every == every - 1:
            check_all(table, chance)
        else:
            check_cheap(table)

    trial.play(player, check)
