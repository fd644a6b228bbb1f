"""Lag, and what lifts it: scenarios R-037 to R-045."""

import pytest

from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-037", "11.3.1", "11.3.1.1", "11.3.2", "9.3.1.1")
def test_a_unit_cannot_attack_the_turn_it_is_played_but_block_in_the_next() -> None:
    """Of two Units played together neither attacks now; the one with BLOCKER blocks in the Rival's turn."""
    game = setup(
        you=Side(
            hand=["psycho-squad", "secondhand-bombus"],
            eddies=6,
            gigs={"d6": 3},
            fixer=["d4"],
        ),
        rival=Side(
            field=["minotaur", card("corpo-security", spent=True)],
            gigs={"d8": 5},
            fixer=["d4"],
        ),
    )
    game.you.play("psycho-squad")
    game.you.play("secondhand-bombus")
    assert not game.you.may("attack", "psycho-squad", "gigs")
    assert not game.you.may("attack", "psycho-squad", "corpo-security")
    with pytest.raises(IllegalAction):
        game.you.attack("psycho-squad", "gigs")
    game.you.end_turn()

    game.rival.attack("minotaur", "gigs")
    game.you.block_with("secondhand-bombus")
    game.you.pass_()
    assert game.you.trash == ["secondhand-bombus"]
    game.rival.end_turn()

    assert game.you.may("attack", "psycho-squad", "gigs")


@rule("R-037", "11.3.1", "FAQ G2", "T-93")
def test_a_lagging_unit_may_block() -> None:
    """A Unit that lags in the very turn of the attack blocks all the same."""
    game = setup(
        active="rival",
        you=Side(field=[card("secondhand-bombus", lag=True, arrived=True)], gigs={"d6": 3}),
        rival=Side(field=["minotaur"]),
    )
    game.rival.attack("minotaur", "gigs")

    game.you.block_with("secondhand-bombus")
    game.you.pass_()

    assert game.you.gigs == {"d6": 3}


@rule("R-038", "11.3.2", "FAQ The Relic", "T-46")
def test_a_unit_that_came_in_the_rivals_turn_may_attack_in_ones_own() -> None:
    """The Relic plays Psycho Squad in the Rival's turn; its Lag is gone when that turn ends."""
    game = setup(
        active="rival",
        you=Side(
            field=[card("emergency-atlus", spent=True, gear=["the-relic-experimental-biochip"])],
            trash=["psycho-squad"],
            fixer=["d4"],
        ),
        rival=Side(field=["minotaur"], gigs={"d6": 3}),
    )
    game.rival.attack("minotaur", "emergency-atlus")
    game.you.pass_()
    assert game.you.field == ["psycho-squad"]
    assert game.you.has_lag("psycho-squad")

    game.rival.end_turn()

    assert not game.you.has_lag("psycho-squad")
    assert game.you.may("attack", "psycho-squad", "gigs")


@rule("R-039", "11.23.1", "11.3.1.2", "FAQ G1")
def test_adrenaline_opens_attacks_and_no_spend_icon() -> None:
    """Riding Nomad may attack in the turn it is played, but not use the Spend Icon of its Overwatch."""
    game = setup(
        you=Side(hand=["riding-nomad", "overwatch-panams-gift", "minotaur"], eddies=10),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 3}),
    )

    game.you.play("riding-nomad")
    game.you.play("overwatch-panams-gift", on="riding-nomad")

    assert game.you.may("attack", "riding-nomad", "gigs")
    assert game.you.may("attack", "riding-nomad", "psycho-squad")
    assert not game.you.may("activate", "riding-nomad")


@rule("R-039", "11.3.1.2", "T-71")
def test_overwatch_works_on_a_unit_without_lag() -> None:
    """The near miss: the same Unit a turn later."""
    game = setup(
        you=Side(field=[card("riding-nomad", gear=["overwatch-panams-gift"])], hand=["minotaur"], eddies=1),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )

    assert game.you.may("activate", "riding-nomad")


@pytest.mark.parametrize("held_back", ["corpo-security", "jacked-in-voodoo-boy"])
@rule("R-040", "2.6", "9.3.2.3.1", "FAQ Corpo Security", "FAQ Jacked-In Voodoo Boy", "T-17")
def test_a_units_own_cant_attack_beats_adrenaline(held_back: str) -> None:
    """Valentino Street Racer gives it ADRENALINE, and it may attack nothing."""
    game = setup(
        you=Side(field=[card(held_back, lag=True, arrived=True)], hand=["valentino-street-racer"], eddies=3),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 3}),
    )

    game.you.play("valentino-street-racer")

    assert "ADRENALINE" in game.you.keywords(held_back)
    assert not game.you.may("attack", held_back, "gigs")
    assert not game.you.may("attack", held_back, "psycho-squad")


