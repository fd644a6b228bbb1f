"""Steals beyond the attack's own (Gorilla Arms, Appetite for Destruction) under every text that limits
stealing (CR 6.7, 9.23, Q43, Q48, Q50).
"""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

ARMS = "gorilla-arms"
APPETITE = "appetite-for-destruction"
ALT = "alt-cunningham-mother-of-daemons"
FANG = "chrome-fang"
WESTBROOK = "westbrook-netrunner"


@rule("6.7.1.2", "Q43", "FAQ Gorilla Arms", "FAQ Appetite for Destruction")
def test_appetites_gig_lets_gorilla_arms_take_another() -> None:
    """The chosen Unit is the stealer: its first steal of the turn, in a fight, sets off its own Gear."""
    game = setup(
        you=Side(hand=[APPETITE], eddies=3, field=[card("psycho-squad", gear=[ARMS])]),
        rival=Side(field=[card("emergency-atlus", spent=True)], gigs={"d6": 2, "d8": 2, "d10": 5}),
    )
    game.you.play(APPETITE, on="psycho-squad")

    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.pass_()
    assert game.options() == ["rival:d6", "rival:d8", "rival:d10"]
    game.you.choose("rival:d6")

    # Only the 5 is a value that no friendly Gig shows: taken by itself.
    assert game.you.gigs == {"rival:d6": 2, "rival:d10": 5}
    assert game.rival.gigs == {"d8": 2}
    assert game.rival.trash == ["emergency-atlus"]


@rule("10.4.1", "FAQ Gorilla Arms", "FAQ Appetite for Destruction")
def test_gorilla_arms_work_for_the_first_steal_of_a_turn_alone() -> None:
    """After the steal in a fight, a second attack of the same turn steals its one Gig and no more."""
    game = setup(
        you=Side(hand=[APPETITE], eddies=3, field=[card("psycho-squad", gear=[ARMS])]),
        rival=Side(field=[card("emergency-atlus", spent=True)], gigs={"d6": 2, "d8": 3, "d10": 4, "d12": 5}),
    )
    game.you.play(APPETITE, on="psycho-squad")
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.pass_()
    game.you.choose("rival:d6")
    game.you.choose("rival:d8")

    game.you.force("psycho-squad", ready=True)
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d10")

    assert game.you.gigs == {"rival:d6": 2, "rival:d8": 3, "rival:d10": 4}
    assert game.decision is not None and game.decision.kind == "main"


@rule("9.23.5.2", "FAQ Gorilla Arms")
def test_two_gigs_at_once_set_gorilla_arms_off_once() -> None:
    """ "1 or more Gigs" is one steal: of four dice, two are taken by 11 power and one by the Arms."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[ARMS, "mantis-blades"])]),
        rival=Side(gigs={"d6": 2, "d8": 3, "d10": 4, "d12": 5}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6", "rival:d8")
    assert game.options() == ["rival:d10", "rival:d12"]
    game.you.choose("rival:d12")

    assert game.rival.gigs == {"d10": 4}
    assert game.decision is not None and game.decision.kind == "main"


@rule("10.12", "10.31", "FAQ V: Roamer of the Badlands", "FAQ Gorilla Arms")
def test_the_order_of_roamers_increase_and_gorilla_arms_matters() -> None:
    """Both become pending together; raised first, the stolen die no longer shares the value of another
    rival die.
    """
    roamer = "v-roamer-of-the-badlands"
    for first, second, dice in (
        (roamer, f"{roamer}/{ARMS}", {"rival:d8": 4, "rival:d10": 2}),
        (f"{roamer}/{ARMS}", roamer, {"rival:d8": 4}),
    ):
        game = setup(
            you=Side(field=[card(roamer, gear=[ARMS])]),
            rival=Side(gigs={"d8": 2, "d10": 2}),
        )
        game.you.attack(roamer, "gigs")
        game.rival.pass_()
        game.you.choose("rival:d8")
        assert sorted(game.options()) == sorted([first, second])

        game.you.order(first)
        game.you.choose(2)
        if len(dice) == 2:
            game.you.choose(0)  # Roamer increases the second stolen die by nothing
        assert game.you.gigs == dice


@rule("6.7.1.1", "10.12", "FAQ Rogue Amendiares: Preem Solo", "FAQ Gorilla Arms")
def test_rogue_hears_the_attacks_gig_and_the_gorilla_arms_gig_of_a_legend() -> None:
    """The Legend steals an even Gig, then an odd one by its Gear: a card is drawn, and the Rival discards
    one.
    """
    game = setup(
        you=Side(legends=["rogue-amendiares-preem-solo"], field=[card("v-streetkid", solo=True, gear=[ARMS])]),
        rival=Side(gigs={"d6": 4, "d8": 3}, hand=["floor-it", "detonate"]),
    )

    game.you.attack("v-streetkid", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    game.you.order("rogue-amendiares-preem-solo")
    assert game.you.hand_size == 1

    assert game.you.gigs == {"rival:d6": 4, "rival:d8": 3}
    game.rival.choose("floor-it")
    assert game.rival.hand == ["detonate"]


@rule("9.23.4", "Q43", "Q50", "FAQ Chrome Fang", "FAQ Gorilla Arms")
def test_chrome_fang_binds_the_gig_of_gorilla_arms() -> None:
    """A Unit of power 9 takes no Gig above 9, neither by its attack nor by its Gear."""
    game = setup(
        active="rival",
        you=Side(field=[card("psycho-squad", gear=[ARMS])], fixer=[]),
        rival=Side(hand=[FANG], eddies=5, gigs={"d6": 5, "d10": 10, "d12": 9}, fixer=[]),
    )
    game.rival.play(FANG)
    game.rival.end_turn()

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    assert game.options() == ["rival:d6", "rival:d12"]
    game.you.choose("rival:d6")

    assert game.you.gigs == {"rival:d6": 5, "rival:d12": 9}
    assert game.rival.gigs == {"d10": 10}


@rule("9.23.4", "Q43", "FAQ Chrome Fang", "FAQ Gorilla Arms")
def test_gorilla_arms_take_nothing_when_chrome_fang_forbids_all_that_is_left() -> None:
    """The only other Gig shows more than the Unit's power."""
    game = setup(
        active="rival",
        you=Side(field=[card("psycho-squad", gear=[ARMS])], fixer=[]),
        rival=Side(hand=[FANG], eddies=5, gigs={"d6": 5, "d10": 10}, fixer=[]),
    )
    game.rival.play(FANG)
    game.rival.end_turn()

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 5}


