"""The Blue Programs of Welcome to Night City and its starter decks, in the order of names (CR 4.13)."""

from typing import Final

from preem.tcg.effects.tags import (
    ARASAKA,
    BRAINDANCE,
    CORPO,
    DOLL,
    MAELSTROM,
    MERC,
    MOX,
    PLAN,
    QUICKHACK,
)
from preem.tcg.effects.words import (
    ANY_UNIT,
    BLUE,
    FACE_DOWN_LEGEND,
    FRIENDLY,
    FRIENDLY_UNIT,
    LEGEND_IN_AREA,
    QUICK,
    RIVAL_UNIT,
    YOUR_NEXT_TURN,
    AddToHand,
    BottomDeck,
    CallFree,
    CantAttack,
    Choose,
    Controls,
    CountGigs,
    Declaration,
    Decrease,
    Draw,
    FixerIsEmpty,
    GivePower,
    GoSoloCosts,
    If,
    IfYouDo,
    LessStreetCred,
    Mode,
    NextFightDefeatsNobody,
    Search,
    cards_in,
    costs_exactly,
    every,
    gig,
    may_one,
    one,
    program,
    up_to,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

CHROME_REVERIE = program(
    "Chrome Reverie", "", BLUE, ram=1, cost=3, tags=(BRAINDANCE,), number="MS01-WNC 131",
    effects=(
        CantAttack(one(RIVAL_UNIT), YOUR_NEXT_TURN),
        If(Controls(gig(FRIENDLY, is_min=True)), CallFree(may_one(FACE_DOWN_LEGEND))),
    ),
)

FLOOR_IT = program(
    "Floor It", "", BLUE, ram=1, cost=1, tags=(MERC, QUICKHACK), number="MS01-WNC 132", keywords=QUICK,
    effects=(
        GivePower(one(RIVAL_UNIT), -1),
        Draw(1),
    ),
)

LES_ELEMENS = program(
    "Les Élémens", "", BLUE, ram=4, cost=5, tags=(CORPO,), number="MS01-WNC 133",
    effects=(
        BottomDeck(one(RIVAL_UNIT, lowest_power=True)),
    ),
)

NOCTURNE_OP55_N1 = program(
    "Nocturne OP55 N1", "", BLUE, ram=2, cost=3, tags=(ARASAKA, PLAN), number="MS01-WNC 134",
    effects=(
        costs_exactly(1, only_if=FixerIsEmpty()),
        Choose(
            Mode(Draw(2)),
            Mode(CantAttack(one(ANY_UNIT), YOUR_NEXT_TURN)),
            Mode(GoSoloCosts(one(LEGEND_IN_AREA), -2))),
    ),
)

PYRAMID_SONG = program(
    "Pyramid Song", "", BLUE, ram=3, cost=3, tags=(BRAINDANCE,), number="MS01-WNC 135",
    effects=(
        Choose(
            Mode(GivePower(one(RIVAL_UNIT), -5)),
            Mode(BottomDeck(one(RIVAL_UNIT, power_is=0))),
            all_if=Controls(gig(FRIENDLY, sides=4, is_min=True))),
    ),
)

REBOOT_OPTICS = program(
    "Reboot Optics", "", BLUE, ram=2, cost=2, tags=(QUICKHACK,), number="MS01-WNC 136", keywords=QUICK,
    effects=(
        NextFightDefeatsNobody(one(RIVAL_UNIT)),
    ),
)

THREE_MOUTHS_ONE_DESIRE = program(
    "Three Mouths, One Desire", "", BLUE, ram=3, cost=2, tags=(BRAINDANCE, DOLL), number="MS01-WNC 137",
    effects=(
        Search(3),
        AddToHand(one(cards_in("found"))),
        AddToHand(up_to(CountGigs(gig(FRIENDLY, is_min=True)), cards_in("found"))),
        BottomDeck(cards_in("found")),
    ),
)

TOWERFALL = program(
    "Towerfall", "", BLUE, ram=4, cost=6, tags=(BRAINDANCE,), number="MS01-WNC 138",
    effects=(
        Choose(
            Mode(GivePower(every(RIVAL_UNIT), -5)),
            Mode(BottomDeck(every(RIVAL_UNIT, power_is=0))),
            all_if=LessStreetCred()),
    ),
)

TRUST_NO_ONE = program(
    "Trust No One", "", BLUE, ram=1, cost=1, tags=(BRAINDANCE,), number="MS01-WNC 139",
    effects=(
        Decrease(gig(), up_to=3),
        If(Controls(gig(FRIENDLY, is_min=True)), Draw(1)),
    ),
)

UNLIKELY_BOND = program(
    "Unlikely Bond", "", BLUE, ram=2, cost=4, tags=(MAELSTROM, MOX), number="MS01-WNC 140",
    effects=(
        BottomDeck(one(FRIENDLY_UNIT, spent=False)),
        If(IfYouDo(), BottomDeck(one(RIVAL_UNIT, spent=True))),
    ),
)

# fmt: on

PROGRAMS_BLUE: Final[tuple[Declaration, ...]] = (
    CHROME_REVERIE,
    FLOOR_IT,
    LES_ELEMENS,
    NOCTURNE_OP55_N1,
    PYRAMID_SONG,
    REBOOT_OPTICS,
    THREE_MOUTHS_ONE_DESIRE,
    TOWERFALL,
    TRUST_NO_ONE,
    UNLIKELY_BOND,
)
