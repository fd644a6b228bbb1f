"""Playing on a set-up table by names: verbs that do one decision, and questions about it (architecture, section 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from preem.tcg import actions, engine, frames, log, reasons
from preem.tcg.effects.clauses import Declaration
from preem.tcg.errors import IllegalAction, InvalidNotation
from preem.tcg.log_text import lines_for
from preem.tcg.marks import is_facedown
from preem.tcg.names import die_name, die_of
from preem.tcg.options import (
    AMOUNT_ZERO,
    KIND_NAMES,
    TYPE_NAMES,
    activation_number,
    activations_of,
    mode_label,
)
from preem.tcg.position import position_text
from preem.tcg.scenario.facts import SideFacts
from preem.tcg.scenario.forcing import force_piece
from preem.tcg.scenario.names import LastingNames
from preem.tcg.scenario.views import SideView, view_for
from preem.tcg.snapshot import snapshot_of
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
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_ROLL_IN,
    ASK_TYPE,
    AT_GIGS,
    NONE,
    TIE,
)
from preem.tcg.view import is_about_a_die

PLAYERS = ("you", "rival")
Answer = str | int | bool | None


ON_NEW_GAME: list[Callable[[Game], None]] = []
"""Told of every game that is set up: how the project's tests hold each of theirs against the laws."""


@dataclass(frozen=True)
class Decision:
    """The open decision: its kind, whose it is, and the card or die it concerns."""

    kind: str
    player: str
    about: str | None


class Game:
    """A table with names. `you` and `rival` have the verbs; a verb plays its decision and stops at the next real choice."""

    def __init__(self, table: Table, declarations: Mapping[str, Declaration]) -> None:
        self.table = table
        self.declarations = declarations
        self.names = LastingNames(table)
        self.you = Player(self, 0)
        self.rival = Player(self, 1)
        self.started_from = table.twin()
        self.taken: list[int] = []  # options since then; none any more once a piece was forced
        self.forced = False
        for tell in ON_NEW_GAME:
            tell(self)

    # --- asking ---------------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Run the start phase that `at="start"` put off."""
        if self.table.asking == ASK_NOTHING and not self.table.over:
            engine.advance(self.table)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None when the game is over."""
        self.begin()
        table = self.table
        if table.over:
            return None
        about = None
        if table.about >= 0:
            if is_about_a_die(table):
                about = die_name(table.asked, table.about)
            else:
                about = self.names.base(table, table.about)
        return Decision(KIND_NAMES[table.asking], PLAYERS[table.asked], about)

    def options(self) -> list[str]:
        """The open decision's options, as `choose` and the verbs take them."""
        self.begin()
        return option_names(self.table, self.names)

    @property
    def winner(self) -> str | None:
        """ "you", "rival", "tie", or None while the game goes on."""
        if not self.table.over:
            return None
        return "tie" if self.table.winner == TIE else PLAYERS[self.table.winner]

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return PLAYERS[self.table.turn_player]

    @property
    def overtime(self) -> bool:
        return self.table.overtime == 1

    @property
    def log(self) -> list[str]:
        """What happened, as one who sees everything would tell it."""
        return lines_for(self.table, None)

    @property
    def position(self) -> str:
        """The position as text that `from_position` reads back."""
        return position_text(self.table)

    @property
    def snapshot(self) -> str:
        """The exact state as one line."""
        return snapshot_of(self.table)

    def view(self, player: str) -> SideView:
        """What a player may see."""
        if player not in PLAYERS:
            raise InvalidNotation(f"a view is of 'you' or 'rival', not of {player!r}")
        seat = PLAYERS.index(player)
        mine = not self.table.over and self.table.asked == seat
        return view_for(self.table, self.names, seat, option_names(self.table, self.names) if mine else [])

    # --- doing ------------------------------------------------------------------------------------------------------------------------

    def commit(self, table: Table, taken: list[int]) -> None:
        """A verb has gone through: its table is the game's from now on."""
        self.table = table
        self.taken += taken

    def why_not(self, seat: int, verb: str, args: tuple[object, ...], named: dict[str, object]) -> str:
        """Why a verb isn't legal now, with the rule; "" when it is. Nothing changes."""
        before, taken = self.table, list(self.taken)
        self.table = before.twin()
        try:
            player = Player(self, seat)
            player.call_verb(verb, args, named)
        except IllegalAction as error:
            rule = f" ({error.rule})" if error.rule else ""
            return f"{error.reason or error.message}{rule}"
        finally:
            self.table, self.taken = before, taken
        return ""


