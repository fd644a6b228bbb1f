"""What any turn-based game of hidden information needs, and no rule of any game.

- `game`: the protocol that both games follow: decisions, one after another, for 2 to 5 seats.
- `rng`: chance that is seeded and lives in the game's state, in one stream for each purpose.
- `record`: a game as text: written, read back, replayed and verified.
- `errors`: what is raised when a text can't be read.

Standard library only; no files, no clock, no chance from outside. Start reading at `game`.
"""
