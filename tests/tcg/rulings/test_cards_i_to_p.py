"""Scenarios R-189 to R-202 of the rulings: cards from Jackie Welles to Pepe Najarro."""

import pytest

from preem.tcg.effects.words import BLUE, QUICK, Draw, program
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-189", "4.2.1", "FAQ Jackie Welles: Pour One Out For Me")
def test_a_blue_legend_played_to_the_field_is_a_blue_unit() -> None:
    """V: Corporate Exile by GO SOLO is the first Blue Unit of the turn: a friendly Gig may be decreased by
    up to 2.
    """
    game = setup(
        you=Side(
            legends=["jackie-welles-pour-one-out-for-me", "v-corporate-exile"],
            eddies=5,
            gigs={"d6": 4, "d8": 3},
        ),
        rival=Side(gigs={"d10": 5}),
    )

    game.you.go_solo("v-corporate-exile")
    assert game.options() == ["d6", "d8", "none"]
    game.you.choose("d6")
    assert sorted(game.options(), key=int) == ["0", "1", "2"]
    game.you.choose(2)

    assert game.you.gigs == {"d6": 2, "d8": 3}
    assert game.you.hand_size == 0


@rule("R-189", "10.4.1", "FAQ Jackie Welles: Pour One Out For Me")
def test_pour_one_out_counts_only_the_first_blue_unit_or_gear_of_a_turn() -> None:
    """A Green Unit is none, the first Blue one triggers and may draw for a min Gig, the second does
    nothing.
    """
    game = setup(
        you=Side(
            legends=["jackie-welles-pour-one-out-for-me"],
            hand=["tygers-whisper", "jacked-in-voodoo-boy", "tetratronic-rippler"],
            eddies=5,
            gigs={"d6": 3},
            called=True,
        ),
    )

    game.you.play("tygers-whisper")
    assert game.decision is not None and game.decision.kind == "main"

    game.you.play("jacked-in-voodoo-boy")
    game.you.choose("d6")
    game.you.choose(2)
    assert game.you.gigs == {"d6": 1}
    assert game.you.hand_size == 2  # the Gear, and one card for the min Gig

    game.you.play("tetratronic-rippler", on="tygers-whisper")
    assert game.decision.kind == "main"


@rule("R-190", "10.31.2", "FAQ Japantown Jonin")
def test_a_lone_jonin_must_strengthen_itself() -> None:
    """A friendly Unit includes itself, and the effect is no "may"."""
    game = setup(you=Side(hand=["japantown-jonin"], eddies=2), rival=Side(field=["psycho-squad"]))

    game.you.play("japantown-jonin")

    assert game.you.power("japantown-jonin") == 2
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-190", "10.31", "FAQ Japantown Jonin")
def test_a_jonin_among_others_chooses_any_friendly_unit() -> None:
    """Every friendly Unit may be chosen, no rival one, and nothing declines."""
    game = setup(
        you=Side(hand=["japantown-jonin"], eddies=2, field=["riding-nomad"]),
        rival=Side(field=["psycho-squad"]),
    )

    game.you.play("japantown-jonin")
    assert game.options() == ["riding-nomad", "japantown-jonin"]
    game.you.choose("riding-nomad")

    assert game.you.power("riding-nomad") == 6
    assert game.you.power("japantown-jonin") == 0


@rule("R-190", "2.1", "FAQ Minotaur")
def test_minotaur_must_defeat_the_only_unit_it_can() -> None:
    """With more ☆ the only rival Unit of power 5 or less is defeated unasked; with equal ☆ nothing
    happens.
    """
    for own, left in ((4, ["psycho-squad"]), (3, ["riding-nomad", "psycho-squad"])):
        game = setup(
            you=Side(hand=["minotaur"], eddies=7, gigs={"d4": own}),
            rival=Side(field=["riding-nomad", "psycho-squad"], gigs={"d6": 3}),
        )

        game.you.play("minotaur")

        assert game.decision is not None and game.decision.kind == "main"
        assert game.rival.field == left


