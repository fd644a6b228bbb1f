"""The Yellow Programs of Welcome to Night City and its starter decks, in the order of names (CR 4.13)."""

from typing import Final

from preem.tcg.effects.tags import (
    BRAINDANCE,
    MERC,
    MOX,
    PLAN,
    QUICKHACK,
)
from preem.tcg.effects.words import (
    ANY_UNIT,
    FOUGHT,
    FRIENDLY,
    FRIENDLY_UNIT,
    GEAR,
    IT,
    LOST,
    QUICK,
    STOLE,
    THE_OPPOSING_UNIT,
    UNIT_OR_LEGEND,
    YELLOW,
    AddToHand,
    Adjust,
    AtEndOfTurn,
    Both,
    Controls,
    CostOf,
    Declaration,
    Defeat,
    DifferentValues,
    Draw,
    EachPlayer,
    Frozen,
    GearOn,
    GivePower,
    If,
    Is,
    IsValueOf,
    ItDid,
    May,
    NextTime,
    On,
    Pick,
    Play,
    SellTop,
    Times,
    Trash,
    cards_in,
    gig,
    one,
    program,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

AFTERPARTY_AT_LIZZIES = program(
    "Afterparty at Lizzie's", "", YELLOW, ram=1, cost=1, tags=(BRAINDANCE, MOX), number="MS01-WNC 065",
    effects=(
        Adjust(gig(), up_to=1),
        If(DifferentValues(2), Draw(1)),
    ),
)

BOOTLEG_BLACK_SAPPHIRE_SHOW = program(
    "Bootleg Black Sapphire Show", "", YELLOW, ram=4, cost=5, tags=(BRAINDANCE,), number="MS01-WNC 066",
    effects=(
        SellTop(),
        If(Both(Controls(gig(FRIENDLY, even=True)), Controls(gig(FRIENDLY, odd=True))), Draw(2)),
    ),
)

CYBERPSYCHOSIS = program(
    "Cyberpsychosis", "", YELLOW, ram=2, cost=3, tags=(QUICKHACK,), number="MS01-WNC 067",
    keywords=QUICK,
    effects=(
        GivePower(one(ANY_UNIT, equipped=True), Frozen(Times(3, GearOn(cards_in("unit")))), into="unit"),
        AtEndOfTurn(Defeat(IT), about=cards_in("unit"), only_if=ItDid(STOLE, FOUGHT)),
    ),
)

LIVE_WITH_THE_AFTERMATH = program(
    "Live with the Aftermath", "", YELLOW, ram=3, cost=3, tags=(PLAN,), number="MS01-WNC 068",
    effects=(
        EachPlayer(Defeat(one(FRIENDLY_UNIT))),
    ),
)

SAFETY_OVERRIDE = program(
    "Safety Override", "", YELLOW, ram=3, cost=2, tags=(QUICKHACK,), number="MS01-WNC 069",
    keywords=QUICK,
    effects=(
        Pick(one(FRIENDLY_UNIT), "unit"),
        NextTime(On(LOST), cards_in("unit"), Defeat(THE_OPPOSING_UNIT)),
    ),
)

THE_HEIST = program(
    "The Heist", "", YELLOW, ram=2, cost=2, tags=(MERC,), number="MS01-WNC 070",
    effects=(
        Trash(4),
        Pick(one(cards_in("trashed"), type=GEAR), "gear"),
        May(Play(cards_in("gear")),
            if_possible=Both(IsValueOf(CostOf("gear")), Is(UNIT_OR_LEGEND)),
            otherwise=(AddToHand(cards_in("gear")),)),
    ),
)

# fmt: on

PROGRAMS_YELLOW: Final[tuple[Declaration, ...]] = (
    AFTERPARTY_AT_LIZZIES,
    BOOTLEG_BLACK_SAPPHIRE_SHOW,
    CYBERPSYCHOSIS,
    LIVE_WITH_THE_AFTERMATH,
    SAFETY_OVERRIDE,
    THE_HEIST,
)
