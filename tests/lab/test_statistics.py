"""The Wilson interval, against values from outside this project."""

from __future__ import annotations

import pytest

from preem.lab.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By hand: z² = 3.8415; none of ten ends at z²/(10 + z²), all of ten mirrors that.
        (0, 10, 0.0000, 0.2775),
        (10, 10, 0.7225, 1.0000),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """To four places."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_without_games_nothing_is_known() -> None:
    """Anything from never to always."""
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("wins", "games"), [(-1, 3), (4, 3)])
def test_impossible_counts_are_refused(wins: int, games: int) -> None:
    """More wins than games, or fewer than none."""
    with pytest.raises(ValueError, match="can't be"):
        wilson(wins, games)
