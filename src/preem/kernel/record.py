"""A game as text: written, read back, replayed and verified.

A record is a header, then one line for each decision, concession and result of chance, in the game's own
words:

    [Preem "record/1"]
    [Game "toy"]
    [Seats "3"]

    ~ first is seat 2
    2: take 3
    0: take 1
    ~ d6 shows 5
    1 concedes

    [Digest "..."]

The digest is the SHA-256 of everything above it: a record that was cut off, damaged or edited is noticed when
it is read. It is no signature: whoever edits a record can write a new digest, and then replaying finds what
the rules don't allow.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from itertools import pairwise
from typing import Final, Protocol, TypeVar

from preem.kernel.errors import InvalidNotation
from preem.kernel.game import MOST_SEATS

FORMAT: Final = "record/1"

GameT = TypeVar("GameT")

_FORMAT_KEY: Final = "Preem"
_DIGEST_KEY: Final = "Digest"
_KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
_HEADER_LINE: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\]|\\["\\n])*)"\]')
_DECISION_LINE: Final = re.compile(rf"([0-{MOST_SEATS - 1}]): (.+)")
_CONCESSION_LINE: Final = re.compile(rf"([0-{MOST_SEATS - 1}]) concedes")
_CHANCE_LINE: Final = re.compile(r"~ (.+)")
_ESCAPED: Final = re.compile(r"\\(.)")
_LINES_EXAMPLE: Final = "'0: ' and what seat 0 chose, '~ ' and a result of chance, or '0 concedes'"


class Kind(Enum):
    """What a line of a record tells."""

    DECISION = "decision"
    CHANCE = "chance"
    CONCESSION = "concession"


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened. Made by `chose`, `fell` and `conceded`."""

    kind: Kind
    seat: int | None
    text: str

    def __str__(self) -> str:
        """The line as it stands in a record."""
        if self.kind is Kind.DECISION:
            return f"{self.seat}: {self.text}"
        if self.kind is Kind.CHANCE:
            return f"~ {self.text}"
        return f"{self.seat} concedes"


def chose(seat: int, notation: str) -> Line:
    """This seat took the option with this notation."""
    return Line(Kind.DECISION, _checked_seat(seat), _checked_text(notation))


def fell(notation: str) -> Line:
    """Chance gave this."""
    return Line(Kind.CHANCE, None, _checked_text(notation))


def conceded(seat: int) -> Line:
    """This seat gave up."""
    return Line(Kind.CONCESSION, _checked_seat(seat), "")


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or one that is not over yet. The header's entries keep their order."""

    header: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]

    def __post_init__(self) -> None:
        """Refuse headers that couldn't be written and read back."""
        seen = {_FORMAT_KEY, _DIGEST_KEY}
        for key, value in self.header:
            if not _KEY.fullmatch(key) or key in seen:
                raise InvalidNotation(
                    f"{key!r} can't be a key of the header",
                    right=f"a word of its own, other than {_FORMAT_KEY} and {_DIGEST_KEY}",
                )
            if not value.replace("\n", "").isprintable():
                raise InvalidNotation(f"the header's {key} holds characters that don't print: {value!r}")
            seen.add(key)

    def entries(self) -> dict[str, str]:
        """The header by key."""
        return dict(self.header)

    def number_of(self, line: int) -> int:
        """The number, counted from 1, that the line with this index has in the text, below the header."""
        return len(self.header) + 3 + line


def format_record(record: Record) -> str:
    """The record as text; `parse_record` reads it back."""
    header = [f'[{_FORMAT_KEY} "{FORMAT}"]']
    header += [f'[{key} "{_escaped(value)}"]' for key, value in record.header]
    body = "\n".join([*header, "", *(str(line) for line in record.lines), "", ""])
    return f'{body}[{_DIGEST_KEY} "{_digest(body)}"]\n'


