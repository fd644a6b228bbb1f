"""The Legends, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SMASHER = "adam-smasher-ender-of-legends"
ALT = "alt-cunningham-soulkiller-architect"
DEXTER = "dexter-deshawn-off-the-grid"
DUM_DUM = "dum-dum-maelstrom-triggerman"
EVELYN = "evelyn-parker-beautiful-enigma"
HANDS_UNCLEAN = "goro-takemura-hands-unclean"
BODYGUARD = "goro-takemura-vengeful-bodyguard"
HANAKO = "hanako-arasaka-daughter-of-the-emperor"
MAMAS_FAVORITE = "jackie-welles-mamas-favorite"
POUR_ONE_OUT = "jackie-welles-pour-one-out-for-me"
JOHNNY = "johnny-silverhand-rocking-renegade"
MAESTRO = "judy-alvarez-braindance-maestro"
KERRY = "kerry-eurodyne-axe-attitude-audience"
MUAMAR = "muamar-reyes-el-capitan"
PADRE = "padre-man-of-the-cross"
PANAM = "panam-palmer-nomad-cavalry"
RIVER = "river-ward-detective-on-the-hunt"
ROGUE = "rogue-amendiares-preem-solo"
ROYCE = "royce-psycho-on-the-edge"
SABURO = "saburo-arasaka-stubborn-patriarch"
SASHA = "sasha-yakovleva-wont-let-you-down"
V = "v-corporate-exile"
STREETKID = "v-streetkid"
VIKTOR = "viktor-vektor-sit-down-and-relax"
WAKAKO = "wakako-okada-peace-and-harmony"
YORINOBU = "yorinobu-arasaka-embracing-destruction"

SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- Adam Smasher: Ender of Legends -----------------------------------------------------------------------


@rule("11.20.1", "4.2.1", "R-031")
def test_adam_smasher_defeats_a_rival_unit_of_any_power_when_he_takes_the_field() -> None:
    """A rival Unit or Legend on the field, ready or spent; no friendly Unit and no Legend in its area; one is owed."""
    game = setup(
        you=Side(legends=[SMASHER, SPENT, SPENT], field=["psycho-squad"], eddies=9),
        rival=Side(legends=[PADRE], field=["animals-wrecker", card(V, spent=True)]),
    )
    game.you.go_solo(SMASHER)
    assert game.options() == ["animals-wrecker", V]
    game.you.choose(V)
    assert game.rival.removed == [V]
    assert game.rival.field == ["animals-wrecker"]


@rule("11.20.1", "4.5")
@pytest.mark.parametrize("plainly", [True, False])
def test_adam_smasher_works_by_either_way_onto_the_field_and_not_by_a_call(plainly: bool) -> None:
    """A Call is no play; both ways onto the field are, and without a rival Unit nothing happens."""
    game = setup(you=Side(legends=[f"?{SMASHER}", SPENT, SPENT], eddies=10), rival=Side(field=["minotaur"]))
    game.you.call(0)
    assert game.rival.field == ["minotaur"]
    if plainly:
        game.you.to_field(SMASHER)
    else:
        game.you.go_solo(SMASHER)
    assert game.rival.trash == ["minotaur"]

    game = setup(you=Side(legends=[SMASHER, SPENT, SPENT], eddies=9))
    game.you.go_solo(SMASHER)
    assert game.you.field == [SMASHER]


# --- Alt Cunningham: Soulkiller Architect -----------------------------------------------------------------


@rule("11.8.3", "11.15.1", "RD-27", "R-169")
def test_alt_takes_one_off_the_next_program_for_each_friendly_min_gig() -> None:
    """Two friendly min Gigs, a friendly Gig of 2 and a rival min Gig: 2 €$ off, for Programs alone."""
    game = setup(
        you=Side(
            legends=[ALT, SPENT, SPENT],
            hand=["towerfall", "floor-it", "psycho-squad"],
            eddies=8,
            gigs={"d4": 1, "d6": 1, "d8": 2},
        ),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.activate(ALT)
    assert game.you.is_spent(ALT)
    assert game.you.price("towerfall") == 4
    assert game.you.price("floor-it") == 1
    assert game.you.price("psycho-squad") == 4
    game.you.play("floor-it")
    assert game.you.price("towerfall") == 6


@rule("11.4.3", "10.7")
def test_alt_plays_a_program_from_the_trash_and_nothing_else() -> None:
    """1 €$ and herself; Programs of her own trash that can be paid, and one is owed."""
    game = setup(
        you=Side(
            legends=[ALT, SPENT, SPENT],
            hand=["reboot-optics"],
            trash=["floor-it", "trust-no-one", "towerfall", "mantis-blades", "psycho-squad"],
            eddies=3,
            gigs={"d6": 3},
        ),
        rival=Side(trash=["all-is-lost"]),
    )
    game.you.activate(ALT, effect=1)
    assert game.options() == ["floor-it", "trust-no-one"]  # Towerfall costs 6
    game.you.choose("trust-no-one")
    game.you.choose(2)
    assert game.you.gigs == {"d6": 1}
    assert game.you.deck[-1] == "trust-no-one"
    assert game.you.eddies_ready == 1


@rule("10.8", "Q15")
def test_alt_may_be_used_with_no_program_in_the_trash() -> None:
    """The 1 €$ is paid for nothing."""
    game = setup(you=Side(legends=[ALT, SPENT, SPENT], trash=["mantis-blades"], eddies=2))
    game.you.activate(ALT, effect=1)
    assert game.you.trash == ["mantis-blades"]
    assert game.you.eddies_ready == 1


# --- Dexter DeShawn: Off the Grid -------------------------------------------------------------------------


@rule("11.18", "10.31", "R-025")
def test_dexter_called_strengthens_a_friendly_unit_or_draws() -> None:
    """The caller chooses the mode, then the Unit: friendly ones alone."""
    you = Side(legends=[f"?{DEXTER}", SPENT, SPENT], field=["psycho-squad", "minotaur"], eddies=1)
    game = setup(you=you, rival=Side(field=["emergency-atlus"]))
    game.you.call(0)
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    assert game.you.power("psycho-squad") == 8
    assert game.you.hand_size == 0

    game = setup(you=you)
    game.you.call(0)
    game.you.choose(1)
    assert game.you.hand_size == 1


@rule("6.4.1", "2.8", "R-021")
def test_dexter_increases_any_gig_by_up_to_two() -> None:
    """Either player's; the amount stops at the die's highest face, and 0 may be chosen."""
    game = setup(you=Side(legends=[DEXTER], gigs={"d4": 3}), rival=Side(gigs={"d8": 5}))
    game.you.activate(DEXTER)
    assert game.options() == ["d4", "rival:d8"]
    game.you.choose("d4")
    assert game.options() == ["0", "1"]
    game.you.choose(1)
    assert game.you.gigs == {"d4": 4}

    game = setup(you=Side(legends=[DEXTER]))
    game.you.activate(DEXTER)
    assert game.you.is_spent(DEXTER)


# --- Dum Dum ----------------------------------------------------------------------------------------------


@rule("11.18", "10.3.3", "R-055")
def test_dum_dum_called_draws_two_for_a_friendly_gear_and_one_without() -> None:
    """Friendly Gear on Units and on face-up Legends; declined, or with none to defeat, one card."""
    you = Side(
        legends=[f"?{DUM_DUM}", card(PADRE, spent=True, gear=["kiroshi-optics"]), SPENT],
        field=[card("psycho-squad", gear=["mantis-blades"])],
        eddies=1,
    )
    rival = Side(field=[card("minotaur", gear=["satori-sword-of-saburo"])])
    game = setup(you=you, rival=rival)
    game.you.call(0)
    assert sorted(game.options()) == ["none", f"{PADRE}/kiroshi-optics", "psycho-squad/mantis-blades"]
    game.you.choose(f"{PADRE}/kiroshi-optics")
    assert game.you.hand_size == 2
    assert game.you.trash == ["kiroshi-optics"]

    game = setup(you=you, rival=rival)
    game.you.call(0)
    game.you.choose(None)
    assert game.you.hand_size == 1
    assert game.you.trash == []

    game = setup(you=Side(legends=[f"?{DUM_DUM}", SPENT, SPENT], field=["psycho-squad"], eddies=1), rival=rival)
    game.you.call(0)
    assert game.you.hand_size == 1


@rule("11.26", "11.16.1", "R-177")
def test_dum_dum_gives_power_for_the_gear_on_a_friendly_unit() -> None:
    """Any friendly Unit, one without Gear as well; +1 for each Gear on it, also as a reaction."""
    game = setup(
        active="rival",
        you=Side(
            legends=[DUM_DUM, SPENT, SPENT],
            field=[card("emergency-atlus", spent=True, gear=["mantis-blades", "kiroshi-optics"]), "psycho-squad"],
            eddies=1,
        ),
        rival=Side(field=["animals-wrecker"]),
    )
    game.rival.attack("animals-wrecker", "emergency-atlus")
    game.you.activate(DUM_DUM)
    assert game.options() == ["emergency-atlus", "psycho-squad"]
    game.you.choose("emergency-atlus")
    assert game.you.power("emergency-atlus") == 9  # 4, 2 and 1 from the Gear, 2 for two Gear
    game.you.pass_()
    assert game.you.field == ["psycho-squad"]  # 9 against 10


# --- Evelyn Parker: Beautiful Enigma ----------------------------------------------------------------------


@rule("10.16.3", "RD-20")
@pytest.mark.parametrize(
    ("thief", "readied"),
    [("maelstrom-goons", 1), ("corpo-security", 0), ("emergency-atlus", 0), ("meredith-stout-stone-cold-corpo", 1)],
)
def test_evelyn_readies_an_eddie_when_a_friendly_corpo_or_ganger_steals(thief: str, readied: int) -> None:
    """A GANGER and a CORPO count, another Unit doesn't (Corpo Security can't attack at all)."""
    game = setup(
        you=Side(legends=[EVELYN], field=[thief], spent_eddies=2),
        rival=Side(gigs={"d4": 1}),
    )
    if thief == "corpo-security":
        assert not game.you.may("attack", thief, "gigs")
        return
    game.you.attack(thief, "gigs")
    game.rival.pass_()
    assert game.you.eddies_ready == readied


@rule("10.16.3", "RD-20")
def test_evelyn_readies_one_eddie_for_two_gigs_at_once() -> None:
    """ "1 or more": once a steal, however many dice."""
    game = setup(
        you=Side(legends=[EVELYN], field=["animals-wrecker"], spent_eddies=2),
        rival=Side(gigs={"d4": 1, "d6": 2}),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert len(game.you.gigs) == 2
    assert game.you.eddies_ready == 1


@rule("11.15.1", "R-063")
def test_evelyn_orders_one_rival_unit_to_attack() -> None:
    """Rival Units alone; on his next turn the Rival can't pass before that Unit attacked; without one nothing happens."""
    game = setup(
        you=Side(legends=[EVELYN, SPENT, SPENT], field=["psycho-squad"], eddies=1, gigs={"d4": 1}, fixer=[]),
        rival=Side(field=["minotaur", "emergency-atlus"], fixer=[]),
    )
    game.you.activate(EVELYN)
    assert game.options() == ["minotaur", "emergency-atlus"]
    game.you.choose("minotaur")
    game.you.end_turn()
    assert not game.rival.may("end_turn")
    game.rival.attack("minotaur", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")

    game = setup(you=Side(legends=[EVELYN, SPENT, SPENT], eddies=1))
    game.you.activate(EVELYN)
    assert game.you.is_spent(EVELYN)


# --- Goro Takemura ----------------------------------------------------------------------------------------


@rule("11.24.3", "FAQ G7")
def test_hands_unclean_blocks_on_the_field_and_not_from_the_legends_area() -> None:
    """BLOCKER needs the field."""
    game = setup(
        active="rival",
        you=Side(legends=[HANDS_UNCLEAN], gigs={"d4": 1}),
        rival=Side(field=["emergency-atlus"]),
    )
    game.rival.attack("emergency-atlus", "gigs")
    assert not game.you.may("block_with", HANDS_UNCLEAN)

    game = setup(
        active="rival",
        you=Side(field=[HANDS_UNCLEAN], gigs={"d4": 1}),
        rival=Side(field=["emergency-atlus"]),
    )
    game.rival.attack("emergency-atlus", "gigs")
    game.you.block_with(HANDS_UNCLEAN)
    game.you.pass_()
    assert game.rival.trash == ["emergency-atlus"]


@rule("11.26", "6.5", "R-072")
@pytest.mark.parametrize(("gigs", "power"), [({"d4": 2, "d6": 2}, 7), ({"d4": 2, "d6": 3}, 6), ({}, 6)])
def test_bodyguard_gives_blocker_to_a_cheap_friendly_unit(gigs: dict[str, int], power: int) -> None:
    """Cost 4 or less, friendly; one power more with a friendly value-pair, and not for a pair across the table."""
    game = setup(
        active="rival",
        you=Side(
            legends=[BODYGUARD, SPENT, SPENT],
            field=["psycho-squad", "emergency-atlus", "rockn-rockerboy"],
            eddies=1,
            gigs={**gigs, "d20": 20},
        ),
        rival=Side(field=["delamain-cab"], gigs={"d4": 3}),
    )
    game.rival.attack("delamain-cab", "gigs")
    game.you.activate(BODYGUARD)
    assert game.options() == ["psycho-squad", "emergency-atlus"]  # a Rockerboy costs 5
    game.you.choose("psycho-squad")
    assert game.you.keywords("psycho-squad") == ["BLOCKER"]
    assert game.you.power("psycho-squad") == power
    assert game.you.may("block_with", "psycho-squad")


@rule("2.1.1", "10.3.3", "R-185")
def test_bodyguard_offers_a_discard_for_a_card_when_a_friendly_unit_blocks() -> None:
    """Discard 1 and draw 1; with an empty hand nobody is asked, and a rival block is none of his."""
    you = Side(legends=[BODYGUARD], field=["corpo-security"], hand=["floor-it"], gigs={"d4": 1}, deck=["detonate"])
    game = setup(active="rival", you=you, rival=Side(field=["emergency-atlus"]))
    game.rival.attack("emergency-atlus", "gigs")
    game.you.block_with("corpo-security")
    assert game.options() == ["floor-it", "none"]
    game.you.choose("floor-it")
    assert game.you.hand == ["detonate"]

    you = Side(legends=[BODYGUARD], field=["corpo-security"], gigs={"d4": 1}, deck=["detonate"])
    game = setup(active="rival", you=you, rival=Side(field=["emergency-atlus"]))
    game.rival.attack("emergency-atlus", "gigs")
    game.you.block_with("corpo-security")
    assert game.decision is not None and game.decision.kind == "react"
    assert game.you.hand == []

    game = setup(
        you=Side(legends=[BODYGUARD], field=["emergency-atlus"], hand=["floor-it"]),
        rival=Side(field=["corpo-security"], gigs={"d4": 1}),
    )
    game.you.attack("emergency-atlus", "gigs")
    game.rival.block_with("corpo-security")
    assert game.decision is not None and game.decision.kind == "react"


# --- Hanako Arasaka: Daughter of the Emperor --------------------------------------------------------------


@rule("6.6", "6.6.1", "R-121")
def test_hanako_swaps_a_friendly_and_a_rival_gig() -> None:
    """She picks both, it is compulsory, and with one side empty nothing is swapped."""
    game = setup(
        you=Side(legends=[HANAKO], gigs={"d4": 4, "d6": 1}),
        rival=Side(gigs={"d20": 17, "d8": 2}),
    )
    game.you.activate(HANAKO)
    assert game.options() == ["d4", "d6"]
    game.you.choose("d6")
    assert game.options() == ["rival:d8", "rival:d20"]
    game.you.choose("rival:d20")
    assert game.you.gigs == {"d4": 4, "rival:d20": 17}
    assert game.rival.gigs == {"d8": 2, "rival:d6": 1}

    game = setup(you=Side(legends=[HANAKO], gigs={"d4": 4}))
    game.you.activate(HANAKO)
    assert game.you.gigs == {"d4": 4}
    assert game.you.is_spent(HANAKO)


@rule("8.6.2.2", "6.5.1", "R-123", "R-137")
@pytest.mark.parametrize(
    ("gigs", "drawn"),
    [({"d6": 3, "d8": 3, "d10": 3}, 1), ({"d6": 3, "d8": 3, "d10": 3, "d12": 3}, 2), ({"d6": 3, "d8": 2}, 0)],
)
def test_hanako_draws_for_each_value_pair_at_the_start_of_her_turn(gigs: dict[str, int], drawn: int) -> None:
    """Three alike are one pair; the draw of the turn comes on top."""
    game = setup(at="start", you=Side(legends=[HANAKO], gigs=gigs, fixer=["d20"]), rolls=[20])
    assert "end_turn" in game.options()
    assert game.you.hand_size == drawn + 1


# --- Jackie Welles ----------------------------------------------------------------------------------------


@rule("10.24", "10.26", "R-109")
def test_mamas_favorite_may_stand_in_for_a_friendly_unit_for_one_eddie() -> None:
    """From the Legends area, also on the Rival's turn; declined, the Unit falls."""
    for saves in (True, False):
        game = setup(
            you=Side(hand=["wild-in-the-streets"], eddies=5),
            rival=Side(
                legends=[card(MAMAS_FAVORITE, spent=True), SPENT, SPENT],
                field=[card("screw-lovelorn-fool", spent=True)],
                trash=["minotaur"],
                eddies=1,
            ),
        )
        game.you.play("wild-in-the-streets")
        assert game.options() == ["yes", "none"]
        assert game.decision is not None and game.decision.player == "rival"
        game.rival.choose("yes" if saves else None)
        if saves:
            assert game.rival.removed == [MAMAS_FAVORITE]
            assert game.rival.field == ["screw-lovelorn-fool"]
            assert game.rival.eddies_ready == 0
            assert game.rival.trash == ["minotaur"]
        else:
            assert game.rival.hand == ["minotaur"]
            assert game.rival.trash == ["screw-lovelorn-fool"]


@rule("10.27", "11.1.2", "R-111")
def test_mamas_favorite_is_not_offered_without_money_face_down_or_for_the_other_side() -> None:
    """No 1 €$, no offer; a face-down one does nothing; a rival Unit is none of his."""
    for legends, eddies in (([card(MAMAS_FAVORITE, spent=True), SPENT, SPENT], 0), ([f"?{MAMAS_FAVORITE}"], 3)):
        game = setup(
            you=Side(hand=["wild-in-the-streets"], eddies=5),
            rival=Side(legends=legends, field=[card("minotaur", spent=True)], eddies=eddies),
        )
        game.you.play("wild-in-the-streets")
        assert game.rival.trash == ["minotaur"]

    game = setup(
        you=Side(legends=[MAMAS_FAVORITE], hand=["wild-in-the-streets"], eddies=6),
        rival=Side(field=[card("minotaur", spent=True)]),
    )
    game.you.play("wild-in-the-streets")
    assert game.rival.trash == ["minotaur"]


@rule("2.8", "10.3.3", "R-189")
def test_pour_one_out_may_decrease_a_friendly_gig_for_the_first_blue_card() -> None:
    """Friendly Gigs, or none; by up to 2; a card if it becomes a min Gig."""
    game = setup(
        you=Side(legends=[POUR_ONE_OUT], hand=["psycho-squad"], eddies=4, gigs={"d4": 3, "d6": 6}),
        rival=Side(gigs={"d8": 2}),
    )
    game.you.play("psycho-squad")
    assert game.options() == ["d4", "d6", "none"]
    game.you.choose("d4")
    assert game.options() == ["0", "1", "2"]
    game.you.choose(2)
    assert game.you.gigs == {"d4": 1, "d6": 6}
    assert game.you.hand_size == 1


@rule("6.4.5", "10.3.3")
def test_pour_one_out_draws_nothing_for_a_gig_that_was_a_min_gig_already_or_stays_above() -> None:
    """A die at 1 can't be decreased; one that stays at 2 is none; declined, nothing happens."""
    for die, amount, hand in (("d4", None, 0), ("d6", 1, 0), (None, None, 0)):
        game = setup(you=Side(legends=[POUR_ONE_OUT], hand=["psycho-squad"], eddies=4, gigs={"d4": 1, "d6": 3}))
        game.you.play("psycho-squad")
        game.you.choose(die)
        if amount is not None:
            game.you.choose(amount)
        assert game.you.hand_size == hand


@rule("10.4.1")
@pytest.mark.parametrize("slug", ["floor-it", "emergency-atlus", "mantis-blades"])
def test_pour_one_out_hears_no_blue_program_and_no_card_of_another_color(slug: str) -> None:
    """A Blue Program, a Green Unit and a Red Gear set nothing off and use nothing up; a Blue Gear does."""
    game = setup(
        you=Side(
            legends=[POUR_ONE_OUT, SPENT, SPENT],
            hand=[slug, "tetratronic-rippler"],
            field=["minotaur"],
            eddies=5,
            gigs={"d4": 3},
        ),
    )
    game.you.play(slug, on="minotaur") if slug == "mantis-blades" else game.you.play(slug)
    assert game.decision is not None and game.decision.kind == "main"
    game.you.play("tetratronic-rippler", on="minotaur")
    assert game.options() == ["d4", "none"]


# --- Johnny Silverhand: Rocking Renegade ------------------------------------------------------------------


@rule("9.3.2.3.1", "R-041")
def test_johnny_lets_a_friendly_unit_attack_spent_units_at_once() -> None:
    """Any friendly Unit; a ROCKER gets 2 power as well; neither ready Units nor the Gig area are opened."""
    for slug, power in (("rockn-rockerboy", 10), ("psycho-squad", 6)):
        game = setup(
            you=Side(
                legends=[JOHNNY, SPENT, SPENT],
                field=[card(slug, lag=True, arrived=True), card("minotaur", lag=True)],
                eddies=2,
            ),
            rival=Side(field=["emergency-atlus", card("delamain-cab", spent=True)], gigs={"d4": 1}),
        )
        game.you.activate(JOHNNY)
        assert game.options() == [slug, "minotaur"]
        game.you.choose(slug)
        assert game.you.power(slug) == power
        assert game.you.may("attack", slug, "delamain-cab")
        assert not game.you.may("attack", slug, "emergency-atlus")
        assert not game.you.may("attack", slug, "gigs")
        assert not game.you.may("attack", "minotaur", "delamain-cab")


@rule("11.8.3", "Q5", "R-008")
def test_johnny_costs_less_for_friendly_gigs_of_eight_or_more_down_to_nothing() -> None:
    """A 7 and a rival 8 don't count; three of them still leave the spending."""
    game = setup(
        you=Side(legends=[JOHNNY, SPENT, SPENT], field=["minotaur"], eddies=1, gigs={"d8": 8, "d10": 7}),
        rival=Side(gigs={"d8": 8}),
    )
    assert game.you.price(JOHNNY, how=0) == 1
    game = setup(you=Side(legends=[JOHNNY, SPENT, SPENT], gigs={"d8": 8, "d10": 9, "d12": 12}))
    assert game.you.price(JOHNNY, how=0) == 0
    game.you.activate(JOHNNY)
    assert game.you.is_spent(JOHNNY)


# --- Judy Álvarez: Braindance Maestro ---------------------------------------------------------------------


@rule("10.4.1", "R-192")
def test_maestro_strengthens_a_friendly_unit_for_a_braindance_program_alone() -> None:
    """One of the friendly Units; a Program without the tag and a rival BRAINDANCE give nothing."""
    you = Side(
        legends=[MAESTRO, SPENT, SPENT],
        hand=["trust-no-one", "floor-it"],
        field=["psycho-squad", "emergency-atlus"],
        eddies=2,
    )
    game = setup(you=you, rival=Side(field=["minotaur"]))
    game.you.play("floor-it")
    assert game.decision is not None and game.decision.kind == "main"
    game.you.play("trust-no-one")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.you.power("emergency-atlus") == 5

    game = setup(
        active="rival",
        you=Side(legends=[MAESTRO], field=["psycho-squad"]),
        rival=Side(hand=["trust-no-one"], eddies=1),
    )
    game.rival.play("trust-no-one")
    assert game.you.power("psycho-squad") == 6


@rule("11.7.2", "2.1.1")
def test_maestro_trashes_the_top_card_and_may_keep_a_program() -> None:
    """A Program may be added or left; anything else stays in the trash; an empty deck gives nothing."""
    for answer, hand, trash in (("yes", ["floor-it"], []), (None, [], ["floor-it"])):
        game = setup(you=Side(legends=[MAESTRO], deck=["floor-it", "detonate"]))
        game.you.activate(MAESTRO)
        assert game.options() == ["yes", "none"]
        game.you.choose(answer)
        assert game.you.hand == hand
        assert game.you.trash == trash
    game = setup(you=Side(legends=[MAESTRO], deck=["mantis-blades", "detonate"]))
    game.you.activate(MAESTRO)
    assert game.you.trash == ["mantis-blades"]
    assert game.you.may("end_turn")
    game = setup(you=Side(legends=[MAESTRO], deck=[]))
    game.you.activate(MAESTRO)
    assert game.winner is None
    assert game.you.trash == []


# --- Kerry Eurodyne: Axe, Attitude, Audience --------------------------------------------------------------


@rule("10.24", "R-193")
@pytest.mark.parametrize(
    ("die", "rolls", "reroll", "drawn"),
    [
        ("d6", [1], False, 1),
        ("d6", [6], False, 1),
        ("d6", [3], False, 0),
        ("d6", [1, 4], True, 0),
        ("d6", [3, 6], True, 1),
        ("d20", [20], False, 3),
        ("d20", [1], False, 3),
        ("d20", [12], False, 0),
    ],
)
def test_kerry_may_reroll_once_and_draws_for_min_and_max(die: str, rolls: list[int], reroll: bool, drawn: int) -> None:
    """The last result counts; a d20 draws three in place of one."""
    game = setup(at="start", you=Side(legends=[KERRY], fixer=[die]), rolls=rolls)
    assert game.options() == ["yes", "none"]
    game.you.choose("yes" if reroll else None)
    assert game.you.gigs == {die: rolls[-1]}
    assert game.you.hand_size == 1 + drawn


@rule("10.24")
def test_kerry_ignores_the_rivals_dice() -> None:
    """Neither a reroll nor a card for what the Rival rolls."""
    game = setup(active="rival", at="start", you=Side(legends=[KERRY]), rival=Side(fixer=["d6"]), rolls=[6])
    assert game.rival.may("end_turn")
    assert game.you.hand_size == 0


# --- Muamar Reyes -----------------------------------------------------------------------------------------


@rule("9.19.3", "R-112")
def test_muamar_keeps_a_friendly_unit_from_falling_in_a_fight() -> None:
    """A friendly Unit alone; it loses, and stays; or a card is drawn."""
    you = Side(legends=[f"?{MUAMAR}", SPENT, SPENT], field=["emergency-atlus", "delamain-cab"], eddies=1)
    game = setup(you=you, rival=Side(field=[card("psycho-squad", spent=True)]))
    game.you.call(0)
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert game.options() == ["emergency-atlus", "delamain-cab"]
    game.you.choose("emergency-atlus")
    game.you.attack("emergency-atlus", "psycho-squad")
    game.rival.pass_()
    assert game.you.field == ["emergency-atlus", "delamain-cab"]

    game = setup(you=you)
    game.you.call(0)
    game.you.choose(1)
    assert game.you.hand_size == 1


@rule("6.4", "R-125")
def test_muamar_adjusts_any_gig_by_exactly_one() -> None:
    """Up or down by one, never by nothing; a die at its end has one way left, taken by itself."""
    game = setup(you=Side(legends=[MUAMAR], gigs={"d4": 4, "d6": 3}), rival=Side(gigs={"d8": 1}))
    game.you.activate(MUAMAR)
    assert game.options() == ["d4", "d6", "rival:d8"]
    game.you.choose("d6")
    assert game.options() == ["-1", "1"]
    game.you.choose(-1)
    assert game.you.gigs == {"d4": 4, "d6": 2}

    game = setup(you=Side(legends=[MUAMAR], gigs={"d4": 4}))
    game.you.activate(MUAMAR)
    assert game.you.gigs == {"d4": 3}


# --- Padre ------------------------------------------------------------------------------------------------


@rule("11.18", "R-198")
def test_padre_called_spends_a_rival_unit_or_draws() -> None:
    """Rival Units, a spent one among them; no Legend in its area."""
    game = setup(
        you=Side(legends=[f"?{PADRE}", SPENT, SPENT], field=["delamain-cab"], eddies=1),
        rival=Side(legends=[SABURO], field=["psycho-squad", card("minotaur", spent=True)]),
    )
    game.you.call(0)
    game.you.choose(0)
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    assert game.rival.is_spent("psycho-squad")


@rule("6.4.3", "6.4.4", "R-116", "R-117")
def test_padre_sets_one_players_gig_to_the_value_of_the_others() -> None:
    """First the die to change, of either player, then one of the other player's; a value it can't show changes nothing."""
    game = setup(you=Side(legends=[PADRE], gigs={"d4": 2, "d8": 7}), rival=Side(gigs={"d20": 9, "d6": 4}))
    game.you.activate(PADRE)
    assert game.options() == ["d4", "d8", "rival:d6", "rival:d20"]
    game.you.choose("d4")
    assert game.options() == ["rival:d6", "rival:d20"]
    game.you.choose("rival:d6")
    assert game.you.gigs == {"d4": 4, "d8": 7}

    game = setup(you=Side(legends=[PADRE], gigs={"d4": 2, "d8": 7}), rival=Side(gigs={"d20": 9, "d6": 4}))
    game.you.activate(PADRE)
    game.you.choose("rival:d6")
    assert game.options() == ["d4", "d8"]
    game.you.choose("d8")
    assert game.rival.gigs == {"d6": 4, "d20": 9}  # no 7 on a d6


@rule("10.7", "Q15")
def test_padre_sets_nothing_when_only_one_player_has_gigs() -> None:
    """There is no other player's Gig."""
    game = setup(you=Side(legends=[PADRE], gigs={"d4": 2, "d8": 7}))
    game.you.activate(PADRE)
    assert game.you.may("end_turn")
    assert game.you.gigs == {"d4": 2, "d8": 7}


# --- Panam Palmer: Nomad Cavalry --------------------------------------------------------------------------


@rule("11.6.6", "10.3.3", "R-053")
def test_panam_moves_her_own_gear_to_an_unequipped_friendly_unit() -> None:
    """Her Gear, not a Unit's; to a friendly Unit without Gear, ready or spent; it readies."""
    game = setup(
        you=Side(
            legends=[card(PANAM, gear=["mantis-blades", "kiroshi-optics"]), SPENT, SPENT],
            field=[card("psycho-squad", spent=True), "minotaur", card("delamain-cab", gear=["sandevistan"])],
            eddies=2,
        ),
        rival=Side(field=["emergency-atlus"]),
    )
    game.you.activate(PANAM)
    assert game.options() == [f"{PANAM}/mantis-blades", f"{PANAM}/kiroshi-optics"]
    game.you.choose(f"{PANAM}/kiroshi-optics")
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    assert game.you.gear("psycho-squad") == ["kiroshi-optics"]
    assert not game.you.is_spent("psycho-squad")


@rule("8.16.1", "R-139")
@pytest.mark.parametrize("equipped", [4, 5])
def test_panam_readies_all_equipped_ones_when_there_are_five(equipped: int) -> None:
    """Units and Legends count together; those without Gear stay spent."""
    field = ["psycho-squad", "minotaur", "delamain-cab", "emergency-atlus"][: equipped - 1]
    game = setup(
        you=Side(
            legends=[card(PANAM, spent=True, gear=["mantis-blades"]), SPENT, SPENT],
            field=[
                *(card(slug, spent=True, gear=["mantis-blades"]) for slug in field),
                card("riding-nomad", spent=True),
            ],
        ),
    )
    game.you.end_turn()
    assert game.you.is_spent(PANAM) == (equipped == 4)
    assert game.you.is_spent("psycho-squad") == (equipped == 4)
    assert game.you.is_spent("riding-nomad")


# --- River Ward -------------------------------------------------------------------------------------------


@rule("11.26", "5.3.2.4.1", "Q41")
def test_river_plays_a_cheap_gear_for_free_on_any_host() -> None:
    """Cost 2 or less from hand, or nothing found; any friendly Unit or face-up Legend may bear it."""
    game = setup(
        you=Side(
            legends=[RIVER, SPENT, SPENT],
            hand=["satori-sword-of-saburo", "sandevistan", "floor-it", "mantis-blades"],
            field=["psycho-squad"],
        ),
    )
    game.you.activate(RIVER)
    assert game.options() == ["satori-sword-of-saburo", "mantis-blades", "none"]
    game.you.choose("satori-sword-of-saburo")
    assert game.options() == ["psycho-squad", RIVER]
    game.you.choose(RIVER)
    assert game.you.gear(RIVER) == ["satori-sword-of-saburo"]


@rule("11.13", "5.3.2.5", "R-151")
def test_river_searches_two_and_trashes_one_for_a_fallen_equipped_unit() -> None:
    """One is owed, the other stays on top; an unequipped Unit sets nothing off."""
    you = Side(legends=[RIVER], field=[card("delamain-cab", gear=["mantis-blades"]), "emergency-atlus"])
    you.deck = ["floor-it", "detonate", "minotaur"]
    rival = Side(field=[card("psycho-squad", spent=True)])
    game = setup(you=you, rival=rival)
    game.you.attack("emergency-atlus", "psycho-squad")
    game.rival.pass_()
    assert game.you.may("end_turn")
    game.rival.force("psycho-squad", spend=True)
    game.you.attack("delamain-cab", "psycho-squad")  # 6 against 6
    game.rival.pass_()
    assert game.options() == ["floor-it", "detonate"]
    game.you.choose("detonate")
    assert game.you.deck == ["floor-it", "minotaur"]
    assert game.you.trash[-1] == "detonate"


# --- Rogue Amendiares: Preem Solo -------------------------------------------------------------------------


@rule("10.16.3", "R-034", "R-035")
def test_rogue_draws_for_an_even_gig_and_takes_a_card_for_an_odd_one() -> None:
    """For Gigs that a friendly Legend steals, herself included, from the field or the Legends area; Units don't count."""
    for thief, legends in ((ROGUE, []), (V, [ROGUE])):
        for value in (4, 5):
            game = setup(
                you=Side(legends=list(legends), field=[thief]),
                rival=Side(hand=["floor-it"], gigs={"d8": value}),
            )
            game.you.attack(thief, "gigs")
            game.rival.pass_()
            assert game.you.hand_size == (1 if value == 4 else 0)
            assert game.rival.hand_size == (1 if value == 4 else 0)
    game = setup(you=Side(legends=[ROGUE], field=["minotaur"]), rival=Side(hand=["floor-it"], gigs={"d8": 5}))
    game.you.attack("minotaur", "gigs")
    game.rival.pass_()
    assert game.rival.hand_size == 1


# --- Royce: Psycho on the Edge ----------------------------------------------------------------------------


@rule("10.22", "3.17.2", "R-052")
def test_royce_has_two_power_for_each_gear_on_your_turn() -> None:
    """In the Legends area and on the field; on the Rival's turn only what the Gear gives."""
    for active, power in (("you", 6 + 2 + 1 + 4), ("rival", 6 + 2 + 1)):
        royce = card(ROYCE, gear=["mantis-blades", "kiroshi-optics"])
        assert setup(active=active, you=Side(legends=[royce])).you.power(ROYCE) == power
        assert setup(active=active, you=Side(field=[royce])).you.power(ROYCE) == power


# --- Saburo Arasaka ---------------------------------------------------------------------------------------


@rule("10.23.1", "9.29", "R-080", "R-094")
def test_saburo_strengthens_friendly_arasaka_units_while_they_attack() -> None:
    """An ARASAKA attacker; not another tag, and not the ARASAKA Unit that stays at home."""
    game = setup(
        you=Side(legends=[SABURO], field=["minotaur", "field-operator", "psycho-squad"]),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}),
    )
    game.you.attack("minotaur", "gigs")
    assert game.you.power("minotaur") == 10
    assert game.you.power("field-operator") == 2
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    assert game.you.power("minotaur") == 9
    game.you.attack("psycho-squad", "gigs")
    assert game.you.power("psycho-squad") == 6


