"""The declared cards against the published ones: names, numbers, tags and keywords, both ways.

The reference stands beside the repository (`../shared/reference/tcg/cards.json`) and not on a user's machine.
"""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from preem.tcg.cards import declaration, pool
from preem.tcg.effects.base import Activated
from preem.tcg.effects.clauses import Use, When
from preem.tcg.effects.words import (
    ADRENALINE,
    ATTACK,
    BLOCKER,
    BLUE,
    CALL,
    DEFEATED,
    GEAR,
    GO_SOLO,
    GREEN,
    LEGEND,
    PLAY,
    PROGRAM,
    QUICK,
    RED,
    UNIT,
    YELLOW,
    Declaration,
    On,
)
from tests.rule import rule

REFERENCE = Path(__file__).resolve().parents[4] / "shared" / "reference" / "tcg" / "cards.json"

needs_the_reference = pytest.mark.skipif(
    not REFERENCE.exists(), reason=f"the published cards are not at hand: {REFERENCE} is missing"
)

TYPES = {"Legend": LEGEND, "Unit": UNIT, "Gear": GEAR, "Program": PROGRAM}
COLORS = {"Red": RED, "Green": GREEN, "Blue": BLUE, "Yellow": YELLOW}
KEYWORDS = {"ADRENALINE": ADRENALINE, "BLOCKER": BLOCKER, "GO SOLO": GO_SOLO, "QUICK": QUICK}


class Published(TypedDict):
    """What the reference says of a card, its text apart."""

    id: str
    name: str
    subtitle: str | None
    type: str
    color: str
    ram: int
    cost: int | None
    power: int | None
    sell_tag: bool
    tags: list[str]
    keywords: list[str]
    triggers: list[str]
    set: str
    number: str
    legal: bool


def published() -> dict[str, Published]:
    """The published cards that may be played, by slug."""
    cards: list[Published] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return {card["id"]: card for card in cards if card["legal"]}


def facts_of(card: Published) -> dict[str, object]:
    """The facts of a published card, as a declaration writes them."""
    keywords = 0
    for keyword in card["keywords"]:
        keywords |= KEYWORDS[keyword]
    return {
        "slug": card["id"],
        "name": card["name"],
        "subtitle": card["subtitle"] or "",
        "type": TYPES[card["type"]],
        "color": COLORS[card["color"]],
        "ram": card["ram"],
        "cost": card["cost"],
        "power": card["power"],
        "sell_tag": card["sell_tag"],
        "tags": tuple(card["tags"]),
        "keywords": keywords,
        "number": f"{card['set']} {card['number']}",
    }


def facts_declared(card: Declaration) -> dict[str, object]:
    """The same facts of a declared card."""
    return {
        "slug": card.slug,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type,
        "color": card.color,
        "ram": card.ram,
        "cost": card.cost,
        "power": card.power,
        "sell_tag": card.sell_tag,
        "tags": card.tags,
        "keywords": card.keywords,
        "number": card.number,
    }


def test_the_pool_has_150_cards() -> None:
    """26 Legends, 73 Units, 17 Gear and 34 Programs may be played."""
    types = [card.type for card in pool().values()]
    assert [types.count(each) for each in (LEGEND, UNIT, GEAR, PROGRAM)] == [26, 73, 17, 34]


def test_a_card_is_found_by_its_slug() -> None:
    """`declaration` gives the card with a slug, and raises KeyError for a slug that no card has."""
    assert declaration("floor-it").name == "Floor It"
    with pytest.raises(KeyError):
        declaration("floor-them")


def test_the_pool_is_made_once() -> None:
    """Asking again gives the same declarations: copies of a card share theirs."""
    assert pool() is pool()


@needs_the_reference
def test_every_published_card_is_declared_and_no_other() -> None:
    """The pool holds exactly the cards that may be played; textless promos aren't among them."""
    assert sorted(pool()) == sorted(published())


@needs_the_reference
def test_every_declared_card_has_the_published_facts() -> None:
    """Name, subtitle, type, color, RAM, cost, power, Sell Tag, tags, keywords and number, card by card."""
    cards = published()
    assert {slug: facts_declared(card) for slug, card in pool().items()} == {
        slug: facts_of(card) for slug, card in cards.items()
    }


@needs_the_reference
@rule("11.18.1", "11.19.1", "11.20.1", "11.21.1")
@pytest.mark.parametrize(("printed", "trigger"), [("PLAY", PLAY), ("CALL", CALL), ("ATTACK", ATTACK), ("DEFEATED", DEFEATED)])
def test_the_printed_trigger_keywords_are_declared(printed: str, trigger: On) -> None:
    """A card prints PLAY, CALL, ATTACK or DEFEATED exactly if it has a text that waits for that."""
    printing = {slug for slug, card in published().items() if printed in card["triggers"]}
    waiting = {slug for slug, card in pool().items() if trigger in waits_for(card)}
    assert waiting == printing


def waits_for(card: Declaration) -> list[On]:
    """All that the triggered texts of a card wait for."""
    return [event for clause in card.clauses if isinstance(clause, When) for event in clause.events]


@needs_the_reference
@rule("11.15.1")
def test_a_printed_spend_icon_is_an_activated_effect() -> None:
    """A card prints the Spend Icon exactly if it has an activated effect, and then the effect spends it."""
    printing = {slug for slug, card in published().items() if "SPEND" in card["triggers"]}
    assert {slug for slug, card in pool().items() if uses(card)} == printing
    assert all(use.spends for card in pool().values() for use in uses(card))


@needs_the_reference
@rule("11.26.1.2")
def test_quick_stands_before_the_activated_effects_of_cards_that_print_it() -> None:
    """Among cards that aren't Programs, QUICK is printed exactly on those with a QUICK activated effect."""
    printing = {slug for slug, card in published().items() if "QUICK" in card["keywords"] and card["type"] != "Program"}
    assert {slug for slug, card in pool().items() if any(use.quick for use in uses(card))} == printing


def uses(card: Declaration) -> list[Activated]:
    """The activated effects of a card."""
    return [clause.effect for clause in card.clauses if isinstance(clause, Use)]
