"""How sure a share of wins is."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959963984540054  # the normal distribution keeps 95 % within this many standard deviations


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """The interval in which the true share of wins lies, at 95 % confidence; (0, 1) when no game was played.

    E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22 (1927).
    Unlike the textbook interval it stays within 0 and 1 and holds for few games and lopsided results.

    >>> [round(bound, 4) for bound in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins of {games} games can't be")
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * math.sqrt((share * (1 - share) + spread / 4) / games) / (1 + spread)
    # At the ends the formula gives 0 and 1 exactly; rounding of floats doesn't.
    return 0.0 if wins == 0 else max(0.0, middle - reach), 1.0 if wins == games else min(1.0, middle + reach)
