"""What may be looked at and by whom: areas, draws, sales, looks and reveals (CR 5.3 to 5.13, 11.14)."""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("5.3", "5.4.2", "5.4.3", "5.4.4")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_rival() -> None:
    """The Rival's view is the same whatever the cards are."""
    game = setup(you=Side(hand=["minotaur", "floor-it"]))
    assert sorted(game.view("you").you.hand) == ["floor-it", "minotaur"]
    assert game.view("rival").you.hand == ["?", "?"]
    assert game.view("rival").you.hand_size == 2
    assert game.view("rival") == setup(you=Side(hand=["psycho-squad", "detonate"])).view("rival")


@rule("5.5.2", "5.5.3", "5.5.4", "5.5.5", "5.3.2.1")
def test_nobody_sees_a_deck_and_both_see_how_many_cards_it_has() -> None:
    """The owner, who knows the list, doesn't know the order; the Rival knows neither."""
    game = setup(you=Side(deck=["minotaur", "floor-it"]))
    turned = setup(you=Side(deck=["floor-it", "minotaur"]))
    for looker in ("you", "rival"):
        assert game.view(looker).you.deck_size == 2
        assert game.view(looker).you.deck == ["?", "?"]
        assert game.view(looker) == turned.view(looker)

    others = setup(you=Side(deck=["psycho-squad", "detonate"]))
    assert game.view("rival") == others.view("rival")


@rule("5.8.3", "5.8.3.1", "5.8.1.1", "Q24", "R-016")
def test_nobody_sees_which_eddie_is_which() -> None:
    """Only how many there are, ready and spent: for both players any of the cards may be any of them."""
    game = setup(you=Side(eddies=["minotaur", "floor-it"], spent_eddies=["detonate"]))
    turned = setup(you=Side(eddies=["detonate", "minotaur"], spent_eddies=["floor-it"]))
    for looker in ("you", "rival"):
        seen = game.view(looker)
        assert (seen.you.eddies_ready, seen.you.eddies_spent) == (2, 1)
        assert seen == turned.view(looker)


@rule("5.6.3", "5.9.2", "5.9.3", "5.10.2", "5.11.2", "5.12.2", "5.13.1")
def test_field_trash_dice_and_removed_cards_are_public() -> None:
    """Both players' views show them."""
    game = setup(
        you=Side(
            field=[card("psycho-squad", spent=True, gear=["mantis-blades"])],
            trash=["minotaur"],
            removed=["v-corporate-exile"],
            gigs={"d4": 2, "rival:d6": 5},
            fixer=["d8", "d20"],
        ),
    )
    for looker in ("you", "rival"):
        side = game.view(looker).you
        assert side.field == ["psycho-squad"]
        assert side.gear("psycho-squad") == ["mantis-blades"]
        assert side.power("psycho-squad") == 8
        assert side.is_spent("psycho-squad")
        assert side.trash == ["minotaur"]
        assert side.removed == ["v-corporate-exile"]
        assert side.gigs == {"d4": 2, "rival:d6": 5}
        assert sorted(side.fixer) == ["d20", "d8"]
        assert side.street_cred == 7


@rule("5.4.4", "8.6.4", "R-158")
def test_a_drawn_card_is_seen_by_the_one_who_draws_it() -> None:
    """The Rival's view and log are the same whichever card it was."""
    games = []
    for slug in ("minotaur", "floor-it"):
        game = setup(active="rival", you=Side(deck=[slug, "psycho-squad"], fixer=[]))
        game.rival.end_turn()
        assert game.view("you").you.hand == [slug]
        assert game.view("rival").you.hand == ["?"]
        games.append(game)
    assert games[0].view("rival") == games[1].view("rival")
    assert games[0].view("you") != games[1].view("you")


@rule("11.4.1", "4.14.1", "5.9.3")
def test_a_played_card_is_shown() -> None:
    """A Program is seen as it is played, and in the trash afterwards."""
    game = setup(you=Side(hand=["floor-it"], eddies=1))
    game.you.play("floor-it")
    seen = game.view("rival")
    assert any("floor-it" in line for line in seen.log)
    assert seen.you.trash == ["floor-it"]


@rule("11.9.1", "5.8.3.1", "R-158", "Q24")
def test_a_card_sold_from_the_hand_is_shown_and_then_lies_face_down() -> None:
    """Both saw which card was sold; when one of two Eddies is spent, nobody's view says which one it was."""
    views = []
    for sold in (["mantis-blades", "floor-it"], ["floor-it", "mantis-blades"]):
        game = setup(
            you=Side(
                hand=[*sold, "kiroshi-optics"],
                legends=[card("?", spent=True), card("?", spent=True), card("?", spent=True)],
                field=["psycho-squad"],
                fixer=[],
            ),
            rival=Side(fixer=[]),
        )
        game.you.sell(sold[0])
        for looker in ("you", "rival"):
            assert any(sold[0] in line for line in game.view(looker).log)
            assert game.view(looker).you.eddies_ready == 1

        game.you.end_turn()
        game.rival.end_turn()
        game.you.sell(sold[1])
        game.you.play("kiroshi-optics", on="psycho-squad", pay=["eddie"])
        views.append([game.view(looker).you for looker in ("you", "rival")])
    assert views[0] == views[1]


