"""Decks: as values, against the rules, and the two that come ready-made (CR 7.3, 3.20; TR)."""

import pickle

import pytest

from preem.tcg.decks import Deck, check, ready_made
from preem.tcg.errors import InvalidDeck
from tests.rule import rule

POWER = ready_made("power")  # Legends with 4 Green and 2 Red RAM
HEIST = ready_made("heist")


def changed(deck: Deck, **numbers: int) -> Deck:
    """The deck with other numbers of some cards, whose hyphens are written as underscores."""
    main = deck.counts()
    for name, number in numbers.items():
        main[name.replace("_", "-")] = number
    return Deck(legends=deck.legends, main=main, sideboard=deck.sideboard)


def faults(deck: Deck) -> list[tuple[str, int, str]]:
    """What is wrong, as card, number and rule."""
    return [(problem.card, problem.number, problem.rule) for problem in check(deck)]


@rule("7.3", "7.3.6")
@pytest.mark.parametrize("deck", [HEIST, POWER])
def test_the_ready_made_decks_are_legal(deck: Deck) -> None:
    """Both starter decks have 3 Legends and 40 cards, and nothing stands against them."""
    assert check(deck) == []
    assert (len(deck.legends), len(deck.main), deck.sideboard) == (3, 40, ())


def test_the_ready_made_decks_are_the_sold_ones() -> None:
    """Their Legends and some of their cards, as they come in the box."""
    assert sorted(HEIST.legends) == [
        "jackie-welles-pour-one-out-for-me",
        "v-corporate-exile",
        "viktor-vektor-sit-down-and-relax",
    ]
    assert sorted(POWER.legends) == [
        "goro-takemura-hands-unclean",
        "saburo-arasaka-stubborn-patriarch",
        "yorinobu-arasaka-embracing-destruction",
    ]
    assert HEIST.counts()["floor-it"] == 3
    assert POWER.counts()["minotaur"] == 2


def test_a_name_that_no_ready_made_deck_has_is_refused_with_a_hint() -> None:
    """The message says which there are, and which one may be meant."""
    with pytest.raises(InvalidDeck, match=r"'hiest'.*'heist', 'power'.*Did you mean 'heist'\?"):
        ready_made("hiest")


def test_a_deck_is_a_value() -> None:
    """Decks of the same cards are equal, however their parts were given, and copy through pickle."""
    one = Deck(legends=["v-streetkid"], main={"minotaur": 1, "psycho-squad": 2})
    same = Deck(legends=["v-streetkid"], main=["psycho-squad", "minotaur", "psycho-squad"])
    other = Deck(legends=["v-streetkid"], main={"minotaur": 1, "psycho-squad": 3})

    assert one == same and hash(one) == hash(same)
    assert one != other
    assert one != Deck(legends=one.legends, main=one.main, sideboard={"floor-it": 1})
    assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(one), {"Deck": Deck}) == one
    with pytest.raises(AttributeError):
        one.main = ()  # type: ignore[misc] # that it can't be changed is what is shown here


def test_a_number_of_copies_below_zero_is_refused() -> None:
    """Such a deck can't even be written down; all wrong numbers are named."""
    with pytest.raises(InvalidDeck, match=r"'minotaur': -1 .* 'floor-it': -2 "):
        Deck(legends=[], main={"minotaur": -1}, sideboard={"floor-it": -2})


@rule("7.3.2", "T-34", "R-162")
def test_a_main_deck_has_40_to_50_cards() -> None:
    """40 and 50 cards are legal; 39 are too few, and 51 too many."""
    forty_nine = changed(POWER, tygers_whisper=3, japantown_jonin=3, screw_lovelorn_fool=3)
    assert len(forty_nine.main) == 49

    assert faults(changed(POWER, minotaur=1)) == [("", 39, "CR 7.3.2")]
    assert faults(forty_nine) == []
    assert faults(changed(forty_nine, minotaur=3)) == []
    assert faults(changed(forty_nine, minotaur=3, field_operator=3)) == [("", 51, "CR 7.3.2")]


@rule("7.3.3", "T-35", "R-162")
def test_no_card_stands_there_more_than_three_times() -> None:
    """Three copies are legal, a fourth is not, whatever its printing: a card is its name and subtitle."""
    assert faults(changed(POWER, minotaur=3)) == []
    assert faults(changed(POWER, minotaur=4)) == [("minotaur", 4, "CR 7.3.3")]


