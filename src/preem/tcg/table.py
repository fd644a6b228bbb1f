"""The state of one game: areas, cards, dice, chance, and who may know what (CR 5, 6.1).

A Table is columns of small ints (architecture, section 2), read and changed through the modules beside this one: marks.py,
areas.py, knowledge.py and dice.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from preem.kernel import rng
from preem.tcg.terms import (
    ASK_NOTHING,
    DICE,
    NO_ATTACK,
    NOBODY,
)

if TYPE_CHECKING:
    from preem.tcg.decision import Decision
    from preem.tcg.options import Option
    from preem.tcg.view import View

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
        self.asks_alone: bool = False  # a verb of a scenario names its target: ask even where one answer is left
        # What was to be seen, for people; a copy made for search keeps none.
        self.logging: bool = False
        self.log: list[int] = []
        self.chances: list[int] = []  # all results of dice since the game, or this copy, began: die << 8 | value

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

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle through the snapshot: numbers of declarations hold in one process only."""
        from preem.tcg.snapshot import table_of_the_pool

        return table_of_the_pool, (self.snapshot,)

    def copy(self) -> Table:
        """An independent table in the same state, without its log: what search copies.

        Most lists are shared with it: whoever changes one puts a new list in its place, so a copy costs little more than its
        references. Edited in place, and so copied here, are only `card`, `force`, `pending`, `history` and `frames`.
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
        other.asks_alone = self.asks_alone
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


def count_call(table: Table, seat: int) -> None:
    """This player has called a Legend this turn (CR 8.12.1)."""
    table.called = [table.called[0] + 1 - seat, table.called[1] + seat]


def count_sale(table: Table, seat: int) -> None:
    """This player has sold a card this turn (CR 8.11.1)."""
    table.sold = [table.sold[0] + 1 - seat, table.sold[1] + seat]