@rule("R-191", "9.17.1", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_a_first_win_of_the_turn_is_used_up_by_a_johnny_who_was_ready() -> None:
    """Attacked while ready he wins, and stays ready; spent later in the turn, his second win readies him no
    more.
    """
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["emergency-atlus", "psycho-squad"], gigs={"d4": 1}),
        rival=Side(field=["johnny-silverhand-never-stop-fighting"], gigs={"d6": 1}),
    )
    game.you.play("gunpoint-diplomacy", on="emergency-atlus")

    game.you.attack("emergency-atlus", "johnny-silverhand-never-stop-fighting")
    game.rival.pass_()
    assert sorted(game.you.trash) == ["emergency-atlus", "gunpoint-diplomacy"]
    assert not game.rival.is_spent("johnny-silverhand-never-stop-fighting")

    game.rival.force("johnny-silverhand-never-stop-fighting", spend=True)
    game.you.attack("psycho-squad", "johnny-silverhand-never-stop-fighting")
    game.rival.pass_()
    assert game.you.field == []
    assert game.rival.is_spent("johnny-silverhand-never-stop-fighting")


@rule("R-191", "9.18", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_readies_on_his_first_win_as_defender() -> None:
    """Spent when he is attacked, he wins, readies, and the attacker is defeated all the same."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("johnny-silverhand-never-stop-fighting", spent=True)]),
    )

    game.you.attack("psycho-squad", "johnny-silverhand-never-stop-fighting")
    game.rival.pass_()

    assert not game.rival.is_spent("johnny-silverhand-never-stop-fighting")
    assert game.you.trash == ["psycho-squad"]


@rule("R-192", "10.16.1", "FAQ Judy Alvarez: Braindance Maestro")
def test_every_braindance_of_a_turn_gives_a_unit_one_power() -> None:
    """Two BRAINDANCE Programs give two bonuses, which may go to one Unit; a Program without the tag gives
    none.
    """
    game = setup(
        you=Side(
            legends=["judy-alvarez-braindance-maestro"],
            hand=["trust-no-one", "peace-offering", "corporate-surveillance"],
            eddies=4,
            field=["psycho-squad", "riding-nomad"],
        ),
    )

    game.you.play("trust-no-one")
    assert game.options() == ["psycho-squad", "riding-nomad"]
    game.you.choose("psycho-squad")
    game.you.play("peace-offering")
    game.you.choose("psycho-squad")
    assert game.you.power("psycho-squad") == 8

    game.you.play("corporate-surveillance")
    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.power("psycho-squad") == 8


@rule("R-192", "9.10.1", "FAQ Judy Alvarez: Braindance Maestro")
def test_a_braindance_played_as_a_reaction_counts_too() -> None:
    """On the Rival's turn a QUICK BRAINDANCE gives the defender's Unit +1 before the fight."""
    quick_dance = program(
        "Quick Dance",
        "",
        BLUE,
        ram=1,
        cost=1,
        tags=("BRAINDANCE",),
        number="TEST 001",
        keywords=QUICK,
        effects=(Draw(1),),
    )
    game = setup(
        active="rival",
        cards=(quick_dance,),
        you=Side(
            legends=["judy-alvarez-braindance-maestro"],
            hand=["quick-dance"],
            eddies=1,
            field=[card("psycho-squad", spent=True)],
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "psycho-squad")
    game.you.play("quick-dance")
    assert game.you.power("psycho-squad") == 7

    game.you.pass_()
    assert game.you.field == ["psycho-squad"]
    assert game.rival.trash == ["psycho-squad"]


@pytest.mark.parametrize(
    ("rolls", "answer", "drawn"),
    [([1], None, 1), ([1, 4], "yes", 0), ([1, 6], "yes", 1), ([4], None, 0), ([6, 3], "yes", 0)],
    ids=["kept-min", "min-to-middle", "min-to-max", "kept-middle", "max-to-middle"],
)
@rule("R-193", "8.6.5.2", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_only_the_final_roll_of_kerrys_die_pays(rolls: list[int], answer: str | None, drawn: int) -> None:
    """A min or max value draws a card if it is kept; an ignored result draws nothing."""
    game = setup(
        at="start",
        rolls=rolls,
        you=Side(legends=["kerry-eurodyne-axe-attitude-audience"], fixer=["d6", "d8"]),
    )

    game.you.roll_in("d6")
    assert game.options() == ["yes", "none"]
    game.you.choose(answer)

    assert game.you.gigs == {"d6": rolls[-1]}
    assert game.you.hand_size == 1 + drawn  # the turn's own draw came before
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-193", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_a_min_or_max_d20_draws_three() -> None:
    """On a d20 it is three cards instead of one."""
    game = setup(
        at="start",
        rolls=[7, 20],
        you=Side(legends=["kerry-eurodyne-axe-attitude-audience"], fixer=["d20"]),
    )

    game.you.choose("yes")

    assert game.you.gigs == {"d20": 20}
    assert game.you.hand_size == 4


@rule("R-194", "2.9", "FAQ Live with the Aftermath")
def test_live_with_the_aftermath_needs_no_unit_of_ones_own() -> None:
    """Without a Unit one may play it; the Rival chooses one of its own and defeats it."""
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], eddies=3),
        rival=Side(field=["psycho-squad", "riding-nomad"]),
    )

    game.you.play("live-with-the-aftermath")
    assert game.decision is not None and game.decision.player == "rival"
    assert game.options() == ["psycho-squad", "riding-nomad"]
    game.rival.choose("riding-nomad")

    assert game.rival.trash == ["riding-nomad"]
    assert game.rival.field == ["psycho-squad"]


@rule("R-194", "10.33", "FAQ Live with the Aftermath")
def test_live_with_the_aftermath_asks_the_turn_player_first() -> None:
    """Each player chooses among their own Units, the turn player before the Rival."""
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], eddies=3, field=["minotaur", "corpo-security"]),
        rival=Side(field=["psycho-squad", "riding-nomad"]),
    )

    game.you.play("live-with-the-aftermath")
    assert game.decision is not None and game.decision.player == "you"
    assert game.options() == ["minotaur", "corpo-security"]
    game.you.choose("corpo-security")
    assert game.decision.player == "rival"
    game.rival.choose("psycho-squad")

    assert game.you.field == ["minotaur"]
    assert game.rival.field == ["riding-nomad"]


@rule("R-195", "2.1.1", "FAQ Maman Brigitte")
def test_maman_brigitte_does_nothing_with_one_program_in_hand() -> None:
    """Two Programs or none: with one, nothing is discarded and nobody bottom-decked."""
    game = setup(
        you=Side(hand=["maman-brigitte-spirit-of-death", "floor-it", "mantis-blades"], eddies=5),
        rival=Side(field=["psycho-squad"]),
    )

    game.you.play("maman-brigitte-spirit-of-death")

    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.hand == ["floor-it", "mantis-blades"]
    assert game.rival.field == ["psycho-squad"]


@rule("R-195", "11.12.1.2", "FAQ Maman Brigitte")
def test_maman_brigitte_bottom_decks_an_unequipped_unit_for_two_programs() -> None:
    """Two Programs go to the trash, and one of the rival Units without Gear under its owner's deck."""
    game = setup(
        you=Side(hand=["maman-brigitte-spirit-of-death", "floor-it", "detonate"], eddies=5),
        rival=Side(field=["psycho-squad", "riding-nomad", card("minotaur", gear=["mantis-blades"])], deck=2),
    )

    game.you.play("maman-brigitte-spirit-of-death")
    game.you.choose("floor-it", "detonate")
    assert game.options() == ["psycho-squad", "riding-nomad"]
    game.you.choose("psycho-squad")

    assert sorted(game.you.trash) == ["detonate", "floor-it"]
    assert game.rival.field == ["riding-nomad", "minotaur"]
    assert game.rival.deck[-1] == "psycho-squad"


@rule("R-195", "2.1.1", "FAQ Maman Brigitte")
def test_maman_brigittes_discard_may_be_declined() -> None:
    """With two Programs in hand one may still keep them."""
    game = setup(
        you=Side(hand=["maman-brigitte-spirit-of-death", "floor-it", "detonate"], eddies=5),
        rival=Side(field=["psycho-squad"]),
    )

    game.you.play("maman-brigitte-spirit-of-death")
    assert not game.you.may("choose", "floor-it", None)
    game.you.choose(None)

    assert game.you.hand == ["floor-it", "detonate"]
    assert game.rival.field == ["psycho-squad"]


@rule("R-195", "2.7", "FAQ Placide")
def test_placide_bottom_decks_a_unit_for_one_program() -> None:
    """On PLAY one Program may be discarded for one rival Unit; a card of another type isn't offered."""
    game = setup(
        you=Side(hand=["placide-voodoo-sentinel", "floor-it", "mantis-blades"], eddies=8),
        rival=Side(field=["psycho-squad"], deck=2),
    )

    game.you.play("placide-voodoo-sentinel")
    assert game.options() == ["floor-it", "none"]
    game.you.choose("floor-it")

    assert game.rival.field == []
    assert game.rival.deck[-1] == "psycho-squad"


@rule("R-196", "2.3", "2.10.1", "FAQ Towerfall")
def test_towerfall_does_both_from_top_to_bottom_with_less_street_cred() -> None:
    """First all rival Units lose 5 power, then those at 0 go under the deck: 5 and 3 do, 7 stays with 2."""
    game = setup(
        you=Side(hand=["towerfall"], eddies=6, field=["secondhand-bombus"]),
        rival=Side(
            field=["trauma-team-operatives", "caliber-totentanzs-top-dog", "swordwise-huscle"],
            gigs={"d4": 1},
            deck=2,
        ),
    )

    game.you.play("towerfall")

    assert game.rival.field == ["trauma-team-operatives"]
    assert game.rival.power("trauma-team-operatives") == 2
    assert sorted(game.rival.deck[-2:]) == ["caliber-totentanzs-top-dog", "swordwise-huscle"]
    assert game.you.field == ["secondhand-bombus"]


@rule("R-196", "10.31", "FAQ Towerfall")
def test_towerfall_does_one_of_the_two_with_equal_street_cred() -> None:
    """Equal is not less: the player picks one, and only Units that are at 0 power now go under the deck."""
    game = setup(
        you=Side(hand=["towerfall"], eddies=6, gigs={"d6": 1}),
        rival=Side(field=["secondhand-bombus", "swordwise-huscle"], gigs={"d4": 1}),
    )

    game.you.play("towerfall")
    assert game.you.may("choose", 0) and game.you.may("choose", 1)
    game.you.choose(1)

    assert game.rival.field == ["swordwise-huscle"]
    assert game.rival.power("swordwise-huscle") == 3


@rule("R-196", "2.3", "FAQ Pyramid Song")
def test_pyramid_song_does_both_with_a_friendly_d4_at_1() -> None:
    """A rival Unit loses 5 power and may then be the one at 0 that goes under the deck."""
    game = setup(
        you=Side(hand=["pyramid-song"], eddies=3, gigs={"d4": 1}),
        rival=Side(field=["riding-nomad", "psycho-squad"], deck=2),
    )

    game.you.play("pyramid-song", on="riding-nomad")

    assert game.rival.field == ["psycho-squad"]
    assert game.rival.deck[-1] == "riding-nomad"


@pytest.mark.parametrize("spent", [False, True], ids=["ready", "spent"])
@rule("R-197", "11.14.1", "FAQ Misty Olszewski")
def test_misty_adds_the_revealed_card_of_the_named_type(spent: bool) -> None:
    """Ready or spent she must name a type; the top card is a Unit as named: it goes to hand, and one Eddie
    readies.
    """
    game = setup(
        you=Side(
            field=[card("misty-olszewski-mender-of-broken-spirits", spent=spent)],
            deck=["psycho-squad", "floor-it"],
            spent_eddies=2,
        ),
    )

    game.you.end_turn()
    assert game.decision is not None and game.decision.kind == "type"
    assert sorted(game.options()) == ["Gear", "Legend", "Program", "Unit"]
    game.you.choose("Unit")

    assert game.you.hand == ["psycho-squad"]
    assert game.view("rival").you.hand == ["psycho-squad"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 1)


@rule("R-197", "11.7.2", "FAQ Misty Olszewski")
def test_misty_trashes_a_card_of_another_type() -> None:
    """A wrong name trashes the card and readies nothing."""
    game = setup(
        you=Side(
            field=["misty-olszewski-mender-of-broken-spirits"],
            deck=["psycho-squad", "floor-it"],
            spent_eddies=2,
        ),
    )

    game.you.end_turn()
    game.you.choose("Legend")

    assert game.you.trash == ["psycho-squad"]
    assert game.you.hand == []
    assert game.you.eddies_ready == 0


@rule("R-198", "10.6.1", "FAQ Wakako Okada")
def test_wakako_may_choose_the_effect_that_fails() -> None:
    """Called without a rival Unit, she may be told to weaken one, and nothing happens; the other choice
    draws.
    """
    for mode, drawn in ((0, 0), (1, 1)):
        game = setup(you=Side(legends=["?wakako-okada-peace-and-harmony"], eddies=1, field=["psycho-squad"]))

        game.you.call(0)
        game.you.choose(mode)

        assert game.you.hand_size == drawn
        assert game.you.power("psycho-squad") == 6
        assert game.decision is not None and game.decision.kind == "main"


@rule("R-198", "10.6.1", "FAQ Muamar Reyes", "FAQ Padre")
def test_muamar_and_padre_may_choose_the_effect_that_fails() -> None:
    """Without a friendly Unit to protect, or a rival one to spend, the first effect may be chosen and does
    nothing.
    """
    for legend in ("muamar-reyes-el-capitan", "padre-man-of-the-cross", "dexter-deshawn-off-the-grid"):
        game = setup(you=Side(legends=[f"?{legend}"], eddies=1))

        game.you.call(0)
        game.you.choose(0)

        assert game.you.hand_size == 0
        assert game.decision is not None and game.decision.kind == "main"


@rule("R-199", "5.10.5", "11.8.2", "FAQ Nocturne OP55N1")
def test_nocturne_costs_one_with_an_empty_fixer_and_never_more() -> None:
    """With no die in the fixer 1 €$ is paid, and three can't be; with a die there it is 3 €$."""
    game = setup(you=Side(hand=["nocturne-op55-n1"], eddies=3, fixer=[]))
    assert game.you.price("nocturne-op55-n1") == 1
    with pytest.raises(IllegalAction):
        game.you.play("nocturne-op55-n1", pay=["eddie", "eddie", "eddie"])

    game.you.play("nocturne-op55-n1")
    game.you.choose(0)
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)
    assert game.you.hand_size == 2

    game = setup(you=Side(hand=["nocturne-op55-n1"], eddies=3, fixer=["d20"]))
    assert game.you.price("nocturne-op55-n1") == 3


