"""`explain.why_not`: every refusal has its sentence and its rule."""

from __future__ import annotations

import random

import pytest

from preem.tcg import engine
from preem.tcg.errors import InvalidNotation
from preem.tcg.explain import IT_CAN, why_not
from preem.tcg.names import card_name
from preem.tcg.options import option_of
from preem.tcg.scenario import Side, card, setup
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAIN, ASK_REACT
from tests.cli.at_the_terminal import new_game
from tests.rule import rule

TABLE = setup(
    you=Side(
        legends=["v-corporate-exile", "viktor-vektor-sit-down-and-relax", "?"],
        field=["minotaur", card("psycho-squad", lag=True), card("corpo-security", spent=True)],
        hand=["mantis-blades", "minotaur", "floor-it"],
        eddies=1,
        sold=True,
        called=True,
    ),
    rival=Side(field=[card("psycho-squad", spent=True), "ruthless-lowlife"]),
).table


@rule("11.1.2", "11.4.2", "8.11.1", "8.12.1", "9.3.1", "9.3.2.1", "9.3.2.2", "11.3.1", "4.5", "11.25.1")
@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("play mantis-blades", IT_CAN),
        ("play minotaur", "it needs 7 €$, you can pay 4 (CR 11.1.2)"),
        ("play sandevistan", "it isn't in your hand (CR 11.4.2)"),
        ("sell floor-it", "you have sold a card this turn (CR 8.11.1)"),
        ("call 2", "you have called a Legend this turn (CR 8.12.1)"),
        ("call 0", "it isn't a face-down Legend of yours (CR 11.11.1.1)"),
        ("call 5", "it isn't a face-down Legend of yours (CR 11.11.1.1)"),
        ("go_solo v-corporate-exile", "it needs 5 €$, you can pay 4 (CR 11.1.2)"),
        ("go_solo viktor-vektor-sit-down-and-relax", "it has no GO SOLO (CR 11.25.1)"),
        ("to_field minotaur", "it isn't a face-up Legend in your Legends area (CR 4.5)"),
        ("attack minotaur psycho-squad", IT_CAN),
        ("attack minotaur rival:psycho-squad", IT_CAN),
        ("attack minotaur ruthless-lowlife", "the Unit it would attack is ready (CR 9.3.2.1)"),
        ("attack minotaur gigs", "the Rival's Gig area is empty (CR 9.3.2.2)"),
        ("attack psycho-squad psycho-squad", "it has Lag (CR 11.3.1)"),
        ("attack corpo-security psycho-squad", "it is spent (CR 3.7)"),
        ("attack floor-it psycho-squad", "it isn't a Unit of yours on the field (CR 9.3.1)"),
        ("activate minotaur", "it has no such activated effect (CR 10.20.1)"),
        ("activate legend:2", "it has no such activated effect (CR 10.20.1)"),
        ("block minotaur", "nothing of that kind is asked now (CR 10.11.1)"),
        ("pass", "nothing of that kind is asked now (CR 10.11.1)"),
        ("yes", "nothing of that kind is asked now (CR 10.11.1)"),
        ("end_turn", IT_CAN),
    ],
)
def test_a_refusal_gives_reason_and_rule(asked: str, why: str) -> None:
    """In the Main phase, and one near miss of each condition."""
    assert why_not(TABLE, 0, asked) == why


@rule("9.7.1", "9.10", "9.9")
def test_in_the_react_step_only_reactions_can_be_done() -> None:
    """A Call, a block, a QUICK Program; and the attacker has no say."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(
            field=["corpo-security", "psycho-squad"],
            hand=["floor-it", "over-the-edge", "minotaur"],
            eddies=3,
            gigs={"d6": 4},
        ),
    )
    game.you.attack("minotaur", "gigs")
    table = game.table
    assert why_not(table, 1, "block corpo-security") == IT_CAN
    assert why_not(table, 1, "block psycho-squad") == "it has no BLOCKER (CR 9.9)"
    assert why_not(table, 1, "play floor-it") == IT_CAN
    assert why_not(table, 1, "play over-the-edge").endswith("(CR 9.10)")
    assert why_not(table, 1, "play minotaur").startswith("that is no reaction")
    assert why_not(table, 1, "end_turn") == "nothing of that kind is asked now (CR 10.11.1)"
    assert why_not(table, 1, "pass") == IT_CAN
    assert why_not(table, 0, "end_turn").startswith("it isn't your decision now")


def test_another_open_question_comes_first() -> None:
    """While a target is chosen, only the targets can be answered."""
    game = setup(
        you=Side(hand=["floor-it"], field=["minotaur"], eddies=1),
        rival=Side(field=["psycho-squad", "minotaur"]),
    )
    game.you.play("floor-it")
    assert why_not(game.table, 0, "card rival:minotaur") == IT_CAN
    assert why_not(game.table, 0, "card sandevistan") == "it is none of the options (CR 10.31)"
    assert why_not(game.table, 0, "attack minotaur gigs") == "nothing of that kind is asked now (CR 10.11.1)"


def test_what_is_no_notation_is_refused_as_such() -> None:
    """The error says what would be right."""
    with pytest.raises(InvalidNotation, match="no notation begins with 'dance'"):
        why_not(TABLE, 0, "dance minotaur")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """Whoever asks."""
    table = TABLE.copy()
    table.concede(1)
    assert why_not(table, 0, "end_turn") == "the game is over (CR 1.5)"


@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_done_is_what_is_offered(seed: int) -> None:
    """At decisions of random games the options can be done, and no other action; asking changes nothing."""
    chance = random.Random(seed)
    table = new_game(seed).table
    while not table.over:
        seat, before = table.asked, table.snapshot
        offered = {str(option_of(table, option)) for option in table.options}
        assert all(why_not(table, seat, option) == IT_CAN for option in offered)
        if table.asking in (ASK_MAIN, ASK_REACT) and chance.random() < 0.3:
            for notation in candidates(table, seat):
                assert (why_not(table, seat, notation) == IT_CAN) == (notation in offered), notation
        assert table.snapshot == before
        engine.take(table, chance.choice(table.options))


def candidates(table: Table, seat: int) -> list[str]:
    """All actions that anything on the table suggests."""
    hand = {card_name(table, seat, each, False) for each in table.hand[seat]}
    units = [card_name(table, seat, each, False) for each in table.field[seat]]
    legends = [card_name(table, seat, each, False) for each in table.legends[seat]]
    targets = [*(card_name(table, seat, each, False) for each in table.field[1 - seat]), "gigs"]
    return [
        *(f"{verb} {name}" for verb in ("play", "sell") for name in hand),
        *(f"call {place}" for place in range(4)),
        *(f"{verb} {name}" for verb in ("go_solo", "to_field") for name in legends),
        *(f"attack {unit} {target}" for unit in units for target in targets),
        *(f"{verb} {name}" for verb in ("block", "activate") for name in units + legends),
        "end_turn",
        "pass",
    ]
