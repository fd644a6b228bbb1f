"""The Green Units, in the order of their names."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

GORO = "goro-takemura-losing-his-way"
NADIA = "nadia-fighting-through-grief"
PANAM = "panam-palmer-strength-through-family"
PEPE = "pepe-najarro-working-doubles"
SANDAYU = "sandayu-oda-hanakos-guardian"
SAUL = "saul-bright-stormrider"

# Face-up Legends that do nothing here.
GORO_LEGEND = "goro-takemura-hands-unclean"
V = "v-corporate-exile"
ROYCE = "royce-psycho-on-the-edge"


# --- Corpo Security ---------------------------------------------------------------------------------------


@rule("2.6", "9.9", "FAQ Corpo Security")
def test_corpo_security_blocks_and_never_attacks() -> None:
    """Ready and without Lag it attacks neither Units nor Gigs; on the Rival's turn it blocks."""
    game = setup(
        you=Side(field=["corpo-security"]),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 3}),
    )
    assert game.options() == ["call 0", "call 1", "call 2", "end_turn"]
    assert "CR 2.6" in game.you.why_not("attack", "corpo-security", "gigs")

    game = setup(
        active="rival",
        you=Side(field=["corpo-security"], gigs={"d6": 3}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with("corpo-security")
    game.you.pass_()
    assert game.you.trash == ["corpo-security"]
    assert game.you.gigs == {"d6": 3}


# --- Emergency Atlus --------------------------------------------------------------------------------------


@rule("9.17.3", "R-076")
def test_emergency_atlus_fights_with_four() -> None:
    """4 against 4: both lose, and both are defeated."""
    game = setup(you=Side(field=["emergency-atlus"]), rival=Side(field=[card("riding-nomad", spent=True)]))
    game.you.attack("emergency-atlus", "riding-nomad")
    game.rival.pass_()
    assert game.you.trash == ["emergency-atlus"]
    assert game.rival.trash == ["riding-nomad"]


# --- Field Operator ---------------------------------------------------------------------------------------


@rule("10.3", "11.2.1", "FAQ Field Operator")
def test_field_operator_draws_with_even_street_cred() -> None:
    """3 and 5 are 8, which is even; with 7 nothing is drawn."""
    game = setup(you=Side(hand=["field-operator"], eddies=3, gigs={"d4": 3, "d6": 5}))
    game.you.play("field-operator")
    assert game.you.hand_size == 1

    game = setup(you=Side(hand=["field-operator"], eddies=3, gigs={"d4": 2, "d6": 5}))
    game.you.play("field-operator")
    assert game.you.hand_size == 0


@rule("5.11.4.1", "T-22", "R-127", "FAQ Field Operator")
def test_field_operator_draws_nothing_without_gigs() -> None:
    """No Gigs make a Street Cred of null, which is not even."""
    game = setup(you=Side(hand=["field-operator"], eddies=3), rival=Side(gigs={"d6": 4}))
    game.you.play("field-operator")
    assert game.you.hand_size == 0


# --- Goro Takemura: Losing His Way ------------------------------------------------------------------------


@rule("10.3", "FAQ Goro Takemura: Losing His Way")
def test_goro_gains_five_when_all_legends_are_face_up() -> None:
    """All three lie face-up: 9 power to the end of the turn; one face-down Legend is enough to miss it."""
    game = setup(you=Side(legends=[GORO_LEGEND, V, ROYCE], field=[GORO]), rival=Side(gigs={"d6": 3}))
    game.you.attack(GORO, "gigs")
    assert game.you.power(GORO) == 9
    game.rival.pass_()
    assert game.you.power(GORO) == 9
    game.you.end_turn()
    assert game.you.power(GORO) == 4

    game = setup(you=Side(legends=[GORO_LEGEND, V], field=[GORO]), rival=Side(gigs={"d6": 3}))
    game.you.attack(GORO, "gigs")
    assert game.you.power(GORO) == 4


@rule("4.2.1", "Q30", "R-184", "RD-13")
def test_goro_counts_legends_on_the_field_and_needs_one() -> None:
    """A Legend on the field is face-up as well; with every Legend removed from the game there is no bonus."""
    game = setup(
        you=Side(legends=[GORO_LEGEND], field=[GORO, card(V, solo=True)], removed=[ROYCE]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(GORO, "gigs")
    assert game.you.power(GORO) == 9

    game = setup(you=Side(field=[GORO], removed=[GORO_LEGEND, V, ROYCE]), rival=Side(gigs={"d6": 3}))
    game.you.attack(GORO, "gigs")
    assert game.you.power(GORO) == 4


# --- Maelstrom Zealots ------------------------------------------------------------------------------------


@rule("9.18", "9.19", "10.10.1", "Q10", "RD-7", "T-107", "FAQ Maelstrom Zealots")
def test_maelstrom_zealots_take_the_winner_with_them() -> None:
    """Their trigger defeats the opposing Unit first; the result still defeats them."""
    game = setup(
        active="rival",
        you=Side(field=[card("maelstrom-zealots", spent=True)]),
        rival=Side(field=["animals-wrecker", "psycho-squad"]),
    )
    game.rival.attack("animals-wrecker", "maelstrom-zealots")
    game.you.pass_()
    assert game.rival.trash == ["animals-wrecker"]
    assert game.rival.field == ["psycho-squad"]
    assert game.you.trash == ["maelstrom-zealots"]


@rule("9.19.2", "9.17.3")
def test_maelstrom_zealots_survive_an_opponent_without_power() -> None:
    """0 against 0: both lose; the text defeats the other, and 0 power defeats nobody."""
    game = setup(
        you=Side(field=["maelstrom-zealots"]),
        rival=Side(field=[card("secondhand-bombus", spent=True)]),
    )
    game.you.attack("maelstrom-zealots", "secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.you.field == ["maelstrom-zealots"]


@rule("9.17.1")
def test_maelstrom_zealots_defeat_nobody_extra_when_they_win() -> None:
    """With borrowed power they win like any Unit."""
    game = setup(
        you=Side(field=[card("maelstrom-zealots", bonus=+3)]),
        rival=Side(field=[card("corpo-security", spent=True), "psycho-squad"]),
    )
    game.you.attack("maelstrom-zealots", "corpo-security")
    game.rival.pass_()
    assert game.rival.field == ["psycho-squad"]
    assert game.you.field == ["maelstrom-zealots"]


# --- MaxTac AV --------------------------------------------------------------------------------------------


@rule("6.6", "6.6.1", "FAQ MaxTac AV", "R-122")
def test_maxtac_av_swaps_two_gigs() -> None:
    """The player picks his die, then the Rival's; values stay on the dice."""
    game = setup(
        you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4, "d6": 1}),
        rival=Side(gigs={"d20": 17, "d8": 2}),
    )
    game.you.play("maxtac-av")
    assert sorted(game.options()) == ["d4", "d6", "none"]
    game.you.choose("d4")
    assert sorted(game.options()) == ["rival:d20", "rival:d8"]
    game.you.choose("rival:d20")

    assert game.you.gigs == {"d6": 1, "rival:d20": 17}
    assert game.rival.gigs == {"d8": 2, "rival:d4": 4}
    assert (game.you.street_cred, game.rival.street_cred) == (18, 6)


@rule("2.1.1", "FAQ MaxTac AV")
def test_maxtac_av_may_leave_the_gigs_alone() -> None:
    """Declined, nothing moves."""
    game = setup(you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4}), rival=Side(gigs={"d20": 17}))
    game.you.play("maxtac-av")
    game.you.choose(None)
    assert game.you.may("end_turn")
    assert game.you.gigs == {"d4": 4}


@rule("6.6", "10.7")
def test_maxtac_av_needs_a_gig_on_either_side() -> None:
    """With an empty Gig area on one side nobody is asked."""
    game = setup(you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4}))
    game.you.play("maxtac-av")
    assert game.you.may("end_turn")

    game = setup(you=Side(hand=["maxtac-av"], eddies=5), rival=Side(gigs={"d4": 4}))
    game.you.play("maxtac-av")
    assert game.you.may("end_turn")


