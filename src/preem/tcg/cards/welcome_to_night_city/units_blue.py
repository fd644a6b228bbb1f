"""The Blue Units of Welcome to Night City and its starter decks, in the order of their names (CR 4.6)."""

from typing import Final

from preem.tcg.effects.tags import (
    AI,
    CORPO,
    DOLL,
    DRONE,
    FIXER,
    GANGER,
    MERC,
    MILITECH,
    MOX,
    MYSTIC,
    NCPD,
    NETRUNNER,
    ROCKER,
    TECHIE,
    TYGER_CLAWS,
    VEHICLE,
    VOODOO_BOYS,
)
from preem.tcg.effects.words import (
    ADRENALINE,
    ATTACK,
    BLOCKER,
    BLUE,
    FRIENDLY,
    GEAR,
    LEGEND,
    LOWER_THAN_POWER,
    PLAY,
    PLAYED,
    PROGRAM,
    QUICK,
    RIVAL_UNIT,
    SPENT,
    STEALS,
    STOLE,
    THIS,
    THIS_ONE,
    UNIT,
    YOUR_HAND_OR_TRASH,
    YOUR_TURN_ENDS,
    AddToHand,
    BottomDeck,
    CantStealGigs,
    ChooseCardType,
    Declaration,
    Discard,
    Draw,
    Frozen,
    GivePower,
    Happened,
    If,
    IfYouDo,
    Is,
    IsOfChosenType,
    LessStreetCred,
    May,
    MoreStreetCred,
    MustAttack,
    Not,
    On,
    Play,
    PowerOf,
    Ready,
    ReadyEddies,
    ReturnToHand,
    RevealTop,
    Trash,
    TrashCards,
    activated,
    cant_attack,
    cant_be_blocked,
    cards_in,
    may_one,
    minus,
    one,
    unit,
    when,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

DELAMAIN = unit(
    "Delamain", "Rideshare AI", BLUE, ram=3, cost=3, power=0, tags=(AI,), number="MS01-WNC 111",
    effects=(
        when(PLAY, Draw(2)),
    ),
)

DELAMAIN_CAB = unit(
    "Delamain Cab", "", BLUE, ram=2, cost=4, power=4, tags=(VEHICLE,), number="MS01-WNC 112",
    effects=(
        when(YOUR_TURN_ENDS, ReadyEddies(1), only_if=Happened(STEALS)),
    ),
)

EVELYN_PARKER_SCHEMING_SIREN = unit(
    "Evelyn Parker", "Scheming Siren", BLUE, ram=3, cost=2, power=0, tags=(DOLL,), number="MS01-WNC 113",
    effects=(
        when(ATTACK,
             Draw(1),
             If(MoreStreetCred(), Discard(1))),
    ),
)

HACKED_CORPO = unit(
    "Hacked Corpo", "", BLUE, ram=1, cost=4, power=3, tags=(AI, CORPO), number="MS01-WNC 114",
    effects=(
        when(PLAY,
             Trash(3),
             AddToHand(one(cards_in("trashed"), type=PROGRAM))),
    ),
)

JACKED_IN_VOODOO_BOY = unit(
    "Jacked-In Voodoo Boy", "", BLUE, ram=2, cost=2, power=2, tags=(NETRUNNER, VOODOO_BOYS),
    number="MS01-WNC 115",
    effects=(
        cant_attack(unless=Happened(On(PLAYED, by=FRIENDLY, types=PROGRAM))),
    ),
)

JUDY_ALVAREZ_NOTHING_TO_DOUBT = unit(
    "Judy Álvarez", "Nothing to Doubt", BLUE, ram=5, cost=6, power=6, tags=(GANGER, MOX, TECHIE),
    number="MS01-WNC 116",
    effects=(
        activated(
            RevealTop(1),
            May(Play(cards_in("revealed")), if_possible=Is(cards_in("revealed"), type=UNIT | GEAR | PROGRAM)),
            If(Not(IfYouDo()), AddToHand(cards_in("revealed"))),
            eddies=1,
        ),
    ),
)

LIZZY_WIZZY = unit(
    "Lizzy Wizzy", "Delicate Weapon", BLUE, ram=2, cost=5, power=2, tags=(ROCKER,), number="MS01-WNC 117",
    keywords=BLOCKER,
    effects=(
        when(PLAY, Play(may_one(YOUR_HAND_OR_TRASH, type=PROGRAM, cost_at_most=3), then_under_deck=True)),
    ),
)

MAMAN_BRIGITTE = unit(
    "Maman Brigitte", "Spirit of Death", BLUE, ram=4, cost=5, power=3, tags=(MYSTIC, NETRUNNER, VOODOO_BOYS),
    number="MS01-WNC 118",
    effects=(
        when(PLAY,
             Discard(2, may=True, type=PROGRAM),
             If(IfYouDo(), BottomDeck(one(RIVAL_UNIT, equipped=False)))),
    ),
)

MISTY_OLSZEWSKI = unit(
    "Misty Olszewski", "Mender of Broken Spirits", BLUE, ram=2, cost=3, power=0, tags=(MYSTIC,),
    number="MS01-WNC 119",
    effects=(
        cant_attack(),
        when(YOUR_TURN_ENDS,
             ChooseCardType(),
             RevealTop(1),
             If(IsOfChosenType("revealed"),
                AddToHand(cards_in("revealed")),
                ReadyEddies(1),
                otherwise=(TrashCards(cards_in("revealed")),))),
    ),
)

MODDED_KUSANAGI = unit(
    "Modded Kusanagi", "", BLUE, ram=2, cost=6, power=8, tags=(TYGER_CLAWS, VEHICLE), number="MS01-WNC 120",
    keywords=ADRENALINE,
    effects=(
        when(YOUR_TURN_ENDS, ReturnToHand(THIS)),
    ),
)

MODDED_MURAMASA = unit(
    "Modded Muramasa", "", BLUE, ram=2, cost=5, power=4, tags=(VEHICLE,), number="MS01-WNC 121",
    effects=(
        when(YOUR_TURN_ENDS, Ready(THIS), only_if=LessStreetCred()),
    ),
)

MOX_INCITERS = unit(
    "Mox Inciters", "", BLUE, ram=2, cost=3, power=2, tags=(GANGER, MOX),
    number="MS01-WNC 122", keywords=BLOCKER,
    effects=(
        when(PLAY, MustAttack(one(RIVAL_UNIT))),
    ),
)

MT0D12_FLATHEAD = unit(
    "MT0D12 Flathead", "", BLUE, ram=3, cost=5, power=7, tags=(DRONE, MILITECH), number="SD01-HEI 015",
    sell_tag=True,
    effects=(
        cant_be_blocked(only_if=LessStreetCred()),
    ),
)

PLACIDE = unit(
    "Placide", "Voodoo Sentinel", BLUE, ram=2, cost=8, power=10, tags=(GANGER, NETRUNNER, VOODOO_BOYS),
    number="MS01-WNC 123",
    effects=(
        when((PLAY, ATTACK),
             Discard(1, may=True, type=PROGRAM),
             If(IfYouDo(), BottomDeck(one(RIVAL_UNIT)))),
    ),
)

PSYCHO_SQUAD = unit(
    "Psycho Squad", "", BLUE, ram=1, cost=4, power=6, tags=(NCPD,), number="MS01-WNC 124",
)

RITA_WHEELER = unit(
    "Rita Wheeler", "No Stupid Questions", BLUE, ram=2, cost=4, power=4, tags=(GANGER, MOX),
    number="MS01-WNC 125", keywords=BLOCKER,
    effects=(
        when(On(SPENT, THIS_ONE, first_each_turn=True), Draw(1), Discard(1)),
    ),
)

ROGUE_AMENDIARES_QUEEN_OF_THE_AFTERLIFE = unit(
    "Rogue Amendiares", "Queen of the Afterlife", BLUE, ram=2, cost=5, power=4, tags=(FIXER, MERC),
    number="MS01-WNC 126", keywords=QUICK,
    effects=(
        when(On(STOLE, FRIENDLY, types=UNIT, other=True, value_below_power=True, first_each_turn=True),
             ReadyEddies(2)),
        activated(GivePower(one(RIVAL_UNIT), Frozen(minus(PowerOf(THIS)))), eddies=2, quick=True),
    ),
)

WESTBROOK_NETRUNNER = unit(
    "Westbrook Netrunner", "", BLUE, ram=2, cost=4, power=5, tags=(NETRUNNER,), number="MS01-WNC 127",
    effects=(
        when(PLAY, CantStealGigs(LEGEND, LOWER_THAN_POWER)),
    ),
)

# fmt: on

UNITS_BLUE: Final[tuple[Declaration, ...]] = (
    DELAMAIN,
    DELAMAIN_CAB,
    EVELYN_PARKER_SCHEMING_SIREN,
    HACKED_CORPO,
    JACKED_IN_VOODOO_BOY,
    JUDY_ALVAREZ_NOTHING_TO_DOUBT,
    LIZZY_WIZZY,
    MAMAN_BRIGITTE,
    MISTY_OLSZEWSKI,
    MODDED_KUSANAGI,
    MODDED_MURAMASA,
    MOX_INCITERS,
    MT0D12_FLATHEAD,
    PLACIDE,
    PSYCHO_SQUAD,
    RITA_WHEELER,
    ROGUE_AMENDIARES_QUEEN_OF_THE_AFTERLIFE,
    WESTBROOK_NETRUNNER,
)
