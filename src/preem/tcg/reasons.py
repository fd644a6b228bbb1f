"""Why something can't be done: a small int inside, a sentence with its rule outside (architecture, section 2).

A reason is code | first number << 8 | second number << 16; 0 means that nothing stands against it.
"""

from typing import Final

NOTHING: Final = 0
NOT_YOUR_DECISION: Final = 1
NO_SUCH_CARD: Final = 2
NOT_IN_HAND: Final = 3
NO_SELL_TAG: Final = 4
ALREADY_SOLD: Final = 5
ALREADY_CALLED: Final = 6
NOT_FACE_DOWN: Final = 7
CANT_PAY: Final = 8
NULL_COST: Final = 9
NO_HOST: Final = 10
NOT_IN_THIS_STEP: Final = 11
NOT_QUICK: Final = 12
NO_GO_SOLO: Final = 13
NOT_A_FACE_UP_LEGEND: Final = 14
IS_SPENT: Final = 15
HAS_LAG: Final = 16
NO_SUCH_EFFECT: Final = 17
CONDITION_FAILS: Final = 18
NOT_A_UNIT_ON_THE_FIELD: Final = 19
CANT_ATTACK: Final = 20
TARGET_IS_READY: Final = 21
NO_GIGS_THERE: Final = 22
NOT_A_TARGET: Final = 23
LAG_BUT_OTHER_TARGET: Final = 24
NO_BLOCKER: Final = 25
IS_ATTACKED_ITSELF: Final = 26
CANT_BE_BLOCKED: Final = 27
MUST_ATTACK: Final = 28
NOT_PLAYABLE: Final = 29
NOT_AN_OPTION: Final = 30
NOT_YOUR_CARD: Final = 31
GAME_IS_OVER: Final = 32
NOT_ASKED_NOW: Final = 33

SENTENCES: Final = {
    NOT_YOUR_DECISION: ("it isn't your decision now", "CR 8.9, 9.7.1"),
    NO_SUCH_CARD: ("there is no such card there", "CR 10.5"),
    NOT_IN_HAND: ("it isn't in your hand", "CR 11.4.2"),
    NO_SELL_TAG: ("it has no Sell Tag", "CR 3.12.1"),
    ALREADY_SOLD: ("you have sold a card this turn", "CR 8.11.1"),
    ALREADY_CALLED: ("you have called a Legend this turn", "CR 8.12.1"),
    NOT_FACE_DOWN: ("it isn't a face-down Legend of yours", "CR 11.11.1.1"),
    CANT_PAY: ("it needs {0} €$, you can pay {1}", "CR 11.1.2"),
    NULL_COST: ("its cost is null, which can't be paid", "CR 3.11.2.1"),
    NO_HOST: ("you have no Unit and no face-up Legend to equip it to", "CR 4.10"),
    NOT_IN_THIS_STEP: ("that is no reaction: in the React Step you may Call, block, or use QUICK", "CR 9.7 to 9.10"),
    NOT_QUICK: ("it has no QUICK, so it is no reaction", "CR 9.10"),
    NO_GO_SOLO: ("it has no GO SOLO", "CR 11.25.1"),
    NOT_A_FACE_UP_LEGEND: ("it isn't a face-up Legend in your Legends area", "CR 4.5"),
    IS_SPENT: ("it is spent", "CR 3.7"),
    HAS_LAG: ("it has Lag", "CR 11.3.1"),
    NO_SUCH_EFFECT: ("it has no such activated effect", "CR 10.20.1"),
    CONDITION_FAILS: ("its condition doesn't hold", "CR 10.9"),
    NOT_A_UNIT_ON_THE_FIELD: ("it isn't a Unit of yours on the field", "CR 9.3.1"),
    CANT_ATTACK: ("something says that it can't attack", "CR 2.6, 9.3.1"),
    TARGET_IS_READY: ("the Unit it would attack is ready", "CR 9.3.2.1"),
    NO_GIGS_THERE: ("the Rival's Gig area is empty", "CR 9.3.2.2"),
    NOT_A_TARGET: ("that is neither a rival Unit on the field nor the Rival's Gig area", "CR 9.3.2"),
    LAG_BUT_OTHER_TARGET: ("it has Lag, and what lets it attack opens other targets only", "CR 9.3.2.3.1"),
    NO_BLOCKER: ("it has no BLOCKER", "CR 9.9"),
    IS_ATTACKED_ITSELF: ("the Unit that is attacked can't block for itself", "FAQ G4"),
    CANT_BE_BLOCKED: ("this attack can't be blocked", "CR 2.6"),
    MUST_ATTACK: ("a Unit of yours must attack while it can", "FAQ Evelyn Parker: Beautiful Enigma"),
    NOT_PLAYABLE: ("it can't be played", "CR 11.4"),
    NOT_AN_OPTION: ("it is none of the options", "CR 10.31"),
    NOT_YOUR_CARD: ("it isn't yours", "CR 10.20.1"),
    GAME_IS_OVER: ("the game is over", "CR 1.5"),
    NOT_ASKED_NOW: ("nothing of that kind is asked now", "CR 10.11.1"),
}


def reason(code: int, first: int = 0, second: int = 0) -> int:
    """A reason with its numbers."""
    return code | first << 8 | second << 16


def sentence(why: int) -> str:
    """The reason in words."""
    return SENTENCES[why & 255][0].format(why >> 8 & 255, why >> 16)


def rule(why: int) -> str:
    """The rule behind it."""
    return SENTENCES[why & 255][1]