class Player(SideFacts):
    """One side of the table: its verbs and its facts."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    # --- verbs ------------------------------------------------------------------------------------------------------------------------

    def play(self, slug: str, on: Answer = None, pay: Sequence[str] | None = None) -> None:
        """Play a card from hand; `on` is a Gear's host or a Program's first target."""
        self._do(f"play {slug}", lambda doing: doing.action(ACT_PLAY, slug), pay, on)

    def sell(self, slug: str) -> None:
        """Sell a card from hand (CR 8.11)."""
        self._do(f"sell {slug}", lambda doing: doing.action(ACT_SELL, slug), None, None)

    def call(self, place: int | str, pay: Sequence[str] | None = None) -> None:
        """Call the face-down Legend at a place (CR 8.12)."""
        name = place if isinstance(place, str) else f"legend:{place}"
        self._do(f"call {name}", lambda doing: doing.action(ACT_CALL, name), pay, None)

    def go_solo(self, slug: str, pay: Sequence[str] | None = None) -> None:
        """Play a face-up Legend to the field by GO SOLO (CR 11.25)."""
        self._do(f"use GO SOLO with {slug}", lambda doing: doing.action(ACT_GO_SOLO, slug), pay, None)

    def to_field(self, slug: str, pay: Sequence[str] | None = None) -> None:
        """Play a face-up Legend plainly to the field (CR 4.5)."""
        self._do(f"play {slug} to the field", lambda doing: doing.action(ACT_TO_FIELD, slug), pay, None)

    def activate(self, slug: str, effect: int = 0, on: Answer = None, pay: Sequence[str] | None = None) -> None:
        """Use an activated effect of a card, its Gear's included, counted from 0 (CR 8.14)."""
        self._do(f"activate {slug}", lambda doing: doing.activate(slug, effect), pay, on)

    def attack(self, slug: str, target: str) -> None:
        """Attack a rival Unit, or "gigs" (CR 9.3)."""
        self._do(f"attack {target} with {slug}", lambda doing: doing.attack(slug, target), None, None)

    def block_with(self, slug: str) -> None:
        """Use BLOCKER (CR 9.9)."""
        self._do(f"block with {slug}", lambda doing: doing.action(ACT_BLOCK, slug), None, None)

    def pass_(self) -> None:
        """No further reaction; in the Main phase: end the turn (CR 9.12, 8.9)."""
        self._do("pass", lambda doing: doing.action(ACT_PASS, ""), None, None)

    def end_turn(self) -> None:
        """End the turn (CR 8.9)."""
        self._do("end the turn", lambda doing: doing.end_turn(), None, None)

    def choose(self, *answers: Answer, pay: Sequence[str] | None = None) -> None:
        """Answer a choice: names, numbers, "yes", None to decline; several at once where several are chosen."""
        self._do(f"choose {', '.join(map(str, answers))}", lambda doing: doing.choose(answers), pay, None)

    def order(self, *names: str) -> None:
        """Say which pending effect resolves next, and next (CR 10.12)."""
        self._do(f"order {', '.join(names)}", lambda doing: doing.order(names), None, None)

    def roll_in(self, die: str) -> None:
        """Roll this die in (CR 8.6.5)."""
        self._do(f"roll in {die}", lambda doing: doing.plain(ASK_ROLL_IN, die), None, None)

    def choose_first(self, first: bool) -> None:
        """Go first, or let the other (CR 7.5.2)."""
        self._do("choose who starts", lambda doing: doing.number(ASK_FIRST, int(first)), None, None)

    def mulligan(self, take: bool) -> None:
        """Take a mulligan, or keep the hand (CR 7.9.2)."""
        self._do("decide on a mulligan", lambda doing: doing.number(ASK_MULLIGAN, int(take)), None, None)

    def concede(self) -> None:
        """Give up, at any time (CR 1.16)."""
        table = self._game.table.twin()
        engine.concede(table, self._seat)
        self._game.table = table

    def force(self, piece: str, **how: object) -> None:
        """Move one piece by no effect and let the rules look at the table; for tests only."""
        table = self._game.table.twin()
        force_piece(table, self._game.names, self._seat, piece, how)
        self._game.table = table
        self._game.forced = True

    # --- asking -----------------------------------------------------------------------------------------------------------------------

    def may(self, verb: str, *args: object, **named: object) -> bool:
        """Whether a verb would be legal now; False for whoever has no decision."""
        return self._game.why_not(self._seat, verb, args, named) == ""

    def why_not(self, verb: str, *args: object, **named: object) -> str:
        """Why a verb isn't legal now, with its rule; "" when it is."""
        return self._game.why_not(self._seat, verb, args, named)

    def call_verb(self, verb: str, args: tuple[object, ...], named: dict[str, object]) -> None:
        """A verb by its name."""
        verbs: dict[str, Callable[..., None]] = {
            "play": self.play,
            "sell": self.sell,
            "call": self.call,
            "go_solo": self.go_solo,
            "to_field": self.to_field,
            "activate": self.activate,
            "attack": self.attack,
            "block_with": self.block_with,
            "pass_": self.pass_,
            "end_turn": self.end_turn,
            "choose": self.choose,
            "order": self.order,
            "roll_in": self.roll_in,
            "choose_first": self.choose_first,
            "mulligan": self.mulligan,
            "concede": self.concede,
        }
        if verb not in verbs:
            raise InvalidNotation(f"there is no verb {verb!r}; the verbs are {', '.join(verbs)}")
        verbs[verb](*args, **named)

    def _do(self, tried: str, act: Callable[[_Doing], None], pay: Sequence[str] | None, on: Answer) -> None:
        """Carry a verb out on a copy; only when all of it was legal it becomes the game's table."""
        game = self._game
        table = game.table.twin()
        doing = _Doing(game, table, self._seat, tried)
        if _start_phase_ends_it(table):
            game.commit(table, [])
            return
        if table.over:
            doing.refuse(reasons.GAME_IS_OVER)
        if table.asked != self._seat:
            doing.refuse(reasons.NOT_YOUR_DECISION)
        act(doing)
        doing.settle(pay, on)
        game.commit(table, doing.taken)


