"""docs/effect-language.md against words and cards: the table is complete, the declarations are the code's."""

import ast
import importlib
import pkgutil
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import preem.tcg.cards.welcome_to_night_city as the_set
from preem.tcg import decks
from preem.tcg.cards import pool
from preem.tcg.effects import tags, words
from preem.tcg.effects.words import Declaration

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "effect-language.md").read_text(encoding="utf-8")
CARD_MODULES = Path(the_set.__file__).parent
AT_MOST_NAMED = 8  # more cards than these are only counted

HARD_CARDS = {
    "alt-cunningham-mother-of-daemons",
    "alt-cunningham-soulkiller-architect",
    "appetite-for-destruction",
    "arasaka-emergency-radioport",
    "chrome-fang",
    "cyberpsychosis",
    "deadman-transmitter",
    "fool-on-the-hill",
    "gorilla-arms",
    "gunpoint-diplomacy",
    "hanako-arasaka-in-a-gilded-cage",
    "jackie-welles-mamas-favorite",
    "johnny-silverhand-never-stop-fighting",
    "kerry-eurodyne-axe-attitude-audience",
    "kerry-eurodyne-the-last-rockerboy",
    "lizzy-wizzy-delicate-weapon",
    "maelstrom-zealots",
    "meredith-stout-stone-cold-corpo",
    "misty-olszewski-mender-of-broken-spirits",
    "mox-inciters",
    "nocturne-op55-n1",
    "overwatch-panams-gift",
    "padre-man-of-the-cross",
    "panam-palmer-nomad-cavalry",
    "panam-palmer-strength-through-family",
    "riot-shield",
    "river-ward-detective-on-the-hunt",
    "shattered-memories",
    "synapse-burnout",
    "take-control",
    "the-relic-experimental-biochip",
    "westbrook-netrunner",
    "yorinobu-arasaka-steel-dragon",
}


def rows() -> list[tuple[list[str], str, str, str]]:
    """The rows of the tables of words: the words, what they say, the rule, the cards."""
    found = []
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| `") and len(cells) == 4:
            found.append((re.findall(r"`(\w+)`", cells[0]), cells[1], cells[2], cells[3]))
    return found


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


def blocks() -> list[str]:
    """The declarations on the page, one by one; blocks that say `# runs` are examples and run elsewhere."""
    found: list[str] = []
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        if not block.startswith("# runs\n"):
            found += block.strip().split("\n\n")
    return found


def test_every_word_stands_in_the_tables_once() -> None:
    """A word that is added to words.py gets its line, and no line is left of a word that is gone."""
    assert sorted(word for row in rows() for word in row[0]) == sorted(words.__all__)


def test_every_word_has_a_meaning_and_a_rule() -> None:
    """No cell is left empty."""
    assert [row[0] for row in rows() if not (row[1] and row[2])] == []


def test_the_tables_name_the_cards_that_use_a_word() -> None:
    """The last column is what the card modules say today."""
    sources = declarations()
    assert {row[0][0]: row[3] for row in rows()} == {row[0][0]: cards_that_use(row[0], sources) for row in rows()}


def test_the_cited_rules_exist() -> None:
    """Every number of the rulebook on the page is one that our digest cites, or a heading above such."""
    numbers = (ROOT / "src" / "preem" / "data" / "rule_numbers.txt").read_text(encoding="utf-8").split()
    cited = {number for found in re.findall(r"CR (\d[\d., to]*)", PAGE) for number in re.findall(r"\d+(?:\.\d+)*", found)}
    unknown = {number for number in cited if not any(each == number or each.startswith(f"{number}.") for each in numbers)}
    assert unknown == set()


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.split(" = ")[0])
def test_a_shown_declaration_is_the_one_in_the_code(block: str) -> None:
    """Letter by letter, and it makes the card that the pool has."""
    namespace: dict[str, object] = {**vars(tags), **vars(words)}
    exec(block, namespace)
    made = namespace[block.split(" = ")[0]]
    assert isinstance(made, Declaration)
    assert declarations()[made.slug] == block


def test_the_hard_cards_and_the_starter_decks_are_shown() -> None:
    """33 hard cards and whatever the two starter decks hold, each once, and no others."""
    names = [block.split(" = ")[0] for block in blocks()]
    of_slug = {slug: source.split(" = ")[0] for slug, source in declarations().items()}
    wanted = set(HARD_CARDS)
    for name in decks.READY_MADE:
        deck = decks.ready_made(name)
        wanted |= {*deck.legends, *deck.main}
    assert len(HARD_CARDS) == 33
    assert sorted(names) == sorted(of_slug[slug] for slug in wanted)
