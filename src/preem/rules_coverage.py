"""Which tests check which rules: the tool behind `preem rules coverage`.

Tests carry their rules as a mark, `@rule("9.23.2", "Q50")` or `pytest.mark.rule(...)`, on a function, on a
class, in a module's `pytestmark` or in a `pytest.param`. The tool reads the sources of the tests without
importing them, and sets the marks against `data/rule_numbers.txt`: every number of the Comprehensive Rules
that our digest of the rules cites (`docs/sources.md`). Start at `coverage`, which returns plain data;
`report` is what the command prints.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE_NUMBERS = Path(__file__).with_name("data") / "rule_numbers.txt"

# Marks other than a number of the Comprehensive Rules: readings (Q, RD), scenarios (R), traps (T), and other
# sources.
OTHER_MARK = re.compile(r"Q\d+|RD-\d+|R-\d+|T-\d+|(FAQ|ERR|TR|GG|GNC) \S.*")


class NoTestsFolder(ValueError):
    """The folder has no tests to read."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One rule named on one test."""

    rule: str
    test: str
    line: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A mark that says nothing true, and where it stands."""

    where: str
    what: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The tests of every rule in the list, of every other mark, and the faults found on the way."""

    rules: dict[str, tuple[str, ...]]
    others: dict[str, tuple[str, ...]]
    faults: tuple[Fault, ...]

    @property
    def checked(self) -> int:
        """How many rules of the list have a test."""
        return sum(1 for tests in self.rules.values() if tests)


def coverage(folder: Path) -> Coverage:
    """Read the tests below `folder / "tests"` and set them against the list of rule numbers."""
    tests = folder / "tests"
    if not tests.is_dir():
        raise NoTestsFolder(f"there is no tests folder in {folder.resolve()}")
    rules: dict[str, list[str]] = {number: [] for number in rule_numbers()}
    others: dict[str, list[str]] = {}
    faults: list[Fault] = []
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        marks, found = read_marks(path.read_text(encoding="utf-8"), name)
        faults += found
        for mark in marks:
            if mark.rule in rules:
                named = rules[mark.rule]
            elif OTHER_MARK.fullmatch(mark.rule):
                named = others.setdefault(mark.rule, [])
            else:
                fault = Fault(f"{name}:{mark.line}", f"{mark.rule!r} is in no list of rules")
                if fault not in faults:
                    faults.append(fault)
                continue
            if mark.test not in named:
                named.append(mark.test)
    return Coverage(
        rules={number: tuple(named) for number, named in rules.items()},
        others={label: tuple(others[label]) for label in sorted(others, key=_natural)},
        faults=tuple(faults),
    )


def rule_numbers() -> list[str]:
    """Every number of the Comprehensive Rules that a test can be asked for, in the order of the rules."""
    return RULE_NUMBERS.read_text(encoding="utf-8").split()


def read_marks(source: str, name: str) -> tuple[list[Mark], list[Fault]]:
    """The marks in the source of one test module, and the marks that stand where they reach no test."""
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        return [], [Fault(f"{name}:{error.lineno or 1}", f"can't be read as Python: {error.msg}")]
    reader = _Reader(name, module)
    reader.read(module.body, name, [])
    reader.report_strays()
    return reader.marks, reader.faults


