"""Persistent text: power, keywords, can't, may, who wins, free Calls, as long as it is read (CR 10.4.3, 10.22)."""

from __future__ import annotations

from typing import Final, final

from preem.tcg import frames, registry, terms
from preem.tcg.effects.base import (
    Amount,
    AttackBan,
    AttackPermission,
    BlockBan,
    Condition,
    FightRule,
    KeywordGrant,
    PowerBonus,
)
from preem.tcg.effects.declaration import Clause, Declaration
from preem.tcg.effects.nouns import Cards, amount
from preem.tcg.facts import is_attacking, is_fighting, opposing
from preem.tcg.marks import has_arrived, owner_of, types_of
from preem.tcg.table import Table

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
