"""Which code runs: the sources as they stand, or the same sources compiled by mypyc ("native").

`make native` (tools/native.py) compiles the hot modules into `build/native/<tag>/`, never beside the sources.
The tag is a digest of those sources and of this Python's kind of extension module, so a build fits exactly
when a folder of that name is there: nothing is compared and nothing can be half out of date. `import preem`
puts a fitting build to use; without one the sources run. `PREEM_PURE=1` forces the sources.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = ("kernel/*.py", "tcg/*.py", "tcg/effects/*.py", "players/search*.py")
"""The modules that are compiled, all in one group: a call across groups costs twenty times one within."""

NOT_COMPILED = frozenset({
    "kernel/errors.py",  # interpreted classes inherit from these
    "kernel/game.py",    # protocols, for the type checker only
    "kernel/record.py",  # text and dataclasses: nothing to gain
    "tcg/errors.py",     # as the kernel's
    "tcg/view.py",       # plain data that pickles and goes to JSON, as are the next
    "tcg/sampling.py",
    "tcg/options.py",
    "tcg/decision.py",
    "tcg/explain.py",
    "tcg/games.py",
    "tcg/snapshot.py",
    "tcg/position.py",
    "tcg/log_text.py",
    "tcg/effects/declare.py",  # compiled code refuses a wrong type before the sentence about it
    "tcg/effects/words.py",  # names only
    "tcg/effects/tags.py",
})  # fmt: skip
"""What the patterns above would take and must not; `__init__.py` files are never compiled."""

GROUP_LIBRARY = "preem_native__mypyc"
"""The one library that holds all compiled modules; each module's own file is a shim that asks it."""

_PACKAGE = Path(__file__).parent
BUILDS = _PACKAGE.parents[1] / "build" / "native"

_in_use = False


def running() -> str:
    """Which code runs in this process: "native" or "pure"."""
    return "native" if _in_use else "pure"


def compiled_sources(package: Path = _PACKAGE) -> list[Path]:
    """The sources of the modules that are compiled, in a fixed order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(
        path for path in found if path.name != "__init__.py" and path.relative_to(package).as_posix() not in NOT_COMPILED
    )


def module_name(source: Path, package: Path = _PACKAGE) -> str:
    """The name under which this source is imported."""
    return ".".join((package.name, *source.relative_to(package).with_suffix("").parts))


def build_tag(sources: Sequence[Path], package: Path = _PACKAGE) -> str:
    """The name of the build that fits these sources and this Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sources:
        content = source.read_bytes()
        digest.update(f"\n{module_name(source, package)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


class BuildFinder:
    """Finds the compiled modules in a build's folder; everything else is left to Python's own finders.

    It stands first in `sys.meta_path`, because Python would otherwise find the sources of the same modules.
    """

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self._files = {name: str(folder / f"{name}{EXTENSION_SUFFIXES[0]}") for name in modules}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where this module's compiled form is; None for a module that isn't ours. Python calls this."""
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use_build(folder: Path, modules: Sequence[str], library: str = GROUP_LIBRARY) -> None:
    """From now on, import these modules from this build; `library` is what their shims ask for."""
    sys.meta_path.insert(0, BuildFinder(folder, [*modules, library]))


def use_build_if_current(builds: Path = BUILDS) -> None:
    """Put the build that fits the present sources to use; say so in one line if only others are there."""
    global _in_use
    if os.environ.get("PREEM_PURE") == "1" or not builds.is_dir():
        return
    sources = compiled_sources()
    folder = builds / build_tag(sources)
    if folder.is_dir():
        use_build(folder, [module_name(source) for source in sources])
        _in_use = True
    elif any(builds.iterdir()) and "PREEM_STALE_BUILD_SAID" not in os.environ:
        os.environ["PREEM_STALE_BUILD_SAID"] = "1"  # processes that this one starts needn't say it again
        sys.stderr.write("preem: the native build is out of date, running pure Python; `make native` rebuilds it\n")
