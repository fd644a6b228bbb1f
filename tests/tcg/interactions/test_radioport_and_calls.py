"""Arasaka Emergency Radioport beside the other ways to Call: one Call in each turn (CR 5.7.3, 8.12.1,
RD-17).
"""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

RADIOPORT = "arasaka-emergency-radioport"
GORO = "goro-takemura-vengeful-bodyguard"  # ARASAKA
PADRE = "padre-man-of-the-cross"  # neither ARASAKA nor GO SOLO
HOST = card("emergency-atlus", gear=[RADIOPORT])


@rule("11.21.2.2", "5.7.4.2", "FAQ Arasaka Emergency Radioport")
def test_the_radioports_call_and_its_effect_come_before_the_react_step() -> None:
    """Spent to attack, the host lets its player look, Call for free and resolve CALL; then the Rival
    reacts.
    """
    game = setup(
        you=Side(
            field=[HOST],
            legends=[f"?{PADRE}", "?v-streetkid", "?"],
            deck=["floor-it", "detonate", "trust-no-one", "minotaur"],
        ),
        rival=Side(gigs={"d6": 4}),
    )

    game.you.attack("emergency-atlus", "gigs")
    assert game.options() == ["legend:0", "legend:1", "legend:2", "none"]
    game.you.choose("legend:1")
    assert game.options() == ["yes", "none"]
    game.you.choose("yes")

    assert game.you.legends == ["?", "v-streetkid", "?"]
    assert game.you.hand == ["trust-no-one"]  # trashed among three, the only BRAINDANCE
    assert game.you.deck == ["minotaur"]
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("rival", "react")


@rule("2.1.1", "5.7.4.1", "FAQ Arasaka Emergency Radioport")
def test_the_look_and_the_call_may_each_be_declined() -> None:
    """No look, no mark; a look without a Call leaves the Legend face-down with a mark."""
    game = setup(you=Side(field=[HOST], legends=[f"?{GORO}", "?", "?"]), rival=Side(gigs={"d6": 4}))
    game.you.attack("emergency-atlus", "gigs")
    game.you.choose(None)
    assert game.you.looked_at == []

    game = setup(you=Side(field=[HOST], legends=[f"?{GORO}", "?", "?"]), rival=Side(gigs={"d6": 4}))
    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:0")
    game.you.choose(None)
    assert game.you.legends == ["?", "?", "?"]
    assert game.you.looked_at == [0]


@rule("5.7.3", "8.12.1", "FAQ Arasaka Emergency Radioport")
def test_after_the_turns_call_the_radioport_only_looks() -> None:
    """The limit stops a free Call too; the look is still allowed."""
    game = setup(you=Side(field=[HOST], legends=[f"?{PADRE}", f"?{GORO}", "?"], eddies=1), rival=Side(gigs={"d6": 4}))
    game.you.call(0)
    game.you.choose(1)  # Padre: draw

    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:1")

    assert game.decision is not None and game.decision.kind == "react"
    assert game.you.looked_at == [1]
    assert game.you.legends == [PADRE, "?", "?"]


