"""What the mutation check found no test for (docs/design.md, "Mutation check")."""

import json

import pytest

from preem.tcg import actions, attack_targets, reasons
from preem.tcg.effects.words import (
    ATTACK,
    ATTACKED,
    DEFEATED,
    FRIENDLY,
    FRIENDLY_UNIT,
    IT,
    PLAY,
    RED,
    RIVAL,
    SWAPPED,
    THAT_GIG,
    THIS,
    THIS_CARD,
    WAS_DEFEATED,
    WINS,
    YOUR_HAND,
    YOUR_TRASH,
    AddToHand,
    BottomDeck,
    Defeat,
    Draw,
    GigValue,
    GivePower,
    If,
    IfYouDo,
    On,
    PickGig,
    PowerOf,
    Ready,
    ReturnToHand,
    Search,
    Steal,
    Swap,
    cards_in,
    every,
    exactly,
    gear,
    gig,
    gig_in,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Side, card, setup
from preem.tcg.terms import AT_GIGS
from tests.rule import rule
from tests.tcg.rules.asked import asked

BOOMERANG = gear(
    "Boomerang",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 401",
    effects=(when(ATTACK, ReturnToHand(THIS_CARD)),),
)
WAKE_UP = program(
    "Wake Up",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 402",
    effects=(Ready(one(FRIENDLY_UNIT)), If(IfYouDo(), Draw(1))),
)
BROKER = unit(
    "Broker",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 403",
    effects=(when(PLAY, Swap()),),
)
APPRAISER = unit(
    "Appraiser",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 404",
    effects=(when(On(SWAPPED, FRIENDLY, at_least=5), Draw(1)), when(On(SWAPPED, RIVAL, at_least=5), Draw(2))),
)
CHEERLEADER = unit(
    "Cheerleader",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 405",
    effects=(when(On(ATTACKED, FRIENDLY), GivePower(IT, 1)),),
)
MOURNER = unit(
    "Mourner",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 406",
    effects=(when(On(WAS_DEFEATED, FRIENDLY, tag="DOOMED"), Draw(1)),),
)
DOOMED = unit(
    "Doomed",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("DOOMED",),
    number="TEST 407",
)
DOOM = program(
    "Doom",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 408",
    effects=(Defeat(every(FRIENDLY_UNIT, tag="DOOMED")),),
)
WATCHDOG = unit(
    "Watchdog",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 409",
    effects=(when(On(ATTACKED, against=FRIENDLY), Draw(1)),),
)
BURIES_TWO = program(
    "Buries Two",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 411",
    effects=(BottomDeck(exactly(2, YOUR_TRASH)),),
)
FINDS_ONE = program(
    "Finds One",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 412",
    effects=(Search(2), AddToHand(one(cards_in("found")))),
)
MATCHES = program(
    "Matches",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 413",
    effects=(PickGig(gig(FRIENDLY)), Ready(one(FRIENDLY_UNIT, power_is=GigValue(gig_in("gig"))))),
)
SHOWOFF = unit(
    "Showoff",
    "",
    RED,
    ram=1,
    cost=1,
    power=5,
    tags=("TEST",),
    number="TEST 414",
    effects=(when(WINS, Draw(GigValue(THAT_GIG))),),
)
SENDS_AWAY = program(
    "Sends Away",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 415",
    effects=(
        GivePower(one(FRIENDLY_UNIT), 2, into="unit"),
        ReturnToHand(cards_in("unit")),
        BottomDeck(every(YOUR_HAND)),
        Draw(PowerOf(cards_in("unit"))),
    ),
)
MARTYR = unit(
    "Martyr",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 416",
    effects=(when(DEFEATED, Steal(THIS), If(IfYouDo(), Draw(1))),),
)
EAVESDROPPER = unit(
    "Eavesdropper",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 410",
    effects=(when(On(SWAPPED, against=FRIENDLY), Draw(1)), when(On(SWAPPED, against=RIVAL), Draw(1))),
)


@rule("8.11.1", "8.12.1", "8.13", "4.5", "9.3.1", "9.9", "10.20.1")
def test_nobody_acts_with_a_card_of_the_other_player() -> None:
    """Each action is for one's own cards: asked of a card of the other player, each says so, whichever player asks."""
    side = Side(
        legends=["v-corporate-exile", "alt-cunningham-soulkiller-architect"],
        field=["secondhand-bombus"],
        hand=["mantis-blades"],
        eddies=9,
        gigs={"d4": 1},
    )
    table = setup(you=side, rival=side).table

    for seat, other in ((0, 1), (1, 0)):
        (hand,) = table.hand[other]
        (unit,) = table.field[other]
        open_legend, activated, face_down = table.legends[other]
        assert actions.why_not_sell(table, seat, hand) == reasons.NOT_IN_HAND
        assert actions.why_not_play(table, seat, hand) == reasons.NOT_IN_HAND
        assert actions.why_not_call(table, seat, face_down) == reasons.NOT_FACE_DOWN
        assert actions.why_not_to_field(table, seat, open_legend, solo=True) == reasons.NOT_A_FACE_UP_LEGEND
        assert actions.why_not_to_field(table, seat, open_legend, solo=False) == reasons.NOT_A_FACE_UP_LEGEND
        assert actions.why_not_activate(table, seat, activated, 0) == reasons.NOT_YOUR_CARD
        assert actions.why_not_block(table, seat, unit) == reasons.NOT_A_UNIT_ON_THE_FIELD
        assert attack_targets.why_not_attack(table, seat, unit, AT_GIGS) == reasons.NOT_A_UNIT_ON_THE_FIELD


@rule("10.12", "Q47", "11.6.6")
def test_equal_gear_on_one_host_that_speaks_of_itself_is_asked_about() -> None:
    """Each of the two returns itself, so they differ in the card they name, though host and text are the same."""
    game = setup(
        cards=(BOOMERANG,),
        you=Side(field=[card("psycho-squad", gear=["boomerang", "boomerang"])]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert asked(game) == ("you", "order")
    assert game.options() == ["psycho-squad/boomerang", "psycho-squad/boomerang#2"]

    game.you.order("psycho-squad/boomerang")
    assert game.you.hand == ["boomerang", "boomerang"]
    assert game.you.gear("psycho-squad") == []


@rule("5.7.2", "10.26", "FAQ Jackie Welles: Mama's Favorite")
def test_the_price_of_a_replacement_may_be_paid_with_the_left_most_legend() -> None:
    """One ready face-down Legend is the 1 €$ that Jackie costs, wherever in the area it lies: he is offered."""
    game = setup(
        you=Side(
            legends=["?", card("jackie-welles-mamas-favorite", spent=True), card("?", spent=True)],
            hand=["secondhand-bombus"],
            eddies=2,
            fixer=[],
        ),
        rival=Side(hand=["caliber-totentanzs-top-dog"], eddies=5, fixer=[]),
    )
    game.you.play("secondhand-bombus")
    assert game.you.eddies_ready == 0
    game.you.end_turn()

    game.rival.play("caliber-totentanzs-top-dog")
    assert asked(game) == ("you", "may")
    game.you.choose("yes")
    assert game.you.is_spent("legend:0")
    assert game.you.removed == ["jackie-welles-mamas-favorite"]
    assert game.you.field == ["secondhand-bombus"]


@rule("10.12", "Q47")
def test_equal_effects_about_one_and_the_same_unit_are_not_ordered() -> None:
    """Two Cheerleaders speak of the same attacker, so nobody is asked which of them goes first."""
    game = setup(
        cards=(CHEERLEADER,),
        you=Side(field=["cheerleader", "cheerleader", "psycho-squad"]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert asked(game) == ("rival", "react")
    assert game.you.power("psycho-squad") == 8


@rule("10.12", "10.16.3", "Q47")
def test_effects_of_several_events_that_name_none_of_them_are_not_ordered() -> None:
    """Two Units fall at once and the Mourner draws for each; the draws differ in nothing."""
    game = setup(
        cards=(MOURNER, DOOMED, DOOM),
        you=Side(field=["mourner", "doomed", "doomed"], hand=["doom"], eddies=1),
    )
    game.you.play("doom")
    assert asked(game) == ("you", "main")
    assert game.you.hand_size == 2


@rule("3.8", "10.3.3")
@pytest.mark.parametrize(("chosen", "drawn"), [("minotaur", 1), ("psycho-squad", 0)])
def test_readying_a_ready_unit_is_no_readying(chosen: str, drawn: int) -> None:
    """A ready Unit may be chosen, but nothing was readied, so "if you do" draws nothing."""
    game = setup(
        cards=(WAKE_UP,),
        you=Side(hand=["wake-up"], eddies=1, field=[card("minotaur", spent=True), "psycho-squad"]),
    )
    game.you.play("wake-up")
    game.you.choose(chosen)
    assert game.you.hand_size == drawn
    assert not game.you.is_spent(chosen)


@rule("6.6", "6.6.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [(5, 4, 1), (4, 5, 2), (5, 5, 3), (4, 4, 0)],
)
def test_a_swapped_gig_is_swapped_with_the_value_it_shows(mine: int, theirs: int, drawn: int) -> None:
    """Both dice are swapped with their own values: a text that minds them draws for those of 5 or more alone."""
    game = setup(
        cards=(BROKER, APPRAISER),
        you=Side(hand=["broker"], eddies=1, field=["appraiser"], gigs={"d8": mine}),
        rival=Side(gigs={"d6": theirs}),
    )
    game.you.play("broker")
    while game.decision is not None and game.decision.kind == "order":
        game.you.order(game.options()[0])
    assert game.you.gigs == {"rival:d6": theirs}
    assert game.rival.gigs == {"rival:d8": mine}
    assert game.you.hand_size == drawn


@rule("10.16.1", "9.5")
def test_a_trigger_on_attacks_against_friendly_units_hears_no_others() -> None:
    """A Unit of one's own is attacked: a draw. An attack of one's own on a Unit, or one on a Gig area, is none of these."""
    for_the_watchdog = Side(field=["watchdog", card("psycho-squad", spent=True)], gigs={"d6": 3}, fixer=[])

    attacked = setup(cards=(WATCHDOG,), active="rival", you=for_the_watchdog, rival=Side(field=["minotaur"]))
    attacked.rival.attack("minotaur", "psycho-squad")
    assert attacked.you.hand_size == 1

    gigs = setup(cards=(WATCHDOG,), active="rival", you=for_the_watchdog, rival=Side(field=["minotaur"]))
    gigs.rival.attack("minotaur", "gigs")
    assert gigs.you.hand_size == 0

    attacking = setup(
        cards=(WATCHDOG,),
        you=Side(field=["watchdog", "psycho-squad"]),
        rival=Side(field=[card("minotaur", spent=True)]),
    )
    attacking.you.attack("psycho-squad", "minotaur")
    assert attacking.you.hand_size == 0


@rule("6.6")
def test_a_swap_is_about_two_dice_and_no_card() -> None:
    """A text that minds whose card a swap was made against has nothing to hear."""
    game = setup(
        cards=(BROKER, EAVESDROPPER),
        you=Side(hand=["broker"], eddies=1, field=["psycho-squad", "eavesdropper"], gigs={"d8": 5}),
        rival=Side(field=["minotaur"], gigs={"d6": 4}),
    )
    game.you.play("broker")
    assert game.you.gigs == {"rival:d6": 4}
    assert game.you.hand_size == 0


@rule("11.8.1", "5.7.2.2", "Q19")
def test_a_face_down_legend_pays_before_a_face_up_one() -> None:
    """Whoever says nothing spends the left-most face-down Legend, though a face-up one lies further left."""
    game = setup(you=Side(legends=["v-corporate-exile", "?", "?"], field=["minotaur"], hand=["mantis-blades"]))
    game.you.play("mantis-blades")
    assert [game.you.is_spent(each) for each in ("v-corporate-exile", "legend:1", "legend:2")] == [False, True, False]


@rule("8.6.5.2", "8.6.5.3", "6.1.1")
@pytest.mark.parametrize("who", ["you", "rival"])
@pytest.mark.parametrize(("die", "lower", "sides"), [("d4", 3, 4), ("d6", 4, 6), ("d10", 8, 10), ("d20", 12, 20)])
def test_a_die_that_is_rolled_in_shows_its_own_faces(who: str, die: str, lower: int, sides: int) -> None:
    """By chance, whosever die it is: never more than it has faces, and now and then more than the next smaller one has."""
    values: list[int] = []
    for seed in range(12):
        game = setup(
            active=who,
            at="start",
            seed=seed,
            you=Side(fixer=[die] if who == "you" else []),
            rival=Side(fixer=[die] if who == "rival" else []),
        )
        roller = game.you if who == "you" else game.rival
        assert roller.may("end_turn")
        roller.end_turn()
        values.append(roller.gigs[die])
    assert lower < max(values) <= sides
    assert min(values) >= 1


@rule("Q56", "11.12.1.3", "11.13.3")
def test_a_group_under_a_deck_is_lost_to_the_rival_with_a_card_of_it_that_is_searched_for() -> None:
    """He knew which two went under the deck; one of them is taken to hand unseen, and he can't tell which."""
    game = setup(
        cards=(BURIES_TWO, FINDS_ONE),
        you=Side(hand=["buries-two", "finds-one"], eddies=2, trash=["minotaur", "psycho-squad"], deck=[]),
    )
    game.you.play("buries-two")
    assert len(json.loads(game.view("rival").json)["groups"]) == 1

    game.you.play("finds-one")
    game.you.choose("minotaur")
    assert game.you.hand == ["minotaur"]
    assert game.you.deck == ["psycho-squad"]
    assert json.loads(game.view("rival").json)["groups"] == []
    assert game.view("rival").you.hand == ["?"]
    assert game.view("rival").you.deck == ["?"]


@rule("2.10.2", "10.7")
@pytest.mark.parametrize(("gigs", "readied"), [({}, []), ({"d6": 3}, ["psycho-squad"])])
def test_the_value_of_no_gig_is_null_and_no_power_is_equal_to_it(gigs: dict[str, int], readied: list[str]) -> None:
    """Null isn't 0: without a Gig the Unit with 0 power stays spent, and a Gig that shows 3 readies the one with 3."""
    game = setup(
        cards=(MATCHES,),
        you=Side(
            hand=["matches"],
            eddies=1,
            field=[card("secondhand-bombus", spent=True), card("psycho-squad", spent=True, bonus=-3)],
            gigs=gigs,
        ),
    )
    game.you.play("matches")
    assert [each for each in ("secondhand-bombus", "psycho-squad") if not game.you.is_spent(each)] == readied


@rule("11.8.3", "10.3", "R-212")
def test_a_card_that_is_not_meant_leaves_the_discount_for_the_first_one() -> None:
    """A WEAPON played before takes nothing from Viktor: the first CYBERWARE of the turn still costs 3 less."""
    viktor = "viktor-vektor-drop-your-illusions"
    game = setup(you=Side(field=[viktor], hand=["satori-sword-of-saburo", "sandevistan"], eddies=10))
    game.you.play("satori-sword-of-saburo", on=viktor)
    assert game.you.price("sandevistan") == 1


@rule("9.17", "2.10.2")
def test_a_won_fight_is_about_no_gig() -> None:
    """A text that asks for the Gig of that moment finds none, though one lies in the Gig area."""
    game = setup(
        cards=(SHOWOFF,),
        you=Side(field=["showoff"], gigs={"d4": 3}),
        rival=Side(field=[card("secondhand-bombus", spent=True)]),
    )
    game.you.attack("showoff", "secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.you.hand_size == 0


@rule("10.10.1")
def test_the_last_power_of_a_unit_is_that_in_play_whatever_becomes_of_the_card() -> None:
    """It had 8 power on the field, and only the 6 that are printed in the hand: 8 cards are drawn."""
    game = setup(cards=(SENDS_AWAY,), you=Side(hand=["sends-away"], eddies=1, field=["psycho-squad", "minotaur"], deck=10))
    game.you.play("sends-away", on="psycho-squad")
    assert game.you.field == ["minotaur"]
    assert game.you.hand_size == 8
    assert game.you.deck_size == 3


@rule("6.7", "10.3.3")
def test_a_unit_that_has_left_steals_nothing_and_has_not_done_so() -> None:
    """When its text resolves it lies in the trash: no Gig moves, and "if you do" draws nothing."""
    game = setup(
        cards=(MARTYR,),
        you=Side(field=["martyr"]),
        rival=Side(field=[card("minotaur", spent=True)], gigs={"d6": 3}),
    )
    game.you.attack("martyr", "minotaur")
    game.rival.pass_()
    assert game.you.trash == ["martyr"]
    assert game.rival.gigs == {"d6": 3}
    assert game.you.hand_size == 0
