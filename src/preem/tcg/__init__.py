"""The card game: its state, rules, cards and what a player may see (CR 1 to 11).

Start with `new_game` and play: engine.py runs the rules; table.py holds the state; turn.py, attack.py, plays.py and their
neighbours are one heading of the rulebook each; effects/ is the language cards are written in and cards/ the cards.
view.py is what leaves the engine; scenario.py sets a table up by names.
"""
