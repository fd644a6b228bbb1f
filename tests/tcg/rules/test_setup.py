"""Setting up a game: who goes first, Legends, opening hands, the mulligan (CR 7.4 to 7.9)."""

import pytest

from preem.tcg.effects.words import FACE_DOWN_LEGEND, GREEN, Ready, every, program
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import CardEntry, Game, Side, card, opening, setup
from tests.rule import rule

# Limits of 4 Green and 2 Red: enough for forty different cards.
LEGENDS = [
    "goro-takemura-hands-unclean",
    "saburo-arasaka-stubborn-patriarch",
    "yorinobu-arasaka-embracing-destruction",
]
FORTY = [
    "corpo-security",
    "corporate-surveillance",
    "dont-fear-the-reaper",
    "emergency-atlus",
    "field-operator",
    "fool-on-the-hill",
    "goro-takemura-losing-his-way",
    "maelstrom-zealots",
    "maxtac-av",
    "maxtac-heavy",
    "maxtac-squadron",
    "memory-relapse",
    "nadia-fighting-through-grief",
    "overwatch-panams-gift",
    "pacifica-netrunner",
    "peace-offering",
    "pepe-najarro-working-doubles",
    "riding-nomad",
    "riot-shield",
    "sandayu-oda-hanakos-guardian",
    "sandevistan",
    "saul-bright-stormrider",
    "synapse-burnout",
    "take-control",
    "tygers-whisper",
    "valentino-street-racer",
    "we-gotta-live-together",
    "wild-in-the-streets",
    "wraith-marauders",
    "zetatech-berserk",
    "all-is-lost",
    "chrome-fang",
    "detonate",
    "industrial-assembly",
    "japantown-jonin",
    "la-llorona-ghost-of-the-past",
    "mantis-blades",
    "minotaur",
    "ruthless-lowlife",
    "swordwise-huscle",
]
DECK = [*LEGENDS, *FORTY]
ALL_DICE = ["d10", "d12", "d20", "d4", "d6", "d8"]
TWO_SPENT: list[str | CardEntry] = [card("?", spent=True), card("?", spent=True), "?"]

ALARM_CLOCK = program(
    "Alarm Clock",
    "",
    GREEN,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(Ready(every(FACE_DOWN_LEGEND)),),
)


def you_go_first(seed: int = 1) -> Game:
    """A new game in which you have won the roll and go first: your mulligan is next."""
    game = opening(you=DECK, rival=DECK, seed=seed, rolls=[18, 5])
    game.you.choose_first(True)
    return game


def both_keep(seed: int = 1) -> Game:
    game = you_go_first(seed)
    game.you.mulligan(False)
    game.rival.mulligan(False)
    return game


# --- who goes first ----------------------------------------------------------------------------------------


@rule("7.5", "7.5.1", "7.5.2", "T-28")
@pytest.mark.parametrize("first", [True, False])
def test_who_rolls_higher_decides_who_goes_first(first: bool) -> None:
    """The winner of the roll may go first or second; whoever goes first decides about a mulligan first."""
    game = opening(you=DECK, rival=DECK, rolls=[18, 5])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("first", "you")
    assert not game.rival.may("choose_first", True)

    game.you.choose_first(first)

    starter = "you" if first else "rival"
    assert game.active == starter
    assert (game.decision.kind, game.decision.player) == ("mulligan", starter)


@rule("7.5.1", "7.5.2", "T-28")
def test_the_rival_decides_when_the_rival_rolled_higher() -> None:
    """The rolls are yours, then the Rival's."""
    game = opening(you=DECK, rival=DECK, rolls=[4, 19])
    assert game.decision is not None and game.decision.player == "rival"
    assert not game.you.may("choose_first", True)

    game.rival.choose_first(False)
    assert game.active == "you"


@rule("7.5.1")
def test_equal_rolls_are_rolled_again() -> None:
    """A tie picks nobody; the next pair of rolls does."""
    game = opening(you=DECK, rival=DECK, rolls=[9, 9, 3, 12])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("first", "rival")


@rule("7.5.1")
def test_either_player_may_win_the_roll() -> None:
    """Over some seeds both are picked."""
    winners = set()
    for seed in range(1, 13):
        game = opening(you=DECK, rival=DECK, seed=seed)
        assert game.decision is not None
        winners.add(game.decision.player)
    assert winners == {"you", "rival"}


# --- decks, Legends, dice, hands ---------------------------------------------------------------------------


@rule("7.6.1", "7.9.1", "7.8.1", "7.7.1", "R-133")
def test_each_player_starts_with_six_cards_six_dice_and_three_hidden_legends() -> None:
    """Forty cards less six in hand, nothing in play, all dice in the fixer."""
    game = you_go_first()
    for side in (game.you, game.rival):
        assert side.hand_size == 6
        assert side.deck_size == 34
        assert sorted([*side.hand, *side.deck]) == sorted(FORTY)
        assert side.legends == ["?", "?", "?"]
        assert sorted(side.fixer) == ALL_DICE
        assert side.gigs == {}
        assert side.street_cred is None
        assert side.field == side.trash == side.removed == []
        assert side.eddies_ready == side.eddies_spent == 0
    assert not game.overtime


