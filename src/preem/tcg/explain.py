"""Why a player can't do something now, asked in notation (architecture, section 2: "Why not").

The functions that list the legal actions give the reason (actions.py). Cards go by the names the asker sees,
so a question about what he can't see is answered as if it weren't there.
"""

from __future__ import annotations

from preem.tcg import actions, attack_targets, reasons
from preem.tcg.marks import is_facedown
from preem.tcg.names import card_name
from preem.tcg.options import (
    Activate,
    Attack,
    Block,
    Call,
    EndTurn,
    GoSolo,
    Option,
    Pass,
    PlayCard,
    Sell,
    ToField,
    activations_of,
    option_of,
    parse_option,
)
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAIN, ASK_REACT, AT_GIGS

IT_CAN = "it can be done now"


def why_not(table: Table, seat: int, text: str) -> str:
    """What stands against an option, as a sentence with its rule; IT_CAN where nothing does.

    >>> why_not(table, 0, "play minotaur")
    'it needs 7 €$, you can pay 5 (CR 11.1.2)'

    A text that is no notation raises InvalidNotation.
    """
    option = parse_option(text)
    why = _reason(table, seat, option)
    return f"{reasons.sentence(why)} ({reasons.rule(why)})" if why else IT_CAN


def _reason(table: Table, seat: int, option: Option) -> int:
    if table.over:
        return reasons.GAME_IS_OVER
    if table.asked != seat:
        return reasons.NOT_YOUR_DECISION
    wanted = str(option)
    if any(str(option_of(table, each)) == wanted for each in table.options):
        return 0
    if table.asking != ASK_MAIN and table.asking != ASK_REACT:
        return reasons.NOT_AN_OPTION if _kind(wanted) in _kinds_open(table) else reasons.NOT_ASKED_NOW
    return _reason_of_action(table, seat, option)


def _kinds_open(table: Table) -> list[str]:
    return [_kind(str(option_of(table, each))) for each in table.options]


def _kind(notation: str) -> str:
    """The word a notation begins with: what kind of answer it is."""
    return notation.split(" ", 1)[0]


def _reason_of_action(table: Table, seat: int, option: Option) -> int:
    """Of an action of the Main phase or the React Step."""
    if isinstance(option, PlayCard):
        card = _find(table, seat, option.card, table.hand[seat])
        return reasons.NOT_IN_HAND if card < 0 else actions.why_not_play(table, seat, card)
    if isinstance(option, Sell):
        card = _find(table, seat, option.card, table.hand[seat])
        return reasons.NOT_IN_HAND if card < 0 else actions.why_not_sell(table, seat, card)
    if isinstance(option, Call):
        legends = table.legends[seat]
        if option.place >= len(legends):
            return reasons.NOT_FACE_DOWN
        return actions.why_not_call(table, seat, legends[option.place])
    if isinstance(option, (GoSolo, ToField)):
        card = _find(table, seat, option.legend, table.legends[seat])
        if card < 0:
            return reasons.NOT_A_FACE_UP_LEGEND
        return actions.why_not_to_field(table, seat, card, isinstance(option, GoSolo))
    if isinstance(option, Activate):
        return _reason_of_activation(table, seat, option)
    if isinstance(option, Attack):
        return _reason_of_attack(table, seat, option)
    if isinstance(option, Block):
        card = _find(table, seat, option.unit, table.field[seat])
        return reasons.NOT_A_UNIT_ON_THE_FIELD if card < 0 else actions.why_not_block(table, seat, card)
    if isinstance(option, EndTurn) and table.asking == ASK_MAIN:
        return actions.why_not_pass(table, seat)
    if isinstance(option, Pass) and table.asking == ASK_REACT:
        return 0
    return reasons.NOT_ASKED_NOW


def _reason_of_activation(table: Table, seat: int, option: Activate) -> int:
    host = _find(table, seat, option.card, table.field[seat] + table.legends[seat])
    if host < 0:
        return reasons.NO_SUCH_CARD
    effects = [] if is_facedown(table, host) else activations_of(table, host)
    if option.effect >= len(effects):
        return reasons.NO_SUCH_EFFECT
    source, number = effects[option.effect]
    return actions.why_not_activate(table, seat, source, number)


def _reason_of_attack(table: Table, seat: int, option: Attack) -> int:
    unit = _find(table, seat, option.unit, table.field[seat])
    if unit < 0:
        return reasons.NOT_A_UNIT_ON_THE_FIELD
    target = AT_GIGS
    if option.target != "gigs":
        target = _find(table, seat, option.target.removeprefix("rival:"), table.field[1 - seat])
        if target < 0:
            return reasons.NOT_A_TARGET
    return attack_targets.why_not_attack(table, seat, unit, target)


def _find(table: Table, seat: int, name: str, cards: list[int]) -> int:
    """The card of this name among these, or -1."""
    for card in cards:
        if card_name(table, seat, card, False) == name:
            return card
    return -1
