"""Every constant of readings.py: what we do, and that turning it round is obeyed (docs/rulings.md)."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import preem
from preem.tcg import readings
from tests.rule import rule
from tests.tcg.rules.both_readings import SCENES, Scene

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = Path(preem.__file__).parent

WAITING = {"NULL_EQUALS_NULL"}  # docs/rulings.md says what each of these waits for

BY_NAME = [pytest.param(scene, id=scene.constant) for scene in SCENES]
EDITED = [pytest.param(scene, id=scene.constant) for scene in SCENES if scene.when_declared or scene.source == "Q7"]
TURNED = [pytest.param(scene, id=scene.constant) for scene in SCENES if not scene.when_declared]

# Played with the constants set to the other value one after the other, in a process of its own.
TURN_ALL = """
from preem.tcg import readings
from tests.tcg.rules.both_readings import SCENES
for scene in SCENES:
    if not scene.when_declared:
        ours = getattr(readings, scene.constant)
        setattr(readings, scene.constant, scene.other)
        print(scene.constant, repr(scene.play()))
        setattr(readings, scene.constant, ours)
"""
PLAY_ONE = """
from tests.tcg.rules.both_readings import SCENES
print([repr(scene.play()) for scene in SCENES if scene.constant == {!r}][0])
"""


def run_pure(source: str, package: Path) -> str:
    """What a program prints that runs the sources of a package; compiled code has the constants built in."""
    environment = {**os.environ, "PREEM_PURE": "1", "PYTHONPATH": os.pathsep.join([str(package.parent), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=package.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def turned() -> dict[str, str]:
    """The outcome of each scene under its other reading, for the constants that are read while a game is played."""
    return dict(line.split(" ", 1) for line in run_pure(TURN_ALL, PACKAGE).splitlines())


@pytest.fixture(scope="module")
def own_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, to be edited."""
    return Path(shutil.copytree(PACKAGE, tmp_path_factory.mktemp("turned") / "preem"))


def test_every_constant_has_a_scene() -> None:
    """None is left out but those that no word asks for yet, and each scene is about another value than ours."""
    names = {name for name in vars(readings) if name.isupper()}
    assert sorted(scene.constant for scene in SCENES) == sorted(names - WAITING)
    assert [scene.constant for scene in SCENES if getattr(readings, scene.constant) == scene.other] == []
    assert [scene.constant for scene in SCENES if scene.ours == scene.otherwise] == []


def test_every_scene_names_its_ruling() -> None:
    """The number of a scene is that of the entry of docs/rulings.md that names its constant."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    entries = {part.split(" ", 1)[0]: part for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]}
    assert [scene.constant for scene in SCENES if f"`{scene.constant} = " not in entries[scene.source]] == []
    waiting = {name for part in entries.values() if "Flipping it needs" in part for name in re.findall(r"`([A-Z_]+) = ", part)}
    assert waiting >= WAITING


@rule("Q1", "Q3", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q15", "Q16", "Q18", "Q19", "Q21", "Q24", "Q27", "Q28", "Q35", "Q40")
@rule("Q44", "Q48", "Q50", "RD-8", "RD-9", "RD-10", "RD-11", "RD-12", "RD-18", "RD-20", "RD-21", "RD-22", "RD-25", "RD-26")
@pytest.mark.parametrize("scene", BY_NAME)
def test_our_reading_holds(scene: Scene) -> None:
    """The scene goes as our reading says."""
    assert scene.play() == scene.ours


@pytest.mark.parametrize("scene", TURNED)
def test_the_other_reading_is_obeyed(scene: Scene, turned: dict[str, str]) -> None:
    """With the constant at the other value the scene goes as the other reading says."""
    assert turned[scene.constant] == repr(scene.otherwise)


@pytest.mark.parametrize("scene", EDITED)
def test_an_edited_constant_is_obeyed(scene: Scene, own_copy: Path) -> None:
    """One edited line of readings.py is all that it takes."""
    module = own_copy / "tcg" / "readings.py"
    ours = module.read_text(encoding="utf-8")
    edited, lines = re.subn(rf"(?m)^({scene.constant}: Final\[\w+\]) = \w+$", rf"\1 = {scene.other!r}", ours)
    assert lines == 1
    for compiled in (own_copy / "tcg" / "__pycache__").glob("readings.*"):
        compiled.unlink()  # two edits within a second look alike to Python
    module.write_text(edited, encoding="utf-8")
    try:
        assert run_pure(PLAY_ONE.format(scene.constant), own_copy).strip() == repr(scene.otherwise)
    finally:
        module.write_text(ours, encoding="utf-8")
