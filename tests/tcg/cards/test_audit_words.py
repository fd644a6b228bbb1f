"""Words of the effect language in corners that no printed card reaches yet: "if you do", another player's choices."""

import pytest

from preem.tcg.effects.base import Effect
from preem.tcg.effects.tags import PLAN
from preem.tcg.effects.words import (
    ANY_UNIT,
    FACE_DOWN_LEGEND,
    FRIENDLY_UNIT,
    GEAR,
    RED,
    RIVAL_UNIT,
    YOUR_HAND,
    YOUR_TRASH,
    BottomDeck,
    CallFree,
    Choose,
    Declaration,
    Defeat,
    Discard,
    DiscardHand,
    Draw,
    EachPlayer,
    GivePower,
    If,
    IfYouDo,
    Increase,
    LookAt,
    May,
    Mode,
    Pick,
    Play,
    ReadyEddies,
    Repeat,
    ReturnToHand,
    RivalDoes,
    SellTop,
    SetToValueOf,
    Spend,
    Steal,
    Swap,
    Trash,
    cards_in,
    every,
    gig,
    may_one,
    narrowed,
    one,
    program,
)
from preem.tcg.scenario import Game, Side, card, setup
from tests.rule import rule

NO_MONEY = [card("?", spent=True)] * 3


def probe(*words: Effect) -> Declaration:
    """A Program of cost 1 with these words for its text."""
    return program("Probe", "", RED, ram=1, cost=1, tags=(PLAN,), number="TEST 001", effects=words)


def playing(*words: Effect, you: Side | None = None, rival: Side | None = None) -> Game:
    """The probe has been played, and nothing of it is left but what is asked."""
    you = you or Side()
    assert not isinstance(you.hand, int), "a probe is in a hand of known cards"
    you.hand = ["probe", *you.hand]
    you.eddies = 1
    you.legends = you.legends or NO_MONEY
    game = setup(cards=(probe(*words),), you=you, rival=rival)
    game.you.play("probe")
    return game


# --- "If you do": only what really happened counts (CR 10.3.3) ----------------------------------------------


@rule("10.3.3")
@pytest.mark.parametrize(
    "word",
    [
        Swap(),
        SetToValueOf(gig(), gig(not_in="gig")),
        Increase(gig(), up_to=2),
        CallFree(may_one(FACE_DOWN_LEGEND)),
        Trash(2),
        SellTop(),
        Draw(0),
        DiscardHand(),
        Discard(1),
        ReturnToHand(every(FRIENDLY_UNIT, spent=False)),
        BottomDeck(every(FRIENDLY_UNIT, spent=False)),
        Defeat(every(FRIENDLY_UNIT, spent=False)),
        LookAt(one(FACE_DOWN_LEGEND)),
        Play(one(YOUR_HAND)),
        Play(one(YOUR_TRASH, type=GEAR), only_to=narrowed(FRIENDLY_UNIT, spent=False)),
        Steal(FRIENDLY_UNIT),
    ],
    ids=lambda word: type(word).__name__,
)
def test_if_you_do_is_not_met_by_what_could_not_be_done(word: Effect) -> None:
    """No Gigs, no cards, no money and a Call already made; that a Unit was spent just before helps nothing."""
    game = playing(
        Spend(one(FRIENDLY_UNIT)),
        word,
        If(IfYouDo(), GivePower(every(FRIENDLY_UNIT), 1)),
        you=Side(
            legends=["padre-man-of-the-cross", "dum-dum-maelstrom-triggerman", "v-streetkid"],
            field=["minotaur"],
            trash=["mantis-blades"],
            deck=[],
            called=True,
        ),
    )
    assert game.you.may("end_turn")
    assert game.you.power("minotaur") == 9


@rule("10.3.3")
@pytest.mark.parametrize(
    "word",
    [
        Swap(),
        SetToValueOf(gig(), gig(not_in="gig")),
        CallFree(one(FACE_DOWN_LEGEND)),
        Trash(2),
        SellTop(),
        Draw(1),
        ReadyEddies(1),
        DiscardHand(),
        Discard(1),
    ],
    ids=lambda word: type(word).__name__,
)
def test_if_you_do_is_met_by_what_was_done(word: Effect) -> None:
    """The same words where there is something to do it with, after a verb that did nothing."""
    game = playing(
        Spend(one(FRIENDLY_UNIT)),
        word,
        If(IfYouDo(), GivePower(every(FRIENDLY_UNIT), 1)),
        you=Side(
            legends=["?padre-man-of-the-cross", "dum-dum-maelstrom-triggerman", "v-streetkid"],
            hand=["floor-it"],
            field=[card("minotaur", spent=True)],
            spent_eddies=1,
            gigs={"d4": 2},
        ),
        rival=Side(gigs={"d6": 3}),
    )
    if game.options() == ["d4", "rival:d6"]:
        game.you.choose("d4")
    if game.options() == ["0", "1"]:
        game.you.choose(1)  # Padre draws
    assert game.you.may("end_turn")
    assert game.you.power("minotaur") == 10


