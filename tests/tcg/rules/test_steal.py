"""Stealing Gigs, in attacks and by effects (CR 6.7, 9.21 to 9.25; digest 12.7, 16.5 and 26, lines 108 to
115).
"""

import pytest

from preem.tcg.effects.words import RED, STEALS, Draw, May, unit, when
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import asked

COLLECTOR = unit(
    "Collector",
    "",
    RED,
    ram=1,
    cost=3,
    power=10,
    tags=("TEST",),
    number="TEST 111",
    effects=(when(STEALS, May(Draw(1))),),
)


@rule("9.23.2", "9.23.2.1", "9.23.2.2", "9.23.3", "9.23.3.1", "R-086", "T-108")
@pytest.mark.parametrize(("power", "count"), [(0, 0), (1, 1), (9, 1), (10, 2), (19, 2), (20, 3)])
def test_power_decides_how_many_gigs_are_stolen(power: int, count: int) -> None:
    """None at 0, one from 1, one more for each full 10; the thief chooses any of them."""
    gigs = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}
    game = setup(you=Side(field=[card("psycho-squad", bonus=power - 6)]), rival=Side(gigs=gigs))
    assert game.you.power("psycho-squad") == power
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    wanted = ["rival:d20", "rival:d4", "rival:d8"][:count]
    if wanted:
        assert asked(game) == ("you", "gig")
        assert sorted(game.options()) == sorted(f"rival:{die}" for die in gigs)
        game.you.choose(*wanted)
    assert sorted(game.you.gigs) == sorted(wanted)
    assert len(game.rival.gigs) == 6 - count
    assert asked(game) == ("you", "main")


@rule("9.23.3.2", "9.23.3", "9.23.5")
def test_a_fixed_number_of_gigs_must_be_taken() -> None:
    """Nobody may take fewer than the power says; after the first choice the second is still open, and
    nothing has moved.
    """
    game = setup(you=Side(field=["animals-wrecker"]), rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}))
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert not game.you.may("choose", None)
    game.you.choose("rival:d6")
    assert asked(game) == ("you", "gig")
    assert sorted(game.options()) == ["rival:d4", "rival:d8"]
    assert game.you.gigs == {}
    game.you.choose("rival:d4")
    assert game.you.gigs == {"rival:d4": 1, "rival:d6": 2}


@rule("9.23.3.3", "10.31.2", "R-087", "T-109")
def test_a_thief_takes_as_many_as_there_are() -> None:
    """20 power and one die: that die moves, and nobody is asked."""
    game = setup(you=Side(field=[card("animals-wrecker", bonus=10)]), rival=Side(gigs={"d12": 12}))
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d12": 12}
    assert game.rival.gigs == {}


@rule("9.23.4", "6.7.4", "Q23", "R-095", "T-110", "FAQ Alt Cunningham: Mother of Daemons")
def test_a_chosen_die_that_is_protected_is_not_replaced() -> None:
    """Of the two dice chosen the Rival saves the d4 by a discard of cost 4; only the other moves."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            field=["alt-cunningham-mother-of-daemons"],
            hand=["psycho-squad", "emergency-atlus"],  # costs 4 and 3
            gigs={"d4": 4, "d6": 2, "d8": 3},
        ),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    assert asked(game)[0] == "rival"
    assert game.options() == ["psycho-squad", "none"]
    assert game.rival.gigs == {"d4": 4, "d6": 2, "d8": 3}  # nothing has moved yet

    game.rival.choose("psycho-squad")
    assert game.rival.trash == ["psycho-squad"]
    assert game.you.gigs == {"rival:d6": 2}
    assert game.rival.gigs == {"d4": 4, "d8": 3}
    assert asked(game) == ("you", "main")


@rule("9.23.4", "10.26", "Q23", "FAQ Alt Cunningham: Mother of Daemons")
def test_the_protection_may_be_declined() -> None:
    """Without the discard the die is stolen."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=["alt-cunningham-mother-of-daemons"], hand=["psycho-squad"], gigs={"d4": 4}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.rival.choose(None)
    assert game.you.gigs == {"rival:d4": 4}
    assert game.rival.hand == ["psycho-squad"]


