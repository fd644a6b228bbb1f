"""What is paid, from what, and what waits until it is paid: scenarios R-001 to R-012."""

import pytest

from preem.tcg.effects.words import FRIENDLY_UNIT, GREEN, RED, GivePower, every, legend, program
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

SPENT = card("?", spent=True)  # a face-down Legend that pays for nothing


@rule("R-001", "11.8.1", "5.7.2", "4.6", "4.7")
def test_eddies_and_face_down_legends_pay_one_each() -> None:
    """Two Eddies and three face-down Legends pay for a Unit of cost 5; the Legends stay face-down, the Unit
    lags.
    """
    game = setup(you=Side(hand=["rockn-rockerboy"], eddies=2))

    game.you.play("rockn-rockerboy")

    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 2)
    assert [game.you.is_spent(place) for place in ("legend:0", "legend:1", "legend:2")] == [True, True, True]
    assert game.you.legends == ["?", "?", "?"]
    assert game.you.field == ["rockn-rockerboy"]
    assert not game.you.is_spent("rockn-rockerboy")
    assert game.you.has_lag("rockn-rockerboy")


@rule("R-002", "11.1.2")
def test_a_card_that_cannot_be_paid_in_full_is_not_offered() -> None:
    """Four sources don't pay for a Unit of cost 5, and nothing is spent towards it."""
    game = setup(you=Side(hand=["rockn-rockerboy"], eddies=1, called=True))

    assert game.options() == ["end_turn"]
    with pytest.raises(IllegalAction):
        game.you.play("rockn-rockerboy")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 0)
    assert not game.you.is_spent("legend:0")


@rule("R-002", "11.1.2")
def test_a_fifth_source_makes_the_unit_of_cost_5_playable() -> None:
    """Two Eddies and three Legends are enough."""
    game = setup(you=Side(hand=["rockn-rockerboy"], eddies=2, called=True))

    assert game.options() == ["play rockn-rockerboy", "end_turn"]


@rule("R-003", "3.12.2", "5.7.2.2")
def test_a_legend_without_a_sell_tag_pays_only_while_face_down() -> None:
    """Of two Legends without Sell Tag the face-down one gives 1 €$ and the face-up one nothing."""
    plain = legend("Nobody", "In Plain Sight", RED, tags=("MERC",), number="TEST 001", sell_tag=False)
    hidden = legend("Nobody", "In the Dark", RED, tags=("MERC",), number="TEST 002", sell_tag=False)
    game = setup(
        cards=(plain, hidden),
        you=Side(
            legends=["nobody-in-plain-sight", card("nobody-in-the-dark", facedown=True), SPENT],
            hand=["secondhand-bombus", "mantis-blades"],
        ),
    )

    assert not game.you.may("play", "secondhand-bombus")  # 2 €$
    with pytest.raises(IllegalAction):
        game.you.play("secondhand-bombus")

    game.you.play("mantis-blades", on="nobody-in-plain-sight")  # 1 €$
    assert game.you.is_spent("legend:1")
    assert not game.you.is_spent("nobody-in-plain-sight")


@rule("R-003", "3.12.2", "5.7.2")
def test_a_face_up_legend_with_a_sell_tag_does_pay() -> None:
    """The near miss: with a Sell Tag on the face-up one, the two together pay 2 €$."""
    tagged = legend("Nobody", "In Plain Sight", RED, tags=("MERC",), number="TEST 001")
    hidden = legend("Nobody", "In the Dark", RED, tags=("MERC",), number="TEST 002", sell_tag=False)
    game = setup(
        cards=(tagged, hidden),
        you=Side(
            legends=["nobody-in-plain-sight", card("nobody-in-the-dark", facedown=True), SPENT],
            hand=["secondhand-bombus"],
        ),
    )

    game.you.play("secondhand-bombus")

    assert game.you.is_spent("nobody-in-plain-sight")
    assert game.you.is_spent("legend:1")


@rule("R-004", "3.11.1.2", "11.8.2", "FAQ Octant")
def test_a_discount_changes_the_payment_and_not_the_cost() -> None:
    """With two Gigs of 8 or more Octant is played for 5 €$; what reads its cost still sees 7."""
    audit = program(
        "Audit",
        "",
        GREEN,
        ram=1,
        cost=1,
        tags=("CORPO",),
        number="TEST 001",
        effects=(
            GivePower(every(FRIENDLY_UNIT, cost_at_most=6), 20),
            GivePower(every(FRIENDLY_UNIT, cost_is=7), 2),
        ),
    )
    game = setup(
        cards=(audit,),
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            hand=["octant", "audit"],
            eddies=6,
            gigs={"d8": 8, "d10": 9, "d6": 6},
        ),
    )

    assert game.you.price("octant") == 5
    game.you.play("octant")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 5)

    game.you.play("audit")
    assert game.you.power("octant") == 10  # 8, and 2 as a Unit of cost 7


