"""Declaring a card: unit(...), gear(...), program(...), legend(...) with its printed facts and its text (CR 3)."""

from __future__ import annotations

import unicodedata

from preem.tcg.effects.base import Effect
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.terms import GEAR, LEGEND, PROGRAM, UNIT

Text = tuple[Clause | Effect, ...]


def slug_of(name: str, subtitle: str) -> str:
    """The id of a card: its name and subtitle in plain small letters, words joined by hyphens."""
    folded = unicodedata.normalize("NFKD", f"{name} {subtitle}")
    letters = ""
    for letter in folded.lower():
        if letter in "'’" or unicodedata.combining(letter):
            continue
        letters += letter if letter.isascii() and letter.isalnum() else "-"
    return "-".join(part for part in letters.split("-") if part)


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
    effects: Text = (),
) -> Declaration:
    """A Unit (CR 4.6); without a subtitle the second argument is ""."""
    slug = slug_of(name, subtitle)
    return Declaration(slug, name, subtitle, UNIT, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


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
    effects: Text = (),
) -> Declaration:
    """A Gear (CR 4.10): prices are text of its own, all else is read as its host's (CR 4.11)."""
    slug = slug_of(name, subtitle)
    return Declaration(slug, name, subtitle, GEAR, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


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
    slug = slug_of(name, subtitle)
    return Declaration(slug, name, subtitle, PROGRAM, color, ram, cost, None, sell_tag, tags, keywords, number, effects)


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
    effects: Text = (),
) -> Declaration:
    """A Legend (CR 4.3); cost None is the printed dash, null (CR 3.11.2)."""
    slug = slug_of(name, subtitle)
    return Declaration(slug, name, subtitle, LEGEND, color, ram, cost, power, sell_tag, tags, keywords, number, effects)


def filler(slug: str, card_type: int) -> Declaration:
    """A card without text, name or price, for the parts of a set-up table that don't matter."""
    return Declaration(slug, "", "", card_type, 0, 0, None, 0, card_type == LEGEND, (), 0, "", ())
