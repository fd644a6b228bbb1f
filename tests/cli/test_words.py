"""English for names, log lines and questions; what is typed; cards."""

from __future__ import annotations

import doctest

import pytest

from preem.tcg import engine
from preem.tcg.cards import pool
from preem.tcg.effects import control, selecting, verbs_cards, verbs_gigs, verbs_lasting
from preem.tcg.log_text import lines_for
from preem.terminal import typed, words
from preem.terminal.card_text import declared, facts_of, find_card, text_of
from preem.terminal.questions import PURPOSES
from preem.terminal.typed import Unclear, chosen, in_notation
from preem.terminal.words import lines_in_words, log_in_words, name_in_words
from tests.cli.at_the_terminal import new_game

OPTIONS = [
    "sell floor-it",
    "play mantis-blades",
    "play minotaur",
    "attack minotaur gigs",
    "attack minotaur psycho-squad#2",
    "end_turn",
]


@pytest.mark.parametrize("module", [words, typed])
def test_the_examples_are_true(module: object) -> None:
    """Those in the docstrings."""
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]  # a module, as the parameter says


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("minotaur", "Minotaur"),
        ("minotaur#2", "Minotaur (2nd)"),
        ("rival:psycho-squad", "the Rival's Psycho Squad"),
        ("legend:0", "your 1st Legend (face-down)"),
        ("rival:legend:2", "the Rival's 3rd Legend (face-down)"),
        ("v-corporate-exile/mantis-blades", "Mantis Blades on V: Corporate Exile"),
        ("rival:?", "the Rival's hidden card"),
    ],
)
def test_names_are_said_as_people_say_them(name: str, said: str) -> None:
    """Title, whose, and which copy."""
    assert name_in_words(name) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("you: draws floor-it", "You draw Floor It"),
        ("rival: draws a card", "The Rival draws a card"),
        ("you: rolls d4=3", "You roll d4, it shows 3"),
        ("rival: rolls rival:d10=9", "The Rival rolls d10, it shows 9"),
        ("you: a face-down Legend is spent", "Your face-down Legend is spent"),
        ("rival: psycho-squad is defeated", "The Rival's Psycho Squad is defeated"),
        (
            "you: minotaur wins against psycho-squad (9 to 6)",
            "Your Minotaur wins against Psycho Squad (9 to 6)",
        ),
        ("you: changes rival:d6 from 2 to 5", "You change the Rival's d6 from 2 to 5"),
        ("rival: minotaur steals d6=6", "The Rival's Minotaur steals your d6 (it shows 6)"),
        ("rival: minotaur steals back rival:d6=6", "The Rival's Minotaur steals back its d6 (it shows 6)"),
        ("you: minotaur steals back d6=6", "Your Minotaur steals back your d6 (it shows 6)"),
        ("you: changes rival:d6 (stolen) from 2 to 5", "You change the d6 you stole from 2 to 5"),
        ("rival: changes d8 (stolen) from 2 to 5", "The Rival changes your d8 (stolen by the Rival) from 2 to 5"),
        ("rival: gives minotaur +5 power this turn", "The Rival gives Minotaur +5 power this turn"),
        (
            "you: keeps minotaur from attacking until your next turn",
            "You keep Minotaur from attacking until your next turn",
        ),
        ("you: turn 7 begins", "--- Your turn (7) begins"),
        ("rival: overtime begins", "Overtime begins"),
        ("nobody: a tie (no end in sight)", "Nobody wins: a tie (no end in sight)"),
        ("rival: looks at the Legend in place 0", "The Rival looks at the Legend in the 1st place"),
    ],
)
def test_log_lines_are_sentences(line: str, said: str) -> None:
    """The table's "you" is the one at seat 0."""
    assert log_in_words(line) == said


def test_lines_that_repeat_are_said_once() -> None:
    """Six cards drawn unseen are one line."""
    assert lines_in_words(["rival: draws a card"] * 6 + ["you: passes"]) == [
        "The Rival draws 6 cards",
        "You pass",
    ]


def test_no_line_of_real_games_is_left_in_the_logs_own_english() -> None:
    """No "You draws", no slug with a hyphen that is a card's."""
    slugs = [slug for slug in pool() if "-" in slug]
    for seed in range(8):
        game = new_game(seed)
        while not game.table.over:
            engine.take(game.table, game.table.options[seed * 7919 % len(game.table.options)])
        for line in lines_in_words(lines_for(game.table, None)):
            assert not any(slug in line for slug in slugs), line
            if line.startswith("You "):
                assert not line.split()[1].endswith("s") or line.split()[1] == "pass", line


