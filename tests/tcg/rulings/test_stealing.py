"""Stealing: how many Gigs, which ones, and what hears of it (rulings.md, "Stealing")."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SIX_DICE = {"d4": 2, "d6": 2, "d8": 2, "d10": 2, "d12": 2, "d20": 2}


@rule("R-086", "9.23.2.1", "9.23.2.2", "T-108")
@pytest.mark.parametrize(("power", "stolen"), [(0, 0), (1, 1), (9, 1), (10, 2), (19, 2), (20, 3)])
def test_an_unblocked_attack_takes_one_gig_and_one_more_for_every_full_10_power(power: int, stolen: int) -> None:
    """Nothing at power 0, one Gig from power 1, one more for each full 10."""
    game = setup(you=Side(field=[card("secondhand-bombus", bonus=power)]), rival=Side(gigs=SIX_DICE))
    assert game.you.power("secondhand-bombus") == power

    game.you.attack("secondhand-bombus", "gigs")
    game.rival.pass_()
    if stolen:
        game.you.choose(*["rival:d4", "rival:d6", "rival:d8"][:stolen])

    assert len(game.you.gigs) == stolen
    assert len(game.rival.gigs) == 6 - stolen
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-087", "9.23.3.3", "6.7.5", "T-109", "T-112")
def test_a_thief_takes_as_many_gigs_as_there_are_and_they_keep_their_values() -> None:
    """Power 10 would take two Gigs; the only one there is taken, and it goes on showing 12."""
    game = setup(you=Side(field=["animals-wrecker"]), rival=Side(gigs={"d12": 12}))

    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d12": 12}
    assert game.rival.gigs == {}
    assert game.you.street_cred == 12
    assert game.rival.street_cred is None


@rule("R-088", "10.16.3", "9.23.5.2", "FAQ 6th Street Recruits", "T-111")
def test_6th_street_recruits_hear_of_each_d6_that_is_stolen() -> None:
    """Two d6 stolen together are two increases, each of any Gig by up to 6 within its faces."""
    game = setup(
        you=Side(field=["6th-street-recruits", "animals-wrecker"], fixer=[]),
        rival=Side(gigs={"d6": 2, "d8": 3, "rival:d6": 5}, fixer=[]),
    )

    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert game.you.may("choose", "rival:d8")
    game.you.choose("d6", "rival:d6")
    assert game.you.gigs == {"d6": 5, "rival:d6": 2}

    assert sorted(game.options()) == ["d6", "rival:d6", "rival:d8"]
    game.you.choose("rival:d8")
    assert game.options() == ["0", "1", "2", "3", "4", "5"]
    game.you.choose(5)
    assert game.rival.gigs == {"d8": 8}

    game.you.choose("d6")
    assert game.options() == ["0", "1"]
    game.you.choose(1)
    assert game.you.gigs == {"d6": 6, "rival:d6": 2}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-088", "FAQ 6th Street Recruits")
def test_6th_street_recruits_hear_of_no_other_die() -> None:
    """A stolen d8 sets off nothing."""
    game = setup(you=Side(field=["6th-street-recruits", "psycho-squad"]), rival=Side(gigs={"d8": 3}))

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d8": 3}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-089", "6.4.4", "9.23.5.2", "FAQ V: Roamer of the Badlands")
def test_v_roamer_may_increase_each_die_that_he_steals() -> None:
    """One increase by up to 5 for each stolen die, and of that very die: the d12 at 12 stays as it is."""
    game = setup(
        you=Side(field=[card("v-roamer-of-the-badlands", bonus=4)], gigs={"d20": 1}),
        rival=Side(gigs={"d8": 2, "d12": 12}),
    )

    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.rival.pass_()
    assert sorted(game.options()) == [
        "v-roamer-of-the-badlands@rival:d12",
        "v-roamer-of-the-badlands@rival:d8",
    ]
    game.you.order("v-roamer-of-the-badlands@rival:d8")
    assert game.options() == ["0", "1", "2", "3", "4", "5"]
    game.you.choose(5)

    assert game.you.gigs == {"d20": 1, "rival:d8": 7, "rival:d12": 12}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-089", "2.8")
def test_v_roamer_may_leave_a_stolen_die_as_it_is() -> None:
    """By "up to" 5: also by nothing."""
    game = setup(you=Side(field=["v-roamer-of-the-badlands"]), rival=Side(gigs={"d8": 2}))

    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.rival.pass_()
    game.you.choose(0)

    assert game.you.gigs == {"rival:d8": 2}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-090", "10.16.3", "FAQ Maelstrom Goons")
def test_maelstrom_goons_make_the_rival_discard_for_each_gig() -> None:
    """Two Gigs stolen by equipped Goons are two discards, each of the Rival's own choice."""
    game = setup(
        you=Side(field=[card("maelstrom-goons", gear=["mantis-blades"], bonus=5)]),
        rival=Side(gigs={"d6": 3, "d8": 4}, hand=["floor-it", "detonate", "minotaur"]),
    )
    assert game.you.power("maelstrom-goons") == 10

    game.you.attack("maelstrom-goons", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 3, "rival:d8": 4}

    assert game.options() == ["floor-it", "detonate", "minotaur"]
    game.rival.choose("floor-it")
    assert game.options() == ["detonate", "minotaur"]
    game.rival.choose("minotaur")

    assert sorted(game.rival.trash) == ["floor-it", "minotaur"]
    assert game.rival.hand == ["detonate"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-090", "10.3")
def test_maelstrom_goons_without_gear_make_nobody_discard() -> None:
    """The Goons ask to be equipped."""
    game = setup(you=Side(field=["maelstrom-goons"]), rival=Side(gigs={"d6": 3}, hand=["floor-it", "detonate"]))

    game.you.attack("maelstrom-goons", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 3}
    assert game.rival.hand == ["floor-it", "detonate"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-091", "Q50", "FAQ Chrome Fang", "T-129")
@pytest.mark.parametrize(
    ("rival_gigs", "stolen"),
    [({"d4": 4, "d6": 5}, {"rival:d4": 4}), ({"d6": 5}, {})],
)
def test_chrome_fang_keeps_gigs_of_a_value_above_the_thiefs_power(rival_gigs: dict[str, int], stolen: dict[str, int]) -> None:
    """It outlives Chrome Fang. A value equal to the power may be taken; where none may, nothing is."""
    game = setup(
        active="rival",
        you=Side(field=["emergency-atlus"], fixer=[]),
        rival=Side(hand=["chrome-fang"], eddies=5, gigs=rival_gigs, fixer=["d20"]),
    )
    game.rival.play("chrome-fang")
    game.rival.end_turn()
    game.rival.force("chrome-fang", to="trash")

    assert game.you.power("emergency-atlus") == 4
    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()

    assert game.you.gigs == stolen
    assert game.you.is_spent("emergency-atlus")
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-092", "Q48", "FAQ Take Control")
def test_take_control_can_bring_a_steal_down_to_nothing() -> None:
    """One Gig fewer of one is none: nothing moves, and nothing that waits for a steal hears of one."""
    game = setup(
        you=Side(field=["psycho-squad", "6th-street-recruits"]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d6": 2}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()

    assert game.you.gigs == {}
    assert game.rival.gigs == {"d6": 2}
    assert game.rival.hand_size == 0  # an NCPD Unit: no card
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-092", "Q43", "FAQ Take Control")
def test_no_additional_steal_follows_a_steal_of_nothing() -> None:
    """Gorilla Arms wait for a first steal; with 0 Gigs there was none."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d6": 2, "d8": 3}),
    )
    assert game.you.power("psycho-squad") == 9

    game.you.attack("psycho-squad", "gigs")
    game.rival.play("take-control", on="psycho-squad")
    game.rival.pass_()

    assert game.you.gigs == {}
    assert game.rival.gigs == {"d6": 2, "d8": 3}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-092", "Q48")
def test_take_control_leaves_the_second_gig_of_a_strong_unit() -> None:
    """Power 10 takes two Gigs, one fewer is one."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(hand=["take-control"], eddies=2, gigs={"d6": 2, "d8": 3}),
    )

    game.you.attack("animals-wrecker", "gigs")
    game.rival.play("take-control", on="animals-wrecker")
    game.rival.pass_()
    game.you.choose("rival:d8")

    assert game.you.gigs == {"rival:d8": 3}
    assert game.rival.gigs == {"d6": 2}


@rule("R-093", "6.6.2", "FAQ Hanako: Daughter of the Emperor", "T-121")
def test_a_swap_is_no_steal() -> None:
    """A d6 swapped over sets off neither Rogue nor the Recruits nor V."""
    game = setup(
        you=Side(
            legends=["rogue-amendiares-preem-solo"],
            field=["6th-street-recruits", "v-roamer-of-the-badlands"],
            hand=["maxtac-av"],
            eddies=5,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 2}, hand=["floor-it", "detonate"]),
    )

    game.you.play("maxtac-av")
    game.you.choose("d4")

    assert game.you.gigs == {"rival:d6": 2}
    assert game.rival.gigs == {"rival:d4": 4}
    assert game.you.hand_size == 0
    assert game.rival.hand_size == 2
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-094", "9.5", "FAQ Saburo Arasaka: Stubborn Patriarch", "T-113")
def test_power_while_attacking_counts_in_the_steal_step() -> None:
    """Minotaur's 9 is 10 while attacking, beside Saburo: two Gigs, and 9 again afterwards."""
    game = setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["minotaur"]),
        rival=Side(gigs={"d6": 2, "d8": 3, "d10": 4}),
    )

    game.you.attack("minotaur", "gigs")
    assert game.you.power("minotaur") == 10
    game.rival.pass_()
    game.you.choose("rival:d6", "rival:d10")

    assert game.you.gigs == {"rival:d6": 2, "rival:d10": 4}
    assert game.rival.gigs == {"d8": 3}
    assert game.you.power("minotaur") == 9


