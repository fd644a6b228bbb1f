"""The toy game keeps what the protocol promises; it shows that the protocol can be kept."""

from preem.kernel.rng import seed_words
from tests.kernel.toy_game import OPTIONS, Take, ToyGame, as_decision, as_game, played


def new_game() -> ToyGame:
    return ToyGame(seed_words(7, "dice"))


def test_secret_choices_are_asked_in_seat_order_and_name_who_is_asked_next() -> None:
    """Seats 0, 1, 2 are asked one after another, and each decision names those still to come."""
    game = new_game()
    asked = []
    for _ in range(3):
        decision = as_decision(game.decision)
        asked.append((decision.seat, tuple(decision.also)))
        game.play(decision.options[0])
    assert asked == [(0, (1, 2)), (1, (2,)), (2, ())]


def test_a_secret_choice_changes_nobody_elses_view_until_all_have_chosen() -> None:
    """Whatever seat 0 takes, seats 1 and 2 see the same; once all have chosen, all see everything."""
    game = as_game(new_game())
    one, three = game.after(Take(1)), game.after(Take(3))
    assert one.view(0) != three.view(0)
    assert one.view(1) == three.view(1) == game.view(1)
    assert one.view(2) == three.view(2) == game.view(2)

    one, three = (each.after(Take(2)).after(Take(2)) for each in (one, three))
    assert one.view(2).shown == ((1, 2, 2),)
    assert three.view(2).shown == ((3, 2, 2),)


def test_after_leaves_the_game_alone_and_equals_playing() -> None:
    """`after` gives what `play` makes, on a copy that shares nothing."""
    game = new_game()
    while not game.over:
        before = game.copy()
        changed = [game.after(option) for option in OPTIONS]
        assert game == before
        game.play(OPTIONS[1 if game.decision.seat else 2])
        assert game == changed[1 if before.decision.seat else 2]


def test_any_seat_may_concede_at_any_time() -> None:
    """A seat that has no decision may give up too."""
    game = new_game()
    assert game.decision.seat == 0
    game.concede(2)
    assert (game.over, game.winner) == (True, 0)


def test_the_same_seed_gives_the_same_game() -> None:
    """A game is a function of its seed and its choices."""
    assert played(5) == played(5)
    assert played(5) != played(6)
