"""The React Step and blocking: scenarios R-066 to R-075."""

import pytest

from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@pytest.mark.parametrize(("amount", "value"), [(0, 3), (3, 6)])
@rule("R-066", "9.9.1", "FAQ G3", "FAQ La Llorona", "T-92")
def test_a_second_blocker_takes_over_from_the_first(amount: int, value: int) -> None:
    """La Llorona is the last to block: her increase comes before the fight, and Corpo Security is only
    spent.
    """
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=["la-llorona-ghost-of-the-past", "corpo-security"], gigs={"d8": 3}),
    )
    game.you.attack("psycho-squad", "gigs")

    game.rival.block_with("corpo-security")
    game.rival.block_with("la-llorona-ghost-of-the-past")
    assert game.options() == ["0", "1", "2", "3"]
    game.rival.choose(amount)
    assert game.rival.gigs == {"d8": value}
    assert game.rival.field == ["la-llorona-ghost-of-the-past", "corpo-security"]  # no fight yet

    game.rival.pass_()
    assert game.rival.trash == ["la-llorona-ghost-of-the-past"]
    assert game.rival.field == ["corpo-security"]
    assert game.rival.is_spent("corpo-security")
    assert game.you.gigs == {}


@rule("R-067", "9.14", "9.15", "9.19", "T-95")
def test_a_blocked_attack_on_the_gig_area_steals_nothing() -> None:
    """It becomes a fight: the Blocker of 0 power loses and is defeated, and no Gig moves."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d4": 1, "d6": 3}),
    )
    game.you.attack("animals-wrecker", "gigs")

    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()

    assert game.rival.trash == ["secondhand-bombus"]
    assert game.rival.gigs == {"d4": 1, "d6": 3}
    assert game.you.gigs == {}
    assert game.you.may("end_turn")


@rule("R-068", "9.9.1", "11.24.3", "FAQ G6")
def test_a_blocker_replaces_the_attacked_unit() -> None:
    """The Blocker fights, and the Unit that was attacked is untouched and stays spent."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", spent=True), "meredith-stout-stone-cold-corpo"]),
    )
    game.you.attack("minotaur", "psycho-squad")

    game.rival.block_with("meredith-stout-stone-cold-corpo")
    game.rival.pass_()

    assert game.rival.trash == ["meredith-stout-stone-cold-corpo"]
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.is_spent("psycho-squad")


@rule("R-069", "9.7", "9.7.1", "9.11", "FAQ G17", "T-91")
def test_the_attacking_player_has_no_answer_in_the_react_step() -> None:
    """No QUICK answers a QUICK: after Floor It the defender is asked again, and nobody else."""
    game = setup(
        you=Side(field=["psycho-squad"], hand=["synapse-burnout"], eddies=1),
        rival=Side(hand=["floor-it"], eddies=1, gigs={"d6": 3}),
    )
    assert game.you.may("play", "synapse-burnout")
    game.you.attack("psycho-squad", "gigs")
    assert not game.you.may("play", "synapse-burnout")

    game.rival.play("floor-it")

    assert game.you.power("psycho-squad") == 5
    assert game.rival.may("pass_")
    assert not game.you.may("play", "synapse-burnout")
    with pytest.raises(IllegalAction):
        game.you.play("synapse-burnout")


@rule("R-070", "9.7", "9.11", "FAQ G15", "FAQ Dexter DeShawn: Off the Grid")
def test_several_quick_programs_may_answer_one_attack() -> None:
    """One after another, each fully resolved, and even one drawn in this very step."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["mantis-blades"])]),
        rival=Side(
            legends=[SPENT, SPENT, SPENT],
            hand=["floor-it", "reboot-optics"],
            deck=["detonate", "minotaur"],
            eddies=4,
            gigs={"d6": 3},
        ),
    )
    game.you.attack("psycho-squad", "gigs")

    game.rival.play("floor-it")
    assert game.you.power("psycho-squad") == 7
    game.rival.play("reboot-optics")
    game.rival.play("detonate")
    assert game.you.power("psycho-squad") == 5
    assert sorted(game.rival.trash) == ["detonate", "floor-it", "reboot-optics"]
    assert game.options() == ["pass"]

    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 3}


@rule("R-070", "9.10.1", "11.26.3")
def test_a_quick_program_is_still_paid_for() -> None:
    """With 3 €$ the two Programs in hand are all: the one drawn costs 1 €$ more."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["mantis-blades"])]),
        rival=Side(
            legends=[SPENT, SPENT, SPENT],
            hand=["floor-it", "reboot-optics"],
            deck=["detonate", "minotaur"],
            eddies=3,
            gigs={"d6": 3},
        ),
    )
    game.you.attack("psycho-squad", "gigs")

    game.rival.play("floor-it")
    game.rival.play("reboot-optics")

    assert game.rival.hand == ["detonate"]
    assert game.options() == ["pass"]


