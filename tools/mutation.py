"""Mutation check: small faults put into the rules code, one at a time, and whether the tests notice.

python tools/mutation.py                  40 places, seed 1
python tools/mutation.py --seed 2          40 others
python tools/mutation.py --list           what would be changed, without running anything

cosmic-ray makes the mutants; a copy of the tree in a temporary folder is what they are put into. Exit code 1 when more than
one in twenty survive. What is left out of the sample, and why, stands in docs/design.md, chapter "Mutation check"; mutants
that change nothing stand with the reason in mutation_equivalent.toml, are listed where drawn, and replaced by others.
"""

import argparse
import ast
import hashlib
import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code, use_mutation
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.testing import run_tests
from cosmic_ray.work_item import TestOutcome

ROOT = Path(__file__).resolve().parents[1]
TCG = Path("src/preem/tcg")
TIME_LIMIT = 60  # seconds: a mutant may loop for ever
FIRST = 12  # so many places of a module are drawn: enough for the sample, and none for nothing

RULES = (
    "turn attack fight stealing defeat drain plays calls activations payment actions attack_targets gigs moves areas "
    "knowledge in_force facts events roll_in opening endings"
)
WORDS = (
    "nouns amounts conditions happenings control selecting verbs_cards verbs_gigs verbs_lasting persistent prices "
    "replacements clauses"
)

# A module's own tests: those of the rulebook's headings for the rules, those of the cards for the words cards are made of.
OF_RULES = "tests/tcg/rules tests/tcg/rulings tests/tcg/interactions"
OF_WORDS = "tests/tcg/cards tests/tcg/rules/test_effects.py tests/tcg/rules/test_mutants.py " + OF_RULES

# The same for small ints, of which the state is made, so nothing would change; and decorators are no rules.
LEFT_OUT = (
    "core/ReplaceComparisonOperator_Eq_Is",
    "core/ReplaceComparisonOperator_NotEq_IsNot",
    "core/RemoveDecorator",
)

HEAD = "| place | it was | it became | caught by |\n| --- | --- | --- | --- |"


@dataclass(frozen=True, order=True)
class Mutant:
    """One change of one place of a module."""

    module: Path
    line: int
    column: int
    operator: str
    occurrence: int

    def changed(self) -> str | None:
        """The module's text with the change in it, or None where that is no Python."""
        code = (ROOT / self.module).read_text()
        mutated: str | None = mutate_code(code, get_operator(self.operator)(), self.occurrence)
        if mutated is None:
            return None
        try:
            ast.parse(mutated)
        except SyntaxError:
            return None
        return mutated

    def what(self) -> tuple[str, str, str]:
        """The place by names, which last longer than line numbers; its line before and after."""
        code = (ROOT / self.module).read_text()
        names = [
            node.name
            for node in ast.walk(ast.parse(code))  # the outer ones come first
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.lineno <= self.line <= (node.end_lineno or 0)
        ]
        before = code.splitlines()[self.line - 1].strip()
        after = (self.changed() or "").splitlines()[self.line - 1].strip()
        return " ".join([str(self.module.relative_to(TCG)), ".".join(names)]).strip(), before, after


Span = tuple[tuple[int, int], tuple[int, int]]


