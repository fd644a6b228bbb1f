"""The mark that says which rules a test checks; `preem rules coverage` reads it."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the rules that it checks: `@rule("9.23.2", "Q50")`.

    A bare number is one of the Comprehensive Rules; others carry their key (`docs/sources.md`): `Q8`, `RD-7`,
    `R-093`, `FAQ Chrome Fang`, `GNC 8.10`. Write them out as plain strings: the tool reads the source only.
    """
    return pytest.mark.rule(*numbers)
