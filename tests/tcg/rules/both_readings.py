"""A small scene for each constant of readings.py, whose outcome tells which of the two readings holds.

No test, and nothing of pytest: test_readings.py plays the scenes, also in a copy of the package where a reading is turned
round. A scene says in its docstring what it gives.
"""

from collections.abc import Callable
from typing import NamedTuple

from preem.tcg import areas
from preem.tcg.effects.words import (
    ADJUSTED,
    BLOCKER,
    DEFEATED,
    DESPITE_LAG,
    FACE_UP_LEGEND,
    FRIENDLY,
    FRIENDLY_UNIT,
    GO_SOLO,
    HIGHER_THAN_POWER,
    LEGEND_IN_AREA,
    LOSES,
    PLAY,
    QUICK,
    READY_UNITS,
    RED,
    RIVAL_UNIT,
    STEALS,
    STOLE,
    THE_GIG_AREA,
    THE_OPPOSING_UNIT,
    THIS,
    THIS_ONE,
    TURN_ENDED,
    UNIT,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    CantBeDefeatedInFight,
    CantStealGigs,
    Count,
    Defeat,
    Draw,
    GivePower,
    GoSoloCosts,
    Increase,
    IsEven,
    May,
    MoreStreetCred,
    NextFightDefeatsNobody,
    On,
    Play,
    PowerOf,
    Ready,
    SellTop,
    Steal,
    StreetCredDiffersBy,
    activated,
    costs_less,
    every,
    gear,
    gig,
    legend,
    may_attack,
    one,
    program,
    unit,
    when,
)
from preem.tcg.scenario import Game, Side, card, setup