class NotSampled(ast.NodeVisitor):
    """Finds the spans of a module that take no part: annotations, constants, log lines, asserts, readings not in force."""

    def __init__(self, readings: dict[str, bool]) -> None:
        self.readings = readings
        self.spans: list[Span] = []

    def leave_out(self, *nodes: ast.AST | None) -> None:
        for node in nodes:
            if isinstance(node, ast.expr | ast.stmt):
                end = (node.end_lineno or node.lineno, node.end_col_offset or 0)
                self.spans.append(((node.lineno, node.col_offset), end))

    def holds(self, test: ast.expr) -> bool | None:
        """What a test comes to by the readings in force alone; None where more than they decide."""
        if isinstance(test, ast.Attribute) and isinstance(test.value, ast.Name) and test.value.id == "readings":
            return self.readings.get(test.attr)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            inner = self.holds(test.operand)
            return None if inner is None else not inner
        if isinstance(test, ast.BoolOp):
            decisive = isinstance(test.op, ast.Or)
            parts = [self.holds(part) for part in test.values]
            if decisive in parts:
                return decisive
            return None if None in parts else not decisive
        return None

    def generic_visit(self, node: ast.AST) -> None:
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                self.visit_block(block)
        super().generic_visit(node)

    def visit_block(self, block: list[ast.stmt]) -> None:
        """What follows an `if` that always returns is not reached either."""
        for place, statement in enumerate(block):
            if isinstance(statement, ast.If) and self.holds(statement.test):
                if isinstance(statement.body[-1], ast.Return | ast.Continue | ast.Break | ast.Raise):
                    self.leave_out(*block[place + 1 :])

    def visit_If(self, node: ast.If) -> None:
        verdict = self.holds(node.test)
        if verdict is not None:
            self.leave_out(*(node.orelse if verdict else node.body))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        verdict = self.holds(node.test)
        if verdict is not None:
            self.leave_out(node.orelse if verdict else node.body)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Nothing behind the part that decides is ever asked."""
        for place, part in enumerate(node.values):
            if self.holds(part) is isinstance(node.op, ast.Or):
                self.leave_out(*node.values[place + 1 :])
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.leave_out(node.returns)
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        self.leave_out(node.annotation)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.leave_out(node.annotation)
        if "Final" in ast.unparse(node.annotation):
            self.leave_out(node.value)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.leave_out(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "log.note":
            self.leave_out(node)
        self.generic_visit(node)


def readings_in_force() -> dict[str, bool]:
    """The yes and no readings by name."""
    found: dict[str, bool] = {}
    for node in ast.parse((ROOT / TCG / "readings.py").read_text()).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, bool):
                found[node.target.id] = node.value.value
    return found


def mutants_of(module: Path, readings: dict[str, bool]) -> Iterator[Mutant]:
    """Every change that cosmic-ray can make in the part of the module that is sampled."""
    code = (ROOT / module).read_text()
    finder = NotSampled(readings)
    finder.visit(ast.parse(code))
    nodes = list(ast_nodes(get_ast(code)))
    for name in operator_names():
        operator_class = get_operator(name)
        if operator_class.arguments() or name in LEFT_OUT:
            continue
        operator = operator_class()
        positions = ((node, start) for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, (node, (line, column)) in enumerate(positions):
            if node.parent is not None and node.parent.type == "parameters":
                continue  # the bare * of a signature, which the operators take for a product
            if not any(start <= (line, column) < end for start, end in finder.spans):
                yield Mutant(module, line, column, name, occurrence)


def equivalents() -> dict[tuple[str, str, str], str]:
    """The mutants that are known to change nothing, with the reason."""
    known = tomllib.loads((ROOT / "tools/mutation_equivalent.toml").read_text())["mutant"]
    return {(each["place"], each["was"], each["became"]): each["why"] for each in known}


def sample(seed: int, count: int) -> tuple[list[Mutant], list[Mutant]]:
    """Places of all modules: one of each, the rest from all that are left; at each place one of its changes.

    The order is drawn by a digest of the seed and the line itself, so that an edit elsewhere leaves the sample as it is. The
    second list has the mutants that would have been drawn and are known to change nothing.
    """
    readings = readings_in_force()
    known = equivalents()
    chosen: list[Mutant] = []
    equivalent: list[Mutant] = []
    rest: list[tuple[str, Mutant]] = []
    for name in [*RULES.split(), *(f"effects/{word}" for word in WORDS.split())]:
        drawn = in_drawn_order(TCG / f"{name}.py", seed, readings)
        first = next(place for place, (_, mutant) in enumerate(drawn) if mutant.what() not in known)
        equivalent += [mutant for _, mutant in drawn[:first]]
        chosen.append(drawn[first][1])
        rest += drawn[first + 1 :]
    for _, mutant in sorted(rest):
        if len(chosen) >= count:
            break
        (equivalent if mutant.what() in known else chosen).append(mutant)
    return sorted(chosen[:count]), sorted(equivalent)


def in_drawn_order(module: Path, seed: int, readings: dict[str, bool]) -> list[tuple[str, Mutant]]:
    """The first places of a module as they are drawn, each with one of its changes and with its lot."""
    lines = (ROOT / module).read_text().splitlines()
    places: dict[tuple[int, int], list[Mutant]] = {}
    for mutant in mutants_of(module, readings):
        places.setdefault((mutant.line, mutant.column), []).append(mutant)
    lots: dict[str, tuple[int, int]] = {}
    for line, column in sorted(places):
        text = f"{seed} {module} {lines[line - 1].strip()} {column}"
        while text in lots:  # the same line a second time
            text += "+"
        lots[text] = (line, column)
    order = sorted((digest(text), text) for text in lots)[:FIRST]
    drawn: list[tuple[str, Mutant]] = []
    for lot, text in order:
        changes = [(digest(f"{text} {number}"), mutant) for number, mutant in enumerate(places[lots[text]])]
        python = (mutant for _, mutant in sorted(changes) if mutant.changed())
        drawn += [(lot, mutant) for mutant in islice(python, 1)]
    return drawn


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_command(module: Path) -> str:
    tests = OF_WORDS if module.parent.name == "effects" else OF_RULES
    return f"{sys.executable} -m pytest -x -q -p no:cacheprovider {tests}"


def what_caught(output: str) -> str:
    """The first test that failed, as pytest's summary names it."""
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" ", 1)[1].split(" - ")[0].removeprefix("tests/tcg/")
    return "the time limit" if output == "timeout" else "an error before the first test"


