"""What the mutation check found no test for (docs/design.md, "Mutation check")."""

from preem.tcg import actions, attack_targets, reasons
from preem.tcg.effects.words import ATTACK, RED, THIS_CARD, ReturnToHand, gear, when
from preem.tcg.scenario import Side, card, setup
from preem.tcg.terms import AT_GIGS
from tests.rule import rule
from tests.tcg.rules.asked import asked

YOU, RIVAL = 0, 1

BOOMERANG = gear(
    "Boomerang",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 401",
    effects=(when(ATTACK, ReturnToHand(THIS_CARD)),),
)


@rule("8.11.1", "8.12.1", "8.13", "4.5", "9.3.1", "9.9", "10.20.1")
def test_nobody_acts_with_a_card_of_the_other_player() -> None:
    """Each action is for one's own cards: asked of a card of the other player, each says so, whichever player asks."""
    side = Side(
        legends=["v-corporate-exile", "alt-cunningham-soulkiller-architect"],
        field=["secondhand-bombus"],
        hand=["mantis-blades"],
        eddies=9,
        gigs={"d4": 1},
    )
    table = setup(you=side, rival=side).table

    for seat, other in ((YOU, RIVAL), (RIVAL, YOU)):
        (hand,) = table.hand[other]
        (unit,) = table.field[other]
        open_legend, activated, face_down = table.legends[other]
        assert actions.why_not_sell(table, seat, hand) == reasons.NOT_IN_HAND
        assert actions.why_not_play(table, seat, hand) == reasons.NOT_IN_HAND
        assert actions.why_not_call(table, seat, face_down) == reasons.NOT_FACE_DOWN
        assert actions.why_not_to_field(table, seat, open_legend, solo=True) == reasons.NOT_A_FACE_UP_LEGEND
        assert actions.why_not_to_field(table, seat, open_legend, solo=False) == reasons.NOT_A_FACE_UP_LEGEND
        assert actions.why_not_activate(table, seat, activated, 0) == reasons.NOT_YOUR_CARD
        assert actions.why_not_block(table, seat, unit) == reasons.NOT_A_UNIT_ON_THE_FIELD
        assert attack_targets.why_not_attack(table, seat, unit, AT_GIGS) == reasons.NOT_A_UNIT_ON_THE_FIELD


@rule("10.12", "Q47", "11.6.6")
def test_equal_gear_on_one_host_that_speaks_of_itself_is_asked_about() -> None:
    """Each of the two returns itself, so they differ in the card they name, though host and text are the same."""
    game = setup(
        cards=(BOOMERANG,),
        you=Side(field=[card("psycho-squad", gear=["boomerang", "boomerang"])]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert asked(game) == ("you", "order")
    assert game.options() == ["psycho-squad/boomerang", "psycho-squad/boomerang#2"]

    game.you.order("psycho-squad/boomerang")
    assert game.you.hand == ["boomerang", "boomerang"]
    assert game.you.gear("psycho-squad") == []
