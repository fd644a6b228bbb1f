"""Many games at once, and what can be said of them.

duel.py        two decks play each other many times, on one or several processes, with the same result
statistics.py  how sure a share of wins is
"""
