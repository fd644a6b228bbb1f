"""Dice: where they are, what they show, and rolling them (CR 5.10 to 5.12, 6.1 to 6.3)."""

from preem.kernel import rng
from preem.tcg.errors import IllegalPosition
from preem.tcg.table import STREAM_DICE, STREAM_FIRST, Table
from preem.tcg.terms import DICE, GIG_AREA, IN_FIXER


def place_of_die(table: Table, die: int) -> int:
    """OUT_OF_GAME, IN_FIXER (its owner's), GIG_AREA (seat 0's) or GIG_AREA + 1."""
    return table.dice[die] & 7


def value_of_die(table: Table, die: int) -> int:
    """The number it shows; it means nothing in a fixer (CR 6.3)."""
    return table.dice[die] >> 3


def put_die(table: Table, die: int, place: int, value: int) -> None:
    table.dice = table.dice[:]
    table.dice[die] = value << 3 | place


def dice_at(table: Table, place: int) -> list[int]:
    """The dice at a place, those of seat 0 first, small to large."""
    found: list[int] = []
    for die in range(DICE):
        if table.dice[die] & 7 == place:
            found.append(die)
    return found


def gigs_of(table: Table, seat: int) -> list[int]:
    """The Gigs a player controls: his own dice first, small to large (CR 1.7.2, 5.11)."""
    place = GIG_AREA + seat
    first = 6 * seat
    found: list[int] = []
    for die in range(first, first + 6):
        if table.dice[die] & 7 == place:
            found.append(die)
    for die in range(6 - first, 12 - first):
        if table.dice[die] & 7 == place:
            found.append(die)
    return found


def fixer_of(table: Table, seat: int) -> list[int]:
    """The dice in a player's fixer, small to large; always his own (CR 5.10)."""
    found: list[int] = []
    for die in range(6 * seat, 6 * seat + 6):
        if table.dice[die] & 7 == IN_FIXER:
            found.append(die)
    return found


def count_gigs(table: Table, seat: int) -> int:
    place = GIG_AREA + seat
    count = 0
    for die in table.dice:
        if die & 7 == place:
            count += 1
    return count


def roll(table: Table, seat: int, die: int, sides: int) -> int:
    """Roll a die: a uniformly random face, 1 to its number of sides (CR 6.2.1); a script goes before chance."""
    return _fallen(table, die, sides, STREAM_DICE + 4 * seat)


def roll_for_first(table: Table, seat: int) -> int:
    """A player's d20 for who starts (CR 7.5.1); the same place in a script."""
    return _fallen(table, 5 + 6 * seat, 20, STREAM_FIRST)


def _fallen(table: Table, die: int, sides: int, stream: int) -> int:
    if table.script:
        value = table.script[0]
        table.script = table.script[1:]
        if value > sides:
            raise IllegalPosition([f"the scripted roll {value} is no face of a d{sides} (CR 6.1.1)"])
    else:
        table.words = table.words[:]
        value = 1 + rng.below(table.words, stream, sides)
    if table.logging:
        table.chances.append(die << 8 | value)
    return value
