"""Gigs: adjusting, value-pairs, min and max, swaps (CR 6.1 to 6.6; digest 12 and 26, lines 116 to 122)."""

import pytest

from preem.tcg.effects.words import (
    ADJUSTED,
    FRIENDLY,
    RED,
    STOLE,
    SWAPPED,
    CountGigs,
    Draw,
    If,
    IfYouDo,
    Increase,
    On,
    PickGig,
    SetGig,
    ValuePairs,
    gig,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Side, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

UP_THREE = program(
    "Up Three",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 116",
    effects=(Increase(gig(FRIENDLY), 3), If(IfYouDo(), Draw(1))),
)
UP_TO_THREE = program(
    "Up to Three",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 117",
    effects=(Increase(gig(FRIENDLY), up_to=3), If(IfYouDo(), Draw(1))),
)
TO_ONE = program(
    "To One",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 119",
    effects=(PickGig(gig(FRIENDLY)), SetGig(1), If(IfYouDo(), Draw(1))),
)
PAIRS = program("Pairs", "", RED, ram=1, cost=1, tags=("TEST",), number="TEST 120", effects=(Draw(ValuePairs()),))
EXTREMES = program(
    "Extremes",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 121",
    effects=(Draw(CountGigs(gig(FRIENDLY, is_min=True))), Draw(CountGigs(gig(FRIENDLY, is_max=True)))),
)
# Draws 1 for an adjustment, 3 for a swap, 5 for a steal.
WITNESS = unit(
    "Witness",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 122",
    effects=(when(On(ADJUSTED), Draw(1)), when(On(SWAPPED), Draw(3)), when(On(STOLE), Draw(5))),
)


@rule("6.4.4", "6.4.1", "T-116")
def test_an_increase_that_leaves_the_faces_changes_nothing() -> None:
    """A d6 at 5 can't go up by 3: it stays 5, nothing was adjusted, and "if you do" isn't met."""
    game = setup(cards=(UP_THREE, WITNESS), you=Side(hand=["up-three"], field=["witness"], eddies=1, gigs={"d6": 5}))
    game.you.play("up-three")
    assert game.you.gigs == {"d6": 5}
    assert game.you.hand_size == 0
    assert game.you.trash == ["up-three"]


@rule("6.4.1", "10.3.3")
def test_an_increase_that_gives_a_face_is_an_adjustment() -> None:
    """A d8 at 5 becomes 8: the text's own card and the one of the trigger are drawn."""
    game = setup(cards=(UP_THREE, WITNESS), you=Side(hand=["up-three"], field=["witness"], eddies=1, gigs={"d8": 5}))
    game.you.play("up-three")
    assert game.you.gigs == {"d8": 8}
    assert game.you.hand_size == 2


@rule("6.4.4", "6.4.5", "T-116", "FAQ Jackie Welles: Pour One Out For Me")
def test_a_die_that_cannot_change_may_be_chosen_all_the_same() -> None:
    """Of the d6 at 5 and the d8 at 5 either may be chosen; with the d6 nothing happens."""
    game = setup(cards=(UP_THREE,), you=Side(hand=["up-three"], eddies=1, gigs={"d6": 5, "d8": 5}))
    game.you.play("up-three")
    assert game.options() == ["d6", "d8"]
    game.you.choose("d6")
    assert game.you.gigs == {"d6": 5, "d8": 5}
    assert game.you.hand_size == 0


@rule("2.8", "6.4.4", "R-115", "RD-22", "T-117")
def test_only_amounts_that_give_a_face_are_offered() -> None:
    """A d6 at 5 goes up by 0 or 1 of "up to 3"."""
    game = setup(cards=(UP_TO_THREE,), you=Side(hand=["up-to-three"], eddies=1, gigs={"d6": 5}))
    game.you.play("up-to-three")
    assert asked(game) == ("you", "amount") and about(game) == "d6"
    assert game.options() == ["0", "1"]
    game.you.choose(1)
    assert game.you.gigs == {"d6": 6}
    assert game.you.hand_size == 1


@rule("2.8", "10.31.3", "T-117", "FAQ La Llorona", "Q63")
def test_zero_of_up_to_is_legal_and_does_nothing() -> None:
    """The die stays as it was, and "if you do" isn't met."""
    game = setup(cards=(UP_TO_THREE,), you=Side(hand=["up-to-three"], eddies=1, gigs={"d12": 5}))
    game.you.play("up-to-three")
    assert game.options() == ["0", "1", "2", "3"]
    game.you.choose(0)
    assert game.you.gigs == {"d12": 5}
    assert game.you.hand_size == 0


@rule("6.4", "6.4.4", "R-125", "FAQ Muamar Reyes")
def test_an_adjustment_by_a_fixed_amount_goes_either_way_within_the_faces() -> None:
    """Muamar's 1 takes a d4 at 4 down only, and a d6 at 3 up or down; 0 is no option."""
    top = setup(you=Side(legends=["muamar-reyes-el-capitan"], gigs={"d4": 4}))
    top.you.activate("muamar-reyes-el-capitan")
    assert top.you.gigs == {"d4": 3}

    middle = setup(you=Side(legends=["muamar-reyes-el-capitan"], gigs={"d6": 3}))
    middle.you.activate("muamar-reyes-el-capitan")
    assert middle.options() == ["-1", "1"]
    middle.you.choose(1)
    assert middle.you.gigs == {"d6": 4}


@rule("6.4", "6.4.5", "R-118", "T-118", "FAQ G25", "FAQ Meredith Stout", "Q63")
def test_adjusting_by_zero_triggers_nothing() -> None:
    """Meredith Stout's controller is asked when his d6 goes down by 1, and not when it is "adjusted" by 0."""
    for amount in (0, -1):
        game = setup(
            you=Side(hand=["afterparty-at-lizzies"], eddies=1, gigs={"d4": 2, "d8": 5}),
            rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it"], gigs={"d6": 5}),
        )
        game.you.play("afterparty-at-lizzies")
        assert game.options() == ["d4", "d8", "rival:d6"]
        game.you.choose("rival:d6")
        assert game.options() == ["-1", "0", "1"]
        game.you.choose(amount)
        if amount == 0:
            assert asked(game) == ("you", "main")
            assert game.rival.gigs == {"d6": 5}
        else:
            assert asked(game)[0] == "rival"
            assert game.options() == ["floor-it", "none"]
            game.rival.choose("floor-it")
            assert game.rival.hand == ["floor-it"]
        assert game.you.hand_size == 1  # the draw only tests the board


@rule("6.4.3", "6.4.5", "10.3.3", "T-119")
@pytest.mark.parametrize(("value", "drawn"), [(1, 0), (3, 1)])
def test_setting_a_die_to_its_present_value_is_no_adjustment(value: int, drawn: int) -> None:
    """Set to 1: a die at 1 stays and draws nothing, a die at 3 becomes 1 and draws a card."""
    game = setup(cards=(TO_ONE,), you=Side(hand=["to-one"], eddies=1, gigs={"d6": value}))
    game.you.play("to-one")
    assert game.you.gigs == {"d6": 1}
    assert game.you.hand_size == drawn


@rule("6.4.5", "6.3.1", "T-119", "FAQ Jackie Welles: Pour One Out For Me")
def test_jackie_draws_nothing_for_a_die_that_was_a_min_gig_already() -> None:
    """He may choose it; it does not become a min Gig. A d6 at 2 does."""
    for die, drawn in (("d4", 0), ("d6", 1)):
        game = setup(
            you=Side(
                legends=["jackie-welles-pour-one-out-for-me"],
                hand=["evelyn-parker-scheming-siren"],
                eddies=2,
                gigs={"d4": 1, "d6": 2},
            ),
        )
        game.you.play("evelyn-parker-scheming-siren")
        assert game.options() == ["d4", "d6", "none"]
        game.you.choose(die)
        if die == "d6":
            assert game.options() == ["0", "1"]
            game.you.choose(1)
        assert game.you.gigs == {"d4": 1, "d6": 2 - drawn}
        assert game.you.hand_size == drawn
        assert asked(game) == ("you", "main")


@rule("6.4.3", "6.4.4", "R-116", "FAQ Padre")
def test_a_die_is_not_set_to_a_value_it_has_no_face_for() -> None:
    """Padre sets a d4 to a rival d20's 9: it fails, and he is spent all the same."""
    game = setup(you=Side(legends=["padre-man-of-the-cross"], gigs={"d4": 2}), rival=Side(gigs={"d20": 9}))
    game.you.activate("padre-man-of-the-cross")
    game.you.choose("d4")
    assert game.you.gigs == {"d4": 2}
    assert game.rival.gigs == {"d20": 9}
    assert game.you.is_spent("padre-man-of-the-cross")
    assert asked(game) == ("you", "main")


@rule("6.5", "6.5.1", "R-123", "T-120")
@pytest.mark.parametrize(
    ("gigs", "pairs"),
    [
        ({"d4": 4, "d6": 4, "d8": 4, "d10": 2, "d12": 2}, 2),
        ({"d6": 3, "d8": 3, "d10": 3}, 1),
        ({"d6": 3, "d8": 3, "d10": 3, "d12": 3}, 2),
        ({"d4": 1, "d6": 2, "d8": 3}, 0),
        ({"d4": 1, "rival:d4": 1}, 1),
    ],
)
def test_a_die_serves_in_one_value_pair(gigs: dict[str, int], pairs: int) -> None:
    """Three equal dice are one pair, four are two."""
    game = setup(cards=(PAIRS,), you=Side(hand=["pairs"], eddies=1, gigs=gigs))
    game.you.play("pairs")
    assert game.you.hand_size == pairs


@rule("6.5", "R-124")
def test_a_value_pair_lies_in_one_gig_area() -> None:
    """A friendly 3 and a rival 3 are none."""
    game = setup(cards=(PAIRS,), you=Side(hand=["pairs"], eddies=1, gigs={"d6": 3}), rival=Side(gigs={"d8": 3}))
    game.you.play("pairs")
    assert game.you.hand_size == 0


@rule("6.3.1", "6.3.2", "6.3.3", "6.1.1", "R-120", "FAQ Chrome Reverie")
def test_min_is_one_and_max_is_the_number_of_sides() -> None:
    """d6 at 1 is min; d4 at 4, d20 at 20 and d10 at 10 are max; d8 at 6 is neither."""
    game = setup(
        cards=(EXTREMES,),
        you=Side(hand=["extremes"], eddies=1, gigs={"d4": 4, "d6": 1, "d20": 20, "d10": 10, "d8": 6}),
    )
    game.you.play("extremes")
    assert game.you.hand_size == 1 + 3


@rule("6.6", "6.6.1", "6.6.2", "6.2.6", "R-093", "R-122", "T-121", "FAQ MaxTac AV")
def test_a_swap_keeps_values_and_is_no_steal() -> None:
    """d4 at 4 and the Rival's d20 at 17 change places; only the trigger for swaps is set off."""
    game = setup(
        cards=(WITNESS,),
        you=Side(field=["witness"], hand=["maxtac-av"], eddies=5, gigs={"d4": 4}),
        rival=Side(gigs={"d20": 17}),
    )
    game.you.play("maxtac-av")
    assert game.options() == ["d4", "none"]
    game.you.choose("d4")
    assert game.you.gigs == {"rival:d20": 17}
    assert game.rival.gigs == {"rival:d4": 4}
    assert (game.you.street_cred, game.rival.street_cred) == (17, 4)
    assert game.you.hand_size in (3, 6)  # by the swap, one event or one a die; 5 for a steal is not in it


@rule("6.6.2", "R-093", "T-121", "FAQ Hanako Arasaka: Daughter of the Emperor")
def test_no_card_that_waits_for_a_steal_hears_a_swap() -> None:
    """Rogue, 6th Street Recruits and V: Roamer stay silent while a d6 is swapped in."""
    game = setup(
        you=Side(
            legends=["rogue-amendiares-preem-solo"],
            field=["6th-street-recruits", "v-roamer-of-the-badlands"],
            hand=["maxtac-av"],
            eddies=5,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 6}, hand=["?"]),
    )
    game.you.play("maxtac-av")
    game.you.choose("d4")
    assert game.you.gigs == {"rival:d6": 6}
    assert asked(game) == ("you", "main")
    assert game.you.hand_size == 0
    assert game.rival.hand_size == 1


