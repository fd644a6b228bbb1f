"""Lines of the log, as a seat saw them; cards by slug, "a card" where the seat didn't see which."""

from __future__ import annotations

from preem.tcg import log, registry
from preem.tcg.names import die_name
from preem.tcg.table import Table
from preem.tcg.terms import (
    ADRENALINE,
    BLOCKER,
    CANT_ATTACK,
    CANT_BE_DEFEATED_IN_FIGHT,
    CANT_READY,
    ENDED_CARD,
    ENDED_CONCEDED,
    ENDED_DECK,
    ENDED_ENDLESS,
    ENDED_GIGS,
    ENDED_OVERTIME,
    GEAR,
    GO_SOLO,
    GO_SOLO_COSTS,
    HOW_GO_SOLO,
    KEYWORD_GIVEN,
    LEGEND,
    MAY_ATTACK,
    MUST_ATTACK,
    NEXT_FIGHT_DEFEATS_NOBODY,
    POWER_CHANGE,
    PROGRAM,
    QUICK,
    STEALS_FEWER,
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

KEYWORDS = {ADRENALINE: "ADRENALINE", BLOCKER: "BLOCKER", GO_SOLO: "GO SOLO", QUICK: "QUICK"}

# What a text leaves in force for a card (`log.GIVEN`).
_GIVEN = {
    POWER_CHANGE: "gives {card} {number:+} power this turn",
    KEYWORD_GIVEN: "gives {card} {keyword} this turn",
    CANT_ATTACK: "keeps {card} from attacking until {whose} next turn",
    CANT_READY: "keeps {card} from being readied until {whose} next turn",
    MUST_ATTACK: "makes {card} attack in its next turn",
    STEALS_FEWER: "makes {card} steal {number} fewer this turn",
    CANT_BE_DEFEATED_IN_FIGHT: "keeps {card} from being defeated in fights this turn",
    NEXT_FIGHT_DEFEATS_NOBODY: "makes {card} defeat nobody in its next fight this turn",
    MAY_ATTACK: "lets {card} attack more this turn",
    GO_SOLO_COSTS: "changes what the GO SOLO of {card} costs by {number:+} €$ this turn",
}

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
    log.STEALS_NOTHING: "{card} steals nothing (power {number})",
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
    lines: list[str] = []
    holder = [0] * 6 + [1] * 6  # of each die, on whose side it lies
    for at in range(0, len(table.log), log.STRIDE):
        row = table.log[at : at + log.STRIDE]
        kind, who, die, number = row[0], row[1], row[5], row[4]
        lines.append(_line(row, seat, holder))
        if kind == log.STEALS:
            holder[die] = who
        elif kind == log.SWAPS:
            holder[die], holder[number] = 1 - who, who
    return lines


def _line(row: list[int], seat: int | None, holder: list[int]) -> str:
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
        return f"{PLAYERS[who]}: changes {_die(die, holder)} from {number >> 8} to {number & 255}"
    if kind == log.SWAPS:
        return f"{PLAYERS[who]}: swaps {_die(die, holder)} with {_die(number, holder)}"
    if kind == log.NAMES_TYPE:
        return f"{PLAYERS[who]}: names {TYPES[number]}"
    if kind in (log.ACTIVATES, log.TRIGGERS):
        verb = "uses" if kind == log.ACTIVATES else "resolves"
        worn = f" on {other_name}" if other >= 0 and other != card else ""
        return f"{PLAYERS[who]}: {verb} {name}{worn}"
    if kind == log.GIVEN:
        return f"{PLAYERS[who]}: {_given(name, number >> 16, (number & 65535) - 1000, who)}"
    if kind == log.STEALS and die // 6 == who:
        return f"{PLAYERS[who]}: {name} steals back {die_name(0, die)}={number}"
    text = _ONE_CARD.get(kind) or _NO_CARD[kind]
    named = ""
    if die >= 0:
        named = die_name(0, die) if kind == log.STEALS else _die(die, holder)
    return f"{PLAYERS[who]}: " + text.format(card=name, other=other_name, number=number, die=named)


def _given(name: str, kind: int, number: int, who: int) -> str:
    """What a text leaves in force for a card."""
    text = _GIVEN.get(kind)
    if text is None:
        return f"changes {name} for a while"
    whose = ("your", "the Rival's")[who]
    return text.format(card=name, number=number, keyword=KEYWORDS.get(number, "a keyword"), whose=whose)


def _die(die: int, holder: list[int]) -> str:
    """A die by its owner, in a log that both read: the table's "you" names his own bare. "(stolen)": the other has it."""
    stolen = " (stolen)" if holder[die] != die // 6 else ""
    return die_name(0, die) + stolen
