"""The ready-made decks: the two starter decks as they are sold. The lists are data that names its source."""

from __future__ import annotations

import difflib
import json
from importlib import resources
from typing import Final

from preem.tcg.decks.deck import Deck
from preem.tcg.errors import InvalidDeck

READY_MADE: Final = ("heist", "power")


def ready_made(name: str) -> Deck:
    """The starter deck The Heist ("heist") or Embracing Power ("power").

    >>> len(ready_made("heist").main)
    40
    """
    if name not in READY_MADE:
        near = difflib.get_close_matches(name, READY_MADE, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        there_are = ", ".join(f"'{each}'" for each in READY_MADE)
        raise InvalidDeck([f"no ready-made deck is called '{name}'; there are {there_are}.{hint}"])
    text = resources.files("preem.tcg.decks").joinpath("ready_made", f"{name}.json").read_text(encoding="utf-8")
    read = json.loads(text)
    legends: list[str] = read["legends"]
    main: dict[str, int] = read["main"]
    return Deck(legends=legends, main=main)
