"""Options outside the engine: one small frozen value per kind of decision, printed as a line of notation that reads back.

Inside, an option is an int (terms.py, and each frame's own numbers); the two meet in this module and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from preem.tcg import frames, registry
from preem.tcg.areas import gear_on
from preem.tcg.errors import InvalidNotation
from preem.tcg.names import card_name, die_name, pending_names
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BLOCK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_AMOUNT,
    ASK_CARD,
    ASK_FIRST,
    ASK_GIG,
    ASK_MAIN,
    ASK_MAY,
    ASK_MODE,
    ASK_MULLIGAN,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_ROLL_IN,
    ASK_TYPE,
    AT_GIGS,
    GEAR,
    LEGEND,
    NONE,
    PROGRAM,
    UNIT,
)

KIND_NAMES = {
    ASK_NOTHING: "nothing",
    ASK_FIRST: "first",
    ASK_MULLIGAN: "mulligan",
    ASK_ROLL_IN: "roll_in",
    ASK_MAIN: "main",
    ASK_REACT: "react",
    ASK_PAY: "pay",
    ASK_CARD: "card",
    ASK_GIG: "gig",
    ASK_AMOUNT: "amount",
    ASK_MODE: "mode",
    ASK_MAY: "may",
    ASK_ORDER: "order",
    ASK_TYPE: "type",
}
TYPE_NAMES = {UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program", LEGEND: "Legend"}
AMOUNT_ZERO = 100


@dataclass(frozen=True, slots=True)
class GoFirst:
    """Who starts: the one who decides, or the other (CR 7.5.2)."""

    first: bool

    def __str__(self) -> str:
        return "go first" if self.first else "go second"


@dataclass(frozen=True, slots=True)
class Mulligan:
    """The hand back and six new cards, or keep it (CR 7.9.2)."""

    take: bool

    def __str__(self) -> str:
        return "mulligan" if self.take else "keep"


@dataclass(frozen=True, slots=True)
class RollIn:
    """Roll this die in (CR 8.6.5)."""

    die: str

    def __str__(self) -> str:
        return f"roll_in {self.die}"


@dataclass(frozen=True, slots=True)
class Sell:
    card: str

    def __str__(self) -> str:
        return f"sell {self.card}"


@dataclass(frozen=True, slots=True)
class Call:
    """Call the face-down Legend at a place, counted from 0, left to right (CR 11.11)."""

    place: int

    def __str__(self) -> str:
        return f"call {self.place}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class GoSolo:
    legend: str

    def __str__(self) -> str:
        return f"go_solo {self.legend}"


@dataclass(frozen=True, slots=True)
class ToField:
    """Play a Legend plainly to the field (CR 4.5)."""

    legend: str

    def __str__(self) -> str:
        return f"to_field {self.legend}"


@dataclass(frozen=True, slots=True)
class Activate:
    """Use an activated effect; `effect` counts those of the card from 0, its Gear's after its own."""

    card: str
    effect: int

    def __str__(self) -> str:
        return f"activate {self.card} {self.effect}" if self.effect else f"activate {self.card}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a rival Unit, or "gigs"."""

    unit: str
    target: str

    def __str__(self) -> str:
        return f"attack {self.unit} {self.target}"


@dataclass(frozen=True, slots=True)
class Block:
    unit: str

    def __str__(self) -> str:
        return f"block {self.unit}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    def __str__(self) -> str:
        return "end_turn"


