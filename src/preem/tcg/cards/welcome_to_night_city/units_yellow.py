"""The Yellow Units of Welcome to Night City and its starter decks, in the order of their names (CR 4.6)."""

from typing import Final

from preem.tcg.effects.tags import (
    ARASAKA,
    CORPO,
    CYBERWARE,
    DRONE,
    FIXER,
    GANGER,
    MAELSTROM,
    MEDTECH,
    MERC,
    NCPD,
    NETRUNNER,
    RIPPERDOC,
    ROCKER,
    SCAVENGER,
    TRAUMA_TEAM,
    VALENTINO,
    VOODOO_BOYS,
    ZETATECH,
)
from preem.tcg.effects.words import (
    ANY_GEAR,
    ANY_UNIT,
    ATTACK,
    BLOCKER,
    BLOCKS,
    DEFEATED,
    FACE_DOWN_LEGEND,
    FRIENDLY,
    FRIENDLY_GEAR,
    FRIENDLY_UNIT,
    GEAR,
    LEGEND,
    PLAY,
    RIVAL_UNIT,
    SPENT,
    STEALS,
    THIS,
    UNIT,
    YELLOW,
    YOUR_TRASH,
    AddToHand,
    Adjust,
    BottomDeck,
    CallFree,
    CostOf,
    Count,
    CountGigs,
    Declaration,
    Defeat,
    Draw,
    Frozen,
    GivePower,
    If,
    IfYouDo,
    InsteadOfSteal,
    Is,
    IsValueOf,
    LookAt,
    On,
    Play,
    RivalDiscards,
    Search,
    Spend,
    StreetCredDiffersBy,
    Times,
    cards_in,
    costs_less,
    every,
    first_each_turn_costs_less,
    gig,
    may_one,
    narrowed,
    one,
    rivals_cant_attack_when_played,
    unit,
    up_to,
    when,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

ADAM_SMASHER_METAL_OVER_MEAT = unit(
    "Adam Smasher", "Metal Over Meat", YELLOW, ram=6, cost=9, power=15, tags=(ARASAKA, MERC),
    number="MS01-WNC 041",
    effects=(
        when(PLAY, Defeat(every(ANY_UNIT, other=True))),
    ),
)

ALT_CUNNINGHAM_MOTHER_OF_DAEMONS = unit(
    "Alt Cunningham", "Mother of Daemons", YELLOW, ram=3, cost=7, power=8, tags=(MERC, NETRUNNER),
    number="MS01-WNC 042",
    effects=(
        when(On(SPENT, FRIENDLY, types=UNIT | LEGEND, equipped=True), Draw(1)),
        InsteadOfSteal(),
    ),
)

AUGMENTED_NEGOTIATORS = unit(
    "Augmented Negotiators", "", YELLOW, ram=1, cost=3, power=2, tags=(ARASAKA, CORPO), number="MS01-WNC 043",
    keywords=BLOCKER,
    effects=(
        when(BLOCKS, RivalDiscards(1)),
    ),
)

CALIBER = unit(
    "Caliber", "Totentanz's Top Dog", YELLOW, ram=2, cost=5, power=5, tags=(GANGER, MAELSTROM),
    number="MS01-WNC 044",
    effects=(
        when(PLAY, Defeat(one(RIVAL_UNIT, cost_at_most=2))),
        when(DEFEATED,
             RivalDiscards(1, into="first"),
             If(IsValueOf(CostOf("first")), RivalDiscards(1))),
    ),
)

DEXTER_DESHAWN_ONE_LAST_CHANCE = unit(
    "Dexter DeShawn", "One Last Chance", YELLOW, ram=2, cost=3, power=4, tags=(FIXER,), number="SD01-HEI 002",
    effects=(
        when((PLAY, ATTACK), Adjust(gig(), up_to=1)),
        when(DEFEATED, Draw(2), only_if=StreetCredDiffersBy(10)),
    ),
)

GILDED_MATON = unit(
    "Gilded Matón", "", YELLOW, ram=2, cost=4, power=3, tags=(GANGER, VALENTINO), number="MS01-WNC 045",
    effects=(
        when(PLAY,
             Defeat(may_one(FRIENDLY_GEAR)),
             If(IfYouDo(), Defeat(one(RIVAL_UNIT, cost_at_most=3)))),
    ),
)

HANAKO_ARASAKA_IN_A_GILDED_CAGE = unit(
    "Hanako Arasaka", "In a Gilded Cage", YELLOW, ram=2, cost=4, power=1, tags=(ARASAKA, CORPO, NETRUNNER),
    number="MS01-WNC 046",
    effects=(
        when(PLAY,
             Search(4),
             AddToHand(up_to(4, cards_in("found"), cost_is_a_gig=FRIENDLY), reveal=True),
             BottomDeck(cards_in("found"))),
    ),
)

HEYWOOD_RIPPERDOC = unit(
    "Heywood Ripperdoc", "", YELLOW, ram=1, cost=6, power=8, tags=(RIPPERDOC,), number="MS01-WNC 047",
    effects=(
        when(PLAY,
             Defeat(may_one(ANY_GEAR)),
             If(IsValueOf(CostOf("chosen")), Draw(1))),
    ),
)

JACKIE_WELLES_RIDE_OR_DIE_CHOOM = unit(
    "Jackie Welles", "Ride or Die Choom", YELLOW, ram=2, cost=6, power=8, tags=(MERC, VALENTINO),
    number="MS01-WNC 048",
    effects=(
        when(ATTACK, GivePower(THIS, Frozen(Times(2, CountGigs(gig(FRIENDLY, even=True)))))),
        when(DEFEATED, Draw(CountGigs(gig(FRIENDLY, odd=True)))),
    ),
)

MAELSTROM_GOONS = unit(
    "Maelstrom Goons", "", YELLOW, ram=2, cost=3, power=3, tags=(GANGER, MAELSTROM), number="MS01-WNC 049",
    effects=(
        when(STEALS, RivalDiscards(1), only_if=Is(THIS, equipped=True)),
    ),
)

MAXTAC_SUPPRESSION_TEAM = unit(
    "MaxTac Suppression Team", "", YELLOW, ram=1, cost=5, power=7, tags=(NCPD,), number="MS01-WNC 050",
    effects=(
        rivals_cant_attack_when_played(),
    ),
)

OFFDUTY_MALFINI = unit(
    "Offduty Malfini", "", YELLOW, ram=2, cost=4, power=5, tags=(GANGER, VOODOO_BOYS), number="MS01-WNC 051",
    effects=(
        when(PLAY, Spend(THIS), Spend(one(RIVAL_UNIT))),
    ),
)

ROCKN_ROCKERBOY = unit(
    "Rockn' Rockerboy", "", YELLOW, ram=1, cost=5, power=8, tags=(ROCKER,), number="MS01-WNC 052",
)

SECONDHAND_BOMBUS = unit(
    "Secondhand Bombus", "", YELLOW, ram=2, cost=2, power=0, tags=(DRONE, ZETATECH), number="MS01-WNC 053",
    keywords=BLOCKER,
)

SKETCHY_RIPPER = unit(
    "Sketchy Ripper", "", YELLOW, ram=2, cost=2, power=0, tags=(GANGER, RIPPERDOC, SCAVENGER),
    number="MS01-WNC 054",
    effects=(
        when(ATTACK,
             Search(3),
             AddToHand(may_one(cards_in("found"), type=GEAR), reveal=True),
             BottomDeck(cards_in("found"))),
    ),
)

T_BUG = unit(
    "T-Bug", "Amateur Philosopher", YELLOW, ram=2, cost=4, power=4, tags=(MERC, NETRUNNER),
    number="MS01-WNC 055",
    effects=(
        when(DEFEATED,
             LookAt(every(FACE_DOWN_LEGEND)),
             CallFree(may_one(FACE_DOWN_LEGEND))),
    ),
)

TRAUMA_TEAM_OPERATIVES = unit(
    "Trauma Team Operatives", "", YELLOW, ram=2, cost=6, power=7, tags=(MEDTECH, TRAUMA_TEAM),
    number="MS01-WNC 056",
    effects=(
        costs_less(Count(narrowed(YOUR_TRASH, type=UNIT))),
    ),
)

VIKTOR_VEKTOR_DROP_YOUR_ILLUSIONS = unit(
    "Viktor Vektor", "Drop Your Illusions", YELLOW, ram=2, cost=5, power=5, tags=(RIPPERDOC,),
    number="MS01-WNC 057",
    effects=(
        first_each_turn_costs_less(GEAR, CYBERWARE, 3),
    ),
)

VIKTOR_VEKTOR_YOU_MIGHT_FEEL_A_LITTLE_PINCH = unit(
    "Viktor Vektor", "You Might Feel a Little Pinch", YELLOW, ram=2, cost=3, power=3, tags=(RIPPERDOC,),
    number="MS01-WNC 058",
    effects=(
        when(PLAY,
             Play(one(YOUR_TRASH, type=GEAR, tag=CYBERWARE, cost_at_most=2),
                  only_to=narrowed(FRIENDLY_UNIT, other=True))),
    ),
)

# fmt: on

UNITS_YELLOW: Final[tuple[Declaration, ...]] = (
    ADAM_SMASHER_METAL_OVER_MEAT,
    ALT_CUNNINGHAM_MOTHER_OF_DAEMONS,
    AUGMENTED_NEGOTIATORS,
    CALIBER,
    DEXTER_DESHAWN_ONE_LAST_CHANCE,
    GILDED_MATON,
    HANAKO_ARASAKA_IN_A_GILDED_CAGE,
    HEYWOOD_RIPPERDOC,
    JACKIE_WELLES_RIDE_OR_DIE_CHOOM,
    MAELSTROM_GOONS,
    MAXTAC_SUPPRESSION_TEAM,
    OFFDUTY_MALFINI,
    ROCKN_ROCKERBOY,
    SECONDHAND_BOMBUS,
    SKETCHY_RIPPER,
    T_BUG,
    TRAUMA_TEAM_OPERATIVES,
    VIKTOR_VEKTOR_DROP_YOUR_ILLUSIONS,
    VIKTOR_VEKTOR_YOU_MIGHT_FEEL_A_LITTLE_PINCH,
)
