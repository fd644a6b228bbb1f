"""A person plays: what is shown, what is asked, what is written down."""

from __future__ import annotations

import os
import re
from itertools import pairwise
from pathlib import Path

import pytest

from preem import record_file
from preem.kernel.record import format_record, replay
from preem.tcg import log
from preem.tcg.cards import pool
from preem.tcg.games import TcgRules
from preem.tcg.log_text import lines_for
from preem.tcg.options import ChooseGig
from preem.tcg.scenario import Side, card, setup
from preem.tcg.view import FACE
from preem.terminal import saving
from preem.terminal.game import recap_from
from preem.terminal.questions import question
from preem.terminal.screen import table_in_text
from preem.terminal.seen import seen_by
from preem.terminal.words import lines_in_words, option_in_words, title
from tests.cli.at_the_terminal import Driven, any_number, new_game, then
from tests.rule import rule

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_and_its_record_replays(seed: int, data_folder: Path) -> None:
    """The game ends, the screen says who won, the save has become a record that replays to the same table."""
    driven = Driven(new_game(seed), saving.new_save("test"), any_number(seed))

    assert driven.run()

    assert driven.game.table.over
    assert "win" in driven.text or "tie" in driven.text
    assert list((data_folder / "saves").iterdir()) == []
    [kept] = (data_folder / "games").iterdir()
    assert f"The record: {kept}" in driven.text
    assert replay(record_file.load(kept), TcgRules()).table.snapshot == driven.game.table.snapshot


def test_no_line_is_wider_than_80_columns(tmp_path: Path) -> None:
    """But for those that hold a path or a command to be copied."""
    driven = Driven(new_game(11), tmp_path / "game.txt", any_number(3))
    driven.run()
    wide = [line for line in driven.text.splitlines() if len(line) > 80 and str(tmp_path) not in line]
    assert wide == []


@pytest.mark.parametrize("seed", range(6))
def test_what_the_person_may_not_know_is_never_printed(seed: int, tmp_path: Path) -> None:
    """Every card named on the screen was known to seat 0 at that moment or before, or stood in its log."""
    known: set[str] = set()
    printed = 0
    play = any_number(seed)

    def answer(driven: Driven) -> str:
        nonlocal printed
        view = driven.game.table.view(0)
        known.update(card[FACE] for card in view.data["cards"])
        for line in view.log:
            known.update(SLUG.findall(line))
        new, printed = driven.text[printed:], len(driven.text)
        # Titles may be broken over two lines.
        shown = " ".join(new.split())
        for slug in pool():
            assert slug in known or title(slug) not in shown, f"{slug} is hidden from seat 0"
        return play(driven)

    driven = Driven(new_game(seed, ("power", "heist")), tmp_path / "game.txt", answer)
    assert driven.run()
    assert printed > 1000


def test_the_screen_is_the_same_whatever_is_hidden() -> None:
    """Two tables that differ only in what the Rival holds look the same."""
    screens = []
    for hand, legend in ((["minotaur", "floor-it"], "?"), (["floor-it", "sandevistan"], "?")):
        game = setup(you=Side(hand=["psycho-squad"], field=["minotaur"]), rival=Side(hand=hand, legends=[legend]))
        seen = seen_by(game.table, 0)
        options = [option_in_words(option, seen) for option in seen.view.options]
        screens.append([*table_in_text(seen), question(seen), *options])
    assert screens[0] == screens[1]


