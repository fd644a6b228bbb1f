"""The smallest game that needs everything the kernel offers: three seats, secret choices at once, chance.

Each round every seat takes 1, 2 or 3 in secret. Then all show: the highest number that only one seat took
scores its value, and that seat rolls a d6 and scores one more on a 6. Whoever has 7 first wins; after ten
rounds it is a tie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from preem.kernel.game import Decision, Game
from preem.kernel.record import Line, chose, conceded, fell
from preem.kernel.rng import below, seed_words

SEATS = 3
ROUNDS = 10
TARGET = 7


class NoSuchOption(ValueError):
    """An option that isn't open."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take this number."""

    number: int

    def __str__(self) -> str:
        return f"take {self.number}"


OPTIONS = (Take(1), Take(2), Take(3))


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the toy game's only kind."""

    seat: int
    also: tuple[int, ...]
    kind: str = "take"
    about: None = None
    options: tuple[Take, ...] = OPTIONS


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see: all points, all shown rounds, and of the running one only its own number."""

    seat: int
    points: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    own: int | None


@dataclass
class ToyGame:
    """One toy game. `scripted` are results of chance that come before any real roll."""

    words: list[int]
    scripted: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    shown: list[tuple[int, ...]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    rolls: list[int] = field(default_factory=list)
    over: bool = False
    winner: int | None = None

    @property
    def decision(self) -> Choice:
        """The open choice."""
        assert not self.over, "a game that is over asks nothing"
        seat = len(self.taken)
        return Choice(seat, tuple(range(seat + 1, SEATS)))

    def play(self, option: Take, /) -> None:
        """Take one option."""
        if self.over or option not in OPTIONS:
            raise NoSuchOption(f"{option} is not open")
        self.taken.append(option.number)
        if len(self.taken) == SEATS:
            self._show()

    def after(self, option: Take, /) -> ToyGame:
        """A changed copy."""
        game = self.copy()
        game.play(option)
        return game

    def view(self, seat: int, /) -> View:
        """What this seat may see."""
        own = self.taken[seat] if seat < len(self.taken) else None
        return View(seat, tuple(self.points), tuple(self.shown), own)

    def concede(self, seat: int, /) -> None:
        """The next seat round the table wins: with three, somebody has to."""
        if self.over:
            raise NoSuchOption("the game is over")
        self.over = True
        self.winner = (seat + 1) % SEATS

    def copy(self) -> ToyGame:
        """An equal game that shares nothing."""
        return ToyGame(
            self.words[:],
            self.scripted[:],
            self.points[:],
            self.shown[:],
            self.taken[:],
            self.rolls[:],
            self.over,
            self.winner,
        )

    def _show(self) -> None:
        alone = [number for number in self.taken if self.taken.count(number) == 1]
        if alone:
            best = self.taken.index(max(alone))
            roll = self.scripted.pop(0) if self.scripted else below(self.words, 0, 6) + 1
            self.rolls.append(roll)
            self.points[best] += max(alone) + (roll == 6)
            if self.points[best] >= TARGET:
                self.over = True
                self.winner = best
        self.shown.append(tuple(self.taken))
        self.taken = []
        if len(self.shown) == ROUNDS:
            self.over = True


class ToyRules:
    """How a record of the toy game is replayed, from the rolls that it tells."""

    def begin(self, header: Mapping[str, str], chance: Sequence[str], /) -> ToyGame:
        """A new game."""
        if header["Game"] != "toy":
            raise ValueError(f"this is a game of {header['Game']}, not the toy game")
        return ToyGame(seed_words(int(header.get("Seed", "0")), "dice"))

    def seat(self, game: ToyGame, /) -> int | None:
        """Who has to decide."""
        return None if game.over else game.decision.seat

    def options(self, game: ToyGame, /) -> Sequence[str]:
        """What may be taken."""
        return [str(option) for option in game.decision.options]

    def play(self, game: ToyGame, notation: str, chance: Sequence[str], /) -> None:
        """Take the number that the notation ends with."""
        game.scripted = [int(result.removeprefix("d6 shows ")) for result in chance]
        game.play(Take(int(notation.removeprefix("take "))))
        game.scripted = []

    def concede(self, game: ToyGame, seat: int, /) -> None:
        """Give up."""
        game.concede(seat)

    def results(self, game: ToyGame, /) -> Sequence[str]:
        """All rolls."""
        return [f"d6 shows {roll}" for roll in game.rolls]


class SeededToyRules(ToyRules):
    """The same, trusting the seed alone: the record's rolls are only compared."""

    def play(self, game: ToyGame, notation: str, chance: Sequence[str], /) -> None:
        """Take the number that the notation ends with."""
        super().play(game, notation, [])


def played(seed: int, most: int = 100, conceding: int | None = None) -> tuple[ToyGame, list[Line]]:
    """A game of random choices, up to so many of them, and the lines of its record."""
    game = ToyGame(seed_words(seed, "dice"))
    choices = seed_words(seed, "choices")
    lines: list[Line] = []
    while not game.over and most:
        most -= 1
        decision = game.decision
        option = decision.options[below(choices, 0, len(decision.options))]
        rolled = len(game.rolls)
        game.play(option)
        lines.append(chose(decision.seat, str(option)))
        lines += [fell(f"d6 shows {roll}") for roll in game.rolls[rolled:]]
    if conceding is not None and not game.over:
        game.concede(conceding)
        lines.append(conceded(conceding))
    return game, lines


def as_game(game: ToyGame) -> Game[Take, View]:
    """The toy game under the kernel's protocol: the type checker holds one against the other here."""
    return game


def as_decision(choice: Choice) -> Decision[Take]:
    """The same for its decisions."""
    return choice
