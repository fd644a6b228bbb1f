"""Every attribute of a table is copied and saved, those included that somebody adds later (architecture, section 2)."""

from random import Random

import pytest

from preem.tcg.games import begin
from preem.tcg.snapshot import LEFT_OUT, PLAIN
from preem.tcg.table import Table
from tests.laws.games import decks_for
from tests.laws.saving import play_on

# Not state: what a table is asked from outside.
QUESTIONS = {"decision", "position", "snapshot", "play", "after", "view", "concede", "copy", "twin"}

# A copy for search keeps no log and no list of what fell; `twin` does.
LEFT_BY_COPY = {"logging", "log", "chances"}


def attributes(table: Table) -> list[str]:
    """The names of all that makes up a table, compiled or not."""
    return sorted(name for name in dir(table) if not name.startswith("__") and name not in QUESTIONS)


def another_value(value: object) -> object:
    """A value of the same type that no table has there."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1_000
    assert isinstance(value, list), f"a table holds numbers and lists, not {value!r}"
    if value and isinstance(value[0], list):
        return [[*inner, 1_000] for inner in value]
    return [*value, 1_000]


def mid_game() -> Table:
    table = begin(decks_for(0), 7, open_lists=False)
    table.logging = True
    play_on(table, 40, Random(1))
    assert not table.over
    return table


@pytest.mark.parametrize("name", attributes(Table()))
def test_every_attribute_is_copied(name: str) -> None:
    """A table that differs in one attribute is copied with that difference, by `copy` and by `twin`."""
    table = mid_game()
    changed = another_value(getattr(table, name))
    setattr(table, name, changed)
    assert getattr(table.twin(), name) == changed
    if name not in LEFT_BY_COPY:
        assert getattr(table.copy(), name) == changed


@pytest.mark.parametrize("name", sorted(set(attributes(Table())) - {"what"}))
def test_a_twin_shares_no_list(name: str) -> None:
    """Nothing that is done to a twin's lists reaches the table, whatever does it; the faces are never edited, and shared."""
    table = mid_game()
    value, copied = getattr(table, name), getattr(table.twin(), name)
    if isinstance(value, list):
        assert copied is not value
        assert not any(one is two for one, two in zip(value, copied, strict=True) if isinstance(one, list))


def test_every_attribute_is_saved() -> None:
    """A snapshot holds every attribute but the log and what is set only while a scenario's verb is at work."""
    assert sorted({*PLAIN, *LEFT_OUT}) == attributes(Table())
    assert set(LEFT_OUT) - {"what", "force", "pending"} == {"log", "asks_alone"}
