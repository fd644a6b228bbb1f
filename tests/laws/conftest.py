"""The report of `make laws`: printed once at the end, from what the tests left in build/laws/."""

import pytest

from tests.laws import report


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_sessionstart(session: pytest.Session) -> None:
    """What an earlier run left isn't this one's."""
    if not _is_worker(session.config) and report.FOLDER.is_dir():
        for path in report.FOLDER.glob("*.json"):
            path.unlink()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print what was reached and what wasn't, when long runs were among the tests."""
    if _is_worker(config):
        return
    coverage = report.all_saved()
    if coverage.games:
        terminalreporter.section("laws")
        for line in report.lines(coverage):
            terminalreporter.write_line(line)
