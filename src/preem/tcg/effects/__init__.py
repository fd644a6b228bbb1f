"""The language cards are written in: words that the engine runs, wording says and players read (CR 10, 11).

Start with words.py, the list of all words, and docs/effect-language.md, which explains them with every hard card written out.
  base.py          what a word is
  nouns.py         which cards, which dice, how many
  amounts.py       numbers            conditions.py  if ...
  happenings.py    what triggers hear clauses.py     kinds of text, and the declaration
  control.py       if, may, choose    selecting.py   choices in the middle of an effect
  verbs_cards.py   verbs_gigs.py      verbs_lasting.py
"""
