"""Lines of the log, as a seat saw them; cards by slug, "a card" where the seat didn't see which."""

from __future__ import annotations

from preem.tcg import log, registry
from preem.tcg.names import die_name
from preem.tcg.table import Table
from preem.tcg.terms import (
    ENDED_CARD,
    ENDED_CONCEDED,
    ENDED_DECK,
    ENDED_ENDLESS,
    ENDED_GIGS,
    ENDED_OVERTIME,
    GEAR,
    HOW_GO_SOLO,
    LEGEND,
    PROGRAM,
    TIE,
    UNIT,
)

REASONS = {
    ENDED_GIGS: "7 Gigs at the start of the turn",
    ENDED_OVERTIME: "7 Gigs in overtime",
    ENDED_DECK: "a card that had to be drawn and was not there",
    ENDED_CONCEDED: "concession",
    ENDED_ENDLESS: "no end in sight",
    ENDED_CARD: "a card's text",
}
TYPES = {UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program", LEGEND: "Legend"}
PLAYERS = ("you", "rival")

# Lines of one card: who, what.
_ONE_CARD = {
    log.DRAWS: "draws {card}",
    log.DISCARDS: "discards {card}",
    log.TRASHES: "trashes {card}",
    log.SELLS: "sells {card}",
    log.CALLS: "calls {card}",
    log.IS_DEFEATED: "{card} is defeated",
    log.IS_SPENT: "{card} is spent",
    log.IS_READIED: "{card} is readied",
    log.UNDER_DECK: "puts {card} under the deck",
    log.RETURNS: "takes {card} back to the hand",
    log.ADDS: "adds {card} to the hand",
    log.REVEALS: "reveals {card}",
    log.EQUIPS: "equips {card} to {other}",
    log.MOVES_GEAR: "moves {card} to {other}",
    log.BLOCKS: "blocks with {card}",
    log.ATTACKS_GIGS: "attacks the Gig area with {card} (power {number})",
    log.ATTACKS_UNIT: "attacks {other} with {card} (power {number})",
    log.STEALS: "{card} steals {die}={number}",
    log.LOOKS_AT_LEGEND: "looks at the Legend in place {number}: {card}",
    log.SAVED_FROM_DEFEAT: "{other} is defeated in the place of {card}",
}
_NO_CARD = {
    log.TURN_BEGINS: "turn {number} begins",
    log.TURN_ENDS: "turn {number} ends",
    log.ROLLS: "rolls {die}={number}",
    log.REROLLS: "rolls again {die}={number}",
    log.EDDIE_READIED: "readies {number} €$",
    log.SEARCHES: "looks at the top {number} of the deck",
    log.PAYS: "pays {number} €$",
    log.MULLIGANS: "takes a mulligan",
    log.KEEPS: "keeps the hand",
    log.ROLLS_FIRST: "rolls {number} for who starts",
    log.GOES_FIRST: "goes first",
    log.OVERTIME_BEGINS: "overtime begins",
    log.PASSES: "passes",
    log.ATTACK_ENDS: "the attack is over",
    log.CONCEDES: "concedes",
    log.SAVES_DIE: "keeps {die} from being stolen",
    log.SHUFFLES: "shuffles the deck",
}


def lines_for(table: Table, seat: int | None) -> list[str]:
    """The whole log for a seat, or for one who sees everything (None)."""
    rows = table.log
    return [_line(rows[at : at + log.STRIDE], seat) for at in range(0, len(rows), log.STRIDE)]


def _line(row: list[int], seat: int | None) -> str:
    kind, who, seen_by, card, number, die, other = row
    sees = seat is None or seen_by >> seat & 1 == 1
    name = registry.SLUG[card] if sees and card >= 0 else "a card"
    other_name = registry.SLUG[other] if other >= 0 else "a card"
    if kind == log.IS_SPENT and not sees:
        name = "a face-down Legend"
    if kind == log.LOOKS_AT_LEGEND and not sees:
        return f"{PLAYERS[who]}: looks at the Legend in place {number}"
    if kind == log.GAME_ENDS:
        winner = "nobody: a tie" if who == TIE else f"{PLAYERS[who]}: wins"
        return f"{winner} ({REASONS[number]})"
    if kind == log.PLAYS:
        how = " by GO SOLO" if number == HOW_GO_SOLO else ""
        return f"{PLAYERS[who]}: plays {name}{how}"
    if kind == log.WINS_FIGHT:
        return f"{PLAYERS[who]}: {name} wins against {other_name} ({number >> 16} to {number & 65535})"
    if kind == log.LOSES_FIGHT:
        return f"{PLAYERS[who]}: {name} and {other_name} both lose ({number >> 16} to {number & 65535})"
    if kind == log.ADJUSTS:
        return f"{PLAYERS[who]}: changes {_die(die)} from {number >> 8} to {number & 255}"
    if kind == log.SWAPS:
        return f"{PLAYERS[who]}: swaps {_die(die)} with {_die(number)}"
    if kind == log.NAMES_TYPE:
        return f"{PLAYERS[who]}: names {TYPES[number]}"
    if kind in (log.ACTIVATES, log.TRIGGERS):
        verb = "uses" if kind == log.ACTIVATES else "resolves"
        worn = f" on {other_name}" if other >= 0 and other != card else ""
        return f"{PLAYERS[who]}: {verb} {name}{worn}"
    if kind == log.GIVEN:
        return f"{PLAYERS[who]}: changes {name} for a while"
    text = _ONE_CARD.get(kind) or _NO_CARD[kind]
    return f"{PLAYERS[who]}: " + text.format(card=name, other=other_name, number=number, die=_die(die) if die >= 0 else "")


def _die(die: int) -> str:
    """A die by its owner, in a log that both read: the table's "you" names his own bare."""
    return die_name(0, die)