@rule("7.3.3", "3.10.2")
def test_another_subtitle_is_another_card() -> None:
    """Three of one Viktor and three of another are six cards of two kinds."""
    deck = changed(HEIST, viktor_vektor_drop_your_illusions=3, viktor_vektor_you_might_feel_a_little_pinch=3)
    assert faults(deck) == []


@rule("7.3.1", "T-36", "R-160")
def test_two_legends_of_one_name_are_refused() -> None:
    """The subtitle doesn't help: two Goros are one too many."""
    deck = Deck(
        legends=[
            "goro-takemura-hands-unclean",
            "goro-takemura-vengeful-bodyguard",
            "yorinobu-arasaka-embracing-destruction",
        ],
        main=POWER.main,
    )
    assert faults(deck) == [("goro-takemura-vengeful-bodyguard", 2, "CR 7.3.1")]


@rule("7.3.1", "R-161")
def test_a_unit_may_bear_the_name_of_a_legend() -> None:
    """Only Legends are looked at: the Unit Goro stands beside the Legend Goro in the deck as it is sold."""
    assert "goro-takemura-losing-his-way" in POWER.main
    assert "goro-takemura-hands-unclean" in POWER.legends
    assert check(POWER) == []


@rule("7.3.1", "R-161")
def test_the_same_legend_twice_is_refused() -> None:
    """It bears one name twice."""
    deck = Deck(legends=[*POWER.legends[:2], POWER.legends[0]], main=POWER.main)
    assert (POWER.legends[0], 2, "CR 7.3.1") in faults(deck)


@rule("7.3")
def test_a_deck_has_three_legends() -> None:
    """Two or four are refused."""
    two = Deck(legends=POWER.legends[1:], main=POWER.main)
    four = Deck(legends=[*POWER.legends, "v-streetkid"], main=POWER.main)
    assert ("", 2, "CR 7.3") in faults(two)
    assert faults(four) == [("", 4, "CR 7.3")]


@rule("7.3")
def test_only_legends_stand_among_the_legends() -> None:
    """A Unit there is named, and gives no RAM."""
    deck = Deck(legends=[*POWER.legends[:2], "minotaur"], main=POWER.main)
    assert ("minotaur", 1, "CR 7.3") in faults(deck)


@rule("7.3.2")
def test_no_legend_stands_in_the_main_deck() -> None:
    """A Legend there is named once, with its number."""
    deck = changed(POWER, v_streetkid=2)
    assert faults(deck) == [("v-streetkid", 2, "CR 7.3.2")]


@rule("3.20.5", "3.20.5.1", "3.20.5.2", "7.3.4", "T-37", "R-159")
def test_the_ram_of_a_color_is_what_its_legends_give_together() -> None:
    """With 4 Green and 2 Red RAM: Green 4 and Red 2 pass, Red 3 and any Blue or Yellow don't."""
    assert faults(changed(POWER, riding_nomad=1, screw_lovelorn_fool=1)) == []
    assert faults(changed(POWER, animals_wrecker=1, psycho_squad=1, rockn_rockerboy=1)) == [
        ("animals-wrecker", 3, "CR 3.20.5.2"),
        ("psycho-squad", 1, "CR 3.20.5.2"),
        ("rockn-rockerboy", 1, "CR 3.20.5.2"),
    ]


@rule("3.20.5.2", "T-37")
def test_ram_is_looked_at_card_by_card() -> None:
    """RAM is never added up over the main deck; a card of RAM 4 needs two Legends of its color."""
    one_green = Deck(
        legends=[
            "goro-takemura-hands-unclean",
            "yorinobu-arasaka-embracing-destruction",
            "v-corporate-exile",
        ],
        main={"riding-nomad": 3, "maxtac-av": 3, "minotaur": 3},
    )
    assert ("riding-nomad", 4, "CR 3.20.5.2") in faults(one_green)
    assert all(card != "maxtac-av" for card, _, _ in faults(one_green))


