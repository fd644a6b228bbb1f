"""The small numbers the engine thinks in: types, colors, areas, keywords, kinds of event (CR 3 to 6).

Everything here is a Final int, so that compiled code reads a constant and interpreted code a module global.
"""

from typing import Final

# Seats. A game has two players (CR 1.4); "nobody" and "tie" appear only as winners.
NOBODY: Final = -1
TIE: Final = 2

# Card types (CR 3.21.1, 4.1), as bits: a Legend on the field is both a Legend and a Unit (CR 4.2.1).
LEGEND: Final = 1
UNIT: Final = 2
GEAR: Final = 4
PROGRAM: Final = 8
ANY_TYPE: Final = 15
BLANK: Final = 0  # a filler of a set-up table: it matches no type

# Colors (CR 3.20), as bits.
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 4
YELLOW: Final = 8

# Effect keywords (CR 11.22 to 11.26), as bits.
ADRENALINE: Final = 1
BLOCKER: Final = 2
GO_SOLO: Final = 4
QUICK: Final = 8

# Areas (CR 5), as they stand in the packed int of a card.
NOWHERE: Final = 0  # a Program from payment to the end of its resolution (CR 4.14.2)
DECK: Final = 1
HAND: Final = 2
FIELD: Final = 3
LEGENDS: Final = 4
EDDIES: Final = 5
TRASH: Final = 6
REMOVED: Final = 7
EQUIPPED: Final = 8  # a Gear on a host; it is wherever its host is (CR 4.10.2)

# Whose, as bits, seen from the player an effect belongs to (CR 1.7.2).
FRIENDLY: Final = 1
RIVAL: Final = 2
ANYONE: Final = 3

# Where a die is.
OUT_OF_GAME: Final = 0
IN_FIXER: Final = 1
GIG_AREA: Final = 2  # of seat 0; seat 1's is GIG_AREA + 1
SIDES: Final = (4, 6, 8, 10, 12, 20)  # of die 0..5 (seat 0) and 6..11 (seat 1)
DICE: Final = 12
D20: Final = 5  # the die of a set that is rolled in last (CR 8.6.5.1.1)

# Kinds of event. A trigger listens to one of them; the bit 1 << kind stands in a declaration's mask.
PLAYED: Final = 0
CALLED: Final = 1
SPENT: Final = 2
ATTACKED: Final = 3
BLOCKED: Final = 4
FOUGHT: Final = 5
WON: Final = 6
LOST: Final = 7
WAS_DEFEATED: Final = 8
STOLE: Final = 9
ADJUSTED: Final = 10
SWAPPED: Final = 11
ROLLED: Final = 12
TURN_STARTED: Final = 13
TURN_ENDED: Final = 14
DISCARDED: Final = 15
SOLD: Final = 16
EVENT_KINDS: Final = 17

# What else a declaration can hold, as bits of the same mask.
HAS_POWER_BONUS: Final = 1 << 20
HAS_KEYWORD_GRANT: Final = 1 << 21
HAS_ATTACK_BAN: Final = 1 << 22
HAS_ATTACK_PERMISSION: Final = 1 << 23
HAS_PRICE_CHANGE: Final = 1 << 24  # of other cards' prices, while in play
HAS_BLOCK_BAN: Final = 1 << 25
HAS_FIGHT_RULE: Final = 1 << 26
HAS_FREE_CALL: Final = 1 << 27
HAS_ACTIVATED: Final = 1 << 28
HAS_DEFEAT_REPLACEMENT: Final = 1 << 29
HAS_STEAL_REPLACEMENT: Final = 1 << 30
HAS_ROLL_REPLACEMENT: Final = 1 << 31
HAS_OWN_PRICE: Final = 1 << 32  # text that changes the price of the card itself, read in hand

# Kinds of rows in force (architecture, section 3).
POWER_CHANGE: Final = 1
KEYWORD_GIVEN: Final = 2
CANT_ATTACK: Final = 3
CANT_READY: Final = 4
MUST_ATTACK: Final = 5
STEALS_FEWER: Final = 6
CANT_STEAL: Final = 7
CANT_BE_DEFEATED_IN_FIGHT: Final = 8
NEXT_PLAY_COSTS: Final = 9
GO_SOLO_COSTS: Final = 10
MAY_ATTACK: Final = 11
DELAYED: Final = 12
NEXT_FIGHT_DEFEATS_NOBODY: Final = 13
POWER_WHILE_FIGHTING: Final = 14

# What an attack permission opens (CR 9.3.2.3), as bits.
SPENT_UNITS: Final = 1
READY_UNITS: Final = 2
READY_BLOCKERS: Final = 4
THE_GIG_AREA: Final = 8
DESPITE_LAG: Final = 16

# The stage an attack is in (CR 9.4, 9.16, 9.23); "while attacking" is on in all three.
NO_ATTACK: Final = 0
ATTACKING: Final = 1
FIGHTING: Final = 2
STEALING: Final = 3

# Durations, as a verb names them; a row keeps the moment it ends as a number (in_force.until).
THIS_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2  # until the start of it (CR 8.6.2.1)
THEIR_NEXT_TURN: Final = 3  # through the next turn of the card's controller (Q52)

# Ways of paying to put a card to use.
HOW_PLAY: Final = 0
HOW_GO_SOLO: Final = 1
HOW_CALL: Final = 2

# Why a game ended.
ENDED_GIGS: Final = 1
ENDED_OVERTIME: Final = 2
ENDED_DECK: Final = 3
ENDED_CONCEDED: Final = 4
ENDED_ENDLESS: Final = 5
ENDED_CARD: Final = 6

# Kinds of decision. The names by which they are known outside stand in options.py.
ASK_NOTHING: Final = 0
ASK_FIRST: Final = 1
ASK_MULLIGAN: Final = 2
ASK_ROLL_IN: Final = 3
ASK_MAIN: Final = 4
ASK_REACT: Final = 5
ASK_PAY: Final = 6
ASK_CARD: Final = 7
ASK_GIG: Final = 8
ASK_AMOUNT: Final = 9
ASK_MODE: Final = 10
ASK_MAY: Final = 11
ASK_ORDER: Final = 12
ASK_TYPE: Final = 13

# Options of ASK_MAIN and ASK_REACT: act << 16 | card << 8 | what.
ACT_PASS: Final = 0
ACT_SELL: Final = 1
ACT_CALL: Final = 2
ACT_PLAY: Final = 3
ACT_GO_SOLO: Final = 4
ACT_TO_FIELD: Final = 5
ACT_ACTIVATE: Final = 6  # what: which activated effect of the card
ACT_ATTACK: Final = 7  # what: the Unit attacked, or AT_GIGS
ACT_BLOCK: Final = 8
AT_GIGS: Final = 255


def act(kind: int, card: int = 0, what: int = 0) -> int:
    """An action of ASK_MAIN or ASK_REACT as an option."""
    return kind << 16 | card << 8 | what


NONE: Final = -1  # the option that declines
