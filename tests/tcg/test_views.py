"""A view as a thing by itself: plain data that holds nothing of the table and tells nothing that its seat may not know."""

from __future__ import annotations

import gc
import json
import pickle
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType

import pytest

from preem.tcg import engine, events, frames, registry
from preem.tcg.decks import ready_made
from preem.tcg.games import begin
from preem.tcg.options import option_of
from preem.tcg.scenario import Side, setup
from preem.tcg.table import Table
from preem.tcg.terms import DECK, DISCARDED, NOWHERE
from preem.tcg.view import AREA, FACE, HOST, NO_CARD, View, view_of
from tests.laws.twins import renumbered
from tests.rule import rule


def positions(seed: int, every: int = 10, *, open_lists: bool = False, logging: bool = False) -> Iterator[Table]:
    """Tables of one random game of the two starters, at every tenth decision."""
    chance = Random(seed)
    table = begin((ready_made("heist"), ready_made("power")), seed, open_lists=open_lists, logging=logging)
    at = 0
    while not table.over:
        if at % every == 0:
            yield table.twin()
        engine.take(table, table.options[chance.randrange(len(table.options))])
        at += 1
    yield table


def reached_from(start: object) -> list[object]:
    """Everything an object holds, directly or through others; what belongs to the program and not to a game is left out."""
    found: dict[int, object] = {}
    to_visit: list[object] = [start]
    while to_visit:
        thing = to_visit.pop()
        if id(thing) in found or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        found[id(thing)] = thing
        to_visit += gc.get_referents(thing)
    return list(found.values())


def lists_of_the_table(table: Table) -> set[int]:
    """Where the lists of a table are, and the lists in them."""
    return {id(each) for each in reached_from(table) if isinstance(each, list)}


