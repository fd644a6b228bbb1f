"""What the long runs came to: which texts were resolved, which options were taken and declined.

The tests leave their numbers in build/laws/, being spread over processes; `python -m tests.laws.report` tells what is there.
`make laws` does both.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from preem.tcg import log, registry
from preem.tcg.cards import pool
from preem.tcg.effects.declaration import number_of
from preem.tcg.table import Table
from tests.laws.games import Seeker

FOLDER = Path(__file__).parents[2] / "build" / "laws"

_DONE = {log.PLAYS: "played", log.CALLS: "called", log.TRIGGERS: "triggered", log.ACTIVATES: "activated"}


@dataclass
class Coverage:
    """What happened in some games, in numbers."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)  # "triggered caliber-totentanzs-top-dog"
    offered: Counter[str] = field(default_factory=Counter)  # what a Seeker saw and took
    taken: Counter[str] = field(default_factory=Counter)

    def add_game(self, table: Table, decisions: int) -> None:
        """Count a game that is over and was logged."""
        self.games += 1
        self.decisions += decisions
        self.endings[str(table.reason)] += 1
        for row in range(0, len(table.log), log.STRIDE):
            word = _DONE.get(table.log[row])
            if word is not None:
                self.done[f"{word} {registry.SLUG[table.log[row + 3]]}"] += 1

    def add_seeker(self, seeker: Seeker) -> None:
        """Count what a Seeker was offered and took."""
        self.offered.update({"|".join(what): count for what, count in seeker.offered.items()})
        self.taken.update({"|".join(what): count for what, count in seeker.taken.items()})

    def save(self, name: str) -> None:
        """Leave it where the report at the end finds it; tests run in several processes."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}.json").write_text(json.dumps(vars(self)))


def all_saved() -> Coverage:
    """What all tests of this run left."""
    whole = Coverage()
    for path in sorted(FOLDER.glob("*.json")):
        part = json.loads(path.read_text())
        whole.games += part["games"]
        whole.decisions += part["decisions"]
        for mine, name in (
            (whole.endings, "endings"),
            (whole.done, "done"),
            (whole.offered, "offered"),
            (whole.taken, "taken"),
        ):
            mine.update(part[name])
    return whole


def lines(coverage: Coverage) -> list[str]:
    """The report: what was reached, and by name what never was."""
    declared = pool()
    done = coverage.done
    came = [slug for slug in declared if done[f"played {slug}"] + done[f"called {slug}"]]
    with_triggers = [slug for slug, card in declared.items() if registry.TRIGGERS[number_of(card)]]
    triggered = [slug for slug in with_triggers if done[f"triggered {slug}"]]
    with_activated = [slug for slug, card in declared.items() if registry.ACTIVATED[number_of(card)]]
    activated = [slug for slug in with_activated if done[f"activated {slug}"]]
    taken = [what for what in coverage.offered if coverage.taken[what]]
    could_be_declined = [what for what in coverage.offered if what.endswith("|declined")]
    declined = [what for what in could_be_declined if coverage.taken[what]]
    return [
        f"{coverage.games:,} games, {coverage.decisions:,} decisions",
        f"endings by reason: {dict(sorted(coverage.endings.items()))}",
        _part("cards played or called", came, list(declared)),
        _part("cards whose triggers resolved", triggered, with_triggers),
        _part("cards whose activated effects were used", activated, with_activated),
        _part("options taken, of those offered", taken, list(coverage.offered)),
        _part("choices declined, of those that may be", declined, could_be_declined),
    ]


def _part(name: str, reached: list[str], of: list[str]) -> str:
    never = sorted(set(of) - set(reached))
    rest = f"; never: {', '.join(never)}" if never else ""
    return f"{name}: {len(reached)} of {len(of)}{rest}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines(all_saved())) + "\n")
