"""Making a table from names: every fault of an impossible one is said (architecture, section 7)."""

from __future__ import annotations

import dataclasses
import difflib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from preem.tcg import engine, frames, in_force, registry
from preem.tcg import opening as opening_rules
from preem.tcg import turn as turn_rules
from preem.tcg.areas import equip, new_card, onto_deck, remove_from_game, to_eddies, to_field, to_hand, to_legends, to_trash
from preem.tcg.cards import pool
from preem.tcg.decks import Deck
from preem.tcg.dice import put_die
from preem.tcg.effects.declaration import Declaration, number_of
from preem.tcg.endings import check_overtime_win
from preem.tcg.errors import IllegalPosition, InvalidNotation
from preem.tcg.events import new_batch, write
from preem.tcg.fillers import FILLER, FILLER_LEGEND
from preem.tcg.knowledge import EVERYONE, KNOWS, KNOWS_GROUP, mark_looked
from preem.tcg.marks import mark_arrived, mark_lag, mark_solo, spend
from preem.tcg.position import VERSION
from preem.tcg.scenario.game import Game
from preem.tcg.table import LISTS_OPEN, LISTS_UNKNOWN, Table, new_streams
from preem.tcg.terms import (
    GEAR,
    GIG_AREA,
    IN_FIXER,
    LEGEND,
    PLAYED,
    POWER_CHANGE,
    PROGRAM,
    SIDES,
    UNIT,
)

MOST_CARDS = 255
SEATS = {"you": 0, "rival": 1}
STARTS = ("main", "start", "mulligan")


@dataclass(frozen=True)
class CardEntry:
    """A card of a set-up table with its marks; made by `card(...)`."""

    slug: str
    spent: bool = False
    lag: bool = False
    gear: tuple[str | CardEntry, ...] = ()
    facedown: bool = False
    known_to: str = ""
    bonus: int = 0
    solo: bool = False
    arrived: bool = False


def card(
    slug: str,
    *,
    spent: bool = False,
    lag: bool = False,
    gear: Sequence[str | CardEntry] = (),
    facedown: bool = False,
    known_to: str = "",
    bonus: int = 0,
    solo: bool = False,
    arrived: bool = False,
) -> CardEntry:
    """A card with marks: spent, with Lag, its Gear, face-down, known to "you", "rival" or "both", a power change this turn,
    come by GO SOLO, arrived this turn."""
    return CardEntry(slug, spent, lag, tuple(gear), facedown, known_to, bonus, solo, arrived)


Entry = str | CardEntry


@dataclass
class Side:
    """One player's side of a set-up table; everything not said is quiet default."""

    legends: Sequence[Entry] = ()
    field: Sequence[Entry] = ()
    hand: Sequence[Entry] | int = ()
    deck: int | Sequence[Entry] = 20
    trash: Sequence[Entry] = ()
    eddies: int | Sequence[Entry] = 0
    spent_eddies: int | Sequence[Entry] = 0
    gigs: dict[str, int] = dataclasses.field(default_factory=dict)
    fixer: Sequence[str] | None = None
    removed: Sequence[Entry] = ()
    called: bool = False
    sold: bool = False
    played_this_turn: Sequence[str] = ()


