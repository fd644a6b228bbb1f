"""What the terminal says when it is asked for help: the whole of it, and a few lines about one word."""

from __future__ import annotations

from typing import Final

HELP: Final = (
    (
        "Type the number of an option, or the option itself: play mantis blades, attack minotaur gigs, "
        "call 1 (your 1st Legend from the left), end turn."
    ),
    "",
    "  ?                this help",
    "  ? play minotaur  why that can't be done now, and by which rule",
    "  ? lag            what a word means; also ? attack, ? block, ? gear ...",
    "  t                the table again",
    "  c minotaur       a card: what is printed on it, and its text",
    "  log              all that has happened so far",
    "  trash            what lies in both trashes",
    "  save             where the game is saved",
    "  q                leave; the game goes on when you resume it",
    "  concede          give up",
    "",
    "The game in short:",
    (
        "  Your turn: all your spent cards are readied, you draw a card, and you roll a die from your fixer into your "
        "Gig area. Then, in any order: sell one card, call one face-down Legend, play cards, attack."
    ),
    (
        "  Money: every ready Eddie is 1 €$, and so is every ready Legend in your Legends area. What pays is spent until "
        "your next turn."
    ),
    (
        "  Attacks: a ready Unit without Lag attacks a spent Unit of the Rival's or the Gig area. Unblocked it steals 1 Gig "
        "there, and 1 more for each full 10 power; with no power it steals nothing. In a fight the Unit with less power is "
        "defeated; equal ones both are."
    ),
    "  Winning: 7 Gigs when your turn begins, in overtime at any moment. Who has to draw from an empty deck loses.",
    "",
    "Words:",
    (
        "  Reacting: when the Rival attacks, you may call a Legend, block with a ready Unit that has BLOCKER, and play or "
        "use what has QUICK."
    ),
    "  Lag: a Unit that came to the field this turn has Lag and doesn't attack yet, unless a text or keyword lets it.",
    "  Sell Tag: only a card with one can be sold, one a turn; it becomes an Eddie.",
    "  Street Cred: the sum of what your Gigs show. Card texts ask for it.",
    "  Gear: it is equipped to a Unit or a face-up Legend, and adds its power to that.",
    (
        "  GO SOLO: a face-up Legend comes to the field for its cost and can attack at once. Played to the field without "
        "GO SOLO it costs the same and has Lag."
    ),
    "  d20: it is the last die that leaves a fixer, because the rules say so. Until then you choose.",
    (
        "  Overtime: it comes after both players, one after the other, have begun a turn with an empty fixer. From then on the "
        "7th Gig wins at once."
    ),
)

TOPICS: Final = {
    "attack": "Attack with a ready Unit: the Unit, then what it attacks. As in: attack minotaur gigs, or "
    "attack minotaur psycho squad.",
    "play": "Play a card of your hand by its name, as in: play mantis blades. Its cost is paid first.",
    "sell": "Sell a card with a Sell Tag out of your hand, one a turn, as in: sell mantis blades. It becomes an Eddie.",
    "call": "Call turns a face-down Legend of yours up, once a turn, also when you are attacked. Legends count from the "
    "left: call 1, call 2, call 3.",
    "block": "Block when the Rival attacks: a ready Unit with BLOCKER is spent and fights the attacker instead, as in: "
    "block corpo security.",
    "go solo": "GO SOLO brings a face-up Legend to the field for its cost, and it can attack at once, as in: "
    "go solo v corporate exile. Played without it (to field ...), it has Lag.",
    "to field": "A face-up Legend is played to the field as a Unit with Lag, as in: to field v corporate exile.",
    "activate": "Use the effect of a card of yours that lies in play, as in: activate v corporate exile.",
    "use": "Use the effect of a card of yours that lies in play, as in: activate v corporate exile.",
    "c": "Add a card's name, as in: c minotaur.",
    "concede": "Type concede to give the game up; you are asked once more. (q leaves, and the game can go on later.)",
    "q": "It leaves; the game is saved and goes on when you resume it.",
    "quick": "What has QUICK can be played or used while you are attacked.",
    "react": "When the Rival attacks you may call a Legend, block with a ready Unit that has BLOCKER, and play or use "
    "what has QUICK; or pass.",
    "lag": "A Unit that came to the field this turn has Lag and doesn't attack yet, unless a text or keyword lets it.",
    "sell tag": "Only a card with a Sell Tag can be sold, one a turn; it becomes an Eddie.",
    "street cred": "The sum of what your Gigs show. Card texts ask for it.",
    "gear": "Gear is equipped to a Unit or a face-up Legend, and adds its power to that.",
    "gig": "A die in a Gig area. You roll one in each turn, and steal the Rival's by attacking; 7 win.",
    "fixer": "Where your dice lie until they are rolled into your Gig area, one a turn; the d20 last.",
    "d20": "The d20 is the last die that leaves a fixer, because the rules say so. Until then you choose.",
    "overtime": "It comes after both players, one after the other, have begun a turn with an empty fixer. From then on the "
    "7th Gig wins at once.",
    "eddie": "Money: every ready Eddie is 1 €$, and so is every ready Legend in your Legends area.",
    "ram": "A number for building decks: a card needs Legends of its color with so much RAM. It means nothing in play.",
}
"""A word that is asked about, or typed bare."""

_ALIASES: Final = {
    "card": "c",
    "quit": "q",
    "blocker": "block",
    "reaction": "react",
    "reacting": "react",
    "pass": "react",
    "go_solo": "go solo",
    "to_field": "to field",
    "gigs": "gig",
    "eddies": "eddie",
    "money": "eddie",
    "lags": "lag",
    "legend": "call",
    "legends": "call",
    "give up": "concede",
}


def about(text: str) -> str:
    """What there is to say about a word; "" when there is nothing."""
    word = " ".join(text.lower().split())
    return TOPICS.get(_ALIASES.get(word, word), "")
