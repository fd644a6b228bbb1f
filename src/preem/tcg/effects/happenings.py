"""What a trigger waits for: an event, and who or what it must be about (CR 10.4.1, 10.16, 17.4.4 of the digest)."""

from __future__ import annotations

from typing import Final, final

from preem.tcg import events, frames, registry
from preem.tcg.areas import is_equipped
from preem.tcg.effects.base import Trigger
from preem.tcg.facts import sides_of
from preem.tcg.marks import owner_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    ADJUSTED,
    ANYONE,
    ATTACKED,
    BLOCKED,
    CALLED,
    FRIENDLY,
    LOST,
    PLAYED,
    RIVAL,
    ROLLED,
    SPENT,
    STOLE,
    SWAPPED,
    TURN_ENDED,
    TURN_STARTED,
    WAS_DEFEATED,
    WON,
)

THIS_ONE: Final = 4  # whose: the card itself (of a Gear's lower box, its host)


@final
class On(Trigger):
    """One kind of event, narrowed. Everything not said is left open."""

    def __init__(
        self,
        kind: int,
        whose: int = ANYONE,
        *,
        by: int = ANYONE,
        types: int = 0,
        color: int = 0,
        tag: str = "",
        tags: tuple[str, ...] = (),
        keyword: int = 0,
        other: bool = False,
        equipped: bool = False,
        sides: int = 0,
        min_or_max: bool = False,
        at_least: int = 0,
        value_below_power: bool = False,
        against: int = ANYONE,
        first_each_turn: bool = False,
        once_a_batch: bool = False,
    ) -> None:
        super().__init__()
        self.kind = kind
        self.whose: int = whose  # of the event's card; of a die's event, who controlled the die before
        self.by: int = by  # who did it
        self.types: int = types
        self.color: int = color
        self.tags: list[str] = [tag] if tag else list(tags)
        self.keyword: int = keyword
        self.other: bool = other
        self.equipped: bool = equipped
        self.sides: int = sides
        self.min_or_max: bool = min_or_max
        self.at_least: int = at_least  # the event's number
        self.value_below_power: bool = value_below_power
        self.against: int = against  # whose the event's other card is
        self.first_each_turn: bool = first_each_turn
        self.once_a_batch: bool = once_a_batch

    def hears(self, table: Table, frame: list[int], row: int) -> bool:
        if not self._is_meant(table, frame, row):
            return False
        if self.first_each_turn or self.once_a_batch:
            history = table.history
            batch = history[row + events.BATCH]
            for before in range(0, row, events.STRIDE):
                if history[before] != self.kind or not self._is_meant(table, frame, before):
                    continue
                if self.first_each_turn or history[before + events.BATCH] == batch:
                    return False
        return True

    def _is_meant(self, table: Table, frame: list[int], row: int) -> bool:
        history = table.history
        seat = frame[frames.SEAT]
        card = history[row + events.CARD]
        if self.by != ANYONE and self.by != (FRIENDLY if history[row + events.SEAT] == seat else RIVAL):
            return False
        if self.whose == THIS_ONE:
            if card != frame[frames.SELF] or history[row + events.STAY] != frame[frames.SELF_STAY]:
                return False
        elif self.whose != ANYONE:
            whose = history[row + events.POWER] if card < 0 else owner_of(table, card)
            if self.whose != (FRIENDLY if whose == seat else RIVAL):
                return False
        if self.types and history[row + events.TYPES] & self.types == 0:
            return False
        if self.sides and sides_of(history[row + events.DIE]) != self.sides:
            return False
        if self.min_or_max:
            value = history[row + events.VALUE]
            if value != 1 and value != sides_of(history[row + events.DIE]):
                return False
        if self.at_least and history[row + events.VALUE] < self.at_least:
            return False
        if self.value_below_power and history[row + events.VALUE] >= history[row + events.POWER]:
            return False
        if self.against != ANYONE:
            other = history[row + events.OTHER]
            if other < 0 or self.against != (FRIENDLY if owner_of(table, other) == seat else RIVAL):
                return False
        if card < 0:
            return True
        what = table.what[card]
        if self.color and registry.COLOR[what] & self.color == 0:
            return False
        if self.keyword and registry.KEYWORDS[what] & self.keyword == 0:
            return False
        if self.tags:
            for tag in self.tags:
                if tag in registry.TAGS[what]:
                    break
            else:
                return False
        if self.other and card == frame[frames.SELF] and history[row + events.STAY] == frame[frames.SELF_STAY]:
            return False
        return not (self.equipped and not is_equipped(table, card))


# The trigger keywords (CR 11.17 to 11.21): the card itself.
PLAY: Final = On(PLAYED, THIS_ONE)
CALL: Final = On(CALLED, THIS_ONE)
ATTACK: Final = On(ATTACKED, THIS_ONE)
DEFEATED: Final = On(WAS_DEFEATED, THIS_ONE)
BLOCKS: Final = On(BLOCKED, THIS_ONE)
IS_SPENT: Final = On(SPENT, THIS_ONE)
WINS: Final = On(WON, THIS_ONE)
LOSES: Final = On(LOST, THIS_ONE)
STEALS: Final = On(STOLE, THIS_ONE)
YOUR_TURN_STARTS: Final = On(TURN_STARTED, by=FRIENDLY)
YOUR_TURN_ENDS: Final = On(TURN_ENDED, by=FRIENDLY)
A_GIG_IS_ADJUSTED: Final = On(ADJUSTED)
A_GIG_IS_SWAPPED: Final = On(SWAPPED)
YOU_ROLL: Final = On(ROLLED, by=FRIENDLY)
