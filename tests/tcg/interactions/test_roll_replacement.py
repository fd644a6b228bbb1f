"""Kerry Eurodyne: Axe, Attitude, Audience beside other rules of the Start phase: a roll that is ignored,
once (CR 8.6.5, Q27).
"""

from preem.tcg.scenario import Side, setup
from tests.rule import rule

KERRY = "kerry-eurodyne-axe-attitude-audience"


@rule("10.29.1", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_a_die_is_rerolled_once_and_no_more() -> None:
    """The second result stands, be it a 1 again: it draws a card, the first one doesn't."""
    game = setup(at="start", rolls=[1, 1], you=Side(legends=[KERRY], fixer=["d6", "d8"]))

    game.you.roll_in("d6")
    game.you.choose("yes")

    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.gigs == {"d6": 1}
    assert game.you.hand_size == 2


@rule("1.14.1", "8.6.4", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_kerrys_draw_from_an_empty_deck_loses_in_the_start_phase() -> None:
    """The turn's own draw takes the last card; a kept max value must draw one more."""
    game = setup(at="start", rolls=[6], you=Side(legends=[KERRY], fixer=["d6"], deck=["floor-it"]))

    game.you.choose(None)

    assert game.winner == "rival"


@rule("1.14.1", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_a_reroll_can_save_a_player_whose_deck_is_empty() -> None:
    """The ignored 6 draws nothing, and neither does the 4 that replaced it."""
    game = setup(at="start", rolls=[6, 4], you=Side(legends=[KERRY], fixer=["d6"], deck=["floor-it"]))

    game.you.choose("yes")

    assert game.winner is None
    assert game.you.hand == ["floor-it"]


@rule("1.11", "1.13", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_the_seventh_die_of_overtime_wins_before_kerry_draws() -> None:
    """Once the die lies in the Gig area the game is over: the draw from the empty deck never happens."""
    game = setup(
        at="start",
        overtime=True,
        rolls=[1],
        you=Side(
            legends=[KERRY],
            gigs={"d4": 1, "d8": 1, "d10": 1, "d12": 1, "rival:d4": 1, "rival:d6": 1},
            fixer=["d6"],
            deck=["floor-it"],
        ),
        rival=Side(fixer=[]),
    )

    game.you.choose(None)

    assert game.winner == "you"


@rule("Q27", "FAQ Meredith Stout")
def test_a_reroll_is_no_adjustment_for_meredith() -> None:
    """Rolling and rerolling change no Gig in the sense of "adjust"."""
    game = setup(
        at="start",
        rolls=[2, 5],
        you=Side(legends=[KERRY], fixer=["d6"]),
        rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it"]),
    )

    game.you.choose("yes")

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")
    assert game.rival.trash == ["floor-it"]
