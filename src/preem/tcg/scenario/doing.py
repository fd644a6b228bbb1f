"""Carrying out one verb on a copy of the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from preem.tcg import actions, attack_targets, engine, frames, reasons, registry
from preem.tcg.actions import bearer
from preem.tcg.errors import IllegalAction, InvalidNotation
from preem.tcg.marks import area_of, is_facedown
from preem.tcg.names import die_name, die_of
from preem.tcg.options import (
    AMOUNT_ZERO,
    TYPE_NAMES,
    activations_of,
    mode_label,
)
from preem.tcg.position import position_text
from preem.tcg.scenario.printing import option_names
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
    ASK_AMOUNT,
    ASK_CARD,
    ASK_FIRST,
    ASK_GIG,
    ASK_MAIN,
    ASK_MAY,
    ASK_MODE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_ROLL_IN,
    ASK_TYPE,
    AT_GIGS,
    DECK,
    GEAR,
    HAND,
    NONE,
    PROGRAM,
    TRASH,
    act,
)

PLAYERS = ("you", "rival")

if TYPE_CHECKING:
    from preem.tcg.scenario.game import Game


Answer = str | int | bool | None


class Doing:
    """One verb being carried out on a copy of the table."""

    def __init__(self, game: Game, table: Table, seat: int, tried: str, on: Answer) -> None:
        self.game = game
        self.names = game.names
        self.table = table
        self.seat = seat
        self.tried = tried
        self.on = on
        self.taken: list[int] = []

    def refuse(self, why: int) -> None:
        """Raise the refusal with its reason."""
        self.refuse_for(reasons.sentence(why), reasons.rule(why))

    def refuse_for(self, reason: str, rule: str) -> None:
        table = self.game.table  # as it stands before the verb: what came of its first part is nobody's to see
        legal = tuple(option_names(table, self.names)) if table.asked == self.seat else ()
        who = PLAYERS[self.seat]
        raise IllegalAction(
            f"{who} can't {self.tried}",
            reason=reason,
            rule=rule,
            options=legal,
            position=position_text(table, self.seat),
        )

    def check_slug(self, name: str) -> None:
        """A name that no card has is a slip of the pen, not an illegal action."""
        for part in name.removeprefix("rival:").split("@")[0].split("/"):
            slug = part.split("#")[0]
            if slug in self.game.declarations or slug.startswith(("legend:", "?")):
                continue
            if die_of(0, slug) >= 0 or slug in ("gigs", "none", "yes", "no", "hand", "trash", *TYPE_NAMES.values()):
                continue
            raise InvalidNotation(f"there is no card {slug!r}")

    def take(self, option: int) -> None:
        table = self.table
        if table.asks_alone and len(table.options) == 1 and not engine.is_always_asked(table.asking):
            engine.take_alone(table, option)
            return
        self.taken.append(option)
        engine.take(table, option)

    def cards_for(self, name: str, cards: list[int]) -> int:
        """The one card among these that a name means, or -1."""
        self.check_slug(name)
        found = self.names.find(self.table, self.seat, name, cards)
        if len(found) > 1 and not self._are_copies_in_a_pile(found):
            return -1  # a bare name is good for one piece only
        return found[0] if found else -1

    def offered(self, kind: int) -> list[int]:
        """The cards with which an action of this kind is legal now, each once."""
        cards: list[int] = []
        for option in self.table.options:
            if option >> 16 == kind and option >> 8 & 255 not in cards:
                cards.append(option >> 8 & 255)
        return cards

    def legal_first(self, name: str, legal: list[int], all_there: list[int]) -> int:
        """The card a name means: of the legal ones, as options print it, else of all, so that a refusal can say why."""
        card = self.cards_for(name, legal)
        return card if card >= 0 else self.cards_for(name, all_there)

    def _are_copies_in_a_pile(self, cards: list[int]) -> bool:
        """Copies in a hand, a deck or a trash can't be told apart, so any of them will do."""
        table = self.table
        return all(area_of(table, card) in (HAND, DECK, TRASH) and table.what[card] == table.what[cards[0]] for card in cards)

    def action(self, kind: int, name: str) -> None:
        """An action of the Main phase or the React Step about one card."""
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        if kind == ACT_PASS:
            why = actions.why_not_pass(table, self.seat)
            if why:
                self.refuse(why)
            self.take(act(ACT_PASS))
            return
        seat = self.seat
        pools = {
            ACT_PLAY: table.hand[seat],
            ACT_SELL: table.hand[seat],
            ACT_CALL: table.legends[seat],
            ACT_GO_SOLO: table.legends[seat],
            ACT_TO_FIELD: table.legends[seat],
            ACT_BLOCK: table.field[seat],
        }
        card = self.legal_first(name, self.offered(kind), pools[kind])
        if card < 0:
            self.refuse(reasons.NOT_IN_HAND if kind in (ACT_PLAY, ACT_SELL) else reasons.NO_SUCH_CARD)
        checks: dict[int, Callable[[], int]] = {
            ACT_PLAY: lambda: actions.why_not_play(table, seat, card),
            ACT_SELL: lambda: actions.why_not_sell(table, seat, card),
            ACT_CALL: lambda: actions.why_not_call(table, seat, card),
            ACT_GO_SOLO: lambda: actions.why_not_to_field(table, seat, card, True),
            ACT_TO_FIELD: lambda: actions.why_not_to_field(table, seat, card, False),
            ACT_BLOCK: lambda: actions.why_not_block(table, seat, card),
        }
        why = checks[kind]()
        if why:
            self.refuse(why)
        if self.on is not None and registry.TYPE[table.what[card]] not in (GEAR, PROGRAM):
            self.refuse_for("only a Gear's host and a Program's first target are given with on=", "CR 4.10, 10.31")
        self.take(act(kind, card))

    def end_turn(self) -> None:
        if self.table.asking != ASK_MAIN:
            self.refuse(reasons.NOT_ASKED_NOW)
        self.action(ACT_PASS, "")

    def activate(self, name: str, effect: int) -> None:
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        usable = [bearer(table, source) for source in self.offered(ACT_ACTIVATE)]
        host = self.legal_first(name, usable, table.field[self.seat] + table.legends[self.seat])
        if host < 0:
            self.refuse(reasons.NO_SUCH_CARD)
        effects = [] if is_facedown(table, host) else activations_of(table, host)
        if not 0 <= effect < len(effects):
            self.refuse(reasons.NO_SUCH_EFFECT)
        source, number = effects[effect]
        why = actions.why_not_activate(table, self.seat, source, number)
        if why:
            self.refuse(why)
        self.take(act(ACT_ACTIVATE, source, number))

    def attack(self, name: str, target: str) -> None:
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        card = self.legal_first(name, self.offered(ACT_ATTACK), table.field[self.seat])
        if card < 0:
            self.refuse(reasons.NOT_A_UNIT_ON_THE_FIELD)
        aim = AT_GIGS
        if target != "gigs":
            targets = [option & 255 for option in table.options if option >> 8 == ACT_ATTACK << 8 | card]
            aim = self.legal_first(target, [each for each in targets if each != AT_GIGS], table.field[1 - self.seat])
            if aim < 0:
                self.refuse(reasons.NOT_A_TARGET)
        why = attack_targets.why_not_attack(table, self.seat, card, aim)
        if why:
            self.refuse(why)
        self.take(act(ACT_ATTACK, card, aim))

    def number(self, kind: int, option: int) -> None:
        """A decision whose options are numbers."""
        if self.table.asking != kind:
            self.refuse(reasons.NOT_ASKED_NOW)
        if option not in self.table.options:
            self.refuse(reasons.NOT_AN_OPTION)
        self.take(option)

    def plain(self, kind: int, answer: Answer) -> None:
        """A decision of one kind, answered by a name."""
        if self.table.asking != kind:
            self.refuse(reasons.NOT_ASKED_NOW)
        self.answer(answer)

    def choose(self, answers: tuple[Answer, ...]) -> None:
        """One answer after the other; fewer than "up to" allows is a whole answer."""
        if self.table.asking in (ASK_MAIN, ASK_REACT, ASK_PAY, ASK_ROLL_IN, ASK_MULLIGAN, ASK_FIRST, ASK_ORDER):
            self.refuse(reasons.NOT_ASKED_NOW)
        first = choice = _Choice(self.table)
        kind = self.table.asking
        offered = [option for option in self.table.options if option != NONE]
        several = _how_many(self.table)
        for place, answer in enumerate(answers):
            if 0 < place < several and not first.is_still_open(self.table) and self._was_offered(answer, kind, offered):
                continue  # the last ones were the only ones left and were taken with the others
            if place and (answers[place - 1] is None or self.table.asked != self.seat or self.table.over):
                self.refuse(reasons.NOT_AN_OPTION)
            kind = self.table.asking
            choice = _Choice(self.table)
            self.answer(answer)
        if answers and kind == ASK_CARD and answers[-1] is not None and self.table.asking == ASK_CARD:
            if choice.is_still_open(self.table) and choice.is_of_an_effect() and NONE in self.table.options:
                self.take(NONE)

    def _was_offered(self, answer: Answer, kind: int, offered: list[int]) -> bool:
        if not isinstance(answer, str):
            return False
        if kind == ASK_CARD:
            return self.cards_for(answer, offered) >= 0
        return kind == ASK_GIG and any(die_name(self.seat, die).endswith(answer) for die in offered)

    def order(self, names: tuple[str, ...]) -> None:
        """The first resolves now; the others wait until what it asks is answered."""
        if self.table.asking != ASK_ORDER:
            self.refuse(reasons.NOT_ASKED_NOW)
        offered = [self._trigger(name) for name in names]
        if not names or None in offered or len(set(offered)) != len(names):
            self.refuse(reasons.NOT_AN_OPTION)
        printed = self.names.triggers(self.table, self.seat, self.table.options)
        numbers = [self.table.options.index(option) for option in offered if option is not None]
        self.game.queued[self.seat] = [printed[number] for number in numbers]
        self.go_on_ordering()

    def go_on_ordering(self) -> None:
        """Resolve what was said to come next, as long as the order is asked; the last one left is never asked about."""
        queue = self.game.queued[self.seat]
        while queue and not self.table.over and self.table.asking == ASK_ORDER and self.table.asked == self.seat:
            option = self._trigger(queue.pop(0))
            if option is not None:
                self.take(option)
        if self.table.over or not self.table.pending:
            queue.clear()

    def answer(self, answer: Answer) -> None:
        """Find the option that an answer means, and take it."""
        table = self.table
        option = self._option(answer)
        if option is None or option not in table.options:
            self.refuse(reasons.NOT_AN_OPTION)
        assert option is not None
        self.take(option)

    def _option(self, answer: Answer) -> int | None:
        table = self.table
        kind = table.asking
        if kind == ASK_MAY:
            if answer is None or answer in ("none", "no") or answer is False:
                return NONE
            return 1 if answer == "yes" or answer is True or self._is_about(answer) else None
        if kind == ASK_AMOUNT:
            number = self._number(answer)
            return None if number is None else AMOUNT_ZERO + number
        if kind == ASK_MODE:
            for option in table.options:
                if mode_label(table, option) == answer:
                    return option
            return self._number(answer)
        if answer is None or answer == "none":
            return NONE
        if not isinstance(answer, str):
            return None
        if answer == "yes" and len(table.options) == 2 and NONE in table.options:
            # "You may" with one piece to do it with.
            return table.options[0] if table.options[1] == NONE else table.options[1]
        if kind == ASK_CARD:
            card = self.cards_for(answer, [option for option in table.options if option != NONE])
            return None if card < 0 else card
        if kind in (ASK_GIG, ASK_ROLL_IN):
            return self._die(answer)
        if kind == ASK_TYPE:
            for type_bit, name in TYPE_NAMES.items():
                if name.lower() == answer.lower():
                    return type_bit
            return None
        if kind == ASK_ORDER:
            return self._trigger(answer)
        return None

    def _is_about(self, answer: Answer) -> bool:
        """A "you may" about one card may be answered with that card's name."""
        table = self.table
        if not isinstance(answer, str) or die_of(0, answer) >= 0:
            return False
        frame = table.frames[-1]
        named: list[int] = []
        at = frames.HEAD
        while at < len(frame):
            pair = frame[at + 1] == frames.CARDS
            if pair:
                named += [frame[at + 4 + 2 * i] for i in range(frame[at + 3])]
            at += 4 + frame[at + 3] * (2 if pair else 1)
        return self.cards_for(answer, named) >= 0

    def _number(self, answer: Answer) -> int | None:
        if isinstance(answer, bool):
            return None
        if isinstance(answer, int):
            return answer
        if isinstance(answer, str) and re.fullmatch(r"[+-]?[0-9]{1,3}", answer):
            return int(answer)
        return None

    def _die(self, name: str) -> int | None:
        die = die_of(self.seat, name)
        if die in self.table.options or name.startswith("rival:") or die < 0:
            return die
        other = die_of(self.seat, f"rival:{name}")
        return other if other in self.table.options else die

    def _trigger(self, name: str) -> int | None:
        """The pending effect of a name; without number and die it is good for the only one of its card."""
        names = self.names.triggers(self.table, self.seat, self.table.options)
        if name in names:
            return self.table.options[names.index(name)]
        if "#" in name or "@" in name:
            return None
        plain = [option for option, printed in zip(self.table.options, names, strict=True) if _plain(printed) == name]
        return plain[0] if len(plain) == 1 else None

    def settle(self, pay: Sequence[str] | None, on: Answer) -> None:
        """Answer payments, by default with Eddies before Legends, and the first target."""
        table = self.table
        if pay is not None and not self._is_asked_to_pay():
            self.refuse_for("nothing has to be paid", "CR 11.8.1")
        while self._is_asked_to_pay():
            self.take(table.options[0] if pay is None else self._payment(pay))
            pay = None
        if on is not None:
            if table.over or table.asked != self.seat or table.asking not in (ASK_CARD, ASK_GIG):
                self.refuse_for("it asks for no target first, so on= has nothing to answer", "CR 10.31")
            self.answer(on)
        table.asks_alone = False
        engine.advance(table)
        while self._is_asked_to_pay():
            self.take(table.options[0])

    def _is_asked_to_pay(self) -> bool:
        return self.table.asking == ASK_PAY and self.table.asked == self.seat

    def _payment(self, pay: Sequence[str]) -> int:
        table = self.table
        chosen = 0
        for name in pay:
            if name == "eddie":
                continue
            card = self.cards_for(name, table.legends[self.seat])
            if card < 0:
                self.refuse(reasons.NO_SUCH_CARD)
            chosen |= 1 << table.legends[self.seat].index(card)
        owed = table.frames[-1][frames.WHAT]
        if chosen not in table.options or len(pay) != owed or _repeats(pay):
            self.refuse_for(f"that is not one of the ways to pay exactly {owed} €$", "CR 11.8.1")
        return chosen


