"""Judy Álvarez: Nothing to Doubt with every kind of card on top of the deck (CR 11.4.3, 11.8.4, 11.14)."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

JUDY = "judy-alvarez-nothing-to-doubt"


@rule("11.4.3", "11.8.4", "5.6.4", "FAQ Judy Alvarez: Nothing to Doubt")
def test_judy_plays_a_unit_for_free() -> None:
    """It enters with Lag, and its PLAY works."""
    game = setup(
        you=Side(field=[JUDY], eddies=1, deck=["japantown-jonin", "floor-it"]),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.activate(JUDY)
    assert game.options() == ["yes", "none"]
    game.you.choose("yes")
    assert game.options() == [JUDY, "japantown-jonin"]
    game.you.choose("japantown-jonin")

    assert game.you.power("japantown-jonin") == 2
    assert game.you.has_lag("japantown-jonin")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)
    assert game.you.deck == ["floor-it"]


@rule("4.10", "11.8.4.1", "FAQ Judy Alvarez: Nothing to Doubt")
def test_judy_plays_a_gear_for_free_on_any_host() -> None:
    """Friendly Units, she herself and face-up Legends may wear it."""
    game = setup(
        you=Side(field=[JUDY, "psycho-squad"], legends=["v-streetkid"], eddies=1, deck=["gorilla-arms"]),
        rival=Side(field=["minotaur"]),
    )

    game.you.activate(JUDY)
    game.you.choose("yes")
    assert game.options() == [JUDY, "psycho-squad", "v-streetkid"]
    game.you.choose("v-streetkid")

    assert game.you.gear("v-streetkid") == ["gorilla-arms"]
    assert game.you.eddies_spent == 1


@rule("4.14", "FAQ Judy Alvarez: Nothing to Doubt")
def test_judy_plays_a_program_for_free() -> None:
    """It resolves, in the middle of the turn and at its printed word, and goes to the trash."""
    game = setup(
        you=Side(field=[JUDY], eddies=1, deck=["wild-in-the-streets", "floor-it"]),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )

    game.you.activate(JUDY)
    game.you.choose("yes")
    assert game.options() == [JUDY, "psycho-squad"]  # spent for her own effect, she may be chosen too
    game.you.choose("psycho-squad")

    assert game.rival.trash == ["psycho-squad"]
    assert game.you.trash == ["wild-in-the-streets"]


@rule("5.3.2.3", "11.14.2", "FAQ Judy Alvarez: Nothing to Doubt")
def test_judy_adds_the_card_that_is_not_played() -> None:
    """Declined, it goes to hand, whatever its type, and the Rival knows it there."""
    for slug in ("psycho-squad", "gorilla-arms", "floor-it"):
        game = setup(you=Side(field=[JUDY], eddies=1, deck=[slug, "detonate"], hand=["minotaur"]))

        game.you.activate(JUDY)
        game.you.choose(None)

        assert game.you.hand == ["minotaur", slug]
        assert sorted(game.view("rival").you.hand) == sorted(["?", slug])
        assert game.you.deck == ["detonate"]


@rule("1.14", "10.7", "FAQ Judy Alvarez: Nothing to Doubt")
def test_judy_may_be_used_with_an_empty_deck() -> None:
    """Nothing is revealed, nothing drawn, and nobody loses."""
    game = setup(you=Side(field=[JUDY], eddies=1, deck=0))

    game.you.activate(JUDY)

    assert game.winner is None
    assert game.you.is_spent(JUDY)
    assert game.you.hand == []


@rule("11.20.2", "10.14", "FAQ Judy Alvarez: Nothing to Doubt", "FAQ Delamain: Rideshare AI")
def test_the_play_effect_of_judys_unit_follows_her_own() -> None:
    """Delamain from the top of the deck draws two more; with one card left the second draw loses."""
    game = setup(you=Side(field=[JUDY], eddies=1, deck=["delamain-rideshare-ai", "floor-it"]))

    game.you.activate(JUDY)
    game.you.choose("yes")

    assert game.you.field == [JUDY, "delamain-rideshare-ai"]
    assert game.winner == "rival"


@rule("10.4.1", "FAQ Judy Alvarez: Nothing to Doubt", "FAQ Judy Alvarez: Braindance Maestro")
def test_a_braindance_from_the_top_of_the_deck_counts_for_the_maestro() -> None:
    """Played for free is played."""
    game = setup(
        you=Side(
            legends=["judy-alvarez-braindance-maestro"],
            field=[JUDY],
            eddies=1,
            deck=["peace-offering", "minotaur"],
        ),
    )

    game.you.activate(JUDY)
    game.you.choose("yes")

    assert game.you.power(JUDY) == 7


@rule("10.4.1", "11.8.4", "FAQ Judy Alvarez: Nothing to Doubt", "FAQ Jackie Welles: Pour One Out For Me")
def test_a_blue_card_from_the_top_of_the_deck_is_the_first_one_played() -> None:
    """A Blue Unit played for free sets Jackie off; the next Blue Gear of the turn doesn't."""
    game = setup(
        you=Side(
            legends=["jackie-welles-pour-one-out-for-me"],
            field=[JUDY],
            hand=["tetratronic-rippler"],
            eddies=2,
            deck=["psycho-squad", "minotaur"],
            gigs={"d6": 4},
        ),
    )
    game.you.activate(JUDY)
    game.you.choose("yes")
    game.you.choose("d6")
    game.you.choose(1)

    game.you.play("tetratronic-rippler", on="psycho-squad")

    assert game.you.gigs == {"d6": 3}
    assert game.decision is not None and game.decision.kind == "main"


@rule("11.15.1", "10.20.7", "FAQ Judy Alvarez: Nothing to Doubt", "FAQ NetWatch Netdriver")
def test_a_netdriver_on_judy_draws_after_the_revealed_card_is_dealt_with() -> None:
    """Spent for her effect, the draw waits: the top card is revealed first, the next one drawn."""
    game = setup(
        you=Side(
            field=[card(JUDY, gear=["netwatch-netdriver"])],
            eddies=1,
            deck=["psycho-squad", "floor-it", "detonate"],
        ),
    )

    game.you.activate(JUDY)
    assert game.options() == ["yes", "none"]
    game.you.choose(None)

    assert game.you.hand == ["psycho-squad", "floor-it"]


@rule("5.3.2.6", "11.13.2", "FAQ Judy Alvarez: Nothing to Doubt", "FAQ Tetratronic Rippler")
def test_a_rippler_on_judy_looks_at_the_card_under_the_revealed_one() -> None:
    """The look comes after her effect too, and what it may trash is the new top card."""
    game = setup(
        you=Side(
            field=[card(JUDY, gear=["tetratronic-rippler"])],
            eddies=1,
            deck=["psycho-squad", "floor-it", "detonate"],
        ),
    )

    game.you.activate(JUDY)
    game.you.choose(None)
    game.you.choose("yes")

    assert game.you.hand == ["psycho-squad"]
    assert game.you.trash == ["floor-it"]
    assert game.you.deck == ["detonate"]
