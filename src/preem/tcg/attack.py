"""An attack from its declaration to its end: triggers, React Step, fight or steal (CR 9)."""

from typing import Final

from preem.tcg import actions, attack_targets, events, frames, in_force, log, moves, readings, registry
from preem.tcg.activations import push_activation
from preem.tcg.calls import push_call
from preem.tcg.drain import drain_first
from preem.tcg.facts import is_there, power_of
from preem.tcg.fight import fight, result
from preem.tcg.frames import ask, reader
from preem.tcg.marks import is_spent, stay_of
from preem.tcg.plays import push_play
from preem.tcg.stealing import gigs_stolen, push_steal
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_BLOCK,
    ACT_CALL,
    ACT_PASS,
    ACT_PLAY,
    ASK_NOTHING,
    ASK_REACT,
    AT_GIGS,
    ATTACKED,
    ATTACKING,
    BLOCKED,
    HAS_BLOCK_BAN,
    HOW_PLAY,
    MAY_ATTACK,
    NO_ATTACK,
    STEALING,
)

# Steps of the frame. Between any two of them what is pending is drained.
REACT: Final = 1
RESOLVE: Final = 2
RESULT: Final = 3
END: Final = 4


def declare(table: Table, seat: int, attacker: int, target: int) -> None:
    """Spend the attacker, announce attack and target; "while attacking" is on before anything triggers (CR 9.3, 9.5)."""
    opened = attack_targets.targets_opened(table, attacker)
    table.stage = ATTACKING
    table.attacker = attacker
    table.attacker_stay = stay_of(table, attacker)
    table.defender = -1 if target == AT_GIGS else target
    table.defender_stay = 0 if target == AT_GIGS else stay_of(table, target)
    # Kept from here on: losing the permission later cancels nothing (FAQ Nadia, Q8).
    table.ready_target = 1 if target != AT_GIGS and attack_targets.may_attack_ready(table, target, opened) else 0
    table.blocked_from = 1 if _cant_be_blocked(table, attacker) else 0
    row = 0
    while row < len(table.force):
        if table.force[row] == MAY_ATTACK and table.force[row + in_force.USES] == 1 and in_force.concerns(table, row, attacker):
            in_force.remove(table, row)  # "the next time it attacks" is this time (Q60)
            if readings.LAPSED_PERMISSION_ENDS_THE_ATTACK and table.ready_target:
                table.ready_target = 2  # used, which is not lapsed
            if not readings.ONE_EVENT_USES_EVERY_NEXT_TIME_EFFECT:
                break
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
        options = actions.react_options(table, defending)
        if not readings.REACT_STEP_ALWAYS_OPENS and len(options) == 1:
            table.asking = ASK_NOTHING
            frame[frames.PC] = RESOLVE
            return
        ask(table, defending, ASK_REACT, table.attacker, options)
    elif at == RESOLVE:
        if table.defender >= 0:
            frame[frames.PC] = RESULT
            fight(table, frame)
        else:
            table.stage = STEALING
            frame[frames.PC] = END
            push_steal(table, table.attacker, gigs_stolen(power_of(table, table.attacker)))
    elif at == RESULT:
        frame[frames.PC] = END
        if not (readings.READIED_TARGET_ENDS_THE_FIGHT and _is_readied(table)):
            result(table, frame)
    else:
        table.stage = NO_ATTACK
        table.attacker = -1
        table.defender = -1
        table.ready_target = 0
        table.blocked_from = 0
        frames.pop(table, 0)


def _has_ended(table: Table) -> bool:
    """What ends an attack before its last step (CR 9.6, 9.13, 9.26; Q8): a Gig area never becomes an illegal target."""
    if not is_there(table, table.attacker, table.attacker_stay):
        return True
    if table.defender < 0:
        return False
    if not is_there(table, table.defender, table.defender_stay):
        return True
    return readings.READIED_TARGET_ENDS_THE_ATTACK and _is_readied(table)


def _is_readied(table: Table) -> bool:
    """The attacked Unit is ready, and the attacker could not attack it so when it declared (Q8, RD-12)."""
    if is_spent(table, table.defender):
        return False
    if readings.LAPSED_PERMISSION_ENDS_THE_ATTACK and table.ready_target == 1:
        return not attack_targets.may_attack_ready(table, table.defender, attack_targets.targets_opened(table, table.attacker))
    return table.ready_target == 0


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
    table.ready_target = 0 if readings.READIED_BLOCKER_ENDS_THE_ATTACK else 2
    log.note(table, log.BLOCKS, seat, blocker, other=table.attacker)
    moves.spend_card(table, blocker)
    events.emit(table, BLOCKED, seat, blocker, table.attacker)
