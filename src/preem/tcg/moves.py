"""Cards on their way: draw, discard, trash, sell, ready, spend (CR 11.5, 11.7, 11.9, 3.7, 3.8)."""

from preem.tcg import events, log, readings
from preem.tcg.areas import draw_top, gear_on, remember_last_power, to_eddies, to_hand, to_trash, under_deck
from preem.tcg.endings import end_game
from preem.tcg.facts import can_ready, true_power
from preem.tcg.marks import area_of, is_spent, owner_of, ready, spend
from preem.tcg.table import Table, count_sale
from preem.tcg.terms import DISCARDED, ENDED_DECK, FIELD, LEGENDS, SOLD, SPENT


def draw(table: Table, seat: int, cards: int) -> None:
    """Draw cards one at a time; the first that can't be drawn loses the game at once (CR 1.14.1, 11.5)."""
    for _ in range(cards):
        if not table.deck[seat]:
            end_game(table, 1 - seat, ENDED_DECK)
            return
        card = draw_top(table, seat)
        log.note(table, log.DRAWS, seat, card, seen_by=1 << seat | table.known[card] & 3)


def discard(table: Table, card: int) -> None:
    """From a hand to its owner's trash."""
    seat = owner_of(table, card)
    to_trash(table, card)
    log.note(table, log.DISCARDS, seat, card)
    events.emit(table, DISCARDED, seat, card)


def trash_top(table: Table, seat: int, cards: int) -> list[int]:
    """Trash from the top of a deck, one at a time, as many as there are: no draw, no loss (CR 11.7.2)."""
    trashed: list[int] = []
    for _ in range(cards):
        if not table.deck[seat]:
            break
        card = table.deck[seat][-1]
        to_trash(table, card)
        log.note(table, log.TRASHES, seat, card)
        trashed.append(card)
    return trashed


def sell(table: Table, card: int, openly: bool) -> None:
    """Face-down and ready into the Eddies area (CR 11.9.1). An effect's sale marks the action as used (Q1)."""
    seat = owner_of(table, card)
    log.note(table, log.SELLS, seat, card, seen_by=3 if openly else 0)
    to_eddies(table, card, openly)
    if openly or readings.EFFECT_SALE_MARKS_THE_ACTION_USED:
        count_sale(table, seat)
    events.emit(table, SOLD, seat, -1)


def spend_card(table: Table, card: int) -> bool:
    """Spend a ready Unit or Legend, and say so; a spent one stays as it is (CR 3.7, §17.6.5 of the digest)."""
    if is_spent(table, card):
        return False
    spend(table, card)
    seat = owner_of(table, card)
    log.note(table, log.IS_SPENT, seat, card, seen_by=table.known[card] & 3)
    events.emit(table, SPENT, seat, card)
    return True


def ready_card(table: Table, card: int) -> bool:
    """Ready a spent card that nothing keeps spent (CR 3.8, 2.6)."""
    if not is_spent(table, card) or not can_ready(table, card):
        return False
    ready(table, card)
    log.note(table, log.IS_READIED, owner_of(table, card), card, seen_by=table.known[card] & 3)
    return True


def ready_eddies(table: Table, seat: int, eddies: int) -> int:
    """Ready so many spent Eddies, or as many as there are; gives how many."""
    readied = 0
    for card in table.eddies[seat]:
        if readied < eddies and is_spent(table, card):
            ready(table, card)
            readied += 1
    if readied:
        log.note(table, log.EDDIE_READIED, seat, number=readied)
    return readied


def remember_power(table: Table, card: int) -> None:
    """Keep the power of a card that is about to leave play: last-known information (CR 10.10.1)."""
    area = area_of(table, card)
    if area == FIELD or area == LEGENDS:
        remember_last_power(table, card, true_power(table, card))


def with_gear(table: Table, card: int) -> list[int]:
    """A card and the Gear on it, which goes wherever it goes (CR 4.12)."""
    return [card, *gear_on(table, card)]


def return_to_hand(table: Table, card: int) -> None:
    """To its owner's hand with its Gear, each a card of its own there (CR 4.12.1)."""
    remember_power(table, card)
    for each in with_gear(table, card):
        to_hand(table, each)
        log.note(table, log.RETURNS, owner_of(table, each), each)


def bottom_deck(table: Table, cards: list[int]) -> None:
    """Under their owners' decks in random order, Gear included (CR 11.12.1, 4.12.3)."""
    group: list[int] = []
    for card in cards:
        remember_power(table, card)
        for each in with_gear(table, card):
            if each not in group:
                group.append(each)
                log.note(table, log.UNDER_DECK, owner_of(table, each), each, seen_by=table.known[each] & 3)
    under_deck(table, group, True)
