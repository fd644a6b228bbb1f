"""The Legends of Welcome to Night City and its starter decks, in the order of names (CR 4.2 to 4.5)."""

from typing import Final

from preem.tcg.effects.tags import (
    ALDECALDO,
    ARASAKA,
    BRAINDANCE,
    CORPO,
    DOLL,
    FIXER,
    GANGER,
    MAELSTROM,
    MAINES_CREW,
    MERC,
    MOX,
    NCPD,
    NETRUNNER,
    NOMAD,
    RIPPERDOC,
    ROCKER,
    SAMURAI,
    TECHIE,
    TYGER_CLAWS,
    VALENTINO,
)
from preem.tcg.effects.words import (
    ATTACK,
    ATTACKED,
    BLOCKED,
    BLOCKER,
    BLUE,
    CALL,
    DEFEATED,
    DESPITE_LAG,
    FRIENDLY,
    FRIENDLY_GEAR,
    FRIENDLY_UNIT,
    GEAR,
    GO_SOLO,
    GREEN,
    ITS_GEAR,
    LEGEND,
    PLAY,
    PLAYED,
    PROGRAM,
    QUICK,
    RED,
    RIVAL_UNIT,
    ROLLED,
    SPENT_UNITS,
    STOLE,
    THAT_GIG,
    THIS,
    UNIT,
    UNIT_OR_LEGEND,
    WAS_DEFEATED,
    WHILE_ATTACKING,
    YELLOW,
    YOUR_HAND,
    YOUR_TRASH,
    YOUR_TURN_ENDS,
    YOUR_TURN_STARTS,
    AddToHand,
    Adjust,
    AtLeast,
    Both,
    BottomDeck,
    CantBeDefeatedInFight,
    Choose,
    CostOf,
    Count,
    CountGigs,
    Declaration,
    Decrease,
    Defeat,
    Discard,
    Draw,
    Frozen,
    GearOn,
    GigValue,
    GiveKeyword,
    GivePower,
    HasSides,
    If,
    IfYouDo,
    Increase,
    Is,
    IsEven,
    IsMin,
    IsOdd,
    May,
    MayAttack,
    MayReroll,
    Mode,
    MoveGear,
    MustAttack,
    NextPlayCosts,
    On,
    Play,
    Ready,
    ReadyEddies,
    RevealTop,
    RivalDiscards,
    Search,
    SetToValueOf,
    Spend,
    StreetCredBelow,
    Swap,
    Times,
    Trash,
    TrashCards,
    ValuePairs,
    YourTurn,
    activated,
    cards_in,
    every,
    gig,
    gig_in,
    have_power,
    legend,
    may_one,
    may_pay_to_defeat_this_legend_instead,
    minus,
    narrowed,
    one,
    up_to,
    when,
)

# The printed facts of a card stand together, as on the card; each clause of its text has a line of its own.
# fmt: off

ADAM_SMASHER_ENDER_OF_LEGENDS = legend(
    "Adam Smasher", "Ender of Legends", RED, cost=9, power=9, tags=(ARASAKA, MERC),
    number="MS01-WNC 001", keywords=GO_SOLO,
    effects=(
        when(PLAY, Defeat(one(RIVAL_UNIT))),
    ),
)

ALT_CUNNINGHAM_SOULKILLER_ARCHITECT = legend(
    "Alt Cunningham", "Soulkiller Architect", BLUE, tags=(MERC, NETRUNNER), number="MS01-WNC 106",
    effects=(
        activated(NextPlayCosts(PROGRAM, Frozen(minus(CountGigs(gig(FRIENDLY, is_min=True)))))),
        activated(Play(one(YOUR_TRASH, type=PROGRAM), free=False, then_under_deck=True), eddies=1),
    ),
)

DEXTER_DESHAWN_OFF_THE_GRID = legend(
    "Dexter DeShawn", "Off the Grid", RED, tags=(FIXER,), number="MS01-WNC 002",
    effects=(
        when(CALL,
             Choose(
                 Mode(GivePower(one(FRIENDLY_UNIT), 2)),
                 Mode(Draw(1)))),
        activated(Increase(gig(), up_to=2)),
    ),
)