# --- Sasha Yakovleva --------------------------------------------------------------------------------------


@rule("11.14", "11.21.2", "FAQ Sasha Yakovleva")
def test_sasha_takes_the_top_card_and_its_cost_as_power() -> None:
    """Revealed to both, added to hand; a card of cost 7 gives 7 this turn."""
    game = setup(
        you=Side(field=[SASHA], deck=["minotaur", "detonate"]),
        rival=Side(gigs={"d4": 1, "d6": 2}),
    )
    game.you.attack(SASHA, "gigs")
    assert game.you.hand == ["minotaur"]
    assert game.view("rival").you.hand == ["minotaur"]
    assert game.you.power(SASHA) == 7


@rule("10.7", "9.23.2.1")
def test_sasha_with_an_empty_deck_attacks_with_nothing() -> None:
    """No card, no power, no loss; a Unit of 0 power steals nothing."""
    game = setup(you=Side(field=[SASHA], deck=[]), rival=Side(gigs={"d4": 1}))
    game.you.attack(SASHA, "gigs")
    game.rival.pass_()
    assert game.winner is None
    assert game.rival.gigs == {"d4": 1}


@rule("11.19.2", "4.4.2")
def test_sasha_defeated_takes_a_card_of_the_rivals_choice() -> None:
    """The Rival picks it."""
    game = setup(
        you=Side(field=[card(SASHA, spent=True)]),
        rival=Side(field=["psycho-squad"], hand=["floor-it", "minotaur"]),
        active="rival",
    )
    game.rival.attack("psycho-squad", SASHA)
    game.you.pass_()
    assert game.you.removed == [SASHA]
    assert game.decision is not None and game.decision.player == "rival"
    assert game.options() == ["floor-it", "minotaur"]
    game.rival.choose("minotaur")
    assert game.rival.trash == ["minotaur"]


