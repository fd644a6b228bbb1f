"""The Red Units, in the order of their names."""

from preem.tcg.effects.tags import ARASAKA, CYBERWARE, MERC
from preem.tcg.effects.words import ATTACK, RED, THIS, GivePower, gear, unit, when
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

RECRUITS = "6th-street-recruits"
SOMBRERON = "el-sombreron-la-venganza-lenta"
JOHNNY = "johnny-silverhand-never-stop-fighting"
KERRY = "kerry-eurodyne-the-last-rockerboy"
LLORONA = "la-llorona-ghost-of-the-past"
MEREDITH = "meredith-stout-stone-cold-corpo"
ROYCE = "royce-dont-call-me-simon"
SCREW = "screw-lovelorn-fool"
ROAMER = "v-roamer-of-the-badlands"
DRAGON = "yorinobu-arasaka-steel-dragon"
DEXTER = "dexter-deshawn-one-last-chance"

SPENT_LEGENDS = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]  # no money in them


# --- 6th Street Recruits ----------------------------------------------------------------------------------


@rule("10.16.3", "9.23.5.2", "FAQ 6th Street Recruits", "R-088", "R-213")
def test_6th_street_recruits_increase_a_gig_for_each_stolen_d6() -> None:
    """Two d6 stolen together are two increases, each of any Gig of either player, a stolen one or not."""
    game = setup(
        you=Side(field=[RECRUITS, "animals-wrecker"], gigs={"d8": 1}),
        rival=Side(gigs={"d6": 2, "d12": 12, "rival:d6": 5}),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6", "d6")

    assert sorted(game.options()) == ["d6", "d8", "rival:d12", "rival:d6"]
    game.you.choose("d8")
    assert game.options() == ["0", "1", "2", "3", "4", "5", "6"]
    game.you.choose(6)

    game.you.choose("rival:d6")
    assert game.options() == ["0", "1", "2", "3", "4"]  # a d6 at 2
    game.you.choose(4)

    assert game.you.may("end_turn")
    assert game.you.gigs == {"d6": 5, "d8": 7, "rival:d6": 6}
    assert game.rival.gigs == {"d12": 12}


@rule("10.16.1", "FAQ 6th Street Recruits")
def test_6th_street_recruits_wait_for_a_d6_and_a_friendly_unit() -> None:
    """A stolen d8 is no d6, and what a rival Unit steals doesn't count."""
    game = setup(you=Side(field=[RECRUITS], gigs={"d4": 1}), rival=Side(gigs={"d8": 2}))
    game.you.attack(RECRUITS, "gigs")
    game.rival.pass_()
    assert game.you.may("end_turn")
    assert game.you.gigs == {"d4": 1, "rival:d8": 2}

    game = setup(
        active="rival",
        you=Side(field=[RECRUITS], gigs={"d6": 2}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")
    assert game.rival.gigs == {"rival:d6": 2}


# --- Animals Wrecker --------------------------------------------------------------------------------------


@rule("9.23.2.2", "9.23.3.3", "R-087")
def test_animals_wrecker_steals_two_gigs_where_there_are_two() -> None:
    """Power 10 takes two Gigs, or the only one."""
    game = setup(you=Side(field=["animals-wrecker"]), rival=Side(gigs={"d6": 2, "d8": 3}))
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 2, "rival:d8": 3}

    game = setup(you=Side(field=["animals-wrecker"]), rival=Side(gigs={"d12": 12}))
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d12": 12}


# --- Chrome Fang ------------------------------------------------------------------------------------------


@rule("9.23.4", "FAQ Chrome Fang", "R-091", "Q50")
def test_chrome_fang_keeps_gigs_above_their_power_from_rival_units() -> None:
    """On the Rival's next turn a Unit of power 4 is offered Gigs of 4 and less, and never one of 5."""
    game = setup(
        you=Side(hand=["chrome-fang"], eddies=5, gigs={"d4": 4, "d6": 5, "d10": 1}),
        rival=Side(field=["emergency-atlus"], fixer=[]),
    )
    game.you.play("chrome-fang")
    game.you.end_turn()

    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["rival:d10", "rival:d4"]
    game.rival.choose("rival:d4")
    assert game.rival.gigs == {"rival:d4": 4}


@rule("10.23", "FAQ Chrome Fang", "Q44")
def test_chrome_fang_binds_late_rivals_and_outlives_itself() -> None:
    """It may have left, and the thief may have come later: the attack happens and takes nothing."""
    game = setup(
        you=Side(hand=["chrome-fang"], eddies=5, gigs={"d6": 5, "d8": 8}),
        rival=Side(hand=["riding-nomad"], eddies=5, fixer=[]),
    )
    game.you.play("chrome-fang")
    game.you.force("chrome-fang", defeat=True)
    game.you.end_turn()

    game.rival.play("riding-nomad")  # power 4, ADRENALINE
    game.rival.attack("riding-nomad", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")
    assert game.you.gigs == {"d6": 5, "d8": 8}


@rule("10.23", "8.6.2.1")
def test_chrome_fang_lasts_until_your_next_turn_and_binds_no_friend() -> None:
    """Your own Units steal as ever, and after your next turn has begun the Rival's do, too."""
    game = setup(
        you=Side(hand=["chrome-fang"], field=["emergency-atlus"], eddies=5, gigs={"d6": 5}, fixer=[]),
        rival=Side(field=["emergency-atlus"], gigs={"d8": 8}, fixer=["d4", "d20"]),
    )
    game.you.play("chrome-fang")
    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"d6": 5, "rival:d8": 8}

    game.you.end_turn()
    game.rival.end_turn()
    game.you.end_turn()
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert sorted(game.options()) == ["d8", "rival:d6"]


# --- El Sombrerón -----------------------------------------------------------------------------------------


@rule("6.3.2", "10.10.1", "FAQ El Sombrerón", "R-179")
def test_el_sombreron_gains_the_value_of_a_chosen_max_gig() -> None:
    """For 2 €$ the player picks one of his max Gigs; what it gave stays when the die is gone."""
    game = setup(
        you=Side(field=[SOMBRERON], eddies=2, gigs={"d4": 4, "d12": 12, "d20": 19}),
        rival=Side(gigs={"d6": 6}),
    )
    game.you.attack(SOMBRERON, "gigs")
    assert game.options() == ["yes", "none"]

    game.you.choose("yes")
    assert game.you.eddies_spent == 2
    assert sorted(game.options()) == ["d12", "d4"]  # not the d20 at 19, not the rival d6

    game.you.choose("d12")
    assert game.you.power(SOMBRERON) == 16
    game.you.force("d12", to="fixer")
    assert game.you.power(SOMBRERON) == 16


@rule("2.7")
def test_el_sombreron_may_be_left_unpaid() -> None:
    """Declined, it attacks with its 4 power, and nothing was spent."""
    game = setup(you=Side(field=[SOMBRERON], eddies=2, gigs={"d4": 4}), rival=Side(gigs={"d6": 6}))
    game.you.attack(SOMBRERON, "gigs")
    game.you.choose(None)
    assert game.you.power(SOMBRERON) == 4
    assert game.you.eddies_ready == 2


@rule("11.1.2", "R-010")
def test_el_sombreron_is_not_asked_without_the_money() -> None:
    """With one source of €$ there is no part payment, and no question."""
    game = setup(
        you=Side(legends=SPENT_LEGENDS, field=[SOMBRERON], eddies=1, gigs={"d4": 4}),
        rival=Side(gigs={"d6": 6}),
    )
    game.you.attack(SOMBRERON, "gigs")
    assert game.rival.may("pass_")
    assert game.you.power(SOMBRERON) == 4


@rule("10.7", "FAQ El Sombrerón")
def test_el_sombreron_may_pay_for_nothing() -> None:
    """Without a max Gig of one's own the 2 €$ may be paid all the same."""
    game = setup(you=Side(field=[SOMBRERON], eddies=2, gigs={"d4": 3}), rival=Side(gigs={"d6": 6}))
    game.you.attack(SOMBRERON, "gigs")
    game.you.choose("yes")
    assert game.rival.may("pass_")
    assert game.you.eddies_spent == 2
    assert game.you.power(SOMBRERON) == 4


# --- Japantown Jonin --------------------------------------------------------------------------------------


@rule("10.31", "FAQ Japantown Jonin", "R-190")
def test_japantown_jonin_gives_power_to_a_friendly_unit() -> None:
    """Any friendly Unit, itself among them, and no rival one; the power is gone when the turn is over."""
    game = setup(
        you=Side(hand=["japantown-jonin"], field=["emergency-atlus"], eddies=2),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("japantown-jonin")
    assert game.options() == ["emergency-atlus", "japantown-jonin"]

    game.you.choose("emergency-atlus")
    assert game.you.power("emergency-atlus") == 6
    game.you.end_turn()
    assert game.you.power("emergency-atlus") == 4


@rule("10.31", "FAQ Japantown Jonin", "R-190")
def test_japantown_jonin_alone_takes_the_power_itself() -> None:
    """There is nobody else to choose."""
    game = setup(you=Side(hand=["japantown-jonin"], eddies=2))
    game.you.play("japantown-jonin")
    assert game.you.power("japantown-jonin") == 2


# --- Johnny Silverhand: Never Stop Fighting ---------------------------------------------------------------


@rule("9.17.4", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_wins_against_corpo_units_whatever_their_power() -> None:
    """8 power beats a CORPO Unit of 9, and loses to another Unit of 9."""
    game = setup(you=Side(field=[JOHNNY]), rival=Side(field=[card(DRAGON, spent=True)]))
    game.you.attack(JOHNNY, DRAGON)
    game.rival.pass_()
    assert game.you.field == [JOHNNY]
    assert game.rival.trash == [DRAGON]

    game = setup(you=Side(field=[JOHNNY]), rival=Side(field=[card("minotaur", spent=True)]))
    game.you.attack(JOHNNY, "minotaur")
    game.rival.pass_()
    assert game.you.trash == [JOHNNY]
    assert game.rival.field == ["minotaur"]


@rule("FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_readies_on_the_first_win_of_a_turn_only() -> None:
    """After the first win it attacks again; the second win leaves it spent."""
    game = setup(
        you=Side(field=[JOHNNY]),
        rival=Side(field=[card("psycho-squad", spent=True), card("emergency-atlus", spent=True)]),
    )
    game.you.attack(JOHNNY, "psycho-squad")
    game.rival.pass_()
    assert not game.you.is_spent(JOHNNY)

    game.you.attack(JOHNNY, "emergency-atlus")
    game.rival.pass_()
    assert game.rival.field == []
    assert game.you.is_spent(JOHNNY)


@rule("9.17.4", "9.19.2", "FAQ Johnny Silverhand: Never Stop Fighting", "R-078")
def test_johnny_with_no_power_wins_and_defeats_nobody() -> None:
    """It wins by its text and readies; with 0 power nobody is defeated."""
    game = setup(
        you=Side(field=[card(JOHNNY, bonus=-8)]),
        rival=Side(field=[card("field-operator", spent=True)]),
    )
    game.you.attack(JOHNNY, "field-operator")
    game.rival.pass_()
    assert not game.you.is_spent(JOHNNY)
    assert game.you.field == [JOHNNY]
    assert game.rival.field == ["field-operator"]


@rule("9.17.4", "Q8", "T-106", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_wins_and_readies_as_the_one_attacked() -> None:
    """On the Rival's turn, too: attacked while spent it wins, readies, and the attacker is still defeated."""
    game = setup(
        active="rival",
        you=Side(field=[card(JOHNNY, spent=True)]),
        rival=Side(field=[DRAGON]),
    )
    game.rival.attack(DRAGON, JOHNNY)
    game.you.pass_()
    assert not game.you.is_spent(JOHNNY)
    assert game.rival.trash == [DRAGON]


@rule("9.17.3")
def test_johnny_does_not_ready_on_a_tie() -> None:
    """Both lose, so nothing was won."""
    game = setup(you=Side(field=[JOHNNY]), rival=Side(field=[card("maxtac-av", spent=True)]))
    game.you.attack(JOHNNY, "maxtac-av")
    game.rival.pass_()
    assert game.you.trash == [JOHNNY]
    assert game.rival.trash == ["maxtac-av"]


# --- Kerry Eurodyne: The Last Rockerboy -------------------------------------------------------------------


@rule("11.15.1", "10.20")
def test_kerry_draws_two_with_a_gig_of_eight() -> None:
    """One friendly Gig of 8 or more, and he is spent for two cards."""
    game = setup(you=Side(field=[KERRY], gigs={"d8": 8}))
    game.you.activate(KERRY)
    assert game.you.hand_size == 2
    assert game.you.is_spent(KERRY)
    assert not game.you.may("activate", KERRY)


@rule("10.3.3", "Q13", "FAQ Kerry Eurodyne: The Last Rockerboy")
def test_kerry_may_be_spent_for_nothing() -> None:
    """With 7 at most of his own he may be used, and draws nothing; a rival Gig of 8 doesn't help."""
    game = setup(you=Side(field=[KERRY], gigs={"d8": 7}), rival=Side(gigs={"d10": 10}))
    game.you.activate(KERRY)
    assert game.you.hand_size == 0
    assert game.you.is_spent(KERRY)


@rule("11.3.1.2", "T-84", "FAQ Kerry Eurodyne: The Last Rockerboy")
def test_kerry_waits_a_turn_and_works_again_when_readied() -> None:
    """With Lag he can't; readied he draws a second time in the same turn."""
    game = setup(you=Side(field=[card(KERRY, lag=True)], gigs={"d8": 8}))
    assert not game.you.may("activate", KERRY)

    game = setup(you=Side(field=[KERRY], gigs={"d8": 8}))
    game.you.activate(KERRY)
    game.you.force(KERRY, ready=True)
    game.you.activate(KERRY)
    assert game.you.hand_size == 4


# --- La Llorona -------------------------------------------------------------------------------------------


@rule("9.9", "11.24.2", "6.4.1", "FAQ La Llorona", "R-066")
def test_la_llorona_increases_a_gig_when_she_blocks() -> None:
    """Before the fight, any Gig of either player, by 0 to 3."""
    game = setup(
        active="rival",
        you=Side(field=[LLORONA], gigs={"d4": 1, "d8": 6}),
        rival=Side(field=["psycho-squad"], gigs={"d6": 2}),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with(LLORONA)
    assert sorted(game.options()) == ["d4", "d8", "rival:d6"]

    game.you.choose("d8")
    assert game.options() == ["0", "1", "2"]  # a d8 at 6
    game.you.choose(2)
    assert game.you.gigs == {"d4": 1, "d8": 8}

    game.you.pass_()
    assert game.you.trash == [LLORONA]  # 3 against 6


@rule("10.16.1")
def test_la_llorona_does_nothing_when_she_is_merely_attacked() -> None:
    """She increases for using BLOCKER, not for fighting."""
    game = setup(
        active="rival",
        you=Side(field=[card(LLORONA, spent=True)], gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", LLORONA)
    game.you.pass_()
    assert game.rival.may("end_turn")
    assert game.you.gigs == {"d4": 1}


# --- Meredith Stout ---------------------------------------------------------------------------------------


@rule("4.2.1", "9.16.1", "R-032", "R-084")
def test_meredith_has_more_power_while_fighting_a_legend() -> None:
    """7 against a Legend on the field of 6; 5 against a plain Unit of 6."""
    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], gigs={"d4": 1}),
        rival=Side(field=[card("v-streetkid", solo=True)]),
    )
    game.rival.attack("v-streetkid", "gigs")
    game.you.block_with(MEREDITH)
    assert game.you.power(MEREDITH) == 5  # not fighting yet
    game.you.pass_()
    assert game.you.field == [MEREDITH]
    assert game.rival.removed == ["v-streetkid"]

    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with(MEREDITH)
    game.you.pass_()
    assert game.you.trash == [MEREDITH]


@rule("6.4", "10.16.2", "FAQ Meredith Stout")
def test_meredith_may_take_a_card_back_when_the_rival_adjusts_her_gigs() -> None:
    """Any card of the own trash, or none; the Rival's trash is no choice."""
    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], trash=["floor-it", "psycho-squad", "psycho-squad"], gigs={"d8": 5}),
        rival=Side(hand=[DEXTER], trash=["minotaur"], eddies=3),
    )
    game.rival.play(DEXTER)
    game.rival.choose(-1)
    assert game.options() == ["floor-it", "psycho-squad", "none"]

    game.you.choose("psycho-squad")
    assert game.you.hand == ["psycho-squad"]
    assert sorted(game.you.trash) == ["floor-it", "psycho-squad"]


@rule("2.1.1")
def test_meredith_may_leave_the_trash_alone() -> None:
    """Declined, nothing moves."""
    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], trash=["floor-it"], gigs={"d8": 5}),
        rival=Side(hand=[DEXTER], eddies=3),
    )
    game.rival.play(DEXTER)
    game.rival.choose(1)
    game.you.choose(None)
    assert game.you.hand == []
    assert game.you.trash == ["floor-it"]