class _Reader:
    """Walks one module and hands every mark to the tests that it stands on."""

    def __init__(self, name: str, module: ast.Module) -> None:
        self.name = name
        self.marks: list[Mark] = []
        self.faults: list[Fault] = []
        self.used: set[int] = set()  # ids of the calls that reached a test
        self.calls = [node for node in ast.walk(module) if isinstance(node, ast.Call) and _is_rule_call(node)]
        self.named: dict[str, ast.expr] = {}  # lists of cases kept under a name
        for statement in module.body:
            for target, value in _assignments(statement):
                self.named[target] = value

    def read(self, body: list[ast.stmt], where: str, inherited: list[ast.Call]) -> None:
        """Read the tests of a module or class; `inherited` are the marks that all of them carry."""
        marks_here = list(inherited)
        for statement in body:
            for target, value in _assignments(statement):
                if target == "pytestmark":
                    marks_here += self.calls_in(value)
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                self.read(statement.body, f"{where}::{statement.name}", marks_here + self.decorating(statement))
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                if statement.name.startswith("test"):
                    for call in marks_here + self.decorating(statement):
                        self.hand_over(call, f"{where}::{statement.name}")

    def decorating(self, statement: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.Call]:
        """The marks among a statement's decorators, the cases of a parametrized test included."""
        return [call for decorator in statement.decorator_list for call in self.calls_in(decorator)]

    def calls_in(self, expression: ast.expr) -> list[ast.Call]:
        """The marks inside one expression, also behind a name that the module gives to a list of cases."""
        found: list[ast.Call] = []
        waiting, seen = [expression], set[str]()
        while waiting:
            for node in ast.walk(waiting.pop()):
                if isinstance(node, ast.Call) and _is_rule_call(node):
                    found.append(node)
                elif isinstance(node, ast.Name) and node.id in self.named and node.id not in seen:
                    seen.add(node.id)
                    waiting.append(self.named[node.id])
        return found

    def hand_over(self, call: ast.Call, test: str) -> None:
        """Give every number of one mark to one test."""
        first_time = id(call) not in self.used
        self.used.add(id(call))
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.marks.append(Mark(argument.value.removeprefix("CR "), test, argument.lineno))
            elif first_time:
                self.faults.append(Fault(f"{self.name}:{argument.lineno}", "a rule must be written out as a string"))
        if first_time and not call.args:
            self.faults.append(Fault(f"{self.name}:{call.lineno}", "the mark names no rule"))

    def report_strays(self) -> None:
        for call in self.calls:
            if id(call) not in self.used:
                self.faults.append(Fault(f"{self.name}:{call.lineno}", "the mark stands on no test"))


def _is_rule_call(call: ast.Call) -> bool:
    """Whether this is `rule(...)`, `mark.rule(...)` or `pytest.mark.rule(...)`."""
    called = call.func
    if isinstance(called, ast.Attribute) and called.attr == "rule":
        owner = called.value
        if isinstance(owner, ast.Attribute):
            return owner.attr == "mark"
        return isinstance(owner, ast.Name) and owner.id == "mark"
    return isinstance(called, ast.Name) and called.id == "rule"


def _assignments(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement gives a value, with that value."""
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target.id, statement.value
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        yield statement.target.id, statement.value


def _natural(label: str) -> list[tuple[int, str]]:
    """A sort key that puts Q9 before Q10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", label) if part]


def render(found: Coverage) -> str:
    """The coverage as text: every rule with its tests, the other marks, the count and the faults."""
    lines: list[str] = []
    chapter = ""
    for number, tests in found.rules.items():
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            inside = [named for other, named in found.rules.items() if other.split(".")[0] == chapter]
            lines += ["", f"Chapter {chapter}: {sum(1 for named in inside if named)} of {len(inside)} rules"]
        lines.append(f"  {number:<14}{_tests_in_words(tests)}")
    if found.others:
        lines += ["", "Readings, scenarios and other sources"]
        lines += [f"  {label:<14} {_tests_in_words(tests)}" for label, tests in found.others.items()]
    lines += ["", _count_in_words(found)]
    if found.faults:
        lines += ["", f"{len(found.faults)} mark(s) to mend:"]
        lines += [f"  {fault.where}: {fault.what}" for fault in found.faults]
    return "\n".join(lines[1:]) + "\n"


def _tests_in_words(tests: tuple[str, ...]) -> str:
    if not tests:
        return "-"
    more = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
    return tests[0] + more


def _count_in_words(found: Coverage) -> str:
    total = len(found.rules)
    return f"{found.checked} of {total} rules are checked by a test ({100 * found.checked / total:.1f} %)."


def report(folder: Path = Path()) -> tuple[str, int]:
    """What `preem rules coverage` prints for a folder, and its exit status.

    The status is 0 when all is well, 1 when marks must be mended, 2 when there are no tests to read.
    """
    try:
        found = coverage(folder)
    except NoTestsFolder as error:
        return (
            f"Nothing to read: {error}.\n"
            "The coverage is read from the tests, which come with the source repository and not with the\n"
            "installed package. Run this in its root, or name that folder: preem rules coverage FOLDER\n"
        ), 2
    return render(found), 1 if found.faults else 0
