"""Gear: hosts, power, text, and where it goes with its host (CR 4.10 to 4.12, 11.6)."""

import pytest

from preem.tcg.effects.words import (
    BLUE,
    FRIENDLY_UNIT,
    RIVAL_UNIT,
    Count,
    Draw,
    ReturnToHand,
    narrowed,
    one,
    program,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

HOMEWARD = program(
    "Homeward",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(ReturnToHand(one(RIVAL_UNIT)),),
)
COUNT_ARASAKA = program(
    "Count Arasaka",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 002",
    effects=(Draw(Count(narrowed(FRIENDLY_UNIT, tag="ARASAKA"))),),
)

V = "v-corporate-exile"
SABURO = "saburo-arasaka-stubborn-patriarch"
SPENT = card("?", spent=True)


# --- hosts -------------------------------------------------------------------------------------------------


@rule("4.10", "4.10.2", "11.4.1.1", "R-047", "T-65")
def test_gear_needs_a_friendly_unit_or_face_up_legend() -> None:
    """Three face-down Legends and a rival Unit are no hosts; a Unit or a face-up Legend is."""
    game = setup(you=Side(hand=["mantis-blades"], eddies=1), rival=Side(field=["psycho-squad"]))
    assert not game.you.may("play", "mantis-blades")
    assert "CR 4.10" in game.you.why_not("play", "mantis-blades")
    with pytest.raises(IllegalAction):
        game.you.play("mantis-blades", on="psycho-squad")

    game = setup(you=Side(hand=["mantis-blades"], eddies=1, field=["emergency-atlus"]))
    assert game.you.may("play", "mantis-blades")
    game = setup(you=Side(hand=["mantis-blades"], eddies=1, legends=[V]))
    assert game.you.may("play", "mantis-blades")


@rule("11.8.4", "11.8.4.1", "R-047", "R-153", "T-65")
def test_without_a_host_gear_is_not_played_for_free_either() -> None:
    """The Heist finds Mantis Blades, at the cost of a Gig's value: without a host they go to the hand."""
    game = setup(
        you=Side(
            hand=["the-heist"],
            eddies=2,
            gigs={"d4": 1},
            deck=["mantis-blades", "floor-it", "minotaur", "psycho-squad"],
        ),
    )
    game.you.play("the-heist")
    assert game.decision is not None and game.decision.kind == "main"  # nobody was asked
    assert game.you.hand == ["mantis-blades"]


@rule("4.10", "4.10.1", "ERR Kiroshi Optics", "R-046")
def test_the_hosts_offered_are_ones_own_units_and_face_up_legends() -> None:
    """Not the face-down Legend, and not the Rival's cards."""
    game = setup(
        you=Side(hand=["kiroshi-optics"], eddies=1, legends=["?", V], field=["psycho-squad"]),
        rival=Side(legends=["padre-man-of-the-cross"], field=["minotaur"]),
    )
    game.you.play("kiroshi-optics")
    assert sorted(game.options()) == ["psycho-squad", V]

    game.you.choose(V)
    assert game.you.gear(V) == ["kiroshi-optics"]
    assert game.you.gear("psycho-squad") == []


@rule("4.10.3", "3.17.3.1", "4.12", "R-048")
def test_there_is_no_limit_to_the_gear_on_a_card() -> None:
    """Emergency Atlus, 4, with three Gear of 2 has 10; when it falls all three go to the trash."""
    gear = ["mantis-blades", "satori-sword-of-saburo", "sandevistan"]
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(field=[card("emergency-atlus", spent=True, gear=gear)]),
    )
    assert game.rival.power("emergency-atlus") == 10
    assert sorted(game.rival.gear("emergency-atlus")) == sorted(gear)

    game.you.play("wild-in-the-streets")
    assert sorted(game.rival.trash) == sorted([*gear, "emergency-atlus"])


# --- power, text, tags -------------------------------------------------------------------------------------


