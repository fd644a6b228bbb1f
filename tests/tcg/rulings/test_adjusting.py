"""Changing and swapping Gigs, and what they count as (rulings.md, "Gig adjusting and swapping")."""

import pytest

from preem.tcg.effects.words import BLUE, FRIENDLY, CountGigs, Draw, gig, program
from preem.tcg.scenario import Side, setup
from tests.rule import rule

COUNT_THE_SMALL = program(
    "Count the Small",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(Draw(CountGigs(gig(FRIENDLY, is_min=True))),),
)
COUNT_THE_GREAT = program(
    "Count the Great",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 002",
    effects=(Draw(CountGigs(gig(FRIENDLY, is_max=True))),),
)


@rule("R-115", "6.4.4", "RD-22", "T-117")
@pytest.mark.parametrize(("amount", "value"), [(0, 5), (1, 6)])
def test_an_increase_by_up_to_3_offers_only_what_gives_a_face(amount: int, value: int) -> None:
    """A d6 at 5 goes to 6 or stays; nothing is cut down to fit."""
    game = setup(
        active="rival",
        you=Side(field=["la-llorona-ghost-of-the-past"], gigs={"d6": 5}),
        rival=Side(field=["field-operator"]),
    )
    game.rival.attack("field-operator", "gigs")
    game.you.block_with("la-llorona-ghost-of-the-past")

    assert game.options() == ["0", "1"]
    assert not game.you.may("choose", 2)
    assert not game.you.may("choose", 3)
    game.you.choose(amount)
    assert game.you.gigs == {"d6": value}
    game.you.pass_()


@rule("R-116", "6.4.4", "6.4.3", "FAQ Padre")
def test_a_gig_is_not_set_to_a_value_it_has_no_face_for() -> None:
    """A d4 can't show 9: it stays at 2, and Padre is spent for it."""
    game = setup(
        you=Side(legends=["padre-man-of-the-cross"], gigs={"d4": 2}),
        rival=Side(gigs={"d20": 9}),
    )

    game.you.activate("padre-man-of-the-cross")
    assert game.options() == ["d4", "rival:d20"]
    game.you.choose("d4")

    assert game.you.gigs == {"d4": 2}
    assert game.rival.gigs == {"d20": 9}
    assert game.you.is_spent("padre-man-of-the-cross")
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-116", "6.4.3")
def test_padre_sets_a_gig_of_either_player_to_a_value_of_the_other() -> None:
    """The d20 at 9 can be set to the 2 of the d4."""
    game = setup(
        you=Side(legends=["padre-man-of-the-cross"], gigs={"d4": 2}),
        rival=Side(gigs={"d20": 9}),
    )

    game.you.activate("padre-man-of-the-cross")
    game.you.choose("rival:d20")

    assert game.you.gigs == {"d4": 2}
    assert game.rival.gigs == {"d20": 2}


@rule("R-117", "6.4.5", "Q15", "RD-6", "FAQ Padre", "T-119")
def test_setting_a_gig_to_the_value_it_shows_adjusts_nothing() -> None:
    """Padre may be used where all Gigs show 3; nothing changes, and Meredith Stout hears of nothing."""
    game = setup(
        you=Side(legends=["padre-man-of-the-cross"], gigs={"d4": 3}),
        rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it"], gigs={"d8": 3}),
    )

    game.you.activate("padre-man-of-the-cross")
    game.you.choose("rival:d8")

    assert game.you.gigs == {"d4": 3}
    assert game.rival.gigs == {"d8": 3}
    assert game.rival.trash == ["floor-it"]
    assert game.you.is_spent("padre-man-of-the-cross")
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-118", "2.8", "FAQ G25", "T-118")
def test_adjusting_by_0_is_no_adjusting() -> None:
    """Meredith Stout hears of an adjustment by 1, of one by 0 she doesn't."""
    for amount in (0, 1):
        game = setup(
            you=Side(hand=["afterparty-at-lizzies"], eddies=1),
            rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it"], gigs={"d8": 3}),
        )
        game.you.play("afterparty-at-lizzies", on="rival:d8")
        assert game.options() == ["-1", "0", "1"]
        game.you.choose(amount)

        if amount == 1:
            assert game.options() == ["floor-it", "none"]
            game.rival.choose("floor-it")
        assert game.rival.gigs == {"d8": 3 + amount}
        assert game.rival.hand_size == amount
        assert game.decision is not None and game.decision.kind == "main"