def _start_phase_ends_it(table: Table) -> bool:
    """Run a start phase that was put off until this verb; whether it ended the game."""
    if table.asking != ASK_NOTHING or table.over:
        return False
    engine.advance(table)
    return table.over


class _Doing:
    """One verb being carried out on a copy of the table."""

    def __init__(self, game: Game, table: Table, seat: int, tried: str) -> None:
        self.game = game
        self.names = game.names
        self.table = table
        self.seat = seat
        self.tried = tried
        self.taken: list[int] = []
        self.logged = len(table.log)

    # --- refusing ---------------------------------------------------------------------------------------------------------------------

    def refuse(self, why: int) -> None:
        """Raise the refusal with its reason."""
        self.refuse_for(reasons.sentence(why), reasons.rule(why))

    def refuse_for(self, reason: str, rule: str) -> None:
        table = self.table
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

    # --- taking options -----------------------------------------------------------------------------------------------------------------

    def take(self, option: int) -> None:
        self.taken.append(option)
        engine.take(self.table, option)

    def cards_for(self, name: str, cards: list[int]) -> int:
        """The one card among these that a name means, or -1."""
        self.check_slug(name)
        found = self.names.find(self.table, self.seat, name, cards)
        return found[0] if found else -1

    def action(self, kind: int, name: str) -> None:
        """An action of the Main phase or the React Step about one card."""
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        if kind == ACT_PASS:
            why = actions.why_not_pass(table, self.seat)
            if why:
                self.refuse(why)
            self.take(actions.act(ACT_PASS))
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
        card = self.cards_for(name, pools[kind])
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
        self.take(actions.act(kind, card))

    def end_turn(self) -> None:
        if self.table.asking != ASK_MAIN:
            self.refuse(reasons.NOT_ASKED_NOW)
        self.action(ACT_PASS, "")

    def activate(self, name: str, effect: int) -> None:
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        host = self.cards_for(name, table.field[self.seat] + table.legends[self.seat])
        if host < 0:
            self.refuse(reasons.NO_SUCH_CARD)
        effects = [] if is_facedown(table, host) else activations_of(table, host)
        if not 0 <= effect < len(effects):
            self.refuse(reasons.NO_SUCH_EFFECT)
        source, number = effects[effect]
        why = actions.why_not_activate(table, self.seat, source, number)
        if why:
            self.refuse(why)
        self.take(actions.act(ACT_ACTIVATE, source, number))

    def attack(self, name: str, target: str) -> None:
        table = self.table
        if table.asking not in (ASK_MAIN, ASK_REACT):
            self.refuse(reasons.NOT_ASKED_NOW)
        card = self.cards_for(name, table.field[self.seat])
        if card < 0:
            self.refuse(reasons.NOT_A_UNIT_ON_THE_FIELD)
        aim = AT_GIGS
        if target != "gigs":
            aim = self.cards_for(target, table.field[1 - self.seat])
            if aim < 0:
                self.refuse(reasons.NOT_A_TARGET)
        why = actions.why_not_attack(table, self.seat, card, aim)
        if why:
            self.refuse(why)
        self.take(actions.act(ACT_ATTACK, card, aim))

    def number(self, kind: int, option: int) -> None:
        """A decision whose options are numbers."""
        if self.table.asking != kind:
            self.refuse(reasons.NOT_ASKED_NOW)
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
        first = _choice(self.table)
        kind = self.table.asking
        offered = [option for option in self.table.options if option != NONE]
        several = _how_many(self.table)
        for place, answer in enumerate(answers):
            if 0 < place < several and _choice(self.table) != first and self._was_offered(answer, kind, offered):
                continue  # the last ones were the only ones left and were taken with the others
            if place and (self.table.asked != self.seat or self.table.over):
                self.refuse(reasons.NOT_AN_OPTION)
            kind = self.table.asking
            choice = _choice(self.table)
            self.answer(answer)
        if answers and kind == ASK_CARD and answers[-1] is not None and self.table.asking == ASK_CARD:
            if choice == _choice(self.table) and choice[1] == frames.EFFECT and NONE in self.table.options:
                self.take(NONE)

    def _was_offered(self, answer: Answer, kind: int, offered: list[int]) -> bool:
        if not isinstance(answer, str):
            return False
        if kind == ASK_CARD:
            return self.cards_for(answer, offered) >= 0
        return kind == ASK_GIG and any(die_name(self.seat, die).endswith(answer) for die in offered)

    def order(self, names: tuple[str, ...]) -> None:
        for name in names:
            if self.table.asking != ASK_ORDER or self.table.asked != self.seat:
                # The last one left is not asked about.
                if name == names[-1] and len(names) > 1:
                    return
                self.refuse(reasons.NOT_ASKED_NOW)
            self.answer(name)

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
        if isinstance(answer, str) and answer.lstrip("+-").isdigit():
            return int(answer)
        return None

    def _die(self, name: str) -> int | None:
        die = die_of(self.seat, name)
        if die in self.table.options or name.startswith("rival:") or die < 0:
            return die
        other = die_of(self.seat, f"rival:{name}")
        return other if other in self.table.options else die

    def _trigger(self, name: str) -> int | None:
        names = self.names.triggers(self.table, self.seat, self.table.options)
        fits = [option for option, printed in zip(self.table.options, names, strict=True) if printed == name]
        if not fits:
            plain = [
                option for option, printed in zip(self.table.options, names, strict=True) if _plain(printed) == _plain(name)
            ]
            fits = plain if len(plain) == 1 else []
        return fits[0] if fits else None

    # --- what goes with a verb ------------------------------------------------------------------------------------------------------------

    def settle(self, pay: Sequence[str] | None, on: Answer) -> None:
        """Answer payments, by default with Eddies before Legends, and the first target."""
        table = self.table
        if pay is not None and not self._is_asked_to_pay():
            self._check_forced_payment(pay)
        while self._is_asked_to_pay():
            self.take(table.options[0] if pay is None else self._payment(pay))
            pay = None
        if on is None or table.over:
            return
        if table.asked == self.seat and table.asking in (ASK_CARD, ASK_GIG):
            self.answer(on)
            while self._is_asked_to_pay():
                self.take(table.options[0])
        elif isinstance(on, str):
            self.check_slug(on)

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

    def _check_forced_payment(self, pay: Sequence[str]) -> None:
        """With one way to pay nothing was asked; another number of sources is refused all the same."""
        for name in pay:
            if name != "eddie":
                self.check_slug(name)
        rows = self.table.log[self.logged :]
        paid = [rows[at + 4] for at in range(0, len(rows), log.STRIDE) if rows[at] == log.PAYS and rows[at + 1] == self.seat]
        owed = paid[0] if paid else 0
        if len(pay) != owed or _repeats(pay):
            self.refuse_for(f"exactly {owed} €$ have to be paid, not {len(pay)}", "CR 11.8.1")


