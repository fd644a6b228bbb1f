"""The Red Programs, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

V = "v-corporate-exile"
PADRE = "padre-man-of-the-cross"
SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- All is Lost ------------------------------------------------------------------------------------------


@rule("11.7.2", "R-166")
def test_all_is_lost_trashes_three_and_takes_a_unit_from_among_them() -> None:
    """One of the trashed Units, owed; not one that lay in the trash before."""
    game = setup(
        you=Side(
            hand=["all-is-lost"], trash=["minotaur"], deck=["psycho-squad", "floor-it", "emergency-atlus", "octant"], eddies=1
        )
    )
    game.you.play("all-is-lost")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.you.hand == ["emergency-atlus"]
    assert game.you.trash == ["minotaur", "psycho-squad", "floor-it", "all-is-lost"]
    assert game.you.deck == ["octant"]


# --- Appetite for Destruction -----------------------------------------------------------------------------


@rule("6.7.1.2", "R-096", "R-170")
@pytest.mark.parametrize(
    ("foe", "stolen"), [("riding-nomad", 0), ("field-operator", 1), ("secondhand-bombus", 1), ("psycho-squad", 0)]
)
def test_appetite_steals_a_gig_for_a_win_by_three(foe: str, stolen: int) -> None:
    """6 against 4 wins by 2, against 2 by 4; a tie wins nothing. A friendly Unit is chosen when it is played."""
    game = setup(
        you=Side(hand=["appetite-for-destruction"], field=["psycho-squad", "minotaur"], eddies=3),
        rival=Side(field=[card(foe, spent=True)], gigs={"d4": 1}),
    )
    game.you.play("appetite-for-destruction")
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    game.you.attack("psycho-squad", foe)
    game.rival.pass_()
    assert len(game.you.gigs) == stolen


@rule("10.7")
def test_appetite_without_a_friendly_unit_does_nothing() -> None:
    """Nobody to choose."""
    game = setup(you=Side(hand=["appetite-for-destruction"], eddies=3), rival=Side(field=["minotaur"]))
    game.you.play("appetite-for-destruction")
    assert game.you.trash == ["appetite-for-destruction"]
    assert game.you.may("end_turn")


# --- Bonnie and Clyde -------------------------------------------------------------------------------------


@rule("10.31", "R-171")
def test_bonnie_and_clyde_defeats_one_or_two_rival_units_of_power_four_or_less() -> None:
    """Power as it is now; one alone without two Gigs more on the Rival's side."""
    for rivals, more in ({"d4": 1, "d6": 1, "d8": 1}, True), ({"d4": 1, "d6": 1}, False):
        game = setup(
            you=Side(hand=["bonnie-and-clyde"], field=["corpo-security"], eddies=3, gigs={"d4": 1}),
            rival=Side(field=["emergency-atlus", "delamain-cab", "psycho-squad", card("minotaur", bonus=-5)], gigs=rivals),
        )
        game.you.play("bonnie-and-clyde")
        assert game.options() == ["emergency-atlus", "delamain-cab", "minotaur"]
        if more:
            game.you.choose("minotaur", "emergency-atlus")
            assert sorted(game.rival.trash) == ["emergency-atlus", "minotaur"]
        else:
            game.you.choose("minotaur")
            assert game.rival.trash == ["minotaur"]

    game = setup(you=Side(hand=["bonnie-and-clyde"], field=["corpo-security"], eddies=3), rival=Side(field=["minotaur"]))
    game.you.play("bonnie-and-clyde")
    assert game.you.field == ["corpo-security"]
    assert game.rival.field == ["minotaur"]


# --- Carnage at the Colosseum -----------------------------------------------------------------------------


@rule("3.17.2", "11.8.3", "R-005")
def test_carnage_defeats_a_rival_unit_weaker_than_some_friendly_unit() -> None:
    """Less power than any one friendly Unit; equal is not less; a Legend in its area is no Unit."""
    game = setup(
        you=Side(
            legends=[card("royce-psycho-on-the-edge", gear=["mantis-blades"])],
            hand=["carnage-at-the-colosseum"],
            field=["psycho-squad", "secondhand-bombus"],
            eddies=6,
        ),
        rival=Side(field=["emergency-atlus", "delamain-cab", "v-roamer-of-the-badlands", "minotaur"]),
    )
    game.you.play("carnage-at-the-colosseum")
    assert game.options() == ["emergency-atlus", "delamain-cab"]
    game.you.choose("delamain-cab")
    assert game.rival.trash == ["delamain-cab"]

    game = setup(you=Side(hand=["carnage-at-the-colosseum"], eddies=6), rival=Side(field=["secondhand-bombus"]))
    game.you.play("carnage-at-the-colosseum")
    assert game.rival.field == ["secondhand-bombus"]


@rule("11.8.3", "3.11.1.2")
@pytest.mark.parametrize(("gigs", "price"), [({}, 6), ({"d8": 8, "d10": 7}, 5), ({"d8": 8, "d10": 9, "d20": 20}, 3)])
def test_carnage_costs_less_for_friendly_gigs_of_eight_or_more(gigs: dict[str, int], price: int) -> None:
    """A 7 and the Rival's Gigs don't count."""
    game = setup(you=Side(hand=["carnage-at-the-colosseum"], gigs=gigs), rival=Side(gigs={"d8": 8}))
    assert game.you.price("carnage-at-the-colosseum") == price


# --- Detonate ---------------------------------------------------------------------------------------------