@rule("9.23.4", "6.7.1.2", "FAQ Chrome Fang", "FAQ Appetite for Destruction")
def test_chrome_fang_binds_the_gig_of_appetite() -> None:
    """A winner of power 4 may take the 4, not the 5."""
    game = setup(
        active="rival",
        you=Side(hand=[APPETITE], field=["emergency-atlus"], eddies=3, fixer=[]),
        rival=Side(
            hand=[FANG],
            eddies=5,
            field=[card("pacifica-netrunner", spent=True)],
            gigs={"d4": 4, "d6": 5},
            fixer=[],
        ),
    )
    game.rival.play(FANG)
    game.rival.end_turn()
    game.you.play(APPETITE, on="emergency-atlus")

    game.you.attack("emergency-atlus", "pacifica-netrunner")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d4": 4}


@rule("3.17.2", "FAQ Chrome Fang", "FAQ Synapse Burnout")
def test_power_while_fighting_opens_gigs_to_appetite_under_chrome_fang() -> None:
    """The steal happens within the Fight Step, where the Unit still has its bonus: with 7 power it may take
    the 5.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=["dexter-deshawn-off-the-grid", "v-streetkid", "padre-man-of-the-cross"],
            hand=[APPETITE, "synapse-burnout"],
            field=["emergency-atlus"],
            eddies=4,
            fixer=[],
        ),
        rival=Side(hand=[FANG], eddies=5, field=[card("pacifica-netrunner", spent=True)], gigs={"d6": 5}, fixer=[]),
    )
    game.rival.play(FANG)
    game.rival.end_turn()
    game.you.play(APPETITE, on="emergency-atlus")
    game.you.play("synapse-burnout", on="emergency-atlus")

    game.you.attack("emergency-atlus", "pacifica-netrunner")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 5}


@rule("9.23.4", "Q43", "Q50", "FAQ Westbrook Netrunner", "FAQ Gorilla Arms")
def test_westbrook_binds_both_steals_of_a_legend() -> None:
    """A Legend of power 9 takes nothing below 9, by attack or by Gear."""
    game = setup(
        active="rival",
        you=Side(field=[card("v-streetkid", solo=True, gear=[ARMS])], fixer=[]),
        rival=Side(hand=[WESTBROOK], eddies=4, gigs={"d8": 8, "d10": 9, "d12": 11}, fixer=[]),
    )
    game.rival.play(WESTBROOK)
    game.rival.end_turn()

    game.you.attack("v-streetkid", "gigs")
    game.rival.pass_()
    assert game.options() == ["rival:d10", "rival:d12"]
    game.you.choose("rival:d10")

    assert game.you.gigs == {"rival:d10": 9, "rival:d12": 11}
    assert game.rival.gigs == {"d8": 8}


@rule("4.2.1", "6.7.1.2", "FAQ Westbrook Netrunner", "FAQ Appetite for Destruction")
def test_westbrook_binds_appetite_for_a_legend_and_not_for_a_unit() -> None:
    """The winner is the stealer: a Legend of power 6 can't take the 5, a plain Unit of power 6 can."""
    for winner, taken in (("v-streetkid", {}), ("psycho-squad", {"rival:d6": 5})):
        game = setup(
            active="rival",
            you=Side(hand=[APPETITE], eddies=3, field=[winner], fixer=[]),
            rival=Side(
                hand=[WESTBROOK],
                eddies=4,
                field=[card("pacifica-netrunner", spent=True)],
                gigs={"d6": 5},
                fixer=[],
            ),
        )
        game.rival.play(WESTBROOK)
        game.rival.end_turn()
        game.you.play(APPETITE, on=winner)

        game.you.attack(winner, "pacifica-netrunner")
        game.rival.pass_()
        assert game.you.gigs == taken


