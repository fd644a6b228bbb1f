"""Effects: order, conditions, durations, replacements, choices, hidden cards (CR 10, 11.7 to 11.14; digest
17 and 26, lines 123 to 139).
"""

import pytest

from preem.tcg.effects.words import (
    ADJUSTED,
    ANY_UNIT,
    ATTACK,
    DEFEATED,
    FRIENDLY,
    FRIENDLY_UNIT,
    IS_SPENT,
    PLAY,
    RED,
    RIVAL_UNIT,
    THIS,
    UNIT,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    AtEndOfTurn,
    BottomDeck,
    Controls,
    Defeat,
    Discard,
    Draw,
    GivePower,
    If,
    Is,
    May,
    On,
    PickGig,
    Play,
    PowerOf,
    ReturnToHand,
    SetGig,
    defeat_this_gear_instead,
    every,
    gear,
    gig,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

BROKE = [
    card("?", spent=True),
    card("?", spent=True),
    card("?", spent=True),
]  # three Legends that pay nothing

LIGHT_FUSE = program(
    "Light Fuse",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 125",
    effects=(Defeat(every(ANY_UNIT, tag="FUSE")),),
)
# When it falls, everything made of glass falls.
BOMB = unit(
    "Bomb",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("FUSE",),
    number="TEST 126",
    effects=(when(DEFEATED, Defeat(every(ANY_UNIT, tag="GLASS"))),),
)
GLASS = unit(
    "Glass",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("GLASS",),
    number="TEST 127",
    effects=(when(DEFEATED, May(Draw(1))),),
)
ROCKET = unit(
    "Rocket",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("FUSE",),
    number="TEST 128",
    effects=(when(DEFEATED, May(Draw(1))),),
)
HOOK = gear(
    "Hook",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 129",
    effects=(when(IS_SPENT, ReturnToHand(THIS)),),
)
RUNNER = unit(
    "Runner",
    "",
    RED,
    ram=1,
    cost=1,
    power=2,
    tags=("TEST",),
    number="TEST 130",
    effects=(when(ATTACK, Draw(PowerOf(THIS))),),
)
BOOSTER = gear(
    "Booster",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 131",
    effects=(when(IS_SPENT, GivePower(THIS, 5)),),
)
WEIGHT = gear(
    "Weight",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 132",
    effects=(when(IS_SPENT, GivePower(THIS, -3)),),
)
PROUD = unit(
    "Proud",
    "",
    RED,
    ram=1,
    cost=1,
    power=5,
    tags=("TEST",),
    number="TEST 133",
    effects=(when(ATTACK, Draw(1), only_if=Is(THIS, power_at_least=5)),),
)
AIRBAG = gear(
    "Airbag",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 134",
    effects=(defeat_this_gear_instead(),),
)
RECALL = program(
    "Recall",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 135",
    effects=(ReturnToHand(one(FRIENDLY_UNIT)),),
)
RECYCLE = program(
    "Recycle",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 136",
    effects=(BottomDeck(one(FRIENDLY_UNIT)), Draw(1)),
)
PURGE = program(
    "Purge",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 137",
    effects=(Discard(2), GivePower(one(RIVAL_UNIT), -1)),
)
# At the end of its controller's turn it plays a Unit from the trash.
NECROMANCER = unit(
    "Necromancer",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 138",
    effects=(when(YOUR_TURN_ENDS, Play(one(YOUR_TRASH, type=UNIT))),),
)
LATECOMER = unit(
    "Latecomer",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 139",
    effects=(when(YOUR_TURN_ENDS, Draw(1)),),
)
PLANNER = unit(
    "Planner",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 140",
    effects=(when(PLAY, AtEndOfTurn(Draw(1))),),
)
# Whenever a Gig changes, the die changes back: for ever.
SEESAW = unit(
    "Seesaw",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 141",
    effects=(
        when(
            On(ADJUSTED),
            If(
                Controls(gig(FRIENDLY, is_min=True)),
                PickGig(gig(FRIENDLY)),
                SetGig(2),
                otherwise=(PickGig(gig(FRIENDLY)), SetGig(1)),
            ),
        ),
    ),
)


@rule("10.11", "10.12", "10.16.2", "T-123")
def test_a_player_orders_three_pending_effects() -> None:
    """Each of the three may be first; what was named resolves in that order."""
    siren = "evelyn-parker-scheming-siren"
    game = setup(
        you=Side(field=[card(siren, gear=["netwatch-netdriver", "kiroshi-optics"])], gigs={"d4": 4}),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(siren, "gigs")
    assert asked(game) == ("you", "order")
    assert sorted(game.options()) == [siren, f"{siren}/kiroshi-optics", f"{siren}/netwatch-netdriver"]

    # More Street Cred than the Rival: Siren draws 1 and discards 1. The Netdriver's card comes first.
    game.you.order(f"{siren}/netwatch-netdriver", f"{siren}/kiroshi-optics", siren)
    assert game.you.hand_size == 1
    assert game.options() == ["legend:0", "legend:1", "legend:2"]
    game.you.choose("legend:0")
    assert game.you.hand_size == 1
    assert game.you.trash == ["filler"]
    assert asked(game) == ("rival", "react")
    game.rival.pass_()


@rule("10.11.1", "8.9")
def test_nothing_else_may_be_done_while_effects_are_pending() -> None:
    """The order must be settled before anything else."""
    siren = "evelyn-parker-scheming-siren"
    game = setup(
        you=Side(
            legends=["padre-man-of-the-cross"],
            field=[card(siren, gear=["netwatch-netdriver"])],
            hand=["floor-it"],
            eddies=3,
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(siren, "gigs")
    assert asked(game) == ("you", "order")
    for verb, argument in (
        ("sell", "floor-it"),
        ("call", 1),
        ("play", "floor-it"),
        ("activate", "padre-man-of-the-cross"),
    ):
        assert not game.you.may(verb, argument)
    assert not game.you.may("end_turn")
    assert not game.rival.may("pass_")
    game.you.order(siren)


@rule("10.13", "10.12", "2.9", "R-097", "T-124", "FAQ Screw")
def test_the_turn_players_pending_effects_come_before_the_rivals() -> None:
    """Adam Smasher defeats Screws of both players and a rival Caliber: yours first, then the Rival's two in
    the Rival's order.
    """
    caliber = "caliber-totentanzs-top-dog"
    screw = "screw-lovelorn-fool"
    game = setup(
        you=Side(
            field=[screw],
            hand=["adam-smasher-metal-over-meat", "floor-it"],
            trash=["psycho-squad", "minotaur"],
            eddies=9,
        ),
        rival=Side(field=[caliber, screw], trash=["emergency-atlus"]),
    )
    game.you.play("adam-smasher-metal-over-meat")
    assert game.you.field == ["adam-smasher-metal-over-meat"]
    assert game.rival.field == []
    assert asked(game) == ("you", "card")
    assert sorted(game.options()) == ["minotaur", "psycho-squad"]
    game.you.choose("minotaur")
    assert sorted(game.you.hand) == ["floor-it", "minotaur"]

    assert asked(game) == ("rival", "order")
    assert sorted(game.options()) == [caliber, screw]
    game.rival.order(screw)
    assert sorted(game.options()) == [caliber, "emergency-atlus"]  # "another Unit": Caliber lies there too
    game.rival.choose("emergency-atlus")
    assert game.rival.hand == ["emergency-atlus"]

    # Caliber makes you discard one of two.
    assert asked(game) == ("you", "card")
    game.you.choose("floor-it")
    assert game.you.hand == ["minotaur"]
    assert asked(game) == ("you", "main")


@rule("10.14", "10.14.1", "Q6", "T-125")
def test_who_is_resolving_finishes_his_own_effects_first() -> None:
    """The Rival's Bomb brings new effects for both players: the Rival's come first, on your turn."""
    game = setup(
        cards=(LIGHT_FUSE, BOMB, GLASS),
        you=Side(field=["glass"], hand=["light-fuse"], eddies=1),
        rival=Side(field=["bomb", "glass"]),
    )
    game.you.play("light-fuse")
    assert sorted(game.rival.trash) == ["bomb", "glass"]
    assert "glass" in game.you.trash
    assert asked(game) == ("rival", "may")
    game.rival.choose("yes")
    assert asked(game) == ("you", "may")
    game.you.choose("yes")
    assert (game.you.hand_size, game.rival.hand_size) == (1, 1)
    assert asked(game) == ("you", "main")


@rule("10.13", "10.14.1", "Q6", "T-125")
def test_a_new_effect_of_the_turn_player_waits_for_the_resolver() -> None:
    """Only you get a new effect while the Rival has one left: the Rival's is resolved before yours."""
    game = setup(
        cards=(LIGHT_FUSE, BOMB, GLASS, ROCKET),
        you=Side(field=["glass"], hand=["light-fuse"], eddies=1),
        rival=Side(field=["bomb", "rocket"]),
    )
    game.you.play("light-fuse")
    assert asked(game) == ("rival", "order")
    assert sorted(game.options()) == ["bomb", "rocket"]
    game.rival.order("bomb")
    assert "glass" in game.you.trash
    assert asked(game) == ("rival", "may") and about(game) == "rocket"
    game.rival.choose(None)
    assert asked(game) == ("you", "may") and about(game) == "glass"
    game.you.choose(None)


@rule("10.12", "Q47")
def test_identical_pending_effects_are_not_ordered() -> None:
    """Two Units of one name with the same end-of-turn text are not asked about; a different third one is."""
    twins = setup(
        you=Side(
            field=["v-roamer-of-the-badlands", "v-roamer-of-the-badlands"],
            gigs={"d8": 8, "d10": 9},
            fixer=["d20"],
        ),
        rival=Side(fixer=["d20"]),
    )
    twins.you.end_turn()
    assert twins.you.hand_size == 2
    assert asked(twins) == ("rival", "main")

    three = setup(
        cards=(LATECOMER,),
        you=Side(
            field=["v-roamer-of-the-badlands", "v-roamer-of-the-badlands", "latecomer"],
            gigs={"d8": 8, "d10": 9},
            fixer=["d20"],
        ),
        rival=Side(fixer=["d20"]),
    )
    three.you.end_turn()
    assert asked(three) == ("you", "order")
    three.you.order("latecomer")
    assert three.you.hand_size == 3
    assert asked(three) == ("rival", "main")


@rule("10.10.1", "10.15", "10.11.2", "T-126")
def test_a_trigger_resolves_with_the_last_power_of_a_source_that_left() -> None:
    """The Runner is back in hand when its effect is reached: it draws for the 3 power it had."""
    game = setup(
        cards=(RUNNER, HOOK),
        you=Side(field=[card("runner", gear=["hook"], bonus=1)]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("runner", "gigs")
    assert sorted(game.options()) == ["runner", "runner/hook"]
    game.you.order("runner/hook")
    assert sorted(game.you.hand) == ["filler", "filler", "filler", "hook", "runner"]
    assert asked(game) == ("you", "main")
    assert game.rival.gigs == {"d6": 3}


@rule("8.16.1", "Q20")
def test_an_end_of_turn_text_that_comes_during_the_end_of_the_turn_is_too_late() -> None:
    """A Unit played then doesn't trigger; a delayed effect made for this turn's end still does."""
    late = setup(
        cards=(NECROMANCER, LATECOMER),
        you=Side(field=["necromancer"], trash=["latecomer"], fixer=["d20"]),
        rival=Side(fixer=["d20"]),
    )
    late.you.end_turn()
    assert late.you.field == ["necromancer", "latecomer"]
    assert late.you.hand_size == 0

    delayed = setup(
        cards=(NECROMANCER, PLANNER),
        you=Side(field=["necromancer"], trash=["planner"], fixer=["d20"]),
        rival=Side(fixer=["d20"]),
    )
    delayed.you.end_turn()
    assert delayed.you.field == ["necromancer", "planner"]
    assert delayed.you.hand_size == 1


@rule("8.16.1", "10.22.3", "R-100", "FAQ Delamain Cab")
def test_a_standing_end_of_turn_text_needs_its_unit() -> None:
    """Delamain Cab that stole readies an Eddie only while it is on the field."""
    for gone in (False, True):
        game = setup(
            you=Side(field=["delamain-cab"], spent_eddies=2, fixer=["d20"]),
            rival=Side(gigs={"d6": 3}, fixer=["d20"]),
        )
        game.you.attack("delamain-cab", "gigs")
        game.rival.pass_()
        if gone:
            game.you.force("delamain-cab", to="hand")
        game.you.end_turn()
        assert game.you.eddies_ready == (0 if gone else 1)


@rule("8.16.1", "10.10.1", "R-101", "FAQ Dying Night")
def test_a_delayed_effect_needs_its_source_no_longer() -> None:
    """Dying Night's ATTACK on a Unit named V resolved; V falls in the fight, and two Eddies are readied all
    the same.
    """
    game = setup(
        you=Side(
            field=[card("v-roamer-of-the-badlands", gear=["dying-night-vs-pistol"])],
            gigs={"d4": 3},
            spent_eddies=3,
            fixer=["d20"],
        ),
        rival=Side(field=[card("animals-wrecker", spent=True)], fixer=["d20"]),
    )
    game.you.attack("v-roamer-of-the-badlands", "animals-wrecker")
    assert game.options() == ["0", "1", "2"]
    game.you.choose(0)
    game.rival.pass_()
    assert sorted(game.you.trash) == ["dying-night-vs-pistol", "v-roamer-of-the-badlands"]
    game.you.end_turn()
    assert (game.you.eddies_ready, game.you.eddies_spent) == (2, 1)


@rule("11.20.1", "11.4.3", "R-038", "R-210", "FAQ The Relic")
def test_play_triggers_on_the_rivals_turn_too() -> None:
    """The Relic plays Delamain: Rideshare AI during the Rival's attack: two cards are drawn, and its Lag is
    gone on your turn.
    """
    game = setup(
        active="rival",
        you=Side(
            field=[card("psycho-squad", spent=True, gear=["the-relic-experimental-biochip"])],
            trash=["delamain-rideshare-ai"],
            fixer=["d20"],
        ),
        rival=Side(field=["animals-wrecker"], fixer=["d20"], gigs={"d4": 1}),
    )
    game.rival.attack("animals-wrecker", "psycho-squad")
    game.you.pass_()
    assert game.you.field == ["delamain-rideshare-ai"]
    assert game.you.hand_size == 2
    assert game.you.has_lag("delamain-rideshare-ai")
    assert game.you.trash == ["the-relic-experimental-biochip"]
    assert game.you.deck[-1] == "psycho-squad"
    game.rival.end_turn()
    assert game.you.may("attack", "delamain-rideshare-ai", "gigs")


@rule("10.3", "10.3.1", "R-059", "T-127", "FAQ Swordwise Huscle", "FAQ Goro Takemura: Losing His Way")
def test_a_condition_that_comes_true_after_the_declaration_is_too_late() -> None:
    """Huscle has 3 power when he attacks; what makes it 8 resolves later, and he draws nothing. With 5 from
    the start he draws.
    """
    late = setup(
        cards=(BOOSTER,),
        you=Side(field=[card("swordwise-huscle", gear=["booster"])]),
        rival=Side(gigs={"d6": 3}),
    )
    late.you.attack("swordwise-huscle", "gigs")
    assert asked(late) == ("rival", "react")
    assert late.you.power("swordwise-huscle") == 8
    assert late.you.hand_size == 0
    late.rival.pass_()

    early = setup(you=Side(field=[card("swordwise-huscle", gear=["mantis-blades"])]), rival=Side(gigs={"d6": 3}))
    early.you.attack("swordwise-huscle", "gigs")
    assert early.you.hand_size == 1
    early.rival.pass_()


@rule("10.3", "10.15.1", "T-127")
@pytest.mark.parametrize(("first", "drawn"), [("proud", 1), ("proud/weight", 0)])
def test_a_condition_that_turns_false_before_the_effect_resolves_stops_it(first: str, drawn: int) -> None:
    """The Unit has 5 power when it attacks, and 2 after its Gear's trigger: the order decides whether it
    draws.
    """
    game = setup(cards=(PROUD, WEIGHT), you=Side(field=[card("proud", gear=["weight"])]), rival=Side(gigs={"d6": 3}))
    game.you.attack("proud", "gigs")
    assert sorted(game.options()) == ["proud", "proud/weight"]
    game.you.order(first)
    assert game.you.hand_size == drawn
    assert game.you.power("proud") == 2
    game.rival.pass_()


@rule("10.15.1", "R-099", "T-127", "FAQ MaxTac Squadron")
@pytest.mark.parametrize("sandevistan_first", [True, False])
def test_maxtac_squadron_must_still_be_spent_when_its_effect_resolves(sandevistan_first: bool) -> None:
    """Readied by its Sandevistan first, it readies no Legend; the other way round both happen."""
    game = setup(
        you=Side(
            legends=[card("padre-man-of-the-cross", spent=True)],
            field=[card("maxtac-squadron", spent=True, gear=["sandevistan"])],
            fixer=["d20"],
        ),
        rival=Side(fixer=["d20"]),
    )
    game.you.end_turn()
    assert sorted(game.options()) == ["maxtac-squadron", "maxtac-squadron/sandevistan"]
    game.you.order("maxtac-squadron/sandevistan" if sandevistan_first else "maxtac-squadron")
    assert not game.you.is_spent("maxtac-squadron")
    assert game.you.is_spent("padre-man-of-the-cross") == sandevistan_first


@rule("10.3", "R-214", "T-128", "FAQ Yorinobu Arasaka: Embracing Destruction")
def test_the_first_time_each_turn_counts_what_happened_before_the_card_was_there() -> None:
    """An ARASAKA Unit attacks, then Yorinobu is called: the second attack draws nothing. Called before, the
    first would.
    """
    for call_first in (False, True):
        game = setup(
            you=Side(
                legends=["?yorinobu-arasaka-embracing-destruction"],
                field=["minotaur", "augmented-negotiators"],
                eddies=1,
                gigs={"d20": 20},
            ),
            rival=Side(gigs={"d6": 3, "d8": 1, "d10": 1}),
        )
        if call_first:
            game.you.call(0)
        game.you.attack("minotaur", "gigs")
        game.rival.pass_()
        game.you.choose("rival:d6")
        assert game.you.hand_size == (1 if call_first else 0)
        if not call_first:
            game.you.call(0)
        game.you.attack("augmented-negotiators", "gigs")
        assert game.you.hand_size == (1 if call_first else 0)
        game.rival.pass_()
        game.you.choose("rival:d8")


@rule("10.3", "R-102", "T-128", "FAQ Yorinobu Arasaka: Steel Dragon")
def test_steel_dragon_counts_himself_and_what_fell_before_him() -> None:
    """His own defeat, the first of the turn, draws; a second ARASAKA defeat, first on his watch, doesn't."""
    himself = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("yorinobu-arasaka-steel-dragon", spent=True)]),
    )
    himself.you.attack("animals-wrecker", "yorinobu-arasaka-steel-dragon")
    himself.rival.pass_()
    assert himself.rival.trash == ["yorinobu-arasaka-steel-dragon"]
    assert himself.rival.hand_size == 1

    second = setup(
        you=Side(hand=["yorinobu-arasaka-steel-dragon"], field=["psycho-squad", "emergency-atlus"], eddies=7),
        rival=Side(
            field=[card("field-operator", spent=True), card("augmented-negotiators", spent=True)],
        ),
    )
    second.you.attack("psycho-squad", "field-operator")
    second.rival.pass_()
    second.you.play("yorinobu-arasaka-steel-dragon")
    second.you.attack("emergency-atlus", "augmented-negotiators")
    second.rival.pass_()
    assert sorted(second.rival.trash) == ["augmented-negotiators", "field-operator"]
    assert second.you.hand_size == 0


@rule("10.23", "8.6.2.1", "Q44", "Q50", "R-091", "T-129", "FAQ Chrome Fang")
def test_a_duration_goes_on_without_its_source_and_covers_late_arrivals() -> None:
    """Chrome Fang is gone: until your next turn rival Units of 4 power can't steal your d6 at 5, newly
    played ones neither.
    """
    game = setup(
        you=Side(hand=["chrome-fang"], eddies=5, gigs={"d4": 4, "d6": 5}, fixer=["d20"]),
        rival=Side(field=["emergency-atlus"], hand=["riding-nomad"], eddies=5, gigs={"d8": 1}, fixer=[]),
    )
    game.you.play("chrome-fang")
    game.you.force("chrome-fang", to="trash")
    game.you.end_turn()
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    assert game.rival.gigs == {"d8": 1, "rival:d4": 4}  # equal to its power; the only one allowed

    game.rival.play("riding-nomad")
    game.rival.attack("riding-nomad", "gigs")
    game.you.pass_()
    assert game.you.gigs == {"d6": 5}
    assert asked(game) == ("rival", "main")

    game.rival.end_turn()  # your turn: the protection is over
    game.you.end_turn()
    game.rival.attack("emergency-atlus", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    assert game.rival.gigs == {"d8": 1, "rival:d4": 4, "rival:d6": 5}


@rule("2.6", "8.6.3", "8.6.2.1", "R-114", "FAQ Memory Relapse")
def test_cant_ready_stops_every_readying_until_the_duration_ends() -> None:
    """Through the Rival's turn the Unit stays spent, at its start and by Sandevistan at its end; the turn
    after it readies.
    """
    game = setup(
        you=Side(hand=["memory-relapse"], eddies=4, fixer=[], gigs={"d4": 1}),
        rival=Side(field=[card("psycho-squad", gear=["sandevistan"])], fixer=[]),
    )
    game.you.play("memory-relapse")
    assert game.rival.is_spent("psycho-squad")
    game.you.end_turn()
    assert game.rival.is_spent("psycho-squad")
    game.rival.end_turn()
    assert game.rival.is_spent("psycho-squad")
    game.you.end_turn()
    assert not game.rival.is_spent("psycho-squad")


@rule("2.6", "8.6.2.1", "R-174", "FAQ Chrome Reverie")
def test_cant_attack_until_your_next_turn() -> None:
    """Chrome Reverie bars one Unit for the Rival's turn; the other attacks, and a turn later both may."""
    game = setup(
        you=Side(hand=["chrome-reverie"], eddies=3, fixer=[], gigs={"d6": 3, "d8": 4}),
        rival=Side(field=["psycho-squad", "emergency-atlus"], fixer=[], gigs={"d4": 1}),
    )
    game.you.play("chrome-reverie", on="psycho-squad")
    game.you.end_turn()
    assert not game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("attack", "emergency-atlus", "gigs")
    game.rival.end_turn()
    game.you.end_turn()
    assert game.rival.may("attack", "psycho-squad", "gigs")


@rule("8.16.2", "10.23")
def test_this_turn_ends_with_the_turn() -> None:
    """+2 this turn is gone in the Rival's turn."""
    game = setup(
        you=Side(hand=["japantown-jonin"], eddies=2, field=["psycho-squad"], fixer=["d20"]),
        rival=Side(fixer=["d20"]),
    )
    game.you.play("japantown-jonin")
    assert sorted(game.options()) == ["japantown-jonin", "psycho-squad"]
    game.you.choose("psycho-squad")
    assert game.you.power("psycho-squad") == 8
    game.you.end_turn()
    assert game.you.power("psycho-squad") == 6


@rule("10.23", "11.6.5", "R-177", "T-130", "FAQ Dum Dum")
def test_a_bonus_from_a_count_is_fixed_when_it_resolves() -> None:
    """Dum Dum gives 2 for two Gear; when one of them goes, only its own power goes."""
    game = setup(
        you=Side(
            legends=["dum-dum-maelstrom-triggerman"],
            field=[card("emergency-atlus", gear=["mantis-blades", "kiroshi-optics"])],
            eddies=1,
        )
    )
    assert game.you.power("emergency-atlus") == 7
    game.you.activate("dum-dum-maelstrom-triggerman")
    assert game.you.power("emergency-atlus") == 9
    game.you.force("emergency-atlus/mantis-blades", to="trash")
    assert game.you.power("emergency-atlus") == 7


@rule("10.22", "10.4.3", "R-164", "FAQ Adrenaline Converter")
def test_persistent_text_is_read_anew_all_the_time() -> None:
    """Adrenaline Converter gives ADRENALINE only while the Rival has two Gigs more."""
    game = setup(
        you=Side(
            field=[
                card("psycho-squad", lag=True, arrived=True, gear=["adrenaline-converter"]),
                "emergency-atlus",
            ],
            gigs={"d4": 1, "d6": 1, "d8": 1},
        ),
        rival=Side(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1}),
    )
    assert game.you.may("attack", "psycho-squad", "gigs")
    game.you.attack("emergency-atlus", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d4")
    assert "ADRENALINE" not in game.you.keywords("psycho-squad")
    assert not game.you.may("attack", "psycho-squad", "gigs")


@rule("10.28", "10.24", "10.25", "T-131")
def test_a_mandatory_replacement_comes_before_an_optional_one() -> None:
    """Deadman Transmitter saves its host; Jackie, who may be paid for, isn't even asked about."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(
            legends=["jackie-welles-mamas-favorite"],
            field=[card("psycho-squad", spent=True, gear=["deadman-transmitter"])],
            eddies=1,
        ),
    )
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert asked(game) == ("you", "main")
    assert game.rival.trash == ["deadman-transmitter"]
    assert game.rival.field == ["psycho-squad"]
    assert game.rival.legends[0] == "jackie-welles-mamas-favorite"
    assert game.rival.eddies_ready == 1


@rule("10.29", "10.29.1", "10.26", "R-110", "T-132", "FAQ Jackie Welles: Mama's Favorite")
def test_a_replacement_is_used_once_on_one_event() -> None:
    """Jackie replaces his own defeat by his own defeat: once, and then he is gone, with 1 €$ left."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(legends=BROKE[:2], field=[card("jackie-welles-mamas-favorite", solo=True, spent=True)], eddies=2),
    )
    game.you.attack("animals-wrecker", "jackie-welles-mamas-favorite")
    game.rival.pass_()
    assert asked(game) == ("rival", "may")
    game.rival.choose("yes")
    assert asked(game) == ("you", "main")
    assert game.rival.removed == ["jackie-welles-mamas-favorite"]
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (1, 1)


@rule("10.28.2", "10.29.1", "R-108", "T-132", "FAQ Deadman Transmitter", "Q53")
def test_of_two_transmitters_one_is_defeated() -> None:
    """The second is still there, and saves the Unit the next time."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["deadman-transmitter", "deadman-transmitter"])]),
    )
    for left in (1, 0):
        game.you.attack("animals-wrecker", "psycho-squad")
        game.rival.pass_()
        if left and asked(game)[0] == "rival":  # which of two that are alike: asked or not
            game.rival.choose(game.options()[0])
        assert game.rival.field == ["psycho-squad"]
        assert game.rival.gear("psycho-squad") == ["deadman-transmitter"] * left
        assert game.rival.trash == ["deadman-transmitter"] * (2 - left)
        game.you.force("animals-wrecker", ready=True)


@rule("10.28.1", "10.28.2")
def test_among_mandatory_replacements_the_controller_of_the_card_chooses() -> None:
    """Deadman Transmitter or the Airbag: the defending player says which falls."""
    game = setup(
        cards=(AIRBAG,),
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=[card("psycho-squad", spent=True, gear=["deadman-transmitter", "airbag"])]),
    )
    game.you.attack("animals-wrecker", "psycho-squad")
    game.rival.pass_()
    assert asked(game)[0] == "rival"
    assert sorted(option.rpartition("/")[2] for option in game.options()) == ["airbag", "deadman-transmitter"]
    game.rival.choose(next(option for option in game.options() if option.endswith("airbag")))
    assert game.rival.trash == ["airbag"]
    assert game.rival.gear("psycho-squad") == ["deadman-transmitter"]
    assert game.rival.field == ["psycho-squad"]


@rule("10.25", "11.19.2", "R-109", "T-133", "FAQ G21", "FAQ Jackie Welles: Mama's Favorite")
def test_a_replaced_defeat_triggers_no_defeated_effect() -> None:
    """Jackie, still in the Legends area, is removed in Screw's place: Screw stays and takes nothing from the
    trash.
    """
    for paid in (True, False):
        game = setup(
            you=Side(hand=["wild-in-the-streets"], eddies=5),
            rival=Side(
                legends=["jackie-welles-mamas-favorite", *BROKE[:2]],
                field=[card("screw-lovelorn-fool", spent=True)],
                trash=["minotaur"],
                eddies=1,
            ),
        )
        game.you.play("wild-in-the-streets")
        assert asked(game) == ("rival", "may")
        assert game.options() == ["yes", "none"]
        game.rival.choose("yes" if paid else None)
        if paid:
            assert game.rival.removed == ["jackie-welles-mamas-favorite"]
            assert game.rival.field == ["screw-lovelorn-fool"]
            assert game.rival.hand == []
            assert game.rival.trash == ["minotaur"]
        else:
            assert game.rival.field == []
            assert game.rival.hand == ["minotaur"]
            assert game.rival.trash == ["screw-lovelorn-fool"]
        assert asked(game) == ("you", "main")


@rule("10.27", "R-111")
def test_a_replacement_that_cannot_be_paid_is_not_offered() -> None:
    """Jackie is face-up and nobody can pay: the Unit is defeated without a question."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], eddies=5),
        rival=Side(
            legends=[card("jackie-welles-mamas-favorite", spent=True), *BROKE[:2]],
            field=[card("psycho-squad", spent=True)],
        ),
    )
    game.you.play("wild-in-the-streets")
    assert asked(game) == ("you", "main")
    assert game.rival.trash == ["psycho-squad"]
    assert game.rival.removed == []


@rule(
    "10.6",
    "10.7",
    "10.31.1",
    "R-198",
    "R-025",
    "T-134",
    "FAQ Wakako Okada",
    "FAQ Dexter DeShawn: Off the Grid",
)
@pytest.mark.parametrize("slug", ["wakako-okada-peace-and-harmony", "dexter-deshawn-off-the-grid"])
def test_an_impossible_mode_may_be_chosen_and_fails(slug: str) -> None:
    """Without a Unit for it the first mode is offered all the same; choosing it does nothing, and draws
    nothing.
    """
    game = setup(you=Side(legends=[f"?{slug}"], eddies=1))
    game.you.call(0)
    assert asked(game) == ("you", "mode") and about(game) == slug
    assert game.options() == ["0", "1"]
    game.you.choose(0)
    assert asked(game) == ("you", "main")
    assert game.you.hand_size == 0


@rule("2.1.1", "R-195", "FAQ Maman Brigitte")
def test_may_discard_two_is_both_or_nothing() -> None:
    """With one Program nothing is offered; with two both go, and a rival Unit without Gear goes."""
    maman = "maman-brigitte-spirit-of-death"
    one_only = setup(you=Side(hand=[maman, "floor-it", "minotaur"], eddies=5), rival=Side(field=["psycho-squad"]))
    one_only.you.play(maman)
    assert asked(one_only) == ("you", "main")
    assert one_only.rival.field == ["psycho-squad"]

    two = setup(
        you=Side(hand=[maman, "floor-it", "detonate"], eddies=5),
        rival=Side(field=[card("emergency-atlus", gear=["mantis-blades"]), "psycho-squad"]),
    )
    two.you.play(maman)
    assert "none" in two.options()
    two.you.choose("floor-it", "detonate")
    assert sorted(two.you.trash) == ["detonate", "floor-it"]
    assert two.rival.field == ["emergency-atlus"]
    assert two.rival.deck[-1] == "psycho-squad"


@rule("10.31.2", "2.4", "Q29")
def test_a_fixed_number_means_as_many_as_there_are() -> None:
    """Discard 2 with one card in hand: that one, unasked; the rest of the text goes on."""
    game = setup(cards=(PURGE,), you=Side(hand=["purge", "floor-it"], eddies=1), rival=Side(field=["psycho-squad"]))
    game.you.play("purge")
    assert sorted(game.you.trash) == ["floor-it", "purge"]
    assert game.rival.power("psycho-squad") == 5


@rule("10.31", "R-203", "FAQ Wild in the Streets", "FAQ Over the Edge")
def test_a_lone_friendly_unit_must_be_chosen() -> None:
    """ "A Unit" is anyone's: with none spent over there one's own spent Unit is defeated."""
    game = setup(
        you=Side(hand=["wild-in-the-streets"], field=[card("psycho-squad", spent=True)], eddies=5),
        rival=Side(field=["minotaur"]),
    )
    game.you.play("wild-in-the-streets")
    assert sorted(game.you.trash) == ["psycho-squad", "wild-in-the-streets"]


@rule("10.33", "2.9", "10.1.4", "R-194", "FAQ Live with the Aftermath")
def test_each_player_chooses_his_own_the_turn_player_first() -> None:
    """Live with the Aftermath: first you, then the Rival."""
    game = setup(
        you=Side(hand=["live-with-the-aftermath"], field=["psycho-squad", "minotaur"], eddies=3),
        rival=Side(field=["emergency-atlus", "corpo-security"]),
    )
    game.you.play("live-with-the-aftermath")
    assert asked(game)[0] == "you"
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    assert asked(game)[0] == "rival"
    assert game.options() == ["emergency-atlus", "corpo-security"]
    game.rival.choose("corpo-security")
    assert game.you.field == ["minotaur"]
    assert game.rival.field == ["emergency-atlus"]


@rule("2.3", "10.2", "R-196", "FAQ Towerfall")
def test_both_modes_happen_from_top_to_bottom() -> None:
    """Towerfall, with less Street Cred: first -5 for all, then those at 0 go under the deck."""
    game = setup(
        you=Side(hand=["towerfall"], eddies=6),
        rival=Side(
            field=["maxtac-suppression-team", "meredith-stout-stone-cold-corpo", "swordwise-huscle"],
            gigs={"d4": 1},
        ),
    )
    game.you.play("towerfall")  # powers 7, 5 and 3
    assert game.rival.field == ["maxtac-suppression-team"]
    assert game.rival.power("maxtac-suppression-team") == 2
    assert sorted(game.rival.deck[-2:]) == ["meredith-stout-stone-cold-corpo", "swordwise-huscle"]


@rule("10.1.4", "R-187", "FAQ Gunpoint Diplomacy")
def test_another_player_chooses_where_the_text_says_so() -> None:
    """Behind in Street Cred you choose the Unit, and the Rival one of the two effects."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], field=["psycho-squad", "minotaur"], eddies=4),
        rival=Side(gigs={"d4": 1}, field=["emergency-atlus"]),
    )
    game.you.play("gunpoint-diplomacy", on="psycho-squad")
    assert asked(game) == ("rival", "mode")
    game.rival.choose(1)
    assert game.you.power("psycho-squad") == 9
    assert not game.you.may("attack", "psycho-squad", "emergency-atlus")


@rule("11.13.4.1", "5.3.2.4.1", "11.13.4", "5.3.2.4", "R-149", "RD-29", "T-135", "FAQ Sketchy Ripper")
def test_a_search_for_a_gear_may_find_none_and_shows_nothing() -> None:
    """Two Gears are among the three cards; the searcher takes none, and the Rival saw none."""
    game = setup(
        you=Side(field=["sketchy-ripper"], deck=["mantis-blades", "minotaur", "sandevistan", "psycho-squad"]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("sketchy-ripper", "gigs")
    assert game.options() == ["mantis-blades", "sandevistan", "none"]
    game.you.choose(None)
    assert game.you.hand == []
    assert game.you.deck[0] == "psycho-squad"
    assert sorted(game.you.deck[1:]) == ["mantis-blades", "minotaur", "sandevistan"]
    for slug in ("mantis-blades", "minotaur", "sandevistan", "psycho-squad"):
        assert not any(slug in line for line in game.view("rival").log)
    game.rival.pass_()


@rule("11.13.1.1", "11.14.1", "5.3.2.3", "R-149", "T-135", "FAQ Sketchy Ripper")
def test_a_gear_that_is_taken_is_revealed() -> None:
    """The Rival knows the card in the searcher's hand, and not the others."""
    game = setup(
        you=Side(field=["sketchy-ripper"], deck=["mantis-blades", "minotaur", "sandevistan", "psycho-squad"]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("sketchy-ripper", "gigs")
    game.you.choose("sandevistan")
    assert game.you.hand == ["sandevistan"]
    assert game.view("rival").you.hand == ["sandevistan"]
    for slug in ("mantis-blades", "minotaur", "psycho-squad"):
        assert not any(slug in line for line in game.view("rival").log)
    game.rival.pass_()


@rule("5.3.2.5", "11.13.2", "11.13.3", "R-151", "R-205", "T-136", "FAQ River Ward")
def test_search_two_and_trash_one_is_compulsory() -> None:
    """River Ward looks at two, must trash one, and the other stays on top, where only its owner knows it."""
    game = setup(
        active="rival",
        you=Side(
            legends=["river-ward-detective-on-the-hunt"],
            field=[
                card("emergency-atlus", spent=True, gear=["mantis-blades"]),
                card("psycho-squad", spent=True),
            ],
            deck=["floor-it", "detonate", "minotaur"],
        ),
        rival=Side(field=["animals-wrecker", "rockn-rockerboy"]),
    )
    game.rival.attack("rockn-rockerboy", "psycho-squad")  # not equipped: no search
    game.you.pass_()
    assert asked(game) == ("rival", "main")

    game.rival.attack("animals-wrecker", "emergency-atlus")
    game.you.pass_()
    assert asked(game)[0] == "you"
    assert game.options() == ["floor-it", "detonate"]
    game.you.choose("floor-it")
    assert game.you.deck == ["detonate", "minotaur"]
    assert sorted(game.you.trash) == ["emergency-atlus", "floor-it", "mantis-blades", "psycho-squad"]
    assert not any("detonate" in line for line in game.view("rival").log)


@rule("11.12.1", "11.12.1.1", "11.12.1.3", "4.12.3", "R-050", "R-157", "T-137")
def test_cards_bottom_decked_together_lie_in_random_order() -> None:
    """A Unit and its two Gears: over many seeds all three are deepest at some time, and nothing else changes
    place.
    """
    deepest = set()
    for seed in range(40):
        game = setup(
            seed=seed,
            you=Side(hand=["les-elemens"], eddies=5),
            rival=Side(
                field=[card("psycho-squad", gear=["mantis-blades", "sandevistan"])],
                deck=["minotaur", "floor-it"],
            ),
        )
        game.you.play("les-elemens")
        assert game.rival.field == []
        assert game.rival.deck[:2] == ["minotaur", "floor-it"]
        assert sorted(game.rival.deck[2:]) == ["mantis-blades", "psycho-squad", "sandevistan"]
        deepest.add(game.rival.deck[-1])
    assert deepest == {"mantis-blades", "psycho-squad", "sandevistan"}


@rule("11.12.1", "R-157", "T-137")
def test_nobody_knows_the_order_of_cards_bottom_decked_together() -> None:
    """Two seeds that put them in different orders look the same to both players."""
    by_order = {}
    for seed in range(12):
        game = setup(
            seed=seed,
            you=Side(hand=["les-elemens"], eddies=5),
            rival=Side(field=[card("psycho-squad", gear=["mantis-blades"])], deck=["minotaur"]),
        )
        game.you.play("les-elemens")
        by_order[tuple(game.rival.deck)] = (game.view("you"), game.view("rival"))
    (first, second) = by_order.values()
    assert first[0] == second[0]
    assert first[1] == second[1]


@rule("5.3.2.2", "Q16", "T-138")
@pytest.mark.parametrize(("how", "deck"), [("recall", 20), ("recycle", 0)])
def test_modifiers_end_when_a_card_enters_hand_or_deck(how: str, deck: int) -> None:
    """A Unit with +3 this turn goes to hand, or under an empty deck and is drawn from there; played again it
    has its 6.
    """
    game = setup(
        cards=(RECALL, RECYCLE),
        you=Side(hand=[how], field=[card("psycho-squad", bonus=3, spent=True)], deck=deck, eddies=5),
    )
    assert game.you.power("psycho-squad") == 9
    game.you.play(how)
    assert game.you.hand == ["psycho-squad"]
    game.you.play("psycho-squad")
    assert game.you.power("psycho-squad") == 6
    assert not game.you.is_spent("psycho-squad")


@rule("5.7.4.2", "5.7.4.3", "5.7.4.1", "R-155", "T-139", "FAQ Kiroshi Optics")
def test_a_look_at_a_face_down_legend_leaves_a_mark() -> None:
    """Kiroshi Optics: one must be looked at; the Rival sees which place it was and nothing of the card."""
    seen = []
    for hidden in ("padre-man-of-the-cross", "v-streetkid"):
        game = setup(
            you=Side(legends=["?", f"?{hidden}", "?"], field=[card("psycho-squad", gear=["kiroshi-optics"])]),
            rival=Side(gigs={"d6": 3}),
        )
        game.you.attack("psycho-squad", "gigs")
        assert game.options() == ["legend:0", "legend:1", "legend:2"]  # no "none": looking is compulsory
        game.you.choose("legend:1")
        assert game.you.legends == ["?", "?", "?"]
        assert game.you.looked_at == [1]
        assert game.view("rival").you.looked_at == [1]
        assert game.view("rival").you.legends == ["?", "?", "?"]
        assert not any(hidden in line for line in game.view("rival").log)
        seen.append(game.view("rival"))
        game.rival.pass_()
    assert seen[0] == seen[1]


@rule("Q35")
def test_a_loop_of_compulsory_effects_ends_the_game_as_a_tie() -> None:
    """The d6 goes from 1 to 2 and back for ever; the game ends with no winner."""
    game = setup(
        cards=(SEESAW,),
        you=Side(field=["seesaw"], hand=["industrial-assembly"], eddies=1, gigs={"d6": 3}),
    )
    game.you.play("industrial-assembly")
    game.you.choose(1)
    assert game.winner == "tie"
    assert game.decision is None


@rule("9.17.3", "2.9", "10.26", "10.29.1", "FAQ Jackie Welles: Mama's Favorite")
def test_on_a_tie_the_turn_player_settles_his_units_defeat_first() -> None:
    """Both players may pay for their Jackie: first you, about your Unit; then the Rival, about the other."""
    game = setup(
        you=Side(legends=["jackie-welles-mamas-favorite", *BROKE[:2]], field=["psycho-squad"], eddies=1),
        rival=Side(
            legends=["jackie-welles-mamas-favorite", *BROKE[:2]],
            field=[card("psycho-squad", spent=True)],
            eddies=1,
        ),
    )
    game.you.attack("psycho-squad", "rival:psycho-squad")
    game.rival.pass_()
    assert asked(game) == ("you", "may")
    game.you.choose("yes")
    assert asked(game) == ("rival", "may")
    assert game.rival.field == ["psycho-squad"]  # nothing has moved yet
    game.rival.choose(None)
    assert asked(game) == ("you", "main")
    assert game.you.field == ["psycho-squad"]
    assert game.you.removed == ["jackie-welles-mamas-favorite"]
    assert game.rival.field == []
    assert game.rival.trash == ["psycho-squad"]
    assert game.rival.removed == []


@rule("10.31", "2.4", "R-174", "FAQ Memory Relapse", "FAQ Corporate Surveillance")
def test_a_spent_unit_may_be_chosen_to_be_spent() -> None:
    """Memory Relapse on a spent Unit: it stays spent, and can't ready in its controller's Start phase."""
    game = setup(
        you=Side(hand=["memory-relapse"], eddies=4, gigs={"d4": 2}, fixer=["d20"]),
        rival=Side(field=[card("psycho-squad", spent=True), "minotaur"], fixer=["d20"]),
    )
    game.you.play("memory-relapse")
    assert game.options() == ["psycho-squad", "minotaur"]
    game.you.choose("psycho-squad")
    assert game.you.hand_size == 1  # even Street Cred
    game.you.end_turn()
    assert game.rival.is_spent("psycho-squad")


@rule("2.1.1", "10.31", "R-171", "FAQ Bonnie and Clyde")
def test_a_may_for_the_second_target_leaves_the_first_compulsory() -> None:
    """Two Gigs behind, Bonnie and Clyde defeats one Unit of 4 or less, or two; one Gig behind, one."""
    for behind in (2, 1):
        game = setup(
            you=Side(hand=["bonnie-and-clyde"], eddies=3, gigs={"d4": 1}),
            rival=Side(
                field=["emergency-atlus", "swordwise-huscle", "psycho-squad"],
                gigs={"d4": 1, "d6": 1, "d8": 1} if behind == 2 else {"d4": 1, "d6": 1},
            ),
        )
        game.you.play("bonnie-and-clyde")
        assert game.options() == ["emergency-atlus", "swordwise-huscle"]
        assert not game.you.may("choose", None)
        if behind == 2:
            game.you.choose("emergency-atlus", "swordwise-huscle")
            assert game.rival.field == ["psycho-squad"]
        else:
            game.you.choose("swordwise-huscle")
            assert game.rival.field == ["emergency-atlus", "psycho-squad"]
        assert asked(game) == ("you", "main")


@rule("2.1.1", "R-171", "FAQ Bonnie and Clyde")
def test_one_card_is_a_whole_answer_where_a_second_is_optional() -> None:
    """The second Unit is left alone."""
    game = setup(
        you=Side(hand=["bonnie-and-clyde"], eddies=3, gigs={"d4": 1}),
        rival=Side(field=["emergency-atlus", "swordwise-huscle"], gigs={"d4": 1, "d6": 1, "d8": 1}),
    )
    game.you.play("bonnie-and-clyde")
    game.you.choose("emergency-atlus")
    assert game.rival.field == ["swordwise-huscle"]
    assert asked(game) == ("you", "main")


@rule("10.3", "R-208", "FAQ Screw")
def test_another_is_not_the_card_itself() -> None:
    """Screw takes the other Screw from the trash, unasked, and never himself."""
    for others in (["screw-lovelorn-fool"], []):
        game = setup(
            you=Side(field=["animals-wrecker"]),
            rival=Side(field=[card("screw-lovelorn-fool", spent=True)], trash=others),
        )
        game.you.attack("animals-wrecker", "screw-lovelorn-fool")
        game.rival.pass_()
        assert game.rival.hand == others
        assert game.rival.trash == ["screw-lovelorn-fool"]
