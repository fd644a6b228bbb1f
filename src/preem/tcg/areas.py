"""Cards on their way from area to area, with their Gear, and whose text is read (CR 4.4, 4.12, 5, 11.6, 11.12)."""

from preem.kernel import rng
from preem.tcg import in_force, readings, registry
from preem.tcg.knowledge import (
    EVERYONE,
    KNOWS_GROUP,
    drawn_from_group,
    forget_place_in_hand,
    know,
    leave_group,
    show,
    show_to,
)
from preem.tcg.marks import (
    AS_FACE_DOWN,
    AS_SPENT,
    area_of,
    become,
    is_facedown,
    is_solo,
    is_spent,
    owner_of,
    step_onto_field,
    turn_up,
)
from preem.tcg.table import STREAM_DECK, STREAM_LEGENDS, STREAM_UNDER_DECK, Table
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
    _become_open(table, card, area, 0)
    _put(table, card, area, owner_of(table, card))
    show(table, card)


def to_hand(table: Table, card: int) -> None:
    """To its owner's hand. What a player knew of the card he goes on knowing; a Legend is removed from the game instead."""
    if registry.TYPE[table.what[card]] == LEGEND:
        remove_from_game(table, card)
        return
    _take_out(table, card)
    become(table, card, HAND, 0)
    owner = owner_of(table, card)
    if table.group[card] >= 0:
        drawn_from_group(table, card)
    show_to(table, owner, card)
    _put(table, card, HAND, owner)


def draw_top(table: Table, seat: int) -> int:
    """The top card of a deck that has one, to its owner's hand."""
    deck = table.deck[seat]
    card = deck[-1]
    table.deck = _in_place_of(table.deck, seat, deck[:-1])
    become(table, card, HAND, 0)
    if table.group[card] >= 0:
        drawn_from_group(table, card)
    show_to(table, seat, card)
    _put(table, card, HAND, seat)
    return card


def to_eddies(table: Table, card: int, openly: bool) -> None:
    """Face-down and ready into its owner's Eddies area (CR 11.9.1.1). Nobody may tell which Eddie is which (Q24)."""
    owner = owner_of(table, card)
    _take_out(table, card)
    become(table, card, EDDIES, AS_FACE_DOWN)
    _put(table, card, EDDIES, owner)
    leave_group(table, card)
    if openly and readings.OPENLY_SOLD_CARDS_ARE_REMEMBERED:
        table.group[card] = owner  # leave_group has made the list this table's own
        know(table, card, KNOWS_GROUP | KNOWS_GROUP << 1)
    else:
        know(table, card, 0)


def to_field(table: Table, card: int, spent: bool) -> None:
    """Face-up onto its owner's field. From the Legends area it stays the same object and keeps its Gear (Q16, CR 4.12)."""
    owner = owner_of(table, card)
    if area_of(table, card) == LEGENDS:
        table.legends = _without(table.legends, owner, card)
        step_onto_field(table, card, spent)
    else:
        _take_out(table, card)
        _become_open(table, card, FIELD, AS_SPENT if spent else 0)
        show(table, card)
        start_reading(table, card)
    _put(table, card, FIELD, owner)


def back_to_legends(table: Table, card: int) -> None:
    """A Legend leaves the field for its Legends area: played plainly it stays there with face, orientation and Gear (Q3).

    One that came by GO SOLO is removed wherever it goes (CR 11.25.1), its Gear trashed (Q64). No card does this yet.
    """
    if is_solo(table, card) or not readings.PLAINLY_PLAYED_LEGEND_MAY_GO_BACK:
        for gear in gear_on(table, card):
            to_trash(table, gear)
        remove_from_game(table, card)
        return
    owner = owner_of(table, card)
    table.field = _without(table.field, owner, card)
    become(table, card, LEGENDS, AS_SPENT if is_spent(table, card) else 0)
    _put(table, card, LEGENDS, owner)


def to_nowhere(table: Table, card: int) -> None:
    """A Program that is being played is in no area, open to both (CR 4.14.1, 4.14.2)."""
    _take_out(table, card)
    _become_open(table, card, NOWHERE, 0)
    show(table, card)


def to_legends(table: Table, card: int, facedown: bool) -> None:
    """Into its owner's Legends area, at the right (only while a table is being set up)."""
    become(table, card, LEGENDS, AS_FACE_DOWN if facedown else 0)
    _put(table, card, LEGENDS, owner_of(table, card))
    know(table, card, 0 if facedown else EVERYONE)
    if not facedown:
        start_reading(table, card)


def onto_deck(table: Table, seat: int, cards: list[int]) -> None:
    """On top of a player's deck, the last one topmost (only while a table is being set up)."""
    for card in cards:
        become(table, card, DECK, 0)
    table.deck = _in_place_of(table.deck, seat, table.deck[seat] + cards)


def turn_face_up(table: Table, card: int) -> None:
    """A face-down Legend is flipped: it keeps its orientation (CR 11.11.1.3), and its text is read from now on."""
    turn_up(table, card)
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
        _become_open(table, gear, EQUIPPED, 0)
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
                know(table, card, (table.known[card] & EVERYONE) << 2)
        for card in mine:
            become(table, card, DECK, 0)
        table.deck = _in_place_of(table.deck, seat, mine[::-1] + table.deck[seat])
        _count_shuffle(table, seat)


def shuffle_deck(table: Table, seat: int) -> None:
    """Nobody knows any place in the deck afterwards (CR 5.5.7)."""
    deck = table.deck[seat][:]
    table.group = table.group[:]
    for card in deck:
        know(table, card, 0)
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


def hand_into_deck(table: Table, seat: int) -> None:
    """The whole hand onto the deck, to be shuffled (CR 7.9.3.2)."""
    hand = table.hand[seat]
    for card in hand:
        become(table, card, DECK, 0)
    table.deck = _in_place_of(table.deck, seat, hand + table.deck[seat])
    table.hand = _in_place_of(table.hand, seat, [])


def new_card(table: Table, what: int, owner: int) -> int:
    """A card that is nowhere yet (only while a table is being set up)."""
    card = len(table.card)
    table.what.append(what)
    table.card.append(owner << 4 | NOWHERE)
    table.host.append(-1)
    table.last_power.append(0)
    table.known.append(0)
    table.group.append(-1)
    return card


def remember_last_power(table: Table, card: int, power: int) -> None:
    """Last-known information of a card that leaves play (CR 10.10.1)."""
    if table.last_power[card] != power:
        table.last_power = table.last_power[:]
        table.last_power[card] = power


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


def _become_open(table: Table, card: int, area: int, marks: int) -> None:
    """A new object in an area that is open to both; in the other reading of Q16 what is in force about it follows it there."""
    become(table, card, area, marks)
    if not readings.OTHER_AREA_MAKES_A_FRESH_CARD:
        in_force.follow(table, card)


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


def _take_out(table: Table, card: int) -> None:
    """Out of the list of its area; text in play is no longer read."""
    area = area_of(table, card)
    owner = owner_of(table, card)
    if area == NOWHERE:
        return
    if area == HAND:
        forget_place_in_hand(table, card)
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


def _count_shuffle(table: Table, seat: int) -> None:
    table.shuffles = [table.shuffles[0] + 1 - seat, table.shuffles[1] + seat]
