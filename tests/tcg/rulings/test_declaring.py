"""Declaring an attack, its triggers, and attacks that are owed: scenarios R-056 to R-065."""

import pytest

from preem.tcg.effects.words import ATTACK, ATTACKED, FRIENDLY, IT, RED, Draw, GivePower, On, unit, when
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-056", "9.3.2.1", "9.3.2.2", "9.3.2.4", "5.12.4", "T-86", "T-87")
def test_a_ready_unit_and_an_empty_gig_area_are_no_targets() -> None:
    """With nothing else there is no attack at all."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(field=["animals-wrecker"]))

    assert [option for option in game.options() if option.startswith("attack")] == []
    with pytest.raises(IllegalAction):
        game.you.attack("psycho-squad", "animals-wrecker")
    with pytest.raises(IllegalAction):
        game.you.attack("psycho-squad", "gigs")


@rule("R-056", "9.3.2.1", "9.3.2.2", "T-86")
def test_a_spent_unit_and_a_gig_area_with_a_die_are_targets() -> None:
    """The near miss: the same Unit spent, and one Gig."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("animals-wrecker", spent=True)], gigs={"d4": 1}),
    )

    attacks = [option for option in game.options() if option.startswith("attack")]
    assert sorted(attacks) == ["attack psycho-squad animals-wrecker", "attack psycho-squad gigs"]


@rule("R-057", "2.4", "2.6", "FAQ Ruthless Lowlife")
def test_a_unit_that_only_attacks_units_owes_no_attack_on_a_gig_area() -> None:
    """Mox Inciters ordered Ruthless Lowlife to attack; with only ready Units and Gigs there, its owner may
    pass.
    """
    game = setup(
        active="rival",
        you=Side(field=["ruthless-lowlife"], fixer=["d4"]),
        rival=Side(
            field=["psycho-squad"],
            hand=["mox-inciters"],
            eddies=3,
            gigs={"d4": 1, "d6": 3, "d8": 5, "d10": 7},
        ),
    )
    game.rival.play("mox-inciters")
    game.rival.end_turn()

    assert not game.you.is_spent("ruthless-lowlife")
    assert [option for option in game.options() if option.startswith("attack")] == []
    assert game.you.may("end_turn")


@rule("R-057", "2.1", "FAQ Mox Inciters")
def test_a_unit_that_only_attacks_units_owes_an_attack_on_a_spent_one() -> None:
    """The near miss: a spent rival Unit is there, so passing is refused."""
    game = setup(
        active="rival",
        you=Side(field=["ruthless-lowlife"], fixer=["d4"]),
        rival=Side(
            field=[card("psycho-squad", spent=True)],
            hand=["mox-inciters"],
            eddies=3,
            gigs={"d4": 1, "d6": 3},
        ),
    )
    game.rival.play("mox-inciters")
    game.rival.end_turn()

    assert not game.you.may("end_turn")
    assert game.you.may("attack", "ruthless-lowlife", "psycho-squad")
    assert not game.you.may("attack", "ruthless-lowlife", "gigs")


@rule("R-058", "9.3.2.3", "FAQ Valentino Guerrera", "FAQ G4", "T-94")
def test_a_ready_blocker_that_is_attacked_cannot_block_for_itself() -> None:
    """With more Street Cred, Valentino Guerrera attacks a ready Unit with BLOCKER, and only such; another
    may block.
    """
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d20": 20}),
        rival=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["corpo-security", "psycho-squad", "secondhand-bombus"],
            gigs={"d12": 12},
        ),
    )
    assert game.you.may("attack", "valentino-guerrera", "corpo-security")
    assert not game.you.may("attack", "valentino-guerrera", "psycho-squad")

    game.you.attack("valentino-guerrera", "corpo-security")
    assert game.options() == ["block secondhand-bombus", "pass"]

    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.rival.field == ["corpo-security", "psycho-squad"]


@rule("R-058", "9.3.2.1", "FAQ Valentino Guerrera")
def test_without_more_street_cred_a_ready_blocker_is_no_target() -> None:
    """The near miss: equal Street Cred is not more."""
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d20": 12}),
        rival=Side(field=["corpo-security"], gigs={"d12": 12}),
    )

    assert not game.you.may("attack", "valentino-guerrera", "corpo-security")