def setup(
    *,
    active: str = "you",
    turn: int = 7,
    seed: int = 1,
    rolls: Sequence[int] | None = None,
    shuffles: str = "random",
    at: str = "main",
    overtime: bool = False,
    empty_starts: tuple[bool, bool] = (False, False),
    open_lists: bool = False,
    cards: Sequence[Declaration] = (),
    you: Side | None = None,
    rival: Side | None = None,
) -> Game:
    """A table in the middle of a game; IllegalPosition says all that can't be."""
    builder = _Builder(cards)
    faults = builder.faults
    sides = (you or Side(), rival or Side())
    if active not in SEATS:
        faults.append(f"active is 'you' or 'rival', not {active!r}")
    if at not in STARTS:
        faults.append(f"at is one of {', '.join(STARTS)}, not {at!r}")
    if turn < 1:
        faults.append(f"turns count from 1, so turn can't be {turn}")
    if shuffles not in ("random", "keep"):
        faults.append(f"shuffles is 'random' or 'keep', not {shuffles!r}")
    faults += _faults_of_rolls(rolls)
    if faults:
        raise IllegalPosition(faults)
    table = builder.table
    table.words = new_streams(seed)
    table.keep_order = shuffles == "keep"
    table.script = list(rolls or ())
    table.lists = LISTS_OPEN if open_lists else LISTS_UNKNOWN
    table.logging = True
    table.turn_player = SEATS[active]
    table.first_player = table.turn_player if turn % 2 else 1 - table.turn_player
    table.turn = turn - 1 if at == "start" else turn
    table.overtime = 1 if overtime else 0
    before, running = (1 if empty else 0 for empty in empty_starts)
    table.began_empty = [before, 0] if at == "start" else [running, before]
    for seat in range(2):
        builder.place(seat, sides[seat])
    builder.dice(sides)
    if at == "main":
        for seat in range(2):
            table.called[seat] = 1 if sides[seat].called else 0
            table.sold[seat] = 1 if sides[seat].sold else 0
            builder.play_earlier(seat, sides[seat].played_this_turn)
    builder.count_cards()
    if turn == 1 and at != "main":
        for each in table.legends[table.first_player][:2]:
            spend(table, each)
    if faults:
        raise IllegalPosition(faults)
    frame = frames.new_frame(frames.TURN, table.turn_player)
    if at == "mulligan":
        table.turn = 0
        frame = frames.new_frame(frames.SETUP, table.turn_player)
        frame[frames.PC] = opening_rules.FIRST_MULLIGAN
    elif at == "main":
        frame[frames.PC] = turn_rules.MAIN
    frames.push(table, frame)
    check_overtime_win(table)
    if at != "start":
        engine.advance(table)
    return Game(table, builder.declarations)


def _faults_of_rolls(rolls: Sequence[int] | None) -> list[str]:
    """What no die can show; whether the very die can is seen when it is rolled."""
    return [f"rolls: {roll!r} is no face of a die (CR 6.1.1)" for roll in rolls or () if not _is_face(roll)]


def _is_face(roll: object) -> bool:
    return isinstance(roll, int) and not isinstance(roll, bool) and 1 <= roll <= 20


def opening(
    *,
    you: Sequence[str] | Deck | None = None,
    rival: Sequence[str] | Deck | None = None,
    seed: int = 1,
    rolls: Sequence[int] | None = None,
    shuffles: str = "random",
    cards: Sequence[Declaration] = (),
) -> Game:
    """A whole game from before the d20. A side is its Legends and deck as slugs, or a Deck; none: three fillers and forty."""
    builder = _Builder(cards)
    table = builder.table
    table.words = new_streams(seed)
    table.keep_order = shuffles == "keep"
    table.script = list(rolls or ())
    table.logging = True
    for seat, side in enumerate((you, rival)):
        builder.whole_deck(seat, side)
    builder.count_cards()
    builder.faults += _faults_of_rolls(rolls)
    if builder.faults:
        raise IllegalPosition(builder.faults)
    frames.push(table, frames.new_frame(frames.SETUP, 0))
    engine.advance(table)
    return Game(table, builder.declarations)


def from_position(text: str, *, seed: int = 1, cards: Sequence[Declaration] = ()) -> Game:
    """Set up what a position's line says (`game.position`, `table.position`); "?" becomes a filler. Faults are all told."""
    version, _, body = text.strip().partition(" ")
    if version != VERSION:
        raise InvalidNotation(f"a position begins with {VERSION!r}, not with {version[:40]!r}")
    try:
        data = json.loads(body, parse_float=_no_fraction, parse_constant=_no_fraction)
    except (ValueError, RecursionError) as error:
        raise InvalidNotation(f"the position is damaged: {error}") from None
    if not isinstance(data, dict) or not {"active", "turn", "you", "rival"} <= set(data):
        raise InvalidNotation('a position is {"active": ..., "turn": ..., "you": {...}, "rival": {...}} behind its version')
    try:
        sides = {name: _side_from(data[name]) for name in SEATS}
        empty = data.get("empty_starts", [False, False])
        return setup(
            active=data["active"],
            turn=data["turn"],
            seed=seed,
            overtime=data.get("overtime", False),
            empty_starts=(bool(empty[0]), bool(empty[1])),
            cards=cards,
            you=sides["you"],
            rival=sides["rival"],
        )
    except (TypeError, KeyError, IndexError, AttributeError, OverflowError) as error:
        raise InvalidNotation(f"the position is damaged: {error}") from None


