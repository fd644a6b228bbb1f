"""The readings from Q51 on that no card's own test shows (docs/rulings.md)."""

import json

from preem.tcg import areas
from preem.tcg.effects.words import (
    FRIENDLY_UNIT,
    READY_UNITS,
    RED,
    RIVAL_UNIT,
    THIS,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    BottomDeck,
    Defeat,
    Draw,
    Is,
    MayAttack,
    ReturnToHand,
    every,
    exactly,
    legend,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Game, Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

JACKIE = "jackie-welles-mamas-favorite"
BROKE = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]
PLAIN = unit("Plain", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 001")
STRONG = unit("Strong", "", RED, ram=1, cost=1, power=6, tags=(), number="TEST 002")
WIPES_OUT = program("Wipes Out", "", RED, ram=1, cost=1, tags=(), number="TEST 003", effects=(Defeat(every(RIVAL_UNIT)),))
DRAWS = program("Draws", "", RED, ram=1, cost=1, tags=(), number="TEST 004", effects=(Draw(1),))
BURIES_TWO = program(
    "Buries Two", "", RED, ram=1, cost=1, tags=(), number="TEST 005", effects=(BottomDeck(exactly(2, YOUR_TRASH)),)
)
SLEEPER = unit(
    "Sleeper", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 006",
    effects=(when(YOUR_TURN_ENDS, Draw(1), only_if=Is(THIS, spent=True)),),
)  # fmt: skip
BOUNCER = unit(
    "Bouncer", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 007",
    effects=(when(YOUR_TURN_ENDS, ReturnToHand(one(FRIENDLY_UNIT))),),
)  # fmt: skip
OPENS = program(
    "Opens", "", RED, ram=1, cost=1, tags=(), number="TEST 008",
    effects=(MayAttack(one(FRIENDLY_UNIT), READY_UNITS, next_attack=True),),
)  # fmt: skip
LEADER = legend("Leader", "", RED, cost=2, power=2, tags=(), number="TEST 009")
CARDS = (PLAIN, STRONG, WIPES_OUT, DRAWS, BURIES_TWO, SLEEPER, BOUNCER, OPENS, LEADER)


def table(you: Side, rival: Side | None = None) -> Game:
    return setup(cards=CARDS, you=you, rival=rival or Side(called=True))


@rule("Q51", "10.29", "FAQ Jackie Welles: Mama's Favorite")
def test_who_is_already_settled_to_be_defeated_saves_nobody_else() -> None:
    """Jackie and another Unit would be defeated at once: declined for himself, he can't stand in for the other."""
    game = table(
        Side(hand=["wipes-out"], eddies=1),
        Side(legends=BROKE[:2], field=[card(JACKIE, solo=True), "plain"], eddies=2, called=True),
    )
    game.you.play("wipes-out")
    assert (asked(game), about(game)) == (("rival", "may"), JACKIE)
    game.rival.choose(None)
    assert asked(game) == ("you", "main")
    assert (game.rival.field, game.rival.trash, game.rival.eddies_ready) == ([], ["plain"], 2)


@rule("Q61", "FAQ Jackie Welles: Mama's Favorite")
def test_defeats_of_one_moment_are_asked_about_in_the_order_of_the_field() -> None:
    """The Unit on the left first; Jackie in his area can stand in for one of them."""
    game = table(
        Side(hand=["wipes-out"], eddies=1),
        Side(legends=[JACKIE, *BROKE[:2]], field=["strong", "plain"], eddies=4, called=True),
    )
    game.you.play("wipes-out")
    assert about(game) == "strong"
    game.rival.choose(None)
    assert about(game) == "plain"
    game.rival.choose("yes")
    assert (game.rival.field, game.rival.removed) == (["plain"], [JACKIE])


@rule("Q55", "5.4.3")
def test_a_copy_that_leaves_the_hand_openly_is_the_one_that_was_known() -> None:
    """Of two in hand the Rival knows one; when one is played he knows of none any more."""
    game = table(Side(hand=["plain", card("plain", known_to="rival"), "strong"], eddies=1))
    assert sorted(game.view("rival").you.hand) == ["?", "?", "plain"]
    game.you.play("plain")
    assert game.view("rival").you.hand == ["?", "?"]


@rule("Q56", "11.12.1.3")
def test_a_group_under_a_deck_is_lost_to_the_rival_with_the_first_card_drawn_of_it() -> None:
    """Both knew which two went under the deck; one is drawn, and the Rival's view has no group; its owner knows the rest."""
    game = table(Side(hand=["buries-two", "draws"], eddies=2, trash=["plain", "strong"], deck=[]))
    game.you.play("buries-two")
    assert len(json.loads(game.view("rival").json)["groups"]) == 1
    assert len(json.loads(game.view("you").json)["groups"]) == 1
    game.you.play("draws")
    assert json.loads(game.view("rival").json)["groups"] == []
    assert game.view("rival").you.deck == ["?"]
    assert game.view("you").you.deck == game.you.deck


@rule("Q58", "10.3", "10.15.1")
def test_a_leading_if_about_a_unit_that_has_left_is_false() -> None:
    """It was spent when its text became pending, and is in the hand when that resolves: nothing is drawn."""
    game = table(Side(field=[card("sleeper", spent=True), "bouncer"]), Side(fixer=[], called=True))
    game.you.end_turn()
    game.you.order("bouncer")
    game.you.choose("sleeper")
    assert game.you.hand == ["sleeper"]


@rule("Q59", "5.7.4.2", "FAQ Kiroshi Optics")
def test_a_view_remembers_a_legend_that_was_looked_at() -> None:
    """The looker's view goes on showing it, on the next turn as well; the other's doesn't."""
    game = setup(
        you=Side(
            legends=[card("padre-man-of-the-cross", facedown=True), *BROKE[:2]],
            field=[card("psycho-squad", gear=["kiroshi-optics"])],
            fixer=[],
        ),
        rival=Side(gigs={"d6": 1}, fixer=[], called=True),
    )
    assert game.view("you").you.legends[0] == "?"
    game.you.attack("psycho-squad", "gigs")
    while asked(game) == ("you", "card"):
        game.you.choose(game.options()[0])
    if asked(game) == ("rival", "react"):
        game.rival.pass_()
    game.you.end_turn()
    assert "padre-man-of-the-cross" in "".join(game.view("you").you.legends)
    assert game.view("rival").you.legends == ["?", "?", "?"]


@rule("Q60", "9.3.2.3")
def test_a_permission_for_the_next_attack_is_used_by_an_attack_that_needs_none() -> None:
    """It attacks the Gig area; readied again, it may attack no ready Unit."""
    game = table(Side(hand=["opens"], eddies=1, field=["plain"]), Side(field=["strong"], gigs={"d6": 1, "d4": 1}, called=True))
    game.you.play("opens")
    assert game.you.may("attack", "plain", "strong")
    game.you.attack("plain", "gigs")
    game.rival.pass_()
    game.you.choose("d6")
    game.you.force("plain", ready=True)
    assert game.you.may("attack", "plain", "gigs") and not game.you.may("attack", "plain", "strong")


@rule("Q62", "FAQ Cyberpsychosis")
def test_cyberpsychosis_minds_nothing_that_was_done_before_it() -> None:
    """A Unit that stole, and then got it, is there after the turn."""
    game = setup(
        cards=CARDS,
        you=Side(field=[card("plain", gear=["mantis-blades"])], hand=["cyberpsychosis"], eddies=9, fixer=[]),
        rival=Side(gigs={"d6": 1}, fixer=[], called=True),
    )
    game.you.attack("plain", "gigs")
    game.rival.pass_()
    game.you.play("cyberpsychosis", on="plain")
    game.you.end_turn()
    assert game.you.field == ["plain"]


@rule("Q64", "Q3", "11.25.1")
def test_a_solo_legend_that_would_go_back_is_removed_and_its_gear_trashed() -> None:
    """Played by GO SOLO it never returns to its area; played plainly it does, with its Gear."""
    for solo in (True, False):
        game = table(Side(field=[card("leader", solo=solo, gear=["mantis-blades"])]))
        game.forced = True
        areas.back_to_legends(game.table, game.table.field[0][0])
        assert (game.you.removed, game.you.trash) == ((["leader"], ["mantis-blades"]) if solo else ([], []))
        assert ("leader" in game.you.legends) is not solo
