"""What a player may do in the Main phase and in the React Step, and why something is refused (CR 8.9 to 8.15, 9.7 to 9.10).

The functions that list the legal actions and those that explain a refusal are the same: `why_not_...` gives 0 or a reason.
"""

from preem.tcg import in_force, readings, reasons, registry
from preem.tcg.attack_targets import list_attacks, may_redirect
from preem.tcg.facts import keywords_of
from preem.tcg.frames import reader
from preem.tcg.marks import area_of, has_lag, is_facedown, is_in_play, is_spent, owner_of
from preem.tcg.payment import NULL_PRICE, activation_price, money, price
from preem.tcg.reasons import reason
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_BLOCK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PASS,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_REACT,
    BLOCKER,
    FIELD,
    GEAR,
    GO_SOLO,
    HAND,
    HAS_ACTIVATED,
    HAS_PRICE_CHANGE,
    HOW_CALL,
    HOW_GO_SOLO,
    HOW_PLAY,
    LEGEND,
    LEGENDS,
    MUST_ATTACK,
    PROGRAM,
    QUICK,
    UNIT,
    act,
)


def why_not_sell(table: Table, seat: int, card: int) -> int:
    """Sell a Card: from hand, with a Sell Tag, once a turn, in the Main phase (CR 8.11)."""
    if area_of(table, card) != HAND or owner_of(table, card) != seat:
        return reasons.NOT_IN_HAND
    if table.asking == ASK_REACT:
        return reasons.NOT_IN_THIS_STEP
    if not registry.SELL_TAG[table.what[card]]:
        return reasons.NO_SELL_TAG
    return reasons.ALREADY_SOLD if table.sold[seat] else 0


def why_not_call(table: Table, seat: int, card: int) -> int:
    """Call a face-down Legend: once a turn, for 1 €$ (CR 8.12, 11.11)."""
    if area_of(table, card) != LEGENDS or owner_of(table, card) != seat or not is_facedown(table, card):
        return reasons.NOT_FACE_DOWN
    if table.called[seat]:
        return reasons.ALREADY_CALLED
    return _why_not_pay(table, seat, price(table, seat, card, HOW_CALL))


def why_not_play(table: Table, seat: int, card: int) -> int:
    """Play a card from hand (CR 8.13); in the React Step only a Program with QUICK (CR 9.10.1)."""
    if area_of(table, card) != HAND or owner_of(table, card) != seat:
        return reasons.NOT_IN_HAND
    what = table.what[card]
    types = registry.TYPE[what]
    if table.asking == ASK_REACT:
        if types != PROGRAM:
            return reasons.NOT_IN_THIS_STEP
        if registry.KEYWORDS[what] & QUICK == 0:
            return reasons.NOT_QUICK
    cost = price(table, seat, card, HOW_PLAY)
    why = _why_not_pay(table, seat, cost)
    if why:
        return why
    return reasons.NO_HOST if types == GEAR and not hosts(table, seat) else 0


def why_not_to_field(table: Table, seat: int, card: int, solo: bool) -> int:
    """Play a face-up Legend to the field, plainly or by GO SOLO, in the Main phase (CR 4.5, 11.25, Q33)."""
    if area_of(table, card) != LEGENDS or owner_of(table, card) != seat or is_facedown(table, card):
        return reasons.NOT_A_FACE_UP_LEGEND
    if table.asking == ASK_REACT:
        return reasons.NOT_IN_THIS_STEP
    if solo and keywords_of(table, card) & GO_SOLO == 0:
        return reasons.NO_GO_SOLO
    return _why_not_pay(table, seat, price(table, seat, card, HOW_GO_SOLO if solo else HOW_PLAY))


def _why_not_pay(table: Table, seat: int, amount: int) -> int:
    if amount == NULL_PRICE:
        return reasons.NULL_COST
    if amount == 0:
        return 0
    have = money(table, seat, -1)
    return reason(reasons.CANT_PAY, amount, have) if have < amount else 0


def hosts(table: Table, seat: int) -> list[int]:
    """What a player may equip Gear to: his Units, then his face-up Legends (CR 4.10)."""
    found: list[int] = []
    for card in table.field[seat]:
        if registry.TYPE[table.what[card]] & (UNIT | LEGEND):
            found.append(card)
    for card in table.legends[seat]:
        if not is_facedown(table, card):
            found.append(card)
    return found


def bearer(table: Table, source: int) -> int:
    """The card whose text a card prints: itself, or the host of a Gear (CR 4.11.3)."""
    host = table.host[source]
    return source if host < 0 else host


def spender_of(table: Table, source: int) -> int:
    """Who is spent for the Spend Icon of a text: the card that bears it, of a Gear its host (CR 4.11.3.1, 11.15.1, Q21)."""
    return bearer(table, source) if readings.GEAR_SPEND_ICON_SPENDS_THE_HOST else source


def why_not_activate(table: Table, seat: int, source: int, number: int) -> int:
    """Use an activated effect: printed on `source`, as the text of the card that bears it (CR 8.14, 10.20, 11.15, Q21)."""
    if owner_of(table, source) != seat:
        return reasons.NOT_YOUR_CARD
    effects = registry.ACTIVATED[table.what[source]]
    if number >= len(effects) or not is_in_play(table, source):
        return reasons.NO_SUCH_EFFECT
    effect = effects[number]
    if is_facedown(table, bearer(table, source)):
        return reasons.NO_SUCH_EFFECT
    spender = spender_of(table, source)
    if table.asking == ASK_REACT and not effect.quick:
        return reasons.NOT_QUICK
    if effect.spends:
        if is_spent(table, spender):
            return reasons.IS_SPENT
        if has_lag(table, spender):
            return reasons.HAS_LAG
    if effect.only_if is not None and not effect.only_if.holds(table, reader(table, source)):
        return reasons.CONDITION_FAILS
    if not readings.ACTIVATION_WITHOUT_TARGET_IS_LEGAL:  # Q15
        words = registry.PROGRAMS[table.what[source]][effect.program]
        if words and words[0].lacks_target(table, reader(table, source)):
            return reasons.NOT_PLAYABLE
    amount = activation_price(table, source, effect)
    if amount > 0:
        have = money(table, seat, spender if effect.spends else -1)
        if have < amount:
            return reason(reasons.CANT_PAY, amount, have)
    return 0


