"""Scenarios R-164 to R-188 of the rulings: cards from Adrenaline Converter to Heywood Ripperdoc."""

import pytest

from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-164", "11.23.1", "FAQ Adrenaline Converter")
def test_the_converter_gives_adrenaline_only_while_the_rival_has_two_gigs_more() -> None:
    """At 5 to 3 the equipped Unit may attack the turn it is played; once another Unit has made it 4 to 4,
    it may not.
    """
    game = setup(
        you=Side(
            field=[
                card("emergency-atlus", lag=True, arrived=True, gear=["adrenaline-converter"]),
                "psycho-squad",
            ],
            gigs={"d4": 1, "d6": 2, "d8": 3},
        ),
        rival=Side(gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7, "d12": 8}),
    )
    assert "ADRENALINE" in game.you.keywords("emergency-atlus")
    assert game.you.may("attack", "emergency-atlus", "gigs")

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4")

    assert "ADRENALINE" not in game.you.keywords("emergency-atlus")
    assert not game.you.may("attack", "emergency-atlus", "gigs")


@rule("R-164", "11.23.2", "FAQ Adrenaline Converter")
def test_the_equipped_unit_may_attack_first() -> None:
    """Attacking while the Rival has two Gigs more is legal, and the attack goes on though the steal levels
    the numbers.
    """
    game = setup(
        you=Side(
            field=[card("emergency-atlus", lag=True, arrived=True, gear=["adrenaline-converter"])],
            gigs={"d4": 1, "d6": 2, "d8": 3},
        ),
        rival=Side(gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7, "d12": 8}),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d12")

    assert game.you.gigs == {"d4": 1, "d6": 2, "d8": 3, "rival:d12": 8}


@rule("R-164", "11.3.1.1")
def test_one_gig_more_is_not_enough_for_the_converter() -> None:
    """At 4 to 3 the equipped Unit lags like any other."""
    game = setup(
        you=Side(
            field=[card("emergency-atlus", lag=True, arrived=True, gear=["adrenaline-converter"])],
            gigs={"d4": 1, "d6": 2, "d8": 3},
        ),
        rival=Side(gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7}),
    )

    assert not game.you.may("attack", "emergency-atlus", "gigs")


@rule("R-165", "2.3", "FAQ Afterparty at Lizzie's")
def test_afterparty_draws_though_the_gig_was_adjusted_by_nothing() -> None:
    """The draw only looks at the Gigs: two different values are there, so a card is drawn after adjusting
    by 0.
    """
    game = setup(you=Side(hand=["afterparty-at-lizzies"], eddies=1, gigs={"d4": 2, "d6": 5}))

    game.you.play("afterparty-at-lizzies")
    assert game.options() == ["d4", "d6"]
    game.you.choose("d4")
    assert sorted(game.options(), key=int) == ["-1", "0", "1"]
    game.you.choose(0)

    assert game.you.gigs == {"d4": 2, "d6": 5}
    assert game.you.hand_size == 1


@rule("R-165", "10.3.3", "FAQ Afterparty at Lizzie's")
def test_afterparty_draws_nothing_for_equal_values() -> None:
    """Two Gigs that end at one value are not two different values."""
    game = setup(you=Side(hand=["afterparty-at-lizzies"], eddies=1, gigs={"d4": 2, "d6": 3}))

    game.you.play("afterparty-at-lizzies")
    game.you.choose("d4")
    game.you.choose(1)

    assert game.you.gigs == {"d4": 3, "d6": 3}
    assert game.you.hand_size == 0


