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
from preem.tcg.marks import area_of, owner_of
from preem.tcg.table import STREAMS, Table
from preem.tcg.terms import (
    DECK,
    DICE,
    EDDIES,
    EQUIPPED,
    FIELD,
    GIG_AREA,
    HAND,
    LEGENDS,
    NOWHERE,
    REMOVED,
    TRASH,
)

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
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(f"the snapshot is damaged: {error}") from None
    table = Table()
    try:
        numbers = [_number(slug, declarations) for slug in data["cards"]]
        table.what = [numbers[code] if code >= 0 else numbers[len(numbers)] for code in data["what"]]
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
    """Numbers are where numbers have to be, and every card is in exactly one place, the one that it says."""
    count = len(table.what)
    for name in PLAIN:
        if name != "listening" and not _is_whole(getattr(table, name)):
            raise InvalidNotation(f"the snapshot is damaged: {name} holds something that is no whole number")
    for name in ("card", "host", "last_power", "known", "group"):
        if len(getattr(table, name)) != count:
            raise InvalidNotation(f"the snapshot is damaged: {name} has {len(getattr(table, name))} entries for {count} cards")
    _check_places(table)
    if len(table.dice) != DICE or any(die & 7 > GIG_AREA + 1 or die >> 3 > 20 for die in table.dice):
        raise InvalidNotation("the snapshot is damaged: there are twelve dice, each in a place and showing a face")
    if len(table.words) != 4 * len(STREAMS):
        raise InvalidNotation(f"the snapshot is damaged: chance has {4 * len(STREAMS)} words, not {len(table.words)}")
    if not table.over and table.asking and not (table.asked in (0, 1) and table.frames and table.options):
        raise InvalidNotation("the snapshot is damaged: a decision is open, and nobody is asked, or nothing")
    for frame in table.frames:
        if len(frame) < frames.HEAD or not frames.EFFECT <= frame[frames.KIND] <= frames.ROLL_IN:
            raise InvalidNotation(f"the snapshot is damaged: no frame begins with {frame[:1]}")


def _is_whole(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_whole(each) for each in value)
    return isinstance(value, int)


def _check_places(table: Table) -> None:
    areas = {
        DECK: table.deck,
        HAND: table.hand,
        FIELD: table.field,
        LEGENDS: table.legends,
        EDDIES: table.eddies,
        TRASH: table.trash,
        REMOVED: table.removed,
        EQUIPPED: table.gear,
    }
    placed: list[int] = []
    for area, sides in areas.items():
        if len(sides) != 2:
            raise InvalidNotation("the snapshot is damaged: an area has two sides")
        for owner, cards in enumerate(sides):
            for card in cards:
                if not 0 <= card < len(table.what) or area_of(table, card) != area or owner_of(table, card) != owner:
                    raise InvalidNotation("the snapshot is damaged: a card is not where it says")
            placed += cards
    nowhere = [card for card in range(len(table.what)) if area_of(table, card) == NOWHERE]
    if sorted(placed + nowhere) != list(range(len(table.what))):
        raise InvalidNotation("the snapshot is damaged: a card stands in two places or in none")


def table_of_the_pool(text: str) -> Table:
    """The table of a snapshot in which all cards are of the pool, or fillers: what a pickled table becomes again."""
    return table_from(text, pool())