DUM_DUM = legend(
    "Dum Dum", "Maelstrom Triggerman", YELLOW, tags=(GANGER, MAELSTROM), number="MS01-WNC 036",
    keywords=QUICK,
    effects=(
        when(CALL,
             Defeat(may_one(FRIENDLY_GEAR)),
             If(IfYouDo(), Draw(2), otherwise=(Draw(1),))),
        activated(
            GivePower(one(FRIENDLY_UNIT), Frozen(GearOn(cards_in("unit"))), into="unit"),
            eddies=1, quick=True,
        ),
    ),
)

EVELYN_PARKER_BEAUTIFUL_ENIGMA = legend(
    "Evelyn Parker", "Beautiful Enigma", BLUE, tags=(DOLL,), number="MS01-WNC 107",
    effects=(
        when(On(STOLE, FRIENDLY, types=UNIT, tags=(CORPO, GANGER), once_a_batch=True), ReadyEddies(1)),
        activated(MustAttack(one(RIVAL_UNIT)), eddies=1),
    ),
)

GORO_TAKEMURA_HANDS_UNCLEAN = legend(
    "Goro Takemura", "Hands Unclean", GREEN, cost=5, power=7, tags=(ARASAKA, CORPO),
    number="SD02-EBP 012", keywords=BLOCKER | GO_SOLO,
)

GORO_TAKEMURA_VENGEFUL_BODYGUARD = legend(
    "Goro Takemura", "Vengeful Bodyguard", GREEN, tags=(ARASAKA, CORPO), number="MS01-WNC 071",
    keywords=QUICK,
    effects=(
        activated(
            GiveKeyword(one(FRIENDLY_UNIT, cost_at_most=4), BLOCKER, into="unit"),
            If(AtLeast(ValuePairs(), 1), GivePower(cards_in("unit"), 1)),
            eddies=1, quick=True,
        ),
        when(On(BLOCKED, FRIENDLY, types=UNIT),
             Discard(1, may=True),
             If(IfYouDo(), Draw(1))),
    ),
)

HANAKO_ARASAKA_DAUGHTER_OF_THE_EMPEROR = legend(
    "Hanako Arasaka", "Daughter of the Emperor", GREEN, tags=(ARASAKA, CORPO, NETRUNNER),
    number="MS01-WNC 072",
    effects=(
        activated(Swap()),
        when(YOUR_TURN_STARTS, Draw(ValuePairs())),
    ),
)

JACKIE_WELLES_MAMAS_FAVORITE = legend(
    "Jackie Welles", "Mama's Favorite", GREEN, cost=6, power=8, tags=(MERC,), number="MS01-WNC 073",
    keywords=GO_SOLO,
    effects=(
        may_pay_to_defeat_this_legend_instead(1),
    ),
)

JACKIE_WELLES_POUR_ONE_OUT_FOR_ME = legend(
    "Jackie Welles", "Pour One Out For Me", BLUE, tags=(MERC,), number="SD01-HEI 011",
    effects=(
        when(On(PLAYED, by=FRIENDLY, types=UNIT | GEAR, color=BLUE, first_each_turn=True),
             Decrease(gig(FRIENDLY), up_to=2, may=True),
             If(Both(IfYouDo(), IsMin(gig_in("gig"))), Draw(1))),
    ),
)

JOHNNY_SILVERHAND_ROCKING_RENEGADE = legend(
    "Johnny Silverhand", "Rocking Renegade", RED, tags=(MERC, ROCKER, SAMURAI), number="MS01-WNC 003",
    effects=(
        activated(
            MayAttack(one(FRIENDLY_UNIT), SPENT_UNITS | DESPITE_LAG, into="unit"),
            If(Is(cards_in("unit"), tag=ROCKER), GivePower(cards_in("unit"), 2)),
            eddies=2, discount=CountGigs(gig(FRIENDLY, at_least=8)),
        ),
    ),
)

