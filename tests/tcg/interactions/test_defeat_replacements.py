"""What happens instead of a defeat: Deadman Transmitter, Jackie Welles: Mama's Favorite, and what no defeat
can meet (CR 10.24 to 10.30).
"""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

TRANSMITTER = "deadman-transmitter"
JACKIE = "jackie-welles-mamas-favorite"
RELIC = "the-relic-experimental-biochip"
SPENT = card("?", spent=True)


@rule("10.28", "FAQ Deadman Transmitter", "FAQ Jackie Welles: Mama's Favorite")
def test_a_transmitter_goes_before_jackie_can_be_offered() -> None:
    """The compulsory replacement comes first and leaves a defeated Gear, which is nothing that Jackie can
    stand in for.
    """
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(legends=[JACKIE], eddies=1, field=[card("psycho-squad", spent=True, gear=[TRANSMITTER])]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.trash == [TRANSMITTER]
    assert game.rival.legends[0] == JACKIE
    assert game.rival.eddies_ready == 1


@rule("10.26", "10.29.1", "FAQ Jackie Welles: Mama's Favorite")
def test_jackie_is_offered_once_the_transmitter_is_gone() -> None:
    """The next defeat of the same Unit meets no Transmitter any more: now Jackie may be defeated in its
    place.
    """
    game = setup(
        you=Side(field=["animals-wrecker", "minotaur"]),
        rival=Side(legends=[JACKIE], eddies=1, field=[card("psycho-squad", spent=True, gear=[TRANSMITTER])]),
    )
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()

    game.you.attack("minotaur", "psycho-squad")
    game.rival.pass_()
    assert game.options() == ["yes", "none"]
    game.rival.choose("yes")

    assert game.rival.removed == [JACKIE]
    assert game.rival.field == ["psycho-squad"]


@rule("10.29", "RD-26", "FAQ Jackie Welles: Mama's Favorite")
def test_jackies_own_transmitter_saves_him_when_he_stands_in_on_the_field() -> None:
    """The new event is looked at again: Jackie on the field is a Unit, so his Transmitter is defeated
    instead of him.
    """
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(eddies=1, field=[card("psycho-squad", spent=True), card(JACKIE, solo=True, gear=[TRANSMITTER])]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    game.rival.choose("yes")

    assert game.rival.field == ["psycho-squad", JACKIE]
    assert game.rival.trash == [TRANSMITTER]
    assert game.rival.removed == []
    assert game.rival.eddies_spent == 1


@rule("RD-26", "4.12.2", "FAQ Jackie Welles: Mama's Favorite")
def test_a_transmitter_saves_no_jackie_in_the_legends_area() -> None:
    """There he is no Unit: he is defeated and removed, and his Transmitter stays in the trash."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(legends=[card(JACKIE, gear=[TRANSMITTER])], eddies=1, field=[card("psycho-squad", spent=True)]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    game.rival.choose("yes")

    assert game.rival.field == ["psycho-squad"]
    assert game.rival.removed == [JACKIE]
    assert game.rival.trash == [TRANSMITTER]


@rule("10.28", "FAQ Jackie Welles: Mama's Favorite")
def test_a_jackie_with_a_transmitter_needs_no_payment_for_himself() -> None:
    """His own would-be defeat meets the compulsory Transmitter first: nothing is asked and nothing paid."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(eddies=1, field=[card(JACKIE, solo=True, spent=True, gear=[TRANSMITTER])]),
    )

    game.you.attack("animals-wrecker", JACKIE)
    game.rival.pass_()

    assert game.decision is not None and game.decision.kind == "main"
    assert game.rival.field == [JACKIE]
    assert game.rival.trash == [TRANSMITTER]
    assert game.rival.eddies_ready == 1


@rule("10.29.1", "10.28.1", "FAQ Deadman Transmitter")
def test_two_transmitters_save_their_unit_twice_and_no_third_time() -> None:
    """Each would-be defeat costs exactly one of them; while there are two, their controller says which."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=[TRANSMITTER, TRANSMITTER])]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.decision is not None and game.decision.player == "rival"
    game.rival.choose(f"psycho-squad/{TRANSMITTER}#2")
    assert game.rival.gear("psycho-squad") == [TRANSMITTER]

    game.you.force("animals-wrecker", ready=True)
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.gear("psycho-squad") == []

    game.you.force("animals-wrecker", ready=True)

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.rival.field == []
    assert sorted(game.rival.trash) == [TRANSMITTER, TRANSMITTER, "psycho-squad"]


@rule("5.7.2", "11.8.1", "FAQ Jackie Welles: Mama's Favorite")
def test_jackie_in_the_legends_area_may_be_the_card_that_pays_for_his_offer() -> None:
    """A ready Legend in the area is worth 1 €$, he himself included; spent, or on the field, he pays
    nothing.
    """
    for legends, field, offered in (
        ([card(JACKIE), SPENT, SPENT], [], True),
        ([card(JACKIE, spent=True), SPENT, SPENT], [], False),
        ([SPENT, SPENT], [card(JACKIE, solo=True)], False),
    ):
        game = setup(
            you=Side(field=["animals-wrecker"]),
            rival=Side(legends=legends, field=[card("psycho-squad", spent=True), *field]),
        )
        game.you.attack("animals-wrecker", "psycho-squad")
        game.rival.pass_()

        if offered:
            game.rival.choose("yes")
            assert game.rival.removed == [JACKIE]
        assert ("psycho-squad" in game.rival.field) == offered


@rule("10.26", "FAQ Jackie Welles: Mama's Favorite")
def test_jackie_may_save_a_legend_on_the_field() -> None:
    """A Legend that came by GO SOLO is a friendly Unit: it stays on the field and is not removed."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(legends=[JACKIE], eddies=1, field=[card("v-streetkid", solo=True, spent=True)]),
    )

    game.you.attack("animals-wrecker", "v-streetkid")
    game.rival.pass_()
    game.rival.choose("yes")

    assert game.rival.field == ["v-streetkid"]
    assert game.rival.removed == [JACKIE]


