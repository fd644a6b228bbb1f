"""Many games: the same however they are shared out, each as the engine plays it, and counted right."""

from __future__ import annotations

import gc

import pytest

from preem.kernel import rng
from preem.kernel.record import Kind
from preem.lab.duel import CHUNK, Duel, Played, play_many, play_one, seat_of_a, seed_of, summary_of
from preem.players import UnknownPlayer
from preem.tcg.decks import Deck, ready_made
from preem.tcg.errors import InvalidDeck
from preem.tcg.games import RecordedGame

DUEL = Duel(a=ready_made("heist"), b=ready_made("power"), seed=3)


def test_two_processes_play_the_same_games_in_the_same_order() -> None:
    """More games than one process takes at a time, so that both have work."""
    games = CHUNK + 5
    assert list(play_many(DUEL, games, 2)) == list(play_many(DUEL, games, 1))


def test_seeds_and_seats_follow_from_the_number_of_the_game() -> None:
    """Seeds differ between games and duels and have 128 bits; deck a changes seats."""
    assert seed_of(3, 0) == seed_of(3, 0)
    assert len({seed_of(seed, index) for seed in (3, 4) for index in range(50)}) == 100
    assert all(0 <= seed_of(3, index) < 1 << 128 for index in range(50))
    assert [seat_of_a(index) for index in range(4)] == [0, 1, 0, 1]


def test_a_game_of_a_duel_is_an_ordinary_game() -> None:
    """Played again with the same choices, as a recorded game, it ends in the same way."""
    for index in range(4):
        seed = seed_of(3, index)
        decks = (DUEL.a, DUEL.b) if seat_of_a(index) == 0 else (DUEL.b, DUEL.a)
        game = RecordedGame(decks, seed)
        words = [rng.seed_words(seed, f"player {seat}") for seat in range(2)]
        while not game.table.over:
            options = game.table.options
            game.take(options[rng.below(words[game.table.asked], 0, len(options))])
        table, deck_at = game.table, (0, 1) if seat_of_a(index) == 0 else (1, 0)
        assert play_one(DUEL, index) == Played(
            index=index,
            winner=deck_at[table.winner],
            first=deck_at[table.first_player],
            turns=table.turn,
            decisions=sum(line.kind is Kind.DECISION for line in game.lines),
            reason=table.reason,
        )


def test_the_garbage_collector_is_left_as_it_was() -> None:
    """Also when the iterator is closed in the middle."""
    assert gc.isenabled()
    games = play_many(DUEL, 5)
    next(games)
    games.close()  # type: ignore[attr-defined]  # a generator behind the Iterator
    assert gc.isenabled()


def played(winner: int, first: int, turns: int, reason: int = 1) -> Played:
    return Played(index=0, winner=winner, first=first, turns=turns, decisions=10 * turns, reason=reason)


def test_games_are_counted() -> None:
    """Three wins for a, one for b, one tie, which is neither's."""
    summary = summary_of([played(0, 0, 10), played(0, 1, 12), played(0, 0, 14), played(1, 1, 20, 3), played(2, 0, 99, 5)])
    assert (summary.games, summary.wins_a, summary.wins_b, summary.ties, summary.decided) == (5, 3, 1, 1, 4)
    assert summary.share_a == pytest.approx((0.75, 0.3006, 0.9544), abs=0.0001)
    assert summary.wins_first == 3
    assert (summary.mean_turns, summary.median_turns, summary.mean_decisions) == (31, 14, 310)
    assert summary.reasons == {
        "7 Gigs at the start of the turn": 3,
        "a card that had to be drawn and was not there": 1,
        "no end in sight": 1,
    }


def test_nothing_played_is_no_error() -> None:
    """An interrupted run may have no game at all."""
    assert summary_of([]).share_a == (0.0, 0.0, 1.0)


def test_bad_decks_and_players_are_refused_before_anything_is_played() -> None:
    """With all their faults."""
    with pytest.raises(InvalidDeck, match=r"deck b: 0 Legends"):
        Duel(a=DUEL.a, b=Deck(legends=[], main=DUEL.b.main), seed=1)
    with pytest.raises(UnknownPlayer):
        Duel(a=DUEL.a, b=DUEL.b, seed=1, players=("random", "nobody"))
