"""Decks: what one is, whether it may be played, and the ready-made ones (CR 7.3, 3.20; §22 of the digest).

deck.py      a deck as a value: Legends, main deck, sideboard
legality.py  check(deck): everything that is wrong with it, at once
lists.py     ready_made("heist"), ready_made("power"): the two starter decks, kept as data in ready_made/
"""

from preem.tcg.decks.deck import Deck
from preem.tcg.decks.legality import Problem, check
from preem.tcg.decks.lists import READY_MADE, ready_made

__all__ = ["READY_MADE", "Deck", "Problem", "check", "ready_made"]
