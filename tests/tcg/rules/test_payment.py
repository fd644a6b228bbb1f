"""Selling, paying, discounts, activation costs and plays for free (CR 8.11, 8.14, 10.19 to 10.21, 11.1,
11.8; digest 15 and 26, lines 75 to 85).
"""

import pytest

from preem.tcg.effects.words import (
    FRIENDLY,
    FRIENDLY_UNIT,
    GO_SOLO,
    PROGRAM,
    RED,
    RIVAL_UNIT,
    Controls,
    CountGigs,
    Draw,
    GivePower,
    NextPlayCosts,
    Ready,
    activated,
    costs_less,
    every,
    gig,
    legend,
    minus,
    one,
    program,
    unit,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import asked

BROKE = [
    card("?", spent=True),
    card("?", spent=True),
    card("?", spent=True),
]  # three Legends that pay nothing

# Costs 2, and 1 less for each friendly Gig.
BARGAIN = unit(
    "Bargain",
    "",
    RED,
    ram=1,
    cost=2,
    power=3,
    tags=("TEST",),
    number="TEST 078",
    effects=(costs_less(CountGigs(gig(FRIENDLY))),),
)
COUNTS_TWOS = program(
    "Counts Twos",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 079",
    effects=(
        GivePower(every(FRIENDLY_UNIT, cost_is=2), 1),
        GivePower(every(FRIENDLY_UNIT, cost_at_most=1), 10),
    ),
)
SOLOIST = legend("Soloist", "", RED, cost=2, power=2, tags=("TEST",), number="TEST 080", keywords=GO_SOLO)
FENCE = unit(
    "Fence",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 083",
    effects=(activated(GivePower(one(RIVAL_UNIT), -1), Draw(1), eddies=1),),
)
WAKE_UP = program("Wake Up", "", RED, ram=1, cost=1, tags=("TEST",), number="TEST 084", effects=(Ready(one(FRIENDLY_UNIT)),))
COUPON = unit(
    "Coupon",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 085",
    effects=(activated(NextPlayCosts(PROGRAM, minus(CountGigs(gig(FRIENDLY, is_min=True))))),),
)


@rule("8.11", "8.11.1", "5.8.4", "R-013", "T-75", "FAQ Bootleg Black Sapphire Show")
def test_a_second_sale_by_the_action_is_refused_and_an_effect_still_sells() -> None:
    """The action is there once a turn; Bootleg Black Sapphire Show sells a card all the same."""
    game = setup(you=Side(hand=["floor-it", "mantis-blades", "animals-wrecker", "bootleg-black-sapphire-show"], eddies=5))
    assert not game.you.may("sell", "animals-wrecker")  # no Sell Tag
    game.you.sell("floor-it")
    assert not game.you.may("sell", "mantis-blades")
    assert "CR 8.11.1" in game.you.why_not("sell", "mantis-blades")
    with pytest.raises(IllegalAction):
        game.you.sell("mantis-blades")

    game.you.play("bootleg-black-sapphire-show")
    assert game.you.deck_size == 19
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 5)


@rule("11.9.2.2", "5.8.4", "Q1", "RD-2")
def test_a_sale_by_an_effect_uses_up_the_action() -> None:
    """After Bootleg Black Sapphire Show the Sell action is gone for this turn."""
    game = setup(you=Side(hand=["floor-it", "bootleg-black-sapphire-show"], eddies=5))
    assert game.you.may("sell", "floor-it")
    game.you.play("bootleg-black-sapphire-show")
    assert not game.you.may("sell", "floor-it")


@rule("11.9.1", "11.9.1.1", "5.8.2.1", "5.8.1.2", "5.8.1.3", "8.11.2", "T-76")
def test_a_sold_card_is_a_ready_eddie_at_once() -> None:
    """The Eddie pays for the next card, and is worth 1 whatever the card's cost was."""
    game = setup(you=Side(legends=BROKE, field=["minotaur"], hand=["carnage-at-the-colosseum", "mantis-blades"]))
    assert not game.you.may("play", "mantis-blades")

    game.you.sell("carnage-at-the-colosseum")  # cost 6
    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 0)

    game.you.play("mantis-blades", on="minotaur")
    assert game.you.gear("minotaur") == ["mantis-blades"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 1)


