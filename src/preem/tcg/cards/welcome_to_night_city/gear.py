"""The Gear of Welcome to Night City and its starter decks, in the order of names (CR 4.10 to 4.12)."""

from typing import Final

from preem.tcg.effects.tags import (
    ARASAKA,
    CYBERWARE,
    MEDTECH,
    MERC,
    NETRUNNER,
    NETWATCH,
    TRAUMA_TEAM,
    WEAPON,
    ZETATECH,
)
from preem.tcg.effects.words import (
    ADRENALINE,
    ATTACK,
    BLOCKER,
    BLUE,
    DEFEATED,
    FACE_DOWN_LEGEND,
    FACE_UP_LEGEND,
    GO_SOLO,
    GREEN,
    IS_SPENT,
    QUICK,
    RED,
    RIVAL,
    RIVAL_UNIT,
    STOLE,
    THIS,
    THIS_ONE,
    UNIT,
    WON,
    YELLOW,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    Adjust,
    AtEndOfTurn,
    BottomDeckFallen,
    CallFree,
    CallIsLeft,
    CostOf,
    Count,
    Declaration,
    Decrease,
    Defeat,
    DifferentValues,
    Discard,
    Draw,
    Either,
    If,
    Is,
    IsNamed,
    LookAt,
    May,
    On,
    Play,
    Ready,
    ReadyEddies,
    RivalHasMoreGigs,
    Search,
    Steal,
    TrashCards,
    activated,
    cards_in,
    costs_less,
    defeat_this_gear_instead,
    gear,
    gig,
    have_keyword,
    may_one,
    one,
    rivals_pay_more_for_go_solo,
    when,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

ADRENALINE_CONVERTER = gear(
    "Adrenaline Converter", "", YELLOW, ram=4, cost=2, power=3, tags=(CYBERWARE, MEDTECH),
    number="MS01-WNC 059",
    effects=(
        have_keyword(THIS, ADRENALINE, only_if=RivalHasMoreGigs(2)),
    ),
)

ARASAKA_EMERGENCY_RADIOPORT = gear(
    "Arasaka Emergency Radioport", "", RED, ram=2, cost=2, power=2, tags=(ARASAKA, CYBERWARE),
    number="MS01-WNC 023",
    effects=(
        when(IS_SPENT,
             LookAt(may_one(FACE_DOWN_LEGEND)),
             If(Either(Is(cards_in("legend"), tag=ARASAKA), Is(cards_in("legend"), keyword=GO_SOLO)),
                May(CallFree(cards_in("legend")), if_possible=CallIsLeft()))),
    ),
)

DEADMAN_TRANSMITTER = gear(
    "Deadman Transmitter", "", RED, ram=3, cost=3, power=1, tags=(CYBERWARE, TRAUMA_TEAM),
    number="MS01-WNC 024",
    effects=(
        defeat_this_gear_instead(),
    ),
)

DYING_NIGHT = gear(
    "Dying Night", "V's Pistol", BLUE, ram=2, cost=2, power=2, tags=(MERC, WEAPON),
    number="MS01-WNC 128",
    effects=(
        when(ATTACK,
             Decrease(gig(), up_to=2),
             If(IsNamed("V"), AtEndOfTurn(ReadyEddies(2)))),
    ),
)

GORILLA_ARMS = gear(
    "Gorilla Arms", "", YELLOW, ram=3, cost=4, power=3, tags=(CYBERWARE,), number="MS01-WNC 060",
    effects=(
        when(On(STOLE, THIS_ONE, first_each_turn=True), Steal(THIS, unshared=True)),
    ),
)

KIROSHI_OPTICS = gear(
    "Kiroshi Optics", "", YELLOW, ram=1, cost=1, power=1, tags=(CYBERWARE,), number="MS01-WNC 061",
    effects=(
        when(ATTACK, LookAt(one(FACE_DOWN_LEGEND))),
    ),
)

MANDIBULAR_UPGRADE = gear(
    "Mandibular Upgrade", "", YELLOW, ram=2, cost=1, power=0, tags=(CYBERWARE,), number="MS01-WNC 062",
    keywords=BLOCKER,
)

MANTIS_BLADES = gear(
    "Mantis Blades", "", RED, ram=1, cost=1, power=2, tags=(CYBERWARE,), number="MS01-WNC 025",
)

NETWATCH_NETDRIVER = gear(
    "NetWatch Netdriver", "", BLUE, ram=2, cost=3, power=2, tags=(CYBERWARE, NETRUNNER, NETWATCH),
    number="MS01-WNC 129",
    effects=(
        when(IS_SPENT, Draw(1)),
    ),
)

OVERWATCH = gear(
    "Overwatch", "Panam's Gift", GREEN, ram=4, cost=4, power=4, tags=(WEAPON,), number="MS01-WNC 093",
    keywords=QUICK,
    effects=(
        activated(
            Discard(1),
            Defeat(one(RIVAL_UNIT, spent=True, cost_at_most=CostOf("discarded"))),
            eddies=1, quick=True,
        ),
    ),
)

RIOT_SHIELD = gear(
    "Riot Shield", "", GREEN, ram=2, cost=2, power=1, tags=(WEAPON,), number="MS01-WNC 094",
    keywords=BLOCKER,
    effects=(
        rivals_pay_more_for_go_solo(2),
    ),
)

SANDEVISTAN = gear(
    "Sandevistan", "", GREEN, ram=3, cost=3, power=2, tags=(CYBERWARE,), number="MS01-WNC 095",
    effects=(
        when(YOUR_TURN_ENDS, Ready(THIS)),
    ),
)

SATORI = gear(
    "Satori", "Sword of Saburo", RED, ram=1, cost=2, power=2, tags=(ARASAKA, WEAPON),
    number="MS01-WNC 026",
    effects=(
        when(On(WON, THIS_ONE, against=RIVAL), Draw(1)),
    ),
)

TETRATRONIC_RIPPLER = gear(
    "Tetratronic Rippler", "", BLUE, ram=2, cost=1, power=1, tags=(CYBERWARE,), number="MS01-WNC 130",
    effects=(
        when(IS_SPENT,
             Search(1),
             May(TrashCards(cards_in("found")), if_possible=Is(cards_in("found")))),
    ),
)

THE_RELIC = gear(
    "The Relic", "Experimental Biochip", YELLOW, ram=4, cost=5, power=3, tags=(ARASAKA, CYBERWARE),
    number="MS01-WNC 063",
    effects=(
        when(DEFEATED,
             Play(one(YOUR_TRASH, type=UNIT, cost_at_most=9, other=True)),
             BottomDeckFallen()),
    ),
)

ZETATECH_BERSERK = gear(
    "Zetatech Berserk", "", GREEN, ram=2, cost=6, power=3, tags=(CYBERWARE, ZETATECH),
    number="MS01-WNC 096",
    effects=(
        costs_less(Count(FACE_UP_LEGEND)),
    ),
)

ZETATECH_FACEPLATE = gear(
    "Zetatech Faceplate", "", YELLOW, ram=2, cost=2, power=2, tags=(CYBERWARE, ZETATECH),
    number="MS01-WNC 064",
    effects=(
        when(IS_SPENT,
             Adjust(gig(), up_to=1),
             If(DifferentValues(3), Draw(1))),
    ),
)

# fmt: on

GEAR_CARDS: Final[tuple[Declaration, ...]] = (
    ADRENALINE_CONVERTER,
    ARASAKA_EMERGENCY_RADIOPORT,
    DEADMAN_TRANSMITTER,
    DYING_NIGHT,
    GORILLA_ARMS,
    KIROSHI_OPTICS,
    MANDIBULAR_UPGRADE,
    MANTIS_BLADES,
    NETWATCH_NETDRIVER,
    OVERWATCH,
    RIOT_SHIELD,
    SANDEVISTAN,
    SATORI,
    TETRATRONIC_RIPPLER,
    THE_RELIC,
    ZETATECH_BERSERK,
    ZETATECH_FACEPLATE,
)