@rule("7.6.1", "5.5.7")
def test_decks_are_shuffled() -> None:
    """The order differs from the list, between players and between seeds; the same seed gives the same."""
    orders = []
    for seed in (1, 2, 3):
        game = you_go_first(seed)
        for side in (game.you, game.rival):
            orders.append([*side.hand, *side.deck])
    assert all(order != FORTY for order in orders)
    assert len({tuple(order) for order in orders}) == len(orders)

    again = you_go_first(1)
    assert [*again.you.hand, *again.you.deck] == orders[0]


@rule("7.7.1", "4.3", "5.7.1")
def test_legends_lie_in_random_order() -> None:
    """Which Legend lies left-most differs from game to game."""
    leftmost = set()
    for seed in range(1, 11):
        game = both_keep(seed)
        game.you.roll_in("d4")
        game.you.call(0)
        leftmost.add(game.you.legends[0])
    assert len(leftmost) > 1
    assert leftmost <= set(LEGENDS)


@rule("5.7.4.1", "5.4.3", "5.5.2")
def test_at_the_start_nobody_knows_legends_decks_or_the_other_hand() -> None:
    """A player's view has the own hand, and question marks and numbers for all else."""
    game = you_go_first()
    seen = game.view("you")
    assert sorted(seen.you.hand) == sorted(game.you.hand)
    assert seen.rival.hand == ["?"] * 6
    assert seen.you.legends == seen.rival.legends == ["?", "?", "?"]
    assert seen.rival.hand_size == 6 and seen.rival.deck_size == seen.you.deck_size == 34


@rule("7.7.4", "7.7.3", "R-133", "T-29")
@pytest.mark.parametrize("starter", ["you", "rival"])
def test_only_the_first_players_two_leftmost_legends_are_spent(starter: str) -> None:
    """The third one and all of the second player's are ready."""
    game = opening(you=DECK, rival=DECK, rolls=[18, 5])
    game.you.choose_first(starter == "you")
    first, second = (game.you, game.rival) if starter == "you" else (game.rival, game.you)
    assert [first.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]
    assert [second.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]


@rule("7.7.4", "8.6.3", "T-30")
def test_the_two_spent_legends_ready_in_the_second_turn_and_not_in_the_first() -> None:
    """The first Start phase leaves them spent; the one two turns later readies them."""
    game = both_keep()
    game.you.roll_in("d4")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]

    game.you.end_turn()
    game.rival.roll_in("d4")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]

    game.rival.end_turn()
    game.you.roll_in("d6")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]


@rule("7.7.4", "8.6.3")
def test_the_second_players_legends_ready_in_that_players_first_turn() -> None:
    """The exception is the first player's alone."""
    game = setup(turn=1, rival=Side(legends=[card("?", spent=True), "?", card("?", spent=True)]))
    game.you.end_turn()
    game.rival.roll_in("d4")
    assert game.turn == 2
    assert [game.rival.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]


@rule("Q38", "7.7.4")
def test_an_effect_may_ready_the_two_spent_legends_in_the_first_turn() -> None:
    """Only the Ready step leaves them spent."""
    game = setup(turn=1, at="start", cards=(ALARM_CLOCK,), you=Side(legends=TWO_SPENT, hand=["alarm-clock"]))
    game.you.roll_in("d4")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]

    game.you.play("alarm-clock")
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [False, False, False]


# --- mulligan ----------------------------------------------------------------------------------------------


@rule("7.9.2", "R-134", "T-32")
def test_the_first_player_finishes_the_mulligan_before_the_second_decides() -> None:
    """The second player isn't asked before, and then the first can't be asked again."""
    game = you_go_first()
    before = game.you.hand
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("mulligan", "you")
    assert not game.rival.may("mulligan", True)
    with pytest.raises(IllegalAction):
        game.rival.mulligan(True)

    game.you.mulligan(True)

    assert (game.decision.kind, game.decision.player) == ("mulligan", "rival")
    assert game.you.hand_size == 6
    assert sorted(game.you.hand) != sorted(before)
    assert not game.you.may("mulligan", True)


@rule("7.9.2", "7.9.3.1", "Q37")
def test_a_mulligan_is_declared_openly() -> None:
    """The second player knows whether the first one took one, and not what came of it."""
    taken = you_go_first()
    taken.you.mulligan(True)
    kept = you_go_first()
    kept.you.mulligan(False)

    assert taken.view("rival").log != kept.view("rival").log
    assert taken.view("rival").you.hand == ["?"] * 6


