"""Attacks: declaration, triggers, React Step, and what ends them (CR 9.2 to 9.14, 9.26 to 9.29; digest 16.1
to 16.3, 16.6 and 26, lines 86 to 99).
"""

from itertools import permutations

import pytest

from preem.tcg.effects.words import (
    ATTACK,
    DESPITE_LAG,
    FRIENDLY,
    FRIENDLY_UNIT,
    IS_SPENT,
    PLAYED,
    PROGRAM,
    QUICK,
    RED,
    RIVAL,
    RIVAL_UNIT,
    THE_GIG_AREA,
    THIS,
    Defeat,
    Draw,
    May,
    On,
    Ready,
    ReturnToHand,
    gear,
    may_attack,
    one,
    program,
    unit,
    when,
)
from preem.tcg.errors import IllegalAction
from preem.tcg.scenario import Side, card, setup
from tests.rule import rule
from tests.tcg.rules.asked import about, asked

BROKE = [
    card("?", spent=True),
    card("?", spent=True),
    card("?", spent=True),
]  # three Legends that pay nothing

AMBUSHER = unit(
    "Ambusher",
    "",
    RED,
    ram=1,
    cost=1,
    power=3,
    tags=("TEST",),
    number="TEST 090",
    effects=(when(ATTACK, Defeat(one(RIVAL_UNIT, spent=True)), Draw(1)),),
)
BOOMERANG = unit(
    "Boomerang",
    "",
    RED,
    ram=1,
    cost=1,
    power=3,
    tags=("TEST",),
    number="TEST 091",
    effects=(when(ATTACK, ReturnToHand(THIS)),),
)
METER = gear(
    "Meter",
    "",
    RED,
    ram=1,
    cost=1,
    power=0,
    tags=("TEST",),
    number="TEST 092",
    effects=(when(IS_SPENT, Draw(1)),),
)
PATCH_UP = program(
    "Patch Up",
    "",
    RED,
    ram=1,
    cost=1,
    tags=("TEST",),
    number="TEST 098",
    keywords=QUICK,
    effects=(Ready(one(FRIENDLY_UNIT, spent=True)),),
)
LISTENER = unit(
    "Listener",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 097",
    effects=(when(On(PLAYED, RIVAL, types=PROGRAM), May(Draw(1))),),
)
COMPOSER = unit(
    "Composer",
    "",
    RED,
    ram=1,
    cost=1,
    power=1,
    tags=("TEST",),
    number="TEST 096",
    effects=(when(On(PLAYED, FRIENDLY, types=PROGRAM), May(Draw(1))),),
)
THIEF_AT_ONCE = unit(
    "Thief at Once",
    "",
    RED,
    ram=1,
    cost=1,
    power=4,
    tags=("TEST",),
    number="TEST 099",
    effects=(may_attack(THE_GIG_AREA | DESPITE_LAG),),
)


def attacks(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("attack")]


@rule("9.3.2.1", "9.3.2", "4.8", "T-86")
def test_only_spent_rival_units_are_targets() -> None:
    """Of a ready and a spent rival Unit the spent one may be attacked."""
    game = setup(you=Side(field=["minotaur"]), rival=Side(field=["corpo-security", card("psycho-squad", spent=True)]))
    assert attacks(game.options()) == ["attack minotaur psycho-squad"]
    assert "CR 9.3.2.1" in game.you.why_not("attack", "minotaur", "corpo-security")
    with pytest.raises(IllegalAction):
        game.you.attack("minotaur", "corpo-security")


@rule("9.3.2.2", "5.12.4")
def test_a_gig_area_with_a_die_is_a_target() -> None:
    """Beside the spent Unit the Gig area may be attacked, as soon as one die lies there."""
    game = setup(you=Side(field=["minotaur"]), rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d4": 1}))
    assert attacks(game.options()) == ["attack minotaur psycho-squad", "attack minotaur gigs"]


@rule("9.3.2.2", "9.3.2.4", "5.12.4", "R-056", "T-87")
def test_without_a_valid_target_there_is_no_attack() -> None:
    """A ready rival Unit and an empty Gig area leave nothing to attack; a face-up Legend and dice in a fixer
    neither.
    """
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=[card("v-corporate-exile", spent=True)], field=["animals-wrecker"], fixer=["d4", "d6"]),
    )
    assert attacks(game.options()) == []
    assert not game.you.may("attack", "psycho-squad", "gigs")
    assert not game.you.may("attack", "psycho-squad", "v-corporate-exile")


@rule("9.3.1", "9.3.1.1", "9.3.3", "11.3.1.1")
def test_the_attacker_is_a_ready_unit_without_lag() -> None:
    """A spent Unit, a lagging one and a Legend in the Legends area don't attack; attacking spends."""
    game = setup(
        you=Side(
            legends=["v-corporate-exile"],
            field=["minotaur", card("psycho-squad", spent=True), card("emergency-atlus", lag=True)],
        ),
        rival=Side(gigs={"d4": 1, "d6": 1}),
    )
    assert attacks(game.options()) == ["attack minotaur gigs"]
    assert not game.you.may("attack", "v-corporate-exile", "gigs")
    game.you.attack("minotaur", "gigs")
    assert game.you.is_spent("minotaur")
    game.rival.pass_()


