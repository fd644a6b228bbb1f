"""Rules that other modules take for granted: whose things are, faces and orientation, areas, dice, the kinds of effects.

Each test stands for a number that no other test marks; the chapters follow the Comprehensive Rules.
"""

import pytest

from preem.tcg.cards import pool
from preem.tcg.decks import Deck, check, ready_made
from preem.tcg.effects.words import (
    ADRENALINE,
    ATTACK,
    ATTACKED,
    BLOCKER,
    DEFEATED,
    FRIENDLY,
    FRIENDLY_UNIT,
    GO_SOLO,
    GREEN,
    PLAY,
    RED,
    RIVAL,
    RIVAL_UNIT,
    SPENT,
    THIS,
    TURN_STARTED,
    UNIT,
    WHILE_ATTACKING,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    YOUR_TURN_STARTS,
    AddToHand,
    BottomDeck,
    ChooseCardType,
    Count,
    Declaration,
    Decrease,
    Defeat,
    Discard,
    Draw,
    EachPlayer,
    GivePower,
    If,
    Is,
    May,
    MoreStreetCred,
    On,
    Play,
    Ready,
    RevealTop,
    SellTop,
    Spend,
    Steal,
    Trash,
    activated,
    cards_in,
    costs_less,
    exactly,
    gear,
    gig,
    have_keyword,
    have_power,
    legend,
    may_one,
    one,
    program,
    unit,
    up_to,
    when,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Game, Side, card, opening, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

PLAIN = unit("Plain", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 001")
STRONG = unit("Strong", "", GREEN, ram=1, cost=1, power=6, tags=(), number="TEST 002")
LEADER = legend("Leader", "", RED, cost=3, power=2, tags=(), number="TEST 003")
SPENT_FILLER = card("?", spent=True)


def table(
    *declared: Declaration,
    you: Side,
    rival: Side | None = None,
    at: str = "main",
    rolls: list[int] | None = None,
    overtime: bool = False,
) -> Game:
    """A table with the plain cards and those that the test declares; the Rival can't react unless it says so."""
    known = (PLAIN, STRONG, LEADER, *declared)
    return setup(cards=known, you=you, rival=rival or Side(called=True), at=at, rolls=rolls, overtime=overtime)


# --- 1: players, pieces, the game --------------------------------------------------------------------------------------


@rule("1.4", "1.4.1")
def test_a_rule_for_you_binds_each_of_the_two_players() -> None:
    """One card is sold a turn: by the one on his turn, and then by the other on his own."""
    game = setup(
        you=Side(hand=["floor-it", "mantis-blades"], fixer=[]), rival=Side(hand=["floor-it", "mantis-blades"], fixer=[])
    )
    game.you.sell("floor-it")
    assert not game.you.may("sell", "mantis-blades")
    game.you.end_turn()
    assert (game.active, game.rival.may("sell", "floor-it")) == ("rival", True)
    game.rival.sell("floor-it")
    assert not game.rival.may("sell", "mantis-blades")


@rule("1.7", "1.7.1", "1.7.2", "1.7.2.2", "1.7.3", "6.7.2.2")
def test_a_stolen_die_changes_its_controller_and_never_its_owner() -> None:
    """It counts for the thief and is a rival Gig to the other, who can get it back as his own."""
    lowers = program("Lowers", "", RED, ram=1, cost=1, tags=(), number="TEST 004", effects=(Decrease(gig(RIVAL), by=1),))
    game = table(
        lowers,
        you=Side(field=["plain"], fixer=[]),
        rival=Side(hand=["lowers"], eddies=1, field=["strong"], gigs={"d6": 5}, fixer=[], called=True),
    )
    game.you.attack("plain", "gigs")
    game.rival.pass_()
    assert (game.you.gigs, game.you.street_cred) == ({"rival:d6": 5}, 5)
    assert (game.rival.gigs, game.rival.street_cred) == ({}, None)

    game.you.end_turn()
    game.rival.play("lowers")
    assert game.you.gigs == {"rival:d6": 4}  # rival to him who owns it
    game.rival.attack("strong", "gigs")
    game.you.pass_()
    assert game.rival.gigs == {"d6": 4}


@rule("1.8", "1.9", "10.2.5")
def test_a_win_cuts_in_before_the_rest_of_an_effect() -> None:
    """In overtime the seventh die wins; the draw from an empty deck that the same text goes on with never comes."""
    greedy = unit(
        "Greedy", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 005",
        effects=(when(PLAY, Steal(THIS), Draw(1)),),
    )  # fmt: skip
    six = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1}
    game = table(
        greedy,
        you=Side(hand=["greedy"], eddies=1, deck=[], gigs=six),
        rival=Side(gigs={"d4": 1}, called=True),
        overtime=True,
    )
    game.you.play("greedy")
    assert game.winner == "you"


# --- 2: doing what a text says ------------------------------------------------------------------------------------------


@rule("2.2", "10.20.3", "10.19", "10.19.1")
def test_an_activated_effect_is_resolved_once_it_is_paid_for() -> None:
    """Its costs are paid before what follows them is chosen, and then there is no way back."""
    thrower = unit(
        "Thrower", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 006",
        effects=(activated(Discard(1), Draw(1), eddies=1),),
    )  # fmt: skip
    game = table(thrower, you=Side(field=["thrower"], hand=["floor-it", "mantis-blades"], eddies=1))
    game.you.activate("thrower")
    assert game.you.is_spent("thrower") and game.you.eddies_spent == 1
    assert game.options() == ["floor-it", "mantis-blades"]
    game.you.choose("floor-it")
    assert game.you.hand_size == 2


# --- 3: the parts of a card ---------------------------------------------------------------------------------------------


@rule("3.1", "3.3", "3.4", "3.5", "3.6")
def test_face_and_orientation_go_their_own_ways() -> None:
    """A Legend is ready or spent, face-down as well as face-up, and a Call turns its face alone."""
    game = setup(
        you=Side(
            legends=[card("v-streetkid", spent=True), card("?padre-man-of-the-cross", spent=True), "?v-corporate-exile"],
            eddies=1,
        )
    )
    assert game.you.legends == ["v-streetkid", "?", "?"]
    assert [game.you.is_spent(which) for which in ("v-streetkid", "legend:1", "legend:2")] == [True, True, False]
    game.you.call(1)
    assert game.you.legends[:2] == ["v-streetkid", "padre-man-of-the-cross"]
    assert game.you.is_spent("padre-man-of-the-cross")


@rule("3.11.1.1", "11.1.1.1")
def test_a_cost_is_paid_wherever_the_card_is_played_from_unless_it_is_free() -> None:
    """Three €$ for a Unit of cost 3, from the trash as from the hand; none where the text says for free."""
    big = unit("Big", "", RED, ram=1, cost=3, power=3, tags=(), number="TEST 007")
    pays = program(
        "Pays", "", RED, ram=1, cost=1, tags=(), number="TEST 008",
        effects=(Play(may_one(YOUR_TRASH, type=UNIT), free=False),),
    )  # fmt: skip
    free = program("Free", "", RED, ram=1, cost=1, tags=(), number="TEST 009", effects=(Play(may_one(YOUR_TRASH, type=UNIT)),))
    game = table(big, pays, free, you=Side(hand=["big", "pays", "free"], trash=["big"], eddies=4))
    assert game.you.price("big") == 3
    game.you.play("pays")
    game.you.choose("big")
    assert (game.you.field, game.you.eddies_ready) == (["big"], 0)

    game = table(big, pays, free, you=Side(hand=["free"], trash=["big"], eddies=1))
    game.you.play("free")
    game.you.choose("big")
    assert (game.you.field, game.you.eddies_ready) == (["big"], 0)


@rule("3.13.2")
def test_every_card_has_a_tag_and_some_have_several() -> None:
    """At least one, and no maximum."""
    numbers = {len(declaration.tags) for declaration in pool().values()}
    assert min(numbers) == 1
    assert max(numbers) > 2


@rule("3.18.1.1", "4.11.1", "4.11.2")
def test_the_top_box_of_a_gear_is_its_own_and_the_lower_one_its_hosts() -> None:
    """Its price is cheaper in hand, its host's is not; what the lower box grants, the host has."""
    boxes = gear(
        "Boxes", "", RED, ram=1, cost=3, power=0, tags=(), number="TEST 010",
        effects=(costs_less(Count(FRIENDLY_UNIT)), have_keyword(THIS, GO_SOLO)),
    )  # fmt: skip
    game = table(boxes, you=Side(legends=[card("leader", gear=["boxes"])], field=["plain"], hand=["boxes"], eddies=9))
    assert game.you.price("boxes") == 2
    assert game.you.price("leader") == 3
    assert game.you.keywords("leader") == ["GO SOLO"]


@rule("3.18.1.2.1.1")
def test_a_keyword_alone_is_an_effect() -> None:
    """A card that prints ADRENALINE or BLOCKER and nothing else does what the word stands for."""
    fast = unit("Fast", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 011", keywords=ADRENALINE)
    guard = unit("Guard", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 012", keywords=BLOCKER)
    game = table(
        fast, guard,
        you=Side(hand=["fast", "plain"], eddies=2),
        rival=Side(field=["guard", "strong"], gigs={"d6": 2}, called=True),
    )  # fmt: skip
    game.you.play("fast")
    game.you.play("plain")
    assert game.you.may("attack", "fast", "gigs") and not game.you.may("attack", "plain", "gigs")
    game.you.attack("fast", "gigs")
    assert game.options() == ["block guard", "pass"]


@rule("3.18.2")
def test_you_on_a_card_is_whoever_controls_it() -> None:
    """Two of one card, one on each side: each draws for its own player, whoever's turn it is."""
    both = unit(
        "Both Draw", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 013",
        effects=(when(On(ATTACKED), Draw(1)),),
    )  # fmt: skip
    game = table(
        both,
        you=Side(field=["both-draw", "plain"]),
        rival=Side(field=["both-draw"], gigs={"d6": 2}, called=True),
    )
    game.you.attack("plain", "gigs")
    assert (game.you.hand_size, game.rival.hand_size) == (1, 1)


@rule("3.20.2", "3.20.6.1", "3.20.6")
def test_color_counts_in_play_and_ram_does_not() -> None:
    """A text can ask for a color; a card of RAM 9 and a color that no Legend has is played like any other."""
    green_only = program(
        "Green Only", "", RED, ram=9, cost=1, tags=(), number="TEST 014",
        effects=(GivePower(one(FRIENDLY_UNIT, color=GREEN), 2),),
    )  # fmt: skip
    game = table(green_only, you=Side(field=["plain", "strong"], hand=["green-only"], eddies=1, removed=["leader"]))
    game.you.play("green-only")
    assert (game.you.power("plain"), game.you.power("strong")) == (3, 8)


@rule("3.20.1", "3.20.4")
def test_the_limit_of_a_color_is_the_sum_of_its_legends_ram() -> None:
    """Two Legends of 2 Green make 4 Green and one of 2 Red makes 2; without the second Green one it is 2."""
    deck = ready_made("power")
    assert check(deck) == []
    weaker = next(slug for slug in deck.legends if pool()[slug].color == GREEN)
    cut = Deck(legends=[slug for slug in deck.legends if slug != weaker], main=deck.counts())
    over = {problem.card for problem in check(cut) if problem.rule == "CR 3.20.5.2"}
    greens = {slug for slug in deck.counts() if pool()[slug].color == GREEN and pool()[slug].ram > 2}
    assert over == greens and greens


@rule("3.21.1", "4.1")
def test_there_are_four_card_types() -> None:
    """A player who is to name a card type chooses among Unit, Gear, Program and Legend."""
    names = program("Names", "", RED, ram=1, cost=1, tags=(), number="TEST 015", effects=(ChooseCardType(),))
    game = table(names, you=Side(hand=["names"], eddies=1))
    game.you.play("names")
    assert sorted(game.options()) == ["Gear", "Legend", "Program", "Unit"]
    assert {declaration.type for declaration in pool().values()} == {1, 2, 4, 8}


# --- 4 and 5: playing cards, areas --------------------------------------------------------------------------------------


@rule("4.13", "11.4")
def test_a_program_is_shown_paid_for_resolved_and_trashed() -> None:
    """While its text is resolved it is in no area and both know it; then it lies in the trash at once."""
    asks = program("Asks", "", RED, ram=1, cost=1, tags=(), number="TEST 016", effects=(May(Draw(1)),))
    game = table(asks, you=Side(hand=["asks"], eddies=1))
    game.you.play("asks")
    assert asked(game) == ("you", "may")
    assert (game.you.hand, game.you.trash, game.you.eddies_spent) == ([], [], 1)
    assert any("asks" in line for line in game.view("rival").log)
    game.you.choose("yes")
    assert game.you.trash == ["asks"]


@rule("5.2")
def test_an_area_is_one_place_and_no_other() -> None:
    """Rival Units are those on the field: not in a hand, in the trash, or among the Eddies."""
    shot = program("Shot", "", RED, ram=1, cost=1, tags=(), number="TEST 017", effects=(Defeat(one(RIVAL_UNIT)),))
    game = table(
        shot,
        you=Side(hand=["shot"], eddies=1),
        rival=Side(field=["plain", "strong"], hand=["plain"], trash=["strong"], eddies=["plain"], called=True),
    )
    game.you.play("shot")
    assert game.options() == ["plain", "strong"]


@rule("5.6.2", "5.6.2.2", "5.6.5", "5.8.2.2")
def test_field_and_eddies_area_have_no_limit() -> None:
    """With twenty Units there and thirty Eddies, one more of each comes; what is on the field is in play and ready."""
    game = table(you=Side(field=["plain"] * 20, hand=["strong", "floor-it"], eddies=30))
    game.you.play("strong")
    game.you.sell("floor-it")
    assert (len(game.you.field), game.you.field[-1]) == (21, "strong")
    assert not game.you.is_spent("strong") and game.you.power("strong") == 6
    assert (game.you.eddies_ready, game.you.eddies_spent) == (30, 1)


@rule("5.7.5")
def test_a_legend_with_a_cost_is_played_from_its_area_to_the_field() -> None:
    """For its cost, and a face-down or a costless one not at all."""
    bare = legend("Bare", "", RED, cost=None, power=1, tags=(), number="TEST 018")
    game = table(bare, you=Side(legends=["leader", "bare", "?"], eddies=3))
    assert [game.you.may("to_field", slug) for slug in ("leader", "bare", "legend:2")] == [True, False, False]
    game.you.to_field("leader")
    assert (game.you.field, game.you.legends, game.you.eddies_spent) == (["leader"], ["bare", "?"], 3)


@rule("5.9.4", "11.7.1", "11.7.2.1.1")
def test_what_is_trashed_is_shown_and_lies_on_top() -> None:
    """One at a time from the top of the deck: the first trashed lies under the second."""
    burns = program("Burns", "", RED, ram=1, cost=1, tags=(), number="TEST 019", effects=(Trash(2),))
    game = table(burns, you=Side(hand=["burns"], eddies=1, trash=["floor-it"], deck=["plain", "strong", "mantis-blades"]))
    game.you.play("burns")
    assert game.you.trash == ["floor-it", "plain", "strong", "burns"]
    assert game.view("rival").you.trash == game.you.trash
    assert game.you.deck == ["mantis-blades"]


@rule("5.12.3", "6.1", "6.3")
def test_each_players_street_cred_is_what_the_own_dice_show() -> None:
    """One die is one Gig and counts with its upper face, a stolen one for him in whose area it lies."""
    game = setup(you=Side(gigs={"d4": 3, "rival:d20": 17}), rival=Side(gigs={"d6": 6, "d8": 1}))
    assert (game.you.street_cred, game.rival.street_cred) == (20, 7)
    assert (len(game.you.gigs), len(game.rival.gigs)) == (2, 2)


@rule("5.13.2.2")
def test_what_is_removed_from_the_game_does_not_come_back_from_the_trash() -> None:
    """A text that takes a Unit from the trash finds none beside the game."""
    fetches = program("Fetches", "", RED, ram=1, cost=1, tags=(), number="TEST 020", effects=(AddToHand(one(YOUR_TRASH)),))
    game = table(fetches, you=Side(hand=["fetches"], eddies=1, removed=["plain", "leader"]))
    game.you.play("fetches")
    assert (game.you.hand, sorted(game.you.removed)) == ([], ["leader", "plain"])


# --- 6 and 7: dice, set-up ----------------------------------------------------------------------------------------------


@rule("6.7", "6.7.1", "6.7.2", "6.7.2.2", "6.7.2.2.1")
def test_a_steal_has_an_actor_and_moves_all_its_dice_together() -> None:
    """Two dice are chosen first and move then; while the second is asked for, the first still lies there."""
    twelve = unit("Twelve", "", RED, ram=1, cost=1, power=12, tags=(), number="TEST 021")
    game = table(twelve, you=Side(field=["twelve"]), rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}, called=True))
    game.you.attack("twelve", "gigs")
    game.rival.pass_()
    assert (asked(game), about(game)) == (("you", "gig"), "twelve")
    game.you.choose("d4", "d8")
    assert (game.you.gigs, game.rival.gigs) == ({"rival:d4": 1, "rival:d8": 3}, {"d6": 2})

    game = table(twelve, you=Side(field=["twelve"]), rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}, called=True))
    game.you.attack("twelve", "gigs")
    game.rival.pass_()
    position = game.view("you").json
    assert (game.you.gigs, len(game.rival.gigs)) == ({}, 3) and '"twelve"' in position