@rule("R-200", "3.11.1.2", "FAQ Overwatch: Panam's Gift")
def test_overwatch_compares_printed_costs_of_spent_rival_units() -> None:
    """A discarded card of cost 2 reaches a spent Unit of cost 2, none of cost 3 or 6 and no ready one."""
    game = setup(
        you=Side(
            field=[
                card("emergency-atlus", gear=["overwatch-panams-gift"]),
                card("corpo-security", spent=True),
            ],
            hand=["reboot-optics"],
            eddies=1,
        ),
        rival=Side(
            field=[
                card("ruthless-lowlife", spent=True),
                card("swordwise-huscle", spent=True),
                card("animals-wrecker", spent=True),
                "jacked-in-voodoo-boy",
            ],
        ),
    )

    game.you.activate("emergency-atlus")

    assert game.you.trash == ["reboot-optics"]
    assert game.you.is_spent("emergency-atlus")
    assert game.rival.trash == ["ruthless-lowlife"]


@rule("R-200", "3.11.1.2", "FAQ Overwatch: Panam's Gift", "FAQ Octant")
def test_overwatch_sees_the_printed_cost_of_a_discounted_card() -> None:
    """Octant counts 7 in the hand however cheap it is to play, and so reaches a Unit of cost 7."""
    game = setup(
        you=Side(
            field=[card("emergency-atlus", gear=["overwatch-panams-gift"])],
            hand=["octant"],
            eddies=1,
            gigs={"d8": 8, "d10": 9},
        ),
        rival=Side(field=[card("minotaur", spent=True), card("saul-bright-stormrider", spent=True)]),
    )
    assert game.you.price("octant") == 5

    game.you.activate("emergency-atlus")

    assert game.rival.trash == ["minotaur"]


