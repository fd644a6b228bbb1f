"""Laws of everything a table is copied or written to: copies, `after`, snapshots, positions (architecture, section 2)."""

from collections.abc import Mapping
from random import Random

from preem.tcg import engine
from preem.tcg.cards import pool
from preem.tcg.effects.declaration import Declaration
from preem.tcg.options import option_of, parse_option
from preem.tcg.position import position_text
from preem.tcg.scenario import from_position
from preem.tcg.snapshot import snapshot_of, table_from
from preem.tcg.table import Table
from preem.tcg.terms import (
    ASK_MAIN,
)

PLAYED_ON = 20
"""How many decisions a saved table and its original are played on, to see that they stay one."""


def a_copy_leaves_the_table_alone(table: Table, chance: Random) -> None:
    """A copy plays on and the table it was copied from stays what it was."""
    before = snapshot_of(table)
    play_on(table.copy(), PLAYED_ON, chance)
    assert snapshot_of(table) == before, "playing a copy changed the original"


def after_leaves_the_table_alone(table: Table, chance: Random) -> None:
    """`after` gives the table that `play` leads to, and leaves its own alone (check_all compares)."""
    text = str(option_of(table, table.options[chance.randrange(len(table.options))]))
    after = table.after(parse_option(text))
    played = table.twin()
    played.play(text)
    assert snapshot_of(after) == snapshot_of(played), f"after and play differ about {text!r}"


def a_snapshot_is_the_whole_table(table: Table, chance: Random, declarations: Mapping[str, Declaration]) -> None:
    """It reads back to the same text, and the table that was read goes on exactly as the original would."""
    text = snapshot_of(table)
    read = table_from(text, declarations)
    assert snapshot_of(read) == text, "a snapshot reads back as another table"
    original = table.twin()
    for _ in range(PLAYED_ON):
        assert original.options == read.options, "a saved table offers other options than its original"
        if original.over:
            break
        option = original.options[chance.randrange(len(original.options))]
        engine.take(original, option)
        engine.take(read, option)
    assert snapshot_of(original) == snapshot_of(read), "a saved table plays on differently from its original"


def a_quiet_position_reads_back(table: Table, declarations: Mapping[str, Declaration]) -> None:
    """In the Main phase, with nothing being resolved, the position is a text from which the same position can be set up."""
    if table.asking == ASK_MAIN and len(table.frames) == 1 and not table.pending:
        text = position_text(table)
        invented = [each for slug, each in declarations.items() if slug not in pool()]
        assert from_position(text, cards=invented).position == text, "a position reads back as another one"


def play_on(table: Table, decisions: int, chance: Random) -> None:
    """Take so many random options, or fewer when the game ends."""
    for _ in range(decisions):
        if table.over:
            return
        engine.take(table, table.options[chance.randrange(len(table.options))])
