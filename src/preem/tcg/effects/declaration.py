"""A declared card: its printed facts and its text as clauses in printed order, and what they become (CR 3, 10.1)."""

from __future__ import annotations

from typing import final

from preem.tcg import registry
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
from preem.tcg.effects.verbs_lasting import GivePowerWhileFighting, Later


class Clause:
    """One printed text."""

    def declare(self, declaration: Declaration) -> None:
        """Enter it in the declaration's lists."""
        raise NotImplementedError


@final
class Words(Clause):
    """A Program's own text, or a part of it."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def declare(self, declaration: Declaration) -> None:
        declaration.own_text.append(self.effect)


@final
class Declaration:
    """One card as printed: its facts, and its text as clauses in printed order (CR 3)."""

    def __init__(
        self,
        slug: str,
        name: str,
        subtitle: str,
        card_type: int,
        color: int,
        ram: int,
        cost: int | None,
        power: int | None,
        sell_tag: bool,
        tags: tuple[str, ...],
        keywords: int,
        number: str,
        effects: tuple[Clause | Effect, ...],
    ) -> None:
        self.slug: str = slug
        self.name: str = name
        self.subtitle: str = subtitle
        self.type: int = card_type
        self.color: int = color
        self.ram: int = ram
        self.cost: int | None = cost
        self.power: int | None = power
        self.sell_tag: bool = sell_tag
        self.tags: tuple[str, ...] = tags
        self.keywords: int = keywords
        self.number: str = number
        self.clauses: list[Clause] = [each if isinstance(each, Clause) else Words(each) for each in effects]
        self.registered: int = -1
        # What the clauses become.
        self.own_text: list[Effect] = []
        self.mask: int = 0
        self.programs: list[list[Effect]] = []
        self.conditions: list[Condition | None] = []
        self.program_uses: list[int] = []
        self.triggers: list[Trigger] = []
        self.activated: list[Activated] = []
        self.power_bonuses: list[PowerBonus] = []
        self.keyword_grants: list[KeywordGrant] = []
        self.attack_bans: list[AttackBan] = []
        self.attack_permissions: list[AttackPermission] = []
        self.price_changes: list[PriceChange] = []
        self.own_prices: list[PriceChange] = []
        self.block_bans: list[BlockBan] = []
        self.fight_rules: list[FightRule] = []
        self.free_calls: list[Condition] = []
        self.defeat_replacements: list[DefeatReplacement] = []
        self.steal_replacements: list[StealReplacement] = []
        self.roll_replacements: list[RollReplacement] = []
        self.live_amounts: list[PowerBonus] = []

    def __repr__(self) -> str:
        return f"<{self.slug}>"

    def compile(self) -> None:
        """Turn the clauses into programs and lists; program 0 is a Program's own text."""
        self.programs.append([])
        self.conditions.append(None)
        self.program_uses.append(0)
        for clause in self.clauses:
            clause.declare(self)
        self.programs[0] = self._steps(self.own_text)

    def add_program(self, words: list[Effect], condition: Condition | None) -> int:
        """A new program of these words; gives its number."""
        number = len(self.programs)
        self.programs.append([])
        self.conditions.append(condition)
        uses = condition.uses() if condition is not None else 0
        self.program_uses.append(0)
        steps = self._steps(words)
        for step in steps:
            uses |= step.uses()
        self.programs[number] = steps
        self.program_uses[number] = uses
        return number

    def _steps(self, words: list[Effect]) -> list[Effect]:
        steps: list[Effect] = []
        for word in words:
            word.flatten(steps)
        for step in steps:
            if isinstance(step, Later):
                step.program = self.add_program(step.words, step.only_if)
            elif isinstance(step, GivePowerWhileFighting):
                step.place = len(self.live_amounts)
                self.live_amounts.append(step.bonus)
        return steps


def number_of(declaration: Declaration) -> int:
    """The number of a declaration in the registry, which it gets here when it is new."""
    if declaration.registered >= 0:
        return declaration.registered
    number = len(registry.SLUG)
    declaration.registered = number
    declaration.compile()
    registry.SLUG.append(declaration.slug)
    registry.NAME.append(declaration.name)
    registry.TYPE.append(declaration.type)
    registry.COLOR.append(declaration.color)
    registry.COST.append(-1 if declaration.cost is None else declaration.cost)
    registry.COST_VALUE.append(declaration.cost or 0)
    registry.POWER.append(declaration.power or 0)
    registry.KEYWORDS.append(declaration.keywords)
    registry.SELL_TAG.append(1 if declaration.sell_tag else 0)
    registry.TAGS.append(list(declaration.tags))
    registry.MASK.append(declaration.mask)
    registry.PROGRAMS.append(declaration.programs)
    registry.PROGRAM_CONDITION.append(declaration.conditions)
    registry.PROGRAM_USES.append(declaration.program_uses)
    registry.TRIGGERS.append(declaration.triggers)
    registry.ACTIVATED.append(declaration.activated)
    registry.POWER_BONUSES.append(declaration.power_bonuses)
    registry.KEYWORD_GRANTS.append(declaration.keyword_grants)
    registry.ATTACK_BANS.append(declaration.attack_bans)
    registry.ATTACK_PERMISSIONS.append(declaration.attack_permissions)
    registry.PRICE_CHANGES.append(declaration.price_changes)
    registry.OWN_PRICES.append(declaration.own_prices)
    registry.BLOCK_BANS.append(declaration.block_bans)
    registry.FIGHT_RULES.append(declaration.fight_rules)
    registry.FREE_CALLS.append(declaration.free_calls)
    registry.DEFEAT_REPLACEMENTS.append(declaration.defeat_replacements)
    registry.STEAL_REPLACEMENTS.append(declaration.steal_replacements)
    registry.ROLL_REPLACEMENTS.append(declaration.roll_replacements)
    registry.LIVE_AMOUNTS.append(declaration.live_amounts)
    return number
