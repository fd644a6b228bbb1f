"""Searching, trashing, and going under the deck (rulings.md, "Searching, trashing, bottom-decking")."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-148", "2.4", "11.7.2", "FAQ Hacked Corpo", "T-14")
def test_hacked_corpo_trashes_as_much_as_there_is_and_takes_the_program() -> None:
    """Of two cards both are trashed, and the only Program among them comes to hand; nobody has lost."""
    game = setup(
        you=Side(hand=["hacked-corpo"], eddies=4, deck=["minotaur", "floor-it"], trash=["detonate"]),
    )

    game.you.play("hacked-corpo")

    assert game.winner is None
    assert game.you.hand == ["floor-it"]
    assert sorted(game.you.trash) == ["detonate", "minotaur"]
    assert game.you.deck_size == 0


@rule("R-148", "2.1", "FAQ Hacked Corpo")
def test_hacked_corpo_leaves_no_choice_but_which_program() -> None:
    """The two Programs just trashed are offered, and no other card in the trash; one must be taken."""
    game = setup(
        you=Side(hand=["hacked-corpo"], eddies=4, deck=["trust-no-one", "minotaur", "floor-it"], trash=["detonate"]),
    )

    game.you.play("hacked-corpo")
    assert sorted(game.options()) == ["floor-it", "trust-no-one"]
    game.you.choose("trust-no-one")

    assert game.you.hand == ["trust-no-one"]


@rule("R-149", "11.13.4.1", "RD-29", "FAQ Sketchy Ripper", "T-135")
def test_sketchy_ripper_may_fail_to_find_the_gear() -> None:
    """Then all three go under the deck, and the Rival has seen none of them."""
    game = setup(
        you=Side(
            field=["sketchy-ripper"],
            deck=["floor-it", "mantis-blades", "minotaur", "psycho-squad", "detonate"],
        ),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("sketchy-ripper", "gigs")
    assert game.options() == ["mantis-blades", "none"]
    game.you.choose(None)

    assert game.you.hand == []
    assert game.you.deck[:2] == ["psycho-squad", "detonate"]
    assert sorted(game.you.deck[2:]) == ["floor-it", "mantis-blades", "minotaur"]
    assert not any("mantis-blades" in line for line in game.view("rival").log)
    game.rival.pass_()


@rule("R-149", "5.3.2.3", "FAQ Sketchy Ripper")
def test_sketchy_ripper_shows_the_gear_it_takes() -> None:
    """The Rival knows that card in the hand, and nothing of the two that go under the deck."""
    game = setup(
        you=Side(field=["sketchy-ripper"], deck=["floor-it", "mantis-blades", "minotaur", "psycho-squad"]),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("sketchy-ripper", "gigs")
    game.you.choose("mantis-blades")

    assert game.you.hand == ["mantis-blades"]
    assert game.you.deck[0] == "psycho-squad"
    assert sorted(game.you.deck[1:]) == ["floor-it", "minotaur"]
    seen = game.view("rival")
    assert seen.you.hand == ["mantis-blades"]
    assert seen.you.deck == ["?", "?", "?"]
    assert not any("minotaur" in line or "floor-it" in line for line in seen.log)
    game.rival.pass_()


@rule("R-149", "11.12.1", "11.12.1.3", "T-137")
def test_what_goes_under_the_deck_together_lies_there_in_random_order() -> None:
    """Over a few games both orders of two cards come up."""
    orders = set()
    for seed in range(12):
        game = setup(
            seed=seed,
            you=Side(field=["sketchy-ripper"], deck=["floor-it", "mantis-blades", "minotaur", "psycho-squad"]),
            rival=Side(gigs={"d4": 1}),
        )
        game.you.attack("sketchy-ripper", "gigs")
        game.you.choose("mantis-blades")
        game.rival.pass_()
        orders.add(tuple(game.you.deck))

    assert orders == {("psycho-squad", "floor-it", "minotaur"), ("psycho-squad", "minotaur", "floor-it")}


@rule("R-150", "5.3.2.6", "11.13.2", "FAQ Tetratronic Rippler")
def test_a_card_that_was_looked_at_and_kept_stays_on_top() -> None:
    """The next draw takes it; the Rival's view is the same whichever card it was."""
    views = []
    for top in ("detonate", "minotaur"):
        game = setup(
            you=Side(
                field=[card("psycho-squad", gear=["tetratronic-rippler"])],
                deck=[top, "floor-it", "trust-no-one"],
                fixer=[],
            ),
            rival=Side(gigs={"d4": 1}, fixer=["d20"]),
            rolls=[9],
        )
        game.you.attack("psycho-squad", "gigs")
        assert game.decision is not None and game.decision.player == "you"
        game.you.choose(None)
        assert game.you.deck == [top, "floor-it", "trust-no-one"]
        assert game.you.trash == []
        views.append(game.view("rival"))

        game.rival.pass_()
        game.you.end_turn()
        game.rival.end_turn()
        assert game.you.hand == [top]
    assert views[0] == views[1]
    assert views[0].you.deck == ["?", "?", "?"]


