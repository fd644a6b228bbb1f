"""Moving a piece by no effect, so that a test can see what the rules make of it."""

from __future__ import annotations

from preem.tcg import engine, frames, registry
from preem.tcg.actions import hosts
from preem.tcg.areas import equip, to_hand, to_trash
from preem.tcg.defeat import push_defeat
from preem.tcg.dice import put_die
from preem.tcg.endings import check_overtime_win
from preem.tcg.errors import InvalidNotation
from preem.tcg.marks import area_of, is_in_play, ready
from preem.tcg.moves import remember_power, return_to_hand, spend_card, with_gear
from preem.tcg.names import die_of
from preem.tcg.scenario.names import LastingNames
from preem.tcg.table import Table
from preem.tcg.terms import ASK_NOTHING, EQUIPPED, GEAR, GIG_AREA, IN_FIXER, NOBODY


def force_piece(table: Table, names: LastingNames, seat: int, piece: str, how: dict[str, object]) -> None:
    """`to="gigs" | "hand" | "trash" | "fixer" | host`, or one of ready=True, spend=True, defeat=True."""
    unknown = set(how) - {"to", "ready", "spend", "defeat"}
    if unknown or len(how) != 1:
        raise InvalidNotation("force takes exactly one of to=, ready=True, spend=True, defeat=True")
    if table.over:
        raise InvalidNotation("the game is over: nothing is moved any more")
    if "to" not in how and True not in how.values():
        raise InvalidNotation("ready, spend and defeat are given as True or not at all")
    if _move(table, names, seat, piece, how):
        return
    _reopen(table)
    if "defeat" in how:
        push_defeat(table, seat, [_card(table, names, seat, piece)])
    engine.advance(table)


def _move(table: Table, names: LastingNames, seat: int, piece: str, how: dict[str, object]) -> bool:
    """Move the piece; True when that ended the game."""
    die = die_of(seat, piece)
    if die >= 0:
        _force_die(table, seat, die, how.get("to"))
    else:
        card = _card(table, names, seat, piece)
        if "to" in how:
            _move_card(table, names, seat, card, str(how["to"]))
        elif "ready" in how:
            ready(table, card)
        elif "spend" in how:
            spend_card(table, card)
    check_overtime_win(table)
    return table.over


def _force_die(table: Table, seat: int, die: int, to: object) -> None:
    if to == "gigs":
        put_die(table, die, GIG_AREA + seat, max(1, table.dice[die] >> 3))
    elif to == "fixer":
        put_die(table, die, IN_FIXER, 0)
    else:
        raise InvalidNotation("a die goes to 'gigs' (of the side that forces it) or to its owner's 'fixer'")


def _card(table: Table, names: LastingNames, seat: int, piece: str) -> int:
    everywhere = (
        table.field[seat] + table.legends[seat] + table.gear[seat] + table.hand[seat] + table.trash[seat] + table.deck[seat]
    )
    found = names.find(table, seat, piece, everywhere)
    if not found:
        raise InvalidNotation(f"there is no {piece!r} on this side of the table")
    return found[0]


def _move_card(table: Table, names: LastingNames, seat: int, card: int, to: str) -> None:
    if to == "hand":
        if is_in_play(table, card):
            return_to_hand(table, card)
        else:
            to_hand(table, card)
    elif to == "trash":
        remember_power(table, card)
        for each in with_gear(table, card) if area_of(table, card) != EQUIPPED else [card]:
            to_trash(table, each)
    else:
        host = _card(table, names, seat, to)
        if registry.TYPE[table.what[card]] != GEAR or host == card or host not in hosts(table, seat):
            raise InvalidNotation(f"a card goes to 'hand' or 'trash', a Gear to a host too; {to!r} is none of these")
        equip(table, card, host)


def _reopen(table: Table) -> None:
    """What was asked is asked again, of the table as it is now."""
    if table.asking == ASK_NOTHING:
        return
    table.asking = ASK_NOTHING
    table.asked = NOBODY
    table.about = -1
    table.options = []
    frame = table.frames[-1]
    if frame[frames.KIND] == frames.EFFECT:
        frame[frames.PC] -= 1
    elif frame[frames.KIND] == frames.ROLL_IN and frame[frames.PC] == 2:
        frame[frames.PC] = 1
