"""The documents: their examples run, and the rulings say what the code does."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from preem import native
from preem.tcg import readings

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ALL_RUN = {"scenario.md", "how-to-add-a-card.md"}  # elsewhere a block runs when its first line is "# runs"
RUN_PURE = {"how-to-add-a-card.md"}  # it makes a word of its own, and interpreted classes can't inherit from compiled ones
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(path: Path) -> list[tuple[int, str]]:
    """The Python blocks of a document that run, each with the number of lines before it."""
    text = path.read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, found.start(1)), found[1])
        for found in BLOCK.finditer(text)
        if path.name in ALL_RUN or found[1].startswith("# runs\n")
    ]


def run(path: Path) -> None:
    """Run the examples of a document in one namespace, and the tests in each; a failure shows the line of the document."""
    namespace: dict[str, object] = {"__name__": path.stem}
    for line, source in examples(path):
        before = dict(namespace)
        exec(compile("\n" * line + source, str(path), "exec"), namespace)
        for name, made in list(namespace.items()):
            if name.startswith("test_") and before.get(name) is not made:
                assert callable(made), f"{path.name}: {name} is no test"
                made()


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if examples(path)], ids=lambda path: path.name)
def test_the_examples_run(path: Path) -> None:
    """What a document shows is true."""
    if path.name in RUN_PURE and native.running() == "native":
        script = "import sys; from pathlib import Path; from tests.test_docs import run; run(Path(sys.argv[1]))"
        environment = {**os.environ, "PREEM_PURE": "1"}
        done = subprocess.run(
            [sys.executable, "-c", script, str(path)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    else:
        run(path)


def test_examples_share_a_namespace_and_failures_name_their_line(tmp_path: Path) -> None:
    """Blocks follow one another; blocks that don't say that they run are left alone."""
    page = tmp_path / "page.md"
    page.write_text(
        "Words.\n\n```python\n# runs\nnumber = 2\n```\n\n```python\nnonsense(\n```\n\n"
        "```python\n# runs\nassert number == 2\nassert number == 3\n```\n",
        encoding="utf-8",
    )
    with pytest.raises(AssertionError) as failure:
        run(page)
    assert failure.traceback[-1].lineno + 1 == 15


def test_tests_in_examples_are_run(tmp_path: Path) -> None:
    """Each once, in the block that makes it."""
    page = tmp_path / "page.md"
    page.write_text(
        "```python\n# runs\nran = []\n\n\ndef test_one():\n    ran.append(1)\n```\n\n"
        "```python\n# runs\nassert ran == [1]\n\n\ndef test_two():\n    assert ran == [2]\n```\n",
        encoding="utf-8",
    )
    with pytest.raises(AssertionError) as failure:
        run(page)
    assert failure.traceback[-1].lineno + 1 == 16


def rulings() -> Iterator[tuple[str, bool, str]]:
    """Each numbered ruling: its number, whether it is marked, and its text."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    for part in re.split(r"^(?=### |\*\*Q\d+\*\*|## )", text, flags=re.MULTILINE):
        if head := re.match(r"(?:### |\*\*)(Q\d+|RD-\d+)(?:\*\*)?( ⚑)? ", part):
            yield head[1], head[2] is not None, part


def constants() -> dict[str, str]:
    """The readings that the code knows, as the rulings write their values."""
    return {name: repr(value) for name, value in vars(readings).items() if name.isupper()}


def test_every_ruling_is_there_once_and_in_order() -> None:
    """Q1 to Q50 and RD-1 to RD-30 have an answer each; our own follow from Q51 without a gap."""
    numbers = [number for number, _, _ in rulings()]
    own = len(numbers) - 80
    assert numbers == [
        *(f"Q{n}" for n in range(1, 51)),
        *(f"RD-{n}" for n in range(1, 31)),
        *(f"Q{n}" for n in range(51, 51 + own)),
    ]


def test_every_ruling_has_its_parts() -> None:
    """Question, answer, reason, and who may overrule it."""
    for number, _, text in rulings():
        if text.startswith("###"):
            question, *lines = text.strip().splitlines()
            assert question.endswith("?"), number
            assert [line.split(":")[0] for line in lines[:3]] == ["- Answer", "- Reason", "- Overruled by"], number
        else:
            assert len(text.strip().splitlines()) == 2, f"{number}: two lines each"
            assert "?" in text, number
            assert "Overruled by: " in text, number


def test_the_rulings_name_the_constants_and_their_values() -> None:
    """A marked ruling has a constant; every constant has a ruling, and both say the same."""
    known = constants()
    named: set[str] = set()
    for number, marked, text in rulings():
        found = re.findall(r"`([A-Z_]+) = (\w+)`", text)
        assert found or not marked, f"{number} is marked and names no constant"
        for name, value in found:
            assert known.get(name) == value, f"{number}: {name} = {value}"
            named.add(name)
    assert set(known) - named == set()


def test_every_reading_is_final_and_plain() -> None:
    """The readings are compiled: Final ints and bools, nothing else."""
    source = (ROOT / "src" / "preem" / "tcg" / "readings.py").read_text(encoding="utf-8")
    declared = re.findall(r"^([A-Z_]+): Final\[(?:bool|int)\] = (?:True|False|\d+)$", source, re.MULTILINE)
    assert declared == list(constants())


def test_every_key_of_a_source_exists() -> None:
    """A docstring's line of rules begins with a key that docs/sources.md explains."""
    table = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    keys = set(re.findall(r"^\| ([A-Z]+) \|", table, re.MULTILINE))
    assert keys >= {"CR", "FAQ", "ERR", "TR", "GG", "Q", "RD", "GNC"}
    unknown = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if (found := re.match(r"\s*Rules: ([A-Z]*)", line)) and found[1] not in keys
    ]
    assert unknown == []