@rule("9.23.5", "9.23.5.1", "9.23.5.2", "9.23.6", "9.24", "10.16.3", "Q47", "T-111")
def test_each_die_stolen_triggers_once_after_all_have_moved() -> None:
    """Two dice, two triggers; when the first is asked about, both dice are over. Equal triggers are in no
    order to be asked for.
    """
    game = setup(cards=(COLLECTOR,), you=Side(field=["collector"]), rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}))
    game.you.attack("collector", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8", "rival:d4")
    assert asked(game) == ("you", "may")
    assert game.you.gigs == {"rival:d4": 1, "rival:d8": 3}
    game.you.choose("yes")
    assert asked(game) == ("you", "may")
    game.you.choose("yes")
    assert game.you.hand_size == 2
    assert asked(game) == ("you", "main")


@rule("9.23.5.2", "10.16.3", "R-090", "T-111", "FAQ Maelstrom Goons")
def test_maelstrom_goons_make_the_rival_discard_once_a_gig() -> None:
    """Two Gigs stolen, two cards discarded."""
    game = setup(
        you=Side(field=[card("maelstrom-goons", gear=["mantis-blades"], bonus=5)]),
        rival=Side(hand=["?", "?", "?"], gigs={"d4": 1, "d6": 2}),
    )
    game.you.attack("maelstrom-goons", "gigs")
    game.rival.pass_()
    assert game.rival.hand_size == 1
    assert game.rival.trash == ["filler", "filler"]


@rule("6.7.5", "6.7.2.3", "5.11.3", "6.2.6", "9.23.5.1", "T-112")
def test_a_stolen_die_keeps_its_value_and_counts_for_the_thief() -> None:
    """A d8 at 5 is a d8 at 5 in the thief's Street Cred."""
    game = setup(you=Side(field=["psycho-squad"], gigs={"d4": 2}), rival=Side(gigs={"d8": 5, "d6": 1}), seed=3)
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")
    assert game.you.gigs == {"d4": 2, "rival:d8": 5}
    assert (game.you.street_cred, game.rival.street_cred) == (7, 1)


@rule("9.29", "10.23.1", "9.5", "T-113", "FAQ Saul Bright")
def test_a_bonus_while_attacking_counts_in_the_steal_and_is_gone_afterwards() -> None:
    """Saul Bright's 2 make 8 a 10: two Gigs; then Rockn' Rockerboy has 8 again."""
    game = setup(
        you=Side(field=["saul-bright-stormrider", "rockn-rockerboy"]),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}),
    )
    assert game.you.power("rockn-rockerboy") == 8
    game.you.attack("rockn-rockerboy", "gigs")
    assert game.you.power("rockn-rockerboy") == 10
    assert game.you.power("saul-bright-stormrider") == 14
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    assert game.you.gigs == {"rival:d4": 1, "rival:d6": 2}
    assert game.you.power("rockn-rockerboy") == 8


@rule("9.29", "9.16.1", "10.23.1", "T-113", "FAQ Saul Bright")
def test_a_bonus_while_attacking_counts_in_the_fight() -> None:
    """8 and 2 beat Minotaur's 9."""
    game = setup(
        you=Side(field=["saul-bright-stormrider", "rockn-rockerboy"]),
        rival=Side(field=[card("minotaur", spent=True)]),
    )
    game.you.attack("rockn-rockerboy", "minotaur")
    game.rival.pass_()
    assert game.rival.trash == ["minotaur"]
    assert game.you.power("rockn-rockerboy") == 8


