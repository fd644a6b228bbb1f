"""The card game: its state, rules, cards and what a player may see (CR 1 to 11).

Start with `new_game` and play: engine.py runs the rules; table.py holds the state; turn.py, attack.py, plays.py and their
neighbours are one heading of the rulebook each; effects/ is the language cards are written in and cards/ the cards.
view.py is what leaves the engine; scenario/ sets a table up by names; games.py begins and records games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from preem.tcg.decks import Deck
    from preem.tcg.table import Table


def new_game(decks: tuple[Deck, Deck], seed: int, *, open_lists: bool = False) -> Table:
    """A game of two decks from before the d20, run up to its first decision. InvalidDeck says what a deck lacks."""
    from preem.tcg.games import begin

    return begin(decks, seed, open_lists=open_lists)