@rule("3.17.2", "3.17.3.1", "3.17.4", "11.6.5", "T-66")
def test_power_is_printed_power_and_gear_and_all_changes() -> None:
    """Psycho Squad's 6, 3 from Gorilla Arms and +2 this turn are 11, and 9 when the turn has ended."""
    game = setup(
        you=Side(field=[card("psycho-squad", bonus=2, gear=["gorilla-arms"])]),
        rival=Side(fixer=[], field=["psycho-squad"]),
    )
    assert game.you.power("psycho-squad") == 11
    assert game.rival.power("psycho-squad") == 6

    game.you.end_turn()
    assert game.you.power("psycho-squad") == 9


@rule("3.17.3.2", "3.17.3.3", "R-051", "T-66")
def test_a_gears_own_power_is_its_printed_number() -> None:
    """Detonate asks for a Gear of power 2 or less: what its host gains or loses doesn't matter."""
    game = setup(
        you=Side(hand=["detonate"], eddies=1),
        rival=Side(
            field=[
                card("psycho-squad", bonus=3, gear=["mantis-blades"]),
                card("emergency-atlus", bonus=-3, gear=["gorilla-arms"]),
                card("minotaur", gear=["satori-sword-of-saburo"]),
            ],
        ),
    )
    game.you.play("detonate")
    assert game.options() == ["psycho-squad/mantis-blades", "minotaur/satori-sword-of-saburo"]

    game.you.choose("psycho-squad/mantis-blades")
    assert game.rival.trash == ["mantis-blades"]
    assert game.rival.power("psycho-squad") == 9


