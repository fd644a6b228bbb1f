"""The `preem` command: play, sim, replay, card, rules. Each command imports what it needs when it runs."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from preem.lab.duel import Duel, Played, Summary
    from preem.tcg.decks import Deck
    from preem.tcg.games import RecordedGame

app = typer.Typer(
    name="preem",
    help="The Night City table in Python. Unofficial fan software; see NOTICE.md.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
rules = typer.Typer(no_args_is_help=True, help="The rules and the tests that check them.")
app.add_typer(rules, name="rules")


ABOUT_THE_RANDOM_PLAYER = """\
You play against the random player. It picks among the legal options at random
and plans nothing: good for learning how the game goes. Type ? for help, and
c with a card's name (c mantis blades) to see a card."""


class First(StrEnum):
    """Who goes first."""

    YOU = "you"
    RIVAL = "rival"
    ROLL = "roll"


def _say_version(wanted: bool) -> None:
    if wanted:
        from preem import __version__, native

        how = "native: compiled by mypyc" if native.running() == "native" else "pure Python"
        typer.echo(f"preem {__version__} ({how})")
        raise typer.Exit


@app.callback()
def _preem(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Version, and which code runs."),
    ] = False,
) -> None:
    pass


@app.command()
def play(
    deck: Annotated[str, typer.Option(help="Your deck: heist or power.")] = "heist",
    against: Annotated[str, typer.Option(help="The Rival's deck.")] = "power",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles and rolls.")] = None,
    first: Annotated[First, typer.Option(help="Who goes first; by the rules, a d20 decides.")] = First.ROLL,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved game: its file, or 'last'.")] = None,
) -> None:
    """Play against the random player, in plain text."""
    from preem.players import player
    from preem.terminal import saving
    from preem.terminal.game import TerminalGame, outcome, recap_from

    console = _console()
    try:
        if resume is None:
            game = _new_game(deck, against, seed)
            path = saving.new_save(f"{deck}-{against}")
            log_from = 0
        else:
            path = saving.last_save() if resume == "last" else Path(resume)
            game = saving.load(path)
            log_from = recap_from(game.table.view(0).log)
        rival = player(game.players[1], game.seed, 1)
    except (ValueError, saving.CantBeSaved) as error:
        _fail(str(error))
    if game.players[0] != "human":
        _fail(f"{path}: {game.players[0]!r} plays at seat 0, no person; `{saving.command()} replay` shows the game")
    if game.table.over:
        typer.echo(f"The game in {path} is over. {outcome(game)}")
        return
    typer.echo(ABOUT_THE_RANDOM_PLAYER if resume is None else f"The game in {path} goes on.")
    try:
        TerminalGame(game, rival, path, console=console, read=_read_line, who_starts=first.value, log_from=log_from).run()
    except saving.CantBeSaved as error:
        _fail(str(error))


@app.command()
def sim(
    a: Annotated[str, typer.Option("--a", help="One deck: heist or power.")] = "heist",
    b: Annotated[str, typer.Option("--b", help="The other deck.")] = "power",
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="All chance follows from it.")] = 1,
    jobs: Annotated[int, typer.Option("-j", "--jobs", min=1, help="Processes; the result is the same.")] = 1,
    players: Annotated[str, typer.Option(help="Who plays deck a and deck b.")] = "random,random",
    json: Annotated[bool, typer.Option("--json", help="Plain JSON instead of text.")] = False,
) -> None:
    """Let two decks play each other many times, seats alternating."""
    import time

    from preem.lab.duel import Duel, summary_of

    named = tuple(name.strip() for name in players.split(","))
    if len(named) != 2:
        _fail(f"--players names two players, such as random,random; {players!r} names {len(named)}")
    try:
        duel = Duel(a=_deck(a), b=_deck(b), seed=seed, players=(named[0], named[1]))
    except ValueError as error:
        _fail(str(error))
    began = time.perf_counter()
    played, complete = _played(duel, games, jobs, quiet=json)
    took = time.perf_counter() - began
    summary = summary_of(played)
    if json:
        typer.echo(_sim_as_json(duel, (a, b), summary, games, took))
    else:
        _print_summary((a, b), summary, took)
    if not complete:
        typer.echo(f"Interrupted: {len(played)} of {games} games were played.", err=True)
        raise typer.Exit(130)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `preem play` writes it, or 'last'.")],
    step: Annotated[bool, typer.Option("--step", help="Stop at every decision and show the table.")] = False,
) -> None:
    """Check a recorded game line by line, and tell it."""
    from preem.terminal.replaying import show_record
    from preem.terminal.saving import CantBeRead, last_record

    try:
        if str(file) == "last":
            file = last_record()
            typer.echo(f"The game in {file}")
        show_record(file, _console(), _wait_for_enter if step else None)
    except CantBeRead as error:
        _fail(str(error))
    except (KeyboardInterrupt, EOFError):
        typer.echo()


@app.command()
def card(name: Annotated[list[str], typer.Argument(help="Its name, or a part of it.")]) -> None:
    """A card: what is printed on it, and its text as Preem declares it."""
    from preem.terminal.card_text import find_card, lines_of
    from preem.terminal.words import either

    found, near = find_card(" ".join(name))
    if found is None:
        hint = f"; did you mean {either(near[:5])}?" if near else ""
        _fail(f"no single card goes by {' '.join(name)!r}{hint}")
    for line in lines_of(found):
        print(line)  # as `main` has set the stream up; typer.echo would write UTF-8 to any terminal


