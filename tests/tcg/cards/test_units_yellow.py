"""The Yellow Units, in the order of their names."""

from preem.tcg.effects.tags import PLAN
from preem.tcg.effects.words import YELLOW, program
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SMASHER = "adam-smasher-metal-over-meat"
ALT = "alt-cunningham-mother-of-daemons"
CALIBER = "caliber-totentanzs-top-dog"
DEXTER = "dexter-deshawn-one-last-chance"
HANAKO = "hanako-arasaka-in-a-gilded-cage"
JACKIE = "jackie-welles-ride-or-die-choom"
T_BUG = "t-bug-amateur-philosopher"
VIKTOR = "viktor-vektor-drop-your-illusions"
PINCH = "viktor-vektor-you-might-feel-a-little-pinch"
SCREW = "screw-lovelorn-fool"
V = "v-corporate-exile"

SPENT_LEGENDS = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]  # no money in them

OF_FOUR = program("Of Four", "", YELLOW, ram=1, cost=4, tags=(PLAN,), number="TEST 001")
OF_FIVE = program("Of Five", "", YELLOW, ram=1, cost=5, tags=(PLAN,), number="TEST 002")


# --- Adam Smasher: Metal Over Meat ------------------------------------------------------------------------


@rule("10.13", "2.9", "R-097")
def test_adam_smasher_defeats_all_other_units() -> None:
    """Both sides' and Legends on the field, not himself; then DEFEATED effects, the turn player's first."""
    game = setup(
        you=Side(hand=[SMASHER], field=[SCREW], trash=["psycho-squad", "emergency-atlus"], eddies=9),
        rival=Side(
            field=[CALIBER, SCREW, card(V, solo=True)],
            trash=["corpo-security", "chrome-fang"],
            gigs={"d4": 1},
        ),
    )
    game.you.play(SMASHER)
    assert game.you.field == [SMASHER]
    assert game.rival.field == []
    assert game.rival.removed == [V]

    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("psycho-squad")
    assert sorted(game.options()) == [CALIBER, SCREW]
    game.rival.order(CALIBER)  # you discard your only card
    assert game.options() == ["corpo-security", "chrome-fang", CALIBER]
    game.rival.choose(CALIBER)
    assert game.rival.hand == [CALIBER]
    assert game.you.hand == []


@rule("10.7")
def test_adam_smasher_alone_defeats_nobody() -> None:
    """There are no others."""
    game = setup(you=Side(hand=[SMASHER], eddies=9))
    game.you.play(SMASHER)
    assert game.you.field == [SMASHER]


# --- Alt Cunningham: Mother of Daemons --------------------------------------------------------------------


@rule("6.7.4", "9.23.4", "Q23", "R-095", "T-110")
def test_alt_keeps_a_gig_for_a_discard_of_its_value() -> None:
    """After the choice, for a card whose cost is the value: the die stays, and no other is chosen for it."""
    game = setup(
        cards=(OF_FOUR, OF_FIVE),
        active="rival",
        you=Side(
            field=[ALT],
            hand=["of-five", "of-four", "psycho-squad", "field-operator"],
            gigs={"d6": 4, "d8": 3},
        ),
        rival=Side(field=["emergency-atlus"]),
    )
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    assert game.options() == ["of-four", "psycho-squad", "none"]  # cost 4

    game.you.choose("psycho-squad")
    assert game.rival.may("end_turn")
    assert game.you.gigs == {"d6": 4, "d8": 3}
    assert game.rival.gigs == {}
    assert game.you.trash == ["psycho-squad"]


