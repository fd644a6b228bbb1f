"""Fights in which several texts meet: who wins, who is defeated, what is counted when (CR 9.16 to 9.20)."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

JOHNNY = "johnny-silverhand-never-stop-fighting"
ZEALOTS = "maelstrom-zealots"
APPETITE = "appetite-for-destruction"


@rule("9.17.4", "9.17.1.1", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_beats_a_stronger_corpo_legend_on_the_field() -> None:
    """A CORPO Legend on the field is a CORPO Unit: with 11 power it loses to his 8."""
    game = setup(
        you=Side(field=[JOHNNY]),
        rival=Side(field=[card("goro-takemura-hands-unclean", solo=True, spent=True, gear=["overwatch-panams-gift"])]),
    )

    game.you.attack(JOHNNY, "goro-takemura-hands-unclean")
    game.rival.pass_()

    assert game.you.field == [JOHNNY]
    assert not game.you.is_spent(JOHNNY)
    assert game.rival.removed == ["goro-takemura-hands-unclean"]


@rule("9.17.4", "FAQ Johnny Silverhand: Never Stop Fighting", "FAQ Appetite for Destruction")
def test_a_win_by_johnnys_text_is_not_by_three_power() -> None:
    """Appetite wants a win by 3 or more power: a winner with less power than the loser steals nothing, one
    with 3 more does.
    """
    for gear, stolen in ((["overwatch-panams-gift"], {}), ([], {"rival:d6": 5})):
        game = setup(
            you=Side(hand=[APPETITE], eddies=3, field=[JOHNNY]),
            rival=Side(field=[card("meredith-stout-stone-cold-corpo", spent=True, gear=gear)], gigs={"d6": 5}),
        )
        game.you.play(APPETITE, on=JOHNNY)

        game.you.attack(JOHNNY, "meredith-stout-stone-cold-corpo")
        game.rival.pass_()
        if stolen:  # beside his own trigger for the win
            assert sorted(game.options()) == [APPETITE, JOHNNY]
            game.you.order(JOHNNY)

        assert game.you.gigs == stolen
        assert game.rival.field == []


@rule("9.17.1.1", "9.18", "FAQ Johnny Silverhand: Never Stop Fighting", "FAQ Safety Override")
def test_a_corpo_unit_that_loses_by_johnnys_text_has_lost_for_safety_override() -> None:
    """Whatever the powers, the opposing Unit loses; Safety Override then defeats Johnny."""
    game = setup(
        you=Side(field=[JOHNNY]),
        rival=Side(hand=["safety-override"], eddies=2, field=[card("field-operator", spent=True)]),
    )

    game.you.attack(JOHNNY, "field-operator")
    game.rival.play("safety-override", on="field-operator")
    game.rival.pass_()

    assert game.you.trash == [JOHNNY]
    assert sorted(game.rival.trash) == ["field-operator", "safety-override"]


@rule("9.19.3", "RD-10", "FAQ Johnny Silverhand: Never Stop Fighting", "FAQ Reboot Optics")
def test_johnnys_win_readies_him_though_he_defeats_nobody() -> None:
    """Reboot Optics keep the CORPO Unit alive; it has lost, and he has won."""
    game = setup(
        you=Side(field=[JOHNNY]),
        rival=Side(hand=["reboot-optics"], eddies=2, field=[card("field-operator", spent=True)]),
    )

    game.you.attack(JOHNNY, "field-operator")
    game.rival.play("reboot-optics", on=JOHNNY)
    game.rival.pass_()

    assert not game.you.is_spent(JOHNNY)
    assert game.rival.field == ["field-operator"]


@rule("9.19", "Q10", "RD-7", "FAQ Maelstrom Zealots")
def test_zealots_take_the_winner_along() -> None:
    """Their lose trigger defeats the opposing Unit first; the Zealots are defeated all the same."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(field=[card(ZEALOTS, spent=True)]))

    game.you.attack("psycho-squad", ZEALOTS)
    game.rival.pass_()

    assert game.you.trash == ["psycho-squad"]
    assert game.rival.trash == [ZEALOTS]


@rule("9.17.3", "9.19.2", "Q10", "FAQ Maelstrom Zealots")
def test_zealots_in_a_tie_at_nothing_defeat_the_other_and_stay() -> None:
    """0 against 0: both lose; the trigger defeats the Bombus, whose 0 power defeats nobody."""
    game = setup(you=Side(field=["secondhand-bombus"]), rival=Side(field=[card(ZEALOTS, spent=True)]))

    game.you.attack("secondhand-bombus", ZEALOTS)
    game.rival.pass_()

    assert game.you.trash == ["secondhand-bombus"]
    assert game.rival.field == [ZEALOTS]


