"""How a text runs: if, may, choose one, each player, again and again (CR 2.1.1, 2.3, 10.2, 10.31 to 10.33).

Words that hold other words flatten them into one list of steps with jumps, so a frame needs only a number to know where it is.
"""

from __future__ import annotations

from typing import Final, final

from preem.tcg import frames
from preem.tcg.effects.base import Amount, Condition, Effect
from preem.tcg.effects.nouns import amount
from preem.tcg.frames import ask
from preem.tcg.payment import money
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAY, ASK_MODE, NONE

YOU: Final = 0
THE_RIVAL: Final = 1

ALL_MODES: Final = 99


@final
class Jump(Effect):
    """Go on at another step."""

    def __init__(self) -> None:
        self.to: int = 0

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.PC] = self.to


@final
class JumpUnless(Effect):
    """Go on at another step unless a condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition
        self.to: int = 0

    def step(self, table: Table, frame: list[int]) -> None:
        if not self.condition.holds(table, frame):
            frame[frames.PC] = self.to

    def uses(self) -> int:
        return self.condition.uses()


@final
class If(Effect):
    """Do the words if a condition holds when they are reached (CR 10.3.3), the others otherwise."""

    def __init__(self, condition: Condition, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> None:
        self.condition: Condition = condition
        self.then: list[Effect] = list(then)
        self.otherwise: list[Effect] = list(otherwise)

    def flatten(self, steps: list[Effect]) -> None:
        test = JumpUnless(self.condition)
        steps.append(test)
        for word in self.then:
            word.flatten(steps)
        if self.otherwise:
            past = Jump()
            steps.append(past)
            test.to = len(steps)
            for word in self.otherwise:
                word.flatten(steps)
            past.to = len(steps)
        else:
            test.to = len(steps)


@final
class AskMay(Effect):
    """The question of a "you may": jumps past the words when it is declined or can't be done."""

    def __init__(self, if_possible: Condition | None) -> None:
        self.if_possible: Condition | None = if_possible
        self.to: int = 0

    def step(self, table: Table, frame: list[int]) -> None:
        if self.if_possible is not None and not self.if_possible.holds(table, frame):
            frame[frames.DONE] = 0
            frame[frames.PC] = self.to
            return
        ask(table, frame[frames.ACTOR], ASK_MAY, frame[frames.SOURCE], [1, NONE])

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        frame[frames.DONE] = 1 if option == 1 else 0
        if option != 1:
            frame[frames.PC] = self.to

    def uses(self) -> int:
        return self.if_possible.uses() if self.if_possible is not None else 0


@final
class May(Effect):
    """Words the player may leave out, as a whole (CR 2.1.1). Not asked when they are impossible."""

    def __init__(self, *words: Effect, if_possible: Condition | None = None, otherwise: tuple[Effect, ...] = ()) -> None:
        self.words: list[Effect] = list(words)
        self.if_possible: Condition | None = if_possible
        self.otherwise: list[Effect] = list(otherwise)

    def flatten(self, steps: list[Effect]) -> None:
        question = AskMay(self.if_possible)
        steps.append(question)
        for word in self.words:
            word.flatten(steps)
        if self.otherwise:
            past = Jump()
            steps.append(past)
            question.to = len(steps)
            for word in self.otherwise:
                word.flatten(steps)
            past.to = len(steps)
        else:
            question.to = len(steps)


@final
class CanPay(Condition):
    """The player has so many €$ to spend."""

    def __init__(self, eddies: int) -> None:
        self.eddies: int = eddies

    def holds(self, table: Table, frame: list[int]) -> bool:
        return money(table, frame[frames.ACTOR], -1) >= self.eddies


@final
class PayStep(Effect):
    """Pay an amount that can be paid, in the middle of an effect."""

    def __init__(self, eddies: int) -> None:
        self.eddies: int = eddies

    def step(self, table: Table, frame: list[int]) -> None:
        child = frames.new_frame(frames.PAY, frame[frames.ACTOR])
        child[frames.WHAT] = self.eddies
        frames.push(table, child)


@final
class MayPay(Effect):
    """You may pay so many €$; if you do, the words. All or nothing, and not asked without the money (CR 2.7, 11.1.2)."""

    def __init__(self, eddies: int, *words: Effect) -> None:
        self.eddies: int = eddies
        self.words: list[Effect] = list(words)

    def flatten(self, steps: list[Effect]) -> None:
        May(PayStep(self.eddies), *self.words, if_possible=CanPay(self.eddies)).flatten(steps)


@final
class Mode:
    """One of the effects to choose from; with a label where a player is told to choose a destination."""

    def __init__(self, *words: Effect, label: str = "") -> None:
        self.words: list[Effect] = list(words)
        self.label: str = label


