"""How fast the engine is: `make bench`. Numbers are for reading, never for passing or failing."""