JUDY_ALVAREZ_BRAINDANCE_MAESTRO = legend(
    "Judy Álvarez", "Braindance Maestro", BLUE, tags=(GANGER, MOX, TECHIE), number="MS01-WNC 108",
    effects=(
        when(On(PLAYED, by=FRIENDLY, types=PROGRAM, tag=BRAINDANCE), GivePower(one(FRIENDLY_UNIT), 1)),
        activated(
            Trash(1),
            May(AddToHand(cards_in("trashed")), if_possible=Is(cards_in("trashed"), type=PROGRAM)),
        ),
    ),
)

KERRY_EURODYNE_AXE_ATTITUDE_AUDIENCE = legend(
    "Kerry Eurodyne", "Axe, Attitude, Audience", YELLOW, tags=(ROCKER, SAMURAI), number="MS01-WNC 037",
    effects=(
        MayReroll(),
        when(On(ROLLED, by=FRIENDLY, min_or_max=True),
             If(HasSides(THAT_GIG, 20), Draw(3), otherwise=(Draw(1),))),
    ),
)

MUAMAR_REYES = legend(
    "Muamar Reyes", "El Capitán", YELLOW, tags=(FIXER,), number="MS01-WNC 038",
    effects=(
        when(CALL,
             Choose(
                 Mode(CantBeDefeatedInFight(one(FRIENDLY_UNIT))),
                 Mode(Draw(1)))),
        activated(Adjust(gig(), by=1)),
    ),
)

PADRE = legend(
    "Padre", "Man of the Cross", GREEN, tags=(FIXER, GANGER, VALENTINO), number="MS01-WNC 074",
    effects=(
        when(CALL,
             Choose(
                 Mode(Spend(one(RIVAL_UNIT))),
                 Mode(Draw(1)))),
        activated(SetToValueOf(gig(), gig(other_player_than="gig"))),
    ),
)

PANAM_PALMER_NOMAD_CAVALRY = legend(
    "Panam Palmer", "Nomad Cavalry", GREEN, tags=(ALDECALDO, MERC, NOMAD), number="MS01-WNC 075",
    effects=(
        activated(
            MoveGear(one(ITS_GEAR), to=one(FRIENDLY_UNIT, equipped=False)),
            If(IfYouDo(), Ready(cards_in("unit"))),
            eddies=2,
        ),
        when(YOUR_TURN_ENDS,
             Ready(every(UNIT_OR_LEGEND, equipped=True)),
             only_if=AtLeast(Count(narrowed(UNIT_OR_LEGEND, equipped=True)), 5)),
    ),
)

RIVER_WARD = legend(
    "River Ward", "Detective on the Hunt", YELLOW, tags=(NCPD,), number="MS01-WNC 039", keywords=QUICK,
    effects=(
        activated(Play(may_one(YOUR_HAND, type=GEAR, cost_at_most=2)), quick=True),
        when(On(WAS_DEFEATED, FRIENDLY, types=UNIT, equipped=True),
             Search(2),
             TrashCards(one(cards_in("found")))),
    ),
)

ROGUE_AMENDIARES_PREEM_SOLO = legend(
    "Rogue Amendiares", "Preem Solo", YELLOW, cost=7, power=7, tags=(MERC,), number="MS01-WNC 040",
    keywords=GO_SOLO,
    effects=(
        when(On(STOLE, FRIENDLY, types=LEGEND),
             If(IsEven(GigValue(THAT_GIG)), Draw(1)),
             If(IsOdd(GigValue(THAT_GIG)), RivalDiscards(1))),
    ),
)

ROYCE_PSYCHO_ON_THE_EDGE = legend(
    "Royce", "Psycho on the Edge", RED, cost=6, power=6, tags=(GANGER, MAELSTROM),
    number="MS01-WNC 004", keywords=GO_SOLO,
    effects=(
        have_power(THIS, Times(2, GearOn(THIS)), only_if=YourTurn()),
    ),
)

SABURO_ARASAKA = legend(
    "Saburo Arasaka", "Stubborn Patriarch", GREEN, tags=(ARASAKA, CORPO), number="SD02-EBP 013",
    effects=(
        have_power(narrowed(FRIENDLY_UNIT, tag=ARASAKA), 1, during=WHILE_ATTACKING),
    ),
)