@rule("R-200", "10.7", "FAQ Overwatch: Panam's Gift")
def test_overwatch_does_nothing_without_a_card_to_discard() -> None:
    """With an empty hand it may be used, and no Unit is defeated."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["overwatch-panams-gift"])], eddies=1),
        rival=Side(field=[card("ruthless-lowlife", spent=True)]),
    )

    game.you.activate("emergency-atlus")

    assert game.you.is_spent("emergency-atlus")
    assert game.rival.field == ["ruthless-lowlife"]


@rule("R-201", "Q49", "8.12.2", "FAQ Panam Palmer: Strength Through Family")
def test_panam_calls_for_free_on_her_own_turn_only() -> None:
    """On your turn the Call costs nothing; on the Rival's it costs 1 €$ as ever, and without money it can't
    be made.
    """
    broke = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]
    panam = "panam-palmer-strength-through-family"

    game = setup(you=Side(legends=broke, field=[panam]))
    assert game.you.price("legend:0", how="call") == 0
    assert game.you.may("call", 0)

    for eddies in (0, 1):
        game = setup(
            active="rival",
            you=Side(legends=broke, field=[panam], eddies=eddies, gigs={"d4": 2}),
            rival=Side(field=["psycho-squad"]),
        )
        game.rival.attack("psycho-squad", "gigs")
        assert game.you.price("legend:0", how="call") == 1
        assert game.you.may("call", 0) == (eddies == 1)

    game.you.call(0)
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)


@rule("R-202", "3.4.1", "RD-14", "FAQ Pepe Najarro")
def test_pepe_readies_no_face_down_legend() -> None:
    """With a value-pair he may ready the face-up MERC Legend; the face-down one has no tag, and CORPO is no
    MERC.
    """
    game = setup(
        you=Side(
            field=["pepe-najarro-working-doubles"],
            legends=[
                card("v-streetkid", spent=True),
                card("rogue-amendiares-preem-solo", spent=True, facedown=True),
                card("saburo-arasaka-stubborn-patriarch", spent=True),
            ],
            gigs={"d4": 2, "d6": 2},
        ),
        rival=Side(gigs={"d8": 3}),
    )

    game.you.attack("pepe-najarro-working-doubles", "gigs")
    assert game.options() == ["v-streetkid", "none"]
    game.you.choose("v-streetkid")

    assert not game.you.is_spent("v-streetkid")
    assert game.you.is_spent("legend:1")
    assert game.you.is_spent("saburo-arasaka-stubborn-patriarch")


@rule("R-202", "6.5", "FAQ Pepe Najarro")
def test_pepe_readies_up_to_two_and_nobody_without_a_value_pair() -> None:
    """Both MERC Legends in the area may be readied; two different values are no pair."""
    for second, readied in ((2, True), (3, False)):
        game = setup(
            you=Side(
                field=["pepe-najarro-working-doubles"],
                legends=[
                    card("v-streetkid", spent=True),
                    card("rogue-amendiares-preem-solo", spent=True),
                ],
                gigs={"d4": 2, "d6": second},
            ),
            rival=Side(gigs={"d8": 3}),
        )

        game.you.attack("pepe-najarro-working-doubles", "gigs")
        if readied:
            game.you.choose("v-streetkid", "rogue-amendiares-preem-solo")

        assert game.you.is_spent("v-streetkid") != readied
        assert game.you.is_spent("rogue-amendiares-preem-solo") != readied
        assert game.decision is not None and game.decision.kind == "react"