@rule("7.2", "7.4", "7.6.3", "7.2.1")
def test_each_player_brings_six_dice_and_a_deck_that_is_put_down() -> None:
    """One die of each kind in the own fixer, six cards in hand and the rest in the deck."""
    cards = [*ready_made("power").legends, *ready_made("power").main]
    game = opening(you=cards, rival=cards, seed=3)
    first = game.decision
    assert first is not None
    (game.you if first.player == "you" else game.rival).choose_first(True)
    for side in (game.you, game.rival):
        assert (side.fixer, side.gigs) == (["d4", "d6", "d8", "d10", "d12", "d20"], {})
        assert (side.hand_size, side.deck_size) == (6, 34)


# --- 8: the turn --------------------------------------------------------------------------------------------------------


@rule("8.1", "8.3", "8.4.1", "8.6.2")
def test_the_phases_follow_on_without_a_gap() -> None:
    """Start-of-turn text, readying, the draw and the roll-in are done for the player; then the Main phase is open."""
    early = unit(
        "Early", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 022",
        effects=(when(YOUR_TURN_STARTS, GivePower(THIS, 2), only_if=Is(THIS, spent=True)),),
    )  # fmt: skip
    game = table(early, you=Side(field=[card("early", spent=True)], fixer=["d4"]), at="start", rolls=[3])
    assert asked(game) == ("you", "main")
    assert game.you.power("early") == 3  # it was still spent when the turn began
    assert not game.you.is_spent("early")
    assert (game.you.hand_size, game.you.gigs) == (1, {"d4": 3})


