"""The course of a turn: Start phase, Main phase, end of turn (CR 8)."""

import pytest

from preem.tcg.effects.words import (
    BLUE,
    FRIENDLY_UNIT,
    QUICK,
    RED,
    THIS,
    YOUR_NEXT_TURN,
    YOUR_TURN_ENDS,
    YOUR_TURN_STARTS,
    AtLeast,
    Draw,
    GivePower,
    If,
    Is,
    PowerOf,
    one,
    program,
    unit,
    when,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

LONG_BREATH = program(
    "Long Breath",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    keywords=QUICK,
    effects=(GivePower(one(FRIENDLY_UNIT), 3, YOUR_NEXT_TURN),),
)
EARLY_RISER = unit(
    "Early Riser",
    "",
    RED,
    ram=1,
    cost=2,
    power=2,
    tags=("MERC",),
    number="TEST 002",
    effects=(when(YOUR_TURN_STARTS, If(AtLeast(PowerOf(THIS), 5), Draw(1))),),
)
HEAD_COUNT = unit(
    "Head Count",
    "",
    RED,
    ram=1,
    cost=2,
    power=2,
    tags=("MERC",),
    number="TEST 003",
    effects=(when(YOUR_TURN_STARTS, If(Is(FRIENDLY_UNIT, spent=True), Draw(1))),),
)
LATE_WORKER = unit(
    "Late Worker",
    "",
    RED,
    ram=1,
    cost=2,
    power=2,
    tags=("MERC",),
    number="TEST 004",
    effects=(when(YOUR_TURN_ENDS, If(AtLeast(PowerOf(THIS), 5), Draw(1))),),
)


# --- Start phase -------------------------------------------------------------------------------------------


@rule("8.6.2.1", "8.6.2.2", "R-137", "T-38")
def test_until_your_next_turn_ends_before_start_of_turn_effects() -> None:
    """Early Riser asks for 5 power at the start of the turn; the +3 that lasted until then is gone."""
    game = setup(
        cards=(LONG_BREATH, EARLY_RISER),
        you=Side(hand=["long-breath"], eddies=1, field=["early-riser"], fixer=[]),
        rival=Side(fixer=[]),
    )
    game.you.play("long-breath")
    assert game.you.power("early-riser") == 5
    game.you.end_turn()
    assert game.you.power("early-riser") == 5  # it lasts through the Rival's turn

    game.rival.end_turn()

    assert game.you.power("early-riser") == 2
    assert game.you.hand_size == 1  # the draw of the turn, and no other


@rule("8.6.2.1", "11.26.1")
def test_until_your_next_turn_is_the_next_turn_of_the_one_who_played_it() -> None:
    """Played in the Rival's turn it ends when that turn is over and your own begins."""
    game = setup(
        active="rival",
        cards=(LONG_BREATH,),
        you=Side(hand=["long-breath"], eddies=1, field=["psycho-squad"], gigs={"d4": 1}, fixer=[]),
        rival=Side(field=["emergency-atlus"], fixer=[]),
    )
    game.rival.attack("emergency-atlus", "gigs")
    game.you.play("long-breath")
    game.you.pass_()
    assert game.you.power("psycho-squad") == 9

    game.rival.end_turn()
    assert game.you.power("psycho-squad") == 6


@rule("8.6.2.2")
def test_start_of_turn_effects_happen_in_the_own_turn_only() -> None:
    """With 5 power by its Gear, Early Riser draws at the start of its player's turn, not the Rival's."""
    game = setup(
        cards=(EARLY_RISER,),
        you=Side(field=[card("early-riser", gear=["gorilla-arms"])], fixer=[]),
        rival=Side(fixer=[]),
    )
    game.you.end_turn()
    assert game.you.hand_size == 0

    game.rival.end_turn()
    assert game.you.hand_size == 2


@rule("8.6.2.2", "8.6.3", "T-39")
@pytest.mark.parametrize(("spent", "hand"), [(True, 2), (False, 1)])
def test_start_of_turn_effects_see_cards_that_are_still_spent(spent: bool, hand: int) -> None:
    """Head Count draws for a spent friendly Unit, and then that Unit readies."""
    game = setup(
        at="start",
        cards=(HEAD_COUNT,),
        you=Side(field=["head-count", card("psycho-squad", spent=spent)], fixer=["d4", "d6"]),
    )
    game.you.roll_in("d4")
    assert game.you.hand_size == hand
    assert not game.you.is_spent("psycho-squad")


@rule("8.6.3", "2.6", "3.8", "FAQ Memory Relapse", "R-114", "T-40")
def test_everything_of_the_turn_player_readies_but_what_cannot() -> None:
    """Field, Legends and Eddies; not the Unit under Memory Relapse, and nothing of the other player's."""
    game = setup(
        you=Side(hand=["memory-relapse"], eddies=4, field=[card("emergency-atlus", spent=True)]),
        rival=Side(
            legends=["v-corporate-exile", card("?", spent=True), card("padre-man-of-the-cross", spent=True)],
            field=[card("psycho-squad", spent=True), card("minotaur", spent=True)],
            eddies=1,
            spent_eddies=2,
        ),
    )
    game.you.play("memory-relapse")
    game.you.choose("psycho-squad")
    game.you.end_turn()
    game.rival.roll_in("d4")

    assert game.rival.is_spent("psycho-squad")
    assert not game.rival.is_spent("minotaur")
    assert not game.rival.is_spent("legend:1")
    assert not game.rival.is_spent("padre-man-of-the-cross")
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (3, 0)
    assert game.you.is_spent("emergency-atlus")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 4)


