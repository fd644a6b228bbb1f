"""Set a table up by names and play on it: tests, tutorials, puzzles, bug reports, the lab (architecture, section 7).

`setup(...)` and `opening(...)` give a Game; docs/scenario.md explains it. building.py makes the table, game.py has the verbs,
facts.py what can be asked, names.py how pieces are called, views.py what one side may see.
"""

from preem.tcg.scenario.building import CardEntry, Side, card, from_position, opening, setup
from preem.tcg.scenario.game import Game

__all__ = ["CardEntry", "Game", "Side", "card", "from_position", "opening", "setup"]