@rule("8.13", "10.18", "10.4.2")
def test_cards_and_activated_effects_are_used_at_will_in_the_own_main_phase() -> None:
    """As often and in the order the player likes; not on the Rival's turn."""
    useful = unit(
        "Useful", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 023",
        effects=(activated(Draw(1), eddies=1, spend=False),),
    )  # fmt: skip
    game = table(
        useful,
        you=Side(field=["useful"], hand=["plain", "strong"], eddies=4, gigs={"d4": 1}, fixer=[]),
        rival=Side(field=["plain"], fixer=[]),
    )
    game.you.activate("useful")
    game.you.play("plain")
    game.you.activate("useful")
    game.you.play("strong")
    assert (game.you.hand_size, game.you.field) == (2, ["useful", "plain", "strong"])
    game.you.end_turn()
    game.rival.attack("plain", "gigs")
    assert "activate useful" not in game.options()


# --- 9: attacking -------------------------------------------------------------------------------------------------------


@rule("9.3.4", "9.4.1", "9.4.2", "9.4.3", "9.4.5")
def test_an_attack_names_its_attacker_its_target_and_both_players() -> None:
    """While it goes on the attacker attacks and the other player reacts; a bonus "while attacking" is his alone."""
    charges = unit(
        "Charges", "", RED, ram=1, cost=1, power=2, tags=(), number="TEST 024",
        effects=(have_power(THIS, 3, during=WHILE_ATTACKING),),
    )  # fmt: skip
    game = table(
        charges,
        you=Side(field=["charges"]),
        rival=Side(field=[card("plain", spent=True), "charges"], gigs={"d6": 2}, called=True),
    )
    assert game.you.power("charges") == 2
    game.you.attack("charges", "plain")
    assert (asked(game), about(game)) == (("rival", "react"), "charges")
    assert (game.you.power("charges"), game.rival.power("charges")) == (5, 2)
    assert any("charges" in line and "plain" in line for line in game.view("rival").log)
    game.rival.pass_()
    assert (game.rival.trash, game.you.power("charges")) == (["plain"], 2)

    game = table(charges, you=Side(field=["charges"]), rival=Side(gigs={"d6": 2}, called=True))
    game.you.attack("charges", "gigs")
    assert asked(game) == ("rival", "react")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 2}


