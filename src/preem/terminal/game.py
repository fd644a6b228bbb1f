"""A person at seat 0 against a player of ours, in plain text: show, ask, play, write down.

What is shown comes from `seen_by`, which is the person's view; every decision is in the save file before the
next is shown.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from preem.kernel.errors import InvalidNotation
from preem.players import Player
from preem.tcg.effects.declare import slug_of
from preem.tcg.explain import why_not
from preem.tcg.games import RecordedGame
from preem.tcg.log_text import REASONS
from preem.tcg.options import parse_option
from preem.tcg.terms import ENDED_CONCEDED, TIE
from preem.terminal import saving
from preem.terminal.card_text import find_card, lines_of, text_of
from preem.terminal.help import HELP, about
from preem.terminal.questions import card_in_question, question
from preem.terminal.screen import WIDTH, table_in_text, wrapped
from preem.terminal.seen import Seen, SideSeen, seen_by
from preem.terminal.typed import Unclear, chosen, in_notation, suggestion
from preem.terminal.words import asked_for, either, lines_in_words, option_in_words, title

YOU: Final = 0
TABLE_AT: Final = ("main", "react", "mulligan")
"""Questions before which the whole table is shown; the others come in the middle of something."""

SHOWN_ON_RESUMING: Final = 12
"""How many lines of the log are shown again when a game goes on."""

BARE: Final = (
    "attack",
    "play",
    "sell",
    "call",
    "block",
    "go solo",
    "go_solo",
    "to field",
    "to_field",
    "activate",
    "use",
    "c",
    "card",
)
"""Words that need another behind them."""


class _Left(Exception):
    """The person leaves; the game is saved."""


class TerminalGame:
    """One game at the terminal. `read` asks for a line; it raises EOFError or KeyboardInterrupt to leave."""

    def __init__(
        self,
        game: RecordedGame,
        rival: Player,
        path: Path,
        *,
        console: Console,
        read: Callable[[str], str],
        who_starts: str = "roll",
        log_from: int = 0,
    ) -> None:
        self.game = game
        self.rival = rival
        self.path = path
        self.console = console
        self.read = read
        self.who_starts = who_starts
        self.shown = log_from  # lines of the log that have been on the screen
        self.width = min(WIDTH, console.width)

    # --- the loop ---

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        try:
            saving.save(self.game, self.path)
            while not self.game.table.over:
                self._one_decision()
            self._end()
        except (KeyboardInterrupt, EOFError, _Left):
            self._say_saved()
            return False
        return True

    def _one_decision(self) -> None:
        table = self.game.table
        if table.decision.kind == "first" and self.who_starts != "roll":
            # Whoever won the roll would choose; here it was settled beforehand.
            self.game.play("go first" if (table.asked == YOU) == (self.who_starts == "you") else "go second")
        elif table.asked == YOU:
            notation = self._ask()
            if notation is None:
                self.game.concede(YOU)
            else:
                self.game.play(notation)
        else:
            self.game.play(str(self.rival.choose(table.view(1 - YOU))))
        saving.save(self.game, self.path)

    def _ask(self) -> str | None:
        """The person's decision in notation; None is conceding."""
        seen = seen_by(self.game.table, YOU)
        self._show_news(seen)
        if seen.view.kind in TABLE_AT:
            self._print_table(seen)
        self._print_question(seen)
        while True:
            typed = self.read("> ").strip()
            if typed in ("concede", "i concede"):
                if self.read("Give the game up? (yes/no) > ").strip().lower() in ("y", "yes"):
                    return None
                self._say("The game goes on.")
            elif typed and not self._help_with(typed, seen):
                try:
                    return chosen(typed, seen.view.notations, seen.slugs())
                except Unclear as error:
                    self._refuse(typed, str(error), seen)

    # --- what is typed that is no decision ---

    def _help_with(self, typed: str, seen: Seen) -> bool:
        """Do what was asked, if it was no decision."""
        word, _, rest = typed.partition(" ")
        if typed in ("?", "help", "h"):
            self._lines(HELP)
        elif typed.startswith("?"):
            self._explain(typed[1:].strip(), seen)
        elif typed in ("t", "table"):
            self._print_table(seen)
            self._print_question(seen)
        elif typed == "log":
            self._lines(lines_in_words(seen.view.log))
        elif typed == "trash":
            self._lines([*_trash("Your trash", seen.own), *_trash("The Rival's trash", seen.rival)])
        elif word in ("c", "card") and rest and typed not in seen.view.notations:
            self._print_card(rest)
        elif typed == "save":
            self._say("The game is saved after every decision, in this file:")
            self._whole(str(self.path))
        elif typed in ("q", "quit", "exit"):
            raise _Left
        elif " ".join(typed.lower().split()) in BARE and typed not in seen.view.notations:
            self._say(about(typed))
        else:
            return False
        return True

    def _explain(self, text: str, seen: Seen) -> None:
        """`? play minotaur`: why not. `? lag`: what it is. `? minotaur`: the card."""
        if said := about(text):
            self._say(said)
            return
        if text not in seen.view.notations and (card := find_card(text)[0]) is not None:
            if card.slug.startswith(slug_of(text, "")):
                self._lines(lines_of(card))
                return
        try:
            notation = chosen(text, seen.view.notations, seen.slugs())
        except Unclear as error:
            if text.isdecimal():
                self._say(f"{str(error)[0].upper()}{str(error)[1:]}.")
                return
            notation = in_notation(text, seen.slugs())
        try:
            self._say_why_not(notation, seen)
        except InvalidNotation:
            hint = _did_you_mean(find_card(text)[1])
            self._say(
                f"{text!r} is no option, no card and no word of the help.{hint} "
                "Ask as in: ? play minotaur, ? attack minotaur gigs, ? call 1, ? lag."
            )

    def _refuse(self, typed: str, why: str, seen: Seen) -> None:
        """Say what is wrong with what was typed: the rule against it, or that it is no answer."""
        try:
            if not typed.isdecimal() and "may be several" not in why and "count from 1" not in why:
                self._say_why_not(in_notation(typed, seen.slugs()), seen)
                if seen.view.kind not in ("main", "react"):
                    self._say("First answer the question above. ? is the help, t shows the table.")
                return
        except InvalidNotation:
            pass
        self._say(f"{why[0].upper()}{why[1:]}. Type the number of an option, or ? for help.")

    def _say_why_not(self, notation: str, seen: Seen) -> None:
        option = parse_option(notation)
        why = why_not(self.game.table, YOU, notation)
        self._say(suggestion(notation) or f"{asked_for(option, seen)}: {why}.")

    def _print_card(self, name: str) -> None:
        card, near = find_card(name)
        if card is None:
            self._say(f"No single card goes by {name!r}.{_did_you_mean(near)}")
            return
        self._lines(lines_of(card))

    # --- what is shown ---

    def _show_news(self, seen: Seen) -> None:
        """The lines of the log since the last question."""
        log = seen.view.log
        if news := log[self.shown :]:
            self.console.print()
            self._lines(lines_in_words(news))
        self.shown = len(log)

    def _print_table(self, seen: Seen) -> None:
        self.console.print()
        shown = Text()
        for line in table_in_text(seen, self.width):
            shown.append(f"{line}\n", style="bold" if line.startswith(("--", "YOU", "RIVAL")) else "")
        self.console.print(shown, end="")

    def _print_question(self, seen: Seen) -> None:
        if (slug := card_in_question(seen)) and seen.view.kind != "main":
            self._print_declaration(slug)
        self.console.print()
        self._say(question(seen), "bold")
        options = seen.view.options
        for number, option in enumerate(options, start=1):
            self._say(f"{number:>3}  {option_in_words(option, seen)}", indent=7)

    def _print_declaration(self, slug: str) -> None:
        """The text of the card that asks."""
        card, _ = find_card(slug)
        if card is not None and (text := text_of(card)):
            self.console.print()
            self._lines([f"{title(slug)}, its text as Preem declares it:", *text], "dim")

    def _end(self) -> None:
        """Who won, why, and where the record is."""
        kept = saving.finish(self.game, self.path)
        seen = seen_by(self.game.table, YOU)
        self._show_news(seen)
        self._print_table(seen)
        self.console.print()
        self._say(outcome(self.game), "bold")
        self._whole(f"The record: {kept}")
        self._whole(f"Look at it again: {saving.command()} replay {shlex.quote(str(kept))} --step")

    def _say_saved(self) -> None:
        self.console.print()
        self._whole(f"The game is saved in {self.path}")
        last = self.path.parent == saving.data_folder() / "saves" and self.path == saving.last_save()
        name = "last" if last else shlex.quote(str(self.path))
        self._whole(f"It goes on with: {saving.command()} play --resume {name}")

    def _say(self, text: str, style: str = "", indent: int = 2) -> None:
        self.console.print(Text("\n".join(wrapped(text, self.width, indent)), style=style))

    def _whole(self, text: str) -> None:
        """A line that stays one, however long: a path or a command to be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def _lines(self, lines: Sequence[str], style: str = "") -> None:
        parts: list[str] = []
        for line in lines:
            parts += wrapped(line, self.width, len(line) - len(line.lstrip()) + 2)
        self.console.print(Text("\n".join(parts), style=style))


def recap_from(log: Sequence[str]) -> int:
    """Where the lines begin that are shown again when a game goes on; what is told in one sentence isn't cut."""
    at = max(0, len(log) - SHOWN_ON_RESUMING)
    while at and (log[at] == log[at - 1] or log[at].endswith(" is spent")):
        at -= 1
    return at


def _did_you_mean(names: Sequence[str]) -> str:
    return f" Did you mean {either(names[:5])}?" if names else ""


def outcome(game: RecordedGame) -> str:
    """Who won and why."""
    table = game.table
    if table.reason == ENDED_CONCEDED and table.winner != TIE:
        return "You win: the Rival gave up." if table.winner == YOU else "The Rival wins: you gave up."
    why = REASONS[table.reason]
    if table.winner == TIE:
        return f"A tie: {why}."
    return f"You win: {why}." if table.winner == YOU else f"The Rival wins: {why}."


def _trash(heading: str, side: SideSeen) -> list[str]:
    return [f"{heading}: {', '.join(title(slug) for slug in side.trash) or 'empty'}"]
