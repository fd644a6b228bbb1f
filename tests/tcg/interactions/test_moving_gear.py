"""Panam Palmer: Nomad Cavalry moves Gear: what it sets off, what it doesn't, and what travels (CR 11.6.6)."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

PANAM = "panam-palmer-nomad-cavalry"
TRANSMITTER = "deadman-transmitter"


@rule("11.6.6", "3.8", "FAQ Panam Palmer: Nomad Cavalry")
def test_panam_moves_a_gear_to_an_unequipped_unit_and_readies_it() -> None:
    """An equipped Unit is no destination, and neither is a Legend in the area; the Unit that gets the Gear
    readies.
    """
    game = setup(
        you=Side(
            legends=[card(PANAM, gear=["mantis-blades"]), "v-streetkid"],
            eddies=2,
            field=[
                card("psycho-squad", spent=True),
                card("riding-nomad", spent=True, gear=["satori-sword-of-saburo"]),
                card("minotaur", spent=True),
            ],
        ),
    )

    game.you.activate(PANAM)
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")

    assert game.you.gear("psycho-squad") == ["mantis-blades"]
    assert game.you.gear(PANAM) == []
    assert not game.you.is_spent("psycho-squad")
    assert game.you.is_spent("minotaur")


@rule("2.6", "10.3.3", "FAQ Panam Palmer: Nomad Cavalry", "FAQ Memory Relapse")
def test_panam_readies_no_unit_that_cant_ready() -> None:
    """The Gear moves, but the Unit that Memory Relapse holds stays spent."""
    game = setup(
        active="rival",
        you=Side(legends=[card(PANAM, gear=["mantis-blades"])], eddies=2, field=["psycho-squad"], fixer=[]),
        rival=Side(hand=["memory-relapse"], eddies=4, fixer=[]),
    )
    game.rival.play("memory-relapse", on="psycho-squad")
    game.rival.end_turn()

    game.you.activate(PANAM)

    assert game.you.gear("psycho-squad") == ["mantis-blades"]
    assert game.you.is_spent("psycho-squad")


@rule("10.7", "Q15", "FAQ Panam Palmer: Nomad Cavalry")
def test_panam_keeps_her_gear_when_every_unit_is_equipped() -> None:
    """Nothing is moved, so nothing readies."""
    game = setup(
        you=Side(
            legends=[card(PANAM, gear=["mantis-blades"])],
            eddies=2,
            field=[card("riding-nomad", spent=True, gear=["satori-sword-of-saburo"])],
        ),
    )

    game.you.activate(PANAM)

    assert game.you.gear(PANAM) == ["mantis-blades"]
    assert game.you.is_spent("riding-nomad")
    assert game.you.eddies_spent == 2


@rule("11.6.6", "10.25", "FAQ Panam Palmer: Nomad Cavalry", "FAQ Deadman Transmitter")
def test_a_moved_transmitter_saves_its_new_host() -> None:
    """From the moment it is moved its text belongs to the Unit."""
    game = setup(
        you=Side(legends=[card(PANAM, gear=[TRANSMITTER])], eddies=2, field=["emergency-atlus"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )
    game.you.activate(PANAM)

    game.you.attack("emergency-atlus", "animals-wrecker")
    game.rival.pass_()

    assert game.you.field == ["emergency-atlus"]
    assert game.you.trash == [TRANSMITTER]


@rule("10.20.4", "10.20.7", "10.15", "FAQ NetWatch Netdriver", "FAQ Panam Palmer: Nomad Cavalry")
def test_a_netdriver_draws_for_the_panam_it_leaves() -> None:
    """She is spent as the cost while she wears it: the draw is pending before the Gear moves, and resolves
    after.
    """
    game = setup(
        you=Side(legends=[card(PANAM, gear=["netwatch-netdriver"])], eddies=2, field=["psycho-squad"]),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.activate(PANAM)
    assert game.you.gear("psycho-squad") == ["netwatch-netdriver"]
    assert game.you.hand_size == 1

    game.you.attack("psycho-squad", "gigs")  # now it is the Unit's
    assert game.you.hand_size == 2


@rule("10.20.4", "10.15", "FAQ Alt Cunningham: Mother of Daemons", "FAQ Panam Palmer: Nomad Cavalry")
def test_mother_of_daemons_draws_for_a_panam_who_was_equipped_when_spent() -> None:
    """That she gives her only Gear away by the effect doesn't matter any more."""
    game = setup(
        you=Side(
            legends=[card(PANAM, gear=["mantis-blades"])],
            eddies=2,
            field=["psycho-squad", card("alt-cunningham-mother-of-daemons", gear=["kiroshi-optics"])],
        ),
    )

    game.you.activate(PANAM)

    assert game.you.gear("psycho-squad") == ["mantis-blades"]
    assert game.you.hand_size == 1


@rule("11.6.6", "FAQ Panam Palmer: Nomad Cavalry", "FAQ Jackie Welles: Pour One Out For Me")
def test_a_moved_gear_is_not_played() -> None:
    """A Blue Gear that moves is no first Blue Gear of the turn, and a CYBERWARE Gear uses up no discount of
    Viktor's.
    """
    game = setup(
        you=Side(
            legends=[card(PANAM, gear=["netwatch-netdriver"]), "jackie-welles-pour-one-out-for-me"],
            hand=["sandevistan"],
            eddies=2,
            field=[
                "psycho-squad",
                card("viktor-vektor-drop-your-illusions", gear=["satori-sword-of-saburo"]),
            ],
            gigs={"d6": 4},
        ),
    )

    game.you.activate(PANAM)

    assert game.decision is not None and game.decision.kind == "main"
    assert game.you.gigs == {"d6": 4}
    assert game.you.price("sandevistan") == 1


@rule("4.11.3.1", "11.6.6", "FAQ Panam Palmer: Nomad Cavalry", "FAQ Gorilla Arms")
def test_moved_gorilla_arms_work_for_their_new_host() -> None:
    """The Unit with the Gear is the stealer."""
    game = setup(
        you=Side(legends=[card(PANAM, gear=["gorilla-arms"])], eddies=2, field=["psycho-squad"]),
        rival=Side(gigs={"d6": 4, "d8": 3}),
    )
    game.you.activate(PANAM)

    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    assert game.you.gigs == {"rival:d6": 4, "rival:d8": 3}


@rule("8.16.1", "2.6", "FAQ Panam Palmer: Nomad Cavalry", "FAQ Memory Relapse")
def test_panams_five_ready_at_the_end_of_the_turn_save_one_that_cant() -> None:
    """Five equipped Units and Legends ready; a Unit held spent by Memory Relapse counts among them and
    stays spent.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=[PANAM, card("v-streetkid", gear=["mantis-blades"])],
            field=[
                card("psycho-squad", gear=["mantis-blades"]),
                card("riding-nomad", gear=["mantis-blades"]),
                card("minotaur", gear=["mantis-blades"]),
                card("emergency-atlus", gear=["mantis-blades"]),
            ],
            fixer=[],
        ),
        rival=Side(hand=["memory-relapse"], eddies=4, gigs={"d6": 3, "d8": 2}, fixer=[]),
    )
    game.rival.play("memory-relapse", on="minotaur")
    game.rival.end_turn()
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.end_turn()

    assert not game.you.is_spent("psycho-squad")
    assert game.you.is_spent("minotaur")