@rule("6.6", "10.16.3", "R-122", "FAQ Meredith Stout")
def test_a_swap_sets_meredith_off_once_and_may_be_declined() -> None:
    """Her controller is offered one card; without the swap none."""
    for swapped in (True, False):
        game = setup(
            you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4}),
            rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it", "detonate"], gigs={"d20": 17}),
        )
        game.you.play("maxtac-av")
        game.you.choose("d4" if swapped else None)
        if swapped:
            assert asked(game)[0] == "rival"
            game.rival.choose("detonate")
            assert game.rival.hand == ["detonate"]
        assert asked(game) == ("you", "main")
        assert game.rival.gigs == ({"rival:d4": 4} if swapped else {"d20": 17})


@rule("6.6", "10.7", "R-121", "FAQ Hanako Arasaka: Daughter of the Emperor")
@pytest.mark.parametrize(("yours", "theirs"), [({"d4": 2, "d6": 3}, {}), ({}, {"d8": 5})])
def test_a_swap_needs_a_die_on_each_side(yours: dict[str, int], theirs: dict[str, int]) -> None:
    """With none on one side nobody is asked, and nothing moves."""
    game = setup(you=Side(legends=["hanako-arasaka-daughter-of-the-emperor"], gigs=yours), rival=Side(gigs=theirs))
    game.you.activate("hanako-arasaka-daughter-of-the-emperor")
    assert asked(game) == ("you", "main")
    assert (game.you.gigs, game.rival.gigs) == (yours, theirs)