@rule("R-119", "FAQ Industrial Assembly")
@pytest.mark.parametrize(("mine", "drawn"), [(8, 1), (7, 0)])
def test_industrial_assembly_may_raise_a_rival_gig_and_asks_for_one_of_your_own_at_8(mine: int, drawn: int) -> None:
    """The Rival's d12 goes from 3 to 7; a card is drawn only beside a friendly Gig of 8 or more."""
    game = setup(
        you=Side(hand=["industrial-assembly"], eddies=1, gigs={"d8": mine}),
        rival=Side(gigs={"d12": 3, "d20": 15}),
    )

    game.you.play("industrial-assembly", on="rival:d12")
    assert game.options() == ["0", "1", "2", "3", "4"]
    game.you.choose(4)

    assert game.rival.gigs == {"d12": 7, "d20": 15}
    assert game.you.hand_size == drawn


@rule("R-120", "6.3.1", "6.3.2")
def test_a_min_gig_shows_1_and_a_max_gig_the_number_of_its_sides() -> None:
    """Of 4 on a d4, 1 on a d6, 10 on a d10 and 20 on a d20 one is a min Gig, and three are max Gigs."""
    for slug, counted in (("count-the-small", 1), ("count-the-great", 3)):
        game = setup(
            cards=(COUNT_THE_SMALL, COUNT_THE_GREAT),
            you=Side(hand=[slug], eddies=1, gigs={"d4": 4, "d6": 1, "d10": 10, "d20": 20}),
            rival=Side(gigs={"d4": 1, "d6": 6}),
        )
        game.you.play(slug)
        assert game.you.hand_size == counted


@rule("R-120", "6.3.2", "FAQ El Sombrerón")
def test_a_card_that_asks_for_a_max_gig_is_offered_exactly_those() -> None:
    """The d6 at 1 is none, nor is the Rival's d12 at 12."""
    game = setup(
        you=Side(
            field=["el-sombreron-la-venganza-lenta"],
            eddies=2,
            gigs={"d4": 4, "d6": 1, "d10": 10, "d20": 20},
        ),
        rival=Side(gigs={"d12": 12}),
    )

    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    game.you.choose("yes")
    assert game.options() == ["d4", "d10", "d20"]
    game.you.choose("d10")

    assert game.you.power("el-sombreron-la-venganza-lenta") == 14
    game.rival.pass_()


@rule("R-121", "6.6", "Q15", "RD-6", "FAQ Hanako: Daughter of the Emperor")
def test_a_swap_needs_a_gig_on_each_side() -> None:
    """The Rival has none: Hanako may be used, and nothing is swapped."""
    game = setup(
        you=Side(legends=["hanako-arasaka-daughter-of-the-emperor"], gigs={"d4": 2, "d6": 3}),
    )

    game.you.activate("hanako-arasaka-daughter-of-the-emperor")

    assert game.you.gigs == {"d4": 2, "d6": 3}
    assert game.rival.gigs == {}
    assert game.you.is_spent("hanako-arasaka-daughter-of-the-emperor")
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-122", "2.1.1", "FAQ MaxTac AV")
def test_maxtac_avs_swap_may_be_declined() -> None:
    """Nothing moves, and nobody hears of a swap."""
    game = setup(
        you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4}),
        rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it"], gigs={"d20": 17}),
    )

    game.you.play("maxtac-av")
    assert game.options() == ["d4", "none"]
    game.you.choose(None)

    assert game.you.gigs == {"d4": 4}
    assert game.rival.gigs == {"d20": 17}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-122", "6.6.1", "FAQ MaxTac AV", "T-121")
