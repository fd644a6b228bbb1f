"""Gear whose text is read as its host's, and Programs while they resolve (CR 4.10 to 4.14; digest 26, lines
71 to 74).
"""

import pytest

from preem.tcg.effects.words import (
    DEFEATED,
    PROGRAM,
    RED,
    YOUR_TRASH,
    AddToHand,
    Draw,
    activated,
    gear,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

BROKE = [
    card("?", spent=True),
    card("?", spent=True),
    card("?", spent=True),
]  # three Legends that pay nothing

# "Spend this: draw 1", as the lower box of a Gear.
SWITCH = gear(
    "Switch",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 071",
    effects=(activated(Draw(1)),),
)
RERUN = program(
    "Rerun",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 072",
    effects=(AddToHand(one(YOUR_TRASH, type=PROGRAM)),),
)
ARCHIVIST = unit(
    "Archivist",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 073",
    effects=(when(DEFEATED, AddToHand(one(YOUR_TRASH, type=PROGRAM))),),
)


@rule("4.11.3", "4.11.3.1", "11.15.1", "Q21", "RD-15", "R-054", "T-71")
def test_the_spend_icon_of_a_gear_spends_its_host() -> None:
    """Overwatch is used as Emergency Atlus' own effect: Atlus is spent."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["overwatch-panams-gift"])], hand=["riding-nomad"], eddies=1),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.activate("emergency-atlus")

    assert game.you.is_spent("emergency-atlus")
    assert game.you.trash == ["riding-nomad"]
    assert game.rival.trash == ["psycho-squad"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)


@rule("4.11.3", "11.3.1.2", "8.14.1", "3.7", "Q21", "T-71")
def test_a_lagging_or_spent_host_cannot_use_the_spend_icon_of_its_gear() -> None:
    """The host's Lag and orientation count, however long the Gear has been there."""
    game = setup(
        cards=(SWITCH,),
        you=Side(
            field=[
                card("emergency-atlus", lag=True, gear=["switch"]),
                card("psycho-squad", spent=True, gear=["switch"]),
                card("minotaur", gear=["switch"]),
            ],
        ),
    )
    assert [option for option in game.options() if option.startswith("activate")] == ["activate minotaur"]
    assert "CR 11.3.1" in game.you.why_not("activate", "emergency-atlus")


@rule("4.11.3", "11.3.1", "T-71")
def test_a_gear_may_be_used_in_the_turn_it_is_played() -> None:
    """A Gear has no Lag; its host has none either, so the effect works at once."""
    game = setup(cards=(SWITCH,), you=Side(field=["minotaur"], hand=["switch"], eddies=1))
    game.you.play("switch", on="minotaur")
    game.you.activate("minotaur")
    assert game.you.hand_size == 1
    assert game.you.is_spent("minotaur")


@rule("4.11.3", "5.7.6", "11.3.1", "Q21", "T-71")
def test_a_gear_on_a_face_up_legend_adds_its_effect_to_the_legends_own() -> None:
    """On a Legend in the Legends area the Gear's effect counts after the printed ones, and spends the
    Legend.
    """
    game = setup(
        cards=(SWITCH,),
        you=Side(legends=[card("padre-man-of-the-cross", gear=["switch"])], gigs={"d4": 2}),
    )
    assert [option for option in game.options() if option.startswith("activate")] == [
        "activate padre-man-of-the-cross",
        "activate padre-man-of-the-cross 1",
    ]

    game.you.activate("padre-man-of-the-cross", effect=1)
    assert game.you.hand_size == 1
    assert game.you.is_spent("padre-man-of-the-cross")
    assert not game.you.may("activate", "padre-man-of-the-cross")


@rule("4.14.2", "T-72")
def test_a_program_that_takes_a_program_from_the_trash_cannot_choose_itself() -> None:
    """While it resolves it lies in no area; afterwards it is in the trash."""
    game = setup(cards=(RERUN,), you=Side(hand=["rerun"], trash=["floor-it", "minotaur", "detonate"], eddies=1))
    game.you.play("rerun")
    assert sorted(game.options()) == ["detonate", "floor-it"]
    assert game.you.hand == []
    assert sorted(game.you.trash) == ["detonate", "floor-it", "minotaur"]

    game.you.choose("floor-it")
    assert game.you.hand == ["floor-it"]
    assert sorted(game.you.trash) == ["detonate", "minotaur", "rerun"]


@rule("4.14.2", "10.7", "T-72")
def test_a_program_alone_finds_nothing_in_the_trash() -> None:
    """With no other Program there it takes nothing."""
    game = setup(cards=(RERUN,), you=Side(hand=["rerun"], trash=["minotaur"], eddies=1))
    game.you.play("rerun")
    assert game.you.hand == []
    assert sorted(game.you.trash) == ["minotaur", "rerun"]


@rule("4.14.2", "T-72")
def test_another_copy_of_the_program_may_be_taken() -> None:
    """It is this very card that is not in the trash, not its name."""
    game = setup(cards=(RERUN,), you=Side(hand=["rerun"], trash=["rerun"], eddies=1))
    game.you.play("rerun")
    assert game.you.hand == ["rerun"]
    assert game.you.trash == ["rerun"]


@rule("4.14.2", "10.14", "10.2.3", "10.2.4", "T-73")
def test_a_program_is_in_the_trash_before_the_triggers_of_its_text_resolve() -> None:
    """The DEFEATED effect that Wild in the Streets set off finds Wild in the Streets in the trash."""
    game = setup(
        cards=(ARCHIVIST,),
        you=Side(hand=["wild-in-the-streets"], field=[card("archivist", spent=True)], eddies=5),
    )
    game.you.play("wild-in-the-streets")
    assert game.you.hand == ["wild-in-the-streets"]
    assert game.you.trash == ["archivist"]


@rule("4.14", "4.14.1", "4.14.2")
def test_a_program_is_shown_and_lies_nowhere_until_it_has_resolved() -> None:
    """In the middle of its choice it is in no area, and the Rival has seen it."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], field=[card("psycho-squad", spent=True)], eddies=5),
        rival=Side(field=[card("minotaur", spent=True), "corpo-security"]),
    )
    game.you.play("wild-in-the-streets")
    assert game.options() == ["psycho-squad", "minotaur"]
    assert (game.you.hand, game.you.trash, game.you.removed) == ([], [], [])
    assert any("wild-in-the-streets" in line for line in game.view("rival").log)

    game.you.choose("minotaur")
    assert game.rival.trash == ["minotaur"]
    assert game.you.trash == ["wild-in-the-streets"]


@rule(
    "10.6.1",
    "10.7",
    "T-74",
    "FAQ Floor It",
    "FAQ Detonate",
    "FAQ Live with the Aftermath",
    "FAQ Over the Edge",
)
@pytest.mark.parametrize(
    ("slug", "cost"),
    [("detonate", 1), ("live-with-the-aftermath", 3), ("corporate-surveillance", 2), ("over-the-edge", 3)],
)
def test_a_program_without_any_target_may_be_played(slug: str, cost: int) -> None:
    """It is paid, does nothing, and goes to the trash; a missing €$ forbids it as ever."""
    poor = setup(you=Side(legends=BROKE, hand=[slug], eddies=cost - 1))
    assert not poor.you.may("play", slug)

    game = setup(you=Side(legends=BROKE, hand=[slug], eddies=cost))
    game.you.play(slug)
    assert game.you.trash == [slug]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, cost)


@rule("2.4", "10.6.2", "T-74", "FAQ Floor It")
def test_a_program_with_no_target_does_the_rest_of_its_text() -> None:
    """Floor It draws its card though there is no rival Unit."""
    game = setup(you=Side(hand=["floor-it"], eddies=1))
    game.you.play("floor-it")
    assert game.you.trash == ["floor-it"]
    assert game.you.hand_size == 1


@rule("11.26.2", "FAQ G14")
def test_a_quick_program_may_be_played_on_ones_own_turn() -> None:
    """QUICK adds the React Step and takes the Main phase from nobody."""
    game = setup(you=Side(field=["emergency-atlus"], hand=["floor-it"], eddies=1), rival=Side(field=["psycho-squad"]))
    game.you.play("floor-it", on="psycho-squad")
    assert game.rival.power("psycho-squad") == 5
