"""Cards without name, text or price, for what doesn't matter on a set-up table or can't be known in a sampled one."""

from typing import Final

from preem.tcg.effects.declare import filler
from preem.tcg.terms import BLANK, LEGEND

FILLER: Final = filler("filler", BLANK)
FILLER_LEGEND: Final = filler("filler-legend", LEGEND)
FILLERS: Final = {FILLER.slug: FILLER, FILLER_LEGEND.slug: FILLER_LEGEND}
