"""What the card game raises when a player or a text asks for something that can't be.

A mistake of our own is an `assert` with a sentence, never one of these.
"""

from __future__ import annotations

from collections.abc import Iterable

from preem.kernel.errors import InvalidNotation

__all__ = ["IllegalAction", "IllegalPosition", "InvalidDeck", "InvalidNotation"]


class IllegalAction(ValueError):
    """Somebody tried what isn't legal now: who tried what, why not and by which rule, what would be legal.

    The position is the text that its reader may see: the whole message can be pasted into a report.
    """

    def __init__(
        self,
        message: str,
        *,
        reason: str = "",
        rule: str = "",
        options: tuple[str, ...] = (),
        position: str = "",
    ) -> None:
        self.message = message
        self.reason = reason
        self.rule = rule
        self.options = options
        self.position = position
        super().__init__(message)

    def __str__(self) -> str:
        why = f": {self.reason}" if self.reason else ""
        by = f" ({self.rule})" if self.rule else ""
        after = []
        if self.options:
            after.append(f"Legal now: {', '.join(self.options)}.")
        if self.position:
            after.append(f"Position (as you may see it): {self.position}")
        said = f"{self.message}{why}{by}."
        return f"{said}\n{' '.join(after)}" if after else said

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with the keyword arguments too, so that other processes can raise this."""
        return (_rebuild, (self.message, self.reason, self.rule, self.options, self.position))


def _rebuild(message: str, reason: str, rule: str, options: tuple[str, ...], position: str) -> IllegalAction:
    return IllegalAction(message, reason=reason, rule=rule, options=options, position=position)


class _Faulty(ValueError):
    """Something whole that has faults, all of them told at once."""

    def __init__(self, faults: Iterable[object]) -> None:
        self.faults: tuple[str, ...] = tuple(str(fault) for fault in faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return " ".join(fault if fault.endswith((".", "?", "!")) else f"{fault}." for fault in self.faults)


class IllegalPosition(_Faulty):
    """A table that can't be: a d6 that shows 8, a Legend in a hand. Says all the faults it is given."""


class InvalidDeck(_Faulty):
    """A deck that may not be played, or isn't one (CR 7.3). Says all the faults it is given."""