@rule("R-095", "6.7.4", "9.23.4", "Q23", "T-110")
def test_a_die_that_is_saved_is_not_replaced_by_another() -> None:
    """The Rival discards a card of the chosen Gig's value: the Gig stays, and no other is taken for it."""
    game = setup(
        you=Side(field=["emergency-atlus"]),
        rival=Side(
            field=["alt-cunningham-mother-of-daemons"],
            hand=["psycho-squad", "emergency-atlus"],  # cost 4 and cost 3
            gigs={"d6": 4, "d8": 5},
        ),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.options() == ["psycho-squad", "none"]
    assert game.decision is not None and game.decision.player == "rival"
    game.rival.choose("psycho-squad")

    assert game.you.gigs == {}
    assert game.rival.gigs == {"d6": 4, "d8": 5}
    assert game.rival.trash == ["psycho-squad"]
    assert game.decision.kind == "main"


@rule("R-095", "2.1.1")
def test_saving_a_die_may_be_declined() -> None:
    """The Rival may keep the card and lose the Gig."""
    game = setup(
        you=Side(field=["emergency-atlus"]),
        rival=Side(field=["alt-cunningham-mother-of-daemons"], hand=["psycho-squad"], gigs={"d6": 4}),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.rival.choose(None)

    assert game.you.gigs == {"rival:d6": 4}
    assert game.rival.hand == ["psycho-squad"]


@rule("R-095", "10.27")
def test_a_card_of_another_cost_saves_nothing() -> None:
    """Without a card of that cost nobody is asked."""
    game = setup(
        you=Side(field=["emergency-atlus"]),
        rival=Side(
            field=["alt-cunningham-mother-of-daemons"],
            hand=["emergency-atlus", "rockn-rockerboy"],
            gigs={"d6": 4},
        ),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 4}
    assert game.rival.hand_size == 2
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-096", "9.19.3", "FAQ Appetite for Destruction", "T-104")
@pytest.mark.parametrize(("loser_bonus", "stolen"), [(0, {"rival:d6": 2}), (1, {})])
def test_appetite_for_destruction_asks_for_a_win_by_3_and_no_defeat(loser_bonus: int, stolen: dict[str, int]) -> None:
    """4 against 1 steals a Gig although a Deadman Transmitter saves the loser; 4 against 2 steals none."""
    game = setup(
        you=Side(field=["emergency-atlus"], hand=["appetite-for-destruction"], eddies=3),
        rival=Side(
            field=[card("secondhand-bombus", spent=True, gear=["deadman-transmitter"], bonus=loser_bonus)],
            gigs={"d6": 2},
        ),
    )
    game.you.play("appetite-for-destruction", on="emergency-atlus")
    assert game.rival.power("secondhand-bombus") == 1 + loser_bonus

    game.you.attack("emergency-atlus", "secondhand-bombus")
    game.rival.pass_()

    assert game.rival.field == ["secondhand-bombus"]
    assert game.rival.trash == ["deadman-transmitter"]
    assert game.you.gigs == stolen
    assert game.decision is not None and game.decision.kind == "main"
