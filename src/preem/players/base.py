"""What a player is, and which there are by name."""

from __future__ import annotations

import difflib
from typing import Final, Protocol

from preem.players.random import RandomPlayer
from preem.tcg.options import Option
from preem.tcg.view import View


class Player(Protocol):
    """Anyone who chooses. The choice depends on the view and the player's own seed, on nothing else."""

    def choose(self, view: View, /) -> Option:
        """One of `view.options`."""


PLAYERS: Final = {"random": RandomPlayer}


class UnknownPlayer(ValueError):
    """Nobody goes by this name; says who there is."""


def check_name(name: str) -> None:
    """Refuse a name that no player has."""
    if name not in PLAYERS:
        near = difflib.get_close_matches(name, PLAYERS, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise UnknownPlayer(f"no player is called '{name}'; there are {', '.join(PLAYERS)}.{hint}")


def player(name: str, seed: int, seat: int) -> Player:
    """The player of this name; its choices follow from its seed and seat."""
    check_name(name)
    return PLAYERS[name](seed, seat)
