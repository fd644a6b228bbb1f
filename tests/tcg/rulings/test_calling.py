"""Calling a Legend, as an action, as a reaction and by effects: scenarios R-017 to R-025."""

import pytest

from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-017", "8.12.1", "11.11.2", "RD-4", "Q7")
def test_a_legend_may_be_called_once_on_each_players_turn() -> None:
    """After a Call on one's own turn there is one more in the Rival's turn, and no second one there."""
    game = setup(
        you=Side(eddies=4, gigs={"d6": 3, "d8": 5}),
        rival=Side(field=["psycho-squad", "emergency-atlus"], fixer=["d4"]),
    )
    game.you.call(0)
    assert not game.you.may("call", 1)
    game.you.end_turn()

    game.rival.attack("psycho-squad", "gigs")
    game.you.call(1)
    assert not game.you.may("call", 2)
    game.you.pass_()
    game.rival.choose("rival:d6")

    game.rival.attack("emergency-atlus", "gigs")
    assert game.you.eddies_ready == 2
    assert not game.you.may("call", 2)
    with pytest.raises(IllegalAction):
        game.you.call(2)
    assert game.you.legends == ["filler-legend", "filler-legend", "?"]


@rule("R-018", "11.11.1.1", "11.11.1.3", "T-51")
def test_a_called_legend_stays_spent() -> None:
    """A spent face-down Legend is chosen by place, its CALL resolves, and its Spend Icon waits until it
    readies.
    """
    game = setup(
        you=Side(
            legends=[SPENT, card("padre-man-of-the-cross", facedown=True, spent=True), SPENT],
            eddies=1,
            gigs={"d4": 1},
        ),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.call(1)
    game.you.choose(1)  # draw 1

    assert game.you.legends == ["?", "padre-man-of-the-cross", "?"]
    assert game.you.is_spent("padre-man-of-the-cross")
    assert game.you.hand_size == 1
    assert not game.you.may("activate", "padre-man-of-the-cross")


@rule("R-018", "11.11.1.3", "T-63")
def test_a_legend_called_while_ready_can_use_its_spend_icon() -> None:
    """The near miss: the same Legend, ready."""
    game = setup(
        you=Side(legends=[SPENT, card("padre-man-of-the-cross", facedown=True), SPENT], eddies=1, gigs={"d4": 1}),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.call(1)
    game.you.choose(1)

    assert game.you.may("activate", "padre-man-of-the-cross")


@rule("R-019", "8.12.2", "9.8", "9.11")
def test_a_call_in_the_react_step_resolves_before_the_fight() -> None:
    """Wakako, called in the React Step, takes 2 power from the attacker: 4 against 4, both are defeated."""
    game = setup(
        active="rival",
        you=Side(
            legends=[card("wakako-okada-peace-and-harmony", facedown=True), SPENT, SPENT],
            field=[card("emergency-atlus", spent=True)],
            eddies=1,
        ),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "emergency-atlus")

    game.you.call(0)
    game.you.choose(0)
    assert game.rival.power("psycho-squad") == 4
    assert game.you.may("pass_")  # still in the React Step

    game.you.pass_()
    assert game.you.trash == ["emergency-atlus"]
    assert game.rival.trash == ["psycho-squad"]


@rule("R-020", "5.7.3", "Q49", "FAQ Panam Palmer: Strength Through Family")
def test_a_free_call_is_the_one_call_of_the_turn() -> None:
    """Panam's free Call takes no money, and the Call for 1 €$ is gone with it."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, card("padre-man-of-the-cross", spent=True)],
            field=["panam-palmer-strength-through-family"],
            eddies=2,
        ),
    )

    game.you.call(0)

    assert game.you.eddies_ready == 2
    assert not game.you.may("call", 1)
    with pytest.raises(IllegalAction):
        game.you.call(1)


@pytest.mark.parametrize(("amount", "value"), [(0, 5), (1, 6), (2, 7)])
@rule("R-021", "11.3.1", "5.7.6", "FAQ G23", "FAQ Dexter DeShawn: Off the Grid")
def test_a_legend_called_this_turn_may_use_its_effect_at_once(amount: int, value: int) -> None:
    """There is no Lag in the Legends area; "a Gig" is the Rival's too."""
    game = setup(
        you=Side(legends=[card("dexter-deshawn-off-the-grid", facedown=True), SPENT, SPENT], eddies=1),
        rival=Side(gigs={"d8": 5}),
    )
    game.you.call(0)
    game.you.choose(1)  # draw 1

    game.you.activate("dexter-deshawn-off-the-grid")
    assert game.options() == ["0", "1", "2"]

    game.you.choose(amount)
    assert game.rival.gigs == {"d8": value}
    assert game.you.is_spent("dexter-deshawn-off-the-grid")


@rule("R-022", "FAQ Chrome Reverie", "8.12.1")
def test_a_free_call_that_was_declined_is_gone() -> None:
    """After Chrome Reverie only the Call for 1 €$ is left."""
    game = setup(
        you=Side(legends=[SPENT, SPENT, SPENT], hand=["chrome-reverie"], eddies=4, gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("chrome-reverie")
    assert "none" in game.options()
    game.you.choose(None)
    assert game.you.legends == ["?", "?", "?"]
    assert game.you.price("legend:0", how="call") == 1

    game.you.call(0)
    assert game.you.eddies_ready == 0


@rule("R-022", "11.1.2")
def test_without_money_nothing_is_left_of_a_declined_free_call() -> None:
    """The same with the last Eddie spent on the Program."""
    game = setup(
        you=Side(legends=[SPENT, SPENT, SPENT], hand=["chrome-reverie"], eddies=3, gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("chrome-reverie")
    game.you.choose(None)

    assert game.options() == ["end_turn"]


@rule("R-022", "10.3.3")
def test_chrome_reverie_offers_no_call_without_a_min_gig() -> None:
    """The near miss: a Gig of 2."""
    game = setup(
        you=Side(legends=[SPENT, SPENT, SPENT], hand=["chrome-reverie"], eddies=3, gigs={"d4": 2}),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.play("chrome-reverie")

    assert game.options() == ["end_turn"]


@rule("R-023", "11.11.1.1", "10.7")
def test_nothing_is_called_when_all_legends_are_face_up() -> None:
    """Neither the action nor Tyger's Whisper has anything to turn up."""
    game = setup(
        you=Side(
            legends=[
                "padre-man-of-the-cross",
                "dexter-deshawn-off-the-grid",
                "judy-alvarez-braindance-maestro",
            ],
            hand=["tygers-whisper"],
            eddies=3,
        ),
    )
    assert [game.you.may("call", place) for place in range(3)] == [False, False, False]

    game.you.play("tygers-whisper")

    assert game.you.may("end_turn")  # nothing was asked
    assert [game.you.may("call", place) for place in range(3)] == [False, False, False]


@rule("R-024", "FAQ Arasaka Emergency Radioport", "5.7.4.2")
def test_the_radioport_cannot_call_a_legend_of_another_kind() -> None:
    """Padre is neither ARASAKA nor has GO SOLO: he was looked at, and the Rival sees no more than that."""
    game = setup(
        you=Side(
            legends=[
                card("padre-man-of-the-cross", facedown=True),
                card("judy-alvarez-braindance-maestro", spent=True),
                card("dexter-deshawn-off-the-grid", spent=True),
            ],
            field=[card("psycho-squad", gear=["arasaka-emergency-radioport"])],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.options() == ["legend:0", "none"]

    game.you.choose("legend:0")

    assert game.rival.may("pass_")  # the React Step: no Call was offered
    assert game.you.looked_at == [0]
    assert game.view("rival").you.looked_at == [0]
    assert game.view("rival").you.legends == [
        "?",
        "judy-alvarez-braindance-maestro",
        "dexter-deshawn-off-the-grid",
    ]


@rule("R-024", "FAQ Arasaka Emergency Radioport", "5.7.4.2")
def test_the_rival_cannot_tell_a_call_that_was_declined_from_one_that_was_not_offered() -> None:
    """After a look at Padre and after a look at Goro whom nobody calls, the Rival sees the same."""

    def table_after_a_look_at(face_down: str) -> object:
        game = setup(
            you=Side(
                legends=[
                    card(face_down, facedown=True),
                    card("judy-alvarez-braindance-maestro", spent=True),
                    card("dexter-deshawn-off-the-grid", spent=True),
                ],
                field=[card("psycho-squad", gear=["arasaka-emergency-radioport"])],
            ),
            rival=Side(gigs={"d6": 3}),
        )
        game.you.attack("psycho-squad", "gigs")
        game.you.choose("legend:0")
        if face_down == "goro-takemura-vengeful-bodyguard":
            game.you.choose(None)
        return game.view("rival")

    assert table_after_a_look_at("padre-man-of-the-cross") == table_after_a_look_at("goro-takemura-vengeful-bodyguard")


@rule("R-024", "FAQ Arasaka Emergency Radioport", "11.21.2.2")
def test_the_radioport_may_call_an_arasaka_legend_for_free() -> None:
    """Goro is ARASAKA: he may be called without paying, before the React Step."""
    game = setup(
        you=Side(
            legends=[
                card("goro-takemura-vengeful-bodyguard", facedown=True),
                card("judy-alvarez-braindance-maestro", spent=True),
                card("dexter-deshawn-off-the-grid", spent=True),
            ],
            field=[card("psycho-squad", gear=["arasaka-emergency-radioport"])],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.you.choose("legend:0")
    assert game.options() == ["yes", "none"]

    game.you.choose("yes")

    assert game.you.legends[0] == "goro-takemura-vengeful-bodyguard"
    assert not game.you.is_spent("goro-takemura-vengeful-bodyguard")  # no money was needed
    assert game.rival.may("pass_")


@rule("R-024", "FAQ Arasaka Emergency Radioport", "11.21.2.2", "11.18.2")
def test_the_call_of_a_legend_called_by_the_radioport_resolves_before_the_react_step() -> None:
    """V: Streetkid has GO SOLO; his CALL trashes three and takes the BRAINDANCE while the defender still
    waits.
    """
    game = setup(
        you=Side(
            legends=[
                card("v-streetkid", facedown=True),
                card("judy-alvarez-braindance-maestro", spent=True),
                card("dexter-deshawn-off-the-grid", spent=True),
            ],
            field=[card("psycho-squad", gear=["arasaka-emergency-radioport"])],
            deck=["peace-offering", "floor-it", "minotaur", "octant"],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.you.choose("legend:0")
    game.you.choose("yes")

    assert game.you.legends[0] == "v-streetkid"
    assert game.you.hand == ["peace-offering"]
    assert sorted(game.you.trash) == ["floor-it", "minotaur"]
    assert game.you.deck == ["octant"]
    assert game.rival.may("pass_")


@rule("R-025", "10.7", "FAQ Dexter DeShawn: Off the Grid", "T-134")
def test_a_mode_that_cannot_work_may_be_chosen() -> None:
    """Without a friendly Unit Dexter's +2 is a legal choice: nothing happens and no card is drawn."""
    game = setup(
        you=Side(legends=[card("dexter-deshawn-off-the-grid", facedown=True), SPENT, SPENT], eddies=1),
        rival=Side(field=["psycho-squad"]),
    )
    game.you.call(0)
    assert game.options() == ["0", "1"]

    game.you.choose(0)

    assert game.you.may("end_turn")
    assert game.you.hand_size == 0
    assert game.rival.power("psycho-squad") == 6
