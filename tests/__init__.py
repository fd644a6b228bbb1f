"""The tests of Preem. Start with docs/scenario.md, which says how a table is set up."""
