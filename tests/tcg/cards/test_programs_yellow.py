"""The Yellow Programs, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SCREW = "screw-lovelorn-fool"
PADRE = "padre-man-of-the-cross"
SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- Afterparty at Lizzie's -------------------------------------------------------------------------------


@rule("6.4", "2.8", "R-165")
@pytest.mark.parametrize(("die", "amount", "drawn"), [("d4", 1, 1), ("d4", -1, 1), ("d4", 0, 0), ("rival:d8", 1, 0)])
def test_afterparty_adjusts_any_gig_and_draws_for_two_different_values(die: str, amount: int, drawn: int) -> None:
    """By -1, 0 or 1; two friendly Gigs must differ, the Rival's don't count."""
    game = setup(you=Side(hand=["afterparty-at-lizzies"], eddies=1, gigs={"d4": 2, "d6": 2}), rival=Side(gigs={"d8": 5}))
    game.you.play("afterparty-at-lizzies")
    assert game.options() == ["d4", "d6", "rival:d8"]
    game.you.choose(die)
    assert game.options() == ["-1", "0", "1"]
    game.you.choose(amount)
    assert game.you.hand_size == drawn


# --- Bootleg Black Sapphire Show --------------------------------------------------------------------------


@rule("11.9.2.1", "5.8.4", "Q1")
def test_bootleg_sells_the_top_card_unseen_whatever_it_is() -> None:
    """It needs no Sell Tag, may follow the Sell action, and neither player sees it."""
    game = setup(
        you=Side(hand=["bootleg-black-sapphire-show", "floor-it"], deck=["minotaur", "detonate"], eddies=4, gigs={"d4": 2})
    )
    game.you.sell("floor-it")
    game.you.play("bootleg-black-sapphire-show")
    assert game.you.eddies_ready == 1
    assert game.you.deck == ["detonate"]
    assert game.you.hand == []
    assert not any("minotaur" in line for line in [*game.view("you").log, *game.view("rival").log])


@rule("2.3", "1.14")
@pytest.mark.parametrize(("gigs", "drawn"), [({"d4": 2, "d6": 3}, 2), ({"d4": 2, "d6": 4}, 0), ({"d4": 3}, 0), ({}, 0)])
def test_bootleg_draws_two_for_an_even_and_an_odd_friendly_gig(gigs: dict[str, int], drawn: int) -> None:
    """Both kinds among one's own; the Rival's don't count."""
    game = setup(you=Side(hand=["bootleg-black-sapphire-show"], eddies=5, gigs=gigs), rival=Side(gigs={"d4": 1, "d6": 2}))
    game.you.play("bootleg-black-sapphire-show")
    assert game.you.hand_size == drawn


# --- Cyberpsychosis ---------------------------------------------------------------------------------------


@rule("8.16.1", "R-175")
def test_cyberpsychosis_strengthens_an_equipped_unit_and_defeats_it_after_a_fight() -> None:
    """Any equipped Unit of either side, not an unequipped one and no Legend in its area; +3 for each Gear."""
    game = setup(
        you=Side(
            legends=[card(PADRE, spent=True, gear=["mantis-blades"]), SPENT, SPENT],
            hand=["cyberpsychosis"],
            field=[card("psycho-squad", gear=["mantis-blades", "kiroshi-optics"]), "emergency-atlus"],
            eddies=3,
        ),
        rival=Side(field=[card("delamain-cab", gear=["mantis-blades"], spent=True), "minotaur"], fixer=[]),
    )
    game.you.play("cyberpsychosis")
    assert game.options() == ["psycho-squad", "delamain-cab"]
    game.you.choose("psycho-squad")
    assert game.you.power("psycho-squad") == 6 + 2 + 1 + 6
    game.you.attack("psycho-squad", "delamain-cab")
    game.you.choose("legend:1")  # a look by Kiroshi Optics
    game.rival.pass_()
    assert game.you.field == ["psycho-squad", "emergency-atlus"]
    game.you.end_turn()
    assert game.you.field == ["emergency-atlus"]


@rule("10.3", "10.7")
def test_cyberpsychosis_leaves_a_unit_that_neither_fought_nor_stole() -> None:
    """A fight before the Program doesn't count; without an equipped Unit nothing happens."""
    game = setup(
        you=Side(hand=["cyberpsychosis"], field=[card("psycho-squad", gear=["mantis-blades"])], eddies=3),
        rival=Side(field=[card("secondhand-bombus", spent=True)]),
    )
    game.you.attack("psycho-squad", "secondhand-bombus")
    game.rival.pass_()
    game.you.play("cyberpsychosis")
    game.you.end_turn()
    assert game.you.field == ["psycho-squad"]

    game = setup(you=Side(hand=["cyberpsychosis"], field=["psycho-squad"], eddies=3))
    game.you.play("cyberpsychosis")
    assert game.you.power("psycho-squad") == 6


