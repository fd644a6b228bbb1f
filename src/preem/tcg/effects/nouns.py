"""Which cards, which dice: the nouns of the effect language, and how many of them (CR 10.5 to 10.7, 10.31)."""

from __future__ import annotations

from typing import Final, TypedDict, Unpack, final

from preem.tcg import frames, readings, registry
from preem.tcg.areas import gear_on, is_equipped
from preem.tcg.dice import gigs_of
from preem.tcg.effects.base import USES_CARDS, USES_DIE, USES_SELF, USES_SOURCE, Amount
from preem.tcg.facts import is_even, is_odd, keywords_of, power_of, sides_of
from preem.tcg.marks import is_facedown, is_spent, types_of
from preem.tcg.table import Table
from preem.tcg.terms import ANY_TYPE, ANYONE, FRIENDLY, GEAR, GIG_AREA, LEGEND, RIVAL, UNIT

# Where a noun looks, as bits.
ON_FIELD: Final = 1
FACE_UP: Final = 2  # face-up in a Legends area
FACE_DOWN: Final = 4
IN_HAND: Final = 8
IN_TRASH: Final = 16
ON_A_HOST: Final = 32
IN_A_SLOT: Final = 64
THE_CARD_ITSELF: Final = 128
THE_EVENTS_CARD: Final = 256
THE_EVENTS_OTHER: Final = 512
THE_PRINTED_CARD: Final = 1024
ON_THE_CARD_ITSELF: Final = 2048  # the Gear on it

MANY: Final = 99  # more than there ever are

HIDDEN: Final = IN_HAND | FACE_DOWN


