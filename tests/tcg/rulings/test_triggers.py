"""Triggers: what is pending, in which order it resolves, what it reads (rulings.md, "Triggers and order")."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-097", "10.13", "2.9", "T-124")
def test_the_turn_players_effects_resolve_before_the_rivals() -> None:
    """Three Units fall at once: your own Screw first, then the Rival's two in the Rival's order."""
    game = setup(
        you=Side(
            field=["screw-lovelorn-fool"],
            hand=["adam-smasher-metal-over-meat"],
            eddies=9,
            trash=["minotaur", "psycho-squad"],
        ),
        rival=Side(field=["caliber-totentanzs-top-dog", "screw-lovelorn-fool"]),
    )

    game.you.play("adam-smasher-metal-over-meat")
    assert game.you.field == ["adam-smasher-metal-over-meat"]
    assert game.rival.field == []
    assert game.decision is not None and game.decision.player == "you"
    assert sorted(game.options()) == ["minotaur", "psycho-squad"]
    game.you.choose("minotaur")

    assert game.decision.player == "rival"
    assert sorted(game.options()) == ["caliber-totentanzs-top-dog", "screw-lovelorn-fool"]
    game.rival.order("caliber-totentanzs-top-dog", "screw-lovelorn-fool")

    assert game.you.hand == []  # Caliber's discard took the Minotaur
    assert game.rival.hand == ["caliber-totentanzs-top-dog"]
    assert game.decision.kind == "main"


@rule("R-097", "10.12")
def test_the_rival_orders_his_own_triggers() -> None:
    """With Screw first, Caliber resolves from wherever he is now."""
    game = setup(
        you=Side(hand=["adam-smasher-metal-over-meat", "floor-it"], eddies=9),
        rival=Side(field=["caliber-totentanzs-top-dog", "screw-lovelorn-fool"]),
    )

    game.you.play("adam-smasher-metal-over-meat")
    game.rival.order("screw-lovelorn-fool")

    assert game.rival.hand == ["caliber-totentanzs-top-dog"]
    assert game.you.trash == ["floor-it"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-098", "11.15.3.2", "FAQ Zetatech Faceplate")
def test_what_spending_sets_off_waits_for_the_effect_it_paid_for() -> None:
    """Kerry draws two first, then his Faceplate adjusts."""
    game = setup(
        you=Side(
            field=[card("kerry-eurodyne-the-last-rockerboy", gear=["zetatech-faceplate"])],
            gigs={"d4": 2, "d8": 8},
        ),
    )

    game.you.activate("kerry-eurodyne-the-last-rockerboy")
    assert game.you.hand_size == 2
    assert game.options() == ["d4", "d8"]
    game.you.choose("d4")
    assert game.options() == ["-1", "0", "1"]
    game.you.choose(1)

    assert game.you.gigs == {"d4": 3, "d8": 8}
    assert game.you.hand_size == 2  # two different values, not three
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-099", "10.15.1", "FAQ MaxTac Squadron", "T-127")
@pytest.mark.parametrize(
    ("first", "legend_is_spent"),
    [("maxtac-squadron/sandevistan", True), ("maxtac-squadron", False)],
)
def test_a_condition_is_read_again_when_the_effect_resolves(first: str, legend_is_spent: bool) -> None:
    """Readied by Sandevistan first, the Squadron readies no Legend; in the other order both are readied."""
    game = setup(
        you=Side(
            legends=[card("v-corporate-exile", spent=True)],
            field=[card("maxtac-squadron", spent=True, gear=["sandevistan"])],
        ),
        rival=Side(fixer=[]),
    )

    game.you.end_turn()
    assert sorted(game.options()) == ["maxtac-squadron", "maxtac-squadron/sandevistan"]
    game.you.order(first)

    assert not game.you.is_spent("maxtac-squadron")
    assert game.you.is_spent("v-corporate-exile") == legend_is_spent
    assert game.active == "rival"


@rule("R-100", "10.22.3", "FAQ Delamain Cab")
@pytest.mark.parametrize(("how", "readied"), [("stays", 1), ("defeated", 0), ("returned", 0)])
def test_delamain_cab_must_be_on_the_field_when_the_turn_ends(how: str, readied: int) -> None:
    """The Eddie readies only by a Cab that stole and is still there."""
    game = setup(
        you=Side(field=["delamain-cab"], spent_eddies=2),
        rival=Side(gigs={"d6": 2}, fixer=[]),
    )
    game.you.attack("delamain-cab", "gigs")
    game.rival.pass_()
    if how == "defeated":
        game.you.force("delamain-cab", defeat=True)
    elif how == "returned":
        game.you.force("delamain-cab", to="hand")

    game.you.end_turn()

    assert game.you.eddies_ready == readied


@rule("R-100", "10.3")
def test_delamain_cab_readies_no_eddie_without_a_steal() -> None:
    """It has to have stolen this turn."""
    game = setup(you=Side(field=["delamain-cab"], spent_eddies=2), rival=Side(fixer=[]))

    game.you.end_turn()

    assert game.you.eddies_ready == 0


@rule("R-101", "8.16.1", "FAQ Dying Night", "T-126")
def test_what_dying_night_puts_off_to_the_turns_end_needs_its_unit_no_more() -> None:
    """V falls in the fight; two Eddies ready at the end of the turn all the same."""
    game = setup(
        you=Side(field=[card("v-roamer-of-the-badlands", gear=["dying-night-vs-pistol"])], spent_eddies=3),
        rival=Side(field=[card("minotaur", spent=True)], gigs={"d4": 1}, fixer=[]),
    )

    game.you.attack("v-roamer-of-the-badlands", "minotaur")
    game.rival.pass_()
    assert sorted(game.you.trash) == ["dying-night-vs-pistol", "v-roamer-of-the-badlands"]
    game.you.end_turn()

    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)


@rule("R-101", "FAQ Dying Night")
def test_dying_night_readies_no_eddies_for_a_unit_of_another_name() -> None:
    """Only a Unit named V is paid."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["dying-night-vs-pistol"])], spent_eddies=3),
        rival=Side(gigs={"d4": 1}, fixer=[]),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.end_turn()

    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 3)