@rule("9.23.4", "FAQ Westbrook Netrunner", "FAQ Chrome Fang")
def test_westbrook_and_chrome_fang_leave_a_legend_only_its_own_power() -> None:
    """Nothing below and nothing above: of 7, 8 and 9 a Legend of power 8 may take the 8."""
    game = setup(
        active="rival",
        you=Side(field=[card("v-corporate-exile", solo=True)], fixer=[]),
        rival=Side(hand=[FANG, WESTBROOK], eddies=9, gigs={"d8": 7, "d10": 8, "d12": 9}, fixer=[]),
    )
    game.rival.play(FANG)
    game.rival.play(WESTBROOK)
    game.rival.end_turn()

    game.you.attack("v-corporate-exile", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d10": 8}


@pytest.mark.parametrize(
    ("gear", "controls", "left"),
    [
        (ARMS, 1, {"d4": 1, "d6": 2, "d8": 3}),  # 9 power: one Gig less one
        ("mantis-blades", 1, {"d4": 1, "d6": 2, "d8": 3}),  # 8 power
    ],
    ids=["with-arms", "without"],
)
@rule("9.23.2", "Q48", "FAQ Take Control", "FAQ Gorilla Arms")
def test_a_steal_brought_down_to_nothing_sets_no_gorilla_arms_off(gear: str, controls: int, left: dict[str, int]) -> None:
    """A steal of 0 Gigs is none: no additional one follows."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[gear])]),
        rival=Side(hand=["take-control"] * controls, eddies=2, gigs={"d4": 1, "d6": 2, "d8": 3}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()

    assert game.rival.gigs == left


@rule("9.23.2", "Q48", "FAQ Take Control", "FAQ Gorilla Arms")
def test_take_control_lowers_the_attacks_steal_and_the_gorilla_arms_steal() -> None:
    """11 power would take two Gigs and the Arms one more: one is left of the first, none of the second."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[ARMS, "mantis-blades"])]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d4": 1, "d6": 2, "d8": 3}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()
    game.you.choose("rival:d8")

    assert game.you.gigs == {"rival:d8": 3}
    assert game.decision is not None and game.decision.kind == "main"


@rule("9.23.2", "Q48", "FAQ Take Control")
def test_two_take_controls_add_up() -> None:
    """An attack worth two Gigs steals none after two of them."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(hand=["take-control", "take-control"], eddies=4, gigs={"d4": 1, "d6": 2, "d8": 3}),
    )

    game.you.attack("animals-wrecker", "gigs")
    game.rival.play("take-control")
    game.rival.play("take-control")
    game.rival.pass_()

    assert game.you.gigs == {}


@rule("6.7.1.2", "Q48", "FAQ Take Control", "FAQ Appetite for Destruction", "FAQ 6th Street Recruits")
def test_take_control_takes_appetites_gig_away() -> None:
    """The steal outside an attack is lowered too, and nothing about stealing triggers."""
    game = setup(
        you=Side(hand=[APPETITE], eddies=3, field=["psycho-squad", "6th-street-recruits"]),
        rival=Side(hand=["take-control"], eddies=2, field=[card("pacifica-netrunner", spent=True)], gigs={"d6": 5}),
    )
    game.you.play(APPETITE, on="psycho-squad")

    game.you.attack("psycho-squad", "pacifica-netrunner")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()

    assert game.you.gigs == {}
    assert game.decision is not None and game.decision.kind == "main"


@rule("6.7.4", "9.23.4", "Q23", "FAQ Alt Cunningham: Mother of Daemons")
def test_alt_saves_one_of_two_chosen_dice_and_no_third_is_chosen() -> None:
    """Two dice are chosen; for one of them a card of its value is discarded, and the other moves alone."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[ALT], hand=["rockn-rockerboy", "floor-it"], gigs={"d6": 5, "d8": 2, "d10": 9}),
    )

    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6", "rival:d8")
    assert game.decision is not None and game.decision.player == "rival"
    game.rival.choose("rockn-rockerboy")

    assert game.you.gigs == {"rival:d8": 2}
    assert game.rival.gigs == {"d6": 5, "d10": 9}
    assert game.rival.hand == ["floor-it"]


