"""Beginning a game of two decks, and its record (CR 7.4; architecture, section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from preem.kernel.record import Line, Record, chose, conceded, fell
from preem.tcg import engine
from preem.tcg.cards import pool
from preem.tcg.decks import Deck, check
from preem.tcg.effects.declaration import number_of
from preem.tcg.errors import InvalidDeck
from preem.tcg.options import option_of
from preem.tcg.table import LISTS_OPEN, Table
from preem.tcg.terms import SIDES

RULES_VERSION = "rules of 2026-09-01, FAQ of 2026-09-15"


def begin(decks: tuple[Deck, Deck], seed: int, *, open_lists: bool = False, logging: bool = False) -> Table:
    """A table run up to its first decision; every fault of both decks is said. `logging`: it keeps its log and dice results."""
    if len(decks) != 2:
        raise InvalidDeck([f"a game is between two decks, not {len(decks)} (CR 1.4)"])
    faults = [f"seat {seat}: {problem}" for seat, deck in enumerate(decks) for problem in check(deck)]
    if faults:
        raise InvalidDeck(faults)
    declared = pool()
    legends = [[number_of(declared[slug]) for slug in deck.legends] for deck in decks]
    mains = [[number_of(declared[slug]) for slug in deck.main] for deck in decks]
    table = engine.new_table(legends, mains, seed)
    table.logging = logging
    if open_lists:
        table.lists = LISTS_OPEN
    engine.advance(table)
    return table


def deck_code(deck: Deck) -> str:
    """A deck as one line of a record's header: its Legends, then its cards with their numbers."""
    counts: dict[str, int] = {}
    for slug in deck.main:
        counts[slug] = counts.get(slug, 0) + 1
    main = " ".join(f"{count}x{slug}" for slug, count in sorted(counts.items()))
    return f"{' '.join(deck.legends)} / {main}"


def deck_from_code(code: str) -> Deck:
    """Read a deck line back."""
    legends, _, main = code.partition(" / ")
    counts: dict[str, int] = {}
    for entry in main.split():
        number, _, slug = entry.partition("x")
        if not (number.isascii() and number.isdigit()) or len(number) > 2 or not slug:
            raise InvalidDeck([f"{entry!r} is no card of a deck line; right would be 3xpsycho-squad"])
        counts[slug] = int(number)
    return Deck(legends=legends.split(), main=counts)


def result_text(chance: int) -> str:
    """A die's result in notation: whose die, and what it shows."""
    die = chance >> 8
    return f"d{SIDES[die % 6]} of seat {die // 6} shows {chance & 255}"


class RecordedGame:
    """A game with the lines of its record, kept while it is played."""

    def __init__(self, decks: tuple[Deck, Deck], seed: int, *, players: tuple[str, str] = ("human", "human")) -> None:
        self.decks = decks
        self.seed = seed
        self.players = players
        self.table = begin(decks, seed, logging=True)
        self.lines: list[Line] = [fell(result_text(chance)) for chance in self.table.chances]

    def play(self, notation: str) -> None:
        """Take an option by its notation and write it down."""
        seat, rolled = self.table.asked, len(self.table.chances)
        self.table.play(notation)
        self._write(chose(seat, notation), rolled)

    def take(self, option: int) -> None:
        """Take an option of the engine and write it down."""
        seat, rolled = self.table.asked, len(self.table.chances)
        notation = str(option_of(self.table, option))
        engine.take(self.table, option)
        self._write(chose(seat, notation), rolled)

    def concede(self, seat: int) -> None:
        """This seat gives up."""
        if not self.table.over:
            engine.concede(self.table, seat)
            self.lines.append(conceded(seat))

    def _write(self, line: Line, rolled: int) -> None:
        self.lines.append(line)
        self.lines += [fell(result_text(chance)) for chance in self.table.chances[rolled:]]

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The record so far. The seed stands in it when the game is over, or where a save needs it (with_seed)."""
        header = [
            ("Game", "tcg"),
            ("Rules", RULES_VERSION),
            ("Deck0", deck_code(self.decks[0])),
            ("Deck1", deck_code(self.decks[1])),
            ("Player0", self.players[0]),
            ("Player1", self.players[1]),
        ]
        if self.table.over if with_seed is None else with_seed:
            header.append(("Seed", str(self.seed)))
        return Record(tuple(header), tuple(self.lines))


class TcgRules:
    """How a record of the card game is replayed: from its seed, every line compared (kernel.record.Rules)."""

    def begin(self, header: Mapping[str, str], chance: Sequence[str], /) -> RecordedGame:
        """The game of the header."""
        if header.get("Game") != "tcg":
            raise ValueError(f"this is a record of {header.get('Game', 'no game')}, not of the card game")
        if "Seed" not in header:
            raise ValueError("the record holds no seed, which is shown when a game is over; it can be read, not replayed")
        decks = (deck_from_code(header["Deck0"]), deck_from_code(header["Deck1"]))
        players = (header.get("Player0", "human"), header.get("Player1", "human"))
        return RecordedGame(decks, int(header["Seed"]), players=players)

    def seat(self, game: RecordedGame, /) -> int | None:
        """Who has to decide."""
        return None if game.table.over else game.table.asked

    def options(self, game: RecordedGame, /) -> Sequence[str]:
        """The open options in notation."""
        return [str(option_of(game.table, option)) for option in game.table.options]

    def play(self, game: RecordedGame, notation: str, chance: Sequence[str], /) -> None:
        """Take an option."""
        game.play(notation)

    def concede(self, game: RecordedGame, seat: int, /) -> None:
        """Give up."""
        game.concede(seat)

    def results(self, game: RecordedGame, /) -> Sequence[str]:
        """All dice since the game began."""
        return [result_text(chance) for chance in game.table.chances]
