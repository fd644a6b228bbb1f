"""Records read back what was written, replay to the same game, and say where and why they can't."""

import pickle
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preem import record_file
from preem.kernel.errors import InvalidNotation
from preem.kernel.record import (
    Line,
    Record,
    chose,
    conceded,
    fell,
    format_record,
    parse_record,
    positions,
    replay,
)
from tests.kernel.toy_game import SeededToyRules, ToyGame, ToyRules, played

TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=20).filter(
    lambda text: text.isprintable() and text == text.strip()
)
VALUES = st.text(st.characters(codec="utf-8"), max_size=20).filter(lambda text: text.replace("\n", "").isprintable())
KEYS = st.from_regex(r"[A-Z][a-z0-9-]{0,8}", fullmatch=True).filter(lambda key: key not in ("Preem", "Digest"))
SEATS = st.integers(0, 4)
LINES = st.one_of(st.builds(chose, SEATS, TEXTS), st.builds(fell, TEXTS), st.builds(conceded, SEATS))
RECORDS = st.builds(
    Record,
    st.lists(st.tuples(KEYS, VALUES), max_size=4, unique_by=lambda entry: entry[0]).map(tuple),
    st.lists(LINES, max_size=8).map(tuple),
)


def recorded(lines: list[Line], **header: str) -> Record:
    return Record((("Game", "toy"), *header.items()), tuple(lines))


def signed(body: str) -> str:
    """A text with the digest that fits it, as somebody who edits a record could write one."""
    return f'{body}[Digest "{sha256(body.encode()).hexdigest()}"]\n'


def edited(text: str, old: str, new: str) -> str:
    """The record with its first `old` replaced, and a digest that fits."""
    body = text[: text.index("[Digest")]
    assert old in body
    return signed(body.replace(old, new, 1))


def test_a_record_is_plain_text() -> None:
    """Header, a line for each thing that happened, digest."""
    lines = [fell("first is seat 2"), chose(2, "take 3"), conceded(1)]
    body = (
        '[Preem "record/1"]\n[Game "toy"]\n[Event "The \\"Afterlife\\"\\nCup"]\n\n~ first is seat 2\n2: take 3\n1 concedes\n\n'
    )
    assert format_record(recorded(lines, Event='The "Afterlife"\nCup')) == signed(body)


SEED_WITH_A_5 = "8"  # its first roll is a 5


@given(RECORDS)
def test_what_is_written_reads_back(record: Record) -> None:
    """Also when the line ends were changed on the way, or the last one is missing."""
    text = format_record(record)
    assert parse_record(text) == record
    assert parse_record(text.replace("\n", "\r\n")) == record
    assert parse_record(text.removesuffix("\n")) == record


@given(RECORDS)
def test_lines_know_their_number(record: Record) -> None:
    """The number that errors name is the line's place in the text."""
    rows = format_record(record).split("\n")
    for index, line in enumerate(record.lines):
        assert rows[record.number_of(index) - 1] == str(line)


@given(RECORDS, st.data())
def test_a_record_cut_off_anywhere_is_refused(record: Record, data: st.DataObject) -> None:
    """Only the last line's end may be missing."""
    text = format_record(record)
    cut = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(InvalidNotation):
        parse_record(text[:cut])


@given(RECORDS, st.data())
def test_a_record_with_any_character_changed_is_refused(record: Record, data: st.DataObject) -> None:
    """The digest notices what the form of the lines doesn't."""
    text = format_record(record)
    place = data.draw(st.integers(0, len(text) - 2))
    other = data.draw(st.characters().filter(lambda character: character != text[place]))
    changed = text[:place] + other + text[place + 1 :]
    if changed.replace("\r\n", "\n") != text:
        with pytest.raises(InvalidNotation):
            parse_record(changed)


@given(st.text() | st.text('[]"\\\n~:01 Preemrcd/').map(lambda rest: f'[Preem "record/1"]\n{rest}'))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but `InvalidNotation` comes out, with the digest right or wrong."""
    for attempt in (text, signed(text.encode(errors="replace").decode())):
        try:
            record = parse_record(attempt)
        except InvalidNotation:
            continue
        assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('[Preem "record/1"]', '[Preem "record/9"]', 1, "no record that can be read here"),
        ('[Game "toy"]', "Game: toy", 2, "no line of a header"),
        ('[Game "toy"]', '[Game "toy"]\n[Game "toy"]', 2, "can't be a key"),
        ("0: take", "0 takes", 4, "no line of a record"),
        ("0: take", "7: take", 4, "no line of a record"),
        ("0: take", "0:  take", 4, "can't stand in a record"),
    ],
)
def test_what_is_written_wrong_is_named_with_its_line(old: str, new: str, line: int, says: str) -> None:
    """The digest fits here, so the line itself is what is wrong."""
    text = edited(format_record(recorded(played(3)[1])), old, new)
    with pytest.raises(InvalidNotation, match=says) as caught:
        parse_record(text)
    assert caught.value.line == line


@pytest.mark.parametrize("text", ["", " take 1", "take 1\n", "take\t1", "take\u20281", "\ud800"])
def test_a_notation_that_would_not_read_back_is_refused(text: str) -> None:
    """Where it is made, not when it is read again."""
    with pytest.raises(InvalidNotation):
        chose(0, text)


@pytest.mark.parametrize("header", [("Two words", ""), ("Digest", ""), ("Preem", ""), ("Tab", "\t")])
def test_a_header_that_would_not_read_back_is_refused(header: tuple[str, str]) -> None:
    """The same for the header."""
    with pytest.raises(InvalidNotation):
        Record((header,), ())


@pytest.mark.parametrize("seat", [-1, 5])
def test_there_are_seats_0_to_4(seat: int) -> None:
    """No game here has more than five."""
    with pytest.raises(InvalidNotation, match="no seat"):
        conceded(seat)


@pytest.mark.parametrize("seed", range(20))
def test_a_game_replays_to_the_same_game(seed: int) -> None:
    """With its seed in the header, and without: then the record's own rolls are used."""
    game, lines = played(seed)
    assert replay(parse_record(format_record(recorded(lines, Seed=str(seed)))), SeededToyRules()) == game
    without = replay(recorded(lines), ToyRules())
    without.words = game.words  # the only thing that the record doesn't tell
    assert without == game


