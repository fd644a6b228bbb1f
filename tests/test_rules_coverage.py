"""The rules that tests check: the tool itself on a small sample, and the count of this repository."""

import re
from pathlib import Path

import pytest

from preem.rules_coverage import Coverage, Fault, coverage, read_marks, render, report, rule_numbers

ROOT = Path(__file__).resolve().parent.parent

SAMPLE = '''
import pytest
from tests.rule import rule

CASES = [pytest.param(1, marks=rule("9.23.2.1")), pytest.param(10, marks=pytest.mark.rule("9.23.2.2", "Q50"))]


@rule("9.23.2", "FAQ Chrome Fang")
def test_steals_two() -> None:
    """A string is no mark: @rule("1.10")."""


@pytest.mark.rule("CR 9.23.2")
@pytest.mark.slow
def test_steals_one() -> None: ...


@pytest.mark.parametrize("power", CASES)
def test_steals_by_power(power: int) -> None: ...


@rule("8.17")
class TestOvertime:
    pytestmark = [rule("1.11"), rule("RD-28")]

    @rule("1.11.1")
    def test_starts(self) -> None: ...

    async def test_is_won(self) -> None: ...
'''


def sample(folder: Path, source: str, name: str = "test_sample.py") -> Coverage:
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "tests" / name).write_text(source, encoding="utf-8")
    return coverage(folder)


def test_every_place_of_a_mark_is_read(tmp_path: Path) -> None:
    """Marks on functions, classes, in pytestmark and in parameters reach their tests."""
    found = sample(tmp_path, SAMPLE)
    tests = {number: named for number, named in found.rules.items() if named}
    file = "tests/test_sample.py"
    overtime = (f"{file}::TestOvertime::test_starts", f"{file}::TestOvertime::test_is_won")
    assert tests == {
        "1.11": overtime,
        "1.11.1": overtime[:1],
        "8.17": overtime,
        "9.23.2": (f"{file}::test_steals_two", f"{file}::test_steals_one"),
        "9.23.2.1": (f"{file}::test_steals_by_power",),
        "9.23.2.2": (f"{file}::test_steals_by_power",),
    }
    assert found.checked == 6
    assert found.others == {
        "FAQ Chrome Fang": (f"{file}::test_steals_two",),
        "Q50": (f"{file}::test_steals_by_power",),
        "RD-28": overtime,
    }
    assert found.faults == ()


def test_a_mark_on_the_whole_module_reaches_all_its_tests(tmp_path: Path) -> None:
    """A module's pytestmark counts for its functions and its classes."""
    found = sample(
        tmp_path,
        'pytestmark = rule("1.16")\ndef test_a(): ...\ndef helper(): ...\nclass TestB:\n    def test_c(self): ...\n',
    )
    assert found.rules["1.16"] == ("tests/test_sample.py::test_a", "tests/test_sample.py::TestB::test_c")


@pytest.mark.parametrize("number", ["9.99", "9.23.2, 9.24", "9", "Q", "RD-", "FAQ", "GNC8", "Q8 ", ""])
def test_an_unknown_number_is_a_fault(tmp_path: Path, number: str) -> None:
    """A number that no list knows is named with its file and line."""
    found = sample(tmp_path, f"\n@rule({number!r})\ndef test_a(): ...\n")
    assert found.faults == (Fault("tests/test_sample.py:2", f"{number!r} is in no list of rules"),)
    assert found.checked == 0


@pytest.mark.parametrize("label", ["Q8", "Q51", "RD-7", "R-093", "T-3", "FAQ G25", "ERR Kiroshi Optics", "GNC 8.10"])
def test_other_sources_are_no_faults(tmp_path: Path, label: str) -> None:
    """Readings, scenarios, traps and other documents are listed beside the rules."""
    found = sample(tmp_path, f"@rule({label!r})\ndef test_a(): ...\n")
    assert (found.others, found.faults) == ({label: ("tests/test_sample.py::test_a",)}, ())


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ('@rule("9.24")\ndef check_it(): ...\n', "the mark stands on no test"),
        ('def test_a():\n    rule("9.24")\n', "the mark stands on no test"),
        ("@rule(NUMBER)\ndef test_a(): ...\n", "a rule must be written out as a string"),
        ("@rule()\ndef test_a(): ...\n", "the mark names no rule"),
        ("def test_a(:\n", "can't be read as Python: invalid syntax"),
    ],
)
def test_a_mark_that_reaches_no_test_is_a_fault(source: str, what: str) -> None:
    """What the tool can't count it names, so that nobody relies on it."""
    marks, faults = read_marks(source, "tests/test_a.py")
    assert marks == []
    assert [fault.what for fault in faults] == [what]


