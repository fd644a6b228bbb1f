"""The exact state of a table as one line of text, at any moment, and back (architecture, section 2)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from preem.tcg import events, frames, in_force, registry
from preem.tcg.cards import pool
from preem.tcg.effects.declaration import Declaration, number_of
from preem.tcg.errors import InvalidNotation
from preem.tcg.fillers import FILLERS
from preem.tcg.table import Table

VERSION = "preem-tcg-1"

# Attributes that stand in a snapshot as they are. `what` and the declarations in rows are written as slugs.
PLAIN = (
    "card",
    "host",
    "last_power",
    "known",
    "group",
    "deck",
    "hand",
    "field",
    "legends",
    "eddies",
    "trash",
    "removed",
    "gear",
    "dice",
    "active",
    "listening",
    "history",
    "frames",
    "returned",
    "asking",
    "asked",
    "about",
    "options",
    "least",
    "turn",
    "turn_player",
    "first_player",
    "called",
    "sold",
    "began_empty",
    "overtime",
    "winner",
    "over",
    "reason",
    "batches",
    "groups",
    "decisions",
    "effects",
    "shuffles",
    "stage",
    "attacker",
    "attacker_stay",
    "defender",
    "defender_stay",
    "blocked_from",
    "ready_target",
    "words",
    "script",
    "keep_order",
    "lists",
    "logging",
    "chances",
)
LEFT_OUT = ("what", "force", "pending", "log", "asks_alone")  # written their own way; the log is no part of the state


def snapshot_of(table: Table) -> str:
    """One line: version, then everything."""
    slugs = sorted({registry.SLUG[what] for what in _declarations_used(table)})
    place = {slug: number for number, slug in enumerate(slugs)}

    def coded(what: int) -> int:
        return place[registry.SLUG[what]]

    data: dict[str, Any] = {name: getattr(table, name) for name in PLAIN}
    data["cards"] = slugs
    data["what"] = [coded(what) for what in table.what]
    data["force"] = _with_codes(table.force, in_force.STRIDE, in_force.WHAT, coded)
    data["pending"] = _with_codes(table.pending, events.P_STRIDE, events.P_WHAT, coded)
    data["frames"] = [
        [*frame[: frames.WHAT], coded(frame[frames.WHAT]), *frame[frames.WHAT + 1 :]] if frame[0] == frames.EFFECT else frame
        for frame in table.frames
    ]
    del data["listening"]
    return f"{VERSION} {json.dumps(data, separators=(',', ':'))}"


def _declarations_used(table: Table) -> set[int]:
    used = set(table.what)
    used |= {table.force[row + in_force.WHAT] for row in range(0, len(table.force), in_force.STRIDE)}
    used |= {table.pending[row + events.P_WHAT] for row in range(0, len(table.pending), events.P_STRIDE)}
    used |= {frame[frames.WHAT] for frame in table.frames if frame[0] == frames.EFFECT}
    return used


def _with_codes(rows: list[int], stride: int, place: int, code: Any) -> list[int]:
    written = rows[:]
    for row in range(0, len(rows), stride):
        written[row + place] = code(rows[row + place])
    return written


def table_from(text: str, declarations: Mapping[str, Declaration]) -> Table:
    """The table of a snapshot; InvalidNotation says what is wrong with a text that is none."""
    version, _, body = text.strip().partition(" ")
    if version != VERSION:
        raise InvalidNotation(f"this snapshot begins with {version[:40]!r}; this program reads {VERSION!r}")
    try:
        data = json.loads(body)
    except ValueError as error:
        raise InvalidNotation(f"the snapshot is damaged: {error}") from None
    table = Table()
    try:
        numbers = [_number(slug, declarations) for slug in data["cards"]]
        table.what = [numbers[code] for code in data["what"]]
        table.force = _with_codes(data["force"], in_force.STRIDE, in_force.WHAT, numbers.__getitem__)
        table.pending = _with_codes(data["pending"], events.P_STRIDE, events.P_WHAT, numbers.__getitem__)
        for name in PLAIN:
            if name != "listening":
                setattr(table, name, data[name])
        for frame in table.frames:
            if frame[0] == frames.EFFECT:
                frame[frames.WHAT] = numbers[frame[frames.WHAT]]
        for card in table.active:
            table.listening |= registry.MASK[table.what[card]]
        _check(table)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        if isinstance(error, InvalidNotation):
            raise
        raise InvalidNotation(f"the snapshot is damaged: {type(error).__name__} {error}") from None
    return table


def _number(slug: str, declarations: Mapping[str, Declaration]) -> int:
    declaration = declarations.get(slug) or FILLERS.get(slug)
    if declaration is None:
        raise InvalidNotation(f"the snapshot has a card {slug!r}, which is not known here")
    return number_of(declaration)


def _check(table: Table) -> None:
    """Every card is in exactly one place, and columns have one entry a card."""
    count = len(table.what)
    for name in ("card", "host", "last_power", "known", "group"):
        if len(getattr(table, name)) != count:
            raise InvalidNotation(f"the snapshot is damaged: {name} has {len(getattr(table, name))} entries for {count} cards")
    areas = (table.deck, table.hand, table.field, table.legends, table.eddies, table.trash, table.removed, table.gear)
    placed = [card for area in areas for side in area for card in side]
    if len(set(placed)) != len(placed) or any(not 0 <= card < count for card in placed):
        raise InvalidNotation("the snapshot is damaged: a card stands in two places or in none")


def table_of_the_pool(text: str) -> Table:
    """The table of a snapshot in which all cards are of the pool, or fillers: what a pickled table becomes again."""
    return table_from(text, pool())