@rule("7.9.2", "7.9.3", "7.9.3.2", "7.9.3.3", "T-33")
def test_a_mulligan_puts_the_whole_hand_back_shuffles_and_draws_six() -> None:
    """Any card may come, one of the old hand as well; the other player's cards stay as they were."""
    for seed in range(1, 9):
        game = you_go_first(seed)
        rivals = (game.rival.hand, game.rival.deck)

        game.you.mulligan(True)

        assert game.you.hand_size == 6 and game.you.deck_size == 34
        assert sorted([*game.you.hand, *game.you.deck]) == sorted(FORTY)
        assert (game.rival.hand, game.rival.deck) == rivals


@rule("7.9.3.3", "5.5.7", "T-33")
def test_the_deck_is_shuffled_in_a_mulligan_with_the_old_hand_in_it() -> None:
    """The new hand isn't simply the next six cards, and now and then an old card comes back."""
    next_six = 0
    came_back = 0
    for seed in range(1, 13):
        game = you_go_first(seed)
        hand, deck = game.you.hand, game.you.deck
        game.you.mulligan(True)
        next_six += sorted(game.you.hand) == sorted(deck[:6])
        came_back += len(set(game.you.hand) & set(hand))
    assert next_six == 0
    assert came_back > 0


@rule("7.9.2", "T-33")
def test_each_player_has_one_mulligan_at_most() -> None:
    """After both have decided the first turn begins, whatever they decided."""
    for yours in (True, False):
        for theirs in (True, False):
            game = you_go_first()
            game.you.mulligan(yours)
            assert not game.you.may("mulligan", True) and not game.you.may("mulligan", False)
            game.rival.mulligan(theirs)
            assert not game.rival.may("mulligan", True)

            assert game.decision is not None
            assert (game.decision.kind, game.decision.player) == ("roll_in", "you")


@rule("7.9.1", "7.9.3")
def test_keeping_changes_nothing() -> None:
    """Who declines the mulligan keeps the six cards, and the deck stays as it lies."""
    game = you_go_first()
    hand, deck = game.you.hand, game.you.deck
    game.you.mulligan(False)
    assert (game.you.hand, game.you.deck) == (hand, deck)


# --- the first turns ---------------------------------------------------------------------------------------


@rule("7.9.1", "8.6.4", "8.2.1", "R-133", "T-31")
def test_both_players_draw_in_their_first_start_phase() -> None:
    """Seven cards each when their first Main phase begins."""
    game = both_keep()
    game.you.roll_in("d4")
    assert game.decision is not None and game.decision.kind == "main"
    assert (game.turn, game.active) == (1, "you")
    assert (game.you.hand_size, game.rival.hand_size) == (7, 6)

    game.you.end_turn()
    game.rival.roll_in("d4")
    assert (game.turn, game.active) == (2, "rival")
    assert (game.you.hand_size, game.rival.hand_size) == (7, 7)
    assert len(game.you.gigs) == len(game.rival.gigs) == 1


@rule("9.3.2", "9.3.2.4")
def test_the_first_player_has_nothing_to_attack_in_the_first_turn() -> None:
    """Even a Unit that may attack when it's played finds neither dice nor Units."""
    game = setup(turn=1, at="start", you=Side(legends=TWO_SPENT, hand=["riding-nomad"], eddies=4))
    game.you.roll_in("d4")
    game.you.play("riding-nomad")

    assert not game.you.may("attack", "riding-nomad", "gigs")
    assert not any(option.startswith("attack") for option in game.options())


@rule("7.7.4", "5.7.2", "8.11")
def test_turn_one_money_is_one_and_one_more_for_a_sale() -> None:
    """The first player has one ready Legend, so cost 2 needs a sale, and cost 3 is out of reach."""
    game = setup(
        turn=1,
        at="start",
        you=Side(legends=TWO_SPENT, hand=["corpo-security", "emergency-atlus", "mantis-blades"]),
    )
    game.you.roll_in("d4")
    assert not game.you.may("play", "corpo-security")

    game.you.sell("mantis-blades")
    assert game.you.may("play", "corpo-security")
    assert not game.you.may("play", "emergency-atlus")


@rule("7.7.4", "5.7.2", "8.11")
def test_the_second_players_first_money_is_three_and_one_more_for_a_sale() -> None:
    """Three ready Legends: cost 3 at once, cost 4 after a sale, cost 5 not yet."""
    game = setup(
        turn=1,
        at="start",
        rival=Side(hand=["emergency-atlus", "psycho-squad", "riding-nomad", "mantis-blades"]),
    )
    game.you.roll_in("d4")
    game.you.end_turn()
    game.rival.roll_in("d4")
    assert game.rival.may("play", "emergency-atlus")
    assert not game.rival.may("play", "psycho-squad")

    game.rival.sell("mantis-blades")
    assert game.rival.may("play", "psycho-squad")
    assert not game.rival.may("play", "riding-nomad")
