"""Preem: the Night City table in Python. Unofficial fan software; see NOTICE.md.

Where things live, from the bottom up; each layer imports only from those below it:

- `kernel`: what any turn-based game of hidden information needs, and no rule of any game.
- `tcg`: the rules and the cards of the card game, standard library only.
- `players`: anyone who chooses; `record_file`: games on disk; `rules_coverage`: which tests check which rules.
- `lab`: many games at once; `terminal`, `cli`: what people use.

Start with `preem.kernel.game` (what a game is), then `preem.tcg` (a game, whole).
"""

from preem import native

__version__ = "0.1.0"

native.use_build_if_current()
