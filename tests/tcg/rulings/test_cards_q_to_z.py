"""Scenarios R-203 to R-214 of the rulings: cards from (Don't Fear) the Reaper to Yorinobu Arasaka."""

import pytest

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule


@rule("R-203", "10.31.2", "FAQ Wild in the Streets")
def test_wild_in_the_streets_must_take_ones_own_unit_when_no_other_is_spent() -> None:
    """A lone friendly spent Unit is the only legal choice and is defeated unasked."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5, field=[card("riding-nomad", spent=True), "minotaur"]),
        rival=Side(field=["psycho-squad"]),
    )

    game.you.play("wild-in-the-streets")

    assert sorted(game.you.trash) == ["riding-nomad", "wild-in-the-streets"]
    assert game.you.field == ["minotaur"]
    assert game.rival.field == ["psycho-squad"]


@rule("R-203", "10.31", "FAQ Wild in the Streets")
def test_wild_in_the_streets_takes_any_spent_unit() -> None:
    """Spent Units of both sides may be chosen, ready ones not, and one is owed."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5, field=[card("riding-nomad", spent=True)]),
        rival=Side(field=[card("psycho-squad", spent=True), "minotaur"]),
    )

    game.you.play("wild-in-the-streets")
    assert game.options() == ["riding-nomad", "psycho-squad"]
    game.you.choose("psycho-squad")

    assert game.rival.field == ["minotaur"]


@rule("R-203", "10.31.2", "FAQ Over the Edge")
def test_over_the_edge_reads_a_friendly_d20_and_takes_any_unit() -> None:
    """Any Unit of power up to the d20's value; without a friendly d20 nothing is defeated."""
    game = setup(
        you=Side(hand=["over-the-edge"], eddies=3, field=["riding-nomad"], gigs={"d20": 6}),
        rival=Side(field=["psycho-squad", "trauma-team-operatives"]),
    )
    game.you.play("over-the-edge")
    assert game.options() == ["riding-nomad", "psycho-squad"]
    game.you.choose("psycho-squad")
    assert game.rival.field == ["trauma-team-operatives"]

    game = setup(
        you=Side(hand=["over-the-edge"], eddies=3, gigs={"d12": 12}),
        rival=Side(field=["psycho-squad"], gigs={"d20": 20}),
    )
    game.you.play("over-the-edge")
    assert game.rival.field == ["psycho-squad"]


@rule("R-204", "2.3", "FAQ (Don't Fear) the Reaper")
def test_the_reaper_may_defeat_a_unit_that_it_did_not_spend() -> None:
    """All rival Units become spent; then any spent Unit may be chosen, one spent before and one's own
    included.
    """
    for victim in ("psycho-squad", "animals-wrecker"):
        game = setup(
            you=Side(
                hand=["dont-fear-the-reaper"],
                eddies=7,
                field=[card("riding-nomad", spent=True), "corpo-security"],
            ),
            rival=Side(field=["psycho-squad", "minotaur", card("animals-wrecker", spent=True)]),
        )

        game.you.play("dont-fear-the-reaper")
        assert game.options() == ["riding-nomad", "psycho-squad", "minotaur", "animals-wrecker"]
        game.you.choose(victim)

        assert game.rival.trash == [victim]
        assert game.rival.is_spent("minotaur")
        assert not game.you.is_spent("corpo-security")


@rule("R-204", "2.4", "FAQ (Don't Fear) the Reaper")
def test_the_reaper_works_when_all_rival_units_are_spent() -> None:
    """There is nothing to spend, and the defeat follows all the same."""
    game = setup(
        you=Side(hand=["dont-fear-the-reaper"], eddies=7),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )

    game.you.play("dont-fear-the-reaper")

    assert game.rival.trash == ["psycho-squad"]


