"""Counts of lines of play: every option of every decision is taken, so many decisions deep.

A count that changes says that some rule offers more or less than before, somewhere below a table that can be looked at:
list the options of the first decisions, then compare what lies below each of them. Chance is the table's own, so every line
meets the same dice.
"""

from collections.abc import Callable

import pytest

from preem.tcg import decks, engine
from preem.tcg.scenario import Game, Side, card, opening, setup
from preem.tcg.table import Table


def lines_of_play(table: Table, deep: int) -> int:
    """How many different series of so many decisions begin here; a game that ends earlier counts once."""
    if table.over or deep == 0:
        return 1
    if deep == 1:
        return len(table.options)
    total = 0
    for option in table.options:
        other = table.copy()
        engine.take(other, option)
        total += lines_of_play(other, deep - 1)
    return total


def the_beginning() -> Game:
    """Both starter decks before the first choice."""
    heist, power = decks.ready_made("heist"), decks.ready_made("power")
    return opening(you=[*heist.legends, *heist.main], rival=[*power.legends, *power.main], rolls=[18, 5])


def an_attack_and_a_reaction() -> Game:
    """An attacker with power for two Gigs, a Rival with a blocker and a QUICK Program (docs/scenario.md)."""
    return setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["minotaur"], gigs={"d4": 1}, fixer=["d20"]),
        rival=Side(field=["secondhand-bombus"], hand=["floor-it"], eddies=1, gigs={"d4": 3, "d6": 6, "d8": 2}, fixer=["d10"]),
    )


def gear_to_give_away() -> Game:
    """Two Gear in hand, three hosts, and triggers whose order is to be chosen."""
    return setup(
        you=Side(
            legends=["v-corporate-exile", "?", "?"],
            field=[card("evelyn-parker-scheming-siren", gear=["kiroshi-optics"]), "psycho-squad"],
            hand=["mantis-blades", "kiroshi-optics"],
            eddies=2,
            gigs={"d6": 2},
        ),
        rival=Side(field=[card("corpo-security", spent=True)], gigs={"d6": 4, "d10": 10}),
    )


def dice_to_change() -> Game:
    """A Program that changes a die by an amount, and one that makes it like another."""
    return setup(
        you=Side(hand=["industrial-assembly", "peace-offering"], eddies=3, gigs={"d8": 5, "d4": 4}),
        rival=Side(gigs={"d6": 6, "d20": 3}),
    )


def a_payment_of_many_ways() -> Game:
    """Four to pay, of two Eddies, a face-up Legend and two face-down ones."""
    return setup(you=Side(legends=["v-corporate-exile", "?", "?"], hand=["psycho-squad"], eddies=2))


COUNTS = {
    the_beginning: [2, 4, 8, 40, 270, 1210],
    an_attack_and_a_reaction: [4, 19, 64, 277, 884, 2947],
    gear_to_give_away: [13, 67, 290, 1299, 4778, 17588],
    dice_to_change: [8, 34, 152, 494, 2007, 7091],
    a_payment_of_many_ways: [6, 19, 58, 186, 655, 2200],
}


@pytest.mark.parametrize(("table", "counts"), COUNTS.items(), ids=[table.__name__ for table in COUNTS])
def test_as_many_lines_of_play_as_there_were(table: Callable[[], Game], counts: list[int]) -> None:
    """Counted from one decision to six deep."""
    start = table().table
    assert [lines_of_play(start, 1 + deep) for deep in range(len(counts))] == counts