# --- V ----------------------------------------------------------------------------------------------------


@rule("11.25.1", "R-028")
def test_corporate_exile_attacks_at_once_by_go_solo_and_not_when_played_plainly() -> None:
    """8 power for 5 €$; both ways have Lag, and only one of them attacks."""
    for solo in (True, False):
        game = setup(you=Side(legends=[V, SPENT, SPENT], eddies=5), rival=Side(gigs={"d4": 1}))
        game.you.go_solo(V) if solo else game.you.to_field(V)
        assert game.you.power(V) == 8
        assert game.you.has_lag(V)
        assert game.you.may("attack", V, "gigs") == solo


@rule("11.7.2", "11.18", "R-145")
def test_streetkid_called_trashes_three_and_takes_a_braindance_program() -> None:
    """Any BRAINDANCE Program of the trash, one, and it is owed; neither other Programs nor the Rival's."""
    game = setup(
        you=Side(
            legends=[f"?{STREETKID}", SPENT, SPENT],
            deck=["trust-no-one", "detonate", "psycho-squad", "minotaur"],
            trash=["peace-offering"],
            eddies=1,
        ),
        rival=Side(trash=["industrial-assembly"]),
    )
    game.you.call(0)
    assert game.options() == ["peace-offering", "trust-no-one"]
    game.you.choose("trust-no-one")
    assert game.you.hand == ["trust-no-one"]
    assert game.you.trash == ["peace-offering", "detonate", "psycho-squad"]
    assert game.you.deck == ["minotaur"]

    game = setup(you=Side(legends=[f"?{STREETKID}", SPENT, SPENT], deck=["detonate"], eddies=1))
    game.you.call(0)
    assert game.you.trash == ["detonate"]
    assert game.winner is None


