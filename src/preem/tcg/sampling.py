"""A table made from a view and nothing else: what search plays on (architecture, section 4).

Every place is kept; declarations are dealt to the unknown ones: the viewer's own from his list, the other player's from a prior
over lists, filtered by what was seen. What the view knows as a group stays a group.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from preem.tcg import events, frames, in_force, registry
from preem.tcg.cards import pool
from preem.tcg.decks import Deck, ready_made
from preem.tcg.decks.lists import READY_MADE
from preem.tcg.effects.declaration import number_of
from preem.tcg.fillers import FILLER, FILLER_LEGEND
from preem.tcg.knowledge import EVERYONE, KNOWS
from preem.tcg.table import LISTS_OPEN, LISTS_OWN, LISTS_UNKNOWN, Table, new_streams
from preem.tcg.terms import (
    DECK,
    EDDIES,
    EQUIPPED,
    FIELD,
    HAND,
    LEGEND,
    LEGENDS,
    NOWHERE,
    REMOVED,
    TRASH,
)
from preem.tcg.view import AREA, FACE, GONE, HOST, MARKS, NO_CARD, OPEN, OWNER, View


class Chance(Protocol):
    """What dealing needs of a source of chance; Python's random.Random is one."""

    def getrandbits(self, bits: int, /) -> int: ...

    def randrange(self, below: int, /) -> int: ...

    def shuffle(self, items: list[Any], /) -> None: ...


_FILLERS = {FILLER.slug: FILLER, FILLER_LEGEND.slug: FILLER_LEGEND}
STAY = GONE + 1  # every card's stay in a sampled table; a row's card that was another object then lies behind it


def table_from_view(view: View, rng: Chance, lists: Sequence[Deck] | None = None) -> Table:
    """A table that looks to the view's seat exactly as the real one, with the unknown dealt at random.

    `lists` are the deck lists the other player may have; without them the ready-made ones. The same rng state and view give the
    same table.
    """
    data = view.data
    cards = data["cards"]
    table = Table()
    table.what, grouped = _deal(view, rng, lists)
    _place(table, cards, view.seat)
    _groups(table, grouped)
    texts = [_number(slug) for slug in data["texts"]]
    table.history = _rows(data["history"], events.STRIDE, events.CARD_PLACES, -1, texts)
    table.force = _rows(data["force"], in_force.STRIDE, in_force.CARD_PLACES, in_force.WHAT, texts)
    table.pending = _rows(data["pending"], events.P_STRIDE, events.PENDING_CARD_PLACES, events.P_WHAT, texts)
    table.active = list(data["active"])
    for card in table.active:
        table.listening |= registry.MASK[table.what[card]]
    table.dice = list(data["dice"])
    table.turn = data["turn"]
    table.turn_player = data["turn_player"]
    table.first_player = data["first_player"]
    table.called = list(data["called"])
    table.sold = list(data["sold"])
    table.began_empty = list(data["began_empty"])
    table.shuffles = list(data["shuffles"])
    table.overtime = data["overtime"]
    table.over = data["over"]
    table.winner = data["winner"]
    table.reason = data["reason"]
    table.batches = 1 + max(table.history[row + events.BATCH] for row in range(0, len(table.history), events.STRIDE)) if table.history else 0
    stage, attacker, defender, ready_target, blocked_from = data["attack"]
    table.stage, table.attacker, table.defender = stage, attacker, defender
    table.attacker_stay = table.defender_stay = STAY if stage else 0
    table.ready_target, table.blocked_from = ready_target, blocked_from
    table.words = new_streams(rng.getrandbits(128))
    table.lists = (LISTS_UNKNOWN, LISTS_OWN, LISTS_OPEN)[len(data["lists"])]
    _open_decision(table, view, texts)
    return table


def _number(slug: str) -> int:
    """The number of a card of the pool, a filler, or a card somebody made himself and set a table up with."""
    declaration = pool().get(slug) or _FILLERS.get(slug)
    if declaration is not None:
        return number_of(declaration)
    return len(registry.SLUG) - 1 - registry.SLUG[::-1].index(slug)


def _place(table: Table, cards: list[list[object]], seat: int) -> None:
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
    for number, entry in enumerate(cards):
        area, owner, marks, host = int(str(entry[AREA])), int(str(entry[OWNER])), int(str(entry[MARKS])), int(str(entry[HOST]))
        table.card.append(STAY << 12 | marks << 5 | owner << 4 | area)
        table.host.append(max(-1, host))
        table.last_power.append(max(0, registry.POWER[table.what[number]]))
        known = EVERYONE if entry[OPEN] else (KNOWS << seat if entry[FACE] != "?" else 0)
        if area == HAND:
            known |= KNOWS << owner
        table.known.append(known)
        table.group.append(-1)
        if area != NOWHERE:
            areas[area][owner].append(number)


def _groups(table: Table, groups: list[list[int]]) -> None:
    """Mark the places that belong to one group, as they were dealt."""
    for places in groups:
        eddies = table.card[places[0]] & 15 == EDDIES
        group = table.card[places[0]] >> 4 & 1 if eddies else table.groups
        if not eddies:
            table.groups += 1
        for place in places:
            table.group[place] = group
            table.known[place] |= EVERYONE << 2


def _rows(rows: list[int], stride: int, places: tuple[int, ...], text_at: int, texts: list[int]) -> list[int]:
    """Rows of a view as rows of a table: how far a stay lies behind becomes a stay."""
    written = rows[:]
    for row in range(0, len(rows), stride):
        for place in places:
            written[row + place + 1] = STAY - rows[row + place + 1] if rows[row + place] >= 0 else 0
        if text_at >= 0:
            written[row + text_at] = texts[rows[row + text_at]]
    return written


