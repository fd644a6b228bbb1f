"""The state of one game: areas, cards, dice, chance, and who may know what (CR 5, 6.1).

A Table is columns of small ints (architecture, section 2). Bits of the packed int of a card are touched in this module only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from preem.kernel import rng
from preem.tcg import registry
from preem.tcg.terms import (
    ASK_NOTHING,
    DECK,
    DICE,
    EDDIES,
    EQUIPPED,
    FIELD,
    GIG_AREA,
    HAND,
    IN_FIXER,
    LEGEND,
    LEGENDS,
    NO_ATTACK,
    NOBODY,
    NOWHERE,
    OUT_OF_GAME,
    REMOVED,
    TRASH,
    UNIT,
)

if TYPE_CHECKING:
    from preem.tcg.decision import Decision
    from preem.tcg.options import Option
    from preem.tcg.view import View

# The packed int of a card.
_AREA: Final = 15
_OWNER: Final = 1 << 4
_SPENT: Final = 1 << 5
_FACEDOWN: Final = 1 << 6
_LAG: Final = 1 << 7
_ARRIVED: Final = 1 << 8
_SOLO: Final = 1 << 9
_LOOKED: Final = 1 << 10  # by seat 0; seat 1's is the next bit
_STAY: Final = 12
_STAY_BITS: Final = ~0 << _STAY

# Knowledge of a card that lies hidden: bits 0 and 1, seat 0 or 1 knows the card at this place; bits 2 and 3, the seat knows that
# it is one of its group (`group`), not which.
KNOWS: Final = 1
KNOWS_GROUP: Final = 4
EVERYONE: Final = 3

# Which lists the players know: of a set-up table none, else each his own, or both (open lists).
LISTS_UNKNOWN: Final = 0
LISTS_OWN: Final = 1
LISTS_OPEN: Final = 2

# Streams of chance (architecture, section 2): four words each, in this order.
STREAMS: Final = (
    "first",
    "deck 0",
    "deck 1",
    "legends 0",
    "legends 1",
    "dice 0",
    "dice 1",
    "under deck 0",
    "under deck 1",
)
STREAM_FIRST: Final = 0
STREAM_DECK: Final = 4
STREAM_LEGENDS: Final = 12
STREAM_DICE: Final = 20
STREAM_UNDER_DECK: Final = 28


@final
class Table:
    """Everything that changes in one game. Columns are indexed by card or die; areas are lists of cards in order, by owner."""

    def __init__(self) -> None:
        # One entry a card.
        self.what: list[int] = []  # number of its declaration; replaced as a whole, never edited
        self.card: list[int] = []
        self.host: list[int] = []
        self.last_power: list[int] = []  # when it last left the field: last-known information (CR 10.10.1)
        self.known: list[int] = []
        self.group: list[int] = []
        # Areas.
        self.deck: list[list[int]] = [[], []]  # the top card is the last
        self.hand: list[list[int]] = [[], []]
        self.field: list[list[int]] = [[], []]
        self.legends: list[list[int]] = [[], []]
        self.eddies: list[list[int]] = [[], []]
        self.trash: list[list[int]] = [[], []]
        self.removed: list[list[int]] = [[], []]
        self.gear: list[list[int]] = [[], []]  # equipped ones, in the order they were equipped
        self.dice: list[int] = [0] * DICE  # value << 3 | place
        # What the game is in the middle of.
        self.active: list[int] = []  # cards whose text is read now, in the order they came
        self.listening: int = 0  # all their masks
        self.force: list[int] = []  # rows of in_force.py
        self.pending: list[int] = []  # rows of events.py
        self.history: list[int] = []  # rows of events.py: what happened this turn
        self.frames: list[list[int]] = []
        self.returned: int = 0  # what the frame that ended last has to say
        # The open decision.
        self.asking: int = ASK_NOTHING
        self.asked: int = NOBODY
        self.about: int = -1  # the card or die it concerns
        self.options: list[int] = []
        self.least: int = 1  # how many more must be chosen of several
        # Single numbers.
        self.turn: int = 0
        self.turn_player: int = 0
        self.first_player: int = 0
        self.called: list[int] = [0, 0]  # this turn (CR 8.12.1)
        self.sold: list[int] = [0, 0]  # this turn (CR 8.11.1)
        self.began_empty: list[int] = [
            0,
            0,
        ]  # this turn's and the last turn's fixer, empty at the start (CR 1.11.1)
        self.overtime: int = 0
        self.winner: int = NOBODY
        self.over: bool = False
        self.reason: int = 0
        self.batches: int = 0
        self.groups: int = 2  # groups 0 and 1 are the openly sold Eddies of the seats
        self.decisions: int = 0  # this turn
        self.effects: int = 0  # in this drain
        self.shuffles: list[int] = [0, 0]  # how often a deck lost its order: tokens of a view follow it
        # The attack in progress (CR 9.4).
        self.stage: int = NO_ATTACK
        self.attacker: int = -1
        self.attacker_stay: int = 0
        self.defender: int = -1  # the defending Unit, or -1 for the Gig area
        self.defender_stay: int = 0
        self.blocked_from: int = 0  # 1: nobody can block this attack
        self.ready_target: int = 0  # 1: the attacker could attack its target ready (Q8)
        # Chance.
        self.words: list[int] = []
        self.script: list[int] = []  # die results fixed beforehand (scenarios only)
        self.keep_order: bool = False  # decks are not shuffled (scenarios only)
        self.lists: int = LISTS_UNKNOWN
        # What was to be seen, for people; a copy made for search keeps none.
        self.logging: bool = False
        self.log: list[int] = []
        self.chances: list[int] = []  # all results of dice since the game, or this copy, began: die << 8 | value

    # --- from outside: what may be decided, take one, what a player may see -------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open decision, its options as values. Not to be asked when the game is over."""
        from preem.tcg.decision import decision_of

        return decision_of(self)

    def play(self, option: Option | str) -> None:
        """Take an option, given as a value or in notation, and run on; IllegalAction leaves the table as it is."""
        from preem.tcg.decision import play_option

        play_option(self, option)

    def after(self, option: Option | str) -> Table:
        """A changed copy; this table stays as it is."""
        other = self.twin()
        other.play(option)
        return other

    def view(self, seat: int) -> View:
        """What this seat may see, as plain data."""
        from preem.tcg.view import view_of

        return view_of(self, seat)

    def concede(self, seat: int) -> None:
        """This seat gives up, at any moment (CR 1.16)."""
        from preem.tcg.engine import concede

        concede(self, seat)

    @property
    def snapshot(self) -> str:
        """The exact state as one line of text; snapshot.table_from reads it back."""
        from preem.tcg.snapshot import snapshot_of

        return snapshot_of(self)

    @property
    def position(self) -> str:
        """The position as a line for people; scenario.from_position sets it up again."""
        from preem.tcg.position import position_text

        return position_text(self)

    def copy(self) -> Table:
        """An independent table in the same state, without its log: what search copies.

        Most lists are shared with it: whoever changes one puts a new list in its place (`_own_...` below), so that a copy costs
        little more than its references. Edited in place, and copied here, are only `card`, `force`, `pending`, `history` and `frames`.
        """
        other = Table.__new__(Table)
        other.what = self.what
        other.card = self.card[:]
        other.host = self.host
        other.last_power = self.last_power
        other.known = self.known
        other.group = self.group
        other.deck = self.deck
        other.hand = self.hand
        other.field = self.field
        other.legends = self.legends
        other.eddies = self.eddies
        other.trash = self.trash
        other.removed = self.removed
        other.gear = self.gear
        other.dice = self.dice
        other.active = self.active
        other.listening = self.listening
        other.force = self.force[:]
        other.pending = self.pending[:]
        other.history = self.history[:]
        other.frames = [frame[:] for frame in self.frames]
        other.returned = self.returned
        other.asking = self.asking
        other.asked = self.asked
        other.about = self.about
        other.options = self.options
        other.least = self.least
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.first_player = self.first_player
        other.called = self.called
        other.sold = self.sold
        other.began_empty = self.began_empty
        other.overtime = self.overtime
        other.winner = self.winner
        other.over = self.over
        other.reason = self.reason
        other.batches = self.batches
        other.groups = self.groups
        other.decisions = self.decisions
        other.effects = self.effects
        other.shuffles = self.shuffles
        other.stage = self.stage
        other.attacker = self.attacker
        other.attacker_stay = self.attacker_stay
        other.defender = self.defender
        other.defender_stay = self.defender_stay
        other.blocked_from = self.blocked_from
        other.ready_target = self.ready_target
        other.words = self.words
        other.script = self.script
        other.keep_order = self.keep_order
        other.lists = self.lists
        other.logging = False
        other.log = _NO_LOG
        other.chances = _NO_LOG
        return other

    def twin(self) -> Table:
        """A copy that shares nothing and goes on logging: what undo and scenarios keep."""
        other = self.copy()
        other.host = self.host[:]
        other.last_power = self.last_power[:]
        other.known = self.known[:]
        other.group = self.group[:]
        other.deck = _both(self.deck)
        other.hand = _both(self.hand)
        other.field = _both(self.field)
        other.legends = _both(self.legends)
        other.eddies = _both(self.eddies)
        other.trash = _both(self.trash)
        other.removed = _both(self.removed)
        other.gear = _both(self.gear)
        other.dice = self.dice[:]
        other.active = self.active[:]
        other.options = self.options[:]
        other.called = self.called[:]
        other.sold = self.sold[:]
        other.began_empty = self.began_empty[:]
        other.shuffles = self.shuffles[:]
        other.words = self.words[:]
        other.script = self.script[:]
        other.logging = self.logging
        other.log = self.log[:]
        other.chances = self.chances[:]
        return other


