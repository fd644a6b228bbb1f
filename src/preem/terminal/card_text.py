"""A card for a person: what is printed on it, and its text as Preem declares it."""

from __future__ import annotations

import ast
import difflib
import textwrap
from functools import cache
from importlib import resources
from typing import Final

from preem.tcg.cards import pool
from preem.tcg.effects.declare import slug_of
from preem.tcg.effects.words import Declaration
from preem.tcg.terms import BLUE, GEAR, GREEN, LEGEND, PROGRAM, RED, UNIT, YELLOW
from preem.terminal.seen import KEYWORD_NAMES
from preem.terminal.words import title

SET: Final = "preem.tcg.cards.welcome_to_night_city"
COLORS: Final = {RED: "Red", GREEN: "Green", BLUE: "Blue", YELLOW: "Yellow"}
TYPES: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}


def find_card(text: str) -> tuple[Declaration | None, list[str]]:
    """The card a person means by a name, a part of one or a slug; else None and the names that it may be."""
    wanted = slug_of(text, "")
    if wanted in pool():
        return pool()[wanted], []
    begin = [slug for slug in pool() if slug.startswith(wanted)] if wanted else []
    within = begin or ([slug for slug in pool() if wanted in slug] if wanted else [])
    if len(within) == 1:
        return pool()[within[0]], []
    near = within or difflib.get_close_matches(wanted, pool(), n=3)
    return None, [title(slug) for slug in near]


def facts_of(card: Declaration) -> list[str]:
    """What is printed on it."""
    kind = f"{COLORS[card.color]} {TYPES[card.type]}"
    numbers = [f"cost {'-' if card.cost is None else f'{card.cost} €$'}"]
    if card.power is not None:
        numbers.append(f"power {card.power}")
    numbers.append(f"RAM {card.ram}")
    numbers.append("with a Sell Tag" if card.sell_tag else "without a Sell Tag")
    lines = [f"{title(card.slug)} ({card.number})", f"  {kind}: {', '.join(numbers)}"]
    words = [word for bit, word in KEYWORD_NAMES.items() if card.keywords & bit]
    if words:
        lines.append(f"  keywords: {', '.join(words)}")
    if card.tags:
        lines.append(f"  tags: {', '.join(card.tags)}")
    return lines


def lines_of(card: Declaration) -> list[str]:
    """All that is shown of it."""
    text = text_of(card)
    if not text:
        return [*facts_of(card), "  no text"]
    return [*facts_of(card), "  its text as Preem declares it; plain words come with a later version:", *text]


def text_of(card: Declaration) -> list[str]:
    """Its text as it is declared, one clause after the other; none when it has none."""
    return [f"    {line}" for clause in declared(card.slug) for line in clause.splitlines()]


def declared(slug: str) -> tuple[str, ...]:
    """The clauses of a card as they stand in the source of its set."""
    lines, clauses = _sources()[slug]
    return tuple(_clause(lines, clause) for clause in clauses)


@cache
def _sources() -> dict[str, tuple[list[str], list[ast.expr]]]:
    """Of every card, the lines of its module and where in them its clauses stand."""
    found: dict[str, tuple[list[str], list[ast.expr]]] = {}
    for file in resources.files(SET).iterdir():
        if file.name.endswith(".py"):
            source = file.read_text(encoding="utf-8")
            lines = source.splitlines()
            for node in ast.parse(source).body:
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
                    if slug := _slug(node.value):
                        found[slug] = (lines, _clauses(node.value))
    return found


def _slug(call: ast.Call) -> str:
    """The card that a call declares, or "": its first two arguments are name and subtitle."""
    names = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
    return slug_of(str(names[0]), str(names[1])) if len(names) == 2 else ""


def _clauses(call: ast.Call) -> list[ast.expr]:
    for keyword in call.keywords:
        if keyword.arg == "effects" and isinstance(keyword.value, ast.Tuple):
            return keyword.value.elts
    return []


def _clause(lines: list[str], node: ast.expr) -> str:
    """The lines of one clause, moved to the left."""
    assert node.end_lineno is not None, "what was parsed has an end"
    first, *others = lines[node.lineno - 1 : node.end_lineno]
    first = " " * node.col_offset + first[node.col_offset :]
    text = textwrap.dedent("\n".join([first, *others]))
    return text.rstrip().removesuffix(",")