# --- MaxTac Heavy -----------------------------------------------------------------------------------------


@rule("11.8.2", "11.8.3", "FAQ MaxTac Heavy")
def test_maxtac_heavy_is_cheaper_for_each_rival_unit() -> None:
    """Ready or spent, but not one's own; never below 1."""
    game = setup(
        you=Side(hand=["maxtac-heavy"], field=["psycho-squad"], eddies=7),
        rival=Side(field=["corpo-security", card("corpo-security", spent=True), card(V, solo=True)]),
    )
    assert game.you.price("maxtac-heavy") == 4
    game.you.play("maxtac-heavy")
    assert game.you.eddies_spent == 4

    game = setup(you=Side(hand=["maxtac-heavy"]), rival=Side(field=["corpo-security"] * 8))
    assert game.you.price("maxtac-heavy") == 1


# --- MaxTac Squadron --------------------------------------------------------------------------------------


@rule("8.16.1", "R-036", "RD-21")
def test_maxtac_squadron_readies_a_face_up_legend() -> None:
    """In the area or on the field, if the Squadron is spent at the turn's end; no face-down one."""
    game = setup(
        you=Side(
            legends=[card(ROYCE, spent=True), card("?", spent=True)],
            field=[card("maxtac-squadron", spent=True), card(V, spent=True, solo=True)],
        ),
    )
    game.you.end_turn()
    assert sorted(game.options()) == sorted([ROYCE, V])
    game.you.choose(ROYCE)
    assert not game.you.is_spent(ROYCE)
    assert game.you.is_spent(V)