_NO_LOG: Final[list[int]] = []  # shared by all copies; never written, since nothing logs there


def _both(area: list[list[int]]) -> list[list[int]]:
    return [area[0][:], area[1][:]]


def new_streams(seed: int) -> list[int]:
    """The words of all streams of chance for a game's seed (0 <= seed < 2**128)."""
    words: list[int] = []
    for name in STREAMS:
        words += rng.seed_words(seed, name)
    return words


# --- reading a card ---------------------------------------------------------------------------------------------------------


def area_of(table: Table, card: int) -> int:
    """The area a card is in; EQUIPPED for a Gear on a host."""
    return table.card[card] & _AREA


def owner_of(table: Table, card: int) -> int:
    """Who brought the card; in this game also who controls it while it is in play (CR 1.7)."""
    return (table.card[card] >> 4) & 1


def is_spent(table: Table, card: int) -> bool:
    return table.card[card] & _SPENT != 0


def is_facedown(table: Table, card: int) -> bool:
    return table.card[card] & _FACEDOWN != 0


def has_lag(table: Table, card: int) -> bool:
    """It came to the field this turn and nobody's turn has ended since (CR 11.3)."""
    return table.card[card] & _LAG != 0


def has_arrived(table: Table, card: int) -> bool:
    """It was played to the field this turn."""
    return table.card[card] & _ARRIVED != 0


