"""Each playthrough in this folder goes as it is written."""

import pytest

from tests.playthroughs.playthrough import FOLDER, GAMES, played, read


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_goes_as_it_is_written(name: str) -> None:
    """The same choices, the same numbers of options, the same events, and the same positions."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    decks, seed, choices = read(text)
    # By lines, so that pytest shows the first that differ.
    assert played(decks, seed, choices).splitlines() == text.splitlines()


def test_all_files_are_replayed() -> None:
    """No playthrough lies here that no test reads."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
