"""Preem: the Night City table in Python. Unofficial fan software; see NOTICE.md.

Where things live, from the bottom up; each layer imports only from those below it:

- `kernel`: what any turn-based game of hidden information needs, and no rule of any game.
- `tcg`, `gangs`: the rules of the card game and of the board game, standard library only.
- `players`: anyone who chooses; `store`: what is kept.
- `lab`, `events`, `web`, `envs`, `cli`: what people use.

Start with `preem.kernel.game` (what a game is), then `preem.tcg` (a game, whole).
"""

from preem import native

__version__ = "0.1.0"

native.use_build_if_current()
