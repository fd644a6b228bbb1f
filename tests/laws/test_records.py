"""Records and saves: what was written down replays to the same table, and what was changed is refused with its line."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from preem.kernel.record import Kind, Line, Record, chose, conceded, fell, format_record, parse_record, positions, replay
from preem.tcg import engine
from preem.tcg.cards import pool
from preem.tcg.errors import InvalidNotation
from preem.tcg.games import RecordedGame, TcgRules, begin
from preem.tcg.snapshot import snapshot_of, table_from
from tests.laws.games import decks_for

GAMES = range(40)
SAVED_AT_EVERY_DECISION = range(0, 40, 4)


def recorded(number: int) -> RecordedGame:
    """A random game to its end; every fifth is given up in the middle."""
    chance = Random(f"recorded {number}")
    game = RecordedGame(decks_for(number), number)
    given_up = chance.randrange(10, 50) if number % 5 == 4 else -1
    while not game.table.over:
        if given_up == 0:
            game.concede(chance.randrange(2))
            break
        game.take(game.table.options[chance.randrange(len(game.table.options))])
        given_up -= 1
    return game


@pytest.mark.parametrize("number", GAMES)
def test_a_record_replays_to_the_same_table(number: int) -> None:
    """Written, read back and replayed, a game comes to the table it was played on."""
    game = recorded(number)
    record = game.record()
    text = format_record(record)
    assert parse_record(text) == record
    assert snapshot_of(replay(parse_record(text), TcgRules()).table) == snapshot_of(game.table)


@pytest.mark.parametrize("number", SAVED_AT_EVERY_DECISION)
def test_a_game_saved_and_resumed_at_every_decision_is_the_same_game(number: int) -> None:
    """In the middle of effects, payments, attacks and replacements a table is only what its snapshot says."""
    chance = Random(f"saved {number}")
    table = begin(decks_for(number), number, logging=True)
    resumed = table_from(snapshot_of(table), pool())
    while not table.over:
        assert resumed.options == table.options
        option = table.options[chance.randrange(len(table.options))]
        engine.take(table, option)
        engine.take(resumed, option)
        text = snapshot_of(resumed)
        assert text == snapshot_of(table)
        resumed = table_from(text, pool())
    assert resumed.over


def test_every_beginning_of_a_record_replays() -> None:
    """A game that isn't over is a record, too: each of its positions is the one it was played through."""
    game = recorded(0)
    tables = [snapshot_of(each.table) for each in positions(game.record(), TcgRules())]
    acts = [place for place, line in enumerate(game.lines) if line.kind is not Kind.CHANCE]
    assert len(tables) == len(acts) + 1
    for number, stop in enumerate([*acts[1::25]], start=0):
        part = replace(game.record(), lines=tuple(game.lines[:stop]))
        assert snapshot_of(replay(part, TcgRules()).table) == tables[1 + 25 * number]


# What was changed.


@pytest.fixture(scope="module")
def game() -> Record:
    return recorded(0).record()


def refused(record: Record) -> InvalidNotation:
    """Replaying this record is refused; written out anew, so that its digest is right."""
    with pytest.raises(InvalidNotation) as caught:
        replay(parse_record(format_record(record)), TcgRules())
    return caught.value


def with_lines(record: Record, place: int, lines: Sequence[Line], *, instead_of: int = 1) -> Record:
    """A record with other lines from a place on."""
    return replace(record, lines=(*record.lines[:place], *lines, *record.lines[place + instead_of :]))


def first(record: Record, kind: Kind, *, after: int = 20) -> int:
    return next(place for place, line in enumerate(record.lines) if place >= after and line.kind is kind)


def test_a_choice_that_was_none_is_refused(game: Record) -> None:
    """Its line, what stands there, and what could have been chosen."""
    place = first(game, Kind.DECISION)
    seat = game.lines[place].seat
    assert seat is not None
    error = refused(with_lines(game, place, [chose(seat, "play nothing-at-all")]))
    assert error.line == game.number_of(place)
    assert "'play nothing-at-all' is no option here" in error.problem
    assert repr(game.lines[place].text) in error.right


def test_the_other_seat_choosing_is_refused(game: Record) -> None:
    """Whoever has to decide decides."""
    place = first(game, Kind.DECISION)
    seat = game.lines[place].seat
    assert seat is not None
    error = refused(with_lines(game, place, [chose(1 - seat, game.lines[place].text)]))
    assert error.line == game.number_of(place)
    assert f"seat {1 - seat} chooses, but seat {seat} has to" in error.problem


def test_another_result_of_a_die_is_refused(game: Record) -> None:
    """The seed of the header says what fell."""
    place = first(game, Kind.CHANCE)
    text = game.lines[place].text
    other = f"{text[:-1]}{(int(text[-1]) + 1) % 10}"
    error = refused(with_lines(game, place, [fell(other)]))
    assert error.line == game.number_of(place)
    assert error.right == f"'~ {text}'"