@final
class Cards:
    """A class of cards: whose, where, and what they must be. Read against the table whenever it is needed."""

    def __init__(self, whose: int, where: int, types: int, slot: int = -1) -> None:
        self.whose: int = whose
        self.where: int = where
        self.types: int = types
        self.slot: int = slot
        self.colors: int = 0
        self.tags: list[str] = []
        self.name: str = ""
        self.keyword: int = 0
        self.other: bool = False
        self.spent: int = -1  # -1: either way
        self.equipped: int = -1
        self.cost_at_most: Amount | None = None
        self.cost_is: Amount | None = None
        self.cost_is_a_gig: int = 0
        self.power_at_most: Amount | None = None
        self.power_at_least: Amount | None = None
        self.power_is: Amount | None = None
        self.less_power_than: Cards | None = None
        self.lowest_power: bool = False

    def that(self, filters: CardFilters) -> Cards:
        """The same noun, narrowed."""
        noun = Cards(self.whose, self.where, filters.get("type", self.types), self.slot)
        noun.colors = filters.get("color", self.colors)
        noun.tags = [filters["tag"]] if "tag" in filters else list(filters.get("tags", tuple(self.tags)))
        noun.name = filters.get("name", self.name)
        noun.keyword = filters.get("keyword", self.keyword)
        noun.other = filters.get("other", self.other)
        noun.spent = int(filters["spent"]) if "spent" in filters else self.spent
        noun.equipped = int(filters["equipped"]) if "equipped" in filters else self.equipped
        noun.cost_at_most = amount_or_none(filters.get("cost_at_most"), self.cost_at_most)
        noun.cost_is = amount_or_none(filters.get("cost_is"), self.cost_is)
        noun.cost_is_a_gig = filters.get("cost_is_a_gig", self.cost_is_a_gig)
        noun.power_at_most = amount_or_none(filters.get("power_at_most"), self.power_at_most)
        noun.power_at_least = amount_or_none(filters.get("power_at_least"), self.power_at_least)
        noun.power_is = amount_or_none(filters.get("power_is"), self.power_is)
        noun.less_power_than = filters.get("less_power_than", self.less_power_than)
        noun.lowest_power = filters.get("lowest_power", self.lowest_power)
        return noun

    def fits(self, table: Table, frame: list[int], card: int) -> bool:
        """Whether a card that is where the noun looks is one of them; a null number fits nothing (CR 2.10.2)."""
        what = table.what[card]
        if self.types != ANY_TYPE and types_of(table, card) & self.types == 0:
            return False
        if self.other and card == frame[frames.SELF]:  # a fallen Unit in the trash is itself too (FAQ Screw)
            return False
        if self.colors and registry.COLOR[what] & self.colors == 0:
            return False
        if self.name and registry.NAME[what] != self.name:
            return False
        if self.tags:
            for tag in self.tags:
                if tag in registry.TAGS[what]:
                    break
            else:
                return False
        if self.spent >= 0 and is_spent(table, card) != (self.spent == 1):
            return False
        if self.equipped >= 0 and is_equipped(table, card) != (self.equipped == 1):
            return False
        if self.cost_at_most is not None and (
            not self.cost_at_most.is_known(table, frame) or registry.COST_VALUE[what] > self.cost_at_most.value(table, frame)
        ):
            return False
        if self.cost_is is not None and (
            not self.cost_is.is_known(table, frame) or registry.COST_VALUE[what] != self.cost_is.value(table, frame)
        ):
            return False
        if self.cost_is_a_gig and not is_gig_value(table, frame, registry.COST_VALUE[what], self.cost_is_a_gig):
            return False
        if self.keyword and keywords_of(table, card) & self.keyword == 0:
            return False
        if self.power_at_most is not None and (
            not self.power_at_most.is_known(table, frame) or power_of(table, card) > self.power_at_most.value(table, frame)
        ):
            return False
        if self.power_at_least is not None and (
            not self.power_at_least.is_known(table, frame) or power_of(table, card) < self.power_at_least.value(table, frame)
        ):
            return False
        if self.power_is is not None and (
            not self.power_is.is_known(table, frame) or power_of(table, card) != self.power_is.value(table, frame)
        ):
            return False
        if self.less_power_than is not None:
            power = power_of(table, card)
            for stronger in self.less_power_than.candidates(table, frame):
                if power < power_of(table, stronger):
                    return True
            return False
        return True

    def candidates(self, table: Table, frame: list[int]) -> list[int]:
        """All of them, in a fixed order: the actor's before the Rival's, the field before the Legends area."""
        found: list[int] = []
        where = self.where
        if where >= IN_A_SLOT:
            for card in self._named_cards(table, frame):
                if self.fits(table, frame, card):
                    found.append(card)
        else:
            actor = frame[frames.ACTOR]
            for side in range(2):
                if self.whose & (FRIENDLY if side == 0 else RIVAL):
                    self._look(table, frame, actor if side == 0 else 1 - actor, found)
        if self.lowest_power and len(found) > 1:
            least = min([power_of(table, card) for card in found])
            found = [card for card in found if power_of(table, card) == least]
        return found

    def _look(self, table: Table, frame: list[int], seat: int, found: list[int]) -> None:
        where = self.where
        if where & ON_FIELD:
            for card in table.field[seat]:
                if self.fits(table, frame, card):
                    found.append(card)
        if where & (FACE_UP | FACE_DOWN):
            for card in table.legends[seat]:
                if is_facedown(table, card):
                    # Nothing of a face-down card counts but that it is a Legend (CR 3.4.1).
                    if where & FACE_DOWN and self.types & LEGEND:
                        found.append(card)
                elif where & FACE_UP and self.fits(table, frame, card):
                    found.append(card)
        if where & ON_A_HOST:
            for host in table.field[seat] + table.legends[seat]:
                for card in gear_on(table, host):
                    if self.fits(table, frame, card):
                        found.append(card)
        if where & IN_HAND:
            for card in table.hand[seat]:
                if self.fits(table, frame, card):
                    found.append(card)
        if where & IN_TRASH:
            for card in table.trash[seat]:
                if self.fits(table, frame, card):
                    found.append(card)

    def named_even_if_gone(self, frame: list[int]) -> list[int]:
        """The cards a slot or a word like "this Unit" stands for, wherever they are now: for last-known information."""
        if self.where == IN_A_SLOT:
            return frames.cards_ever_in(frame, self.slot)
        place = self._place()
        return [frame[place]] if frame[place] >= 0 else []

    def _place(self) -> int:
        if self.where == THE_EVENTS_CARD:
            return frames.IT
        if self.where == THE_EVENTS_OTHER:
            return frames.OTHER
        return frames.SOURCE if self.where == THE_PRINTED_CARD else frames.SELF

    def _named_cards(self, table: Table, frame: list[int]) -> list[int]:
        """The cards a slot or a word like "this Unit" stands for, those that are still the same objects."""
        if self.where == IN_A_SLOT:
            return frames.cards_in(table, frame, self.slot)
        if self.where == ON_THE_CARD_ITSELF:
            return gear_on(table, frame[frames.SELF]) if frames.still_there(table, frame, frames.SELF) else []
        place = self._place()
        return [frame[place]] if frames.still_there(table, frame, place) else []

    def is_plain(self) -> bool:
        """A class of nothing but player, place and type: what a lasting effect on a class can name (Q44)."""
        return (
            not self.tags
            and not self.colors
            and not self.name
            and not self.keyword
            and not self.other
            and self.spent < 0
            and self.equipped < 0
            and self.cost_at_most is None
            and self.cost_is is None
            and self.cost_is_a_gig == 0
            and self.power_at_most is None
            and self.power_at_least is None
            and self.power_is is None
            and self.less_power_than is None
            and not self.lowest_power
        )

    def is_chosen_unseen(self) -> bool:
        """Whether a choice among them tells only the chooser what he chose (CR 5.3.2.5)."""
        return self.where & (IN_HAND | IN_A_SLOT) != 0

    def uses(self) -> int:
        bits = 0
        if self.other or self.where & (THE_CARD_ITSELF | ON_THE_CARD_ITSELF):
            bits |= USES_SELF
        if self.where & THE_PRINTED_CARD:
            bits |= USES_SOURCE
        if self.where == THE_EVENTS_CARD or self.where == THE_EVENTS_OTHER:
            bits |= USES_CARDS
        for amount in (self.cost_at_most, self.cost_is, self.power_at_most, self.power_at_least, self.power_is):
            if amount is not None:
                bits |= amount.uses()
        return bits