def is_solo(table: Table, card: int) -> bool:
    """It came to the field by GO SOLO (CR 11.25.1)."""
    return table.card[card] & _SOLO != 0


def has_looked(table: Table, seat: int, card: int) -> bool:
    """The mark that this player has looked at a face-down Legend (CR 5.7.4.2)."""
    return table.card[card] & (_LOOKED << seat) != 0


def stay_of(table: Table, card: int) -> int:
    """A counter that grows when the card becomes a new object by changing area (Q16)."""
    return table.card[card] >> _STAY


def types_of(table: Table, card: int) -> int:
    """Its card types now, as bits: a Legend on the field is a Unit too (CR 4.2.1)."""
    types = registry.TYPE[table.what[card]]
    if types == LEGEND and table.card[card] & _AREA == FIELD:
        return LEGEND | UNIT
    return types


def is_in_play(table: Table, card: int) -> bool:
    """On the field, in a Legends area, or equipped."""
    area = table.card[card] & _AREA
    return area == FIELD or area == LEGENDS or area == EQUIPPED


def gear_on(table: Table, host: int) -> list[int]:
    """The Gear on a card, in the order it was equipped."""
    found: list[int] = []
    for gear in table.gear[(table.card[host] >> 4) & 1]:
        if table.host[gear] == host:
            found.append(gear)
    return found


def is_equipped(table: Table, card: int) -> bool:
    """It has at least one Gear (CR 11.6.2)."""
    for gear in table.gear[(table.card[card] >> 4) & 1]:
        if table.host[gear] == card:
            return True
    return False


def known_to(table: Table, seat: int, card: int) -> bool:
    """This player may know what the card is: it is open, his own hand, or he has seen it where it lies."""
    return table.known[card] & (KNOWS << seat) != 0


# --- marking a card -----------------------------------------------------------------------------------------------------------


def spend(table: Table, card: int) -> None:
    """Turn it sideways (CR 3.7). The event is the caller's."""
    table.card[card] |= _SPENT


