"""Memory Relapse against everything that readies: a Unit that can't ready stays spent (CR 2.6)."""

import pytest

from preem.tcg.scenario import CardEntry, Side, card, setup
from tests.rule import rule

JOHNNY = "johnny-silverhand-never-stop-fighting"
RELAPSE = "memory-relapse"


@rule("2.6", "8.6.3", "FAQ Memory Relapse", "FAQ Sandevistan", "FAQ Saul Bright", "FAQ Modded Muramasa")
@pytest.mark.parametrize(
    ("held", "others"),
    [
        (card("psycho-squad", gear=["sandevistan"]), []),
        (card("psycho-squad"), ["saul-bright-stormrider"]),
        (card("modded-muramasa"), []),
    ],
    ids=["sandevistan", "saul-bright", "muramasa"],
)
def test_nothing_at_the_end_of_the_turn_readies_a_unit_that_cant(held: CardEntry, others: list[str]) -> None:
    """The Unit is spent by the Rival, stays so through its player's Start phase, and at the end of that
    turn.
    """
    game = setup(
        active="rival",
        you=Side(field=[held, *others], gigs={"d4": 1}, fixer=[]),
        rival=Side(hand=[RELAPSE], eddies=4, gigs={"d6": 3}, fixer=[]),
    )
    game.rival.play(RELAPSE, on=held.slug)
    game.rival.end_turn()
    assert game.you.is_spent(held.slug)

    game.you.end_turn()
    if others:
        game.you.choose(None)
    assert game.you.is_spent(held.slug)


@rule("2.6", "9.18", "FAQ Memory Relapse", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_johnny_wins_and_stays_spent() -> None:
    """Held by Memory Relapse, he wins as the defender and doesn't ready."""
    game = setup(
        you=Side(hand=[RELAPSE], eddies=4, field=["psycho-squad"], gigs={"d6": 3}),
        rival=Side(field=[JOHNNY]),
    )
    game.you.play(RELAPSE)

    game.you.attack("psycho-squad", JOHNNY)
    game.rival.pass_()

    assert game.you.field == []
    assert game.rival.is_spent(JOHNNY)


@rule("2.6", "10.31", "FAQ Memory Relapse", "FAQ Wraith Marauders")
def test_wraith_marauders_ready_no_unit_that_cant() -> None:
    """The stolen 6 names the Psycho Squad, which stays spent."""
    game = setup(
        active="rival",
        you=Side(field=["psycho-squad", "wraith-marauders"], fixer=[]),
        rival=Side(hand=[RELAPSE], eddies=4, gigs={"d8": 6, "d6": 3}, fixer=[]),
    )
    game.rival.play(RELAPSE, on="psycho-squad")
    game.rival.end_turn()

    game.you.attack("wraith-marauders", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")

    assert game.you.is_spent("psycho-squad")


@rule("2.6", "9.9", "FAQ Memory Relapse")
def test_a_unit_held_spent_can_neither_attack_nor_block() -> None:
    """It is spent through its own turn and the Rival's, up to the start of the Rival's next turn."""
    game = setup(
        active="rival",
        you=Side(field=["corpo-security", "rita-wheeler-no-stupid-questions"], gigs={"d4": 2}, fixer=[]),
        rival=Side(hand=[RELAPSE], eddies=4, field=["psycho-squad"], gigs={"d6": 3}, fixer=[]),
    )
    game.rival.play(RELAPSE, on="rita-wheeler-no-stupid-questions")
    game.rival.attack("psycho-squad", "gigs")

    assert not game.you.may("block_with", "rita-wheeler-no-stupid-questions")
    assert game.you.may("block_with", "corpo-security")
    game.you.pass_()
    game.rival.end_turn()
    assert not game.you.may("attack", "rita-wheeler-no-stupid-questions", "gigs")
