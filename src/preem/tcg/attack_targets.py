"""Who may attack what, and why not (CR 9.3; §16.1 of the digest)."""

from preem.tcg import in_force, reasons, registry
from preem.tcg.dice import count_gigs
from preem.tcg.facts import keywords_of
from preem.tcg.frames import reader
from preem.tcg.marks import area_of, has_lag, is_solo, is_spent, owner_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ATTACK,
    ADRENALINE,
    ASK_REACT,
    AT_GIGS,
    BLOCKER,
    CANT_ATTACK,
    DESPITE_LAG,
    FIELD,
    HAS_ATTACK_BAN,
    HAS_ATTACK_PERMISSION,
    MAY_ATTACK,
    READY_BLOCKERS,
    READY_UNITS,
    SPENT_UNITS,
    THE_GIG_AREA,
    act,
)


def why_not_attack_at_all(table: Table, seat: int, card: int) -> int:
    """What bars a Unit from any attack, its Lag apart (CR 9.3.1)."""
    if area_of(table, card) != FIELD or owner_of(table, card) != seat:
        return reasons.NOT_A_UNIT_ON_THE_FIELD
    if table.asking == ASK_REACT:
        return reasons.NOT_IN_THIS_STEP
    if is_spent(table, card):
        return reasons.IS_SPENT
    if table.force and in_force.holds(table, CANT_ATTACK, card):
        return reasons.CANT_ATTACK
    return 0


def targets_opened(table: Table, card: int) -> int:
    """What this Unit may attack now, as bits, bans apart: the rules' targets and what permissions add (CR 9.3.2).

    With Lag and nothing that lifts it, only what a permission opens "the turn it's played" (CR 9.3.2.3.1).
    """
    added = 0
    despite_lag = 0
    force = table.force
    for row in range(0, len(force), in_force.STRIDE):
        if force[row] == MAY_ATTACK and in_force.concerns(table, row, card):
            bits = force[row + in_force.AMOUNT]
            added |= bits
            if bits & DESPITE_LAG:
                despite_lag |= bits
    if table.listening & HAS_ATTACK_PERMISSION:
        for source in table.active:
            if registry.MASK[table.what[source]] & HAS_ATTACK_PERMISSION:
                frame = reader(table, source)
                for text in registry.ATTACK_PERMISSIONS[table.what[source]]:
                    bits = text.opens(table, frame, card)
                    added |= bits
                    if bits & DESPITE_LAG:
                        despite_lag |= bits
    if has_lag(table, card) and not is_solo(table, card) and keywords_of(table, card) & ADRENALINE == 0:
        return despite_lag
    return SPENT_UNITS | THE_GIG_AREA | added


def why_not_attack(table: Table, seat: int, card: int, target: int) -> int:
    """Attack a rival Unit, or (AT_GIGS) the Rival's Gig area (CR 9.3)."""
    why = why_not_attack_at_all(table, seat, card)
    if why:
        return why
    return _why_not_target(table, seat, card, target, targets_opened(table, card))


def _why_not_target(table: Table, seat: int, card: int, target: int, opened: int) -> int:
    if opened == 0:
        return reasons.HAS_LAG
    if target == AT_GIGS:
        if count_gigs(table, 1 - seat) == 0:
            return reasons.NO_GIGS_THERE
        if opened & THE_GIG_AREA == 0:
            return reasons.LAG_BUT_OTHER_TARGET
    else:
        if area_of(table, target) != FIELD or owner_of(table, target) == seat:
            return reasons.NOT_A_TARGET
        if is_spent(table, target):
            if opened & (SPENT_UNITS | READY_UNITS) == 0:
                return reasons.LAG_BUT_OTHER_TARGET
        elif not may_attack_ready(table, target, opened):
            return reasons.TARGET_IS_READY
    if table.listening & HAS_ATTACK_BAN and _is_banned(table, card, -1 if target == AT_GIGS else target):
        return reasons.CANT_ATTACK
    return 0


def _is_banned(table: Table, card: int, target: int) -> bool:
    """Whether a text in play forbids this attack; target -1 is the Gig area."""
    for source in table.active:
        if registry.MASK[table.what[source]] & HAS_ATTACK_BAN:
            frame = reader(table, source)
            for text in registry.ATTACK_BANS[table.what[source]]:
                if text.bans(table, frame, card, target):
                    return True
    return False


def may_redirect(table: Table, blocker: int) -> bool:
    """Whether the attacker could have attacked this Unit, were it spent: asked in the other reading of Q18 only."""
    opened = targets_opened(table, table.attacker)
    return opened & (SPENT_UNITS | READY_UNITS) != 0 and not _is_banned(table, table.attacker, blocker)


def may_attack_ready(table: Table, target: int, opened: int) -> bool:
    """Whether a permission reaches this ready Unit."""
    if opened & READY_UNITS:
        return True
    return opened & READY_BLOCKERS != 0 and keywords_of(table, target) & BLOCKER != 0


def list_attacks(table: Table, seat: int, found: list[int]) -> None:
    """All attacks a player may declare now, as options."""
    rivals = table.field[1 - seat]
    gigs = count_gigs(table, 1 - seat)
    for card in table.field[seat]:
        if is_spent(table, card) or why_not_attack_at_all(table, seat, card):
            continue
        opened = targets_opened(table, card)
        if opened == 0:
            continue
        for target in rivals:
            if (is_spent(table, target) or opened & (READY_UNITS | READY_BLOCKERS)) and _why_not_target(
                table, seat, card, target, opened
            ) == 0:
                found.append(act(ACT_ATTACK, card, target))
        if gigs and _why_not_target(table, seat, card, AT_GIGS, opened) == 0:
            found.append(act(ACT_ATTACK, card, AT_GIGS))
