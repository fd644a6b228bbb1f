"""What every word of the effect language is: an amount, a condition, a step, or a kind of printed text.

The engine knows these base classes only; the words themselves stand in the modules beside this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from preem.tcg.table import Table

# What a text refers to, as bits: two pending effects are alike when they differ in nothing they refer to (Q47).
USES_SELF: Final = 1
USES_CARDS: Final = 2  # of the event
USES_DIE: Final = 4  # of the event, or its number
USES_SOURCE: Final = 8  # the card that prints the text, which of a Gear is not the card whose text it is


class Amount:
    """A whole number, read when it is needed. Live unless it stands in Frozen."""

    def value(self, table: Table, frame: list[int]) -> int:
        """The number now, seen from the frame's player and card."""
        raise NotImplementedError

    def is_known(self, table: Table, frame: list[int]) -> bool:
        """False when it stands for a null: then what needs it does nothing (CR 2.10.2, Q28)."""
        return True

    def uses(self) -> int:
        return 0


class Condition:
    """A question with yes or no (CR 10.3)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        """The answer now, seen from the frame's player and card."""
        raise NotImplementedError

    def uses(self) -> int:
        return 0


class Effect:
    """One instruction. `flatten` writes the steps that carry it out; most words are their own single step."""

    def flatten(self, steps: list[Effect]) -> None:
        """Append the steps of this word to a program."""
        steps.append(self)

    def step(self, table: Table, frame: list[int]) -> None:
        """Do the step. It may open a decision (then `answer` ends it) or push a frame."""
        raise NotImplementedError

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        """Take the answer to the decision that `step` opened."""
        raise NotImplementedError

    def lacks_target(self, table: Table, frame: list[int]) -> bool:
        """Whether it has to choose and there is nothing to choose: asked in the other reading of Q15 only."""
        return False

    def uses(self) -> int:
        return 0

    def label(self, option: int) -> str:
        """The word by which an option of this step's decision is known, where the step names it ("hand", "trash"); else ""."""
        return ""


class Trigger:
    """Text that becomes pending when something happens (CR 10.4.1)."""

    def __init__(self) -> None:
        self.kind: int = 0  # of event
        self.program: int = 0
        self.only_if: Condition | None = None

    def hears(self, table: Table, frame: list[int], row: int) -> bool:
        """Whether the event at `row` of the history sets it off; its condition is not asked here."""
        raise NotImplementedError


class Activated:
    """Text used at will for a cost (CR 10.4.2)."""

    def __init__(self) -> None:
        self.program: int = 0
        self.eddies: int = 0
        self.spends: bool = False
        self.quick: bool = False
        self.discount: Amount | None = None
        self.only_if: Condition | None = None


class PowerBonus:
    """Persistent text that changes power (CR 3.17.2)."""

    def bonus(self, table: Table, frame: list[int], card: int) -> int:
        raise NotImplementedError


class KeywordGrant:
    """Persistent text that gives keywords."""

    def given(self, table: Table, frame: list[int], card: int) -> int:
        """The keywords a card has by it, as bits."""
        raise NotImplementedError


class AttackBan:
    """Persistent text that forbids attacks (CR 9.3.2.3, 2.6)."""

    def bans(self, table: Table, frame: list[int], attacker: int, target: int) -> bool:
        """Whether this attack is forbidden; target -1 is the Gig area."""
        raise NotImplementedError


class AttackPermission:
    """Persistent text that opens targets or lifts Lag (CR 9.3.2.3)."""

    def opens(self, table: Table, frame: list[int], attacker: int) -> int:
        """What is opened for this attacker, as bits of terms.py."""
        raise NotImplementedError


class PriceChange:
    """Text that changes what is paid (CR 11.8): its own card's in hand, or other cards' while in play."""

    def __init__(self) -> None:
        self.floor: int = 0

    def fixed(self, table: Table, frame: list[int], card: int, how: int) -> int:
        """The payment this text puts in the place of the cost, or -1."""
        return -1

    def change(self, table: Table, frame: list[int], card: int, how: int) -> int:
        """What it adds to the payment (negative: a discount)."""
        return 0


class BlockBan:
    """Persistent text by which an attack can't be blocked."""

    def bans(self, table: Table, frame: list[int], attacker: int) -> bool:
        raise NotImplementedError


class FightRule:
    """Persistent text that says who wins a fight (CR 9.17.4)."""

    def wins(self, table: Table, frame: list[int], fighter: int, other: int) -> bool:
        raise NotImplementedError


class DefeatReplacement:
    """Text that puts something in the place of a defeat (CR 10.24)."""

    def __init__(self) -> None:
        self.optional: bool = False
        self.price: int = 0

    def applies(self, table: Table, frame: list[int], victim: int) -> bool:
        """Whether it can replace the defeat of this card now, its price apart."""
        raise NotImplementedError

    def instead(self, table: Table, frame: list[int], victim: int) -> int:
        """The card that is defeated instead."""
        raise NotImplementedError


class StealReplacement:
    """Text that can keep a chosen die from being stolen, for a discard (CR 6.7.4, Q23)."""

    def discards(self, table: Table, frame: list[int], thief: int, die: int) -> list[int]:
        """The cards in hand that may be discarded for it; empty when it can't be used."""
        raise NotImplementedError


class RollReplacement:
    """Text that lets a player ignore a roll and roll again, once (CR 10.24, Q27)."""

    def applies(self, table: Table, frame: list[int], seat: int, die: int) -> bool:
        raise NotImplementedError
