"""Whether a deck may be played, and everything that stands against it (CR 7.3, 3.20; TR)."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from preem.tcg.cards import pool
from preem.tcg.decks.deck import Deck, counted
from preem.tcg.terms import BLUE, GREEN, LEGEND, RED, YELLOW

LEGENDS: Final = 3
SMALLEST: Final = 40
LARGEST: Final = 50
COPIES: Final = 3
SIDEBOARD: Final = 7

COLORS: Final = {RED: "Red", GREEN: "Green", BLUE: "Blue", YELLOW: "Yellow"}

# Cards that exist and may not be played: promos without text, and one outside every set (TR; CR 7.3.6).
NOT_LEGAL: Final = {
    "david-martinez-built-different": "David Martinez: Built Different",
    "jackie-v-chooms-to-the-end": "Jackie & V: Chooms to the End",
    "lucyna-kushinada-fresh-beginnings": "Lucyna Kushinada: Fresh Beginnings",
    "rebecca-having-a-moment": "Rebecca: Having a Moment",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """One thing that is wrong with a deck. `card` is a slug, or "" where the deck as a whole is meant."""

    card: str
    number: int  # the number that is wrong: of cards, of copies, of RAM
    rule: str
    says: str
    mend: str

    def __str__(self) -> str:
        end = "" if self.mend.endswith("?") else "."
        return f"{self.says} ({self.rule}): {self.mend}{end}"


def check(deck: Deck, format: str = "constructed") -> list[Problem]:  # noqa: A002 -- the game's own word
    """All that is wrong with a deck for a format; nothing when it is legal.

    Rules: CR 7.3.1 to 7.3.6, 3.20.5; TR: no sideboard, or one of seven, counted with the main deck.
    """
    if format != "constructed":
        raise ValueError(f"no format is called '{format}'; there is 'constructed'")
    problems: list[Problem] = []
    _check_known(deck, problems)
    _check_legends(deck, problems)
    _check_sizes(deck, problems)
    _check_copies(deck, problems)
    _check_ram(deck, problems)
    return problems


def _title(slug: str) -> str:
    """The name that a person knows a card by."""
    card = pool().get(slug)
    if card is None:
        return NOT_LEGAL.get(slug, slug)
    return f"{card.name}: {card.subtitle}" if card.subtitle else card.name


def _check_known(deck: Deck, problems: list[Problem]) -> None:
    """Every card is one of the legal ones (CR 7.3.6)."""
    for slug, number in counted([*deck.legends, *deck.main, *deck.sideboard]).items():
        if slug in pool():
            continue
        if slug in NOT_LEGAL:
            says = f"'{NOT_LEGAL[slug]}' is not legal in this format"
            mend = "take it out"
        else:
            says = f"no card is called '{slug}'"
            near = difflib.get_close_matches(slug, pool(), n=1)
            mend = f"did you mean '{near[0]}'?" if near else "take it out"
        problems.append(Problem(card=slug, number=number, rule="CR 7.3.6", says=says, mend=mend))


def _check_legends(deck: Deck, problems: list[Problem]) -> None:
    """Three Legends, all named differently, and none anywhere else (CR 7.3, 7.3.1, 7.3.2)."""
    number = len(deck.legends)
    if number != LEGENDS:
        mend = f"add {LEGENDS - number}" if number < LEGENDS else f"take {number - LEGENDS} out"
        problems.append(Problem(card="", number=number, rule="CR 7.3", says=f"{number} Legends, and a deck has 3", mend=mend))
    named: dict[str, list[str]] = {}
    for slug in deck.legends:
        card = pool().get(slug)
        if card is None:
            continue
        if card.type != LEGEND:
            says = f"'{_title(slug)}' is no Legend"
            problems.append(Problem(card=slug, number=1, rule="CR 7.3", says=says, mend="move it to the main deck"))
        else:
            named.setdefault(card.name, []).append(slug)
    for name, slugs in named.items():
        if len(slugs) > 1:
            says = f"{len(slugs)} Legends are named '{name}', and no two may share a name"
            problems.append(
                Problem(
                    card=slugs[-1],
                    number=len(slugs),
                    rule="CR 7.3.1",
                    says=says,
                    mend=f"keep one of {_listed(slugs)}",
                )
            )
    for slug, number in counted([*deck.main, *deck.sideboard]).items():
        card = pool().get(slug)
        if card is not None and card.type == LEGEND:
            says = f"'{_title(slug)}' is a Legend, and stands in the main deck or the sideboard"
            problems.append(Problem(card=slug, number=number, rule="CR 7.3.2", says=says, mend="take it out there"))


def _check_sizes(deck: Deck, problems: list[Problem]) -> None:
    """40 to 50 cards; no sideboard, or one of seven (CR 7.3.2, TR)."""
    number = len(deck.main)
    if not SMALLEST <= number <= LARGEST:
        mend = f"add {SMALLEST - number}" if number < SMALLEST else f"take {number - LARGEST} out"
        says = f"{number} cards in the main deck, and it has {SMALLEST} to {LARGEST}"
        problems.append(Problem(card="", number=number, rule="CR 7.3.2", says=says, mend=mend))
    number = len(deck.sideboard)
    if number not in (0, SIDEBOARD):
        mend = f"add {SIDEBOARD - number}, or leave it empty" if number < SIDEBOARD else f"take {number - SIDEBOARD} out"
        says = f"{number} cards in the sideboard, and one has {SIDEBOARD}"
        problems.append(Problem(card="", number=number, rule="TR", says=says, mend=mend))


def _check_copies(deck: Deck, problems: list[Problem]) -> None:
    """At most three of one name and subtitle, whatever their printings, sideboard included (CR 7.3.3, TR)."""
    for slug, number in counted([*deck.main, *deck.sideboard]).items():
        if number > COPIES:
            says = f"'{_title(slug)}': {number} copies, at most {COPIES}"
            problems.append(Problem(card=slug, number=number, rule="CR 7.3.3", says=says, mend=f"take {number - COPIES} out"))


def _check_ram(deck: Deck, problems: list[Problem]) -> None:
    """No card has more RAM than the Legends give in its color, each looked at by itself (CR 3.20.5, 7.3.4).

    With a Legend that nobody knows, the limits aren't known either.
    """
    limits = dict.fromkeys(COLORS, 0)
    for slug in deck.legends:
        card = pool().get(slug)
        if card is None:
            return
        if card.type == LEGEND:
            limits[card.color] += card.ram
    for slug in counted([*deck.main, *deck.sideboard]):
        card = pool().get(slug)
        if card is None or card.type == LEGEND or card.ram <= limits[card.color]:
            continue
        color = COLORS[card.color]
        says = f"'{_title(slug)}' needs {card.ram} {color} RAM, your Legends give {limits[card.color]}"
        problems.append(
            Problem(
                card=slug,
                number=card.ram,
                rule="CR 3.20.5.2",
                says=says,
                mend=f"take it out, or a Legend with more {color} RAM in",
            )
        )


def _listed(slugs: Iterable[str]) -> str:
    return ", ".join(f"'{_title(slug)}'" for slug in slugs)