@rule("10.3.3", "10.25")
@pytest.mark.parametrize(("others", "power"), [([], 9), (["minotaur"], 10)])
def test_a_defeat_that_was_replaced_is_not_done(others: list[str], power: int) -> None:
    """A Deadman Transmitter in the place of the only Unit: not done. Of two Units one falls: done."""
    game = playing(
        Defeat(every(FRIENDLY_UNIT)),
        If(IfYouDo(), GivePower(every(FRIENDLY_UNIT), 1)),
        you=Side(field=[card("animals-wrecker", gear=["deadman-transmitter"]), *others]),
    )
    assert game.you.field == ["animals-wrecker"]
    assert game.you.power("animals-wrecker") == power + 1  # 10 printed


@rule("10.3.3", "2.1.1")
def test_a_declined_may_is_not_done() -> None:
    """Both for a bare may and for a declined choice."""
    for word in (May(Draw(1)), Discard(1, may=True)):
        game = playing(word, If(IfYouDo(), GivePower(every(FRIENDLY_UNIT), 1)), you=Side(hand=["floor-it"], field=["minotaur"]))
        game.you.choose(None)
        assert game.you.power("minotaur") == 9


# --- another player's part ------------------------------------------------------------------------------------


@rule("2.9", "10.33")
def test_each_player_chooses_a_mode_of_their_own() -> None:
    """The turn player first, then the Rival, each for himself."""
    game = playing(EachPlayer(Choose(Mode(Draw(1)), Mode(Draw(2)))))
    game.you.choose(0)
    assert game.decision is not None and game.decision.player == "rival"
    game.rival.choose(1)
    assert (game.you.hand_size, game.rival.hand_size) == (1, 2)


@rule("10.1.4", "Q44")
def test_a_class_of_units_is_meant_as_the_acting_player_sees_it() -> None:
    """What the Rival does for "friendly Units" is done for his."""
    game = playing(
        RivalDoes(GivePower(every(FRIENDLY_UNIT), 1)), you=Side(field=["minotaur"]), rival=Side(field=["psycho-squad"])
    )
    assert (game.you.power("minotaur"), game.rival.power("psycho-squad")) == (9, 7)


@rule("6.7.1.2")
def test_a_unit_of_the_rivals_steals_for_him() -> None:
    """Whoever the text names is the thief, and the Gig goes to that card's controller."""
    game = playing(Steal(RIVAL_UNIT), you=Side(gigs={"d4": 3}), rival=Side(field=["minotaur"], gigs={"d6": 2}))
    assert game.you.gigs == {}
    assert game.rival.gigs == {"d6": 2, "rival:d4": 3}


@rule("2.9", "10.33")
def test_each_player_starts_with_the_turn_player_on_the_rivals_turn_too() -> None:
    """A Program that the Rival plays on his turn asks him first."""
    game = setup(
        cards=(probe(EachPlayer(Discard(1))),),
        active="rival",
        you=Side(hand=["floor-it", "detonate"]),
        rival=Side(hand=["probe", "minotaur", "octant"], eddies=1),
    )
    game.rival.play("probe")
    assert game.options() == ["minotaur", "octant"]
    game.rival.choose("octant")
    assert game.options() == ["floor-it", "detonate"]
    game.you.choose("detonate")
    assert (game.you.hand, game.rival.hand) == (["floor-it"], ["minotaur"])


@rule("10.10.1")
def test_the_power_of_a_unit_that_left_is_its_last_one() -> None:
    """A Minotaur with Mantis Blades is defeated; its 11 power is still read."""
    game = playing(
        Pick(one(FRIENDLY_UNIT), "unit"),
        Defeat(cards_in("unit")),
        EachPlayer(Draw(1)),
        you=Side(field=[card("minotaur", gear=["mantis-blades"])]),
        rival=Side(),
    )
    assert game.you.trash == ["minotaur", "mantis-blades", "probe"]


# --- words that can't hold themselves ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word",
    [Repeat(2, Repeat(2, Draw(1))), Choose(Mode(Choose(Mode(Draw(1)), Mode(Draw(2)))), Mode(Draw(4)))],
    ids=["Repeat", "Choose"],
)
def test_a_word_with_one_count_or_one_mode_refuses_to_hold_itself(word: Effect) -> None:
    """They would share their number: the declaration fails, not the game."""
    with pytest.raises(AssertionError, match="inside"):
        setup(cards=(probe(word),), you=Side(hand=["probe"]))


@rule("10.1.4")
def test_repeat_does_its_words_again() -> None:
    """Two discards of the Rival's choice, one after the other."""
    game = playing(
        Repeat(2, RivalDoes(Discard(1))), Spend(every(ANY_UNIT)), rival=Side(hand=["minotaur", "floor-it", "detonate"])
    )
    game.rival.choose("floor-it")
    assert game.options() == ["minotaur", "detonate"]
    game.rival.choose("detonate")
    assert game.rival.hand == ["minotaur"]