# One card for each word that a scene needs; their numbers are nobody's.
PLAIN = unit("Plain", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 001")
STRONG = unit("Strong", "", RED, ram=1, cost=1, power=6, tags=(), number="TEST 002")
WEAK = unit("Weak", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 003")
BLOCKS = unit("Blocks", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 004", keywords=BLOCKER)
SELLS_TOP = program("Sells Top", "", RED, ram=1, cost=1, tags=(), number="TEST 005", effects=(SellTop(),))
CHEAPER = program(
    "Cheaper", "", RED, ram=1, cost=2, tags=(), number="TEST 006", effects=(costs_less(Count(FRIENDLY_UNIT)), Draw(1))
)
USED_FOR_LESS = unit(
    "Used For Less", "", RED, ram=1, cost=1, power=3, tags=(), number="TEST 007",
    effects=(activated(Draw(1), eddies=2, discount=Count(FRIENDLY_UNIT)),),
)  # fmt: skip
PLAYS_FROM_TRASH = program(
    "Plays From Trash", "", RED, ram=1, cost=1, tags=(), number="TEST 008", effects=(Play(one(YOUR_TRASH, type=UNIT)),)
)
LEADER = legend("Leader", "", RED, cost=2, power=2, tags=(), number="TEST 009")
SOLOIST = legend("Soloist", "", RED, cost=2, power=2, tags=(), number="TEST 010", keywords=GO_SOLO)
DRAWS_FOR_LEGENDS = program(
    "Draws For Legends", "", RED, ram=1, cost=1, tags=(), number="TEST 011", effects=(Draw(Count(FACE_UP_LEGEND)),)
)
BOMBER = unit(
    "Bomber", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 012",
    effects=(when(On(TURN_ENDED), Defeat(one(RIVAL_UNIT))),),
)  # fmt: skip
ASKER = unit(
    "Asker", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 013", effects=(when(On(TURN_ENDED), May(Draw(1))),)
)
MARTYR = unit("Martyr", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 014", effects=(when(DEFEATED, Draw(1)),))
SHOOTER = unit(
    "Shooter", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 015",
    effects=(activated(Defeat(one(RIVAL_UNIT))),),
)  # fmt: skip
DRAWING_GEAR = gear("Drawing Gear", "", RED, ram=1, cost=1, power=0, tags=(), number="TEST 016", effects=(activated(Draw(1)),))
LATE_DRAWER = unit(
    "Late Drawer", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 017",
    effects=(when(YOUR_TURN_ENDS, Draw(1)),),
)  # fmt: skip
ALL_STRONGER = program(
    "All Stronger", "", RED, ram=1, cost=1, tags=(), number="TEST 018", effects=(GivePower(every(FRIENDLY_UNIT), 2),)
)
EVEN_DRAWER = unit(
    "Even Drawer", "", RED, ram=1, cost=1, power=0, tags=(), number="TEST 019",
    effects=(when(PLAY, Draw(1), only_if=IsEven(PowerOf(THIS))),),
)  # fmt: skip
HEARS_ADJUSTING = unit(
    "Hears Adjusting", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 020",
    effects=(when(On(ADJUSTED), Draw(1)),),
)  # fmt: skip
DIFFERENCE_DRAWER = unit(
    "Difference Drawer", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 022",
    effects=(when(PLAY, Draw(1), only_if=StreetCredDiffersBy(10)),),
)  # fmt: skip
INCREASES = program(
    "Increases", "", RED, ram=1, cost=1, tags=(), number="TEST 023", effects=(Increase(gig(FRIENDLY), up_to=2),)
)
READIES_ON_LOSING = unit(
    "Readies On Losing", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 024",
    effects=(when(LOSES, Ready(THIS)),),
)  # fmt: skip
LEADING = unit(
    "Leading", "", RED, ram=1, cost=1, power=6, tags=(), number="TEST 025",
    effects=(may_attack(READY_UNITS, only_if=MoreStreetCred()),),
)  # fmt: skip
TAKES_ALONG = unit(
    "Takes Along", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 026",
    effects=(when(LOSES, Defeat(THE_OPPOSING_UNIT)),),
)  # fmt: skip
THIEF_AT_ONCE = unit(
    "Thief At Once", "", RED, ram=1, cost=1, power=6, tags=(), number="TEST 027",
    effects=(may_attack(THE_GIG_AREA | DESPITE_LAG),),
)  # fmt: skip
STEALS_AGAIN = unit(
    "Steals Again", "", RED, ram=1, cost=1, power=10, tags=(), number="TEST 028",
    effects=(when(On(STOLE, THIS_ONE, first_each_turn=True), Steal(THIS)),),
)  # fmt: skip
GUARDS_HIGH_GIGS = program(
    "Guards High Gigs", "", RED, ram=1, cost=1, tags=(), number="TEST 029", keywords=QUICK,
    effects=(CantStealGigs(UNIT, HIGHER_THAN_POWER),),
)  # fmt: skip
PROTECTS = program(
    "Protects", "", RED, ram=1, cost=1, tags=(), number="TEST 030", effects=(CantBeDefeatedInFight(one(FRIENDLY_UNIT)),)
)
BLUNTS = program(
    "Blunts", "", RED, ram=1, cost=1, tags=(), number="TEST 031", keywords=QUICK,
    effects=(NextFightDefeatsNobody(one(RIVAL_UNIT)),),
)  # fmt: skip
CHEAP_SOLO = program(
    "Cheap Solo", "", RED, ram=1, cost=1, tags=(), number="TEST 032", effects=(GoSoloCosts(one(LEGEND_IN_AREA), -1),)
)
WATCHES = unit(
    "Watches", "", RED, ram=1, cost=1, power=1, tags=(), number="TEST 033",
    effects=(
        when(On(STOLE, FRIENDLY, types=UNIT, other=True, value_below_power=True, first_each_turn=True), Draw(1)),
    ),
)  # fmt: skip
TIRES = unit("Tires", "", RED, ram=1, cost=1, power=5, tags=(), number="TEST 034", effects=(when(STEALS, GivePower(THIS, -3)),))
DEFEATS_A_LEGEND = program(
    "Defeats A Legend", "", RED, ram=1, cost=1, tags=(), number="TEST 035", effects=(Defeat(one(LEGEND_IN_AREA)),)
)
CARDS = (
    PLAIN, STRONG, WEAK, BLOCKS, SELLS_TOP, CHEAPER, USED_FOR_LESS, PLAYS_FROM_TRASH, LEADER, SOLOIST, DRAWS_FOR_LEGENDS,
    BOMBER, ASKER, MARTYR, SHOOTER, DRAWING_GEAR, LATE_DRAWER, ALL_STRONGER, EVEN_DRAWER, HEARS_ADJUSTING,
    DIFFERENCE_DRAWER, INCREASES, READIES_ON_LOSING, LEADING, TAKES_ALONG, THIEF_AT_ONCE, STEALS_AGAIN, GUARDS_HIGH_GIGS,
    PROTECTS, BLUNTS, CHEAP_SOLO, WATCHES, TIRES, DEFEATS_A_LEGEND,
)  # fmt: skip

AXE = "kerry-eurodyne-axe-attitude-audience"
SPENT = card("?", spent=True)


def table(you: Side, rival: Side | None = None, *, at: str = "main", rolls: list[int] | None = None) -> Game:
    return setup(at=at, rolls=rolls, cards=CARDS, you=you, rival=rival or Side(called=True))


def kind(game: Game) -> str:
    """The open question: who, and of what kind."""
    return "" if game.decision is None else f"{game.decision.player} {game.decision.kind}"


# --- selling, calling, paying -------------------------------------------------------------------------------------------


def a_sale_by_an_effect() -> object:
    """Whether the Sell action is left after an effect sold a card."""
    game = table(Side(hand=["sells-top", "floor-it"], eddies=1))
    game.you.play("sells-top")
    return game.you.may("sell", "floor-it")


def a_big_discount() -> object:
    """The price of a card of cost 2 with a discount of 3."""
    return table(Side(hand=["cheaper"], field=["plain", "strong", "weak"])).you.price("cheaper")


def a_big_discount_on_an_activation() -> object:
    """The price of an activation of 2 €$ and the Spend Icon with a discount of 3."""
    return table(Side(field=["plain", "strong", "used-for-less"])).you.price("used-for-less", how=0)


def a_call_on_the_rivals_turn() -> object:
    """Whether a player who called on his own turn may call on the next one."""
    game = table(Side(called=True, eddies=1, gigs={"d6": 1}, fixer=[]), Side(field=["plain"], fixer=[]))
    game.you.end_turn()
    game.rival.attack("plain", "gigs")
    return game.you.may("call", 0)


def paying_with_a_legend() -> object:
    """How many Eddies are ready after a payment of 1 €$, made with a Legend where the payer may pick one."""
    game = table(Side(hand=["plain"], eddies=1))
    game.you.play("plain", pay=["legend:1"] if game.you.may("play", "plain", pay=["legend:1"]) else None)
    return game.you.eddies_ready


def a_sold_card_in_the_groups() -> object:
    """How many groups of known cards the Rival's view has after a sale."""
    game = table(Side(hand=["floor-it"]))
    game.you.sell("floor-it")
    return '"floor-it"' in game.view("rival").json


# --- Legends and areas --------------------------------------------------------------------------------------------------


def a_legend_that_goes_back() -> object:
    """What lies face-up in the Legends area, and what is removed, when a plainly played Legend leaves the field for it."""
    game = table(Side(field=["leader"]))
    game.forced = True
    areas.back_to_legends(game.table, game.table.field[0][0])
    return "leader" in game.you.legends, game.you.removed


def power_after_the_trash() -> object:
    """The power of a Unit that had 3 more this turn, after the trash and back."""
    game = table(Side(field=[card("plain", bonus=3)], hand=["plays-from-trash"], eddies=1))
    game.you.force("plain", to="trash")
    game.you.play("plays-from-trash")
    return game.you.power("plain")


def power_on_the_way_to_the_field() -> object:
    """The power of a Legend that had 3 more in its area, on the field."""
    game = table(Side(legends=[card("leader", bonus=3)], eddies=2))
    game.you.to_field("leader")
    return game.you.power("leader")


def counting_face_up_legends() -> object:
    """How many cards are drawn for each face-up Legend: one is in its area, one on the field."""
    game = table(Side(legends=["soloist"], field=["leader"], hand=["draws-for-legends"], eddies=1))
    game.you.play("draws-for-legends")
    return game.you.hand_size


def a_legend_that_pays_for_itself() -> object:
    """Whether it is spent on the field."""
    game = table(Side(legends=["leader", SPENT, SPENT], eddies=1))
    game.you.to_field("leader")
    return game.you.is_spent("leader")


# --- effects ------------------------------------------------------------------------------------------------------------


def who_goes_on() -> object:
    """Whether your new trigger has resolved when the Rival's second one asks."""
    game = table(Side(field=["martyr"], fixer=[]), Side(field=["bomber", "asker"], fixer=[]))
    game.you.end_turn()
    game.rival.order("bomber")
    return game.you.hand_size


def an_activation_without_a_target() -> object:
    """Whether it may be used."""
    return table(Side(field=["shooter"])).you.may("activate", "shooter")


def the_spend_icon_of_a_gear() -> object:
    """Whether the host is spent for it, and the Gear."""
    game = table(Side(field=[card("plain", gear=["drawing-gear"])]))
    game.you.activate("plain")
    return game.you.is_spent("plain"), game.you.is_spent("plain/drawing-gear")


def eight_decisions() -> object:
    """Who has won after four plays and their payments in one turn."""
    game = table(Side(hand=["plain", "strong", "weak", "asker"], eddies=9))
    for slug in ("plain", "strong", "weak", "asker"):
        if game.winner is None:
            game.you.play(slug)
    return game.winner


def three_effects_in_a_drain() -> object:
    """Who has won, and what is drawn, after three effects in one drain."""
    game = table(Side(field=["late-drawer", "late-drawer", "late-drawer"], fixer=[]), Side(fixer=[]))
    game.you.end_turn()
    return game.winner, game.you.hand_size


def a_late_arrival() -> object:
    """The power of a Unit that comes after all got 2 more this turn."""
    game = table(Side(hand=["all-stronger", "plain"], eddies=2))
    game.you.play("all-stronger")
    game.you.play("plain")
    return game.you.power("plain")


def two_for_the_next_fight() -> object:
    """Which of your Units are left after a Unit that is blunted twice has fought twice."""
    game = table(
        Side(field=["plain", "weak"], hand=["blunts", "blunts"], eddies=2),
        Side(field=[card("strong", spent=True)], called=True),
    )
    game.you.play("blunts", on="strong")
    game.you.play("blunts", on="strong")
    for slug in ("plain", "weak"):
        game.you.attack(slug, "strong")
        game.rival.pass_()
    return game.you.field


# --- numbers and dice ---------------------------------------------------------------------------------------------------


def an_even_zero() -> object:
    """What is drawn if 0 power is even."""
    game = table(Side(hand=["even-drawer"], eddies=1))
    game.you.play("even-drawer")
    return game.you.hand_size


def a_reroll() -> object:
    """What is drawn for an adjusted Gig, when a die was rolled again."""
    game = table(Side(legends=[AXE], field=["hears-adjusting"], fixer=["d6"], deck=20), at="start", rolls=[2, 5])
    game.you.choose("yes")
    return game.you.hand_size


def a_difference_with_null() -> object:
    """What is drawn if Street Cred differs by 10, null against 12."""
    game = table(Side(hand=["difference-drawer"], eddies=1), Side(gigs={"d12": 12}, called=True))
    game.you.play("difference-drawer")
    return game.you.hand_size


def amounts_for_a_d4_that_shows_3() -> object:
    """The amounts offered where up to 2 are printed."""
    game = table(Side(hand=["increases"], eddies=1, gigs={"d4": 3}))
    game.you.play("increases")
    if kind(game) == "you gig":
        game.you.choose("d4")
    return game.options()


# --- attack, fight, steal -----------------------------------------------------------------------------------------------


def a_target_that_is_readied() -> object:
    """The question after the attacked Unit was readied in the React Step."""
    game = table(Side(field=["strong"]), Side(field=[card("plain", spent=True)], called=True))
    game.you.attack("strong", "plain")
    game.rival.force("plain", ready=True)
    return kind(game)


def a_target_that_readies_in_the_fight() -> object:
    """What is left of the attacked Unit's side, when it lost and readied itself."""
    game = table(Side(field=["strong"]), Side(field=[card("readies-on-losing", spent=True)], called=True))
    game.you.attack("strong", "readies-on-losing")
    game.rival.pass_()
    return game.rival.field


def a_permission_that_lapses() -> object:
    """The question after the attacker has lost what let him attack a ready Unit."""
    game = table(Side(field=["leading"], gigs={"d4": 1}), Side(field=["plain"], called=True))
    game.you.attack("leading", "plain")
    game.you.force("d4", to="fixer")
    return kind(game)


def a_winner_that_left() -> object:
    """Where the loser is, when its trigger took the winner away."""
    game = table(Side(field=["takes-along"]), Side(field=[card("strong", spent=True)], called=True))
    game.you.attack("takes-along", "strong")
    game.rival.pass_()
    return game.you.field, game.rival.field


def a_redirect_past_a_limit() -> object:
    """Whether a Unit may block a lagging attacker that may attack the Gig area alone."""
    game = table(
        Side(field=[card("thief-at-once", lag=True, arrived=True)]), Side(field=["blocks"], gigs={"d6": 2}, called=True)
    )
    game.you.attack("thief-at-once", "gigs")
    return "block blocks" in game.options(), game.rival.may("block_with", "blocks")


def a_blocker_that_is_readied() -> object:
    """The question after the Blocker was readied in the React Step."""
    game = table(Side(field=["strong"]), Side(field=["blocks"], gigs={"d6": 2}, called=True))
    game.you.attack("strong", "gigs")
    game.rival.block_with("blocks")
    game.rival.force("blocks", ready=True)
    return kind(game)


def nothing_to_react_with() -> object:
    """The question after an attack on a player who can do nothing."""
    game = table(Side(field=["plain"]), Side(gigs={"d6": 2}, called=True))
    game.you.attack("plain", "gigs")
    return kind(game)


def two_steals_lowered() -> object:
    """How many Gigs a Unit of power 10 has stolen that steals one fewer, and steals once more."""
    game = table(
        Side(field=["steals-again"]),
        Side(hand=["take-control"], eddies=2, gigs={"d4": 1, "d6": 1, "d8": 1, "d10": 1}, called=True),
    )
    game.you.attack("steals-again", "gigs")
    game.rival.play("take-control", on="steals-again")
    game.rival.pass_()
    while kind(game) == "you gig":
        game.you.choose(game.options()[0])
    return len(game.you.gigs)


def dice_that_cannot_be_stolen() -> object:
    """How many of three dice are offered to a Unit that can't steal the one above its power."""
    game = table(
        Side(field=["plain"]), Side(hand=["guards-high-gigs"], eddies=1, gigs={"d4": 1, "d6": 2, "d8": 8}, called=True)
    )
    game.you.attack("plain", "gigs")
    game.rival.play("guards-high-gigs")
    game.rival.pass_()
    return len(game.options())


def protected_in_a_fight() -> object:
    """What is left of the winner's side, when an effect of the loser would defeat it."""
    game = table(
        Side(field=["strong"], hand=["protects"], eddies=1), Side(field=[card("takes-along", spent=True)], called=True)
    )
    game.you.play("protects")
    game.you.attack("strong", "takes-along")
    game.rival.pass_()
    return game.you.field


# --- single cards -------------------------------------------------------------------------------------------------------


def a_rival_unit_for_the_next_fight() -> object:
    """The question when Reboot Optics is played against two Units."""
    game = table(Side(hand=["reboot-optics"], eddies=2), Side(field=["plain", "strong"], called=True))
    game.you.play("reboot-optics")
    return kind(game)


def legends_counted_in_the_fight() -> object:
    """What is left of a Unit of power 3 that fights 4, when a Legend is called after Synapse Burnout was played."""
    game = table(
        Side(field=[card("plain", bonus=1)]), Side(field=[card("plain", spent=True)], hand=["synapse-burnout"], eddies=2)
    )
    game.you.attack("plain", "plain")
    game.rival.play("synapse-burnout", on="plain")
    game.rival.call(0)
    game.rival.pass_()
    return game.you.field


def a_legend_for_the_discount() -> object:
    """The question when a discount on GO SOLO is given with two Legends, and the prices then and after one went solo."""
    game = table(Side(legends=["soloist", "leader"], hand=["cheap-solo"], eddies=2))
    game.you.play("cheap-solo")
    asked = kind(game)
    if asked == "you card":
        game.you.choose("leader")
    return asked, game.you.price("soloist", how="go_solo")


def the_power_of_a_thief() -> object:
    """What is drawn for a stolen die below the thief's power, when the thief has lost power since."""
    game = table(Side(field=["watches", "tires"]), Side(gigs={"d4": 4}, called=True))
    game.you.attack("tires", "gigs")
    game.rival.pass_()
    game.you.order("tires")
    return game.you.hand_size


def a_transmitter_in_the_legends_area() -> object:
    """Whether a Legend is still in its area, when it carries a Deadman Transmitter and would be defeated."""
    game = table(Side(legends=[card("leader", gear=["deadman-transmitter"])], hand=["defeats-a-legend"], eddies=1))
    game.you.play("defeats-a-legend")
    return "leader" in game.you.legends


class Scene(NamedTuple):
    """What a scene gives in our reading, and with the constant at another value."""

    constant: str
    source: str
    play: Callable[[], object]
    ours: object
    other: int
    otherwise: object
    when_declared: bool = False  # the constant is read when cards are declared


SCENES = [
    Scene("EFFECT_SALE_MARKS_THE_ACTION_USED", "Q1", a_sale_by_an_effect, False, False, True),
    Scene("DISCOUNT_FLOOR", "Q5", a_big_discount, 1, 0, 0),
    Scene("DISCOUNT_FLOOR_BESIDE_ANOTHER_COST", "Q5", a_big_discount_on_an_activation, 0, 1, 1),
    Scene("CALL_LIMIT_RESTARTS_EVERY_TURN", "Q7", a_call_on_the_rivals_turn, True, False, False),
    Scene("PAYER_PICKS_THE_LEGENDS", "Q19", paying_with_a_legend, 1, False, 0),
    Scene("OPENLY_SOLD_CARDS_ARE_REMEMBERED", "Q24", a_sold_card_in_the_groups, True, False, False),
    Scene("PLAINLY_PLAYED_LEGEND_MAY_GO_BACK", "Q3", a_legend_that_goes_back, (True, []), False, (False, ["leader"])),
    Scene("OTHER_AREA_MAKES_A_FRESH_CARD", "Q16", power_after_the_trash, 3, False, 6),
    Scene("LEGEND_KEEPS_MODIFIERS_ONTO_THE_FIELD", "Q16", power_on_the_way_to_the_field, 5, False, 2),
    Scene("FACE_UP_LEGENDS_INCLUDE_THE_FIELD", "RD-21", counting_face_up_legends, 2, False, 1, True),
    Scene("LEGEND_THAT_PAID_FOR_ITSELF_ENTERS_SPENT", "RD-25", a_legend_that_pays_for_itself, True, False, False),
    Scene("RESOLVER_FINISHES_FIRST", "Q6", who_goes_on, 0, False, 1),
    Scene("ACTIVATION_WITHOUT_TARGET_IS_LEGAL", "Q15", an_activation_without_a_target, True, False, False),
    Scene("GEAR_SPEND_ICON_SPENDS_THE_HOST", "Q21", the_spend_icon_of_a_gear, (True, False), False, (False, True)),
    Scene("CAP_DECISIONS_A_TURN", "Q35", eight_decisions, None, 3, "tie"),
    Scene("CAP_EFFECTS_A_DRAIN", "Q35", three_effects_in_a_drain, (None, 3), 2, ("tie", 2)),
    Scene("CLASS_EFFECTS_REACH_LATE_ARRIVALS", "Q44", a_late_arrival, 5, False, 3, True),
    Scene("ONE_EVENT_USES_EVERY_NEXT_TIME_EFFECT", "RD-9", two_for_the_next_fight, ["plain"], False, ["plain", "weak"]),
    Scene("ZERO_IS_EVEN", "Q9", an_even_zero, 0, True, 1),
    Scene("REROLL_IS_AN_ADJUSTMENT", "Q27", a_reroll, 1, True, 2),
    Scene("NULL_HAS_A_DIFFERENCE", "Q28", a_difference_with_null, 0, True, 1),
    Scene("AMOUNTS_OFF_THE_FACES_ARE_OFFERED", "RD-22", amounts_for_a_d4_that_shows_3, ["0", "1"], True, ["0", "1", "2"]),
    Scene("READIED_TARGET_ENDS_THE_ATTACK", "Q8", a_target_that_is_readied, "you main", False, "rival react"),
    Scene("READIED_TARGET_ENDS_THE_FIGHT", "Q8", a_target_that_readies_in_the_fight, [], True, ["readies-on-losing"]),
    Scene("LAPSED_PERMISSION_ENDS_THE_ATTACK", "RD-12", a_permission_that_lapses, "rival react", True, "you main"),
    Scene("LOSER_FALLS_THOUGH_THE_WINNER_LEFT", "Q10", a_winner_that_left, ([], []), False, (["takes-along"], [])),
    Scene("REDIRECT_IGNORES_TARGET_LIMITS", "Q18", a_redirect_past_a_limit, (True, True), False, (False, False)),
    Scene("READIED_BLOCKER_ENDS_THE_ATTACK", "Q18", a_blocker_that_is_readied, "you main", False, "rival react"),
    Scene("REACT_STEP_ALWAYS_OPENS", "Q40", nothing_to_react_with, "rival react", False, "you main"),
    Scene("FEWER_GIGS_LOWERS_EVERY_STEAL", "Q48", two_steals_lowered, 1, False, 2),
    Scene("FORBIDDEN_DICE_ARE_OFFERED", "Q50", dice_that_cannot_be_stolen, 2, True, 3),
    Scene("FIGHT_PROTECTION_STOPS_EFFECTS", "RD-8", protected_in_a_fight, [], True, ["strong"]),
    Scene("REBOOT_OPTICS_CHOOSES_WHEN_PLAYED", "RD-10", a_rival_unit_for_the_next_fight, "you card", False, "you main", True),
    Scene("SYNAPSE_BURNOUT_COUNTS_IN_THE_FIGHT", "RD-11", legends_counted_in_the_fight, [], False, ["plain"]),
    Scene("NOCTURNE_CHOOSES_WHEN_PLAYED", "RD-18", a_legend_for_the_discount, ("you card", 2), False, ("you main", 1), True),
    Scene("QUEEN_COMPARES_WITH_POWER_AT_THE_STEAL", "RD-20", the_power_of_a_thief, 1, False, 0, True),
    Scene("DEADMAN_SAVES_IN_THE_LEGENDS_AREA", "RD-26", a_transmitter_in_the_legends_area, False, True, True),
]
