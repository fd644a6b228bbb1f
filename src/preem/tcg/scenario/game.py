"""Playing on a set-up table by names: verbs that do one decision, and questions about it (architecture, section 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from preem.tcg import engine, frames
from preem.tcg.effects.declaration import Declaration
from preem.tcg.errors import IllegalAction, InvalidNotation
from preem.tcg.log_text import lines_for
from preem.tcg.names import die_name
from preem.tcg.options import (
    KIND_NAMES,
)
from preem.tcg.position import position_text
from preem.tcg.scenario.doing import PLAYERS
from preem.tcg.scenario.names import LastingNames
from preem.tcg.scenario.player import Player
from preem.tcg.scenario.printing import option_names
from preem.tcg.scenario.views import SideView, view_for
from preem.tcg.snapshot import snapshot_of
from preem.tcg.table import Table
from preem.tcg.terms import (
    ASK_NOTHING,
    TIE,
)
from preem.tcg.view import is_about_a_die

ON_NEW_GAME: list[Callable[[Game], None]] = []
"""Told of every game that is set up: how the project's tests hold each of theirs against the laws."""


@dataclass(frozen=True)
class Decision:
    """The open decision: its kind, whose it is, and the card or die it concerns."""

    kind: str
    player: str
    about: str | None


class Game:
    """A table with names. `you` and `rival` have the verbs; a verb plays its decision and stops at the next real choice."""

    def __init__(self, table: Table, declarations: Mapping[str, Declaration]) -> None:
        self.table = table
        self.declarations = declarations
        self.names = LastingNames(table)
        self.you = Player(self, 0)
        self.rival = Player(self, 1)
        self.started_from = table.twin()
        self.taken: list[int] = []  # options since then; none any more once a piece was forced
        self.forced = False
        self.queued: list[list[str]] = [[], []]  # what a player has said resolves next, behind an effect that asks something
        for tell in ON_NEW_GAME:
            tell(self)

    def __repr__(self) -> str:
        table = self.table
        if table.over:
            return f"<Game: over on turn {self.turn}, winner: {self.winner}>"
        if table.asking == ASK_NOTHING:
            return f"<Game: turn {self.turn} of {self.active!r} hasn't begun>"
        return f"<Game: turn {self.turn} of {self.active!r}, {PLAYERS[table.asked]!r} is asked: {KIND_NAMES[table.asking]}>"

    def begin(self) -> None:
        """Run the start phase that `at="start"` put off."""
        if self.table.asking == ASK_NOTHING and not self.table.over:
            engine.advance(self.table)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None when the game is over."""
        self.begin()
        table = self.table
        if table.over:
            return None
        about = None
        if table.about >= 0:
            if is_about_a_die(table):
                about = die_name(table.asked, table.about)
            else:
                about = self.names.base(table, table.about)
        return Decision(KIND_NAMES[table.asking], PLAYERS[table.asked], about)

    def options(self) -> list[str]:
        """The open decision's options, as `choose` and the verbs take them."""
        self.begin()
        return option_names(self.table, self.names)

    @property
    def winner(self) -> str | None:
        """ "you", "rival", "tie", or None while the game goes on."""
        if not self.table.over:
            return None
        return "tie" if self.table.winner == TIE else PLAYERS[self.table.winner]

    @property
    def turn(self) -> int:
        """The number of the running turn, also while its start phase is put off."""
        return self.table.turn + (1 if self._is_put_off() else 0)

    def _is_put_off(self) -> bool:
        table = self.table
        if table.over or table.asking != ASK_NOTHING or not table.frames:
            return False
        return table.frames[-1][frames.KIND] == frames.TURN

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return PLAYERS[self.table.turn_player]

    @property
    def overtime(self) -> bool:
        return self.table.overtime == 1

    @property
    def log(self) -> list[str]:
        """What happened, as one who sees everything would tell it."""
        return lines_for(self.table, None)

    @property
    def position(self) -> str:
        """The position as text that `from_position` reads back."""
        return position_text(self.table)

    @property
    def snapshot(self) -> str:
        """The exact state as one line."""
        return snapshot_of(self.table)

    def view(self, player: str) -> SideView:
        """What a player may see."""
        if player not in PLAYERS:
            raise InvalidNotation(f"a view is of 'you' or 'rival', not of {player!r}")
        seat = PLAYERS.index(player)
        mine = not self.table.over and self.table.asked == seat
        return view_for(self.table, self.names, seat, option_names(self.table, self.names) if mine else [])

    def commit(self, table: Table, taken: list[int]) -> None:
        """A verb has gone through: its table is the game's from now on."""
        self.table = table
        self.taken += taken

    def why_not(self, seat: int, verb: str, args: tuple[object, ...], named: dict[str, object]) -> str:
        """Why a verb isn't legal now, with the rule; "" when it is. Nothing changes."""
        before, taken, queued = self.table, list(self.taken), [list(each) for each in self.queued]
        self.table = before.twin()
        try:
            player = Player(self, seat)
            player.call_verb(verb, args, named)
        except IllegalAction as error:
            rule = f" ({error.rule})" if error.rule else ""
            return f"{error.reason or error.message}{rule}"
        finally:
            self.table, self.taken, self.queued = before, taken, queued
        return ""
