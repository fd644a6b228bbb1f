"""A table made from a view and nothing else: what search plays on (architecture, section 4).

Every place is kept; declarations are dealt to the unknown ones: the viewer's own from his list, the other player's from a prior
over lists, filtered by what was seen. What the view knows as a group stays a group. dealing.py does the dealing; here stand the
prior, the source of chance, and the lists that are made up where none fits.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Protocol

from preem.kernel import rng
from preem.tcg import registry
from preem.tcg.cards import pool
from preem.tcg.dealing import Plan, Prior, deal
from preem.tcg.decks import Deck, ready_made
from preem.tcg.decks.lists import READY_MADE
from preem.tcg.effects.declaration import Declaration, number_of
from preem.tcg.fillers import FILLER, FILLER_LEGEND
from preem.tcg.table import Table
from preem.tcg.terms import LEGEND

if TYPE_CHECKING:
    from preem.tcg.view import View

COPIES = 3  # of a card in a deck (CR 7.3.3)
PRIORS_KEPT = 8


class Chance(Protocol):
    """What dealing needs of a source of chance; Python's random.Random is one."""

    def getrandbits(self, bits: int, /) -> int: ...


def table_from_view(view: View, chance: Chance, lists: Sequence[Deck] | None = None) -> Table:
    """A table that looks to the view's seat exactly as the real one, with the unknown dealt at random.

    `lists` are the deck lists the other player may have; without them the ready-made ones. The same state of `chance` and the
    same view give the same table: it is asked once, for all the words that the dealing and the table's own streams need, and a
    second time where no list fits.
    """
    plan = view.plan(prior_of(lists))
    count = plan.words_needed()
    words = list(struct.unpack(f"<{count}I", chance.getrandbits(32 * count).to_bytes(4 * count, "little")))
    rests: list[list[int]] = [[], []]
    legends: list[list[int]] = [[], []]
    for owner in range(2):
        if not plan.rests[owner] and (plan.others[owner] or plan.legends[owner]):
            legends[owner], rests[owner] = _any_legal_rest(plan, owner, chance)
    return deal(plan, words, rests, legends)


def prior_of(lists: Sequence[Deck] | None) -> Prior:
    """Deck lists as numbers. The latest are kept, so that a search may give the same lists each time it samples."""
    if lists is None:
        return _ready_made_prior()
    decks = tuple(lists)
    for kept, prior in _priors:
        if kept == decks:
            return prior
    prior = Prior([_numbers(deck) for deck in decks])
    _priors.insert(0, (decks, prior))
    del _priors[PRIORS_KEPT:]
    return prior


_priors: list[tuple[tuple[Deck, ...], Prior]] = []


@cache
def _ready_made_prior() -> Prior:
    return Prior([_numbers(ready_made(name)) for name in READY_MADE])


@lru_cache(maxsize=4096)
def _numbers(deck: Deck) -> list[int]:
    """All cards of a deck, by slug."""
    return [number_of_slug(slug) for slug in sorted([*deck.legends, *deck.main])]


_FILLERS = {FILLER.slug: FILLER, FILLER_LEGEND.slug: FILLER_LEGEND}


def number_of_slug(slug: str) -> int:
    """The number of a card of the pool, a filler, or a card somebody made himself and set a table up with."""
    declaration = pool().get(slug) or _FILLERS.get(slug)
    if declaration is not None:
        return number_of(declaration)
    return len(registry.SLUG) - 1 - registry.SLUG[::-1].index(slug)


@cache
def _pool_by_number() -> dict[int, Declaration]:
    return {number_of(declaration): declaration for declaration in pool().values()}


def _any_legal_rest(plan: Plan, owner: int, chance: Chance) -> tuple[list[int], list[int]]:
    """No list fits: Legends, and other cards, that a legal deck with the seen ones could hold (CR 7.3); else fillers."""
    words = rng.seed_words(chance.getrandbits(128), "rest of a deck")
    declared = _pool_by_number()
    counted = plan.counted[owner]
    legends = _more_legends(declared, counted, len(plan.legends[owner]), words)
    limits: dict[int, int] = {}
    for number in [*counted, *legends]:
        if number in declared and declared[number].type == LEGEND:
            each = declared[number]
            limits[each.color] = limits.get(each.color, 0) + each.ram
    copies: dict[int, int] = {}
    others = plan.ghosts_of(owner)  # these he has
    for number in [*counted, *others]:
        copies[number] = copies.get(number, 0) + 1
    missing = plan.to_deal(owner) - len(others)
    main = [number for number, each in declared.items() if each.type != LEGEND]
    allowed = [number for number in main if declared[number].ram <= limits.get(declared[number].color, 0)]
    rest = [number for number in allowed for _ in range(COPIES - copies.get(number, 0))]
    rng.shuffle(words, 0, rest)
    if len(rest) < missing:  # what was seen belongs to no legal deck: any cards will do
        more = [number for number in main for _ in range(COPIES)]
        rng.shuffle(words, 0, more)
        rest += more
    others += rest[:missing]
    others += [number_of(FILLER)] * (plan.to_deal(owner) - len(others))
    return legends, others


def _more_legends(declared: dict[int, Declaration], counted: list[int], count: int, words: list[int]) -> list[int]:
    """So many Legends beside the seen ones: of other names, and rather of the colors that were seen (CR 7.3.1)."""
    seen = [declared[number] for number in counted if number in declared]
    names = {each.name for each in seen if each.type == LEGEND}
    colors = {each.color for each in seen}
    choice = [number for number, each in declared.items() if each.type == LEGEND]
    rng.shuffle(words, 0, choice)
    choice.sort(key=lambda number: declared[number].color not in colors)
    chosen: list[int] = []
    for number in choice:
        if len(chosen) < count and declared[number].name not in names:
            names.add(declared[number].name)
            chosen.append(number)
    return chosen + [number_of(FILLER_LEGEND)] * (count - len(chosen))
