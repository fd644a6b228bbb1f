"""The games' words in the rules packages: names use the glossary's words and none of those it leaves out."""

import io
import keyword
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "glossary.md"

# One word of a name: a run of capitals, a capitalized or a small word, a number.
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def words(name: str) -> list[str]:
    """The words of a name, small: `GigArea` and `gig_area` are both gig, area."""
    return [word.lower() for word in WORD.findall(name)]


def singular(word: str) -> str:
    return word[:-3] + "y" if word.endswith("ies") else word.removesuffix("s")


def words_left_out(page: str, heading: str) -> list[str]:
    """The third column of the tables below the headings that begin so."""
    found: list[str] = []
    under = ""
    for line in page.splitlines():
        if line.startswith("## "):
            under = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and under.startswith(heading) and cells[2] != "not":
            found += re.findall(r"`(\w+)`", cells[2])
    return found


def holds(name: str, left_out: str) -> bool:
    """Whether a name has these words in a row."""
    have = [singular(word) for word in words(name)]
    want = [singular(word) for word in words(left_out)]
    return any(have[at : at + len(want)] == want for at in range(len(have) - len(want) + 1))


def names_in(path: Path) -> dict[str, int]:
    """Every name in a module, with the line where it comes first; the module's own name is on line 0."""
    found = {path.stem: 0}
    source = io.StringIO(path.read_text(encoding="utf-8"))
    for token in tokenize.generate_tokens(source.readline):
        if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
            found.setdefault(token.string, token.start[0])
    return found


def wrong_names(folder: Path, left_out: list[str]) -> list[str]:
    """The names below a folder that hold a word we don't use, as a person wants to read them."""
    return [
        f"{path.relative_to(folder)}:{line}: {name} (the glossary leaves out {word!r})"
        for path in sorted(folder.rglob("*.py"))
        for name, line in names_in(path).items()
        for word in left_out
        if holds(name, word)
    ]


@pytest.mark.parametrize(
    ("heading", "package"),
    [("The card game", "kernel"), ("The card game", "tcg"), ("The board game", "gangs")],
)
def test_names_use_the_games_own_words(heading: str, package: str) -> None:
    """No name in the rules packages holds a word of the glossary's third column."""
    left_out = words_left_out(PAGE.read_text(encoding="utf-8"), heading)
    assert left_out
    assert wrong_names(ROOT / "src" / "preem" / package, left_out) == []


def test_the_glossary_leaves_out_the_words_of_other_games() -> None:
    """The words that tempt most are all in the table."""
    left_out = set(words_left_out(PAGE.read_text(encoding="utf-8"), "The card game"))
    assert left_out >= {
        *("tap", "untap", "exhaust", "opponent", "enemy", "ally", "creature", "hero", "spell", "equipment"),
        *(
            "graveyard",
            "battlefield",
            "discard_pile",
            "mana",
            "reputation",
            "sickness",
            "awaken",
            "deploy",
            "loot",
        ),
    }


def test_every_line_of_the_glossary_gives_a_rule_or_says_that_there_is_none() -> None:
    """A term comes from a rule, or is our own and has a dash."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == 4, row
        assert re.fullmatch(r"rule|---|-|(CR|GNC) \d[\d., ]*|Q\d+|RD-\d+", cells[3]), row


@pytest.mark.parametrize(
    ("name", "left_out", "found"),
    [
        ("untap_all", "untap", True),
        ("RivalCreatures", "creature", True),
        ("ENEMIES", "enemy", True),
        ("put_in_discard_pile", "discard_pile", True),
        ("discard", "discard_pile", False),
        ("finally_allied", "ally", False),
        ("tapestry", "tap", False),
        ("manage", "mana", False),
    ],
)
def test_words_are_told_apart(name: str, left_out: str, found: bool) -> None:
    """Whole words count, in any case and number, and no parts of words."""
    assert holds(name, left_out) is found


def test_comments_and_strings_are_free(tmp_path: Path) -> None:
    """Only names are looked at, the module's own among them."""
    module = tmp_path / "graveyard.py"
    module.write_text('"""Tap."""\nopponent = 1  # an enemy\nspent = "exhausted"\n', encoding="utf-8")
    assert wrong_names(tmp_path, ["tap", "enemy", "exhausted", "opponent", "graveyard"]) == [
        "graveyard.py:0: graveyard (the glossary leaves out 'graveyard')",
        "graveyard.py:2: opponent (the glossary leaves out 'opponent')",
    ]
