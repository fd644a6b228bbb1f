"""Dealing declarations to the cards a seat doesn't know: the compiled half of sampling (architecture, section 4).

What a view and a prior over lists allow is worked out once, as a Plan; each deal from it is shuffles and copies. Everything is
kept in the order of slugs, so that the same words of chance deal the same cards in every process.
"""

from typing import Final, final

from preem.tcg import events, frames, in_force, registry
from preem.tcg.knowledge import EVERYONE
from preem.tcg.seen import UNKNOWN, Seen, is_about_a_die, table_of
from preem.tcg.table import STREAMS, Table
from preem.tcg.terms import ACT_ATTACK, ACT_PASS, ASK_CARD, ASK_MAIN, ASK_REACT, AT_GIGS, DECK, EDDIES, LEGEND, LEGENDS, NONE

STREAM_WORDS: Final = 4 * len(STREAMS)


@final
class Prior:
    """Deck lists a player may have: each all its cards, Legends too, in the order of slugs."""

    def __init__(self, lists: list[list[int]]) -> None:
        self.lists: list[list[int]] = lists


@final
class Plan:
    """What can be dealt on a view: the places, and the rests of the lists that fit, by owner."""

    def __init__(self, seen: Seen, prior: Prior) -> None:
        self.seen: Seen = seen
        self.prior: Prior = prior
        self.legends: list[list[int]] = [[], []]  # unknown places of Legends
        self.others: list[list[int]] = [[], []]  # all other unknown places, those of groups included
        self.free: list[list[int]] = []  # of each group, its unknown places
        self.last_power = [registry.POWER[face] if face != UNKNOWN else 0 for face in seen.face]  # as good as known
        self.counted: list[list[int]] = [[], []]  # the faces this seat accounts for: seen, or of a group
        self.rests: list[list[list[int]]] = [[], []]  # of each list that fits, what is left of it but Legends
        self.legend_rests: list[list[list[int]]] = [[], []]
        for card in range(len(seen.face)):
            owner = seen.card[card] >> 4 & 1
            if seen.face[card] != UNKNOWN:
                self.counted[owner].append(seen.face[card])
            elif seen.card[card] & 15 == LEGENDS:
                self.legends[owner].append(card)
            else:
                self.others[owner].append(card)
        for group in range(len(seen.group_places)):
            places = seen.group_places[group]
            self.free.append([place for place in places if seen.face[place] == UNKNOWN])
            self.counted[seen.card[places[0]] >> 4 & 1] += seen.group_faces[group]
        for owner in range(2):
            if seen.lists[owner]:
                self.add_rest(owner, seen.lists[owner])
            else:
                for whole in prior.lists:
                    self.add_rest(owner, whole)

    def to_deal(self, owner: int) -> int:
        """How many unknown cards but Legends no group accounts for."""
        count = len(self.others[owner])
        for group in range(len(self.free)):
            if self.seen.card[self.seen.group_places[group][0]] >> 4 & 1 == owner:
                count -= len(self.seen.group_faces[group])
        return count

    def words_needed(self) -> int:
        """How many words of chance a deal may use: those of the table, and as many as it deals and chooses."""
        count = STREAM_WORDS + 2
        for owner in range(2):
            count += len(self.legends[owner]) + len(self.others[owner])
        for free in self.free:
            count += len(free)
        return count

    def add_rest(self, owner: int, whole: list[int]) -> None:
        """Keep what is left of a list that fits: in size, and in all that was seen."""
        counted = self.counted[owner]
        if len(whole) != len(counted) + len(self.legends[owner]) + self.to_deal(owner):
            return
        copies = [0] * len(registry.SLUG)
        for face in counted:
            copies[face] += 1
        others: list[int] = []
        legends: list[int] = []
        for face in whole:
            if copies[face] > 0:
                copies[face] -= 1
            elif registry.TYPE[face] == LEGEND:
                legends.append(face)
            else:
                others.append(face)
        if len(legends) == len(self.legends[owner]) and len(others) == self.to_deal(owner) and self.has_ghosts(owner, others):
            self.rests[owner].append(others)
            self.legend_rests[owner].append(legends)

    def has_ghosts(self, owner: int, rest: list[int]) -> bool:
        """Whether every card that was seen and then lost sight of is in a rest, or in a group."""
        for face in self.ghosts_of(owner):
            if face not in rest:
                return False
        return True

    def ghosts_of(self, owner: int) -> list[int]:
        """Faces of cards that were seen and lie among the unknown ones, if no group accounts for them."""
        seen = self.seen
        found: list[int] = []
        for at in range(len(seen.ghost_face)):
            face = seen.ghost_face[at]
            if face == UNKNOWN or seen.ghost_owner[at] != owner:
                continue
            is_grouped = False
            for group in range(len(self.free)):
                if seen.card[seen.group_places[group][0]] >> 4 & 1 == owner and face in seen.group_faces[group]:
                    is_grouped = True
            if not is_grouped:
                found.append(face)
        return found