def test_a_missing_result_of_a_die_is_refused(game: Record) -> None:
    """What fell has to be written down."""
    place = first(game, Kind.CHANCE)
    error = refused(with_lines(game, place, []))
    assert error.line == game.number_of(place)
    assert "a result of chance is missing" in error.problem


def test_a_result_of_a_die_that_nobody_rolled_is_refused(game: Record) -> None:
    """No more than fell."""
    place = first(game, Kind.CHANCE)
    error = refused(with_lines(game, place, [game.lines[place], fell("d6 of seat 0 shows 3")]))
    assert error.line == game.number_of(place + 1)
    assert "nothing falls here" in error.problem


def test_a_choice_left_out_is_refused_where_it_is_missed(game: Record) -> None:
    """Left out, a choice leaves the next one without its place, or its dice without a roll."""
    place = first(game, Kind.DECISION)
    error = refused(with_lines(game, place, []))
    assert error.line is not None and error.line >= game.number_of(place)


def test_a_choice_after_the_end_is_refused(game: Record) -> None:
    """A game that is over asks nothing, and nobody can give it up."""
    for line in (chose(0, "end_turn"), conceded(1)):
        error = refused(with_lines(game, len(game.lines), [line]))
        assert error.line == game.number_of(len(game.lines))
        assert "the game is over" in error.problem


def test_another_seed_is_refused_at_the_first_thing_it_changes(game: Record) -> None:
    """Most often the d20s at the start."""
    header = tuple((key, "1234567" if key == "Seed" else value) for key, value in game.header)
    error = refused(replace(game, header=header))
    assert error.line is not None and error.line >= game.number_of(0)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("Game", "gangs", "not of the card game"),
        ("Deck0", "v-streetkid / 3xminotaur", "Legends"),
        ("Deck1", "v-streetkid / minotaur", "no card of a deck line"),
        ("Seed", "seven", "seven"),
        ("Seed", "-1", "a seed is a whole number"),
    ],
)
def test_a_header_that_no_game_has_is_refused(game: Record, key: str, value: str, why: str) -> None:
    """The deck, the seed or the game that it names."""
    error = refused(replace(game, header=tuple((each, value if each == key else old) for each, old in game.header)))
    assert error.line is not None and error.line <= game.number_of(0)
    assert why in error.problem


@pytest.mark.parametrize("key", ["Seed", "Deck0", "Game"])
def test_a_header_that_lacks_something_is_refused(game: Record, key: str) -> None:
    """A replay needs game, decks and seed."""
    error = refused(replace(game, header=tuple(each for each in game.header if each[0] != key)))
    assert error.line == 2


def test_a_record_of_a_game_in_progress_holds_no_seed() -> None:
    """Or whoever reads it could know what will fall; a save of one's own may hold it."""
    game = RecordedGame(decks_for(0), 77)
    assert "Seed" not in game.record().entries()
    assert game.record(with_seed=True).entries()["Seed"] == "77"


@pytest.mark.parametrize("cut", [1, 10, 100, 1000])
def test_a_record_that_was_cut_off_is_refused(game: Record, cut: int) -> None:
    """Its digest is missing, or doesn't fit."""
    text = format_record(game)
    rows = text[:-cut].count("\n") + 1
    if cut == 1:  # the last line's end only: nothing is lost
        assert parse_record(text[:-cut]) == game
        return
    with pytest.raises(InvalidNotation) as caught:
        parse_record(text[:-cut])
    assert caught.value.line is not None and caught.value.line <= rows


def test_an_edited_record_is_refused_when_it_is_read(game: Record) -> None:
    """Without a new digest, any change shows at once."""
    text = format_record(game)
    with pytest.raises(InvalidNotation, match="the digest doesn't fit"):
        parse_record(text.replace("end_turn", "end_turm", 1))


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: text[:-10],
        lambda text: text.replace('"turn":', '"turm":', 1),
        lambda text: text.replace("preem-tcg-1", "preem-tcg-0", 1),
        lambda text: text.replace('"cards":["', '"cards":["no-such-card-', 1),
        lambda text: text.replace('"host":[', '"host":[0,', 1),
        lambda text: "",
        lambda text: text[:12] + "null",
    ],
)
def test_a_corrupt_save_is_refused(edit: object) -> None:
    """A snapshot that was cut, edited, or is of another version is refused with what is wrong; nothing half-read comes out."""
    assert callable(edit)
    table = begin(decks_for(0), 5)
    with pytest.raises(InvalidNotation):
        table_from(edit(snapshot_of(table)), pool())