@rule("3.17.3.2", "11.26", "R-051", "R-052")
def test_detonate_defeats_rival_gear_of_power_two_or_less() -> None:
    """On Units and face-up Legends, by the Gear's own power; no friendly Gear and no stronger one."""
    game = setup(
        you=Side(hand=["detonate"], field=[card("minotaur", gear=["mantis-blades"])], eddies=1),
        rival=Side(
            legends=[card(PADRE, gear=["kiroshi-optics"])],
            field=[card("psycho-squad", gear=["gorilla-arms", "mantis-blades"], bonus=3)],
        ),
    )
    game.you.play("detonate")
    assert game.options() == ["psycho-squad/mantis-blades", f"{PADRE}/kiroshi-optics"]
    game.you.choose(f"{PADRE}/kiroshi-optics")
    assert game.rival.trash == ["kiroshi-optics"]
    assert game.rival.gear("psycho-squad") == ["gorilla-arms", "mantis-blades"]

    game = setup(
        you=Side(hand=["detonate"], field=[card("minotaur", gear=["mantis-blades"])], eddies=1),
        rival=Side(field=[card("psycho-squad", gear=["gorilla-arms"])]),
    )
    game.you.play("detonate")
    assert game.you.gear("minotaur") == ["mantis-blades"]
    assert game.rival.gear("psycho-squad") == ["gorilla-arms"]


# --- Gunpoint Diplomacy -----------------------------------------------------------------------------------


@rule("10.31", "R-186", "R-187")
@pytest.mark.parametrize("mode", [0, 1])
def test_gunpoint_lets_the_rival_choose_for_a_player_with_less_street_cred(mode: int) -> None:
    """The player picks the Unit, the Rival one of the two effects."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], field=["psycho-squad", "delamain-cab"], eddies=4),
        rival=Side(field=["emergency-atlus"], gigs={"d4": 1}),
    )
    game.you.play("gunpoint-diplomacy")
    assert game.options() == ["psycho-squad", "delamain-cab"]
    game.you.choose("psycho-squad")
    assert game.decision is not None and game.decision.player == "rival"
    assert game.options() == ["0", "1"]
    game.rival.choose(mode)
    assert game.you.may("attack", "psycho-squad", "emergency-atlus") == (mode == 0)
    assert game.you.power("psycho-squad") == (6 if mode == 0 else 9)


@rule("10.7")
def test_gunpoint_asks_nobody_without_a_friendly_unit() -> None:
    """No Unit, no effects to choose from."""
    game = setup(you=Side(hand=["gunpoint-diplomacy"], eddies=4), rival=Side(field=["minotaur"], gigs={"d4": 1}))
    game.you.play("gunpoint-diplomacy")
    assert game.you.may("end_turn")


# --- Industrial Assembly ----------------------------------------------------------------------------------


@rule("6.4.1", "2.8", "R-119")
@pytest.mark.parametrize(("die", "amount", "drawn"), [("d8", 3, 1), ("d8", 2, 0), ("d8", 0, 0), ("rival:d12", 4, 0)])
def test_industrial_assembly_increases_any_gig_and_draws_for_a_friendly_eight(die: str, amount: int, drawn: int) -> None:
    """By up to 4, as far as the die goes; a rival 8 draws nothing."""
    game = setup(you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d8": 5}), rival=Side(gigs={"d12": 4}))
    game.you.play("industrial-assembly")
    assert game.options() == ["d8", "rival:d12"]
    game.you.choose(die)
    assert game.options() == (["0", "1", "2", "3"] if die == "d8" else ["0", "1", "2", "3", "4"])
    game.you.choose(amount)
    assert game.you.hand_size == drawn


# --- Over the Edge ----------------------------------------------------------------------------------------


@rule("10.31.2", "R-203")
def test_over_the_edge_defeats_a_unit_no_stronger_than_a_friendly_d20() -> None:
    """Of either side; a stolen d20 counts, the Rival's doesn't; the higher of two is open too."""
    game = setup(
        you=Side(hand=["over-the-edge"], field=["delamain-cab"], eddies=3, gigs={"d20": 3, "rival:d20": 6}),
        rival=Side(field=["psycho-squad", "trauma-team-operatives"]),
    )
    game.you.play("over-the-edge")
    assert game.options() == ["delamain-cab", "psycho-squad"]
    game.you.choose("psycho-squad")
    assert game.rival.trash == ["psycho-squad"]

    game = setup(
        you=Side(hand=["over-the-edge"], eddies=3, gigs={"d12": 12}),
        rival=Side(field=["secondhand-bombus"], gigs={"d20": 20}),
    )
    game.you.play("over-the-edge")
    assert game.rival.field == ["secondhand-bombus"]


# --- Shattered Memories -----------------------------------------------------------------------------------


@rule("10.33", "2.1.1", "R-209")
def test_shattered_memories_discards_both_hands_and_each_player_may_draw_five() -> None:
    """The turn player first; a total of three is the value of a friendly Gig, and draws two more."""
    game = setup(
        you=Side(hand=["shattered-memories", "floor-it", "detonate"], eddies=4, gigs={"d4": 3}),
        rival=Side(hand=["minotaur"], gigs={"d6": 2}),
    )
    game.you.play("shattered-memories")
    assert game.options() == ["yes", "none"]
    game.you.choose("yes")
    assert game.decision is not None and game.decision.player == "rival"
    game.rival.choose(None)
    assert game.you.hand_size == 7
    assert game.rival.hand_size == 0
    assert game.rival.trash == ["minotaur"]


@rule("1.14.1", "Q31")
def test_shattered_memories_draws_five_or_none() -> None:
    """Whoever takes it with four cards left loses."""
    game = setup(you=Side(hand=["shattered-memories"], deck=4, eddies=4))
    game.you.play("shattered-memories")
    game.you.choose("yes")
    assert game.winner == "rival"
