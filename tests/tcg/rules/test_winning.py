"""Winning, losing, ties and overtime (CR 1.5 to 1.17, 8.17)."""

from collections.abc import Callable

import pytest

from preem.tcg.effects.words import (
    BLOCKER,
    BLUE,
    IS_SPENT,
    QUICK,
    RED,
    THIS,
    WINS,
    Draw,
    EachPlayer,
    Ready,
    Spend,
    Steal,
    program,
    unit,
    when,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Game, Side, card, setup
from tests.rule import rule

ROUND_FOR_ALL = program(
    "Round for All",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("BRAINDANCE",),
    number="TEST 001",
    keywords=QUICK,
    effects=(EachPlayer(Draw(1)),),
)
TOLL_KEEPER = unit(
    "Toll Keeper",
    "",
    RED,
    ram=1,
    cost=3,
    power=9,
    tags=("GANGER",),
    number="TEST 002",
    keywords=BLOCKER,
    effects=(when(WINS, Steal(THIS)),),
)
SPINNING_TOP = unit(
    "Spinning Top",
    "",
    RED,
    ram=1,
    cost=2,
    power=3,
    tags=("DRONE",),
    number="TEST 003",
    effects=(when(IS_SPENT, Ready(THIS), Spend(THIS)),),
)

# Seven dice, two of equal value among them, and the d20 left for the fixer.
SEVEN = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "rival:d4": 4, "rival:d6": 6}
# Six dice of one's own: nothing is left in the fixer.
OWN_SIX = {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5, "d20": 6}


def undecided(game: Game) -> bool:
    """Nobody has won yet, and somebody has something to decide."""
    return game.winner is None and game.decision is not None


# --- seven Gigs at the start of a turn ---------------------------------------------------------------------


@rule("1.10", "1.10.1", "8.6.1", "8.6.2.2", "R-140", "T-1")
def test_seven_gigs_win_at_the_start_of_the_own_turn_before_anything_else() -> None:
    """No start-of-turn effect, no readying, no draw and no roll comes before the win."""
    game = setup(
        active="rival",
        you=Side(
            legends=["hanako-arasaka-daughter-of-the-emperor"],
            field=[card("minotaur", spent=True)],
            spent_eddies=2,
            gigs=SEVEN,
        ),
    )
    assert undecided(game)

    game.rival.end_turn()

    assert game.winner == "you"
    assert game.you.hand_size == 0
    assert game.you.deck_size == 20
    assert game.you.is_spent("minotaur")
    assert game.you.eddies_spent == 2
    assert game.you.gigs == SEVEN
    assert game.you.fixer == ["d20"]


@rule("1.10", "8.6.1", "8.6.4", "1.14", "T-2")
def test_seven_gigs_win_at_the_start_of_the_turn_though_the_deck_is_empty() -> None:
    """The check precedes the draw that would lose the game; with six Gigs that draw does lose it."""
    game = setup(active="rival", you=Side(gigs=SEVEN, deck=0))
    game.rival.end_turn()
    assert game.winner == "you"

    game = setup(active="rival", you=Side(gigs=OWN_SIX, deck=0))
    game.rival.end_turn()
    assert game.winner == "rival"


