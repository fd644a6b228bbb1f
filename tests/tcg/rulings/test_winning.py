"""Winning with seven Gigs, overtime, and losing (rulings.md, "Winning, losing and overtime")."""

import pytest

from preem.tcg.effects.words import RED, Draw, RivalDiscards, program
from preem.tcg.scenario import Side, setup
from tests.rule import rule

SIX = {"d4": 1, "d6": 2, "d8": 2, "d10": 4, "d12": 5, "d20": 6}
SEVEN = {**SIX, "rival:d4": 3}
FIVE = {"d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}

GREED = program("Greed", "", RED, ram=1, cost=1, tags=("PLAN",), number="TEST 001", effects=(Draw(2), RivalDiscards(1)))


@rule("R-140", "1.10", "1.10.1", "8.6.1", "T-1", "T-2")
def test_seven_gigs_at_the_start_of_ones_turn_win_before_anything_else() -> None:
    """No start-of-turn effect, no readying and no draw comes first: not even the draw from an empty deck."""
    game = setup(
        active="rival",
        you=Side(legends=["hanako-arasaka-daughter-of-the-emperor"], gigs=SEVEN, deck=[], spent_eddies=1),
        rival=Side(gigs={"d6": 1}),
    )

    game.rival.end_turn()

    assert game.winner == "you"
    assert game.decision is None
    assert game.you.hand_size == 0
    assert game.you.eddies_ready == 0


@rule("R-140", "1.10")
def test_seven_gigs_win_at_the_start_of_no_other_turn() -> None:
    """The Rival's turn begins with your seven Gigs, and the game goes on."""
    game = setup(you=Side(gigs=SEVEN), rival=Side(gigs={"d6": 1}, fixer=["d8", "d20"]))

    game.you.end_turn()

    assert game.winner is None
    assert game.active == "rival"


@rule("R-141", "1.10", "T-3", "T-4")
def test_gigs_that_are_lost_again_before_ones_turn_starts_win_nothing() -> None:
    """Eight in the Main phase win nothing outside overtime; two are stolen back, and six are not enough."""
    game = setup(
        you=Side(field=["animals-wrecker"], gigs=SIX),
        rival=Side(field=["animals-wrecker"], gigs={"d4": 3, "d6": 3, "d8": 3}, fixer=["d10", "d20"]),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4", "rival:d6")
    assert len(game.you.gigs) == 8
    assert game.winner is None

    game.you.end_turn()
    game.rival.attack("animals-wrecker", "gigs")
    game.you.pass_()
    game.rival.choose("d4", "d6")
    assert len(game.you.gigs) == 6
    game.rival.end_turn()

    assert game.winner is None
    assert game.active == "you"
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-142", "1.11", "1.11.1", "8.17", "1.13", "T-5", "T-8")
def test_overtime_begins_after_the_end_effects_of_the_second_turn_begun_with_an_empty_fixer() -> None:
    """Then the seventh Gig wins at once, before any trigger of the steal."""
    game = setup(
        active="rival",
        turn=14,
        empty_starts=(True, True),
        you=Side(field=["psycho-squad", "6th-street-recruits"], gigs=SIX),
        rival=Side(field=["saul-bright-stormrider"], gigs={"d4": 3, **FIVE}),
    )
    game.rival.end_turn()
    assert game.options() == ["saul-bright-stormrider", "none"]
    assert (game.overtime, game.active) == (False, "rival")
    game.rival.choose(None)
    assert (game.overtime, game.active, game.winner) == (True, "you", None)

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    assert game.winner == "you"
    assert game.decision is None
    assert game.you.gigs == {**SIX, "rival:d6": 2}


@rule("R-142", "1.11.1", "Q4", "T-9")
@pytest.mark.parametrize("empty_starts", [(False, True), (True, False)])
def test_a_turn_begun_with_a_die_in_the_fixer_puts_overtime_off(empty_starts: tuple[bool, bool]) -> None:
    """Both of two turns in a row have to begin with an empty fixer."""
    game = setup(
        active="rival",
        turn=14,
        empty_starts=empty_starts,
        you=Side(gigs=SIX),
        rival=Side(gigs={"d4": 3, **FIVE}),
    )

    game.rival.end_turn()

    assert not game.overtime
    assert game.winner is None


@rule("R-143", "1.11.2", "8.17", "T-10")
def test_seven_gigs_win_when_overtime_begins() -> None:
    """You win at the end of the Rival's turn, before yours has begun."""
    game = setup(
        active="rival",
        turn=14,
        empty_starts=(True, True),
        you=Side(gigs=SEVEN),
        rival=Side(gigs=FIVE, fixer=[]),
    )

    game.rival.end_turn()

    assert game.winner == "you"
    assert game.decision is None
    assert (game.active, game.turn) == ("rival", 14)


@rule("R-143", "1.11.2", "T-10")
def test_the_turn_player_too_wins_when_overtime_begins() -> None:
    """Seven Gigs at the end of one's own turn: the Rival gets no other turn."""
    game = setup(turn=13, empty_starts=(True, True), you=Side(gigs=SEVEN), rival=Side(gigs=FIVE, fixer=[]))

    game.you.end_turn()

    assert game.winner == "you"
    assert (game.active, game.turn) == ("you", 13)


@rule("R-144", "1.11", "RD-28", "T-6")
def test_a_majority_of_gigs_wins_nothing_in_overtime() -> None:
    """With 6 to 5 turn after turn ends, and nobody wins."""
    game = setup(turn=15, overtime=True, you=Side(gigs=SIX), rival=Side(gigs=FIVE, fixer=[]))

    for _ in range(3):
        game.you.end_turn()
        assert game.winner is None
        game.rival.end_turn()
        assert game.winner is None

    assert game.overtime
    assert game.turn == 21


@rule("R-145", "1.14", "11.13.3", "11.7.2", "FAQ V: Streetkid", "T-11", "T-13", "T-14")
def test_an_empty_deck_loses_nothing_until_a_card_must_be_drawn() -> None:
    """Trashing and searching an empty deck go on; the first draw that can't be made loses."""
    game = setup(
        you=Side(
            legends=["?v-streetkid"],
            field=["sketchy-ripper"],
            hand=["floor-it"],
            deck=[],
            trash=["trust-no-one"],
            eddies=2,
        ),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.call(0)
    assert sorted(game.you.hand) == ["floor-it", "trust-no-one"]
    game.you.attack("sketchy-ripper", "gigs")
    game.rival.pass_()
    assert (game.winner, game.active) == (None, "you")

    game.you.play("floor-it")
    assert game.winner == "rival"
    assert game.decision is None


@rule("R-146", "1.14.1", "1.17", "FAQ Delamain: Rideshare AI", "T-12")
def test_the_second_of_two_draws_loses_when_there_is_only_one_card() -> None:
    """The first one comes to hand all the same."""
    game = setup(you=Side(hand=["delamain-rideshare-ai"], deck=["minotaur"], eddies=3))

    game.you.play("delamain-rideshare-ai")

    assert game.winner == "rival"
    assert game.you.hand == ["minotaur"]
    assert game.you.deck_size == 0


@rule("R-146", "1.14.1", "1.17")
def test_nothing_resolves_after_the_draw_that_lost() -> None:
    """The second word of the Program, a discard of the Rival's, is not reached."""
    game = setup(
        cards=(GREED,),
        you=Side(hand=["greed"], deck=["minotaur"], eddies=1),
        rival=Side(hand=["floor-it", "detonate"]),
    )

    game.you.play("greed")

    assert game.winner == "rival"
    assert game.decision is None
    assert game.rival.hand == ["floor-it", "detonate"]
    assert game.rival.trash == []


@rule("R-147", "1.16", "1.16.1", "T-15")
def test_a_player_may_concede_while_the_other_decides() -> None:
    """The attacker concedes in the Rival's React Step, and has lost at once; it is never an option."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(gigs={"d4": 1}))
    game.you.attack("psycho-squad", "gigs")
    assert game.rival.may("pass_")
    assert game.options() == ["call 0", "call 1", "call 2", "pass"]

    game.you.concede()

    assert game.winner == "rival"
    assert game.decision is None
    assert game.rival.gigs == {"d4": 1}