@rule("R-005", "11.8.3")
def test_six_discounts_stop_at_1() -> None:
    """Six Gigs of 8 or more, stolen ones among them, bring 6 €$ down to the printed minimum of 1."""
    game = setup(
        you=Side(
            hand=["carnage-at-the-colosseum"],
            eddies=3,
            gigs={"d8": 8, "d10": 8, "d12": 9, "d20": 15, "rival:d10": 10, "rival:d20": 20},
        ),
    )

    assert game.you.price("carnage-at-the-colosseum") == 1
    game.you.play("carnage-at-the-colosseum")

    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)
    assert game.you.trash == ["carnage-at-the-colosseum"]


@rule("R-006", "11.8.2", "FAQ We Gotta Live Together")
def test_a_reduced_price_is_compulsory() -> None:
    """With two Gigs fewer than the Rival the Program costs 3 €$, and 5 €$ can't be paid for it instead."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            hand=["we-gotta-live-together"],
            eddies=5,
            gigs={"d4": 1, "d6": 2, "d8": 3},
        ),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5}),
    )

    assert game.you.price("we-gotta-live-together") == 3
    with pytest.raises(IllegalAction):
        game.you.play("we-gotta-live-together", pay=["eddie", "eddie", "eddie", "eddie", "eddie"])
    assert game.you.hand == ["we-gotta-live-together"]

    game.you.play("we-gotta-live-together")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 3)


@rule("R-006")
def test_one_gig_fewer_than_the_rival_reduces_nothing() -> None:
    """The near miss: five Gigs against four leave the printed price."""
    game = setup(
        you=Side(hand=["we-gotta-live-together"], eddies=5, gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}),
        rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4, "d12": 5}),
    )

    assert game.you.price("we-gotta-live-together") == 5


@rule("R-007", "11.8.3", "FAQ Viktor Vektor: Drop Your Illusions")
def test_the_first_cyberware_uses_up_the_discount_even_if_it_saves_nothing() -> None:
    """Mantis Blades for 1 €$ is the first CYBERWARE of the turn, so Sandevistan after it costs its full 3
    €$.
    """
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["viktor-vektor-drop-your-illusions"],
            hand=["mantis-blades", "sandevistan"],
            eddies=4,
        ),
    )
    assert game.you.price("mantis-blades") == 1
    assert game.you.price("sandevistan") == 1

    game.you.play("mantis-blades", on="viktor-vektor-drop-your-illusions")
    assert game.you.eddies_spent == 1
    assert game.you.price("sandevistan") == 3

    game.you.play("sandevistan", on="viktor-vektor-drop-your-illusions")
    assert game.you.eddies_spent == 4


@rule("R-008", "RD-1", "Q5", "FAQ Johnny Silverhand: Rocking Renegade")
def test_johnnys_activation_can_cost_nothing_but_himself() -> None:
    """Two Gigs of 8 or more take both €$ off; he must still be spent."""
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade", SPENT, SPENT],
            field=[card("psycho-squad", lag=True, arrived=True)],
            gigs={"d8": 8, "d20": 14},
        ),
        rival=Side(field=[card("corpo-security", spent=True)]),
    )
    assert game.you.price("johnny-silverhand-rocking-renegade", how=0) == 0
    assert not game.you.may("attack", "psycho-squad", "corpo-security")

    game.you.activate("johnny-silverhand-rocking-renegade")

    assert game.you.is_spent("johnny-silverhand-rocking-renegade")
    assert game.you.may("attack", "psycho-squad", "corpo-security")
    assert not game.you.may("activate", "johnny-silverhand-rocking-renegade")


@rule("R-008", "11.1.2")
def test_johnnys_activation_needs_money_while_a_gig_is_missing() -> None:
    """The near miss: with one Gig of 8 or more, 1 €$ is left to pay, and nothing else is ready."""
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade", SPENT, SPENT],
            field=[card("psycho-squad", lag=True, arrived=True)],
            gigs={"d8": 7, "d20": 14},
        ),
    )

    assert game.you.price("johnny-silverhand-rocking-renegade", how=0) == 1
    assert not game.you.may("activate", "johnny-silverhand-rocking-renegade")


@rule("R-009", "11.16.1.1", "10.19.3")
def test_one_card_cannot_pay_both_parts_of_an_activation() -> None:
    """Goro alone can't be the 1 €$ and the Spend Icon of his own effect."""
    game = setup(
        you=Side(legends=["goro-takemura-vengeful-bodyguard", SPENT, SPENT], field=["psycho-squad"]),
    )

    assert not game.you.may("activate", "goro-takemura-vengeful-bodyguard")
    with pytest.raises(IllegalAction):
        game.you.activate("goro-takemura-vengeful-bodyguard")


