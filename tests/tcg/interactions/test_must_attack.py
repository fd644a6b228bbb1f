"""Orders to attack (Mox Inciters, Evelyn Parker: Beautiful Enigma) against all that forbids or opens an
attack (CR 2.4, 2.6, 8.9).
"""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

MOX = "mox-inciters"
EVELYN = "evelyn-parker-beautiful-enigma"


@pytest.mark.parametrize("slug", ["corpo-security", "misty-olszewski-mender-of-broken-spirits"])
@rule("2.6", "FAQ Mox Inciters")
def test_no_order_moves_a_unit_that_cant_attack(slug: str) -> None:
    """A Unit whose own text says that it can't attack may be chosen, and its player may end the turn."""
    game = setup(
        you=Side(hand=[MOX], eddies=3, gigs={"d4": 3}, fixer=[]),
        rival=Side(field=[slug], fixer=[]),
    )
    game.you.play(MOX)
    game.you.end_turn()

    assert not game.rival.may("attack", slug, "gigs")
    assert game.rival.may("end_turn")


@rule("2.6", "FAQ Mox Inciters", "FAQ Chrome Reverie")
def test_chrome_reverie_frees_a_unit_from_its_order() -> None:
    """Ordered and forbidden at once, the Unit can't attack, and nothing is owed."""
    game = setup(
        you=Side(hand=[MOX, "chrome-reverie"], eddies=6, gigs={"d4": 3}, fixer=[]),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.play(MOX)
    game.you.play("chrome-reverie", on="psycho-squad")
    game.you.end_turn()

    assert not game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("end_turn")


@rule("2.6", "FAQ Nocturne OP55N1", "FAQ Evelyn Parker: Beautiful Enigma")
def test_nocturnes_ban_frees_a_unit_from_its_order() -> None:
    """So does the ban that Nocturne lays on a Unit."""
    game = setup(
        you=Side(legends=[EVELYN], hand=["nocturne-op55-n1"], eddies=4, gigs={"d4": 3}, fixer=["d20"]),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.activate(EVELYN)
    game.you.play("nocturne-op55-n1")
    game.you.choose(1)
    game.you.end_turn()

    assert not game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("end_turn")


@rule("2.4", "8.9", "FAQ Jacked-In Voodoo Boy", "FAQ Mox Inciters")
def test_a_voodoo_boy_owes_its_attack_from_its_program_on() -> None:
    """Without a Program it can't attack and the turn may end; once one is played, it can, and must."""
    game = setup(
        you=Side(hand=[MOX], eddies=3, gigs={"d4": 3}, fixer=[]),
        rival=Side(field=["jacked-in-voodoo-boy"], hand=["trust-no-one"], eddies=1, fixer=[]),
    )
    game.you.play(MOX)
    game.you.end_turn()
    assert game.rival.may("end_turn")

    game.rival.play("trust-no-one")
    game.rival.choose(0)
    assert not game.rival.may("end_turn")

    game.rival.attack("jacked-in-voodoo-boy", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("2.6", "8.9", "FAQ Ruthless Lowlife", "FAQ Mox Inciters")
def test_a_lowlife_owes_an_attack_only_on_a_unit() -> None:
    """With nothing but Gigs to attack the turn may end; with a spent Unit there, it may not."""
    for spent in (False, True):
        game = setup(
            you=Side(hand=[MOX], eddies=3, field=[card("psycho-squad", spent=spent)], gigs={"d4": 3}, fixer=[]),
            rival=Side(field=["ruthless-lowlife"], fixer=[]),
        )
        game.you.play(MOX)
        game.you.end_turn()

        assert game.rival.may("attack", "ruthless-lowlife", "psycho-squad") == spent
        assert game.rival.may("end_turn") == (not spent)


@rule("8.9", "9.3.2.3", "FAQ Evelyn Parker: Beautiful Enigma", "FAQ Gunpoint Diplomacy")
def test_a_permission_makes_an_owed_attack_possible() -> None:
    """With only ready Units to attack nothing is owed; Gunpoint opens them, and then the attack must be
    made.
    """
    game = setup(
        you=Side(hand=[MOX], eddies=3, field=["swordwise-huscle"], fixer=[]),
        rival=Side(field=["psycho-squad"], hand=["gunpoint-diplomacy"], eddies=4, fixer=[]),
    )
    game.you.play(MOX)
    game.you.end_turn()
    assert game.rival.may("end_turn")

    game.rival.play("gunpoint-diplomacy", on="psycho-squad")
    assert not game.rival.may("end_turn")

    game.rival.attack("psycho-squad", "swordwise-huscle")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("8.9", "FAQ Evelyn Parker: Beautiful Enigma", "FAQ Johnny Silverhand: Never Stop Fighting")
def test_a_johnny_who_readies_owes_his_attack_again() -> None:
    """Ordered to attack he wins a fight and readies: while a legal attack is left, the turn can't end."""
    johnny = "johnny-silverhand-never-stop-fighting"
    game = setup(
        you=Side(hand=[MOX], eddies=3, field=[card("swordwise-huscle", spent=True)], gigs={"d4": 3}, fixer=[]),
        rival=Side(field=[johnny], fixer=[]),
    )
    game.you.play(MOX)
    game.you.end_turn()

    game.rival.attack(johnny, "swordwise-huscle")
    game.you.pass_()
    assert not game.rival.is_spent(johnny)
    assert not game.rival.may("end_turn")

    game.rival.attack(johnny, "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("2.6", "8.6.3", "FAQ Pacifica Netrunner", "FAQ Mox Inciters")
def test_a_unit_kept_spent_by_pacifica_netrunner_owes_nothing() -> None:
    """It can't ready until your next turn, so it can't attack, and nothing is owed."""
    game = setup(
        you=Side(hand=[MOX, "pacifica-netrunner"], eddies=7, gigs={"d4": 2}, fixer=[]),
        rival=Side(field=[card("psycho-squad", spent=True)], fixer=[]),
    )
    game.you.play(MOX)
    game.you.play("pacifica-netrunner")
    game.you.end_turn()

    assert game.rival.is_spent("psycho-squad")
    assert game.rival.may("end_turn")


@rule("8.9", "FAQ Mox Inciters", "FAQ Evelyn Parker: Beautiful Enigma")
def test_two_orders_for_two_units_hold_the_turn_until_both_have_attacked() -> None:
    """Each ordered Unit owes its own attack; another Unit owes none."""
    game = setup(
        you=Side(
            legends=[EVELYN],
            hand=[MOX],
            eddies=4,
            gigs={"d4": 3, "d6": 3, "d8": 3},
            fixer=[],
        ),
        rival=Side(field=["psycho-squad", "riding-nomad", "minotaur"], fixer=[]),
    )
    game.you.play(MOX)
    game.you.choose("psycho-squad")
    game.you.activate(EVELYN)
    game.you.choose("riding-nomad")
    game.you.end_turn()

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d4")
    assert not game.rival.may("end_turn")

    game.rival.attack("riding-nomad", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    assert game.rival.may("end_turn")


@rule("8.16.2", "FAQ Mox Inciters")
def test_an_order_is_for_the_next_turn_only() -> None:
    """In the Rival's turn after that the Unit may stay at home."""
    game = setup(
        you=Side(hand=[MOX], eddies=3, fixer=["d4"]),
        rival=Side(field=["psycho-squad"], fixer=["d4"]),
    )
    game.you.play(MOX)
    game.you.end_turn()
    assert game.rival.may("end_turn")  # nothing to attack yet

    game.rival.end_turn()
    game.you.end_turn()
    assert game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("end_turn")