@rule("9.2", "11.23.2", "T-88", "FAQ Valentino Street Racer", "FAQ Adam Smasher: Metal Over Meat", "R-038")
def test_adrenaline_allows_no_attack_on_the_rivals_turn() -> None:
    """The Relic plays Valentino Street Racer during the Rival's attack: the ADRENALINE it gives is of no use
    then.
    """
    game = setup(
        active="rival",
        you=Side(
            field=[
                card("psycho-squad", spent=True, gear=["the-relic-experimental-biochip"]),
                "emergency-atlus",
            ],
            trash=["valentino-street-racer"],
        ),
        rival=Side(field=["animals-wrecker"], gigs={"d6": 3}),
    )
    game.rival.attack("animals-wrecker", "psycho-squad")  # 10 against 9
    game.you.pass_()
    assert game.you.field == ["emergency-atlus", "valentino-street-racer"]
    assert "ADRENALINE" in game.you.keywords("emergency-atlus")
    assert asked(game) == ("rival", "main")
    assert not game.you.may("attack", "emergency-atlus", "gigs")
    assert not game.you.may("attack", "emergency-atlus", "animals-wrecker")


@rule("9.23.2.1", "9.3.2", "R-062")
def test_a_unit_with_no_power_may_attack_and_steals_nothing() -> None:
    """The attack is legal and has its React Step; power decides only in the Steal Step."""
    game = setup(you=Side(field=["secondhand-bombus"]), rival=Side(gigs={"d4": 1, "d6": 2, "d8": 3}))
    game.you.attack("secondhand-bombus", "gigs")
    assert asked(game) == ("rival", "react")
    game.rival.pass_()
    assert game.you.gigs == {}
    assert asked(game) == ("you", "main")


@rule("9.3.2.3", "9.3.2.3.1", "R-041", "FAQ Johnny Silverhand: Rocking Renegade")
def test_a_permission_grants_only_what_it_says() -> None:
    """Johnny lets a Unit played this turn attack spent rival Units: no ready ones, and not the Gig area."""
    game = setup(
        you=Side(
            legends=["johnny-silverhand-rocking-renegade"],
            field=[card("rockn-rockerboy", lag=True, arrived=True)],
            eddies=2,
        ),
        rival=Side(field=["psycho-squad", card("emergency-atlus", spent=True)], gigs={"d6": 3, "d8": 1, "d4": 1}),
    )
    assert attacks(game.options()) == []
    game.you.activate("johnny-silverhand-rocking-renegade")
    assert attacks(game.options()) == ["attack rockn-rockerboy emergency-atlus"]
    assert game.you.power("rockn-rockerboy") == 10  # a ROCKER


@rule("9.3.2.3.1", "R-042", "FAQ Johnny Silverhand: Rocking Renegade")
def test_a_permission_takes_nothing_away() -> None:
    """On a Unit that could attack anyway the Gig area stays open."""
    game = setup(
        you=Side(legends=["johnny-silverhand-rocking-renegade"], field=["psycho-squad"], eddies=2),
        rival=Side(field=[card("emergency-atlus", spent=True)], gigs={"d6": 3}),
    )
    game.you.activate("johnny-silverhand-rocking-renegade")
    assert attacks(game.options()) == ["attack psycho-squad emergency-atlus", "attack psycho-squad gigs"]
    assert game.you.power("psycho-squad") == 6


@rule("9.3.2.3.1", "R-043", "FAQ Sandayu Oda")
def test_sandayu_attacks_spent_units_the_turn_he_is_played() -> None:
    """Ready Units and the Gig area are closed to him while he lags."""
    game = setup(
        you=Side(field=[card("sandayu-oda-hanakos-guardian", lag=True, arrived=True)]),
        rival=Side(field=["psycho-squad"], gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1}),
    )
    assert attacks(game.options()) == []
    game.rival.force("psycho-squad", spend=True)
    assert attacks(game.options()) == ["attack sandayu-oda-hanakos-guardian psycho-squad"]


@rule("9.3.2.3.1", "R-044", "FAQ Nadia")
def test_nadia_attacks_the_gig_area_only_the_turn_she_is_played() -> None:
    """Her permission names the Gig area, and holds while the Rival has more Gigs."""
    lagging = Side(
        field=[card("nadia-fighting-through-grief", lag=True, arrived=True)],
        gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1},
    )
    more = setup(
        you=lagging,
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1, "d12": 1}),
    )
    assert attacks(more.options()) == ["attack nadia-fighting-through-grief gigs"]
    equal = setup(you=lagging, rival=Side(gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1}))
    assert attacks(equal.options()) == []


@rule("2.6", "9.3.1", "R-040", "FAQ Corpo Security", "FAQ Jacked-in Voodoo Boy")
@pytest.mark.parametrize("slug", ["corpo-security", "jacked-in-voodoo-boy"])
def test_cant_attack_beats_adrenaline(slug: str) -> None:
    """ADRENALINE lifts Lag, and no other prohibition."""
    game = setup(you=Side(hand=["valentino-street-racer"], field=[slug], eddies=3), rival=Side(gigs={"d6": 3}))
    game.you.play("valentino-street-racer")
    assert "ADRENALINE" in game.you.keywords(slug)
    assert attacks(game.options()) == []


