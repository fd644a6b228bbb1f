"""What one player may see: plain data, and nothing else leaves the engine (architecture, section 4; CR 5.3).

A view numbers the cards its own way: side by side as this seat sees them, never by the engine's ids. Hidden cards are "?"; a
card whose place this seat can't tell appears in rows of the past as one of its own kind, "gone", with no place.

The seeing itself is done in seen.py, as columns of numbers; the data, the options' names and the log's lines are made of them
when somebody asks, which a search that samples tables never does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from preem.tcg import events, frames, in_force, registry
from preem.tcg.dealing import Plan, Prior
from preem.tcg.effects.declaration import number_of
from preem.tcg.fillers import FILLER
from preem.tcg.knowledge import EVERYONE, KNOWS
from preem.tcg.log_text import lines_for
from preem.tcg.options import KIND_NAMES, Option, option_of, parse_option
from preem.tcg.sampling import Chance, number_of_slug, table_from_view
from preem.tcg.seen import GONE, STAY, STAY_BIT, UNKNOWN, Seen, is_about_a_die, see, table_of
from preem.tcg.table import Table
from preem.tcg.terms import ASK_NOTHING, DECK, EDDIES, EQUIPPED, FIELD, HAND, LEGENDS, NOWHERE, REMOVED, TRASH

if TYPE_CHECKING:
    from preem.tcg.decks import Deck

__all__ = ["AREA", "FACE", "GONE", "HOST", "MARKS", "NO_CARD", "OPEN", "OWNER", "View", "is_about_a_die", "view_of"]

# A card of a view: face, area, owner, marks (spent 1, face-down 2, Lag 4, arrived 8, solo 16, looked at by seat 0 32 and 1
# 64), host or -1, known to both 1.
FACE, AREA, OWNER, MARKS, HOST, OPEN = range(6)
NO_CARD = -2  # the host of an entry that stands for a card seen before, whose place can't be told


class View:
    """A seat's view. `data` is what would be sent to that player; views compare by it.

    Its data is made once: read it, never change it.
    """

    __slots__ = ("_data", "_notations", "_plan", "_seen")

    def __init__(self, data: dict[str, Any] | None = None, *, seen: Seen | None = None) -> None:
        assert (data is None) != (seen is None), "a view is made of its data or of what was seen"
        self._data = data
        self._seen = seen
        self._notations: list[str] | None = None
        self._plan: Plan | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # a view is data that can change hands, not a key

    def __reduce__(self) -> tuple[type[View], tuple[dict[str, Any]]]:
        # Numbers of declarations differ from process to process; slugs don't.
        return View, (self.data,)

    @property
    def data(self) -> dict[str, Any]:
        """All there is to see, as it goes to JSON."""
        data = self._data
        if data is None:
            data = self._data = _data_of(self.seen, self.notations, self.log)
        return data

    @property
    def seen(self) -> Seen:
        """The same as columns of numbers: for the engine and for search in this process."""
        seen = self._seen
        if seen is None:
            assert self._data is not None
            seen = self._seen = _seen_from(self._data)
        return seen

    @property
    def seat(self) -> int:
        return self._seen.seat if self._seen is not None else int(self.data["seat"])

    @property
    def kind(self) -> str | None:
        """The kind of the decision that is this seat's, or None."""
        asking = self.seen.asking
        return None if asking == ASK_NOTHING else KIND_NAMES[asking]

    @property
    def options(self) -> list[Option]:
        """The open options, when the decision is this seat's."""
        return [parse_option(text) for text in self.notations]

    @property
    def notations(self) -> list[str]:
        """The open options as lines of notation."""
        if self._notations is None:
            if self._data is not None:
                decision = self._data["decision"]
                self._notations = [] if decision is None else decision["options"]
            else:
                self._notations = _notations_of(self.seen)
        return list(self._notations)

    @property
    def log(self) -> list[str]:
        """Lines of what happened, as this seat saw it."""
        if self._data is not None:
            return list(self._data["log"])
        told = Table()
        told.log = self.seen.log
        return lines_for(told, self.seat)

    @property
    def json(self) -> str:
        """The bytes that would be sent, always in one order."""
        return json.dumps(self.data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))

    def token(self, number: int) -> str:
        """A name for a hidden card that lasts until this seat can't follow it any more (a shuffle, a group under the deck)."""
        face, area, owner = self.data["cards"][number][:3]
        place = [each[AREA] == area and each[OWNER] == owner for each in self.data["cards"][:number]].count(True)
        if area == DECK:
            return f"deck{owner}.{self.data['shuffles'][owner]}.{place}"
        return f"{face}.{area}.{owner}.{place}" if area != HAND else f"hand{owner}"

    def sample(self, rng: Chance, lists: Sequence[Deck] | None = None) -> Table:
        """A table that could be the real one: every place kept, unknown cards dealt from `lists` (sampling.py)."""
        return table_from_view(self, rng, lists)

    def plan(self, prior: Prior) -> Plan:
        """What can be dealt on this view; the plan for the prior asked last is kept."""
        plan = self._plan
        if plan is None or plan.prior is not prior:
            plan = self._plan = Plan(self.seen, prior)
        return plan