@rule("10.30", "Q34", "11.25.1", "FAQ Deadman Transmitter")
def test_a_transmitter_keeps_a_go_solo_legend_on_the_field() -> None:
    """Its defeat is replaced before it leaves the field, so there is nothing for the removal to meet."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("v-streetkid", solo=True, spent=True, gear=[TRANSMITTER])]),
    )

    game.you.attack("animals-wrecker", "v-streetkid")
    game.rival.pass_()

    assert game.rival.field == ["v-streetkid"]
    assert game.rival.removed == []
    assert game.rival.trash == [TRANSMITTER]


@rule("10.28", "10.28.2", "FAQ Jackie Welles: Mama's Favorite", "FAQ Adam Smasher: Metal Over Meat")
def test_several_would_be_defeats_are_settled_one_by_one() -> None:
    """Of three Units the Transmitter saves its own, and Jackie the one his player picks; the third is
    defeated.
    """
    game = setup(
        you=Side(hand=["adam-smasher-metal-over-meat"], eddies=9, field=["corpo-security"]),
        rival=Side(
            legends=[JACKIE],
            eddies=1,
            field=["riding-nomad", card("psycho-squad", gear=[TRANSMITTER]), "emergency-atlus"],
        ),
    )

    game.you.play("adam-smasher-metal-over-meat")
    assert game.decision is not None
    assert (game.decision.player, game.decision.about) == ("rival", "riding-nomad")
    game.rival.choose(None)
    assert game.decision is not None
    assert (game.decision.player, game.decision.about) == ("rival", "emergency-atlus")
    assert game.rival.field == ["riding-nomad", "psycho-squad", "emergency-atlus"]  # nothing has moved yet
    game.rival.choose("yes")

    assert game.rival.field == ["psycho-squad", "emergency-atlus"]
    assert sorted(game.rival.trash) == [TRANSMITTER, "riding-nomad"]
    assert game.rival.removed == [JACKIE]
    assert game.you.field == ["adam-smasher-metal-over-meat"]
    assert game.you.trash == ["corpo-security"]


@rule("10.26", "FAQ Jackie Welles: Mama's Favorite")
def test_jackie_declined_for_all_leaves_him_where_he_is() -> None:
    """His offer is made for each Unit and may be declined each time; nothing is paid."""
    game = setup(
        you=Side(hand=["adam-smasher-metal-over-meat"], eddies=9),
        rival=Side(legends=[JACKIE], eddies=1, field=["riding-nomad", "emergency-atlus"]),
    )

    game.you.play("adam-smasher-metal-over-meat")
    game.rival.choose(None)
    game.rival.choose(None)

    assert game.rival.field == []
    assert game.rival.legends[0] == JACKIE
    assert game.rival.eddies_ready == 1


@rule("2.6", "9.19.3", "10.25", "FAQ Muamar Reyes")
def test_a_unit_that_cant_be_defeated_in_a_fight_keeps_its_transmitter_and_its_jackie() -> None:
    """It would not be defeated, so there is nothing to replace: no Gear is lost and no offer made."""
    game = setup(
        you=Side(
            legends=["?muamar-reyes-el-capitan", JACKIE],
            eddies=2,
            field=[card("emergency-atlus", gear=[TRANSMITTER])],
        ),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )
    game.you.call(0)
    game.you.choose(0)

    game.you.attack("emergency-atlus", "animals-wrecker")
    game.rival.pass_()

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")
    assert game.you.field == ["emergency-atlus"]
    assert game.you.gear("emergency-atlus") == [TRANSMITTER]
    assert game.you.eddies_ready == 1


@rule("2.6", "10.25", "FAQ Muamar Reyes", "FAQ Deadman Transmitter")
def test_an_effects_defeat_meets_the_transmitter_in_spite_of_the_protection_in_fights() -> None:
    """Muamar covers fights alone: Live with the Aftermath would defeat the Unit, and costs it the
    Transmitter.
    """
    game = setup(
        you=Side(
            legends=["?muamar-reyes-el-capitan"],
            eddies=4,
            hand=["live-with-the-aftermath"],
            field=[card("emergency-atlus", gear=[TRANSMITTER])],
        ),
    )
    game.you.call(0)
    game.you.choose(0)

    game.you.play("live-with-the-aftermath")

    assert game.you.field == ["emergency-atlus"]
    assert sorted(game.you.trash) == [TRANSMITTER, "live-with-the-aftermath"]


@rule("9.19.3", "RD-10", "FAQ Reboot Optics", "FAQ Deadman Transmitter")
def test_reboot_optics_leave_a_transmitter_unused() -> None:
    """The attacker defeats nobody in this fight, so the loser's Transmitter stays on."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            hand=["reboot-optics"],
            eddies=2,
            legends=[JACKIE],
            field=[card("psycho-squad", spent=True, gear=[TRANSMITTER])],
        ),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.play("reboot-optics", on="animals-wrecker")
    game.rival.pass_()

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")
    assert game.rival.gear("psycho-squad") == [TRANSMITTER]


