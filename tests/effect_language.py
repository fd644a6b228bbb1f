"""The tables of docs/effect-language.md: which cards use a word. `python -m tests.effect_language --write` fills that column.

Without `--write` it only says whether the column is up to date.
"""

import ast
import importlib
import pkgutil
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import preem.tcg.cards.welcome_to_night_city as the_set
from preem.tcg.cards import pool
from preem.tcg.effects.words import Declaration

PATH = Path(__file__).resolve().parent.parent / "docs" / "effect-language.md"
CARD_MODULES = Path(the_set.__file__).parent
AT_MOST_NAMED = 8  # more cards than these are only counted


def row(line: str) -> tuple[list[str], str, str, str] | None:
    """A row of the tables of words: the words, what they say, the rule, the cards. None for any other line."""
    cells = [cell.strip() for cell in line.strip("|").split(" | ")]
    if line.startswith("| `") and len(cells) == 4:
        return re.findall(r"`(\w+)`", cells[0]), cells[1], cells[2], cells[3]
    return None


def rows(page: str) -> list[tuple[list[str], str, str, str]]:
    """All rows of the tables of words."""
    return [found for line in page.splitlines() if (found := row(line)) is not None]


@cache
def declarations() -> dict[str, str]:
    """The source text of every declaration in the card modules, by slug."""
    found = {}
    for module in pkgutil.iter_modules(the_set.__path__):
        path = CARD_MODULES / f"{module.name}.py"
        source = path.read_text(encoding="utf-8")
        declared = vars(importlib.import_module(f"{the_set.__name__}.{module.name}"))
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                card = declared[node.targets[0].id]
                if isinstance(card, Declaration):
                    found[card.slug] = ast.get_source_segment(source, node) or ""
    return found


def shown(slug: str) -> str:
    """A card's name, with the subtitle where two cards have the name."""
    card = pool()[slug]
    same = Counter(each.name for each in pool().values())
    return card.name if same[card.name] == 1 else f"{card.name}: {card.subtitle}"


def cards_that_use(wanted: list[str], sources: dict[str, str]) -> str:
    """The last cell of a row: the cards whose declarations use one of the words."""
    using = [
        slug
        for slug, source in sources.items()
        if any(isinstance(node, ast.Name) and node.id in wanted for node in ast.walk(ast.parse(source)))
    ]
    if not using:
        return "-"
    if len(using) > AT_MOST_NAMED:
        return f"{len(using)} cards"
    return "; ".join(sorted((shown(slug) for slug in using), key=str.casefold))


def rewritten(page: str) -> str:
    """The page with the last column as the card modules have it."""
    sources = declarations()
    lines = []
    for line in page.splitlines(keepends=True):
        found = row(line)
        if found is not None:
            rest, _ = line.rstrip().rstrip("|").rstrip().rsplit(" | ", 1)
            line = f"{rest} | {cards_that_use(found[0], sources)} |\n"
        lines.append(line)
    return "".join(lines)


def main(arguments: list[str]) -> str:
    """The command; gives what it has to say."""
    page = PATH.read_text(encoding="utf-8")
    fresh = rewritten(page)
    if fresh == page:
        return f"{PATH.name} is up to date"
    changed = sum(old != new for old, new in zip(page.splitlines(), fresh.splitlines(), strict=True))
    if "--write" not in arguments:
        return f"{PATH.name}: {changed} rows name other cards; --write mends them"
    PATH.write_text(fresh, encoding="utf-8")
    return f"{PATH.name}: {changed} rows rewritten"


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]) + "\n")
