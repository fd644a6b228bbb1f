"""Fights: who wins, what that triggers, and who is defeated: scenarios R-076 to R-085."""

import pytest

from preem.tcg.effects.words import ANY_UNIT, LOSES, RED, Draw, GivePower, gear, one, program, when
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-076", "9.17.3", "9.19.1", "FAQ Satori", "T-101")
def test_on_a_tie_both_lose_and_nobody_wins() -> None:
    """Two Units of 4 with a Satori each are both defeated, and neither Satori draws."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["satori-sword-of-saburo"])]),
        rival=Side(field=[card("riding-nomad", spent=True, gear=["satori-sword-of-saburo"])]),
    )

    game.you.attack("emergency-atlus", "riding-nomad")
    game.rival.pass_()

    assert (game.you.field, game.rival.field) == ([], [])
    assert (game.you.hand_size, game.rival.hand_size) == (0, 0)


@rule("R-077", "9.17.3", "9.19.2", "T-102")
def test_0_power_against_0_power_defeats_nobody() -> None:
    """Both lose the fight, and both stay."""
    sad_song = gear(
        "Sad Song",
        "",
        RED,
        ram=1,
        cost=1,
        power=0,
        tags=("WEAPON",),
        number="TEST 001",
        effects=(when(LOSES, Draw(1)),),
    )
    game = setup(
        cards=(sad_song,),
        you=Side(field=[card("secondhand-bombus", gear=["sad-song"])]),
        rival=Side(field=[card("sketchy-ripper", spent=True, gear=["sad-song"])]),
    )

    game.you.attack("secondhand-bombus", "sketchy-ripper")
    game.rival.pass_()

    assert (game.you.hand_size, game.rival.hand_size) == (1, 1)  # each drew for having lost
    assert game.you.field == ["secondhand-bombus"]
    assert game.rival.field == ["sketchy-ripper"]


@rule("R-078", "9.17.4", "9.19.2", "FAQ Johnny Silverhand: Never Stop Fighting", "T-103")
def test_johnny_wins_with_0_power_and_defeats_nobody() -> None:
    """Against a CORPO Unit he wins by his text, readies, and neither is defeated."""
    game = setup(
        you=Side(field=[card("johnny-silverhand-never-stop-fighting", bonus=-8)]),
        rival=Side(field=[card("field-operator", spent=True)]),
    )
    assert game.you.power("johnny-silverhand-never-stop-fighting") == 0

    game.you.attack("johnny-silverhand-never-stop-fighting", "field-operator")
    assert game.you.is_spent("johnny-silverhand-never-stop-fighting")
    game.rival.pass_()

    assert not game.you.is_spent("johnny-silverhand-never-stop-fighting")
    assert game.you.field == ["johnny-silverhand-never-stop-fighting"]
    assert game.rival.field == ["field-operator"]


@rule("R-078", "9.17.4", "9.17.1", "9.19")
def test_johnny_with_0_power_loses_against_others() -> None:
    """The near miss: Psycho Squad is no CORPO Unit."""
    game = setup(
        you=Side(field=[card("johnny-silverhand-never-stop-fighting", bonus=-8)]),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )

    game.you.attack("johnny-silverhand-never-stop-fighting", "psycho-squad")
    game.rival.pass_()

    assert game.you.trash == ["johnny-silverhand-never-stop-fighting"]
    assert game.rival.field == ["psycho-squad"]


@rule("R-079", "9.18", "9.19", "Q10", "RD-7", "T-107")
def test_win_and_lose_triggers_resolve_before_the_result() -> None:
    """Satori draws, Maelstrom Zealots defeat the winner, and then they are still defeated for having lost."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["satori-sword-of-saburo"])]),
        rival=Side(field=[card("maelstrom-zealots", spent=True)]),
    )

    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.pass_()

    assert game.you.hand_size == 1
    assert sorted(game.you.trash) == ["psycho-squad", "satori-sword-of-saburo"]
    assert game.rival.trash == ["maelstrom-zealots"]