@rule("1.10", "1.11", "T-3")
def test_a_seventh_gig_stolen_outside_overtime_does_not_end_the_game() -> None:
    """The turn goes on with seven Gigs; only the start of the own next turn asks for them."""
    game = setup(
        you=Side(field=["minotaur"], gigs=OWN_SIX),
        rival=Side(gigs={"d8": 5}, fixer=["d4", "d6"]),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.pass_()

    assert len(game.you.gigs) == 7
    assert undecided(game)
    assert game.decision is not None and game.decision.kind == "main" and game.decision.player == "you"

    game.you.end_turn()
    assert undecided(game)  # the Rival's turn is not yours

    game.rival.roll_in("d4")
    game.rival.end_turn()
    assert game.winner == "you"


@rule("1.10", "R-141", "T-4")
def test_seven_gigs_of_which_one_was_stolen_back_win_nothing() -> None:
    """What counts is how many dice lie there when the turn starts, not how many there were."""
    game = setup(
        active="rival",
        you=Side(gigs=SEVEN, fixer=[]),
        rival=Side(field=["minotaur"]),
    )
    game.rival.attack("minotaur", "gigs")
    game.you.pass_()
    game.rival.choose("d4")

    game.rival.end_turn()

    assert undecided(game)
    assert game.active == "you"
    assert len(game.you.gigs) == 6


@rule("1.10", "3.17.1")
def test_the_values_of_the_gigs_do_not_matter() -> None:
    """Six dice with the highest values win nothing, seven with the lowest do."""
    game = setup(
        active="rival",
        you=Side(gigs={"d4": 4, "d6": 6, "d8": 8, "d10": 10, "d12": 12, "d20": 20}),
    )
    game.rival.end_turn()
    assert undecided(game)

    ones = {"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1, "rival:d20": 1}
    game = setup(active="rival", you=Side(gigs=ones))
    game.rival.end_turn()
    assert game.winner == "you"


@rule("1.10", "1.5", "1.6")
def test_eight_gigs_win_as_seven_do() -> None:
    """Seven or more: the winner's Rival has lost, and nothing more can be done."""
    eight = {**OWN_SIX, "rival:d4": 1, "rival:d6": 1}
    game = setup(active="rival", you=Side(gigs=eight), rival=Side(hand=["floor-it"]))

    game.rival.end_turn()

    assert game.winner == "you"
    assert game.decision is None
    assert game.options() == []
    assert not game.rival.may("sell", "floor-it")
    with pytest.raises(IllegalAction):
        game.you.end_turn()


@rule("1.10")
def test_the_rivals_seven_gigs_win_nothing_at_the_start_of_your_turn() -> None:
    """Each player's own turn asks for that player's own Gig area."""
    game = setup(
        active="rival",
        you=Side(fixer=["d10"]),
        rival=Side(gigs={**OWN_SIX, "rival:d4": 1}),
    )
    game.rival.end_turn()
    assert undecided(game) and game.active == "you"

    game.you.end_turn()
    assert game.winner == "rival"


# --- overtime ----------------------------------------------------------------------------------------------


@rule("1.11", "1.13", "9.23.6", "T-5")
def test_in_overtime_the_seventh_die_wins_before_any_trigger_of_the_steal() -> None:
    """The Goons' discard and the Roamer's question never come up: the game is over when the die has moved."""
    game = setup(
        overtime=True,
        you=Side(field=[card("maelstrom-goons", gear=["mantis-blades"])], gigs=OWN_SIX),
        rival=Side(gigs={"d8": 2}, hand=["floor-it"]),
    )
    game.you.attack("maelstrom-goons", "gigs")
    assert undecided(game)
    game.rival.pass_()
    assert game.winner == "you"
    assert game.you.gigs == {**OWN_SIX, "rival:d8": 2}
    assert game.rival.hand == ["floor-it"]

    game = setup(
        overtime=True,
        you=Side(field=["v-roamer-of-the-badlands"], gigs=OWN_SIX),
        rival=Side(gigs={"d8": 2}),
    )
    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.rival.pass_()
    assert game.winner == "you"
    assert game.decision is None


@rule("1.11", "R-144", "T-6")
def test_in_overtime_a_majority_wins_nothing() -> None:
    """Six Gigs to five, turn after turn: nobody has won."""
    game = setup(
        overtime=True,
        you=Side(gigs=OWN_SIX),
        rival=Side(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1}, fixer=[]),
    )
    assert undecided(game)

    game.you.end_turn()
    assert undecided(game) and game.active == "rival"

    game.rival.end_turn()
    assert undecided(game) and game.active == "you"


@rule("1.11", "6.7.1.2", "9.18", "T-7")
def test_in_overtime_the_seventh_die_wins_on_the_rivals_turn_too() -> None:
    """A defender that wins its fight and steals the seventh die ends the game before the loser falls."""
    game = setup(
        active="rival",
        overtime=True,
        cards=(TOLL_KEEPER,),
        you=Side(field=["toll-keeper"], gigs=OWN_SIX),
        rival=Side(field=["psycho-squad"], gigs={"d8": 5, "d10": 7}),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with("toll-keeper")
    game.you.pass_()
    game.you.choose("rival:d10")

    assert game.winner == "you"
    assert game.active == "rival"
    assert game.you.gigs == {**OWN_SIX, "rival:d10": 7}
    assert game.rival.field == ["psycho-squad"]  # the game was over before the result of the fight


@rule("1.11", "6.6", "T-7")
def test_in_overtime_a_swap_brings_nobody_to_seven() -> None:
    """A swap exchanges one die for one: six stay six, and nobody wins."""
    game = setup(
        overtime=True,
        you=Side(hand=["maxtac-av"], eddies=5, gigs=OWN_SIX),
        rival=Side(gigs={"d8": 5}, fixer=[]),
    )
    game.you.play("maxtac-av")
    game.you.choose("d4")

    assert len(game.you.gigs) == 6
    assert game.rival.gigs == {"rival:d4": 1}
    assert undecided(game)


@rule("1.11", "8.6.5.3")
def test_in_overtime_a_die_rolled_in_as_the_seventh_wins_at_once() -> None:
    """Where the seventh die comes from is all the same."""
    gigs = {"d6": 1, "d8": 1, "d10": 1, "d12": 1, "d20": 1, "rival:d6": 1}
    game = setup(active="rival", overtime=True, rolls=[3], you=Side(gigs=gigs, fixer=["d4"]))
    assert undecided(game)

    game.rival.end_turn()

    assert game.winner == "you"
    assert game.you.gigs == {**gigs, "d4": 3}


@rule("1.11.1", "8.17", "T-8")
def test_at_one_die_a_turn_overtime_starts_when_the_second_players_seventh_turn_ends() -> None:
    """Six turns each empty the fixers; the seventh turns are the first two that begin with them empty."""
    game = setup(turn=1, at="start")
    overtime = []
    for die in ("d4", "d6", "d8", "d10", None, None, None):  # the d12 and then the d20 come by themselves
        for side in (game.you, game.rival):
            if die is not None:
                side.roll_in(die)
            side.end_turn()
            overtime.append(game.overtime)

    assert overtime == [False] * 13 + [True]
    assert len(game.you.gigs) == len(game.rival.gigs) == 6
    assert undecided(game)
    assert game.turn == 15


@rule("1.11.1", "Q4", "R-142", "T-9")
def test_a_turn_begun_with_a_die_breaks_the_pair() -> None:
    """Overtime needs two turns in a row that began with an empty fixer, one of each player."""
    game = setup(
        active="rival",
        empty_starts=(True, False),  # yours before began empty, this one of the Rival's didn't
        you=Side(gigs=OWN_SIX),
        rival=Side(gigs={"d4": 1}, fixer=[]),
    )
    game.rival.end_turn()
    assert not game.overtime

    game.you.end_turn()
    assert not game.overtime  # empty now, but the Rival's turn before began with a die

    game.rival.end_turn()
    assert game.overtime  # yours and the Rival's, one after the other


@rule("1.11.1", "Q4")
def test_only_the_turn_players_own_fixer_counts() -> None:
    """Two turns begun with the turn player's fixer empty start overtime, whatever the other's holds."""
    game = setup(
        empty_starts=(True, True),
        you=Side(gigs={"d4": 1}, fixer=[]),
        rival=Side(gigs={"d4": 1}, fixer=["d6", "d8"]),
    )
    game.you.end_turn()
    assert game.overtime

    game = setup(
        empty_starts=(False, True),
        you=Side(gigs={"d4": 1}, fixer=[]),
        rival=Side(gigs={"d4": 1}, fixer=[]),
    )
    game.you.end_turn()
    assert not game.overtime


@rule("1.11.2", "8.16.1", "8.17", "8.18", "R-143", "T-10")
@pytest.mark.parametrize(
    ("holder", "yours", "theirs"),
    [
        ("you", {**OWN_SIX, "d8": 8, "d10": 9, "rival:d20": 7}, {"d4": 1}),
        ("rival", {"d8": 8, "d10": 9}, {**OWN_SIX, "rival:d4": 1}),
    ],
)
def test_who_holds_seven_gigs_when_overtime_starts_wins_before_the_next_turn(
    holder: str, yours: dict[str, int], theirs: dict[str, int]
) -> None:
    """End-of-turn effects come first, then overtime and its check; the Rival's turn never begins."""
    game = setup(
        empty_starts=(True, True),
        you=Side(field=["v-roamer-of-the-badlands"], gigs=yours, fixer=[]),
        rival=Side(gigs=theirs),
    )
    assert undecided(game)

    game.you.end_turn()

    assert game.winner == holder
    assert game.you.hand_size == 1  # the Roamer drew at the end of the turn
    assert game.rival.hand_size == 0
    assert game.turn == 7


@rule("8.17", "1.11")
def test_without_overtime_the_holder_of_seven_has_to_wait_for_the_own_turn() -> None:
    """The turn ends, the Rival's begins, and the game goes on."""
    game = setup(you=Side(gigs={**OWN_SIX, "rival:d8": 8}), rival=Side(fixer=["d4"]))
    game.you.end_turn()
    assert not game.overtime
    assert undecided(game) and game.active == "rival"


# --- losing by the deck ------------------------------------------------------------------------------------


@rule("1.14", "8.6.4.1", "T-11")
def test_an_empty_deck_loses_nothing_until_a_card_must_be_drawn() -> None:
    """The player goes on with it, and loses at the draw of the next Start phase, before the roll-in."""
    game = setup(
        you=Side(deck=0, hand=["mantis-blades"], field=["psycho-squad"], fixer=["d4"]),
        rival=Side(fixer=[]),
    )
    assert undecided(game)
    game.you.sell("mantis-blades")
    game.you.end_turn()
    assert undecided(game) and game.active == "rival"

    game.rival.end_turn()

    assert game.winner == "rival"
    assert game.you.fixer == ["d4"] and game.you.gigs == {}


@rule("1.14.1", "11.5.2.3", "R-146", "R-167", "T-12")
def test_draw_two_from_one_card_draws_it_and_loses() -> None:
    """Cards are drawn one at a time; the first one that is missing loses the game."""
    game = setup(you=Side(hand=["delamain-rideshare-ai"], eddies=3, deck=["psycho-squad"]))

    game.you.play("delamain-rideshare-ai")

    assert game.you.hand == ["psycho-squad"]
    assert game.winner == "rival"
    assert game.decision is None


@rule("1.14", "1.14.1")
def test_drawing_the_last_card_loses_nothing() -> None:
    """Two of two cards drawn: the deck is empty and the game goes on."""
    game = setup(you=Side(hand=["delamain-rideshare-ai"], eddies=3, deck=["psycho-squad", "minotaur"]))
    game.you.play("delamain-rideshare-ai")
    assert sorted(game.you.hand) == ["minotaur", "psycho-squad"]
    assert game.you.deck_size == 0
    assert undecided(game)


@rule("11.13.3", "11.13.1.1", "R-145", "T-13")
def test_search_three_of_two_cards_sees_two_and_loses_nothing() -> None:
    """A search looks at all there is; that is no draw."""
    game = setup(
        you=Side(field=["sketchy-ripper"], deck=["psycho-squad", "mantis-blades"]),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("sketchy-ripper", "gigs")
    assert game.options() == ["mantis-blades", "none"]

    game.you.choose("mantis-blades")

    assert game.you.hand == ["mantis-blades"]
    assert game.you.deck == ["psycho-squad"]
    assert undecided(game)


@rule("2.4", "11.7.2", "FAQ All Is Lost", "R-148", "T-14")
def test_trash_three_of_two_cards_trashes_two_and_loses_nothing() -> None:
    """Trashing takes what there is; that is no draw."""
    game = setup(you=Side(hand=["all-is-lost"], eddies=1, deck=["psycho-squad", "floor-it"]))

    game.you.play("all-is-lost")

    assert game.you.hand == ["psycho-squad"]  # the Unit among them must be taken
    assert sorted(game.you.trash) == ["all-is-lost", "floor-it"]
    assert game.you.deck_size == 0
    assert undecided(game)


@rule("1.14", "1.17", "9.27.2")
def test_a_lost_draw_in_the_middle_of_an_attack_ends_the_game_there() -> None:
    """Scheming Siren draws from an empty deck when she attacks: no React Step, no steal."""
    game = setup(
        you=Side(field=["evelyn-parker-scheming-siren"], deck=0),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("evelyn-parker-scheming-siren", "gigs")
    assert game.winner == "rival"
    assert game.decision is None
    assert game.rival.gigs == {"d6": 4}


@rule("2.9", "1.17", "Q36", "T-16")
def test_with_two_empty_decks_the_turn_player_draws_first_and_loses() -> None:
    """A shared draw is no simultaneous loss: the turn player's comes first, and a loss takes hold at once."""
    game = setup(
        cards=(ROUND_FOR_ALL,),
        you=Side(hand=["round-for-all"], eddies=1, deck=0),
        rival=Side(deck=0),
    )
    game.you.play("round-for-all")
    assert game.winner == "rival"


@rule("2.9", "10.2.2", "Q36", "T-16")
def test_the_turn_player_draws_first_though_the_effect_is_the_rivals() -> None:
    """Whose effect it is doesn't matter: on your turn you draw first."""
    game = setup(
        cards=(ROUND_FOR_ALL,),
        you=Side(field=["psycho-squad"], deck=0),
        rival=Side(hand=["round-for-all"], eddies=1, deck=0, gigs={"d4": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("round-for-all")
    assert game.winner == "rival"


@rule("2.9", "1.14")
def test_a_shared_draw_loses_for_the_rival_whose_deck_alone_is_empty() -> None:
    """The turn player has drawn by then."""
    game = setup(
        cards=(ROUND_FOR_ALL,),
        you=Side(hand=["round-for-all"], eddies=1, deck=["minotaur"]),
        rival=Side(deck=0),
    )
    game.you.play("round-for-all")
    assert game.you.hand == ["minotaur"]
    assert game.winner == "you"


# --- conceding ---------------------------------------------------------------------------------------------


def own_main() -> Game:
    return setup()


def rivals_main() -> Game:
    return setup(active="rival")


def own_attack() -> Game:
    """The Rival's React Step."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(gigs={"d4": 1}))
    game.you.attack("psycho-squad", "gigs")
    return game


def rivals_attack() -> Game:
    """One's own React Step."""
    game = setup(active="rival", you=Side(gigs={"d4": 1}), rival=Side(field=["psycho-squad"]))
    game.rival.attack("psycho-squad", "gigs")
    return game


def own_effect() -> Game:
    """The middle of one's own effect: which Unit falls?"""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(field=[card("minotaur", spent=True), card("psycho-squad", spent=True)]),
    )
    game.you.play("wild-in-the-streets")
    return game


def rivals_effect() -> Game:
    game = setup(
        active="rival",
        you=Side(field=[card("minotaur", spent=True), card("psycho-squad", spent=True)]),
        rival=Side(hand=["wild-in-the-streets"], eddies=5),
    )
    game.rival.play("wild-in-the-streets")
    return game


def mulligan() -> Game:
    return setup(at="mulligan", turn=1, active="rival", you=Side(hand=["minotaur"]))


def start_phase() -> Game:
    """The Rival is asked which die to roll in."""
    game = setup(rival=Side(fixer=["d4", "d6"]))
    game.you.end_turn()
    return game


@rule("1.16", "1.16.1", "R-147", "T-15")
@pytest.mark.parametrize(
    "moment",
    [own_main, rivals_main, own_attack, rivals_attack, own_effect, rivals_effect, mulligan, start_phase],
)
def test_a_player_may_concede_at_any_moment_of_either_turn(moment: Callable[[], Game]) -> None:
    """The game is lost at once and nothing is asked any more; conceding is never listed among the options."""
    game = moment()
    assert not any("concede" in option for option in game.options())

    game.you.concede()

    assert game.winner == "rival"
    assert game.decision is None
    assert game.options() == []

    game = moment()
    game.rival.concede()
    assert game.winner == "you"


# --- ties --------------------------------------------------------------------------------------------------


@rule("Q35")
def test_a_loop_of_compulsory_effects_is_a_tie() -> None:
    """Spinning Top readies and spends itself for ever; no player can stop it, so nobody wins."""
    game = setup(
        cards=(SPINNING_TOP,),
        you=Side(field=["spinning-top"]),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("spinning-top", "gigs")
    assert game.winner == "tie"
    assert game.decision is None