class CardFilters(TypedDict, total=False):
    """What `one(...)` and its like may add to a noun."""

    type: int  # card types, as bits
    color: int  # colors, as bits
    tag: str
    tags: tuple[str, ...]  # any of them
    name: str
    keyword: int
    other: bool  # not the card whose effect it is
    spent: bool
    equipped: bool
    cost_at_most: int | Amount
    cost_is: int | Amount
    cost_is_a_gig: int  # whose Gigs: its cost is the value of one of them
    power_at_most: int | Amount
    power_at_least: int | Amount
    power_is: int | Amount
    less_power_than: Cards  # than at least one of these
    lowest_power: bool  # of all that fit otherwise


@final
class Number(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def value(self, table: Table, frame: list[int]) -> int:
        return self.number


def amount(number: int | Amount) -> Amount:
    """A number or an amount, as an amount."""
    return Number(number) if isinstance(number, int) else number


def amount_or_none(number: int | Amount | None, otherwise: Amount | None) -> Amount | None:
    return otherwise if number is None else amount(number)


def is_gig_value(table: Table, frame: list[int], number: int, whose: int) -> bool:
    """Whether a number is the value of one of a player's Gigs."""
    actor = frame[frames.ACTOR]
    if whose & FRIENDLY:
        for die in gigs_of(table, actor):
            if table.dice[die] >> 3 == number:
                return True
    if whose & RIVAL:
        for die in gigs_of(table, 1 - actor):
            if table.dice[die] >> 3 == number:
                return True
    return False


# The nouns that stand on the cards.
ANY_UNIT: Final = Cards(ANYONE, ON_FIELD, UNIT)
FRIENDLY_UNIT: Final = Cards(FRIENDLY, ON_FIELD, UNIT)
RIVAL_UNIT: Final = Cards(RIVAL, ON_FIELD, UNIT)
FACE_DOWN_LEGEND: Final = Cards(FRIENDLY, FACE_DOWN, LEGEND)
# Those on the field are meant as well (RD-21).
FACE_UP_LEGEND: Final = Cards(FRIENDLY, ON_FIELD | FACE_UP if readings.FACE_UP_LEGENDS_INCLUDE_THE_FIELD else FACE_UP, LEGEND)
LEGEND_IN_AREA: Final = Cards(FRIENDLY, FACE_UP, LEGEND)
UNIT_OR_LEGEND: Final = Cards(FRIENDLY, ON_FIELD | FACE_UP, UNIT | LEGEND)
ANY_GEAR: Final = Cards(ANYONE, ON_A_HOST, GEAR)
FRIENDLY_GEAR: Final = Cards(FRIENDLY, ON_A_HOST, GEAR)
RIVAL_GEAR: Final = Cards(RIVAL, ON_A_HOST, GEAR)
ITS_GEAR: Final = Cards(FRIENDLY, ON_THE_CARD_ITSELF, GEAR)  # the Gear on this Unit or Legend
YOUR_HAND: Final = Cards(FRIENDLY, IN_HAND, ANY_TYPE)
YOUR_TRASH: Final = Cards(FRIENDLY, IN_TRASH, ANY_TYPE)
YOUR_HAND_OR_TRASH: Final = Cards(FRIENDLY, IN_HAND | IN_TRASH, ANY_TYPE)
THIS: Final = Cards(ANYONE, THE_CARD_ITSELF, ANY_TYPE)  # "this Unit"; of a Gear's lower box, its host (CR 4.11.3)
THIS_CARD: Final = Cards(ANYONE, THE_PRINTED_CARD, ANY_TYPE)  # the card that prints the text, a Gear itself
IT: Final = Cards(ANYONE, THE_EVENTS_CARD, ANY_TYPE)  # the card the trigger is about
THE_OPPOSING_UNIT: Final = Cards(RIVAL, THE_EVENTS_OTHER, ANY_TYPE)


def cards_in(slot: str) -> Cards:
    """The cards an earlier word put into a slot."""
    return Cards(ANYONE, IN_A_SLOT, ANY_TYPE, frames.slot_named(slot))


@final
class Target:
    """How many of which cards, and whether somebody chooses."""

    def __init__(self, cards: Cards, least: int, most: Amount, everyone: bool) -> None:
        self.cards: Cards = cards
        self.least: int = least  # MANY: as many as `most` says, exactly
        self.most: Amount = most
        self.every: bool = everyone
        self.all_or_none: bool = False  # "may ... 2": both or nothing (CR 2.1.1)

    def uses(self) -> int:
        return self.cards.uses() | self.most.uses()


def one(cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """Exactly one, by choice; none where there is none (CR 10.7)."""
    return Target(cards.that(filters), 1, Number(1), False)


def may_one(cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """One or none, by choice: "you may"."""
    return Target(cards.that(filters), 0, Number(1), False)


def up_to(count: int | Amount, cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """Any number up to this one (CR 2.8)."""
    return Target(cards.that(filters), 0, amount(count), False)


def exactly(count: int | Amount, cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """This many, or as many as there are (CR 10.31.2)."""
    return Target(cards.that(filters), MANY, amount(count), False)


def may_exactly(count: int, cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """This many or none, by choice; none where there are not enough (FAQ Maman Brigitte)."""
    target = Target(cards.that(filters), MANY, Number(count), False)
    target.all_or_none = True
    return target


def one_or_up_to(count: int | Amount, cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """One at least, and up to this many (a "may" for the rest)."""
    return Target(cards.that(filters), 1, amount(count), False)


def every(cards: Cards, **filters: Unpack[CardFilters]) -> Target:
    """All of them; nobody chooses."""
    return Target(cards.that(filters), 0, Number(MANY), True)


def target_of(noun: Cards | Target) -> Target:
    """A noun that needs no choice (THIS, a slot), as a target. Of a class of cards it has to be said how many and by whom."""
    if not isinstance(noun, Cards):
        return noun
    if noun.where < IN_A_SLOT:
        raise ValueError(
            "which of these cards? A noun such as RIVAL_UNIT stands inside one(...), may_one(...), up_to(...) or every(...); "
            "only THIS, IT and their like, and slots, stand alone"
        )
    return Target(noun, 0, Number(MANY), True)


@final
class Gigs:
    """A class of dice in Gig areas (CR 6.1): whose, and what they must show."""

    def __init__(self, whose: int) -> None:
        self.whose: int = whose
        self.sides: int = 0  # 0: any die
        self.at_least: Amount | None = None
        self.is_min: bool = False
        self.is_max: bool = False
        self.parity: int = 0  # 1: odd, 2: even
        self.unshared: bool = False  # no friendly Gig shows the same value
        self.slot: int = -1
        self.not_in_slot: int = -1
        self.other_player_than: int = -1  # slot of a Gig: only those of the player who doesn't control it
        self.of_the_event: bool = False

    def fits(self, table: Table, frame: list[int], die: int) -> bool:
        value = table.dice[die] >> 3
        if self.sides and sides_of(die) != self.sides:
            return False
        if self.at_least is not None and value < self.at_least.value(table, frame):
            return False
        if self.is_min and value != 1:
            return False
        if self.is_max and value != sides_of(die):
            return False
        if self.parity and not (is_odd(value) if self.parity == 1 else is_even(value)):
            return False
        return not (self.unshared and is_gig_value(table, frame, value, FRIENDLY))

    def candidates(self, table: Table, frame: list[int]) -> list[int]:
        """All of them, the actor's Gig area first."""
        found: list[int] = []
        if self.of_the_event:
            die = frame[frames.DIE]
            if die >= 0 and table.dice[die] & 7 >= 2 and self.fits(table, frame, die):
                found.append(die)
            return found
        if self.slot >= 0:
            for die in frames.dice_in(frame, self.slot):
                if table.dice[die] & 7 >= 2 and self.fits(table, frame, die):
                    found.append(die)
            return found
        left_out = frames.dice_in(frame, self.not_in_slot) if self.not_in_slot >= 0 else []
        not_at = -1
        if self.other_player_than >= 0:
            named = frames.dice_in(frame, self.other_player_than)
            not_at = table.dice[named[0]] & 7 if named else -1
        actor = frame[frames.ACTOR]
        for side in range(2):
            if self.whose & (FRIENDLY if side == 0 else RIVAL):
                seat = actor if side == 0 else 1 - actor
                if GIG_AREA + seat == not_at:
                    continue
                for die in gigs_of(table, seat):
                    if die not in left_out and self.fits(table, frame, die):
                        found.append(die)
        return found

    def count(self, table: Table, frame: list[int]) -> int:
        return len(self.candidates(table, frame))

    def uses(self) -> int:
        return USES_DIE if self.of_the_event else 0


def gig(
    whose: int = ANYONE,
    *,
    sides: int = 0,
    at_least: int | Amount | None = None,
    is_min: bool = False,
    is_max: bool = False,
    even: bool = False,
    odd: bool = False,
    unshared: bool = False,
    not_in: str = "",
    other_player_than: str = "",
) -> Gigs:
    """Gigs of FRIENDLY, RIVAL or ANYONE that fit all that is said."""
    gigs = Gigs(whose)
    gigs.sides = sides
    gigs.at_least = amount_or_none(at_least, None)
    gigs.is_min = is_min
    gigs.is_max = is_max
    gigs.parity = 2 if even else 1 if odd else 0
    gigs.unshared = unshared
    if not_in:
        gigs.not_in_slot = frames.slot_named(not_in)
    if other_player_than:
        gigs.other_player_than = frames.slot_named(other_player_than)
    return gigs


def gig_in(slot: str) -> Gigs:
    """The Gig an earlier word put into a slot."""
    gigs = Gigs(ANYONE)
    gigs.slot = frames.slot_named(slot)
    return gigs


def _event_gig() -> Gigs:
    gigs = Gigs(ANYONE)
    gigs.of_the_event = True
    return gigs


THAT_GIG: Final = _event_gig()  # the die the trigger is about
