"""A position as text for people: one line that reads back, when nothing is being resolved (architecture, section 2)."""

from __future__ import annotations

import json
from typing import Any

from preem.tcg import events, in_force
from preem.tcg.areas import gear_on
from preem.tcg.dice import fixer_of, gigs_of
from preem.tcg.knowledge import known_to
from preem.tcg.marks import area_of, has_arrived, has_lag, has_looked, is_facedown, is_solo, is_spent, owner_of
from preem.tcg.names import die_name, slug_of_card
from preem.tcg.table import Table
from preem.tcg.terms import HAND, PLAYED, POWER_CHANGE

VERSION = "tcg/1"
PLAYERS = ("you", "rival")


def position_text(table: Table, seat: int | None = None) -> str:
    """The position, whole or (a seat) with "?" for what that player may not know."""
    data: dict[str, Any] = {"active": PLAYERS[table.turn_player], "turn": table.turn}
    if table.overtime:
        data["overtime"] = True
    if table.began_empty != [0, 0]:
        data["empty_starts"] = [bool(table.began_empty[1]), bool(table.began_empty[0])]
    for owner in range(2):
        data[PLAYERS[owner]] = _side(table, owner, seat)
    return f"{VERSION} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


def _side(table: Table, owner: int, seat: int | None) -> dict[str, Any]:
    side: dict[str, Any] = {
        "legends": [_legend(table, card, seat) for card in table.legends[owner]],
        "field": [_in_play(table, card) for card in table.field[owner]],
        "hand": _unordered(table, table.hand[owner], seat),
        "deck": [_hidden(table, card, seat) for card in reversed(table.deck[owner])],
        "trash": [slug_of_card(table, card) for card in table.trash[owner]],
        "eddies": _unordered(table, [card for card in table.eddies[owner] if not is_spent(table, card)], seat),
        "spent_eddies": _unordered(table, [card for card in table.eddies[owner] if is_spent(table, card)], seat),
        "gigs": {die_name(owner, die): table.dice[die] >> 3 for die in gigs_of(table, owner)},
        "fixer": [die_name(owner, die) for die in fixer_of(table, owner)],
        "removed": [slug_of_card(table, card) for card in table.removed[owner]],
    }
    played = _played_this_turn(table, owner)
    if played:
        side["played_this_turn"] = played
    if table.called[owner]:
        side["called"] = True
    if table.sold[owner]:
        side["sold"] = True
    return side


def _hidden(table: Table, card: int, seat: int | None) -> str | dict[str, Any]:
    """A card of a hand or a deck: its slug or "?", and who else knows it there."""
    if seat is not None and not known_to(table, seat, card):
        return "?"
    owner = owner_of(table, card)
    knowing = [who for who in range(2) if known_to(table, who, card)]
    if area_of(table, card) == HAND:
        knowing = [who for who in knowing if who != owner]
    if not knowing or (seat is not None and knowing == [seat]):
        return slug_of_card(table, card)
    return {"slug": slug_of_card(table, card), "known_to": "both" if len(knowing) == 2 else PLAYERS[knowing[0]]}


def _unordered(table: Table, cards: list[int], seat: int | None) -> list[str | dict[str, Any]]:
    """Cards of a hidden pile; to one side known ones first, for their order tells nothing."""
    faces = [_hidden(table, card, seat) for card in cards]
    return faces if seat is None else sorted(faces, key=lambda face: (face == "?", str(face)))


def _played_this_turn(table: Table, owner: int) -> list[str]:
    history = table.history
    return [
        slug_of_card(table, history[row + events.CARD])
        for row in range(0, len(history), events.STRIDE)
        if history[row] == PLAYED and history[row + events.SEAT] == owner
    ]


def _legend(table: Table, card: int, seat: int | None) -> str | dict[str, Any]:
    marks: dict[str, Any] = {}
    if is_spent(table, card):
        marks["spent"] = True
    face = slug_of_card(table, card)
    if is_facedown(table, card):
        looked = [PLAYERS[who] for who in range(2) if has_looked(table, who, card)]
        if looked:
            marks["known_to"] = "both" if len(looked) == 2 else looked[0]
        if seat is not None and not known_to(table, seat, card):
            face = "?"
        elif looked or not known_to(table, owner_of(table, card), card):
            marks["facedown"] = True
        else:
            face = f"?{face}"
    _gear_and_bonus(table, card, marks)
    return {"slug": face, **marks} if marks else face


def _in_play(table: Table, card: int) -> str | dict[str, Any]:
    marks: dict[str, Any] = {}
    for name, holds in (
        ("spent", is_spent(table, card)),
        ("lag", has_lag(table, card)),
        ("arrived", has_arrived(table, card)),
        ("solo", is_solo(table, card)),
    ):
        if holds:
            marks[name] = True
    _gear_and_bonus(table, card, marks)
    face = slug_of_card(table, card)
    return {"slug": face, **marks} if marks else face


def _gear_and_bonus(table: Table, card: int, marks: dict[str, Any]) -> None:
    gear = [slug_of_card(table, each) for each in gear_on(table, card)]
    if gear:
        marks["gear"] = gear
    force = table.force
    bonus = 0
    for row in range(0, len(force), in_force.STRIDE):
        ends_with_the_turn = force[row + in_force.UNTIL] == 2 * table.turn + 1
        if force[row] == POWER_CHANGE and force[row + in_force.CARD] == card and ends_with_the_turn:
            bonus += force[row + in_force.AMOUNT]
    if bonus:
        marks["bonus"] = bonus