@rule("3.12.1", "R-014", "FAQ MT0D12 Flathead")
def test_a_unit_with_a_sell_tag_may_be_sold() -> None:
    """The tag counts, not the type."""
    game = setup(you=Side(legends=BROKE, hand=["mt0d12-flathead", "psycho-squad"]))
    assert game.options() == ["sell mt0d12-flathead", "end_turn"]
    game.you.sell("mt0d12-flathead")
    assert game.you.eddies_ready == 1


@rule("11.9.2.1", "5.8.3.1", "T-77", "FAQ Bootleg Black Sapphire Show")
def test_the_top_card_sold_by_an_effect_is_seen_by_nobody() -> None:
    """Whichever of two cards lay on top of the other, both players see the same table."""
    seen = []
    for top, below in (("minotaur", "psycho-squad"), ("psycho-squad", "minotaur")):
        game = setup(you=Side(hand=["bootleg-black-sapphire-show"], deck=[top, below], eddies=5))
        game.you.play("bootleg-black-sapphire-show")
        assert game.you.deck == [below]
        assert game.you.eddies_ready == 1
        seen.append((game.view("you"), game.view("rival")))
        assert not any(top in line for line in game.view("you").log)
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] == seen[1][1]


@rule("11.9.1", "5.8.3.1", "R-158", "T-77")
def test_a_card_sold_from_hand_is_shown_on_its_way() -> None:
    """Both players read in their logs which card was sold."""
    game = setup(you=Side(hand=["floor-it"]))
    game.you.sell("floor-it")
    assert any("floor-it" in line for line in game.view("rival").log)


@rule("11.8.1", "5.7.2", "4.6", "4.7", "R-001")
def test_eddies_and_legends_pay_together() -> None:
    """Two Eddies and three face-down Legends pay 5 €$; the Legends stay face-down."""
    game = setup(you=Side(hand=["rockn-rockerboy"], eddies=2))
    game.you.play("rockn-rockerboy")

    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 2)
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, True]
    assert game.you.legends == ["?", "?", "?"]
    assert game.you.field == ["rockn-rockerboy"]
    assert not game.you.is_spent("rockn-rockerboy")
    assert game.you.has_lag("rockn-rockerboy")


@rule("11.1.2", "10.19.2", "R-002", "T-80")
def test_a_card_that_cannot_be_paid_in_full_is_not_among_the_plays() -> None:
    """Cost 3 with sources for 2 isn't offered; with a third source it is."""
    game = setup(you=Side(legends=[card("?", spent=True), card("?", spent=True), "?"], hand=["emergency-atlus"], eddies=1))
    assert game.options() == ["call 0", "call 1", "call 2", "end_turn"]
    assert "CR 11.1.2" in game.you.why_not("play", "emergency-atlus")

    game = setup(you=Side(legends=[card("?", spent=True), card("?", spent=True), "?"], hand=["emergency-atlus"], eddies=2))
    assert game.options() == ["call 0", "call 1", "call 2", "play emergency-atlus", "end_turn"]


@rule("11.8.1", "5.7.2", "Q19")
def test_the_payer_chooses_which_legends_pay() -> None:
    """Two of three Legends and an Eddie: those that were named are spent, the others stay ready."""
    game = setup(you=Side(legends=["v-corporate-exile", "?", "?"], hand=["emergency-atlus"], eddies=2))
    game.you.play("emergency-atlus", pay=["eddie", "legend:2", "v-corporate-exile"])

    assert (game.you.eddies_ready, game.you.eddies_spent) == (1, 1)
    assert game.you.is_spent("v-corporate-exile")
    assert not game.you.is_spent("legend:1")
    assert game.you.is_spent("legend:2")
    assert game.you.legends == ["v-corporate-exile", "?", "?"]


@rule("11.8.1", "5.7.2", "Q19")
def test_legends_may_pay_while_eddies_stay_ready() -> None:
    """Nothing obliges the payer to take Eddies first."""
    game = setup(you=Side(hand=["secondhand-bombus"], eddies=2))
    game.you.play("secondhand-bombus", pay=["legend:0", "legend:1"])
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 0)
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [True, True, False]