def parse_record(text: str) -> Record:
    """Read a record; whatever is wrong with it raises `InvalidNotation` with the line."""
    text = text.replace("\r\n", "\n")
    rows = text.split("\n")
    if rows[0] != f'[{_FORMAT_KEY} "{FORMAT}"]':
        raise InvalidNotation(
            f"this is no record that can be read here: it begins with {_short(rows[0])}",
            right=f'[{_FORMAT_KEY} "{FORMAT}"]',
            line=1,
        )
    digest_row = _check_digest(rows)

    # The digest holds, so the text is as somebody wrote it; what is wrong from here on was written wrong.
    header: list[tuple[str, str]] = []
    at = 1
    while at < digest_row and rows[at]:
        header.append(_parse_header_line(rows[at], at + 1))
        at += 1
    if at >= digest_row - 1 or rows[digest_row - 1]:
        raise InvalidNotation(
            "an empty line is missing",
            right="one below the header, one above the digest",
            line=digest_row + 1,
        )
    body = rows[at + 1 : digest_row - 1]
    lines = tuple(_parse_line(row, number) for number, row in enumerate(body, start=at + 2))
    try:
        return Record(tuple(header), lines)
    except InvalidNotation as error:
        raise InvalidNotation(error.problem, right=error.right, line=2) from error


class Rules(Protocol[GameT]):
    """What replaying needs to know of a game. Each game has one of these beside its notation.

    `chance` is what the record says chance gave next. A game whose seed the header holds may leave it alone;
    one without (the seed stays secret until the game is over) takes its results from there. Either way they
    are compared afterwards. A text that the game can't follow raises ValueError.
    """

    def begin(self, header: Mapping[str, str], chance: Sequence[str], /) -> GameT:
        """A new game as the header describes it, run up to its first decision."""

    def seat(self, game: GameT, /) -> int | None:
        """Who has to decide; None when the game is over."""

    def options(self, game: GameT, /) -> Sequence[str]:
        """The open decision's options, in notation."""

    def play(self, game: GameT, notation: str, chance: Sequence[str], /) -> None:
        """Take the option with this notation and run on to the next decision."""

    def concede(self, game: GameT, seat: int, /) -> None:
        """This seat gives up."""

    def results(self, game: GameT, /) -> Sequence[str]:
        """All results of chance since the game began, in notation."""


def replay(record: Record, rules: Rules[GameT]) -> GameT:
    """Play the record again, checking every line; the game as it stands after the last.

    The first line that differs from what the rules say stops the replay: `InvalidNotation` names it and the
    reason.
    """
    *_, game = positions(record, rules)
    return game


def positions(record: Record, rules: Rules[GameT]) -> Iterator[GameT]:
    """Replay step by step: the one game, at its start and again after each decision and concession.

    It is the same object each time and goes on changing; whoever wants to keep a position copies it.
    """
    lines = record.lines
    acts = [index for index, line in enumerate(lines) if line.kind is not Kind.CHANCE]
    # Each act and the chance lines that follow it, up to the next act; what stands before the first belongs
    # to the start.
    bounds = [*acts, len(lines)]

    chance = [line.text for line in lines[: bounds[0]]]
    try:
        game = rules.begin(record.entries(), chance)
    except (ValueError, LookupError) as error:
        raise InvalidNotation(f"no game can begin from this header: {error}", line=2) from error
    seen = _check_chance(record, 0, chance, rules.results(game), 0)
    yield game

    for act, following in pairwise(bounds):
        line = lines[act]
        number = record.number_of(act)
        chance = [later.text for later in lines[act + 1 : following]]
        seat = rules.seat(game)
        if seat is None:
            raise InvalidNotation(f"the game is over, and yet there is {_short(str(line))}", line=number)
        try:
            if line.kind is Kind.CONCESSION:
                assert line.seat is not None, "a concession has a seat"
                rules.concede(game, line.seat)
            else:
                _check_decision(line, number, seat, rules.options(game))
                rules.play(game, line.text, chance)
        except InvalidNotation as error:
            raise InvalidNotation(error.problem, right=error.right, line=number) from error
        except ValueError as error:
            raise InvalidNotation(f"{_short(str(line))} can't be played: {error}", line=number) from error
        seen = _check_chance(record, act + 1, chance, rules.results(game), seen)
        yield game


