"""What a person typed, as one of the open options."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Sequence
from typing import Final

from preem.tcg.cards import pool
from preem.tcg.effects.declare import slug_of
from preem.terminal.words import either, title

VERBS_WITH_A_CARD: Final = ("play", "sell", "go_solo", "to_field", "activate", "block", "card")
SAME: Final = {
    "end turn": "end_turn",
    "end the turn": "end_turn",
    "end": "end_turn",
    "go solo": "go_solo",
    "to field": "to_field",
    "roll in": "roll_in",
}
"""Words as people write them, longer ones first, and the notation's."""


_CALL: Final = re.compile(r"(?:my |the )?(\d)(?:st|nd|rd)?(?: legend)?")


class Unclear(ValueError):
    """What was typed is none of the options, or may be several; the message says which."""


def chosen(text: str, notations: Sequence[str], near: Collection[str] = ()) -> str:
    """The option that was meant: by its number, its notation, or names as people write them.

    `near` are the slugs of the cards before the person: a part of a name means one of these first.
    """
    if text.isdecimal():
        number = int(text)
        if not 1 <= number <= len(notations):
            raise Unclear(f"there is no option {number}: they are numbered from 1 to {len(notations)}")
        return notations[number - 1]
    if " ".join(text.lower().split()) == "call 0":
        raise Unclear("Legends count from 1, left to right: call 1, call 2 or call 3")
    wanted = in_notation(text, near)
    if wanted in notations:
        return wanted
    begin = [each for each in notations if each.startswith(wanted)]
    if not begin:
        begin = [each for each in notations if each.partition(" ")[2] == wanted]
    if len(begin) == 1:
        return begin[0]
    if begin:
        raise Unclear(f"{text!r} may be several options: {either([_as_typed(each) for each in begin[:5]])}")
    raise Unclear(f"{text!r} is none of the options")


def in_notation(text: str, near: Collection[str] = ()) -> str:
    """A line with names as people write them, in notation as far as they are recognized.

    >>> in_notation("Play Mantis Blades")
    'play mantis-blades'
    >>> in_notation("attack the rival's psycho squad with minotaur")
    'attack minotaur psycho-squad'
    >>> in_notation("call 1"), in_notation("call the 3rd Legend")
    ('call 0', 'call 2')
    """
    words = " ".join(text.lower().split())
    for said, notation in SAME.items():
        if words == said or words.startswith(f"{said} "):
            words = notation + words[len(said) :]
            break
    verb, _, rest = words.partition(" ")
    if verb == "call" and (place := _CALL.fullmatch(rest)):
        return f"call {int(place[1]) - 1}" if place[1] != "0" else words
    if verb == "attack" and rest:
        return f"attack {_attack(rest, near)}"
    if verb in VERBS_WITH_A_CARD and rest:
        return f"{verb} {_name(rest, near)}"
    return words


def _as_typed(notation: str) -> str:
    """An option as a person may type it: Legends count from 1."""
    verb, _, rest = notation.partition(" ")
    return f"call {int(rest) + 1}" if verb == "call" else notation


def _attack(rest: str, near: Collection[str]) -> str:
    """Unit and target: "minotaur gigs", or "the Gig area with Minotaur"."""
    if " with " in rest:
        target, _, unit = rest.partition(" with ")
        return f"{_name(unit, near)} {_target(target, near)}"
    parts = rest.split()
    # Names of several words: the cut that makes two cards of it.
    for cut in range(1, len(parts)):
        unit, target = _name(" ".join(parts[:cut]), near), _target(" ".join(parts[cut:]), near)
        if unit.partition("#")[0] in pool() and (target == "gigs" or target.partition("#")[0] in pool()):
            return f"{unit} {target}"
    return rest


def _target(text: str, near: Collection[str]) -> str:
    name = text.removeprefix("rival:").removeprefix("the ").removeprefix("rival's ")
    return "gigs" if name in ("gigs", "gig", "gig area") else _name(name, near)


def _name(text: str, near: Collection[str]) -> str:
    """A card's slug, from its name or the beginning of it; what is no card's stays as it is."""
    copy = ""
    number = text.rpartition(" ")[2]
    if "#" in text:
        text, _, copy = text.partition("#")
        copy = f"#{copy}"
    elif number.isdecimal() and slug_of(text.rpartition(" ")[0], "") in pool():
        text, copy = text.rpartition(" ")[0], "" if number == "1" else f"#{number}"
    if "/" in text or text.startswith(("legend:", "rival:")):
        return text + copy
    slug = slug_of(text, "")
    if slug in pool() or not slug:
        return (slug or text) + copy
    for among in (near, pool()):
        begin = [each for each in among if each.startswith(slug)]
        if len(begin) == 1:
            return begin[0] + copy
    return slug + copy


def suggestion(notation: str) -> str:
    """A hint where a notation names no card that exists: the nearest name, or ""."""
    for name in notation.split()[1:]:
        slug = name.removeprefix("rival:").partition("#")[0]
        if slug.replace("-", "").isalpha() and slug not in pool() and slug not in ("gigs", "none", "eddies"):
            near = difflib.get_close_matches(slug, pool(), n=3)
            return f"No card is called {slug!r}." + (f" Did you mean {either([title(each) for each in near])}?" if near else "")
    return ""