def ready(table: Table, card: int) -> None:
    """Turn it upright (CR 3.8)."""
    table.card[card] &= ~_SPENT


def mark_arrived(table: Table, card: int, lag: bool) -> None:
    """Played to the field this turn; with Lag or not."""
    table.card[card] |= _ARRIVED
    if lag:
        table.card[card] |= _LAG


def mark_lag(table: Table, card: int) -> None:
    table.card[card] |= _LAG


def mark_solo(table: Table, card: int) -> None:
    table.card[card] |= _SOLO


def mark_looked(table: Table, seat: int, card: int) -> None:
    """This player looks at a face-down Legend: he knows it, and both see that he looked (CR 5.7.4.2)."""
    table.card[card] |= _LOOKED << seat
    show_to(table, seat, card)


def end_lag(table: Table) -> None:
    """All Units of both players shed Lag and have no longer arrived this turn (CR 11.3.2, Q25)."""
    for seat in range(2):
        for card in table.field[seat]:
            table.card[card] &= ~(_LAG | _ARRIVED)


# --- who may know what ----------------------------------------------------------------------------------------------------------


def _know(table: Table, card: int, bits: int) -> None:
    """Who knows what of a card, from now on."""
    if table.known[card] != bits:
        table.known = table.known[:]
        table.known[card] = bits


def show(table: Table, card: int) -> None:
    """Both players see the card where it lies."""
    if table.group[card] >= 0:
        leave_group(table, card)
    _know(table, card, EVERYONE)


def show_to(table: Table, seat: int, card: int) -> None:
    """One player sees the card where it lies."""
    _know(table, card, table.known[card] | KNOWS << seat)


def leave_group(table: Table, card: int) -> None:
    """A card is seen, so it is no longer one of a group; a group of one is a known card."""
    group = table.group[card]
    table.group = table.group[:]
    table.group[card] = -1
    _know(table, card, table.known[card] & EVERYONE)
    if group < 2:
        return
    left = [c for c in range(len(table.group)) if table.group[c] == group]
    if len(left) == 1:
        last = left[0]
        _know(table, last, (table.known[last] | table.known[last] >> 2) & EVERYONE)
        table.group[last] = -1


def _forget_place_in_hand(table: Table, card: int) -> None:
    """A card leaves a hand openly. The rival can't tell copies in a hand apart, so if it knew of a copy, it counts as this one."""
    rival = 1 - owner_of(table, card)
    if table.known[card] & (KNOWS << rival):
        return
    for other in table.hand[1 - rival]:
        if other != card and table.what[other] == table.what[card] and table.known[other] & (KNOWS << rival):
            _know(table, other, table.known[other] & ~(KNOWS << rival))
            return


def _drawn_from_group(table: Table, card: int) -> None:
    """The owner draws a card of a group: he sees which; the rival can't follow it, so the group is lost to him."""
    group = table.group[card]
    if group >= 2:
        rival = 1 - owner_of(table, card)
        for other in range(len(table.group)):
            if table.group[other] == group:
                _know(table, other, table.known[other] & ~(KNOWS_GROUP << rival))
    leave_group(table, card)


# --- moving cards ---------------------------------------------------------------------------------------------------------------


def _put(table: Table, card: int, area: int, owner: int) -> None:
    """Onto the end of an area's list: on top of a trash, at the right of a field."""
    if area == HAND:
        table.hand = _with(table.hand, owner, card)
    elif area == FIELD:
        table.field = _with(table.field, owner, card)
    elif area == TRASH:
        table.trash = _with(table.trash, owner, card)
    elif area == EDDIES:
        table.eddies = _with(table.eddies, owner, card)
    elif area == LEGENDS:
        table.legends = _with(table.legends, owner, card)
    elif area == EQUIPPED:
        table.gear = _with(table.gear, owner, card)
    else:
        assert area == REMOVED, "nothing is put on top of a deck"
        table.removed = _with(table.removed, owner, card)


def _with(area: list[list[int]], owner: int, card: int) -> list[list[int]]:
    if owner == 0:
        return [[*area[0], card], area[1]]
    return [area[0], [*area[1], card]]


def _without(area: list[list[int]], owner: int, card: int) -> list[list[int]]:
    kept = area[owner][:]
    kept.remove(card)
    return _in_place_of(area, owner, kept)


