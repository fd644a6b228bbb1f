"""What stands in the place of a defeat, and what forbids one (rulings.md, "Replacement and prevention")."""

import pytest

from preem.tcg.effects.words import RED, defeat_this_gear_instead, gear
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPARE_HEART = gear(
    "Spare Heart",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("CYBERWARE",),
    number="TEST 001",
    effects=(defeat_this_gear_instead(),),
)


@rule("R-107", "9.19.3", "10.25", "FAQ Deadman Transmitter", "T-104")
def test_a_unit_saved_by_its_transmitter_has_lost_all_the_same() -> None:
    """The Transmitter goes in its place; the other Unit has won, and its Satori draws."""
    game = setup(
        you=Side(field=[card("animals-wrecker", gear=["satori-sword-of-saburo"])]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["deadman-transmitter"])]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()

    assert game.rival.field == ["psycho-squad"]
    assert game.rival.gear("psycho-squad") == []
    assert game.rival.trash == ["deadman-transmitter"]
    assert game.you.hand_size == 1
    assert game.you.field == ["animals-wrecker"]


@rule("R-107", "10.25", "FAQ G21", "T-133")
def test_a_unit_whose_defeat_was_replaced_was_not_defeated() -> None:
    """Screw stays, and his DEFEATED effect doesn't resolve."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("screw-lovelorn-fool", spent=True, gear=["deadman-transmitter"])], trash=["minotaur"]),
    )

    game.you.attack("animals-wrecker", "screw-lovelorn-fool")
    game.rival.pass_()

    assert game.rival.field == ["screw-lovelorn-fool"]
    assert sorted(game.rival.trash) == ["deadman-transmitter", "minotaur"]
    assert game.rival.hand_size == 0


@rule("R-108", "10.29", "FAQ Deadman Transmitter", "Q53")
def test_of_two_transmitters_one_is_defeated_each_time() -> None:
    """The first defeat costs one of them, the next one the other; after that the Unit falls."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("secondhand-bombus", spent=True, gear=["deadman-transmitter", "deadman-transmitter"])]),
    )

    for saved in (1, 2):
        game.you.attack("animals-wrecker", "secondhand-bombus")
        game.rival.pass_()
        if game.decision is not None and game.decision.player == "rival":  # which of the two alike
            game.rival.choose(game.options()[0])
        assert game.rival.field == ["secondhand-bombus"]
        assert game.rival.trash == ["deadman-transmitter"] * saved
        game.you.force("animals-wrecker", ready=True)

    game.you.attack("animals-wrecker", "secondhand-bombus")
    game.rival.pass_()
    assert game.rival.field == []


@rule("R-108", "10.28.1", "10.28.2", "10.29.1")
@pytest.mark.parametrize(("defeated", "left"), [("deadman-transmitter", "spare-heart"), ("spare-heart", "deadman-transmitter")])
def test_the_controller_of_the_unit_picks_among_replacements(defeated: str, left: str) -> None:
    """Two compulsory replacements of one defeat: whose Unit it is, the Rival, picks one; the other stays."""
    game = setup(
        cards=(SPARE_HEART,),
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["deadman-transmitter", "spare-heart"])]),
    )

    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert game.decision is not None and game.decision.player == "rival"
    assert sorted(game.options()) == ["psycho-squad/deadman-transmitter", "psycho-squad/spare-heart"]
    game.rival.choose(f"psycho-squad/{defeated}")

    assert game.rival.field == ["psycho-squad"]
    assert game.rival.gear("psycho-squad") == [left]
    assert game.rival.trash == [defeated]


@rule("R-109", "10.25", "10.26", "FAQ Jackie Welles: Mama's Favorite", "T-133")
def test_jackie_may_be_defeated_in_the_place_of_another_unit() -> None:
    """For 1 €$ Jackie leaves the game; Screw stays and his DEFEATED effect doesn't resolve."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(
            legends=["jackie-welles-mamas-favorite"],
            field=[card("screw-lovelorn-fool", spent=True)],
            trash=["minotaur"],
            eddies=1,
        ),
    )

    game.you.play("wild-in-the-streets", on="screw-lovelorn-fool")
    assert game.decision is not None and game.decision.player == "rival"
    assert game.decision.about == "screw-lovelorn-fool"
    assert game.options() == ["yes", "none"]
    game.rival.choose("yes", pay=["eddie"])

    assert game.rival.field == ["screw-lovelorn-fool"]
    assert game.rival.removed == ["jackie-welles-mamas-favorite"]
    assert game.rival.legends == ["?", "?"]
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (0, 1)
    assert game.rival.trash == ["minotaur"]
    assert game.rival.hand_size == 0


@rule("R-109", "10.26", "2.7")
def test_jackies_sacrifice_may_be_declined() -> None:
    """Then Screw is defeated, and takes another Unit from the trash."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(
            legends=["jackie-welles-mamas-favorite"],
            field=[card("screw-lovelorn-fool", spent=True)],
            trash=["minotaur"],
            eddies=1,
        ),
    )

    game.you.play("wild-in-the-streets", on="screw-lovelorn-fool")
    game.rival.choose(None)

    assert game.rival.field == []
    assert game.rival.trash == ["screw-lovelorn-fool"]
    assert game.rival.hand == ["minotaur"]
    assert game.rival.legends == ["jackie-welles-mamas-favorite", "?", "?"]
    assert game.rival.eddies_ready == 1


