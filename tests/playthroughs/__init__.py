"""Recorded games as text, replayed and compared line by line: a change of the rules shows as a diff that reads like a game."""