@rule("R-165", "2.3", "FAQ Industrial Assembly")
def test_industrial_assembly_draws_though_the_gig_was_increased_by_nothing() -> None:
    """An 8 that was there before is enough."""
    game = setup(you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d12": 8}))

    game.you.play("industrial-assembly")
    game.you.choose(0)

    assert game.you.gigs == {"d12": 8}
    assert game.you.hand_size == 1


@rule("R-165", "2.3", "FAQ Zetatech Faceplate")
def test_faceplate_draws_for_three_values_though_nothing_was_adjusted() -> None:
    """Three Gigs of different values draw a card even when the adjustment is by 0; two of the three equal
    draw none.
    """
    for third, drawn in ((6, 1), (5, 0)):
        game = setup(
            you=Side(
                field=[card("emergency-atlus", gear=["zetatech-faceplate"])],
                gigs={"d4": 2, "d6": 5, "d8": third},
            ),
            rival=Side(gigs={"d10": 9}),
        )

        game.you.attack("emergency-atlus", "gigs")
        game.you.choose("d4")
        game.you.choose(0)

        assert game.you.hand_size == drawn


@rule("R-166", "2.1", "FAQ All Is Lost")
def test_all_is_lost_must_take_the_unit_it_trashed() -> None:
    """The only Unit among the three trashed cards goes to hand unasked; a Unit that lay in the trash before
    is no choice.
    """
    game = setup(
        you=Side(
            hand=["all-is-lost"],
            eddies=1,
            deck=["screw-lovelorn-fool", "floor-it", "detonate", "minotaur"],
            trash=["psycho-squad"],
        ),
    )

    game.you.play("all-is-lost")

    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.hand == ["screw-lovelorn-fool"]
    assert sorted(game.you.trash) == ["all-is-lost", "detonate", "floor-it", "psycho-squad"]
    assert game.you.deck == ["minotaur"]


@rule("R-166", "10.31", "FAQ All Is Lost")
def test_all_is_lost_offers_only_the_units_among_them() -> None:
    """Of two trashed Units one must be taken."""
    game = setup(
        you=Side(
            hand=["all-is-lost"],
            eddies=1,
            deck=["screw-lovelorn-fool", "floor-it", "riding-nomad"],
            trash=["psycho-squad"],
        ),
    )

    game.you.play("all-is-lost")
    assert sorted(game.options()) == ["riding-nomad", "screw-lovelorn-fool"]
    game.you.choose("riding-nomad")

    assert game.you.hand == ["riding-nomad"]


@rule("R-166", "2.4", "FAQ All Is Lost")
def test_all_is_lost_may_find_no_unit_at_all() -> None:
    """Nothing is taken where none of the trashed cards is a Unit."""
    game = setup(you=Side(hand=["all-is-lost"], eddies=1, deck=["floor-it", "detonate"], trash=["psycho-squad"]))

    game.you.play("all-is-lost")

    assert game.you.hand == []
    assert game.you.deck_size == 0
    assert game.winner is None


@rule("R-167", "1.14.1", "FAQ Delamain: Rideshare AI")
def test_rideshare_with_one_card_left_draws_it_and_loses() -> None:
    """Both draws are compulsory: the first card goes to hand, the second can't be drawn."""
    game = setup(you=Side(hand=["delamain-rideshare-ai"], eddies=3, deck=["floor-it"]))

    game.you.play("delamain-rideshare-ai")

    assert game.winner == "rival"
    assert game.you.hand == ["floor-it"]


@rule("R-166", "2.1", "FAQ Viktor Vektor: You Might Feel a Little Pinch")
def test_a_little_pinch_must_play_the_gear_it_can_play() -> None:
    """The only CYBERWARE of cost 2 or less in the trash is played, and only to another friendly Unit."""
    game = setup(
        you=Side(
            hand=["viktor-vektor-you-might-feel-a-little-pinch"],
            eddies=3,
            field=["emergency-atlus"],
            trash=["mantis-blades", "sandevistan", "satori-sword-of-saburo"],
        ),
    )

    game.you.play("viktor-vektor-you-might-feel-a-little-pinch")

    assert game.you.gear("emergency-atlus") == ["mantis-blades"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-168", "5.7.2", "FAQ Alt Cunningham: Mother of Daemons")
def test_mother_of_daemons_draws_for_an_equipped_legend_that_pays_in_the_react_step() -> None:
    """A Legend with Gear, spent for €$ on the Rival's turn, draws a card beside the one that Floor It
    draws.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=[card("v-streetkid", gear=["mantis-blades"])],
            field=["alt-cunningham-mother-of-daemons"],
            hand=["floor-it"],
            gigs={"d4": 1},
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "gigs")
    game.you.play("floor-it", pay=["v-streetkid"])

    assert game.you.hand_size == 2


@rule("R-168", "11.6.3", "FAQ Alt Cunningham: Mother of Daemons")
def test_mother_of_daemons_draws_nothing_for_an_unequipped_legend() -> None:
    """A Legend without Gear that pays draws nothing: only Floor It's own card comes."""
    game = setup(
        active="rival",
        you=Side(
            legends=["v-streetkid", card("royce-psycho-on-the-edge", gear=["mantis-blades"])],
            field=["alt-cunningham-mother-of-daemons"],
            hand=["floor-it"],
            gigs={"d4": 1},
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "gigs")
    game.you.play("floor-it", pay=["v-streetkid"])

    assert game.you.hand_size == 1


@rule("R-168", "9.3.3", "FAQ Alt Cunningham: Mother of Daemons")
def test_mother_of_daemons_draws_for_an_equipped_unit_on_your_own_turn() -> None:
    """Spending an equipped Unit to attack draws a card, spending an unequipped one doesn't."""
    game = setup(
        you=Side(
            field=[
                "alt-cunningham-mother-of-daemons",
                card("psycho-squad", gear=["mantis-blades"]),
                "riding-nomad",
            ]
        ),
        rival=Side(gigs={"d6": 1, "d8": 2, "d10": 3}),
    )

    game.you.attack("psycho-squad", "gigs")
    assert game.you.hand_size == 1
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.attack("riding-nomad", "gigs")
    assert game.you.hand_size == 1


@rule("R-169", "11.8.2", "11.8.3", "RD-27", "FAQ Alt Cunningham: Soulkiller Architect")
def test_soulkiller_architect_makes_only_the_next_program_cheaper() -> None:
    """With one min Gig the next Program costs 1 €$ less; Units don't, and the Program after it costs all of
    its price.
    """
    game = setup(
        you=Side(
            legends=["alt-cunningham-soulkiller-architect"],
            hand=["safety-override", "take-control", "psycho-squad"],
            eddies=4,
            gigs={"d4": 1, "d6": 2},
        ),
    )
    assert game.you.price("safety-override") == 2

    game.you.activate("alt-cunningham-soulkiller-architect")
    assert game.you.price("safety-override") == 1
    assert game.you.price("take-control") == 1
    assert game.you.price("psycho-squad") == 4

    game.you.play("safety-override")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (3, 1)
    assert game.you.price("take-control") == 2


@rule("R-170", "6.7.1.2", "FAQ Appetite for Destruction")
def test_appetite_belongs_to_the_unit_chosen_when_it_was_played() -> None:
    """Another Unit's win by 6 steals nothing; the chosen Unit's win by 3 steals a Gig, and counts as its
    own steal.
    """
    game = setup(
        you=Side(
            hand=["appetite-for-destruction"],
            eddies=3,
            field=["psycho-squad", "animals-wrecker", "6th-street-recruits"],
        ),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("swordwise-huscle", spent=True)],
            gigs={"d6": 2},
        ),
    )
    game.you.play("appetite-for-destruction", on="psycho-squad")

    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.pass_()
    assert game.rival.trash == ["emergency-atlus"]
    assert game.rival.gigs == {"d6": 2}

    game.you.attack("psycho-squad", "swordwise-huscle")
    game.rival.pass_()
    game.you.choose(4)  # 6th Street Recruits: a friendly Unit stole a d6
    assert game.you.gigs == {"rival:d6": 6}
    assert game.rival.gigs == {}


@rule("R-170", "FAQ Appetite for Destruction")
def test_appetite_steals_nothing_for_a_win_by_two() -> None:
    """A win by less than 3 power steals nothing, and the effect goes on waiting this turn."""
    game = setup(
        you=Side(hand=["appetite-for-destruction"], eddies=3, field=["psycho-squad"]),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("swordwise-huscle", spent=True)],
            gigs={"d8": 2},
        ),
    )
    game.you.play("appetite-for-destruction", on="psycho-squad")

    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.pass_()
    assert game.you.gigs == {}

    game.you.force("psycho-squad", ready=True)
    game.you.attack("psycho-squad", "swordwise-huscle")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d8": 2}


