"""What GO SOLO costs under Riot Shield and Nocturne OP55 N1 together (CR 11.8.3, Q17, RD-18, RD-24)."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

V = "v-corporate-exile"
GONE = ["royce-psycho-on-the-edge", "rogue-amendiares-preem-solo"]  # removed, so that V is the only Legend


@pytest.mark.parametrize(
    ("shields", "nocturnes", "price"),
    [
        (0, 0, 5),
        (1, 0, 7),
        (2, 0, 9),
        (0, 1, 3),
        (1, 1, 5),
        (2, 1, 7),
        (1, 2, 3),
        (0, 2, 1),
        (0, 3, 1),
        (1, 3, 1),
    ],
)
@rule("11.8.2", "11.8.3", "Q17", "RD-24", "FAQ Riot Shield", "FAQ Nocturne OP55N1")
def test_surcharges_and_discounts_on_go_solo_are_summed_and_floored(shields: int, nocturnes: int, price: int) -> None:
    """V costs 5: 2 more for each Riot Shield of the Rival, 2 less for each Nocturne, never below 1; the
    plain play is left at 5.
    """
    game = setup(
        you=Side(legends=[V], removed=GONE, hand=["nocturne-op55-n1"] * nocturnes, eddies=12, fixer=[]),
        rival=Side(field=[card("emergency-atlus", gear=["riot-shield"] * shields)]),
    )
    for _ in range(nocturnes):
        game.you.play("nocturne-op55-n1")
        game.you.choose(2)

    assert game.you.price(V, how="go_solo") == price
    assert game.you.price(V) == 5

    ready = game.you.eddies_ready
    game.you.go_solo(V)
    assert game.you.eddies_ready == ready - price


@rule("11.1.2", "RD-24", "FAQ Riot Shield")
def test_riot_shield_leaves_the_plain_play_to_who_cant_pay_its_price() -> None:
    """With 6 €$ the GO SOLO at 7 can't be paid, the plain play can: V then lags."""
    game = setup(
        you=Side(legends=[card(V, spent=True)], removed=GONE, eddies=6),
        rival=Side(field=[card("emergency-atlus", gear=["riot-shield"])], gigs={"d4": 1}),
    )

    assert not game.you.may("go_solo", V)
    assert game.you.may("to_field", V)
    game.you.to_field(V)
    assert game.you.eddies_ready == 1
    assert game.you.is_spent(V)
    assert not game.you.may("attack", V, "gigs")


@rule("10.22.3", "FAQ Riot Shield")
def test_a_riot_shield_of_ones_own_or_a_lost_one_costs_nothing() -> None:
    """Only Rivals pay more, and only as long as the Shield is on its host."""
    game = setup(
        you=Side(
            legends=[V],
            removed=GONE,
            hand=["detonate"],
            eddies=8,
            field=[card("riding-nomad", gear=["riot-shield"])],
        ),
        rival=Side(field=[card("emergency-atlus", gear=["riot-shield"])]),
    )
    assert game.you.price(V, how="go_solo") == 7

    game.you.play("detonate")
    assert game.rival.trash == ["riot-shield"]
    assert game.you.price(V, how="go_solo") == 5


@rule("8.16.2", "RD-18", "FAQ Nocturne OP55N1")
def test_nocturnes_discount_is_for_the_chosen_legend_and_this_turn() -> None:
    """One Legend is chosen on resolution; another pays in full, and next turn so does the chosen one."""
    game = setup(
        you=Side(
            legends=[V, "royce-psycho-on-the-edge"],
            removed=["rogue-amendiares-preem-solo"],
            hand=["nocturne-op55-n1"],
            eddies=5,
            fixer=["d4"],
        ),
        rival=Side(fixer=["d4"]),
    )
    game.you.play("nocturne-op55-n1")
    game.you.choose(2)
    game.you.choose(V)
    assert game.you.price(V, how="go_solo") == 3
    assert game.you.price("royce-psycho-on-the-edge", how="go_solo") == 6

    game.you.end_turn()
    game.rival.end_turn()
    assert game.you.price(V, how="go_solo") == 5


@rule("5.7.2", "FAQ G10", "FAQ Riot Shield")
def test_a_legend_may_pay_a_part_of_the_riot_shields_price() -> None:
    """Ready in the area, V is one of the seven €$ for his own GO SOLO and enters ready."""
    game = setup(
        you=Side(legends=[V], removed=GONE, eddies=6),
        rival=Side(field=[card("emergency-atlus", gear=["riot-shield"])]),
    )

    game.you.go_solo(V)

    assert game.you.eddies_ready == 0
    assert not game.you.is_spent(V)


@rule("11.8.1", "FAQ Riot Shield")
def test_a_riot_shield_on_a_legend_taxes_as_well() -> None:
    """On a face-up Legend in the Legends area Gear works fully."""
    game = setup(
        you=Side(legends=[V], removed=GONE, eddies=7),
        rival=Side(legends=[card("saburo-arasaka-stubborn-patriarch", gear=["riot-shield"])]),
    )

    assert game.you.price(V, how="go_solo") == 7
