"""docs/effect-language.md against words and cards: the table is complete, the declarations are the code's."""

import re
from pathlib import Path

import pytest

from preem.tcg import decks
from preem.tcg.effects import tags, words
from preem.tcg.effects.words import Declaration
from tests.effect_language import PATH, declarations, rewritten, rows

ROOT = Path(__file__).resolve().parent.parent
PAGE = PATH.read_text(encoding="utf-8")

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


def blocks() -> list[str]:
    """The declarations on the page, one by one; blocks that say `# runs` are examples and run elsewhere."""
    found: list[str] = []
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        if not block.startswith("# runs\n"):
            found += block.strip().split("\n\n")
    return found


def test_every_word_stands_in_the_tables_once() -> None:
    """A word that is added to words.py gets its line, and no line is left of a word that is gone."""
    assert sorted(word for row in rows(PAGE) for word in row[0]) == sorted(words.__all__)


def test_every_word_has_a_meaning_and_a_rule() -> None:
    """No cell is left empty."""
    assert [row[0] for row in rows(PAGE) if not (row[1] and row[2])] == []


def test_the_tables_name_the_cards_that_use_a_word() -> None:
    """The last column is what the card modules say today; `python -m tests.effect_language --write` makes it so."""
    assert rows(PAGE) == rows(rewritten(PAGE))


def test_the_command_changes_nothing_but_the_last_column() -> None:
    """What was written into it by hand is gone, all else stays as it was."""
    true = "| `BottomDeckFallen` | the fallen card itself, its Gear stays | FAQ The Relic | The Relic |\n"
    assert true in PAGE
    assert rewritten(PAGE.replace(true, true.replace("| The Relic |", "| 3 cards |"))) == PAGE


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