@rule("2.6", "11.23.1", "11.25.1", "R-045", "FAQ MaxTac Suppression Team")
def test_cant_attack_the_turn_played_beats_go_solo_and_adrenaline() -> None:
    """MaxTac Suppression Team stops what arrived this turn; a Unit of an earlier turn attacks."""
    game = setup(
        you=Side(legends=["v-streetkid"], hand=["riding-nomad"], field=["psycho-squad"], eddies=10),
        rival=Side(field=["maxtac-suppression-team"], gigs={"d6": 3}),
    )
    game.you.go_solo("v-streetkid")
    game.you.play("riding-nomad")
    assert attacks(game.options()) == ["attack psycho-squad gigs"]


@rule("9.3.2.3", "R-058", "FAQ Valentino Guerrera")
def test_guerrera_attacks_ready_units_with_blocker() -> None:
    """With more Street Cred a ready Unit with BLOCKER is a target, one without is not; with equal Street
    Cred neither.
    """
    field = ["corpo-security", "psycho-squad"]
    more = setup(you=Side(field=["valentino-guerrera"], gigs={"d20": 20}), rival=Side(field=field, gigs={"d12": 12}))
    assert attacks(more.options()) == [
        "attack valentino-guerrera corpo-security",
        "attack valentino-guerrera gigs",
    ]
    equal = setup(you=Side(field=["valentino-guerrera"], gigs={"d20": 12}), rival=Side(field=field, gigs={"d12": 12}))
    assert attacks(equal.options()) == ["attack valentino-guerrera gigs"]


@rule("9.3.2.3", "10.23", "R-073", "R-186", "FAQ Gunpoint Diplomacy")
def test_a_permission_for_the_next_attack_is_used_up_by_it() -> None:
    """Gunpoint Diplomacy opens ready Units for one attack; readied, the Unit finds them closed again."""
    game = setup(
        you=Side(hand=["gunpoint-diplomacy"], field=["psycho-squad"], eddies=4, gigs={"d4": 2}),
        rival=Side(field=["emergency-atlus", "corpo-security"], gigs={"d4": 2}, called=True),
    )
    game.you.play("gunpoint-diplomacy")
    assert game.you.power("psycho-squad") == 9
    assert attacks(game.options()) == [
        "attack psycho-squad emergency-atlus",
        "attack psycho-squad corpo-security",
        "attack psycho-squad gigs",
    ]
    game.you.attack("psycho-squad", "corpo-security")
    assert game.options() == ["pass"]  # a ready BLOCKER that is attacked can't block for itself
    game.rival.pass_()
    assert game.rival.trash == ["corpo-security"]

    game.you.force("psycho-squad", ready=True)
    assert attacks(game.options()) == ["attack psycho-squad gigs"]
    assert game.you.power("psycho-squad") == 9


@rule("8.9", "2.1", "R-063", "Q52", "FAQ Evelyn Parker: Beautiful Enigma", "FAQ Mox Inciters")
def test_a_unit_that_must_attack_blocks_the_end_of_the_turn() -> None:
    """Other actions come first if the player likes; readied, the Unit must attack again."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3, gigs={"d6": 2, "d8": 3}, fixer=["d20"]),
        rival=Side(field=["psycho-squad"], hand=["floor-it"], gigs={"d4": 1}, fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.end_turn()
    assert asked(game) == ("rival", "main")
    assert not game.rival.may("end_turn")
    assert "end_turn" not in game.options()
    game.rival.sell("floor-it")
    assert not game.rival.may("end_turn")
    game.rival.call(0)
    assert not game.rival.may("end_turn")

    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    assert game.rival.may("end_turn")

    game.rival.force("psycho-squad", ready=True)
    assert not game.rival.may("end_turn")
    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    assert game.rival.gigs == {"d4": 1, "rival:d6": 2, "rival:d8": 3}
    game.rival.end_turn()
    assert game.active == "you"


@rule("8.9", "2.4", "R-064")
def test_a_unit_that_must_attack_owes_nothing_without_a_target() -> None:
    """No Gig and no spent Unit over there: the turn may end. As soon as there is one, it may not."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3, fixer=[]),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.end_turn()
    assert game.rival.may("end_turn")
    game.you.force("mox-inciters", spend=True)
    assert not game.rival.may("end_turn")
    game.rival.attack("psycho-squad", "mox-inciters")
    game.you.pass_()
    assert game.rival.may("end_turn")