def _no_fraction(text: str) -> int:
    raise ValueError(f"{text} is no whole number")


def _side_from(data: dict[str, Any]) -> Side:
    """A side as `position_text` writes it."""
    known = {each.name for each in dataclasses.fields(Side)}
    unknown = set(data) - known
    if unknown:
        raise InvalidNotation(f"a side of a position has no {', '.join(sorted(unknown))}; it has {', '.join(sorted(known))}")
    side = dict(data)
    for area in ("legends", "field", "hand", "deck", "trash", "eddies", "spent_eddies", "removed"):
        if isinstance(side.get(area), list):
            side[area] = [each if isinstance(each, str) else _card_from(each) for each in side[area]]
    return Side(**side)


def _card_from(marks: dict[str, Any]) -> CardEntry:
    if not isinstance(marks.get("bonus", 0), int):
        raise InvalidNotation(f"a power change is a whole number, not {marks['bonus']!r}")
    return card(**marks)


class _Builder:
    """Places cards and dice, and gathers what is wrong."""

    def __init__(self, cards: Sequence[Declaration]) -> None:
        self.table = Table()
        self.faults: list[str] = []
        self.declarations: dict[str, Declaration] = dict(pool())
        self.declarations[FILLER.slug] = FILLER
        self.declarations[FILLER_LEGEND.slug] = FILLER_LEGEND
        for declaration in cards:
            self.declarations[declaration.slug] = declaration

    def count_cards(self) -> None:
        """An option has eight bits for a card, one of them for the Gig area."""
        if len(self.table.card) > MOST_CARDS:
            self.faults.append(f"a table holds up to {MOST_CARDS} cards, and this one would have {len(self.table.card)}")

    def _count(self, number: int, what: str) -> int:
        """A number of fillers."""
        if number < 0:
            self.faults.append(f"{what}: {number} cards can't be")
        return number

    def _has_no_marks(self, one: CardEntry, where: str) -> None:
        """Cards outside play have no marks but who knows them."""
        if dataclasses.replace(one, known_to="") != CardEntry(one.slug):
            self.faults.append(f"{where}: {one.slug!r} has marks that only cards in play have")

    def place(self, seat: int, side: Side) -> None:
        """All cards of a side, the order of which gives copies their numbers."""
        self._field(seat, side.field)
        self._legends(seat, side)
        hand = [FILLER.slug] * self._count(side.hand, "a hand") if isinstance(side.hand, int) else side.hand
        for entry in hand:
            self._in_hand(seat, entry)
        self._eddies(seat, side.eddies, spent=False)
        self._eddies(seat, side.spent_eddies, spent=True)
        for entry in side.trash:
            one = self._main_card(seat, entry, "the trash")
            if one >= 0:
                to_trash(self.table, one)
        for entry in side.removed:
            self._removed(seat, entry)
        deck = [FILLER.slug] * self._count(side.deck, "a deck") if isinstance(side.deck, int) else side.deck
        for entry in reversed(deck):
            self._in_deck(seat, entry)

    def _declared(self, slug: str, where: str) -> Declaration | None:
        declaration = self.declarations.get(slug)
        if declaration is None:
            near = difflib.get_close_matches(slug, self.declarations, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            self.faults.append(f"{where}: there is no card {slug!r}{hint}")
        return declaration

    def _main_card(self, seat: int, entry: Entry, where: str) -> int:
        """A new card of a main deck, nowhere yet; -1 with a fault if it can't be there."""
        one = entry if isinstance(entry, CardEntry) else CardEntry(entry)
        self._has_no_marks(one, where)
        slug = FILLER.slug if one.slug == "?" else one.slug
        declaration = self._declared(slug, where)
        if declaration is None:
            return -1
        if declaration.type == LEGEND:
            self.faults.append(f"{where}: {slug!r} is a Legend, which can be in the Legends area or on the field only (CR 4.4)")
            return -1
        return new_card(self.table, number_of(declaration), seat)

    def _field(self, seat: int, entries: Sequence[Entry]) -> None:
        for entry in entries:
            one = entry if isinstance(entry, CardEntry) else CardEntry(entry)
            declaration = self._declared(one.slug, "the field")
            if declaration is None:
                continue
            if declaration.type not in (UNIT, LEGEND):
                kind = {GEAR: "Gear", PROGRAM: "a Program"}.get(declaration.type, "a filler")
                self.faults.append(
                    f"the field: {one.slug!r} is {kind}, and only Units and Legends are there (CR 4.10.2, 4.14.2)"
                )
                continue
            if one.facedown or one.known_to:
                self.faults.append(f"the field: {one.slug!r} is face-up there, and everybody sees it (CR 5.6.3)")
            if one.solo and declaration.type != LEGEND:
                self.faults.append(f"the field: {one.slug!r} is no Legend, so it can't have come by GO SOLO (CR 11.25)")
                continue
            number = new_card(self.table, number_of(declaration), seat)
            to_field(self.table, number, one.spent)
            self._mark(seat, number, one)

    def _mark(self, seat: int, number: int, one: CardEntry) -> None:
        table = self.table
        if one.arrived:
            mark_arrived(table, number, lag=False)
        if one.lag:
            mark_lag(table, number)
        if one.solo:
            mark_solo(table, number)
        if one.bonus:
            frame = frames.reader(table, number)
            in_force.add(table, frame, POWER_CHANGE, one.bonus, number, -1, 0, 2 * table.turn + 1, 0, 0)
        for gear in one.gear:
            worn = gear if isinstance(gear, CardEntry) else CardEntry(gear)
            declaration = self._declared(worn.slug, f"the Gear of {one.slug!r}")
            if declaration is None:
                continue
            if declaration.type != GEAR:
                self.faults.append(f"{worn.slug!r} is no Gear, so {one.slug!r} can't be equipped with it (CR 11.6)")
                continue
            equip(table, new_card(table, number_of(declaration), seat), number)

    def _legends(self, seat: int, side: Side) -> None:
        table = self.table
        elsewhere = sum(registry.TYPE[table.what[each]] == LEGEND for each in table.field[seat])
        for entry in side.removed:
            slug = entry.slug if isinstance(entry, CardEntry) else entry
            declaration = self.declarations.get(slug)
            elsewhere += declaration is not None and declaration.type == LEGEND
        entries = list(side.legends)
        if len(entries) + elsewhere > 3:
            self.faults.append(f"a player has three Legends, not {len(entries) + elsewhere} (CR 7.3)")
            return
        entries += ["?"] * (3 - elsewhere - len(entries))
        for entry in entries:
            one = entry if isinstance(entry, CardEntry) else CardEntry(entry)
            slug, facedown, known = one.slug, one.facedown, False
            if slug.startswith("?"):
                facedown, known = True, len(slug) > 1
                slug = slug[1:] or FILLER_LEGEND.slug
            declaration = self._declared(slug, "the Legends area")
            if declaration is None:
                continue
            if declaration.type != LEGEND:
                self.faults.append(f"the Legends area: {slug!r} is no Legend (CR 4.6)")
                continue
            number = new_card(table, number_of(declaration), seat)
            to_legends(table, number, facedown)
            if one.spent:
                spend(table, number)
            if facedown and known:
                table.known[number] |= KNOWS << seat
            for who in self._seats(one.known_to):
                mark_looked(table, who, number)
            self._mark(seat, number, CardEntry(slug, gear=one.gear, bonus=one.bonus))

    def _seats(self, known_to: str) -> list[int]:
        if known_to in ("", "both"):
            return [0, 1] if known_to else []
        if known_to not in SEATS:
            self.faults.append(f"known_to is 'you', 'rival' or 'both', not {known_to!r}")
            return []
        return [SEATS[known_to]]

    def _in_hand(self, seat: int, entry: Entry) -> None:
        number = self._main_card(seat, entry, "a hand")
        if number < 0:
            return
        to_hand(self.table, number)
        if isinstance(entry, CardEntry):
            for who in self._seats(entry.known_to):
                self.table.known[number] |= KNOWS << who

    def _in_deck(self, seat: int, entry: Entry) -> None:
        number = self._main_card(seat, entry, "a deck")
        if number < 0:
            return
        onto_deck(self.table, seat, [number])
        if isinstance(entry, CardEntry):
            for who in self._seats(entry.known_to):
                self.table.known[number] |= KNOWS << who

    def _eddies(self, seat: int, entries: int | Sequence[Entry], *, spent: bool) -> None:
        table = self.table
        if isinstance(entries, int):
            entries = [FILLER.slug] * self._count(entries, "the Eddies area")
        for entry in entries:
            number = self._main_card(seat, entry, "the Eddies area")
            if number < 0:
                continue
            to_eddies(table, number, openly=False)
            if table.what[number] != number_of(FILLER):
                table.group[number] = seat
                table.known[number] = KNOWS_GROUP | KNOWS_GROUP << 1
            if spent:
                spend(table, number)

    def _removed(self, seat: int, entry: Entry) -> None:
        one = entry if isinstance(entry, CardEntry) else CardEntry(entry)
        declaration = self._declared(one.slug, "removed cards")
        if declaration is not None:
            number = new_card(self.table, number_of(declaration), seat)
            remove_from_game(self.table, number)

    def play_earlier(self, seat: int, slugs: Sequence[str]) -> None:
        """Write down that these were played this turn: the cards themselves where they lie, else cards that are gone."""
        table = self.table
        used: list[int] = []
        for slug in slugs:
            declaration = self._declared(slug, "played this turn")
            if declaration is None:
                continue
            what = number_of(declaration)
            found = [
                each
                for each in table.field[seat] + table.gear[seat] + table.trash[seat] + table.removed[seat]
                if table.what[each] == what and each not in used
            ]
            number = found[0] if found else new_card(table, what, seat)
            table.known[number] = EVERYONE
            used.append(number)
            write(table, new_batch(table), PLAYED, seat, number, -1, -1, 0, 0)

    def whole_deck(self, seat: int, side: Sequence[str] | Deck | None) -> None:
        """Legends and deck of a player, before anything is shuffled."""
        table = self.table
        if isinstance(side, Deck):
            slugs = [*side.legends, *side.main]
        elif side is None:
            slugs = [FILLER_LEGEND.slug] * 3 + [FILLER.slug] * 40
        else:
            slugs = list(side)
        for slug in reversed(slugs):  # the list is top first
            declaration = self._declared(slug, "a deck")
            if declaration is not None and declaration.type != LEGEND:
                onto_deck(table, seat, [new_card(table, number_of(declaration), seat)])
        for slug in slugs:
            if slug in self.declarations and self.declarations[slug].type == LEGEND:
                to_legends(table, new_card(table, number_of(self.declarations[slug]), seat), True)
        if len(table.legends[seat]) != 3:
            self.faults.append(f"a player has three Legends, not {len(table.legends[seat])} (CR 7.3)")

    def dice(self, sides: tuple[Side, Side]) -> None:
        """Gigs where they are named, the others in their owner's fixer, unless that is named too."""
        table = self.table
        placed: dict[int, str] = {}
        for seat, side in enumerate(sides):
            for name, value in side.gigs.items():
                die = self._die(seat, name, f"{name} in a Gig area")
                if die < 0:
                    continue
                sides_of_it = SIDES[die % 6]
                if not 1 <= value <= sides_of_it:
                    self.faults.append(f"a {name} can't show {value}: its values are 1 to {sides_of_it} (CR 6.1.1)")
                    continue
                if die in placed:
                    self.faults.append(f"the die {name} is in two places")
                    continue
                placed[die] = name
                put_die(table, die, GIG_AREA + seat, value)
        for seat, side in enumerate(sides):
            if side.fixer is None:
                for die in range(6 * seat, 6 * seat + 6):
                    if die not in placed:
                        put_die(table, die, IN_FIXER, 0)
                continue
            for name in side.fixer:
                die = self._die(seat, name, f"{name} in a fixer")
                if die < 0:
                    continue
                if die // 6 != seat:
                    self.faults.append(f"{name} can't be in the other player's fixer (CR 5.10.3)")
                elif die in placed:
                    self.faults.append(f"the die {name} is in two places")
                else:
                    placed[die] = name
                    put_die(table, die, IN_FIXER, 0)

    def _die(self, seat: int, name: str, where: str) -> int:
        owner = 1 - seat if name.startswith("rival:") else seat
        plain = name.removeprefix("rival:")
        for size, sides in enumerate(SIDES):
            if plain == f"d{sides}":
                return 6 * owner + size
        self.faults.append(f"{where}: there is no such die; a player has d4, d6, d8, d10, d12, d20 (CR 7.2)")
        return -1