@rules.command()
def coverage(
    folder: Annotated[Path, typer.Argument(help="The root of the source repository.")] = Path(),
    root: Annotated[Path | None, typer.Option("--folder", help="The same, as an option.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every rule with its tests, not only the counts.")] = False,
) -> None:
    """Which tests check which rules of the rulebook."""
    from preem.rules_coverage import report

    text, status = report(root or folder)
    typer.echo(text if every or status == 2 else _counts_of(text), nl=False)
    raise typer.Exit(status)


# --- shared by the commands ---


def _counts_of(coverage_in_full: str) -> str:
    """The chapters' counts and the whole, and the marks to mend; without the rules one by one."""
    lines = coverage_in_full.splitlines()
    end = next(at for at, line in enumerate(lines) if "rules are checked by a test" in line)
    counts = [line for line in lines[:end] if line.startswith("Chapter ")]
    return "\n".join([*counts, "", *lines[end:], "Every rule with its tests: --all"]) + "\n"


def _fail(message: str) -> NoReturn:
    typer.echo(f"preem: {message}", err=True)
    raise typer.Exit(1)


def _new_game(deck: str, against: str, seed: int | None) -> RecordedGame:
    """A game of two ready-made decks; without a seed the operating system's chance gives one."""
    import secrets

    from preem.tcg.games import RecordedGame

    if seed is None:
        seed = secrets.randbits(128)
    return RecordedGame((_deck(deck), _deck(against)), seed, players=("human", "random"))


def _deck(name: str) -> Deck:
    from preem.tcg.decks import ready_made

    return ready_made(name)


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _read_line(prompt: str) -> str:
    """A line from the person; bytes that are no text read as nothing."""
    try:
        return input(prompt)
    except UnicodeDecodeError:
        return ""
    except RuntimeError as error:  # there is no standard input at all
        raise EOFError from error


def _wait_for_enter() -> None:
    _read_line("-- Enter goes on, Ctrl-C leaves -- ")


def _played(duel: Duel, games: int, jobs: int, quiet: bool) -> tuple[list[Played], bool]:
    """The games that were played, and whether these are all: Ctrl-C leaves those done so far."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from preem.lab.duel import play_many

    played: list[Played] = []
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = quiet or not console.is_terminal
    with Progress(*columns, console=console, disable=hidden, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        try:
            for game in play_many(duel, games, jobs):
                played.append(game)
                progress.update(bar, completed=len(played))
        except KeyboardInterrupt:
            return played, False
    return played, True


def _print_summary(names: tuple[str, str], summary: Summary, took: float) -> None:
    a, b = names
    share, low, high = summary.share_a
    first, first_low, first_high = summary.share_first
    typer.echo(f"{summary.games} games, {a} (a) against {b} (b)")
    typer.echo(f"  a wins   {share:7.1%}   95 % interval {low:.1%} to {high:.1%}, {summary.wins_a} games")
    typer.echo(f"  ties     {summary.ties:7}")
    typer.echo(f"  turns    {summary.mean_turns:7.1f}   on average, median {summary.median_turns:g}")
    typer.echo(f"  first    {first:7.1%}   are won by who went first, {first_low:.1%} to {first_high:.1%}")
    for reason, count in summary.reasons.items():
        typer.echo(f"  {count:7}   ended by {reason}")
    typer.echo(f"  {summary.games / took:7.0f}   games a second")


def _sim_as_json(duel: Duel, names: tuple[str, str], summary: Summary, asked: int, took: float) -> str:
    """All that is needed to get the numbers again, and the numbers."""
    from json import dumps

    from preem import __version__, native
    from preem.tcg.games import RULES_VERSION, deck_code

    share, low, high = summary.share_a
    first, first_low, first_high = summary.share_first
    return dumps(
        {
            "preem": __version__,
            "code": native.running(),
            "rules": RULES_VERSION,
            "a": {"name": names[0], "deck": deck_code(duel.a), "player": duel.players[0]},
            "b": {"name": names[1], "deck": deck_code(duel.b), "player": duel.players[1]},
            "seed": duel.seed,
            "games_asked": asked,
            "games": summary.games,
            "wins_a": summary.wins_a,
            "wins_b": summary.wins_b,
            "ties": summary.ties,
            "share_a": share,
            "share_a_95": [low, high],
            "wins_first": summary.wins_first,
            "share_first": first,
            "share_first_95": [first_low, first_high],
            "mean_turns": summary.mean_turns,
            "median_turns": summary.median_turns,
            "mean_decisions": summary.mean_decisions,
            "reasons": summary.reasons,
            "seconds": round(took, 3),
        },
        ensure_ascii=False,
        indent=2,
    )


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    """What a terminal that lacks a sign shows in its place: letters without accents, E$ for €$, else "?"."""
    import unicodedata

    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end].replace("€", "E")
    plain = unicodedata.normalize("NFKD", missing)
    return "".join(sign if sign.isascii() else "?" for sign in plain if not unicodedata.combining(sign)), error.end


def _completed(arguments: list[str]) -> list[str]:
    """`--resume` alone means the last game."""
    completed: list[str] = []
    for at, argument in enumerate(arguments):
        completed.append(argument)
        if argument == "--resume" and (at + 1 == len(arguments) or arguments[at + 1].startswith("-")):
            completed.append("last")
    return completed


def main() -> None:
    """The `preem` command."""
    import codecs

    codecs.register_error("preem", _in_ascii)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="preem")
    app(_completed(sys.argv[1:]))


if __name__ == "__main__":
    main()