@rule("5.7.3", "8.12.1", "FAQ Arasaka Emergency Radioport")
def test_after_the_radioports_call_the_turns_call_is_gone() -> None:
    """A free Call is the one Call of the turn: the paid one, Chrome Reverie's and Tyger's Whisper's are
    gone.
    """
    game = setup(
        you=Side(
            field=[HOST],
            legends=[f"?{GORO}", "?", "?"],
            hand=["chrome-reverie", "tygers-whisper"],
            eddies=6,
            gigs={"d4": 1},
        ),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:0")
    game.you.choose("yes")
    game.rival.pass_()

    assert not game.you.may("call", 1)
    game.you.play("chrome-reverie")
    assert game.decision is not None and game.decision.kind == "main"
    game.you.play("tygers-whisper")
    assert game.decision.kind == "main"
    assert game.you.legends == [GORO, "?", "?"]


@rule("5.7.3", "10.20.7", "RD-17", "FAQ Arasaka Emergency Radioport")
def test_a_radioport_legend_that_pays_for_a_call_looks_after_it() -> None:
    """The Call it paid for comes first; then it may look at another face-down Legend, and can't Call that
    one.
    """
    game = setup(
        you=Side(
            legends=[
                card("saburo-arasaka-stubborn-patriarch", gear=[RADIOPORT]),
                card(PADRE, facedown=True, spent=True),
                card(GORO, facedown=True, spent=True),
            ],
        ),
    )

    game.you.call(1)
    # Padre's CALL and the Gear's look are pending together.
    assert sorted(game.options()) == [PADRE, f"saburo-arasaka-stubborn-patriarch/{RADIOPORT}"]
    game.you.order(PADRE)
    game.you.choose(1)
    assert game.options() == ["legend:2", "none"]
    game.you.choose("legend:2")

    assert game.you.legends == ["saburo-arasaka-stubborn-patriarch", PADRE, "?"]
    assert game.you.looked_at == [2]
    assert game.decision is not None and game.decision.kind == "main"


@rule("10.20.7", "11.8.1", "FAQ Arasaka Emergency Radioport")
def test_a_radioport_legend_that_pays_for_a_unit_may_call_after_the_unit_came() -> None:
    """The Unit is on the field before the look; the free Call is available then."""
    game = setup(
        you=Side(
            legends=[
                card("saburo-arasaka-stubborn-patriarch", gear=[RADIOPORT]),
                card(GORO, facedown=True, spent=True),
                card("?", spent=True),
            ],
            hand=["psycho-squad"],
            eddies=3,
        ),
    )

    game.you.play("psycho-squad")
    assert game.you.field == ["psycho-squad"]
    game.you.choose("legend:1")
    game.you.choose("yes")

    assert game.you.legends == ["saburo-arasaka-stubborn-patriarch", GORO, "?"]
    assert game.you.is_spent(GORO)


@rule("5.7.3", "Q49", "FAQ Panam Palmer: Strength Through Family", "FAQ Arasaka Emergency Radioport")
def test_panams_free_call_and_the_radioports_are_one() -> None:
    """Whoever Calls through Panam first can only look with the Radioport, and the other way round."""
    panam = "panam-palmer-strength-through-family"
    game = setup(
        you=Side(field=[HOST, panam], legends=["?saburo-arasaka-stubborn-patriarch", f"?{GORO}", "?"]),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.call(0)
    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:1")
    assert game.you.legends == ["saburo-arasaka-stubborn-patriarch", "?", "?"]
    assert game.decision is not None and game.decision.kind == "react"

    game = setup(you=Side(field=[HOST, panam], legends=[f"?{GORO}", "?", "?"]), rival=Side(gigs={"d6": 4}))
    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:0")
    game.you.choose("yes")
    game.rival.pass_()
    assert not game.you.may("call", 1)


@rule("5.7.3", "9.5", "FAQ Arasaka Emergency Radioport", "FAQ T-Bug")
def test_a_fallen_t_bug_looks_but_calls_nobody_after_the_radioport_did() -> None:
    """T-Bug wears the Radioport, attacks, Calls and dies: her look at all face-down Legends follows, her
    Call doesn't.
    """
    bug = "t-bug-amateur-philosopher"
    game = setup(
        you=Side(field=[card(bug, gear=[RADIOPORT])], legends=[f"?{GORO}", "?", "?"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )
    game.you.attack(bug, "animals-wrecker")
    game.you.choose("legend:0")
    game.you.choose("yes")
    game.rival.pass_()

    assert game.decision is not None and game.decision.kind == "main"
    assert sorted(game.you.trash) == [RADIOPORT, bug]
    assert game.you.legends == [GORO, "?", "?"]
    assert game.you.looked_at == [1, 2]


@rule("8.12.2", "9.9", "Q7", "FAQ Arasaka Emergency Radioport")
def test_a_radioport_host_that_blocks_calls_on_the_rivals_turn() -> None:
    """Spent to block, it may Call for free there too; the Call as a reaction is then gone for this turn."""
    game = setup(
        active="rival",
        you=Side(
            field=[card("secondhand-bombus", gear=[RADIOPORT])],
            legends=[f"?{GORO}", "?", "?"],
            eddies=1,
            gigs={"d4": 2},
        ),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    game.you.block_with("secondhand-bombus")
    assert sorted(game.options()) == ["legend:0", "legend:1", "legend:2", "none"]
    game.you.choose("legend:0")
    game.you.choose("yes")

    assert game.you.legends == [GORO, "?", "?"]
    assert not game.you.may("call", 1)
    assert game.you.may("pass_")


@pytest.mark.parametrize("legend", [PADRE, "dexter-deshawn-off-the-grid"])
@rule("3.13.1.1", "11.25", "FAQ Arasaka Emergency Radioport")
def test_the_radioport_calls_no_legend_without_arasaka_and_go_solo(legend: str) -> None:
    """The Legend that was looked at stays hidden from the Rival, who sees only its place."""
    game = setup(you=Side(field=[HOST], legends=[f"?{legend}", "?", "?"]), rival=Side(gigs={"d6": 4}))

    game.you.attack("emergency-atlus", "gigs")
    game.you.choose("legend:0")

    assert game.decision is not None and game.decision.kind == "react"
    assert game.view("you").you.legends == [f"?{legend}", "?", "?"]
    assert game.view("rival").you.legends == ["?", "?", "?"]
    assert game.view("rival").you.looked_at == [0]


@rule("10.7", "FAQ Arasaka Emergency Radioport")
def test_the_radioport_has_nothing_to_look_at_when_all_legends_are_face_up() -> None:
    """The attack goes straight to the React Step."""
    game = setup(you=Side(field=[HOST], legends=[GORO, PADRE, "v-streetkid"]), rival=Side(gigs={"d6": 4}))

    game.you.attack("emergency-atlus", "gigs")

    assert game.decision is not None and game.decision.kind == "react"
