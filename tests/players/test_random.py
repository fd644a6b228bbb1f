"""The random player, and players by name."""

from __future__ import annotations

from collections import Counter

import pytest

from preem.players import RandomPlayer, UnknownPlayer, player
from preem.tcg.scenario import Side, setup

VIEW = setup(you=Side(hand=["mantis-blades", "floor-it"], field=["minotaur"], eddies=2)).table.view(0)


def test_a_choice_is_one_of_the_options_and_follows_from_seed_seat_and_view() -> None:
    """The same three give the same choice, from a new player too."""
    for seed in range(20):
        choice = RandomPlayer(seed, 0).choose(VIEW)
        assert choice in VIEW.options
        assert RandomPlayer(seed, 0).choose(VIEW) == choice
    assert len({str(RandomPlayer(seed, seat).choose(VIEW)) for seed in range(20) for seat in (0, 1)}) > 3


def test_every_option_is_as_likely() -> None:
    """Over 4,000 seeds each is chosen within five standard deviations of its share."""
    counts = Counter(str(RandomPlayer(seed, 0).choose(VIEW)) for seed in range(4000))
    share = 4000 / len(VIEW.options)
    assert set(counts) == set(VIEW.notations)
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def test_players_go_by_name() -> None:
    """An unknown name is refused with the nearest."""
    assert isinstance(player("random", 1, 0), RandomPlayer)
    with pytest.raises(UnknownPlayer, match="Did you mean 'random'"):
        player("randm", 1, 0)
