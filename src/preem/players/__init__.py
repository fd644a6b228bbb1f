"""Those who choose: a player is anything with `choose(view) -> Option`, and gets a view, never the table.

base.py    what a player is, and the players by name
random.py  one who takes any legal option, each as likely

A person in a terminal is no player of this kind: `preem.terminal` asks them.
"""

from preem.players.base import PLAYERS, Player, UnknownPlayer, check_name, player
from preem.players.random import RandomPlayer

__all__ = ["PLAYERS", "Player", "RandomPlayer", "UnknownPlayer", "check_name", "player"]
