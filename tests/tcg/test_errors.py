"""The errors of the card game: what they say, and that they reach other processes whole."""

import pickle

import pytest

from preem.kernel import errors as kernel_errors
from preem.tcg.errors import IllegalAction, IllegalPosition, InvalidDeck, InvalidNotation


def test_an_illegal_action_says_all() -> None:
    """Who tried what, why not, by which rule, what would be legal, and the position."""
    refused = IllegalAction(
        "you can't attack with 'Dock Hand'",
        reason="it has Lag",
        rule="CR 9.3.1.1",
        options=("attack with 'Lookout'", "end turn"),
        position="tcg/1 you:",
    )
    assert str(refused) == (
        "you can't attack with 'Dock Hand': it has Lag (CR 9.3.1.1).\n"
        "Legal now: attack with 'Lookout', end turn. Position (as you may see it): tcg/1 you:"
    )
    copied = pickle.loads(pickle.dumps(refused))
    assert str(copied) == str(refused)
    assert (copied.reason, copied.rule, copied.options) == (
        "it has Lag",
        "CR 9.3.1.1",
        ("attack with 'Lookout'", "end turn"),
    )


def test_an_illegal_action_says_no_more_than_it_knows() -> None:
    """Without reason, rule, options and position one sentence is left."""
    assert str(IllegalAction("it isn't your decision now")) == "it isn't your decision now."


@pytest.mark.parametrize("error", [IllegalPosition, InvalidDeck])
def test_faults_are_told_together(error: type[IllegalPosition] | type[InvalidDeck]) -> None:
    """All of them, each as a sentence, and each to be had by itself."""
    refused = error(["a d6 can't show 8", "a Legend is never in a hand."])
    assert str(refused) == "a d6 can't show 8. a Legend is never in a hand."
    copied = pickle.loads(pickle.dumps(refused))
    assert copied.faults == ("a d6 can't show 8", "a Legend is never in a hand.")


def test_all_are_value_errors() -> None:
    """And InvalidNotation is the one of the kernel: it means the same everywhere."""
    for error in (IllegalAction, IllegalPosition, InvalidDeck, InvalidNotation):
        assert issubclass(error, ValueError)
    assert InvalidNotation is kernel_errors.InvalidNotation
