"""Faults found by holding the cards against their texts: who is ordered when, and who is asked about an order."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("11.4.3", "FAQ Mox Inciters")
def test_an_order_given_on_the_rivals_turn_binds_from_his_next_turn_on() -> None:
    """Mox Inciters brought by The Relic on the Rival's turn: the Unit must attack on his next turn, not on this one."""
    game = setup(
        active="rival",
        you=Side(
            field=[card("psycho-squad", spent=True, gear=["the-relic-experimental-biochip"])],
            trash=["mox-inciters"],
            gigs={"d4": 2},
            fixer=[],
        ),
        rival=Side(field=["animals-wrecker", "emergency-atlus"], fixer=[]),
    )
    game.rival.attack("animals-wrecker", "psycho-squad")
    game.you.pass_()
    assert game.options() == ["animals-wrecker", "emergency-atlus"]
    game.you.choose("emergency-atlus")
    assert game.rival.may("end_turn")

    game.rival.end_turn()
    game.you.end_turn()
    assert not game.rival.may("end_turn")
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("10.12", "Q47")
def test_equal_gear_on_one_host_is_not_asked_about() -> None:
    """Two Sandevistans on one Unit do the same: it readies, and nobody is asked which of them goes first."""
    game = setup(you=Side(field=[card("psycho-squad", spent=True, gear=["sandevistan", "sandevistan"])]))
    game.you.end_turn()
    assert game.active == "rival"
    assert not game.you.is_spent("psycho-squad")


@rule("10.12", "Q47")
def test_equal_gear_on_two_hosts_is_asked_about() -> None:
    """A Sandevistan on each of two Units readies another Unit: they differ."""
    game = setup(
        you=Side(
            field=[
                card("psycho-squad", spent=True, gear=["sandevistan"]),
                card("minotaur", spent=True, gear=["sandevistan"]),
            ]
        )
    )
    game.you.end_turn()
    assert game.options() == ["psycho-squad/sandevistan", "minotaur/sandevistan"]


@rule("10.11", "2.1.1", "R-106")
def test_each_of_two_merediths_offers_a_card_of_its_own() -> None:
    """The answer to the first one's offer is none to the second one's."""
    meredith = "meredith-stout-stone-cold-corpo"
    game = setup(
        active="rival",
        you=Side(field=[meredith, meredith], gigs={"d4": 2}, trash=["minotaur", "octant"]),
        rival=Side(hand=["industrial-assembly"], eddies=1),
    )
    game.rival.play("industrial-assembly")
    game.rival.choose(1)
    game.you.choose("minotaur")
    assert game.options() == ["octant", "none"]
    game.you.choose("octant")
    assert game.you.hand == ["minotaur", "octant"]
