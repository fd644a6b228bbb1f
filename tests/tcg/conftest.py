"""What every test of the card game ends with: the table it played on keeps the laws (style, section 6)."""

from collections.abc import Iterator
from random import Random

import pytest

from preem.tcg import engine
from preem.tcg.effects.declaration import number_of
from preem.tcg.fillers import FILLER, FILLER_LEGEND
from preem.tcg.scenario.game import ON_NEW_GAME, Game
from preem.tcg.scenario.printing import option_names
from preem.tcg.scenario.views import view_for
from preem.tcg.snapshot import snapshot_of, table_from
from preem.tcg.table import LISTS_UNKNOWN
from preem.tcg.terms import ASK_NOTHING, ENDED_CONCEDED, NOWHERE, OUT_OF_GAME
from tests.laws import pieces
from tests.laws.twins import other_world, shifted_places, with_other_faces


@pytest.fixture(autouse=True)
def laws_of_the_table() -> Iterator[None]:
    """After the test: nothing is lost or doubled, saves and replays come out equal, and no view shows what is hidden."""
    games: list[Game] = []
    ON_NEW_GAME.append(games.append)
    yield
    ON_NEW_GAME.remove(games.append)
    for game in games:
        nothing_is_lost(game)
        a_save_is_the_whole_table(game)
        the_same_choices_lead_to_the_same_table(game)
        nothing_hidden_shows(game)


def nothing_is_lost(game: Game) -> None:
    """All cards and dice of the set-up table are somewhere, each once, as their own columns say."""
    table, start = game.table, game.started_from
    gone = [card for card, packed in enumerate(start.card) if packed & 15 == NOWHERE]
    out = [die for die, packed in enumerate(start.dice) if packed & 7 == OUT_OF_GAME]
    assert table.what == start.what, "the cards are no longer those that were set up"
    pieces.every_card_is_in_one_place(table, gone)
    pieces.dice_are_sound(table, out)
    pieces.hosts_and_gear_agree(table)
    pieces.the_texts_that_are_read_are_those_in_play(table)
    pieces.knowledge_is_sound(table)


def a_save_is_the_whole_table(game: Game) -> None:
    """The snapshot reads back to an equal table."""
    text = game.snapshot
    assert not game.table.asks_alone, "what a verb sets for itself outlived the verb"
    assert snapshot_of(table_from(text, game.declarations)) == text, "the snapshot reads back as another table"


def the_same_choices_lead_to_the_same_table(game: Game) -> None:
    """Replayed from where the test began; not where a piece was moved by force, or somebody gave up."""
    if game.forced or game.table.reason == ENDED_CONCEDED:
        return
    table = game.started_from.twin()
    has_begun = game.table.asking != ASK_NOTHING or game.table.over
    if has_begun and table.asking == ASK_NOTHING and not table.over:
        engine.advance(table)
    for option in game.taken:
        assert option in table.options, f"option {option} was taken, and is not offered when the game is replayed"
        engine.take(table, option)
    assert snapshot_of(table) == game.snapshot, "the same choices lead to another table"


def nothing_hidden_shows(game: Game) -> None:
    """Whatever the hidden cards are, the views of both players stay the same."""
    table = game.table
    for seat, player in enumerate(("you", "rival")):
        if table.lists == LISTS_UNKNOWN:
            other = with_other_faces(table, seat, number_of(FILLER), number_of(FILLER_LEGEND))
        else:
            other, _ = other_world(table, seat, Random(1))
        other = shifted_places(other, seat, Random(2))
        mine = not table.over and table.asked == seat
        options = option_names(table, game.names) if mine else []
        seen = game.view(player)
        also = view_for(other, game.names, seat, options)
        assert also.json == seen.json and also == seen, f"the view of {player!r} shows something of hidden cards"
