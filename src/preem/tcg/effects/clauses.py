"""The kinds of printed text (CR 10.4): when, activated, persistent, replacement; and the declaration that holds them.

A Program's own text stands bare in `effects`: it is done while the card is played (CR 4.13).
"""

from __future__ import annotations

from typing import Final, final

from preem.tcg import frames, registry, terms
from preem.tcg.effects.base import (
    Activated,
    Amount,
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
from preem.tcg.effects.happenings import On
from preem.tcg.effects.nouns import YOUR_HAND, Cards, amount
from preem.tcg.effects.verbs_lasting import GivePowerWhileFighting, Later
from preem.tcg.facts import is_attacking, is_fighting, opposing
from preem.tcg.marks import area_of, has_arrived, is_facedown, owner_of, types_of
from preem.tcg.payment import money
from preem.tcg.table import Table
from preem.tcg.terms import (
    FIELD,
    FRIENDLY,
    HOW_GO_SOLO,
    HOW_PLAY,
    LEGENDS,
)


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
class _Heard(Trigger):
    """A trigger of a declaration: an event, the program it sets off, and its leading "if"."""

    def __init__(self, event: On, program: int, only_if: Condition | None) -> None:
        super().__init__()
        self.event: On = event
        self.kind = event.kind
        self.program = program
        self.only_if = only_if

    def hears(self, table: Table, frame: list[int], row: int) -> bool:
        return self.event.hears(table, frame, row)


@final
class When(Clause):
    """Triggered text: its events, its words, its leading "if" (CR 10.16, 10.3)."""

    def __init__(self, events: tuple[On, ...], words: tuple[Effect, ...], only_if: Condition | None) -> None:
        self.events: list[On] = list(events)
        self.words: list[Effect] = list(words)
        self.only_if: Condition | None = only_if

    def declare(self, declaration: Declaration) -> None:
        program = declaration.add_program(self.words, self.only_if)
        for event in self.events:
            declaration.triggers.append(_Heard(event, program, self.only_if))
            declaration.mask |= 1 << event.kind


def when(event: On | tuple[On, ...], *words: Effect, only_if: Condition | None = None) -> When:
    """When this happens, the words. `only_if` must hold then and when it resolves (CR 10.15.1)."""
    return When((event,) if isinstance(event, On) else event, words, only_if)


@final
class Use(Clause):
    """Activated text: what it costs, and its words (CR 10.18 to 10.20)."""

    def __init__(
        self,
        words: tuple[Effect, ...],
        eddies: int,
        spends: bool,
        quick: bool,
        discount: Amount | None,
        only_if: Condition | None,
    ) -> None:
        self.words: list[Effect] = list(words)
        self.effect: Activated = Activated()
        self.effect.eddies = eddies
        self.effect.spends = spends
        self.effect.quick = quick
        self.effect.discount = discount
        self.effect.only_if = only_if

    def declare(self, declaration: Declaration) -> None:
        self.effect.program = declaration.add_program(self.words, None)
        declaration.activated.append(self.effect)
        declaration.mask |= terms.HAS_ACTIVATED


def activated(
    *words: Effect,
    eddies: int = 0,
    spend: bool = True,
    quick: bool = False,
    discount: Amount | None = None,
    only_if: Condition | None = None,
) -> Use:
    """At will: pay so many €$, spend this card, then the words. `discount` is taken off the €$."""
    return Use(words, eddies, spend, quick, discount, only_if)


# --- persistent text ----------------------------------------------------------------------------------------------------------------


WHILE_ATTACKING: Final = 1
WHILE_FIGHTING: Final = 2


@final
class Bonus(Clause):
    """Cards of a noun have so much power, always or while they attack or fight."""

    def __init__(self, text: PowerBonus) -> None:
        self.text: PowerBonus = text

    def declare(self, declaration: Declaration) -> None:
        declaration.power_bonuses.append(self.text)
        declaration.mask |= terms.HAS_POWER_BONUS


@final
class _PowerOfNoun(PowerBonus):
    def __init__(self, cards: Cards, number: Amount, during: int, against: int, only_if: Condition | None) -> None:
        self.cards: Cards = cards
        self.number: Amount = number
        self.during: int = during
        self.against: int = against
        self.only_if: Condition | None = only_if

    def bonus(self, table: Table, frame: list[int], card: int) -> int:
        if self.during == WHILE_ATTACKING and not is_attacking(table, card):
            return 0
        if self.during == WHILE_FIGHTING:
            if not is_fighting(table, card):
                return 0
            other = opposing(table, card)
            if self.against and (other < 0 or types_of(table, other) & self.against == 0):
                return 0
        if card not in self.cards.candidates(table, frame):
            return 0
        if self.only_if is not None and not self.only_if.holds(table, frame):
            return 0
        return self.number.value(table, frame)


def have_power(
    cards: Cards, number: int | Amount, *, during: int = 0, against: int = 0, only_if: Condition | None = None
) -> Bonus:
    """The noun's cards have so much more power, live. `against`: types the opposing Unit must have."""
    return Bonus(_PowerOfNoun(cards, amount(number), during, against, only_if))


@final
class Grant(Clause):
    """Cards of a noun have keywords while a condition holds (FAQ Adrenaline Converter)."""

    def __init__(self, text: KeywordGrant) -> None:
        self.text: KeywordGrant = text

    def declare(self, declaration: Declaration) -> None:
        declaration.keyword_grants.append(self.text)
        declaration.mask |= terms.HAS_KEYWORD_GRANT


@final
class _KeywordOfNoun(KeywordGrant):
    def __init__(self, cards: Cards, keyword: int, only_if: Condition | None) -> None:
        self.cards: Cards = cards
        self.keyword: int = keyword
        self.only_if: Condition | None = only_if

    def given(self, table: Table, frame: list[int], card: int) -> int:
        if card not in self.cards.candidates(table, frame):
            return 0
        if self.only_if is not None and not self.only_if.holds(table, frame):
            return 0
        return self.keyword


def have_keyword(cards: Cards, keyword: int, *, only_if: Condition | None = None) -> Grant:
    """The noun's cards have a keyword, as long as the condition holds."""
    return Grant(_KeywordOfNoun(cards, keyword, only_if))


@final
class Ban(Clause):
    """An attack that is forbidden as long as the text is read."""

    def __init__(self, text: AttackBan) -> None:
        self.text: AttackBan = text

    def declare(self, declaration: Declaration) -> None:
        declaration.attack_bans.append(self.text)
        declaration.mask |= terms.HAS_ATTACK_BAN


@final
class _CantAttack(AttackBan):
    def __init__(self, unless: Condition | None, gigs_only: bool) -> None:
        self.unless: Condition | None = unless
        self.gigs_only: bool = gigs_only

    def bans(self, table: Table, frame: list[int], attacker: int, target: int) -> bool:
        if attacker != frame[frames.SELF] or (self.gigs_only and target >= 0):
            return False
        return self.unless is None or not self.unless.holds(table, frame)


def cant_attack(*, unless: Condition | None = None) -> Ban:
    """This Unit can't attack (CR 2.6)."""
    return Ban(_CantAttack(unless, False))


def only_attacks_units() -> Ban:
    """This Unit can't attack a Gig area."""
    return Ban(_CantAttack(None, True))


@final
class _RivalsWait(AttackBan):
    def bans(self, table: Table, frame: list[int], attacker: int, target: int) -> bool:
        return owner_of(table, attacker) != frame[frames.SEAT] and has_arrived(table, attacker)


def rivals_cant_attack_when_played() -> Ban:
    """Rival Units can't attack the turn they're played; beats GO SOLO and ADRENALINE (FAQ MaxTac Suppression Team)."""
    return Ban(_RivalsWait())


@final
class Permit(Clause):
    """Targets that are opened to this Unit as long as the text is read."""

    def __init__(self, text: AttackPermission) -> None:
        self.text: AttackPermission = text

    def declare(self, declaration: Declaration) -> None:
        declaration.attack_permissions.append(self.text)
        declaration.mask |= terms.HAS_ATTACK_PERMISSION


@final
class _MayAttack(AttackPermission):
    def __init__(self, opened: int, only_if: Condition | None) -> None:
        self.opened: int = opened
        self.only_if: Condition | None = only_if

    def opens(self, table: Table, frame: list[int], attacker: int) -> int:
        if attacker != frame[frames.SELF]:
            return 0
        if self.only_if is not None and not self.only_if.holds(table, frame):
            return 0
        return self.opened


def may_attack(opened: int, *, only_if: Condition | None = None) -> Permit:
    """This Unit may attack what the bits say (terms.py); DESPITE_LAG: the turn it's played."""
    return Permit(_MayAttack(opened, only_if))


@final
class Unblockable(Clause):
    """This Unit can't be blocked while a condition holds; read at the declaration (FAQ MT0D12 Flathead)."""

    def __init__(self, text: BlockBan) -> None:
        self.text: BlockBan = text

    def declare(self, declaration: Declaration) -> None:
        declaration.block_bans.append(self.text)
        declaration.mask |= terms.HAS_BLOCK_BAN


@final
class _CantBeBlocked(BlockBan):
    def __init__(self, only_if: Condition | None) -> None:
        self.only_if: Condition | None = only_if

    def bans(self, table: Table, frame: list[int], attacker: int) -> bool:
        return attacker == frame[frames.SELF] and (self.only_if is None or self.only_if.holds(table, frame))


def cant_be_blocked(*, only_if: Condition | None = None) -> Unblockable:
    return Unblockable(_CantBeBlocked(only_if))


@final
class FightText(Clause):
    """This Unit wins all fights against cards of a tag, whatever the powers (CR 9.17.4)."""

    def __init__(self, text: FightRule) -> None:
        self.text: FightRule = text

    def declare(self, declaration: Declaration) -> None:
        declaration.fight_rules.append(self.text)
        declaration.mask |= terms.HAS_FIGHT_RULE


@final
class _WinsAgainst(FightRule):
    def __init__(self, tag: str) -> None:
        self.tag: str = tag

    def wins(self, table: Table, frame: list[int], fighter: int, other: int) -> bool:
        return fighter == frame[frames.SELF] and self.tag in registry.TAGS[table.what[other]]


def wins_fights_against(tag: str) -> FightText:
    return FightText(_WinsAgainst(tag))


@final
class FreeCall(Clause):
    """On your own turn the Main-phase Call costs nothing (Q49)."""

    def __init__(self, only_if: Condition) -> None:
        self.only_if: Condition = only_if

    def declare(self, declaration: Declaration) -> None:
        declaration.free_calls.append(self.only_if)
        declaration.mask |= terms.HAS_FREE_CALL


# --- prices -------------------------------------------------------------------------------------------------------------------------


@final
class OwnPrice(Clause):
    """Text that changes what this very card costs to play, read in hand (CR 11.8)."""

    def __init__(self, text: PriceChange) -> None:
        self.text: PriceChange = text

    def declare(self, declaration: Declaration) -> None:
        declaration.own_prices.append(self.text)


@final
class _Cheaper(PriceChange):
    def __init__(self, by: Amount) -> None:
        super().__init__()
        self.by: Amount = by

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return -self.by.value(table, frame)


def costs_less(by: Amount) -> OwnPrice:
    """Play this for so many €$ less, to a minimum of 1."""
    return OwnPrice(_Cheaper(by))


@final
class _Fixed(PriceChange):
    def __init__(self, eddies: int, only_if: Condition) -> None:
        super().__init__()
        self.eddies: int = eddies
        self.only_if: Condition = only_if

    def fixed(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return self.eddies if self.only_if.holds(table, frame) else -1


def costs_exactly(eddies: int, *, only_if: Condition) -> OwnPrice:
    """Play this for so many €$ while a condition holds; the full price is no choice then (FAQ We Gotta Live Together)."""
    return OwnPrice(_Fixed(eddies, only_if))


@final
class OtherPrices(Clause):
    """Text in play that changes what other cards cost."""

    def __init__(self, text: PriceChange) -> None:
        self.text: PriceChange = text

    def declare(self, declaration: Declaration) -> None:
        declaration.price_changes.append(self.text)
        declaration.mask |= terms.HAS_PRICE_CHANGE


@final
class _RivalsGoSolo(PriceChange):
    def __init__(self, more: int) -> None:
        super().__init__()
        self.more: int = more

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        return self.more if how == HOW_GO_SOLO and owner_of(table, card) != frame[frames.SEAT] else 0


def rivals_pay_more_for_go_solo(eddies: int) -> OtherPrices:
    """Rivals pay so many €$ more to use GO SOLO; the plain play is untouched (RD-24)."""
    return OtherPrices(_RivalsGoSolo(eddies))


@final
class _FirstEachTurn(PriceChange):
    def __init__(self, types: int, tag: str, less: int, played: On) -> None:
        super().__init__()
        self.types: int = types
        self.tag: str = tag
        self.less: int = less
        self.played: On = played

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        what = table.what[card]
        if how != HOW_PLAY or owner_of(table, card) != frame[frames.SEAT]:
            return 0
        if registry.TYPE[what] & self.types == 0 or self.tag not in registry.TAGS[what]:
            return 0
        history = table.history
        for row in range(0, len(history), 11):
            if history[row] == terms.PLAYED and self.played.hears(table, frame, row):
                return 0
        return -self.less


def first_each_turn_costs_less(types: int, tag: str, eddies: int) -> OtherPrices:
    """Your first card of these types and tag each turn costs so many €$ less, to a minimum of 1."""
    played = On(terms.PLAYED, FRIENDLY, types=types, tag=tag)
    return OtherPrices(_FirstEachTurn(types, tag, eddies, played))


# --- replacements -------------------------------------------------------------------------------------------------------------------


@final
class InsteadOfDefeat(Clause):
    """In the place of a defeat another card is defeated (CR 10.24 to 10.30)."""

    def __init__(self, text: DefeatReplacement) -> None:
        self.text: DefeatReplacement = text

    def declare(self, declaration: Declaration) -> None:
        declaration.defeat_replacements.append(self.text)
        declaration.mask |= terms.HAS_DEFEAT_REPLACEMENT


@final
class _ThisGearInstead(DefeatReplacement):
    """Compulsory: the Gear that prints it, for its host on the field (RD-26: Units only)."""

    def applies(self, table: Table, frame: list[int], victim: int) -> bool:
        return victim == frame[frames.SELF] and area_of(table, victim) == FIELD and frame[frames.SOURCE] != victim

    def instead(self, table: Table, frame: list[int], victim: int) -> int:
        return frame[frames.SOURCE]


@final
class _ThisLegendInstead(DefeatReplacement):
    """Optional, for a price: the Legend that prints it, for any friendly Unit, himself included (FAQ Mama's Favorite)."""

    def __init__(self, price: int) -> None:
        super().__init__()
        self.optional = True
        self.price = price

    def applies(self, table: Table, frame: list[int], victim: int) -> bool:
        if owner_of(table, victim) != frame[frames.SEAT] or area_of(table, victim) != FIELD:
            return False
        source = frame[frames.SOURCE]
        area = area_of(table, source)
        if area != FIELD and (area != LEGENDS or is_facedown(table, source)):
            return False
        return money(table, frame[frames.SEAT], -1) >= self.price

    def instead(self, table: Table, frame: list[int], victim: int) -> int:
        return frame[frames.SOURCE]


def defeat_this_gear_instead() -> InsteadOfDefeat:
    """If this Unit would be defeated, this Gear is defeated instead."""
    return InsteadOfDefeat(_ThisGearInstead())


def may_pay_to_defeat_this_legend_instead(eddies: int) -> InsteadOfDefeat:
    """If a friendly Unit would be defeated, you may pay so many €$; this Legend is defeated instead."""
    return InsteadOfDefeat(_ThisLegendInstead(eddies))


@final
class InsteadOfSteal(Clause):
    """A chosen die is kept from being stolen for a discard whose cost is its value (Q23)."""

    def declare(self, declaration: Declaration) -> None:
        declaration.steal_replacements.append(_DiscardToSave())
        declaration.mask |= terms.HAS_STEAL_REPLACEMENT


@final
class _DiscardToSave(StealReplacement):
    def discards(self, table: Table, frame: list[int], thief: int, die: int) -> list[int]:
        if owner_of(table, thief) == frame[frames.SEAT]:
            return []
        frame[frames.DIE] = die
        value = table.dice[die] >> 3
        found: list[int] = []
        for card in YOUR_HAND.candidates(table, frame):
            if registry.COST_VALUE[table.what[card]] == value:
                found.append(card)
        return found


@final
class MayReroll(Clause):
    """A die rolled in may be rolled again once; only the last result counts (FAQ Kerry Eurodyne: Axe, Attitude, Audience)."""

    def declare(self, declaration: Declaration) -> None:
        declaration.roll_replacements.append(_Reroll())
        declaration.mask |= terms.HAS_ROLL_REPLACEMENT


@final
class _Reroll(RollReplacement):
    def applies(self, table: Table, frame: list[int], seat: int, die: int) -> bool:
        return seat == frame[frames.SEAT]


# --- the declaration ----------------------------------------------------------------------------------------------------------------


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