@rule("R-171", "2.1.1", "10.31.2", "FAQ Bonnie and Clyde")
def test_bonnie_and_clyde_may_defeat_two_when_the_rival_has_two_gigs_more() -> None:
    """At 5 Gigs to 3 both weak rival Units may be chosen; the Unit of power 5 can't."""
    game = setup(
        you=Side(hand=["bonnie-and-clyde"], eddies=3, gigs={"d4": 1, "d6": 2, "d8": 3}),
        rival=Side(
            field=["emergency-atlus", "swordwise-huscle", "caliber-totentanzs-top-dog"],
            gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7, "d12": 8},
        ),
    )

    game.you.play("bonnie-and-clyde")
    assert game.options() == ["emergency-atlus", "swordwise-huscle"]  # one of them is owed
    game.you.choose("emergency-atlus", "swordwise-huscle")

    assert sorted(game.rival.trash) == ["emergency-atlus", "swordwise-huscle"]
    assert game.rival.field == ["caliber-totentanzs-top-dog"]


@rule("R-171", "2.1.1", "FAQ Bonnie and Clyde")
def test_bonnie_and_clyde_may_stop_at_one() -> None:
    """Only the second Unit is optional."""
    game = setup(
        you=Side(hand=["bonnie-and-clyde"], eddies=3, gigs={"d4": 1, "d6": 2, "d8": 3}),
        rival=Side(
            field=["emergency-atlus", "swordwise-huscle"],
            gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7, "d12": 8},
        ),
    )

    game.you.play("bonnie-and-clyde")
    assert not game.you.may("choose", None)
    game.you.choose("swordwise-huscle")

    assert game.rival.trash == ["swordwise-huscle"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-171", "FAQ Bonnie and Clyde")
def test_bonnie_and_clyde_defeats_only_one_at_a_difference_of_one() -> None:
    """At 4 Gigs to 3 one Unit is chosen and no second."""
    game = setup(
        you=Side(hand=["bonnie-and-clyde"], eddies=3, gigs={"d4": 1, "d6": 2, "d8": 3}),
        rival=Side(field=["emergency-atlus", "swordwise-huscle"], gigs={"d4": 4, "d6": 5, "d8": 6, "d10": 7}),
    )

    game.you.play("bonnie-and-clyde")
    assert not game.you.may("choose", "emergency-atlus", "swordwise-huscle")
    game.you.choose("emergency-atlus")

    assert game.rival.trash == ["emergency-atlus"]
    assert game.rival.field == ["swordwise-huscle"]


@rule("R-172", "10.2", "FAQ Caliber")
def test_caliber_takes_two_cards_at_most() -> None:
    """A first discard whose cost is a friendly Gig's value costs the Rival one more; that one starts no
    chain.
    """
    game = setup(
        you=Side(field=["caliber-totentanzs-top-dog"], gigs={"d4": 3}),
        rival=Side(
            field=[card("animals-wrecker", spent=True)],
            hand=["emergency-atlus", "swordwise-huscle", "delamain-rideshare-ai"],
        ),
    )

    game.you.attack("caliber-totentanzs-top-dog", "animals-wrecker")
    game.rival.pass_()
    assert game.decision is not None and game.decision.player == "rival"
    assert game.options() == ["emergency-atlus", "swordwise-huscle", "delamain-rideshare-ai"]

    game.rival.choose("emergency-atlus")
    game.rival.choose("swordwise-huscle")
    assert game.rival.hand == ["delamain-rideshare-ai"]
    assert game.decision.kind == "main"


@rule("R-172", "10.3.3", "FAQ Caliber")
def test_caliber_takes_one_card_when_its_cost_is_no_gig_value() -> None:
    """A discarded card of another cost is the only one."""
    game = setup(
        you=Side(field=["caliber-totentanzs-top-dog"], gigs={"d4": 3}),
        rival=Side(field=[card("animals-wrecker", spent=True)], hand=["psycho-squad", "swordwise-huscle"]),
    )

    game.you.attack("caliber-totentanzs-top-dog", "animals-wrecker")
    game.rival.pass_()
    game.rival.choose("psycho-squad")  # cost 4

    assert game.rival.hand == ["swordwise-huscle"]


@rule("R-173", "9.23.4", "Q50", "FAQ Westbrook Netrunner")
def test_westbrook_keeps_legends_from_gigs_below_their_power() -> None:
    """A solo Legend of power 8 may take what shows 8 or more, although it came after Westbrook; plain Units
    are free.
    """
    game = setup(
        you=Side(hand=["westbrook-netrunner"], eddies=4, gigs={"d6": 6, "d8": 8, "d12": 9}, fixer=[]),
        rival=Side(legends=["v-corporate-exile"], eddies=5, field=["riding-nomad"], fixer=[]),
    )
    game.you.play("westbrook-netrunner")
    game.you.end_turn()

    game.rival.go_solo("v-corporate-exile")
    game.rival.attack("v-corporate-exile", "gigs")
    game.you.pass_()
    assert game.options() == ["rival:d8", "rival:d12"]
    game.rival.choose("rival:d12")

    game.rival.attack("riding-nomad", "gigs")
    game.you.pass_()
    assert game.options() == ["rival:d6", "rival:d8"]
    game.rival.choose("rival:d6")
    assert game.you.gigs == {"d8": 8}


@rule("R-173", "9.27.1", "FAQ Westbrook Netrunner")
def test_the_attack_takes_nothing_when_every_gig_is_protected() -> None:
    """The Legend may attack the Gig area all the same, and steals nothing."""
    game = setup(
        you=Side(hand=["westbrook-netrunner"], eddies=4, gigs={"d6": 6}, fixer=[]),
        rival=Side(legends=["v-corporate-exile"], eddies=5, fixer=[]),
    )
    game.you.play("westbrook-netrunner")
    game.you.end_turn()

    game.rival.go_solo("v-corporate-exile")
    game.rival.attack("v-corporate-exile", "gigs")
    game.you.pass_()

    assert game.you.gigs == {"d6": 6}
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("rival", "main")


@rule("R-174", "3.7", "FAQ Corporate Surveillance")
def test_corporate_surveillance_may_choose_a_unit_that_is_spent_already() -> None:
    """Where the only rival Unit of cost 4 or less is spent, it is chosen, and the dearer one stays ready."""
    game = setup(
        you=Side(hand=["corporate-surveillance"], eddies=2),
        rival=Side(field=[card("emergency-atlus", spent=True), "animals-wrecker"]),
    )

    game.you.play("corporate-surveillance")

    assert game.you.trash == ["corporate-surveillance"]
    assert game.rival.is_spent("emergency-atlus")
    assert not game.rival.is_spent("animals-wrecker")


@rule("R-174", "2.6", "8.6.2.1", "8.6.3", "FAQ Memory Relapse")
def test_memory_relapse_keeps_a_spent_unit_spent_until_your_next_turn() -> None:
    """The chosen Unit doesn't ready in its own Start phase, others do; after your next turn has begun it
    readies again.
    """
    game = setup(
        you=Side(hand=["memory-relapse"], eddies=4, gigs={"d4": 3}, fixer=[]),
        rival=Side(
            field=[card("emergency-atlus", spent=True), card("animals-wrecker", spent=True)],
            gigs={"d6": 1},
            fixer=[],
        ),
    )

    game.you.play("memory-relapse", on="emergency-atlus")
    assert game.you.hand_size == 0  # 3 is odd

    game.you.end_turn()
    assert game.rival.is_spent("emergency-atlus")
    assert not game.rival.is_spent("animals-wrecker")

    game.rival.end_turn()
    assert game.rival.is_spent("emergency-atlus")
    game.you.end_turn()
    assert not game.rival.is_spent("emergency-atlus")


@rule("R-174", "2.4", "FAQ Memory Relapse")
def test_memory_relapse_draws_for_even_street_cred_without_a_rival_unit() -> None:
    """The draw stands apart from the Unit."""
    game = setup(you=Side(hand=["memory-relapse"], eddies=4, gigs={"d4": 1, "d6": 3}))

    game.you.play("memory-relapse")

    assert game.you.trash == ["memory-relapse"]
    assert game.you.hand_size == 1


@rule("R-175", "9.17", "8.16.1", "FAQ Cyberpsychosis")
def test_cyberpsychosis_counts_in_the_fight_and_defeats_at_the_end_of_the_turn() -> None:
    """+3 for each Gear wins the fight; because the Unit fought, it falls at the end of the turn."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo"])]),
        rival=Side(hand=["cyberpsychosis"], eddies=3, field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("emergency-atlus", "animals-wrecker")
    game.rival.play("cyberpsychosis", on="emergency-atlus")
    assert game.you.power("emergency-atlus") == 14  # 4, 2 and 2 from Gear, 3 for each
    game.rival.pass_()
    assert game.rival.field == []
    assert game.you.field == ["emergency-atlus"]

    game.you.end_turn()
    assert game.you.field == []
    assert sorted(game.you.trash) == ["emergency-atlus", "mantis-blades", "satori-sword-of-saburo"]


@rule("R-175", "9.23.2.2", "8.16.1", "FAQ Cyberpsychosis")
def test_cyberpsychosis_defeats_a_unit_that_stole() -> None:
    """Stealing counts like fighting: 14 power take two Gigs, and the Unit falls at the end of the turn."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo"])]),
        rival=Side(hand=["cyberpsychosis"], eddies=3, gigs={"d6": 1, "d8": 2}),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.rival.play("cyberpsychosis", on="emergency-atlus")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 1, "rival:d8": 2}

    game.you.end_turn()
    assert game.you.field == []


