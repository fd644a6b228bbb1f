"""The laws: each is a function that takes a table at a decision and fails with a sentence where it doesn't hold.

Cheap ones are checked at every decision of a random game, all of them now and then. No law has a list of exceptions.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Collection, Mapping
from random import Random

from preem.tcg import actions, attack_targets, engine, frames, registry
from preem.tcg.cards import pool
from preem.tcg.effects.declaration import Declaration
from preem.tcg.errors import IllegalAction
from preem.tcg.options import option_of, parse_option
from preem.tcg.position import position_text
from preem.tcg.scenario import from_position
from preem.tcg.snapshot import snapshot_of, table_from
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
    DECK,
    DICE,
    EDDIES,
    ENDED_ENDLESS,
    EQUIPPED,
    FIELD,
    GEAR,
    GIG_AREA,
    HAND,
    IN_FIXER,
    LEGENDS,
    NOBODY,
    NOWHERE,
    OUT_OF_GAME,
    REMOVED,
    SIDES,
    TRASH,
    act,
)
from preem.tcg.view import View, view_of
from tests.laws.twins import other_world, renumbered, shifted_places

PLAYED_ON = 20
"""How many decisions a saved table and its original are played on, to see that they stay one."""

# --- cheap laws ---------------------------------------------------------------------------------------------------------------------


def check_cheap(table: Table) -> None:
    """The laws that are cheap enough for every decision of thousands of games."""
    options_are_sound(table)
    every_option_is_accepted(table)
    every_card_is_in_one_place(table)
    hosts_and_gear_agree(table)
    dice_are_sound(table)
    the_texts_that_are_read_are_those_in_play(table)
    nobody_stalls(table)


def options_are_sound(table: Table) -> None:
    """Options are there unless the game is over, each once; none is asked alone that is not always asked; notation reads back."""
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


def every_card_is_in_one_place(table: Table, gone: Collection[int] = ()) -> None:
    """Each card stands in one list, that of its packed area and owner; a card in no list is just being played.

    `gone` are cards that a set-up table remembers and doesn't have.
    """
    packed = table.card
    placed: list[int] = []
    for area, sides in (
        (DECK, table.deck),
        (HAND, table.hand),
        (FIELD, table.field),
        (LEGENDS, table.legends),
        (EDDIES, table.eddies),
        (TRASH, table.trash),
        (REMOVED, table.removed),
        (EQUIPPED, table.gear),
    ):
        for owner in (0, 1):
            side = sides[owner]
            placed += side
            want = owner << 4 | area
            for card in side:
                assert packed[card] & 31 == want, f"card {card} stands in area {area} of {owner}, and says {packed[card] & 31}"
    if len(placed) != len(packed):
        assert not any(table.card[card] & 15 == NOWHERE for card in placed), "a card that is nowhere stands in a list"
        placed += _being_played(table, gone)
    placed.sort()
    assert placed == list(range(len(packed))), "a card is lost or doubled"


def _being_played(table: Table, gone: Collection[int]) -> list[int]:
    nowhere = [card for card, packed in enumerate(table.card) if packed & 15 == NOWHERE]
    if not table.over:
        playing = [frame[frames.SELF] for frame in table.frames if frame[frames.KIND] == frames.PLAY]
        for card in nowhere:
            assert card in playing or card in gone, f"card {card} is nowhere, and nobody is playing it"
    return nowhere


def hosts_and_gear_agree(table: Table) -> None:
    """What has a host is Gear that stands among its owner's; every host is that player's, on the field or in the Legends area."""
    packed, host = table.card, table.host
    for owner in (0, 1):
        for gear in table.gear[owner]:
            assert registry.TYPE[table.what[gear]] == GEAR, f"card {gear} is equipped and no Gear"
            assert host[gear] >= 0, f"Gear {gear} is equipped to nothing"
            where = packed[host[gear]]
            assert where & 15 in (FIELD, LEGENDS) and where >> 4 & 1 == owner, f"Gear {gear} has a host that can't be one"
    hosted = len(host) - host.count(-1)
    assert hosted == len(table.gear[0]) + len(table.gear[1]), "a card has a host and is not equipped"


def dice_are_sound(table: Table, gone: Collection[int] = ()) -> None:
    """Twelve dice, each in a fixer without a value or in a Gig area with a value it has; before the first turn some are nowhere.

    `gone` are the dice that a set-up table doesn't have.
    """
    assert len(table.dice) == DICE
    for die, packed in enumerate(table.dice):
        place, value = packed & 7, packed >> 3
        if place in (GIG_AREA, GIG_AREA + 1):
            assert 1 <= value <= SIDES[die % 6], f"die {die} shows {value}"
        else:
            absent = table.turn == 0 or die in gone
            assert place == IN_FIXER or (place == OUT_OF_GAME and absent), f"die {die} is at place {place}"
            assert value == 0, f"die {die} waits in a fixer and shows {value}"


def the_texts_that_are_read_are_those_in_play(table: Table) -> None:
    """`active` has exactly the face-up cards in play that print something to be read, each once; `listening` is all their masks."""
    masks, what, packed = registry.MASK, table.what, table.card
    reading: list[int] = []
    listening = 0
    for owner in (0, 1):
        for card in table.field[owner]:
            if masks[what[card]]:
                reading.append(card)
        for card in table.legends[owner]:
            if masks[what[card]] and not packed[card] >> 6 & 1:
                reading.append(card)
        for card in table.gear[owner]:
            if masks[what[card]] and not packed[table.host[card]] >> 6 & 1:
                reading.append(card)
    assert sorted(reading) == sorted(table.active), "the cards whose text is read are not those in play"
    for card in reading:
        listening |= masks[what[card]]
    assert listening == table.listening, "what is listened for is not what the cards in play print"


def nobody_stalls(table: Table) -> None:
    """No cap is ever reached (architecture, section 2: no endless turns; Q35)."""
    assert table.reason != ENDED_ENDLESS, "a turn or a drain had no end"
    assert table.decisions < 500, f"{table.decisions} decisions in one turn"
    assert len(table.frames) < 40, f"{len(table.frames)} frames deep"


# --- all laws -----------------------------------------------------------------------------------------------------------------------


def check_all(table: Table, chance: Random, declarations: Mapping[str, Declaration] | None = None) -> None:
    """Every law there is."""
    declared = pool() if declarations is None else declarations
    check_cheap(table)
    main_and_react_options_have_one_order(table)
    knowledge_is_sound(table)
    before = snapshot_of(table)
    a_copy_leaves_the_table_alone(table, chance)
    a_snapshot_is_the_whole_table(table, chance, declared)
    views_tell_nothing_hidden(table, chance)
    if not table.over:
        after_leaves_the_table_alone(table, chance)
        what_is_no_option_is_refused(table, chance)
        reasons_and_options_agree(table)
        a_quiet_position_reads_back(table, declared)
    assert snapshot_of(table) == before, "looking at a table, refusals, or playing a copy of it changed it"


def knowledge_is_sound(table: Table) -> None:
    """Open cards are known to both, a hand to its owner; a group lies under a deck or among the Eddies, and has no known card."""
    for card, packed in enumerate(table.card):
        area, owner, known = packed & 15, packed >> 4 & 1, table.known[card]
        if area in (FIELD, TRASH, REMOVED, EQUIPPED):
            assert known & 3 == 3, f"card {card} lies open, and somebody doesn't know it"
        elif area == HAND:
            assert known >> owner & 1, f"the owner of card {card} doesn't know it in his hand"
        elif area == EDDIES:
            assert known & 3 == 0, f"somebody can tell which Eddie card {card} is (Q24)"
        if table.group[card] >= 0:
            assert area in (DECK, EDDIES), f"card {card} is one of a group in area {area}"
        else:
            assert known >> 2 == 0, f"card {card} is known as one of a group, and is in none"


def a_copy_leaves_the_table_alone(table: Table, chance: Random) -> None:
    """A copy plays on and the table it was copied from stays what it was."""
    before = snapshot_of(table)
    play_on(table.copy(), PLAYED_ON, chance)
    assert snapshot_of(table) == before, "playing a copy changed the original"


def after_leaves_the_table_alone(table: Table, chance: Random) -> None:
    """`after` gives the table that `play` leads to, and leaves its own alone (check_all compares)."""
    text = str(option_of(table, table.options[chance.randrange(len(table.options))]))
    after = table.after(parse_option(text))
    played = table.twin()
    played.play(text)
    assert snapshot_of(after) == snapshot_of(played), f"after and play differ about {text!r}"


def a_snapshot_is_the_whole_table(table: Table, chance: Random, declarations: Mapping[str, Declaration]) -> None:
    """It reads back to the same text, and the table that was read goes on exactly as the original would."""
    text = snapshot_of(table)
    read = table_from(text, declarations)
    assert snapshot_of(read) == text, "a snapshot reads back as another table"
    original = table.twin()
    for _ in range(PLAYED_ON):
        assert original.options == read.options, "a saved table offers other options than its original"
        if original.over:
            break
        option = original.options[chance.randrange(len(original.options))]
        engine.take(original, option)
        engine.take(read, option)
    assert snapshot_of(original) == snapshot_of(read), "a saved table plays on differently from its original"


def play_on(table: Table, decisions: int, chance: Random) -> None:
    """Take so many random options, or fewer when the game ends."""
    for _ in range(decisions):
        if table.over:
            return
        engine.take(table, table.options[chance.randrange(len(table.options))])


def views_tell_nothing_hidden(table: Table, chance: Random) -> None:
    """A view is the same every time, plain data, and the same whatever ids cards have and whatever is hidden from its seat."""
    order = list(range(len(table.card)))
    chance.shuffle(order)
    under_other_ids = renumbered(table, order)
    for seat in (0, 1):
        view = view_of(table, seat)
        same(view, view_of(under_other_ids, seat), "the engine's ids show in a view")
        other, _ = other_world(table, seat, chance)
        same(view, view_of(other, seat), f"seat {seat} sees something of hidden cards")
        assert position_text(other, seat) == position_text(table, seat), f"seat {seat} is told a position with hidden cards"
        same(view, view_of(shifted_places(table, seat, chance), seat), f"seat {seat} can tell hidden places apart")
    if not table.over:
        mine = [str(option_of(table, option)) for option in table.options]
        assert [str(option_of(under_other_ids, option)) for option in under_other_ids.options] == mine
    # The dear ones for one seat at a time, mostly the one who decides.
    seat = table.asked if not table.over and chance.randrange(4) else chance.randrange(2)
    view = view_of(table, seat)
    assert view_of(table, seat).json == view.json, "two views of one moment differ"
    a_view_is_plain_data(view)
    a_sampled_table_looks_the_same(view, chance)


def same(view: View, other: View, complaint: str) -> None:
    """Two views are equal; where they aren't, say where."""
    if view.data != other.data:
        differences = [f"{key}: {view.data[key]!r} / {other.data[key]!r}" for key in view.data if view.data[key] != other.data[key]]
        raise AssertionError(f"{complaint}:\n" + "\n".join(differences))