@rule("R-205", "10.4.1", "11.13.2", "FAQ River Ward")
def test_river_ward_searches_for_an_equipped_unit_lost_on_the_rivals_turn() -> None:
    """One of the top two cards must be trashed, the other stays on top; the Rival sees only the trashed
    one.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            field=[card("emergency-atlus", spent=True, gear=["mantis-blades"])],
            deck=["floor-it", "detonate", "minotaur"],
        ),
        rival=Side(field=["animals-wrecker"]),
    )

    game.rival.attack("animals-wrecker", "emergency-atlus")
    game.you.pass_()
    assert game.decision is not None and game.decision.player == "you"
    assert game.options() == ["floor-it", "detonate"]
    game.you.choose("detonate")

    assert game.you.deck == ["floor-it", "minotaur"]
    assert sorted(game.you.trash) == ["detonate", "emergency-atlus", "mantis-blades"]
    assert game.view("rival").you.deck == ["?", "?"]


@rule("R-205", "11.6.3", "FAQ River Ward")
def test_river_ward_ignores_an_unequipped_unit() -> None:
    """A Unit without Gear that is defeated sets nothing off."""
    game = setup(
        active="rival",
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            field=[card("emergency-atlus", spent=True), card("riding-nomad", gear=["mantis-blades"])],
            deck=["floor-it", "detonate"],
        ),
        rival=Side(field=["animals-wrecker"]),
    )

    game.rival.attack("animals-wrecker", "emergency-atlus")
    game.you.pass_()

    assert game.you.trash == ["emergency-atlus"]
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("rival", "main")


@rule("R-206", "11.26.1.2", "9.10", "FAQ Rogue Amendiares: Queen of the Afterlife")
def test_rogue_weakens_an_attacker_by_her_own_power() -> None:
    """In the React Step 2 €$ and her Spend Icon take 4 power from an attacker of 5."""
    game = setup(
        you=Side(field=["caliber-totentanzs-top-dog"]),
        rival=Side(
            field=["rogue-amendiares-queen-of-the-afterlife"],
            eddies=2,
            gigs={"d6": 4},
        ),
    )

    game.you.attack("caliber-totentanzs-top-dog", "gigs")
    game.rival.activate("rogue-amendiares-queen-of-the-afterlife")

    assert game.you.power("caliber-totentanzs-top-dog") == 1
    assert game.rival.is_spent("rogue-amendiares-queen-of-the-afterlife")
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (0, 2)


@rule("R-206", "3.17.2", "11.3.1.2", "FAQ Rogue Amendiares: Queen of the Afterlife")
def test_rogue_counts_her_gear_and_waits_for_her_lag() -> None:
    """Her current power is what is lost; on the turn she came she can't use the Spend Icon."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            field=[card("rogue-amendiares-queen-of-the-afterlife", gear=["mantis-blades"])],
            eddies=2,
            gigs={"d6": 4},
        ),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.activate("rogue-amendiares-queen-of-the-afterlife")
    assert game.you.power("psycho-squad") == 0
    game.rival.pass_()
    assert game.you.gigs == {}

    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("rogue-amendiares-queen-of-the-afterlife", lag=True)], eddies=2, gigs={"d6": 4}),
    )
    game.you.attack("psycho-squad", "gigs")
    assert not game.rival.may("activate", "rogue-amendiares-queen-of-the-afterlife")


@rule("R-207", "9.18", "FAQ Safety Override")
def test_safety_override_waits_for_the_unit_chosen_when_it_was_played() -> None:
    """Another Unit's lost fight does nothing; when the chosen one loses, the Unit that beat it is
    defeated.
    """
    game = setup(
        you=Side(field=["minotaur", "animals-wrecker"]),
        rival=Side(
            hand=["safety-override"],
            eddies=2,
            field=[card("emergency-atlus", spent=True), card("swordwise-huscle", spent=True)],
        ),
    )

    game.you.attack("minotaur", "swordwise-huscle")
    game.rival.play("safety-override", on="emergency-atlus")
    game.rival.pass_()
    assert game.you.field == ["minotaur", "animals-wrecker"]
    assert sorted(game.rival.trash) == ["safety-override", "swordwise-huscle"]

    game.you.attack("animals-wrecker", "emergency-atlus")
    game.rival.pass_()
    assert game.you.trash == ["animals-wrecker"]
    assert "emergency-atlus" in game.rival.trash