def view_of(table: Table, seat: int) -> View:
    """What this seat may see now."""
    if seat not in (0, 1):
        raise ValueError(f"there is no seat {seat}: the seats are 0 and 1")
    return View(seen=see(table, seat))


def _notations_of(seen: Seen) -> list[str]:
    """The open options, named on a table made of nothing but what is seen: a name tells no more than that."""
    if seen.asking == ASK_NOTHING:
        return []
    blank = number_of(FILLER)
    table = table_of(seen, [blank if face == UNKNOWN else face for face in seen.face + seen.ghost_face])
    return [str(option_of(table, option)) for option in seen.options]


# What stands in an entry above the area of a packed card.
_OWNER_BIT = 4
_MARKS_BIT = 5
_MARKS = (1 << STAY_BIT - _MARKS_BIT) - 1

_Text = Callable[[int], int]


def _data_of(seen: Seen, notations: list[str], log: list[str]) -> dict[str, Any]:
    slug = registry.SLUG
    texts: dict[int, int] = {}

    def text(what: int) -> int:
        return texts.setdefault(what, len(texts))

    cards: list[list[Any]] = [
        [
            "?" if face == UNKNOWN else slug[face],
            packed & 15,
            packed >> _OWNER_BIT & 1,
            packed >> _MARKS_BIT & _MARKS,
            host,
            1 if known == EVERYONE else 0,
        ]
        for face, packed, host, known in zip(seen.face, seen.card, seen.host, seen.known, strict=True)
    ]
    for face, owner in zip(seen.ghost_face, seen.ghost_owner, strict=True):
        is_known = face != UNKNOWN
        cards.append([slug[face] if is_known else "?", NOWHERE, owner, 0, NO_CARD, 1 if is_known else 0])
    data: dict[str, Any] = {
        "seat": seen.seat,
        "turn": seen.turn,
        "turn_player": seen.turn_player,
        "first_player": seen.first_player,
        "overtime": seen.overtime,
        "over": seen.over,
        "winner": seen.winner,
        "reason": seen.reason,
        "dice": seen.dice[:],
        "called": seen.called[:],
        "sold": seen.sold[:],
        "began_empty": seen.began_empty[:],
        "shuffles": seen.shuffles[:],
        "history": _turned_rows(seen.history, events.STRIDE, events.CARD_PLACES),
        "force": _turned_rows(seen.force, in_force.STRIDE, in_force.CARD_PLACES, in_force.WHAT, text),
        "pending": _turned_rows(seen.pending, events.P_STRIDE, events.PENDING_CARD_PLACES, events.P_WHAT, text),
        "active": seen.active[:],
        "attack": [seen.stage, seen.attacker, seen.defender, seen.ready_target, seen.blocked_from],
        "groups": [
            [list(places), [slug[face] for face in faces]]
            for places, faces in zip(seen.group_places, seen.group_faces, strict=True)
        ],
        "lists": {str(owner): [slug[what] for what in whole] for owner, whole in enumerate(seen.lists) if whole},
        "log": log,
        "decision": None,
        "frames": None,
    }
    if seen.asking != ASK_NOTHING:
        data["decision"] = {
            "kind": KIND_NAMES[seen.asking],
            "asking": seen.asking,
            "about": seen.about,
            "options": notations,
            "numbers": seen.options[:],
            "least": seen.least,
        }
        data["frames"] = [_turned_frame(frame, text) for frame in seen.frames]
    data["cards"] = cards
    data["texts"] = [slug[what] for what in texts]
    return data


