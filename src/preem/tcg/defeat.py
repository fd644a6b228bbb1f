"""Defeating cards, one or a set: what replaces it is settled before anything moves (CR 9.19, 10.24 to 10.30)."""

from preem.tcg import events, frames, in_force, log, moves, readings, registry
from preem.tcg.areas import to_trash
from preem.tcg.effects.base import DefeatReplacement
from preem.tcg.frames import ask, reader
from preem.tcg.knowledge import EVERYONE
from preem.tcg.marks import is_in_play, owner_of
from preem.tcg.paying import pay
from preem.tcg.table import Table
from preem.tcg.terms import (
    ASK_CARD,
    ASK_MAY,
    CANT_BE_DEFEATED_IN_FIGHT,
    FIGHTING,
    HAS_DEFEAT_REPLACEMENT,
    NONE,
    WAS_DEFEATED,
)


def push_defeat(table: Table, seat: int, victims: list[int]) -> None:
    """Defeat these cards together."""
    frame = frames.new_frame(frames.DEFEAT, seat)
    frames.put_cards(table, frame, frames.VICTIMS, victims, EVERYONE)
    frames.push(table, frame)


# The working places of the head: A is the victim that is being settled, SOURCE the optional replacement that is asked or paid
# for, C counts the replaced ones. The slot "used" holds pairs of a source and the victim's place: once an event (CR 10.29.1).
def step(table: Table, frame: list[int]) -> None:
    if frame[frames.PC] == 0:
        frame[frames.PC] = 1
        frame[frames.SOURCE] = -1
        victims = _in_field_order(table, frames.cards_in(table, frame, frames.VICTIMS))
        if readings.FIGHT_PROTECTION_STOPS_EFFECTS and table.stage == FIGHTING:  # RD-8
            victims = [card for card in victims if not in_force.holds(table, CANT_BE_DEFEATED_IN_FIGHT, card)]
        del frame[frames.HEAD :]
        frames.put_cards(table, frame, frames.USED, [], EVERYONE)
        frames.put_cards(table, frame, frames.VICTIMS, victims, EVERYONE)
    elif frame[frames.PC] == 2:
        # The price of an optional replacement has been paid.
        frame[frames.PC] = 1
        _replace(table, frame, frame[frames.SOURCE])
    victims = frames.cards_ever_in(frame, frames.VICTIMS)
    while frame[frames.A] < len(victims):
        if _settle(table, frame, victims[frame[frames.A]]):
            return
        frame[frames.A] += 1
        victims = frames.cards_ever_in(frame, frames.VICTIMS)
    _carry_out(table, frame, victims)


def _in_field_order(table: Table, cards: list[int]) -> list[int]:
    """The turn player's first; each side in the order of its field, then its Legends area, then Gear (Q61)."""
    ordered: list[int] = []
    for seat in (table.turn_player, 1 - table.turn_player):
        for card in table.field[seat] + table.legends[seat] + table.gear[seat]:
            if card in cards:
                ordered.append(card)
    return ordered


def _settle(table: Table, frame: list[int], victim: int) -> bool:
    """Look for replacements of this defeat; True when something is asked or being paid for (CR 10.28, Q53)."""
    if table.listening & HAS_DEFEAT_REPLACEMENT == 0:
        return False
    while True:
        compulsory: list[int] = []
        optional = -1
        for source in table.active:
            if registry.MASK[table.what[source]] & HAS_DEFEAT_REPLACEMENT and _may_replace(table, frame, source, victim):
                if text_of(table, source).optional:
                    if optional < 0:
                        optional = source
                else:
                    compulsory.append(source)
        if len(compulsory) > 1:
            ask(table, owner_of(table, victim), ASK_CARD, victim, compulsory)
            table.least = 1
            return True
        if compulsory:
            victim = _replace(table, frame, compulsory[0])
            continue
        if optional >= 0:
            frames.set_card(table, frame, frames.SOURCE, optional)
            ask(table, owner_of(table, optional), ASK_MAY, victim, [1, NONE])
            return True
        return False


def text_of(table: Table, source: int) -> DefeatReplacement:
    """The replacement a card prints; no card prints two."""
    return registry.DEFEAT_REPLACEMENTS[table.what[source]][0]


def _may_replace(table: Table, frame: list[int], source: int, victim: int) -> bool:
    at = frames.slot_at(frame, frames.USED)
    for i in range(frame[at + 3]):
        if frame[at + 4 + 2 * i] == source and frame[at + 5 + 2 * i] == frame[frames.A]:
            return False
    text = text_of(table, source)
    head = reader(table, source)
    if not text.applies(table, head, victim):
        return False
    # What has been settled to be defeated can't be defeated in the place of yet another (Q51).
    settled = frames.cards_ever_in(frame, frames.VICTIMS)
    instead = text.instead(table, head, victim)
    return instead == victim or instead not in settled[: frame[frames.A]]


def answer(table: Table, frame: list[int], option: int) -> None:
    source = frame[frames.SOURCE]
    if source < 0:  # which of several compulsory ones
        _replace(table, frame, option)
    elif option == NONE:
        _use(frame, source)
        frame[frames.SOURCE] = -1
    elif text_of(table, source).price > 0:
        frame[frames.PC] = 2
        pay(table, owner_of(table, source), text_of(table, source).price, -1)
    else:
        _replace(table, frame, source)


def _use(frame: list[int], source: int) -> None:
    """This source has been asked about this event: it is not asked again."""
    at = frames.slot_at(frame, frames.USED)
    end = at + 4 + 2 * frame[at + 3]
    frame[end:end] = [source, frame[frames.A]]
    frame[at + 3] += 1


def _replace(table: Table, frame: list[int], source: int) -> int:
    """Put the new victim in the place of the old one; gives it."""
    _use(frame, source)
    at = frames.slot_at(frame, frames.VICTIMS)
    place = at + 4 + 2 * frame[frames.A]
    victim = frame[place]
    instead = text_of(table, source).instead(table, reader(table, source), victim)
    log.note(table, log.SAVED_FROM_DEFEAT, owner_of(table, victim), victim, other=instead)
    frame[place] = instead
    frame[place + 1] = table.card[instead] >> 12
    frame[frames.SOURCE] = -1
    if instead != victim:
        frame[frames.C] += 1
    return instead


def _carry_out(table: Table, frame: list[int], victims: list[int]) -> None:
    """All at once: DEFEATED is heard while they are in play, then each goes to its owner's trash with its Gear (CR 4.12)."""
    cards: list[int] = []
    for card in victims:
        if card not in cards and is_in_play(table, card):
            cards.append(card)
    frames.pop(table, len(victims) - frame[frames.C])
    batch = events.new_batch(table)
    rows: list[int] = []
    for card in cards:
        moves.remember_power(table, card)
        log.note(table, log.IS_DEFEATED, owner_of(table, card), card)
        rows.append(events.write(table, batch, WAS_DEFEATED, owner_of(table, card), card, -1, -1, 0, table.last_power[card]))
    for row in rows:
        events.hear(table, row)
    for card in cards:
        for each in moves.with_gear(table, card):
            if is_in_play(table, each):
                to_trash(table, each)
