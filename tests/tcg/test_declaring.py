"""Declarations that can't be a card: they fail when they are made, with a sentence that says what would be right."""

import re
from typing import Any, cast

import pytest

from preem.tcg.effects.declaration import Declaration
from preem.tcg.effects.tags import PLAN
from preem.tcg.effects.words import (
    FACE_DOWN_LEGEND,
    FRIENDLY_UNIT,
    IT,
    ITS_GEAR,
    PLAY,
    RED,
    RIVAL_UNIT,
    THIS,
    THIS_CARD,
    YOUR_HAND,
    AddToHand,
    CantAttack,
    Count,
    Defeat,
    Draw,
    GivePower,
    LookAt,
    Pick,
    PickGig,
    Spend,
    Trash,
    activated,
    cards_in,
    costs_less,
    every,
    gear,
    gig,
    gig_in,
    legend,
    one,
    program,
    unit,
    when,
)


def fence(**facts: object) -> Declaration:
    """A Unit called Alley Fence, with these facts in the place of good ones."""
    made = {"ram": 1, "cost": 2, "power": 3, "tags": (), "number": "TEST 001", **facts}
    return unit("Alley Fence", "", RED, **cast(Any, made))


def says(sentence: str) -> str:
    """A sentence, letter by letter, as `match=` takes it."""
    return re.escape(sentence)


def test_words_of_a_unit_stand_in_a_clause() -> None:
    """Only a Program's words stand bare."""
    with pytest.raises(TypeError, match=says("'Alley Fence' is a Unit: its words stand inside when(...), activated(...)")):
        fence(effects=(Draw(1),))
    assert len(fence(effects=(when(PLAY, Draw(1)), activated(Draw(1)))).clauses) == 2


def test_words_of_gear_and_legends_stand_in_a_clause() -> None:
    """The sentence names the card's type and the word, also behind a clause that is right."""
    with pytest.raises(TypeError, match=r"'Hook' is a Gear: .* Draw\(\.\.\.\) stands bare"):
        gear("Hook", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 002", effects=cast(Any, (Draw(1),)))
    with pytest.raises(TypeError, match=r"'Boss' is a Legend: .* Trash\(\.\.\.\) stands bare"):
        legend("Boss", "", RED, tags=(), number="TEST 003", effects=cast(Any, (when(PLAY, Draw(1)), Trash(1))))


def test_words_of_a_program_stand_bare() -> None:
    """Its prices are clauses like any other's."""
    made = program(
        "Job", "", RED, ram=1, cost=2, tags=(PLAN,), number="TEST 004", effects=(costs_less(Count(FRIENDLY_UNIT)), Draw(1))
    )
    assert len(made.clauses) == 2


def test_effects_are_a_tuple() -> None:
    """A single one without its comma is none; the sentence shows one."""
    right = says("'Job': effects is a tuple, and not Draw; a single one needs its comma too: effects=(Draw(1),)")
    with pytest.raises(TypeError, match=right):
        program("Job", "", RED, ram=1, cost=2, tags=(), number="TEST 004", effects=cast(Any, Draw(1)))
    right = says(
        "'Alley Fence': effects is a tuple, and not When; a single one needs its comma too: effects=(when(PLAY, Draw(1)),)"
    )
    with pytest.raises(TypeError, match=right):
        fence(effects=when(PLAY, Draw(1)))
    with pytest.raises(TypeError, match="effects is a tuple, and not list"):
        fence(effects=[when(PLAY, Draw(1))])


def test_effects_hold_words_and_clauses() -> None:
    """Neither a noun nor a word that wasn't made."""
    with pytest.raises(TypeError, match="'Alley Fence': effects holds words and clauses"):
        fence(effects=(RIVAL_UNIT,))
    with pytest.raises(TypeError, match="'Alley Fence': effects holds words and clauses"):
        fence(effects=(Draw,))


@pytest.mark.parametrize("fact", ["ram", "cost", "power", "keywords"])
def test_numbers_are_numbers(fact: str) -> None:
    """A number in quotes is none."""
    with pytest.raises(TypeError, match=f"'Alley Fence': {fact} is a whole number, and not '2'"):
        fence(**{fact: "2"})


def test_only_a_legend_has_no_cost() -> None:
    """A printed dash stands on Legends alone."""
    with pytest.raises(TypeError, match="'Alley Fence': cost is a whole number, and not None"):
        fence(cost=None)
    assert legend("Boss", "", RED, tags=(), number="TEST 003").cost is None


def test_a_color_is_one_of_the_four_words() -> None:
    """Not its name in quotes."""
    with pytest.raises(TypeError, match="'Job': color is a whole number, and not 'red'"):
        program("Job", "", cast(Any, "red"), ram=1, cost=2, tags=(), number="TEST 004")


def test_tags_are_a_tuple_of_strings() -> None:
    """A single tag without its comma would be read letter by letter."""
    with pytest.raises(
        TypeError, match=says("'Alley Fence': tags is a tuple, and not str; a single one needs its comma too: tags=(PLAN,)")
    ):
        fence(tags=PLAN)
    with pytest.raises(TypeError, match="'Alley Fence': a tag is a string, such as PLAN, and not 3"):
        fence(tags=(3,))


def test_a_verb_is_told_how_many_of_a_class() -> None:
    """A class alone would leave open who chooses, and how many."""
    sentence = says("A noun such as RIVAL_UNIT stands inside one(...), may_one(...), up_to(...) or every(...)")
    with pytest.raises(ValueError, match=sentence):
        Defeat(RIVAL_UNIT)
    with pytest.raises(ValueError, match=sentence):
        GivePower(RIVAL_UNIT, 1)
    with pytest.raises(ValueError, match=sentence):
        CantAttack(RIVAL_UNIT)
    with pytest.raises(ValueError, match=sentence):
        LookAt(FACE_DOWN_LEGEND)
    with pytest.raises(ValueError, match=sentence):
        AddToHand(YOUR_HAND)
    with pytest.raises(ValueError, match=sentence):
        Pick(RIVAL_UNIT, "unit")


def test_what_is_told_already_stands_alone() -> None:
    """One card, the cards of a slot, the Gear on this card; and any class with its number."""
    for noun in (THIS, THIS_CARD, IT, ITS_GEAR, cards_in("unit"), every(RIVAL_UNIT)):
        assert Defeat(noun).target.every
    assert not Defeat(one(RIVAL_UNIT)).target.every


def test_slots_have_the_names_that_there_are() -> None:
    """A typo names itself and the slots."""
    sentence = says("no slot is called 'untis'; there are chosen, unit, gear, legend,")
    with pytest.raises(ValueError, match=sentence):
        cards_in("untis")
    with pytest.raises(ValueError, match=sentence):
        gig_in("untis")
    with pytest.raises(ValueError, match=sentence):
        gig(not_in="untis")
    with pytest.raises(ValueError, match=sentence):
        Spend(one(RIVAL_UNIT), into="untis")
    with pytest.raises(ValueError, match=sentence):
        Pick(one(RIVAL_UNIT), "untis")
    with pytest.raises(ValueError, match=sentence):
        PickGig(gig(), "untis")
