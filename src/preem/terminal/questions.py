"""The open question in a sentence, from the view of the one who is asked."""

from __future__ import annotations

from typing import Any, Final

from preem.tcg import frames
from preem.tcg.cards import pool
from preem.tcg.effects.base import Effect
from preem.tcg.effects.control import AskMay, PayStep
from preem.tcg.effects.nouns import Number
from preem.tcg.effects.verbs_cards import Draw
from preem.tcg.names import die_name
from preem.tcg.terms import LEGENDS
from preem.tcg.view import AREA, FACE, OWNER
from preem.terminal.seen import HIDDEN, Seen
from preem.terminal.words import die_in_words, ordinal, title

PURPOSES: Final = {
    "AddToHand": "to put into the hand",
    "Adjust": "to change by the amount asked next",
    "BottomDeck": "to put under its owner's deck",
    "CantAttack": "that can't attack",
    "CantBeDefeatedInFight": "that can't be defeated in a fight",
    "CantReady": "that can't ready",
    "Decrease": "to lower",
    "Defeat": "to be defeated",
    "GiveKeyword": "that gets a keyword",
    "GivePower": "whose power changes",
    "GivePowerWhileFighting": "whose power changes while it fights",
    "GoSoloCosts": "whose GO SOLO gets cheaper",
    "Increase": "to raise",
    "LookAt": "to look at",
    "MayAttack": "that may attack more",
    "MustAttack": "that must attack",
    "NextFightDefeatsNobody": "whose next fight defeats nobody",
    "Ready": "to ready",
    "SetGig": "to set to another value",
    "Spend": "to spend",
    "StealsFewer": "that steals fewer Gigs",
    "TrashCards": "to put into the trash",
    "_CallFreeNow": "to call for free",
    "_DiscardChosen": "to discard",
    "_PlayNow": "to play",
    "_SwapStep": "to swap with",
}
"""What the step after a choice does with what was chosen. For others the card's declaration has to say it."""


MAY_DO: Final = {
    "AddToHand": "put the card into your hand",
    "TrashCards": "put the card into the trash",
    "_CallFreeNow": "call a Legend for free",
    "CallFree": "call a Legend for free",
    "_PlayNow": "play the card",
    "Discard": "discard",
    "DiscardHand": "discard your hand",
    "Defeat": "defeat it",
    "Spend": "spend it",
    "Ready": "ready it",
}
"""What a "you may" asks, by the verb behind it."""

SAY_NOTHING: Final = ("SelectCards", "Jump", "JumpIfEmpty", "TakeResult", "_WherePlayed")
"""Steps that only prepare another, or come after it."""


def question(seen: Seen) -> str:
    """What the player has to decide, as a sentence."""
    decision = seen.view.data["decision"]
    kind: str = decision["kind"]
    if kind == "main":
        return "Your turn: what do you do?"
    if kind == "react":
        return f"{_attack(seen)} Do you react?"
    if kind == "mulligan":
        return "This is your hand. Keep it, or put it back once and draw six others?"
    if kind == "first":
        return "You won the d20 roll. Who goes first?"
    if kind == "roll_in":
        return "Which die from your fixer do you roll into your Gig area?"
    if kind == "pay":
        return f"{seen.to_pay} €$ to pay{_for_what(seen)}. What do you spend?"
    if kind == "order":
        return "Several effects wait. Which resolves next?"
    return _effect_question(seen, kind, decision)


def card_in_question(seen: Seen) -> str:
    """The slug of the card whose effect asks; "" where a rule asks, or the card is hidden."""
    stack = seen.view.data["frames"]
    if not stack:
        return ""
    top = stack[-1]
    if top[frames.KIND] == frames.EFFECT:
        return str(seen.view.data["texts"][top[frames.WHAT]])
    if top[frames.KIND] == frames.DEFEAT:
        return _face(seen, top[frames.SOURCE])
    return ""


