"""The open options as a scenario prints them."""

from __future__ import annotations

from preem.tcg.names import die_name
from preem.tcg.options import (
    AMOUNT_ZERO,
    TYPE_NAMES,
    activation_number,
    mode_label,
)
from preem.tcg.scenario.names import LastingNames
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BLOCK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PASS,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_AMOUNT,
    ASK_CARD,
    ASK_GIG,
    ASK_MAIN,
    ASK_MAY,
    ASK_MODE,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_ROLL_IN,
    ASK_TYPE,
    AT_GIGS,
    NONE,
)


def option_names(table: Table, names: LastingNames) -> list[str]:
    """The open options as a scenario prints them."""
    if table.over or table.asking == ASK_NOTHING:
        return []
    seat = table.asked
    kind = table.asking
    options = table.options
    if kind in (ASK_MAIN, ASK_REACT):
        return _action_names(table, names, seat, kind)
    if kind == ASK_CARD:
        cards = [option for option in options if option != NONE]
        return names.printed(table, seat, cards) + (["none"] if NONE in options else [])
    if kind == ASK_GIG:
        return ["none" if option == NONE else die_name(seat, option) for option in options]
    if kind == ASK_ROLL_IN:
        return [die_name(seat, option) for option in options]
    if kind == ASK_AMOUNT:
        return [str(option - AMOUNT_ZERO) for option in options]
    if kind == ASK_MAY:
        return ["yes", "none"]
    if kind == ASK_MODE:
        return [mode_label(table, option) for option in options]
    if kind == ASK_ORDER:
        return names.triggers(table, seat, options)
    if kind == ASK_TYPE:
        return [TYPE_NAMES[option] for option in options]
    if kind == ASK_PAY:
        return [_payment_name(table, names, seat, option) for option in options]
    return ["yes" if option else "no" for option in options]


def _payment_name(table: Table, names: LastingNames, seat: int, option: int) -> str:
    spent = [card for place, card in enumerate(table.legends[seat]) if option >> place & 1]
    return " + ".join(names.printed(table, seat, spent)) if spent else "eddies"


VERB_NAMES = {
    ACT_SELL: "sell",
    ACT_CALL: "call",
    ACT_PLAY: "play",
    ACT_GO_SOLO: "go_solo",
    ACT_TO_FIELD: "to_field",
    ACT_ACTIVATE: "activate",
    ACT_ATTACK: "attack",
    ACT_BLOCK: "block",
}


def _action_names(table: Table, names: LastingNames, seat: int, kind: int) -> list[str]:
    """Actions, each card bare where its verb can mean no other."""
    by_verb: dict[int, list[int]] = {}
    targets: list[int] = []
    for option in table.options:
        verb, card, what = option >> 16, option >> 8 & 255, option & 255
        if verb == ACT_ACTIVATE:
            card = activation_number(table, card, what)[0]
        if verb != ACT_PASS and card not in by_verb.setdefault(verb, []):
            by_verb[verb].append(card)
        if verb == ACT_ATTACK and what != AT_GIGS and what not in targets:
            targets.append(what)
    called: dict[tuple[int, int], str] = {}
    for verb, cards in by_verb.items():
        for card, name in zip(cards, names.printed(table, seat, cards), strict=True):
            called[verb, card] = name
    for card, name in zip(targets, names.printed(table, 1 - seat, targets), strict=True):
        called[ACT_PASS, card] = name
    printed: list[str] = []
    for option in table.options:
        verb, card, what = option >> 16, option >> 8 & 255, option & 255
        if verb == ACT_PASS:
            printed.append("pass" if kind == ASK_REACT else "end_turn")
        elif verb == ACT_CALL:
            printed.append(f"call {table.legends[seat].index(card)}")
        elif verb == ACT_ATTACK:
            target = "gigs" if what == AT_GIGS else called[ACT_PASS, what]
            printed.append(f"attack {called[verb, card]} {target}")
        elif verb == ACT_ACTIVATE:
            host, effect = activation_number(table, card, what)
            printed.append(f"activate {called[verb, host]}" + (f" {effect}" if effect else ""))
        else:
            printed.append(f"{VERB_NAMES[verb]} {called[verb, card]}")
    return printed