@rule("9.23.4", "T-110")
def test_alt_saves_one_of_two_gigs_and_may_decline() -> None:
    """Two are chosen, one is saved and the other moves; declined, both move."""
    you = Side(field=[ALT], hand=["of-four"], gigs={"d6": 4, "d8": 4, "d10": 4})
    game = setup(cards=(OF_FOUR,), active="rival", you=you, rival=Side(field=["animals-wrecker"]))
    game.rival.attack("animals-wrecker", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6", "rival:d8")
    game.you.choose(None)
    assert game.options() == ["of-four", "none"]  # asked for each die
    game.you.choose("of-four")
    assert game.rival.gigs == {"rival:d6": 4}
    assert game.you.gigs == {"d8": 4, "d10": 4}


@rule("10.27", "6.7.4")
def test_alt_is_not_asked_without_the_card_and_stops_no_friendly_unit() -> None:
    """No card of that cost, no question; and one's own steals go on."""
    game = setup(
        cards=(OF_FIVE,),
        active="rival",
        you=Side(field=[ALT], hand=["of-five"], gigs={"d6": 4}),
        rival=Side(field=["emergency-atlus"]),
    )
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert game.rival.gigs == {"rival:d6": 4}

    game = setup(cards=(OF_FOUR,), you=Side(field=[ALT], hand=["of-four"]), rival=Side(gigs={"d6": 4}))
    game.you.attack(ALT, "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 4}


@rule("10.16.1", "R-168", "FAQ Alt Cunningham: Mother of Daemons")
def test_alt_draws_when_an_equipped_friend_is_spent() -> None:
    """An equipped Unit that attacks, an equipped Legend that pays, on either turn; without Gear nothing."""
    game = setup(
        you=Side(
            legends=[
                card(V, gear=["mantis-blades"]),
                card("royce-psycho-on-the-edge"),
                card("?", spent=True),
            ],
            field=[ALT, card("psycho-squad", gear=["mantis-blades"]), "emergency-atlus"],
            hand=["corpo-security"],
        ),
        rival=Side(gigs={"d6": 4, "d8": 3}, field=[card("corpo-security", gear=["mantis-blades"])]),
    )
    game.you.attack("emergency-atlus", "gigs")
    assert game.you.hand_size == 1
    game.rival.block_with("corpo-security")  # equipped, but a Rival's
    assert game.you.hand_size == 1
    game.rival.pass_()

    game.you.attack("psycho-squad", "gigs")
    assert game.you.hand_size == 2
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.play("corpo-security", pay=[V, "royce-psycho-on-the-edge"])
    assert game.you.hand_size == 2  # one played, one drawn for V, none for Royce


# --- Augmented Negotiators --------------------------------------------------------------------------------


@rule("9.9", "Q29")
def test_augmented_negotiators_cost_the_attacker_a_card() -> None:
    """When they block, the Rival discards one of his choice, before the fight."""
    game = setup(
        active="rival",
        you=Side(field=["augmented-negotiators"], gigs={"d6": 3}),
        rival=Side(field=["psycho-squad"], hand=["floor-it", "minotaur"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with("augmented-negotiators")
    assert game.options() == ["floor-it", "minotaur"]
    game.rival.choose("minotaur")
    assert game.rival.trash == ["minotaur"]
    game.you.pass_()
    assert game.you.trash == ["augmented-negotiators"]


@rule("2.4", "R-071", "FAQ Augmented Negotiators")
def test_augmented_negotiators_block_an_empty_hand_too() -> None:
    """There is nothing to discard, and the block stands."""
    game = setup(
        active="rival",
        you=Side(field=["augmented-negotiators"], gigs={"d6": 3}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with("augmented-negotiators")
    game.you.pass_()
    assert game.you.gigs == {"d6": 3}


# --- Caliber ----------------------------------------------------------------------------------------------


@rule("10.5", "3.11.1.2", "FAQ Caliber")
def test_caliber_defeats_a_rival_unit_of_cost_2_or_less() -> None:
    """Compulsory; the cost counts and not the power, and no friendly Unit."""
    game = setup(
        you=Side(hand=[CALIBER], field=["japantown-jonin"], eddies=5),
        rival=Side(field=["corpo-security", "ruthless-lowlife", "delamain-rideshare-ai"]),
    )
    game.you.play(CALIBER)
    assert game.options() == ["corpo-security", "ruthless-lowlife"]
    game.you.choose("ruthless-lowlife")
    assert game.rival.trash == ["ruthless-lowlife"]

    game = setup(you=Side(hand=[CALIBER], eddies=5), rival=Side(field=["delamain-rideshare-ai"]))
    game.you.play(CALIBER)
    assert game.rival.field == ["delamain-rideshare-ai"]


@rule("10.3.3", "R-172", "FAQ Caliber")
def test_caliber_takes_a_second_card_when_the_first_costs_what_a_gig_shows() -> None:
    """The Rival chooses both; the second may match as well, and no third goes."""
    game = setup(
        you=Side(field=[CALIBER], gigs={"d4": 3}),
        rival=Side(hand=["swordwise-huscle", "field-operator", "minotaur", "maxtac-squadron"]),
    )
    game.you.force(CALIBER, defeat=True)
    assert game.options() == ["swordwise-huscle", "field-operator", "minotaur", "maxtac-squadron"]
    game.rival.choose("field-operator")
    assert game.options() == ["swordwise-huscle", "minotaur", "maxtac-squadron"]
    game.rival.choose("maxtac-squadron")
    assert game.you.may("end_turn")
    assert game.rival.hand == ["swordwise-huscle", "minotaur"]


@rule("10.3.3", "2.4")
def test_caliber_takes_one_card_otherwise() -> None:
    """The cost is the value of no friendly Gig; a rival one doesn't count. With no card none goes."""
    game = setup(
        you=Side(field=[CALIBER], gigs={"d4": 3}),
        rival=Side(hand=["minotaur", "field-operator"], gigs={"d8": 7}),
    )
    game.you.force(CALIBER, defeat=True)
    game.rival.choose("minotaur")
    assert game.you.may("end_turn")
    assert game.rival.hand == ["field-operator"]

    game = setup(you=Side(field=[CALIBER], gigs={"d4": 3}))
    game.you.force(CALIBER, defeat=True)
    assert game.you.may("end_turn")


# --- Dexter DeShawn: One Last Chance ----------------------------------------------------------------------


@rule("6.4", "FAQ G25")
def test_dexter_adjusts_a_gig_when_played_and_when_attacking() -> None:
    """Either player's, up or down by 1, or not at all."""
    game = setup(you=Side(hand=[DEXTER], eddies=3, gigs={"d4": 4}), rival=Side(gigs={"d6": 1, "d8": 5}))
    game.you.play(DEXTER)
    assert sorted(game.options()) == ["d4", "rival:d6", "rival:d8"]
    game.you.choose("rival:d8")
    assert game.options() == ["-1", "0", "1"]
    game.you.choose(-1)
    assert game.rival.gigs == {"d6": 1, "d8": 4}

    game = setup(you=Side(field=[DEXTER], gigs={"d4": 4}), rival=Side(gigs={"d6": 3}))
    game.you.attack(DEXTER, "gigs")
    game.you.choose("d4")
    assert game.options() == ["-1", "0"]
    game.you.choose(0)
    assert game.rival.may("pass_")
    assert game.you.gigs == {"d4": 4}


@rule("10.7")
def test_dexter_finds_no_gig() -> None:
    """Dice in a fixer are no Gigs."""
    game = setup(you=Side(hand=[DEXTER], eddies=3))
    game.you.play(DEXTER)
    assert game.you.may("end_turn")


@rule("11.19.1", "Q28", "RD-19")
def test_dexter_draws_two_when_street_cred_differs_by_ten() -> None:
    """Either way by 10 or more; with 9 nothing, and a player without Gigs makes no difference."""
    for yours, theirs, cards in ((11, 1, 2), (1, 11, 2), (11, 2, 0)):
        game = setup(you=Side(field=[DEXTER], gigs={"d12": yours}), rival=Side(gigs={"d12": theirs}))
        game.you.force(DEXTER, defeat=True)
        assert game.you.hand_size == cards

    game = setup(you=Side(field=[DEXTER]), rival=Side(gigs={"d12": 12}))
    game.you.force(DEXTER, defeat=True)
    assert game.you.hand_size == 0


# --- Gilded Matón -----------------------------------------------------------------------------------------


@rule("10.3.3", "2.1.1", "FAQ Gilded Matón")
def test_gilded_maton_trades_a_gear_for_a_rival_unit() -> None:
    """A friendly Gear, on a Unit or a Legend; then a rival Unit of cost 3 or less."""
    game = setup(
        you=Side(
            hand=["gilded-maton"],
            legends=[card(V, gear=["satori-sword-of-saburo"])],
            field=[card("psycho-squad", gear=["mantis-blades"])],
            eddies=4,
        ),
        rival=Side(field=["emergency-atlus", "chrome-fang", card("corpo-security", gear=["sandevistan"])]),
    )
    game.you.play("gilded-maton")
    assert sorted(game.options()) == sorted([f"{V}/satori-sword-of-saburo", "psycho-squad/mantis-blades", "none"])
    game.you.choose("psycho-squad/mantis-blades")
    assert game.you.trash == ["mantis-blades"]
    assert game.options() == ["emergency-atlus", "corpo-security"]
    game.you.choose("emergency-atlus")
    assert game.rival.trash == ["emergency-atlus"]


@rule("2.1.1", "10.7", "FAQ Gilded Matón")
def test_gilded_maton_defeats_nobody_without_a_gear() -> None:
    """Declined, or no Gear there; a Gear may go for nothing."""
    equipped = card("psycho-squad", gear=["mantis-blades"])
    rival = Side(field=["emergency-atlus"])
    game = setup(you=Side(hand=["gilded-maton"], field=[equipped], eddies=4), rival=rival)
    game.you.play("gilded-maton")
    game.you.choose(None)
    assert game.you.may("end_turn")
    assert game.rival.field == ["emergency-atlus"]

    game = setup(you=Side(hand=["gilded-maton"], eddies=4), rival=rival)
    game.you.play("gilded-maton")
    assert game.you.may("end_turn")

    game = setup(you=Side(hand=["gilded-maton"], field=[equipped], eddies=4), rival=Side(field=["chrome-fang"]))
    game.you.play("gilded-maton")
    game.you.choose("psycho-squad/mantis-blades")
    assert game.you.trash == ["mantis-blades"]
    assert game.rival.field == ["chrome-fang"]


# --- Hanako Arasaka: In a Gilded Cage ---------------------------------------------------------------------


@rule("11.13", "11.13.4.1", "5.3.2.3", "R-152")
def test_hanako_takes_any_number_of_cards_whose_cost_a_gig_shows() -> None:
    """Of the top four, those of cost 2 and 5, shown to the Rival; the rest goes to the bottom."""
    top = ["corpo-security", "ruthless-lowlife", "chrome-fang", "swordwise-huscle"]
    game = setup(
        you=Side(hand=[HANAKO], deck=[*top, "minotaur"], eddies=4, gigs={"d4": 2, "d6": 2, "d8": 5}),
        rival=Side(gigs={"d10": 3}),
    )
    game.you.play(HANAKO)
    assert game.options() == ["corpo-security", "ruthless-lowlife", "chrome-fang", "none"]
    game.you.choose("corpo-security", "chrome-fang")
    assert sorted(game.you.hand) == ["chrome-fang", "corpo-security"]
    assert sorted(game.view("rival").you.hand) == ["chrome-fang", "corpo-security"]
    assert game.you.deck[0] == "minotaur"
    assert sorted(game.you.deck[1:]) == ["ruthless-lowlife", "swordwise-huscle"]


@rule("11.13.4.1", "11.13.4")
def test_hanako_may_find_nothing() -> None:
    """Taking none is allowed and shows nothing; a short deck is searched as far as it goes."""
    game = setup(you=Side(hand=[HANAKO], deck=["corpo-security", "minotaur"], eddies=4, gigs={"d4": 2}))
    game.you.play(HANAKO)
    game.you.choose(None)
    assert game.you.hand == []
    assert sorted(game.you.deck) == ["corpo-security", "minotaur"]
    assert game.view("rival").you.hand == []


# --- Heywood Ripperdoc ------------------------------------------------------------------------------------


@rule("10.3.3", "R-188", "FAQ Heywood Ripperdoc")
def test_heywood_defeats_a_gear_and_draws_for_its_cost() -> None:
    """Any Gear on either side; with a friendly Gig that shows its cost one card is drawn."""
    side = Side(
        hand=["heywood-ripperdoc"],
        field=[card("psycho-squad", gear=["mantis-blades"])],
        eddies=6,
        gigs={"d4": 2},
    )
    rival = Side(field=[card("minotaur", gear=["satori-sword-of-saburo", "sandevistan"])], gigs={"d6": 3})
    game = setup(you=side, rival=rival)
    game.you.play("heywood-ripperdoc")
    assert game.options() == [
        "psycho-squad/mantis-blades",
        "minotaur/satori-sword-of-saburo",
        "minotaur/sandevistan",
        "none",
    ]
    game.you.choose("minotaur/satori-sword-of-saburo")
    assert game.rival.trash == ["satori-sword-of-saburo"]
    assert game.you.hand_size == 1

    game = setup(you=side, rival=rival)
    game.you.play("heywood-ripperdoc")
    game.you.choose("minotaur/sandevistan")  # 3 is the value of a rival Gig
    assert game.you.hand_size == 0


@rule("2.1.1", "10.7")
def test_heywood_may_leave_all_gear_alone() -> None:
    """Declined, or none there: no card is drawn."""
    game = setup(
        you=Side(hand=["heywood-ripperdoc"], field=[card("psycho-squad", gear=["mantis-blades"])], eddies=6),
    )
    game.you.play("heywood-ripperdoc")
    game.you.choose(None)
    assert game.you.hand_size == 0
    assert game.you.gear("psycho-squad") == ["mantis-blades"]

    game = setup(you=Side(hand=["heywood-ripperdoc"], eddies=6, gigs={"d4": 1}))
    game.you.play("heywood-ripperdoc")
    assert game.you.may("end_turn")
    assert game.you.hand_size == 0


# --- Jackie Welles: Ride or Die Choom ---------------------------------------------------------------------


@rule("10.10.1", "R-131", "FAQ Jackie Welles: Ride or Die Choom")
def test_jackie_gains_two_for_each_even_gig_and_keeps_it() -> None:
    """Two even Gigs are 4, whatever becomes of the dice later; rival ones don't count."""
    game = setup(you=Side(field=[JACKIE], gigs={"d4": 2, "d6": 4, "d8": 3}), rival=Side(gigs={"d6": 2}))
    game.you.attack(JACKIE, "gigs")
    assert game.you.power(JACKIE) == 12
    game.you.force("d4", to="fixer")
    assert game.you.power(JACKIE) == 12


@rule("11.19.1")
def test_jackie_draws_for_each_odd_gig_when_he_falls() -> None:
    """One card for each; even ones and rival ones don't count."""
    game = setup(you=Side(field=[JACKIE], gigs={"d4": 1, "d6": 4, "d8": 3, "d10": 7}), rival=Side(gigs={"d6": 3}))
    game.you.force(JACKIE, defeat=True)
    assert game.you.hand_size == 3


# --- Maelstrom Goons --------------------------------------------------------------------------------------


@rule("10.16.3", "R-090", "FAQ Maelstrom Goons")
def test_maelstrom_goons_cost_the_rival_a_card_for_each_stolen_gig() -> None:
    """Equipped, and two Gigs: two cards of the Rival's choice."""
    game = setup(
        you=Side(field=[card("maelstrom-goons", gear=["mantis-blades"], bonus=+5)]),
        rival=Side(gigs={"d6": 3, "d8": 4}, hand=["floor-it", "minotaur", "octant"]),
    )
    game.you.attack("maelstrom-goons", "gigs")
    game.rival.pass_()
    assert game.options() == ["floor-it", "minotaur", "octant"]
    game.rival.choose("octant")
    assert game.options() == ["floor-it", "minotaur"]
    game.rival.choose("floor-it")
    assert game.rival.hand == ["minotaur"]


@rule("10.3")
def test_maelstrom_goons_need_gear() -> None:
    """Unequipped they only steal."""
    game = setup(you=Side(field=["maelstrom-goons"]), rival=Side(gigs={"d6": 3}, hand=["floor-it"]))
    game.you.attack("maelstrom-goons", "gigs")
    game.rival.pass_()
    assert game.rival.hand == ["floor-it"]


# --- MaxTac Suppression Team ------------------------------------------------------------------------------


@rule("2.6", "R-045", "FAQ MaxTac Suppression Team")
def test_maxtac_suppression_team_stops_rivals_the_turn_they_are_played() -> None:
    """Beating GO SOLO and ADRENALINE; Units from earlier turns attack, and the own side isn't bound."""
    game = setup(
        you=Side(legends=[V], hand=["riding-nomad"], field=["psycho-squad"], eddies=10),
        rival=Side(field=["maxtac-suppression-team"], gigs={"d6": 3}),
    )
    game.you.go_solo(V)
    game.you.play("riding-nomad")
    assert not game.you.may("attack", V, "gigs")
    assert not game.you.may("attack", "riding-nomad", "gigs")
    assert game.you.may("attack", "psycho-squad", "gigs")

    game = setup(
        you=Side(hand=["riding-nomad"], field=["maxtac-suppression-team"], eddies=5),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.play("riding-nomad")
    assert game.you.may("attack", "riding-nomad", "gigs")


# --- Offduty Malfini --------------------------------------------------------------------------------------


@rule("3.7", "2.4", "FAQ Offduty Malfini")
def test_offduty_malfini_is_spent_with_a_rival_unit() -> None:
    """Of the player's choice; a spent one may be chosen."""
    game = setup(
        you=Side(hand=["offduty-malfini"], field=["psycho-squad"], eddies=4),
        rival=Side(field=["emergency-atlus", card("minotaur", spent=True)]),
    )
    game.you.play("offduty-malfini")
    assert game.options() == ["emergency-atlus", "minotaur"]
    game.you.choose("emergency-atlus")
    assert game.you.is_spent("offduty-malfini") and game.rival.is_spent("emergency-atlus")
    assert not game.you.is_spent("psycho-squad")


@rule("2.4", "FAQ Offduty Malfini")
def test_offduty_malfini_is_spent_alone_where_the_rival_has_no_unit() -> None:
    """The possible part is done."""
    game = setup(you=Side(hand=["offduty-malfini"], eddies=4))
    game.you.play("offduty-malfini")
    assert game.you.is_spent("offduty-malfini")
    assert game.you.may("end_turn")


# --- Rockn' Rockerboy and Secondhand Bombus ---------------------------------------------------------------


@rule("9.9", "9.14", "9.19", "R-067")
def test_secondhand_bombus_blocks_with_no_power() -> None:
    """A block turns an attack on Gigs into a fight: Rockn' Rockerboy's 8 beat 0, and nothing is stolen."""
    game = setup(you=Side(field=["rockn-rockerboy"]), rival=Side(field=["secondhand-bombus"], gigs={"d6": 3}))
    game.you.attack("rockn-rockerboy", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.you.gigs == {}


@rule("9.23.2.1", "R-062")
def test_secondhand_bombus_attacks_and_steals_nothing() -> None:
    """With power 0 the attack is legal, and takes no Gig."""
    game = setup(you=Side(field=["secondhand-bombus"]), rival=Side(gigs={"d6": 3}))
    game.you.attack("secondhand-bombus", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {}


# --- Sketchy Ripper ---------------------------------------------------------------------------------------


@rule("11.13.4.1", "11.12.1", "R-149", "RD-29", "FAQ Sketchy Ripper")
def test_sketchy_ripper_finds_a_gear_among_three() -> None:
    """Revealed and taken; the other two go to the bottom, and the fourth card was never seen."""
    game = setup(
        you=Side(
            field=["sketchy-ripper"],
            deck=["floor-it", "mantis-blades", "sandevistan", "satori-sword-of-saburo"],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("sketchy-ripper", "gigs")
    assert game.options() == ["mantis-blades", "sandevistan", "none"]
    game.you.choose("sandevistan")
    assert game.you.hand == ["sandevistan"]
    assert game.view("rival").you.hand == ["sandevistan"]
    assert game.you.deck[0] == "satori-sword-of-saburo"
    assert sorted(game.you.deck[1:]) == ["floor-it", "mantis-blades"]


@rule("11.13.4.1", "FAQ Sketchy Ripper")
def test_sketchy_ripper_may_find_nothing() -> None:
    """Declined, all three go to the bottom and nothing is shown."""
    deck = ["floor-it", "mantis-blades", "minotaur", "octant"]
    game = setup(you=Side(field=["sketchy-ripper"], deck=deck), rival=Side(gigs={"d6": 3}))
    game.you.attack("sketchy-ripper", "gigs")
    game.you.choose(None)
    assert game.you.hand == []
    assert game.you.deck[0] == "octant"
    assert sorted(game.you.deck[1:]) == ["floor-it", "mantis-blades", "minotaur"]


# --- T-Bug ------------------------------------------------------------------------------------------------


@rule("5.7.4.2", "11.19.1", "FAQ T-Bug")
def test_t_bug_looks_at_all_legends_and_may_call_one() -> None:
    """The look is compulsory, at every face-down one; the Call is free, of one that he now knows."""
    game = setup(
        you=Side(
            legends=["?saburo-arasaka-stubborn-patriarch", V, "?wakako-okada-peace-and-harmony"],
            field=[T_BUG],
        )
    )
    game.you.force(T_BUG, defeat=True)
    assert game.you.looked_at == [0, 2]
    assert game.options() == ["legend:0", "legend:2", "none"]

    game.you.choose("legend:0")
    assert game.you.legends == ["saburo-arasaka-stubborn-patriarch", V, "?"]
    assert not game.you.may("call", 2)


@rule("5.7.3", "2.1.1")
def test_t_bug_may_call_nobody_and_not_twice_a_turn() -> None:
    """Declined; or the Call of this turn is used, and the look happens all the same."""
    game = setup(you=Side(field=[T_BUG]))
    game.you.force(T_BUG, defeat=True)
    game.you.choose(None)
    assert game.you.legends == ["?", "?", "?"]
    assert game.you.looked_at == [0, 1, 2]

    game = setup(you=Side(field=[T_BUG], called=True))
    game.you.force(T_BUG, defeat=True)
    assert game.you.may("end_turn")
    assert game.you.looked_at == [0, 1, 2]


# --- Trauma Team Operatives -------------------------------------------------------------------------------


@rule("11.8.3", "R-012", "FAQ Trauma Team Operatives")
def test_trauma_team_operatives_are_cheaper_for_each_fallen_unit() -> None:
    """Units in the own trash, no other cards there and no removed Legends; never below 1."""
    game = setup(
        you=Side(
            hand=["trauma-team-operatives"],
            trash=["psycho-squad", "psycho-squad", "floor-it", "mantis-blades"],
            removed=["v-streetkid"],
            eddies=6,
        ),
        rival=Side(trash=["minotaur"]),
    )
    assert game.you.price("trauma-team-operatives") == 4
    game.you.play("trauma-team-operatives")
    assert game.you.eddies_spent == 4

    game = setup(you=Side(hand=["trauma-team-operatives"], trash=["psycho-squad"] * 8))
    assert game.you.price("trauma-team-operatives") == 1


# --- Viktor Vektor: Drop Your Illusions -------------------------------------------------------------------


@rule("11.8.3", "R-007", "T-79", "FAQ Viktor Vektor: Drop Your Illusions")
def test_viktor_makes_the_first_cyberware_gear_of_a_turn_cheaper() -> None:
    """By 3, to no less than 1, and used up where it saves nothing; a WEAPON costs what it costs."""
    game = setup(you=Side(field=[VIKTOR], hand=["mantis-blades", "sandevistan", "satori-sword-of-saburo"], eddies=10))
    assert game.you.price("sandevistan") == 1
    assert game.you.price("satori-sword-of-saburo") == 2
    game.you.play("satori-sword-of-saburo", on=VIKTOR)
    assert game.you.price("mantis-blades") == 1

    game.you.play("mantis-blades", on=VIKTOR)
    assert game.you.price("sandevistan") == 3


@rule("11.8.3", "RD-1", "R-212")
def test_two_viktors_add_up() -> None:
    """Twice 3 off 6, and 1 is left to pay; the Rival's Viktor helps nobody else."""
    game = setup(you=Side(field=[VIKTOR, VIKTOR], hand=["zetatech-berserk"]))
    assert game.you.price("zetatech-berserk") == 1

    game = setup(you=Side(hand=["sandevistan"], field=["psycho-squad"]), rival=Side(field=[VIKTOR]))
    assert game.you.price("sandevistan") == 3


# --- Viktor Vektor: You Might Feel a Little Pinch ---------------------------------------------------------


@rule("11.8.4", "11.8.4.1", "10.5", "FAQ Viktor Vektor: You Might Feel a Little Pinch")
def test_viktor_equips_another_unit_from_the_trash() -> None:
    """A CYBERWARE Gear of cost 2 or less, compulsory and free, on another friendly Unit and no Legend."""
    game = setup(
        you=Side(
            legends=[V],
            hand=[PINCH],
            field=["psycho-squad", "emergency-atlus"],
            trash=["mantis-blades", "kiroshi-optics", "sandevistan", "satori-sword-of-saburo", "floor-it"],
            eddies=3,
        ),
    )
    game.you.play(PINCH)
    assert game.options() == ["mantis-blades", "kiroshi-optics"]
    game.you.choose("kiroshi-optics")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.you.gear("emergency-atlus") == ["kiroshi-optics"]
    assert game.you.eddies_ready == 0


@rule("10.7", "11.8.4.1")
def test_viktor_needs_another_unit_and_a_gear() -> None:
    """Alone, or with no such Gear in the trash, he does nothing."""
    game = setup(you=Side(legends=[V], hand=[PINCH], trash=["mantis-blades"], eddies=3))
    game.you.play(PINCH)
    assert game.you.may("end_turn")
    assert game.you.trash == ["mantis-blades"]

    game = setup(you=Side(hand=[PINCH], field=["psycho-squad"], trash=["sandevistan"], eddies=3))
    game.you.play(PINCH)
    assert game.you.may("end_turn")
    assert game.you.gear("psycho-squad") == []
