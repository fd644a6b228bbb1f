"""The worked example of the beginner's guide, move by move, with both answers of the attacked player."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import asked


@rule("9.3.3", "9.8", "9.10.1", "9.23.2.2", "9.23.3", "6.7.5", "11.2.1", "8.16.2", "R-094", "FAQ Saburo Arasaka")
def test_floor_it_takes_one_of_two_gigs_from_the_attack() -> None:
    """Minotaur attacks with 10 power for two Gigs; Floor It leaves 9 and one Gig, and B draws a card."""
    game = setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["minotaur"], gigs={"d4": 1}, fixer=["d20"]),
        rival=Side(
            field=["secondhand-bombus"],
            hand=["floor-it"],
            eddies=1,
            gigs={"d4": 3, "d6": 6, "d8": 2},
            fixer=["d20"],
        ),
    )
    assert (game.you.street_cred, game.rival.street_cred) == (1, 11)
    assert game.you.power("minotaur") == 9

    game.you.attack("minotaur", "gigs")
    assert game.you.is_spent("minotaur")
    assert game.you.power("minotaur") == 10
    assert asked(game) == ("rival", "react")
    assert game.rival.may("play", "floor-it", on="minotaur")
    assert game.rival.may("block_with", "secondhand-bombus")

    game.rival.play("floor-it", on="minotaur")
    assert game.you.power("minotaur") == 9
    assert game.rival.trash == ["floor-it"]
    assert game.rival.hand_size == 1
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (0, 1)
    assert asked(game) == ("rival", "react")

    game.rival.pass_()
    assert asked(game) == ("you", "gig")
    assert sorted(game.options()) == ["rival:d4", "rival:d6", "rival:d8"]

    game.you.choose("rival:d6")
    assert game.you.gigs == {"d4": 1, "rival:d6": 6}
    assert game.rival.gigs == {"d4": 3, "d8": 2}
    assert (game.you.street_cred, game.rival.street_cred) == (7, 5)
    assert asked(game) == ("you", "main")
    assert game.you.is_spent("minotaur")
    assert game.rival.field == ["secondhand-bombus"]

    game.you.end_turn()
    assert game.active == "rival"
    assert game.you.is_spent("minotaur")
    assert game.you.power("minotaur") == 9
    assert game.rival.may("attack", "secondhand-bombus", "minotaur")


@rule("9.9.1", "9.14", "9.15", "9.17.1", "9.19.1", "9.19.1.1", "R-067", "T-95")
def test_a_block_turns_the_attack_into_a_fight_and_nothing_is_stolen() -> None:
    """Bombus blocks: 10 against 0; Bombus is defeated, and no Gig moves."""
    game = setup(
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["minotaur"], gigs={"d4": 1}, fixer=["d20"]),
        rival=Side(
            field=["secondhand-bombus"],
            hand=["floor-it"],
            eddies=1,
            gigs={"d4": 3, "d6": 6, "d8": 2},
            fixer=["d20"],
        ),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.block_with("secondhand-bombus")
    assert game.rival.is_spent("secondhand-bombus")
    assert (game.you.power("minotaur"), game.rival.power("secondhand-bombus")) == (10, 0)
    assert asked(game) == ("rival", "react")

    game.rival.pass_()
    assert game.rival.field == []
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.you.gigs == {"d4": 1}
    assert game.rival.gigs == {"d4": 3, "d6": 6, "d8": 2}
    assert game.rival.hand == ["floor-it"]
    assert game.you.field == ["minotaur"]
    assert asked(game) == ("you", "main")

    game.you.end_turn()
    assert game.active == "rival"
    assert game.you.is_spent("minotaur")
    assert game.you.power("minotaur") == 9


@rule("9.16.1", "9.29", "10.23.1", "9.3.2.1", "R-080", "FAQ Saburo Arasaka")
def test_in_the_next_turn_the_spent_minotaur_defends_with_nine() -> None:
    """What attacked lies open to the Rival's attack, and "while attacking" doesn't help it to defend."""
    game = setup(
        active="rival",
        you=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=[card("minotaur", spent=True)]),
        rival=Side(field=["yorinobu-arasaka-steel-dragon"]),  # power 9 too
    )
    game.rival.attack("yorinobu-arasaka-steel-dragon", "minotaur")
    assert game.you.power("minotaur") == 9

    game.you.pass_()
    assert game.you.trash == ["minotaur"]
    assert game.rival.trash == ["yorinobu-arasaka-steel-dragon"]
