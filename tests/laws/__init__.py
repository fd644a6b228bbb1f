"""What is true of every table at every moment, on thousands of random games (architecture, sections 2, 4 and 5).

laws.py says the laws, twins.py makes the tables they compare, games.py plays; the tests put them together.
"""