def test_a_saved_game_stops_where_it_was_saved() -> None:
    """A record needn't reach the end of the game."""
    game, lines = played(4, most=5)
    assert not game.over
    assert replay(recorded(lines, Seed="4"), SeededToyRules()) == game


def test_a_concession_replays() -> None:
    """It stands in the record as a line of its own."""
    game, lines = played(4, most=5, conceding=1)
    assert game.over
    assert replay(recorded(lines, Seed="4"), SeededToyRules()).winner == 2


def test_positions_go_step_by_step() -> None:
    """One position at the start and one after each decision."""
    _, lines = played(4)
    steps = [game.copy() for game in positions(recorded(lines), ToyRules())]
    assert len(steps) == 1 + sum(1 for line in lines if line.seat is not None)
    assert steps[0] == ToyGame(steps[0].words)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("0: take", "1: take", 5, "seat 1 chooses, but seat 0 has to"),
        ("0: take 2", "0: take 4", 5, "no option here. Right would be: 'take 1' or 'take 2' or 'take 3'"),
        ("~ d6 shows 5", "~ d6 shows 6", 8, "not what fell. Right would be: '~ d6 shows 5'"),
        ("~ d6 shows 5\n", "", 8, "a result of chance is missing"),
        ("~ d6 shows 5", "~ d6 shows 5\n~ d6 shows 5", 9, "nothing falls here"),
        ("0: take", "~ d6 shows 1\n0: take", 5, "nothing falls here"),
        ('[Game "toy"]', '[Game "chess"]', 2, "no game can begin from this header: this is a game of chess"),
        ('[Game "toy"]', '[Name "toy"]', 2, "no game can begin from this header"),
        ('[Seed "8"]', '[Seed "eleven"]', 2, "no game can begin from this header"),
    ],
)
def test_a_difference_stops_the_replay_with_line_and_reason(old: str, new: str, line: int, says: str) -> None:
    """Each edit has a digest that fits; the rules notice it."""
    lines = [chose(0, "take 2"), chose(1, "take 1"), chose(2, "take 1"), fell("d6 shows 5")]
    record = parse_record(edited(format_record(recorded(lines, Seed=SEED_WITH_A_5)), old, new))
    with pytest.raises(InvalidNotation, match=says) as caught:
        replay(record, SeededToyRules())
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_nothing_follows_the_end() -> None:
    """Lines after the game is over are refused, concessions too."""
    _, lines = played(2)
    for extra in (chose(0, "take 1"), conceded(0)):
        record = recorded([*lines, extra], Seed="2")
        with pytest.raises(InvalidNotation, match="the game is over") as caught:
            replay(record, SeededToyRules())
        assert caught.value.line == record.number_of(len(lines))


def test_a_scripted_result_that_is_none_is_named_with_its_line() -> None:
    """What the game itself refuses becomes an error of the record."""
    lines = [chose(0, "take 2"), chose(1, "take 1"), chose(2, "take 1"), fell("coin shows heads")]
    with pytest.raises(InvalidNotation, match="'2: take 1' can't be played") as caught:
        replay(recorded(lines), ToyRules())
    assert caught.value.line == 6


def test_an_error_reaches_other_processes_whole() -> None:
    """Pickling keeps line, problem and hint."""
    error = InvalidNotation("this is wrong", right="that", line=3)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.right) == (str(error), 3, "that")
    assert str(error) == "line 3: this is wrong. Right would be: that."


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    """Saving twice leaves one file, the second."""
    path = tmp_path / "game.txt"
    for seed in (1, 2):
        record_file.save(recorded(played(seed)[1]), path)
    assert record_file.load(path) == recorded(played(2)[1])
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither half a file nor a forgotten one stays behind."""
    path = tmp_path / "game.txt"
    record_file.save(recorded(played(1)[1]), path)

    def full(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space left"):
        record_file.save(recorded(played(2)[1]), path)
    assert record_file.load(path) == recorded(played(1)[1])
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """With the line of the first wrong byte."""
    path = tmp_path / "game.txt"
    path.write_bytes(b'[Preem "record/1"]\n\xff\xfe')
    with pytest.raises(InvalidNotation, match="no text in UTF-8") as caught:
        record_file.load(path)
    assert caught.value.line == 2
