"""The Green Programs, in the order of their names."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

V = "v-corporate-exile"
PADRE = "padre-man-of-the-cross"
SPENT = card("?", spent=True)  # a face-down Legend without money in it


# --- Corporate Surveillance -------------------------------------------------------------------------------


@rule("3.7", "R-174")
def test_corporate_surveillance_spends_a_rival_unit_of_cost_four_or_less() -> None:
    """Ready or spent, by its printed cost; not a dearer one and not a friendly one; without one nothing happens."""
    game = setup(
        you=Side(hand=["corporate-surveillance"], field=["corpo-security"], eddies=2),
        rival=Side(field=["psycho-squad", "rockn-rockerboy", card("emergency-atlus", spent=True)]),
    )
    game.you.play("corporate-surveillance")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("psycho-squad")
    assert game.rival.is_spent("psycho-squad")

    game = setup(
        you=Side(hand=["corporate-surveillance"], field=["corpo-security"], eddies=2),
        rival=Side(field=["rockn-rockerboy"]),
    )
    game.you.play("corporate-surveillance")
    assert not game.rival.is_spent("rockn-rockerboy")
    assert not game.you.is_spent("corpo-security")


# --- (Don't Fear) The Reaper ------------------------------------------------------------------------------


@rule("2.3", "10.31.2", "R-204")
def test_the_reaper_spends_all_rival_units_and_defeats_a_spent_unit() -> None:
    """Any spent Unit, one's own too; a ready friendly one is none. One is owed."""
    game = setup(
        you=Side(hand=["dont-fear-the-reaper"], field=["minotaur", card("delamain-cab", spent=True)], eddies=7),
        rival=Side(field=["psycho-squad", card(V, spent=True)]),
    )
    game.you.play("dont-fear-the-reaper")
    assert game.options() == ["delamain-cab", "psycho-squad", V]
    game.you.choose("psycho-squad")
    assert game.rival.field == [V]
    assert not game.you.is_spent("minotaur")

    game = setup(you=Side(hand=["dont-fear-the-reaper"], field=["minotaur"], eddies=7))
    game.you.play("dont-fear-the-reaper")
    assert game.you.field == ["minotaur"]


# --- Fool on the Hill -------------------------------------------------------------------------------------


@rule("11.14", "10.1.4", "R-182")
def test_fool_on_the_hill_lets_the_rival_choose_between_hand_and_trash() -> None:
    """Both see two cards; in the trash they are worth two others."""
    for choice, hand, trash in (
        ("hand", ["floor-it", "minotaur"], []),
        ("trash", ["detonate", "psycho-squad"], ["floor-it", "minotaur"]),
    ):
        game = setup(you=Side(hand=["fool-on-the-hill"], deck=["floor-it", "minotaur", "detonate", "psycho-squad"], eddies=2))
        game.you.play("fool-on-the-hill")
        assert game.decision is not None and game.decision.player == "rival"
        assert game.options() == ["hand", "trash"]
        assert game.view("rival").you.deck[:2] == ["floor-it", "minotaur"]
        game.rival.choose(choice)
        assert game.you.hand == hand
        assert game.you.trash == [*trash, "fool-on-the-hill"]


@rule("1.14", "10.3.3")
def test_fool_on_the_hill_draws_nothing_when_nothing_could_be_trashed() -> None:
    """An empty deck shows no card; none is trashed, so none is drawn and nobody loses."""
    game = setup(you=Side(hand=["fool-on-the-hill"], deck=[], eddies=2))
    game.you.play("fool-on-the-hill")
    if game.decision is not None and game.decision.player == "rival":
        game.rival.choose("trash")
    assert game.winner is None
    assert game.you.trash == ["fool-on-the-hill"]


# --- Memory Relapse ---------------------------------------------------------------------------------------


@rule("2.6", "8.6.2.1", "R-114", "R-174")
@pytest.mark.parametrize(("gigs", "drawn"), [({"d4": 2}, 1), ({"d4": 3}, 0), ({}, 0)])
def test_memory_relapse_spends_a_rival_unit_for_long_and_draws_for_even_street_cred(gigs: dict[str, int], drawn: int) -> None:
    """Any rival Unit, spent ones too; no Street Cred at all isn't even."""
    game = setup(
        you=Side(hand=["memory-relapse"], field=["minotaur"], eddies=4, gigs=gigs, fixer=[]),
        rival=Side(field=["psycho-squad", card("emergency-atlus", spent=True)], fixer=[]),
    )
    game.you.play("memory-relapse")
    assert game.options() == ["psycho-squad", "emergency-atlus"]
    game.you.choose("psycho-squad")
    assert game.you.hand_size == drawn
    game.you.end_turn()
    assert game.rival.is_spent("psycho-squad")
    assert not game.rival.is_spent("emergency-atlus")
    game.rival.end_turn()
    game.you.end_turn()
    assert not game.rival.is_spent("psycho-squad")


# --- Peace Offering ---------------------------------------------------------------------------------------


@rule("6.4.3", "6.5", "R-126")
def test_peace_offering_may_set_any_gig_to_the_value_of_any_other() -> None:
    """Of either player, the same player's other Gig as well; a friendly value-pair then draws a card."""
    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d4": 2, "d8": 7}), rival=Side(gigs={"d6": 4, "d20": 7}))
    game.you.play("peace-offering")
    assert game.options() == ["d4", "d8", "rival:d6", "rival:d20", "none"]
    game.you.choose("d8")
    assert game.options() == ["d4", "rival:d6", "rival:d20"]
    game.you.choose("d4")
    assert game.you.gigs == {"d4": 2, "d8": 2}
    assert game.you.hand_size == 1