@rule("R-040", "FAQ Jacked-In Voodoo Boy")
def test_with_adrenaline_and_a_program_played_the_voodoo_boy_may_attack() -> None:
    """The near miss: what held him back is met, and ADRENALINE lifts his Lag."""
    game = setup(
        you=Side(
            field=[card("jacked-in-voodoo-boy", lag=True, arrived=True)],
            hand=["valentino-street-racer"],
            eddies=3,
            played_this_turn=["floor-it"],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    assert not game.you.may("attack", "jacked-in-voodoo-boy", "gigs")

    game.you.play("valentino-street-racer")

    assert game.you.may("attack", "jacked-in-voodoo-boy", "gigs")


@rule("R-041", "9.3.2.3.1", "FAQ Johnny Silverhand: Rocking Renegade")
def test_a_permission_to_attack_opens_only_what_it_names() -> None:
    """Johnny lets a Unit played this turn attack spent rival Units: no ready one, no Gig area. A ROCKER
    gains 2.
    """
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade"],
            field=[card("rockn-rockerboy", lag=True, arrived=True)],
            eddies=2,
        ),
        rival=Side(
            field=["psycho-squad", card("minotaur", spent=True)],
            gigs={"d4": 1, "d6": 3, "d8": 5},
        ),
    )

    game.you.activate("johnny-silverhand-rocking-renegade")

    assert game.you.power("rockn-rockerboy") == 10
    assert game.you.may("attack", "rockn-rockerboy", "minotaur")
    assert not game.you.may("attack", "rockn-rockerboy", "psycho-squad")
    assert not game.you.may("attack", "rockn-rockerboy", "gigs")


@rule("R-042", "FAQ Johnny Silverhand: Rocking Renegade")
def test_a_permission_to_attack_takes_nothing_away() -> None:
    """A Unit from an earlier turn may still attack the Gig area."""
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade"],
            field=["rockn-rockerboy"],
            eddies=2,
        ),
        rival=Side(field=["psycho-squad"], gigs={"d4": 1, "d6": 3, "d8": 5}),
    )

    game.you.activate("johnny-silverhand-rocking-renegade")

    assert game.you.may("attack", "rockn-rockerboy", "gigs")
    assert not game.you.may("attack", "rockn-rockerboy", "psycho-squad")


@rule("R-043", "9.3.2.3.1", "FAQ Sandayu Oda")
def test_sandayu_oda_attacks_only_spent_rival_units_when_played() -> None:
    """With one ready rival Unit and four Gigs there is no attack for him."""
    game = setup(
        you=Side(hand=["sandayu-oda-hanakos-guardian"], eddies=7, gigs={"d6": 3, "d8": 4}),
        rival=Side(field=["psycho-squad"], gigs={"d4": 1, "d6": 3, "d8": 5, "d10": 7}),
    )

    game.you.play("sandayu-oda-hanakos-guardian")

    assert not game.rival.is_spent("psycho-squad")
    assert [option for option in game.options() if option.startswith("attack")] == []


@rule("R-043", "FAQ Sandayu Oda")
def test_sandayu_oda_attacks_a_spent_rival_unit_when_played() -> None:
    """The near miss: the same Unit, spent."""
    game = setup(
        you=Side(hand=["sandayu-oda-hanakos-guardian"], eddies=7),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d4": 1}),
    )

    game.you.play("sandayu-oda-hanakos-guardian")

    attacks = [option for option in game.options() if option.startswith("attack")]
    assert attacks == ["attack sandayu-oda-hanakos-guardian psycho-squad"]


@rule("R-044", "9.3.2.3.1", "FAQ Nadia")
def test_nadia_attacks_only_the_gig_area_when_played() -> None:
    """The Rival controls one Gig more: the turn she is played she may attack their Gig area, and no Unit."""
    game = setup(
        you=Side(
            hand=["nadia-fighting-through-grief"],
            eddies=6,
            gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4},
        ),
        rival=Side(
            field=[card("psycho-squad", spent=True)],
            gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5},
        ),
    )
    game.you.play("nadia-fighting-through-grief")
    assert not game.you.may("attack", "nadia-fighting-through-grief", "psycho-squad")

    game.you.attack("nadia-fighting-through-grief", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d12")

    assert game.you.gigs == {"d4": 1, "d6": 2, "d8": 3, "d10": 4, "rival:d12": 5}


@rule("R-044", "FAQ Nadia")
def test_nadia_waits_while_the_rival_has_no_more_gigs() -> None:
    """The near miss: four Gigs against four."""
    game = setup(
        you=Side(
            hand=["nadia-fighting-through-grief"],
            eddies=6,
            gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4},
        ),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}),
    )
    game.you.play("nadia-fighting-through-grief")

    assert not game.you.may("attack", "nadia-fighting-through-grief", "gigs")


@rule("R-045", "2.6", "11.25.1", "11.23.1", "FAQ MaxTac Suppression Team")
def test_maxtac_suppression_team_stops_every_unit_played_this_turn() -> None:
    """Neither GO SOLO nor ADRENALINE attacks against it; a Unit from an earlier turn does."""
    game = setup(
        you=Side(
            legends=["v-streetkid", SPENT, SPENT],
            field=["psycho-squad"],
            hand=["riding-nomad"],
            eddies=10,
        ),
        rival=Side(
            field=["maxtac-suppression-team", card("corpo-security", spent=True)],
            gigs={"d6": 3},
        ),
    )

    game.you.go_solo("v-streetkid")
    game.you.play("riding-nomad")

    attacks = [option for option in game.options() if option.startswith("attack")]
    assert sorted(attacks) == ["attack psycho-squad corpo-security", "attack psycho-squad gigs"]
