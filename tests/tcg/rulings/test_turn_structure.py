"""Set-up, Start phase and end of turn, step by step (rulings.md, "Setup and turn structure")."""

import pytest

from preem.tcg.effects.words import GREEN, RIVAL_UNIT, YOUR_TURN_STARTS, Draw, May, Ready, every, unit, when
from preem.tcg.scenario import Game, Side, card, opening, setup
from tests.rule import rule

LEGENDS = [
    "goro-takemura-hands-unclean",
    "saburo-arasaka-stubborn-patriarch",
    "yorinobu-arasaka-embracing-destruction",
]
MAIN_DECK = [
    *["emergency-atlus", "corpo-security", "field-operator", "maxtac-squadron", "riding-nomad", "maxtac-av"] * 3,
    *["saul-bright-stormrider", "corporate-surveillance", "peace-offering", "take-control", "minotaur"] * 3,
    *["synapse-burnout", "sandevistan"] * 3,
    "tygers-whisper",
]
EARLY_RISER = unit(
    "Early Riser",
    "",
    GREEN,
    ram=1,
    cost=1,
    power=1,
    tags=("NOMAD",),
    number="TEST 001",
    effects=(when(YOUR_TURN_STARTS, May(Draw(1))),),
)
ALARM_CLOCK = unit(
    "Alarm Clock",
    "",
    GREEN,
    ram=1,
    cost=1,
    power=1,
    tags=("DRONE",),
    number="TEST 002",
    effects=(when(YOUR_TURN_STARTS, Ready(every(RIVAL_UNIT))),),
)


def new_game() -> Game:
    """Two whole decks; your d20 is the higher one, and you go first."""
    game = opening(you=[*LEGENDS, *MAIN_DECK], rival=[*LEGENDS, *MAIN_DECK], rolls=[18, 5])
    game.you.choose_first(True)
    return game


@rule("R-133", "7.7.4", "7.9.1", "8.6.4", "T-29", "T-30", "T-31")
def test_the_first_player_starts_with_two_legends_spent_and_draws_and_rolls_all_the_same() -> None:
    """Six cards each; the two left-most Legends stay spent at the first start, and ready at the second."""
    game = new_game()
    assert (game.you.hand_size, game.rival.hand_size) == (6, 6)
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]
    assert [game.rival.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]

    game.you.mulligan(False)
    game.rival.mulligan(False)
    game.you.roll_in("d8")
    assert game.you.hand_size == 7
    assert list(game.you.gigs) == ["d8"]
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]

    game.you.end_turn()
    game.rival.roll_in("d4")
    assert game.rival.hand_size == 7
    game.rival.end_turn()
    game.you.roll_in("d4")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]


@rule("R-134", "7.9.2", "7.9.3", "7.9.3.1", "RD-30", "Q37", "T-32", "T-33")
def test_the_first_player_ends_the_mulligan_openly_before_the_second_decides() -> None:
    """The whole hand goes back, six new cards come; each is asked once, the second after the first."""
    game = new_game()
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("mulligan", "you")
    assert not game.rival.may("mulligan", True)

    game.you.mulligan(True)
    assert (game.you.hand_size, game.you.deck_size) == (6, 34)
    assert sorted(game.you.hand + game.you.deck) == sorted(MAIN_DECK)
    assert (game.decision.kind, game.decision.player) == ("mulligan", "rival")
    assert not game.you.may("mulligan", True)
    assert any("mulligan" in line for line in game.view("rival").log)

    game.rival.mulligan(False)
    assert (game.decision.kind, game.decision.player) == ("roll_in", "you")
    game.you.roll_in("d4")


@rule("R-134", "7.9.3.1", "Q37")
def test_a_hand_that_was_kept_is_told_from_one_that_was_not() -> None:
    """What the second player sees differs with what the first one did."""
    kept, changed = new_game(), new_game()
    kept.you.mulligan(False)
    changed.you.mulligan(True)
    assert kept.view("rival").log != changed.view("rival").log


@rule("R-135", "8.6.5.1.1", "T-41", "T-42")
def test_the_d20_is_rolled_in_last() -> None:
    """Of d4, d6 and d20 the d20 is not offered; beside one other die, that one is rolled; alone, it is."""
    game = setup(active="rival", you=Side(fixer=["d4", "d6", "d20"]), rival=Side(fixer=[]), rolls=[3, 5, 15])
    game.rival.end_turn()
    assert game.options() == ["d4", "d6"]
    assert not game.you.may("roll_in", "d20")
    game.you.roll_in("d4")
    assert game.you.gigs == {"d4": 3}

    game.you.end_turn()
    game.rival.end_turn()
    assert game.you.gigs == {"d4": 3, "d6": 5}
    assert game.you.fixer == ["d20"]

    game.you.end_turn()
    game.rival.end_turn()
    assert game.you.gigs == {"d4": 3, "d6": 5, "d20": 15}
    assert game.you.fixer == []


@rule("R-136", "2.4", "Q26", "T-43")
def test_with_an_empty_fixer_nothing_is_rolled_in() -> None:
    """The turn goes on; Kerry's text about rolling a min or max value draws nothing for Gigs at 1 and 6."""
    game = setup(
        active="rival",
        you=Side(legends=["kerry-eurodyne-axe-attitude-audience"], gigs={"d4": 1, "d6": 6}, fixer=[]),
        rival=Side(gigs={"d4": 2}),
    )

    game.rival.end_turn()

    assert game.active == "you"
    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.hand_size == 1
    assert game.you.gigs == {"d4": 1, "d6": 6}


