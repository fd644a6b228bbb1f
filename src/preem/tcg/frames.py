"""Frames: what is being resolved, as data on a stack (architecture, section 3; CR 10.2).

A frame is a list of ints: a head of fixed places, then slots. It belongs either to an effect (kind EFFECT: a program of a
declaration) or to a rule (the other kinds). Players are asked in the middle of frames, so nothing waits in a Python call.
"""

from typing import Final

from preem.tcg.marks import owner_of, stay_of
from preem.tcg.table import Table

# Kinds of frame.
EFFECT: Final = 1
SETUP: Final = 2
TURN: Final = 3
DRAIN: Final = 4
PAY: Final = 5
PLAY: Final = 6
CALL: Final = 7
ACTIVATE: Final = 8
ATTACK: Final = 9
DEFEAT: Final = 10
STEAL: Final = 11
ROLL_IN: Final = 12

# Places in the head.
KIND: Final = 0
PC: Final = 1  # the step it is at
SEAT: Final = 2  # whose effect or action it is (CR 10.1.4)
ACTOR: Final = 3  # who does the present step: "each player ..." changes it
SOURCE: Final = 4  # the card that prints the text
SOURCE_STAY: Final = 5
SELF: Final = 6  # "this Unit": the source, or the host of a Gear (CR 10.1.3, 4.11.3)
SELF_STAY: Final = 7
WHAT: Final = 8  # EFFECT: number of the declaration; a rule: its own use
PROGRAM: Final = 9  # EFFECT: number of the program; a rule: its own use
IT: Final = 10  # the card the triggering event was about
IT_STAY: Final = 11
OTHER: Final = 12  # the other card of that event
OTHER_STAY: Final = 13
DIE: Final = 14  # the die of that event
VALUE: Final = 15  # the number of that event; a rule: its own use
DONE: Final = 16  # 1 if the last verb really did something: "if you do" (CR 10.3.3)
A: Final = 17  # working places of the present step
B: Final = 18
C: Final = 19
HEAD: Final = 20

CARD_PLACES: Final = (SOURCE, SELF, IT, OTHER)  # where a head holds a card or -1

# What a slot holds.
CARDS: Final = 1  # pairs of card and stay
DICE: Final = 2
NUMBER: Final = 3

# Names of slots. A declaration may use these and no others, so that a typo fails when it is imported.
SLOT_NAMES: Final = (
    "chosen",
    "unit",
    "gear",
    "legend",
    "program",
    "card",
    "first",
    "second",
    "found",
    "trashed",
    "discarded",
    "revealed",
    "gig",
    "rival gig",
    "type",
    "amount",
    "victims",
    "used",
    "dice",
    "mode",
    "count",
)
CHOSEN: Final = 0
VICTIMS: Final = 16
USED: Final = 17
DICE_CHOSEN: Final = 18
MODE: Final = 19
COUNT: Final = 20


def slot_named(name: str) -> int:
    """The number of a slot, for words that are made."""
    if name not in SLOT_NAMES:
        known = ", ".join(SLOT_NAMES[:VICTIMS])  # the others are the engine's own
        raise ValueError(f"no slot is called {name!r}; there are {known}")
    return SLOT_NAMES.index(name)


def new_frame(kind: int, seat: int) -> list[int]:
    """A frame with an empty head, not yet on the stack."""
    return [kind, 0, seat, seat, -1, 0, -1, 0, 0, 0, -1, 0, -1, 0, -1, 0, 0, 0, 0, 0]


def push(table: Table, frame: list[int]) -> None:
    table.frames.append(frame)


def pop(table: Table, returned: int) -> None:
    """The top frame has ended; what it returns is there for the frame below."""
    table.frames.pop()
    table.returned = returned


def set_card(table: Table, frame: list[int], place: int, card: int) -> None:
    """Write a card and its present stay into the head."""
    frame[place] = card
    frame[place + 1] = stay_of(table, card) if card >= 0 else 0


def still_there(table: Table, frame: list[int], place: int) -> bool:
    """The card of the head is the object it was when it was written down."""
    card = frame[place]
    return card >= 0 and table.card[card] >> 12 == frame[place + 1]


def slot_at(frame: list[int], name: int) -> int:
    """Where the latest record of a slot begins, or -1. A record is name, kind, who may see it, count, entries."""
    at = HEAD
    found = -1
    end = len(frame)
    while at < end:
        if frame[at] == name:
            found = at
        at += 4 + frame[at + 3] * (2 if frame[at + 1] == CARDS else 1)
    return found


def put_cards(table: Table, frame: list[int], name: int, cards: list[int], seen_by: int) -> None:
    """Fill a slot with cards as the objects they are now. `seen_by`: bits of the seats that know which they are."""
    frame += [name, CARDS, seen_by, len(cards)]
    for card in cards:
        frame.append(card)
        frame.append(stay_of(table, card))


def put_dice(frame: list[int], name: int, dice: list[int]) -> None:
    frame += [name, DICE, 3, len(dice)]
    frame += dice


def put_number(frame: list[int], name: int, number: int, seen_by: int) -> None:
    frame += [name, NUMBER, seen_by, 1, number]


def cards_in(table: Table, frame: list[int], name: int) -> list[int]:
    """The cards of a slot that are still the objects they were; none when it was never filled."""
    at = slot_at(frame, name)
    cards: list[int] = []
    if at < 0 or frame[at + 1] != CARDS:
        return cards
    for i in range(frame[at + 3]):
        card = frame[at + 4 + 2 * i]
        if table.card[card] >> 12 == frame[at + 5 + 2 * i]:
            cards.append(card)
    return cards


def cards_ever_in(frame: list[int], name: int) -> list[int]:
    """The cards of a slot wherever they are now: for numbers that are printed on them (CR 10.10.1)."""
    at = slot_at(frame, name)
    cards: list[int] = []
    if at < 0 or frame[at + 1] != CARDS:
        return cards
    for i in range(frame[at + 3]):
        cards.append(frame[at + 4 + 2 * i])
    return cards


def dice_in(frame: list[int], name: int) -> list[int]:
    at = slot_at(frame, name)
    if at < 0 or frame[at + 1] != DICE:
        return []
    return frame[at + 4 : at + 4 + frame[at + 3]]


def number_in(frame: list[int], name: int) -> int:
    """The number of a slot, 0 when it was never filled."""
    at = slot_at(frame, name)
    return frame[at + 4] if at >= 0 and frame[at + 1] == NUMBER else 0


def ask(table: Table, seat: int, kind: int, about: int, options: list[int]) -> None:
    """Open a decision. The engine answers it itself when it has one option and is not of a kind that is always asked."""
    table.asking = kind
    table.asked = seat
    table.about = about
    table.options = options


def reader(table: Table, card: int) -> list[int]:
    """A head for asking a node of a card in play something outside any resolution: its controller, source and host."""
    seat = owner_of(table, card)
    host = table.host[card]
    if host < 0:
        host = card
    return [
        EFFECT,
        0,
        seat,
        seat,
        card,
        stay_of(table, card),
        host,
        stay_of(table, host),
        table.what[card],
        0,
        -1,
        0,
        -1,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
    ]