def _frame(frame: list[int], texts: list[int]) -> list[int]:
    written = frame[:]
    for place in frames.CARD_PLACES:
        if frame[place] >= 0:
            written[place + 1] = STAY - frame[place + 1]
    if frame[frames.KIND] == frames.EFFECT:
        written[frames.WHAT] = texts[frame[frames.WHAT]]
    at = frames.HEAD
    while at < len(frame):
        count = frame[at + 3]
        pairs = frame[at + 1] == frames.CARDS
        if pairs and frame[at] != frames.USED:
            for i in range(count):
                written[at + 5 + 2 * i] = STAY - frame[at + 5 + 2 * i]
        at += 4 + count * (2 if pairs else 1)
    return written


def _open_decision(table: Table, view: View, texts: list[int]) -> None:
    """The viewer's own decision stands open with the same options; at another's the stack is not his to see."""
    data = view.data
    decision = data["decision"]
    if decision is None:
        return
    table.frames = [_frame(frame, texts) for frame in data["frames"]]
    table.asking = decision["asking"]
    table.asked = view.seat
    table.about = decision["about"]
    table.least = decision["least"]
    table.options = list(decision["numbers"])




def _deal(view: View, rng: Chance, lists: Sequence[Deck] | None) -> tuple[list[int], list[list[int]]]:
    """A declaration for every card of the view; and the places that its groups got."""
    data = view.data
    cards = data["cards"]
    faces: list[str] = [str(card[FACE]) for card in cards]
    grouped: list[list[int]] = []
    for owner in range(2):
        mine = [number for number, card in enumerate(cards) if card[OWNER] == owner and card[HOST] != NO_CARD]
        seen = Counter(faces[number] for number in mine if faces[number] != "?")
        for places, slugs in data["groups"]:
            if cards[places[0]][OWNER] == owner:
                seen.update(slugs)
        unknown = [number for number in mine if faces[number] == "?"]
        legends_left = sum(cards[number][AREA] == LEGENDS for number in unknown)
        for places, slugs in data["groups"]:
            if cards[places[0]][OWNER] == owner:
                free = [place for place in places if faces[place] == "?"]
                rng.shuffle(free)
                for place, slug in zip(free, slugs, strict=False):
                    faces[place] = slug
                grouped.append(sorted(free[: len(slugs)]))
        unknown = [number for number in unknown if faces[number] == "?"]
        left = _rest_of_list(view, owner, seen, (legends_left, len(unknown) - legends_left), rng, lists)
        legends = [slug for slug in left if _is_legend(slug)]
        others = [slug for slug in left if not _is_legend(slug)]
        rng.shuffle(legends)
        rng.shuffle(others)
        for number in unknown:
            if cards[number][AREA] == LEGENDS:
                faces[number] = legends.pop() if legends else FILLER_LEGEND.slug
            else:
                faces[number] = others.pop() if others else FILLER.slug
    return [_number(face) for face in faces], grouped


def _is_legend(slug: str) -> bool:
    return registry.TYPE[_number(slug)] == LEGEND


def _rest_of_list(
    view: View, owner: int, seen: Counter[str], counts: tuple[int, int], rng: Chance, lists: Sequence[Deck] | None
) -> list[str]:
    """The cards of an owner's list that were not seen: of his own list, else of one that fits what was seen and how much was not.

    `counts` are the unknown Legends and the other unknown cards.
    """
    known = view.data["lists"].get(str(owner))
    if known is not None:
        return list((Counter(known) - seen).elements())
    candidates = list(lists) if lists is not None else [ready_made(name) for name in READY_MADE]
    rests: list[list[str]] = []
    for deck in candidates:
        whole = Counter([*deck.legends, *deck.main])
        if not seen - whole:
            rest = list((whole - seen).elements())
            if len(rest) == sum(counts):
                rests.append(rest)
    if rests:
        return rests[rng.randrange(len(rests))]
    return _any_legal_rest(seen, counts, rng)


def _any_legal_rest(seen: Counter[str], counts: tuple[int, int], rng: Chance) -> list[str]:
    """No list fits: Legends and cards of the pool that a legal deck with the seen ones could hold (CR 7.3)."""
    declared = pool()
    legends = [slug for slug in seen.elements() if slug in declared and declared[slug].type == LEGEND]
    names = {declared[slug].name for slug in legends}
    colors = [declared[slug].color for slug in seen if slug in declared]
    choice = [each for each in declared.values() if each.type == LEGEND]
    rng.shuffle(choice)
    choice.sort(key=lambda each: each.color not in colors)
    chosen: list[str] = []
    for each in choice:
        if len(chosen) == counts[0]:
            break
        if each.name not in names:
            names.add(each.name)
            chosen.append(each.slug)
    limits: Counter[int] = Counter()
    for slug in legends + chosen:
        limits[declared[slug].color] += declared[slug].ram
    main = [each for each in declared.values() if each.type != LEGEND]
    rest = [each.slug for each in main if each.ram <= limits[each.color] for _ in range(max(0, 3 - seen[each.slug]))]
    rng.shuffle(rest)
    if len(rest) < counts[1]:  # what was seen belongs to no legal deck: any cards will do
        more = [each.slug for each in main for _ in range(3)]
        rng.shuffle(more)
        rest += more
    return chosen + rest[: counts[1]]