@rule("R-137", "8.6.2.2", "8.6.3", "8.6.4", "Q42", "T-39")
def test_the_start_phase_goes_from_start_effects_to_readying_to_the_draw_to_the_roll() -> None:
    """Hanako draws while everything is spent; then all readies, a card is drawn, and the die comes last."""
    game = setup(
        active="rival",
        cards=(EARLY_RISER,),
        you=Side(
            legends=["hanako-arasaka-daughter-of-the-emperor"],
            field=[card("psycho-squad", spent=True), "early-riser"],
            deck=["floor-it", "detonate", "minotaur"],
            spent_eddies=1,
            gigs={"d4": 3, "d6": 3},
            fixer=["d8", "d10"],
        ),
    )

    game.rival.end_turn()
    assert sorted(game.options()) == ["early-riser", "hanako-arasaka-daughter-of-the-emperor"]
    assert game.you.hand == []

    game.you.order("hanako-arasaka-daughter-of-the-emperor")
    assert game.you.hand == ["floor-it"]
    assert game.you.is_spent("psycho-squad")
    assert game.you.eddies_spent == 1
    assert game.options() == ["yes", "none"]

    game.you.choose(None)
    assert game.decision is not None and game.decision.kind == "roll_in"
    assert not game.you.is_spent("psycho-squad")
    assert game.you.eddies_ready == 1
    assert game.you.hand == ["floor-it", "detonate"]
    assert game.you.gigs == {"d4": 3, "d6": 3}

    game.you.roll_in("d8")
    assert list(game.you.gigs) == ["d4", "d6", "d8"]
    assert game.decision.kind == "main"


@rule("R-137", "8.6.2.1", "8.6.2.2", "T-38")
def test_what_lasts_until_your_next_turn_ends_before_the_start_effects() -> None:
    """A Unit that can't ready until your next turn is readied by an effect at the start of that turn."""
    game = setup(
        cards=(ALARM_CLOCK,),
        you=Side(field=["alarm-clock"], hand=["pacifica-netrunner"], eddies=4, gigs={"d4": 2}, fixer=["d20"]),
        rival=Side(field=[card("psycho-squad", spent=True)], fixer=["d20"]),
    )
    game.you.play("pacifica-netrunner")
    game.you.end_turn()
    assert game.active == "rival"
    assert game.rival.is_spent("psycho-squad")

    game.rival.end_turn()

    assert game.active == "you"
    assert not game.rival.is_spent("psycho-squad")


@rule("R-138", "8.16.1", "8.16.2", "11.3.2", "5.4.5", "Q25", "T-45", "T-46", "T-47")
def test_the_turns_end_begins_with_its_effects_and_makes_nobody_discard() -> None:
    """While Saul Bright's effect resolves, "this turn" and Lag hold; then they end. 11 cards stay in hand."""
    game = setup(
        you=Side(
            field=["saul-bright-stormrider", card("psycho-squad", bonus=3, lag=True, spent=True)],
            hand=["?"] * 11,
        ),
        rival=Side(field=[card("minotaur", lag=True)], fixer=[]),
    )

    game.you.end_turn()
    assert game.active == "you"
    assert game.you.power("psycho-squad") == 9
    assert game.you.has_lag("psycho-squad")
    game.you.choose("psycho-squad")

    assert game.active == "rival"
    assert not game.you.is_spent("psycho-squad")
    assert game.you.power("psycho-squad") == 6
    assert not game.you.has_lag("psycho-squad")
    assert not game.rival.has_lag("minotaur")
    assert game.you.hand_size == 11


@rule("R-139", "FAQ Panam Palmer: Nomad Cavalry")
@pytest.mark.parametrize("last_gear", [["mantis-blades"], []])
def test_nomad_cavalry_readies_five_equipped_units_and_legends_in_any_mix(last_gear: list[str]) -> None:
    """Five equipped ones ready, and no other; with four nothing does."""
    game = setup(
        you=Side(
            legends=[
                card("panam-palmer-nomad-cavalry", spent=True, gear=["mantis-blades"]),
                card("padre-man-of-the-cross", spent=True, gear=["mantis-blades"]),
                card("saburo-arasaka-stubborn-patriarch", spent=True),
            ],
            field=[
                card("psycho-squad", spent=True, gear=["satori-sword-of-saburo"]),
                card("emergency-atlus", spent=True, gear=["satori-sword-of-saburo"]),
                card("minotaur", spent=True, gear=last_gear),
                card("field-operator", spent=True),
            ],
        ),
        rival=Side(fixer=[]),
    )

    game.you.end_turn()

    equipped = [
        "panam-palmer-nomad-cavalry",
        "padre-man-of-the-cross",
        "psycho-squad",
        "emergency-atlus",
        "minotaur",
    ]
    assert [game.you.is_spent(slug) for slug in equipped] == [not last_gear] * 5
    assert game.you.is_spent("saburo-arasaka-stubborn-patriarch")
    assert game.you.is_spent("field-operator")
