"""What one seat sees, as columns: the compiled half of a view (CR 5.3; architecture, section 4).

Cards are numbered as they lie before this seat, never by the engine's ids. What it sees is written down just as a table sampled
from it needs it, so that sampling copies lists; view.py makes plain data of the same columns, with slugs.
"""

from typing import Final, final

from preem.tcg import events, frames, in_force, log, registry
from preem.tcg.knowledge import EVERYONE, KNOWS, KNOWS_GROUP
from preem.tcg.table import LISTS_OPEN, LISTS_OWN, LISTS_UNKNOWN, Table
from preem.tcg.terms import (
    ACT_ATTACK,
    ACT_PASS,
    ASK_AMOUNT,
    ASK_CARD,
    ASK_MAIN,
    ASK_MAY,
    ASK_NOTHING,
    ASK_REACT,
    AT_GIGS,
    DECK,
    EDDIES,
    HAND,
    NOBODY,
    NONE,
    NOWHERE,
)

UNKNOWN: Final = -1  # the face of a card that this seat doesn't know
GONE: Final = 3  # how far a stay can lie behind: 3 and more are one
STAY: Final = GONE + 1  # every card's stay here; a row's card that was another object then lies behind it
STAY_BIT: Final = 12  # where a stay stands in a packed card
LOG_SEEN_BY: Final = 2  # places in a row of log.py
LOG_CARD: Final = 3


@final
class Seen:
    """One seat's columns. Filled once and never changed, so that sampled tables share its lists.

    A *ghost* stands for a card that a row of the past names and whose place this seat can't tell any more: one for all such
    cards of a face and owner. Ghosts are numbered after the cards.
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        # One entry a card; `card`, `host` and `known` as a Table has them.
        self.face: list[int] = []  # the number of its declaration, or UNKNOWN
        self.card: list[int] = []
        self.host: list[int] = []
        self.known: list[int] = []
        self.ghost_face: list[int] = []
        self.ghost_owner: list[int] = []
        # The areas, by owner.
        self.deck: list[list[int]] = [[], []]
        self.hand: list[list[int]] = [[], []]
        self.field: list[list[int]] = [[], []]
        self.legends: list[list[int]] = [[], []]
        self.eddies: list[list[int]] = [[], []]
        self.trash: list[list[int]] = [[], []]
        self.removed: list[list[int]] = [[], []]
        self.gear: list[list[int]] = [[], []]
        # Groups this seat knows as sets: where their cards lie, and which they are, in the order of slugs.
        self.group_places: list[list[int]] = []
        self.group_faces: list[list[int]] = []
        # Whole lists, in the order of slugs; one that this seat doesn't know is empty.
        self.lists: list[list[int]] = [[], []]
        # As the Table's.
        self.dice: list[int] = []
        self.active: list[int] = []
        self.history: list[int] = []
        self.force: list[int] = []
        self.pending: list[int] = []
        self.turn: int = 0
        self.turn_player: int = 0
        self.first_player: int = 0
        self.called: list[int] = []
        self.sold: list[int] = []
        self.began_empty: list[int] = []
        self.shuffles: list[int] = []
        self.overtime: int = 0
        self.over: bool = False
        self.winner: int = NOBODY
        self.reason: int = 0
        self.stage: int = 0
        self.attacker: int = -1
        self.defender: int = -1
        self.ready_target: int = 0
        self.blocked_from: int = 0
        # The open decision, when it is this seat's.
        self.asking: int = ASK_NOTHING
        self.about: int = -1
        self.options: list[int] = []
        self.least: int = 1
        self.frames: list[list[int]] = []
        # Rows of log.py, without the cards this seat didn't see.
        self.log: list[int] = []


def see(table: Table, seat: int) -> Seen:
    """What this seat may see now. Nothing of the table, and none of its lists, is kept."""
    eye = _Eye(table, seat)
    eye.look_at_cards()
    seen = eye.seen
    seen.history = eye.rows(table.history, events.STRIDE, events.CARD_PLACES)
    seen.force = eye.rows(table.force, in_force.STRIDE, in_force.CARD_PLACES)
    seen.pending = eye.rows(table.pending, events.P_STRIDE, events.PENDING_CARD_PLACES)
    seen.active = [eye.number[card] for card in table.active]
    seen.dice = table.dice[:]
    seen.turn = table.turn
    seen.turn_player = table.turn_player
    seen.first_player = table.first_player
    seen.called = table.called[:]
    seen.sold = table.sold[:]
    seen.began_empty = table.began_empty[:]
    seen.shuffles = table.shuffles[:]
    seen.overtime = table.overtime
    seen.over = table.over
    seen.winner = table.winner
    seen.reason = table.reason
    seen.stage = table.stage
    seen.attacker = eye.ref(table.attacker)
    seen.defender = eye.ref(table.defender)
    seen.ready_target = table.ready_target
    seen.blocked_from = table.blocked_from
    eye.look_at_groups()
    eye.look_at_lists()
    if table.asked == seat and not table.over:
        eye.look_at_decision()
    if table.log:
        seen.log = _log_for(table.log, seat)
    return seen


def is_about_a_die(table: Table) -> bool:
    """Whether the open decision's `about` is a die: an amount, a reroll, a die that might be kept from being stolen."""
    kind = table.frames[-1][frames.KIND]
    if table.asking == ASK_AMOUNT:
        return True
    return (kind == frames.ROLL_IN and table.asking == ASK_MAY) or (kind == frames.STEAL and table.asking == ASK_CARD)


