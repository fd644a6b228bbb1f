"""What a test asks about the open decision."""

from preem.tcg.scenario import Game


def asked(game: Game) -> tuple[str, str]:
    """Who must decide, and what kind of question it is."""
    assert game.decision is not None, "the game is over"
    return game.decision.player, game.decision.kind


def about(game: Game) -> str | None:
    """The card or die that the question is about."""
    assert game.decision is not None, "the game is over"
    return game.decision.about
