"""Dice that several cards look at (Meredith Stout, Padre, Hanako Arasaka, La Llorona), decks that run out,
and Gear in the React Step.
"""

from preem.tcg.scenario import Side, card, setup
from tests.rule import rule

MEREDITH = "meredith-stout-stone-cold-corpo"
PADRE = "padre-man-of-the-cross"


@rule("6.4.3", "1.7.2.1", "FAQ Meredith Stout", "FAQ Padre")
def test_meredith_hears_padre_set_one_of_her_players_gigs_and_not_his_own() -> None:
    """Only a friendly Gig of hers that a Rival adjusts triggers."""
    for die, heard in (("rival:d6", True), ("d8", False)):
        game = setup(
            you=Side(legends=[PADRE], gigs={"d8": 3}),
            rival=Side(field=[MEREDITH], trash=["floor-it"], gigs={"d6": 5}),
        )

        game.you.activate(PADRE)
        game.you.choose(die)  # the Gig of the other player follows by itself

        assert game.decision is not None and (game.decision.player == "rival") == heard


@rule("6.4.5", "FAQ Meredith Stout", "FAQ Padre")
def test_meredith_hears_nothing_when_padre_changes_nothing() -> None:
    """Set to the value it has, a Gig was not adjusted."""
    game = setup(
        you=Side(legends=[PADRE], gigs={"d8": 5}),
        rival=Side(field=[MEREDITH], trash=["floor-it"], gigs={"d6": 5}),
    )

    game.you.activate(PADRE)
    game.you.choose("rival:d6")

    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")


@rule("6.6", "FAQ Meredith Stout", "FAQ Hanako Arasaka: Daughter of the Emperor")
def test_meredith_hears_a_swap_once() -> None:
    """A swap of hers and mine is one event: one card may be added from the trash."""
    game = setup(
        you=Side(legends=["hanako-arasaka-daughter-of-the-emperor"], gigs={"d8": 3}),
        rival=Side(field=[MEREDITH], trash=["floor-it", "detonate"], gigs={"d6": 5}),
    )

    game.you.activate("hanako-arasaka-daughter-of-the-emperor")
    assert game.you.gigs == {"rival:d6": 5}
    assert sorted(game.options()) == ["detonate", "floor-it", "none"]
    game.rival.choose("detonate")

    assert game.rival.hand == ["detonate"]
    assert game.rival.trash == ["floor-it"]
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")


@rule("1.7.2.1", "6.7.3", "FAQ Meredith Stout", "FAQ V: Roamer of the Badlands")
def test_meredith_does_not_hear_a_stolen_gig_increased() -> None:
    """When Roamer increases the die it stole, that die is no longer friendly to her."""
    game = setup(
        you=Side(field=["v-roamer-of-the-badlands"]),
        rival=Side(field=[MEREDITH], trash=["floor-it"], gigs={"d8": 2}),
    )

    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.rival.pass_()
    game.you.choose(5)

    assert game.you.gigs == {"rival:d8": 7}
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")