@rule("R-079", "10.13", "9.18", "T-124")
def test_the_turn_players_win_trigger_comes_before_the_rivals_lose_trigger() -> None:
    """With an empty deck Satori's draw loses the game, before the Zealots do anything."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["satori-sword-of-saburo"])], deck=0),
        rival=Side(field=[card("maelstrom-zealots", spent=True)]),
    )

    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.pass_()

    assert game.winner == "rival"
    assert game.you.field == ["psycho-squad"]
    assert game.rival.field == ["maelstrom-zealots"]


@rule("R-080", "9.5", "9.29", "FAQ Saburo Arasaka: Stubborn Patriarch", "T-113")
def test_while_attacking_covers_the_fight() -> None:
    """With Saburo the Negotiators (2) attack with 3 and beat a Unit of 2; afterwards they have 2 again."""
    game = setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["augmented-negotiators"]),
        rival=Side(field=[card("field-operator", spent=True)]),
    )
    assert game.you.power("augmented-negotiators") == 2

    game.you.attack("augmented-negotiators", "field-operator")
    assert game.you.power("augmented-negotiators") == 3
    game.rival.pass_()

    assert game.rival.trash == ["field-operator"]
    assert game.you.field == ["augmented-negotiators"]
    assert game.you.power("augmented-negotiators") == 2


@rule("R-080", "9.4.4", "FAQ Saburo Arasaka: Stubborn Patriarch")
def test_a_blocker_is_not_attacking() -> None:
    """Blocking, the Negotiators have only their 2: against an attacker of 2 both are defeated."""
    game = setup(
        active="rival",
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["augmented-negotiators"], gigs={"d6": 3}),
        rival=Side(field=["mox-inciters"]),
    )
    game.rival.attack("mox-inciters", "gigs")

    game.you.block_with("augmented-negotiators")
    assert game.you.power("augmented-negotiators") == 2
    game.you.pass_()

    assert game.you.trash == ["augmented-negotiators"]
    assert game.rival.trash == ["mox-inciters"]


@pytest.mark.parametrize("weakened_first", [True, False])
@rule("R-081", "2.10", "2.10.1", "T-20", "T-21")
def test_negative_power_reads_as_0_and_keeps_its_true_sum(weakened_first: bool) -> None:
    """2 power and -5 read as 0; with +4 they are 1, whichever came first."""
    pep_talk = program(
        "Pep Talk",
        "",
        RED,
        ram=1,
        cost=1,
        tags=("ROCKER",),
        number="TEST 001",
        effects=(GivePower(one(ANY_UNIT), 4),),
    )
    game = setup(
        cards=(pep_talk,),
        you=Side(hand=["pyramid-song", "pep-talk"], eddies=4),
        rival=Side(field=["corpo-security"]),
    )

    if weakened_first:
        game.you.play("pyramid-song")
        game.you.choose(0)
        assert game.rival.power("corpo-security") == 0
        game.you.play("pep-talk")
    else:
        game.you.play("pep-talk")
        assert game.rival.power("corpo-security") == 6
        game.you.play("pyramid-song")
        game.you.choose(0)

    assert game.rival.power("corpo-security") == 1


@rule("R-082", "9.18", "9.19", "Q10", "FAQ Safety Override")
def test_safety_override_defeats_the_winner_and_the_loser_falls_too() -> None:
    """The Wrecker that beats the chosen Unit is defeated by the effect; the Unit's own fate follows from the
    fight.
    """
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("emergency-atlus", spent=True)], hand=["safety-override"], eddies=2),
    )
    game.you.attack("animals-wrecker", "emergency-atlus")

    game.rival.play("safety-override", on="emergency-atlus")
    game.rival.pass_()

    assert game.you.trash == ["animals-wrecker"]
    assert sorted(game.rival.trash) == ["emergency-atlus", "safety-override"]


@rule("R-082", "9.18", "1.14", "1.13")
def test_safety_override_comes_before_the_result() -> None:
    """The winner's own DEFEATED draw ends the game while the loser is still on the field."""
    game = setup(
        you=Side(field=["jackie-welles-ride-or-die-choom"], gigs={"d4": 3}, deck=0),
        rival=Side(field=[card("emergency-atlus", spent=True)], hand=["safety-override"], eddies=2),
    )
    game.you.attack("jackie-welles-ride-or-die-choom", "emergency-atlus")

    game.rival.play("safety-override", on="emergency-atlus")
    game.rival.pass_()

    assert game.you.trash == ["jackie-welles-ride-or-die-choom"]
    assert game.winner == "rival"
    assert game.rival.field == ["emergency-atlus"]