@rule("10.3")
def test_maxtac_squadron_does_nothing_when_it_is_ready() -> None:
    """Ready at the end of the turn, it readies nobody."""
    game = setup(you=Side(legends=[card(ROYCE, spent=True)], field=["maxtac-squadron"]))
    game.you.end_turn()
    assert game.you.is_spent(ROYCE)


@rule("10.15.1", "R-099", "FAQ MaxTac Squadron")
def test_maxtac_squadron_fails_when_something_readied_it_first() -> None:
    """With Sandevistan the order decides: readied first, the Squadron's own effect is off."""
    side = Side(
        legends=[card(ROYCE, spent=True)],
        field=[card("maxtac-squadron", spent=True, gear=["sandevistan"])],
    )
    game = setup(you=side)
    game.you.end_turn()
    game.you.order("maxtac-squadron/sandevistan")
    assert not game.you.is_spent("maxtac-squadron")
    assert game.you.is_spent(ROYCE)

    game = setup(you=side)
    game.you.end_turn()
    game.you.order("maxtac-squadron")
    assert not game.you.is_spent("maxtac-squadron")
    assert not game.you.is_spent(ROYCE)


# --- Nadia ------------------------------------------------------------------------------------------------


@rule("9.3.2.3", "9.3.2.3.1", "R-044", "FAQ Nadia")
def test_nadia_attacks_the_gig_area_at_once_when_the_rival_has_more_gigs() -> None:
    """The turn she is played she attacks the Gig area, and no Unit."""
    game = setup(
        you=Side(hand=[NADIA], eddies=6, gigs={"d4": 1}),
        rival=Side(field=[card("corpo-security", spent=True)], gigs={"d6": 3, "d8": 4}),
    )
    game.you.play(NADIA)
    assert game.you.may("attack", NADIA, "gigs")
    assert not game.you.may("attack", NADIA, "corpo-security")


