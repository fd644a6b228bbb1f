"""What is printed on the cards, as columns indexed by the number of a declaration (CR 3).

A declaration is registered once (`declaration.number_of`) and keeps its number for the life of the process. Numbers never leave
it: text forms name cards by slug, so two processes may count differently and still play the same game.
"""

from typing import Final

from preem.tcg.effects.base import (
    Activated,
    AttackBan,
    AttackPermission,
    BlockBan,
    Condition,
    DefeatReplacement,
    Effect,
    FightRule,
    KeywordGrant,
    PowerBonus,
    PriceChange,
    RollReplacement,
    StealReplacement,
    Trigger,
)

SLUG: Final[list[str]] = []
NAME: Final[list[str]] = []  # without the subtitle (CR 3.9.2)
TYPE: Final[list[int]] = []
COLOR: Final[list[int]] = []
COST: Final[list[int]] = []  # -1 is a null cost (CR 3.11.2)
COST_VALUE: Final[list[int]] = []  # what effects read: a null cost counts as 0 (CR 3.11.2.3)
POWER: Final[list[int]] = []
KEYWORDS: Final[list[int]] = []
SELL_TAG: Final[list[int]] = []
TAGS: Final[list[list[str]]] = []
MASK: Final[list[int]] = []  # which events and questions its text in play has an answer to (terms.py)

# Programs: the bodies of its effects, each a flat list of steps; a Program's own text is program 0.
PROGRAMS: Final[list[list[list[Effect]]]] = []
PROGRAM_CONDITION: Final[list[list[Condition | None]]] = []  # read again when a pending effect resolves (CR 10.15.1)
PROGRAM_USES: Final[list[list[int]]] = []

# Kinds of printed text, in printed order.
TRIGGERS: Final[list[list[Trigger]]] = []
ACTIVATED: Final[list[list[Activated]]] = []
POWER_BONUSES: Final[list[list[PowerBonus]]] = []
KEYWORD_GRANTS: Final[list[list[KeywordGrant]]] = []
ATTACK_BANS: Final[list[list[AttackBan]]] = []
ATTACK_PERMISSIONS: Final[list[list[AttackPermission]]] = []
PRICE_CHANGES: Final[list[list[PriceChange]]] = []
OWN_PRICES: Final[list[list[PriceChange]]] = []
BLOCK_BANS: Final[list[list[BlockBan]]] = []
FIGHT_RULES: Final[list[list[FightRule]]] = []
FREE_CALLS: Final[list[list[Condition]]] = []
DEFEAT_REPLACEMENTS: Final[list[list[DefeatReplacement]]] = []
STEAL_REPLACEMENTS: Final[list[list[StealReplacement]]] = []
ROLL_REPLACEMENTS: Final[list[list[RollReplacement]]] = []
LIVE_AMOUNTS: Final[list[list[PowerBonus]]] = []  # power changes in force whose number stays live