@rule("11.8.1", "11.1.2", "Q19")
@pytest.mark.parametrize(
    "pay",
    [
        ["eddie"],  # too little
        ["eddie", "eddie", "legend:1"],  # too much
        ["eddie", "legend:0"],  # a spent Legend
        ["legend:1", "legend:1"],  # one card twice
        ["eddie", "minotaur"],  # no source at all
        ["eddie", "v-streetkid"],  # a Legend on the field (CR 11.8.1)
    ],
)
def test_a_payment_is_exact_and_made_of_ready_sources(pay: list[str]) -> None:
    """Anything but 2 €$ from ready Eddies and ready Legends in the Legends area is refused, and changes
    nothing.
    """
    game = setup(
        you=Side(
            legends=[card("?", spent=True), "?"],
            field=["minotaur", card("v-streetkid", solo=True)],
            hand=["secondhand-bombus"],
            eddies=2,
        )
    )
    assert not game.you.may("play", "secondhand-bombus", pay=pay)
    with pytest.raises(ValueError, match=r"."):
        game.you.play("secondhand-bombus", pay=pay)
    assert game.you.hand == ["secondhand-bombus"]
    assert game.you.eddies_ready == 2
    assert game.you.may("play", "secondhand-bombus", pay=["eddie", "legend:1"])


@rule("11.11.1", "11.11.1.3", "5.7.2", "Q32")
def test_the_legend_that_is_called_may_pay_for_its_own_call() -> None:
    """It is a ready face-down Legend like any other; it ends face-up and spent."""
    game = setup(you=Side(legends=["?padre-man-of-the-cross", card("?", spent=True), card("?", spent=True)]))
    game.you.call(0)
    game.you.choose(1)
    assert game.you.legends == ["padre-man-of-the-cross", "?", "?"]
    assert game.you.is_spent("padre-man-of-the-cross")
    assert game.you.hand_size == 1


@rule("11.15.2", "5.7.2.1")
def test_a_legend_spent_as_money_does_not_use_its_effect_and_is_no_eddie() -> None:
    """Padre pays; nobody is asked for his effect, and the Eddies are those that were there."""
    game = setup(
        you=Side(
            legends=["padre-man-of-the-cross", *BROKE[:2]],
            field=["minotaur"],
            hand=["mantis-blades"],
            gigs={"d4": 2},
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.play("mantis-blades", on="minotaur")
    assert asked(game) == ("you", "main")
    assert game.you.is_spent("padre-man-of-the-cross")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 0)
    assert not game.you.may("activate", "padre-man-of-the-cross")


@rule("2.7", "11.1.2", "R-010")
def test_a_payment_inside_an_effect_is_all_or_nothing() -> None:
    """El Sombrerón finds one source for his 2 €$: he isn't offered the payment, and the attack goes on."""
    game = setup(
        you=Side(legends=BROKE, field=["el-sombreron-la-venganza-lenta"], eddies=1, gigs={"d4": 4}),
        rival=Side(gigs={"d6": 3}, called=True),
    )
    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert asked(game) == ("rival", "react")
    assert game.you.power("el-sombreron-la-venganza-lenta") == 4
    assert game.you.eddies_ready == 1


@rule("2.7", "11.8.1", "FAQ El Sombrerón")
def test_a_payment_inside_an_effect_may_name_its_sources() -> None:
    """The 2 €$ come from where the payer says; the one max Gig gives the power."""
    game = setup(
        you=Side(field=["el-sombreron-la-venganza-lenta"], eddies=2, gigs={"d4": 4, "d6": 5}),
        rival=Side(gigs={"d6": 3}, called=True),
    )
    game.you.attack("el-sombreron-la-venganza-lenta", "gigs")
    assert game.options() == ["yes", "none"]

    game.you.choose("yes", pay=["eddie", "legend:2"])
    assert game.you.power("el-sombreron-la-venganza-lenta") == 8
    assert game.you.eddies_ready == 1
    assert [game.you.is_spent(f"legend:{place}") for place in range(3)] == [False, False, True]


@rule("11.8.2", "11.8.3", "3.11.1.2", "T-78")
def test_a_discount_leaves_one_to_pay_and_the_cost_as_printed() -> None:
    """Cost 2 and a discount of 5: exactly 1 €$ is paid, and effects read cost 2."""
    game = setup(
        cards=(BARGAIN, COUNTS_TWOS),
        you=Side(hand=["bargain", "counts-twos"], eddies=4, gigs={"d4": 2, "d6": 2, "d8": 2, "d10": 2, "d12": 2}),
    )
    assert game.you.price("bargain") == 1
    game.you.play("bargain")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (3, 1)

    game.you.play("counts-twos")
    assert game.you.power("bargain") == 4


@rule("11.8.2", "3.11.1.2", "R-004", "FAQ Octant")
def test_octant_costs_two_less_for_two_gigs_of_eight_or_more() -> None:
    """d8 at 8 and d10 at 9 count, d6 at 6 doesn't: 7 becomes 5."""
    game = setup(you=Side(hand=["octant"], eddies=5, gigs={"d8": 8, "d10": 9, "d6": 6}))
    assert game.you.price("octant") == 5
    game.you.play("octant")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 5)