@rule("2.6", "8.9", "R-180", "FAQ Memory Relapse")
def test_a_spent_unit_that_cannot_ready_owes_no_attack() -> None:
    """Memory Relapse keeps the obliged Unit spent through its turn."""
    game = setup(
        you=Side(hand=["mox-inciters", "memory-relapse"], eddies=7, gigs={"d6": 3}, fixer=["d20"]),
        rival=Side(field=["psycho-squad"], fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.play("memory-relapse")
    game.you.end_turn()
    assert game.rival.is_spent("psycho-squad")
    assert game.rival.may("end_turn")


@rule("2.6", "8.9", "R-057", "FAQ Ruthless Lowlife", "FAQ Mox Inciters")
def test_an_order_to_attack_never_opens_a_forbidden_target() -> None:
    """Ruthless Lowlife attacks Units only: with Gigs but no spent Unit over there, the turn may end."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3, gigs={"d4": 1, "d6": 2, "d8": 3, "d10": 4}, fixer=["d20"]),
        rival=Side(field=["ruthless-lowlife"], fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.end_turn()
    assert attacks(game.options()) == []
    assert game.rival.may("end_turn")


@rule("8.16.2", "Q52", "FAQ Mox Inciters")
def test_an_order_to_attack_is_for_the_next_turn_only() -> None:
    """In the turn after, and for other Units at any time, nothing is owed."""
    game = setup(
        you=Side(hand=["mox-inciters"], eddies=3, gigs={"d6": 3, "d8": 4}, fixer=[]),
        rival=Side(field=["psycho-squad", "emergency-atlus"], gigs={"d4": 2}, fixer=[]),
    )
    game.you.play("mox-inciters")
    game.you.choose("psycho-squad")
    game.you.end_turn()
    game.rival.attack("psycho-squad", "gigs")
    game.you.pass_()
    game.rival.choose("rival:d6")
    game.rival.end_turn()
    game.you.end_turn()
    assert game.rival.may("attack", "psycho-squad", "gigs")
    assert game.rival.may("end_turn")


@rule("9.5", "9.6", "11.21.2", "11.21.2.1", "11.21.2.2", "10.12", "R-060", "R-061", "T-89", "FAQ G18", "FAQ G19")
def test_all_triggers_of_the_declaration_pend_together() -> None:
    """ATTACK, "when a friendly ARASAKA Unit attacks" and "when spent" are ordered by their controller,
    before the React Step.
    """
    goro = "goro-takemura-losing-his-way"
    game = setup(
        you=Side(
            legends=[
                "yorinobu-arasaka-embracing-destruction",
                "padre-man-of-the-cross",
                "saburo-arasaka-stubborn-patriarch",
            ],
            field=[card(goro, gear=["netwatch-netdriver"])],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack(goro, "gigs")
    assert asked(game) == ("you", "order")
    assert sorted(game.options()) == [
        goro,
        f"{goro}/netwatch-netdriver",
        "yorinobu-arasaka-embracing-destruction",
    ]

    game.you.order("yorinobu-arasaka-embracing-destruction")  # draws 1, and discards it
    assert game.you.trash == ["filler"]
    assert asked(game) == ("you", "order")
    assert sorted(game.options()) == [goro, f"{goro}/netwatch-netdriver"]
    assert game.you.power(goro) == 7  # 4, the Gear 2, Saburo 1

    game.you.order(f"{goro}/netwatch-netdriver")
    assert game.you.hand_size == 1
    assert game.you.power(goro) == 12
    assert asked(game) == ("rival", "react")


@rule("9.6", "9.13", "9.26.2", "9.27.1", "T-90", "FAQ Placide")
def test_an_attack_whose_target_is_gone_after_the_triggers_has_no_react_step() -> None:
    """Placide bottom-decks the Unit he attacks: the attack is over, and he stays spent."""
    game = setup(
        you=Side(field=["placide-voodoo-sentinel"], hand=["floor-it"]),
        rival=Side(field=[card("psycho-squad", spent=True)], gigs={"d6": 3}),
    )
    game.you.attack("placide-voodoo-sentinel", "psycho-squad")
    assert game.options() == ["floor-it", "none"]

    game.you.choose("floor-it")
    assert game.rival.field == []
    assert game.rival.deck_size == 21
    assert asked(game) == ("you", "main")
    assert game.you.is_spent("placide-voodoo-sentinel")


@rule("9.6", "9.27.2", "2.3", "T-90")
def test_the_effect_that_ends_the_attack_is_finished() -> None:
    """The ATTACK effect defeats the target and still draws; there is no fight."""
    game = setup(
        cards=(AMBUSHER,),
        you=Side(field=["ambusher"]),
        rival=Side(field=[card("psycho-squad", spent=True)]),
    )
    game.you.attack("ambusher", "psycho-squad")
    assert game.rival.trash == ["psycho-squad"]
    assert game.you.hand_size == 1
    assert asked(game) == ("you", "main")
    assert game.you.field == ["ambusher"]


@rule("9.6", "9.26.1", "9.27", "9.28", "10.15")
def test_what_is_pending_when_the_attack_ends_still_resolves() -> None:
    """The attacker returns to hand first; the trigger of its spending draws all the same, and nothing is
    stolen.
    """
    game = setup(
        cards=(BOOMERANG, METER),
        you=Side(field=[card("boomerang", gear=["meter"])]),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("boomerang", "gigs")
    assert sorted(game.options()) == ["boomerang", "boomerang/meter"]
    game.you.order("boomerang")
    assert sorted(game.you.hand) == ["boomerang", "filler", "meter"]
    assert asked(game) == ("you", "main")
    assert game.rival.gigs == {"d6": 3}


@rule("9.3", "11.21.1", "FAQ Sasha Yakovleva")
def test_the_target_is_fixed_before_attack_resolves() -> None:
    """Sasha reveals her card after the target was named; its cost becomes her power, and the steal follows
    it.
    """
    game = setup(
        you=Side(
            legends=["?", "?"],
            field=[card("sasha-yakovleva-wont-let-you-down", solo=True)],
            deck=["emergency-atlus"],
        ),
        rival=Side(gigs={"d6": 3}),
    )
    game.you.attack("sasha-yakovleva-wont-let-you-down", "gigs")
    assert asked(game) == ("rival", "react")
    assert game.you.hand == ["emergency-atlus"]
    assert game.you.power("sasha-yakovleva-wont-let-you-down") == 3
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 3}


@rule("9.7", "9.7.1", "9.11", "R-069", "T-91", "FAQ G17")
def test_the_attacking_player_has_no_say_in_the_react_step() -> None:
    """Nothing is offered to the attacker, before a reaction and after it."""
    game = setup(
        you=Side(field=["psycho-squad"], hand=["synapse-burnout"], eddies=5),
        rival=Side(hand=["floor-it"], eddies=2, gigs={"d6": 3}),
    )
    game.you.attack("psycho-squad", "gigs")
    for _ in range(2):
        assert asked(game)[0] == "rival"
        assert not game.you.may("play", "synapse-burnout", on="psycho-squad")
        assert not game.you.may("call", 0)
        assert not game.you.may("pass_")
        assert not game.you.may("end_turn")
        assert game.view("you").options == []
        with pytest.raises(IllegalAction):
            game.you.pass_()
        if game.rival.hand == ["floor-it"]:
            game.rival.play("floor-it", on="psycho-squad")
    assert game.you.power("psycho-squad") == 5
    game.rival.pass_()


@rule("9.7", "9.8", "9.9", "9.10", "9.10.1", "11.26.1", "11.26.1.1", "11.26.1.2", "5.8.4", "Q2", "RD-5")
def test_reactions_are_call_blocker_and_quick_and_nothing_else() -> None:
    """A QUICK Program and a QUICK effect are offered, others not; nor a sale, an attack or a play to the
    field.
    """
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            legends=["dum-dum-maelstrom-triggerman", "v-corporate-exile", "?"],
            field=[
                "secondhand-bombus",
                card("corpo-security", spent=True),
                "kerry-eurodyne-the-last-rockerboy",
            ],
            hand=["floor-it", "wild-in-the-streets", "emergency-atlus", "mantis-blades"],
            eddies=9,
            gigs={"d8": 8},
        ),
    )
    game.you.attack("psycho-squad", "gigs")
    assert sorted(game.options()) == [
        "activate dum-dum-maelstrom-triggerman",
        "block secondhand-bombus",
        "call 2",
        "pass",
        "play floor-it",
    ]
    assert not game.rival.may("sell", "mantis-blades")
    assert not game.rival.may("go_solo", "v-corporate-exile")
    assert not game.rival.may("play", "emergency-atlus")
    assert not game.rival.may("activate", "kerry-eurodyne-the-last-rockerboy")
    game.rival.pass_()


@rule("9.7", "9.12", "Q40")
def test_the_react_step_opens_though_passing_is_all_that_is_left() -> None:
    """The defender is asked, and has one option."""
    game = setup(you=Side(field=["psycho-squad"]), rival=Side(gigs={"d6": 3}, called=True))
    game.you.attack("psycho-squad", "gigs")
    assert asked(game) == ("rival", "react")
    assert game.options() == ["pass"]
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 3}


@rule("9.9.1", "11.24.1", "11.24.3", "9.11", "R-066", "T-92", "FAQ G3", "FAQ La Llorona")
def test_a_second_blocker_takes_over_from_the_first() -> None:
    """La Llorona is the defending Unit in the end; Corpo Security is merely spent."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=["la-llorona-ghost-of-the-past", "corpo-security"], gigs={"d6": 2}, called=True),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.block_with("corpo-security")
    assert game.options() == ["block la-llorona-ghost-of-the-past", "pass"]

    game.rival.block_with("la-llorona-ghost-of-the-past")
    assert game.options() == ["0", "1", "2", "3"]  # her payoff comes before the fight
    game.rival.choose(3)
    assert game.rival.gigs == {"d6": 5}
    assert game.options() == ["pass"]

    game.rival.pass_()
    assert game.rival.trash == ["la-llorona-ghost-of-the-past"]
    assert game.rival.field == ["corpo-security"]
    assert game.rival.is_spent("corpo-security")
    assert game.rival.gigs == {"d6": 5}


@rule("11.3.1", "11.24.1", "R-037", "R-075", "T-93", "FAQ G2")
def test_a_lagging_unit_may_block() -> None:
    """Lag stops attacks and the Spend Icon, and nothing else."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("corpo-security", lag=True, arrived=True)], gigs={"d6": 2}, called=True),
    )
    game.you.attack("psycho-squad", "gigs")
    assert game.options() == ["block corpo-security", "pass"]
    game.rival.block_with("corpo-security")
    game.rival.pass_()
    assert game.rival.trash == ["corpo-security"]


@rule("11.26.1.2", "11.3.1.2", "FAQ G16", "FAQ Rogue Amendiares: Queen of the Afterlife")
def test_quick_lifts_no_lag_from_the_spend_icon() -> None:
    """A Rogue who arrived this turn can't be used; one from an earlier turn can."""
    lagging = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            field=[card("rogue-amendiares-queen-of-the-afterlife", lag=True, arrived=True)],
            eddies=2,
            gigs={"d6": 2},
        ),
    )
    lagging.you.attack("psycho-squad", "gigs")
    assert not lagging.rival.may("activate", "rogue-amendiares-queen-of-the-afterlife")
    lagging.rival.pass_()