def _check_decision(line: Line, number: int, seat: int, options: Sequence[str]) -> None:
    if line.seat != seat:
        raise InvalidNotation(f"seat {line.seat} chooses, but seat {seat} has to", right=f"'{seat}: ...'", line=number)
    if line.text not in options:
        raise InvalidNotation(f"{_short(line.text)} is no option here", right=" or ".join(map(repr, options)), line=number)


def _check_chance(record: Record, first: int, written: Sequence[str], results: Sequence[str], seen: int) -> int:
    """Compare the chance lines from index `first` with what really fell; how many results there are now."""
    fallen = results[seen:]
    for place, (text, result) in enumerate(zip(written, fallen, strict=False)):
        if text != result:
            raise InvalidNotation(
                f"{_short(text)} is not what fell",
                right=f"'~ {result}'",
                line=record.number_of(first + place),
            )
    if len(written) > len(fallen):
        number = record.number_of(first + len(fallen))
        raise InvalidNotation(f"nothing falls here, and yet there is {_short(written[len(fallen)])}", line=number)
    if len(written) < len(fallen):
        number = record.number_of(first + len(written))
        raise InvalidNotation("a result of chance is missing", right=f"'~ {fallen[len(written)]}'", line=number)
    return len(results)


def _check_digest(rows: Sequence[str]) -> int:
    """Hold the digest in the last line against everything above it; the index of its row."""
    at = len(rows) - 1 if rows[-1] else len(rows) - 2
    match = _HEADER_LINE.fullmatch(rows[at])
    if match is None or match[1] != _DIGEST_KEY:
        raise InvalidNotation(
            "the record ends without its digest: its end is cut off",
            right=f'[{_DIGEST_KEY} "..."]',
            line=at + 1,
        )
    digest = _digest("\n".join([*rows[:at], ""]))
    if match[2] != digest:
        raise InvalidNotation(
            "the digest doesn't fit: the record was changed or damaged after it was written",
            right=f'[{_DIGEST_KEY} "{digest}"], if the change was meant',
            line=at + 1,
        )
    return at


def _parse_header_line(row: str, number: int) -> tuple[str, str]:
    match = _HEADER_LINE.fullmatch(row)
    if match is None:
        raise InvalidNotation(f"{_short(row)} is no line of a header", right='[Key "value"]', line=number)
    return match[1], _ESCAPED.sub(lambda escape: "\n" if escape[1] == "n" else escape[1], match[2])


def _parse_line(row: str, number: int) -> Line:
    try:
        if match := _DECISION_LINE.fullmatch(row):
            return chose(int(match[1]), match[2])
        if match := _CHANCE_LINE.fullmatch(row):
            return fell(match[1])
        if match := _CONCESSION_LINE.fullmatch(row):
            return conceded(int(match[1]))
    except InvalidNotation as error:
        raise InvalidNotation(error.problem, right=error.right, line=number) from error
    raise InvalidNotation(f"{_short(row)} is no line of a record", right=_LINES_EXAMPLE, line=number)


def _checked_seat(seat: int) -> int:
    if not 0 <= seat < MOST_SEATS:
        raise InvalidNotation(f"there is no seat {seat}", right=f"a number from 0 to {MOST_SEATS - 1}")
    return seat


def _checked_text(text: str) -> str:
    if not text or not text.isprintable() or text != text.strip():
        raise InvalidNotation(
            f"{_short(text)} can't stand in a record",
            right="one line of printable text that neither begins nor ends with a space",
        )
    return text


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _digest(body: str) -> str:
    # A text from elsewhere may hold what UTF-8 can't write; it gets a digest too, and is refused for what it
    # holds.
    return sha256(body.encode(errors="surrogatepass")).hexdigest()


def _short(text: str) -> str:
    """The text in quotes, cut if it is long: a damaged file can have lines of any length."""
    return repr(text) if len(text) <= 80 else f"{text[:77]!r}..."