# --- 10: effects --------------------------------------------------------------------------------------------------------


@rule("10.1", "10.1.1", "10.1.2", "10.6.3")
def test_each_paragraph_is_an_effect_of_its_own() -> None:
    """Two texts on one event pend as two, each resolved by itself; one that does nothing now is an effect all the same."""
    two = unit(
        "Two Texts", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 025",
        effects=(when(PLAY, Defeat(one(RIVAL_UNIT))), when(PLAY, May(Draw(1)))),
    )  # fmt: skip
    game = table(two, you=Side(hand=["two-texts"], eddies=1))
    game.you.play("two-texts")
    assert (asked(game), len(game.options())) == (("you", "order"), 2)


@rule("10.1.3")
def test_this_unit_is_the_card_that_prints_it() -> None:
    """Of two alike only the one that attacks gets stronger; in a Gear's lower box "this Unit" is the host."""
    grows = unit(
        "Grows", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 026", effects=(when(ATTACK, GivePower(THIS, 4)),)
    )
    sharp = gear(
        "Sharp", "", RED, ram=1, cost=1, power=0, tags=(), number="TEST 027", effects=(when(ATTACK, GivePower(THIS, 2)),)
    )
    game = table(
        grows, sharp,
        you=Side(field=["grows", "grows", card("plain", gear=["sharp"])]),
        rival=Side(gigs={"d6": 2, "d4": 1}, called=True),
    )  # fmt: skip
    game.you.attack("grows", "gigs")
    assert (game.you.power("grows"), game.you.power("grows#2")) == (5, 1)
    game.rival.pass_()
    game.you.choose("d6")
    game.you.attack("plain", "gigs")
    assert (game.you.power("plain"), game.you.power("grows#2")) == (5, 1)