@rule("4.11.3", "3.18.3", "11.6.4")
def test_the_lower_box_is_read_as_the_hosts_text() -> None:
    """The host of a Mandibular Upgrade has BLOCKER, and loses it with the Gear."""
    game = setup(
        you=Side(hand=["detonate"], eddies=1, field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", gear=["mandibular-upgrade"])], gigs={"d6": 1}),
    )
    assert game.rival.keywords("psycho-squad") == ["BLOCKER"]
    game.you.play("detonate")
    assert game.rival.keywords("psycho-squad") == []


@rule("4.11.3.2", "3.13.1.1", "T-70")
def test_tags_are_not_inherited() -> None:
    """Satori is ARASAKA, its host Psycho Squad is not: Saburo gives it nothing, no effect counts it."""
    game = setup(
        you=Side(
            legends=[SABURO],
            field=[card("psycho-squad", gear=["satori-sword-of-saburo"]), "minotaur"],
        ),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.you.power("psycho-squad") == 8
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 1}

    game = setup(
        cards=(COUNT_ARASAKA,),
        you=Side(
            hand=["count-arasaka"],
            eddies=1,
            field=[card("psycho-squad", gear=["satori-sword-of-saburo"]), "minotaur"],
        ),
    )
    game.you.play("count-arasaka")
    assert game.you.hand_size == 1


@rule("4.10.2", "11.6.2", "FAQ Royce: Psycho on the Edge", "R-052")
def test_gear_works_on_a_legend_in_the_legends_area() -> None:
    """Royce with Mantis Blades has 6 + 2 + 2 in his own turn; Detonate takes the Gear and leaves him."""
    royce = "royce-psycho-on-the-edge"
    game = setup(
        you=Side(legends=[card(royce, gear=["mantis-blades"])], fixer=[]),
        rival=Side(hand=["detonate"], eddies=1, fixer=[]),
    )
    assert game.you.power(royce) == 10

    game.you.end_turn()
    assert game.you.power(royce) == 8
    game.rival.play("detonate")
    assert game.you.trash == ["mantis-blades"]
    assert game.you.gear(royce) == []
    assert game.you.legends == [royce, "?", "?"]


# --- with its host -----------------------------------------------------------------------------------------


@rule("4.12", "4.12.1", "R-049", "T-67")
def test_gear_goes_to_the_hand_with_its_host_and_comes_off() -> None:
    """Modded Kusanagi returns at the end of the turn: two cards in hand, nothing in the trash."""
    game = setup(
        you=Side(field=[card("modded-kusanagi", gear=["mantis-blades"])], fixer=[]),
        rival=Side(fixer=[]),
    )
    game.you.end_turn()
    assert sorted(game.you.hand) == ["mantis-blades", "modded-kusanagi"]
    assert game.you.field == game.you.trash == []
    assert sorted(game.view("rival").you.hand) == ["mantis-blades", "modded-kusanagi"]  # both saw them go

    game = setup(
        cards=(HOMEWARD,),
        you=Side(hand=["homeward"], eddies=1),
        rival=Side(field=[card("psycho-squad", gear=["mantis-blades"])], eddies=5, fixer=[]),
    )
    game.you.play("homeward")
    assert sorted(game.rival.hand) == ["mantis-blades", "psycho-squad"]
    game.you.end_turn()
    game.rival.play("psycho-squad")
    assert game.rival.gear("psycho-squad") == []
    assert game.rival.power("psycho-squad") == 6


@rule("4.12", "11.6.1.2", "T-68")
@pytest.mark.parametrize("verb", ["to_field", "go_solo"])
def test_gear_stays_on_a_legend_that_goes_to_the_field(verb: str) -> None:
    """V comes with Mantis Blades, by either way of playing: 8 + 2."""
    game = setup(you=Side(legends=[card(V, gear=["mantis-blades"])], eddies=5))
    getattr(game.you, verb)(V)
    assert game.you.field == [V]
    assert game.you.gear(V) == ["mantis-blades"]
    assert game.you.power(V) == 10


@rule("4.12.3", "11.12.1", "11.12.1.3", "R-050", "T-69")
def test_a_unit_and_its_gear_go_under_the_deck_in_random_order() -> None:
    """Les Élémens bottom-decks all three together; over some games each of them lies deepest."""
    group = ["mantis-blades", "psycho-squad", "satori-sword-of-saburo"]
    deepest = set()
    for seed in range(1, 21):
        game = setup(
            seed=seed,
            you=Side(hand=["les-elemens"], eddies=5),
            rival=Side(
                field=[card("psycho-squad", gear=["mantis-blades", "satori-sword-of-saburo"])],
                deck=["minotaur", "floor-it"],
            ),
        )
        game.you.play("les-elemens")
        assert game.rival.field == game.rival.trash == []
        assert sorted(game.rival.deck[:2]) == ["floor-it", "minotaur"]
        assert sorted(game.rival.deck[2:]) == group
        deepest.add(game.rival.deck[-1])
    assert deepest == set(group)


@rule("4.12", "4.12.1", "9.19.1.1")
def test_gear_goes_to_the_trash_with_a_defeated_host() -> None:
    """Both lie there as cards of their own."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["mantis-blades"])]),
    )
    game.you.attack("minotaur", "psycho-squad")
    game.rival.pass_()
    assert sorted(game.rival.trash) == ["mantis-blades", "psycho-squad"]


@rule("11.6.6", "FAQ Panam Palmer: Nomad Cavalry", "R-053")
def test_moving_gear_equips_it_anew_without_play_or_payment() -> None:
    """Panam moves Sandevistan to a ready unequipped Unit for the 2 €$ of her effect, and no more."""
    panam = "panam-palmer-nomad-cavalry"
    game = setup(
        you=Side(
            legends=[card(panam, gear=["sandevistan"])],
            eddies=3,
            field=["emergency-atlus", card("psycho-squad", gear=["mantis-blades"])],
        ),
    )
    game.you.activate(panam)
    assert game.you.gear(panam) == []
    assert game.you.gear("emergency-atlus") == ["sandevistan"]  # the only unequipped Unit
    assert game.you.power("emergency-atlus") == 6
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 2)
    assert game.you.is_spent(panam)


@rule("11.6.2", "11.6.3", "FAQ Panam Palmer: Nomad Cavalry", "R-139")
@pytest.mark.parametrize("equipped", [5, 4])
def test_equipped_units_and_legends_count_together(equipped: int) -> None:
    """At the end of the turn Panam readies five equipped cards, Units and Legends in any mix; not four."""
    panam = "panam-palmer-nomad-cavalry"
    legends = [panam, V]
    units = ["psycho-squad", "minotaur", "emergency-atlus"]
    game = setup(
        you=Side(
            legends=[card(slug, spent=True, gear=["mantis-blades"]) for slug in legends],
            field=[card(slug, spent=True, gear=["mantis-blades"]) for slug in units[: equipped - 2]],
        ),
    )
    game.you.end_turn()
    for slug in [*legends, *units[: equipped - 2]]:
        assert game.you.is_spent(slug) is (equipped == 4)