@rule("6.4.5", "FAQ G25", "R-118", "T-118")
def test_meredith_hears_no_adjusting_by_nothing() -> None:
    """By 0 is no adjusting; and one's own adjusting is no Rival's."""
    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], trash=["floor-it"], gigs={"d8": 5}),
        rival=Side(hand=[DEXTER], eddies=3),
    )
    game.rival.play(DEXTER)
    game.rival.choose(0)
    assert game.rival.may("end_turn")

    game = setup(you=Side(field=[MEREDITH], hand=[DEXTER], trash=["floor-it"], eddies=3, gigs={"d8": 5}))
    game.you.play(DEXTER)
    game.you.choose(1)
    assert game.you.may("end_turn")
    assert game.you.trash == ["floor-it"]


@rule("6.6", "10.16.2", "FAQ Meredith Stout", "R-122")
def test_meredith_hears_a_swap_once() -> None:
    """The Rival swaps one of her player's dice away: one card, and one only."""
    game = setup(
        active="rival",
        you=Side(field=[MEREDITH], trash=["floor-it", "psycho-squad"], gigs={"d8": 5}),
        rival=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 2}),
    )
    game.rival.play("maxtac-av")
    game.rival.choose("d4")
    assert game.options() == ["floor-it", "psycho-squad", "none"]
    game.you.choose("floor-it")
    assert game.rival.may("end_turn")
    assert game.you.hand == ["floor-it"]
    assert game.you.gigs == {"rival:d4": 2}