# --- Viktor Vektor: Sit Down and Relax --------------------------------------------------------------------


@rule("11.13", "11.13.4.1", "5.3.2.3")
def test_viktor_takes_up_to_two_cheap_gear_of_five() -> None:
    """Gear of cost 2 or less, two, one or none, shown to the Rival; the rest goes under the deck."""
    deck = ["mantis-blades", "sandevistan", "satori-sword-of-saburo", "floor-it", "kiroshi-optics", "riot-shield", "minotaur"]
    game = setup(you=Side(legends=[f"?{VIKTOR}", SPENT, SPENT], deck=deck, eddies=1))
    game.you.call(0)
    assert game.options() == ["mantis-blades", "satori-sword-of-saburo", "kiroshi-optics", "none"]
    game.you.choose("mantis-blades", "kiroshi-optics")
    assert game.you.hand == ["mantis-blades", "kiroshi-optics"]
    assert sorted(game.view("rival").you.hand) == ["kiroshi-optics", "mantis-blades"]
    assert game.you.deck[:2] == ["riot-shield", "minotaur"]
    assert sorted(game.you.deck[2:]) == ["floor-it", "sandevistan", "satori-sword-of-saburo"]

    for answer in ("kiroshi-optics", None):
        game = setup(you=Side(legends=[f"?{VIKTOR}", SPENT, SPENT], deck=deck, eddies=1))
        game.you.call(0)
        game.you.choose(answer)
        assert game.you.hand == ([answer] if answer else [])
        assert game.you.deck_size == (6 if answer else 7)