SASHA_YAKOVLEVA = legend(
    "Sasha Yakovleva", "Won't Let You Down", BLUE, cost=5, tags=(MAINES_CREW, MERC, NETRUNNER),
    number="MS01-WNC 109", keywords=GO_SOLO,
    effects=(
        when(ATTACK,
             RevealTop(1),
             AddToHand(cards_in("revealed")),
             GivePower(THIS, Frozen(CostOf("revealed")))),
        when(DEFEATED, RivalDiscards(1)),
    ),
)

V_CORPORATE_EXILE = legend(
    "V", "Corporate Exile", BLUE, cost=5, power=8, tags=(CORPO, MERC), number="SD01-HEI 012",
    keywords=GO_SOLO,
)

V_STREETKID = legend(
    "V", "Streetkid", RED, cost=5, power=6, tags=(MERC,), number="MS01-WNC 005a", keywords=GO_SOLO,
    effects=(
        when(CALL,
             Trash(3),
             AddToHand(one(YOUR_TRASH, type=PROGRAM, tag=BRAINDANCE))),
    ),
)

VIKTOR_VEKTOR_SIT_DOWN_AND_RELAX = legend(
    "Viktor Vektor", "Sit Down and Relax", YELLOW, tags=(RIPPERDOC,), number="SD01-HEI 001",
    effects=(
        when(CALL,
             Search(5),
             AddToHand(up_to(2, cards_in("found"), type=GEAR, cost_at_most=2), reveal=True),
             BottomDeck(cards_in("found"))),
    ),
)

WAKAKO_OKADA = legend(
    "Wakako Okada", "Peace and Harmony", BLUE, tags=(FIXER, TYGER_CLAWS), number="MS01-WNC 110",
    effects=(
        when(CALL,
             Choose(
                 Mode(GivePower(one(RIVAL_UNIT), -2)),
                 Mode(Draw(1)))),
        activated(Decrease(gig(), up_to=2)),
    ),
)

YORINOBU_ARASAKA_EMBRACING_DESTRUCTION = legend(
    "Yorinobu Arasaka", "Embracing Destruction", RED, tags=(ARASAKA, CORPO), number="SD02-EBP 001",
    effects=(
        when(On(ATTACKED, FRIENDLY, types=UNIT, tag=ARASAKA, first_each_turn=True),
             Draw(1),
             If(StreetCredBelow(20), Discard(1))),
    ),
)

# fmt: on

LEGENDS: Final[tuple[Declaration, ...]] = (
    ADAM_SMASHER_ENDER_OF_LEGENDS,
    ALT_CUNNINGHAM_SOULKILLER_ARCHITECT,
    DEXTER_DESHAWN_OFF_THE_GRID,
    DUM_DUM,
    EVELYN_PARKER_BEAUTIFUL_ENIGMA,
    GORO_TAKEMURA_HANDS_UNCLEAN,
    GORO_TAKEMURA_VENGEFUL_BODYGUARD,
    HANAKO_ARASAKA_DAUGHTER_OF_THE_EMPEROR,
    JACKIE_WELLES_MAMAS_FAVORITE,
    JACKIE_WELLES_POUR_ONE_OUT_FOR_ME,
    JOHNNY_SILVERHAND_ROCKING_RENEGADE,
    JUDY_ALVAREZ_BRAINDANCE_MAESTRO,
    KERRY_EURODYNE_AXE_ATTITUDE_AUDIENCE,
    MUAMAR_REYES,
    PADRE,
    PANAM_PALMER_NOMAD_CAVALRY,
    RIVER_WARD,
    ROGUE_AMENDIARES_PREEM_SOLO,
    ROYCE_PSYCHO_ON_THE_EDGE,
    SABURO_ARASAKA,
    SASHA_YAKOVLEVA,
    V_CORPORATE_EXILE,
    V_STREETKID,
    VIKTOR_VEKTOR_SIT_DOWN_AND_RELAX,
    WAKAKO_OKADA,
    YORINOBU_ARASAKA_EMBRACING_DESTRUCTION,
)
