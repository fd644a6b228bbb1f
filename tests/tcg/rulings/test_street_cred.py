"""Street Cred, null, and numbers that are read once (rulings.md, "Street Cred, null and numbers")."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-127", "5.11.4", "5.11.4.1", "Q9", "FAQ Field Operator", "T-22")
@pytest.mark.parametrize(("gigs", "street_cred", "drawn"), [({}, None, 0), ({"d4": 2}, 2, 1), ({"d4": 3}, 3, 0)])
def test_null_street_cred_is_not_even(gigs: dict[str, int], street_cred: int | None, drawn: int) -> None:
    """Field Operator draws with 2, with 3 not, and with no Gig at all not either."""
    game = setup(you=Side(hand=["field-operator"], eddies=3, gigs=gigs))
    assert game.you.street_cred == street_cred

    game.you.play("field-operator")

    assert game.you.hand_size == drawn


@rule("R-128", "5.11.4.2", "T-23")
@pytest.mark.parametrize(("gigs", "stays_spent"), [({}, False), ({"d4": 1}, True), ({"d4": 2}, True)])
def test_null_street_cred_is_less_than_1_and_muramasa_readies(gigs: dict[str, int], stays_spent: bool) -> None:
    """Beside a Rival at 1, only the player without a Gig has less."""
    game = setup(
        you=Side(field=[card("modded-muramasa", spent=True)], gigs=gigs),
        rival=Side(gigs={"d4": 1}, fixer=[]),
    )

    game.you.end_turn()

    assert game.you.is_spent("modded-muramasa") == stays_spent


@rule("R-128", "5.11.4.2", "FAQ Towerfall")
def test_null_street_cred_is_less_than_1_and_towerfall_does_both() -> None:
    """No mode is asked for: all rival Units lose 5, then those at 0 go under the deck."""
    game = setup(
        you=Side(hand=["towerfall"], eddies=6),
        rival=Side(field=["psycho-squad", "emergency-atlus"], gigs={"d4": 1}),
    )

    game.you.play("towerfall")

    assert game.rival.field == ["psycho-squad"]
    assert game.rival.power("psycho-squad") == 1
    assert game.rival.deck[-1] == "emergency-atlus"
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-128", "5.11.4.2", "FAQ MT0D12 Flathead")
@pytest.mark.parametrize(("gigs", "blockable"), [({}, False), ({"d4": 1}, True)])
def test_null_street_cred_is_less_than_1_and_flathead_cannot_be_blocked(gigs: dict[str, int], blockable: bool) -> None:
    """With a Gig at 1, as much as the Rival has, it can."""
    game = setup(
        you=Side(field=["mt0d12-flathead"], gigs=gigs),
        rival=Side(field=["secondhand-bombus"], gigs={"d4": 1}),
    )

    game.you.attack("mt0d12-flathead", "gigs")
    assert game.rival.may("block_with", "secondhand-bombus") == blockable
    game.rival.pass_()


@rule("R-128", "5.11.4.2")
@pytest.mark.parametrize(("gigs", "defeats"), [({}, True), ({"d4": 1}, False)])
def test_1_street_cred_is_more_than_null(gigs: dict[str, int], defeats: bool) -> None:
    """The Rival's Minotaur, with 1 Street Cred, defeats a Unit of the player who has no Gig."""
    game = setup(
        active="rival",
        you=Side(field=["emergency-atlus"], gigs=gigs),
        rival=Side(hand=["minotaur"], eddies=7, gigs={"d4": 1}),
    )

    game.rival.play("minotaur")

    assert (game.you.field == []) == defeats


@rule("R-129", "Q28")
def test_equal_street_cred_is_not_more_and_minotaur_defeats_nothing() -> None:
    """14 and 14: nothing happens. With 15 it does."""
    for mine, left in ((8, ["emergency-atlus"]), (9, [])):
        game = setup(
            you=Side(hand=["minotaur"], eddies=7, gigs={"d8": 6, "d10": mine}),
            rival=Side(field=["emergency-atlus"], gigs={"d8": 8, "d12": 6}),
        )
        game.you.play("minotaur")
        assert game.rival.field == left


