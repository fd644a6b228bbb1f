"""Legends that leave the field or the Legends area with their Gear (CR 4.4, 4.12, 11.25.1)."""

import pytest

from preem.tcg.effects.words import (
    RED,
    RIVAL_UNIT,
    BottomDeck,
    Declaration,
    Defeat,
    ReturnToHand,
    one,
    program,
)
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

BLOW = program(
    "Heavy Blow",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(Defeat(one(RIVAL_UNIT)),),
)
DROP = program(
    "Long Drop",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 002",
    effects=(BottomDeck(one(RIVAL_UNIT)),),
)
RECALL = program(
    "Call Home",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 003",
    effects=(ReturnToHand(one(RIVAL_UNIT)),),
)


@pytest.mark.parametrize("solo", [True, False], ids=["go-solo", "plain"])
@pytest.mark.parametrize("way", [BLOW, DROP, RECALL], ids=["defeated", "bottom-decked", "returned"])
@rule("4.4.1", "4.12.2", "11.25.1", "FAQ Royce: Psycho on the Edge")
def test_a_legend_that_leaves_the_field_is_removed_and_its_gear_stays_where_it_was_sent(way: Declaration, solo: bool) -> None:
    """However it came to the field: neither trash nor deck nor hand is an area for a Legend, but they are
    for Gear.
    """
    game = setup(
        cards=(way,),
        you=Side(hand=[way.slug], eddies=1),
        rival=Side(field=[card("v-streetkid", solo=solo, gear=["mantis-blades", "satori-sword-of-saburo"])], deck=2),
    )

    game.you.play(way.slug)

    gear = ["mantis-blades", "satori-sword-of-saburo"]
    assert game.rival.field == []
    assert game.rival.removed == ["v-streetkid"]
    assert sorted(game.rival.trash) == (gear if way is BLOW else [])
    assert sorted(game.rival.deck[2:]) == (gear if way is DROP else [])
    assert sorted(game.rival.hand) == (gear if way is RECALL else [])


@rule("4.4.2", "11.19.2", "FAQ Sasha Yakovleva")
def test_a_removed_legends_defeated_effect_resolves() -> None:
    """Sasha reached the trash before she was removed: the Rival of hers discards a card."""
    game = setup(
        cards=(BLOW,),
        you=Side(hand=[BLOW.slug, "floor-it"], eddies=1),
        rival=Side(field=[card("sasha-yakovleva-wont-let-you-down", solo=True)]),
    )

    game.you.play(BLOW.slug)

    assert game.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert game.you.hand == []
    assert sorted(game.you.trash) == ["floor-it", BLOW.slug]


@rule("11.19.1", "FAQ Sasha Yakovleva")
def test_a_bottom_decked_legend_is_not_defeated() -> None:
    """Removed from the game by way of the deck, Sasha costs nobody a card."""
    game = setup(
        cards=(DROP,),
        you=Side(hand=[DROP.slug, "floor-it"], eddies=1),
        rival=Side(field=[card("sasha-yakovleva-wont-let-you-down", solo=True)]),
    )

    game.you.play(DROP.slug)

    assert game.rival.removed == ["sasha-yakovleva-wont-let-you-down"]
    assert game.you.hand == ["floor-it"]


@rule("4.2.1", "4.4.2", "FAQ River Ward")
def test_river_ward_hears_an_equipped_legend_fall_on_the_field() -> None:
    """It is a friendly equipped Unit that is defeated, though it ends removed from the game; bottom-decked
    it is not.
    """
    for way, asked in ((BLOW, True), (DROP, False)):
        game = setup(
            cards=(way,),
            you=Side(hand=[way.slug], eddies=1),
            rival=Side(
                legends=["river-ward-detective-on-the-hunt"],
                field=[card("v-streetkid", solo=True, gear=["mantis-blades"])],
                deck=["floor-it", "detonate"],
            ),
        )

        game.you.play(way.slug)

        assert game.decision is not None and (game.decision.player == "rival") == asked
        assert game.rival.removed == ["v-streetkid"]