def a_view_is_plain_data(view: View) -> None:
    """It goes through JSON and through pickle unchanged."""
    assert json.loads(view.json) == view.data, "a view isn't plain JSON"
    assert pickle.loads(pickle.dumps(view)) == view, "a view doesn't pickle"


def a_sampled_table_looks_the_same(view: View, chance: Random) -> None:
    """A table dealt from a view shows the seat that view again (its log aside), and can be played on from its own decision."""
    seed = chance.getrandbits(32)
    table = view.sample(Random(seed))
    again = view_of(table, view.seat)
    for key in view.data:
        assert key == "log" or again.data[key] == view.data[key], (
            f"a sampled table shows seat {view.seat} another {key}: {view.data[key]!r} / {again.data[key]!r}"
        )
    assert view.sample(Random(seed)).what == table.what, "sampling depends on more than view and seed"
    if table.asked == view.seat and not table.over:
        options_are_sound(table)
        every_card_is_in_one_place(table)
        the_texts_that_are_read_are_those_in_play(table)
        play_on(table, PLAYED_ON, Random(seed))
        every_card_is_in_one_place(table)


def a_quiet_position_reads_back(table: Table, declarations: Mapping[str, Declaration]) -> None:
    """In the Main phase, with nothing being resolved, the position is a text from which the same position can be set up."""
    if table.asking == ASK_MAIN and len(table.frames) == 1 and not table.pending:
        text = position_text(table)
        invented = [each for slug, each in declarations.items() if slug not in pool()]
        assert from_position(text, cards=invented).position == text, "a position reads back as another one"


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
        try:
            table.play(text)
        except IllegalAction as refused:
            assert refused.rule and refused.reason, f"{text!r} is refused without a reason"
            assert refused.options == tuple(legal), f"{text!r} is refused with other legal options"
            assert refused.position == position_text(table, table.asked), f"{text!r} is refused with another position"
        else:
            raise AssertionError(f"{text!r} is none of {legal}, and was taken")

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