@rule("9.3.1.1")
def test_nadia_waits_when_the_rival_has_no_more_gigs() -> None:
    """With equal numbers she lags like any Unit; without Lag she attacks what she likes."""
    game = setup(
        you=Side(field=[card(NADIA, lag=True, arrived=True)], gigs={"d4": 1}),
        rival=Side(gigs={"d6": 3}),
    )
    assert not game.you.may("attack", NADIA, "gigs")

    game = setup(
        you=Side(field=[NADIA], gigs={"d4": 1}),
        rival=Side(field=[card("corpo-security", spent=True)], gigs={"d6": 3}),
    )
    assert game.you.may("attack", NADIA, "gigs") and game.you.may("attack", NADIA, "corpo-security")


# --- Pacifica Netrunner -----------------------------------------------------------------------------------


@rule("10.23", "8.6.2.1", "2.6", "FAQ Pacifica Netrunner")
def test_pacifica_netrunner_keeps_a_rival_unit_from_readying() -> None:
    """With even Street Cred, through the Rival's turn; the rest of his Units ready."""
    game = setup(
        you=Side(hand=["pacifica-netrunner"], field=["emergency-atlus"], eddies=4, gigs={"d4": 2}, fixer=[]),
        rival=Side(field=[card("psycho-squad", spent=True), card("chrome-fang", spent=True)], fixer=["d20"]),
    )
    game.you.play("pacifica-netrunner")
    assert game.options() == ["psycho-squad", "chrome-fang"]
    game.you.choose("psycho-squad")

    game.you.end_turn()
    assert game.rival.is_spent("psycho-squad")
    assert not game.rival.is_spent("chrome-fang")
    game.rival.end_turn()
    game.rival.force("psycho-squad", ready=True)  # your next turn has begun: nothing holds it now
    assert not game.rival.is_spent("psycho-squad")


@rule("10.3", "10.7")
def test_pacifica_netrunner_needs_even_street_cred_and_a_rival_unit() -> None:
    """Odd, or nobody there: nothing is asked."""
    game = setup(
        you=Side(hand=["pacifica-netrunner"], eddies=4, gigs={"d4": 3}),
        rival=Side(field=["psycho-squad", "chrome-fang"]),
    )
    game.you.play("pacifica-netrunner")
    assert game.you.may("end_turn")

    game = setup(you=Side(hand=["pacifica-netrunner"], eddies=4, gigs={"d4": 2}))
    game.you.play("pacifica-netrunner")
    assert game.you.may("end_turn")


# --- Panam Palmer: Strength Through Family ----------------------------------------------------------------


@rule("5.7.3", "Q49", "R-020", "FAQ Panam Palmer: Strength Through Family")
def test_panam_calls_one_legend_for_free_on_your_turn() -> None:
    """The Main-phase Call costs nothing; a second one is refused."""
    game = setup(you=Side(legends=[card("?", spent=True)] * 3, field=[PANAM]))
    assert game.you.may("call", 0)
    game.you.call(1)
    assert game.you.legends == ["?", "filler-legend", "?"]
    assert not game.you.may("call", 0)


