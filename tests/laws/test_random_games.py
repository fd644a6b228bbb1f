"""The laws on random games: both starters, and decks of any cards of the whole pool."""

from random import Random

import pytest

from preem.tcg.table import Table
from tests.laws.games import RandomPlayer, Trial
from tests.laws.laws import check_all, check_cheap

GAMES = 2000
PARTS = 20
EVERYWHERE = 50
EVERYWHERE_PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_laws_hold_in_random_games(part: int) -> None:
    """2,000 games: cheap laws at every decision, all laws at every 25th."""
    for number in range(part, GAMES, PARTS):
        chance = Random(f"laws {number}")

        def check(table: Table, decision: int, chance: Random = chance) -> None:
            check_cheap(table)
            if decision % 25 == 24:
                check_all(table, chance)

        Trial(number, logging=number % 20 == 0).play(RandomPlayer(), check)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(EVERYWHERE_PARTS))
def test_all_laws_hold_everywhere(part: int) -> None:
    """50 games with all laws at every decision."""
    for number in range(part, EVERYWHERE, EVERYWHERE_PARTS):
        chance = Random(f"everywhere {number}")

        def check(table: Table, decision: int, chance: Random = chance) -> None:
            check_all(table, chance)

        Trial(10_000 + number, logging=number % 5 == 0).play(RandomPlayer(), check)
