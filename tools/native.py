"""Compile the hot modules with mypyc, in one group, into a folder that `preem.native` puts to use.

python tools/native.py              build, unless a build of these sources is there already
python tools/native.py can-build    say what is missing for a build, and exit 1; exit 0 if nothing
"""

import fcntl
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"

os.environ["PREEM_PURE"] = "1"  # the build reads the sources; an older build must not stand in for them
sys.path.insert(0, str(SOURCES))

from preem import native  # noqa: E402 - after the lines that decide which preem this is


def missing_tools() -> str:
    """What has to be installed before anything can be compiled; empty if nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "no C compiler is here (on Debian and Ubuntu: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's headers are not here (on Debian and Ubuntu: apt install python3-dev)"
    return ""


def compile_group(sources: list[Path], package: Path, group: str, target: Path, scratch: Path) -> None:
    """Compile these modules of the package as one mypyc group and put the extension modules into `target`.

    `package` is the folder of the package; the folder above it is where its import names start.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(package.parent)
    extensions = mypycify(
        [
            f"--cache-dir={scratch / 'cache'}",
            *(str(source.relative_to(package.parent)) for source in sources),
        ],
        group_name=group,
        target_dir=str(scratch / "c"),
        opt_level="3",
        debug_level="0",
    )
    distribution = Distribution({"name": group, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.ensure_finalized()
    command.run()

    # One flat folder: a file is named after its module, dots and all, as preem.native expects.
    target.mkdir(parents=True)
    for extension in extensions:
        built = Path(command.get_ext_fullpath(extension.name))
        suffix = built.name.partition(".")[2]
        shutil.move(built, target / f"{extension.name}.{suffix}")


def build() -> None:
    """Build for the present sources. A build appears whole or not at all.

    The build before it stays, for processes that still run from it; those before that one go.
    """
    native.BUILDS.parent.mkdir(parents=True, exist_ok=True)
    with (native.BUILDS.parent / "native.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second build, started meanwhile, waits and finds its work done
        package = SOURCES / "preem"
        sources = native.compiled_sources(package)
        tag = native.build_tag(sources, package)
        if (native.BUILDS / tag).is_dir():
            print("The native build is up to date.")
            return
        with tempfile.TemporaryDirectory(dir=native.BUILDS.parent) as folder:
            scratch = Path(folder)
            group = native.GROUP_LIBRARY.removesuffix("__mypyc")
            compile_group(sources, package, group, scratch / "done", scratch)
            if native.build_tag(native.compiled_sources(package), package) != tag:
                sys.exit("The sources changed while they were compiled; build again.")
            native.BUILDS.mkdir(exist_ok=True)
            older = sorted(native.BUILDS.iterdir(), key=lambda path: path.stat().st_mtime)
            (scratch / "done").rename(native.BUILDS / tag)
            for unused in older[:-1]:
                shutil.rmtree(unused)
        print(f"Built {len(sources)} native modules.")


def main() -> None:
    """Do what the command line says."""
    missing = missing_tools()
    if missing:
        sys.exit(f"The native build can't be made: {missing}. Preem runs without it, slower.")
    if sys.argv[1:] == ["can-build"]:
        return
    build()


if __name__ == "__main__":
    main()
