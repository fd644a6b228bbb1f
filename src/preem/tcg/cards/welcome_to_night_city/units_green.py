"""The Green Units of Welcome to Night City and its starter decks, in the order of their names (CR 4.6)."""

from typing import Final

from preem.tcg.effects.tags import (
    ALDECALDO,
    ARASAKA,
    CORPO,
    FIXER,
    GANGER,
    MAELSTROM,
    MEDTECH,
    MERC,
    NCPD,
    NETRUNNER,
    NOMAD,
    RAFFEN_SHIV,
    TECHIE,
    TRAUMA_TEAM,
    TYGER_CLAWS,
    VALENTINO,
    VEHICLE,
    ZETATECH,
)
from preem.tcg.effects.words import (
    ADRENALINE,
    ATTACK,
    BLOCKER,
    DESPITE_LAG,
    FACE_DOWN_LEGEND,
    FACE_UP_LEGEND,
    FRIENDLY_UNIT,
    GREEN,
    LEGEND_IN_AREA,
    LOSES,
    PLAY,
    RIVAL_UNIT,
    SPENT_UNITS,
    STEALS,
    THAT_GIG,
    THE_GIG_AREA,
    THE_OPPOSING_UNIT,
    THIS,
    WHILE_ATTACKING,
    YOUR_TURN_ENDS,
    AllLegendsAreFaceUp,
    AtLeast,
    CallFree,
    CantReady,
    Count,
    Declaration,
    Defeat,
    Discard,
    Draw,
    FreeCall,
    GigValue,
    GiveKeyword,
    GivePower,
    If,
    IfYouDo,
    Is,
    Ready,
    RivalHasMoreGigs,
    Spend,
    StreetCredIsEven,
    Swap,
    ValuePairs,
    YourTurn,
    cant_attack,
    costs_less,
    exactly,
    have_power,
    may_attack,
    may_one,
    narrowed,
    one,
    unit,
    up_to,
    when,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

CORPO_SECURITY = unit(
    "Corpo Security", "", GREEN, ram=1, cost=2, power=2, tags=(CORPO,),
    number="MS01-WNC 076", keywords=BLOCKER,
    effects=(
        cant_attack(),
    ),
)

EMERGENCY_ATLUS = unit(
    "Emergency Atlus", "", GREEN, ram=1, cost=3, power=4, tags=(TRAUMA_TEAM, VEHICLE, ZETATECH),
    number="MS01-WNC 077",
)

FIELD_OPERATOR = unit(
    "Field Operator", "", GREEN, ram=2, cost=3, power=2, tags=(ARASAKA, CORPO, TECHIE), number="MS01-WNC 078",
    effects=(
        when(PLAY, Draw(1), only_if=StreetCredIsEven()),
    ),
)

GORO_TAKEMURA_LOSING_HIS_WAY = unit(
    "Goro Takemura", "Losing His Way", GREEN, ram=3, cost=4, power=4, tags=(ARASAKA, CORPO),
    number="SD02-EBP 017",
    effects=(
        when(ATTACK, GivePower(THIS, 5), only_if=AllLegendsAreFaceUp()),
    ),
)

MAELSTROM_ZEALOTS = unit(
    "Maelstrom Zealots", "", GREEN, ram=1, cost=4, power=0, tags=(GANGER, MAELSTROM), number="MS01-WNC 079",
    effects=(
        when(LOSES, Defeat(THE_OPPOSING_UNIT)),
    ),
)

MAXTAC_AV = unit(
    "MaxTac AV", "", GREEN, ram=2, cost=5, power=8, tags=(NCPD, VEHICLE), number="MS01-WNC 080",
    effects=(
        when(PLAY, Swap(may=True)),
    ),
)

MAXTAC_HEAVY = unit(
    "MaxTac Heavy", "", GREEN, ram=3, cost=7, power=8, tags=(NCPD,), number="MS01-WNC 081",
    effects=(
        costs_less(Count(RIVAL_UNIT)),
    ),
)

MAXTAC_SQUADRON = unit(
    "MaxTac Squadron", "", GREEN, ram=3, cost=3, power=4, tags=(NCPD,), number="MS01-WNC 082",
    effects=(
        when(YOUR_TURN_ENDS, Ready(one(FACE_UP_LEGEND)), only_if=Is(THIS, spent=True)),
    ),
)

NADIA = unit(
    "Nadia", "Fighting Through Grief", GREEN, ram=2, cost=6, power=8, tags=(MEDTECH, TRAUMA_TEAM),
    number="MS01-WNC 083",
    effects=(
        may_attack(THE_GIG_AREA | DESPITE_LAG, only_if=RivalHasMoreGigs()),
    ),
)

PACIFICA_NETRUNNER = unit(
    "Pacifica Netrunner", "", GREEN, ram=2, cost=4, power=1, tags=(NETRUNNER,), number="MS01-WNC 084",
    effects=(
        when(PLAY, CantReady(one(RIVAL_UNIT)), only_if=StreetCredIsEven()),
    ),
)

PANAM_PALMER_STRENGTH_THROUGH_FAMILY = unit(
    "Panam Palmer", "Strength Through Family", GREEN, ram=4, cost=6, power=6, tags=(ALDECALDO, MERC, NOMAD),
    number="MS01-WNC 085",
    effects=(
        FreeCall(YourTurn()),
        when(ATTACK,
             Discard(1),
             If(IfYouDo(), Draw(Count(FACE_UP_LEGEND)))),
    ),
)

PEPE_NAJARRO = unit(
    "Pepe Najarro", "Working Doubles", GREEN, ram=2, cost=4, power=6, tags=(VALENTINO,),
    number="MS01-WNC 086",
    effects=(
        when(ATTACK, Ready(up_to(2, LEGEND_IN_AREA, tag=MERC)), only_if=AtLeast(ValuePairs(), 1)),
    ),
)

RIDING_NOMAD = unit(
    "Riding Nomad", "", GREEN, ram=4, cost=5, power=4, tags=(NOMAD,),
    number="MS01-WNC 087", keywords=ADRENALINE,
)

SANDAYU_ODA = unit(
    "Sandayu Oda", "Hanako's Guardian", GREEN, ram=2, cost=7, power=8, tags=(ARASAKA, CORPO),
    number="MS01-WNC 088",
    effects=(
        when(PLAY, Spend(exactly(ValuePairs(), RIVAL_UNIT))),
        may_attack(SPENT_UNITS | DESPITE_LAG),
    ),
)

SAUL_BRIGHT = unit(
    "Saul Bright", "Stormrider", GREEN, ram=2, cost=8, power=14, tags=(ALDECALDO, NOMAD),
    number="MS01-WNC 089",
    effects=(
        have_power(narrowed(FRIENDLY_UNIT, other=True), 2, during=WHILE_ATTACKING),
        when(YOUR_TURN_ENDS, Ready(up_to(3, FRIENDLY_UNIT))),
    ),
)

TYGERS_WHISPER = unit(
    "Tyger's Whisper", "", GREEN, ram=1, cost=2, power=0, tags=(FIXER, TYGER_CLAWS), number="MS01-WNC 090",
    effects=(
        when(PLAY, CallFree(may_one(FACE_DOWN_LEGEND))),
    ),
)

VALENTINO_STREET_RACER = unit(
    "Valentino Street Racer", "", GREEN, ram=2, cost=3, power=3, tags=(VALENTINO, VEHICLE),
    number="MS01-WNC 091",
    effects=(
        when(PLAY, GiveKeyword(one(FRIENDLY_UNIT, other=True, cost_at_most=5), ADRENALINE)),
    ),
)

WRAITH_MARAUDERS = unit(
    "Wraith Marauders", "", GREEN, ram=2, cost=5, power=4, tags=(GANGER, NOMAD, RAFFEN_SHIV),
    number="MS01-WNC 092",
    effects=(
        when(STEALS, Ready(one(FRIENDLY_UNIT, other=True, power_is=GigValue(THAT_GIG)))),
    ),
)

# fmt: on

UNITS_GREEN: Final[tuple[Declaration, ...]] = (
    CORPO_SECURITY,
    EMERGENCY_ATLUS,
    FIELD_OPERATOR,
    GORO_TAKEMURA_LOSING_HIS_WAY,
    MAELSTROM_ZEALOTS,
    MAXTAC_AV,
    MAXTAC_HEAVY,
    MAXTAC_SQUADRON,
    NADIA,
    PACIFICA_NETRUNNER,
    PANAM_PALMER_STRENGTH_THROUGH_FAMILY,
    PEPE_NAJARRO,
    RIDING_NOMAD,
    SANDAYU_ODA,
    SAUL_BRIGHT,
    TYGERS_WHISPER,
    VALENTINO_STREET_RACER,
    WRAITH_MARAUDERS,
)