def _effect_question(seen: Seen, kind: str, decision: dict[str, Any]) -> str:
    """A question in the middle of an effect, or of a rule that resolves."""
    stack = seen.view.data["frames"]
    top = stack[-1]
    rule = top[frames.KIND]
    about = _about(seen, decision, rule, kind)
    if rule == frames.PLAY:
        return f"Who gets {about}?"
    if rule == frames.STEAL:
        if kind == "gig":
            number = top[frames.WHAT]
            return f"{about} steals {_count(number, 'Gig')}. Which one{' first' if number > 1 else ''}?"
        return f"{about} is about to be stolen. What do you give to keep it?"
    if rule == frames.DEFEAT:
        if kind == "may":
            return f"{about} is about to be defeated. Use {_known(_face(seen, top[frames.SOURCE]))}?"
        return f"{about} is about to be defeated. Which card's text takes its place?"
    if rule == frames.ROLL_IN:
        return f"You rolled {about}, and it shows {top[frames.VALUE]}. Roll it again?"
    effect = f"{title(card_in_question(seen))}: " if card_in_question(seen) else ""
    step, after = _steps(seen, top)
    purpose = PURPOSES.get(type(after).__name__, "") if after is not None else ""
    if kind == "amount":
        verb = {"Decrease": "lowered", "Increase": "raised"}.get(type(step).__name__, "changed")
        return f"{effect}by how much is {about} {verb}?"
    if kind == "may":
        done = _done_by(seen, top)
        return f"{effect}{done}?" if done else f"{effect}do you use its effect?"
    if kind == "mode":
        return f"{effect}which of its modes?"
    if kind == "type":
        return f"{effect}name a card type."
    least = decision["least"]
    what = "a Gig" if kind == "gig" else f"{least} cards" if least > 1 else "a card"
    return " ".join(part for part in (f"{effect}choose", what, purpose) if part) + "."


def _done_by(seen: Seen, frame: list[int]) -> str:
    """What a "you may" would do, where the verbs that follow it have a phrase here; else ""."""
    card = pool().get(seen.view.data["texts"][frame[frames.WHAT]])
    if card is None:
        return ""
    steps = card.programs[frame[frames.PROGRAM]]
    at = frame[frames.PC] - 1
    ask = steps[at]
    if not isinstance(ask, AskMay):
        return ""
    phrases: list[str] = []
    for step in steps[at + 1 : max(at + 1, ask.to)]:
        if isinstance(step, Draw) and isinstance(step.cards, Number):
            phrases.append(f"draw {_count(step.cards.number, 'card')}".replace("1 card", "a card"))
        elif isinstance(step, PayStep):
            phrases.append(f"pay {step.eddies} €$")
        elif type(step).__name__ in MAY_DO:
            phrases.append(MAY_DO[type(step).__name__])
        elif type(step).__name__ not in SAY_NOTHING:
            return ""
    return " and ".join(phrases)


def _legend(seen: Seen, number: int) -> str:
    """A Legend by its place, and its name where the player knows it."""
    cards = seen.view.data["cards"]
    there = [at for at, card in enumerate(cards) if card[AREA] == LEGENDS and card[OWNER] == seen.view.seat]
    if number not in there:
        return "Legend"
    face = _face(seen, number)
    known = "" if face in ("", HIDDEN) else f" ({title(face)})"
    return f"{ordinal(there.index(number))} Legend{known}"


def _steps(seen: Seen, frame: list[int]) -> tuple[Effect | None, Effect | None]:
    """The step of the effect that asks, and the one after it."""
    card = pool().get(seen.view.data["texts"][frame[frames.WHAT]])
    if card is None:
        return None, None
    steps = card.programs[frame[frames.PROGRAM]]
    at = frame[frames.PC] - 1
    return steps[at], steps[at + 1] if at + 1 < len(steps) else None


def _attack(seen: Seen) -> str:
    """The attack that is going on."""
    _, attacker, defender, _, _ = seen.view.data["attack"]
    card = next((unit for unit in seen.rival.field if _is_attacker(seen, unit.slug, attacker)), None)
    power = "" if card is None else f" (power {card.power})"
    what = "your Gig area" if defender < 0 else f"your {_known(_face(seen, defender))}"
    return f"The Rival's {_known(_face(seen, attacker))}{power} attacks {what}."


def _is_attacker(seen: Seen, slug: str, attacker: int) -> bool:
    return slug == _face(seen, attacker)


def _for_what(seen: Seen) -> str:
    """What a payment is for: the frame below it says."""
    stack = seen.view.data["frames"]
    if len(stack) < 2:
        return ""
    below = stack[-2]
    if below[frames.KIND] == frames.CALL:
        return f" to call your {_legend(seen, below[frames.SELF])}"
    for place in (frames.SELF, frames.SOURCE):
        if below[place] >= 0:
            return f" for {_known(_face(seen, below[place]))}"
    return ""


def _about(seen: Seen, decision: dict[str, Any], rule: int, kind: str) -> str:
    about: int = decision["about"]
    if about < 0:
        return "it"
    if kind == "amount" or (rule, kind) in ((frames.ROLL_IN, "may"), (frames.STEAL, "card")):
        name = die_name(seen.view.seat, about)
        die = die_in_words(name, seen.is_stolen(name))
        return die[0].upper() + die[1:] if rule == frames.STEAL else die
    return _known(_face(seen, about))


def _face(seen: Seen, number: int) -> str:
    return str(seen.view.data["cards"][number][FACE]) if number >= 0 else ""


def _known(slug: str) -> str:
    return "a hidden card" if slug in ("", HIDDEN) else title(slug)


def _count(number: int, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"
