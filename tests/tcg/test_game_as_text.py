"""What `print(game)` says of a table that was set up: whose turn it is, and who is asked what."""

from preem.tcg.scenario import Side, setup


def test_a_game_tells_whose_turn_it_is_and_what_is_asked() -> None:
    """The React Step asks the other player."""
    game = setup(you=Side(field=["minotaur"]), rival=Side(field=["secondhand-bombus"], gigs={"d6": 3}))
    assert str(game) == "<Game: turn 7 of 'you', 'you' is asked: main>"
    game.you.attack("minotaur", "gigs")
    assert str(game) == "<Game: turn 7 of 'you', 'rival' is asked: react>"


def test_to_look_at_a_game_doesnt_begin_its_turn() -> None:
    """The start phase waits for a verb or a question; here it draws from an empty deck, which loses."""
    game = setup(at="start", you=Side(deck=[]))
    assert str(game) == "<Game: turn 7 of 'you' hasn't begun>"
    assert game.decision is None
    assert str(game) == "<Game: over on turn 7, winner: rival>"
