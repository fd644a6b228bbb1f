"""Tables that differ from a given one only in what somebody can't tell: in ids, or in cards nobody has shown him."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from preem.tcg import events, frames, in_force, registry
from preem.tcg.knowledge import KNOWS, KNOWS_GROUP
from preem.tcg.table import Table
from preem.tcg.terms import ACT_PASS, ASK_CARD, ASK_MAIN, ASK_REACT, AT_GIGS, DECK, EDDIES, HAND, LEGEND, LEGENDS, NONE
from preem.tcg.view import is_about_a_die


def slot_cards(frame: list[int]) -> list[int]:
    """Where the slots of a frame hold cards: each place is followed by a stay, or by a victim's number."""
    places: list[int] = []
    at = frames.HEAD
    while at < len(frame):
        pairs = frame[at + 1] == frames.CARDS
        if pairs:
            places += range(at + 4, at + 4 + 2 * frame[at + 3], 2)
        at += 4 + frame[at + 3] * (2 if pairs else 1)
    return places


def option_with(asking: int, option: int, ids: list[int]) -> int:
    """An option with other ids in the place of the cards it names; `ids` has -1 for -1 at its end."""
    if asking == ASK_CARD:
        return option if option == NONE else ids[option]
    if asking not in (ASK_MAIN, ASK_REACT) or option >> 16 == ACT_PASS:
        return option
    act, card, what = option >> 16, option >> 8 & 255, option & 255
    if act == 7 and what != AT_GIGS:
        what = ids[what]
    return act << 16 | ids[card] << 8 | what


def renumbered(table: Table, order: list[int]) -> Table:
    """The same table with every card under another id: card c becomes order[c]."""
    other = table.twin()
    ids = [*order, -1]  # ids[-1] is -1: no card
    count = len(order)
    old = [0] * count
    for card in range(count):
        old[order[card]] = card
    other.what = [table.what[old[card]] for card in range(count)]
    other.card = [table.card[old[card]] for card in range(count)]
    other.host = [ids[table.host[old[card]]] for card in range(count)]
    other.last_power = [table.last_power[old[card]] for card in range(count)]
    other.known = [table.known[old[card]] for card in range(count)]
    other.group = [table.group[old[card]] for card in range(count)]
    for areas in (
        other.deck,
        other.hand,
        other.field,
        other.legends,
        other.eddies,
        other.trash,
        other.removed,
        other.gear,
    ):
        for side in areas:
            side[:] = [order[card] for card in side]
    other.active = [order[card] for card in table.active]
    for rows, stride, places in (
        (other.history, events.STRIDE, events.CARD_PLACES),
        (other.force, in_force.STRIDE, in_force.CARD_PLACES),
        (other.pending, events.P_STRIDE, events.PENDING_CARD_PLACES),
    ):
        for row in range(0, len(rows), stride):
            for place in places:
                rows[row + place] = ids[rows[row + place]]
    for frame in other.frames:
        for place in (*frames.CARD_PLACES, *slot_cards(frame)):
            frame[place] = ids[frame[place]]
    other.options = [option_with(table.asking, option, ids) for option in table.options]
    if table.about >= 0 and not is_about_a_die(table):
        other.about = order[table.about]
    other.attacker = ids[table.attacker]
    other.defender = ids[table.defender]
    return other


def named_somewhere(table: Table) -> set[int]:
    """Cards that the past, the future or what is being resolved refers to."""
    cards = {table.attacker, table.defender}
    for rows, stride, places in (
        (table.history, events.STRIDE, events.CARD_PLACES),
        (table.force, in_force.STRIDE, in_force.CARD_PLACES),
        (table.pending, events.P_STRIDE, events.PENDING_CARD_PLACES),
    ):
        cards |= {rows[row + place] for row in range(0, len(rows), stride) for place in places}
    for frame in table.frames:
        cards |= {frame[place] for place in (*frames.CARD_PLACES, *slot_cards(frame))}
    return cards


def indistinguishable(table: Table, seat: int, least: int = 2) -> list[list[int]]:
    """Sets of cards whose faces this seat can't tell from one another; each card is in one set at most.

    Of each player: hidden cards of deck, hand and Eddies that it knows nothing of; face-down Legends it hasn't seen; and the
    cards of each group that it knows as a group. Cards that something refers to are left alone.
    """
    named = named_somewhere(table)
    sets: dict[tuple[int, int, int], list[int]] = {}
    for card, packed in enumerate(table.card):
        area, owner = packed & 15, packed >> 4 & 1
        if card in named or table.known[card] & (KNOWS << seat):
            continue
        if area == LEGENDS:
            sets.setdefault((0, owner, 0), []).append(card)
        elif area in (DECK, HAND, EDDIES) and registry.TYPE[table.what[card]] != LEGEND:
            group = table.group[card] if table.known[card] & (KNOWS_GROUP << seat) else -1
            sets.setdefault((1, owner, group), []).append(card)
    return [cards for cards in sets.values() if len(cards) >= least]


def with_other_faces(table: Table, seat: int, blank: int, blank_legend: int) -> Table:
    """A table that looks the same to a seat, with blank faces for all that it can't know anything of.

    For tables on which nobody knows a list: set-up ones, whose cards may be few and much alike.
    """
    other = table.twin()
    faces = list(table.what)
    for cards in indistinguishable(table, seat, least=1):
        for card in cards:
            if table.group[card] < 0 or not table.known[card] & (KNOWS_GROUP << seat):
                faces[card] = blank_legend if registry.TYPE[faces[card]] == LEGEND else blank
    other.what = faces
    return other


def other_world(
    table: Table, seat: int, chance: Random, whose: Collection[int] = (0, 1), but: Collection[int] = ()
) -> tuple[Table, set[int]]:
    """A table that looks the same to a seat, with hidden faces dealt anew; and the cards whose faces changed.

    Only cards of `whose` change, and none of `but`.
    """
    other = table.twin()
    faces = list(table.what)
    for cards in indistinguishable(table, seat):
        if table.card[cards[0]] >> 4 & 1 in whose:
            dealt_anew = [card for card in cards if card not in but]
            dealt = [faces[card] for card in dealt_anew]
            chance.shuffle(dealt)
            for card, face in zip(dealt_anew, dealt, strict=True):
                faces[card] = face
    other.what = faces
    return other, {card for card, face in enumerate(faces) if face != table.what[card]}


def shifted_places(table: Table, seat: int, chance: Random) -> Table:
    """A table that looks the same to a seat, with hidden cards in other places of their area, each with all its marks.

    Only places are dealt anew that the seat can't tell apart: those of one group under a deck, those in none, Eddies equally
    spent.
    """
    other = table.twin()
    named = named_somewhere(table)
    knows = KNOWS << seat
    for owner in range(2):
        for pile in (other.deck[owner], other.hand[owner], other.eddies[owner]):
            kinds: dict[tuple[int, int], list[int]] = {}
            for place, card in enumerate(pile):
                if card in named or table.known[card] & knows:
                    continue
                if table.card[card] & 15 == EDDIES:
                    kinds.setdefault((-2, table.card[card] >> 5 & 1), []).append(place)
                else:
                    kinds.setdefault((table.group[card], 0), []).append(place)
            for places in kinds.values():
                moved = [pile[place] for place in places]
                chance.shuffle(moved)
                for place, card in zip(places, moved, strict=True):
                    pile[place] = card
    return other
