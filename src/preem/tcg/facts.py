"""What is true of a card or a player now: power, keywords, Street Cred (CR 2.10, 3.17, 4.11, 6.5, 11.2)."""

from preem.tcg import in_force, readings, registry
from preem.tcg.dice import gigs_of
from preem.tcg.frames import reader
from preem.tcg.marks import area_of, is_facedown, is_in_play, stay_of, types_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    ATTACKING,
    CANT_READY,
    EQUIPPED,
    FIELD,
    FIGHTING,
    HAS_KEYWORD_GRANT,
    HAS_POWER_BONUS,
    KEYWORD_GIVEN,
    LEGENDS,
    POWER_CHANGE,
    POWER_WHILE_FIGHTING,
    SIDES,
)


def true_power(table: Table, card: int) -> int:
    """Printed power, the printed power of its Gear, and all that changes it now; it may be negative (CR 3.17.2, 2.10).

    Of a Gear itself: its printed power and what changes that (CR 3.17.3.2).
    """
    total = registry.POWER[table.what[card]]
    for gear in table.gear[(table.card[card] >> 4) & 1]:
        if table.host[gear] == card:
            total += registry.POWER[table.what[gear]]
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        if force[row] == POWER_CHANGE:
            if in_force.concerns(table, row, card):
                total += force[row + in_force.AMOUNT]
        elif force[row] == POWER_WHILE_FIGHTING and table.stage == FIGHTING and in_force.concerns(table, row, card):
            bonus = registry.LIVE_AMOUNTS[force[row + in_force.WHAT]][force[row + in_force.PROGRAM]]
            total += bonus.bonus(table, _head_of_row(table, row), card)
    if table.listening & HAS_POWER_BONUS:
        for source in table.active:
            what = table.what[source]
            if registry.MASK[what] & HAS_POWER_BONUS:
                frame = reader(table, source)
                for text in registry.POWER_BONUSES[what]:
                    total += text.bonus(table, frame, card)
    return total


def _head_of_row(table: Table, row: int) -> list[int]:
    """A head for asking a node that a row in force refers to: as the effect that made it saw the table."""
    frame = reader(table, table.force[row + in_force.SOURCE])
    frame[2] = table.force[row + in_force.BY]
    frame[3] = frame[2]
    frame[6] = table.force[row + in_force.SELF]
    frame[15] = table.force[row + in_force.AMOUNT]
    return frame


def power_of(table: Table, card: int) -> int:
    """Power as it is read, never below 0; of a card that has left play its last one (CR 2.10.1, 10.10.1)."""
    area = area_of(table, card)
    if area != FIELD and area != LEGENDS and area != EQUIPPED:
        power = table.last_power[card]
    else:
        power = true_power(table, card)
    return max(0, power)


def keywords_of(table: Table, card: int) -> int:
    """Its keywords now, as bits: printed, by its Gear's text, by persistent text, or given for a while (CR 4.11.3, Q39)."""
    bits = registry.KEYWORDS[table.what[card]]
    for gear in table.gear[(table.card[card] >> 4) & 1]:
        if table.host[gear] == card:
            bits |= registry.KEYWORDS[table.what[gear]]
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        if force[row] == KEYWORD_GIVEN and in_force.concerns(table, row, card):
            bits |= force[row + in_force.AMOUNT]
    if table.listening & HAS_KEYWORD_GRANT:
        for source in table.active:
            what = table.what[source]
            if registry.MASK[what] & HAS_KEYWORD_GRANT:
                frame = reader(table, source)
                for text in registry.KEYWORD_GRANTS[what]:
                    bits |= text.given(table, frame, card)
    return bits


def can_ready(table: Table, card: int) -> bool:
    """Whether anything may ready it: a "can't ready" holds against every way of readying (CR 2.6)."""
    return not in_force.holds(table, CANT_READY, card)


def is_open(table: Table, card: int) -> bool:
    """In play and face-up: its name, tags and text count (CR 3.4.1)."""
    return is_in_play(table, card) and not is_facedown(table, card)


def is_face_up_legend(table: Table, card: int) -> bool:
    """A face-up Legend, in its area or on the field (FAQ Synapse Burnout)."""
    return types_of(table, card) & 1 != 0 and is_open(table, card)


def street_cred(table: Table, seat: int) -> int:
    """The sum of the values in a player's Gig area; -1 stands for null, below every number (CR 11.2, 5.11.4)."""
    gigs = gigs_of(table, seat)
    if not gigs:
        return -1
    total = 0
    for die in gigs:
        total += table.dice[die] >> 3
    return total


def value_pairs(table: Table, seat: int) -> int:
    """Pairs of dice of equal value in one Gig area; a die serves in one pair only (CR 6.5)."""
    values = sorted([table.dice[die] >> 3 for die in gigs_of(table, seat)])
    pairs = 0
    i = 1
    while i < len(values):
        if values[i] == values[i - 1]:
            pairs += 1
            i += 1
        i += 1
    return pairs


def sides_of(die: int) -> int:
    return SIDES[die % 6]


def is_even(number: int) -> bool:
    """Even, as the game reads it: 0 is neither even nor odd (FAQ Field Operator, Q9)."""
    if number <= 0:
        return number == 0 and readings.ZERO_IS_EVEN
    return number % 2 == 0


def is_odd(number: int) -> bool:
    return number > 0 and number % 2 == 1


def is_attacking(table: Table, card: int) -> bool:
    """From the declaration to the end of the attack, fight and steal included (CR 9.4)."""
    return table.stage >= ATTACKING and table.attacker == card and table.card[card] >> 12 == table.attacker_stay


def is_fighting(table: Table, card: int) -> bool:
    """One of the two Units of the Fight Step (CR 9.16)."""
    return table.stage == FIGHTING and (card == table.attacker or card == table.defender)


def opposing(table: Table, card: int) -> int:
    """The other Unit of the fight, or -1 (CR 9.4.4)."""
    if table.stage != FIGHTING:
        return -1
    if card == table.attacker:
        return table.defender
    return table.attacker if card == table.defender else -1


def is_there(table: Table, card: int, stay: int) -> bool:
    """On the field, as the object it was (CR 9.6, 9.13)."""
    return area_of(table, card) == FIELD and stay_of(table, card) == stay