@rule("R-208", "2.1", "FAQ Screw")
def test_a_fallen_screw_takes_another_screw() -> None:
    """Another copy in the trash must be taken; the fallen one isn't "another Unit"."""
    game = setup(
        you=Side(field=["screw-lovelorn-fool"], trash=["screw-lovelorn-fool", "floor-it"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("screw-lovelorn-fool", "animals-wrecker")
    game.rival.pass_()

    assert game.you.hand == ["screw-lovelorn-fool"]
    assert sorted(game.you.trash) == ["floor-it", "screw-lovelorn-fool"]


@rule("R-208", "10.7", "FAQ Screw")
def test_a_screw_alone_in_the_trash_stays_there() -> None:
    """Without another Unit nothing is added."""
    game = setup(
        you=Side(field=["screw-lovelorn-fool"], trash=["floor-it"]),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("screw-lovelorn-fool", "animals-wrecker")
    game.rival.pass_()

    assert game.you.hand == []
    assert sorted(game.you.trash) == ["floor-it", "screw-lovelorn-fool"]


@pytest.mark.parametrize(
    ("yours", "rivals", "hands"),
    [(None, None, (2, 0)), ("yes", None, (7, 0)), (None, "yes", (2, 5)), ("yes", "yes", (7, 5))],
    ids=["nobody", "you", "rival", "both"],
)
@rule("R-209", "2.9", "10.33", "FAQ Shattered Memories")
def test_shattered_memories_counts_both_hands(yours: str | None, rivals: str | None, hands: tuple[int, int]) -> None:
    """Two and one discarded cards are 3, the value of a friendly Gig: two cards after the fives, which each
    may decline.
    """
    game = setup(
        you=Side(hand=["shattered-memories", "floor-it", "detonate"], eddies=4, gigs={"d4": 3}),
        rival=Side(hand=["psycho-squad"], gigs={"d6": 5}),
    )

    game.you.play("shattered-memories")
    game.you.choose(yours)
    game.rival.choose(rivals)

    assert (game.you.hand_size, game.rival.hand_size) == hands
    assert sorted(game.you.trash) == ["detonate", "floor-it", "shattered-memories"]
    assert game.rival.trash == ["psycho-squad"]


@rule("R-209", "10.3.3", "FAQ Shattered Memories")
def test_shattered_memories_draws_no_two_for_another_total() -> None:
    """A total that only the Rival's Gig shows gives nothing."""
    game = setup(
        you=Side(hand=["shattered-memories", "floor-it", "detonate"], eddies=4, gigs={"d4": 2}),
        rival=Side(hand=["psycho-squad"], gigs={"d6": 3}),
    )

    game.you.play("shattered-memories")
    game.you.choose(None)
    game.rival.choose(None)

    assert game.you.hand_size == 0


@rule("R-210", "4.12", "11.19.2", "FAQ The Relic")
def test_the_relic_plays_another_unit_and_bottom_decks_its_host_alone() -> None:
    """A Unit of cost 9 or less comes from the trash for free; then the host goes under the deck, its Gear
    stays in the trash.
    """
    game = setup(
        you=Side(
            field=[card("psycho-squad", gear=["the-relic-experimental-biochip"])],
            trash=["adam-smasher-metal-over-meat", "animals-wrecker", "floor-it"],
            deck=["detonate"],
        ),
        rival=Side(field=[card("animals-wrecker", spent=True)]),
    )

    game.you.attack("psycho-squad", "animals-wrecker")
    game.rival.pass_()
    assert game.options() == ["adam-smasher-metal-over-meat", "animals-wrecker"]
    game.you.choose("animals-wrecker")

    assert game.you.field == ["animals-wrecker"]
    assert game.you.has_lag("animals-wrecker")
    assert game.you.deck == ["detonate", "psycho-squad"]
    assert sorted(game.you.trash) == [
        "adam-smasher-metal-over-meat",
        "floor-it",
        "the-relic-experimental-biochip",
    ]


@rule("R-211", "11.13.3", "5.3.2.5", "FAQ Three Mouths, One Desire")
def test_three_mouths_takes_all_it_sees_from_a_deck_of_two() -> None:
    """With two min Gigs one card must and two more may be added; two are there, unseen by the Rival, and
    nobody loses.
    """
    game = setup(
        you=Side(
            hand=["three-mouths-one-desire"],
            eddies=2,
            deck=["floor-it", "psycho-squad"],
            gigs={"d4": 1, "d6": 1, "d8": 3},
        ),
    )

    game.you.play("three-mouths-one-desire")
    assert game.options() == ["floor-it", "psycho-squad"]
    game.you.choose("floor-it", "psycho-squad")

    assert sorted(game.you.hand) == ["floor-it", "psycho-squad"]
    assert game.you.deck_size == 0
    assert game.winner is None
    assert game.view("rival").you.hand == ["?", "?"]


@rule("R-211", "2.1.1", "FAQ Three Mouths, One Desire", "Q57")
def test_three_mouths_may_stop_at_the_one_card_it_owes() -> None:
    """Only the additional cards are optional; the rest goes under the deck."""
    game = setup(
        you=Side(
            hand=["three-mouths-one-desire"],
            eddies=2,
            deck=["floor-it", "psycho-squad", "detonate", "minotaur"],
            gigs={"d4": 1},
        ),
    )

    game.you.play("three-mouths-one-desire")
    assert not game.you.may("choose", None)
    assert not game.you.may("choose", "floor-it", "psycho-squad", "detonate")
    game.you.choose("detonate")
    assert game.options() == ["floor-it", "psycho-squad", "none"]
    game.you.choose(None)

    assert game.you.hand == ["detonate"]
    assert game.you.deck[0] == "minotaur"
    assert sorted(game.you.deck[1:]) == ["floor-it", "psycho-squad"]


@rule("R-212", "11.8.3", "FAQ Viktor Vektor: Drop Your Illusions")
def test_two_viktors_add_their_discounts_down_to_one() -> None:
    """Zetatech Berserk of cost 6 is paid with 3 €$ by one Viktor's grace, with 1 €$ by that of two."""
    viktor = "viktor-vektor-drop-your-illusions"
    for viktors, price in ((1, 3), (2, 1)):
        game = setup(you=Side(field=[viktor] * viktors, hand=["zetatech-berserk"], eddies=6))
        assert game.you.price("zetatech-berserk") == price

    game.you.play("zetatech-berserk", on=viktor)
    assert (game.you.eddies_ready, game.you.eddies_spent) == (5, 1)


@rule("R-213", "10.16.3", "FAQ 6th Street Recruits")
def test_6th_street_may_increase_any_gig_when_a_d6_was_stolen() -> None:
    """The stolen die, another of one's own or a rival one may be chosen, each up to its faces."""
    for die, amounts, gigs in (
        ("rival:d6", ["0", "1", "2", "3", "4"], {"d8": 5, "rival:d6": 6}),
        ("d8", ["0", "1", "2", "3"], {"d8": 8, "rival:d6": 2}),
    ):
        game = setup(
            you=Side(field=["6th-street-recruits", "psycho-squad"], gigs={"d8": 5}),
            rival=Side(gigs={"d6": 2, "d12": 1}),
        )
        game.you.attack("psycho-squad", "gigs")
        game.rival.pass_()
        game.you.choose("rival:d6")

        assert game.options() == ["d8", "rival:d6", "rival:d12"]
        game.you.choose(die)
        assert sorted(game.options(), key=int) == amounts
        game.you.choose(int(amounts[-1]))
        assert game.you.gigs == gigs


@rule("R-213", "10.16.1", "FAQ 6th Street Recruits")
def test_6th_street_ignores_other_dice() -> None:
    """A stolen d8 sets nothing off."""
    game = setup(
        you=Side(field=["6th-street-recruits"], gigs={"d6": 5}),
        rival=Side(gigs={"d8": 2}),
    )

    game.you.attack("6th-street-recruits", "gigs")
    game.rival.pass_()

    assert game.you.gigs == {"d6": 5, "rival:d8": 2}
    assert game.decision is not None and game.decision.kind == "main"


@rule("R-213", "10.31.2", "FAQ Wraith Marauders")
def test_wraith_marauders_ready_another_unit_of_the_stolen_value() -> None:
    """A stolen 6 readies the other friendly Unit of power 6, not one of power 5, and not the Marauders
    themselves.
    """
    game = setup(
        you=Side(
            field=[
                "wraith-marauders",
                card("psycho-squad", spent=True),
                card("caliber-totentanzs-top-dog", spent=True),
            ]
        ),
        rival=Side(gigs={"d8": 6}),
    )

    game.you.attack("wraith-marauders", "gigs")
    game.rival.pass_()

    assert not game.you.is_spent("psycho-squad")
    assert game.you.is_spent("caliber-totentanzs-top-dog")
    assert game.you.is_spent("wraith-marauders")


@rule("R-214", "10.4.1", "FAQ Yorinobu Arasaka: Embracing Destruction")
def test_yorinobu_counts_attacks_made_before_he_was_called() -> None:
    """An ARASAKA Unit attacked before his Call: the next ARASAKA attack is not the first, and draws
    nothing.
    """
    game = setup(
        you=Side(
            legends=["?yorinobu-arasaka-embracing-destruction"],
            eddies=1,
            field=["minotaur", "field-operator"],
        ),
        rival=Side(gigs={"d6": 4, "d8": 5}),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.call(0)
    game.you.attack("field-operator", "gigs")

    assert game.you.hand_size == 0
    assert game.decision is not None and game.decision.kind == "react"


@rule("R-214", "10.4.1", "FAQ Yorinobu Arasaka: Embracing Destruction")
def test_an_attack_by_another_unit_does_not_use_up_yorinobus_first() -> None:
    """A Unit without ARASAKA attacked before: the first ARASAKA attack draws, and below 20 ☆ one card
    goes.
    """
    game = setup(
        you=Side(
            legends=["?yorinobu-arasaka-embracing-destruction"],
            eddies=1,
            field=["psycho-squad", "field-operator"],
            deck=["floor-it", "detonate"],
        ),
        rival=Side(gigs={"d6": 4, "d8": 5}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d6")

    game.you.call(0)
    game.you.attack("field-operator", "gigs")

    assert game.you.hand == []
    assert game.you.trash == ["floor-it"]