@rule("11.13.3")
def test_viktor_finds_nothing_among_other_cards_and_in_a_short_deck() -> None:
    """Two cards are searched where there are two, without a loss."""
    game = setup(you=Side(legends=[f"?{VIKTOR}", SPENT, SPENT], deck=["sandevistan", "floor-it"], eddies=1))
    game.you.call(0)
    assert game.you.hand == []
    assert sorted(game.you.deck) == ["floor-it", "sandevistan"]
    assert game.you.may("end_turn")


# --- Wakako Okada -----------------------------------------------------------------------------------------


@rule("11.18", "2.10.1", "R-198", "R-019")
def test_wakako_called_weakens_a_rival_unit_or_draws() -> None:
    """Rival Units alone, by 2 this turn."""
    game = setup(
        you=Side(legends=[f"?{WAKAKO}", SPENT, SPENT], field=["minotaur"], eddies=1),
        rival=Side(field=["psycho-squad", "secondhand-bombus"]),
    )
    game.you.call(0)
    game.you.choose(0)
    assert game.options() == ["psycho-squad", "secondhand-bombus"]
    game.you.choose("psycho-squad")
    assert game.rival.power("psycho-squad") == 4
    game.you.end_turn()
    assert game.rival.power("psycho-squad") == 6


@rule("6.4.2", "2.8")
def test_wakako_decreases_any_gig_by_up_to_two() -> None:
    """Either player's; never below 1, and by nothing if so chosen."""
    game = setup(you=Side(legends=[WAKAKO], gigs={"d4": 1}), rival=Side(gigs={"d8": 2}))
    game.you.activate(WAKAKO)
    assert game.options() == ["d4", "rival:d8"]
    game.you.choose("rival:d8")
    assert game.options() == ["0", "1"]
    game.you.choose(1)
    assert game.rival.gigs == {"d8": 1}


