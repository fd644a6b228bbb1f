"""What one player may see: plain data, and nothing else leaves the engine (architecture, section 4; CR 5.3).

A view numbers the cards its own way: side by side as this seat sees them, never by the engine's ids. Hidden cards are "?"; a
card whose place this seat can't tell appears in rows of the past as one of its own kind, "gone", with no place.
"""

from __future__ import annotations

import json
from typing import Any

from preem.tcg import events, frames, in_force, registry
from preem.tcg.knowledge import KNOWS, KNOWS_GROUP
from preem.tcg.log_text import lines_for
from preem.tcg.options import KIND_NAMES, Option, option_of, parse_option
from preem.tcg.table import LISTS_OPEN, LISTS_OWN, Table
from preem.tcg.terms import (
    ACT_ATTACK,
    ACT_PASS,
    ASK_AMOUNT,
    ASK_CARD,
    ASK_MAIN,
    ASK_MAY,
    ASK_REACT,
    AT_GIGS,
    DECK,
    EDDIES,
    HAND,
    NONE,
    NOWHERE,
)

# A card of a view: face, area, owner, marks (spent 1, face-down 2, Lag 4, arrived 8, solo 16, looked at by seat 0 32 and 1 64), host
# or -1, known to both 1.
FACE, AREA, OWNER, MARKS, HOST, OPEN = range(6)
NO_CARD = -2  # the host of an entry that stands for a card seen before, whose place can't be told
GONE = 3  # how far a stay can lie behind: 3 and more are one