@rule("10.3.2")
def test_a_condition_is_no_cost() -> None:
    """More Street Cred is asked for and not spent: the dice lie as before."""
    proud = unit(
        "Proud", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 028",
        effects=(when(PLAY, Draw(1), only_if=MoreStreetCred()),),
    )  # fmt: skip
    game = table(proud, you=Side(hand=["proud"], eddies=1, gigs={"d6": 5}))
    game.you.play("proud")
    assert (game.you.hand_size, game.you.gigs, game.you.eddies_spent) == (1, {"d6": 5}, 1)


@rule("10.4", "10.17", "11.17")
@pytest.mark.parametrize("way", ["play", "attack", "defeated", "start", "end"])
def test_triggered_text_pends_by_itself_when_its_moment_comes(way: str) -> None:
    """PLAY, ATTACK, DEFEATED, the start and the end of a turn: each once, at its moment, and at no other."""
    moments = {
        "play": PLAY,
        "attack": ATTACK,
        "defeated": DEFEATED,
        "start": On(TURN_STARTED, by=FRIENDLY),
        "end": YOUR_TURN_ENDS,
    }
    hears = unit("Hears", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 029", effects=(when(moments[way], Draw(1)),))
    drawn: dict[str, int] = {}
    game = table(
        hears,
        you=Side(hand=["hears"], eddies=1, fixer=[]),
        rival=Side(field=[card("strong", spent=True)], fixer=[], called=True),
    )
    game.you.play("hears")
    drawn["play"] = game.you.hand_size
    game.you.end_turn()
    drawn["end"] = game.you.hand_size - drawn["play"]
    game.rival.end_turn()
    before = game.you.hand_size
    drawn["start"] = before - drawn["play"] - drawn["end"] - 1  # 1 for the draw of the turn
    game.rival.force("strong", spend=True)
    game.you.attack("hears", "strong")
    drawn["attack"] = game.you.hand_size - before
    game.rival.pass_()
    drawn["defeated"] = game.you.hand_size - before - drawn["attack"]
    assert drawn == {each: int(each == way) for each in moments}


@rule("10.4.4")
def test_a_replacement_puts_another_event_in_the_place_of_one() -> None:
    """Instead of the Unit its Transmitter is defeated, and the Unit's DEFEATED never pends."""
    martyr = unit("Martyr", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 030", effects=(when(DEFEATED, Draw(1)),))
    game = table(
        martyr,
        you=Side(field=["strong"]),
        rival=Side(field=[card("martyr", spent=True, gear=["deadman-transmitter"])], called=True),
    )
    game.you.attack("strong", "martyr")
    game.rival.pass_()
    assert (game.rival.field, game.rival.trash, game.rival.hand_size) == (["martyr"], ["deadman-transmitter"], 0)


@rule("10.11.3")
def test_the_end_of_the_game_removes_what_pends() -> None:
    """The first of two pending texts draws from an empty deck; the other one is never resolved."""
    loses = unit(
        "Loses It", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 031", effects=(when(YOUR_TURN_ENDS, Draw(1)),)
    )
    gains = unit(
        "Gains It", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 032",
        effects=(when(YOUR_TURN_ENDS, EachPlayer(Discard(1))),),
    )  # fmt: skip
    game = table(loses, gains, you=Side(field=["loses-it", "gains-it"], deck=[]), rival=Side(hand=["floor-it"], called=True))
    game.you.end_turn()
    game.you.order("loses-it")
    assert (game.winner, game.rival.hand) == ("rival", ["floor-it"])


@rule("10.20.1", "10.20.5", "11.15.3")
def test_an_activation_is_friendly_announced_and_resolved_at_once() -> None:
    """Nobody uses the other's text; both see which was used; what the cost set off waits until it is done."""
    hears = unit(
        "Hears Spending", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 033",
        effects=(when(On(SPENT, FRIENDLY), Discard(1)),),
    )  # fmt: skip
    draws = unit("Draws", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 034", effects=(activated(Draw(1)),))
    game = table(hears, draws, you=Side(field=["draws", "hears-spending"]), rival=Side(field=["draws"], called=True))
    assert [option for option in game.options() if "activate" in option] == ["activate draws"]
    game.you.activate("draws")
    assert any("draws" in line for line in game.view("rival").log)
    assert (game.you.hand_size, len(game.you.trash)) == (0, 1)  # drawn first, then discarded


@rule("10.22.1", "10.22.2")
def test_persistent_text_is_neither_used_nor_pending() -> None:
    """It is simply so, with no decision: two stronger while there is a second Unit, and not any more without it."""
    chief = unit(
        "Chief", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 035",
        effects=(have_power(THIS, 2, only_if=Is(FRIENDLY_UNIT, other=True)),),
    )  # fmt: skip
    game = table(chief, you=Side(field=["chief", "plain"]))
    assert not any("chief" in option for option in game.options() if "attack" not in option)
    assert game.you.power("chief") == 3
    game.you.force("plain", to="trash")
    assert (game.you.power("chief"), asked(game)) == (1, ("you", "main"))


@rule("10.32")
def test_choices_come_in_printed_order() -> None:
    """First which rival Unit is spent, then which own one readies."""
    orders = program(
        "Orders", "", RED, ram=1, cost=1, tags=(), number="TEST 036",
        effects=(Spend(one(RIVAL_UNIT)), Ready(one(FRIENDLY_UNIT))),
    )  # fmt: skip
    game = table(
        orders,
        you=Side(hand=["orders"], eddies=1, field=[card("plain", spent=True), card("strong", spent=True)]),
        rival=Side(field=["plain", "strong"], called=True),
    )
    game.you.play("orders")
    game.you.choose("rival:plain")
    assert game.rival.is_spent("plain") and game.you.is_spent("plain")
    game.you.choose("strong")
    assert (game.you.is_spent("strong"), game.rival.is_spent("strong")) == (False, False)


# --- 11: what the words mean --------------------------------------------------------------------------------------------


@rule("11.1.1", "11.1.1.2", "11.8")
def test_a_play_cost_and_an_activation_cost_are_two_things() -> None:
    """A Unit of cost 2 whose text costs 3 €$: each is paid for what it stands for, in Eddies and Legends."""
    dear = unit(
        "Dear", "", RED, ram=1, cost=2, power=1, tags=(), number="TEST 037",
        effects=(activated(Draw(1), eddies=3, spend=False),),
    )  # fmt: skip
    game = table(dear, you=Side(hand=["dear"], eddies=3))
    assert game.you.price("dear") == 2
    game.you.play("dear")
    assert game.you.price("dear", how=0) == 3
    game.you.activate("dear")
    assert (game.you.hand_size, game.you.eddies_spent) == (1, 3)
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]


@rule("11.4.1.2")
def test_a_play_that_would_turn_out_illegal_is_never_begun() -> None:
    """Gear without a host and a card too dear are refused before anything is paid or shown."""
    game = table(you=Side(hand=["mantis-blades", "minotaur"], eddies=1, legends=[SPENT_FILLER] * 3))
    position = game.position
    for slug in ("mantis-blades", "minotaur"):
        with pytest.raises(IllegalAction):
            game.you.play(slug)
    assert game.position == position and not any("mantis-blades" in line for line in game.view("rival").log)


@rule("11.5.1", "11.5.2", "11.5.2.1")
def test_drawing_takes_the_top_cards_one_at_a_time() -> None:
    """The top card first; a third one that isn't there loses the game after two were drawn."""
    draws = program("Draws Three", "", RED, ram=1, cost=1, tags=(), number="TEST 038", effects=(Draw(3),))
    game = table(draws, you=Side(hand=["draws-three"], eddies=1, deck=["plain", "strong", "floor-it", "mantis-blades"]))
    game.you.play("draws-three")
    assert (sorted(game.you.hand), game.you.deck) == (["floor-it", "plain", "strong"], ["mantis-blades"])

    game = table(draws, you=Side(hand=["draws-three"], eddies=1, deck=["plain", "strong"]))
    game.you.play("draws-three")
    assert (game.winner, sorted(game.you.hand)) == ("rival", ["plain", "strong"])


@rule("11.6", "11.6.1")
def test_equipped_gear_lies_with_its_host() -> None:
    """It is on the card it was equipped to, gives its power there, and is no card of the field."""
    game = table(you=Side(hand=["mantis-blades"], eddies=9, field=["plain", "strong"]))
    before = game.you.power("plain")
    game.you.play("mantis-blades", on="plain")
    assert (game.you.gear("plain"), game.you.gear("strong")) == (["mantis-blades"], [])
    assert game.you.field == ["plain", "strong"]
    assert game.you.power("plain") == before + (pool()["mantis-blades"].power or 0)


@rule("11.9", "11.9.1.2")
def test_two_sales_happen_one_after_the_other() -> None:
    """A text that sells the top card twice makes two ready Eddies of the two top cards."""
    sells = program("Sells Two", "", RED, ram=1, cost=1, tags=(), number="TEST 039", effects=(SellTop(), SellTop()))
    game = table(sells, you=Side(hand=["sells-two"], eddies=1, deck=["plain", "strong", "floor-it"]))
    game.you.play("sells-two")
    assert (game.you.eddies_ready, game.you.deck) == (2, ["floor-it"])


@rule("11.14.4")
def test_a_revealed_card_that_is_put_away_is_hidden_again() -> None:
    """The top card is shown, goes under the deck with another one, and from then on nobody's view has it on top."""
    shows = program(
        "Shows", "", RED, ram=1, cost=1, tags=(), number="TEST 040",
        effects=(RevealTop(1), If(Is(cards_in("revealed")), BottomDeck(cards_in("revealed")))),
    )  # fmt: skip
    game = table(shows, you=Side(hand=["shows"], eddies=1, deck=["plain", "strong", "floor-it"]))
    game.you.play("shows")
    assert game.you.deck == ["strong", "floor-it", "plain"]
    assert game.view("rival").you.deck == ["?", "?", "plain"]  # where it lies is known: it went there openly


@rule("11.15.3.1", "Q13")
def test_a_condition_after_the_spend_icon_is_asked_when_the_effect_resolves() -> None:
    """With as much Street Cred as the Rival the card is spent for nothing; with more it draws."""
    boasts = unit(
        "Boasts", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 043",
        effects=(activated(If(MoreStreetCred(), Draw(1))),),
    )  # fmt: skip
    for value, drawn in ((2, 0), (3, 1)):
        game = table(boasts, you=Side(field=["boasts"], gigs={"d4": value}), rival=Side(gigs={"d6": 2}, called=True))
        game.you.activate("boasts")
        assert (game.you.is_spent("boasts"), game.you.hand_size) == (True, drawn)


@rule("2.8", "10.31.2")
def test_up_to_and_exactly_differ_in_whether_one_may_stop() -> None:
    """Up to 2: none, one or two; exactly 2: as many as there are, up to two."""
    some = program("Some", "", RED, ram=1, cost=1, tags=(), number="TEST 041", effects=(GivePower(up_to(2, FRIENDLY_UNIT), 1),))
    both = program(
        "Both", "", RED, ram=1, cost=1, tags=(), number="TEST 042", effects=(GivePower(exactly(2, FRIENDLY_UNIT), 1),)
    )
    game = table(some, both, you=Side(hand=["some", "both"], eddies=2, field=["plain", "strong"]))
    game.you.play("some")
    assert game.options() == ["plain", "strong", "none"]
    game.you.choose(None)
    game.you.play("both")
    assert (asked(game), game.you.power("plain"), game.you.power("strong")) == (("you", "main"), 4, 7)