@rule("8.6.3", "4.2.1")
def test_a_legend_on_the_field_readies_in_the_start_phase() -> None:
    """It is a card on the field like others."""
    game = setup(
        at="start",
        you=Side(field=[card("v-corporate-exile", spent=True, solo=True)], fixer=["d4", "d6"]),
    )
    game.you.roll_in("d4")
    assert not game.you.is_spent("v-corporate-exile")


@rule("8.6", "8.6.3", "8.6.4", "8.6.5.1", "8.5")
def test_readying_and_the_draw_come_before_the_roll_in() -> None:
    """When the die is asked for, cards are ready and the card is drawn."""
    game = setup(
        rival=Side(
            field=[card("minotaur", spent=True)],
            spent_eddies=1,
            deck=["floor-it", "psycho-squad"],
            fixer=["d4", "d6"],
        ),
    )
    game.you.end_turn()

    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("roll_in", "rival")
    assert not game.rival.is_spent("minotaur")
    assert game.rival.eddies_ready == 1
    assert game.rival.hand == ["floor-it"]
    assert game.rival.gigs == {}
    game.rival.roll_in("d6")


@rule("8.6.1", "8.6.2.1", "8.6.2.2", "8.6.3", "8.6.4", "R-137")
def test_hanako_draws_before_the_draw_of_the_turn() -> None:
    """Her value-pair draws at the start of the turn, from the top; the turn's own card is the next one."""
    game = setup(
        active="rival",
        you=Side(
            legends=["hanako-arasaka-daughter-of-the-emperor"],
            gigs={"d4": 2, "d6": 2},
            deck=["floor-it", "minotaur", "psycho-squad"],
            fixer=[],
        ),
    )
    game.rival.end_turn()
    assert sorted(game.you.hand) == ["floor-it", "minotaur"]
    assert game.you.deck == ["psycho-squad"]


@rule("8.6.5.1.1", "8.6.5.1", "R-135", "T-41")
def test_the_d20_waits_for_all_other_dice() -> None:
    """While another die lies in the fixer, the d20 can't be rolled in."""
    game = setup(active="rival", rolls=[3], you=Side(fixer=["d20", "d6", "d4"]))
    game.rival.end_turn()
    assert sorted(game.options()) == ["d4", "d6"]
    assert not game.you.may("roll_in", "d20")
    assert game.you.may("roll_in", "d4") and game.you.may("roll_in", "d6")
    assert not game.you.may("roll_in", "d8")  # not in the fixer
    with pytest.raises(IllegalAction):
        game.you.roll_in("d20")

    game.you.roll_in("d6")
    assert game.you.gigs == {"d6": 3}
    assert sorted(game.you.fixer) == ["d20", "d4"]