@rule("11.8.3", "R-005", "FAQ Carnage at the Colosseum")
def test_six_discounts_meet_the_floor_of_one() -> None:
    """Six Gigs of 8 or more leave 1 €$ of Carnage at the Colosseum's 6."""
    game = setup(
        you=Side(
            hand=["carnage-at-the-colosseum"],
            eddies=6,
            gigs={"d8": 8, "d10": 8, "d12": 9, "d20": 15, "rival:d10": 10, "rival:d20": 20},
        )
    )
    assert game.you.price("carnage-at-the-colosseum") == 1
    game.you.play("carnage-at-the-colosseum")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (5, 1)


@rule("11.8.2", "T-79", "FAQ Viktor Vektor: Drop Your Illusions")
def test_the_full_price_is_not_offered_when_a_discount_applies() -> None:
    """Sandevistan costs 1 beside Viktor Vektor: Drop Your Illusions, and 3 may not be paid."""
    game = setup(you=Side(field=["viktor-vektor-drop-your-illusions"], hand=["sandevistan"], eddies=3))
    assert game.you.price("sandevistan") == 1
    assert not game.you.may("play", "sandevistan", pay=["eddie", "eddie", "eddie"])
    game.you.play("sandevistan")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)


@rule("11.8.3", "R-007", "T-79")
def test_the_first_card_uses_the_discount_up_though_it_saved_nothing() -> None:
    """Mantis Blades at 1 is the first CYBERWARE of the turn; Sandevistan then costs its 3."""
    game = setup(
        you=Side(
            field=["viktor-vektor-drop-your-illusions"],
            hand=["mantis-blades", "sandevistan", "riot-shield"],
            eddies=9,
        )
    )
    assert game.you.price("riot-shield") == 2  # no CYBERWARE
    game.you.play("mantis-blades")
    assert game.you.eddies_spent == 1
    assert game.you.price("sandevistan") == 3
    game.you.play("sandevistan")
    assert game.you.eddies_spent == 4


@rule("11.8.3", "R-212")
def test_two_discounts_add_up_before_the_floor() -> None:
    """Two Viktors take 3 and 3 off Zetatech Berserk's 6: 1 remains."""
    game = setup(
        you=Side(
            field=["viktor-vektor-drop-your-illusions", "viktor-vektor-drop-your-illusions"],
            hand=["zetatech-berserk"],
            eddies=6,
        )
    )
    assert game.you.price("zetatech-berserk") == 1


@rule("11.1.2.1", "R-006", "FAQ We Gotta Live Together")
def test_a_changed_payment_takes_the_place_of_the_cost() -> None:
    """With two Gigs fewer than the Rival, We Gotta Live Together is played for 3; with one fewer for 5."""
    behind = Side(hand=["we-gotta-live-together"], eddies=5, gigs={"d4": 1, "d6": 1, "d8": 1})
    game = setup(you=behind, rival=Side(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1}))
    assert game.you.price("we-gotta-live-together") == 3
    assert not game.you.may("play", "we-gotta-live-together", pay=["eddie"] * 5)
    game.you.play("we-gotta-live-together")
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 3)

    near = setup(you=behind, rival=Side(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1}))
    assert near.you.price("we-gotta-live-together") == 5


@rule("11.1.2.1", "R-199", "FAQ Nocturne OP55N1")
def test_nocturne_costs_one_while_the_fixer_is_empty() -> None:
    """With a die in the fixer it costs 3."""
    empty = setup(you=Side(hand=["nocturne-op55-n1"], fixer=[]))
    assert empty.you.price("nocturne-op55-n1") == 1
    one_left = setup(you=Side(hand=["nocturne-op55-n1"], fixer=["d20"]))
    assert one_left.you.price("nocturne-op55-n1") == 3