def test_a_method_of_another_name_is_no_mark() -> None:
    """Only `rule`, `mark.rule` and `pytest.mark.rule` are marks."""
    assert read_marks('def test_a(book):\n    book.rule("9.24")\n', "tests/test_a.py") == ([], [])


def test_the_text_names_rules_counts_and_faults(tmp_path: Path) -> None:
    """The text lists each rule with its tests, and the exit status says whether a mark must be mended."""
    found = sample(tmp_path, SAMPLE)
    text = render(found)
    assert "  9.23.2        tests/test_sample.py::test_steals_two and 1 more\n" in text
    assert "  9.24          -\n" in text
    assert f"6 of {len(rule_numbers())} rules are checked by a test" in text
    assert report(tmp_path) == (text, 0)

    sample(tmp_path, '@rule("9.99")\ndef test_b(): ...\n', "test_other.py")
    text, status = report(tmp_path)
    assert text.endswith("1 mark(s) to mend:\n  tests/test_other.py:1: '9.99' is in no list of rules\n")
    assert status == 1


def test_a_folder_without_tests_is_told_so(tmp_path: Path) -> None:
    """An installed package has no tests; the tool says where they are."""
    text, status = report(tmp_path)
    assert text.startswith(f"Nothing to read: there is no tests folder in {tmp_path}.")
    assert "source repository" in text
    assert status == 2


def test_the_list_of_rules_is_in_order_and_without_repeats() -> None:
    """Each number stands once, in the order of the rules, within the eleven chapters."""
    numbers = [[int(part) for part in number.split(".")] for number in rule_numbers()]
    assert numbers == sorted(numbers)
    assert len({tuple(number) for number in numbers}) == len(numbers)
    assert {number[0] for number in numbers} == set(range(1, 12))


def test_the_sources_page_lists_the_same_rules() -> None:
    """docs/sources.md shows what the tool uses."""
    page = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    listed = [number for line in re.findall(r"^- \d+: (.+)$", page, re.MULTILINE) for number in line.split()]
    assert listed == rule_numbers()


def test_no_mark_of_this_repository_needs_mending() -> None:
    """Every mark stands on a test and names a rule that exists."""
    assert [f"{fault.where}: {fault.what}" for fault in coverage(ROOT).faults] == []


def test_the_count_of_checked_rules_does_not_fall() -> None:
    """docs/rules-coverage-floor.txt holds the count reached so far; raise it when the count has grown."""
    floor = int((ROOT / "docs" / "rules-coverage-floor.txt").read_text(encoding="utf-8"))
    checked = coverage(ROOT).checked
    assert checked >= floor, f"{checked} rules are checked by a test, and {floor} were before"


def test_the_rules_that_the_code_cites_exist() -> None:
    """A number in the code is in the list, or is a heading above or beside one that is."""
    known = set(rule_numbers())
    headings = {number.rsplit(".", depth)[0] for number in known for depth in range(1, number.count(".") + 1)}
    last: dict[int, int] = {}  # the last section of each chapter
    for chapter, section in ((int(part) for part in number.split(".")[:2]) for number in known):
        last[chapter] = max(last.get(chapter, 0), section)
    unknown = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        for number in re.findall(r"\bCR (\d+(?:\.\d+)*)", path.read_text(encoding="utf-8")):
            parts = [int(part) for part in number.split(".")]
            is_section = len(parts) == 2 and 1 <= parts[1] <= last.get(parts[0], 0)
            if number not in known and number not in headings and not is_section:
                unknown.append(f"{path.relative_to(ROOT)}: CR {number}")
    assert unknown == []
