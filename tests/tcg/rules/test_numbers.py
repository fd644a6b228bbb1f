"""Golden rules, numbers below zero, null and Street Cred (CR 2, 3.11.2, 5.11.4, 11.2)."""

import pytest

from preem.tcg.effects.words import (
    BLUE,
    FACE_UP_LEGEND,
    FRIENDLY_UNIT,
    GO_SOLO,
    GREEN,
    QUICK,
    RED,
    RIVAL_UNIT,
    WINS,
    Defeat,
    Discard,
    Draw,
    EachPlayer,
    GivePower,
    GoSoloCosts,
    If,
    Is,
    IsEven,
    IsOdd,
    Pick,
    PowerOf,
    Ready,
    StreetCredBelow,
    Trash,
    cards_in,
    legend,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

THREE_THINGS = program(
    "Three Things",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(Draw(1), Defeat(one(RIVAL_UNIT)), Trash(1)),
)
DOWNER = program(
    "Downer",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 002",
    effects=(GivePower(one(FRIENDLY_UNIT), -3),),
)
UPPER = program(
    "Upper",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 003",
    effects=(GivePower(one(FRIENDLY_UNIT), 2),),
)
WINNER_DRAWS = unit(
    "Winner Draws",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("GANGER",),
    number="TEST 004",
    effects=(when(WINS, Draw(1)),),
)
BELOW_ZERO = program(
    "Below Zero",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 005",
    effects=(If(StreetCredBelow(0), Draw(1)),),
)
EVENS = program(
    "Evens",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 006",
    effects=(Pick(one(FRIENDLY_UNIT), into="unit"), If(IsEven(PowerOf(cards_in("unit"))), Draw(1))),
)
ODDS = program(
    "Odds",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 007",
    effects=(Pick(one(FRIENDLY_UNIT), into="unit"), If(IsOdd(PowerOf(cards_in("unit"))), Draw(1))),
)
PRICELESS = legend(
    "Priceless",
    "Beyond Money",
    GREEN,
    power=5,
    tags=("MERC",),
    number="TEST 008",
    keywords=GO_SOLO,
)
BIG_DISCOUNT = program(
    "Big Discount",
    "",
    GREEN,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 009",
    effects=(GoSoloCosts(one(FACE_UP_LEGEND), -5),),
)
WAKE_THE_CHEAP = program(
    "Wake the Cheap",
    "",
    GREEN,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 010",
    effects=(Ready(one(FACE_UP_LEGEND, cost_at_most=0)), If(Is(FACE_UP_LEGEND, cost_is=0), Draw(1))),
)
SHARED_LOSS = program(
    "Shared Loss",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 011",
    keywords=QUICK,
    effects=(EachPlayer(Discard(1)),),
)

TAPPED_OUT = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]


# --- golden rules ------------------------------------------------------------------------------------------


@rule("2.6", "11.23.2", "FAQ Corpo Security", "R-040", "T-17")
def test_a_cant_beats_a_may() -> None:
    """ADRENALINE lets a lagging Unit attack, but not one whose text says that it can't attack."""
    for slug, can in (("corpo-security", False), ("psycho-squad", True)):
        game = setup(
            you=Side(
                hand=["valentino-street-racer"],
                eddies=3,
                field=[
                    card("corpo-security", lag=True, arrived=True),
                    card("psycho-squad", lag=True, arrived=True),
                ],
            ),
            rival=Side(gigs={"d6": 1}),
        )
        game.you.play("valentino-street-racer")
        assert sorted(game.options()) == ["corpo-security", "psycho-squad"]

        game.you.choose(slug)

        assert "ADRENALINE" in game.you.keywords(slug)
        assert game.you.may("attack", slug, "gigs") is can
        assert can or "CR 2.6" in game.you.why_not("attack", slug, "gigs")


@rule("2.6", "11.25.1", "FAQ MaxTac Suppression Team", "R-045", "T-17")
def test_a_cant_beats_go_solo() -> None:
    """GO SOLO lets a Legend attack on the turn it's played, and the Suppression Team forbids just that."""
    for team in ([], ["maxtac-suppression-team"]):
        game = setup(
            you=Side(legends=["v-corporate-exile"], eddies=5, field=["psycho-squad"]),
            rival=Side(field=team, gigs={"d6": 1}),
        )
        game.you.go_solo("v-corporate-exile")
        assert game.you.may("attack", "v-corporate-exile", "gigs") is (team == [])
        assert game.you.may("attack", "psycho-squad", "gigs")