@rule("R-059", "10.3", "FAQ Swordwise Huscle", "T-127")
def test_swordwise_huscle_with_power_5_draws() -> None:
    """3 power and a Gear of 2 are enough when it attacks."""
    game = setup(
        you=Side(field=[card("swordwise-huscle", gear=["mantis-blades"])]),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.attack("swordwise-huscle", "gigs")

    assert game.you.hand_size == 1


@rule("R-059", "10.3", "10.3.1", "FAQ Swordwise Huscle", "T-127")
def test_power_gained_after_the_declaration_comes_too_late_for_swordwise_huscle() -> None:
    """The leading "if" is false when it attacks: a bonus from another ATTACK effect brings 5 power and no
    card.
    """
    cheerleader = unit(
        "Cheerleader",
        "",
        RED,
        ram=1,
        cost=1,
        power=1,
        tags=("ROCKER",),
        number="TEST 001",
        effects=(when(On(ATTACKED, FRIENDLY, other=True), GivePower(IT, 2)),),
    )
    game = setup(
        cards=(cheerleader,),
        you=Side(field=["swordwise-huscle", "cheerleader"]),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.attack("swordwise-huscle", "gigs")

    assert game.you.power("swordwise-huscle") == 5
    assert game.you.hand_size == 0
    assert game.rival.may("pass_")


@rule("R-060", "9.5", "9.6", "10.12", "11.21.2.1", "FAQ G18", "FAQ G19")
def test_all_that_an_attack_triggers_is_ordered_by_its_controller_before_the_react_step() -> None:
    """The Unit's own ATTACK, that of its Kiroshi Optics and Yorinobu's effect wait together, in any order."""
    scout = unit(
        "Tower Scout",
        "",
        RED,
        ram=1,
        cost=3,
        power=3,
        tags=("ARASAKA",),
        number="TEST 001",
        effects=(when(ATTACK, Draw(1)),),
    )
    game = setup(
        cards=(scout,),
        you=Side(
            legends=["yorinobu-arasaka-embracing-destruction", "?", "?"],
            field=[card("tower-scout", gear=["kiroshi-optics"])],
            gigs={"d20": 20},
        ),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.attack("tower-scout", "gigs")
    assert sorted(game.options()) == [
        "tower-scout",
        "tower-scout/kiroshi-optics",
        "yorinobu-arasaka-embracing-destruction",
    ]
    assert game.you.hand_size == 0

    game.you.order("yorinobu-arasaka-embracing-destruction", "tower-scout/kiroshi-optics", "tower-scout")
    assert game.you.hand_size == 1
    assert game.options() == ["legend:1", "legend:2"]

    game.you.choose("legend:2")
    assert game.you.looked_at == [2]
    assert game.you.hand_size == 2
    assert game.rival.may("pass_")


@rule("R-061", "9.5", "11.21.2", "FAQ Zetatech Faceplate", "FAQ NetWatch Netdriver")
def test_spending_for_the_attack_triggers_together_with_the_attack() -> None:
    """Zetatech Faceplate and the attacker's own ATTACK wait together, and both are done before the React
    Step.
    """
    game = setup(
        you=Side(field=[card("evelyn-parker-scheming-siren", gear=["zetatech-faceplate"])]),
        rival=Side(gigs={"d6": 4}),
    )

    game.you.attack("evelyn-parker-scheming-siren", "gigs")
    assert game.you.is_spent("evelyn-parker-scheming-siren")
    assert sorted(game.options()) == [
        "evelyn-parker-scheming-siren",
        "evelyn-parker-scheming-siren/zetatech-faceplate",
    ]

    game.you.order("evelyn-parker-scheming-siren")
    assert game.you.hand_size == 1
    assert sorted(game.options()) == ["-1", "0", "1"]  # the Faceplate adjusts the only Gig

    game.you.choose(1)
    assert game.rival.gigs == {"d6": 5}
    assert game.rival.may("pass_")


@rule("R-062", "9.23.2.1")
def test_a_unit_of_0_power_may_attack_and_steals_nothing() -> None:
    """The attack on the Gig area is legal, the React Step happens; power decides only in the Steal Step."""
    game = setup(
        you=Side(field=["secondhand-bombus"]),
        rival=Side(gigs={"d4": 1, "d6": 3, "d8": 5}),
    )

    game.you.attack("secondhand-bombus", "gigs")
    game.rival.pass_()

    assert game.you.may("end_turn")
    assert game.you.is_spent("secondhand-bombus")
    assert game.you.gigs == {}
    assert game.rival.gigs == {"d4": 1, "d6": 3, "d8": 5}


@rule("R-063", "2.1", "8.9", "FAQ Evelyn Parker: Beautiful Enigma")
def test_a_unit_that_must_attack_keeps_its_player_from_passing() -> None:
    """Other actions may come first; when it is ready again, it must attack again."""
    game = setup(
        active="rival",
        you=Side(
            field=["psycho-squad"],
            hand=["mantis-blades", "secondhand-bombus"],
            eddies=2,
            fixer=["d4"],
        ),
        rival=Side(legends=["evelyn-parker-beautiful-enigma"], eddies=1, gigs={"d6": 3, "d8": 5}),
    )
    game.rival.activate("evelyn-parker-beautiful-enigma")
    game.rival.end_turn()

    assert not game.you.may("end_turn")
    game.you.sell("mantis-blades")
    game.you.play("secondhand-bombus")
    assert not game.you.may("end_turn")
    with pytest.raises(IllegalAction):
        game.you.end_turn()

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.you.may("end_turn")

    game.you.force("psycho-squad", ready=True)
    assert not game.you.may("end_turn")
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    assert game.rival.gigs == {}
    assert game.you.may("end_turn")


@rule("R-064", "2.4", "9.3.2.4")
def test_a_unit_that_must_attack_owes_nothing_without_a_target() -> None:
    """The Rival has no Gig and no spent Unit: passing is legal."""
    game = setup(
        active="rival",
        you=Side(field=["psycho-squad"], fixer=["d4"]),
        rival=Side(legends=["evelyn-parker-beautiful-enigma"], field=["minotaur"], eddies=1),
    )
    game.rival.activate("evelyn-parker-beautiful-enigma")
    game.rival.end_turn()

    assert game.you.may("end_turn")


@rule("R-065", "9.26.3", "9.27.1", "Q8", "T-98", "T-115")
def test_an_attacked_unit_that_readies_ends_the_attack() -> None:
    """Ready before the fight it is no legal target: no fight, no steal, and the attacker stays spent."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 3}),
    )
    game.you.attack("minotaur", "psycho-squad")

    game.rival.force("psycho-squad", ready=True)

    assert game.you.may("end_turn")
    assert game.you.is_spent("minotaur")
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.gigs == {"d6": 3}
