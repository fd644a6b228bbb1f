"""What each player may know (rulings.md, "Information")."""

from preem.tcg.effects.words import YELLOW, YOUR_HAND_OR_TRASH, BottomDeck, every, program
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

CLEAN_SWEEP = program(
    "Clean Sweep",
    "",
    YELLOW,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 001",
    effects=(BottomDeck(every(YOUR_HAND_OR_TRASH)),),
)


@rule("R-155", "5.7.4.2", "5.7.4.3", "FAQ Kiroshi Optics", "T-139")
def test_kiroshi_optics_look_once_and_the_rival_sees_only_where() -> None:
    """One face-down Legend must be looked at; both see which place, and no later look is offered."""
    views = []
    for looked_at in ("padre-man-of-the-cross", "dum-dum-maelstrom-triggerman"):
        game = setup(
            you=Side(
                legends=[
                    "saburo-arasaka-stubborn-patriarch",
                    card(looked_at, facedown=True),
                    card("muamar-reyes-el-capitan", facedown=True),
                ],
                field=[card("psycho-squad", gear=["kiroshi-optics"])],
            ),
            rival=Side(gigs={"d4": 1}),
        )
        assert game.you.looked_at == []

        game.you.attack("psycho-squad", "gigs")
        assert game.options() == ["legend:1", "legend:2"]
        assert game.view("rival").options == []
        game.you.choose("legend:1")

        assert game.you.looked_at == [1]
        seen = game.view("rival")
        assert seen.you.looked_at == [1]
        assert seen.you.legends == ["saburo-arasaka-stubborn-patriarch", "?", "?"]
        assert not any(looked_at in line for line in seen.log)
        views.append(seen)

        game.rival.pass_()
        assert game.options() == ["call 1", "call 2", "end_turn"]
    assert views[0] == views[1]


@rule("R-155", "2.1")
def test_kiroshi_optics_ask_nothing_where_no_legend_is_face_down() -> None:
    """There is nothing to look at."""
    game = setup(
        you=Side(
            legends=[
                "saburo-arasaka-stubborn-patriarch",
                "padre-man-of-the-cross",
                "muamar-reyes-el-capitan",
            ],
            field=[card("psycho-squad", gear=["kiroshi-optics"])],
        ),
        rival=Side(gigs={"d4": 1}),
    )

    game.you.attack("psycho-squad", "gigs")
    assert game.decision is not None and game.decision.kind == "react"
    assert game.you.looked_at == []
    game.rival.pass_()


@rule("R-156", "5.3.2.3", "5.3.2.5", "5.3.2.6")
def test_a_search_without_a_reveal_tells_the_rival_nothing_but_counts() -> None:
    """The searcher sees three cards and takes one; the Rival's view is the same whichever they were."""
    during = []
    after = []
    decks = (
        ["floor-it", "detonate", "minotaur", "psycho-squad", "screw-lovelorn-fool"],
        ["mantis-blades", "trust-no-one", "the-heist", "minotaur", "floor-it"],
    )
    for deck in decks:
        game = setup(you=Side(hand=["three-mouths-one-desire"], eddies=2, deck=list(deck)))
        game.you.play("three-mouths-one-desire")
        assert game.options() == deck[:3]
        assert game.view("you").options == deck[:3]
        assert game.view("rival").options == []
        during.append(game.view("rival"))

        game.you.choose(deck[1])
        assert game.you.hand == [deck[1]]
        assert game.you.deck[:2] == deck[3:]
        assert sorted(game.you.deck[2:]) == sorted([deck[0], deck[2]])
        seen = game.view("rival")
        assert seen.you.hand == ["?"]
        assert seen.you.deck == ["?"] * 4
        assert (seen.you.hand_size, seen.you.deck_size) == (1, 4)
        after.append(seen)
    assert during[0] == during[1]
    assert after[0] == after[1]


@rule("R-156", "5.5.2", "5.3.2.6")
def test_no_view_shows_the_order_of_what_went_under_the_deck() -> None:
    """After the search its player sees no card of the deck, either."""
    game = setup(
        you=Side(
            hand=["three-mouths-one-desire"],
            eddies=2,
            deck=["floor-it", "detonate", "minotaur", "psycho-squad"],
        )
    )

    game.you.play("three-mouths-one-desire")
    game.you.choose("detonate")

    assert game.view("you").you.deck == ["?"] * 3
    assert game.view("you").options == game.options()