def by_slug(cards: list[int]) -> list[int]:
    """Declarations in the order of their slugs: numbers differ from process to process, and nothing may hang on them."""
    return sorted(cards, key=registry.SLUG.__getitem__)


def insert_by_slug(cards: list[int], card: int) -> None:
    """Put a declaration in its place among a few that are in the order of their slugs."""
    slug = registry.SLUG[card]
    at = len(cards)
    while at > 0 and registry.SLUG[cards[at - 1]] > slug:
        at -= 1
    cards.insert(at, card)


@final
class _Eye:
    """A look at a table; gone when the columns are filled."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Table = table
        self.seat: int = seat
        self.knows: int = KNOWS << seat
        self.seen: Seen = Seen(seat)
        self.number: list[int] = [-1] * len(table.card)  # the view's number of each card

    def look_at_cards(self) -> None:
        """Number the cards area by area, in an order that tells the seat nothing it may not know."""
        table = self.table
        seen = self.seen
        seat = self.seat
        rival = 1 - seat
        order: list[int] = []
        self.look_at_side(seat, order, table.hand[seat])
        self.look_at_side(rival, order, self.hand_of_rival(rival))
        count = len(order)
        if count < len(table.card):
            order += self.cards_being_played()
        number = self.number
        what = table.what
        knowing = table.known
        knows = self.knows
        face = [UNKNOWN] * len(order)
        known = [0] * len(order)
        for at, card in enumerate(order):
            number[card] = at
            bits = knowing[card] & EVERYONE
            if bits & knows or at >= count:
                face[at] = what[card]
                known[at] = bits
        for place in seen.hand[rival]:
            known[place] |= KNOWS << rival
        seen.face = face
        seen.known = known
        packed = table.card
        seen.card = [packed[card] & 4095 | STAY << STAY_BIT for card in order]
        host = [-1] * len(order)
        for owner in range(2):
            for card in table.gear[owner]:
                host[number[card]] = number[table.host[card]]
        seen.host = host

    def look_at_side(self, owner: int, order: list[int], hand: list[int]) -> None:
        """Add a player's cards to the order, and note their numbers by area."""
        table = self.table
        seen = self.seen
        seen.legends[owner] = _added(order, table.legends[owner])
        seen.field[owner] = _added(order, table.field[owner])
        seen.gear[owner] = _added(order, table.gear[owner])
        seen.trash[owner] = _added(order, table.trash[owner])
        seen.removed[owner] = _added(order, table.removed[owner])
        seen.hand[owner] = _added(order, hand)
        seen.eddies[owner] = _added(order, table.eddies[owner])
        seen.deck[owner] = _added(order, table.deck[owner])

    def cards_being_played(self) -> list[int]:
        """Cards in no area, all open: by owner and slug, and copies as they were played, the first one first."""
        table = self.table
        cards: list[int] = []
        for frame in table.frames:
            if frame[frames.KIND] == frames.PLAY:
                card = frame[frames.SELF]
                if card >= 0 and table.card[card] & 15 == NOWHERE and card not in cards:
                    cards.append(card)
        for card in range(len(table.card)):
            if table.card[card] & 15 == NOWHERE and card not in cards:
                cards.append(card)
        order: list[int] = []
        for card in cards:
            at = len(order)
            while at > 0 and self.comes_before(card, order[at - 1]):
                at -= 1
            order.insert(at, card)
        return order

    def comes_before(self, card: int, other: int) -> bool:
        """By owner, then by slug."""
        table = self.table
        owner = table.card[card] >> 4 & 1
        others = table.card[other] >> 4 & 1
        if owner != others:
            return owner < others
        return registry.SLUG[table.what[card]] < registry.SLUG[table.what[other]]

    def hand_of_rival(self, rival: int) -> list[int]:
        """The known cards of the other hand first, by slug; where the others are is not to be told."""
        table = self.table
        hidden: list[int] = []
        shown: list[int] = []
        faces: list[int] = []
        for card in table.hand[rival]:
            if table.known[card] & self.knows == 0:
                hidden.append(card)
            else:
                shown.append(card)
                insert_by_slug(faces, table.what[card])
        if len(shown) < 2:
            return shown + hidden
        order: list[int] = []
        for face in faces:  # of copies, the one that came first
            for card in shown:
                if table.what[card] == face and card not in order:
                    order.append(card)
                    break
        return order + hidden

    def is_hidden(self, card: int) -> bool:
        """This seat can't tell where the card is. A face-down Legend isn't hidden in this sense: it has a place of its own."""
        table = self.table
        if table.known[card] & self.knows:
            return False
        area = table.card[card] & 15
        return area == HAND or area == DECK or area == EDDIES

    def ref(self, card: int) -> int:
        """The view's number of a card that this seat once saw; -1 stays -1."""
        if card < 0:
            return -1
        return self.ghost(card, self.table.what[card]) if self.is_hidden(card) else self.number[card]

    def ref_unseen(self, card: int) -> int:
        """The view's number of a card that this seat may never have seen."""
        if card < 0:
            return -1
        return self.ghost(card, UNKNOWN) if self.is_hidden(card) else self.number[card]

    def ghost(self, card: int, face: int) -> int:
        """The number of the ghost for a card, made when it is the first of its face and owner."""
        seen = self.seen
        owner = self.table.card[card] >> 4 & 1
        for at in range(len(seen.ghost_face)):
            if seen.ghost_face[at] == face and seen.ghost_owner[at] == owner:
                return len(seen.face) + at
        seen.ghost_face.append(face)
        seen.ghost_owner.append(owner)
        return len(seen.face) + len(seen.ghost_face) - 1

    def stay(self, card: int, number: int, stay: int) -> int:
        """A stay as it is written here: behind STAY as far as it lies behind the card's own."""
        if card < 0 or number >= len(self.seen.face):
            return STAY - GONE
        behind = (self.table.card[card] >> STAY_BIT) - stay
        return STAY - (behind if behind < GONE else GONE)

    def rows(self, rows: list[int], stride: int, places: tuple[int, ...]) -> list[int]:
        """Rows with the view's numbers; each place of a card is followed by the place of its stay."""
        written = rows[:]
        for row in range(0, len(rows), stride):
            for place in places:
                card = rows[row + place]
                if card >= 0:
                    number = self.ref(card)
                    written[row + place] = number
                    written[row + place + 1] = self.stay(card, number, rows[row + place + 1])
        return written

    def frame(self, frame: list[int]) -> list[int]:
        """A frame with the view's numbers, and without what its slots keep from this seat."""
        written = frame[:]
        for place in frames.CARD_PLACES:
            card = frame[place]
            if card >= 0:
                number = self.ref(card)
                written[place] = number
                written[place + 1] = self.stay(card, number, frame[place + 1])
        at = frames.HEAD
        while at < len(frame):
            is_open = frame[at + 2] >> self.seat & 1 == 1
            end = at + 4 + frame[at + 3]
            if frame[at + 1] == frames.CARDS:
                end += frame[at + 3]
                for place in range(at + 4, end, 2):
                    card = frame[place]
                    number = self.ref(card) if is_open else self.ref_unseen(card)
                    written[place] = number
                    if frame[at] != frames.USED:  # pairs of a source and a victim's place
                        written[place + 1] = self.stay(card, number, frame[place + 1])
            elif not is_open:
                for place in range(at + 4, end):
                    written[place] = 0
            at = end
        return written

    def look_at_decision(self) -> None:
        """The open decision and the whole stack below it."""
        table = self.table
        seen = self.seen
        seen.asking = table.asking
        about = table.about
        seen.about = about if about < 0 or is_about_a_die(table) else self.ref(about)
        seen.options = [self.option(option) for option in table.options]
        seen.least = table.least
        seen.frames = [self.frame(frame) for frame in table.frames]

    def option(self, option: int) -> int:
        """An option with the view's numbers in the place of the engine's ids."""
        asking = self.table.asking
        if asking == ASK_CARD:
            return option if option == NONE else self.ref(option)
        if asking != ASK_MAIN and asking != ASK_REACT:
            return option
        act = option >> 16
        if act == ACT_PASS:
            return option
        what = option & 255
        if act == ACT_ATTACK and what != AT_GIGS:
            what = self.ref(what)
        return act << 16 | self.ref(option >> 8 & 255) << 8 | what

    def look_at_groups(self) -> None:
        """The groups this seat knows as sets, in the order of their first places."""
        table = self.table
        seen = self.seen
        bit = KNOWS_GROUP << self.seat
        found: list[int] = []
        for card, group in enumerate(table.group):
            if group < 0 or table.known[card] & bit == 0:
                continue
            if group in found:
                insert_by_slug(seen.group_faces[found.index(group)], table.what[card])
                continue
            owner = table.card[card] >> 4 & 1
            places = seen.eddies[group] if group < 2 else self.places_of(group, table.deck[owner])
            at = 0
            while at < len(found) and seen.group_places[at][0] < places[0]:
                at += 1
            found.insert(at, group)
            seen.group_places.insert(at, places)
            seen.group_faces.insert(at, [table.what[card]])

    def places_of(self, group: int, deck: list[int]) -> list[int]:
        """Where the cards of a group under a deck lie."""
        table = self.table
        return [self.number[card] for card in deck if table.group[card] == group]

    def look_at_lists(self) -> None:
        """The whole lists that this seat knows: all that a player brought, Legends and deck."""
        table = self.table
        if table.lists == LISTS_UNKNOWN:
            return
        lists = lists_of(table)
        for owner in range(2):
            if table.lists == LISTS_OPEN or owner == self.seat:
                self.seen.lists[owner] = lists[owner]


