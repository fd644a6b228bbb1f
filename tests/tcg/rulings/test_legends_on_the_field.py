"""Legends that leave their area, by GO SOLO or plainly: scenarios R-026 to R-036."""

import pytest

from preem.tcg.effects.words import GREEN, LEGEND, first_each_turn_costs_less, unit
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-026", "11.25.1", "FAQ G9")
def test_a_spent_legend_goes_solo_ready() -> None:
    """GO SOLO always enters ready, with Lag, and may attack this turn."""
    game = setup(
        you=Side(legends=[card("v-streetkid", spent=True), SPENT, SPENT], eddies=5),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.go_solo("v-streetkid")

    assert game.you.field == ["v-streetkid"]
    assert not game.you.is_spent("v-streetkid")
    assert game.you.has_lag("v-streetkid")
    assert game.you.may("attack", "v-streetkid", "gigs")


@rule("R-027", "11.25.1", "FAQ G10")
def test_a_legend_may_pay_for_its_own_go_solo() -> None:
    """Royce is the sixth source of his own 6 €$ and still ends up ready on the field."""
    game = setup(you=Side(legends=["royce-psycho-on-the-edge", SPENT, SPENT], eddies=5))

    game.you.go_solo("royce-psycho-on-the-edge")

    assert game.you.eddies_ready == 0
    assert game.you.field == ["royce-psycho-on-the-edge"]
    assert not game.you.is_spent("royce-psycho-on-the-edge")


@rule("R-027", "11.1.2")
def test_a_spent_legend_cannot_be_the_source_of_its_own_go_solo() -> None:
    """The near miss: with Royce spent, five sources are one too few."""
    game = setup(you=Side(legends=[card("royce-psycho-on-the-edge", spent=True), SPENT, SPENT], eddies=5))

    assert not game.you.may("go_solo", "royce-psycho-on-the-edge")


@rule("R-028", "4.5", "4.5.1", "4.5.2", "FAQ V: Corporate Exile", "FAQ G11")
def test_a_legend_played_plainly_enters_as_it_was_and_lags() -> None:
    """V enters ready with Lag: no attack this turn, but V can be equipped and chosen like any Unit."""
    game = setup(
        you=Side(
            legends=["v-corporate-exile", SPENT, SPENT],
            hand=["mantis-blades", "gunpoint-diplomacy"],
            eddies=10,
        ),
        rival=Side(field=[card("corpo-security", spent=True)], gigs={"d6": 3}),
    )

    game.you.to_field("v-corporate-exile")
    assert game.you.eddies_spent == 5
    assert not game.you.is_spent("v-corporate-exile")
    assert game.you.has_lag("v-corporate-exile")
    assert not game.you.may("attack", "v-corporate-exile", "gigs")
    assert not game.you.may("attack", "v-corporate-exile", "corpo-security")

    game.you.play("mantis-blades", on="v-corporate-exile")
    assert game.you.power("v-corporate-exile") == 10

    assert game.you.may("play", "gunpoint-diplomacy", "v-corporate-exile")


@rule("R-028", "11.3.2", "9.9.1")
def test_a_legend_played_plainly_attacks_next_turn_and_can_be_blocked() -> None:
    """Its Lag is gone by then, and a Blocker takes its attack like that of any Unit."""
    game = setup(
        you=Side(legends=["v-corporate-exile", SPENT, SPENT], eddies=5, fixer=["d4"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 3}, fixer=["d8"]),
    )
    game.you.to_field("v-corporate-exile")
    game.you.end_turn()
    game.rival.end_turn()

    game.you.attack("v-corporate-exile", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()

    assert game.rival.trash == ["secondhand-bombus"]
    assert "rival:d6" not in game.you.gigs


@rule("R-029", "4.5.3", "3.11.2.1", "3.11.2.2", "T-25")
def test_a_legend_with_a_null_cost_is_never_played_to_the_field() -> None:
    """Saburo's cost is a dash: no discount makes it a number, neither for the plain play nor for GO SOLO."""
    patron = unit(
        "Patron",
        "",
        GREEN,
        ram=1,
        cost=1,
        power=1,
        tags=("CORPO",),
        number="TEST 001",
        effects=(first_each_turn_costs_less(LEGEND, "ARASAKA", 9),),
    )
    game = setup(
        cards=(patron,),
        you=Side(
            legends=["saburo-arasaka-stubborn-patriarch", SPENT, SPENT],
            field=["patron"],
            hand=["nocturne-op55-n1"],
            eddies=9,
        ),
    )
    assert not game.you.may("to_field", "saburo-arasaka-stubborn-patriarch")
    assert not game.you.may("go_solo", "saburo-arasaka-stubborn-patriarch")

    game.you.play("nocturne-op55-n1")
    game.you.choose(2)  # GO SOLO for 2 €$ less

    assert not game.you.may("to_field", "saburo-arasaka-stubborn-patriarch")
    assert not game.you.may("go_solo", "saburo-arasaka-stubborn-patriarch")
    with pytest.raises(IllegalAction):
        game.you.to_field("saburo-arasaka-stubborn-patriarch")


@rule("R-030", "4.4.1", "11.25.1")
def test_a_legend_put_under_the_deck_leaves_the_game() -> None:
    """Placide bottom-decks Goro: he is removed, and the deck is as large as before."""
    game = setup(
        active="rival",
        you=Side(field=[card("goro-takemura-hands-unclean", solo=True)], deck=20),
        rival=Side(hand=["placide-voodoo-sentinel", "floor-it"], eddies=8),
    )

    game.rival.play("placide-voodoo-sentinel")
    game.rival.choose("floor-it")

    assert game.you.field == []
    assert game.you.removed == ["goro-takemura-hands-unclean"]
    assert game.you.deck_size == 20


@rule("R-031", "11.20.1", "11.18.1", "FAQ Adam Smasher: Ender of Legends", "T-55")
def test_calling_is_not_playing() -> None:
    """Called, Adam Smasher defeats nobody; on the field his PLAY must defeat a rival Unit; leaving it
    removes him.
    """
    game = setup(
        you=Side(
            legends=[card("adam-smasher-ender-of-legends", facedown=True), SPENT, SPENT],
            eddies=10,
            fixer=["d4"],
        ),
        rival=Side(field=["psycho-squad", "minotaur"], fixer=["d4"]),
    )
    game.you.call(0)
    assert game.rival.field == ["psycho-squad", "minotaur"]
    game.you.end_turn()
    game.rival.end_turn()

    game.you.go_solo("adam-smasher-ender-of-legends")
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("minotaur")
    assert game.rival.trash == ["minotaur"]

    game.you.force("adam-smasher-ender-of-legends", defeat=True)
    assert game.you.removed == ["adam-smasher-ender-of-legends"]
    assert game.you.trash == []


@rule("R-032", "4.2.1", "FAQ G13")
def test_meredith_stands_against_a_legend_on_the_field() -> None:
    """V: Streetkid (6) is a Unit and a Legend at once: Meredith blocks with 5 and 2 more, and V leaves the
    game.
    """
    game = setup(
        you=Side(field=[card("v-streetkid", solo=True)]),
        rival=Side(field=[card("psycho-squad", spent=True), "meredith-stout-stone-cold-corpo"]),
    )

    game.you.attack("v-streetkid", "psycho-squad")
    game.rival.block_with("meredith-stout-stone-cold-corpo")
    game.rival.pass_()

    assert game.rival.field == ["psycho-squad", "meredith-stout-stone-cold-corpo"]
    assert game.you.removed == ["v-streetkid"]
    assert game.you.trash == []


@pytest.mark.parametrize(("bonus", "jackie_stays"), [(0, True), (1, False)])
@rule("R-033", "4.2.1", "FAQ Synapse Burnout")
def test_a_legend_on_the_field_counts_as_face_up(bonus: int, jackie_stays: bool) -> None:
    """With two face-up Legends beside him Jackie (8) fights with 11: more than 10, and a tie against 11."""
    game = setup(
        you=Side(
            legends=[
                card("judy-alvarez-braindance-maestro", spent=True),
                card("dexter-deshawn-off-the-grid", spent=True),
            ],
            field=[card("jackie-welles-mamas-favorite", solo=True)],
            hand=["synapse-burnout"],
            eddies=1,
        ),
        rival=Side(field=[card("animals-wrecker", spent=True, bonus=bonus)]),
    )
    game.you.play("synapse-burnout", on="jackie-welles-mamas-favorite")

    game.you.attack("jackie-welles-mamas-favorite", "animals-wrecker")
    game.rival.pass_()

    assert game.rival.trash == ["animals-wrecker"]
    assert (game.you.field == ["jackie-welles-mamas-favorite"]) == jackie_stays


@rule("R-034", "6.7.1.1", "FAQ Rogue Amendiares: Preem Solo")
def test_rogue_hears_her_own_steal_of_an_even_gig() -> None:
    """By GO SOLO she takes a d8 showing 4: her player draws 1, and the Rival discards nothing."""
    game = setup(
        you=Side(legends=["rogue-amendiares-preem-solo", SPENT, SPENT], eddies=7),
        rival=Side(hand=["floor-it"], gigs={"d8": 4}),
    )

    game.you.go_solo("rogue-amendiares-preem-solo")
    game.you.attack("rogue-amendiares-preem-solo", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d8": 4}
    assert game.you.hand_size == 1
    assert game.rival.hand == ["floor-it"]


@rule("R-034", "FAQ Rogue Amendiares: Preem Solo")
def test_rogue_hears_her_own_steal_of_an_odd_gig() -> None:
    """Had the d8 shown 5, the Rival would discard 1 and nobody draw."""
    game = setup(
        you=Side(legends=["rogue-amendiares-preem-solo", SPENT, SPENT], eddies=7),
        rival=Side(hand=["floor-it"], gigs={"d8": 5}),
    )

    game.you.go_solo("rogue-amendiares-preem-solo")
    game.you.attack("rogue-amendiares-preem-solo", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d8": 5}
    assert game.you.hand_size == 0
    assert game.rival.trash == ["floor-it"]


@rule("R-035", "FAQ Rogue Amendiares: Preem Solo")
def test_rogue_hears_the_steal_of_another_legend_from_the_legends_area() -> None:
    """V: Corporate Exile takes a d6 showing 3: the Rival discards 1."""
    game = setup(
        you=Side(
            legends=["rogue-amendiares-preem-solo"],
            field=[card("v-corporate-exile", solo=True)],
        ),
        rival=Side(hand=["floor-it"], gigs={"d6": 3}),
    )

    game.you.attack("v-corporate-exile", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 3}
    assert game.rival.trash == ["floor-it"]
    assert game.you.hand_size == 0


@rule("R-035", "FAQ Rogue Amendiares: Preem Solo")
def test_rogue_does_not_hear_the_steal_of_a_plain_unit() -> None:
    """The near miss: Psycho Squad is no Legend."""
    game = setup(
        you=Side(legends=["rogue-amendiares-preem-solo"], field=["psycho-squad"]),
        rival=Side(hand=["floor-it"], gigs={"d6": 3}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"rival:d6": 3}
    assert game.rival.hand == ["floor-it"]


@pytest.mark.parametrize(
    ("chosen", "other"),
    [
        ("goro-takemura-hands-unclean", "saburo-arasaka-stubborn-patriarch"),
        ("saburo-arasaka-stubborn-patriarch", "goro-takemura-hands-unclean"),
    ],
)
@rule("R-036", "RD-21", "4.2.1")
def test_a_face_up_legend_may_be_on_the_field_or_in_its_area(chosen: str, other: str) -> None:
    """MaxTac Squadron readies one of them at the end of the turn; a face-down one is no choice."""
    game = setup(
        you=Side(
            legends=[card("saburo-arasaka-stubborn-patriarch", spent=True), SPENT],
            field=[
                card("maxtac-squadron", spent=True),
                card("goro-takemura-hands-unclean", solo=True, spent=True),
            ],
        ),
        rival=Side(fixer=["d4"]),
    )

    game.you.end_turn()
    assert game.options() == ["goro-takemura-hands-unclean", "saburo-arasaka-stubborn-patriarch"]

    game.you.choose(chosen)
    assert not game.you.is_spent(chosen)
    assert game.you.is_spent(other)
