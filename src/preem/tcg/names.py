"""What a card, a die or a pending effect is called, seen from a seat: slugs, never ids.

A card of the other player has "rival:" before it, the second of a slug in an area "#2" behind it, a Gear its host before it
("minotaur/mantis-blades"), a face-down Legend is its place ("legend:1"), a card in a trash has "trash:" before it. Dice are
named by owner.
"""

from preem.tcg import events, registry
from preem.tcg.knowledge import known_to
from preem.tcg.marks import area_of, has_looked, is_facedown, owner_of
from preem.tcg.table import Table
from preem.tcg.terms import DECK, EDDIES, EQUIPPED, FIELD, LEGENDS, SIDES, TRASH


def die_name(seat: int, die: int) -> str:
    """A die as a player names it: "d6" his own, "rival:d6" the other's, wherever it lies."""
    name = f"d{SIDES[die % 6]}"
    return name if die // 6 == seat else f"rival:{name}"


def die_of(seat: int, name: str) -> int:
    """The die of a name, or -1."""
    owner = seat
    if name.startswith("rival:"):
        owner = 1 - seat
        name = name[6:]
    for size in range(6):
        if name == f"d{SIDES[size]}":
            return 6 * owner + size
    return -1


def slug_of_card(table: Table, card: int) -> str:
    return registry.SLUG[table.what[card]]


def card_name(table: Table, seat: int, card: int, prefix: bool = True) -> str:
    """A card as this player names it."""
    owner = owner_of(table, card)
    side = "rival:" if prefix and owner != seat else ""
    area = area_of(table, card)
    if area == EQUIPPED:
        host = table.host[card]
        twins = [g for g in table.gear[owner] if table.host[g] == host]
        return f"{side}{card_name(table, seat, host, False)}/{_numbered(table, card, twins)}"
    if area == LEGENDS:
        if is_facedown(table, card):
            return f"{side}legend:{table.legends[owner].index(card)}"
        return side + _numbered(table, card, [c for c in table.legends[owner] if not is_facedown(table, c)])
    if area == FIELD:
        return side + _numbered(table, card, table.field[owner])
    if area == TRASH:
        return f"{side}trash:{slug_of_card(table, card)}"
    if area == EDDIES or (area == DECK and not known_to(table, seat, card)):
        return f"{side}?"
    return side + slug_of_card(table, card)


def _numbered(table: Table, card: int, among: list[int]) -> str:
    what = table.what[card]
    number = 0
    for other in among:
        if table.what[other] == what:
            number += 1
        if other == card:
            break
    slug = slug_of_card(table, card)
    return slug if number <= 1 else f"{slug}#{number}"


def pending_names(table: Table, seat: int, numbers: list[int]) -> list[str]:
    """Pending effects, each by the card that prints it; "#2" for the second card of a name, "@d6" for the die it is about where
    one card has several, "~2" for the second of those that are alike in all this."""
    pending = table.pending
    rows = [number * events.P_STRIDE for number in numbers]
    names: list[str] = []
    for row in rows:
        source = pending[row + events.P_SOURCE]
        name = pending_card_name(table, source, pending[row + events.P_SELF])
        if owner_of(table, source) != seat:
            name = f"rival:{name}"
        copies: list[int] = []
        dice: list[int] = []
        for other in rows:
            of = pending[other + events.P_SOURCE]
            if pending_card_name(table, of, pending[other + events.P_SELF]) == name.removeprefix("rival:") and of not in copies:
                copies.append(of)
            if of == source and pending[other + events.P_DIE] not in dice:
                dice.append(pending[other + events.P_DIE])
        if copies.index(source):
            name += f"#{copies.index(source) + 1}"
        if len(dice) > 1 and pending[row + events.P_DIE] >= 0:
            name += f"@{die_name(seat, pending[row + events.P_DIE])}"
        alike = [other for other in names if other == name or other.startswith(f"{name}~")]
        names.append(f"{name}~{len(alike) + 1}" if alike else name)
    return names


def pending_card_name(table: Table, source: int, bearer: int) -> str:
    """A text's card, a Gear with the host whose text it is, without a side."""
    if source == bearer:
        return slug_of_card(table, source)
    return f"{slug_of_card(table, bearer)}/{slug_of_card(table, source)}"


def legend_face(table: Table, seat: int, card: int) -> str:
    """A Legend in its area as a seat may see it: its slug, "?" face-down, "?slug" face-down and known."""
    if not is_facedown(table, card):
        return slug_of_card(table, card)
    if known_to(table, seat, card) or has_looked(table, seat, card):
        return "?" + slug_of_card(table, card)
    return "?"