@rule("5.7.4.2", "5.7.4.3", "11.13", "FAQ Kiroshi Optics", "R-024")
def test_a_look_shows_the_legend_to_the_looker_and_the_place_to_both() -> None:
    """The Rival learns which place was looked at, and nothing of the Legend that lies there."""
    games = []
    for slug in ("v-corporate-exile", "padre-man-of-the-cross"):
        game = setup(
            you=Side(
                legends=["?", card(slug, facedown=True)],
                field=[card("psycho-squad", gear=["kiroshi-optics"])],
            ),
            rival=Side(gigs={"d6": 1}),
        )
        game.you.attack("psycho-squad", "gigs")
        game.you.choose("legend:1")
        assert game.you.legends == ["?", "?", "?"]
        assert game.you.looked_at == [1]
        assert game.view("you").you.legends[1] == f"?{slug}"
        assert game.view("rival").you.legends == ["?", "?", "?"]
        assert game.view("rival").you.looked_at == [1]
        games.append(game)
    assert games[0].view("rival") == games[1].view("rival")
    assert games[0].view("you") != games[1].view("you")


@rule("11.10.1", "5.7.4", "11.11.1")
def test_a_called_legend_is_seen_by_both() -> None:
    """It lies face-up from then on."""
    game = setup(you=Side(legends=[card("v-corporate-exile", facedown=True)], eddies=1))
    game.you.call(0)
    assert game.view("rival").you.legends == ["v-corporate-exile", "?", "?"]


@rule("5.3.2.4", "11.13.4", "11.13.4.1", "R-149")
def test_a_search_shows_the_rival_only_what_is_taken() -> None:
    """Sketchy Ripper may find nothing; then the Rival's view is the same whatever lay on top."""
    games = []
    for top in (
        ["mantis-blades", "minotaur", "floor-it"],
        ["satori-sword-of-saburo", "detonate", "psycho-squad"],
    ):
        game = setup(
            you=Side(field=["sketchy-ripper"], deck=[*top, "riding-nomad"]),
            rival=Side(gigs={"d6": 1}),
        )
        game.you.attack("sketchy-ripper", "gigs")
        game.you.choose(None)
        assert game.you.hand == []
        games.append(game)
    assert games[0].view("rival") == games[1].view("rival")

    game = setup(
        you=Side(field=["sketchy-ripper"], deck=["mantis-blades", "minotaur", "floor-it"]),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("sketchy-ripper", "gigs")
    game.you.choose("mantis-blades")
    assert game.view("rival").you.hand == ["mantis-blades"]


@rule("11.14", "11.14.1", "11.14.2", "11.14.3", "FAQ Fool on the Hill", "R-182")
def test_a_reveal_shows_the_cards_to_the_rival_while_they_lie_in_the_deck() -> None:
    """Fool on the Hill shows two; they count as in the deck until they are moved."""
    game = setup(
        you=Side(hand=["fool-on-the-hill"], eddies=2, deck=["detonate", "screw-lovelorn-fool", "minotaur"]),
    )
    game.you.play("fool-on-the-hill")
    assert game.decision is not None and game.decision.player == "rival"
    assert game.you.deck_size == 3
    log = game.view("rival").log
    assert any("detonate" in line for line in log) and any("screw-lovelorn-fool" in line for line in log)

    game.rival.choose("hand")
    assert sorted(game.view("rival").you.hand) == ["detonate", "screw-lovelorn-fool"]


@rule("10.11.1", "5.4.3")
def test_a_view_has_the_options_of_its_own_player_only() -> None:
    """Whoever doesn't decide is offered nothing and is told nothing of what the other may do."""
    game = setup(you=Side(hand=["floor-it"], eddies=1))
    assert game.view("you").options == game.options()
    assert game.view("rival").options == []


@rule("Q40", "9.7")
def test_the_react_step_opens_whether_or_not_the_defender_can_react() -> None:
    """Passing may be all there is; the attacker can't tell that from a hand full of reactions."""
    spent = [card("?", spent=True), card("?", spent=True), card("?", spent=True)]
    views = []
    for hand, options in ((["minotaur"], ["pass"]), (["floor-it"], ["pass", "play floor-it"])):
        game = setup(
            you=Side(field=["psycho-squad"]),
            rival=Side(legends=spent, hand=hand, eddies=1, gigs={"d6": 1}, called=True),
        )
        game.you.attack("psycho-squad", "gigs")
        assert sorted(game.options()) == options
        views.append(game.view("you"))
        game.rival.pass_()
    assert views[0] == views[1]


@rule("11.12.1", "11.12.1.1", "11.12.1.2", "R-157")
def test_nobody_knows_the_order_of_cards_put_under_a_deck_together() -> None:
    """All three were seen as they went; the views are the same in whichever order they lie."""
    games = [
        setup(
            seed=seed,
            you=Side(hand=["les-elemens"], eddies=5),
            rival=Side(field=[card("psycho-squad", gear=["mantis-blades", "satori-sword-of-saburo"])], deck=2),
        )
        for seed in range(1, 9)
    ]
    for game in games:
        game.you.play("les-elemens")
    assert len({tuple(game.rival.deck) for game in games}) > 1
    for looker in ("you", "rival"):
        views = [game.view(looker) for game in games]
        assert all(view == views[0] for view in views)
        assert views[0].rival.deck == ["?"] * 5


@rule("11.7.2", "11.7.2.1", "5.9.3")
def test_trashed_cards_are_seen_by_both() -> None:
    """All Is Lost shows three; the Unit that is taken is known in the hand, too."""
    game = setup(
        you=Side(hand=["all-is-lost"], eddies=1, deck=["psycho-squad", "floor-it", "detonate", "minotaur"]),
    )
    game.you.play("all-is-lost")
    seen = game.view("rival").you
    assert sorted(seen.trash) == ["all-is-lost", "detonate", "floor-it"]
    assert seen.hand == ["psycho-squad"]
    assert seen.deck == ["?"]