@rule("R-071", "11.24.1", "FAQ Augmented Negotiators")
def test_a_block_needs_no_card_in_the_rivals_hand() -> None:
    """Augmented Negotiators block although their discard finds an empty hand."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=["augmented-negotiators"], gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")

    game.rival.block_with("augmented-negotiators")
    game.rival.pass_()

    assert game.you.trash == []
    assert game.rival.trash == ["augmented-negotiators"]
    assert game.rival.gigs == {"d6": 3}


@pytest.mark.parametrize(("gigs", "power"), [({"d4": 3, "d6": 3}, 7), ({"d4": 3, "d6": 4}, 6)])
@rule("R-072", "5.7.6", "11.26.1.2", "Q2", "FAQ Goro Takemura: Vengeful Bodyguard")
def test_goro_gives_a_unit_blocker_in_the_react_step(gigs: dict[str, int], power: int) -> None:
    """His QUICK effect works from the Legends area; with a value-pair the Unit also gains 1 power."""
    game = setup(
        you=Side(field=["rockn-rockerboy"]),
        rival=Side(
            legends=["goro-takemura-vengeful-bodyguard", SPENT, SPENT],
            field=["psycho-squad"],
            eddies=1,
            gigs=gigs,
        ),
    )
    game.you.attack("rockn-rockerboy", "gigs")
    assert not game.rival.may("block_with", "psycho-squad")

    game.rival.activate("goro-takemura-vengeful-bodyguard")
    assert game.rival.power("psycho-squad") == power

    game.rival.block_with("psycho-squad")
    game.rival.pass_()
    assert game.rival.trash == ["psycho-squad"]
    assert game.rival.gigs == gigs


@rule("R-073", "9.9.1", "FAQ G4", "T-94")
def test_a_unit_attacked_while_ready_cannot_block_the_attack_on_itself() -> None:
    """Through Gunpoint Diplomacy a ready Blocker is attacked: its own BLOCKER is refused."""
    game = setup(
        you=Side(field=["minotaur"], hand=["gunpoint-diplomacy"], eddies=4),
        rival=Side(legends=[SPENT, SPENT, SPENT], field=["corpo-security"]),
    )
    game.you.play("gunpoint-diplomacy", on="minotaur")
    game.you.attack("minotaur", "corpo-security")

    assert game.options() == ["pass"]
    with pytest.raises(IllegalAction):
        game.rival.block_with("corpo-security")

    game.rival.pass_()
    assert game.rival.trash == ["corpo-security"]


@rule("R-074", "9.13", "9.26", "9.27.1")
def test_an_attack_ends_when_its_blocker_leaves() -> None:
    """The Blocker is gone: no fight, no steal, and the original target is not restored."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 3}),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.block_with("secondhand-bombus")

    game.rival.force("secondhand-bombus", to="hand")

    assert game.you.may("end_turn")
    assert game.you.is_spent("minotaur")
    assert game.rival.gigs == {"d6": 3}


@rule("R-074", "9.13", "9.26", "9.27.1")
def test_the_unit_attacked_first_is_not_attacked_again_when_the_blocker_leaves() -> None:
    """The same with a spent Unit as the first target."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", spent=True), "secondhand-bombus"]),
    )
    game.you.attack("minotaur", "psycho-squad")
    game.rival.block_with("secondhand-bombus")

    game.rival.force("secondhand-bombus", to="hand")

    assert game.you.may("end_turn")
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.trash == []


@pytest.mark.parametrize("blocker", ["secondhand-bombus", "corpo-security"])
@rule("R-075", "11.3.1", "11.24.2", "FAQ G2", "T-93")
def test_lag_does_not_stop_a_blocker(blocker: str) -> None:
    """A Unit from its owner's last turn may block, and one that came in this very turn as well."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["secondhand-bombus", card("corpo-security", lag=True, arrived=True)],
            gigs={"d6": 3},
        ),
    )
    game.you.attack("minotaur", "gigs")
    assert game.options() == ["block secondhand-bombus", "block corpo-security", "pass"]

    game.rival.block_with(blocker)
    game.rival.pass_()

    assert game.rival.trash == [blocker]
    assert game.rival.gigs == {"d6": 3}
