"""Declaring a card: unit(...), gear(...), program(...), legend(...) with its printed facts and its text (CR 3).

What can't be a card is refused here, with its name. This module isn't compiled: a compiled one would refuse the same values
before it could say what is wrong with them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from preem.tcg.effects.base import Effect
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.terms import GEAR, LEGEND, PROGRAM, UNIT

Text = tuple[Clause | Effect, ...]
Clauses = tuple[Clause, ...]


def slug_of(name: str, subtitle: str) -> str:
    """The id of a card: its name and subtitle in plain small letters, words joined by hyphens."""
    folded = unicodedata.normalize("NFKD", f"{name} {subtitle}")
    letters = ""
    for letter in folded.lower():
        if letter in "'’" or unicodedata.combining(letter):
            continue
        letters += letter if letter.isascii() and letter.isalnum() else "-"
    return "-".join(part for part in letters.split("-") if part)


_TYPE_NAMES: Final = {UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program", LEGEND: "Legend"}


def _number(name: str, fact: str, value: object) -> None:
    if not isinstance(value, int):
        raise TypeError(f"{name!r}: {fact} is a whole number, and not {value!r}")


def _a_tuple(name: str, fact: str, value: object, of_one: str) -> tuple[object, ...]:
    if not isinstance(value, tuple):
        kind = type(value).__name__
        raise TypeError(f"{name!r}: {fact} is a tuple, and not {kind}; a single one needs its comma too: {fact}={of_one}")
    return value


def _declared(
    name: str,
    subtitle: str,
    card_type: int,
    color: int,
    ram: int,
    cost: int | None,
    power: int | None,
    sell_tag: bool,
    tags: tuple[str, ...],
    keywords: int,
    number: str,
    effects: Text,
) -> Declaration:
    """The declaration, when its facts and its text can be a card's."""
    _number(name, "color", color)
    _number(name, "ram", ram)
    if card_type != LEGEND or cost is not None:
        _number(name, "cost", cost)
    if card_type != PROGRAM:
        _number(name, "power", power)
    _number(name, "keywords", keywords)
    for tag in _a_tuple(name, "tags", tags, "(PLAN,)"):
        if not isinstance(tag, str):
            raise TypeError(f"{name!r}: a tag is a string, such as PLAN, and not {tag!r}")
    alone = "(Draw(1),)" if card_type == PROGRAM else "(when(PLAY, Draw(1)),)"
    for each in _a_tuple(name, "effects", effects, alone):
        if isinstance(each, Effect) and card_type != PROGRAM:
            word = type(each).__name__
            raise TypeError(
                f"{name!r} is a {_TYPE_NAMES[card_type]}: its words stand inside when(...), activated(...) or another clause, "
                f"and {word}(...) stands bare"
            )
        if not isinstance(each, Effect | Clause):
            raise TypeError(
                f"{name!r}: effects holds words and clauses such as Draw(1) or when(PLAY, Draw(1)), and not {each!r}"
            )
    slug = slug_of(name, subtitle)
    return Declaration(slug, name, subtitle, card_type, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


def unit(
    name: str,
    subtitle: str,
    color: int,
    *,
    ram: int,
    cost: int,
    power: int,
    tags: tuple[str, ...],
    number: str,
    keywords: int = 0,
    sell_tag: bool = False,
    effects: Clauses = (),
) -> Declaration:
    """A Unit (CR 4.6); without a subtitle the second argument is ""."""
    return _declared(name, subtitle, UNIT, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


def gear(
    name: str,
    subtitle: str,
    color: int,
    *,
    ram: int,
    cost: int,
    power: int,
    tags: tuple[str, ...],
    number: str,
    keywords: int = 0,
    sell_tag: bool = True,
    effects: Clauses = (),
) -> Declaration:
    """A Gear (CR 4.10): prices are text of its own, all else is read as its host's (CR 4.11)."""
    return _declared(name, subtitle, GEAR, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


def program(
    name: str,
    subtitle: str,
    color: int,
    *,
    ram: int,
    cost: int,
    tags: tuple[str, ...],
    number: str,
    keywords: int = 0,
    sell_tag: bool = True,
    effects: Text = (),
) -> Declaration:
    """A Program (CR 4.13): its words stand bare in `effects`."""
    return _declared(name, subtitle, PROGRAM, color, ram, cost, None, sell_tag, tags, keywords, number, effects)


def legend(
    name: str,
    subtitle: str,
    color: int,
    *,
    ram: int = 2,
    cost: int | None = None,
    power: int = 0,
    tags: tuple[str, ...],
    number: str,
    keywords: int = 0,
    sell_tag: bool = True,
    effects: Clauses = (),
) -> Declaration:
    """A Legend (CR 4.3); cost None is the printed dash, null (CR 3.11.2)."""
    return _declared(name, subtitle, LEGEND, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


def filler(slug: str, card_type: int) -> Declaration:
    """A card without text, name or price, for the parts of a set-up table that don't matter."""
    return Declaration(slug, "", "", card_type, 0, 0, None, 0, card_type == LEGEND, (), 0, "", ())