@rule("R-129", "FAQ Towerfall")
@pytest.mark.parametrize("mode", [0, 1])
def test_equal_street_cred_is_not_less_and_towerfall_does_one_thing(mode: int) -> None:
    """One of the two is chosen; the one that finds nobody may be chosen, too."""
    game = setup(
        you=Side(hand=["towerfall"], eddies=6, gigs={"d8": 6, "d10": 8}),
        rival=Side(field=["psycho-squad", "emergency-atlus"], gigs={"d8": 8, "d12": 6}),
    )

    game.you.play("towerfall")
    assert game.options() == ["0", "1"]
    game.you.choose(mode)

    assert game.rival.field == ["psycho-squad", "emergency-atlus"]
    assert game.rival.power("psycho-squad") == (1 if mode == 0 else 6)
    assert game.rival.power("emergency-atlus") == (0 if mode == 0 else 4)


@rule("R-129", "9.3.2.3")
@pytest.mark.parametrize(("d10", "allowed"), [(8, False), (9, True)])
def test_equal_street_cred_is_not_more_and_guerrera_attacks_no_ready_blocker(d10: int, allowed: bool) -> None:
    """At 14 and 14 not, at 15 to 14 he may; a ready Unit without BLOCKER never."""
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d8": 6, "d10": d10}),
        rival=Side(field=["secondhand-bombus", "psycho-squad"], gigs={"d8": 8, "d12": 6}),
    )

    assert game.you.may("attack", "valentino-guerrera", "secondhand-bombus") == allowed
    assert not game.you.may("attack", "valentino-guerrera", "psycho-squad")


@rule("R-130", "11.2.1", "5.10.3")
def test_street_cred_is_the_sum_of_the_gig_area_and_of_nothing_else() -> None:
    """8 and 20 are 28; dice in the fixer count for nobody, and a stolen die counts for whoever holds it."""
    game = setup(you=Side(gigs={"d8": 8, "d20": 20}, fixer=["d10", "d12"]), rival=Side(gigs={"rival:d4": 4, "d6": 1}))

    assert game.you.street_cred == 28
    assert game.rival.street_cred == 5


@rule("R-131", "FAQ Jackie Welles: Ride or Die Choom", "T-130")
def test_jackies_bonus_is_fixed_when_it_resolves() -> None:
    """Two even Gigs give him 12 power this turn, and 12 he keeps when one of them turns odd."""
    game = setup(
        you=Side(field=["jackie-welles-ride-or-die-choom"], gigs={"d4": 2, "d6": 4, "d8": 3}),
        rival=Side(field=["la-llorona-ghost-of-the-past"], gigs={"d20": 20}),
    )

    game.you.attack("jackie-welles-ride-or-die-choom", "gigs")
    assert game.you.power("jackie-welles-ride-or-die-choom") == 12
    game.rival.block_with("la-llorona-ghost-of-the-past")
    game.rival.choose("rival:d4")
    game.rival.choose(1)

    assert game.you.gigs == {"d4": 3, "d6": 4, "d8": 3}
    assert game.you.power("jackie-welles-ride-or-die-choom") == 12
    game.rival.pass_()
    assert game.rival.trash == ["la-llorona-ghost-of-the-past"]


@rule("R-132", "3.17.2", "FAQ Royce: Don't Call Me Simon")
def test_royce_reads_power_as_it_is_now() -> None:
    """With equal Street Cred only power 2 or less is defeated, such as a 4 lowered by 2, and must be."""
    game = setup(
        you=Side(hand=["royce-dont-call-me-simon"], eddies=5),
        rival=Side(field=["swordwise-huscle", card("emergency-atlus", bonus=-2)]),
    )

    game.you.play("royce-dont-call-me-simon")

    assert game.rival.field == ["swordwise-huscle"]
    assert game.rival.trash == ["emergency-atlus"]


@rule("R-132", "2.1")
def test_royce_with_more_street_cred_may_take_power_3() -> None:
    """Power 3 and 2 are offered, 4 is not, and none at all is no choice."""
    game = setup(
        you=Side(hand=["royce-dont-call-me-simon"], eddies=5, gigs={"d4": 1}),
        rival=Side(field=["swordwise-huscle", card("emergency-atlus", bonus=-2), "ruthless-lowlife"]),
    )

    game.you.play("royce-dont-call-me-simon")
    assert game.options() == ["swordwise-huscle", "emergency-atlus"]
    game.you.choose("swordwise-huscle")

    assert game.rival.trash == ["swordwise-huscle"]