@rule("9.10", "11.26.1.2", "11.26.3", "R-206")
def test_a_quick_effect_is_a_reaction_and_costs_what_it_costs() -> None:
    """Rogue takes her own power from the attacker: 5 less 4 is 1."""
    game = setup(
        you=Side(field=["kerry-eurodyne-the-last-rockerboy"]),
        rival=Side(field=["rogue-amendiares-queen-of-the-afterlife"], eddies=2, gigs={"d6": 2}),
    )
    game.you.attack("kerry-eurodyne-the-last-rockerboy", "gigs")
    game.rival.activate("rogue-amendiares-queen-of-the-afterlife")
    assert game.you.power("kerry-eurodyne-the-last-rockerboy") == 1
    assert game.rival.is_spent("rogue-amendiares-queen-of-the-afterlife")
    assert (game.rival.eddies_ready, game.rival.eddies_spent) == (0, 2)
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 2}


@rule("9.9", "11.24.3", "R-058", "T-94", "FAQ G4", "FAQ Valentino Guerrera")
def test_the_attacked_unit_cannot_block_for_itself() -> None:
    """Guerrera attacks a ready Corpo Security: its own BLOCKER isn't offered, another's is."""
    game = setup(
        you=Side(field=["valentino-guerrera"], gigs={"d8": 8}),
        rival=Side(field=["corpo-security", "secondhand-bombus"], gigs={"d4": 1}, called=True),
    )
    game.you.attack("valentino-guerrera", "corpo-security")
    assert game.options() == ["block secondhand-bombus", "pass"]
    assert "FAQ G4" in game.rival.why_not("block_with", "corpo-security")
    game.rival.block_with("secondhand-bombus")
    # Now Bombus is the defending Unit, and Corpo Security may take over: it is ready and no longer attacked.
    assert game.options() == ["block corpo-security", "pass"]
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]