def _in_place_of(area: list[list[int]], owner: int, cards: list[int]) -> list[list[int]]:
    return [cards, area[1]] if owner == 0 else [area[0], cards]


def _set_host(table: Table, card: int, host: int) -> None:
    if table.host[card] != host:
        table.host = table.host[:]
        table.host[card] = host


def _take_out(table: Table, card: int) -> None:
    """Out of the list of its area; text in play is no longer read."""
    packed = table.card[card]
    area = packed & _AREA
    owner = (packed >> 4) & 1
    if area == NOWHERE:
        return
    if area == HAND:
        _forget_place_in_hand(table, card)
        table.hand = _without(table.hand, owner, card)
    elif area == DECK:
        table.deck = _without(table.deck, owner, card)
    elif area == TRASH:
        table.trash = _without(table.trash, owner, card)
    elif area == EDDIES:
        table.eddies = _without(table.eddies, owner, card)
    elif area == REMOVED:
        table.removed = _without(table.removed, owner, card)
    else:
        if area == FIELD:
            table.field = _without(table.field, owner, card)
        elif area == LEGENDS:
            table.legends = _without(table.legends, owner, card)
        else:
            table.gear = _without(table.gear, owner, card)
        stop_reading(table, card)
        _set_host(table, card, -1)


def _become(table: Table, card: int, area: int, flags: int) -> None:
    """A new object in another area: no mark and no change of power goes along (Q16)."""
    packed = table.card[card]
    table.card[card] = ((packed & _STAY_BITS) + (1 << _STAY)) | (packed & _OWNER) | area | flags


def to_trash(table: Table, card: int) -> None:
    """To its owner's trash, on top (CR 5.9.4); a Legend is removed from the game (CR 4.4.1)."""
    _to_open_pile(table, card, TRASH)


def remove_from_game(table: Table, card: int) -> None:
    """To its owner's pile beside the game (CR 5.13)."""
    _to_open_pile(table, card, REMOVED)


def _to_open_pile(table: Table, card: int, area: int) -> None:
    _take_out(table, card)
    if registry.TYPE[table.what[card]] == LEGEND:
        area = REMOVED
    _become(table, card, area, 0)
    _put(table, card, area, owner_of(table, card))
    show(table, card)


def to_hand(table: Table, card: int) -> None:
    """To its owner's hand. What a player knew of the card he goes on knowing; a Legend is removed from the game instead."""
    if registry.TYPE[table.what[card]] == LEGEND:
        remove_from_game(table, card)
        return
    _take_out(table, card)
    _become(table, card, HAND, 0)
    owner = owner_of(table, card)
    if table.group[card] >= 0:
        _drawn_from_group(table, card)
    show_to(table, owner, card)
    _put(table, card, HAND, owner)


def draw_top(table: Table, seat: int) -> int:
    """The top card of a deck that has one, to its owner's hand."""
    deck = table.deck[seat]
    card = deck[-1]
    table.deck = _in_place_of(table.deck, seat, deck[:-1])
    packed = table.card[card]
    table.card[card] = ((packed & _STAY_BITS) + (1 << _STAY)) | (packed & _OWNER) | HAND
    if table.group[card] >= 0:
        _drawn_from_group(table, card)
    show_to(table, seat, card)
    _put(table, card, HAND, seat)
    return card


def to_eddies(table: Table, card: int, openly: bool) -> None:
    """Face-down and ready into its owner's Eddies area (CR 11.9.1.1). Nobody may tell which Eddie is which (Q24)."""
    owner = owner_of(table, card)
    _take_out(table, card)
    _become(table, card, EDDIES, _FACEDOWN)
    _put(table, card, EDDIES, owner)
    leave_group(table, card)
    if openly:
        table.group[card] = owner  # leave_group has made the list this table's own
        _know(table, card, KNOWS_GROUP | KNOWS_GROUP << 1)
    else:
        _know(table, card, 0)


def to_field(table: Table, card: int, spent: bool) -> None:
    """Face-up onto its owner's field. From the Legends area it stays the same object and keeps its Gear (Q16, CR 4.12)."""
    owner = owner_of(table, card)
    packed = table.card[card]
    if packed & _AREA == LEGENDS:
        table.legends = _without(table.legends, owner, card)
        table.card[card] = (packed & ~(_AREA | _SPENT)) | FIELD | (_SPENT if spent else 0)
    else:
        _take_out(table, card)
        _become(table, card, FIELD, _SPENT if spent else 0)
        show(table, card)
        start_reading(table, card)
    _put(table, card, FIELD, owner)