@rule("4.2.1", "10.4.1", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_hears_an_arasaka_legend_fall_on_the_field() -> None:
    """Goro by GO SOLO is an ARASAKA Unit: the first one defeated in the turn draws a card."""
    game = setup(
        cards=(BLOW,),
        you=Side(hand=[BLOW.slug], eddies=1, field=["yorinobu-arasaka-steel-dragon"]),
        rival=Side(field=[card("goro-takemura-hands-unclean", solo=True)]),
    )

    game.you.play(BLOW.slug)

    assert game.rival.removed == ["goro-takemura-hands-unclean"]
    assert game.you.hand_size == 1


@rule("4.4.1", "10.3.3", "FAQ Unlikely Bond")
def test_unlikely_bond_may_give_up_a_legend() -> None:
    """It does go to the deck before it is removed, so the spent rival Unit is bottom-decked."""
    game = setup(
        you=Side(
            hand=["unlikely-bond"],
            eddies=4,
            field=[card("v-streetkid", solo=True, gear=["mantis-blades"])],
            deck=2,
        ),
        rival=Side(field=[card("psycho-squad", spent=True), "minotaur"], deck=2),
    )

    game.you.play("unlikely-bond")

    assert game.you.removed == ["v-streetkid"]
    assert game.you.deck[2:] == ["mantis-blades"]
    assert game.rival.field == ["minotaur"]
    assert game.rival.deck[2:] == ["psycho-squad"]


@rule("4.4.1", "5.13.2", "FAQ Live with the Aftermath")
def test_a_legend_given_to_the_aftermath_is_removed() -> None:
    """A Legend on the field is one of a player's Units, and the only one must be chosen; Legends in their
    area are none.
    """
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], eddies=3),
        rival=Side(legends=["royce-psycho-on-the-edge"], field=[card("v-streetkid")]),
    )

    game.you.play("live-with-the-aftermath")

    assert game.rival.removed == ["v-streetkid"]
    assert game.rival.legends[0] == "royce-psycho-on-the-edge"


@rule("4.12", "11.6.1.2", "11.25.1", "FAQ Royce: Psycho on the Edge")
def test_gear_goes_along_to_the_field_and_is_left_behind_at_the_end() -> None:
    """From the Legends area to the field the Gear stays on; when the Legend is defeated, the Gear lies in
    the trash.
    """
    game = setup(
        you=Side(legends=[card("v-streetkid", spent=True, gear=["mantis-blades"])], eddies=5),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.go_solo("v-streetkid")
    assert game.you.gear("v-streetkid") == ["mantis-blades"]
    assert game.you.power("v-streetkid") == 8
    game.you.attack("v-streetkid", "animals-wrecker")
    game.rival.pass_()

    assert game.you.removed == ["v-streetkid"]
    assert game.you.trash == ["mantis-blades"]


@rule("5.13.2", "FAQ Goro Takemura: Losing His Way", "Q30")
def test_a_removed_legend_no_longer_counts_as_a_friendly_legend() -> None:
    """With the only face-down Legend of three gone for good, the other two are all face-up."""
    game = setup(
        cards=(BLOW,),
        active="rival",
        you=Side(
            legends=["dexter-deshawn-off-the-grid", "padre-man-of-the-cross"],
            field=["goro-takemura-losing-his-way", card("v-streetkid", solo=True)],
            fixer=[],
        ),
        rival=Side(hand=[BLOW.slug], eddies=1, gigs={"d6": 3}, fixer=[]),
    )
    game.rival.play(BLOW.slug, on="v-streetkid")
    game.rival.end_turn()

    game.you.attack("goro-takemura-losing-his-way", "gigs")

    assert game.you.power("goro-takemura-losing-his-way") == 9


@rule("9.19.3", "11.25.1", "FAQ Muamar Reyes")
def test_a_solo_legend_that_cant_be_defeated_in_a_fight_stays_on_the_field() -> None:
    """It loses its fight, is not defeated, and so doesn't leave the field for the removal to meet it."""
    game = setup(
        you=Side(legends=["?muamar-reyes-el-capitan"], eddies=1, field=[card("v-streetkid", solo=True)]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )
    game.you.call(0)
    game.you.choose(0)

    game.you.attack("v-streetkid", "animals-wrecker")
    game.rival.pass_()

    assert game.you.field == ["v-streetkid"]
    assert game.you.removed == []
