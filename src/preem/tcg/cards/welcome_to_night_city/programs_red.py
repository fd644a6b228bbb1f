"""The Red Programs of Welcome to Night City and its starter decks, in the order of names (CR 4.13)."""

from typing import Final

from preem.tcg.effects.tags import (
    ARASAKA,
    BRAINDANCE,
    EXTREME,
    GANGER,
    MERC,
    PLAN,
    QUICKHACK,
    ZETATECH,
)
from preem.tcg.effects.words import (
    ANY_UNIT,
    FRIENDLY,
    FRIENDLY_UNIT,
    IT,
    QUICK,
    READY_UNITS,
    RED,
    RIVAL_GEAR,
    RIVAL_UNIT,
    THE_RIVAL,
    UNIT,
    WON,
    AddToHand,
    Choose,
    Controls,
    CountGigs,
    Declaration,
    Defeat,
    DiscardHand,
    Draw,
    EachPlayer,
    GivePower,
    HighestValue,
    HowMany,
    If,
    IfYouDo,
    Increase,
    IsValueOf,
    LessStreetCred,
    May,
    MayAttack,
    Mode,
    NextTime,
    Not,
    On,
    Pick,
    RivalHasMoreGigs,
    Steal,
    Trash,
    cards_in,
    costs_less,
    gig,
    one,
    one_or_up_to,
    program,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

ALL_IS_LOST = program(
    "All is Lost", "", RED, ram=2, cost=1, tags=(ZETATECH,), number="MS01-WNC 027",
    effects=(
        Trash(3),
        AddToHand(one(cards_in("trashed"), type=UNIT)),
    ),
)

APPETITE_FOR_DESTRUCTION = program(
    "Appetite for Destruction", "", RED, ram=4, cost=3, tags=(GANGER,), number="MS01-WNC 028",
    effects=(
        Pick(one(FRIENDLY_UNIT), "unit"),
        NextTime(On(WON, at_least=3), cards_in("unit"), Steal(IT)),
    ),
)

BONNIE_AND_CLYDE = program(
    "Bonnie and Clyde", "", RED, ram=3, cost=3, tags=(BRAINDANCE,), number="MS01-WNC 029",
    effects=(
        If(RivalHasMoreGigs(2),
           Defeat(one_or_up_to(2, RIVAL_UNIT, power_at_most=4)),
           otherwise=(Defeat(one(RIVAL_UNIT, power_at_most=4)),)),
    ),
)

CARNAGE_AT_THE_COLOSSEUM = program(
    "Carnage at the Colosseum", "", RED, ram=3, cost=6, tags=(BRAINDANCE, EXTREME),
    number="MS01-WNC 030",
    effects=(
        costs_less(CountGigs(gig(FRIENDLY, at_least=8))),
        Defeat(one(RIVAL_UNIT, less_power_than=FRIENDLY_UNIT)),
    ),
)

DETONATE = program(
    "Detonate", "", RED, ram=2, cost=1, tags=(QUICKHACK,), number="MS01-WNC 031", keywords=QUICK,
    effects=(
        Defeat(one(RIVAL_GEAR, power_at_most=2)),
    ),
)

GUNPOINT_DIPLOMACY = program(
    "Gunpoint Diplomacy", "", RED, ram=3, cost=4, tags=(GANGER, PLAN), number="MS01-WNC 032",
    effects=(
        Pick(one(FRIENDLY_UNIT), "unit"),
        If(IfYouDo(),
           Choose(
               Mode(MayAttack(cards_in("unit"), READY_UNITS, next_attack=True)),
               Mode(GivePower(cards_in("unit"), 3)),
               by=THE_RIVAL,
               all_if=Not(LessStreetCred()))),
    ),
)

INDUSTRIAL_ASSEMBLY = program(
    "Industrial Assembly", "", RED, ram=1, cost=1, tags=(ARASAKA, BRAINDANCE), number="MS01-WNC 033",
    effects=(
        Increase(gig(), up_to=4),
        If(Controls(gig(FRIENDLY, at_least=8)), Draw(1)),
    ),
)

OVER_THE_EDGE = program(
    "Over the Edge", "", RED, ram=2, cost=3, tags=(MERC,), number="MS01-WNC 034",
    effects=(
        Defeat(one(ANY_UNIT, power_at_most=HighestValue(gig(FRIENDLY, sides=20)))),
    ),
)

SHATTERED_MEMORIES = program(
    "Shattered Memories", "", RED, ram=2, cost=4, tags=(BRAINDANCE,), number="MS01-WNC 035",
    effects=(
        EachPlayer(
            DiscardHand(),
            May(Draw(5))),
        If(IsValueOf(HowMany("discarded")), Draw(2)),
    ),
)

# fmt: on

PROGRAMS_RED: Final[tuple[Declaration, ...]] = (
    ALL_IS_LOST,
    APPETITE_FOR_DESTRUCTION,
    BONNIE_AND_CLYDE,
    CARNAGE_AT_THE_COLOSSEUM,
    DETONATE,
    GUNPOINT_DIPLOMACY,
    INDUSTRIAL_ASSEMBLY,
    OVER_THE_EDGE,
    SHATTERED_MEMORIES,
)