@rule("9.14", "9.15", "9.21", "R-067", "T-95")
def test_a_blocked_attack_on_the_gig_area_steals_nothing() -> None:
    """The attacker wins its fight, and no Gig moves."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d4": 1, "d6": 2, "d8": 3}),
    )
    game.you.attack("animals-wrecker", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.you.gigs == {}
    assert game.rival.gigs == {"d4": 1, "d6": 2, "d8": 3}


@rule("9.9.1", "11.24.3", "R-068", "FAQ G6")
def test_a_blocker_replaces_an_attacked_unit_altogether() -> None:
    """The attacked Unit is neither fought nor readied; the Blocker fights."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=[card("emergency-atlus", spent=True), "corpo-security"]),
    )
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.block_with("corpo-security")
    game.rival.pass_()
    assert game.rival.field == ["emergency-atlus"]
    assert game.rival.is_spent("emergency-atlus")
    assert game.rival.trash == ["corpo-security"]


@rule("9.9.1", "Q45")
def test_a_block_is_no_new_attack() -> None:
    """The ATTACK effect of Scheming Siren happens once, at the declaration."""
    game = setup(
        you=Side(field=["evelyn-parker-scheming-siren"]),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 3}),
    )
    game.you.attack("evelyn-parker-scheming-siren", "gigs")
    assert game.you.hand_size == 1
    game.rival.block_with("secondhand-bombus")
    assert game.you.hand_size == 1
    game.rival.pass_()
    assert game.you.hand_size == 1


@rule("9.7", "9.8", "9.9", "9.10.1", "T-96")
@pytest.mark.parametrize("order", list(permutations(["block", "quick", "call"])))
def test_reactions_come_in_any_order(order: tuple[str, ...]) -> None:
    """A block, a QUICK Program and a Call, whichever is first."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(field=["secondhand-bombus"], hand=["floor-it"], eddies=2, gigs={"d6": 2}),
    )
    game.you.attack("psycho-squad", "gigs")
    for reaction in order:
        if reaction == "block":
            game.rival.block_with("secondhand-bombus")
        elif reaction == "quick":
            game.rival.play("floor-it", on="psycho-squad")
        else:
            game.rival.call(1)
    assert game.options() == ["pass"]
    assert game.you.power("psycho-squad") == 5
    assert game.rival.legends == ["?", "filler-legend", "?"]
    game.rival.pass_()
    assert sorted(game.rival.trash) == ["floor-it", "secondhand-bombus"]


@rule("9.7.1", "9.11", "R-070", "FAQ G15", "FAQ Dexter DeShawn: Off the Grid")
def test_several_quick_programs_may_answer_one_attack() -> None:
    """A QUICK Program drawn by the first is played in the same React Step."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(
            legends=BROKE,
            hand=["floor-it"],
            deck=["floor-it", "minotaur", "emergency-atlus"],
            eddies=2,
            gigs={"d6": 2},
        ),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("floor-it", on="psycho-squad")
    assert game.rival.hand == ["floor-it"]
    game.rival.play("floor-it", on="psycho-squad")
    assert game.you.power("psycho-squad") == 4
    game.rival.pass_()


