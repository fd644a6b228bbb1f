"""Selling, and what an Eddie shows: scenarios R-013 to R-016."""

import pytest

from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-013", "8.11", "8.11.1", "3.12.1")
def test_one_card_with_a_sell_tag_is_sold_each_turn() -> None:
    """Both cards with a Sell Tag may be sold, the Unit without one never; after one sale no other."""
    game = setup(
        you=Side(legends=[SPENT, SPENT, SPENT], hand=["floor-it", "mantis-blades", "animals-wrecker"]),
    )
    assert game.options() == ["sell floor-it", "sell mantis-blades", "end_turn"]
    assert not game.you.may("sell", "animals-wrecker")

    game.you.sell("floor-it")

    assert game.you.hand == ["mantis-blades", "animals-wrecker"]
    assert game.you.eddies_ready == 1
    assert not game.you.may("sell", "mantis-blades")
    with pytest.raises(IllegalAction):
        game.you.sell("mantis-blades")
    assert not game.you.may("sell", "animals-wrecker")


@rule("R-014", "5.8.2.1", "5.8.1.3", "FAQ MT0D12 Flathead")
def test_a_unit_with_a_sell_tag_is_sold_and_worth_one_at_once() -> None:
    """MT0D12 Flathead prints the tag: sold, it is a ready Eddie that pays 1 €$ in the same turn, though it
    cost 5.
    """
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["psycho-squad"],
            hand=["mt0d12-flathead", "mantis-blades", "secondhand-bombus"],
        ),
    )
    assert not game.you.may("play", "mantis-blades")

    game.you.sell("mt0d12-flathead")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 0)
    assert not game.you.may("play", "secondhand-bombus")  # 2 €$

    game.you.play("mantis-blades", on="psycho-squad")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)


@rule("R-014", "5.8.2.1", "11.9.1")
def test_both_players_see_one_eddie_more_after_a_sale() -> None:
    """The sold card has left the hand for the Eddies area, and for nowhere else."""
    game = setup(you=Side(hand=["mt0d12-flathead"]))

    game.you.sell("mt0d12-flathead")

    for who in ("you", "rival"):
        assert game.view(who).you.eddies_ready == 1
        assert game.view(who).you.hand_size == 0
        assert game.view(who).you.trash == []


@rule("R-015", "ERR Johnny Silverhand: Never Stop Fighting", "3.12.1")
def test_johnny_never_stop_fighting_has_no_sell_tag() -> None:
    """Whatever one printing shows, he can't be sold."""
    game = setup(you=Side(hand=["johnny-silverhand-never-stop-fighting", "floor-it"]))

    assert game.you.may("sell", "floor-it")
    assert not game.you.may("sell", "johnny-silverhand-never-stop-fighting")
    with pytest.raises(IllegalAction):
        game.you.sell("johnny-silverhand-never-stop-fighting")


@rule("R-016", "5.8.3.1", "5.8.3", "Q24")
def test_nobody_may_look_at_an_eddie() -> None:
    """Which Eddie is which card makes no difference to what either player sees; their numbers are public."""
    game = setup(you=Side(eddies=["minotaur", "floor-it"], spent_eddies=["psycho-squad"]))
    other = setup(you=Side(eddies=["floor-it", "psycho-squad"], spent_eddies=["minotaur"]))

    for who in ("you", "rival"):
        assert game.view(who) == other.view(who)
        assert game.view(who).json == other.view(who).json
        assert (game.view(who).you.eddies_ready, game.view(who).you.eddies_spent) == (2, 1)
