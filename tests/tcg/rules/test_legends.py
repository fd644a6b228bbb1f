"""Legends: face-down, called, as money, on the field (CR 4.2 to 4.5, 5.7, 11.11, 11.25)."""

import pytest

from preem.tcg.effects.words import (
    BLUE,
    FACE_DOWN_LEGEND,
    FACE_UP_LEGEND,
    GO_SOLO,
    GREEN,
    RED,
    RIVAL_UNIT,
    Count,
    Draw,
    ReturnToHand,
    activated,
    legend,
    one,
    program,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import CardEntry, Side, card, setup
from tests.rule import rule

TAGLESS = legend(
    "Tagless",
    "Not for Sale",
    GREEN,
    power=0,
    tags=("MERC",),
    number="TEST 001",
    sell_tag=False,
)
HANDYMAN = legend(
    "Handyman",
    "Always Busy",
    RED,
    cost=3,
    power=4,
    tags=("MERC",),
    number="TEST 002",
    keywords=GO_SOLO,
    effects=(activated(Draw(1)),),
)
HOMEWARD = program(
    "Homeward",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 003",
    effects=(ReturnToHand(one(RIVAL_UNIT)),),
)
COUNT_THE_KNOWN = program(
    "Count the Known",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 004",
    effects=(Draw(Count(FACE_UP_LEGEND)),),
)
COUNT_THE_HIDDEN = program(
    "Count the Hidden",
    "",
    BLUE,
    ram=1,
    cost=1,
    tags=("PLAN",),
    number="TEST 005",
    effects=(Draw(Count(FACE_DOWN_LEGEND)),),
)

SABURO = "saburo-arasaka-stubborn-patriarch"
V = "v-corporate-exile"
SPENT = card("?", spent=True)


# --- face-down ---------------------------------------------------------------------------------------------


@rule("3.2.1", "3.4.1", "5.3.1.2", "5.7.4.1", "T-48")
def test_nobody_sees_a_face_down_legend_its_owner_included() -> None:
    """The owner can't tell which one lies where, the Rival not even which ones they are."""
    game = setup(you=Side(legends=[card(SABURO, facedown=True), card(V, facedown=True)]))
    elsewhere = setup(you=Side(legends=[card(V, facedown=True), card(SABURO, facedown=True)]))
    for looker in ("you", "rival"):
        assert game.view(looker).you.legends == ["?", "?", "?"]
        assert game.view(looker) == elsewhere.view(looker)
    assert game.you.legends == ["?", "?", "?"]

    others = setup(you=Side(legends=[card("padre-man-of-the-cross", facedown=True)]))
    assert game.view("rival") == others.view("rival")
    assert SABURO not in game.view("rival").json


@rule("5.7.4", "3.2", "5.3.1.1")
def test_both_see_a_face_up_legend_and_how_many_there_are() -> None:
    """Face-up ones and the count are public."""
    game = setup(you=Side(legends=["?", V]))
    assert game.view("you").you.legends == ["?", V, "?"]
    assert game.view("rival").you.legends == ["?", V, "?"]


@rule("3.4.1", "10.22.3", "T-49")
def test_a_face_down_legend_has_no_text() -> None:
    """Saburo gives ARASAKA Units power while attacking when he is face-up, and not before."""
    for saburo, power in ((SABURO, 10), (card(SABURO, facedown=True), 9)):
        game = setup(you=Side(legends=[saburo], field=["minotaur"]), rival=Side(gigs={"d6": 1}))
        game.you.attack("minotaur", "gigs")
        assert game.you.power("minotaur") == power


@rule("3.4.1", "R-202", "T-49")
def test_a_face_down_legend_has_no_tags() -> None:
    """Pepe Najarro readies MERC Legends: neither the face-down one is offered nor the one that is no MERC."""
    game = setup(
        you=Side(
            legends=[
                card("jackie-welles-mamas-favorite", spent=True),
                card(V, spent=True, facedown=True),
                card(SABURO, spent=True),
            ],
            field=["pepe-najarro-working-doubles"],
            gigs={"d4": 2, "d6": 2},
        ),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack("pepe-najarro-working-doubles", "gigs")
    assert game.options() == ["jackie-welles-mamas-favorite", "none"]

    game.you.choose("jackie-welles-mamas-favorite")
    assert not game.you.is_spent("jackie-welles-mamas-favorite")
    assert game.you.is_spent("legend:1")


@rule("3.4.1", "3.2.1", "T-49")
@pytest.mark.parametrize(("counter", "drawn"), [("count-the-known", 1), ("count-the-hidden", 2)])
def test_a_face_down_legend_counts_as_a_legend_and_as_nothing_else(counter: str, drawn: int) -> None:
    """The back tells that it is a Legend: face-down ones are counted as such, and not as face-up ones."""
    game = setup(
        cards=(COUNT_THE_KNOWN, COUNT_THE_HIDDEN),
        you=Side(legends=[V, card(SABURO, facedown=True)], hand=[counter], eddies=1),
    )
    game.you.play(counter)
    assert game.you.hand_size == drawn


@rule("3.4.1", "5.7.6", "4.5")
def test_a_face_down_legend_is_neither_played_nor_activated() -> None:
    """It has no cost and no effects while it lies face-down; it can only be called or spent."""
    game = setup(
        cards=(HANDYMAN,),
        you=Side(legends=[card("handyman-always-busy", facedown=True), SPENT, SPENT], eddies=5),
    )
    assert sorted(game.options()) == ["call 0", "call 1", "call 2", "end_turn"]

    game = setup(cards=(HANDYMAN,), you=Side(legends=["handyman-always-busy", SPENT, SPENT], eddies=5))
    assert sorted(game.options()) == [
        "activate handyman-always-busy",
        "call 1",
        "call 2",
        "end_turn",
        "go_solo handyman-always-busy",
        "to_field handyman-always-busy",
    ]


# --- as money ----------------------------------------------------------------------------------------------


@rule("3.12.2", "5.7.2", "5.7.2.2", "R-003", "T-50")
def test_a_face_up_legend_without_a_sell_tag_pays_nothing() -> None:
    """Face-down it pays 1 €$ like any other; face-up it needs the tag."""
    game = setup(
        cards=(TAGLESS,),
        you=Side(legends=["tagless-not-for-sale", SPENT, SPENT], hand=["mantis-blades"]),
    )
    assert not game.you.may("play", "mantis-blades")
    assert not game.you.may("call", 1)

    game = setup(
        cards=(TAGLESS,),
        you=Side(
            legends=[card("tagless-not-for-sale", facedown=True), SPENT, SPENT],
            hand=["mantis-blades"],
            field=["psycho-squad"],
        ),
    )
    game.you.play("mantis-blades", on="psycho-squad")
    assert game.you.is_spent("legend:0")
    assert game.you.legends == ["?", "?", "?"]


@rule("3.12.2", "5.7.2", "5.7.2.1", "11.8.1", "R-001")
def test_ready_legends_pay_face_down_or_face_up_with_a_tag() -> None:
    """Two Eddies, two face-down Legends and V are five €$. Legends become no Eddies and stay as they lie."""
    game = setup(you=Side(legends=["?", V, "?"], hand=["rockn-rockerboy"], eddies=2))
    game.you.play("rockn-rockerboy")
    assert [game.you.is_spent(place) for place in ("legend:0", V, "legend:2")] == [True, True, True]
    assert game.you.legends == ["?", V, "?"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 2)
    assert game.you.field == ["rockn-rockerboy"]


@rule("5.7.2", "11.8.1", "R-002")
def test_a_spent_legend_pays_nothing() -> None:
    """Two ready ones of three pay two."""
    game = setup(you=Side(legends=[SPENT], hand=["corpo-security", "emergency-atlus"]))
    assert game.you.may("play", "corpo-security")
    assert not game.you.may("play", "emergency-atlus")


@rule("11.8.1", "R-012", "T-64")
def test_a_legend_on_the_field_pays_nothing() -> None:
    """Only Legends in the Legends area are money."""
    game = setup(
        you=Side(legends=[SPENT, SPENT], field=[card(V, solo=True)], hand=["mantis-blades"]),
    )
    assert not game.you.may("play", "mantis-blades")

    game = setup(you=Side(legends=[SPENT, SPENT, V], field=["psycho-squad"], hand=["mantis-blades"]))
    assert game.you.may("play", "mantis-blades")


@rule("11.15.2", "5.7.2")
def test_spending_a_legend_as_money_does_not_use_its_effect() -> None:
    """The Handyman pays for Mantis Blades and draws nothing."""
    game = setup(
        cards=(HANDYMAN,),
        you=Side(
            legends=["handyman-always-busy", SPENT, SPENT],
            hand=["mantis-blades"],
            field=["psycho-squad"],
        ),
    )
    game.you.play("mantis-blades", on="psycho-squad")
    assert game.you.is_spent("handyman-always-busy")
    assert game.you.hand_size == 0
    assert not game.you.may("activate", "handyman-always-busy")


# --- Call --------------------------------------------------------------------------------------------------


@rule("11.11.1", "11.11.1.1", "11.11.1.2", "8.12")
def test_a_call_costs_one_and_turns_up_the_legend_of_the_callers_choice() -> None:
    """By place, without a look first; a face-up one can't be called."""
    game = setup(you=Side(legends=[V, "?", card(SABURO, facedown=True)], eddies=1))
    assert not game.you.may("call", 0)
    assert game.you.may("call", 1) and game.you.may("call", 2)
    assert game.you.price("legend:2", how="call") == 1

    game.you.call(2)

    assert game.you.legends == [V, "?", SABURO]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)


@rule("11.11.1.3", "R-018", "T-51")
@pytest.mark.parametrize("spent", [True, False])
def test_a_called_legend_stays_ready_or_spent(spent: bool) -> None:
    """A spent one may be called, and is face-up and spent then."""
    game = setup(you=Side(legends=[card(SABURO, spent=spent, facedown=True)], eddies=1))
    game.you.call(0)
    assert game.you.legends[0] == SABURO
    assert game.you.is_spent(SABURO) is spent
    assert game.you.eddies_spent == 1


@rule("Q32", "5.7.2", "11.11.1.3")
def test_a_legend_may_pay_for_its_own_call() -> None:
    """The only ready card: it is spent for the 1 €$ and turned up, spent."""
    game = setup(you=Side(legends=[card(SABURO, facedown=True), SPENT, SPENT]))
    game.you.call(0)
    assert game.you.legends == [SABURO, "?", "?"]
    assert game.you.is_spent(SABURO)


@rule("11.11.1.4", "11.18.2", "11.18.1")
def test_a_call_triggers_the_call_effect() -> None:
    """Streetkid trashes three and takes a BRAINDANCE Program."""
    game = setup(
        you=Side(
            legends=[card("v-streetkid", facedown=True)],
            eddies=1,
            deck=["industrial-assembly", "minotaur", "psycho-squad", "riding-nomad"],
        ),
    )
    game.you.call(0)
    assert game.you.hand == ["industrial-assembly"]
    assert sorted(game.you.trash) == ["minotaur", "psycho-squad"]


@rule("11.18.1", "5.6.2.1", "T-54")
def test_call_triggers_by_a_call_only() -> None:
    """Streetkid who comes to the field, by GO SOLO or plainly, trashes nothing: that is no Call."""
    for verb in ("go_solo", "to_field"):
        game = setup(you=Side(legends=["v-streetkid"], eddies=5))
        getattr(game.you, verb)("v-streetkid")
        assert game.you.field == ["v-streetkid"]
        assert game.you.trash == []
        assert game.you.deck_size == 20


@rule("5.7.3", "8.12.1", "11.11.2", "FAQ Tyger's Whisper", "R-020", "T-52")
def test_a_free_call_by_an_effect_is_barred_by_a_call_before() -> None:
    """Tyger's Whisper calls for free unless a Legend was called this turn; its Call is that of the turn."""
    game = setup(you=Side(hand=["tygers-whisper"], eddies=3))
    game.you.call(0)
    game.you.play("tygers-whisper")
    assert game.decision is not None and game.decision.kind == "main"  # nobody was asked
    assert game.you.legends[1:] == ["?", "?"]

    game = setup(you=Side(hand=["tygers-whisper"], eddies=3))
    game.you.play("tygers-whisper")
    assert sorted(game.options()) == ["legend:0", "legend:1", "legend:2", "none"]
    game.you.choose("legend:1")
    assert game.you.legends == ["?", "filler-legend", "?"]
    assert game.you.eddies_ready == 1
    assert not game.you.may("call", 0)
    assert "CR 8.12.1" in game.you.why_not("call", 0)


@rule("8.12.1", "8.12.2", "11.11.2", "11.11.2.1", "11.11.2.2", "Q7", "R-017", "T-53")
def test_each_turn_of_either_player_allows_one_call() -> None:
    """A Call on your own turn, one in a React Step of the Rival's next turn, and no second one there."""
    game = setup(
        you=Side(eddies=3, gigs={"d4": 1, "d6": 2}),
        rival=Side(field=["psycho-squad", "emergency-atlus"], fixer=[]),
    )
    game.you.call(0)
    assert not game.you.may("call", 1)
    game.you.end_turn()

    game.rival.attack("psycho-squad", "gigs")
    game.you.call(1)
    assert not game.you.may("call", 2)
    game.you.pass_()
    game.rival.choose("rival:d4")

    game.rival.attack("emergency-atlus", "gigs")
    assert not game.you.may("call", 2)
    assert game.options() == ["pass"]
    game.you.pass_()

    assert game.you.legends == ["filler-legend", "filler-legend", "?"]


@rule("11.11.1.1", "10.7", "R-023")
def test_with_all_legends_face_up_there_is_nothing_to_call() -> None:
    """Neither the action nor a free Call has anything to turn up."""
    game = setup(
        you=Side(legends=[V, SABURO, "padre-man-of-the-cross"], hand=["tygers-whisper"], eddies=3),
    )
    for place in range(3):
        assert not game.you.may("call", place)
    game.you.play("tygers-whisper")
    assert game.decision is not None and game.decision.kind == "main"


@rule("11.20.1", "11.18.1", "FAQ Adam Smasher: Ender of Legends", "R-031", "T-55")
def test_play_does_not_trigger_on_a_call_and_does_on_reaching_the_field() -> None:
    """Adam Smasher, called, defeats nobody; when he comes to the field he must defeat a rival Unit."""
    smasher = "adam-smasher-ender-of-legends"
    for verb in ("go_solo", "to_field"):
        game = setup(
            you=Side(legends=[card(smasher, facedown=True)], eddies=10),
            rival=Side(field=["psycho-squad", "minotaur"]),
        )
        game.you.call(0)
        assert game.rival.field == ["psycho-squad", "minotaur"]
        assert game.decision is not None and game.decision.kind == "main"

        getattr(game.you, verb)(smasher)
        assert game.options() == ["psycho-squad", "minotaur"]
        game.you.choose("minotaur")
        assert game.rival.field == ["psycho-squad"]


@rule("5.7.6", "11.3.1", "FAQ G23", "R-021", "T-63")
def test_a_legend_called_this_turn_may_use_its_effect_at_once() -> None:
    """There is no Lag in the Legends area."""
    dexter = "dexter-deshawn-off-the-grid"
    game = setup(
        you=Side(legends=[card(dexter, facedown=True)], eddies=1, deck=["minotaur"]),
        rival=Side(gigs={"d8": 5}),
    )
    game.you.call(0)
    game.you.choose(1)
    assert game.you.hand == ["minotaur"]

    game.you.activate(dexter)
    assert game.options() == ["0", "1", "2"]
    game.you.choose(2)
    assert game.rival.gigs == {"d8": 7}
    assert game.you.is_spent(dexter)


# --- to the field ------------------------------------------------------------------------------------------


@rule("4.5", "4.5.1", "4.5.2", "FAQ V: Corporate Exile", "R-028", "T-56")
@pytest.mark.parametrize("spent", [True, False])
def test_a_legend_played_plainly_keeps_its_orientation_and_has_lag(spent: bool) -> None:
    """Allowed although V has GO SOLO: spent she enters spent, ready ready, and she can't attack this turn."""
    game = setup(you=Side(legends=[card(V, spent=spent)], eddies=5), rival=Side(gigs={"d6": 1}))
    game.you.to_field(V)
    assert game.you.field == [V]
    assert game.you.legends == ["?", "?"]
    assert game.you.is_spent(V) is spent
    assert game.you.has_lag(V)
    assert not game.you.may("attack", V, "gigs")


@rule("11.25.1", "11.3.1.2", "FAQ G9", "FAQ G12", "R-026", "T-57")
def test_go_solo_enters_ready_attacks_and_waits_with_its_effect() -> None:
    """A spent Handyman enters ready with Lag: only the attack is exempt."""
    game = setup(
        cards=(HANDYMAN,),
        you=Side(legends=[card("handyman-always-busy", spent=True)], eddies=3),
        rival=Side(gigs={"d6": 4}, field=["psycho-squad", card("emergency-atlus", spent=True)]),
    )
    game.you.go_solo("handyman-always-busy")
    assert not game.you.is_spent("handyman-always-busy")
    assert game.you.has_lag("handyman-always-busy")
    assert not game.you.may("activate", "handyman-always-busy")
    assert "CR 11.3.1" in game.you.why_not("activate", "handyman-always-busy")
    assert game.you.may("attack", "handyman-always-busy", "emergency-atlus")
    assert not game.you.may("attack", "handyman-always-busy", "psycho-squad")  # it is ready

    game.you.attack("handyman-always-busy", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 4}


@rule("11.25.1", "11.11.1.2", "FAQ G8")
def test_go_solo_is_allowed_on_the_turn_of_the_call() -> None:
    """Called for 1 €$, played for 5, and attacking: all in one turn."""
    game = setup(you=Side(legends=[card(V, facedown=True)], eddies=6), rival=Side(gigs={"d6": 4}))
    game.you.call(0)
    game.you.go_solo(V)
    assert game.you.may("attack", V, "gigs")


@rule("11.25.1", "4.5", "FAQ G11")
def test_go_solo_needs_the_keyword_and_the_price() -> None:
    """A Legend without GO SOLO can't; with 4 €$ V can't."""
    game = setup(you=Side(legends=[V, SPENT, SPENT], eddies=3))
    assert game.you.price(V, how="go_solo") == 5
    assert not game.you.may("go_solo", V)  # three Eddies and V himself
    with pytest.raises(IllegalAction):
        game.you.go_solo(V)

    game = setup(you=Side(legends=["padre-man-of-the-cross"], eddies=9))
    assert not game.you.may("go_solo", "padre-man-of-the-cross")


@rule("11.25.1", "5.7.2", "FAQ G10", "R-027", "T-58")
def test_a_legend_may_pay_for_its_own_go_solo() -> None:
    """Cost 3, two Eddies and the Handyman's own Sell Tag: he comes ready all the same."""
    game = setup(
        cards=(HANDYMAN,),
        you=Side(legends=["handyman-always-busy", SPENT, SPENT], eddies=2),
        rival=Side(gigs={"d6": 4}),
    )
    game.you.go_solo("handyman-always-busy")
    assert game.you.eddies_spent == 2
    assert not game.you.is_spent("handyman-always-busy")
    assert game.you.may("attack", "handyman-always-busy", "gigs")

    game = setup(
        cards=(HANDYMAN,),
        you=Side(legends=[card("handyman-always-busy", spent=True), SPENT, SPENT], eddies=2),
    )
    assert not game.you.may("go_solo", "handyman-always-busy")


@rule("RD-25", "4.5.1")
def test_a_legend_that_paid_for_its_own_plain_play_enters_spent() -> None:
    """Plainly played it keeps the orientation it has when it goes, and it was spent for the 1 €$."""
    game = setup(
        cards=(HANDYMAN,),
        you=Side(legends=["handyman-always-busy", SPENT, SPENT], eddies=2),
    )
    game.you.to_field("handyman-always-busy")
    assert game.you.is_spent("handyman-always-busy")


@rule("Q33", "9.7", "4.5")
def test_no_legend_is_played_as_a_reaction() -> None:
    """In the React Step neither GO SOLO nor the plain play is offered."""
    game = setup(
        active="rival",
        you=Side(legends=[V, SABURO, "padre-man-of-the-cross"], eddies=9, gigs={"d4": 1}),
        rival=Side(field=["psycho-squad"]),
    )
    game.rival.attack("psycho-squad", "gigs")
    assert game.options() == ["pass"]
    assert not game.you.may("go_solo", V)
    assert not game.you.may("to_field", V)


@rule("4.2", "4.2.1", "FAQ G13", "T-61")
def test_a_legend_on_the_field_is_a_unit() -> None:
    """It is attacked and defeated like one: Wild in the Streets may choose it."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(field=[card(V, spent=True, solo=True), card("psycho-squad", spent=True), "minotaur"]),
    )
    game.you.play("wild-in-the-streets")
    assert game.options() == [V, "psycho-squad"]
    game.you.choose(V)
    assert game.rival.removed == [V]


@rule("4.2.1", "R-036", "R-032", "T-61")
def test_a_legend_on_the_field_is_still_a_legend() -> None:
    """MaxTac Squadron readies a face-up Legend there or in its area; Meredith has 7 power against one."""
    game = setup(
        you=Side(
            legends=["?", card(SABURO, spent=True)],
            field=[card("maxtac-squadron", spent=True), card(V, spent=True, solo=True)],
        ),
        rival=Side(fixer=["d4", "d6"]),
    )
    game.you.end_turn()
    assert sorted(game.options()) == sorted([SABURO, V])
    game.you.choose(V)
    assert not game.you.is_spent(V)

    game = setup(
        you=Side(field=[card("v-streetkid", solo=True)]),
        rival=Side(field=[card("meredith-stout-stone-cold-corpo", spent=True)]),
    )
    game.you.attack("v-streetkid", "meredith-stout-stone-cold-corpo")
    game.rival.pass_()
    assert game.you.removed == ["v-streetkid"]  # 6 against 5 + 2
    assert game.rival.field == ["meredith-stout-stone-cold-corpo"]


@rule("4.2.1", "FAQ Synapse Burnout", "R-033", "RD-21", "T-61")
def test_face_up_legends_on_the_field_are_counted_too() -> None:
    """Two in the Legends area and Jackie himself on the field: 8 + 3 beats 10."""
    jackie = "jackie-welles-mamas-favorite"
    game = setup(
        you=Side(
            legends=[card(SABURO, spent=True), card(V, spent=True)],
            field=[card(jackie, solo=True)],
            hand=["synapse-burnout"],
            eddies=1,
        ),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )
    game.you.play("synapse-burnout")
    game.you.attack(jackie, "animals-wrecker")
    game.rival.pass_()
    assert game.rival.trash == ["animals-wrecker"]
    assert game.you.field == [jackie]


@rule("Q30", "R-184", "4.2.1")
@pytest.mark.parametrize(
    ("legends", "field", "removed", "power"),
    [
        ([V, "dexter-deshawn-off-the-grid", "padre-man-of-the-cross"], [], [], 9),
        (["dexter-deshawn-off-the-grid", "padre-man-of-the-cross"], [card(V, solo=True)], [], 9),
        (["dexter-deshawn-off-the-grid", "?"], [card(V, solo=True)], [], 4),
        ([], [], [V, "dexter-deshawn-off-the-grid", "padre-man-of-the-cross"], 4),
    ],
)
def test_all_legends_face_up_needs_one_and_counts_the_field(
    legends: list[str], field: list[CardEntry], removed: list[str], power: int
) -> None:
    """Goro's Unit has +5 when all friendly Legends are face-up; with none left it isn't so."""
    goro = "goro-takemura-losing-his-way"
    game = setup(
        you=Side(legends=legends, field=[goro, *field], removed=removed),
        rival=Side(gigs={"d6": 1}),
    )
    game.you.attack(goro, "gigs")
    assert game.you.power(goro) == power


@rule("11.24.1", "FAQ G7", "FAQ Goro Takemura: Hands Unclean", "T-62")
def test_a_legend_blocks_from_the_field_only() -> None:
    """Goro in the Legends area can't block; on the field he can."""
    goro = "goro-takemura-hands-unclean"
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=[goro, SPENT, SPENT], gigs={"d6": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert not game.rival.may("block_with", goro)
    assert not any(option.startswith("block") for option in game.options())

    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=[SPENT, SPENT], field=[card(goro, solo=True)], gigs={"d6": 1}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.rival.may("block_with", goro)


@rule("FAQ Rogue Amendiares: Preem Solo", "10.22.3", "R-035")
def test_a_face_up_legend_works_from_the_legends_area() -> None:
    """Rogue's trigger hears another Legend's steal; face-down she hears nothing."""
    rogue = "rogue-amendiares-preem-solo"
    for entry, drawn in ((rogue, 1), (card(rogue, facedown=True), 0)):
        game = setup(
            you=Side(legends=[entry], field=[card(V, solo=True)]),
            rival=Side(gigs={"d6": 4}),
        )
        game.you.attack(V, "gigs")
        game.rival.pass_()
        assert game.you.gigs == {"rival:d6": 4}
        assert game.you.hand_size == drawn


# --- leaving -----------------------------------------------------------------------------------------------


@rule("11.25.1", "4.4", "4.4.1", "R-030", "T-59")
@pytest.mark.parametrize("how", ["homeward", "les-elemens", "wild-in-the-streets"])
def test_a_go_solo_legend_that_leaves_the_field_is_removed_from_the_game(how: str) -> None:
    """Into a hand, under a deck or into the trash: it ends removed."""
    game = setup(
        cards=(HOMEWARD,),
        you=Side(hand=[how], eddies=5),
        rival=Side(field=[card(V, spent=True, solo=True)]),
    )
    game.you.play(how)
    assert game.rival.field == []
    assert game.rival.removed == [V]
    assert game.rival.hand == game.rival.trash == []
    assert game.rival.deck_size == 20
    assert game.rival.legends == ["?", "?"]


@rule("4.4", "4.4.1")
@pytest.mark.parametrize("how", ["homeward", "les-elemens", "wild-in-the-streets"])
def test_a_plainly_played_legend_is_removed_from_invalid_areas_too(how: str) -> None:
    """Hand, deck and trash are no areas for a Legend, however it was played."""
    game = setup(
        cards=(HOMEWARD,),
        you=Side(hand=[how], eddies=5),
        rival=Side(field=[card(V, spent=True)]),
    )
    game.you.play(how)
    assert game.rival.removed == [V]
    assert game.rival.hand == game.rival.trash == []
    assert game.rival.deck_size == 20


@rule("4.4.1", "4.4.2", "4.12.2", "11.19.2", "T-60")
def test_a_defeated_legend_leaves_its_gear_in_the_trash_and_then_its_effect_resolves() -> None:
    """When Sasha's DEFEATED asks for a discard, she is removed and Mantis Blades lie in the trash."""
    sasha = "sasha-yakovleva-wont-let-you-down"
    game = setup(
        you=Side(field=["minotaur"], hand=["floor-it", "psycho-squad"]),
        rival=Side(field=[card(sasha, spent=True, solo=True, gear=["mantis-blades"])]),
    )
    game.you.attack("minotaur", sasha)
    game.rival.pass_()

    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("card", "you")
    assert game.rival.field == []
    assert game.rival.removed == [sasha]
    assert game.rival.trash == ["mantis-blades"]

    game.you.choose("floor-it")
    assert game.you.hand == ["psycho-squad"]
    assert game.you.trash == ["floor-it"]


@rule("5.13.1", "5.13.2", "5.13.2.1")
def test_cards_removed_from_the_game_are_public_and_count_nowhere() -> None:
    """Both see the pile; the Legend on it pays for nothing and can't be called."""
    game = setup(
        you=Side(removed=[V], legends=[SPENT, SPENT], hand=["mantis-blades"], field=["psycho-squad"]),
    )
    assert game.view("rival").you.removed == [V]
    assert game.you.legends == ["?", "?"]
    assert not game.you.may("play", "mantis-blades")