@rule("R-083", "9.19.3", "RD-10", "FAQ Reboot Optics", "T-104")
def test_reboot_optics_covers_only_the_next_fight() -> None:
    """The first loser stays although it lost; the second, against another attacker, is defeated."""
    game = setup(
        you=Side(field=["psycho-squad", "animals-wrecker"]),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("riding-nomad", spent=True)],
            hand=["reboot-optics"],
            eddies=2,
        ),
    )
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.play("reboot-optics", on="psycho-squad")
    game.rival.pass_()
    assert game.rival.field == ["emergency-atlus", "riding-nomad"]
    assert game.you.field == ["psycho-squad", "animals-wrecker"]

    game.you.attack("animals-wrecker", "riding-nomad")
    game.rival.pass_()
    assert game.rival.field == ["emergency-atlus"]
    assert sorted(game.rival.trash) == ["reboot-optics", "riding-nomad"]


@rule("R-083", "9.19", "FAQ Reboot Optics")
def test_reboot_optics_is_used_up_by_the_first_fight_of_its_unit() -> None:
    """The chosen Unit, readied, defeats the loser of its second fight."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("riding-nomad", spent=True)],
            hand=["reboot-optics"],
            eddies=2,
        ),
    )
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.play("reboot-optics")
    game.rival.pass_()
    game.you.force("psycho-squad", ready=True)

    game.you.attack("psycho-squad", "riding-nomad")
    game.rival.pass_()

    assert game.rival.field == ["emergency-atlus"]


@rule("R-084", "4.2.1", "9.16.1")
def test_meredith_has_2_more_power_against_a_legend() -> None:
    """She (5) beats a Legend on the field of 6."""
    game = setup(
        you=Side(field=[card("v-streetkid", solo=True)]),
        rival=Side(field=[card("meredith-stout-stone-cold-corpo", spent=True)]),
    )

    game.you.attack("v-streetkid", "meredith-stout-stone-cold-corpo")
    game.rival.pass_()

    assert game.you.removed == ["v-streetkid"]
    assert game.rival.field == ["meredith-stout-stone-cold-corpo"]


@rule("R-084", "9.17.1")
def test_meredith_has_only_her_own_power_against_a_plain_unit() -> None:
    """A Unit of 6 that is no Legend defeats her."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("meredith-stout-stone-cold-corpo", spent=True)]),
    )

    game.you.attack("psycho-squad", "meredith-stout-stone-cold-corpo")
    game.rival.pass_()

    assert game.you.field == ["psycho-squad"]
    assert game.rival.trash == ["meredith-stout-stone-cold-corpo"]


@pytest.mark.parametrize("bonus", [0, 5])
@rule("R-085", "9.23.2.2", "9.16")
def test_a_bonus_while_fighting_does_not_help_to_steal(bonus: int) -> None:
    """Synapse Burnout with two face-up Legends: an unblocked attack on the Gig area steals with 4 power, or
    9, one Gig.
    """
    game = setup(
        you=Side(
            legends=["judy-alvarez-braindance-maestro", "dexter-deshawn-off-the-grid"],
            field=[card("emergency-atlus", bonus=bonus)],
            hand=["synapse-burnout"],
            eddies=1,
        ),
        rival=Side(gigs={"d4": 1, "d6": 3, "d8": 5}),
    )
    game.you.play("synapse-burnout", on="emergency-atlus")

    game.you.attack("emergency-atlus", "gigs")
    assert game.you.power("emergency-atlus") == 4 + bonus
    game.rival.pass_()
    game.you.choose("rival:d6")

    assert game.you.gigs == {"rival:d6": 3}
    assert game.you.may("end_turn")