def deal(plan: Plan, words: list[int], rests: list[list[int]], legend_rests: list[list[int]]) -> Table:
    """A table with every unknown card dealt.

    `words` are words_needed() random ones of 32 bits: the table's own streams of chance first, then the dealing's. `rests` and
    `legend_rests` are what to deal to an owner of whom no list fits.
    """
    seen = plan.seen
    what = seen.face[:]
    at = STREAM_WORDS
    grouped: list[list[int]] = []
    for group in range(len(plan.free)):
        free = plan.free[group][:]
        faces = seen.group_faces[group]
        at = _shuffle(words, at, free)
        count = min(len(faces), len(free))
        for i in range(count):
            what[free[i]] = faces[i]
        grouped.append(free[:count])
    for owner in range(2):
        candidates = len(plan.rests[owner])
        if candidates > 0:
            chosen = words[at] * candidates >> 32
            others = plan.rests[owner][chosen][:]
            legends = plan.legend_rests[owner][chosen][:]
        else:
            others = rests[owner][:]
            legends = legend_rests[owner][:]
        at += 1
        at = _shuffle(words, at, legends)
        for i, place in enumerate(plan.legends[owner]):
            what[place] = legends[i]
        at = _shuffle(words, at, others)
        next_one = 0
        for place in plan.others[owner]:
            if what[place] == UNKNOWN:
                what[place] = others[next_one]
                next_one += 1
    table = table_of(seen, what)
    table.last_power = plan.last_power
    table.words = words[:STREAM_WORDS]
    if grouped:
        _mark_groups(table, grouped)
    if seen.ghost_face:
        _give_ghosts_a_card(table, plan)
    return table


def _shuffle(words: list[int], at: int, items: list[int]) -> int:
    """Put the items into a random order, a word for each but one; gives the place of the next word.

    A word times a number below 64, without its low 32 bits: some orders are likelier than others by less than one in 2**26.
    """
    for last in range(len(items) - 1, 0, -1):
        chosen = words[at] * (last + 1) >> 32
        at += 1
        item = items[last]
        items[last] = items[chosen]
        items[chosen] = item
    return at


def _mark_groups(table: Table, grouped: list[list[int]]) -> None:
    """Mark the places that belong to one group, as they were dealt."""
    table.known = table.known[:]
    for places in grouped:
        if not places:
            continue
        packed = table.card[places[0]]
        if packed & 15 == EDDIES:
            group = packed >> 4 & 1
        else:
            group = table.groups
            table.groups += 1
        for place in places:
            table.group[place] = group
            table.known[place] |= EVERYONE << 2


def _give_ghosts_a_card(table: Table, plan: Plan) -> None:
    """Let what refers to a ghost refer to a card dealt with its face, as what that card was before."""
    seen = plan.seen
    count = len(seen.face)
    card_of: list[int] = list(range(count))
    for at in range(len(seen.ghost_face)):
        found = -1
        for place in plan.others[seen.ghost_owner[at]]:
            if seen.ghost_face[at] == UNKNOWN or table.what[place] == seen.ghost_face[at]:
                found = place
                if table.card[place] & 15 == DECK:  # at the bottom rather than anywhere else
                    break
        assert found >= 0, "a card that was seen is somewhere"
        card_of.append(found)
    _rename_rows(table.history, events.STRIDE, events.CARD_PLACES, card_of)
    _rename_rows(table.force, in_force.STRIDE, in_force.CARD_PLACES, card_of)
    _rename_rows(table.pending, events.P_STRIDE, events.PENDING_CARD_PLACES, card_of)
    if table.attacker >= 0:
        table.attacker = card_of[table.attacker]
    if table.defender >= 0:
        table.defender = card_of[table.defender]
    if table.about >= 0 and not is_about_a_die(table):
        table.about = card_of[table.about]
    for frame in table.frames:
        _rename_frame(frame, card_of)
    table.options = [_renamed_option(table.asking, option, card_of) for option in table.options]


def _rename_rows(rows: list[int], stride: int, places: tuple[int, ...], card_of: list[int]) -> None:
    for row in range(0, len(rows), stride):
        for place in places:
            if rows[row + place] >= 0:
                rows[row + place] = card_of[rows[row + place]]


def _rename_frame(frame: list[int], card_of: list[int]) -> None:
    for place in frames.CARD_PLACES:
        if frame[place] >= 0:
            frame[place] = card_of[frame[place]]
    at = frames.HEAD
    while at < len(frame):
        end = at + 4 + frame[at + 3]
        if frame[at + 1] == frames.CARDS:
            end += frame[at + 3]
            for place in range(at + 4, end, 2):
                if frame[place] >= 0:
                    frame[place] = card_of[frame[place]]
        at = end


def _renamed_option(asking: int, option: int, card_of: list[int]) -> int:
    if asking == ASK_CARD:
        return option if option == NONE else card_of[option]
    if (asking != ASK_MAIN and asking != ASK_REACT) or option >> 16 == ACT_PASS:
        return option
    what = option & 255
    if option >> 16 == ACT_ATTACK and what != AT_GIGS:
        what = card_of[what]
    return option & ~65535 | card_of[option >> 8 & 255] << 8 | what
