"""One side of a set-up table: its verbs and its facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from preem.tcg import engine, reasons
from preem.tcg.errors import InvalidNotation
from preem.tcg.scenario.doing import Answer, Doing
from preem.tcg.scenario.facts import SideFacts
from preem.tcg.scenario.forcing import force_piece
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_BLOCK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PASS,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_FIRST,
    ASK_MULLIGAN,
    ASK_NOTHING,
    ASK_ROLL_IN,
)

if TYPE_CHECKING:
    from preem.tcg.scenario.game import Game


class Player(SideFacts):
    """One side of the table: its verbs and its facts."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def play(self, slug: str, on: Answer = None, pay: Sequence[str] | None = None) -> None:
        """Play a card from hand; `on` is a Gear's host or a Program's first target."""
        self._do(f"play {slug}", lambda doing: doing.action(ACT_PLAY, slug), pay, on)

    def sell(self, slug: str) -> None:
        """Sell a card from hand (CR 8.11)."""
        self._do(f"sell {slug}", lambda doing: doing.action(ACT_SELL, slug), None, None)

    def call(self, place: int | str, pay: Sequence[str] | None = None) -> None:
        """Call the face-down Legend at a place (CR 8.12)."""
        name = place if isinstance(place, str) else f"legend:{place}"
        self._do(f"call {name}", lambda doing: doing.action(ACT_CALL, name), pay, None)

    def go_solo(self, slug: str, pay: Sequence[str] | None = None) -> None:
        """Play a face-up Legend to the field by GO SOLO (CR 11.25)."""
        self._do(f"use GO SOLO with {slug}", lambda doing: doing.action(ACT_GO_SOLO, slug), pay, None)

    def to_field(self, slug: str, pay: Sequence[str] | None = None) -> None:
        """Play a face-up Legend plainly to the field (CR 4.5)."""
        self._do(f"play {slug} to the field", lambda doing: doing.action(ACT_TO_FIELD, slug), pay, None)

    def activate(self, slug: str, effect: int = 0, on: Answer = None, pay: Sequence[str] | None = None) -> None:
        """Use an activated effect of a card, its Gear's included, counted from 0 (CR 8.14)."""
        self._do(f"activate {slug}", lambda doing: doing.activate(slug, effect), pay, on)

    def attack(self, slug: str, target: str) -> None:
        """Attack a rival Unit, or "gigs" (CR 9.3)."""
        self._do(f"attack {target} with {slug}", lambda doing: doing.attack(slug, target), None, None)

    def block_with(self, slug: str) -> None:
        """Use BLOCKER (CR 9.9)."""
        self._do(f"block with {slug}", lambda doing: doing.action(ACT_BLOCK, slug), None, None)

    def pass_(self) -> None:
        """No further reaction; in the Main phase: end the turn (CR 9.12, 8.9)."""
        self._do("pass", lambda doing: doing.action(ACT_PASS, ""), None, None)

    def end_turn(self) -> None:
        """End the turn (CR 8.9)."""
        self._do("end the turn", lambda doing: doing.end_turn(), None, None)

    def choose(self, *answers: Answer, pay: Sequence[str] | None = None) -> None:
        """Answer a choice: names, numbers, "yes", None to decline; several at once where several are chosen."""
        self._do(f"choose {', '.join(map(str, answers))}", lambda doing: doing.choose(answers), pay, None)

    def order(self, *names: str) -> None:
        """Say which pending effect resolves next, and next (CR 10.12)."""
        self._do(f"order {', '.join(names)}", lambda doing: doing.order(names), None, None)

    def roll_in(self, die: str) -> None:
        """Roll this die in (CR 8.6.5)."""
        self._do(f"roll in {die}", lambda doing: doing.plain(ASK_ROLL_IN, die), None, None)

    def choose_first(self, first: bool) -> None:
        """Go first, or let the other (CR 7.5.2)."""
        self._do("choose who starts", lambda doing: doing.number(ASK_FIRST, int(first)), None, None)

    def mulligan(self, take: bool) -> None:
        """Take a mulligan, or keep the hand (CR 7.9.2)."""
        self._do("decide on a mulligan", lambda doing: doing.number(ASK_MULLIGAN, int(take)), None, None)

    def concede(self) -> None:
        """Give up, at any time (CR 1.16)."""
        table = self._game.table.twin()
        engine.concede(table, self._seat)
        self._game.table = table

    def force(self, piece: str, **how: object) -> None:
        """Move one piece by no effect and let the rules look at the table; for tests only."""
        table = self._game.table.twin()
        force_piece(table, self._game.names, self._seat, piece, how)
        self._game.table = table
        self._game.forced = True

    def may(self, verb: str, *args: object, **named: object) -> bool:
        """Whether a verb would be legal now; False for whoever has no decision."""
        return self._game.why_not(self._seat, verb, args, named) == ""

    def why_not(self, verb: str, *args: object, **named: object) -> str:
        """Why a verb isn't legal now, with its rule; "" when it is."""
        return self._game.why_not(self._seat, verb, args, named)

    def call_verb(self, verb: str, args: tuple[object, ...], named: dict[str, object]) -> None:
        """A verb by its name."""
        verbs: dict[str, Callable[..., None]] = {
            "play": self.play,
            "sell": self.sell,
            "call": self.call,
            "go_solo": self.go_solo,
            "to_field": self.to_field,
            "activate": self.activate,
            "attack": self.attack,
            "block_with": self.block_with,
            "pass_": self.pass_,
            "end_turn": self.end_turn,
            "choose": self.choose,
            "order": self.order,
            "roll_in": self.roll_in,
            "choose_first": self.choose_first,
            "mulligan": self.mulligan,
            "concede": self.concede,
        }
        if verb not in verbs:
            raise InvalidNotation(f"there is no verb {verb!r}; the verbs are {', '.join(verbs)}")
        verbs[verb](*args, **named)

    def _do(self, tried: str, act: Callable[[Doing], None], pay: Sequence[str] | None, on: Answer) -> None:
        """Carry a verb out on a copy; only when all of it was legal it becomes the game's table."""
        game = self._game
        table = game.table.twin()
        doing = Doing(game, table, self._seat, tried, on)
        if _start_phase_ends_it(table):
            game.commit(table, [])
            return
        if table.over:
            doing.refuse(reasons.GAME_IS_OVER)
        if table.asked != self._seat:
            doing.refuse(reasons.NOT_YOUR_DECISION)
        table.asks_alone = pay is not None or on is not None
        act(doing)
        doing.settle(pay, on)
        doing.go_on_ordering()
        game.commit(table, doing.taken)


def _start_phase_ends_it(table: Table) -> bool:
    """Run a start phase that was put off until this verb; whether it ended the game."""
    if table.asking != ASK_NOTHING or table.over:
        return False
    engine.advance(table)
    return table.over