@rule("9.18", "10.13", "FAQ Maelstrom Zealots", "FAQ Appetite for Destruction")
def test_appetite_steals_before_the_zealots_strike_back() -> None:
    """Win and lose triggers are pending together: the turn player's steal comes first, though the winner
    then falls.
    """
    game = setup(
        you=Side(hand=[APPETITE], eddies=3, field=["psycho-squad"]),
        rival=Side(field=[card(ZEALOTS, spent=True)], gigs={"d6": 5}),
    )
    game.you.play(APPETITE, on="psycho-squad")

    game.you.attack("psycho-squad", ZEALOTS)
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 5}
    assert game.you.field == []
    assert game.rival.field == []


@rule("9.19.3", "RD-8", "FAQ Maelstrom Zealots", "FAQ Muamar Reyes")
def test_a_winner_protected_in_fights_still_falls_to_the_zealots() -> None:
    """Their trigger is an effect and not the fight."""
    game = setup(
        you=Side(legends=["?muamar-reyes-el-capitan"], eddies=1, field=["psycho-squad"]),
        rival=Side(field=[card(ZEALOTS, spent=True)]),
    )
    game.you.call(0)
    game.you.choose(0)

    game.you.attack("psycho-squad", ZEALOTS)
    game.rival.pass_()

    assert game.you.field == []
    assert game.rival.field == []


@rule("RD-11", "10.22", "FAQ Synapse Burnout")
def test_synapse_burnout_counts_a_legend_called_after_it_was_played() -> None:
    """Played with two face-up Legends; a third is called in the React Step, and the Unit fights with 3
    more.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=["dexter-deshawn-off-the-grid", "v-streetkid", "?saburo-arasaka-stubborn-patriarch"],
            hand=["synapse-burnout"],
            eddies=2,
            field=[card("emergency-atlus", spent=True)],
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "emergency-atlus")
    game.you.play("synapse-burnout", on="emergency-atlus")
    game.you.call(2)
    game.you.pass_()

    assert game.you.field == ["emergency-atlus"]  # 4 and 3 against 6
    assert game.rival.trash == ["psycho-squad"]


@rule("RD-11", "10.22", "FAQ Synapse Burnout")
def test_synapse_burnout_without_that_call_is_a_tie() -> None:
    """4 and 2 against 6: both lose."""
    game = setup(
        active="rival",
        you=Side(
            legends=["dexter-deshawn-off-the-grid", "v-streetkid", "?saburo-arasaka-stubborn-patriarch"],
            hand=["synapse-burnout"],
            eddies=2,
            field=[card("emergency-atlus", spent=True)],
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "emergency-atlus")
    game.you.play("synapse-burnout", on="emergency-atlus")
    game.you.pass_()

    assert game.you.field == []
    assert game.rival.field == []


@rule("4.2.1", "9.16.1", "FAQ Meredith Stout", "FAQ Riot Shield")
def test_merediths_bonus_is_for_a_legend_she_fights_and_not_for_stealing() -> None:
    """+2 in the fight with a solo Legend, none when she attacks a Gig area."""
    game = setup(
        you=Side(field=["meredith-stout-stone-cold-corpo"]),
        rival=Side(field=[card("v-streetkid", solo=True, spent=True)], gigs={"d6": 5}),
    )
    assert game.you.power("meredith-stout-stone-cold-corpo") == 5
    game.you.attack("meredith-stout-stone-cold-corpo", "v-streetkid")
    assert game.you.power("meredith-stout-stone-cold-corpo") == 5  # no fight yet
    game.rival.pass_()

    assert game.you.field == ["meredith-stout-stone-cold-corpo"]
    assert game.rival.removed == ["v-streetkid"]
    assert game.you.power("meredith-stout-stone-cold-corpo") == 5


@rule("2.10.1", "9.17", "FAQ Cyberpsychosis", "FAQ Dum Dum")
def test_cyberpsychosis_counts_the_gear_there_is_when_it_resolves() -> None:
    """A Gear lost afterwards takes its own power along and none of the bonus."""
    game = setup(
        you=Side(
            hand=["cyberpsychosis"],
            eddies=3,
            field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo"])],
        ),
        rival=Side(hand=["detonate"], eddies=1, gigs={"d6": 5, "d8": 5}),
    )
    game.you.play("cyberpsychosis", on="emergency-atlus")
    assert game.you.power("emergency-atlus") == 14

    game.you.attack("emergency-atlus", "gigs")
    game.rival.play("detonate", on="emergency-atlus/mantis-blades")
    assert game.you.power("emergency-atlus") == 12
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 5, "rival:d8": 5}


@rule("RD-9", "9.19.3", "FAQ Reboot Optics")
def test_two_reboot_optics_are_used_up_by_one_fight() -> None:
    """The next fight of that Unit is the same for both: the fight after it defeats again."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(hand=["reboot-optics", "reboot-optics"], eddies=4, field=[card("psycho-squad", spent=True)]),
    )
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.play("reboot-optics", on="animals-wrecker")
    game.rival.play("reboot-optics", on="animals-wrecker")
    game.rival.pass_()
    assert game.rival.field == ["psycho-squad"]

    game.you.force("animals-wrecker", ready=True)
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.rival.field == []