@rule("R-175", "9.27.1", "FAQ Cyberpsychosis")
def test_the_unit_survives_when_its_attack_ended_before_fight_and_steal() -> None:
    """The target vanishes in the React Step: there is no fight, and nothing happens at the end of the
    turn.
    """
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo"])]),
        rival=Side(hand=["cyberpsychosis"], eddies=3, field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("emergency-atlus", "animals-wrecker")
    game.rival.play("cyberpsychosis", on="emergency-atlus")
    game.rival.force("animals-wrecker", to="hand")
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")

    game.you.end_turn()
    assert game.you.field == ["emergency-atlus"]
    assert game.you.power("emergency-atlus") == 8


@rule("R-176", "10.22.3", "FAQ Modded Kusanagi")
def test_a_fallen_kusanagi_stays_in_the_trash() -> None:
    """Its return at the end of the turn works on the field only."""
    game = setup(
        you=Side(field=["modded-kusanagi"]),
        rival=Side(field=[card("minotaur", spent=True)]),
    )

    game.you.attack("modded-kusanagi", "minotaur")
    game.rival.pass_()
    assert game.you.trash == ["modded-kusanagi"]

    game.you.end_turn()
    assert game.you.trash == ["modded-kusanagi"]
    assert game.you.hand == []


@rule("R-176", "8.16.1", "FAQ Modded Kusanagi")
def test_a_kusanagi_on_the_field_goes_back_to_hand() -> None:
    """At the end of its own player's turn it returns, and not at the end of the Rival's."""
    game = setup(you=Side(field=["modded-kusanagi"]))
    game.you.end_turn()
    assert game.you.hand == ["modded-kusanagi"]
    assert game.you.field == []

    game = setup(active="rival", you=Side(field=["modded-kusanagi"], fixer=["d4"]))
    game.rival.end_turn()
    assert game.you.field == ["modded-kusanagi"]


@rule("R-176", "10.22.3", "FAQ Delamain Cab")
def test_a_fallen_delamain_cab_readies_no_eddie() -> None:
    """The Cab that stole a Gig must be on the field at the end of the turn; while it is, one Eddie
    readies.
    """
    for fallen, ready in ((True, 0), (False, 1)):
        game = setup(
            you=Side(field=["delamain-cab"], spent_eddies=2),
            rival=Side(gigs={"d6": 4}),
        )
        game.you.attack("delamain-cab", "gigs")
        game.rival.pass_()
        if fallen:
            game.you.force("delamain-cab", defeat=True)

        game.you.end_turn()
        assert (game.you.eddies_ready, game.you.eddies_spent) == (ready, 2 - ready)


@rule("R-177", "10.21", "FAQ Dum Dum")
def test_dum_dums_bonus_stays_when_a_gear_is_lost() -> None:
    """+1 for each of two Gears is fixed when it resolves; losing a Gear takes that Gear's own power alone."""
    game = setup(
        you=Side(
            legends=["dum-dum-maelstrom-triggerman"],
            eddies=1,
            field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo"])],
        ),
        rival=Side(hand=["detonate"], eddies=1, gigs={"d6": 4}),
    )
    game.you.activate("dum-dum-maelstrom-triggerman")
    assert game.you.power("emergency-atlus") == 10

    game.you.attack("emergency-atlus", "gigs")
    game.rival.play("detonate", on="emergency-atlus/mantis-blades")
    assert game.you.gear("emergency-atlus") == ["satori-sword-of-saburo"]
    assert game.you.power("emergency-atlus") == 8


@rule("R-178", "2.8", "8.16.1", "FAQ Dying Night")
def test_dying_night_readies_eddies_though_nothing_was_decreased() -> None:
    """A Unit named V that attacked has two Eddies readied at the end of the turn, even if the Gig was
    decreased by 0.
    """
    game = setup(
        you=Side(
            field=[card("v-streetkid", solo=True, gear=["dying-night-vs-pistol"])],
            gigs={"d4": 2},
            spent_eddies=3,
        ),
        rival=Side(gigs={"d8": 5}),
    )

    game.you.attack("v-streetkid", "gigs")
    assert game.options() == ["d4", "rival:d8"]
    game.you.choose("d4")
    game.you.choose(0)
    game.rival.pass_()
    assert game.you.eddies_ready == 0

    game.you.end_turn()
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)