@rule("9.8", "8.12.2", "9.11", "R-019")
def test_a_call_effect_resolves_inside_the_react_step() -> None:
    """Wakako's -2 makes the fight 4 against 4: both Units fall."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(legends=["?wakako-okada-peace-and-harmony"], field=[card("emergency-atlus", spent=True)], eddies=1),
    )
    game.you.attack("psycho-squad", "emergency-atlus")
    game.rival.call(0)
    assert game.options() == ["0", "1"]
    game.rival.choose(0)
    assert game.you.power("psycho-squad") == 4
    game.rival.pass_()
    assert game.you.trash == ["psycho-squad"]
    assert game.rival.trash == ["emergency-atlus"]


@rule("11.26.1.2", "9.9", "R-072", "FAQ Goro Takemura: Vengeful Bodyguard")
def test_blocker_given_in_the_react_step_may_be_used_at_once() -> None:
    """Goro gives Psycho Squad BLOCKER and, with a value-pair, 1 power."""
    game = setup(
        you=Side(field=["rockn-rockerboy"]),
        rival=Side(
            legends=["goro-takemura-vengeful-bodyguard"],
            field=["psycho-squad"],
            eddies=1,
            gigs={"d4": 3, "d6": 3},
            called=True,
        ),
    )
    game.you.attack("rockn-rockerboy", "gigs")
    assert sorted(game.options()) == ["activate goro-takemura-vengeful-bodyguard", "pass"]
    game.rival.activate("goro-takemura-vengeful-bodyguard")
    assert game.rival.power("psycho-squad") == 7
    game.rival.block_with("psycho-squad")
    assert game.options() == ["pass"]
    game.rival.pass_()
    assert game.rival.trash == ["psycho-squad"]
    assert game.rival.gigs == {"d4": 3, "d6": 3}


@rule("9.11", "10.13", "10.12", "T-97")
def test_the_triggers_of_both_players_resolve_before_the_next_reaction() -> None:
    """A reaction sets off one trigger on each side: the turn player's is asked first, then the defender's,
    then the step goes on.
    """
    game = setup(
        cards=(LISTENER, COMPOSER),
        you=Side(field=["psycho-squad", "listener"]),
        rival=Side(field=["composer"], hand=["floor-it"], eddies=1, gigs={"d6": 2}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("floor-it", on="psycho-squad")
    assert asked(game) == ("you", "may") and about(game) == "listener"
    assert game.rival.hand_size == 1  # Floor It is done
    game.you.choose("yes")
    assert game.you.hand_size == 1
    assert asked(game) == ("rival", "may") and about(game) == "composer"
    game.rival.choose("yes")
    assert game.rival.hand_size == 2
    assert asked(game) == ("rival", "react")
    game.rival.pass_()


@rule("2.6", "9.9", "FAQ MT0D12 Flathead")
def test_whether_an_attack_can_be_blocked_is_fixed_at_the_declaration() -> None:
    """Flathead was behind in Street Cred when it attacked; that changes in the React Step, and the attack
    stays unblockable.
    """
    game = setup(
        you=Side(field=["mt0d12-flathead"], gigs={"d4": 1}),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 2, "d8": 1}, called=True),
    )
    game.you.attack("mt0d12-flathead", "gigs")
    assert game.options() == ["pass"]
    game.rival.force("d6", to="fixer")
    assert game.options() == ["pass"]
    assert not game.rival.may("block_with", "secondhand-bombus")
    game.rival.pass_()
    assert game.you.gigs == {"d4": 1, "rival:d8": 1}


@rule("9.9", "FAQ MT0D12 Flathead")
def test_flathead_with_equal_street_cred_can_be_blocked() -> None:
    """Only less Street Cred makes it unblockable, and only at the declaration."""
    game = setup(
        you=Side(field=["mt0d12-flathead"], gigs={"d4": 2}),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 2}, called=True),
    )
    game.you.attack("mt0d12-flathead", "gigs")
    game.you.force("d4", to="fixer")
    assert game.options() == ["block secondhand-bombus", "pass"]
    game.rival.pass_()


@rule("9.9.1", "Q18")
def test_a_blocker_may_take_an_attack_that_could_not_have_been_declared_on_it() -> None:
    """A lagging Unit that may attack the Gig area only is blocked by a Unit, and they fight."""
    game = setup(
        cards=(THIEF_AT_ONCE,),
        you=Side(field=[card("thief-at-once", lag=True, arrived=True)]),
        rival=Side(field=["secondhand-bombus"], gigs={"d6": 2}),
    )
    assert attacks(game.options()) == ["attack thief-at-once gigs"]
    game.you.attack("thief-at-once", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()
    assert game.rival.trash == ["secondhand-bombus"]
    assert game.rival.gigs == {"d6": 2}


@rule("9.26.3", "9.27", "9.27.1", "9.29", "Q8", "R-065", "T-98")
def test_an_attack_ends_when_the_attacked_unit_is_readied() -> None:
    """It is no target any more: no fight, and the attacker stays spent."""
    game = setup(
        cards=(PATCH_UP,),
        you=Side(field=["minotaur"]),
        rival=Side(field=[card("psycho-squad", spent=True)], hand=["patch-up"], eddies=1, gigs={"d6": 2}),
    )
    game.you.attack("minotaur", "psycho-squad")
    game.rival.play("patch-up")
    assert asked(game) == ("you", "main")
    assert game.rival.field == ["psycho-squad"]
    assert not game.rival.is_spent("psycho-squad")
    assert game.you.is_spent("minotaur")
    assert game.rival.gigs == {"d6": 2}


@rule("9.26.3", "Q8", "Q18")
def test_an_attack_ends_when_the_blocker_is_readied() -> None:
    """A Blocker is a target like any other until the Fight Step begins."""
    game = setup(
        cards=(PATCH_UP,),
        you=Side(field=["minotaur"]),
        rival=Side(field=["secondhand-bombus"], hand=["patch-up"], eddies=1, gigs={"d6": 2}),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.block_with("secondhand-bombus")
    game.rival.play("patch-up")
    assert asked(game) == ("you", "main")
    assert game.rival.field == ["secondhand-bombus"]
    assert game.rival.gigs == {"d6": 2}


@rule("9.26.3", "Q8", "RD-12")
def test_an_attacked_unit_may_be_readied_when_the_attacker_could_attack_it_ready() -> None:
    """Guerrera may attack ready Units with BLOCKER: readying Corpo Security ends nothing."""
    game = setup(
        cards=(PATCH_UP,),
        you=Side(field=["valentino-guerrera"], gigs={"d8": 8}),
        rival=Side(
            field=[card("corpo-security", spent=True)],
            hand=["patch-up"],
            eddies=1,
            gigs={"d4": 1},
            called=True,
        ),
    )
    game.you.attack("valentino-guerrera", "corpo-security")
    game.rival.play("patch-up")
    assert game.options() == ["pass"]
    game.rival.pass_()
    assert sorted(game.rival.trash) == ["corpo-security", "patch-up"]


@rule("9.13", "9.26.1", "9.27.1")
def test_an_attack_ends_when_the_attacker_leaves_the_field() -> None:
    """In the middle of the React Step: no steal."""
    game = setup(you=Side(field=["minotaur"]), rival=Side(gigs={"d6": 2}))
    game.you.attack("minotaur", "gigs")
    game.you.force("minotaur", to="hand")
    assert asked(game) == ("you", "main")
    assert game.you.hand == ["minotaur"]
    assert game.rival.gigs == {"d6": 2}


@rule("9.13", "9.26.2", "R-074")
def test_an_attack_ends_when_the_blocker_leaves_the_field() -> None:
    """The former target isn't restored."""
    game = setup(
        you=Side(field=["minotaur"]),
        rival=Side(field=["secondhand-bombus", card("psycho-squad", spent=True)], gigs={"d6": 2}),
    )
    game.you.attack("minotaur", "psycho-squad")
    game.rival.block_with("secondhand-bombus")
    game.rival.force("secondhand-bombus", to="trash")
    assert asked(game) == ("you", "main")
    assert game.rival.field == ["psycho-squad"]
    assert game.you.is_spent("minotaur")