@rule("11.8.3", "Q17", "RD-18", "RD-24")
def test_surcharge_and_discount_on_go_solo_are_summed_and_the_plain_play_is_untouched() -> None:
    """Riot Shield adds 2, Nocturne takes 2 away; playing the Legend plainly costs what is printed
    throughout.
    """
    game = setup(
        you=Side(legends=["v-corporate-exile"], hand=["nocturne-op55-n1"], eddies=8, fixer=["d20"]),
        rival=Side(field=[card("psycho-squad", gear=["riot-shield"])]),
    )
    assert game.you.price("v-corporate-exile", how="go_solo") == 7
    assert game.you.price("v-corporate-exile", how="play") == 5

    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    assert game.you.price("v-corporate-exile", how="go_solo") == 5
    assert game.you.price("v-corporate-exile", how="play") == 5
    game.you.go_solo("v-corporate-exile")
    assert game.you.field == ["v-corporate-exile"]
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 8)


@rule("11.8.3", "Q17")
def test_the_floor_is_applied_after_everything_is_summed() -> None:
    """Cost 2, a surcharge of 2 and a discount of 2 give 2: the discount alone would have stopped at 1."""
    game = setup(
        cards=(SOLOIST,),
        you=Side(legends=["soloist"], hand=["nocturne-op55-n1"], eddies=5, fixer=["d20"]),
        rival=Side(field=[card("psycho-squad", gear=["riot-shield"])]),
    )
    assert game.you.price("soloist", how="go_solo") == 4
    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    assert game.you.price("soloist", how="go_solo") == 2


@rule("11.8.3", "Q17", "FAQ Nocturne OP55N1")
def test_the_discount_on_go_solo_stops_at_one() -> None:
    """Cost 2 less 2 is 1."""
    game = setup(cards=(SOLOIST,), you=Side(legends=["soloist"], hand=["nocturne-op55-n1"], eddies=5, fixer=["d20"]))
    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    assert game.you.price("soloist", how="go_solo") == 1
    assert game.you.price("soloist", how="play") == 2


@rule("11.8.3", "Q5", "RD-1", "R-008", "FAQ Johnny Silverhand: Rocking Renegade")
def test_an_activation_may_cost_nothing_but_the_spending() -> None:
    """Two Gigs of 8 or more take Johnny's 2 €$ down to 0; he must still be spent."""
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade", *BROKE[:2]],
            field=[card("psycho-squad", lag=True)],
            gigs={"d8": 8, "d20": 14},
        ),
        rival=Side(field=[card("corpo-security", spent=True)]),
    )
    assert game.you.price("johnny-silverhand-rocking-renegade", how=0) == 0
    game.you.activate("johnny-silverhand-rocking-renegade")
    assert game.you.is_spent("johnny-silverhand-rocking-renegade")
    assert game.you.may("attack", "psycho-squad", "corpo-security")


@rule("11.8.3", "10.23", "R-169", "FAQ Alt Cunningham: Soulkiller Architect")
def test_a_discount_on_the_next_program_is_used_by_it_alone() -> None:
    """Safety Override costs 1 instead of 2; the Program after it costs its full price."""
    game = setup(
        you=Side(
            legends=["alt-cunningham-soulkiller-architect"],
            hand=["safety-override", "reboot-optics", "emergency-atlus"],
            field=["psycho-squad"],
            eddies=4,
            gigs={"d4": 1, "d6": 2},
        )
    )
    game.you.activate("alt-cunningham-soulkiller-architect")
    assert game.you.price("safety-override") == 1
    assert game.you.price("emergency-atlus") == 3  # no Program
    game.you.play("safety-override")
    assert game.you.eddies_spent == 1
    assert game.you.price("reboot-optics") == 2


@rule("11.8.2", "10.23", "FAQ Alt Cunningham: Soulkiller Architect", "Q54")
def test_two_discounts_on_the_next_program_add_up_and_their_size_is_fixed() -> None:
    """One for each min Gig at activation: 1 and 1 off; a min Gig that changes later takes nothing back."""
    game = setup(
        cards=(COUPON,),
        you=Side(field=["coupon"], hand=["bonnie-and-clyde"], gigs={"d4": 1, "d6": 2}, eddies=3),
    )
    game.you.activate("coupon")
    game.you.force("coupon", ready=True)
    assert game.you.price("bonnie-and-clyde") == 2
    game.you.activate("coupon")
    assert game.you.price("bonnie-and-clyde") == 1
    game.you.force("d4", to="fixer")
    assert game.you.price("bonnie-and-clyde") == 1