@rule("R-009", "11.16.1.1")
def test_one_more_source_pays_for_the_activation() -> None:
    """The near miss: with an Eddie beside him he can use it."""
    game = setup(
        you=Side(legends=["goro-takemura-vengeful-bodyguard", SPENT, SPENT], field=["psycho-squad"], eddies=1),
    )

    game.you.activate("goro-takemura-vengeful-bodyguard")

    assert game.you.eddies_ready == 0
    assert game.you.is_spent("goro-takemura-vengeful-bodyguard")
    assert "BLOCKER" in game.you.keywords("psycho-squad")


@rule("R-010", "2.7", "11.1.2")
def test_an_optional_payment_is_all_or_nothing() -> None:
    """With 1 €$ the 2 €$ of El Sombrerón are not asked for; his power stays 4 and the attack goes on."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["el-sombreron-la-venganza-lenta"],
            eddies=1,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.rival.may("pass_")  # the React Step: nothing was asked before it
    assert game.you.power("el-sombreron-la-venganza-lenta") == 4
    assert game.you.eddies_ready == 1

    game.rival.pass_()
    assert game.you.gigs == {"d4": 4, "rival:d6": 3}


@rule("R-010", "2.7")
def test_an_optional_payment_that_can_be_made_is_asked_for() -> None:
    """The near miss: with 2 €$ El Sombrerón may pay, and gains the value of the max Gig."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT, SPENT],
            field=["el-sombreron-la-venganza-lenta"],
            eddies=2,
            gigs={"d4": 4},
        ),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.options() == ["yes", "none"]

    game.you.choose("yes")
    assert game.you.eddies_ready == 0
    assert game.you.power("el-sombreron-la-venganza-lenta") == 8
    assert game.rival.may("pass_")


@pytest.mark.parametrize("first", ["delamain-rideshare-ai", "padre-man-of-the-cross/netwatch-netdriver"])
@rule("R-011", "10.20.4", "10.20.7", "10.12", "FAQ NetWatch Netdriver", "FAQ G20")
def test_what_paying_triggers_waits_for_the_play_and_is_ordered_with_it(first: str) -> None:
    """A Legend with Netdriver pays for Delamain: once he is on the field, both triggers wait for their
    owner's order.
    """
    game = setup(
        you=Side(
            legends=[card("padre-man-of-the-cross", gear=["netwatch-netdriver"]), SPENT, SPENT],
            hand=["delamain-rideshare-ai"],
            eddies=2,
        ),
    )

    game.you.play("delamain-rideshare-ai", pay=["eddie", "eddie", "padre-man-of-the-cross"])
    assert game.you.field == ["delamain-rideshare-ai"]
    assert game.you.is_spent("padre-man-of-the-cross")
    assert game.you.hand_size == 0
    assert sorted(game.options()) == ["delamain-rideshare-ai", "padre-man-of-the-cross/netwatch-netdriver"]

    game.you.order(first)
    assert game.you.hand_size == 3


@rule("R-012", "11.8.3", "4.4.1", "5.13.2")
def test_units_in_the_trash_make_trauma_team_operatives_cheaper_down_to_1() -> None:
    """Eight Units in the trash bring 6 €$ down to 1."""
    game = setup(
        you=Side(
            legends=[SPENT, SPENT],
            hand=["trauma-team-operatives"],
            eddies=2,
            trash=["psycho-squad"] * 3 + ["emergency-atlus"] * 3 + ["minotaur"] * 2,
            removed=["v-streetkid"],
        ),
    )

    assert game.you.price("trauma-team-operatives") == 1
    game.you.play("trauma-team-operatives")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 1)


@rule("R-012", "5.13.2")
def test_a_removed_legend_and_other_cards_in_the_trash_are_not_counted() -> None:
    """Of what lies about only the two Units in the trash count: no Program, no Gear, no Legend out of the
    game.
    """
    game = setup(
        you=Side(
            hand=["trauma-team-operatives"],
            trash=["psycho-squad", "floor-it", "emergency-atlus", "mantis-blades"],
            removed=["v-streetkid"],
        ),
        rival=Side(trash=["minotaur"]),
    )

    assert game.you.price("trauma-team-operatives") == 4
