"""The plain game in a terminal: a table in text, numbered options, one line typed at a time.

game.py       the loop: show, ask, play, save; start here
seen.py       what one player sees of the table, ready to be printed
screen.py     the table as text, at most 80 columns wide
words.py      names, options and log lines in English
questions.py  the open question in a sentence
typed.py      what a person typed, as an option
card_text.py  a card's printed facts and its declaration
help.py       the help, and a few lines about one word
saving.py     where games are kept
replaying.py  a record read again
"""
