"""Laws of views: what a player may know, all of it, and nothing else (architecture, section 4)."""

import json
import pickle
from random import Random

from preem.tcg.options import option_of
from preem.tcg.position import position_text
from preem.tcg.table import Table
from preem.tcg.view import View, view_of
from tests.laws.choices import options_are_sound
from tests.laws.pieces import every_card_is_in_one_place, the_texts_that_are_read_are_those_in_play
from tests.laws.saving import PLAYED_ON, play_on
from tests.laws.twins import other_world, renumbered, shifted_places


def views_tell_nothing_hidden(table: Table, chance: Random) -> None:
    """A view is the same every time, plain data, and the same whatever ids cards have and whatever is hidden from its seat."""
    order = list(range(len(table.card)))
    chance.shuffle(order)
    under_other_ids = renumbered(table, order)
    for seat in (0, 1):
        view = view_of(table, seat)
        same(view, view_of(under_other_ids, seat), "the engine's ids show in a view")
        other, _ = other_world(table, seat, chance)
        same(view, view_of(other, seat), f"seat {seat} sees something of hidden cards")
        assert position_text(other, seat) == position_text(table, seat), f"seat {seat} is told a position with hidden cards"
        same(view, view_of(shifted_places(table, seat, chance), seat), f"seat {seat} can tell hidden places apart")
    if not table.over:
        mine = [str(option_of(table, option)) for option in table.options]
        assert [str(option_of(under_other_ids, option)) for option in under_other_ids.options] == mine
    # The dear ones for one seat at a time, mostly the one who decides.
    seat = table.asked if not table.over and chance.randrange(4) else chance.randrange(2)
    view = view_of(table, seat)
    assert view_of(table, seat).json == view.json, "two views of one moment differ"
    a_view_is_plain_data(view)
    a_sampled_table_looks_the_same(view, chance)


def same(view: View, other: View, complaint: str) -> None:
    """Two views are equal; where they aren't, say where."""
    if view.data != other.data:
        differences = [
            f"{key}: {view.data[key]!r} / {other.data[key]!r}" for key in view.data if view.data[key] != other.data[key]
        ]
        raise AssertionError(f"{complaint}:\n" + "\n".join(differences))


def a_view_is_plain_data(view: View) -> None:
    """It goes through JSON and through pickle unchanged."""
    assert json.loads(view.json) == view.data, "a view isn't plain JSON"
    assert pickle.loads(pickle.dumps(view)) == view, "a view doesn't pickle"


def a_sampled_table_looks_the_same(view: View, chance: Random) -> None:
    """A table dealt from a view shows the seat that view again (its log aside), and can be played on from its own decision."""
    seed = chance.getrandbits(32)
    table = view.sample(Random(seed))
    again = view_of(table, view.seat)
    for key in view.data:
        assert key == "log" or again.data[key] == view.data[key], (
            f"a sampled table shows seat {view.seat} another {key}: {view.data[key]!r} / {again.data[key]!r}"
        )
    assert view.sample(Random(seed)).what == table.what, "sampling depends on more than view and seed"
    if table.asked == view.seat and not table.over:
        options_are_sound(table)
        every_card_is_in_one_place(table)
        the_texts_that_are_read_are_those_in_play(table)
        play_on(table, PLAYED_ON, Random(seed))
        every_card_is_in_one_place(table)