@rule("R-157", "11.12.1", "11.12.1.1", "5.3.2.2")
def test_what_went_under_the_deck_from_the_trash_is_known_and_what_came_from_the_hand_is_not() -> None:
    """Two from the trash and one from the hand, at once: the Rival has read the two, and knows no place."""
    views = []
    for hidden in ("minotaur", "psycho-squad"):
        game = setup(
            cards=(CLEAN_SWEEP,),
            you=Side(hand=["clean-sweep", hidden], trash=["floor-it", "detonate"], eddies=1, deck=2),
        )
        game.you.play("clean-sweep")
        assert game.you.hand == []
        assert game.you.trash == ["clean-sweep"]
        assert sorted(game.you.deck[2:]) == sorted(["detonate", "floor-it", hidden])

        seen = game.view("rival")
        assert seen.you.deck == ["?"] * 5
        assert any("floor-it" in line for line in seen.log)
        assert any("detonate" in line for line in seen.log)
        assert not any(hidden in line for line in seen.log)
        views.append(seen)
    assert views[0] == views[1]


@rule("R-157", "11.12.1", "11.12.1.3", "T-137")
def test_cards_from_two_areas_that_go_under_the_deck_at_once_are_one_random_group() -> None:
    """Over a few games each of the three lies deepest at some time."""
    deepest = set()
    for seed in range(30):
        game = setup(
            seed=seed,
            cards=(CLEAN_SWEEP,),
            you=Side(hand=["clean-sweep", "minotaur"], trash=["floor-it", "detonate"], eddies=1, deck=2),
        )
        game.you.play("clean-sweep")
        deepest.add(game.you.deck[-1])

    assert deepest == {"minotaur", "floor-it", "detonate"}


@rule("R-158", "5.4.3", "5.4.4", "5.5.5")
def test_the_rival_sees_of_a_draw_only_that_there_was_one() -> None:
    """Counts change; which card it was makes no difference to the Rival's view."""
    views = []
    for top in ("minotaur", "detonate"):
        game = setup(active="rival", you=Side(hand=["floor-it"], deck=[top, "mantis-blades"], fixer=[]))
        game.rival.end_turn()
        assert game.you.hand == ["floor-it", top]
        assert game.view("you").you.hand == ["floor-it", top]

        seen = game.view("rival")
        assert seen.you.hand == ["?", "?"]
        assert (seen.you.hand_size, seen.you.deck_size) == (2, 1)
        views.append(seen)
    assert views[0] == views[1]


@rule("R-158", "7.9.3", "5.4.4")
def test_the_rival_sees_of_a_mulligan_that_it_was_taken_and_no_card() -> None:
    """Neither the old hand nor the new one shows."""
    views = []
    for mine in (["minotaur", "floor-it", "detonate"], ["psycho-squad", "trust-no-one", "mantis-blades"]):
        game = setup(at="mulligan", turn=1, you=Side(hand=mine * 2, deck=mine * 4), rival=Side(hand=["?"] * 6))
        game.you.mulligan(True)

        seen = game.view("rival")
        assert seen.you.hand == ["?"] * 6
        assert seen.you.deck == ["?"] * 12
        assert any("mulligan" in line for line in seen.log)
        assert not any(slug in line for line in seen.log for slug in mine)
        views.append(seen)
    assert views[0] == views[1]


@rule("R-158", "11.9.1", "11.9.1.1")
def test_a_sold_card_is_shown_when_it_is_sold() -> None:
    """The Rival reads which one it was; then it is one Eddie more."""
    game = setup(you=Side(hand=["floor-it", "minotaur"], eddies=1))

    game.you.sell("floor-it")

    seen = game.view("rival")
    assert any("floor-it" in line for line in seen.log)
    assert not any("minotaur" in line for line in seen.log)
    assert seen.you.hand == ["?"]
    assert (seen.you.eddies_ready, seen.you.eddies_spent) == (2, 0)


@rule("R-158", "5.8.3", "5.8.3.1", "R-016", "Q24")
def test_nobody_may_look_at_an_eddie_its_owner_included() -> None:
    """Which of the Eddies is which card makes no difference to what either player sees, spent or not."""
    mine = []
    theirs = []
    for eddies in (["detonate", "mantis-blades"], ["mantis-blades", "detonate"]):
        game = setup(you=Side(hand=["floor-it", "mantis-blades"], field=["psycho-squad"], eddies=eddies))
        game.you.sell("floor-it")
        game.you.play("mantis-blades", on="psycho-squad", pay=["eddie"])
        assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)
        mine.append(game.view("you"))
        theirs.append(game.view("rival"))
    assert mine[0] == mine[1]
    assert theirs[0] == theirs[1]