@rule("Q49", "R-201")
def test_panam_calls_for_free_on_your_turn_only() -> None:
    """In a React Step the Call costs 1 €$; a Rival's Panam helps nobody else."""
    game = setup(
        active="rival",
        you=Side(legends=[card("?", spent=True)] * 3, field=[PANAM], gigs={"d6": 2}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    assert not game.you.may("call", 0)

    game = setup(you=Side(legends=[card("?", spent=True)] * 3), rival=Side(field=[PANAM]))
    assert not game.you.may("call", 0)


@rule("10.3.3")
def test_panam_discards_to_draw_for_each_face_up_legend() -> None:
    """One card of the player's choice goes; two face-up Legends, one of them on the field, are two cards."""
    game = setup(
        you=Side(legends=[ROYCE, "?"], field=[PANAM, card(V, solo=True)], hand=["psycho-squad", "floor-it"]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(PANAM, "gigs")
    assert game.options() == ["psycho-squad", "floor-it"]
    game.you.choose("floor-it")
    assert game.you.trash == ["floor-it"]
    assert game.you.hand_size == 3


@rule("10.3.3")
def test_panam_draws_nothing_without_a_card_to_discard() -> None:
    """No discard, no draw."""
    game = setup(you=Side(legends=[ROYCE], field=[PANAM]), rival=Side(gigs={"d6": 3}))
    game.you.attack(PANAM, "gigs")
    assert game.rival.may("pass_")
    assert game.you.hand_size == 0


# --- Pepe Najarro -----------------------------------------------------------------------------------------


@rule("6.5", "2.8", "R-202", "RD-14")
def test_pepe_readies_merc_legends_in_the_area() -> None:
    """With a value-pair, up to two MERC Legends: no face-down one, no other tag, none on the field."""
    game = setup(
        you=Side(
            legends=[card(V, spent=True), card(ROYCE, spent=True)],
            field=[PEPE, card("v-streetkid", spent=True, solo=True)],
            gigs={"d4": 2, "d6": 2},
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(PEPE, "gigs")
    assert game.options() == [V, "none"]
    game.you.choose(V)
    assert not game.you.is_spent(V)
    assert game.you.is_spent(ROYCE) and game.you.is_spent("v-streetkid")


@rule("2.8")
def test_pepe_readies_two_or_none() -> None:
    """Both are chosen, or nobody."""
    merc = [card(V, spent=True), card("jackie-welles-pour-one-out-for-me", spent=True), card("?")]
    game = setup(you=Side(legends=merc, field=[PEPE], gigs={"d4": 2, "d6": 2}), rival=Side(gigs={"d6": 3}))
    game.you.attack(PEPE, "gigs")
    game.you.choose(V, "jackie-welles-pour-one-out-for-me")
    assert not game.you.is_spent(V) and not game.you.is_spent("jackie-welles-pour-one-out-for-me")

    game = setup(you=Side(legends=merc, field=[PEPE], gigs={"d4": 2, "d6": 2}), rival=Side(gigs={"d6": 3}))
    game.you.attack(PEPE, "gigs")
    game.you.choose(None)
    assert game.rival.may("pass_")
    assert game.you.is_spent(V) and game.you.is_spent("jackie-welles-pour-one-out-for-me")


@rule("6.5", "R-124")
def test_pepe_needs_a_value_pair_of_ones_own() -> None:
    """Equal dice on two sides are no pair."""
    game = setup(you=Side(legends=[card(V, spent=True)], field=[PEPE], gigs={"d4": 3}), rival=Side(gigs={"d6": 3}))
    game.you.attack(PEPE, "gigs")
    assert game.rival.may("pass_")


# --- Riding Nomad -----------------------------------------------------------------------------------------


@rule("11.23.1", "FAQ G1", "R-039")
def test_riding_nomad_attacks_the_turn_it_is_played() -> None:
    """ADRENALINE opens Units and Gigs, and no Spend Icon."""
    game = setup(
        you=Side(hand=["riding-nomad", "overwatch-panams-gift", "floor-it"], eddies=10),
        rival=Side(field=[card("corpo-security", spent=True)], gigs={"d6": 3}),
    )
    game.you.play("riding-nomad")
    game.you.play("overwatch-panams-gift", on="riding-nomad")
    assert game.you.may("attack", "riding-nomad", "gigs")
    assert game.you.may("attack", "riding-nomad", "corpo-security")
    assert not game.you.may("activate", "riding-nomad")


# --- Sandayu Oda ------------------------------------------------------------------------------------------


@rule("6.5.1", "10.31.2")
def test_sandayu_spends_a_rival_unit_for_each_value_pair() -> None:
    """Two pairs are two Units of the player's choice, spent ones too, or as many as there are."""
    game = setup(
        you=Side(hand=[SANDAYU], eddies=7, gigs={"d4": 2, "d6": 2, "d8": 5, "d10": 5, "d12": 5}),
        rival=Side(field=["psycho-squad", card("corpo-security", spent=True), "chrome-fang"]),
    )
    game.you.play(SANDAYU)
    assert game.options() == ["psycho-squad", "corpo-security", "chrome-fang"]
    game.you.choose("psycho-squad", "chrome-fang")
    assert game.rival.is_spent("psycho-squad") and game.rival.is_spent("chrome-fang")
    assert game.you.may("end_turn")

    game = setup(
        you=Side(hand=[SANDAYU], eddies=7, gigs={"d4": 2, "d6": 2, "d8": 5, "d10": 5}),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play(SANDAYU)
    assert game.rival.is_spent("psycho-squad")


@rule("9.3.2.3.1", "R-043", "FAQ Sandayu Oda")
def test_sandayu_attacks_spent_rival_units_at_once() -> None:
    """The turn he is played: spent Units, no ready one, and no Gig area."""
    game = setup(
        you=Side(hand=[SANDAYU], eddies=7),
        rival=Side(field=["psycho-squad", card("corpo-security", spent=True)], gigs={"d6": 3}),
    )
    game.you.play(SANDAYU)
    assert [option for option in game.options() if option.startswith("attack")] == [f"attack {SANDAYU} corpo-security"]


# --- Saul Bright ------------------------------------------------------------------------------------------


@rule("9.29", "10.23.1", "T-113", "FAQ Saul Bright")
def test_saul_gives_other_friendly_attackers_two_power() -> None:
    """To the end of the attack, stealing included; Saul himself and rival attackers get nothing."""
    game = setup(you=Side(field=[SAUL, "maxtac-av"]), rival=Side(gigs={"d6": 3, "d8": 4, "d10": 5}))
    game.you.attack("maxtac-av", "gigs")
    assert game.you.power("maxtac-av") == 10
    game.rival.pass_()
    game.you.choose("rival:d6", "rival:d8")  # 10 power: two of the three
    assert game.you.power("maxtac-av") == 8

    game.you.attack(SAUL, "gigs")
    assert game.you.power(SAUL) == 14

    game = setup(active="rival", you=Side(field=[SAUL], gigs={"d6": 3}), rival=Side(field=["psycho-squad"]))
    game.rival.attack("psycho-squad", "gigs")
    assert game.rival.power("psycho-squad") == 6


@rule("8.16.1", "2.8", "R-138")
def test_saul_readies_up_to_three_units_at_the_end_of_your_turn() -> None:
    """Himself among them, by choice, or fewer."""
    spent = [card(SAUL, spent=True), card("psycho-squad", spent=True)]
    spent += [card("chrome-fang", spent=True), card("riding-nomad", spent=True)]
    game = setup(you=Side(field=spent), rival=Side(field=[card("corpo-security", spent=True)], fixer=[]))
    game.you.end_turn()
    assert game.options() == [SAUL, "psycho-squad", "chrome-fang", "riding-nomad", "none"]
    game.you.choose(SAUL, "chrome-fang")
    assert not game.you.is_spent(SAUL) and not game.you.is_spent("chrome-fang")
    assert game.you.is_spent("psycho-squad") and game.you.is_spent("riding-nomad")


# --- Tyger's Whisper --------------------------------------------------------------------------------------


@rule("5.7.3", "11.11.1", "FAQ Tyger's Whisper")
def test_tygers_whisper_calls_a_legend_for_free() -> None:
    """Any face-down Legend, or none; it was the Call of the turn."""
    game = setup(you=Side(legends=[V], hand=["tygers-whisper"], eddies=2))
    game.you.play("tygers-whisper")
    assert game.options() == ["legend:1", "legend:2", "none"]
    game.you.choose("legend:2")
    assert game.you.legends == [V, "?", "filler-legend"]
    assert not game.you.may("call", 1)


@rule("2.1.1", "5.7.3", "R-023")
def test_tygers_whisper_may_call_nobody() -> None:
    """Declined; or a Legend was called this turn; or none lies face-down."""
    game = setup(you=Side(hand=["tygers-whisper"], eddies=2))
    game.you.play("tygers-whisper")
    game.you.choose(None)
    assert game.you.legends == ["?", "?", "?"]

    game = setup(you=Side(hand=["tygers-whisper"], eddies=2, called=True))
    game.you.play("tygers-whisper")
    assert game.you.may("end_turn")

    game = setup(you=Side(legends=[V, ROYCE, GORO_LEGEND], hand=["tygers-whisper"], eddies=2))
    game.you.play("tygers-whisper")
    assert game.you.may("end_turn")


# --- Valentino Street Racer -------------------------------------------------------------------------------


@rule("11.23", "10.5")
def test_valentino_street_racer_gives_another_unit_adrenaline() -> None:
    """A friendly Unit of cost 5 or less, not itself: it may attack this turn."""
    game = setup(
        you=Side(
            hand=["valentino-street-racer"],
            field=[
                card("psycho-squad", lag=True),
                card("riding-nomad", lag=True),
                card("minotaur", lag=True),
            ],
            eddies=3,
        ),
        rival=Side(field=["corpo-security"], gigs={"d6": 3}),
    )
    game.you.play("valentino-street-racer")
    assert game.options() == ["psycho-squad", "riding-nomad"]
    game.you.choose("psycho-squad")
    assert game.you.keywords("psycho-squad") == ["ADRENALINE"]
    assert game.you.may("attack", "psycho-squad", "gigs")
    assert not game.you.may("attack", "valentino-street-racer", "gigs")


@rule("2.6", "10.7", "R-040")
def test_valentino_street_racer_lifts_no_prohibition() -> None:
    """Corpo Security is the only choice, and still can't attack; alone, the Racer gives nothing."""
    game = setup(
        you=Side(hand=["valentino-street-racer"], field=["corpo-security"], eddies=3),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.play("valentino-street-racer")
    assert sorted(game.you.keywords("corpo-security")) == ["ADRENALINE", "BLOCKER"]
    assert not game.you.may("attack", "corpo-security", "gigs")

    game = setup(you=Side(hand=["valentino-street-racer"], eddies=3), rival=Side(gigs={"d6": 3}))
    game.you.play("valentino-street-racer")
    assert not game.you.may("attack", "valentino-street-racer", "gigs")


# --- Wraith Marauders -------------------------------------------------------------------------------------


@rule("10.16.1", "FAQ Wraith Marauders")
def test_wraith_marauders_ready_a_unit_of_the_stolen_value() -> None:
    """Compulsory; another friendly Unit whose power is the die's value."""
    game = setup(
        you=Side(
            field=[
                "wraith-marauders",
                card("emergency-atlus", spent=True),  # 4
                card("corpo-security", spent=True, gear=["mantis-blades"]),  # 2 and 2
                card("psycho-squad", spent=True),  # 6
            ],
        ),
        rival=Side(gigs={"d8": 4}),
    )
    game.you.attack("wraith-marauders", "gigs")
    game.rival.pass_()
    assert game.options() == ["emergency-atlus", "corpo-security"]
    game.you.choose("corpo-security")
    assert not game.you.is_spent("corpo-security")
    assert game.you.is_spent("emergency-atlus") and game.you.is_spent("psycho-squad")


@rule("10.7")
def test_wraith_marauders_find_nobody_and_never_themselves() -> None:
    """Power 4 steals a 4: the Marauders are no other Unit."""
    game = setup(you=Side(field=["wraith-marauders", card("psycho-squad", spent=True)]), rival=Side(gigs={"d8": 4}))
    game.you.attack("wraith-marauders", "gigs")
    game.rival.pass_()
    assert game.you.may("end_turn")
    assert game.you.is_spent("wraith-marauders") and game.you.is_spent("psycho-squad")