# --- Live with the Aftermath ------------------------------------------------------------------------------


@rule("2.9", "10.33", "R-194")
def test_live_with_the_aftermath_takes_a_unit_of_each_player_by_that_players_choice() -> None:
    """The turn player first; a player without a Unit gives none."""
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], field=["minotaur", "corpo-security"], eddies=3),
        rival=Side(field=["psycho-squad", "emergency-atlus"]),
    )
    game.you.play("live-with-the-aftermath")
    assert game.decision is not None and game.decision.player == "you"
    assert game.options() == ["minotaur", "corpo-security"]
    game.you.choose("corpo-security")
    assert game.options() == ["psycho-squad", "emergency-atlus"]  # now the Rival is asked
    game.rival.choose("emergency-atlus")
    assert (game.you.field, game.rival.field) == (["minotaur"], ["psycho-squad"])

    game = setup(you=Side(hand=["live-with-the-aftermath"], eddies=3))
    game.you.play("live-with-the-aftermath")
    assert game.you.trash == ["live-with-the-aftermath"]


# --- Safety Override --------------------------------------------------------------------------------------


@rule("9.18", "9.19", "R-082", "R-207")
def test_safety_override_defeats_whoever_beats_the_chosen_unit() -> None:
    """A friendly Unit, chosen now; its loss takes the winner along, a win takes nobody."""
    for foe, wins in (("minotaur", True), ("secondhand-bombus", False)):
        game = setup(
            active="rival",
            you=Side(
                hand=["safety-override"],
                field=[card("emergency-atlus", spent=True), card("delamain-cab", spent=True)],
                eddies=2,
            ),
            rival=Side(field=[foe]),
        )
        game.rival.attack(foe, "emergency-atlus")
        game.you.play("safety-override")
        assert game.options() == ["emergency-atlus", "delamain-cab"]
        game.you.choose("emergency-atlus")
        game.you.pass_()
        assert game.rival.field == []
        assert game.you.field == (["delamain-cab"] if wins else ["emergency-atlus", "delamain-cab"])

    game = setup(you=Side(hand=["safety-override"], eddies=2), rival=Side(field=["minotaur"]))
    game.you.play("safety-override")
    assert game.you.may("end_turn")


# --- The Heist --------------------------------------------------------------------------------------------


@rule("11.7.2", "11.8.4", "R-153")
def test_the_heist_takes_a_trashed_gear_and_may_play_it_for_a_gig_of_its_cost() -> None:
    """One of the Gear among the four, owed; played for free, or added."""
    deck = ["mantis-blades", "floor-it", "sandevistan", "psycho-squad", "kiroshi-optics"]
    for answer in ("yes", None):
        game = setup(
            you=Side(hand=["the-heist"], field=["minotaur"], deck=deck, trash=["gorilla-arms"], eddies=2, gigs={"d4": 3})
        )
        game.you.play("the-heist")
        assert game.options() == ["mantis-blades", "sandevistan"]
        game.you.choose("sandevistan")
        assert game.options() == ["yes", "none"]
        game.you.choose(answer)
        assert game.you.gear("minotaur") == (["sandevistan"] if answer else [])
        assert game.you.hand == ([] if answer else ["sandevistan"])
        assert game.you.eddies_spent == 2


@rule("10.7", "11.8.4.1")
def test_the_heist_only_adds_a_gear_of_another_cost_or_without_a_host() -> None:
    """The Rival's Gig of that value doesn't help; with no Unit and no face-up Legend there is no play; no Gear, nothing."""
    deck = ["sandevistan", "floor-it", "psycho-squad", "detonate"]
    for field, yours, theirs in (
        (["minotaur"], {"d4": 2}, {"d4": 3}),
        ([], {"d4": 3}, {}),
    ):
        game = setup(you=Side(hand=["the-heist"], field=field, deck=deck, eddies=2, gigs=yours), rival=Side(gigs=theirs))
        game.you.play("the-heist")
        assert game.you.hand == ["sandevistan"]
    game = setup(you=Side(hand=["the-heist"], field=["minotaur"], deck=["floor-it"], eddies=2, gigs={"d4": 1}))
    game.you.play("the-heist")
    assert game.you.hand == []
    assert game.winner is None
