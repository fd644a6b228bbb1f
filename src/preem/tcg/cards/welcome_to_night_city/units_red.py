"""The Red Units of Welcome to Night City and its starter decks, in the order of their names (CR 4.6)."""

from typing import Final

from preem.tcg.effects.tags import (
    ANIMAL,
    ARASAKA,
    CORPO,
    DRONE,
    GANGER,
    MAELSTROM,
    MERC,
    MILITECH,
    NETRUNNER,
    NOMAD,
    ROCKER,
    SAMURAI,
    SIXTH_STREET,
    TYGER_CLAWS,
    VALENTINO,
    ZETATECH,
)
from preem.tcg.effects.words import (
    ADJUSTED,
    ATTACK,
    BLOCKER,
    BLOCKS,
    DEFEATED,
    DESPITE_LAG,
    FRIENDLY,
    FRIENDLY_UNIT,
    HIGHER_THAN_POWER,
    LEGEND,
    PLAY,
    READY_BLOCKERS,
    RED,
    RIVAL,
    RIVAL_UNIT,
    SPENT_UNITS,
    STEALS,
    STOLE,
    SWAPPED,
    THAT_GIG,
    THIS,
    THIS_ONE,
    UNIT,
    WAS_DEFEATED,
    WHILE_FIGHTING,
    WON,
    YOUR_HAND_OR_TRASH,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    AddToHand,
    AtLeast,
    CantStealGigs,
    Controls,
    CountGigs,
    Declaration,
    Defeat,
    Draw,
    Frozen,
    GigValue,
    GivePower,
    If,
    Increase,
    MayAttack,
    MayPay,
    MoreStreetCred,
    On,
    PickGig,
    Play,
    PowerOf,
    Ready,
    activated,
    cards_in,
    costs_less,
    gig,
    gig_in,
    have_power,
    may_attack,
    may_one,
    one,
    only_attacks_units,
    unit,
    when,
    wins_fights_against,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

SIXTH_STREET_RECRUITS = unit(
    "6th Street Recruits", "", RED, ram=1, cost=4, power=6, tags=(SIXTH_STREET, GANGER),
    number="MS01-WNC 006",
    effects=(
        when(On(STOLE, FRIENDLY, types=UNIT, sides=6), Increase(gig(), up_to=6)),
    ),
)

ANIMALS_WRECKER = unit(
    "Animals Wrecker", "", RED, ram=3, cost=6, power=10, tags=(ANIMAL, GANGER), number="MS01-WNC 007",
)

CHROME_FANG = unit(
    "Chrome Fang", "", RED, ram=1, cost=5, power=6, tags=(GANGER, NETRUNNER, TYGER_CLAWS),
    number="MS01-WNC 008",
    effects=(
        when(PLAY, CantStealGigs(UNIT, HIGHER_THAN_POWER)),
    ),
)

EL_SOMBRERON = unit(
    "El Sombrerón", "La Venganza Lenta", RED, ram=4, cost=5, power=4, tags=(GANGER, VALENTINO),
    number="MS01-WNC 009",
    effects=(
        when(ATTACK,
             MayPay(2,
                    PickGig(gig(FRIENDLY, is_max=True)),
                    GivePower(THIS, Frozen(GigValue(gig_in("gig")))))),
    ),
)

JAPANTOWN_JONIN = unit(
    "Japantown Jonin", "", RED, ram=2, cost=2, power=0, tags=(TYGER_CLAWS,), number="MS01-WNC 010",
    effects=(
        when(PLAY, GivePower(one(FRIENDLY_UNIT), 2)),
    ),
)

JOHNNY_SILVERHAND_NEVER_STOP_FIGHTING = unit(
    "Johnny Silverhand", "Never Stop Fighting", RED, ram=2, cost=6, power=8, tags=(MERC, ROCKER, SAMURAI),
    number="MS01-WNC 011",
    effects=(
        when(On(WON, THIS_ONE, first_each_turn=True), Ready(THIS)),
        wins_fights_against(CORPO),
    ),
)

KERRY_EURODYNE_THE_LAST_ROCKERBOY = unit(
    "Kerry Eurodyne", "The Last Rockerboy", RED, ram=1, cost=4, power=5, tags=(ROCKER, SAMURAI),
    number="MS01-WNC 012",
    effects=(
        activated(If(Controls(gig(FRIENDLY, at_least=8)), Draw(2))),
    ),
)

LA_LLORONA = unit(
    "La Llorona", "Ghost of the Past", RED, ram=1, cost=3, power=3, tags=(GANGER, VALENTINO),
    number="MS01-WNC 013", keywords=BLOCKER,
    effects=(
        when(BLOCKS, Increase(gig(), up_to=3)),
    ),
)

MEREDITH_STOUT = unit(
    "Meredith Stout", "Stone Cold Corpo", RED, ram=1, cost=4, power=5, tags=(CORPO, MILITECH),
    number="MS01-WNC 014", keywords=BLOCKER,
    effects=(
        have_power(THIS, 2, during=WHILE_FIGHTING, against=LEGEND),
        when((On(ADJUSTED, FRIENDLY, by=RIVAL, once_a_batch=True),
              On(SWAPPED, FRIENDLY, by=RIVAL, once_a_batch=True)),
             AddToHand(may_one(YOUR_TRASH))),
    ),
)

MINOTAUR = unit(
    "Minotaur", "", RED, ram=2, cost=7, power=9, tags=(ARASAKA, DRONE, MILITECH), number="SD02-EBP 003",
    effects=(
        when(PLAY, Defeat(one(RIVAL_UNIT, power_at_most=5)), only_if=MoreStreetCred()),
    ),
)

OCTANT = unit(
    "Octant", "", RED, ram=4, cost=7, power=8, tags=(DRONE, MILITECH, ZETATECH), number="MS01-WNC 015",
    effects=(
        costs_less(CountGigs(gig(FRIENDLY, at_least=8))),
    ),
)

ROYCE_DONT_CALL_ME_SIMON = unit(
    "Royce", "Don't Call Me Simon", RED, ram=2, cost=5, power=4, tags=(GANGER, MAELSTROM),
    number="MS01-WNC 016",
    effects=(
        when(PLAY,
             If(MoreStreetCred(),
                Defeat(one(RIVAL_UNIT, power_at_most=3)),
                otherwise=(Defeat(one(RIVAL_UNIT, power_at_most=2)),))),
    ),
)

RUTHLESS_LOWLIFE = unit(
    "Ruthless Lowlife", "", RED, ram=1, cost=2, power=4, tags=(GANGER, MAELSTROM), number="MS01-WNC 017",
    effects=(
        only_attacks_units(),
    ),
)

SCREW = unit(
    "Screw", "Lovelorn Fool", RED, ram=2, cost=5, power=7, tags=(GANGER, MAELSTROM), number="MS01-WNC 018",
    effects=(
        when(DEFEATED, AddToHand(one(YOUR_TRASH, type=UNIT, other=True))),
    ),
)

SWORDWISE_HUSCLE = unit(
    "Swordwise Huscle", "", RED, ram=2, cost=3, power=3, tags=(MERC,), number="MS01-WNC 019",
    effects=(
        when(ATTACK, Draw(1), only_if=AtLeast(PowerOf(THIS), 5)),
    ),
)

V_ROAMER_OF_THE_BADLANDS = unit(
    "V", "Roamer of the Badlands", RED, ram=2, cost=5, power=6, tags=(MERC, NOMAD), number="MS01-WNC 020",
    effects=(
        when(STEALS, Increase(THAT_GIG, up_to=5)),
        when(YOUR_TURN_ENDS, Draw(1), only_if=Controls(gig(FRIENDLY, at_least=8), 2)),
    ),
)

VALENTINO_GUERRERA = unit(
    "Valentino Guerrera", "", RED, ram=2, cost=3, power=4, tags=(GANGER, VALENTINO), number="MS01-WNC 021",
    effects=(
        may_attack(READY_BLOCKERS, only_if=MoreStreetCred()),
    ),
)

YORINOBU_ARASAKA_STEEL_DRAGON = unit(
    "Yorinobu Arasaka", "Steel Dragon", RED, ram=3, cost=7, power=9, tags=(ARASAKA, CORPO),
    number="MS01-WNC 022",
    effects=(
        when(PLAY,
             Play(may_one(YOUR_HAND_OR_TRASH, type=UNIT, cost_at_most=4), into="unit"),
             MayAttack(cards_in("unit"), SPENT_UNITS | DESPITE_LAG)),
        when(On(WAS_DEFEATED, types=UNIT, tag=ARASAKA, first_each_turn=True), Draw(1)),
    ),
)

# fmt: on

UNITS_RED: Final[tuple[Declaration, ...]] = (
    SIXTH_STREET_RECRUITS,
    ANIMALS_WRECKER,
    CHROME_FANG,
    EL_SOMBRERON,
    JAPANTOWN_JONIN,
    JOHNNY_SILVERHAND_NEVER_STOP_FIGHTING,
    KERRY_EURODYNE_THE_LAST_ROCKERBOY,
    LA_LLORONA,
    MEREDITH_STOUT,
    MINOTAUR,
    OCTANT,
    ROYCE_DONT_CALL_ME_SIMON,
    RUTHLESS_LOWLIFE,
    SCREW,
    SWORDWISE_HUSCLE,
    V_ROAMER_OF_THE_BADLANDS,
    VALENTINO_GUERRERA,
    YORINOBU_ARASAKA_STEEL_DRAGON,
)