@rule("2.3", "2.4", "10.2.1", "10.6.2", "FAQ Floor It", "T-18")
def test_the_impossible_part_is_skipped_and_the_others_happen_in_order() -> None:
    """Nobody to defeat: the card is drawn first all the same, and the one below it is trashed."""
    game = setup(
        cards=(THREE_THINGS,),
        you=Side(hand=["three-things"], eddies=1, deck=["minotaur", "psycho-squad", "floor-it"]),
    )
    game.you.play("three-things")

    assert game.you.hand == ["minotaur"]
    assert sorted(game.you.trash) == ["psycho-squad", "three-things"]
    assert game.you.deck == ["floor-it"]

    game = setup(you=Side(hand=["floor-it"], eddies=1, deck=["minotaur"]))
    game.you.play("floor-it")
    assert game.you.hand == ["minotaur"]
    assert game.you.trash == ["floor-it"]


@rule("2.4", "10.3.3", "FAQ Unlikely Bond")
def test_what_hangs_on_if_you_do_is_skipped_with_what_it_hangs_on() -> None:
    """Without a ready friendly Unit nothing is put under the deck, so the rival Unit stays as well."""
    game = setup(
        you=Side(hand=["unlikely-bond"], eddies=4, field=[card("psycho-squad", spent=True)]),
        rival=Side(field=[card("minotaur", spent=True)]),
    )
    game.you.play("unlikely-bond")
    assert game.you.field == ["psycho-squad"]
    assert game.rival.field == ["minotaur"]


@rule("2.8", "T-19")
def test_up_to_two_may_be_none() -> None:
    """None, one or two are whole answers."""
    for chosen in ((None,), ("emergency-atlus",), ("emergency-atlus", "field-operator")):
        game = setup(
            you=Side(
                hand=["we-gotta-live-together"],
                eddies=5,
                trash=["field-operator", "emergency-atlus", "psycho-squad"],
            ),
        )
        game.you.play("we-gotta-live-together")
        assert sorted(game.options()) == ["emergency-atlus", "field-operator", "none"]

        game.you.choose(*chosen)

        assert sorted(game.you.field) == [slug for slug in chosen if slug is not None]
        assert game.decision is not None and game.decision.kind == "main"