@rule("6.7.4", "Q43", "FAQ Alt Cunningham: Mother of Daemons", "FAQ Gorilla Arms")
def test_a_gig_that_alt_saved_is_no_steal_for_gorilla_arms() -> None:
    """The only die is saved: the Arms don't trigger, and wait for the first real steal of the turn."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[ARMS])]),
        rival=Side(field=[ALT], hand=["rockn-rockerboy"], gigs={"d6": 5, "d8": 2, "d10": 9}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    game.rival.choose("rockn-rockerboy")
    assert game.you.gigs == {}

    game.you.force("psycho-squad", ready=True)
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.options() == ["rival:d8", "rival:d10"]
    game.you.choose("rival:d10")
    assert game.you.gigs == {"rival:d6": 5, "rival:d10": 9}


@rule("6.7.4", "Q43", "FAQ Alt Cunningham: Mother of Daemons", "FAQ Gorilla Arms")
def test_alt_may_save_the_gig_of_gorilla_arms_alone() -> None:
    """The attack's die is let go, the additional one saved."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[ARMS])]),
        rival=Side(field=[ALT], hand=["rockn-rockerboy", "corpo-security"], gigs={"d6": 5, "d8": 2}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    game.rival.choose(None)
    assert game.you.gigs == {"rival:d6": 5}
    game.rival.choose("corpo-security")

    assert game.you.gigs == {"rival:d6": 5}
    assert game.rival.gigs == {"d8": 2}
    assert game.rival.trash == ["corpo-security"]


@rule("6.7.4", "FAQ Alt Cunningham: Mother of Daemons", "FAQ Appetite for Destruction")
def test_alt_may_save_the_gig_that_appetite_would_take() -> None:
    """A steal in a fight is one by a rival Unit as well."""
    game = setup(
        you=Side(hand=[APPETITE], eddies=3, field=["psycho-squad"]),
        rival=Side(field=[ALT, card("pacifica-netrunner", spent=True)], hand=["rockn-rockerboy"], gigs={"d6": 5}),
    )
    game.you.play(APPETITE, on="psycho-squad")

    game.you.attack("psycho-squad", "pacifica-netrunner")
    game.rival.pass_()
    game.rival.choose("rockn-rockerboy")

    assert game.you.gigs == {}
    assert game.rival.trash == ["rockn-rockerboy", "pacifica-netrunner"]


@rule("1.11", "6.7.4", "FAQ Alt Cunningham: Mother of Daemons")
def test_in_overtime_alt_can_keep_the_seventh_gig_from_being_stolen() -> None:
    """Saved, the die never moves and nobody wins; let go, it wins at once."""
    for answer, winner in (("riding-nomad", None), (None, "you")):
        game = setup(
            overtime=True,
            you=Side(field=["psycho-squad"], gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}),
            rival=Side(field=[ALT], hand=["riding-nomad"], gigs={"d6": 5}),
        )

        game.you.attack("psycho-squad", "gigs")
        game.rival.pass_()
        game.rival.choose(answer)

        assert game.winner == winner


@rule("6.6.2", "FAQ MaxTac AV", "FAQ Alt Cunningham: Mother of Daemons", "FAQ Chrome Fang")
def test_a_swap_meets_neither_alt_nor_chrome_fang() -> None:
    """It is no steal: nothing is asked, and a value above every power may be taken."""
    game = setup(
        active="rival",
        you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 1}, fixer=[]),
        rival=Side(
            field=[ALT],
            hand=[FANG, "rockn-rockerboy", "adam-smasher-metal-over-meat"],
            eddies=5,
            gigs={"d20": 19},
            fixer=[],
        ),
    )
    game.rival.play(FANG)
    game.rival.end_turn()

    game.you.play("maxtac-av")
    game.you.choose("d4")

    assert game.you.gigs == {"rival:d20": 19}
    assert game.rival.gigs == {"rival:d4": 1}
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")


@rule("10.12", "10.16.3", "Q47", "FAQ 6th Street Recruits")
def test_two_recruits_each_increase_a_gig_and_are_asked_about_no_order() -> None:
    """Equal triggers of two copies resolve one after the other; which of them is first can't be seen."""
    game = setup(
        you=Side(field=["6th-street-recruits", "6th-street-recruits"]),
        rival=Side(gigs={"d6": 2}),
    )

    game.you.attack("6th-street-recruits", "gigs")
    game.rival.pass_()
    assert game.decision is not None and game.decision.kind == "amount"
    game.you.choose(1)
    assert game.options() == ["0", "1", "2", "3"]
    game.you.choose(3)

    assert game.you.gigs == {"rival:d6": 6}
    assert game.decision.kind == "main"
