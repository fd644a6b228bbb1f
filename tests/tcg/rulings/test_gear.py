"""Gear: hosts, power, moving with its host and without: scenarios R-046 to R-055."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-046", "4.10", "4.10.1", "ERR Kiroshi Optics")
def test_gear_goes_on_friendly_units_and_friendly_face_up_legends() -> None:
    """No face-down Legend and no card of the Rival is offered as a host, Kiroshi Optics included."""
    game = setup(
        you=Side(
            legends=["padre-man-of-the-cross", "?", "?"],
            field=["psycho-squad"],
            hand=["kiroshi-optics"],
            eddies=1,
        ),
        rival=Side(legends=["saburo-arasaka-stubborn-patriarch"], field=["minotaur"]),
    )

    game.you.play("kiroshi-optics")
    assert game.options() == ["psycho-squad", "padre-man-of-the-cross"]

    game.you.choose("padre-man-of-the-cross")
    assert game.you.gear("padre-man-of-the-cross") == ["kiroshi-optics"]


@rule("R-047", "11.4.1.1", "T-65")
def test_gear_without_a_host_cannot_be_played() -> None:
    """Three face-down Legends are no host."""
    game = setup(you=Side(hand=["mantis-blades"], eddies=1))

    assert not game.you.may("play", "mantis-blades")


@rule("R-047", "11.8.4.1", "T-65")
def test_gear_without_a_host_cannot_be_played_for_free_either() -> None:
    """The Heist finds a Gear whose cost is the value of a Gig; with no host it only goes to the hand."""
    game = setup(
        you=Side(
            hand=["the-heist"],
            eddies=2,
            gigs={"d4": 1},
            deck=["mantis-blades", "minotaur", "psycho-squad", "floor-it", "octant"],
        ),
        rival=Side(field=["minotaur"]),
    )

    game.you.play("the-heist")

    assert game.you.may("end_turn")  # nothing was asked
    assert game.you.hand == ["mantis-blades"]


@rule("R-048", "4.10.3", "3.17.3.1", "4.12", "11.6.5")
def test_gear_adds_up_and_falls_with_its_host() -> None:
    """Three Gear of 2 make a Unit of 4 one of 10; when it is defeated all of them go to the trash."""
    game = setup(
        you=Side(
            field=[card("emergency-atlus", gear=["mantis-blades", "satori-sword-of-saburo", "sandevistan"])],
        ),
        rival=Side(field=[card("adam-smasher-metal-over-meat", spent=True)]),
    )
    assert game.you.power("emergency-atlus") == 10

    game.you.attack("emergency-atlus", "adam-smasher-metal-over-meat")
    game.rival.pass_()

    assert game.you.field == []
    assert sorted(game.you.trash) == [
        "emergency-atlus",
        "mantis-blades",
        "sandevistan",
        "satori-sword-of-saburo",
    ]


@rule("R-049", "4.12", "4.12.1", "T-67")
def test_gear_returns_to_the_hand_with_its_host() -> None:
    """Modded Kusanagi and its Mantis Blades are two cards in hand, and nothing is trashed."""
    game = setup(
        you=Side(field=[card("modded-kusanagi", gear=["mantis-blades"])]),
        rival=Side(fixer=["d4"]),
    )

    game.you.end_turn()

    assert sorted(game.you.hand) == ["mantis-blades", "modded-kusanagi"]
    assert game.you.field == []
    assert game.you.trash == []


@rule("R-050", "4.12.3", "11.12.1", "11.12.1.3", "T-69")
def test_a_bottom_decked_unit_and_its_gear_lie_in_random_order() -> None:
    """Three cards go under the deck as one group, and any of them can be the upper one."""
    upper = set()
    for seed in range(1, 31):
        game = setup(
            seed=seed,
            you=Side(hand=["les-elemens"], eddies=5),
            rival=Side(
                field=[card("psycho-squad", gear=["mantis-blades", "kiroshi-optics"])],
                deck=["floor-it"],
            ),
        )
        game.you.play("les-elemens")

        assert game.rival.deck[0] == "floor-it"
        assert sorted(game.rival.deck[1:]) == ["kiroshi-optics", "mantis-blades", "psycho-squad"]
        assert (game.rival.field, game.rival.trash) == ([], [])
        upper.add(game.rival.deck[1])

    assert upper == {"kiroshi-optics", "mantis-blades", "psycho-squad"}


@rule("R-051", "3.17.3.2", "3.17.3.3")
def test_a_gears_own_power_is_its_printed_number() -> None:
    """Detonate takes Gear of 2 or less: what changes the host's power changes nothing about its Gear."""
    game = setup(
        you=Side(hand=["detonate"], eddies=1),
        rival=Side(
            field=[
                card("rockn-rockerboy", gear=["mantis-blades"], bonus=+3),  # Gear of 2
                card("psycho-squad", gear=["gorilla-arms", "kiroshi-optics"], bonus=-3),  # Gear of 3 and of 1
            ],
        ),
    )

    game.you.play("detonate")
    assert game.options() == ["rockn-rockerboy/mantis-blades", "psycho-squad/kiroshi-optics"]

    game.you.choose("rockn-rockerboy/mantis-blades")
    assert game.rival.trash == ["mantis-blades"]
    assert game.rival.field == ["rockn-rockerboy", "psycho-squad"]
    assert game.rival.power("rockn-rockerboy") == 11


@rule("R-051", "3.17.3.3")
def test_gorilla_arms_alone_are_no_choice_for_detonate() -> None:
    """With only a Gear of 3, on a Unit weakened or strengthened, nothing is defeated."""
    game = setup(
        you=Side(hand=["detonate"], eddies=1),
        rival=Side(field=[card("psycho-squad", gear=["gorilla-arms"], bonus=+3)]),
    )

    game.you.play("detonate")

    assert game.you.trash == ["detonate"]
    assert game.rival.gear("psycho-squad") == ["gorilla-arms"]