@rule("5.12.4.1", "9.22", "Q8", "T-99")
def test_an_emptied_gig_area_does_not_end_the_attack() -> None:
    """The React Step goes on; the Steal Step finds nothing to take."""
    game = setup(you=Side(field=["minotaur"]), rival=Side(field=["secondhand-bombus"], gigs={"d6": 2}, called=True))
    game.you.attack("minotaur", "gigs")
    game.rival.force("d6", to="fixer")
    assert game.options() == ["block secondhand-bombus", "pass"]
    game.rival.pass_()
    assert game.you.gigs == {}
    assert game.rival.field == ["secondhand-bombus"]
    assert asked(game) == ("you", "main")
    assert game.you.is_spent("minotaur")


@rule("8.10", "9.2", "10.18.1")
def test_attacks_and_plays_interleave() -> None:
    """After an attack the Main phase goes on: a play, then another attack."""
    game = setup(
        you=Side(field=["minotaur", "psycho-squad"], hand=["secondhand-bombus"], eddies=2),
        rival=Side(gigs={"d6": 2, "d8": 3}),
    )
    game.you.attack("minotaur", "gigs")
    game.rival.pass_()
    game.you.choose("rival:d8")
    game.you.play("secondhand-bombus")
    game.you.attack("psycho-squad", "gigs")
    game.rival.pass_()
    assert game.you.gigs == {"rival:d6": 2, "rival:d8": 3}


@rule("1.14", "1.13", "1.17", "2.3")
def test_an_attack_stops_when_the_game_is_lost_in_its_react_step() -> None:
    """The defender must draw for Floor It from an empty deck and loses: nothing is stolen."""
    game = setup(
        you=Side(field=["psycho-squad"]),
        rival=Side(hand=["floor-it"], deck=0, eddies=1, gigs={"d6": 2}),
    )
    game.you.attack("psycho-squad", "gigs")
    game.rival.play("floor-it", on="psycho-squad")
    assert game.winner == "you"
    assert game.decision is None
    assert game.options() == []
    assert game.you.gigs == {}
    assert game.rival.gigs == {"d6": 2}


@rule("9.9", "11.24.1")
def test_a_unit_that_was_spent_in_the_react_step_cannot_block() -> None:
    """Two ready Units with BLOCKER are offered; once one of them is spent, the other alone."""
    game = setup(
        you=Side(field=["animals-wrecker"]),
        rival=Side(field=["secondhand-bombus", "corpo-security"], gigs={"d6": 2, "d8": 2}, called=True),
    )
    game.you.attack("animals-wrecker", "gigs")
    assert game.options() == ["block secondhand-bombus", "block corpo-security", "pass"]
    game.rival.force("corpo-security", spend=True)
    assert game.options() == ["block secondhand-bombus", "pass"]
    assert not game.rival.may("block_with", "corpo-security")
    game.rival.block_with("secondhand-bombus")
    game.rival.pass_()
    assert game.rival.gigs == {"d6": 2, "d8": 2}
