"""The language cards are written in: words that the engine runs, wording says and players read (CR 10, 11).

Start with words.py, the list of all words, and docs/effect-language.md, which explains them with every hard card written out.
  base.py          what a word is
  nouns.py         which cards, which dice, how many
  amounts.py       numbers            conditions.py  if ...
  happenings.py    what triggers hear declaration.py a card and its text
  clauses.py       when, activated    persistent.py, prices.py, replacements.py  the other kinds of text
  control.py       if, may, choose    selecting.py   choices in the middle of an effect
  verbs_cards.py   verbs_gigs.py      verbs_lasting.py
"""