@rule("10.25", "FAQ G21", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_a_replaced_defeat_is_not_the_first_of_the_turn() -> None:
    """Steel Dragon draws for the first ARASAKA Unit that is really defeated, and for no second."""
    dragon = "yorinobu-arasaka-steel-dragon"
    game = setup(
        you=Side(field=[dragon]),
        rival=Side(
            field=[
                card("field-operator", spent=True, gear=[TRANSMITTER]),
                card("augmented-negotiators", spent=True),
            ]
        ),
    )

    game.you.attack(dragon, "field-operator")
    game.rival.pass_()
    assert game.rival.field == ["field-operator", "augmented-negotiators"]
    assert game.you.hand_size == 0

    game.you.force(dragon, ready=True)
    game.you.attack(dragon, "augmented-negotiators")
    game.rival.pass_()
    assert game.you.hand_size == 1

    game.you.force(dragon, ready=True)
    game.you.attack(dragon, "field-operator")
    game.rival.pass_()
    assert game.rival.field == []
    assert game.you.hand_size == 1


@rule("10.25", "11.19.2", "FAQ G21", "FAQ The Relic")
def test_a_transmitter_beside_the_relic_keeps_the_unit_and_plays_nothing() -> None:
    """No defeat, no DEFEATED: the Relic stays on its host and the trash is left alone."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[RELIC, TRANSMITTER])], trash=["minotaur"]),
        rival=Side(field=[card("saul-bright-stormrider", spent=True)]),
    )

    game.you.attack("psycho-squad", "saul-bright-stormrider")
    game.rival.pass_()

    assert game.you.field == ["psycho-squad"]
    assert game.you.gear("psycho-squad") == [RELIC]
    assert sorted(game.you.trash) == [TRANSMITTER, "minotaur"]


@rule("10.25", "FAQ G21", "FAQ Jackie Welles: Mama's Favorite", "FAQ The Relic")
def test_jackie_for_a_relic_host_decides_whether_the_relic_works() -> None:
    """Paid, the host stays and nothing is played; declined, the Relic plays a Unit and its host goes under
    the deck.
    """
    for answer in ("yes", None):
        game = setup(
            you=Side(legends=[JACKIE], eddies=1, field=[card("psycho-squad", gear=[RELIC])], trash=["minotaur"]),
            rival=Side(field=[card("animals-wrecker", spent=True)]),
        )

        game.you.attack("psycho-squad", "animals-wrecker")
        game.rival.pass_()
        game.you.choose(answer)

        assert game.you.field == (["psycho-squad"] if answer else ["minotaur"])
        assert game.you.removed == ([JACKIE] if answer else [])
        assert game.you.trash == (["minotaur"] if answer else [RELIC])


@rule("10.25", "FAQ G21", "FAQ Screw")
def test_a_screw_saved_by_a_transmitter_adds_nothing() -> None:
    """Its DEFEATED does not trigger."""
    game = setup(
        you=Side(field=[card("screw-lovelorn-fool", gear=[TRANSMITTER])], trash=["minotaur"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("screw-lovelorn-fool", "animals-wrecker")
    game.rival.pass_()

    assert game.you.hand == []
    assert game.you.field == ["screw-lovelorn-fool"]


@rule("4.2.1", "4.12.2", "FAQ River Ward", "FAQ Jackie Welles: Mama's Favorite")
def test_river_ward_searches_when_an_equipped_jackie_falls_on_the_field() -> None:
    """There he is a friendly equipped Unit that is defeated, though it was by his own choice."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            legends=["river-ward-detective-on-the-hunt"],
            eddies=1,
            field=[card("psycho-squad", spent=True), card(JACKIE, solo=True, gear=["mantis-blades"])],
            deck=["floor-it", "detonate"],
        ),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    game.rival.choose("yes")
    assert game.options() == ["floor-it", "detonate"]
    game.rival.choose("floor-it")

    assert game.rival.removed == [JACKIE]
    assert sorted(game.rival.trash) == ["floor-it", "mantis-blades"]