def test_the_table_shows_both_sides() -> None:
    """Legends, field with power, Lag and Gear, money, Gigs, Street Cred, fixer, hand with prices, piles."""
    game = setup(
        turn=5,
        you=Side(
            legends=["v-corporate-exile", card("?", spent=True), "?"],
            field=[card("minotaur", gear=["mantis-blades"]), card("minotaur", lag=True)],
            hand=["floor-it", "floor-it"],
            eddies=2,
            spent_eddies=1,
            gigs={"d4": 3, "rival:d8": 8},
            trash=["minotaur"],
        ),
        rival=Side(field=[card("corpo-security", spent=True)], hand=["?", "?"], gigs={"d6": 1}, deck=17),
    )
    assert [line.rstrip("-").rstrip() for line in table_in_text(seen_by(game.table, 0))] == [
        "-- turn 5, yours",
        "RIVAL     Eddies 0 ready   deck 17, trash 0, hand 2",
        "  Gigs    1 (7 win) | d6=1 | Street Cred 1",
        "  Fixer   d4 d10 d12 d20",
        "  Legends 1st face-down | 2nd face-down | 3rd face-down",
        "  Field   Corpo Security, power 2, BLOCKER [spent]",
        "",
        "YOU       Eddies 2 ready, 1 spent   deck 20, trash 1, hand 2",
        "  Gigs    2 (7 win) | d4=3 | the Rival's d8=8 | Street Cred 11",
        "  Fixer   d6 d8 d10 d12 d20",
        "  Legends 1st V: Corporate Exile, power 8, GO SOLO | 2nd face-down [spent]",
        "          3rd face-down",
        "  Field   Minotaur, power 11 + Mantis Blades",
        "          Minotaur (2nd), power 9 [Lag]",
        "  Hand    2 x Floor It (1 €$)",
        "",
    ]


def test_options_are_said_in_words_with_prices_and_powers() -> None:
    """One line for each option, in the order of the options."""
    game = setup(
        you=Side(legends=["v-corporate-exile", "?"], field=["minotaur"], hand=["mantis-blades"], eddies=3),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 1}),
    )
    seen = seen_by(game.table, 0)
    assert [option_in_words(option, seen) for option in seen.view.options] == [
        "sell Mantis Blades (it becomes an Eddie)",
        "call your 2nd Legend (face-down) (1 €$)",
        "call your 3rd Legend (face-down) (1 €$)",
        "play Mantis Blades (1 €$)",
        "GO SOLO with V: Corporate Exile (5 €$)",
        "play V: Corporate Exile to the field (5 €$)",
        "attack the Rival's Psycho Squad (power 6) with Minotaur (power 9)",
        "attack the Gig area with Minotaur (power 9)",
        "end the turn",
    ]


def test_every_decision_is_in_the_file_before_the_next_is_shown(tmp_path: Path) -> None:
    """At each question the file holds the whole game so far."""
    path = tmp_path / "game.txt"
    play = any_number(5)

    def answer(driven: Driven) -> str:
        assert path.read_text(encoding="utf-8") == format_record(driven.game.record(with_seed=True))
        return play(driven)

    assert Driven(new_game(5), path, answer).run()


def test_leaving_saves_and_the_game_goes_on_at_the_same_decision() -> None:
    """Left again and again and resumed, it becomes the very game that it would have been without that."""
    whole = Driven(new_game(7), saving.new_save("whole"), any_number(7))
    whole.run()
    stay = whole.prompts // 4  # questions between one leaving and the next: three times, before the game is over

    driven = Driven(new_game(7), saving.new_save("left"), any_number(7))
    for leaving in (KeyboardInterrupt, EOFError, "q"):

        def answer(driven: Driven, leaving: str | type[BaseException] = leaving) -> str:
            return any_number(7)(driven) if driven.prompts <= stay else then(leaving)(driven)

        driven.answer = answer
        assert not driven.run()
        assert "The game is saved in" in driven.text
        assert "play --resume last" in driven.text

        path = saving.last_save()
        again = saving.load(path)
        assert again.table.view(0).json == driven.game.table.view(0).json
        driven = Driven(again, path, any_number(7))
    assert driven.run()
    assert format_record(driven.game.record()) == format_record(whole.game.record())


def test_wrong_input_is_explained_and_asked_again(tmp_path: Path) -> None:
    """A number too large, a word that means nothing, a card that isn't in hand: nothing is played."""
    answers = then(
        "keep",
        "1",
        "99",
        "0",
        "dance",
        "play sandevistan",
        "",
        "c minotaur",
        "c vik",
        "t",
        "save",
        after=None,
    )
    driven = Driven(new_game(5), tmp_path / "game.txt", then("go first", after=answers))
    driven.run()
    assert "There is no option 99: they are numbered from 1 to" in driven.text
    assert "There is no option 0" in driven.text
    assert "'dance' is none of the options." in driven.text
    assert "Play Sandevistan: it isn't in your hand (CR 11.4.2)." in driven.text
    assert "Red Unit: cost 7 €$, power 9, RAM 2, without a Sell Tag" in driven.text
    assert "Did you mean Viktor Vektor: " in " ".join(driven.text.split())
    own = [line.text for line in driven.game.lines if line.seat == 0]
    assert own[:2] == ["go first", "keep"] and len(own) == 3


