"""Games of these tests are kept in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the test's games are kept."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PREEM_DATA", str(folder))
    return folder