@rule("6.6", "10.1.4", "FAQ Hanako Arasaka: Daughter of the Emperor")
def test_the_resolving_player_picks_both_dice_of_a_swap() -> None:
    """First one's own, then the Rival's."""
    game = setup(
        you=Side(legends=["hanako-arasaka-daughter-of-the-emperor"], gigs={"d4": 2, "d6": 3}),
        rival=Side(gigs={"d8": 5, "d10": 7}),
    )
    game.you.activate("hanako-arasaka-daughter-of-the-emperor")
    assert game.options() == ["d4", "d6"]
    game.you.choose("d6")
    assert asked(game)[0] == "you"
    game.you.choose("rival:d10")
    assert game.you.gigs == {"d4": 2, "rival:d10": 7}
    assert game.rival.gigs == {"d8": 5, "rival:d6": 3}


@rule("5.10.3", "5.10.4", "6.1.3", "6.1.4", "T-122")
def test_dice_in_a_fixer_are_no_gigs() -> None:
    """Only dice in the two Gig areas may be chosen, and only those count for Street Cred."""
    game = setup(
        you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d4": 2}, fixer=["d8", "d20"]),
        rival=Side(gigs={"d6": 5, "d12": 1}, fixer=["d10"]),
    )
    game.you.play("industrial-assembly")
    assert game.options() == ["d4", "rival:d6", "rival:d12"]
    assert not game.you.may("choose", "d8")
    assert not game.you.may("choose", "rival:d10")
    game.you.choose("rival:d6")
    game.you.choose(1)
    assert game.rival.gigs == {"d6": 6, "d12": 1}
    assert (game.you.street_cred, game.rival.street_cred) == (2, 7)
    assert game.you.hand_size == 0  # no friendly Gig of 8 or more


