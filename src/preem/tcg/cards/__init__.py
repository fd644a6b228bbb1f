"""The declared cards, one package for each set (CR 3).

A set holds its cards by type and color, each module in the order of names and with one tuple of all it
declares. Nothing happens on import but that; `pool()` gathers them.
"""

from preem.tcg.cards.welcome_to_night_city import cards_of_the_set
from preem.tcg.effects.words import Declaration

_pool: dict[str, Declaration] = {}


def pool() -> dict[str, Declaration]:
    """All declared cards by slug. The dictionary is made once: read it, never change it."""
    if not _pool:
        for declaration in cards_of_the_set():
            assert declaration.slug not in _pool, f"two cards have the slug {declaration.slug}"
            _pool[declaration.slug] = declaration
    return _pool


def declaration(slug: str) -> Declaration:
    """The card with this slug; KeyError when there is none."""
    return pool()[slug]