@rule("R-178", "3.9.2", "FAQ Dying Night")
def test_dying_night_readies_nothing_for_a_unit_of_another_name() -> None:
    """The name must be V."""
    game = setup(
        you=Side(field=[card("emergency-atlus", gear=["dying-night-vs-pistol"])], gigs={"d4": 2}, spent_eddies=3),
        rival=Side(gigs={"d8": 5}),
    )

    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("d4")
    game.you.choose(1)
    game.rival.pass_()
    game.you.end_turn()

    assert game.you.gigs == {"d4": 1, "rival:d8": 5}
    assert game.you.eddies_ready == 0


@rule("R-179", "6.3.2", "10.31", "FAQ El Sombreron")
def test_el_sombreron_picks_any_friendly_max_gig_and_keeps_its_value() -> None:
    """4 on a d4 and 12 on a d12 are max, 19 on a d20 is not; the bonus stays when the die is gone."""
    game = setup(
        you=Side(field=["el-sombreron-la-venganza-lenta"], eddies=2, gigs={"d4": 4, "d12": 12, "d20": 19}),
        rival=Side(gigs={"d6": 6}),
    )

    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.options() == ["yes", "none"]
    game.you.choose("yes")
    assert game.options() == ["d4", "d12"]  # the Rival's d6 is max, but not friendly
    game.you.choose("d12")

    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 2)
    assert game.you.power("el-sombreron-la-venganza-lenta") == 16
    game.you.force("d12", to="fixer")
    assert game.you.power("el-sombreron-la-venganza-lenta") == 16


