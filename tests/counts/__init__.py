"""How many lines of play there are, so many decisions deep, from named tables: it finds what nobody thought to test."""
