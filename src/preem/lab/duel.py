"""Two decks play each other many times; the result is the same however many processes share the work.

Game number i has a seed of its own, made by SHA-256 from the duel's seed and i. Seats alternate: deck a sits
at seat 0 in even games and at seat 1 in odd ones. No two games share anything, so the Wilson interval holds.

Random players work on the engine's own numbers here, with a stream of chance each: views would cost much time
and choose no better.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
import statistics
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from preem.kernel import rng
from preem.lab.statistics import wilson
from preem.players import check_name
from preem.tcg import engine
from preem.tcg.cards import pool
from preem.tcg.decks import Deck, check
from preem.tcg.effects.declaration import number_of
from preem.tcg.errors import InvalidDeck
from preem.tcg.log_text import REASONS
from preem.tcg.terms import TIE

A: Final = 0
B: Final = 1
CHUNK: Final = 25
"""Games a process plays before it hands them over: a few tenths of a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """What is played: two decks, who plays them, and the seed that all games follow from."""

    a: Deck
    b: Deck
    seed: int
    players: tuple[str, str] = ("random", "random")

    def __post_init__(self) -> None:
        """Refuse decks that may not be played and players that don't exist."""
        decks = (("a", self.a), ("b", self.b))
        faults = [f"deck {name}: {problem}" for name, deck in decks for problem in check(deck)]
        if faults:
            raise InvalidDeck(faults)
        for name in self.players:
            check_name(name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One game: A or B won, or it was a TIE; A or B went first."""

    index: int
    winner: int
    first: int
    turns: int
    decisions: int
    reason: int


def seed_of(seed: int, index: int) -> int:
    """The seed of one game of a duel: 128 bits that show nothing of the other games'."""
    return int.from_bytes(sha256(f"duel {seed} game {index}".encode()).digest()[:16], "big")


def seat_of_a(index: int) -> int:
    """Where deck a sits."""
    return index % 2


def play_one(duel: Duel, index: int) -> Played:
    """One game of the duel, whole."""
    seed = seed_of(duel.seed, index)
    seats = (duel.a, duel.b) if seat_of_a(index) == 0 else (duel.b, duel.a)
    declared = pool()
    table = engine.new_table(
        [[number_of(declared[slug]) for slug in deck.legends] for deck in seats],
        [[number_of(declared[slug]) for slug in deck.main] for deck in seats],
        seed,
    )
    engine.advance(table)
    words = rng.seed_words(seed, "player 0") + rng.seed_words(seed, "player 1")
    take, below = engine.take, rng.below
    decisions = 0
    while not table.over:
        options = table.options
        take(table, options[below(words, rng.WORDS * table.asked, len(options))])
        decisions += 1
    deck_at = (A, B) if seat_of_a(index) == 0 else (B, A)
    return Played(
        index=index,
        winner=TIE if table.winner == TIE else deck_at[table.winner],
        first=deck_at[table.first_player],
        turns=table.turn,
        decisions=decisions,
        reason=table.reason,
    )


def play_many(duel: Duel, games: int, processes: int = 1) -> Iterator[Played]:
    """The games from 0 on, in order, as they are done. Closing the iterator stops the rest."""
    if processes == 1:
        yield from _play_here(duel, range(games))
        return
    starts = range(0, games, CHUNK)
    tasks = [(duel, start, min(start + CHUNK, games)) for start in starts]
    with _pool(min(processes, len(tasks))) as workers:
        for chunk in workers.imap(_play_chunk, tasks):
            yield from chunk


def _pool(processes: int) -> Any:
    """Fresh processes that leave Ctrl-C to this one; started, not forked, as a fork copies threads half."""
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(processes)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is ignored here is ignored there too
    try:
        return context.Pool(processes)
    finally:
        signal.signal(signal.SIGINT, before)


def _play_chunk(task: tuple[Duel, int, int]) -> list[Played]:
    duel, start, end = task
    return list(_play_here(duel, range(start, end)))


def _play_here(duel: Duel, indices: Sequence[int]) -> Iterator[Played]:
    """Play without the garbage collector: tables hold no cycles, and it would walk them again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        for index in indices:
            yield play_one(duel, index)
    finally:
        if was_on:
            gc.enable()


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What the games say. Shares are of the games that somebody won; ties stand beside them."""

    games: int
    wins_a: int
    wins_b: int
    ties: int
    wins_first: int
    mean_turns: float
    median_turns: float
    mean_decisions: float
    reasons: dict[str, int]

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return self.wins_a + self.wins_b

    @property
    def share_a(self) -> tuple[float, float, float]:
        """Deck a's share of the decided games, and its 95 % interval."""
        return _share(self.wins_a, self.decided)

    @property
    def share_first(self) -> tuple[float, float, float]:
        """The share of whoever went first, and its 95 % interval."""
        return _share(self.wins_first, self.decided)


def _share(wins: int, games: int) -> tuple[float, float, float]:
    low, high = wilson(wins, games)
    return (wins / games if games else 0.0), low, high


def summary_of(played: Sequence[Played]) -> Summary:
    """The games counted."""
    reasons = Counter(REASONS[game.reason] for game in played)
    turns = [game.turns for game in played] or [0]
    return Summary(
        games=len(played),
        wins_a=sum(game.winner == A for game in played),
        wins_b=sum(game.winner == B for game in played),
        ties=sum(game.winner == TIE for game in played),
        wins_first=sum(game.winner == game.first for game in played),
        mean_turns=statistics.fmean(turns),
        median_turns=statistics.median(turns),
        mean_decisions=statistics.fmean([game.decisions for game in played] or [0]),
        reasons=dict(reasons.most_common()),
    )
