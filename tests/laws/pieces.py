"""Laws of the pieces: every card and die in its place, and the columns that say so in agreement (CR 5, 6)."""

from collections.abc import Collection

from preem.tcg import frames, registry
from preem.tcg.table import Table
from preem.tcg.terms import (
    DECK,
    DICE,
    EDDIES,
    EQUIPPED,
    FIELD,
    GEAR,
    GIG_AREA,
    HAND,
    IN_FIXER,
    LEGENDS,
    NOWHERE,
    OUT_OF_GAME,
    REMOVED,
    SIDES,
    TRASH,
)


def every_card_is_in_one_place(table: Table, gone: Collection[int] = ()) -> None:
    """Each card stands in one list, that of its packed area and owner; a card in no list is just being played.

    `gone` are cards that a set-up table remembers and doesn't have.
    """
    packed = table.card
    placed: list[int] = []
    for area, sides in (
        (DECK, table.deck),
        (HAND, table.hand),
        (FIELD, table.field),
        (LEGENDS, table.legends),
        (EDDIES, table.eddies),
        (TRASH, table.trash),
        (REMOVED, table.removed),
        (EQUIPPED, table.gear),
    ):
        for owner in (0, 1):
            side = sides[owner]
            placed += side
            want = owner << 4 | area
            for card in side:
                assert packed[card] & 31 == want, f"card {card} stands in area {area} of {owner}, and says {packed[card] & 31}"
    if len(placed) != len(packed):
        assert not any(table.card[card] & 15 == NOWHERE for card in placed), "a card that is nowhere stands in a list"
        placed += _being_played(table, gone)
    placed.sort()
    assert placed == list(range(len(packed))), "a card is lost or doubled"


def _being_played(table: Table, gone: Collection[int]) -> list[int]:
    nowhere = [card for card, packed in enumerate(table.card) if packed & 15 == NOWHERE]
    if not table.over:
        playing = [frame[frames.SELF] for frame in table.frames if frame[frames.KIND] == frames.PLAY]
        for card in nowhere:
            assert card in playing or card in gone, f"card {card} is nowhere, and nobody is playing it"
    return nowhere


def hosts_and_gear_agree(table: Table) -> None:
    """What has a host is Gear that stands among its owner's; every host is his, on the field or in the Legends area."""
    packed, host = table.card, table.host
    for owner in (0, 1):
        for gear in table.gear[owner]:
            assert registry.TYPE[table.what[gear]] == GEAR, f"card {gear} is equipped and no Gear"
            assert host[gear] >= 0, f"Gear {gear} is equipped to nothing"
            where = packed[host[gear]]
            assert where & 15 in (FIELD, LEGENDS) and where >> 4 & 1 == owner, f"Gear {gear} has a host that can't be one"
    hosted = len(host) - host.count(-1)
    assert hosted == len(table.gear[0]) + len(table.gear[1]), "a card has a host and is not equipped"


def dice_are_sound(table: Table, gone: Collection[int] = ()) -> None:
    """Twelve dice, each in a fixer without a value or in a Gig area with a value it has.

    Before the first turn some are nowhere; `gone` are those that a set-up table doesn't have.
    """
    assert len(table.dice) == DICE
    for die, packed in enumerate(table.dice):
        place, value = packed & 7, packed >> 3
        if place in (GIG_AREA, GIG_AREA + 1):
            assert 1 <= value <= SIDES[die % 6], f"die {die} shows {value}"
        else:
            absent = table.turn == 0 or die in gone
            assert place == IN_FIXER or (place == OUT_OF_GAME and absent), f"die {die} is at place {place}"
            assert value == 0, f"die {die} waits in a fixer and shows {value}"


def the_texts_that_are_read_are_those_in_play(table: Table) -> None:
    """`active` has exactly the open cards in play that print something to be read; `listening` is all their masks."""
    masks, what, packed = registry.MASK, table.what, table.card
    reading: list[int] = []
    listening = 0
    for owner in (0, 1):
        for card in table.field[owner]:
            if masks[what[card]]:
                reading.append(card)
        for card in table.legends[owner]:
            if masks[what[card]] and not packed[card] >> 6 & 1:
                reading.append(card)
        for card in table.gear[owner]:
            if masks[what[card]] and not packed[table.host[card]] >> 6 & 1:
                reading.append(card)
    assert sorted(reading) == sorted(table.active), "the cards whose text is read are not those in play"
    for card in reading:
        listening |= masks[what[card]]
    assert listening == table.listening, "what is listened for is not what the cards in play print"


def knowledge_is_sound(table: Table) -> None:
    """Open cards are known to both, a hand to its owner; groups lie under a deck or among the Eddies."""
    for card, packed in enumerate(table.card):
        area, owner, known = packed & 15, packed >> 4 & 1, table.known[card]
        if area in (FIELD, TRASH, REMOVED, EQUIPPED):
            assert known & 3 == 3, f"card {card} lies open, and somebody doesn't know it"
        elif area == HAND:
            assert known >> owner & 1, f"the owner of card {card} doesn't know it in his hand"
        elif area == EDDIES:
            assert known & 3 == 0, f"somebody can tell which Eddie card {card} is (Q24)"
        if table.group[card] >= 0:
            assert area in (DECK, EDDIES), f"card {card} is one of a group in area {area}"
        else:
            assert known >> 2 == 0, f"card {card} is known as one of a group, and is in none"