@rule("7.3.6", "R-163")
def test_a_promo_without_text_is_not_legal() -> None:
    """Rebecca exists and may not be played; the problem names her as people do."""
    deck = Deck(legends=[*POWER.legends[:2], "rebecca-having-a-moment"], main=POWER.main)
    [problem] = [each for each in check(deck) if each.rule == "CR 7.3.6"]
    assert problem.card == "rebecca-having-a-moment"
    assert "'Rebecca: Having a Moment' is not legal" in str(problem)


@rule("7.3.6")
def test_a_card_that_does_not_exist_is_named_with_a_suggestion() -> None:
    """A slip of the pen is a problem like another, and says what may be meant."""
    [problem] = check(changed(POWER, minotaurr=1))
    assert (problem.card, problem.number) == ("minotaurr", 1)
    assert str(problem).endswith("did you mean 'minotaur'?")

    [problem] = check(changed(POWER, qqqqqqqq=1))
    assert str(problem) == "no card is called 'qqqqqqqq' (CR 7.3.6): take it out."


@rule("7.3.3", "TR sideboard")
def test_a_sideboard_counts_with_the_main_deck() -> None:
    """Seven more cards within the RAM limits are legal, but a card stands three times in both together."""
    seven = {"screw-lovelorn-fool": 3, "tygers-whisper": 3, "minotaur": 1}
    assert faults(Deck(legends=POWER.legends, main=POWER.main, sideboard=seven)) == []

    seven = {"screw-lovelorn-fool": 3, "tygers-whisper": 2, "minotaur": 2}
    assert faults(Deck(legends=POWER.legends, main=POWER.main, sideboard=seven)) == [("minotaur", 4, "CR 7.3.3")]


@rule("TR sideboard")
def test_a_sideboard_has_seven_cards_or_none() -> None:
    """Six or eight are refused."""
    six = Deck(legends=POWER.legends, main=POWER.main, sideboard={"screw-lovelorn-fool": 3, "tygers-whisper": 3})
    eight = Deck(
        legends=POWER.legends,
        main=POWER.main,
        sideboard={"screw-lovelorn-fool": 3, "tygers-whisper": 3, "japantown-jonin": 2},
    )
    assert faults(six) == [("", 6, "TR")]
    assert faults(eight) == [("", 8, "TR")]


@rule("7.3.4", "TR sideboard")
def test_a_sideboard_holds_no_legend_and_keeps_to_the_ram() -> None:
    """Both are told, with the rest."""
    side = {"v-streetkid": 1, "psycho-squad": 3, "screw-lovelorn-fool": 3}
    assert faults(Deck(legends=POWER.legends, main=POWER.main, sideboard=side)) == [
        ("v-streetkid", 1, "CR 7.3.2"),
        ("psycho-squad", 1, "CR 3.20.5.2"),
    ]


@rule("7.3")
def test_all_problems_are_told_at_once() -> None:
    """Two Legends of one name, too few cards, too many copies, too much RAM, an unknown card: one answer."""
    deck = Deck(
        legends=["goro-takemura-hands-unclean", "goro-takemura-vengeful-bodyguard", "v-streetkid"],
        main={"minotaur": 4, "animals-wrecker": 1, "flor-it": 1},
    )
    assert faults(deck) == [
        ("flor-it", 1, "CR 7.3.6"),
        ("goro-takemura-vengeful-bodyguard", 2, "CR 7.3.1"),
        ("", 6, "CR 7.3.2"),
        ("minotaur", 4, "CR 7.3.3"),
        ("animals-wrecker", 3, "CR 3.20.5.2"),
    ]


def test_a_problem_reads_as_a_sentence() -> None:
    """It says what is wrong, by which rule, and what would mend it; an InvalidDeck says them all."""
    problems = check(changed(POWER, minotaur=4, animals_wrecker=1))
    copies, ram = (str(problem) for problem in problems)
    assert copies == "'Minotaur': 4 copies, at most 3 (CR 7.3.3): take 1 out."
    assert ram.startswith("'Animals Wrecker' needs 3 Red RAM, your Legends give 2 (CR 3.20.5.2): take it out")
    assert str(InvalidDeck(problems)) == " ".join(str(problem) for problem in problems)


def test_a_format_nobody_knows_is_refused() -> None:
    """There is Constructed."""
    with pytest.raises(ValueError, match="no format is called 'pauper'; there is 'constructed'"):
        check(POWER, format="pauper")