@rule("R-150", "11.13.2")
def test_a_card_that_was_looked_at_may_be_trashed() -> None:
    """Then everybody sees it."""
    game = setup(
        you=Side(field=[card("psycho-squad", gear=["tetratronic-rippler"])], deck=["detonate", "floor-it"]),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("psycho-squad", "gigs")
    accepting = [option for option in game.options() if option != "none"]
    assert len(accepting) == 1
    game.you.choose(accepting[0])

    assert game.you.trash == ["detonate"]
    assert game.you.deck == ["floor-it"]
    game.rival.pass_()


@rule("R-151", "5.3.2.5", "11.13.2", "FAQ River Ward", "T-136")
def test_river_ward_must_trash_one_of_the_top_two() -> None:
    """One of them goes; the other stays where it was."""
    game = setup(
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            field=[card("psycho-squad", gear=["mantis-blades"])],
            deck=["floor-it", "detonate", "trust-no-one"],
        ),
        rival=Side(field=[card("minotaur", spent=True)]),
    )

    game.you.attack("psycho-squad", "minotaur")
    game.rival.pass_()
    assert game.options() == ["floor-it", "detonate"]
    game.you.choose("detonate")

    assert game.you.deck == ["floor-it", "trust-no-one"]
    assert sorted(game.you.trash) == ["detonate", "mantis-blades", "psycho-squad"]


@rule("R-151")
def test_river_ward_hears_of_no_unit_without_gear() -> None:
    """The defeated Unit must have been equipped."""
    game = setup(
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            field=["psycho-squad"],
            deck=["floor-it", "detonate"],
        ),
        rival=Side(field=[card("minotaur", spent=True)]),
    )

    game.you.attack("psycho-squad", "minotaur")
    game.rival.pass_()

    assert game.you.trash == ["psycho-squad"]
    assert game.you.deck == ["floor-it", "detonate"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-152", "11.13.4.1", "2.8")
@pytest.mark.parametrize(
    "taken",
    [
        [],
        ["rockn-rockerboy"],
        ["corpo-security", "rockn-rockerboy"],
        ["corpo-security", "satori-sword-of-saburo", "rockn-rockerboy"],
    ],
)
def test_in_a_gilded_cage_takes_any_number_of_cards_that_cost_what_a_gig_shows(taken: list[str]) -> None:
    """Cards of cost 2 and 5 are offered, of cost 3 not; what is taken is shown, the rest goes under."""
    top = ["corpo-security", "satori-sword-of-saburo", "rockn-rockerboy", "emergency-atlus"]
    game = setup(
        you=Side(
            hand=["hanako-arasaka-in-a-gilded-cage"],
            eddies=4,
            gigs={"d4": 2, "d6": 2, "d8": 5},
            deck=[*top, "floor-it"],
        ),
        rival=Side(gigs={"d4": 3}),
    )

    game.you.play("hanako-arasaka-in-a-gilded-cage")
    assert game.options() == ["corpo-security", "satori-sword-of-saburo", "rockn-rockerboy", "none"]
    if taken:
        game.you.choose(*taken)
    else:
        game.you.choose(None)

    assert sorted(game.you.hand) == sorted(taken)
    assert sorted(game.view("rival").you.hand) == sorted(taken)
    assert game.you.deck[0] == "floor-it"
    assert sorted(game.you.deck[1:]) == sorted(slug for slug in top if slug not in taken)
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-153", "11.8.4.1", "2.1.1", "FAQ The Heist")
@pytest.mark.parametrize("plays", [True, False])
def test_the_heists_gear_may_be_played_free_when_it_costs_what_a_gig_shows(plays: bool) -> None:
    """Taken it must be; then it may be equipped at once, or kept in hand."""
    game = setup(
        you=Side(
            field=["psycho-squad"],
            hand=["the-heist"],
            eddies=2,
            gigs={"d4": 1},
            deck=["floor-it", "minotaur", "mantis-blades", "detonate", "trust-no-one"],
        ),
    )

    game.you.play("the-heist")
    assert game.decision is not None and game.decision.kind != "main"
    game.you.choose("yes" if plays else None)

    assert game.you.gear("psycho-squad") == (["mantis-blades"] if plays else [])
    assert game.you.hand == ([] if plays else ["mantis-blades"])
    assert sorted(game.you.trash) == ["detonate", "floor-it", "minotaur", "the-heist"]
    assert game.you.deck == ["trust-no-one"]
    assert game.you.eddies_ready == 0
    assert game.decision.kind == "main"


@rule("R-153", "11.8.4.1", "4.10.2")
@pytest.mark.parametrize(("field", "d4"), [([], 1), (["psycho-squad"], 2)])
def test_without_a_host_or_a_gig_of_its_cost_the_heists_gear_comes_to_hand(field: list[str], d4: int) -> None:
    """Free is not everything: a Gear needs a host; and the cost must be the value of a friendly Gig."""
    game = setup(
        you=Side(
            field=list(field),
            hand=["the-heist"],
            eddies=2,
            gigs={"d4": d4},
            deck=["floor-it", "minotaur", "mantis-blades", "detonate"],
        ),
        rival=Side(gigs={"d6": 1}),
    )

    game.you.play("the-heist")

    assert game.you.hand == ["mantis-blades"]
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-154", "4.14", "11.8.4")
def test_lizzy_wizzys_program_goes_under_the_deck_when_it_is_done() -> None:
    """A Program of cost 3 or less from hand or trash, free; it is never in the trash."""
    game = setup(
        you=Side(
            hand=["lizzy-wizzy-delicate-weapon", "floor-it", "carnage-at-the-colosseum", "mantis-blades"],
            trash=["trust-no-one"],
            eddies=5,
            deck=["detonate", "minotaur"],
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.you.play("lizzy-wizzy-delicate-weapon")
    assert sorted(game.options()) == ["floor-it", "none", "trust-no-one"]
    game.you.choose("floor-it")

    assert game.rival.power("psycho-squad") == 5
    assert sorted(game.you.hand) == ["carnage-at-the-colosseum", "detonate", "mantis-blades"]
    assert game.you.deck == ["minotaur", "floor-it"]
    assert game.you.trash == ["trust-no-one"]
    assert game.you.eddies_ready == 0
