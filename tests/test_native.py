"""Native or pure: which build fits, and that a build is really used.

Everything that needs a decision at import time runs in a process of its own.
"""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from preem import native

ROOT = Path(__file__).parents[1]

INNER = """
def doubled(n: int) -> int:
    return 2 * n
"""

OUTER = """
from small.inner import doubled

def doubled_sum(n: int) -> int:
    total = 0
    for i in range(n):
        total += doubled(i)
    return total
"""

COMPILE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import native as tool
package = Path(sys.argv[2])
sources = [package / "inner.py", package / "outer.py"]
tool.compile_group(sources, package, "throwaway", Path(sys.argv[3]), Path(sys.argv[4]))
"""

USE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from preem import native
native.use_build(Path(sys.argv[2]), ["small.inner", "small.outer"], "throwaway__mypyc")
import small.outer
assert small.outer.doubled_sum(10) == 90
assert small.__file__.endswith(".py"), "the package itself is not compiled"
for name in ("small.inner", "small.outer"):
    assert sys.modules[name].__spec__.origin.startswith(sys.argv[2]), "the sources were taken"
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with this project's sources, and this environment besides the usual one."""
    ours = ("PREEM_PURE", "PREEM_STALE_BUILD_SAID")
    usual = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**usual, "PYTHONPATH": str(ROOT / "src"), **environment},
    )


def package_in(folder: Path, **modules: str) -> Path:
    package = folder / "small"
    package.mkdir()
    (package / "__init__.py").write_text("")
    for name, source in modules.items():
        (package / f"{name}.py").write_text(source)
    return package


def test_the_compiled_modules_are_the_hot_ones() -> None:
    """The engine and the generator are in; packages' own files and the exceptions are out."""
    names = [native.module_name(source) for source in native.compiled_sources()]
    assert "preem.kernel.rng" in names
    assert not [name for name in names if name.endswith("__init__") or ".cards" in name or ".wording" in name]
    assert "preem.kernel.errors" not in names
    assert names == sorted(names)


def test_a_build_fits_exactly_the_sources_it_was_made_from(tmp_path: Path) -> None:
    """Any change of a source, of its name or of their number asks for another build."""
    package = package_in(tmp_path, inner="a = 1\n", outer="b = 2\n")
    inner, outer = package / "inner.py", package / "outer.py"
    tags = {native.build_tag([inner, outer], package), native.build_tag([inner], package)}
    inner.write_text("a = 2\n")
    tags.add(native.build_tag([inner, outer], package))
    inner.rename(package / "middle.py")
    tags.add(native.build_tag([package / "middle.py", outer], package))
    assert len(tags) == 4


def test_pure_is_what_runs_when_asked_for() -> None:
    """`PREEM_PURE=1` takes the sources whatever was built, and says nothing."""
    done = run("-c", "from preem import native; print(native.running())", PREEM_PURE="1")
    assert (done.stdout, done.stderr) == ("pure\n", "")


def test_an_outdated_build_is_ignored_and_says_so_once(tmp_path: Path) -> None:
    """One line on stderr says how to rebuild; it isn't repeated, nor by processes started from this one."""
    (tmp_path / ("0" * 64)).mkdir()
    program = (
        "import os, sys; from pathlib import Path; os.environ['PREEM_PURE'] = '1'; from preem import native\n"
        "del os.environ['PREEM_PURE']\n"
        "for _ in range(2): native.use_build_if_current(Path(sys.argv[1]))\n"
        "print(native.running(), os.environ['PREEM_STALE_BUILD_SAID'])\n"
    )
    done = run("-c", program, str(tmp_path))
    assert done.stdout == "pure 1\n"
    assert done.stderr.count("\n") == 1
    assert "make native" in done.stderr


@pytest.mark.slow
def test_two_modules_compile_and_are_used_from_their_own_folder(tmp_path: Path) -> None:
    """A caller and the module it calls, compiled in one group, replace their sources."""
    if run(str(ROOT / "tools" / "native.py"), "can-build").returncode:
        pytest.skip("no C compiler, or no headers of Python, to build with")
    package = package_in(tmp_path, inner=INNER, outer=OUTER)
    target, scratch = tmp_path / "built", tmp_path / "scratch"
    made = run("-c", COMPILE, str(ROOT / "tools"), str(package), str(target), str(scratch))
    assert made.returncode == 0, made.stdout + made.stderr
    assert {path.name.removesuffix(EXTENSION_SUFFIXES[0]) for path in target.iterdir()} == {
        "small.inner",
        "small.outer",
        "throwaway__mypyc",
    }
    used = run("-c", USE, str(tmp_path), str(target))
    assert used.returncode == 0, used.stderr
