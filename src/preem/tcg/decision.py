"""The open decision from outside, and taking one of its options (architecture, section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from preem.tcg import engine
from preem.tcg.errors import IllegalAction
from preem.tcg.names import card_name, die_name
from preem.tcg.options import KIND_NAMES, Option, option_of
from preem.tcg.position import position_text
from preem.tcg.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """Whose decision, of what kind, about which card or die (named as that seat names it), and the options in a fixed order.

    `also` lists seats that will be asked the same; in this game nobody chooses in secret at once, so it is empty.
    """

    seat: int
    kind: str
    about: str | None
    options: tuple[Option, ...]
    also: tuple[int, ...] = ()


def decision_of(table: Table) -> Decision:
    """The open decision of a table."""
    assert not table.over, "a game that is over asks nothing"
    options = tuple(option_of(table, option) for option in table.options)
    return Decision(table.asked, KIND_NAMES[table.asking], about_of(table), options)


def about_of(table: Table) -> str | None:
    """The card or die the decision concerns, as the one who decides names it."""
    from preem.tcg.view import is_about_a_die

    if table.about < 0:
        return None
    if is_about_a_die(table):
        return die_name(table.asked, table.about)
    return card_name(table, table.asked, table.about)


def play_option(table: Table, option: Option | str) -> None:
    """Take an option by its value or notation."""
    if table.over:
        raise IllegalAction(f"nobody can play {option}", reason="the game is over", rule="CR 1.5")
    notation = str(option)
    notations = [str(option_of(table, each)) for each in table.options]
    if notation not in notations:
        raise IllegalAction(
            f"seat {table.asked} can't play {notation!r}",
            reason="it is none of the options",
            rule="CR 10.31",
            options=tuple(notations),
            position=position_text(table, table.asked),
        )
    engine.take(table, table.options[notations.index(notation)])
