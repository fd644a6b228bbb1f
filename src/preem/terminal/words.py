"""Names, options and log lines in plain English. What cards do is said by their declarations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from preem.tcg.cards import pool
from preem.tcg.options import (
    Activate,
    Answer,
    Attack,
    Block,
    Call,
    ChooseAmount,
    ChooseCard,
    ChooseGig,
    ChooseMode,
    ChooseType,
    EndTurn,
    GoFirst,
    GoSolo,
    Mulligan,
    Option,
    Pass,
    Pay,
    PlayCard,
    ResolveNext,
    RollIn,
    Sell,
    ToField,
)
from preem.tcg.terms import LEGEND
from preem.terminal.seen import CardSeen, Seen

ORDINALS: Final = ("1st", "2nd", "3rd")


def title(slug: str) -> str:
    """The name a person knows a card by."""
    card = pool().get(slug)
    if card is None:
        return slug
    return f"{card.name}: {card.subtitle}" if card.subtitle else card.name


def ordinal(place: int) -> str:
    """A place counted from 0, said from 1."""
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"


def name_in_words(name: str, whose: str = "") -> str:
    """A card's name in notation as people say it; `whose` is put before a name that doesn't say so itself.

    >>> name_in_words("rival:minotaur#2/mantis-blades")
    "Mantis Blades on the Rival's Minotaur (2nd)"
    """
    if name.startswith("rival:"):
        return name_in_words(name[6:], "the Rival's ")
    if "/" in name:
        host, gear = name.rsplit("/", 1)
        return f"{name_in_words(gear)} on {name_in_words(host, whose)}"
    if name.startswith("legend:"):
        return f"{whose or 'your '}{ordinal(int(name[7:]))} Legend (face-down)"
    if name == "?":
        return f"{whose}hidden card" if whose else "a hidden card"
    slug, _, number = name.partition("#")
    return f"{whose}{title(slug)}{f' ({ordinal(int(number) - 1)})' if number else ''}"


def die_in_words(name: str, stolen: bool = False) -> str:
    """A die by its owner, and whether it lies with the other.

    >>> die_in_words("rival:d6")
    "the Rival's d6"
    >>> die_in_words("rival:d10", stolen=True)
    'the d10 you stole'
    """
    if name.startswith("rival:"):
        return f"the {name[6:]} you stole" if stolen else f"the Rival's {name[6:]}"
    return f"your {name}{' (stolen by the Rival)' if stolen else ''}"


def either(names: Sequence[str]) -> str:
    """Several names to choose from.

    >>> either(["A", "B", "C"])
    'A, B or C'
    """
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def asked_for(option: Option, seen: Seen) -> str:
    """What somebody asked for, which may not be possible, as a sentence may begin with it."""
    if isinstance(option, Call):
        if option.place < len(seen.own.legends):
            card = seen.own.legends[option.place]
            return f"Your {ordinal(option.place)} Legend{'' if card.facedown else f' ({title(card.slug)})'}"
        return f"Your {ordinal(option.place)} Legend"
    if isinstance(option, ChooseGig):
        return "Nothing" if option.die is None else _capital(die_in_words(option.die, seen.is_stolen(option.die)))
    if isinstance(option, Pay):
        return "That payment"
    if isinstance(option, Sell):
        return f"Sell {title(option.card)}"
    return _capital(option_in_words(option, seen))


def _capital(text: str) -> str:
    return text if text.startswith("GO SOLO") else text[:1].upper() + text[1:]


def option_in_words(option: Option, seen: Seen) -> str:
    """An option as a line of the list. Prices and powers are as they are now."""
    # What is decided by name stands first; the rest is a table of its own.
    if isinstance(option, PlayCard):
        return f"play {title(option.card)}{_price(seen.price(option.card, 'play'))}"
    if isinstance(option, Sell):
        return f"sell {title(option.card)} (it becomes an Eddie)"
    if isinstance(option, Call):
        legend = f"legend:{option.place}"
        return f"call {name_in_words(legend)}{_price(seen.price(legend, 'call'))}"
    if isinstance(option, GoSolo):
        return f"GO SOLO with {name_in_words(option.legend)}{_price(seen.price(option.legend, 'go_solo'))}"
    if isinstance(option, ToField):
        return f"play {name_in_words(option.legend)} to the field{_price(seen.price(option.legend, 'play'))}"
    if isinstance(option, Activate):
        which = f" ({ordinal(option.effect)} effect)" if option.effect else ""
        return f"use the effect of {name_in_words(option.card)}{which}"
    if isinstance(option, Attack):
        target = "the Gig area"
        if option.target != "gigs":
            target = f"{name_in_words(f'rival:{option.target}')}{_power(seen.rival.card(option.target))}"
        return f"attack {target} with {name_in_words(option.unit)}{_power(seen.own.card(option.unit))}"
    if isinstance(option, Block):
        return f"block with {name_in_words(option.unit)}{_power(seen.own.card(option.unit))}"
    return _answer_in_words(option, seen)


def _answer_in_words(option: Option, seen: Seen) -> str:
    if isinstance(option, Pay):
        return _payment(option, seen.to_pay)
    if isinstance(option, ChooseCard):
        return "nothing (no further card)" if option.card is None else name_in_words(option.card)
    if isinstance(option, ChooseGig):
        if option.die is None:
            return "nothing"
        return f"{die_in_words(option.die, seen.is_stolen(option.die))}, which shows {seen.value(option.die)}"
    if isinstance(option, ResolveNext):
        return _pending(option.effect)
    if isinstance(option, RollIn):
        return option.die
    if isinstance(option, ChooseAmount):
        return str(option.amount)
    if isinstance(option, ChooseMode):
        return f"the {ordinal(int(option.mode))} of the modes" if option.mode.isdigit() else option.mode
    if isinstance(option, ChooseType):
        return option.type
    if isinstance(option, Answer):
        return "yes" if option.yes else "no"
    if isinstance(option, Mulligan):
        return "put them back and draw six others" if option.take else "keep them"
    if isinstance(option, GoFirst):
        return "go first" if option.first else "let the Rival go first"
    if isinstance(option, EndTurn):
        return "end the turn"
    assert isinstance(option, Pass), "every kind of option has its words"
    return "pass: no reaction"


def _price(price: int | None) -> str:
    return "" if price is None else f" ({price} €$)"


def _power(card: CardSeen | None) -> str:
    return "" if card is None or card.power is None else f" (power {card.power})"


def _payment(option: Pay, amount: int) -> str:
    """Which Legends are spent; Eddies pay the rest."""
    parts = [name_in_words(name) for name in option.legends]
    rest = amount - len(parts)
    if rest > 0:
        parts.append("1 Eddie" if rest == 1 else f"{rest} Eddies")
    return "spend " + " + ".join(parts)


def _pending(effect: str) -> str:
    name, _, die = effect.partition("@")
    return f"the effect of {name_in_words(name)}{f', about {die_in_words(die)}' if die else ''}"


# --- the log ---

_YOU_DO: Final = {
    "draws": "draw",
    "discards": "discard",
    "trashes": "trash",
    "sells": "sell",
    "calls": "call",
    "puts": "put",
    "takes": "take",
    "adds": "add",
    "reveals": "reveal",
    "equips": "equip",
    "moves": "move",
    "blocks": "block",
    "attacks": "attack",
    "looks": "look",
    "rolls": "roll",
    "readies": "ready",
    "pays": "pay",
    "keeps": "keep",
    "goes": "go",
    "passes": "pass",
    "concedes": "concede",
    "shuffles": "shuffle",
    "plays": "play",
    "changes": "change",
    "gives": "give",
    "makes": "make",
    "lets": "let",
    "swaps": "swap",
    "names": "name",
    "uses": "use",
    "resolves": "resolve",
    "wins": "win",
}
"""What a player does, as the log says it and as it is said to him."""

_SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_DIE: Final = re.compile(r"\b((?:rival:)?d(?:4|6|8|10|12|20))\b( \(stolen\))?")
_TURN: Final = re.compile(r"turn (\d+) (begins|ends)")
_PAID: Final = re.compile(r"pays (\d+) €\$")
_SPENT_LEGEND: Final = re.compile(r"(.+) is spent")
_OF_NOBODY: Final = ("overtime begins", "the attack is over")


def log_in_words(line: str) -> str:
    """A line of the log as a sentence. In the log "you" is seat 0, whoever reads it.

    >>> log_in_words("rival: attacks minotaur with psycho-squad (power 6)")
    'The Rival attacks Minotaur with Psycho Squad (power 6)'
    >>> log_in_words("you: minotaur steals rival:d6=3")
    "Your Minotaur steals the Rival's d6 (it shows 3)"
    """
    who, _, rest = line.partition(": ")
    if who == "nobody":
        return f"Nobody wins: {rest}"
    if rest in _OF_NOBODY:
        return rest[0].upper() + rest[1:]
    mine = who == "you"
    owner = "Your" if mine else "The Rival's"
    if turn := _TURN.fullmatch(rest):
        return f"--- {owner} turn ({turn[1]}) {turn[2]}"
    verb, _, what = rest.partition(" ")
    if verb not in _YOU_DO:  # something of theirs does it, or has it done to it
        told = _with_titles(rest.removeprefix("a "))
        return f"Your {told}" if mine else f"The Rival's {told}".replace("steals back the Rival's", "steals back its")
    said = f"You {_YOU_DO[verb]}" if mine else f"The Rival {verb}"
    if verb == "rolls":
        what = what.replace("rival:", "")  # everybody rolls his own dice
        return f"{said} {what.replace('=', ', it shows ')}"
    told = _with_titles(_own(what, mine))
    if not mine:
        told = told.replace("the Rival's d", "its d")
    return f"{said} {told}".rstrip()


def lines_in_words(lines: Sequence[str]) -> list[str]:
    """Lines of the log as sentences; the same one several times in a row is said once."""
    said: list[str] = []
    for line, group in groupby(_with_payments(lines)):
        times = len(list(group))
        sentence = log_in_words(line)
        if times > 1 and sentence.endswith(" draws a card"):
            sentence = f"{sentence.removesuffix('a card')}{times} cards"
        elif times > 1:
            sentence = f"{sentence} ({times} times)"
        said.append(sentence)
    return said


def _with_payments(lines: Sequence[str]) -> list[str]:
    """The Legends that a payment spends, in the line of the payment: the log tells them one by one behind it."""
    told: list[str] = []
    may_follow = 0
    for line in lines:
        who, _, rest = line.partition(": ")
        if may_follow and told[-1].startswith(f"{who}: pays ") and (by := _SPENT_LEGEND.fullmatch(rest)) and _is_legend(by[1]):
            may_follow -= 1
            told[-1] += f"{' and' if ', spending ' in told[-1] else ', spending'} {by[1]}"
            continue
        paid = _PAID.fullmatch(rest)
        may_follow = int(paid[1]) if paid else 0
        told.append(line)
    return told


def _is_legend(name: str) -> bool:
    card = pool().get(name)
    return name == "a face-down Legend" or (card is not None and card.type == LEGEND)


def _own(what: str, mine: bool) -> str:
    """The Rival's own things are its, not yours: what the log names bare is the table's."""
    return what.replace("the hand", "your hand").replace("the deck", "your deck") if mine else what


def _with_titles(text: str) -> str:
    """Slugs as names, and dice by owner. Words that are no slug of the pool stay."""
    shown = _SLUG.sub(lambda found: title(found[0]), text)
    shown = shown.replace("in place 0", "in the 1st place").replace("in place 1", "in the 2nd place")
    shown = shown.replace("in place 2", "in the 3rd place")
    shown = re.sub(r"\b((?:rival:)?d(?:4|6|8|10|12|20))=(\d+)", r"\1 (it shows \2)", shown)
    return _DIE.sub(lambda found: die_in_words(found[1], bool(found[2])), shown)