@rule("6.4.1", "9.11", "10.13", "FAQ La Llorona", "FAQ Meredith Stout")
def test_merediths_trigger_is_resolved_inside_the_react_step() -> None:
    """La Llorona blocks and raises a Gig of the attacking player, whose Meredith may take a card before the
    fight.
    """
    game = setup(
        you=Side(field=[MEREDITH, "psycho-squad"], trash=["floor-it"], gigs={"d8": 2}),
        rival=Side(field=["la-llorona-ghost-of-the-past"], gigs={"d6": 5}),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.block_with("la-llorona-ghost-of-the-past")
    game.rival.choose("rival:d8")
    game.rival.choose(3)
    assert game.decision is not None and game.decision.player == "you"
    assert game.options() == ["floor-it", "none"]
    game.you.choose("floor-it")

    assert game.you.gigs == {"d8": 5}
    assert (game.decision.player, game.decision.kind) == ("rival", "react")


@rule("1.14.1", "2.3", "FAQ Fool on the Hill")
def test_fool_on_the_hill_can_lose_the_game_when_the_rival_says_trash() -> None:
    """With the last two cards revealed and trashed, the draw of two can't be made; told "hand", all is
    well.
    """
    for answer, winner in (("trash", "rival"), ("hand", None)):
        game = setup(you=Side(hand=["fool-on-the-hill"], eddies=2, deck=["detonate", "minotaur"]))

        game.you.play("fool-on-the-hill")
        game.rival.choose(answer)

        assert game.winner == winner


@rule("1.14.1", "Q31", "FAQ Shattered Memories")
def test_whoever_takes_five_from_a_deck_of_four_loses() -> None:
    """ "May draw 5" is five or none; the Rival is not asked any more."""
    game = setup(you=Side(hand=["shattered-memories"], eddies=4, deck=4))

    game.you.play("shattered-memories")
    game.you.choose("yes")

    assert game.winner == "rival"
    assert game.rival.hand_size == 0


@rule("10.3.3", "11.2.3", "FAQ Shattered Memories")
def test_shattered_memories_with_two_empty_hands_equals_no_gig() -> None:
    """The total may be 0, which is the value of no Gig."""
    game = setup(you=Side(hand=["shattered-memories"], eddies=4, gigs={"d4": 1}), rival=Side(gigs={"d6": 1}))

    game.you.play("shattered-memories")
    game.you.choose(None)
    game.rival.choose(None)

    assert game.you.hand_size == 0


@rule("1.14", "11.14.1", "FAQ Misty Olszewski")
def test_misty_loses_no_game_with_an_empty_deck() -> None:
    """A reveal is no draw: with no card there, nothing is added, trashed or readied."""
    game = setup(
        you=Side(field=["misty-olszewski-mender-of-broken-spirits"], deck=0, spent_eddies=1, fixer=["d4"]),
        rival=Side(fixer=["d4"]),
    )

    game.you.end_turn()
    game.you.choose("Program")

    assert game.winner is None
    assert game.you.eddies_ready == 0
    assert game.you.trash == []


@rule("3.11.2.3", "11.13.4.1", "FAQ Hanako Arasaka: In a Gilded Cage")
def test_hanako_takes_any_number_of_cards_of_her_gigs_values() -> None:
    """Cards of cost 2 and 5 for Gigs of 2 and 5, as many as wanted, shown to the Rival; a rival Gig's value
    doesn't count.
    """
    game = setup(
        you=Side(
            hand=["hanako-arasaka-in-a-gilded-cage"],
            eddies=4,
            deck=["corpo-security", "tygers-whisper", "rockn-rockerboy", "swordwise-huscle", "minotaur"],
            gigs={"d4": 2, "d8": 5},
        ),
        rival=Side(gigs={"d6": 3}),
    )

    game.you.play("hanako-arasaka-in-a-gilded-cage")
    assert game.options() == ["corpo-security", "tygers-whisper", "rockn-rockerboy", "none"]
    game.you.choose("corpo-security", "rockn-rockerboy")

    assert sorted(game.you.hand) == ["corpo-security", "rockn-rockerboy"]
    assert sorted(game.view("rival").you.hand) == ["corpo-security", "rockn-rockerboy"]
    assert game.you.deck[0] == "minotaur"
    assert sorted(game.you.deck[1:]) == ["swordwise-huscle", "tygers-whisper"]


@rule("9.10", "9.9", "Q2", "Q41", "FAQ River Ward")
def test_river_wards_gear_can_make_a_blocker_in_the_react_step() -> None:
    """QUICK from the Legends area: a Riot Shield put on a ready Unit lets it block the same attack, with 1
    more power.
    """
    game = setup(
        active="rival",
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            hand=["riot-shield", "gorilla-arms"],
            field=["psycho-squad"],
            gigs={"d6": 5},
        ),
        rival=Side(field=["psycho-squad"]),
    )

    game.rival.attack("psycho-squad", "gigs")
    assert not game.you.may("block_with", "psycho-squad")
    game.you.activate("river-ward-detective-on-the-hunt")
    assert game.options() == [
        "riot-shield",
        "none",
    ]  # a hidden hand: nobody can say that there is such a Gear
    game.you.choose("riot-shield")
    assert game.options() == ["psycho-squad", "river-ward-detective-on-the-hunt"]
    game.you.choose("psycho-squad")
    game.you.block_with("psycho-squad")
    game.you.pass_()

    assert game.you.field == ["psycho-squad"]
    assert game.rival.trash == ["psycho-squad"]
    assert game.you.hand == ["gorilla-arms"]
    assert game.you.gigs == {"d6": 5}


@rule("10.3.3", "5.3.2.4.1", "FAQ River Ward")
def test_river_ward_may_be_spent_with_no_gear_in_hand() -> None:
    """The activation is legal, and nothing happens."""
    game = setup(
        you=Side(legends=["river-ward-detective-on-the-hunt"], hand=["floor-it"], field=["psycho-squad"]),
    )

    game.you.activate("river-ward-detective-on-the-hunt")

    assert game.you.is_spent("river-ward-detective-on-the-hunt")
    assert game.you.hand == ["floor-it"]


@rule("9.10", "9.9", "FAQ Overwatch: Panam's Gift", "FAQ G2")
def test_overwatch_in_the_react_step_can_defeat_the_attacker() -> None:
    """The attacker is a spent rival Unit: defeated by a card of its cost or more, its attack is over."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            field=[card("emergency-atlus", gear=["overwatch-panams-gift"])],
            hand=["memory-relapse"],
            eddies=1,
            gigs={"d6": 5},
        ),
    )

    game.you.attack("psycho-squad", "gigs")
    game.rival.activate("emergency-atlus")

    assert game.you.trash == ["psycho-squad"]
    assert game.rival.gigs == {"d6": 5}
    assert game.decision is not None and (game.decision.player, game.decision.kind) == ("you", "main")


@rule("9.26.1", "8.16.1", "FAQ Overwatch: Panam's Gift", "FAQ Dying Night")
def test_dying_night_pays_for_a_v_that_overwatch_defeated_in_the_react_step() -> None:
    """The ATTACK effect has resolved: its end-of-turn part no longer needs the Unit."""
    game = setup(
        you=Side(
            field=[card("v-roamer-of-the-badlands", gear=["dying-night-vs-pistol"])],
            gigs={"d4": 2},
            spent_eddies=2,
        ),
        rival=Side(
            field=[card("emergency-atlus", gear=["overwatch-panams-gift"])],
            hand=["minotaur"],
            eddies=1,
            gigs={"d6": 5},
        ),
    )
    game.you.attack("v-roamer-of-the-badlands", "gigs")
    game.you.choose("d4")
    game.you.choose(0)
    game.rival.activate("emergency-atlus")
    assert game.you.field == []

    game.you.end_turn()
    assert game.you.eddies_ready == 2