def test_help_explains_the_game_and_the_refusals(tmp_path: Path) -> None:
    """`?` alone is the help; with something it says why not, or that it can be done."""
    lines = (
        "go first",
        "keep",
        "1",
        "?",
        "? end turn",
        "? 99",
        "? 1",
        "? dance",
        "? attack minotaur gigs",
        "log",
    )
    driven = Driven(new_game(5), tmp_path / "game.txt", then(*lines))
    driven.run()
    assert "7 Gigs when your turn begins" in driven.text
    assert "End the turn: it can be done now." in driven.text
    assert "There is no option 99" in driven.text
    said = " ".join(driven.text.split())
    assert "Attack the Gig area with Minotaur: it isn't a Unit of yours on the field (CR 9.3.1)" in said
    assert "'dance' is no option" in driven.text


def screen_of(*lines: str) -> str:
    """What is said to these lines after a game has begun, line ends taken out."""
    driven = Driven(new_game(5), Path(os.environ["PREEM_DATA"]).parent / "game.txt", then("go first", "keep", "1", *lines))
    driven.run()
    return " ".join(driven.text.rpartition("end the turn")[2].split())


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("attack", "Attack with a ready Unit: the Unit, then what it attacks. As in: attack minotaur gigs"),
        ("play", "as in: play mantis blades"),
        ("c", "Add a card's name, as in: c minotaur."),
        ("Go Solo", "as in: go solo v corporate exile"),
        ("? attack", "Attack with a ready Unit"),
        ("? block", "Block when the Rival attacks"),
        ("? concede", "Type concede to give the game up"),
        ("? Street Cred", "The sum of what your Gigs show."),
        ("? minotaur", "Minotaur (SD02-EBP 003) Red Unit"),
        ("? dance", "'dance' is no option, no card and no word of the help."),
        ("c mantis blades", "tags: CYBERWARE no text"),
        ("c minotaur", "its text as Preem declares it; plain words come with a later version: when("),
        ("c viktor", "Relax, Viktor Vektor: Drop Your Illusions or Viktor Vektor: You Might Feel a Little Pinch?"),
        ("play minotour", "No card is called 'minotour'. Did you mean Minotaur?"),
        ("call 0", "Legends count from 1, left to right: call 1, call 2 or call 3."),
        ("? call 4", "Your 4th Legend: it isn't a face-down Legend of yours (CR 11.11.1.1)."),
        ("? call 1", "Your 1st Legend: it can be done now."),
    ],
)
def test_bare_words_and_questions_are_answered(typed: str, says: str) -> None:
    """What to add, what a word means, which card it is; nothing is played."""
    assert says in screen_of(typed)


@rule("8.12.1")
def test_legends_are_called_from_1() -> None:
    """Typed so, "call 2" is the second from the left, in the options, in the payment's question and in the record."""
    path = Path(os.environ["PREEM_DATA"]).parent / "game.txt"
    driven = Driven(new_game(5), path, then("go first", "keep", "1", "call 2"))
    driven.run()
    assert [line.text for line in driven.game.lines if line.seat == 0][-1] == "call 1"

    game = setup(you=Side(legends=["?", "?", "?"], eddies=1))
    game.table.play("call 1")
    asked = question(seen_by(game.table, 0))
    assert asked == "1 €$ to pay to call your 2nd Legend. What do you spend?"


def test_the_help_fits_the_screen() -> None:
    """No line is broken by hand and then again by the screen: a line that goes on stands further right."""
    help_shown = Driven(new_game(5), Path(os.environ["PREEM_DATA"]).parent / "game.txt", then("?"))
    help_shown.run()
    lines = help_shown.text.partition("Type the number of an option")[2].partition("The game is saved")[0].splitlines()
    assert max(map(len, lines)) <= 80
    for line, next_one in pairwise(lines):
        if next_one.startswith("    "):
            assert len(line) + 1 + len(next_one.split()[0]) > 80, "it is broken where it is full"


