"""The Relic: Experimental Biochip on every kind of host, and with what comes into play through it (CR 4.12,
10.10.1, 11.19).
"""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

RELIC = "the-relic-experimental-biochip"


@rule("4.4.2", "4.12.2", "10.10", "FAQ The Relic")
def test_the_relic_on_a_legend_plays_a_unit_and_bottom_decks_nobody() -> None:
    """The Legend is removed before its DEFEATED resolves: the rest is done as far as it can be, and the
    Relic stays in the trash.
    """
    for solo in (True, False):
        game = setup(
            you=Side(field=[card("v-streetkid", solo=solo, gear=[RELIC])], trash=["minotaur"], deck=2),
            rival=Side(field=[card("animals-wrecker", spent=True)]),
        )

        game.you.attack("v-streetkid", "animals-wrecker")
        game.rival.pass_()

        assert game.you.field == ["minotaur"]
        assert game.you.removed == ["v-streetkid"]
        assert game.you.trash == [RELIC]
        assert game.you.deck_size == 2


@rule("10.7", "FAQ The Relic")
def test_the_relic_bottom_decks_its_host_though_there_is_no_unit_to_play() -> None:
    """The host itself is no other Unit, a Unit is needed, and the second sentence stands by itself."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[RELIC])], trash=["floor-it"], deck=["detonate"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("psycho-squad", "animals-wrecker")
    game.rival.pass_()

    assert game.you.field == []
    assert game.you.deck == ["detonate", "psycho-squad"]
    assert sorted(game.you.trash) == ["floor-it", RELIC]


@rule("3.10.2", "FAQ The Relic", "FAQ Screw")
def test_the_relic_may_play_a_second_copy_of_its_host() -> None:
    """Another card of the same name is another Unit; the fallen one still goes under the deck."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[RELIC])], trash=["psycho-squad"], deck=["detonate"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("psycho-squad", "animals-wrecker")
    game.rival.pass_()

    assert game.you.field == ["psycho-squad"]
    assert game.you.gear("psycho-squad") == []
    assert game.you.deck == ["detonate", "psycho-squad"]
    assert game.you.trash == [RELIC]


@rule("10.14", "11.4.3", "FAQ The Relic", "FAQ Adam Smasher: Metal Over Meat")
def test_adam_smasher_from_the_relic_waits_for_the_host_to_go_under_the_deck() -> None:
    """On the Rival's turn he comes for free; the Relic's text is finished first, then his PLAY defeats all
    other Units.
    """
    game = setup(
        active="rival",
        you=Side(
            field=[card("psycho-squad", spent=True, gear=[RELIC]), "riding-nomad"],
            trash=["adam-smasher-metal-over-meat"],
            deck=["detonate"],
        ),
        rival=Side(field=["animals-wrecker", "minotaur"]),
    )

    game.rival.attack("animals-wrecker", "psycho-squad")
    game.you.pass_()

    assert game.you.field == ["adam-smasher-metal-over-meat"]
    assert game.you.deck == ["detonate", "psycho-squad"]
    assert sorted(game.you.trash) == ["riding-nomad", RELIC]
    assert game.rival.field == []
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("rival", "main")


@rule("10.10.1", "Q16", "FAQ The Relic")
def test_a_host_played_by_another_relic_is_not_bottom_decked_by_its_own() -> None:
    """Two hosts fall together: the first Relic plays the second host, which is then a new card on the
    field, not the fallen one.
    """
    game = setup(
        active="rival",
        you=Side(field=[card("psycho-squad", gear=[RELIC]), card("riding-nomad", gear=[RELIC])], deck=["detonate"]),
        rival=Side(hand=["adam-smasher-metal-over-meat"], eddies=9),
    )

    game.rival.play("adam-smasher-metal-over-meat")
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "order")
    game.you.order(f"psycho-squad/{RELIC}")

    assert game.you.field == ["riding-nomad"]
    assert game.you.deck == ["detonate", "psycho-squad"]
    assert game.you.trash == [RELIC, RELIC]


@rule("4.12", "10.15", "FAQ The Relic", "FAQ Cyberpsychosis")
def test_the_relic_works_at_the_end_of_a_turn_too() -> None:
    """A host that Cyberpsychosis defeats at the end of the turn brings a Unit, which no longer lags in the
    turn after.
    """
    game = setup(
        you=Side(field=[card("psycho-squad", gear=[RELIC])], trash=["minotaur"], fixer=[]),
        rival=Side(hand=["cyberpsychosis"], eddies=3, gigs={"d6": 4}, fixer=[]),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("cyberpsychosis", on="psycho-squad")
    game.rival.pass_()

    game.you.end_turn()

    assert game.you.field == ["minotaur"]
    assert not game.you.has_lag("minotaur")


@rule("4.12", "FAQ The Relic", "FAQ Heywood Ripperdoc")
def test_a_relic_that_is_defeated_alone_does_nothing() -> None:
    """The host stays; only its own defeat sets the text off."""
    game = setup(
        you=Side(hand=["gilded-maton"], eddies=4, field=[card("psycho-squad", gear=[RELIC])], trash=["minotaur"]),
    )

    game.you.play("gilded-maton")
    game.you.choose(f"psycho-squad/{RELIC}")

    assert game.you.field == ["psycho-squad", "gilded-maton"]
    assert sorted(game.you.trash) == ["minotaur", RELIC]


@rule("10.25", "4.12.1", "FAQ The Relic")
def test_a_relic_host_that_is_bottom_decked_plays_nothing() -> None:
    """Going under the deck is no defeat, and the Relic goes along."""
    game = setup(
        you=Side(hand=["les-elemens"], eddies=5),
        rival=Side(field=[card("psycho-squad", gear=[RELIC])], trash=["minotaur"], deck=2),
    )

    game.you.play("les-elemens")

    assert game.rival.field == []
    assert game.rival.trash == ["minotaur"]
    assert sorted(game.rival.deck[2:]) == ["psycho-squad", RELIC]


@rule("11.20.2", "10.14", "FAQ The Relic", "FAQ Lizzy Wizzy")
def test_lizzy_from_the_relic_plays_a_program_on_the_rivals_turn() -> None:
    """PLAY works on either turn, and the Program needs no QUICK."""
    game = setup(
        active="rival",
        you=Side(
            field=[card("psycho-squad", spent=True, gear=[RELIC])],
            trash=["lizzy-wizzy-delicate-weapon", "trust-no-one"],
            deck=["detonate"],
        ),
        rival=Side(field=["animals-wrecker"]),
    )

    game.rival.attack("animals-wrecker", "psycho-squad")
    game.you.pass_()
    assert game.options() == ["trust-no-one", "none"]
    game.you.choose("trust-no-one")

    assert game.you.field == ["lizzy-wizzy-delicate-weapon"]
    assert game.you.deck == ["detonate", "psycho-squad", "trust-no-one"]
    assert game.you.trash == [RELIC]