def why_not_block(table: Table, seat: int, card: int) -> int:
    """Use BLOCKER: a ready Unit on the field, not the one attacked (CR 9.9, 11.24, FAQ G4, Q18)."""
    if area_of(table, card) != FIELD or owner_of(table, card) != seat:
        return reasons.NOT_A_UNIT_ON_THE_FIELD
    if table.asking != ASK_REACT:
        return reasons.NOT_ASKED_NOW
    if keywords_of(table, card) & BLOCKER == 0:
        return reasons.NO_BLOCKER
    if is_spent(table, card):
        return reasons.IS_SPENT
    if card == table.defender:
        return reasons.IS_ATTACKED_ITSELF
    if not readings.REDIRECT_IGNORES_TARGET_LIMITS and not may_redirect(table, card):
        return reasons.NOT_A_TARGET
    return reasons.CANT_BE_BLOCKED if table.blocked_from else 0


def why_not_pass(table: Table, seat: int) -> int:
    """End the turn: not while a Unit that must attack can (FAQ Evelyn Parker: Beautiful Enigma)."""
    if table.asking == ASK_REACT or not table.force:
        return 0
    for card in table.field[seat]:
        if in_force.holds_this_turn(table, MUST_ATTACK, card):  # the order is for one turn (Q52)
            attacks: list[int] = []
            list_attacks(table, seat, attacks)
            for option in attacks:
                if option >> 8 & 255 == card:
                    return reasons.MUST_ATTACK
    return 0


def main_options(table: Table, seat: int) -> list[int]:
    """Everything the turn player may do now, in a fixed order: sell, Call, play, field, activate, attack, pass."""
    found: list[int] = []
    have = money(table, seat, -1)
    seen: list[int] = []
    hand = table.hand[seat]
    if not table.sold[seat]:
        for card in hand:
            what = table.what[card]
            if registry.SELL_TAG[what] and what not in seen:
                seen.append(what)
                found.append(act(ACT_SELL, card))
    _list_calls(table, seat, have, found)
    seen = []
    any_host = -1
    # A price is the printed cost unless a text in play or in force changes it, or one of the card's own.
    changed = table.listening & HAS_PRICE_CHANGE != 0 or len(table.force) != 0
    for card in hand:
        what = table.what[card]
        if what in seen:
            continue
        seen.append(what)
        if not changed and not registry.OWN_PRICES[what]:
            cost = registry.COST[what]
            if cost < 0 or cost > have:
                continue
        else:
            cost = price(table, seat, card, HOW_PLAY)
            if cost < 0 or cost > have:
                continue
        if registry.TYPE[what] == GEAR:
            if any_host < 0:
                any_host = 1 if hosts(table, seat) else 0
            if any_host == 0:
                continue
        found.append(act(ACT_PLAY, card))
    for card in table.legends[seat]:
        if registry.COST[table.what[card]] >= 0 and not is_facedown(table, card):
            if why_not_to_field(table, seat, card, True) == 0:
                found.append(act(ACT_GO_SOLO, card))
            if why_not_to_field(table, seat, card, False) == 0:
                found.append(act(ACT_TO_FIELD, card))
    _list_activations(table, seat, found)
    list_attacks(table, seat, found)
    if why_not_pass(table, seat) == 0:
        found.append(act(ACT_PASS))
    return found


def react_options(table: Table, seat: int) -> list[int]:
    """Everything the defending player may do in the React Step; passing always among it (Q40)."""
    found: list[int] = []
    have = money(table, seat, -1)
    _list_calls(table, seat, have, found)
    seen: list[int] = []
    for card in table.hand[seat]:
        what = table.what[card]
        if registry.TYPE[what] == PROGRAM and registry.KEYWORDS[what] & QUICK and what not in seen:
            seen.append(what)
            cost = price(table, seat, card, HOW_PLAY)
            if 0 <= cost <= have:
                found.append(act(ACT_PLAY, card))
    _list_activations(table, seat, found)
    if not table.blocked_from:
        for card in table.field[seat]:
            if not is_spent(table, card) and card != table.defender and keywords_of(table, card) & BLOCKER:
                if not readings.REDIRECT_IGNORES_TARGET_LIMITS and not may_redirect(table, card):
                    continue
                found.append(act(ACT_BLOCK, card))
    found.append(act(ACT_PASS))
    return found


def _list_calls(table: Table, seat: int, have: int, found: list[int]) -> None:
    if table.called[seat]:
        return
    for card in table.legends[seat]:
        if is_facedown(table, card):
            if have == 0 and price(table, seat, card, HOW_CALL) > 0:
                return
            found.append(act(ACT_CALL, card))


def _list_activations(table: Table, seat: int, found: list[int]) -> None:
    if table.listening & HAS_ACTIVATED == 0:
        return
    for card in table.legends[seat] + table.field[seat] + table.gear[seat]:
        if registry.MASK[table.what[card]] & HAS_ACTIVATED:
            for number in range(len(registry.ACTIVATED[table.what[card]])):
                if why_not_activate(table, seat, card, number) == 0:
                    found.append(act(ACT_ACTIVATE, card, number))