@dataclass(frozen=True, slots=True)
class Pass:
    """No (further) reaction (CR 9.12)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Pay:
    """The Legends that are spent; ready Eddies pay the rest (CR 11.8.1)."""

    legends: tuple[str, ...]

    def __str__(self) -> str:
        return "pay " + (" + ".join(self.legends) if self.legends else "eddies")


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """A card, or None to decline."""

    card: str | None

    def __str__(self) -> str:
        return f"card {self.card or 'none'}"


@dataclass(frozen=True, slots=True)
class ChooseGig:
    """A die, or None to decline."""

    die: str | None

    def __str__(self) -> str:
        return f"gig {self.die or 'none'}"


@dataclass(frozen=True, slots=True)
class ChooseAmount:
    amount: int

    def __str__(self) -> str:
        return f"amount {self.amount}"


@dataclass(frozen=True, slots=True)
class ChooseMode:
    """A mode by its printed place, or by the word of its destination."""

    mode: str

    def __str__(self) -> str:
        return f"mode {self.mode}"


@dataclass(frozen=True, slots=True)
class Answer:
    """Yes or no to a "you may"."""

    yes: bool

    def __str__(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True)
class ResolveNext:
    """The pending effect that resolves next (CR 10.12)."""

    effect: str

    def __str__(self) -> str:
        return f"order {self.effect}"


@dataclass(frozen=True, slots=True)
class ChooseType:
    type: str

    def __str__(self) -> str:
        return f"type {self.type}"


Option = (
    GoFirst
    | Mulligan
    | RollIn
    | Sell
    | Call
    | PlayCard
    | GoSolo
    | ToField
    | Activate
    | Attack
    | Block
    | EndTurn
    | Pass
    | Pay
    | ChooseCard
    | ChooseGig
    | ChooseAmount
    | ChooseMode
    | Answer
    | ResolveNext
    | ChooseType
)


def parse_option(text: str) -> Option:
    """Read one line of notation back; whether it is legal is the table's to say."""
    words = text.split()
    fixed = _FIXED.get(" ".join(words))
    if fixed is not None:
        return fixed
    if len(words) < 2:
        raise InvalidNotation(f"{text!r} is no option: a word and what it is about, such as 'play minotaur'")
    verb, rest = words[0], words[1:]
    if verb == "pay":
        return Pay(tuple(name for name in rest if name != "+"))
    if verb == "attack" and len(rest) == 2:
        return Attack(rest[0], rest[1])
    if verb == "activate" and len(rest) == 2 and rest[1].isdigit():
        return Activate(rest[0], int(rest[1]))
    if len(rest) != 1:
        raise InvalidNotation(f"{text!r} is no option: too many words after {verb!r}")
    name = rest[0]
    if verb == "call" and name.isdigit():
        return Call(int(name))
    if verb == "amount" and name.lstrip("-").isdigit():
        return ChooseAmount(int(name))
    reads = _ONE_NAME.get(verb)
    if reads is None:
        raise InvalidNotation(f"{text!r} is no option: no notation begins with {verb!r}")
    return reads(name)


def _card_or_none(name: str) -> Option:
    return ChooseCard(None if name == "none" else name)


def _gig_or_none(name: str) -> Option:
    return ChooseGig(None if name == "none" else name)


_FIXED: dict[str, Option] = {
    str(option): option
    for option in (
        GoFirst(True),
        GoFirst(False),
        Mulligan(True),
        Mulligan(False),
        EndTurn(),
        Pass(),
        Answer(True),
        Answer(False),
        Pay(()),
    )
}
_ONE_NAME: dict[str, Callable[[str], Option]] = {
    "roll_in": RollIn,
    "sell": Sell,
    "play": PlayCard,
    "go_solo": GoSolo,
    "to_field": ToField,
    "activate": lambda name: Activate(name, 0),
    "block": Block,
    "card": _card_or_none,
    "gig": _gig_or_none,
    "mode": ChooseMode,
    "order": ResolveNext,
    "type": ChooseType,
}


class Naming:
    """How cards are called in options: the table's own way; a scenario puts its lasting names in its place."""

    def card(self, table: Table, seat: int, card: int) -> str:
        return card_name(table, seat, card)

    def own_card(self, table: Table, seat: int, card: int) -> str:
        """Where only one side can be meant."""
        return card_name(table, seat, card, False)


PLAIN = Naming()