def _repeats(pay: Sequence[str]) -> bool:
    """A Legend named twice: it can be spent once (CR 11.16.1.1)."""
    legends = [name for name in pay if name != "eddie"]
    return len(set(legends)) != len(legends)


def _plain(name: str) -> str:
    """A trigger's name without number and die."""
    return name.split("@")[0].split("#")[0]


class _Choice:
    """Which choice is open: the very frame that asks, and the step it is at."""

    def __init__(self, table: Table) -> None:
        self.frame = table.frames[-1] if table.frames else []
        self.at = self.frame[frames.PC] if self.frame else 0

    def is_still_open(self, table: Table) -> bool:
        """Whether the same frame asks the same again: another card of several."""
        return bool(table.frames) and table.frames[-1] is self.frame and self.frame[frames.PC] == self.at

    def is_of_an_effect(self) -> bool:
        return bool(self.frame) and self.frame[frames.KIND] == frames.EFFECT


def _how_many(table: Table) -> int:
    """How many answers the open choice can take."""
    frame = table.frames[-1]
    if frame[frames.KIND] == frames.EFFECT and table.asking == ASK_CARD:
        return frame[frames.A]
    if frame[frames.KIND] == frames.STEAL and table.asking == ASK_GIG:
        return frame[frames.WHAT]
    return 1
