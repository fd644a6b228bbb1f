"""A deck as a value (CR 7.3): three Legends, a main deck, and a sideboard where the event has one (TR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import final

from preem.tcg.errors import InvalidDeck


@final
@dataclass(init=False, frozen=True, slots=True)
class Deck:
    """A deck: one slug a card, sorted, so that decks of the same cards are equal however they were given.

    Each part may be given as a list of slugs or as slugs with numbers. Only the numbers are looked at here;
    the rest is for `check`.

    >>> Deck(legends=["v-streetkid"], main={"psycho-squad": 2, "minotaur": 1}).main
    ('minotaur', 'psycho-squad', 'psycho-squad')
    """

    legends: tuple[str, ...]
    main: tuple[str, ...]
    sideboard: tuple[str, ...]

    def __init__(
        self,
        legends: Iterable[str] | Mapping[str, int],
        main: Iterable[str] | Mapping[str, int],
        sideboard: Iterable[str] | Mapping[str, int] = (),
    ) -> None:
        faults: list[str] = []
        parts = (_cards(legends, faults), _cards(main, faults), _cards(sideboard, faults))
        if faults:
            raise InvalidDeck(faults)
        # A frozen value is filled past its own refusal to change.
        object.__setattr__(self, "legends", parts[0])
        object.__setattr__(self, "main", parts[1])
        object.__setattr__(self, "sideboard", parts[2])

    def counts(self) -> dict[str, int]:
        """How often each card stands in the main deck."""
        return counted(self.main)

    def __repr__(self) -> str:
        side = f", sideboard={counted(self.sideboard)!r}" if self.sideboard else ""
        return f"Deck(legends={list(self.legends)!r}, main={counted(self.main)!r}{side})"


def counted(cards: Iterable[str]) -> dict[str, int]:
    """Cards with their numbers, in the order in which they come first."""
    numbers: dict[str, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


def _cards(part: Iterable[str] | Mapping[str, int], faults: list[str]) -> tuple[str, ...]:
    """Every copy by itself, sorted."""
    if not isinstance(part, Mapping):
        return tuple(sorted(part))
    copies: list[str] = []
    for slug, number in part.items():
        if number < 0:
            faults.append(f"'{slug}': {number} copies, and a number of copies is 0 or more")
        copies += [slug] * number
    return tuple(sorted(copies))