@rule("R-110", "10.29.1", "FAQ Jackie Welles: Mama's Favorite", "T-132")
def test_jackie_may_stand_in_for_himself_once() -> None:
    """It changes nothing: he is defeated and leaves the game, and is not asked again about the same event."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(field=[card("jackie-welles-mamas-favorite", spent=True, solo=True)], eddies=2),
    )

    game.you.play("wild-in-the-streets", on="jackie-welles-mamas-favorite")
    assert game.options() == ["yes", "none"]
    game.rival.choose("yes", pay=["eddie"])

    assert game.rival.field == []
    assert game.rival.removed == ["jackie-welles-mamas-favorite"]
    assert game.rival.trash == []
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (1, 1)
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-111", "10.27")
def test_a_replacement_that_cannot_be_paid_is_not_offered() -> None:
    """With everything spent the Rival isn't asked, and the Unit is defeated."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(
            legends=[
                card("jackie-welles-mamas-favorite", spent=True),
                card("?", spent=True),
                card("?", spent=True),
            ],
            field=[card("psycho-squad", spent=True)],
            spent_eddies=2,
        ),
    )

    game.you.play("wild-in-the-streets", on="psycho-squad")

    assert game.rival.trash == ["psycho-squad"]
    assert game.rival.removed == []
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-112", "9.19.3", "FAQ Muamar Reyes")
def test_muamar_keeps_a_unit_from_defeat_in_every_fight_of_the_turn_but_not_by_effects() -> None:
    """Psycho Squad loses twice and stays; then Overwatch defeats it."""
    game = setup(
        you=Side(legends=["?muamar-reyes-el-capitan"], field=["psycho-squad"], eddies=1),
        rival=Side(
            field=[card("minotaur", spent=True), card("emergency-atlus", gear=["overwatch-panams-gift"])],
            hand=["screw-lovelorn-fool"],
            eddies=1,
            gigs={"d6": 1},
        ),
    )
    game.you.call(0)
    game.you.choose(0)

    for _ in range(2):
        game.you.attack("psycho-squad", "minotaur")
        game.rival.pass_()
        assert game.you.field == ["psycho-squad"]
        assert game.rival.field == ["minotaur", "emergency-atlus"]
        game.you.force("psycho-squad", ready=True)

    game.you.attack("psycho-squad", "gigs")
    game.rival.activate("emergency-atlus")

    assert game.you.trash == ["psycho-squad"]
    assert game.rival.trash == ["screw-lovelorn-fool"]
    assert game.rival.gigs == {"d6": 1}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-113", "9.19.3", "FAQ Maelstrom Zealots", "T-104")
def test_a_unit_that_cannot_be_defeated_loses_all_the_same() -> None:
    """Called in the React Step, Muamar keeps the Zealots; they lose, and their trigger defeats the winner."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=["?muamar-reyes-el-capitan"], field=[card("maelstrom-zealots", spent=True)], eddies=1),
    )

    game.you.attack("psycho-squad", "maelstrom-zealots")
    game.rival.call(0)
    game.rival.choose(0)
    game.rival.pass_()

    assert game.you.trash == ["psycho-squad"]
    assert game.rival.field == ["maelstrom-zealots"]


@rule("R-114", "2.6", "8.6.2.1", "FAQ Memory Relapse", "T-40")
def test_a_unit_that_cannot_ready_stays_spent_in_the_start_phase_and_under_sandevistan() -> None:
    """Until the next turn of whoever played Memory Relapse nothing readies it; then it readies as ever."""
    game = setup(
        active="rival",
        you=Side(field=[card("psycho-squad", gear=["sandevistan"]), card("minotaur", spent=True)], fixer=[]),
        rival=Side(hand=["memory-relapse"], eddies=4, fixer=["d20"], gigs={"d4": 1}),
    )
    game.rival.play("memory-relapse", on="psycho-squad")
    assert game.you.is_spent("psycho-squad")
    game.rival.end_turn()
    assert game.active == "you"
    assert game.you.is_spent("psycho-squad")
    assert not game.you.is_spent("minotaur")

    game.you.end_turn()
    assert game.active == "rival"
    assert game.you.is_spent("psycho-squad")

    game.rival.end_turn()
    assert game.active == "you"
    assert not game.you.is_spent("psycho-squad")


@rule("R-114", "2.6")
def test_saul_bright_readies_no_unit_that_cannot_ready() -> None:
    """The other Unit readies, this one stays spent."""
    game = setup(
        active="rival",
        you=Side(field=["psycho-squad", "saul-bright-stormrider", "minotaur"], fixer=[]),
        rival=Side(hand=["memory-relapse"], eddies=4, fixer=["d20"], gigs={"d4": 1}),
    )
    game.rival.play("memory-relapse", on="psycho-squad")
    game.rival.end_turn()
    game.you.force("minotaur", spend=True)

    game.you.end_turn()
    if game.you.may("choose", "psycho-squad"):
        game.you.choose("psycho-squad", "minotaur")
    else:
        game.you.choose("minotaur")

    assert game.active == "rival"
    assert game.you.is_spent("psycho-squad")
    assert not game.you.is_spent("minotaur")