def cell(code: str) -> str:
    """Code as a cell of a Markdown table."""
    return "`" + " ".join(code.split()).replace("|", "\\|") + "`"


def check(mutants: list[Mutant]) -> int:
    """Run the tests against each; print a table; give the number of survivors."""
    with tempfile.TemporaryDirectory(prefix="preem-mutation-") as folder:
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, Path(folder, part), ignore=shutil.ignore_patterns("__pycache__"))
        for part in ("pyproject.toml", "docs"):
            (Path(folder) / part).symlink_to(ROOT / part)
        os.chdir(folder)
        os.environ.update(PREEM_PURE="1", PYTHONPATH="src")
        for module in (TCG / "turn.py", TCG / "effects" / "nouns.py"):
            outcome, output = run_tests(test_command(module), 10 * TIME_LIMIT)
            if outcome != TestOutcome.SURVIVED:
                raise SystemExit(f"The tests fail without any change: {what_caught(output)}.")
        print(HEAD)
        survivors = 0
        for mutant in mutants:
            with use_mutation(Path(mutant.module), get_operator(mutant.operator)(), mutant.occurrence):
                outcome, output = run_tests(test_command(mutant.module), TIME_LIMIT)
            survived = outcome == TestOutcome.SURVIVED
            survivors += survived
            print(row(mutant, "**nothing**" if survived else what_caught(output)), flush=True)
        return survivors


def row(mutant: Mutant, last: str) -> str:
    place, before, after = mutant.what()
    return f"| {place} | {cell(before)} | {cell(after)} | {last} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation check of the rules code.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-n", type=int, default=40, metavar="PLACES")
    parser.add_argument("--list", action="store_true", help="only show what would be changed")
    arguments = parser.parse_args()
    mutants, equivalent = sample(arguments.seed, arguments.n)
    if arguments.list:
        print(HEAD.replace("caught by", "operator"))
        for mutant in mutants:
            print(row(mutant, mutant.operator.removeprefix("core/")))
        survivors = 0
    else:
        survivors = check(mutants)
        print(f"\nSeed {arguments.seed}: {len(mutants) - survivors} of {len(mutants)} caught.")
    if equivalent:
        print("\nDrawn as well, and equivalent:\n\n" + HEAD.replace("caught by", "why nothing changes"))
        known = equivalents()
        for mutant in equivalent:
            print(row(mutant, known[mutant.what()]))
    sys.exit(survivors * 20 > len(mutants))


if __name__ == "__main__":
    main()