class View:
    """A seat's view. `data` is what would be sent to that player; views compare by it."""

    __slots__ = ("data",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # a view is data that can change hands, not a key

    @property
    def seat(self) -> int:
        return int(self.data["seat"])

    @property
    def kind(self) -> str | None:
        """The kind of the decision that is this seat's, or None."""
        decision = self.data["decision"]
        return None if decision is None else str(decision["kind"])

    @property
    def options(self) -> list[Option]:
        """The open options, when the decision is this seat's."""
        decision = self.data["decision"]
        return [] if decision is None else [parse_option(text) for text in decision["options"]]

    @property
    def notations(self) -> list[str]:
        """The open options as lines of notation."""
        decision = self.data["decision"]
        return [] if decision is None else list(decision["options"])

    @property
    def log(self) -> list[str]:
        """Lines of what happened, as this seat saw it."""
        return list(self.data["log"])

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

    def sample(self, rng: Any, lists: Any = None) -> Table:
        """A table that could be the real one: every place kept, unknown cards dealt from `lists` (sampling.py)."""
        from preem.tcg.sampling import table_from_view

        return table_from_view(self, rng, lists)


def view_of(table: Table, seat: int) -> View:
    """What this seat may see now."""
    return View(_Numbering(table, seat).view())


def is_about_a_die(table: Table) -> bool:
    """Whether the open decision's `about` is a die: an amount, a reroll, a die that might be kept from being stolen."""
    kind = table.frames[-1][frames.KIND]
    if table.asking == ASK_AMOUNT:
        return True
    return (kind == frames.ROLL_IN and table.asking == ASK_MAY) or (kind == frames.STEAL and table.asking == ASK_CARD)


class _Numbering:
    """The view's own numbers for the cards, in an order that tells the seat nothing it may not know."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number: dict[int, int] = {}
        self.cards: list[list[Any]] = []
        self.texts: dict[int, int] = {}
        self.ghosts: dict[int, int] = {}
        knows = KNOWS << seat
        known = table.known
        for owner in (seat, 1 - seat):
            for area in (
                table.legends[owner],
                table.field[owner],
                table.gear[owner],
                table.trash[owner],
                table.removed[owner],
            ):
                for card in area:
                    self._add(card, known[card] & knows)
            hand = table.hand[owner]
            if owner == seat:
                for card in hand:
                    self._add(card, 1)
            else:
                seen = sorted((registry.SLUG[table.what[card]], card) for card in hand if known[card] & knows)
                for _, card in seen:
                    self._add(card, 1)
                for card in hand:
                    if not known[card] & knows:
                        self._add(card, 0)
            for card in table.eddies[owner]:
                self._add(card, 0)
            for card in table.deck[owner]:
                self._add(card, known[card] & knows)
        for card in range(len(table.card)):
            if table.card[card] & 15 == NOWHERE:
                self._add(card, 1)
        for entry in self.cards:
            if entry[HOST] >= 0:
                entry[HOST] = self.number[entry[HOST]]

    def _add(self, card: int, knows: int) -> None:
        table = self.table
        packed = table.card[card]
        self.number[card] = len(self.cards)
        both = 1 if table.known[card] & 3 == 3 else 0
        face = registry.SLUG[table.what[card]] if knows else "?"
        self.cards.append([face, packed & 15, packed >> 4 & 1, packed >> 5 & 127, table.host[card], both])

    def ref(self, card: int) -> int:
        """The view's number of a card that a row of the past names."""
        if card < 0:
            return -1
        table = self.table
        area = table.card[card] & 15
        if (area == HAND or area == DECK or area == EDDIES) and not table.known[card] & (KNOWS << self.seat):
            return self._ghost(card)
        return self.number[card]

    def _ghost(self, card: int) -> int:
        """A card that was seen and is now in a place this seat can't tell."""
        what = self.table.what[card]
        if what not in self.ghosts:
            self.ghosts[what] = len(self.cards)
            self.cards.append([registry.SLUG[what], NOWHERE, self.table.card[card] >> 4 & 1, 0, NO_CARD, 1])
        return self.ghosts[what]

    def text(self, what: int) -> int:
        """A declaration that a row refers to, as a place in the view's list of texts."""
        return self.texts.setdefault(what, len(self.texts))

    def rows(self, rows: list[int], stride: int, places: tuple[int, ...], text_at: int) -> list[int]:
        """Rows with the view's numbers; each place of a card is followed by the place of its stay."""
        written = rows[:]
        stays = self.table.card
        for row in range(0, len(rows), stride):
            for place in places:
                card = rows[row + place]
                if card >= 0:
                    number = self.ref(card)
                    written[row + place] = number
                    gone = self.cards[number][AREA] == NOWHERE and self.number.get(card) != number
                    written[row + place + 1] = GONE if gone else min(GONE, (stays[card] >> 12) - rows[row + place + 1])
            if text_at >= 0:
                written[row + text_at] = self.text(rows[row + text_at])
        return written

    def frame(self, frame: list[int]) -> list[int]:
        written = frame[: frames.HEAD]
        for place in frames.CARD_PLACES:
            if frame[place] >= 0:
                written[place : place + 2] = self._pair(frame[place], frame[place + 1], True)
        if frame[frames.KIND] == frames.EFFECT:
            written[frames.WHAT] = self.text(frame[frames.WHAT])
        at = frames.HEAD
        while at < len(frame):
            count = frame[at + 3]
            seen = frame[at + 2] >> self.seat & 1 == 1
            written += frame[at : at + 4]
            if frame[at + 1] == frames.CARDS:
                for i in range(count):
                    place = at + 4 + 2 * i
                    if frame[at] == frames.USED:  # pairs of a source and a victim's place
                        written += [self.ref(frame[place]), frame[place + 1]]
                    else:
                        written += self._pair(frame[place], frame[place + 1], seen)
                at += 4 + 2 * count
            else:
                written += frame[at + 4 : at + 4 + count] if seen else [0] * count
                at += 4 + count
        return written

    def _pair(self, card: int, stay: int, seen: bool) -> list[int]:
        number = self.ref(card) if not seen or card not in self.number else self._seen(card)
        gone = self.number.get(card) != number
        return [number, GONE if gone else min(GONE, (self.table.card[card] >> 12) - stay)]

    def _seen(self, card: int) -> int:
        return self.number[card] if self.table.known[card] & (KNOWS << self.seat) else self.ref(card)

    def view(self) -> dict[str, Any]:
        table = self.table
        seat = self.seat
        mine = table.asked == seat and not table.over
        data: dict[str, Any] = {
            "seat": seat,
            "turn": table.turn,
            "turn_player": table.turn_player,
            "first_player": table.first_player,
            "overtime": table.overtime,
            "over": table.over,
            "winner": table.winner,
            "reason": table.reason,
            "dice": table.dice[:],
            "called": table.called[:],
            "sold": table.sold[:],
            "began_empty": table.began_empty[:],
            "shuffles": table.shuffles[:],
            "history": self.rows(table.history, events.STRIDE, events.CARD_PLACES, -1),
            "force": self.rows(table.force, in_force.STRIDE, in_force.CARD_PLACES, in_force.WHAT),
            "pending": self.rows(table.pending, events.P_STRIDE, events.PENDING_CARD_PLACES, events.P_WHAT),
            "active": [self.number[card] for card in table.active],
            "attack": [
                table.stage,
                self.ref(table.attacker),
                self.ref(table.defender),
                table.ready_target,
                table.blocked_from,
            ],
            "groups": self._groups(),
            "lists": {str(owner): self._list(owner) for owner in range(2) if self._knows_list(owner)},
            "log": lines_for(table, seat),
            "decision": None,
            "frames": None,
        }
        if mine:
            options = [str(option_of(table, option)) for option in table.options]
            about = table.about
            data["decision"] = {
                "kind": KIND_NAMES[table.asking],
                "asking": table.asking,
                "about": about if about < 0 or is_about_a_die(table) else self.ref(about),
                "options": options,
                "numbers": [self.option(option) for option in table.options],
                "least": table.least,
            }
            data["frames"] = [self.frame(frame) for frame in table.frames]
        data["cards"] = self.cards
        data["texts"] = [registry.SLUG[what] for what in self.texts]
        return data

    def option(self, option: int) -> int:
        """An option with the view's numbers in the place of the engine's ids."""
        asking = self.table.asking
        if asking == ASK_CARD:
            return option if option == NONE else self.ref(option)
        if asking != ASK_MAIN and asking != ASK_REACT:
            return option
        act, card, what = option >> 16, option >> 8 & 255, option & 255
        if act == ACT_PASS:
            return option
        if act == ACT_ATTACK and what != AT_GIGS:
            what = self.ref(what)
        return act << 16 | self.ref(card) << 8 | what

    def _groups(self) -> list[list[Any]]:
        """Groups this seat knows as sets: where they lie (numbers, in no order) and which cards they are."""
        table = self.table
        bit = KNOWS_GROUP << self.seat
        groups: dict[int, list[int]] = {}
        for card in range(len(table.card)):
            if table.group[card] >= 0 and table.known[card] & bit:
                groups.setdefault(table.group[card], []).append(card)
        found: list[list[Any]] = []
        for group, cards in sorted(groups.items()):
            places = self._eddie_places(group) if group < 2 else self._places_of(group)
            found.append([sorted(places), sorted(registry.SLUG[table.what[card]] for card in cards)])
        return sorted(found)

    def _eddie_places(self, seat: int) -> list[int]:
        return [self.number[card] for card in self.table.eddies[seat]]

    def _places_of(self, group: int) -> list[int]:
        table = self.table
        return [self.number[card] for card in range(len(table.card)) if table.group[card] == group and table.card[card] & 15 == DECK]

    def _knows_list(self, owner: int) -> bool:
        return self.table.lists == LISTS_OPEN or (self.table.lists == LISTS_OWN and owner == self.seat)

    def _list(self, owner: int) -> list[str]:
        """A player's whole list, as he brought it: Legends and deck."""
        table = self.table
        return sorted(registry.SLUG[table.what[card]] for card in range(len(table.card)) if table.card[card] >> 4 & 1 == owner)