def _repeats(pay: Sequence[str]) -> bool:
    """A Legend named twice: it can be spent once (CR 11.16.1.1)."""
    legends = [name for name in pay if name != "eddie"]
    return len(set(legends)) != len(legends)


def _plain(name: str) -> str:
    """A trigger's name without number and die."""
    return name.split("@")[0].split("#")[0]


def _choice(table: Table) -> tuple[int, int, int]:
    """Which choice is open: the frame that asks and the step it is at."""
    if not table.frames:
        return (0, 0, 0)
    frame = table.frames[-1]
    return (len(table.frames), frame[frames.KIND], frame[frames.PC])


def _how_many(table: Table) -> int:
    """How many answers the open choice can take."""
    frame = table.frames[-1]
    if frame[frames.KIND] == frames.EFFECT and table.asking == ASK_CARD:
        return frame[frames.A]
    if frame[frames.KIND] == frames.STEAL and table.asking == ASK_GIG:
        return frame[frames.WHAT]
    return 1


def option_names(table: Table, names: LastingNames) -> list[str]:
    """The open options as a scenario prints them."""
    if table.over or table.asking == ASK_NOTHING:
        return []
    seat = table.asked
    kind = table.asking
    options = table.options
    if kind in (ASK_MAIN, ASK_REACT):
        return _action_names(table, names, seat, kind)
    if kind == ASK_CARD:
        cards = [option for option in options if option != NONE]
        return names.printed(table, seat, cards) + (["none"] if NONE in options else [])
    if kind == ASK_GIG:
        return ["none" if option == NONE else die_name(seat, option) for option in options]
    if kind == ASK_ROLL_IN:
        return [die_name(seat, option) for option in options]
    if kind == ASK_AMOUNT:
        return [str(option - AMOUNT_ZERO) for option in options]
    if kind == ASK_MAY:
        return ["yes", "none"]
    if kind == ASK_MODE:
        return [mode_label(table, option) for option in options]
    if kind == ASK_ORDER:
        return names.triggers(table, seat, options)
    if kind == ASK_TYPE:
        return [TYPE_NAMES[option] for option in options]
    if kind == ASK_PAY:
        return [_payment_name(table, names, seat, option) for option in options]
    return ["yes" if option else "no" for option in options]


