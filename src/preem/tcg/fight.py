"""The Fight Step: compare, let the triggers go first, then the defeats (CR 9.15 to 9.20)."""

from typing import Final

from preem.tcg import events, frames, in_force, log, readings, registry
from preem.tcg.defeat import push_defeat
from preem.tcg.facts import is_there, power_of
from preem.tcg.frames import reader
from preem.tcg.marks import owner_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    CANT_BE_DEFEATED_IN_FIGHT,
    FIGHTING,
    FOUGHT,
    HAS_FIGHT_RULE,
    LOST,
    NEXT_FIGHT_DEFEATS_NOBODY,
    WON,
)

# Who loses, in A; whose fight defeats nobody, in B.
THE_ATTACKER: Final = 1


THE_DEFENDER: Final = 2


def fight(table: Table, frame: list[int]) -> None:
    """Compare, and let the triggers on it go first; the defeats come after them (CR 9.16 to 9.18)."""
    table.stage = FIGHTING
    attacker = table.attacker
    defender = table.defender
    mine = power_of(table, attacker)
    theirs = power_of(table, defender)
    wins = _winner(table, attacker, defender, mine, theirs)
    losers = 0
    if wins != attacker:
        losers |= THE_ATTACKER
    if wins != defender:
        losers |= THE_DEFENDER
    frame[frames.A] = losers
    frame[frames.B] = (THE_ATTACKER if _is_harmless(table, attacker) else 0) | (
        THE_DEFENDER if _is_harmless(table, defender) else 0
    )
    batch = events.new_batch(table)
    seat = frame[frames.SEAT]
    rows = [
        events.write(table, batch, FOUGHT, seat, attacker, defender, -1, 0, mine),
        events.write(table, batch, FOUGHT, 1 - seat, defender, attacker, -1, 0, theirs),
    ]
    if wins >= 0:
        loser = defender if wins == attacker else attacker
        margin = max(0, mine - theirs if wins == attacker else theirs - mine)
        owner = owner_of(table, wins)
        won, lost = (mine, theirs) if wins == attacker else (theirs, mine)
        log.note(table, log.WINS_FIGHT, owner, wins, number=won << 16 | lost, other=loser)
        rows.append(events.write(table, batch, WON, owner, wins, loser, -1, margin, power_of(table, wins)))
        rows.append(events.write(table, batch, LOST, 1 - owner, loser, wins, -1, margin, power_of(table, loser)))
    else:
        log.note(table, log.LOSES_FIGHT, seat, attacker, number=mine << 16 | theirs, other=defender)
        rows.append(events.write(table, batch, LOST, seat, attacker, defender, -1, 0, mine))
        rows.append(events.write(table, batch, LOST, 1 - seat, defender, attacker, -1, 0, theirs))
    for row in rows:
        events.hear(table, row)


def _winner(table: Table, attacker: int, defender: int, mine: int, theirs: int) -> int:
    """The Unit that wins: by a text that says so, else by power; -1 on a tie. Two such texts cancel (CR 9.17, Q11)."""
    mine_says = _says_it_wins(table, attacker, defender)
    theirs_says = _says_it_wins(table, defender, attacker)
    if mine_says != theirs_says:
        return attacker if mine_says else defender
    if mine == theirs:
        return -1
    return attacker if mine > theirs else defender


def _says_it_wins(table: Table, fighter: int, other: int) -> bool:
    if table.listening & HAS_FIGHT_RULE:
        for source in table.active:
            for text in registry.FIGHT_RULES[table.what[source]]:
                if text.wins(table, reader(table, source), fighter, other):
                    return True
    return False


def _is_harmless(table: Table, fighter: int) -> bool:
    """In this fight it defeats nobody; every such effect that waited for its next fight is used up (RD-9)."""
    harmless = False
    row = 0
    while row < len(table.force):
        if table.force[row] == NEXT_FIGHT_DEFEATS_NOBODY and in_force.concerns(table, row, fighter):
            in_force.remove(table, row)
            harmless = True
            if not readings.ONE_EVENT_USES_EVERY_NEXT_TIME_EFFECT:
                break
        else:
            row += in_force.STRIDE
    return harmless


def result(table: Table, frame: list[int]) -> None:
    """Each loser that is on the field is defeated by the opposing Unit, unless that has 0 power (CR 9.19; Q10, Q12)."""
    victims: list[int] = []
    attacker = table.attacker
    defender = table.defender
    if frame[frames.A] & THE_ATTACKER and _falls(table, attacker, table.attacker_stay, defender, table.defender_stay):
        if frame[frames.B] & THE_DEFENDER == 0:
            victims.append(attacker)
    if frame[frames.A] & THE_DEFENDER and _falls(table, defender, table.defender_stay, attacker, table.attacker_stay):
        if frame[frames.B] & THE_ATTACKER == 0:
            victims.append(defender)
    if victims:
        push_defeat(table, frame[frames.SEAT], victims)


def _falls(table: Table, loser: int, stay: int, opposing: int, opposing_stay: int) -> bool:
    return (
        is_there(table, loser, stay)
        and (readings.LOSER_FALLS_THOUGH_THE_WINNER_LEFT or is_there(table, opposing, opposing_stay))
        and power_of(table, opposing) > 0
        and not in_force.holds(table, CANT_BE_DEFEATED_IN_FIGHT, loser)
    )
