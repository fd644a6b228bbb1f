"""The table as text. No line is wider than it may be; what is longer goes on below its heading."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from preem.terminal.seen import HIDDEN, CardSeen, Seen, SideSeen
from preem.terminal.words import die_in_words, ordinal, title

WIDTH: Final = 80
_INDENT: Final = 10


def wrapped(text: str, width: int = WIDTH, indent: int = 2) -> list[str]:
    """A text in lines that fit; those after the first stand further right."""
    return textwrap.wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]


def table_in_text(seen: Seen, width: int = WIDTH) -> list[str]:
    """Both sides, the Rival's above. Whoever looks is "you"."""
    data = seen.view.data
    mine = data["turn_player"] == data["seat"]
    whose = "yours" if mine else "the Rival's"
    turn = f"turn {data['turn']}, {whose}" if data["turn"] else "before the first turn"
    overtime = " - OVERTIME: the 7th Gig wins at once" if data["overtime"] else ""
    lines = [_rule(f"{turn}{overtime}", width)]
    lines += _side("RIVAL", seen.rival, seen, width)
    lines.append(_rule("", width))
    lines += _side("YOU", seen.own, seen, width)
    lines.append(_rule("", width))
    return lines


def both_hands_in_text(first: Seen, second: Seen, width: int = WIDTH) -> list[str]:
    """The table as both see it together: each side as its own player does."""
    data = first.view.data
    whose = "yours" if data["turn_player"] == 0 else "the Rival's"
    lines = [_rule(f"turn {data['turn']}, {whose}" if data["turn"] else "before the first turn", width)]
    lines += _side("RIVAL", second.own, second, width, dice_of=first.rival)
    lines.append(_rule("", width))
    lines += _side("YOU", first.own, first, width)
    lines.append(_rule("", width))
    return lines


def _rule(text: str, width: int) -> str:
    return f"-- {text} ".ljust(width, "-") if text else "-" * width


def _side(heading: str, side: SideSeen, seen: Seen, width: int, dice_of: SideSeen | None = None) -> list[str]:
    dice = dice_of or side
    counts = f"deck {side.deck}, trash {len(side.trash)}, hand {len(side.hand)}"
    money = f"Eddies {side.eddies_ready} ready"
    if side.eddies_spent:
        money += f", {side.eddies_spent} spent"
    cred = "none" if dice.street_cred is None else str(dice.street_cred)
    gigs = [_gig(die, value, heading == "RIVAL") for die, value in dice.gigs]
    lines = wrapped(f"{heading.ljust(_INDENT)}{money}   {counts}", width, _INDENT)
    lines += _row("Gigs", [f"{len(gigs)} (7 win)", *gigs, f"Street Cred {cred}"], width)
    lines += _row("Fixer", [" ".join(side.fixer) or "empty"], width)
    legends = [_legend(place, card) for place, card in enumerate(side.legends)]
    lines += _row("Legends", legends or ["none"], width)
    field = [_unit(card) for card in side.field] or ["empty"]
    lines += _row("Field", [field[0]], width)
    for unit in field[1:]:
        lines += _row("", [unit], width)
    done = [what for what, is_done in (("a card sold", side.sold), ("a Legend called", side.called)) if is_done]
    if done:
        lines += _row("Done", [f"this turn: {', '.join(done)}"], width)
    if any(card != HIDDEN for card in side.hand):
        lines += _row("Hand", _hand(side.hand, seen), width)
    return lines


def _row(heading: str, parts: Sequence[str], width: int) -> list[str]:
    """A heading and what stands behind it, in parts; a part is broken only where it is too long by itself."""
    lines: list[str] = []
    current = f"  {heading}".ljust(_INDENT)
    empty = True
    for part in parts:
        if not empty and len(current) + 3 + len(part) > width:
            lines.append(current)
            current, empty = " " * _INDENT, True
        current += part if empty else f" | {part}"
        empty = False
    lines.append(current)
    return [short for line in lines for short in _broken(line, width)]


def _broken(line: str, width: int) -> list[str]:
    """A line that fits stays as it is; a longer one is broken, its first spaces kept."""
    if len(line) <= width:
        return [line.rstrip()]
    head = line[:_INDENT]
    rest = textwrap.wrap(line[_INDENT:], max(10, width - _INDENT - 2), break_on_hyphens=False)
    return [head + rest[0], *(" " * (_INDENT + 2) + more for more in rest[1:])]


def _gig(die: str, value: int, is_rivals: bool) -> str:
    """A die and its value; whose it is stands there only where it lies on the other's side."""
    if die.startswith("rival:") == is_rivals:
        return f"{die.removeprefix('rival:')}={value}"
    return f"{die_in_words(die)}={value}"


def _legend(place: int, card: CardSeen) -> str:
    text = f"{ordinal(place)} face-down" if card.facedown else f"{ordinal(place)} {title(card.slug)}"
    if card.facedown and card.slug != HIDDEN:
        text += f", known to you: {title(card.slug)}"
    if not card.facedown and card.power:
        text += f", power {card.power}"
    return text + _marks(card)


def _unit(card: CardSeen) -> str:
    number = card.name.partition("#")[2]
    copy = f" ({ordinal(int(number) - 1)})" if number else ""
    return f"{title(card.slug)}{copy}, power {card.power}{_marks(card)}"


def _marks(card: CardSeen) -> str:
    """Keywords, Gear, and how it lies."""
    text = "".join(f", {word}" for word in card.keywords)
    if card.gear:
        text += " + " + " + ".join(title(slug) for slug in card.gear)
    if card.spent:
        text += " [spent]"
    if card.lag:
        text += " [Lag]"
    return text


def _hand(hand: Sequence[str], seen: Seen) -> list[str]:
    """The cards known, copies counted, prices as they are now."""
    shown: list[str] = []
    for slug, count in Counter(hand).items():
        price = seen.price(slug, "play")
        copies = f"{count} x " if count > 1 else ""
        name = "unknown" if slug == HIDDEN else title(slug)
        shown.append(f"{copies}{name}{'' if price is None else f' ({price} €$)'}")
    return shown