def to_nowhere(table: Table, card: int) -> None:
    """A Program that is being played is in no area, open to both (CR 4.14.1, 4.14.2)."""
    _take_out(table, card)
    _become(table, card, NOWHERE, 0)
    show(table, card)


def to_legends(table: Table, card: int, facedown: bool) -> None:
    """Into its owner's Legends area, at the right (only while a table is being set up)."""
    _become(table, card, LEGENDS, _FACEDOWN if facedown else 0)
    _put(table, card, LEGENDS, owner_of(table, card))
    _know(table, card, 0 if facedown else EVERYONE)
    if not facedown:
        start_reading(table, card)


def turn_face_up(table: Table, card: int) -> None:
    """A face-down Legend is flipped: it keeps its orientation (CR 11.11.1.3), and its text is read from now on."""
    table.card[card] &= ~(_FACEDOWN | _LOOKED | _LOOKED << 1)
    show(table, card)
    start_reading(table, card)
    for gear in gear_on(table, card):
        start_reading(table, gear)


def equip(table: Table, gear: int, host: int) -> None:
    """Attach a Gear to a card of its owner; moved from another host it is no new object (CR 11.6.1, 11.6.6)."""
    owner = owner_of(table, gear)
    if area_of(table, gear) == EQUIPPED:
        table.gear = _without(table.gear, owner, gear)
        stop_reading(table, gear)
    else:
        _take_out(table, gear)
        _become(table, gear, EQUIPPED, 0)
        show(table, gear)
    _put(table, gear, EQUIPPED, owner)
    _set_host(table, gear, host)
    if not is_facedown(table, host):
        start_reading(table, gear)


def under_deck(table: Table, cards: list[int], at_random: bool) -> None:
    """Put cards under their owners' decks, together: in random order unless it was chosen (CR 11.12.1.3, 11.12.2).

    Each player goes on knowing what he knew: of one card its place, of several at random only that they are the group.
    """
    for seat in range(2):
        mine = [card for card in cards if owner_of(table, card) == seat]
        legends = [card for card in mine if registry.TYPE[table.what[card]] == LEGEND]
        for card in legends:
            remove_from_game(table, card)
        mine = [card for card in mine if registry.TYPE[table.what[card]] != LEGEND]
        if not mine:
            continue
        for card in mine:
            _take_out(table, card)
            leave_group(table, card)
        if at_random and len(mine) > 1:
            table.words = table.words[:]
            rng.shuffle(table.words, STREAM_UNDER_DECK + 4 * seat, mine)
            group = table.groups
            table.groups += 1
            for card in mine:
                table.group[card] = group
                _know(table, card, (table.known[card] & EVERYONE) << 2)
        for card in mine:
            _become(table, card, DECK, _FACEDOWN)
        table.deck = _in_place_of(table.deck, seat, mine[::-1] + table.deck[seat])
        _count_shuffle(table, seat)


def shuffle_deck(table: Table, seat: int) -> None:
    """Nobody knows any place in the deck afterwards (CR 5.5.7)."""
    deck = table.deck[seat][:]
    table.group = table.group[:]
    for card in deck:
        _know(table, card, 0)
        table.group[card] = -1
    _count_shuffle(table, seat)
    if not table.keep_order:
        table.words = table.words[:]
        rng.shuffle(table.words, STREAM_DECK + 4 * seat, deck)
        table.deck = _in_place_of(table.deck, seat, deck)


def shuffle_legends(table: Table, seat: int) -> None:
    """A player's Legends into a random order, from left to right (CR 7.7.1)."""
    if not table.keep_order:
        legends = table.legends[seat][:]
        table.words = table.words[:]
        rng.shuffle(table.words, STREAM_LEGENDS + 4 * seat, legends)
        table.legends = _in_place_of(table.legends, seat, legends)


def _count_shuffle(table: Table, seat: int) -> None:
    table.shuffles = [table.shuffles[0] + 1 - seat, table.shuffles[1] + seat]


def hand_into_deck(table: Table, seat: int) -> None:
    """The whole hand onto the deck, to be shuffled (CR 7.9.3.2)."""
    hand = table.hand[seat]
    for card in hand:
        _become(table, card, DECK, _FACEDOWN)
    table.deck = _in_place_of(table.deck, seat, hand + table.deck[seat])
    table.hand = _in_place_of(table.hand, seat, [])