@rule("2.8", "10.31.3", "FAQ Industrial Assembly")
def test_an_amount_of_up_to_four_may_be_zero() -> None:
    """Zero is offered and leaves the die alone."""
    game = setup(you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d8": 2}))
    game.you.play("industrial-assembly")
    assert game.options() == ["0", "1", "2", "3", "4"]

    game.you.choose(0)
    assert game.you.gigs == {"d8": 2}


@rule("2.1", "2.1.1", "FAQ Kiroshi Optics")
def test_only_what_says_may_can_be_declined() -> None:
    """The Heywood Ripperdoc's offer can be declined; the look of Kiroshi Optics can't."""
    game = setup(
        you=Side(hand=["heywood-ripperdoc"], eddies=6, field=[card("psycho-squad", gear=["mantis-blades"])]),
    )
    game.you.play("heywood-ripperdoc")
    assert game.options() == ["psycho-squad/mantis-blades", "none"]
    game.you.choose(None)
    assert game.you.gear("psycho-squad") == ["mantis-blades"]

    game = setup(
        you=Side(field=[card("psycho-squad", gear=["kiroshi-optics"])]),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.options() == ["legend:0", "legend:1", "legend:2"]
    game.you.choose("legend:2")


@rule("2.7", "11.1.2", "FAQ El Sombrerón", "R-010")
def test_a_cost_inside_an_effect_may_be_declined() -> None:
    """El Sombrerón's 2 €$ may be kept; with 1 €$ they can't be paid, so nobody is asked."""
    game = setup(
        you=Side(
            legends=[card("?", spent=True), card("?", spent=True), card("?", spent=True)],
            field=["el-sombreron-la-venganza-lenta"],
            eddies=2,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.options() == ["yes", "none"]
    game.you.choose(None)
    assert game.you.eddies_ready == 2
    assert game.you.power("el-sombreron-la-venganza-lenta") == 4

    game = setup(
        you=Side(
            legends=[card("?", spent=True), card("?", spent=True), card("?", spent=True)],
            field=["el-sombreron-la-venganza-lenta"],
            eddies=1,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.decision is not None and game.decision.kind == "react"
    assert game.you.eddies_ready == 1


@rule("2.5", "9.3.2.1", "9.3.2.3", "R-058")
def test_card_text_beats_the_rule_it_contradicts() -> None:
    """Only spent Units can be attacked, but Valentino Guerrera may attack ready ones with BLOCKER."""
    game = setup(
        you=Side(field=["valentino-guerrera", "psycho-squad"], gigs={"d6": 6}),
        rival=Side(field=["corpo-security", "minotaur"], gigs={"d4": 1}),
    )
    assert game.you.may("attack", "valentino-guerrera", "corpo-security")
    assert not game.you.may("attack", "valentino-guerrera", "rival:minotaur")
    assert not game.you.may("attack", "psycho-squad", "corpo-security")


@rule("2.9", "10.33", "FAQ Live with the Aftermath", "R-194", "T-27")
def test_the_turn_player_acts_first_when_both_must() -> None:
    """Live with the Aftermath: your Unit is chosen before the Rival's."""
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], eddies=3, field=["minotaur", "psycho-squad"]),
        rival=Side(field=["corpo-security", "emergency-atlus"]),
    )
    game.you.play("live-with-the-aftermath")
    assert game.decision is not None and game.decision.player == "you"
    assert game.options() == ["minotaur", "psycho-squad"]

    game.you.choose("psycho-squad")
    assert game.decision.player == "rival"
    assert game.options() == ["corpo-security", "emergency-atlus"]

    game.rival.choose("corpo-security")
    assert game.you.field == ["minotaur"]
    assert game.rival.field == ["emergency-atlus"]


@rule("2.9", "10.2.2", "T-27")
def test_the_turn_player_acts_first_though_the_rival_played_the_card() -> None:
    """In the Rival's reaction on your turn, you discard first."""
    game = setup(
        cards=(SHARED_LOSS,),
        you=Side(field=["psycho-squad"], hand=["minotaur", "floor-it"]),
        rival=Side(hand=["shared-loss", "detonate", "riding-nomad"], eddies=1, gigs={"d4": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("shared-loss")
    assert game.decision is not None and game.decision.player == "you"

    game.you.choose("floor-it")
    assert game.decision.player == "rival"
    game.rival.choose("detonate")

    assert game.you.hand == ["minotaur"]
    assert game.rival.hand == ["riding-nomad"]
    game.rival.pass_()


# --- below zero --------------------------------------------------------------------------------------------


@rule("2.10", "2.10.1", "R-081", "T-20")
@pytest.mark.parametrize("order", [("downer", "upper"), ("upper", "downer")])
def test_two_power_less_three_and_plus_two_is_one_in_either_order(order: tuple[str, str]) -> None:
    """The true sum is kept below zero: 2 - 3 + 2 is 1, whichever came first."""
    game = setup(
        cards=(DOWNER, UPPER),
        you=Side(hand=["downer", "upper"], eddies=2, field=["field-operator"]),
    )
    game.you.play(order[0])
    assert game.you.power("field-operator") == (0 if order[0] == "downer" else 4)

    game.you.play(order[1])
    assert game.you.power("field-operator") == 1


@rule("2.10.1", "T-21")
def test_an_effect_reads_power_below_zero_as_zero() -> None:
    """A Unit at -1 is a Unit with power 0: Pyramid Song may put it under the deck."""
    game = setup(
        you=Side(hand=["pyramid-song"], eddies=3),
        rival=Side(
            field=["psycho-squad", card("field-operator", bonus=-3), card("corpo-security", bonus=-1)],
            deck=3,
        ),
    )
    assert game.rival.power("field-operator") == 0

    game.you.play("pyramid-song")
    game.you.choose(1)

    assert game.rival.field == ["psycho-squad", "corpo-security"]
    assert game.rival.deck == ["filler", "filler", "filler", "field-operator"]


@rule("2.10.1", "9.17", "9.17.3", "9.19.2", "T-21")
def test_a_fight_reads_power_below_zero_as_zero() -> None:
    """0 against -1 is a tie: nobody wins, both lose, and 0 power defeats nobody."""
    game = setup(
        cards=(WINNER_DRAWS,),
        you=Side(field=["winner-draws"]),
        rival=Side(field=[card("field-operator", spent=True, bonus=-3)]),
    )
    game.you.attack("winner-draws", "field-operator")
    game.rival.pass_()

    assert game.you.hand_size == 0
    assert game.you.field == ["winner-draws"]
    assert game.rival.field == ["field-operator"]


@rule("2.10.1", "9.23.2.1", "T-21")
def test_a_steal_reads_power_below_zero_as_zero() -> None:
    """An attacker below zero steals nothing."""
    game = setup(
        you=Side(field=[card("field-operator", bonus=-3)]),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("field-operator", "gigs")
    game.rival.pass_()
    assert game.rival.gigs == {"d6": 4}


# --- Street Cred and null ----------------------------------------------------------------------------------


@rule("11.2.1", "11.2.2", "5.10.3", "5.11.3", "R-130")
def test_street_cred_is_the_sum_of_the_gig_area() -> None:
    """Stolen dice count for the one who has them, dice in the fixer for nobody."""
    game = setup(
        you=Side(gigs={"d8": 8, "rival:d20": 20}, fixer=["d10", "d12"]),
        rival=Side(gigs={"d4": 1}),
    )
    assert game.you.street_cred == 28
    assert game.rival.street_cred == 1


@rule("2.10.2", "5.11.4", "11.2.3")
def test_without_gigs_street_cred_is_null() -> None:
    """Null is no number."""
    game = setup(rival=Side(gigs={"d4": 1}))
    assert game.you.street_cred is None
    assert game.rival.street_cred == 1


@rule("5.11.4.1", "2.10.2", "R-127", "FAQ Field Operator", "T-22")
@pytest.mark.parametrize(("gigs", "drawn"), [({}, 0), ({"d6": 3}, 0), ({"d6": 4}, 1), ({"d6": 3, "d8": 1}, 1)])
def test_null_street_cred_is_not_even(gigs: dict[str, int], drawn: int) -> None:
    """Field Operator draws at even Street Cred only, and without Gigs there is none."""
    game = setup(you=Side(hand=["field-operator"], eddies=3, gigs=gigs))
    game.you.play("field-operator")
    assert game.you.hand_size == drawn


@rule("5.11.4.2", "R-128", "T-23")
def test_null_street_cred_is_less_than_the_rivals_number() -> None:
    """Against a single d4 at 1 a player without Gigs has less; the one with the d4 has more."""
    game = setup(
        you=Side(field=[card("modded-muramasa", spent=True)]),
        rival=Side(gigs={"d4": 1}, fixer=[]),
    )
    game.you.end_turn()
    assert not game.you.is_spent("modded-muramasa")  # readied at the end of the turn: less than the Rival

    game = setup(
        you=Side(hand=["minotaur"], eddies=7, gigs={"d4": 1}),
        rival=Side(field=["corpo-security"]),
    )
    game.you.play("minotaur")
    assert game.rival.trash == ["corpo-security"]  # more than the Rival


@rule("5.11.4.2", "11.2.3", "T-23")
@pytest.mark.parametrize(("gigs", "drawn"), [({}, 1), ({"d4": 1}, 0)])
def test_null_street_cred_is_less_than_zero(gigs: dict[str, int], drawn: int) -> None:
    """Null is smaller than 0 where they are compared."""
    game = setup(cards=(BELOW_ZERO,), you=Side(hand=["below-zero"], eddies=1, gigs=gigs))
    game.you.play("below-zero")
    assert game.you.hand_size == drawn


@rule("Q28", "5.11.4.2")
def test_two_nulls_are_equal() -> None:
    """Neither player without Gigs has less or more than the other."""
    game = setup(you=Side(field=[card("modded-muramasa", spent=True)]), rival=Side(fixer=[]))
    game.you.end_turn()
    assert game.you.is_spent("modded-muramasa")

    game = setup(you=Side(hand=["minotaur"], eddies=7), rival=Side(field=["corpo-security"]))
    game.you.play("minotaur")
    assert game.rival.field == ["corpo-security"]


@rule("Q28", "2.10.2", "10.6.2")
@pytest.mark.parametrize(("gigs", "drawn"), [({}, 0), ({"d4": 1}, 2), ({"d12": 11}, 0)])
def test_nothing_differs_from_null(gigs: dict[str, int], drawn: int) -> None:
    """Dexter asks for a difference of 10 or more: 20 and 1 have it; 20 and 11 don't, nor 20 and null."""
    game = setup(
        active="rival",
        you=Side(field=[card("dexter-deshawn-one-last-chance", spent=True)], gigs=gigs),
        rival=Side(field=["animals-wrecker"], gigs={"d20": 20}),
    )
    game.rival.attack("animals-wrecker", "dexter-deshawn-one-last-chance")
    game.you.pass_()
    assert game.you.trash == ["dexter-deshawn-one-last-chance"]
    assert game.you.hand_size == drawn


@rule("FAQ Towerfall", "R-129")
def test_equal_street_cred_is_neither_more_nor_less() -> None:
    """Both at 6: Minotaur defeats nobody, and Towerfall gives one mode only."""
    game = setup(
        you=Side(hand=["minotaur"], eddies=7, gigs={"d6": 6}),
        rival=Side(field=["corpo-security"], gigs={"d8": 6}),
    )
    game.you.play("minotaur")
    assert game.rival.field == ["corpo-security"]

    game = setup(
        you=Side(hand=["towerfall"], eddies=6, gigs={"d6": 6}),
        rival=Side(field=["corpo-security"], gigs={"d8": 6}),
    )
    game.you.play("towerfall")
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert game.rival.field == ["corpo-security"]
    assert game.rival.power("corpo-security") == 0


@rule("Q9", "FAQ Field Operator", "2.10.1", "T-24")
@pytest.mark.parametrize("question", ["evens", "odds"])
@pytest.mark.parametrize(("change", "read"), [(0, "even"), (-1, "odd"), (-2, "neither"), (-3, "neither")])
def test_zero_is_neither_even_nor_odd(question: str, change: int, read: str) -> None:
    """A power of 2 is even and one of 1 odd; 0 is neither, and one below zero is read as 0."""
    game = setup(
        cards=(EVENS, ODDS),
        you=Side(hand=[question], eddies=1, field=[card("field-operator", bonus=change)]),
    )
    game.you.play(question)
    assert game.you.hand_size == (1 if (question, read) in (("evens", "even"), ("odds", "odd")) else 0)


# --- null costs --------------------------------------------------------------------------------------------


@rule("3.11.2", "3.11.2.1", "3.11.2.2", "4.5.3", "R-029", "T-25")
def test_a_null_cost_stays_null_and_unplayable_under_discount_and_surcharge() -> None:
    """A Legend with a dash for its cost is never played, by GO SOLO or plainly, whatever changes prices."""
    game = setup(
        cards=(PRICELESS, BIG_DISCOUNT),
        you=Side(legends=["priceless-beyond-money"], hand=["big-discount"], eddies=9),
        rival=Side(field=[card("psycho-squad", gear=["riot-shield"])]),
    )
    for verb in ("go_solo", "to_field"):
        assert not game.you.may(verb, "priceless-beyond-money")
        assert "CR 3.11.2.1" in game.you.why_not(verb, "priceless-beyond-money")

    game.you.play("big-discount")
    for verb in ("go_solo", "to_field"):
        assert not game.you.may(verb, "priceless-beyond-money")
        assert "CR 3.11.2.1" in game.you.why_not(verb, "priceless-beyond-money")
    assert not any("priceless" in option for option in game.options())


@rule("3.11.2.1", "4.5.3", "R-029", "T-25")
def test_saburo_with_his_null_cost_never_leaves_the_legends_area() -> None:
    """Ten Eddies don't pay for a dash; V beside him has a number and may come."""
    game = setup(you=Side(legends=["saburo-arasaka-stubborn-patriarch", "v-corporate-exile"], eddies=10))
    assert not game.you.may("to_field", "saburo-arasaka-stubborn-patriarch")
    assert game.you.may("to_field", "v-corporate-exile")


@rule("3.11.2.3", "T-26")
def test_an_effect_that_reads_a_null_cost_reads_zero() -> None:
    """Among a Legend with a dash and one of cost 5, the dash is the one with cost 0 or less."""
    game = setup(
        cards=(WAKE_THE_CHEAP,),
        you=Side(
            legends=[
                card("saburo-arasaka-stubborn-patriarch", spent=True),
                card("v-corporate-exile", spent=True),
            ],
            hand=["wake-the-cheap"],
            eddies=1,
            deck=["minotaur"],
        ),
    )
    game.you.play("wake-the-cheap")

    assert not game.you.is_spent("saburo-arasaka-stubborn-patriarch")
    assert game.you.is_spent("v-corporate-exile")
    assert game.you.hand == ["minotaur"]