def _payment_name(table: Table, names: LastingNames, seat: int, option: int) -> str:
    spent = [card for place, card in enumerate(table.legends[seat]) if option >> place & 1]
    return " + ".join(names.printed(table, seat, spent)) if spent else "eddies"


VERB_NAMES = {
    ACT_SELL: "sell",
    ACT_CALL: "call",
    ACT_PLAY: "play",
    ACT_GO_SOLO: "go_solo",
    ACT_TO_FIELD: "to_field",
    ACT_ACTIVATE: "activate",
    ACT_ATTACK: "attack",
    ACT_BLOCK: "block",
}


def _action_names(table: Table, names: LastingNames, seat: int, kind: int) -> list[str]:
    """Actions, each card bare where its verb can mean no other."""
    by_verb: dict[int, list[int]] = {}
    targets: list[int] = []
    for option in table.options:
        verb, card, what = option >> 16, option >> 8 & 255, option & 255
        if verb == ACT_ACTIVATE:
            card = activation_number(table, card, what)[0]
        if verb != ACT_PASS and card not in by_verb.setdefault(verb, []):
            by_verb[verb].append(card)
        if verb == ACT_ATTACK and what != AT_GIGS and what not in targets:
            targets.append(what)
    called: dict[tuple[int, int], str] = {}
    for verb, cards in by_verb.items():
        for card, name in zip(cards, names.printed(table, seat, cards), strict=True):
            called[verb, card] = name
    for card, name in zip(targets, names.printed(table, 1 - seat, targets), strict=True):
        called[ACT_PASS, card] = name
    printed: list[str] = []
    for option in table.options:
        verb, card, what = option >> 16, option >> 8 & 255, option & 255
        if verb == ACT_PASS:
            printed.append("pass" if kind == ASK_REACT else "end_turn")
        elif verb == ACT_CALL:
            printed.append(f"call {table.legends[seat].index(card)}")
        elif verb == ACT_ATTACK:
            target = "gigs" if what == AT_GIGS else called[ACT_PASS, what]
            printed.append(f"attack {called[verb, card]} {target}")
        elif verb == ACT_ACTIVATE:
            host, effect = activation_number(table, card, what)
            printed.append(f"activate {called[verb, host]}" + (f" {effect}" if effect else ""))
        else:
            printed.append(f"{VERB_NAMES[verb]} {called[verb, card]}")
    return printed
