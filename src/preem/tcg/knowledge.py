"""Who may know which card lies where (CR 5.3, 5.7.4, 5.8.3.1; Q24; architecture, section 4)."""

from typing import Final

from preem.tcg.marks import mark_look, owner_of
from preem.tcg.table import Table

# Knowledge of a card that lies hidden: bits 0 and 1, seat 0 or 1 knows the card at this place; bits 2 and 3, the seat knows
# that it is one of its group (`group`), not which.
KNOWS: Final = 1
KNOWS_GROUP: Final = 4
EVERYONE: Final = 3


def known_to(table: Table, seat: int, card: int) -> bool:
    """This player may know what the card is: it is open, his own hand, or he has seen it where it lies."""
    return table.known[card] & (KNOWS << seat) != 0


def know(table: Table, card: int, bits: int) -> None:
    """Who knows what of a card, from now on."""
    if table.known[card] != bits:
        table.known = table.known[:]
        table.known[card] = bits


def show(table: Table, card: int) -> None:
    """Both players see the card where it lies."""
    if table.group[card] >= 0:
        leave_group(table, card)
    know(table, card, EVERYONE)


def show_to(table: Table, seat: int, card: int) -> None:
    """One player sees the card where it lies."""
    know(table, card, table.known[card] | KNOWS << seat)


def mark_looked(table: Table, seat: int, card: int) -> None:
    """This player looks at a face-down Legend: he knows it, and both see that he looked (CR 5.7.4.2)."""
    mark_look(table, seat, card)
    show_to(table, seat, card)


def leave_group(table: Table, card: int) -> None:
    """A card is seen, so it is no longer one of a group; a group of one is a known card."""
    group = table.group[card]
    table.group = table.group[:]
    table.group[card] = -1
    know(table, card, table.known[card] & EVERYONE)
    if group < 2:
        return
    left = [c for c in range(len(table.group)) if table.group[c] == group]
    if len(left) == 1:
        last = left[0]
        know(table, last, (table.known[last] | table.known[last] >> 2) & EVERYONE)
        table.group[last] = -1


def forget_place_in_hand(table: Table, card: int) -> None:
    """A card leaves a hand openly: if the Rival knew of a copy there, it counts as this one (Q55)."""
    rival = 1 - owner_of(table, card)
    if table.known[card] & (KNOWS << rival):
        return
    for other in table.hand[1 - rival]:
        if other != card and table.what[other] == table.what[card] and table.known[other] & (KNOWS << rival):
            know(table, other, table.known[other] & ~(KNOWS << rival))
            return


def drawn_from_group(table: Table, card: int) -> None:
    """The owner draws a card of a group: he sees which; the rival can't follow it, so the group is lost to him (Q56)."""
    group = table.group[card]
    if group >= 2:
        rival = 1 - owner_of(table, card)
        for other in range(len(table.group)):
            if table.group[other] == group:
                know(table, other, table.known[other] & ~(KNOWS_GROUP << rival))
    leave_group(table, card)