# --- Minotaur ---------------------------------------------------------------------------------------------


@rule("10.5", "11.20.1", "FAQ Minotaur")
def test_minotaur_defeats_a_rival_unit_of_power_5_or_less() -> None:
    """With more Street Cred, and compulsory: not one of 6, and no friendly one."""
    game = setup(
        you=Side(hand=["minotaur"], field=["emergency-atlus"], eddies=7, gigs={"d8": 5}),
        rival=Side(
            field=[
                "psycho-squad",  # power 6
                "westbrook-netrunner",  # power 5
                card("corpo-security", gear=["mantis-blades"]),  # power 4
                card("swordwise-huscle", bonus=+3),  # power 6 this turn
            ],
            gigs={"d4": 4},
        ),
    )
    game.you.play("minotaur")
    assert game.options() == ["westbrook-netrunner", "corpo-security"]

    game.you.choose("westbrook-netrunner")
    assert game.rival.trash == ["westbrook-netrunner"]


@rule("10.3", "R-129")
def test_minotaur_needs_more_street_cred() -> None:
    """Equal is not more."""
    game = setup(
        you=Side(hand=["minotaur"], eddies=7, gigs={"d8": 4}),
        rival=Side(field=["corpo-security"], gigs={"d4": 4}),
    )
    game.you.play("minotaur")
    assert game.rival.field == ["corpo-security"]