@rule("R-102", "FAQ Yorinobu Arasaka: Steel Dragon", "T-128")
def test_the_first_defeat_of_the_turn_counts_from_before_the_dragon_came() -> None:
    """An ARASAKA Unit fell before Steel Dragon entered: the next one is the second, and draws nothing."""
    game = setup(
        you=Side(
            field=["field-operator", "augmented-negotiators"],
            hand=["yorinobu-arasaka-steel-dragon"],
            eddies=7,
        ),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.attack("field-operator", "psycho-squad")
    game.rival.pass_()
    assert game.you.trash == ["field-operator"]
    game.you.play("yorinobu-arasaka-steel-dragon")
    game.you.choose(None)

    game.you.attack("augmented-negotiators", "psycho-squad")
    game.rival.pass_()

    assert sorted(game.you.trash) == ["augmented-negotiators", "field-operator"]
    assert game.you.hand_size == 0


@rule("R-102", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_draws_for_the_first_arasaka_unit_defeated() -> None:
    """A Unit without the tag that fell before doesn't count."""
    game = setup(
        you=Side(
            field=["ruthless-lowlife", "augmented-negotiators"],
            hand=["yorinobu-arasaka-steel-dragon"],
            eddies=7,
        ),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.attack("ruthless-lowlife", "psycho-squad")
    game.rival.pass_()
    game.you.play("yorinobu-arasaka-steel-dragon")
    game.you.choose(None)

    game.you.attack("augmented-negotiators", "psycho-squad")
    game.rival.pass_()

    assert game.you.hand_size == 1


@rule("R-103", "10.3.3")
def test_embracing_destruction_draws_and_below_20_street_cred_discards() -> None:
    """Only the first ARASAKA attack of the turn counts; at 19 the card drawn may be the one to go."""
    game = setup(
        you=Side(
            legends=["yorinobu-arasaka-embracing-destruction"],
            field=["field-operator", "augmented-negotiators"],
            hand=["floor-it"],
            deck=["mantis-blades", "detonate", "minotaur"],
            gigs={"d20": 19},
        ),
        rival=Side(gigs={"d4": 1, "d6": 1}),
    )

    game.you.attack("field-operator", "gigs")
    assert sorted(game.options()) == ["floor-it", "mantis-blades"]
    game.you.choose("floor-it")
    assert game.decision is not None and game.decision.kind == "react"
    game.rival.pass_()
    game.you.choose("rival:d4")
    assert game.you.hand == ["mantis-blades"]
    assert game.you.trash == ["floor-it"]

    game.you.attack("augmented-negotiators", "gigs")
    assert game.decision.kind == "react"
    assert game.you.hand == ["mantis-blades"]
    game.rival.pass_()


@rule("R-103", "10.3.3")
def test_embracing_destruction_discards_nothing_at_20_street_cred() -> None:
    """20 is not less than 20."""
    game = setup(
        you=Side(
            legends=["yorinobu-arasaka-embracing-destruction"],
            field=["field-operator"],
            hand=["floor-it"],
            deck=["mantis-blades", "detonate"],
            gigs={"d20": 20},
        ),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("field-operator", "gigs")
    assert game.decision is not None and game.decision.kind == "react"
    game.rival.pass_()

    assert sorted(game.you.hand) == ["floor-it", "mantis-blades"]
    assert game.you.trash == []


@rule("R-104", "10.12", "10.20.4", "FAQ G20", "T-81")
@pytest.mark.parametrize("play_first", [True, False])
def test_play_and_what_the_payment_set_off_are_ordered_by_their_player(play_first: bool) -> None:
    """Once the Unit has entered, its PLAY and the Netdriver of the Legend that paid are pending together."""
    game = setup(
        you=Side(
            legends=[card("wakako-okada-peace-and-harmony", gear=["netwatch-netdriver"])],
            hand=["tygers-whisper"],
            eddies=1,
        ),
    )

    game.you.play("tygers-whisper", pay=["eddie", "wakako-okada-peace-and-harmony"])
    assert game.you.field == ["tygers-whisper"]
    assert game.you.hand_size == 0
    assert sorted(game.options()) == ["tygers-whisper", "wakako-okada-peace-and-harmony/netwatch-netdriver"]

    if play_first:
        game.you.order("tygers-whisper")
        assert game.you.hand_size == 0
    else:
        game.you.order("wakako-okada-peace-and-harmony/netwatch-netdriver")
        assert game.you.hand_size == 1
    game.you.choose(None)  # the free Call

    assert game.you.hand_size == 1
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-105")
def test_rita_wheeler_pays_only_for_the_first_time_she_is_spent() -> None:
    """Spent to block, readied, and spent to block again in one turn: one draw and one discard."""
    game = setup(
        active="rival",
        you=Side(
            field=["rita-wheeler-no-stupid-questions"],
            hand=["floor-it"],
            deck=["detonate", "minotaur"],
            gigs={"d6": 3},
        ),
        rival=Side(field=["field-operator", "mox-inciters"]),
    )
    game.rival.attack("field-operator", "gigs")
    game.you.block_with("rita-wheeler-no-stupid-questions")
    assert sorted(game.options()) == ["detonate", "floor-it"]
    game.you.choose("floor-it")
    game.you.pass_()
    assert game.you.hand == ["detonate"]
    assert game.you.trash == ["floor-it"]

    game.you.force("rita-wheeler-no-stupid-questions", ready=True)
    game.rival.attack("mox-inciters", "gigs")
    game.you.block_with("rita-wheeler-no-stupid-questions")
    assert game.decision is not None and game.decision.kind == "react"
    game.you.pass_()

    assert game.you.hand == ["detonate"]
    assert game.you.trash == ["floor-it"]
    assert sorted(game.rival.trash) == ["field-operator", "mox-inciters"]


@rule("R-106", "FAQ Meredith Stout")
def test_meredith_stout_hears_of_a_swap_once() -> None:
    """One die goes and another comes in the same moment: one card from the trash, not two."""
    game = setup(
        you=Side(hand=["maxtac-av"], eddies=5, gigs={"d4": 4}),
        rival=Side(field=["meredith-stout-stone-cold-corpo"], trash=["floor-it", "detonate"], gigs={"d20": 17}),
    )

    game.you.play("maxtac-av")
    game.you.choose("d4")
    assert sorted(game.options()) == ["detonate", "floor-it", "none"]
    game.rival.choose("floor-it")

    assert game.rival.hand == ["floor-it"]
    assert game.rival.trash == ["detonate"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-106", "FAQ Meredith Stout")
def test_meredith_stout_hears_of_adjustments_at_different_moments_one_by_one() -> None:
    """Two Programs, each adjusting one of the Rival's Gigs, are two batches; one of your own Gigs is none."""
    game = setup(
        you=Side(hand=["trust-no-one", "trust-no-one", "trust-no-one"], eddies=3, gigs={"d4": 4}),
        rival=Side(
            field=["meredith-stout-stone-cold-corpo"],
            trash=["floor-it", "detonate"],
            gigs={"d20": 17, "d8": 5},
        ),
    )

    game.you.play("trust-no-one", on="rival:d20")
    game.you.choose(3)
    game.rival.choose("floor-it")
    game.you.play("trust-no-one", on="rival:d8")
    game.you.choose(1)
    game.rival.choose("detonate")
    assert game.rival.hand == ["floor-it", "detonate"]

    game.rival.force("floor-it", to="trash")
    game.you.play("trust-no-one", on="d4")
    game.you.choose(1)
    assert game.decision is not None and game.decision.kind == "main"