@rule("R-179", "2.7", "FAQ El Sombreron")
def test_el_sombreron_may_pay_for_nothing_or_not_at_all() -> None:
    """The payment may be made without a max Gig; declined, nothing is paid."""
    for answer, spent in (("yes", 2), (None, 0)):
        game = setup(
            you=Side(field=["el-sombreron-la-venganza-lenta"], eddies=2, gigs={"d4": 3}),
            rival=Side(gigs={"d6": 6}),
        )
        game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
        game.you.choose(answer)

        assert game.you.eddies_spent == spent
        assert game.you.power("el-sombreron-la-venganza-lenta") == 4


@rule("R-180", "2.6", "2.4", "FAQ Mox Inciters")
def test_an_obliged_unit_that_cant_ready_owes_no_attack() -> None:
    """Mox Inciters oblige a Unit that Memory Relapse keeps spent: the Rival may end the turn."""
    game = setup(
        you=Side(hand=["mox-inciters", "memory-relapse"], eddies=7, gigs={"d4": 3}, fixer=[]),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.play("memory-relapse", on="psycho-squad")
    game.you.end_turn()

    assert game.rival.is_spent("psycho-squad")
    assert game.rival.may("end_turn")


@rule("R-180", "8.9", "FAQ Evelyn Parker: Beautiful Enigma")
def test_an_obliged_unit_that_readied_must_attack_before_the_turn_ends() -> None:
    """Evelyn's order holds for the Rival's next turn: it can't be ended until the Unit has attacked, and
    other acts are free.
    """
    game = setup(
        you=Side(
            legends=["evelyn-parker-beautiful-enigma"],
            eddies=1,
            gigs={"d4": 3},
            fixer=[],
        ),
        rival=Side(field=[card("psycho-squad", spent=True)], hand=["floor-it"], fixer=[]),
    )
    game.you.activate("evelyn-parker-beautiful-enigma")
    game.you.end_turn()

    assert not game.rival.may("end_turn")
    assert game.rival.may("sell", "floor-it")
    with pytest.raises(IllegalAction):
        game.rival.end_turn()

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("R-181", "2.3", "10.3.3", "FAQ Evelyn Parker: Scheming Siren")
def test_scheming_siren_draws_and_then_discards_with_more_street_cred() -> None:
    """With more ☆ than the Rival one of the two cards in hand must go."""
    game = setup(
        you=Side(field=["evelyn-parker-scheming-siren"], hand=["detonate"], deck=["floor-it"], gigs={"d8": 5}),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("evelyn-parker-scheming-siren", "gigs")
    assert game.options() == ["detonate", "floor-it"]
    game.you.choose("floor-it")

    assert game.you.hand == ["detonate"]
    assert game.you.trash == ["floor-it"]


@pytest.mark.parametrize("rivals", [5, 6], ids=["equal", "more"])
@rule("R-181", "10.3.3", "FAQ Evelyn Parker: Scheming Siren")
def test_scheming_siren_discards_nothing_without_more_street_cred(rivals: int) -> None:
    """At equal or less ☆ the card drawn stays."""
    game = setup(
        you=Side(field=["evelyn-parker-scheming-siren"], hand=["detonate"], deck=["floor-it"], gigs={"d8": 5}),
        rival=Side(gigs={"d6": rivals}),
    )

    game.you.attack("evelyn-parker-scheming-siren", "gigs")

    assert game.you.hand == ["detonate", "floor-it"]
    assert game.decision is not None and game.decision.kind == "react"


@rule("R-182", "11.14.2", "10.31", "FAQ Fool on the Hill")
def test_fool_on_the_hill_shows_both_cards_and_the_rival_decides() -> None:
    """The Rival sees the top two where they lie; told "trash", both go there and the next two are drawn."""
    game = setup(
        you=Side(
            hand=["fool-on-the-hill"],
            eddies=2,
            deck=["detonate", "screw-lovelorn-fool", "floor-it", "psycho-squad"],
        ),
    )

    game.you.play("fool-on-the-hill")
    assert game.decision is not None and game.decision.player == "rival"
    assert sorted(game.options()) == ["hand", "trash"]  # no "none": it must choose
    assert game.view("rival").you.deck == ["detonate", "screw-lovelorn-fool", "?", "?"]

    game.rival.choose("trash")
    assert game.you.hand == ["floor-it", "psycho-squad"]
    assert sorted(game.you.trash) == ["detonate", "fool-on-the-hill", "screw-lovelorn-fool"]
    assert game.view("rival").you.hand == ["?", "?"]


@rule("R-182", "FAQ Fool on the Hill")
def test_fool_on_the_hill_may_be_answered_with_hand() -> None:
    """Told "hand", the two cards are added and nothing is drawn."""
    game = setup(
        you=Side(
            hand=["fool-on-the-hill"],
            eddies=2,
            deck=["detonate", "screw-lovelorn-fool", "floor-it", "psycho-squad"],
        ),
    )

    game.you.play("fool-on-the-hill")
    game.rival.choose("hand")

    assert sorted(game.you.hand) == ["detonate", "screw-lovelorn-fool"]
    assert game.you.deck_size == 2
    assert game.you.trash == ["fool-on-the-hill"]


@rule("R-183", "6.7.1.2", "Q43", "FAQ Gorilla Arms")
def test_gorilla_arms_take_no_gig_whose_value_a_friendly_gig_shows() -> None:
    """After stealing a 6, with a 3 of one's own, the Rival's other 3 and 6 are out of reach."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], gigs={"d4": 3}),
        rival=Side(gigs={"d6": 6, "d8": 3, "d10": 6}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    assert game.you.gigs == {"d4": 3, "rival:d6": 6}
    assert game.rival.gigs == {"d8": 3, "d10": 6}


@rule("R-183", "6.7.1.2", "Q43", "FAQ Gorilla Arms")
def test_gorilla_arms_take_a_gig_of_a_value_of_its_own() -> None:
    """Any rival Gig whose value no friendly Gig shows may be taken; the others are not offered."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["gorilla-arms"])], gigs={"d4": 3}),
        rival=Side(gigs={"d6": 6, "d8": 3, "d10": 7, "d12": 8}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")
    assert game.options() == ["rival:d10", "rival:d12"]
    game.you.choose("rival:d10")

    assert game.you.gigs == {"d4": 3, "rival:d6": 6, "rival:d10": 7}


@rule("R-184", "Q30", "RD-13")
def test_losing_his_way_gets_nothing_when_no_legend_is_left() -> None:
    """Three removed Legends are not "all face-up"."""
    game = setup(
        you=Side(
            field=["goro-takemura-losing-his-way"],
            removed=["v-streetkid", "royce-psycho-on-the-edge", "sasha-yakovleva-wont-let-you-down"],
        ),
        rival=Side(gigs={"d6": 4}),
    )

    game.you.attack("goro-takemura-losing-his-way", "gigs")

    assert game.you.power("goro-takemura-losing-his-way") == 4


@rule("R-184", "Q30", "RD-13")
def test_losing_his_way_counts_a_legend_on_the_field_and_misses_one_face_down() -> None:
    """Two face-up in the area and one on the field give +5; one face-down spoils it."""
    game = setup(
        you=Side(
            legends=["saburo-arasaka-stubborn-patriarch", "dexter-deshawn-off-the-grid"],
            field=["goro-takemura-losing-his-way", card("v-streetkid", solo=True)],
        ),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("goro-takemura-losing-his-way", "gigs")
    assert game.you.power("goro-takemura-losing-his-way") == 10  # and 1 from Saburo

    game = setup(
        you=Side(
            legends=["dexter-deshawn-off-the-grid", "v-streetkid", "?"],
            field=["goro-takemura-losing-his-way"],
        ),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("goro-takemura-losing-his-way", "gigs")
    assert game.you.power("goro-takemura-losing-his-way") == 4


@rule("R-185", "9.9", "FAQ Goro Takemura: Vengeful Bodyguard")
def test_vengeful_bodyguard_hears_any_friendly_blocker() -> None:
    """Corpo Security blocks with its own BLOCKER: Goro's player may discard one card and then draws one."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            legends=["goro-takemura-vengeful-bodyguard"],
            field=["corpo-security"],
            hand=["floor-it", "detonate"],
            deck=["minotaur"],
            gigs={"d6": 4},
        ),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.block_with("corpo-security")
    assert game.decision is not None and game.decision.player == "rival"
    assert game.options() == ["floor-it", "detonate", "none"]

    game.rival.choose("floor-it")
    assert game.rival.hand == ["detonate", "minotaur"]
    assert game.rival.trash == ["floor-it"]


@rule("R-185", "2.1.1", "FAQ Goro Takemura: Vengeful Bodyguard")
def test_vengeful_bodyguards_discard_may_be_declined() -> None:
    """Declined, nothing is discarded and nothing drawn."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            legends=["goro-takemura-vengeful-bodyguard"],
            field=["corpo-security"],
            hand=["floor-it"],
            gigs={"d6": 4},
        ),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.block_with("corpo-security")
    game.rival.choose(None)

    assert game.rival.hand == ["floor-it"]
    assert game.decision is not None and game.decision.kind == "react"


@pytest.mark.parametrize("own", [3, 4], ids=["equal", "more"])
@rule("R-186", "2.3", "9.3.2.3", "FAQ Gunpoint Diplomacy")
def test_gunpoint_gives_both_effects_without_less_street_cred(own: int) -> None:
    """+3 power, and the next attack of this turn may be on a ready Unit; the attack after that may not."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], eddies=4, field=["psycho-squad"], gigs={"d4": own}),
        rival=Side(field=["emergency-atlus", "riding-nomad"], gigs={"d6": 3}),
    )

    game.you.play("gunpoint-diplomacy", on="psycho-squad")
    assert game.you.power("psycho-squad") == 9
    assert game.you.may("attack", "psycho-squad", "emergency-atlus")

    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.pass_()
    assert game.rival.trash == ["emergency-atlus"]

    game.you.force("psycho-squad", ready=True)
    assert not game.you.may("attack", "psycho-squad", "riding-nomad")
    assert game.you.may("attack", "psycho-squad", "gigs")


@rule("R-187", "10.31", "FAQ Gunpoint Diplomacy")
def test_gunpoints_rival_chooses_one_effect_for_a_player_with_less_street_cred() -> None:
    """You choose the Unit, the Rival chooses which of the two effects it gets."""
    for mode, power, ready_targets in ((0, 6, True), (1, 9, False)):
        game = setup(
            you=Side(
                hand=["gunpoint-diplomacy"],
                eddies=4,
                field=["psycho-squad", "riding-nomad"],
                gigs={"d4": 2},
            ),
            rival=Side(field=["emergency-atlus"], gigs={"d6": 3}),
        )

        game.you.play("gunpoint-diplomacy", on="psycho-squad")
        assert game.decision is not None and game.decision.player == "rival"
        assert game.rival.may("choose", 0) and game.rival.may("choose", 1)
        assert not game.rival.may("choose", None)

        game.rival.choose(mode)
        assert game.you.power("psycho-squad") == power
        assert game.you.power("riding-nomad") == 4
        assert game.you.may("attack", "psycho-squad", "emergency-atlus") == ready_targets
        assert not game.you.may("attack", "riding-nomad", "emergency-atlus")


@rule("R-188", "3.11.1", "FAQ Heywood Ripperdoc")
def test_heywood_may_defeat_any_gear_and_draws_for_a_matching_cost() -> None:
    """A Gear of either side or none may be chosen; cost 2 equals the friendly Gig, cost 1 doesn't."""
    for gear, drawn in (
        ("psycho-squad/satori-sword-of-saburo", 1),
        ("emergency-atlus/mantis-blades", 0),
        (None, 0),
    ):
        game = setup(
            you=Side(
                hand=["heywood-ripperdoc"],
                eddies=6,
                field=[card("emergency-atlus", gear=["mantis-blades"])],
                gigs={"d4": 2},
            ),
            rival=Side(
                field=[card("psycho-squad", gear=["satori-sword-of-saburo"])],
                gigs={"d6": 1},
            ),
        )

        game.you.play("heywood-ripperdoc")
        assert game.options() == [
            "emergency-atlus/mantis-blades",
            "psycho-squad/satori-sword-of-saburo",
            "none",
        ]
        game.you.choose(gear)

        assert game.you.hand_size == drawn
        assert len(game.you.trash + game.rival.trash) == (0 if gear is None else 1)


@rule("R-188", "2.7", "FAQ Gilded Maton")
def test_gilded_maton_may_defeat_a_gear_though_no_unit_can_follow() -> None:
    """The Gear is a friendly one and optional; only then a rival Unit of cost 3 or less falls, where there
    is one.
    """
    for rivals, fallen in (
        (["emergency-atlus", "psycho-squad"], ["emergency-atlus"]),
        (["psycho-squad"], []),
    ):
        game = setup(
            you=Side(hand=["gilded-maton"], eddies=4, field=[card("riding-nomad", gear=["mantis-blades"])]),
            rival=Side(field=[*rivals, card("minotaur", gear=["kiroshi-optics"])]),
        )

        game.you.play("gilded-maton")
        assert game.options() == ["riding-nomad/mantis-blades", "none"]
        game.you.choose("riding-nomad/mantis-blades")

        assert game.you.trash == ["mantis-blades"]
        assert game.rival.trash == fallen


@rule("R-188", "2.1.1", "FAQ Gilded Maton")
def test_gilded_maton_defeats_no_unit_when_the_gear_is_kept() -> None:
    """Declined, both the Gear and the Unit stay."""
    game = setup(
        you=Side(hand=["gilded-maton"], eddies=4, field=[card("riding-nomad", gear=["mantis-blades"])]),
        rival=Side(field=["emergency-atlus"]),
    )

    game.you.play("gilded-maton")
    game.you.choose(None)

    assert game.you.gear("riding-nomad") == ["mantis-blades"]
    assert game.rival.field == ["emergency-atlus"]