@rule("6.4", "R-119", "FAQ Industrial Assembly")
def test_a_gig_without_a_word_for_whose_is_either_players() -> None:
    """A rival d12 goes from 3 to 7; the card is drawn for a friendly 8."""
    game = setup(you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d8": 8}), rival=Side(gigs={"d12": 3}))
    game.you.play("industrial-assembly")
    game.you.choose("rival:d12")
    assert game.options() == ["0", "1", "2", "3", "4"]
    game.you.choose(4)
    assert game.rival.gigs == {"d12": 7}
    assert game.you.hand_size == 1


@rule("6.4", "6.2.1", "Q27", "R-193", "FAQ Kerry Eurodyne: Axe, Attitude, Audience")
def test_a_reroll_is_no_adjustment_and_only_the_last_roll_counts() -> None:
    """A 1 that is ignored pays nothing, the 4 after it neither, and nothing was adjusted."""
    game = setup(
        cards=(WITNESS,),
        at="start",
        rolls=[1, 4],
        you=Side(legends=["kerry-eurodyne-axe-attitude-audience"], field=["witness"], fixer=["d6"], gigs={"d4": 2}),
    )
    game.you.choose("yes")
    assert game.you.gigs == {"d4": 2, "d6": 4}
    assert game.you.hand_size == 1  # the card of the turn
