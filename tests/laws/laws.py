"""The laws, all together. Each is a function that takes a table at a decision and fails with a sentence where it doesn't hold.

They stand in choices.py, pieces.py, saving.py and seeing.py. No law has a list of exceptions.
"""

from collections.abc import Mapping
from random import Random

from preem.tcg.cards import pool
from preem.tcg.effects.declaration import Declaration
from preem.tcg.snapshot import snapshot_of
from preem.tcg.table import Table
from tests.laws.choices import (
    every_option_is_accepted,
    main_and_react_options_have_one_order,
    nobody_stalls,
    options_are_sound,
    reasons_and_options_agree,
    what_is_no_option_is_refused,
)
from tests.laws.pieces import (
    dice_are_sound,
    every_card_is_in_one_place,
    hosts_and_gear_agree,
    knowledge_is_sound,
    the_texts_that_are_read_are_those_in_play,
)
from tests.laws.saving import (
    a_copy_leaves_the_table_alone,
    a_quiet_position_reads_back,
    a_snapshot_is_the_whole_table,
    after_leaves_the_table_alone,
)
from tests.laws.seeing import views_tell_nothing_hidden


def check_cheap(table: Table) -> None:
    """The laws that are cheap enough for every decision of thousands of games."""
    options_are_sound(table)
    every_option_is_accepted(table)
    every_card_is_in_one_place(table)
    hosts_and_gear_agree(table)
    dice_are_sound(table)
    the_texts_that_are_read_are_those_in_play(table)
    nobody_stalls(table)


def check_all(table: Table, chance: Random, declarations: Mapping[str, Declaration] | None = None) -> None:
    """Every law there is."""
    declared = pool() if declarations is None else declarations
    check_cheap(table)
    main_and_react_options_have_one_order(table)
    knowledge_is_sound(table)
    before = snapshot_of(table)
    a_copy_leaves_the_table_alone(table, chance)
    a_snapshot_is_the_whole_table(table, chance, declared)
    views_tell_nothing_hidden(table, chance)
    if not table.over:
        after_leaves_the_table_alone(table, chance)
        what_is_no_option_is_refused(table, chance)
        reasons_and_options_agree(table)
        a_quiet_position_reads_back(table, declared)
    assert snapshot_of(table) == before, "looking at a table, refusals, or playing a copy of it changed it"