def test_swapped_dice_keep_their_values() -> None:
    """A 4 for a 17: 13 Street Cred each way, and Meredith Stout hears of it once."""
    game = setup(
        you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4, "d6": 2}),
        rival=Side(
            field=["meredith-stout-stone-cold-corpo"],
            trash=["floor-it", "detonate"],
            gigs={"d20": 17, "d8": 1},
        ),
    )
    assert (game.you.street_cred, game.rival.street_cred) == (6, 18)

    game.you.play("maxtac-av")
    game.you.choose("d4")
    game.you.choose("rival:d20")
    assert game.you.gigs == {"d6": 2, "rival:d20": 17}
    assert game.rival.gigs == {"d8": 1, "rival:d4": 4}
    assert (game.you.street_cred, game.rival.street_cred) == (19, 5)

    game.rival.choose("detonate")
    assert game.rival.hand == ["detonate"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-123", "6.5", "6.5.1", "T-120")
@pytest.mark.parametrize(
    ("gigs", "pairs"),
    [
        ({"d6": 3, "d8": 3, "d10": 3}, 1),
        ({"d6": 3, "d8": 3, "d10": 3, "d12": 3}, 2),
        ({"d4": 2, "d6": 4, "d8": 4, "d10": 4, "d12": 2}, 2),
        ({"d6": 3, "d8": 4, "d10": 5}, 0),
    ],
)
def test_a_die_belongs_to_one_value_pair_only(gigs: dict[str, int], pairs: int) -> None:
    """Three of a value are one pair, four are two: Sandayu Oda spends a rival Unit for each."""
    units = ["secondhand-bombus", "corpo-security", "psycho-squad"]
    game = setup(
        you=Side(hand=["sandayu-oda-hanakos-guardian"], eddies=7, gigs=gigs),
        rival=Side(field=units),
    )

    game.you.play("sandayu-oda-hanakos-guardian")
    if pairs:
        assert game.options() == units
        game.you.choose(*units[:pairs])

    assert [unit for unit in units if game.rival.is_spent(unit)] == units[:pairs]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-124", "6.5", "FAQ Peace Offering")
def test_dice_of_two_players_make_no_value_pair() -> None:
    """A 3 here and a 3 there: Sandayu Oda spends nothing."""
    game = setup(
        you=Side(hand=["sandayu-oda-hanakos-guardian"], eddies=7, gigs={"d6": 3}),
        rival=Side(field=["psycho-squad"], gigs={"d8": 3}),
    )

    game.you.play("sandayu-oda-hanakos-guardian")

    assert not game.rival.is_spent("psycho-squad")
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-125", "6.4.4", "2.1", "RD-22")
def test_an_adjustment_by_1_is_by_no_less() -> None:
    """A d4 at 4 can only go down; for a die in the middle up and down are offered, and 0 never."""
    game = setup(
        you=Side(legends=["muamar-reyes-el-capitan"], gigs={"d4": 4}),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.activate("muamar-reyes-el-capitan")
    game.you.choose("d4")
    assert game.you.gigs == {"d4": 3}
    assert game.decision is not None and game.decision.kind == "main"

    game = setup(
        you=Side(legends=["muamar-reyes-el-capitan"], gigs={"d4": 4}),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.activate("muamar-reyes-el-capitan")
    game.you.choose("rival:d6")
    assert game.options() == ["-1", "1"]
    assert not game.you.may("choose", 0)
    game.you.choose(-1)
    assert game.rival.gigs == {"d6": 2}


@rule("R-126", "2.4", "FAQ Peace Offering")
@pytest.mark.parametrize(("d8", "drawn"), [(2, 1), (3, 0)])
def test_peace_offering_draws_for_any_value_pair(d8: int, drawn: int) -> None:
    """The draw asks what is there, whether anything was set or not."""
    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d6": 2, "d8": d8, "d20": 7}))

    game.you.play("peace-offering")
    assert "none" in game.options()
    game.you.choose(None)

    assert game.you.gigs == {"d6": 2, "d8": d8, "d20": 7}
    assert game.you.hand_size == drawn
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-126", "6.4.3")
def test_peace_offering_sets_a_gig_to_the_value_of_another() -> None:
    """The d8 takes the 2 of the d6, which makes the pair that draws."""
    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d6": 2, "d8": 3, "d20": 7}))

    game.you.play("peace-offering", on="d8")
    game.you.choose("d6")

    assert game.you.gigs == {"d6": 2, "d8": 2, "d20": 7}
    assert game.you.hand_size == 1