@rule("2.1.1", "6.4.4", "R-124")
def test_peace_offering_may_be_declined_and_fails_for_a_value_the_die_lacks() -> None:
    """A value-pair of the Rival's draws nothing; a d4 shows no 7; with one Gig on the table nobody is asked."""
    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d4": 2}), rival=Side(gigs={"d8": 7, "d20": 7}))
    game.you.play("peace-offering")
    game.you.choose(None)
    assert game.you.hand_size == 0

    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d4": 2}), rival=Side(gigs={"d8": 7, "d20": 7}))
    game.you.play("peace-offering")
    game.you.choose("d4")
    game.you.choose("rival:d8")
    assert game.you.gigs == {"d4": 2}

    game = setup(you=Side(hand=["peace-offering"], eddies=1, gigs={"d4": 2}))
    game.you.play("peace-offering")
    assert game.decision is not None and game.decision.kind == "main"


# --- Synapse Burnout --------------------------------------------------------------------------------------


@rule("9.16.1", "RD-11", "R-033", "R-085")
def test_synapse_burnout_gives_power_for_face_up_legends_in_a_fight_alone() -> None:
    """A friendly Unit; those in the area and on the field count, face-down ones and the Rival's don't."""
    game = setup(
        you=Side(legends=[PADRE, SPENT], field=["emergency-atlus", V], hand=["synapse-burnout"], eddies=1),
        rival=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=[card("psycho-squad", spent=True)]),
    )
    game.you.play("synapse-burnout")
    assert game.options() == ["emergency-atlus", V]
    game.you.choose("emergency-atlus")
    assert game.you.power("emergency-atlus") == 4
    game.you.attack("emergency-atlus", "psycho-squad")
    assert game.you.power("emergency-atlus") == 4
    game.rival.pass_()
    assert game.you.field == [V]  # 4 and 2 against 6: both fall
    assert game.rival.field == []

    game = setup(you=Side(hand=["synapse-burnout"], eddies=1), rival=Side(field=["minotaur"]))
    game.you.play("synapse-burnout")
    assert game.you.trash == ["synapse-burnout"]


# --- Take Control -----------------------------------------------------------------------------------------


@rule("6.7.2.1", "Q48", "R-092")
@pytest.mark.parametrize(
    ("slug", "drawn"),
    [("delamain-rideshare-ai", 1), ("mt0d12-flathead", 1), ("emergency-atlus", 1), ("psycho-squad", 0)],
)
def test_take_control_lowers_a_steal_and_draws_for_ai_drone_and_vehicle(slug: str, drawn: int) -> None:
    """A rival Unit; with no AI, DRONE or VEHICLE nothing is drawn."""
    game = setup(
        active="rival",
        you=Side(hand=["take-control"], field=["minotaur"], eddies=2, gigs={"d4": 1}),
        rival=Side(field=[slug, "field-operator"]),
    )
    game.rival.attack(slug, "gigs")
    game.you.play("take-control")
    assert game.options() == [slug, "field-operator"]
    game.you.choose(slug)
    assert game.you.hand_size == drawn
    game.you.pass_()
    assert game.you.gigs == {"d4": 1}


@rule("10.7")
def test_take_control_draws_nothing_without_a_rival_unit() -> None:
    """There is no Unit that could be an AI; a friendly DRONE is none of its business."""
    game = setup(you=Side(hand=["take-control"], field=["minotaur"], eddies=2))
    game.you.play("take-control")
    assert game.you.hand_size == 0


# --- We Gotta Live Together -------------------------------------------------------------------------------


@rule("11.8.4", "2.8", "3.11.1.2")
def test_we_gotta_live_together_plays_up_to_two_cheap_units_of_the_trash() -> None:
    """Units of cost 3 or less of one's own trash: two, one or none; they enter ready, with Lag, and PLAY triggers."""
    trash = ["psycho-squad", "emergency-atlus", "delamain-rideshare-ai", "corpo-security", "floor-it", "mantis-blades"]
    for answer, field in (
        (("emergency-atlus", "delamain-rideshare-ai"), ["emergency-atlus", "delamain-rideshare-ai"]),
        (("corpo-security",), ["corpo-security"]),
        ((None,), []),
    ):
        game = setup(you=Side(hand=["we-gotta-live-together"], trash=trash, eddies=5), rival=Side(trash=["field-operator"]))
        game.you.play("we-gotta-live-together")
        assert game.options() == ["emergency-atlus", "delamain-rideshare-ai", "corpo-security", "none"]
        game.you.choose(*answer)
        assert game.you.field == field
        assert all(game.you.has_lag(slug) and not game.you.is_spent(slug) for slug in field)
        assert game.you.hand_size == (2 if "delamain-rideshare-ai" in field else 0)


@rule("11.8.1", "R-006")
@pytest.mark.parametrize(("rivals", "price"), [(3, 3), (2, 5)])
def test_we_gotta_live_together_costs_three_when_the_rival_has_two_gigs_more(rivals: int, price: int) -> None:
    """Against one friendly Gig, three are enough and two are not."""
    dice = {"d4": 1, "d6": 1, "d8": 1}
    game = setup(
        you=Side(hand=["we-gotta-live-together"], gigs={"d4": 1}),
        rival=Side(gigs=dict(list(dice.items())[:rivals])),
    )
    assert game.you.price("we-gotta-live-together") == price


# --- Wild in the Streets ----------------------------------------------------------------------------------


@rule("10.7", "R-203")
def test_wild_in_the_streets_does_nothing_without_a_spent_unit() -> None:
    """Ready Units and spent Legends in their area are none."""
    game = setup(
        you=Side(legends=[card(PADRE, spent=True)], hand=["wild-in-the-streets"], field=["minotaur"], eddies=5),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("wild-in-the-streets")
    assert game.you.field == ["minotaur"]
    assert game.rival.field == ["psycho-squad"]