@rule("5.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_holds_neither_the_table_nor_any_list_of_it(seat: int) -> None:
    """Whatever was asked of it, nothing of the engine's can be reached from a view."""
    for table in positions(3, logging=True):
        view = view_of(table, seat)
        view.sample(Random(1))
        assert view.data["seat"] == seat and view.notations == view.notations
        held = reached_from(view)
        assert not [each for each in held if isinstance(each, Table)]
        assert not lists_of_the_table(table) & {id(each) for each in held if isinstance(each, list)}


@rule("5.3")
@pytest.mark.parametrize("logging", [False, True])
def test_a_view_shows_the_moment_it_was_made(logging: bool) -> None:
    """Its data, options and log are those of then, though they are asked for when the table has gone on."""
    for table in positions(4, logging=logging):
        for seat in (0, 1):
            asked_at_once, asked_later = view_of(table, seat), view_of(table, seat)
            then = json.loads(asked_at_once.json), asked_at_once.notations, asked_at_once.log
            played = asked_later.sample(Random(2))
            for other in (table.twin(), played):
                chance = Random(5)
                for _ in range(30):
                    if not other.over and other.options:
                        engine.take(other, other.options[chance.randrange(len(other.options))])
            if not table.over:
                table.concede(0)
            assert (asked_later.data, asked_later.notations, asked_later.log) == then
            if table.over:
                break


@rule("10.11.1")
def test_options_are_named_in_a_view_as_at_the_table() -> None:
    """Names are made of what is seen alone, and come out the same."""
    for table in positions(5, every=1):
        if table.over:
            break
        view = view_of(table, table.asked)
        assert view.notations == [str(option_of(table, option)) for option in table.options]
        assert view.options == [option_of(table, option) for option in table.options]
        assert view.data["decision"]["options"] == view.notations
        other = view_of(table, 1 - table.asked)
        assert (other.kind, other.notations, other.options, other.data["decision"]) == (None, [], [], None)


def test_a_view_pickles_and_goes_to_json_whole() -> None:
    """What comes out of another process's hands is equal, names the same options, and deals the same tables."""
    for table in positions(6, logging=True, open_lists=True):
        for seat in (0, 1):
            view = view_of(table, seat)
            for copy in (pickle.loads(pickle.dumps(view)), View(json.loads(view.json))):
                assert copy == view and copy.json == view.json
                assert (copy.seat, copy.kind, copy.notations, copy.log) == (view.seat, view.kind, view.notations, view.log)
                assert copy.sample(Random(7)).snapshot == view.sample(Random(7)).snapshot
                assert pickle.loads(pickle.dumps(copy)) == view


@rule("5.3", "11.5")
def test_the_log_of_a_view_holds_no_card_that_was_not_seen() -> None:
    """A card the rival drew is not there, under whatever number: the lines say "a card"."""
    game = setup(you=Side(deck=["minotaur"]), rival=Side(deck=["floor-it"]))
    game.you.end_turn()
    seen, drawn = view_of(game.table, 0), view_of(game.table, 1)
    number = registry.SLUG.index("floor-it")
    assert "rival: draws a card" in seen.log and "rival: draws floor-it" in drawn.log
    assert number not in seen.seen.log[3::7]
    assert number in drawn.seen.log[3::7]


@rule("11.13.4")
def test_a_slot_of_cards_its_seat_never_saw_shows_no_face() -> None:
    """While an effect keeps cards that only the other player looked at, a question to this player tells nothing of them."""
    views = []
    for slug in ("floor-it", "minotaur"):
        game = setup(you=Side(field=["psycho-squad"]), rival=Side(deck=[slug, "detonate"], gigs={"d6": 1}))
        table = game.table.twin()
        hidden = table.deck[1][-1]
        assert registry.SLUG[table.what[hidden]] == slug
        frames.put_cards(table, table.frames[-1], 0, [hidden], 2)
        views.append(view_of(table, 0))
        assert [hidden] == frames.cards_in(table, table.frames[-1], 0)
        assert view_of(table, 1).data["frames"] is None
    assert views[0] == views[1]
    entry = views[0].data["cards"][-1]
    assert (entry[FACE], entry[HOST]) == ("?", NO_CARD)


@rule("5.5.7")
def test_a_card_seen_and_lost_sight_of_is_in_the_past_and_nowhere_else() -> None:
    """A discarded card that was then shuffled into the deck: the row names it, not its place; a sample has it there."""
    game = setup(you=Side(), rival=Side(deck=["floor-it", "detonate", "minotaur"]))
    views = []
    for place in range(3):
        table = game.table.twin()
        deck = table.deck[1][:]
        deck.insert(place, deck.pop(next(at for at in range(3) if registry.SLUG[table.what[deck[at]]] == "detonate")))
        table.deck = [table.deck[0], deck]
        events.write(table, events.new_batch(table), DISCARDED, 1, deck[place], -1, -1, 0, 0)
        table.card = [packed + (1 << 12) if card == deck[place] else packed for card, packed in enumerate(table.card)]
        views.append(view_of(table, 0))
    assert views[0] == views[1] == views[2]
    view = views[0]
    ghosts = [card for card in view.data["cards"] if card[HOST] == NO_CARD]
    assert [card[FACE] for card in ghosts] == ["detonate"]
    assert [card[FACE] for card in view.data["cards"] if card[AREA] == DECK and card[1] == DECK and card[FACE] != "?"] == []
    for seed in range(5):
        sampled = view.sample(Random(seed))
        assert len(sampled.card) == len(table.card)
        assert "detonate" in [registry.SLUG[sampled.what[card]] for card in sampled.deck[1]]
        again = view_of(sampled, 0)
        assert {**again.data, "log": []} == {**view.data, "log": []}


@rule("4.14.2")
def test_cards_being_played_at_once_stand_in_an_order_that_tells_no_ids() -> None:
    """The Heist is still being played while the Gear that it found chooses a host; both are in no area."""
    game = setup(
        you=Side(
            hand=["the-heist"],
            eddies=2,
            field=["minotaur", "psycho-squad"],
            deck=["mantis-blades", "floor-it", "detonate", "riding-nomad"],
            gigs={"d6": 1},
        ),
    )
    game.you.play("the-heist")
    game.you.choose("yes")
    assert game.options() == ["minotaur", "psycho-squad"]
    count = len(game.table.card)
    for seat in (0, 1):
        view = view_of(game.table, seat)
        played = [card[FACE] for card in view.data["cards"] if card[AREA] == NOWHERE]
        assert played == ["mantis-blades", "the-heist"]
        assert view_of(renumbered(game.table, list(range(count))[::-1]), seat) == view
        assert view_of(view.sample(Random(1)), seat).data["cards"] == view.data["cards"]


def test_views_compare_by_what_they_show() -> None:
    """Equal at one moment, different at the next; never equal to other things."""
    tables = list(positions(8, every=25))
    assert view_of(tables[0], 0) == view_of(tables[0], 0)
    assert view_of(tables[0], 0) != view_of(tables[1], 0)
    assert view_of(tables[0], 0) != view_of(tables[0], 1)
    assert view_of(tables[0], 0) != view_of(tables[0], 0).data
    with pytest.raises(TypeError):
        hash(view_of(tables[0], 0))
