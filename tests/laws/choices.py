"""Laws of decisions: what may be chosen, what may not, and why not."""

from random import Random

import pytest

from preem.tcg import actions, attack_targets, engine, registry
from preem.tcg.errors import IllegalAction
from preem.tcg.options import option_of, parse_option
from preem.tcg.position import position_text
from preem.tcg.table import Table
from preem.tcg.terms import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BLOCK,
    ACT_CALL,
    ACT_GO_SOLO,
    ACT_PASS,
    ACT_PLAY,
    ACT_SELL,
    ACT_TO_FIELD,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_REACT,
    AT_GIGS,
    ENDED_ENDLESS,
    NOBODY,
    act,
)


def options_are_sound(table: Table) -> None:
    """There are options unless the game is over, each once, one alone only where it is always asked; notation reads back."""
    options = table.options
    if table.over:
        assert not options and table.asking == ASK_NOTHING and table.asked == NOBODY, "a game that is over asks nothing"
        assert not table.frames and not table.pending, "a game that is over resolves nothing"
        return
    assert options, "somebody is asked, and there is nothing to choose"
    assert len(options) > 1 or engine.is_always_asked(table.asking), "a choice with one answer is taken by itself"
    assert len(set(options)) == len(options), f"an option is listed twice: {options}"
    assert table.asked in (0, 1), f"seat {table.asked} is asked"
    notations: set[str] = set()
    for option in options:
        value = option_of(table, option)
        text = str(value)
        assert text not in notations, f"two options print as {text!r}"
        notations.add(text)
        assert parse_option(text) == value, f"{text!r} reads back as {parse_option(text)!r}, not {value!r}"


def main_and_react_options_have_one_order(table: Table) -> None:
    """Listing them again gives the same ones in the same order."""
    if table.asking == ASK_MAIN:
        assert actions.main_options(table, table.asked) == table.options, "the Main phase lists other options now"
    elif table.asking == ASK_REACT:
        assert actions.react_options(table, table.asked) == table.options, "the React Step lists other options now"


def every_option_is_accepted(table: Table) -> None:
    """Each option can be taken by a copy, which then stands at a decision or is over."""
    for option in table.options:
        other = table.copy()
        engine.take(other, option)
        assert other.over or other.options, f"after option {option} nobody is asked, and the game goes on"


def nobody_stalls(table: Table) -> None:
    """No cap is ever reached (architecture, section 2: no endless turns; Q35)."""
    assert table.reason != ENDED_ENDLESS, "a turn or a drain had no end"
    assert table.decisions < 500, f"{table.decisions} decisions in one turn"
    assert len(table.frames) < 40, f"{len(table.frames)} frames deep"


ELSEWHERE = (
    "go first",
    "keep",
    "roll_in d4",
    "sell minotaur",
    "call 0",
    "call 2",
    "play floor-it",
    "attack minotaur gigs",
    "block minotaur",
    "end_turn",
    "pass",
    "pay eddies",
    "card none",
    "gig rival:d6",
    "amount 0",
    "mode 1",
    "yes",
    "no",
    "type Gear",
)
"""Options of every kind, most of which are none at any one moment."""


def what_is_no_option_is_refused(table: Table, chance: Random) -> None:
    """What isn't offered raises IllegalAction with a rule, the legal options and the position as that seat may see it."""
    legal = [str(option_of(table, option)) for option in table.options]
    tried = [text for text in ELSEWHERE if text not in legal]
    for text in chance.sample(tried, 3):
        with pytest.raises(IllegalAction) as caught:
            table.play(text)
        refused = caught.value
        assert refused.rule and refused.reason, f"{text!r} is refused without a reason"
        assert refused.options == tuple(legal), f"{text!r} is refused with other legal options"
        assert refused.position == position_text(table, table.asked), f"{text!r} is refused with another position"


def reasons_and_options_agree(table: Table) -> None:
    """Whatever a player might do now, there is a reason against it exactly when it is not among the options."""
    if table.asking not in (ASK_MAIN, ASK_REACT):
        return
    seat, offered, what = table.asked, set(table.options), table.what
    faces = {(option >> 16, what[option >> 8 & 255]) for option in offered if option >> 16 in (ACT_PLAY, ACT_SELL)}
    found: list[tuple[str, int, bool]] = []
    for card in table.hand[seat]:
        slug = registry.SLUG[what[card]]
        found.append((f"play {slug}", actions.why_not_play(table, seat, card), (ACT_PLAY, what[card]) in faces))
        found.append((f"sell {slug}", actions.why_not_sell(table, seat, card), (ACT_SELL, what[card]) in faces))

    def offers(kind: int, card: int, aim: int = 0) -> bool:
        return act(kind, card, aim) in offered

    for card in table.legends[seat]:
        slug = registry.SLUG[what[card]]
        found.append((f"call {slug}", actions.why_not_call(table, seat, card), offers(ACT_CALL, card)))
        found.append((f"go solo {slug}", actions.why_not_to_field(table, seat, card, True), offers(ACT_GO_SOLO, card)))
        found.append((f"to field {slug}", actions.why_not_to_field(table, seat, card, False), offers(ACT_TO_FIELD, card)))
    for card in table.field[seat]:
        slug = registry.SLUG[what[card]]
        found.append((f"block with {slug}", actions.why_not_block(table, seat, card), offers(ACT_BLOCK, card)))
        for aim in (*table.field[1 - seat], AT_GIGS):
            why = attack_targets.why_not_attack(table, seat, card, aim)
            found.append((f"attack {aim} with {slug}", why, offers(ACT_ATTACK, card, aim)))
    for card in (*table.legends[seat], *table.field[seat], *table.gear[seat]):
        for number in range(len(registry.ACTIVATED[what[card]])):
            why = actions.why_not_activate(table, seat, card, number)
            found.append((f"activate {registry.SLUG[what[card]]} {number}", why, offers(ACT_ACTIVATE, card, number)))
    found.append(("pass", actions.why_not_pass(table, seat), act(ACT_PASS) in offered))
    for name, why, is_offered in found:
        assert (why == 0) == is_offered, f"{name}: reason {why & 255}, and it is {'' if is_offered else 'not '}offered"