@rule("8.6.5.1.1", "R-135", "T-41")
def test_with_one_die_beside_the_d20_that_die_is_rolled_in() -> None:
    """There is nothing to choose."""
    game = setup(active="rival", rolls=[4], you=Side(fixer=["d4", "d20"]))
    game.rival.end_turn()
    assert game.you.gigs == {"d4": 4}
    assert game.you.fixer == ["d20"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("8.6.5.1.1", "8.6.5.2", "8.6.5.3", "T-42")
def test_the_d20_is_rolled_in_when_it_is_alone() -> None:
    """It comes into the Gig area with the value it was rolled to."""
    game = setup(active="rival", rolls=[13], you=Side(gigs={"d4": 2}, fixer=["d20"]))
    game.rival.end_turn()
    assert game.you.gigs == {"d4": 2, "d20": 13}
    assert game.you.fixer == []
    assert game.you.street_cred == 15


@rule("8.6.5.2", "6.1.1", "6.2.1", "6.3.3")
def test_a_roll_gives_a_face_of_the_die() -> None:
    """From 1 to the number of sides, and over many games every one of them."""
    faces = set()
    for seed in range(1, 41):
        game = setup(active="rival", seed=seed, you=Side(fixer=["d4"]))
        game.rival.end_turn()
        faces.add(game.you.gigs["d4"])
    assert faces == {1, 2, 3, 4}


@rule("2.4", "8.8", "Q26", "R-136", "T-43")
def test_with_an_empty_fixer_nothing_is_rolled_in_and_the_main_phase_begins() -> None:
    """The step is skipped; the card is drawn as ever."""
    game = setup(active="rival", you=Side(gigs={"d4": 2}, fixer=[]))
    game.rival.end_turn()
    assert game.you.gigs == {"d4": 2}
    assert game.you.hand_size == 1
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("main", "you")


@rule("8.6.5.1", "8.7")
def test_nothing_else_can_be_done_before_the_roll_in() -> None:
    """The actions of the Start phase are compulsory and come first."""
    game = setup(rival=Side(hand=["floor-it"], eddies=1, fixer=["d4", "d6"]))
    game.you.end_turn()
    assert not game.rival.may("sell", "floor-it")
    assert not game.rival.may("play", "floor-it")
    assert not game.rival.may("end_turn")
    game.rival.roll_in("d4")
    assert game.rival.may("sell", "floor-it")


# --- Main phase --------------------------------------------------------------------------------------------


@rule("8.9", "8.4.2", "8.1.1", "8.2")
def test_the_main_phase_may_be_ended_at_once_and_the_rivals_turn_begins() -> None:
    """Nothing has to be done in it."""
    game = setup(you=Side(hand=["floor-it"], field=["psycho-squad"]), rival=Side(gigs={"d4": 1}, fixer=[]))
    game.you.end_turn()
    assert (game.turn, game.active) == (8, "rival")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("main", "rival")
    assert not game.you.may("end_turn")


@rule("8.10", "8.10.1", "8.15")
def test_actions_come_in_any_order_and_number() -> None:
    """An attack, a Call, a play, a sale, another attack: there is no attack phase."""
    game = setup(
        you=Side(
            hand=["corpo-security", "mantis-blades"],
            eddies=3,
            field=["psycho-squad", "emergency-atlus"],
        ),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")
    game.you.call(1)
    game.you.play("corpo-security")
    game.you.sell("mantis-blades")
    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    assert game.you.gigs == {"rival:d6": 2, "rival:d8": 3}
    assert game.you.field == ["psycho-squad", "emergency-atlus", "corpo-security"]


@rule("8.9", "10.11.1", "T-44")
def test_nothing_can_be_done_while_an_effect_is_open() -> None:
    """Neither passing nor another action: the effect is resolved first."""
    game = setup(
        you=Side(hand=["wild-in-the-streets", "floor-it"], eddies=6, field=["psycho-squad"]),
        rival=Side(
            field=[card("minotaur", spent=True), card("emergency-atlus", spent=True)],
            gigs={"d4": 1},
        ),
    )
    game.you.play("wild-in-the-streets")

    assert not game.you.may("end_turn")
    assert not game.you.may("sell", "floor-it")
    assert not game.you.may("play", "floor-it")
    assert not game.you.may("call", 0)
    assert not game.you.may("attack", "psycho-squad", "gigs")
    with pytest.raises(IllegalAction):
        game.you.end_turn()

    game.you.choose("minotaur")
    assert game.you.may("end_turn")


@rule("8.9", "10.11.1", "10.12", "T-44")
def test_nothing_can_be_done_while_triggers_wait_for_their_order() -> None:
    """Two triggers of an attack: first they are put in order and resolved."""
    game = setup(
        you=Side(
            hand=["floor-it"],
            eddies=1,
            field=[card("evelyn-parker-scheming-siren", gear=["kiroshi-optics"])],
        ),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("evelyn-parker-scheming-siren", "gigs")
    assert game.decision is not None and game.decision.kind == "order"
    assert not game.you.may("end_turn")
    assert not game.you.may("sell", "floor-it")
    assert not game.rival.may("pass_")

    game.you.order("evelyn-parker-scheming-siren")
    game.you.choose("legend:0")
    assert game.rival.may("pass_")


@rule("8.9", "FAQ Evelyn Parker: Beautiful Enigma", "R-063")
def test_a_unit_that_must_attack_blocks_passing() -> None:
    """The Mox Inciters order Psycho Squad to attack: other actions may come first, but the turn can't end."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3, gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"], hand=["floor-it"], fixer=[]),
    )
    game.you.play("mox-inciters")  # the only rival Unit
    game.you.end_turn()

    assert not game.rival.may("end_turn")
    game.rival.sell("floor-it")
    assert not game.rival.may("end_turn")

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("8.11.1", "8.12.1")
def test_sell_and_call_are_counted_anew_each_turn() -> None:
    """One of each a turn; the next own turn allows them again."""
    game = setup(
        you=Side(hand=["floor-it", "mantis-blades"], eddies=1, fixer=[]),
        rival=Side(fixer=[]),
    )
    game.you.sell("floor-it")
    game.you.call(0)
    assert not game.you.may("sell", "mantis-blades")
    assert not game.you.may("call", 1)

    game.you.end_turn()
    game.rival.end_turn()
    assert game.you.may("sell", "mantis-blades")
    assert game.you.may("call", 1)


# --- end of turn -------------------------------------------------------------------------------------------


@rule("8.16.1", "8.16.2", "R-138", "T-45")
@pytest.mark.parametrize(("bonus", "drawn"), [(3, 1), (0, 0)])
def test_end_of_turn_effects_still_see_this_turns_bonus(bonus: int, drawn: int) -> None:
    """Late Worker asks for 5 power at the end of the turn and has it by +3 this turn, gone afterwards."""
    game = setup(
        cards=(LATE_WORKER,),
        you=Side(field=[card("late-worker", bonus=bonus)]),
    )
    game.you.end_turn()
    assert game.you.hand_size == drawn
    assert game.you.power("late-worker") == 2


@rule("8.16.1")
def test_the_end_of_your_turn_is_not_the_end_of_the_rivals() -> None:
    """V draws at the end of her player's turn for two Gigs of 8 or more, not when the Rival's ends."""
    game = setup(
        active="rival",
        you=Side(field=["v-roamer-of-the-badlands"], gigs={"d8": 8, "d10": 9}, fixer=[]),
        rival=Side(fixer=[]),
    )
    game.rival.end_turn()
    assert game.you.hand_size == 1  # the draw of the turn

    game.you.end_turn()
    assert game.you.hand_size == 2


@rule("8.16.2")
def test_this_turn_ends_with_the_rivals_turn_too() -> None:
    """A change of power in the Rival's turn is gone in your own, for the cards of both players."""
    game = setup(
        active="rival",
        you=Side(field=[card("psycho-squad", bonus=2)], fixer=[]),
        rival=Side(field=[card("minotaur", bonus=-4)]),
    )
    assert (game.you.power("psycho-squad"), game.rival.power("minotaur")) == (8, 5)
    game.rival.end_turn()
    assert (game.you.power("psycho-squad"), game.rival.power("minotaur")) == (6, 9)


@rule("11.3.2", "R-038", "T-46")
def test_lag_leaves_every_unit_at_the_end_of_any_turn() -> None:
    """Units of both players, whosever turn it was."""
    for active in ("you", "rival"):
        game = setup(
            active=active,
            you=Side(field=[card("psycho-squad", lag=True)], fixer=[]),
            rival=Side(field=[card("minotaur", lag=True)], fixer=[]),
        )
        assert game.you.has_lag("psycho-squad") and game.rival.has_lag("minotaur")
        (game.you if active == "you" else game.rival).end_turn()
        assert not game.you.has_lag("psycho-squad")
        assert not game.rival.has_lag("minotaur")


@rule("11.3.1", "11.3.1.1", "11.3.2", "4.7", "R-037")
def test_a_unit_attacks_from_the_turn_after_it_was_played() -> None:
    """It enters ready and with Lag; on its player's next turn it may attack."""
    game = setup(
        you=Side(hand=["psycho-squad"], eddies=4, fixer=[]),
        rival=Side(gigs={"d6": 1}, fixer=[]),
    )
    game.you.play("psycho-squad")
    assert not game.you.is_spent("psycho-squad")
    assert not game.you.may("attack", "psycho-squad", "gigs")

    game.you.end_turn()
    game.rival.end_turn()
    assert game.you.may("attack", "psycho-squad", "gigs")


@rule("5.4.5", "8.16", "8.18", "R-138", "T-47")
def test_nobody_discards_at_the_end_of_a_turn() -> None:
    """Twelve cards in hand stay twelve."""
    game = setup(you=Side(hand=["?"] * 12))
    game.you.end_turn()
    assert game.you.hand_size == 12
    assert game.you.trash == []


@rule("8.18", "8.2")
def test_turns_alternate_and_are_counted() -> None:
    """Each turn has a number of its own."""
    game = setup(turn=7, you=Side(fixer=[]), rival=Side(fixer=[]))
    assert (game.turn, game.active) == (7, "you")
    game.you.end_turn()
    assert (game.turn, game.active) == (8, "rival")
    game.rival.end_turn()
    assert (game.turn, game.active) == (9, "you")
