"""An attack from its declaration to its end: triggers, React Step, fight or steal (CR 9)."""

from typing import Final

from preem.tcg import actions, events, frames, in_force, log, moves, registry
from preem.tcg.defeat import push_defeat
from preem.tcg.drain import drain_first
from preem.tcg.facts import power_of
from preem.tcg.frames import ask, reader
from preem.tcg.marks import area_of, is_spent, owner_of, stay_of
from preem.tcg.plays import push_activation, push_call, push_play
from preem.tcg.stealing import gigs_stolen, push_steal
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_BLOCK,
    ACT_CALL,
    ACT_PASS,
    ACT_PLAY,
    ASK_REACT,
    AT_GIGS,
    ATTACKED,
    ATTACKING,
    BLOCKED,
    CANT_BE_DEFEATED_IN_FIGHT,
    FIELD,
    FIGHTING,
    FOUGHT,
    HAS_BLOCK_BAN,
    HAS_FIGHT_RULE,
    HOW_PLAY,
    LOST,
    MAY_ATTACK,
    NEXT_FIGHT_DEFEATS_NOBODY,
    NO_ATTACK,
    STEALING,
    WON,
)

# Steps of the frame. Between any two of them what is pending is drained.
REACT: Final = 1
RESOLVE: Final = 2
RESULT: Final = 3
END: Final = 4

# Who loses, in A; whose fight defeats nobody, in B.
THE_ATTACKER: Final = 1
THE_DEFENDER: Final = 2


def declare(table: Table, seat: int, attacker: int, target: int) -> None:
    """Spend the attacker, announce attack and target; "while attacking" is on before anything triggers (CR 9.3, 9.5)."""
    opened = actions.targets_opened(table, attacker)
    table.stage = ATTACKING
    table.attacker = attacker
    table.attacker_stay = stay_of(table, attacker)
    table.defender = -1 if target == AT_GIGS else target
    table.defender_stay = 0 if target == AT_GIGS else stay_of(table, target)
    # Kept from here on: losing the permission later cancels nothing (FAQ Nadia, Q8).
    table.ready_target = 1 if target != AT_GIGS and actions.may_attack_ready(table, target, opened) else 0
    table.blocked_from = 1 if _cant_be_blocked(table, attacker) else 0
    row = 0
    while row < len(table.force):
        if table.force[row] == MAY_ATTACK and table.force[row + in_force.USES] == 1 and in_force.concerns(table, row, attacker):
            in_force.remove(table, row)  # "the next time it attacks" is this time
        else:
            row += in_force.STRIDE
    frame = frames.new_frame(frames.ATTACK, seat)
    frame[frames.PC] = REACT
    frames.push(table, frame)
    log.note(
        table,
        log.ATTACKS_GIGS if target == AT_GIGS else log.ATTACKS_UNIT,
        seat,
        attacker,
        number=power_of(table, attacker),
        other=table.defender,
    )
    moves.spend_card(table, attacker)
    events.emit(table, ATTACKED, seat, attacker, table.defender, value=1 if target == AT_GIGS else 0)


def _cant_be_blocked(table: Table, attacker: int) -> bool:
    if table.listening & HAS_BLOCK_BAN:
        for source in table.active:
            for text in registry.BLOCK_BANS[table.what[source]]:
                if text.bans(table, reader(table, source), attacker):
                    return True
    return False


def step(table: Table, frame: list[int]) -> None:
    if drain_first(table):
        return
    at = frame[frames.PC]
    if at == REACT:
        if _has_ended(table):
            log.note(table, log.ATTACK_ENDS, frame[frames.SEAT])
            frame[frames.PC] = END
            return
        defending = 1 - frame[frames.SEAT]
        # Asked even when passing is all there is, lest the pause tell something of the hand (Q40).
        table.asking = ASK_REACT  # what is legal depends on the step
        ask(table, defending, ASK_REACT, table.attacker, actions.react_options(table, defending))
    elif at == RESOLVE:
        if table.defender >= 0:
            _fight(table, frame)
        else:
            table.stage = STEALING
            frame[frames.PC] = END
            push_steal(table, table.attacker, gigs_stolen(power_of(table, table.attacker)))
    elif at == RESULT:
        frame[frames.PC] = END
        _result(table, frame)
    else:
        table.stage = NO_ATTACK
        table.attacker = -1
        table.defender = -1
        table.ready_target = 0
        table.blocked_from = 0
        frames.pop(table, 0)


def _has_ended(table: Table) -> bool:
    """What ends an attack before its last step (CR 9.6, 9.13, 9.26; Q8): a Gig area never becomes an illegal target."""
    if not _is_there(table, table.attacker, table.attacker_stay):
        return True
    if table.defender < 0:
        return False
    if not _is_there(table, table.defender, table.defender_stay):
        return True
    return not is_spent(table, table.defender) and table.ready_target == 0


def _is_there(table: Table, card: int, stay: int) -> bool:
    return area_of(table, card) == FIELD and stay_of(table, card) == stay


def answer(table: Table, frame: list[int], option: int) -> None:
    """One reaction of the defending player, or the end of the step (CR 9.7 to 9.12)."""
    defending = 1 - frame[frames.SEAT]
    kind = option >> 16
    card = option >> 8 & 255
    if kind == ACT_PASS:
        log.note(table, log.PASSES, defending)
        frame[frames.PC] = RESOLVE
    elif kind == ACT_CALL:
        push_call(table, defending, card)
    elif kind == ACT_PLAY:
        push_play(table, defending, card, HOW_PLAY)
    elif kind == ACT_ACTIVATE:
        push_activation(table, defending, card, option & 255)
    else:
        assert kind == ACT_BLOCK, "nothing else is a reaction"
        _block(table, defending, card)


def _block(table: Table, seat: int, blocker: int) -> None:
    """It becomes the defending Unit and replaces the former target altogether (CR 9.9.1, 11.24; Q18)."""
    table.defender = blocker
    table.defender_stay = stay_of(table, blocker)
    table.ready_target = 0
    log.note(table, log.BLOCKS, seat, blocker, other=table.attacker)
    moves.spend_card(table, blocker)
    events.emit(table, BLOCKED, seat, blocker, table.attacker)


# --- the Fight Step -----------------------------------------------------------------------------------------------------------------


def _fight(table: Table, frame: list[int]) -> None:
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
    frame[frames.PC] = RESULT
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
        log.note(table, log.WINS_FIGHT, owner, wins, number=mine << 16 | theirs, other=loser)
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
        else:
            row += in_force.STRIDE
    return harmless


def _result(table: Table, frame: list[int]) -> None:
    """Each loser that is on the field is defeated by the opposing Unit, unless that has 0 power (CR 9.19; Q10, Q12)."""
    victims: list[int] = []
    if frame[frames.A] & THE_ATTACKER and _falls(table, table.attacker, table.attacker_stay, table.defender):
        if frame[frames.B] & THE_DEFENDER == 0:
            victims.append(table.attacker)
    if frame[frames.A] & THE_DEFENDER and _falls(table, table.defender, table.defender_stay, table.attacker):
        if frame[frames.B] & THE_ATTACKER == 0:
            victims.append(table.defender)
    if victims:
        push_defeat(table, frame[frames.SEAT], victims)


def _falls(table: Table, loser: int, stay: int, opposing: int) -> bool:
    return (
        _is_there(table, loser, stay)
        and power_of(table, opposing) > 0
        and not in_force.holds(table, CANT_BE_DEFEATED_IN_FIGHT, loser)
    )