@rule("9.29", "10.23.1", "9.24", "T-113")
def test_a_bonus_while_attacking_lasts_through_the_triggers_of_the_attack() -> None:
    """The trigger of the steal still finds it; when it has resolved the bonus is over."""
    game = setup(
        cards=(COLLECTOR,),
        you=Side(field=["saul-bright-stormrider", "collector"]),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.attack("collector", "gigs")
    game.rival.pass_()
    assert asked(game) == ("you", "may")
    assert game.you.power("collector") == 12
    game.you.choose(None)
    assert game.you.power("collector") == 10


@rule("9.3.2.3", "9.26.3", "Q8", "R-044", "T-114", "FAQ Nadia")
def test_a_permission_that_lapses_cancels_nothing() -> None:
    """Nadia attacks with Lag while the Rival has more Gigs; then he has as many, and she steals all the
    same.
    """
    game = setup(
        you=Side(field=[card("nadia-fighting-through-grief", lag=True, arrived=True)], gigs={"d4": 1}),
        rival=Side(gigs={"d6": 2, "d8": 3}),
    )
    game.you.attack("nadia-fighting-through-grief", "gigs")
    game.rival.force("d6", to="fixer")
    assert asked(game) == ("rival", "react")
    game.rival.pass_()
    assert game.you.gigs == {"d4": 1, "rival:d8": 3}


@rule("9.27.1", "9.29", "8.9", "T-115")
def test_after_an_attack_that_ended_early_the_attacker_is_spent_and_the_turn_goes_on() -> None:
    """No steal; other Units may still attack, and the turn may end."""
    game = setup(
        you=Side(field=["minotaur", "psycho-squad"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d4": 1}),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.force("secondhand-bombus", to="hand")
    assert game.you.is_spent("minotaur")
    assert game.rival.gigs == {"d4": 1}
    assert asked(game) == ("you", "main")
    assert game.you.may("attack", "psycho-squad", "gigs")
    assert game.you.may("end_turn")


@rule("9.23.1", "2.6", "Q48", "R-092", "FAQ Take Control")
def test_take_control_brings_a_steal_of_one_down_to_none() -> None:
    """Nothing is stolen, so nothing triggers; Gorilla Arms adds nothing to a steal of 0."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d4": 1, "d6": 2}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    assert game.rival.hand == []  # no AI, DRONE or VEHICLE: no card drawn
    game.rival.pass_()
    assert game.you.gigs == {}
    assert asked(game) == ("you", "main")


@rule("9.23.1", "Q48", "Q43", "FAQ Take Control", "FAQ Gorilla Arms")
def test_take_control_lowers_every_steal_of_the_turn() -> None:
    """Of two Gigs one is left, and Gorilla Arms' additional one is brought down to none."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"], bonus=1)]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d4": 1, "d6": 2, "d8": 3}),
    )
    assert game.you.power("psycho-squad") == 10
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()
    game.you.choose("rival:d8")
    assert game.you.gigs == {"rival:d8": 3}
    assert asked(game) == ("you", "main")


@rule("6.7.1.2", "Q43", "FAQ Gorilla Arms")
def test_gorilla_arms_steals_one_more_with_an_unshared_value() -> None:
    """Only a value that no friendly Gig shows may be taken, and only after the first steal of the turn."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], gigs={"d4": 3}),
        rival=Side(gigs={"d4": 2, "d6": 6, "d8": 3, "d10": 5, "d12": 6}),
    )
    game.you.attack("psycho-squad", "gigs")  # 9
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert sorted(game.options()) == ["rival:d10", "rival:d4"]  # 3 and 6 are shared
    game.you.choose("rival:d10")
    assert game.you.gigs == {"d4": 3, "rival:d6": 6, "rival:d10": 5}

    game.you.force("psycho-squad", ready=True)
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")
    assert asked(game) == ("you", "main")
    assert len(game.you.gigs) == 4


@rule("6.7.1.2", "R-183", "FAQ Gorilla Arms")
def test_gorilla_arms_find_nothing_when_every_value_is_shared() -> None:
    """3 and 6 are shown by friendly dice: no second die."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], gigs={"d4": 3}),
        rival=Side(gigs={"d6": 6, "d8": 3, "d10": 6}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.you.gigs == {"d4": 3, "rival:d6": 6}
    assert asked(game) == ("you", "main")


@rule("9.23.3.1", "9.23.4", "Q50", "R-173", "FAQ Westbrook Netrunner")
def test_a_legend_may_not_steal_what_westbrook_netrunner_protects() -> None:
    """Until your next turn a rival Legend of power 8 can't take a Gig of less than 8; a Unit may."""
    game = setup(
        you=Side(hand=["westbrook-netrunner"], eddies=4, gigs={"d6": 6, "d12": 9, "d10": 7}, fixer=["d20"]),
        rival=Side(
            legends=["?", "?"],
            field=[card("v-corporate-exile", solo=True), "psycho-squad"],
            gigs={"d4": 1},
            fixer=[],
        ),
    )
    game.you.play("westbrook-netrunner")
    game.you.end_turn()
    game.rival.attack("v-corporate-exile", "gigs")
    game.you.pass_()
    assert game.rival.gigs == {"d4": 1, "rival:d12": 9}  # the only one allowed

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["rival:d10", "rival:d6"]
    game.rival.choose("rival:d6")
    assert game.you.gigs == {"d10": 7}


@rule("6.7.1.2", "9.17", "9.19.3", "R-096", "R-170", "FAQ Appetite for Destruction")
def test_the_unit_of_appetite_for_destruction_steals_when_it_wins_by_three() -> None:
    """Another Unit's win gives nothing; the chosen one's win by 3 steals a Gig."""
    game = setup(
        you=Side(hand=["appetite-for-destruction"], field=["psycho-squad", "animals-wrecker"], eddies=3),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("swordwise-huscle", spent=True)],
            gigs={"d4": 1, "d6": 2},
        ),
    )
    game.you.play("appetite-for-destruction", on="psycho-squad")
    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.pass_()
    assert game.you.gigs == {}
    game.you.attack("psycho-squad", "swordwise-huscle")  # 6 against 3
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.you.gigs == {"rival:d6": 2}


@rule("9.17", "10.3", "R-096", "FAQ Appetite for Destruction")
def test_a_win_by_two_is_not_enough_for_appetite_for_destruction() -> None:
    """6 against 4 steals nothing."""
    game = setup(
        you=Side(hand=["appetite-for-destruction"], field=["psycho-squad"], eddies=3),
        rival=Side(field=[card("emergency-atlus", spent=True)], gigs={"d4": 1}),
    )
    game.you.play("appetite-for-destruction")
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.pass_()
    assert game.rival.trash == ["emergency-atlus"]
    assert game.you.gigs == {}


@rule("9.23.5.2", "10.16.3", "R-088", "FAQ 6th Street Recruits")
def test_two_d6_stolen_together_give_two_increases() -> None:
    """The Rival's d6 and one's own that he had taken: each sets off 6th Street Recruits once."""
    game = setup(
        you=Side(field=["6th-street-recruits", "animals-wrecker"]),
        rival=Side(gigs={"d6": 2, "rival:d6": 5}),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"d6": 5, "rival:d6": 2}
    assert asked(game) == ("you", "gig")
    game.you.choose("rival:d6")
    game.you.choose(4)
    assert asked(game) == ("you", "gig")
    game.you.choose("d6")
    game.you.choose(1)
    assert game.you.gigs == {"d6": 6, "rival:d6": 6}
    assert asked(game) == ("you", "main")


@rule("9.23.5.2", "6.7.3", "6.7.5", "R-089", "FAQ V: Roamer of the Badlands")
def test_v_roamer_increases_each_die_he_stole() -> None:
    """Two triggers, each about its own die; a d12 at 12 can't change."""
    game = setup(you=Side(field=[card("v-roamer-of-the-badlands", bonus=4)]), rival=Side(gigs={"d8": 2, "d12": 12}))
    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.rival.pass_()
    assert asked(game) == ("you", "order")
    assert sorted(game.options()) == [
        "v-roamer-of-the-badlands@rival:d12",
        "v-roamer-of-the-badlands@rival:d8",
    ]
    game.you.order("v-roamer-of-the-badlands@rival:d12")
    assert (asked(game)[1], game.options()) == ("amount", ["0", "1", "2", "3", "4", "5"])
    game.you.choose(5)
    assert game.you.gigs == {"rival:d8": 7, "rival:d12": 12}


@rule("6.7.1.1", "11.15.2", "R-034", "R-035", "FAQ Rogue Amendiares: Preem Solo")
@pytest.mark.parametrize(("value", "drawn", "discarded"), [(4, 1, 0), (3, 0, 1)])
def test_rogue_counts_her_own_steals(value: int, drawn: int, discarded: int) -> None:
    """An even value draws a card, an odd one makes the Rival discard."""
    game = setup(
        you=Side(legends=["?", "?"], field=[card("rogue-amendiares-preem-solo", solo=True)]),
        rival=Side(hand=["?"], gigs={"d8": value}),
    )
    game.you.attack("rogue-amendiares-preem-solo", "gigs")
    game.rival.pass_()
    assert game.you.hand_size == drawn
    assert game.rival.hand_size == 1 - discarded


@rule("6.7.4", "9.23.4", "Q23", "FAQ Alt Cunningham: Mother of Daemons")
def test_each_chosen_die_may_be_protected_by_a_card_of_its_own() -> None:
    """Two dice chosen, two discards of fitting cost: nothing is stolen, and no other die is chosen."""
    game = setup(
        you=Side(field=[card("animals-wrecker", gear=["netwatch-netdriver"])]),
        rival=Side(
            field=["alt-cunningham-mother-of-daemons"],
            hand=["psycho-squad", "secondhand-bombus"],  # costs 4 and 2
            gigs={"d4": 4, "d6": 2, "d8": 3},
        ),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    assert asked(game)[0] == "rival"
    game.rival.choose("psycho-squad")
    assert asked(game)[0] == "rival"
    game.rival.choose("secondhand-bombus")
    assert asked(game) == ("you", "main")
    assert game.you.gigs == {}
    assert game.rival.gigs == {"d4": 4, "d6": 2, "d8": 3}
    assert sorted(game.rival.trash) == ["psycho-squad", "secondhand-bombus"]


@rule("6.7.4", "9.23.4", "FAQ Alt Cunningham: Mother of Daemons")
def test_one_card_protects_one_die() -> None:
    """Two dice at 4, one card of cost 4: one of them is saved, the other stolen."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            field=["alt-cunningham-mother-of-daemons"],
            hand=["psycho-squad"],
            gigs={"d4": 4, "d6": 4, "d8": 3},
        ),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    game.rival.choose("psycho-squad")
    assert asked(game) == ("you", "main")
    assert len(game.you.gigs) == 1
    assert len(game.rival.gigs) == 2
    assert game.rival.gigs["d8"] == 3


@rule("6.7.1.2", "6.7.4", "Q43", "FAQ Gorilla Arms", "FAQ Alt Cunningham: Mother of Daemons")
def test_a_steal_by_an_effect_may_be_prevented_as_well() -> None:
    """Gorilla Arms' additional die is saved by a discard; the die of the attack has been stolen before."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])]),
        rival=Side(field=["alt-cunningham-mother-of-daemons"], hand=["emergency-atlus"], gigs={"d6": 6, "d8": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")  # no card of cost 6: not asked
    assert game.you.gigs == {"rival:d6": 6}
    assert asked(game)[0] == "rival"
    assert game.options() == ["emergency-atlus", "none"]
    game.rival.choose("emergency-atlus")
    assert game.you.gigs == {"rival:d6": 6}
    assert game.rival.gigs == {"d8": 3}
    assert asked(game) == ("you", "main")


@rule("9.23.4", "6.7.1.2", "Q50", "FAQ Chrome Fang", "FAQ Gorilla Arms")
def test_what_may_not_be_stolen_is_out_of_reach_for_additional_gigs_too() -> None:
    """Under Chrome Fang a Unit of 9 power with Gorilla Arms may add the d8 at 8, and not the d12 at 12."""
    game = setup(
        you=Side(hand=["chrome-fang"], eddies=5, gigs={"d6": 6, "d8": 8, "d12": 12, "d10": 9}, fixer=["d20"]),
        rival=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], fixer=[], gigs={"d4": 1}),
    )
    game.you.play("chrome-fang")
    game.you.end_turn()
    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["rival:d10", "rival:d6", "rival:d8"]
    game.rival.choose("rival:d6")
    assert sorted(game.options()) == ["rival:d10", "rival:d8"]
    game.rival.choose("rival:d8")
    assert game.rival.gigs == {"d4": 1, "rival:d6": 6, "rival:d8": 8}
    assert game.you.gigs == {"d10": 9, "d12": 12}


@rule("9.23.4", "9.23.3.3", "Q50", "R-091", "FAQ Chrome Fang")
def test_an_attack_happens_though_nothing_may_be_stolen() -> None:
    """The only die shows more than the attacker's power: the attack takes place and takes nothing."""
    game = setup(
        you=Side(hand=["chrome-fang"], eddies=5, gigs={"d6": 5}, fixer=["d20"]),
        rival=Side(field=["emergency-atlus"], fixer=[], gigs={"d4": 1}),
    )
    game.you.play("chrome-fang")
    game.you.end_turn()
    assert game.rival.may("attack", "emergency-atlus", "gigs")
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert asked(game) == ("rival", "main")
    assert game.rival.is_spent("emergency-atlus")
    assert game.you.gigs == {"d6": 5}