@rule("R-052", "FAQ Detonate", "FAQ Royce: Psycho on the Edge")
def test_gear_on_a_legend_can_be_chosen() -> None:
    """Detonate defeats the Gear of a face-up Legend in the Legends area; the Legend stays."""
    game = setup(
        active="rival",
        you=Side(legends=[card("royce-psycho-on-the-edge", gear=["mantis-blades"])]),
        rival=Side(hand=["detonate"], eddies=1),
    )

    game.rival.play("detonate", on="royce-psycho-on-the-edge/mantis-blades")

    assert game.you.trash == ["mantis-blades"]
    assert game.you.legends == ["royce-psycho-on-the-edge", "?", "?"]
    assert game.you.gear("royce-psycho-on-the-edge") == []


@rule("R-053", "11.6.6", "FAQ Panam Palmer: Nomad Cavalry")
def test_moving_a_gear_is_not_playing_it() -> None:
    """Panam's Sandevistan goes to a ready Unit for 2 €$ alone; Viktor's discount for the first CYBERWARE
    remains.
    """
    game = setup(
        you=Side(
            legends=[card("panam-palmer-nomad-cavalry", gear=["sandevistan"]), SPENT, SPENT],
            field=[
                card("viktor-vektor-drop-your-illusions", gear=["kiroshi-optics"]),
                "emergency-atlus",
            ],
            hand=["sandevistan"],
            eddies=3,
        ),
    )
    assert game.you.price("sandevistan") == 1

    game.you.activate("panam-palmer-nomad-cavalry")

    assert game.you.gear("emergency-atlus") == ["sandevistan"]
    assert game.you.gear("panam-palmer-nomad-cavalry") == []
    assert not game.you.is_spent("emergency-atlus")
    assert game.you.is_spent("panam-palmer-nomad-cavalry")
    assert game.you.eddies_spent == 2
    assert game.you.price("sandevistan") == 1


@rule("R-053", "11.6.6", "FAQ Jackie Welles: Pour One Out For Me")
def test_jackie_does_not_pour_one_out_for_a_gear_that_moves() -> None:
    """A Blue Gear that moves is not played: the first Blue Gear of the turn is the one played afterwards."""
    game = setup(
        you=Side(
            legends=[
                card("panam-palmer-nomad-cavalry", gear=["dying-night-vs-pistol"]),
                card("jackie-welles-pour-one-out-for-me", spent=True),
                SPENT,
            ],
            field=["emergency-atlus"],
            hand=["tetratronic-rippler"],
            eddies=3,
            gigs={"d4": 3},
        ),
    )

    game.you.activate("panam-palmer-nomad-cavalry")
    assert game.you.gear("emergency-atlus") == ["dying-night-vs-pistol"]
    assert game.you.may("end_turn")  # nothing was asked

    game.you.play("tetratronic-rippler", on="emergency-atlus")
    assert "none" in game.options()  # Jackie asks now
    game.you.choose(None)
    assert game.you.gigs == {"d4": 3}


@rule("R-054", "4.11.3.1", "11.15.1", "RD-15", "Q21")
def test_the_spend_icon_of_a_gear_spends_its_host() -> None:
    """Overwatch on a Unit: 1 €$ and the Unit spent, a card of cost 4 discarded, a spent rival Unit of cost 3
    defeated.
    """
    game = setup(
        you=Side(
            field=[card("emergency-atlus", gear=["overwatch-panams-gift"])],
            hand=["psycho-squad"],  # cost 4
            eddies=1,
        ),
        rival=Side(
            field=[
                card("valentino-guerrera", spent=True),  # cost 3
                card("rockn-rockerboy", spent=True),  # cost 5
                "corpo-security",  # cost 2, ready
            ],
        ),
    )

    game.you.activate("emergency-atlus")

    assert game.you.eddies_ready == 0
    assert game.you.is_spent("emergency-atlus")
    assert game.you.trash == ["psycho-squad"]
    assert game.rival.trash == ["valentino-guerrera"]
    assert game.you.gear("emergency-atlus") == ["overwatch-panams-gift"]
    assert not game.you.may("activate", "emergency-atlus")


@rule("R-055", "10.3.3")
def test_dum_dum_draws_2_for_a_gear_he_defeats() -> None:
    """Mantis Blades are defeated alone: their host stays, and two cards are drawn."""
    game = setup(
        you=Side(
            legends=[card("dum-dum-maelstrom-triggerman", facedown=True), SPENT, SPENT],
            field=[card("secondhand-bombus", gear=["mantis-blades"])],
            eddies=1,
        ),
        rival=Side(field=[card("psycho-squad", gear=["kiroshi-optics"])]),
    )
    game.you.call(0)
    assert game.options() == ["secondhand-bombus/mantis-blades", "none"]

    game.you.choose("secondhand-bombus/mantis-blades")

    assert game.you.trash == ["mantis-blades"]
    assert game.you.field == ["secondhand-bombus"]
    assert game.you.hand_size == 2


@rule("R-055", "2.1.1")
def test_dum_dum_draws_1_when_no_gear_is_defeated() -> None:
    """Declined: the Gear stays, and one card is drawn."""
    game = setup(
        you=Side(
            legends=[card("dum-dum-maelstrom-triggerman", facedown=True), SPENT, SPENT],
            field=[card("secondhand-bombus", gear=["mantis-blades"])],
            eddies=1,
        ),
    )
    game.you.call(0)
    game.you.choose(None)

    assert game.you.gear("secondhand-bombus") == ["mantis-blades"]
    assert game.you.hand_size == 1
