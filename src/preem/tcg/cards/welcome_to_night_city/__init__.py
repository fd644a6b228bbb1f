"""Welcome to Night City, the first set, with the cards of its two starter decks: 150 that may be played.

legends.py, gear.py, and by color programs_*.py and units_*.py, each in the order of names. Start with
units_red.py for plain cards; docs/effect-language.md explains the words and shows the hard ones.
"""

from preem.tcg.cards.welcome_to_night_city.gear import GEAR_CARDS
from preem.tcg.cards.welcome_to_night_city.legends import LEGENDS
from preem.tcg.cards.welcome_to_night_city.programs_blue import PROGRAMS_BLUE
from preem.tcg.cards.welcome_to_night_city.programs_green import PROGRAMS_GREEN
from preem.tcg.cards.welcome_to_night_city.programs_red import PROGRAMS_RED
from preem.tcg.cards.welcome_to_night_city.programs_yellow import PROGRAMS_YELLOW
from preem.tcg.cards.welcome_to_night_city.units_blue import UNITS_BLUE
from preem.tcg.cards.welcome_to_night_city.units_green import UNITS_GREEN
from preem.tcg.cards.welcome_to_night_city.units_red import UNITS_RED
from preem.tcg.cards.welcome_to_night_city.units_yellow import UNITS_YELLOW
from preem.tcg.effects.words import Declaration


def cards_of_the_set() -> tuple[Declaration, ...]:
    """All cards of the set: Legends, Units, Gear, Programs."""
    return (
        *LEGENDS,
        *UNITS_RED,
        *UNITS_GREEN,
        *UNITS_BLUE,
        *UNITS_YELLOW,
        *GEAR_CARDS,
        *PROGRAMS_RED,
        *PROGRAMS_GREEN,
        *PROGRAMS_BLUE,
        *PROGRAMS_YELLOW,
    )