@rule("10.20.4", "10.20.7", "10.12", "11.20.2", "R-011", "R-104", "T-81", "FAQ G20", "FAQ NetWatch Netdriver")
def test_a_trigger_of_the_payment_and_play_are_ordered_by_their_controller() -> None:
    """Padre with a Netdriver pays for Delamain: Rideshare AI; both effects wait for the Unit to enter."""
    game = setup(
        you=Side(
            legends=[card("padre-man-of-the-cross", gear=["netwatch-netdriver"]), "?", "?"],
            hand=["delamain-rideshare-ai"],
            eddies=2,
        )
    )
    game.you.play("delamain-rideshare-ai", pay=["eddie", "eddie", "padre-man-of-the-cross"])
    assert game.you.field == ["delamain-rideshare-ai"]
    assert game.you.hand_size == 0
    assert asked(game) == ("you", "order")
    assert sorted(game.options()) == ["delamain-rideshare-ai", "padre-man-of-the-cross/netwatch-netdriver"]
    assert not game.you.may("end_turn")

    game.you.order("padre-man-of-the-cross/netwatch-netdriver")
    assert game.you.hand_size == 3
    assert asked(game) == ("you", "main")


@rule("11.15.3.2", "10.20.6", "10.20.7", "R-098", "FAQ Zetatech Faceplate")
def test_a_trigger_of_an_activation_waits_for_the_effect_that_was_paid_for() -> None:
    """Kerry draws his two cards before Zetatech Faceplate asks for its adjustment."""
    game = setup(you=Side(field=[card("kerry-eurodyne-the-last-rockerboy", gear=["zetatech-faceplate"])], gigs={"d8": 8}))
    game.you.activate("kerry-eurodyne-the-last-rockerboy")
    assert game.you.hand_size == 2
    assert asked(game) == ("you", "amount")
    game.you.choose(0)
    assert asked(game) == ("you", "main")


@rule("10.19.2", "10.19.3", "11.16.1.1", "R-009", "T-82")
def test_one_card_cannot_pay_both_parts_of_an_activation() -> None:
    """Goro's 1 €$ and Spend Icon need Goro and one more source."""
    alone = Side(legends=["goro-takemura-vengeful-bodyguard", *BROKE[:2]], field=["psycho-squad"])
    assert not setup(you=alone).you.may("activate", "goro-takemura-vengeful-bodyguard")

    helped = Side(legends=["goro-takemura-vengeful-bodyguard", *BROKE[:2]], field=["psycho-squad"], eddies=1)
    game = setup(you=helped)
    game.you.activate("goro-takemura-vengeful-bodyguard")
    assert game.you.is_spent("goro-takemura-vengeful-bodyguard")
    assert game.you.eddies_ready == 0
    assert "BLOCKER" in game.you.keywords("psycho-squad")


@rule("10.21", "10.10.1", "T-83")
def test_an_activated_effect_goes_on_without_its_source() -> None:
    """The source leaves in the middle; both sentences still happen."""
    game = setup(
        cards=(FENCE,),
        you=Side(field=["fence"], eddies=1),
        rival=Side(field=["emergency-atlus", "psycho-squad"]),
    )
    game.you.activate("fence")
    assert game.options() == ["emergency-atlus", "psycho-squad"]
    game.you.force("fence", to="trash")
    game.you.choose("psycho-squad")
    assert game.rival.power("psycho-squad") == 5
    assert game.you.hand_size == 1
    assert game.you.trash == ["fence"]


@rule("11.15.1", "T-84", "FAQ Kerry Eurodyne: The Last Rockerboy")
def test_a_unit_that_was_readied_may_use_its_effect_again() -> None:
    """Nothing limits a Spend Icon to once a turn but the spending."""
    game = setup(
        cards=(WAKE_UP,),
        you=Side(field=["kerry-eurodyne-the-last-rockerboy"], hand=["wake-up"], eddies=1, gigs={"d8": 8}),
    )
    game.you.activate("kerry-eurodyne-the-last-rockerboy")
    assert not game.you.may("activate", "kerry-eurodyne-the-last-rockerboy")
    game.you.play("wake-up")
    game.you.activate("kerry-eurodyne-the-last-rockerboy")
    assert game.you.hand_size == 4


