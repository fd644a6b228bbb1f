"""Stealing Gigs, in the Steal Step or by an effect: choose, prevent, move together (CR 6.7, 9.23)."""

from preem.tcg import events, frames, in_force, log, moves, readings, registry
from preem.tcg.dice import gigs_of, put_die
from preem.tcg.effects.nouns import is_gig_value
from preem.tcg.endings import check_overtime_win
from preem.tcg.facts import power_of
from preem.tcg.frames import ask, reader
from preem.tcg.marks import owner_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    ASK_CARD,
    ASK_GIG,
    CANT_STEAL,
    FRIENDLY,
    GIG_AREA,
    HAS_STEAL_REPLACEMENT,
    NONE,
    STEALS_FEWER,
    STOLE,
)


def gigs_stolen(power: int) -> int:
    """How many Gigs an unblocked attack takes: none at power 0, one from 1, one more per full 10 (CR 9.23.2)."""
    return 0 if power <= 0 else power // 10 + 1


def push_steal(table: Table, thief: int, count: int) -> None:
    """This card steals so many Gigs of its Rival's."""
    frame = frames.new_frame(frames.STEAL, owner_of(table, thief))
    frames.set_card(table, frame, frames.SELF, thief)
    frame[frames.WHAT] = count
    frames.push(table, frame)


# WHAT: how many are still to be chosen. PROGRAM 1: only values that no friendly Gig shows. A: the die whose saving is being
# asked; B: how many saving texts have been asked about it.
def step(table: Table, frame: list[int]) -> None:
    thief = frame[frames.SELF]
    if frame[frames.PC] == 0:
        frame[frames.PC] = 1
        # Each of its steals is lowered (Q48).
        frame[frames.WHAT] = max(0, frame[frames.WHAT] - in_force.total(table, STEALS_FEWER, thief))
        if not readings.FEWER_GIGS_LOWERS_EVERY_STEAL:
            _use_up_fewer(table, thief)
        frames.put_dice(frame, frames.DICE_CHOSEN, [])
    if frame[frames.PC] == 1 and _choose(table, frame):
        return
    if frame[frames.PC] == 2 and _ask_to_save(table, frame):
        return
    _carry_out(table, frame)


def _use_up_fewer(table: Table, thief: int) -> None:
    """In the other reading of Q48 the first steal uses up what lowers it."""
    row = 0
    while row < len(table.force):
        if table.force[row] == STEALS_FEWER and in_force.concerns(table, row, thief):
            in_force.remove(table, row)
        else:
            row += in_force.STRIDE


def _choose(table: Table, frame: list[int]) -> bool:
    """Ask for the next die; True while something is asked. Forbidden dice are not offered (Q50)."""
    chosen = frames.dice_in(frame, frames.DICE_CHOSEN)
    seat = frame[frames.SEAT]
    left: list[int] = []
    for die in gigs_of(table, 1 - seat):
        if die not in chosen and _is_meant(table, frame, die):
            if not readings.FORBIDDEN_DICE_ARE_OFFERED and _is_forbidden(table, frame, die):
                continue
            left.append(die)
    count = frame[frames.WHAT]
    if count >= len(left):
        for die in left:
            _add(frame, die)
        frame[frames.WHAT] = 0
    if frame[frames.WHAT] == 0:
        frame[frames.PC] = 2
        return False
    table.least = count
    ask(table, seat, ASK_GIG, frame[frames.SELF], left)
    return True


def _is_meant(table: Table, frame: list[int], die: int) -> bool:
    """Whether the effect means this die: some steal only values that no friendly Gig shows."""
    return frame[frames.PROGRAM] == 0 or not is_gig_value(table, frame, table.dice[die] >> 3, FRIENDLY)


def _is_forbidden(table: Table, frame: list[int], die: int) -> bool:
    """Whether something says that this thief can't steal this die (CR 2.6)."""
    thief = frame[frames.SELF]
    value = table.dice[die] >> 3
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        if force[row] == CANT_STEAL and in_force.concerns(table, row, thief):
            power = power_of(table, thief)
            if (value > power) if force[row + in_force.AMOUNT] == 1 else (value < power):
                return True
    return False


def _add(frame: list[int], die: int) -> None:
    frame[frames.slot_at(frame, frames.DICE_CHOSEN) + 3] += 1
    frame.append(die)


def _ask_to_save(table: Table, frame: list[int]) -> bool:
    """The "would be stolen" texts of the other player, one chosen die after the other (CR 9.23.4, Q23)."""
    if table.listening & HAS_STEAL_REPLACEMENT == 0:
        return False
    at = frames.slot_at(frame, frames.DICE_CHOSEN)
    while frame[frames.A] < frame[at + 3]:
        die = frame[at + 4 + frame[frames.A]]
        asked = 0
        for source in table.active:
            if registry.MASK[table.what[source]] & HAS_STEAL_REPLACEMENT == 0:
                continue
            asked += 1
            if asked <= frame[frames.B]:
                continue
            frame[frames.B] = asked
            head = reader(table, source)
            options: list[int] = []
            seen: list[int] = []
            for card in registry.STEAL_REPLACEMENTS[table.what[source]][0].discards(table, head, frame[frames.SELF], die):
                if table.what[card] not in seen:
                    seen.append(table.what[card])
                    options.append(card)
            if options:
                options.append(NONE)
                table.least = 0
                ask(table, head[frames.SEAT], ASK_CARD, die, options)
                return True
        frame[frames.A] += 1
        frame[frames.B] = 0
    return False


def answer(table: Table, frame: list[int], option: int) -> None:
    if frame[frames.PC] == 1:
        _add(frame, option)
        frame[frames.WHAT] -= 1
    elif option != NONE:
        at = frames.slot_at(frame, frames.DICE_CHOSEN)
        die = frame[at + 4 + frame[frames.A]]
        moves.discard(table, option)
        log.note(table, log.SAVES_DIE, 1 - frame[frames.SEAT], die=die)
        # It is not stolen, and no other die is chosen for it.
        del frame[at + 4 + frame[frames.A]]
        frame[at + 3] -= 1
        frame[frames.B] = 0


def _carry_out(table: Table, frame: list[int]) -> None:
    """The chosen dice move together; then each is a stolen Gig of its own (CR 9.23.5, 9.23.6)."""
    thief = frame[frames.SELF]
    seat = frame[frames.SEAT]
    there = GIG_AREA + 1 - seat  # what has gone from there meanwhile is not stolen (CR 10.10)
    dice = [die for die in frames.dice_in(frame, frames.DICE_CHOSEN) if table.dice[die] & 7 == there]
    if readings.FORBIDDEN_DICE_ARE_OFFERED:
        dice = [die for die in dice if not _is_forbidden(table, frame, die)]
    power = power_of(table, thief)
    if not dice:
        log.note(table, log.STEALS_NOTHING, seat, thief, number=power)
    for die in dice:
        put_die(table, die, GIG_AREA + seat, table.dice[die] >> 3)
        log.note(table, log.STEALS, seat, thief, number=table.dice[die] >> 3, die=die)
    check_overtime_win(table)
    if table.over:
        return
    batch = events.new_batch(table)
    rows: list[int] = []
    for die in dice:
        rows.append(events.write(table, batch, STOLE, seat, thief, -1, die, table.dice[die] >> 3, power))
    frames.pop(table, len(dice))
    for row in rows:
        events.hear(table, row)