@rule("4.2.1", "FAQ River Ward", "FAQ Jackie Welles: Mama's Favorite")
def test_river_ward_ignores_an_equipped_jackie_who_falls_in_the_legends_area() -> None:
    """There he is a Legend and no Unit."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            legends=["river-ward-detective-on-the-hunt", card(JACKIE, gear=["mantis-blades"])],
            eddies=1,
            field=[card("psycho-squad", spent=True)],
            deck=["floor-it", "detonate"],
        ),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    game.rival.choose("yes")

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")
    assert game.rival.removed == [JACKIE]
    assert game.rival.trash == ["mantis-blades"]


@rule("10.24", "11.12.1.3", "FAQ Deadman Transmitter")
def test_a_transmitter_does_not_stop_a_unit_from_going_under_the_deck() -> None:
    """Bottom-decking is no defeat: Unit and Gear go together, and Jackie is not asked."""
    game = setup(
        you=Side(hand=["les-elemens"], eddies=5),
        rival=Side(legends=[JACKIE], eddies=1, field=[card("psycho-squad", gear=[TRANSMITTER])], deck=2),
    )

    game.you.play("les-elemens")

    assert game.rival.field == []
    assert game.rival.trash == []
    assert sorted(game.rival.deck[-2:]) == [TRANSMITTER, "psycho-squad"]


@rule("8.16.1", "FAQ Cyberpsychosis", "FAQ Deadman Transmitter")
def test_a_transmitter_saves_its_unit_from_cyberpsychosis() -> None:
    """The defeat at the end of the turn is one like any other."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=[TRANSMITTER])]),
        rival=Side(hand=["cyberpsychosis"], eddies=3, gigs={"d6": 4}),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.play("cyberpsychosis", on="emergency-atlus")
    game.rival.pass_()
    game.you.end_turn()

    assert game.you.field == ["emergency-atlus"]
    assert game.you.trash == [TRANSMITTER]