@rule("10.9", "10.3.3", "Q13", "Q15", "RD-6", "FAQ Kerry Eurodyne: The Last Rockerboy")
def test_an_effect_may_be_activated_for_nothing() -> None:
    """A condition inside the text, or a missing target, stops no activation: the card is spent."""
    game = setup(
        you=Side(
            legends=["hanako-arasaka-daughter-of-the-emperor"],
            field=["kerry-eurodyne-the-last-rockerboy"],
            gigs={"d8": 7},
        )
    )
    game.you.activate("kerry-eurodyne-the-last-rockerboy")
    game.you.activate("hanako-arasaka-daughter-of-the-emperor")
    assert game.you.hand_size == 0
    assert game.you.gigs == {"d8": 7}
    assert game.you.is_spent("kerry-eurodyne-the-last-rockerboy")
    assert game.you.is_spent("hanako-arasaka-daughter-of-the-emperor")


@rule("10.9", "Q13")
def test_a_condition_of_the_activation_itself_must_hold() -> None:
    """A condition that stands before the cost gates the activation."""
    gated = unit(
        "Gated",
        "",
        RED,
        ram=1,
        cost=1,
        power=1,
        tags=("TEST",),
        number="TEST 086",
        effects=(activated(Draw(1), only_if=Controls(gig(FRIENDLY), 2)),),
    )
    poor = setup(cards=(gated,), you=Side(field=["gated"], gigs={"d4": 1}))
    assert not poor.you.may("activate", "gated")
    rich = setup(cards=(gated,), you=Side(field=["gated"], gigs={"d4": 1, "d6": 1}))
    rich.you.activate("gated")
    assert rich.you.hand_size == 1


@rule("10.18.1", "8.14", "10.11.1", "10.2.3")
def test_nothing_is_activated_or_played_in_the_middle_of_an_effect() -> None:
    """While a choice of an effect is open there is no other action."""
    game = setup(
        cards=(FENCE,),
        you=Side(field=["fence", "kerry-eurodyne-the-last-rockerboy"], hand=["mantis-blades"], eddies=2),
        rival=Side(field=["emergency-atlus", "psycho-squad"], gigs={"d6": 3}),
    )
    game.you.activate("fence")
    assert game.options() == ["emergency-atlus", "psycho-squad"]
    assert not game.you.may("activate", "kerry-eurodyne-the-last-rockerboy")
    assert not game.you.may("play", "mantis-blades")
    assert not game.you.may("sell", "mantis-blades")
    assert not game.you.may("attack", "kerry-eurodyne-the-last-rockerboy", "gigs")
    assert not game.you.may("end_turn")
    game.you.choose("emergency-atlus")
    assert game.you.may("activate", "kerry-eurodyne-the-last-rockerboy")


@rule("11.23.1", "11.3.1.2", "R-039", "FAQ G1", "FAQ G22")
def test_adrenaline_lifts_no_lag_from_the_spend_icon() -> None:
    """Riding Nomad attacks on the turn it is played; Overwatch on it waits."""
    game = setup(
        you=Side(hand=["riding-nomad", "overwatch-panams-gift", "floor-it"], eddies=10),
        rival=Side(field=[card("secondhand-bombus", spent=True)], gigs={"d6": 3}),
    )
    game.you.play("riding-nomad")
    game.you.play("overwatch-panams-gift", on="riding-nomad")
    assert not game.you.may("activate", "riding-nomad")
    assert game.you.may("attack", "riding-nomad", "gigs")
    assert game.you.may("attack", "riding-nomad", "secondhand-bombus")


@rule("11.4.3", "11.8.4", "11.20.2", "4.7", "10.14", "T-85")
def test_a_unit_played_for_free_lags_and_its_play_triggers() -> None:
    """Delamain: Rideshare AI comes out of the trash for nothing, with Lag, and draws its two cards."""
    game = setup(you=Side(hand=["we-gotta-live-together"], trash=["delamain-rideshare-ai", "minotaur"], eddies=5))
    game.you.play("we-gotta-live-together")
    assert sorted(game.options()) == ["delamain-rideshare-ai", "none"]

    game.you.choose("delamain-rideshare-ai")
    assert game.you.field == ["delamain-rideshare-ai"]
    assert game.you.has_lag("delamain-rideshare-ai")
    assert game.you.hand_size == 2
    assert (game.you.eddies_ready, game.you.eddies_spent) == (0, 5)
    assert sorted(game.you.trash) == ["minotaur", "we-gotta-live-together"]