def option_of(table: Table, option: int, naming: Naming = PLAIN) -> Option:
    """An open option of the table as a value, named as the one who decides names things."""
    seat = table.asked
    kind = table.asking
    if kind in (ASK_MAIN, ASK_REACT):
        return _action(table, seat, option, kind, naming)
    if kind == ASK_CARD:
        return ChooseCard(None if option == NONE else naming.card(table, seat, option))
    if kind == ASK_GIG:
        return ChooseGig(None if option == NONE else die_name(seat, option))
    if kind == ASK_AMOUNT:
        return ChooseAmount(option - AMOUNT_ZERO)
    if kind == ASK_MAY:
        return Answer(option == 1)
    if kind == ASK_MODE:
        return ChooseMode(mode_label(table, option))
    if kind == ASK_PAY:
        places = [place for place in range(len(table.legends[seat])) if option >> place & 1]
        return Pay(tuple(naming.own_card(table, seat, table.legends[seat][place]) for place in places))
    if kind == ASK_ORDER:
        return ResolveNext(pending_names(table, seat, table.options)[table.options.index(option)])
    if kind == ASK_TYPE:
        return ChooseType(TYPE_NAMES[option])
    if kind == ASK_ROLL_IN:
        return RollIn(die_name(seat, option))
    if kind == ASK_FIRST:
        return GoFirst(option == 1)
    assert kind == ASK_MULLIGAN, "every kind of decision has its value"
    return Mulligan(option == 1)


def _action(table: Table, seat: int, option: int, asking: int, naming: Naming) -> Option:
    kind = option >> 16
    card = option >> 8 & 255
    if kind == ACT_SELL:
        return Sell(naming.own_card(table, seat, card))
    if kind == ACT_CALL:
        return Call(table.legends[seat].index(card))
    if kind == ACT_PLAY:
        return PlayCard(naming.own_card(table, seat, card))
    if kind == ACT_GO_SOLO:
        return GoSolo(naming.own_card(table, seat, card))
    if kind == ACT_TO_FIELD:
        return ToField(naming.own_card(table, seat, card))
    if kind == ACT_ACTIVATE:
        host, effect = activation_number(table, card, option & 255)
        return Activate(naming.own_card(table, seat, host), effect)
    if kind == ACT_ATTACK:
        target = option & 255
        name = "gigs" if target == AT_GIGS else naming.own_card(table, seat, target)
        return Attack(naming.own_card(table, seat, card), name)
    if kind == ACT_BLOCK:
        return Block(naming.own_card(table, seat, card))
    return Pass() if asking == ASK_REACT else EndTurn()


def activations_of(table: Table, host: int) -> list[tuple[int, int]]:
    """A card's activated effects in the order they count: its own, then its Gear's; each as printing card and number there."""
    found: list[tuple[int, int]] = []
    for source in [host, *gear_on(table, host)]:
        found += [(source, number) for number in range(len(registry.ACTIVATED[table.what[source]]))]
    return found


def activation_number(table: Table, source: int, number: int) -> tuple[int, int]:
    """The card that bears an activated effect, and which of its effects that is."""
    host = table.host[source]
    host = source if host < 0 else host
    return host, activations_of(table, host).index((source, number))


def mode_label(table: Table, option: int) -> str:
    """A mode's destination word, or its number."""
    frame = table.frames[-1]
    if frame[frames.KIND] == frames.EFFECT:
        step = registry.PROGRAMS[frame[frames.WHAT]][frame[frames.PROGRAM]][frame[frames.PC] - 1]
        return step.label(option) or str(option)
    return str(option)


def short(option: Option) -> str:
    """An option as a scenario prints it: the bare answer where the question is clear."""
    if isinstance(option, (ChooseCard, ChooseGig, ChooseAmount, ChooseMode, ResolveNext, ChooseType, RollIn, Pay)):
        return str(option).split(" ", 1)[1]
    if isinstance(option, Answer):
        return "yes" if option.yes else "none"
    return str(option)