def _added(order: list[int], cards: list[int]) -> list[int]:
    """Put cards into the order; gives their numbers."""
    first = len(order)
    order += cards
    return _NUMBERS[first : len(order)]


_NUMBERS: Final[list[int]] = list(range(256))  # a stretch of it costs less than a range; an option has 8 bits for a card


@final
class _Lists:
    """The lists of the game looked at last: all its tables, copies included, share their `what`."""

    def __init__(self, what: list[int], lists: list[list[int]]) -> None:
        self.what: list[int] = what
        self.lists: list[list[int]] = lists


_last = _Lists([], [[], []])


def lists_of(table: Table) -> list[list[int]]:
    """Both players' whole lists, in the order of slugs."""
    global _last
    last = _last  # read once: threads may look at different games
    if last.what is not table.what or len(last.lists[0]) + len(last.lists[1]) != len(table.what):
        lists: list[list[int]] = [[], []]
        for card in range(len(table.what)):
            lists[table.card[card] >> 4 & 1].append(table.what[card])
        last = _Lists(table.what, [by_slug(lists[0]), by_slug(lists[1])])
        _last = last
    return last.lists


def table_of(seen: Seen, what: list[int]) -> Table:
    """A table as this seat sees it, with a declaration for every card, and for every ghost unless `what` ends before them.

    It lacks groups, last powers, chance, and the log.
    """
    table = Table()
    table.what = what
    table.last_power = [0] * len(what)
    table.group = [-1] * len(what)
    table.card = seen.card[:]
    table.host = seen.host
    table.known = seen.known
    for at in range(len(what) - len(seen.face)):
        if at == 0:
            table.host = table.host[:]
            table.known = table.known[:]
        table.card.append(STAY << STAY_BIT | seen.ghost_owner[at] << 4 | NOWHERE)
        table.host.append(-1)
        table.known.append(EVERYONE)
    table.deck = seen.deck
    table.hand = seen.hand
    table.field = seen.field
    table.legends = seen.legends
    table.eddies = seen.eddies
    table.trash = seen.trash
    table.removed = seen.removed
    table.gear = seen.gear
    table.dice = seen.dice
    table.active = seen.active
    listening = 0
    for card in seen.active:
        listening |= registry.MASK[what[card]]
    table.listening = listening
    table.history = seen.history[:]
    table.force = seen.force[:]
    table.pending = seen.pending[:]
    table.turn = seen.turn
    table.turn_player = seen.turn_player
    table.first_player = seen.first_player
    table.called = seen.called
    table.sold = seen.sold
    table.began_empty = seen.began_empty
    table.shuffles = seen.shuffles
    table.overtime = seen.overtime
    table.over = seen.over
    table.winner = seen.winner
    table.reason = seen.reason
    batches = -1
    for row in range(events.BATCH, len(seen.history), events.STRIDE):
        if seen.history[row] > batches:
            batches = seen.history[row]
    table.batches = batches + 1
    table.stage = seen.stage
    table.attacker = seen.attacker
    table.defender = seen.defender
    table.attacker_stay = STAY if seen.stage else 0
    table.defender_stay = table.attacker_stay
    table.ready_target = seen.ready_target
    table.blocked_from = seen.blocked_from
    if seen.lists[1 - seen.seat]:
        table.lists = LISTS_OPEN
    elif seen.lists[seen.seat]:
        table.lists = LISTS_OWN
    if seen.asking != ASK_NOTHING:
        table.frames = [frame[:] for frame in seen.frames]
        table.asking = seen.asking
        table.asked = seen.seat
        table.about = seen.about
        table.least = seen.least
        table.options = seen.options
    return table


def _log_for(rows: list[int], seat: int) -> list[int]:
    """The log as this seat saw it: who saw it stays, which card it was only where it is one of those."""
    written = rows[:]
    for row in range(0, len(rows), log.STRIDE):
        if rows[row + LOG_SEEN_BY] >> seat & 1 == 0:
            written[row + LOG_CARD] = -1
    return written