def _seen_from(data: dict[str, Any]) -> Seen:
    """The columns of a view that came as data."""
    seat = data["seat"]
    seen = Seen(seat)
    texts = [number_of_slug(slug) for slug in data["texts"]]
    areas = {
        DECK: seen.deck,
        HAND: seen.hand,
        FIELD: seen.field,
        LEGENDS: seen.legends,
        EDDIES: seen.eddies,
        TRASH: seen.trash,
        REMOVED: seen.removed,
        EQUIPPED: seen.gear,
    }
    for number, (slug, area, owner, marks, host, is_open) in enumerate(data["cards"]):
        face = UNKNOWN if slug == "?" else number_of_slug(slug)
        if host == NO_CARD:
            seen.ghost_face.append(face)
            seen.ghost_owner.append(owner)
            continue
        known = EVERYONE if is_open else KNOWS << seat if face != UNKNOWN else 0
        seen.face.append(face)
        seen.card.append(STAY << STAY_BIT | marks << _MARKS_BIT | owner << _OWNER_BIT | area)
        seen.host.append(host)
        seen.known.append(known | KNOWS << owner if area == HAND else known)
        if area != NOWHERE:
            areas[area][owner].append(number)
    for places, slugs in data["groups"]:
        seen.group_places.append(list(places))
        seen.group_faces.append([number_of_slug(slug) for slug in slugs])
    for owner, slugs in data["lists"].items():
        seen.lists[int(owner)] = [number_of_slug(slug) for slug in slugs]
    seen.history = _turned_rows(data["history"], events.STRIDE, events.CARD_PLACES)
    seen.force = _turned_rows(data["force"], in_force.STRIDE, in_force.CARD_PLACES, in_force.WHAT, texts.__getitem__)
    seen.pending = _turned_rows(data["pending"], events.P_STRIDE, events.PENDING_CARD_PLACES, events.P_WHAT, texts.__getitem__)
    seen.active = list(data["active"])
    seen.dice = list(data["dice"])
    seen.turn = data["turn"]
    seen.turn_player = data["turn_player"]
    seen.first_player = data["first_player"]
    seen.called = list(data["called"])
    seen.sold = list(data["sold"])
    seen.began_empty = list(data["began_empty"])
    seen.shuffles = list(data["shuffles"])
    seen.overtime = data["overtime"]
    seen.over = data["over"]
    seen.winner = data["winner"]
    seen.reason = data["reason"]
    seen.stage, seen.attacker, seen.defender, seen.ready_target, seen.blocked_from = data["attack"]
    decision = data["decision"]
    if decision is not None:
        seen.asking = decision["asking"]
        seen.about = decision["about"]
        seen.options = list(decision["numbers"])
        seen.least = decision["least"]
        seen.frames = [_turned_frame(frame, texts.__getitem__) for frame in data["frames"]]
    return seen


def _turned_rows(
    rows: list[int], stride: int, places: tuple[int, ...], text_at: int = -1, text: _Text | None = None
) -> list[int]:
    """Rows of columns as rows of data, and back: stays become how far they lie behind, declarations places in the texts."""
    written = rows[:]
    for row in range(0, len(rows), stride):
        for place in places:
            if rows[row + place] >= 0:
                written[row + place + 1] = STAY - rows[row + place + 1]
        if text is not None:
            written[row + text_at] = text(rows[row + text_at])
    return written


def _turned_frame(frame: list[int], text: _Text) -> list[int]:
    """A frame of columns as a frame of data, and back."""
    written = frame[:]
    for place in frames.CARD_PLACES:
        if frame[place] >= 0:
            written[place + 1] = STAY - frame[place + 1]
    if frame[frames.KIND] == frames.EFFECT:
        written[frames.WHAT] = text(frame[frames.WHAT])
    at = frames.HEAD
    while at < len(frame):
        end = at + 4 + frame[at + 3]
        if frame[at + 1] == frames.CARDS:
            end += frame[at + 3]
            if frame[at] != frames.USED:
                for place in range(at + 5, end, 2):
                    written[place] = STAY - frame[place]
        at = end
    return written