@rule("9.18", "9.19", "Q10", "FAQ Maelstrom Zealots", "FAQ Deadman Transmitter")
def test_transmitters_on_both_sides_of_a_zealots_fight() -> None:
    """The Zealots' lose trigger costs the winner its Transmitter, the result costs the Zealots theirs: both
    stay.
    """
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[TRANSMITTER])]),
        rival=Side(field=[card("maelstrom-zealots", spent=True, gear=[TRANSMITTER])]),
    )

    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.pass_()

    assert game.you.field == ["psycho-squad"]
    assert game.rival.field == ["maelstrom-zealots"]
    assert (game.you.trash, game.rival.trash) == ([TRANSMITTER], [TRANSMITTER])


@rule("9.19", "FAQ Maelstrom Zealots", "FAQ Jackie Welles: Mama's Favorite")
def test_jackie_may_stand_in_for_the_unit_that_beat_the_zealots() -> None:
    """The winner is saved, and the Zealots are defeated by the fight all the same."""
    game = setup(
        you=Side(legends=[JACKIE], eddies=1, field=["psycho-squad"]),
        rival=Side(field=[card("maelstrom-zealots", spent=True)]),
    )

    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.pass_()
    game.you.choose("yes")

    assert game.you.field == ["psycho-squad"]
    assert game.you.removed == [JACKIE]
    assert game.rival.trash == ["maelstrom-zealots"]


@rule("9.18", "10.25", "FAQ Safety Override", "FAQ Deadman Transmitter")
def test_safety_override_costs_a_winner_its_transmitter() -> None:
    """The winner would be defeated by the effect: its Transmitter goes instead, and the loser falls in the
    fight.
    """
    game = setup(
        you=Side(field=[card("animals-wrecker", gear=[TRANSMITTER])]),
        rival=Side(hand=["safety-override"], eddies=2, field=[card("emergency-atlus", spent=True)]),
    )

    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.play("safety-override", on="emergency-atlus")
    game.rival.pass_()

    assert game.you.field == ["animals-wrecker"]
    assert game.you.trash == [TRANSMITTER]
    assert game.rival.field == []


@rule("10.6", "FAQ Detonate", "FAQ Deadman Transmitter")
def test_a_transmitter_itself_may_be_defeated_for_nothing() -> None:
    """Detonate and Dum Dum defeat the Gear: its host is not concerned, and was saved from nothing."""
    game = setup(
        you=Side(hand=["detonate"], eddies=1),
        rival=Side(field=[card("psycho-squad", gear=[TRANSMITTER])]),
    )
    game.you.play("detonate")
    assert game.rival.trash == [TRANSMITTER]
    assert game.rival.field == ["psycho-squad"]

    game = setup(
        you=Side(
            legends=["?dum-dum-maelstrom-triggerman"],
            eddies=1,
            field=[card("psycho-squad", gear=[TRANSMITTER])],
        ),
    )
    game.you.call(0)
    assert game.options() == ["psycho-squad/deadman-transmitter", "none"]
    game.you.choose("psycho-squad/deadman-transmitter")
    assert game.you.hand_size == 2
    assert game.you.field == ["psycho-squad"]
