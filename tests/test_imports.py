"""Imports point down only, and the rules packages lean on nothing from outside.

    cli  ->  web, events, lab, envs  ->  store, players  ->  tcg, gangs  ->  kernel

Packages of one layer don't import each other, with one exception: `web` may import `events` and `lab`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"

LAYERS = {
    "kernel": 0,
    "native": 0,
    "tcg": 1,
    "gangs": 1,
    "players": 2,
    "store": 2,
    "record_file": 2,
    "rules_coverage": 2,
    "lab": 3,
    "terminal": 3,
    "events": 3,
    "web": 3,
    "envs": 3,
    "cli": 4,
    "__main__": 5,
    "": 5,  # preem/__init__.py
}
"""The layer of each package and module right below `preem`."""

ALSO_ALLOWED = {("web", "events"), ("web", "lab")}

PURE = ("preem.kernel", "preem.tcg", "preem.gangs")
"""The standard library only, and of that nothing that reads files, the clock, or chance from outside."""

NOT_PURE = frozenset({
    "asyncio", "builtins", "concurrent", "ctypes", "datetime", "fcntl", "fileinput", "ftplib", "getpass",
    "glob", "http", "io", "locale", "logging", "mmap", "multiprocessing", "os", "pathlib", "pdb",
    "platform", "random", "secrets", "select", "selectors", "shelve", "shutil", "signal", "smtplib",
    "socket", "socketserver", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "timeit",
    "urllib", "uuid", "webbrowser",
})  # fmt: skip

NOT_PURE_CALLS = frozenset({"open", "print", "input", "breakpoint", "exec", "eval"})

READS_ITS_DATA = ("preem.tcg.decks", "preem.gangs.boards")
"""Packages beside the engine that read data of their own: `importlib.resources` is theirs alone."""


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module that this one imports, wherever the import stands, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = node.module or ""
            if node.level:
                parts = module.split(".")
                up = node.level - 1 if is_package else node.level  # one dot is the package that the module is in
                start = ".".join(parts[: len(parts) - up] + ([start] if start else []))
            # `from preem import tcg` imports preem.tcg; of other packages the start is enough.
            if start == "preem":
                for alias in node.names:
                    yield node.lineno, f"preem.{alias.name}"
            else:
                yield node.lineno, start


def belongs(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def faults(source: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of this module, each with its line."""
    tree = ast.parse(source)
    found = []
    part = module.partition(".")[2].partition(".")[0]
    if part not in LAYERS:
        return [f"{module}: LAYERS in tests/test_imports.py doesn't say where preem.{part} belongs"]
    pure = belongs(module, PURE)

    for line, name in imported(tree, module, is_package):
        where = f"{module}, line {line}: "
        top = name.partition(".")[0]
        if top == "preem":
            other = name.partition(".")[2].partition(".")[0]
            if other not in LAYERS:
                if not other.startswith("__"):  # such as __version__, a name and no module
                    found.append(f"{where}preem.{other} is in no layer")
            elif other != part and LAYERS[other] >= LAYERS[part] and (part, other) not in ALSO_ALLOWED:
                found.append(f"{where}{part} must not import {other}: imports point down only")
        elif pure and top not in sys.stdlib_module_names:
            found.append(f"{where}{top} is not in the standard library")
        elif pure and top in NOT_PURE:
            found.append(f"{where}{top} reads files, the clock, or chance from outside")
        elif pure and top == "importlib" and not belongs(module, READS_ITS_DATA):
            found.append(f"{where}importlib is for {' and '.join(READS_ITS_DATA)}")

    if pure:
        calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
        for call in calls:
            if isinstance(call.func, ast.Name) and call.func.id in NOT_PURE_CALLS:
                found.append(f"{module}, line {call.lineno}: {call.func.id}() has no place here")
    return found


def test_imports_point_down() -> None:
    """Every module under src, read and not run."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        names = path.relative_to(SOURCES).with_suffix("").parts
        is_package = names[-1] == "__init__"
        module = ".".join(names[:-1] if is_package else names)
        found += faults(path.read_text(encoding="utf-8"), module, is_package)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source", "says"),
    [
        ("preem.kernel.game", "import preem.tcg.table", "kernel must not import tcg"),
        ("preem.kernel.game", "from preem import tcg", "kernel must not import tcg"),
        ("preem.kernel.game", "from .. import tcg", "kernel must not import tcg"),
        (
            "preem.kernel.game",
            "def f():\n    from ..players import search",
            "kernel must not import players",
        ),
        ("preem.tcg.turn", "from preem.gangs import turn", "tcg must not import gangs"),
        ("preem.tcg.turn", "import numpy as np", "numpy is not in the standard library"),
        ("preem.tcg.turn", "from random import choice", "random reads"),
        ("preem.tcg.turn", "import os.path", "os reads"),
        ("preem.tcg.turn", "print(1)", "print() has no place here"),
        ("preem.tcg.turn", "from importlib import resources", "importlib is for preem.tcg.decks"),
        ("preem.players.greedy", "from preem.cli import main", "players must not import cli"),
        ("preem.lab.duel", "import preem.web", "lab must not import web"),
        ("preem.shop.till", "", "doesn't say where preem.shop belongs"),
    ],
)
def test_what_points_up_is_found(module: str, source: str, says: str) -> None:
    """The walk itself, on one near miss of each law."""
    assert len(found := faults(source, module)) == 1
    assert says in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("preem.tcg.turn", "from preem.kernel import rng\nfrom preem.tcg.table import Table\nimport re"),
        ("preem.tcg.turn", "from . import table\nfrom .effects import base\nfrom ..kernel import rng"),
        ("preem.tcg.decks.lists", "from importlib import resources"),
        ("preem.players.greedy", "from preem.tcg import table\nimport random, os"),
        ("preem.web.pages", "from preem.lab import duel\nfrom preem import events"),
        ("preem.cli", "from preem import __version__, native, web, lab, tcg"),
    ],
)
def test_what_points_down_is_not(module: str, source: str) -> None:
    """Nothing else is refused."""
    assert faults(source, module) == []


def test_a_package_resolves_its_own_relative_imports() -> None:
    """In an `__init__.py` one dot is the package itself."""
    assert faults("from . import table\nfrom .. import kernel", "preem.tcg", is_package=True) == []
    assert faults("from .. import web", "preem.tcg", is_package=True) != []