def test_the_purposes_name_words_that_exist() -> None:
    """A word that was renamed would silently lose its phrase."""
    known = {name for module in (control, selecting, verbs_cards, verbs_gigs, verbs_lasting) for name in vars(module)}
    assert set(PURPOSES) - known == set()


def test_a_payment_says_which_legends_it_spends() -> None:
    """In its own sentence, which the call follows; a Unit that is spent next is none of it."""
    assert lines_in_words(
        [
            "you: pays 2 €$",
            "you: a face-down Legend is spent",
            "you: viktor-vektor-sit-down-and-relax is spent",
            "you: calls v-corporate-exile",
            "you: pays 1 €$",
            "you: minotaur is spent",
        ]
    ) == [
        "You pay 2 €$, spending a face-down Legend and Viktor Vektor: Sit Down and Relax",
        "You call V: Corporate Exile",
        "You pay 1 €$",
        "Your Minotaur is spent",
    ]


# --- what is typed ---


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("1", "sell floor-it"),
        ("play mantis-blades", "play mantis-blades"),
        ("Play  Mantis Blades", "play mantis-blades"),
        ("play mant", "play mantis-blades"),
        ("attack minotaur gigs", "attack minotaur gigs"),
        ("attack the Gig area with Minotaur", "attack minotaur gigs"),
        ("attack minotaur psycho squad 2", "attack minotaur psycho-squad#2"),
        ("attack the rival's psycho squad #2 with minotaur", "attack minotaur psycho-squad#2"),
        ("end turn", "end_turn"),
        ("END", "end_turn"),
        ("gigs", None),
        ("play", None),
        ("7", None),
        ("attack minotaur", None),
        ("play sandevistan", None),
        ("²", None),
    ],
)
def test_options_are_found_by_number_notation_or_name(text: str, option: str | None) -> None:
    """What may mean several options, or none, is refused."""
    if option is not None:
        assert chosen(text, OPTIONS) == option
    else:
        with pytest.raises(Unclear):
            chosen(text, OPTIONS)


def test_a_part_of_a_name_means_a_card_before_the_person_first() -> None:
    """Two cards begin with "chrome"; with Chrome Fang in hand that one is meant."""
    assert in_notation("sell chrome") == "sell chrome"
    assert in_notation("sell chrome", {"chrome-fang"}) == "sell chrome-fang"


def test_a_bare_answer_will_do_where_it_is_clear() -> None:
    """A die, an amount, a face-down Legend."""
    assert chosen("d6", ["gig d6", "gig rival:d6", "gig none"]) == "gig d6"
    assert chosen("-1", ["amount -1", "amount 0", "amount 1"]) == "amount -1"
    assert chosen("legend:1", ["pay eddies", "pay legend:0", "pay legend:1"]) == "pay legend:1"
    assert in_notation("card V: Corporate Exile") == "card v-corporate-exile"


# --- cards ---


def test_every_card_shows_what_is_printed_and_how_it_is_declared() -> None:
    """A declaration without text shows none; all others show every clause."""
    for slug, card in pool().items():
        assert find_card(title_of(slug)) == (card, []) or find_card(slug) == (card, [])
        assert len(declared(slug)) == len(card.clauses), slug
        assert facts_of(card)[0].endswith(f"({card.number})")


def title_of(slug: str) -> str:
    return words.title(slug)


def test_a_card_in_words() -> None:
    """Floor It, as its declaration has it."""
    card, _ = find_card("floor it")
    assert card is not None
    assert [*facts_of(card), *text_of(card)] == [
        "Floor It (MS01-WNC 132)",
        "  Blue Program: cost 1 €$, RAM 1, with a Sell Tag",
        "  keywords: QUICK",
        "  tags: MERC, QUICKHACK",
        "    GivePower(one(RIVAL_UNIT), -1)",
        "    Draw(1)",
    ]


def test_a_name_that_fits_several_cards_lists_them() -> None:
    """And one that fits none suggests the nearest."""
    assert find_card("viktor vektor")[0] is None
    assert len(find_card("viktor vektor")[1]) == 3
    assert find_card("minotour") == (None, ["Minotaur"])
    assert find_card("???") == (None, [])