# --- whose text is read ----------------------------------------------------------------------------------------------------------


def start_reading(table: Table, card: int) -> None:
    """A card in play, face-up: its persistent and triggered text works from now on (CR 5.7.6, 10.22.3)."""
    mask = registry.MASK[table.what[card]]
    if mask:
        table.active = [*table.active, card]
        table.listening |= mask


def stop_reading(table: Table, card: int) -> None:
    """It left play or was turned face-down."""
    if registry.MASK[table.what[card]] and card in table.active:
        table.active = [other for other in table.active if other != card]
        listening = 0
        for other in table.active:
            listening |= registry.MASK[table.what[other]]
        table.listening = listening


# --- dice ------------------------------------------------------------------------------------------------------------------------


def place_of_die(table: Table, die: int) -> int:
    """OUT_OF_GAME, IN_FIXER (its owner's), GIG_AREA (seat 0's) or GIG_AREA + 1."""
    return table.dice[die] & 7


def value_of_die(table: Table, die: int) -> int:
    """The number it shows; it means nothing in a fixer (CR 6.3)."""
    return table.dice[die] >> 3


def put_die(table: Table, die: int, place: int, value: int) -> None:
    table.dice = table.dice[:]
    table.dice[die] = value << 3 | place


def dice_at(table: Table, place: int) -> list[int]:
    """The dice at a place, those of seat 0 first, small to large."""
    found: list[int] = []
    for die in range(DICE):
        if table.dice[die] & 7 == place:
            found.append(die)
    return found


def gigs_of(table: Table, seat: int) -> list[int]:
    """The Gigs a player controls: his own dice first, small to large (CR 1.7.2, 5.11)."""
    place = GIG_AREA + seat
    first = 6 * seat
    found: list[int] = []
    for die in range(first, first + 6):
        if table.dice[die] & 7 == place:
            found.append(die)
    for die in range(6 - first, 12 - first):
        if table.dice[die] & 7 == place:
            found.append(die)
    return found


def fixer_of(table: Table, seat: int) -> list[int]:
    """The dice in a player's fixer, small to large; always his own (CR 5.10)."""
    found: list[int] = []
    for die in range(6 * seat, 6 * seat + 6):
        if table.dice[die] & 7 == IN_FIXER:
            found.append(die)
    return found


def count_gigs(table: Table, seat: int) -> int:
    place = GIG_AREA + seat
    count = 0
    for die in table.dice:
        if die & 7 == place:
            count += 1
    return count


def roll(table: Table, seat: int, die: int, sides: int) -> int:
    """Roll a die: a uniformly random face, 1 to its number of sides (CR 6.2.1); a script goes before chance."""
    return _fallen(table, die, sides, STREAM_DICE + 4 * seat)


def roll_for_first(table: Table, seat: int) -> int:
    """A player's d20 for who starts (CR 7.5.1); the same place in a script."""
    return _fallen(table, 5 + 6 * seat, 20, STREAM_FIRST)


def _fallen(table: Table, die: int, sides: int, stream: int) -> int:
    if table.script:
        value = table.script[0]
        table.script = table.script[1:]
    else:
        table.words = table.words[:]
        value = 1 + rng.below(table.words, stream, sides)
    if table.logging:
        table.chances.append(die << 8 | value)
    return value


def count_call(table: Table, seat: int) -> None:
    """This player has called a Legend this turn (CR 8.12.1)."""
    table.called = [table.called[0] + 1 - seat, table.called[1] + seat]


def count_sale(table: Table, seat: int) -> None:
    """This player has sold a card this turn (CR 8.11.1)."""
    table.sold = [table.sold[0] + 1 - seat, table.sold[1] + seat]


def remember_last_power(table: Table, card: int, power: int) -> None:
    """Last-known information of a card that leaves play (CR 10.10.1)."""
    if table.last_power[card] != power:
        table.last_power = table.last_power[:]
        table.last_power[card] = power


def new_card(table: Table, what: int, owner: int) -> int:
    """A card that is nowhere yet (only while a table is being set up)."""
    card = len(table.card)
    table.what = [*table.what, what]
    table.card.append(owner << 4 | NOWHERE)
    table.host.append(-1)
    table.last_power.append(0)
    table.known.append(0)
    table.group.append(-1)
    return card


assert OUT_OF_GAME == 0, "a new table has no die in the game"
