"""The Green Programs of Welcome to Night City and its starter decks, in the order of names (CR 4.13)."""

from typing import Final

from preem.tcg.effects.tags import (
    AI,
    ALDECALDO,
    BRAINDANCE,
    CORPO,
    DRONE,
    GANGER,
    MERC,
    NOMAD,
    QUICKHACK,
    SAMURAI,
    VEHICLE,
)
from preem.tcg.effects.words import (
    ANY_UNIT,
    FACE_UP_LEGEND,
    FRIENDLY_UNIT,
    GREEN,
    QUICK,
    RIVAL_UNIT,
    THE_RIVAL,
    UNIT,
    YOUR_NEXT_TURN,
    YOUR_TRASH,
    AddToHand,
    AtLeast,
    CantReady,
    Choose,
    Count,
    Declaration,
    Defeat,
    Draw,
    GivePowerWhileFighting,
    If,
    IfYouDo,
    Is,
    Mode,
    Play,
    RevealTop,
    RivalHasMoreGigs,
    SetToValueOf,
    Spend,
    StealsFewer,
    StreetCredIsEven,
    TrashCards,
    ValuePairs,
    cards_in,
    costs_exactly,
    every,
    gig,
    one,
    program,
    up_to,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

CORPORATE_SURVEILLANCE = program(
    "Corporate Surveillance", "", GREEN, ram=1, cost=2, tags=(CORPO,), number="MS01-WNC 097",
    effects=(
        Spend(one(RIVAL_UNIT, cost_at_most=4)),
    ),
)

DONT_FEAR_THE_REAPER = program(
    "(Don't Fear) The Reaper", "", GREEN, ram=3, cost=7, tags=(SAMURAI,), number="MS01-WNC 098",
    effects=(
        Spend(every(RIVAL_UNIT)),
        Defeat(one(ANY_UNIT, spent=True)),
    ),
)

FOOL_ON_THE_HILL = program(
    "Fool on the Hill", "", GREEN, ram=3, cost=2, tags=(MERC,), number="MS01-WNC 099",
    effects=(
        RevealTop(2),
        Choose(
            Mode(AddToHand(cards_in("revealed")), label="hand"),
            Mode(TrashCards(cards_in("revealed")), If(IfYouDo(), Draw(2)), label="trash"),
            by=THE_RIVAL),
    ),
)

MEMORY_RELAPSE = program(
    "Memory Relapse", "", GREEN, ram=2, cost=4, tags=(BRAINDANCE,), number="MS01-WNC 100",
    effects=(
        Spend(one(RIVAL_UNIT), into="unit"),
        CantReady(cards_in("unit"), YOUR_NEXT_TURN),
        If(StreetCredIsEven(), Draw(1)),
    ),
)

PEACE_OFFERING = program(
    "Peace Offering", "", GREEN, ram=1, cost=1, tags=(BRAINDANCE,), number="MS01-WNC 101",
    effects=(
        SetToValueOf(gig(), gig(not_in="gig"), may=True),
        If(AtLeast(ValuePairs(), 1), Draw(1)),
    ),
)

SYNAPSE_BURNOUT = program(
    "Synapse Burnout", "", GREEN, ram=1, cost=1, tags=(QUICKHACK,), number="MS01-WNC 102",
    keywords=QUICK,
    effects=(
        GivePowerWhileFighting(one(FRIENDLY_UNIT), Count(FACE_UP_LEGEND)),
    ),
)

TAKE_CONTROL = program(
    "Take Control", "", GREEN, ram=2, cost=2, tags=(QUICKHACK,), number="MS01-WNC 103", keywords=QUICK,
    effects=(
        StealsFewer(one(RIVAL_UNIT), 1, into="unit"),
        If(Is(cards_in("unit"), tags=(AI, DRONE, VEHICLE)), Draw(1)),
    ),
)

WE_GOTTA_LIVE_TOGETHER = program(
    "We Gotta Live Together", "", GREEN, ram=2, cost=5, tags=(ALDECALDO, NOMAD), number="MS01-WNC 104",
    effects=(
        costs_exactly(3, only_if=RivalHasMoreGigs(2)),
        Play(up_to(2, YOUR_TRASH, type=UNIT, cost_at_most=3)),
    ),
)

WILD_IN_THE_STREETS = program(
    "Wild in the Streets", "", GREEN, ram=4, cost=5, tags=(GANGER,), number="MS01-WNC 105",
    effects=(
        Defeat(one(ANY_UNIT, spent=True)),
    ),
)

# fmt: on

PROGRAMS_GREEN: Final[tuple[Declaration, ...]] = (
    CORPORATE_SURVEILLANCE,
    DONT_FEAR_THE_REAPER,
    FOOL_ON_THE_HILL,
    MEMORY_RELAPSE,
    PEACE_OFFERING,
    SYNAPSE_BURNOUT,
    TAKE_CONTROL,
    WE_GOTTA_LIVE_TOGETHER,
    WILD_IN_THE_STREETS,
)