@final
class ChooseMode(Effect):
    """The question which mode; impossible ones are offered too (§17.6.3 of the digest)."""

    def __init__(self, labels: list[str], chooser: int, all_if: Condition | None) -> None:
        self.labels: list[str] = labels
        self.chooser: int = chooser
        self.all_if: Condition | None = all_if

    def step(self, table: Table, frame: list[int]) -> None:
        if self.all_if is not None and self.all_if.holds(table, frame):
            frames.put_number(frame, frames.MODE, ALL_MODES, 3)
            return
        seat = frame[frames.ACTOR] if self.chooser == YOU else 1 - frame[frames.ACTOR]
        ask(table, seat, ASK_MODE, frame[frames.SOURCE], list(range(len(self.labels))))

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        frames.put_number(frame, frames.MODE, option, 3)

    def label(self, option: int) -> str:
        return self.labels[option]

    def uses(self) -> int:
        return self.all_if.uses() if self.all_if is not None else 0


@final
class JumpUnlessMode(Effect):
    """Go on at another step unless this mode was chosen, or all."""

    def __init__(self, mode: int) -> None:
        self.mode: int = mode
        self.to: int = 0

    def step(self, table: Table, frame: list[int]) -> None:
        chosen = frames.number_in(frame, frames.MODE)
        if chosen != self.mode and chosen != ALL_MODES:
            frame[frames.PC] = self.to


@final
class Choose(Effect):
    """Choose one of the modes, or do all of them, top to bottom, if a condition holds (FAQ Towerfall)."""

    def __init__(self, *modes: Mode, by: int = YOU, all_if: Condition | None = None) -> None:
        self.modes: list[Mode] = list(modes)
        self.by: int = by
        self.all_if: Condition | None = all_if

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(ChooseMode([mode.label for mode in self.modes], self.by, self.all_if))
        for number in range(len(self.modes)):
            test = JumpUnlessMode(number)
            steps.append(test)
            first = len(steps)
            for word in self.modes[number].words:
                word.flatten(steps)
            for step in steps[first:]:
                assert not isinstance(step, ChooseMode), "a choice of modes inside a mode would share its number"
            test.to = len(steps)


@final
class ActAs(Effect):
    """From here on "you" is another player; of EachPlayer, and of "a Rival discards"."""

    def __init__(self, whom: int) -> None:
        self.whom: int = whom

    def step(self, table: Table, frame: list[int]) -> None:
        if self.whom == YOU:
            frame[frames.ACTOR] = frame[frames.SEAT]
        elif self.whom == THE_RIVAL:
            frame[frames.ACTOR] = 1 - frame[frames.SEAT]
        elif self.whom == _TURN_PLAYER:
            frame[frames.ACTOR] = table.turn_player
        else:
            frame[frames.ACTOR] = 1 - table.turn_player


_TURN_PLAYER: Final = 2
_OTHER_PLAYER: Final = 3


@final
class EachPlayer(Effect):
    """Both players do the words, the turn player first (CR 2.9, 10.33)."""

    def __init__(self, *words: Effect) -> None:
        self.words: list[Effect] = list(words)

    def flatten(self, steps: list[Effect]) -> None:
        for whom in (_TURN_PLAYER, _OTHER_PLAYER):
            steps.append(ActAs(whom))
            for word in self.words:
                word.flatten(steps)
        steps.append(ActAs(YOU))


@final
class RivalDoes(Effect):
    """The Rival does the words, and chooses in them (Q29)."""

    def __init__(self, *words: Effect) -> None:
        self.words: list[Effect] = list(words)

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(ActAs(THE_RIVAL))
        for word in self.words:
            word.flatten(steps)
        steps.append(ActAs(YOU))


@final
class _StartCount(Effect):
    def __init__(self, times: Amount) -> None:
        self.times: Amount = times

    def step(self, table: Table, frame: list[int]) -> None:
        frames.put_number(frame, frames.COUNT, self.times.value(table, frame), 3)

    def uses(self) -> int:
        return self.times.uses()


@final
class _CountDown(Effect):
    def __init__(self) -> None:
        self.to: int = 0

    def step(self, table: Table, frame: list[int]) -> None:
        left = frames.number_in(frame, frames.COUNT)
        if left <= 0:
            frame[frames.PC] = self.to
        else:
            frames.put_number(frame, frames.COUNT, left - 1, 3)


@final
class Repeat(Effect):
    """Do the words so many times; the number is read once, before the first."""

    def __init__(self, times: int | Amount, *words: Effect) -> None:
        self.times: Amount = amount(times)
        self.words: list[Effect] = list(words)

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(_StartCount(self.times))
        again = len(steps)
        test = _CountDown()
        steps.append(test)
        for word in self.words:
            word.flatten(steps)
        for step in steps[again:]:
            assert not isinstance(step, _StartCount), "a repetition inside a repetition would share its count"
        back = Jump()
        back.to = again
        steps.append(back)
        test.to = len(steps)


@final
class NotDone(Effect):
    """What came before could not be done: "if you do" is not met (CR 10.3.3)."""

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 0


@final
class TakeResult(Effect):
    """What the frame that just ended returned: "if you do" reads it."""

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 1 if table.returned > 0 else 0
