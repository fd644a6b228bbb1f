"""What a game is, for everything that plays, records or studies games: a chain of decisions.

The engine runs until somebody must choose, then stops with `decision`; `play` takes one of its options and
runs on to the next. Two to five seats, numbered from 0. A choice that several make at once and in secret is
asked in seat order, and the answers stay out of the other seats' views until the game reveals them.

These protocols are for the type checker. Games follow them without inheriting from them, because compiled
classes don't inherit well and a call through a protocol is slow: hot code names its game.
"""

from collections.abc import Sequence
from typing import Final, Protocol, Self, TypeVar

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

OptionT = TypeVar("OptionT")
OptionT_co = TypeVar("OptionT_co", covariant=True)
ViewT_co = TypeVar("ViewT_co", covariant=True)


class Decision(Protocol[OptionT_co]):
    """One choice that a seat has to make now."""

    @property
    def seat(self) -> int:
        """Whose choice it is."""

    @property
    def kind(self) -> str:
        """What kind of choice: a word of the game's own, such as "mulligan"."""

    @property
    def about(self) -> object:
        """What the choice concerns (a card, a die), or None."""

    @property
    def also(self) -> Sequence[int]:
        """The other seats that will be asked the same next, so that a page can take their answers early."""

    @property
    def options(self) -> Sequence[OptionT_co]:
        """Everything that may be chosen, each once, in a fixed order."""


class Game(Protocol[OptionT, ViewT_co]):
    """One game in progress. It holds its own chance, so the same options always lead to the same game."""

    @property
    def decision(self) -> Decision[OptionT]:
        """The choice that is open. A game that is over has none; don't ask."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the game runs, and after a tie."""

    def play(self, option: OptionT, /) -> None:
        """Take one of the decision's options. Any other is refused, and nothing changes."""

    def after(self, option: OptionT, /) -> Self:
        """A copy in which this option was taken; this game stays as it is."""

    def view(self, seat: int, /) -> ViewT_co:
        """What this seat may see: plain data that holds no game."""

    def concede(self, seat: int, /) -> None:
        """This seat gives up. It may at any time, so this is never among the options."""

    def copy(self) -> Self:
        """An equal game that shares nothing that changes."""