def test_a_may_says_what_would_be_done() -> None:
    """Shattered Memories lets each player draw five cards."""
    game = setup(you=Side(hand=["shattered-memories", "?"], eddies=4, deck=20), rival=Side(hand=["?"]))
    game.you.play("shattered-memories")
    assert question(seen_by(game.table, 0)) == "Shattered Memories: draw 5 cards?"


@rule("6.1")
def test_a_stolen_die_is_said_to_lie_where_it_lies() -> None:
    """In options: one's own, the stolen one, the one that the Rival stole, and the Rival's."""
    game = setup(you=Side(gigs={"d4": 1, "rival:d10": 2}), rival=Side(gigs={"d6": 3, "rival:d8": 4}))
    seen = seen_by(game.table, 0)
    assert [option_in_words(ChooseGig(die), seen) for die in ("d4", "rival:d10", "d8", "rival:d6")] == [
        "your d4, which shows 1",
        "the d10 you stole, which shows 2",
        "your d8 (stolen by the Rival), which shows 4",
        "the Rival's d6, which shows 3",
    ]


def test_a_steal_of_nothing_is_a_sentence() -> None:
    """With the power that it was done with."""
    table = setup(you=Side(field=["minotaur"])).table
    log.note(table, log.STEALS_NOTHING, 0, table.field[0][0], number=0)
    assert lines_in_words(lines_for(table, 1))[-1] == "Your Minotaur steals nothing (power 0)"


def test_the_log_says_where_a_stolen_die_lies() -> None:
    """Stolen, changed, stolen back, changed again."""
    table = setup(you=Side(field=["minotaur"]), rival=Side(field=["psycho-squad"], gigs={"d6": 3})).table
    mine, theirs, d6 = table.field[0][0], table.field[1][0], 7
    log.note(table, log.STEALS, 0, mine, number=3, die=d6)
    log.note(table, log.ADJUSTS, 0, number=3 << 8 | 5, die=d6)
    log.note(table, log.STEALS, 1, theirs, number=5, die=d6)
    log.note(table, log.ADJUSTS, 1, number=5 << 8 | 4, die=d6)
    assert lines_in_words(lines_for(table, None))[-4:] == [
        "Your Minotaur steals the Rival's d6 (it shows 3)",
        "You change the d6 you stole from 3 to 5",
        "The Rival's Psycho Squad steals back its d6 (it shows 5)",
        "The Rival changes its d6 from 5 to 4",
    ]


def test_what_a_text_leaves_in_force_is_said() -> None:
    """Floor It: -1 power this turn."""
    game = setup(you=Side(hand=["floor-it"], eddies=1, deck=5), rival=Side(field=["minotaur"]))
    game.you.play("floor-it")
    assert "You give Minotaur -1 power this turn" in lines_in_words(game.view("you").log)


def test_the_recap_isnt_cut_inside_a_sentence() -> None:
    """Cards drawn one after the other are all counted."""
    lines = ["you: passes", *["rival: draws a card"] * 6, *[f"you: turn {turn} begins" for turn in range(10)]]
    assert recap_from(lines) == 1
    assert recap_from(lines[:8]) == 0


def test_conceding_is_asked_twice_and_ends_the_game(tmp_path: Path) -> None:
    """No doesn't; yes does, and the record says so."""
    driven = Driven(new_game(5), tmp_path / "game.txt", then("go first", "concede", "no", "concede", "yes"))
    assert driven.run()
    assert "The Rival wins: you gave up." in driven.text
    assert str(driven.game.lines[-1]) == "0 concedes"


def test_a_game_that_cant_be_written_says_so(tmp_path: Path) -> None:
    """A folder that isn't there: the error names the file, and nothing is lost without a word."""
    driven = Driven(new_game(5), tmp_path / "nowhere" / "game.txt", any_number(1))
    with pytest.raises(saving.CantBeSaved, match=r"nowhere/game\.txt: No such file"):
        driven.run()