# --- Yorinobu Arasaka: Embracing Destruction --------------------------------------------------------------


@rule("10.3.3", "R-103", "R-214")
@pytest.mark.parametrize(("gigs", "discards"), [({"d20": 19}, True), ({"d20": 20}, False), ({}, True)])
def test_yorinobu_draws_and_below_twenty_discards(gigs: dict[str, int], discards: bool) -> None:
    """The drawn card may be the one that goes; no Gigs at all is less than 20."""
    game = setup(
        you=Side(legends=[YORINOBU], field=["minotaur"], hand=["floor-it"], deck=["detonate"], gigs=gigs),
        rival=Side(gigs={"d4": 1}),
    )
    game.you.attack("minotaur", "gigs")
    if discards:
        assert game.options() == ["floor-it", "detonate"]
        game.you.choose("detonate")
        assert game.you.hand == ["floor-it"]
    else:
        assert game.you.hand == ["floor-it", "detonate"]


@rule("10.4.1")
def test_yorinobu_hears_the_first_friendly_arasaka_attack_alone() -> None:
    """Not a Unit without the tag, not a second one, not the Rival's."""
    game = setup(
        you=Side(legends=[YORINOBU], field=["psycho-squad", "minotaur", "field-operator"], gigs={"d20": 20}, fixer=[]),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}, field=[card("sandayu-oda-hanakos-guardian", spent=True)], fixer=[]),
    )
    for attacker, hand in (("psycho-squad", 0), ("minotaur", 1), ("field-operator", 1)):
        game.you.attack(attacker, "gigs")
        game.rival.pass_()
        if attacker != "field-operator":  # the last Gig is taken by itself
            game.you.choose(game.options()[0])
        assert game.you.hand_size == hand
    game.you.end_turn()
    game.rival.attack("sandayu-oda-hanakos-guardian", "gigs")
    assert game.you.hand_size == 1