@rule("10.7", "5.11.4.2")
def test_minotaur_enters_with_nobody_to_defeat() -> None:
    """Only a Unit of 6 is there: nobody is asked; a Rival without Gigs has less Street Cred than anyone."""
    game = setup(
        you=Side(hand=["minotaur"], eddies=7, gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("minotaur")
    assert game.you.may("end_turn")
    assert game.rival.field == ["psycho-squad"]


# --- Octant -----------------------------------------------------------------------------------------------


@rule("11.8.2", "3.11.1.2", "FAQ Octant", "R-004")
def test_octant_is_cheaper_for_each_own_gig_of_eight() -> None:
    """Two of one's own are 2 €$ less; rival ones don't count, and the price stops at 1."""
    game = setup(
        you=Side(hand=["octant"], eddies=7, gigs={"d8": 8, "d10": 9, "d6": 6}),
        rival=Side(gigs={"d12": 12}),
    )
    assert game.you.price("octant") == 5
    game.you.play("octant")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 5)

    many = {
        "d8": 8,
        "d10": 8,
        "d12": 9,
        "d20": 15,
        "rival:d8": 8,
        "rival:d10": 10,
        "rival:d12": 8,
        "rival:d20": 20,
    }
    assert setup(you=Side(hand=["octant"], gigs=many)).you.price("octant") == 1


# --- Royce: Don't Call Me Simon ---------------------------------------------------------------------------


@rule("10.5", "R-132", "FAQ Royce: Don't Call Me Simon")
def test_royce_defeats_a_rival_unit_of_power_2_or_less() -> None:
    """With equal Street Cred; current power counts, and it is compulsory."""
    game = setup(
        you=Side(hand=[ROYCE], field=["japantown-jonin"], eddies=5, gigs={"d4": 3}),
        rival=Side(field=["swordwise-huscle", "corpo-security", card("emergency-atlus", bonus=-2)], gigs={"d6": 3}),
    )
    game.you.play(ROYCE)
    assert game.options() == ["corpo-security", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.rival.trash == ["emergency-atlus"]


@rule("10.3.3", "R-132")
def test_royce_reaches_power_3_with_more_street_cred() -> None:
    """Then 3 or less instead, and one Unit only."""
    game = setup(
        you=Side(hand=[ROYCE], eddies=5, gigs={"d4": 4}),
        rival=Side(field=["swordwise-huscle", "corpo-security", "emergency-atlus"], gigs={"d6": 3}),
    )
    game.you.play(ROYCE)
    assert game.options() == ["swordwise-huscle", "corpo-security"]
    game.you.choose("swordwise-huscle")
    assert game.you.may("end_turn")
    assert game.rival.field == ["corpo-security", "emergency-atlus"]


@rule("10.7")
def test_royce_finds_nobody() -> None:
    """A Unit of 3 is out of reach with less Street Cred."""
    game = setup(you=Side(hand=[ROYCE], eddies=5), rival=Side(field=["swordwise-huscle"], gigs={"d6": 3}))
    game.you.play(ROYCE)
    assert game.you.may("end_turn")
    assert game.rival.field == ["swordwise-huscle"]


# --- Ruthless Lowlife -------------------------------------------------------------------------------------


@rule("9.3.2.3", "2.6")
def test_ruthless_lowlife_attacks_units_and_no_gig_area() -> None:
    """A spent rival Unit is a target, a ready one isn't, and the Gigs never."""
    game = setup(
        you=Side(field=["ruthless-lowlife"]),
        rival=Side(field=[card("corpo-security", spent=True), "psycho-squad"], gigs={"d6": 3}),
    )
    assert [option for option in game.options() if option.startswith("attack")] == ["attack ruthless-lowlife corpo-security"]
    assert "CR 2.6" in game.you.why_not("attack", "ruthless-lowlife", "gigs")


# --- Screw ------------------------------------------------------------------------------------------------


@rule("11.19.1", "FAQ Screw")
def test_screw_fetches_another_unit_from_the_trash() -> None:
    """Compulsory; a Unit, not a Gear or a Program, and not itself."""
    game = setup(
        you=Side(field=[SCREW], trash=["psycho-squad", "mantis-blades", "floor-it", "corpo-security"]),
        rival=Side(trash=["minotaur"]),
    )
    game.you.force(SCREW, defeat=True)
    assert game.options() == ["psycho-squad", "corpo-security"]

    game.you.choose("corpo-security")
    assert game.you.hand == ["corpo-security"]
    assert SCREW in game.you.trash


@rule("11.19.1", "FAQ Screw", "R-208")
def test_screw_fetches_a_copy_of_itself() -> None:
    """Another Screw is another Unit, and must be taken; the fallen one stays."""
    game = setup(you=Side(field=[SCREW], trash=[SCREW]))
    game.you.force(SCREW, defeat=True)
    assert game.you.hand == [SCREW]
    assert game.you.trash == [SCREW]


@rule("10.7")
def test_screw_finds_nobody() -> None:
    """With no other Unit in the trash nothing happens."""
    game = setup(you=Side(field=[SCREW], trash=["mantis-blades"]))
    game.you.force(SCREW, defeat=True)
    assert game.you.may("end_turn")
    assert game.you.hand == []


# --- Swordwise Huscle -------------------------------------------------------------------------------------


@rule("10.3", "11.21.1", "R-059", "FAQ Swordwise Huscle")
def test_swordwise_huscle_draws_with_power_5() -> None:
    """3 and a Gear of 2 are 5; with 3, or 4, nothing is drawn."""
    game = setup(you=Side(field=[card("swordwise-huscle", gear=["mantis-blades"])]), rival=Side(gigs={"d6": 3}))
    game.you.attack("swordwise-huscle", "gigs")
    assert game.you.hand_size == 1

    game = setup(you=Side(field=[card("swordwise-huscle", bonus=+1)]), rival=Side(gigs={"d6": 3}))
    game.you.attack("swordwise-huscle", "gigs")
    assert game.you.hand_size == 0


UPPER = gear(
    "Upper", "", RED, ram=1, cost=1, power=0, tags=(CYBERWARE,), number="TEST 002",
    effects=(when(ATTACK, GivePower(THIS, 2)),),
)  # fmt: skip
DOWNER = gear(
    "Downer", "", RED, ram=1, cost=1, power=2, tags=(CYBERWARE,), number="TEST 003",
    effects=(when(ATTACK, GivePower(THIS, -1)),),
)  # fmt: skip


@rule("10.3", "10.15.1", "T-127", "FAQ Swordwise Huscle")
def test_swordwise_huscle_needs_the_power_then_and_when_it_resolves() -> None:
    """Power that comes after the declaration is too late; power that goes by then is too little."""
    game = setup(
        cards=(UPPER,),
        you=Side(field=[card("swordwise-huscle", gear=["upper"])]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("swordwise-huscle", "gigs")
    assert game.you.power("swordwise-huscle") == 5
    assert game.you.hand_size == 0

    game = setup(
        cards=(DOWNER,),
        you=Side(field=[card("swordwise-huscle", gear=["downer"])]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("swordwise-huscle", "gigs")
    game.you.order("swordwise-huscle/downer")
    assert game.you.power("swordwise-huscle") == 4
    assert game.you.hand_size == 0


# --- V: Roamer of the Badlands ----------------------------------------------------------------------------


@rule("10.16.3", "6.4.4", "FAQ V: Roamer of the Badlands", "R-089")
def test_v_increases_each_stolen_gig() -> None:
    """One increase for each stolen die, of that die; a die at its maximum stays."""
    game = setup(
        you=Side(field=[card(ROAMER, bonus=+4)], gigs={"d4": 1}),
        rival=Side(gigs={"d8": 2, "d12": 12}),
    )
    game.you.attack(ROAMER, "gigs")
    game.rival.pass_()
    assert sorted(game.options()) == [f"{ROAMER}@rival:d12", f"{ROAMER}@rival:d8"]

    game.you.order(f"{ROAMER}@rival:d8")
    assert game.options() == ["0", "1", "2", "3", "4", "5"]
    game.you.choose(5)
    assert game.you.may("end_turn")
    assert game.you.gigs == {"d4": 1, "rival:d8": 7, "rival:d12": 12}


@rule("8.16.1", "10.3")
def test_v_draws_at_the_end_of_your_turn_with_two_gigs_of_eight() -> None:
    """One Gig of 8 is too few, and a rival one doesn't count."""
    game = setup(you=Side(field=[ROAMER], gigs={"d8": 8, "d10": 9, "d4": 4}))
    game.you.end_turn()
    assert game.you.hand_size == 1

    game = setup(you=Side(field=[ROAMER], gigs={"d8": 8, "d10": 7}), rival=Side(gigs={"d12": 12}))
    game.you.end_turn()
    assert game.you.hand_size == 0


# --- Valentino Guerrera -----------------------------------------------------------------------------------


@rule("9.3.2.3", "FAQ Valentino Guerrera", "R-058")
def test_valentino_guerrera_attacks_ready_blockers_with_more_street_cred() -> None:
    """A ready Unit with BLOCKER is a target, another isn't; the attacked one can't block for itself."""
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d20": 20}),
        rival=Side(field=["corpo-security", "psycho-squad", "secondhand-bombus"], gigs={"d12": 12}),
    )
    assert [option for option in game.options() if option.startswith("attack")] == [
        "attack valentino-guerrera corpo-security",
        "attack valentino-guerrera secondhand-bombus",
        "attack valentino-guerrera gigs",
    ]
    game.you.attack("valentino-guerrera", "corpo-security")
    assert not game.rival.may("block_with", "corpo-security")
    assert game.rival.may("block_with", "secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["corpo-security"]


@rule("9.3.2.1", "R-129")
def test_valentino_guerrera_needs_more_street_cred() -> None:
    """With as much as the Rival ready Units are safe."""
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d20": 12}),
        rival=Side(field=["corpo-security"], gigs={"d12": 12}),
    )
    assert not game.you.may("attack", "valentino-guerrera", "corpo-security")


@rule("9.3.1.1", "9.3.2.3.1")
def test_valentino_guerrera_still_lags() -> None:
    """The permission lifts no Lag."""
    game = setup(
        you=Side(field=[card("valentino-guerrera", lag=True)], gigs={"d20": 20}),
        rival=Side(field=["corpo-security"]),
    )
    assert not game.you.may("attack", "valentino-guerrera", "corpo-security")


# --- Yorinobu Arasaka: Steel Dragon -----------------------------------------------------------------------


@rule("11.4.2", "11.8.4", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_brings_a_cheap_unit_from_hand_or_trash() -> None:
    """A Unit of cost 4 or less, from either place, for free: no Gear, no Unit of 5, and not the Rival's."""
    game = setup(
        you=Side(
            hand=[DRAGON, "psycho-squad", "mantis-blades", "chrome-fang"],
            trash=["emergency-atlus", "riding-nomad", "floor-it"],
            eddies=7,
        ),
        rival=Side(trash=["corpo-security"]),
    )
    game.you.play(DRAGON)
    assert game.options() == ["psycho-squad", "emergency-atlus", "none"]

    game.you.choose("emergency-atlus")
    assert game.you.field == [DRAGON, "emergency-atlus"]
    assert game.you.has_lag("emergency-atlus")
    assert sorted(game.you.trash) == ["floor-it", "riding-nomad"]
    assert game.you.eddies_ready == 0


@rule("9.3.2.3.1", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_the_unit_that_steel_dragon_brings_attacks_units_only() -> None:
    """This turn it may attack spent rival Units, no ready ones and no Gig area; Yorinobu himself waits."""
    game = setup(
        you=Side(hand=[DRAGON, "psycho-squad"], eddies=7),
        rival=Side(field=[card("corpo-security", spent=True), "emergency-atlus"], gigs={"d6": 3}),
    )
    game.you.play(DRAGON)
    game.you.choose("psycho-squad")
    assert [option for option in game.options() if option.startswith("attack")] == ["attack psycho-squad corpo-security"]
    game.you.attack("psycho-squad", "corpo-security")
    game.rival.pass_()
    assert game.rival.trash == ["corpo-security"]


@rule("11.20.1", "11.4.3")
def test_the_unit_that_steel_dragon_brings_uses_its_play_effect() -> None:
    """It was played, so PLAY is heard, after Yorinobu's own effect is done."""
    game = setup(you=Side(hand=[DRAGON, "field-operator"], eddies=7, gigs={"d4": 2}))
    game.you.play(DRAGON)
    game.you.choose("field-operator")
    assert game.you.hand_size == 1  # an even Street Cred


@rule("2.1.1", "10.7")
def test_steel_dragon_may_come_alone() -> None:
    """Declined, or with nobody to bring."""
    game = setup(you=Side(hand=[DRAGON, "psycho-squad"], eddies=7))
    game.you.play(DRAGON)
    game.you.choose(None)
    assert game.you.field == [DRAGON]
    assert game.you.hand == ["psycho-squad"]

    game = setup(you=Side(hand=[DRAGON, "minotaur"], eddies=7))
    game.you.play(DRAGON)
    assert game.you.may("end_turn")


@rule("10.16.2", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_draws_for_the_first_fallen_arasaka_unit() -> None:
    """Either player's, himself among them, and once a turn."""
    game = setup(
        you=Side(field=[DRAGON, "field-operator"]),
        rival=Side(field=["goro-takemura-losing-his-way", "psycho-squad"]),
    )
    game.rival.force("psycho-squad", defeat=True)  # no ARASAKA
    assert game.you.hand_size == 0
    game.rival.force("goro-takemura-losing-his-way", defeat=True)
    assert game.you.hand_size == 1
    game.you.force("field-operator", defeat=True)
    assert game.you.hand_size == 1

    game = setup(you=Side(field=[DRAGON]))
    game.you.force(DRAGON, defeat=True)
    assert game.you.hand_size == 1


SAMPLE = unit("Sample", "", RED, ram=1, cost=4, power=1, tags=(ARASAKA, MERC), number="TEST 001")


@rule("T-128", "R-102", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_counts_falls_from_before_he_came() -> None:
    """An ARASAKA Unit fell earlier this turn: the next one is the second."""
    game = setup(
        cards=(SAMPLE,),
        you=Side(hand=[DRAGON], field=["sample", "sample"], eddies=7),
    )
    game.you.force("sample", defeat=True)
    game.you.play(DRAGON)
    game.you.choose(None)  # the fallen one is offered
    game.you.force("sample#2", defeat=True)
    assert game.you.hand_size == 0
