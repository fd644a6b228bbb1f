"""What a text does with cards: draw, discard, trash, search, reveal, add, play, Call, defeat, spend, ready (CR 11)."""

from __future__ import annotations

from typing import Unpack, final

from preem.tcg import frames, log, moves
from preem.tcg.areas import equip, to_hand, to_trash
from preem.tcg.effects.base import Amount, Condition, Effect
from preem.tcg.effects.control import If, JumpUnless, NotDone, RivalDoes, TakeResult
from preem.tcg.effects.nouns import (
    YOUR_HAND,
    CardFilters,
    Cards,
    Target,
    amount,
    exactly,
    may_exactly,
    target_of,
)
from preem.tcg.effects.selecting import PLAYABLE_FREE, PLAYABLE_PAID, SelectCards
from preem.tcg.frames import ask
from preem.tcg.knowledge import EVERYONE, mark_looked, show, show_to
from preem.tcg.marks import area_of, is_facedown, owner_of
from preem.tcg.registry import SLUG
from preem.tcg.table import Table
from preem.tcg.terms import ANY_TYPE, ASK_TYPE, EQUIPPED, FIELD, GEAR, LEGEND, LEGENDS, PROGRAM, UNIT


@final
class Draw(Effect):
    """Draw so many cards, one at a time; a missing one loses the game (CR 11.5, 1.14.1)."""

    def __init__(self, cards: int | Amount) -> None:
        self.cards: Amount = amount(cards)

    def step(self, table: Table, frame: list[int]) -> None:
        count = self.cards.value(table, frame)
        moves.draw(table, frame[frames.ACTOR], count)
        frame[frames.DONE] = 1 if count > 0 else 0

    def uses(self) -> int:
        return self.cards.uses()


class _OnCards(Effect):
    """A word that does something with the cards of a noun, after somebody has chosen them where that is needed."""

    def __init__(self, noun: Cards | Target, into: str) -> None:
        self.target: Target = target_of(noun)
        self.slot: int = frames.slot_named(into)
        self.limit: int = 0

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectCards(self.target, self.slot, self.limit))
        steps.append(self)

    def uses(self) -> int:
        return self.target.uses()


def in_no_order(table: Table, cards: list[int]) -> list[int]:
    """Cards of a hand by their slugs: the order in which they were drawn is nobody's to see (CR 5.4.3)."""
    ordered: list[int] = []
    for card in cards:
        place = 0
        while place < len(ordered) and SLUG[table.what[ordered[place]]] <= SLUG[table.what[card]]:
            place += 1
        ordered.insert(place, card)
    return ordered


@final
class _DiscardChosen(Effect):
    def __init__(self, slot: int) -> None:
        self.slot: int = slot

    def step(self, table: Table, frame: list[int]) -> None:
        cards = frames.cards_in(table, frame, self.slot)
        for card in in_no_order(table, cards):
            moves.discard(table, card)
        # The slot goes on naming them, where they are now.
        frames.put_cards(table, frame, self.slot, cards, EVERYONE)
        frame[frames.DONE] = 1 if cards else 0


@final
class Discard(Effect):
    """Discard so many cards from hand, by the player's own choice, or as many as there are (Q29, Q41)."""

    def __init__(
        self, cards: int | Amount, *, into: str = "discarded", may: bool = False, **filters: Unpack[CardFilters]
    ) -> None:
        hand = YOUR_HAND.that(filters)
        if may:
            assert isinstance(cards, int), "a discard that may be declined has a plain number"
            self.target: Target = may_exactly(cards, hand)
        else:
            self.target = exactly(cards, hand)
        self.slot: int = frames.slot_named(into)

    def flatten(self, steps: list[Effect]) -> None:
        steps.append(SelectCards(self.target, self.slot))
        steps.append(_DiscardChosen(self.slot))

    def uses(self) -> int:
        return self.target.uses()


@final
class DiscardHand(Effect):
    """Discard all cards in hand; the slot goes on with those discarded before."""

    def __init__(self, into: str = "discarded") -> None:
        self.slot: int = frames.slot_named(into)

    def step(self, table: Table, frame: list[int]) -> None:
        before = frames.cards_ever_in(frame, self.slot)
        hand = table.hand[frame[frames.ACTOR]][:]
        for card in in_no_order(table, hand):
            moves.discard(table, card)
        frames.put_cards(table, frame, self.slot, before + hand, EVERYONE)
        frame[frames.DONE] = 1 if hand else 0


def RivalDiscards(cards: int | Amount, into: str = "discarded") -> Effect:  # noqa: N802 -- reads as the other words do
    """The Rival discards so many cards of his choice (Q29)."""
    return RivalDoes(Discard(cards, into=into))


@final
class Trash(Effect):
    """Trash so many from the top of the deck (CR 11.7.2)."""

    def __init__(self, cards: int | Amount, into: str = "trashed") -> None:
        self.cards: Amount = amount(cards)
        self.slot: int = frames.slot_named(into)

    def step(self, table: Table, frame: list[int]) -> None:
        trashed = moves.trash_top(table, frame[frames.ACTOR], self.cards.value(table, frame))
        frames.put_cards(table, frame, self.slot, trashed, EVERYONE)
        frame[frames.DONE] = 1 if trashed else 0

    def uses(self) -> int:
        return self.cards.uses()


@final
class TrashCards(_OnCards):
    """Put cards into the trash that were searched or revealed."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "chosen")

    def step(self, table: Table, frame: list[int]) -> None:
        for card in frames.cards_in(table, frame, self.slot):
            to_trash(table, card)
            log.note(table, log.TRASHES, frame[frames.ACTOR], card)


@final
class Search(Effect):
    """Look at so many cards from the top of the deck; they still lie there (CR 11.13, 11.13.3)."""

    def __init__(self, cards: int | Amount, into: str = "found") -> None:
        self.cards: Amount = amount(cards)
        self.slot: int = frames.slot_named(into)

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.ACTOR]
        deck = table.deck[seat]
        count = min(len(deck), self.cards.value(table, frame))
        found = [deck[len(deck) - 1 - i] for i in range(count)]
        log.note(table, log.SEARCHES, seat, number=count)
        for card in found:
            show_to(table, seat, card)
        frames.put_cards(table, frame, self.slot, found, 1 << seat)
        frame[frames.DONE] = 1 if found else 0

    def uses(self) -> int:
        return self.cards.uses()


@final
class RevealTop(Effect):
    """Show the Rival so many cards from the top of the deck; they still lie there (CR 11.14)."""

    def __init__(self, cards: int, into: str = "revealed") -> None:
        self.cards: int = cards
        self.slot: int = frames.slot_named(into)

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.ACTOR]
        deck = table.deck[seat]
        found = [deck[len(deck) - 1 - i] for i in range(min(len(deck), self.cards))]
        for card in found:
            show(table, card)
            log.note(table, log.REVEALS, seat, card)
        frames.put_cards(table, frame, self.slot, found, EVERYONE)
        frame[frames.DONE] = 1 if found else 0


@final
class AddToHand(_OnCards):
    """Put cards into their owner's hand; described ones from a hidden area are shown first (CR 5.3.2.3)."""

    def __init__(self, noun: Cards | Target, *, reveal: bool = False, into: str = "chosen") -> None:
        super().__init__(noun, into)
        self.reveal: bool = reveal

    def step(self, table: Table, frame: list[int]) -> None:
        cards = frames.cards_in(table, frame, self.slot)
        for card in cards:
            if self.reveal:
                show(table, card)
                log.note(table, log.REVEALS, owner_of(table, card), card)
            to_hand(table, card)
            log.note(table, log.ADDS, owner_of(table, card), card, seen_by=table.known[card] & 3)
        frames.put_cards(table, frame, self.slot, cards, EVERYONE)
        frame[frames.DONE] = 1 if cards else 0


@final
class ReturnToHand(_OnCards):
    """Move cards from play to their owner's hand, Gear and all (CR 4.12.1)."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "chosen")

    def step(self, table: Table, frame: list[int]) -> None:
        for card in frames.cards_in(table, frame, self.slot):
            moves.return_to_hand(table, card)


@final
class BottomDeck(_OnCards):
    """Put cards under their owners' decks, together, in random order, Gear included (CR 11.12)."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "chosen")

    def step(self, table: Table, frame: list[int]) -> None:
        cards = frames.cards_in(table, frame, self.slot)
        moves.bottom_deck(table, cards)
        frame[frames.DONE] = 1 if cards else 0


@final
class BottomDeckFallen(Effect):
    """Put the card a DEFEATED effect is about, now in the trash, under its owner's deck, without its Gear (FAQ The Relic)."""

    def step(self, table: Table, frame: list[int]) -> None:
        card = frame[frames.IT]
        if card in table.trash[owner_of(table, card)] and table.card[card] >> 12 == frame[frames.IT_STAY] + 1:
            moves.bottom_deck(table, [card])

    def uses(self) -> int:
        return 2


@final
class SellTop(Effect):
    """Sell the top card of the deck; nobody sees it, and it needs no Sell Tag (CR 11.9.2.1, FAQ Bootleg)."""

    def step(self, table: Table, frame: list[int]) -> None:
        deck = table.deck[frame[frames.ACTOR]]
        frame[frames.DONE] = 1 if deck else 0
        if deck:
            moves.sell(table, deck[-1], openly=False)


@final
class Defeat(_OnCards):
    """Defeat cards, together: Units, Legends or Gear (CR 9.19, 18.1 of the digest)."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "chosen")

    def flatten(self, steps: list[Effect]) -> None:
        super().flatten(steps)
        steps.append(TakeResult())

    def step(self, table: Table, frame: list[int]) -> None:
        cards = frames.cards_in(table, frame, self.slot)
        if not cards:
            table.returned = 0
            return
        child = frames.new_frame(frames.DEFEAT, frame[frames.SEAT])
        frames.put_cards(table, child, frames.VICTIMS, cards, EVERYONE)
        frames.push(table, child)


@final
class Spend(_OnCards):
    """Spend cards; a spent one may be chosen and stays as it is (§17.6.5 of the digest)."""

    def __init__(self, noun: Cards | Target, into: str = "chosen") -> None:
        super().__init__(noun, into)

    def step(self, table: Table, frame: list[int]) -> None:
        done = 0
        for card in frames.cards_in(table, frame, self.slot):
            if moves.spend_card(table, card):
                done = 1
        frame[frames.DONE] = done


@final
class Ready(_OnCards):
    """Ready cards, those that can (CR 3.8, 2.6)."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "chosen")

    def step(self, table: Table, frame: list[int]) -> None:
        done = 0
        for card in frames.cards_in(table, frame, self.slot):
            if moves.ready_card(table, card):
                done = 1
        frame[frames.DONE] = done


@final
class ReadyEddies(Effect):
    """Ready so many of your spent Eddies, or as many as there are."""

    def __init__(self, eddies: int) -> None:
        self.eddies: int = eddies

    def step(self, table: Table, frame: list[int]) -> None:
        readied = moves.ready_eddies(table, frame[frames.ACTOR], self.eddies)
        frame[frames.DONE] = 1 if readied > 0 else 0


@final
class LookAt(_OnCards):
    """Look at face-down Legends: only the looker sees them, both see that he looked (CR 5.7.4.2)."""

    def __init__(self, noun: Cards | Target, into: str = "legend") -> None:
        super().__init__(noun, into)

    def step(self, table: Table, frame: list[int]) -> None:
        seat = frame[frames.ACTOR]
        cards = frames.cards_in(table, frame, self.slot)
        for card in cards:
            place = table.legends[owner_of(table, card)].index(card)
            mark_looked(table, seat, card)
            log.note(table, log.LOOKS_AT_LEGEND, seat, card, number=place, seen_by=1 << seat)
        frame[frames.DONE] = 1 if cards else 0


@final
class CallFree(_OnCards):
    """Call a face-down Legend without paying, if none was called this turn (CR 5.7.3)."""

    def __init__(self, noun: Cards | Target) -> None:
        super().__init__(noun, "legend")

    def flatten(self, steps: list[Effect]) -> None:
        If(_CallIsLeft(), _CallFreeNow(self.target), otherwise=(NotDone(),)).flatten(steps)


@final
class _CallFreeNow(_OnCards):
    def __init__(self, target: Target) -> None:
        super().__init__(target, "legend")

    def step(self, table: Table, frame: list[int]) -> None:
        for card in frames.cards_in(table, frame, self.slot):
            if area_of(table, card) == LEGENDS and is_facedown(table, card):
                child = frames.new_frame(frames.CALL, owner_of(table, card))
                frames.set_card(table, child, frames.SELF, card)
                child[frames.WHAT] = 1
                frames.push(table, child)


@final
class _CallIsLeft(Condition):
    """No Legend was called this turn (CR 8.12.1)."""

    def holds(self, table: Table, frame: list[int]) -> bool:
        return table.called[frame[frames.ACTOR]] == 0


@final
class Play(_OnCards):
    """Play cards from where they are: free, or for their price; a Program may end under the deck (CR 11.4.3).

    `only_to`: what a Gear may be equipped to, where the text says so.
    """

    def __init__(
        self,
        noun: Cards | Target,
        *,
        free: bool = True,
        then_under_deck: bool = False,
        only_to: Cards | None = None,
        into: str = "card",
    ) -> None:
        super().__init__(noun, into)
        self.limit = PLAYABLE_FREE if free else PLAYABLE_PAID
        self.free: bool = free
        self.then_under_deck: bool = then_under_deck
        self.only_to: Cards | None = only_to

    def flatten(self, steps: list[Effect]) -> None:
        if self.only_to is not None:
            If(_ThereIsAHost(self.only_to), _PlayNow(self), TakeResult(), otherwise=(NotDone(),)).flatten(steps)
        else:
            _PlayNow(self).flatten(steps)
            steps.append(TakeResult())
        steps.append(_WherePlayed(self.slot))

    def step(self, table: Table, frame: list[int]) -> None:
        raise NotImplementedError


@final
class _ThereIsAHost(Condition):
    def __init__(self, hosts: Cards) -> None:
        self.hosts: Cards = hosts

    def holds(self, table: Table, frame: list[int]) -> bool:
        return len(self.hosts.candidates(table, frame)) > 0


@final
class _PlayNow(Effect):
    """Choose the cards, then (where the text limits hosts) the host, and play them one after the other."""

    def __init__(self, word: Play) -> None:
        self.word: Play = word

    def flatten(self, steps: list[Effect]) -> None:
        word = self.word
        steps.append(SelectCards(word.target, word.slot, word.limit))
        if word.only_to is not None:
            steps.append(JumpIfEmpty(word.slot, 2))
            steps.append(SelectCards(Target(word.only_to, 1, amount(1), False), frames.slot_named("unit")))
        steps.append(self)

    def step(self, table: Table, frame: list[int]) -> None:
        word = self.word
        host = -1
        if word.only_to is not None:
            for card in frames.cards_in(table, frame, frames.slot_named("unit")):
                host = card
        table.returned = 0
        cards = frames.cards_in(table, frame, word.slot)
        for i in range(len(cards)):
            # The stack is last in, first out: the first card is pushed last and played first.
            card = cards[len(cards) - 1 - i]
            child = frames.new_frame(frames.PLAY, frame[frames.ACTOR])
            frames.set_card(table, child, frames.SELF, card)
            frames.set_card(table, child, frames.OTHER, host)
            child[frames.WHAT] = 1 if word.free else 0
            child[frames.PROGRAM] = 1 if word.then_under_deck else 0
            frames.push(table, child)


@final
class _WherePlayed(Effect):
    """The slot goes on naming the cards that were played, as the objects they are in play: "it can attack" (CR 10.1.3)."""

    def __init__(self, slot: int) -> None:
        self.slot: int = slot

    def step(self, table: Table, frame: list[int]) -> None:
        played: list[int] = []
        for card in frames.cards_ever_in(frame, self.slot):
            area = area_of(table, card)
            if area == FIELD or area == EQUIPPED:
                played.append(card)
        frames.put_cards(table, frame, self.slot, played, EVERYONE)


@final
class JumpIfEmpty(Effect):
    """Skip steps when a slot holds nothing."""

    def __init__(self, slot: int, skip: int) -> None:
        self.slot: int = slot
        self.skip: int = skip

    def step(self, table: Table, frame: list[int]) -> None:
        if not frames.cards_in(table, frame, self.slot):
            frame[frames.PC] += self.skip


@final
class MoveGear(Effect):
    """Take a Gear off its host and equip it to another card: neither playing nor paying (CR 11.6.6)."""

    def __init__(self, gear: Target, to: Target) -> None:
        self.gear: Target = gear
        self.to: Target = to

    def flatten(self, steps: list[Effect]) -> None:
        gear = frames.slot_named("gear")
        test = JumpUnless(_ThereIsAHost(self.to.cards))
        steps.append(test)
        steps.append(SelectCards(self.gear, gear))
        steps.append(JumpIfEmpty(gear, 1))
        steps.append(SelectCards(self.to, frames.slot_named("unit")))
        test.to = len(steps)
        steps.append(self)

    def step(self, table: Table, frame: list[int]) -> None:
        frame[frames.DONE] = 0
        for gear in frames.cards_in(table, frame, frames.slot_named("gear")):
            for host in frames.cards_in(table, frame, frames.slot_named("unit")):
                if area_of(table, gear) == EQUIPPED:
                    equip(table, gear, host)
                    log.note(table, log.MOVES_GEAR, owner_of(table, gear), gear, other=host)
                    frame[frames.DONE] = 1

    def uses(self) -> int:
        return self.gear.uses() | self.to.uses()


@final
class ChooseCardType(Effect):
    """Name a card type; Legend may be named (FAQ Misty Olszewski)."""

    def __init__(self, into: str = "type") -> None:
        self.slot: int = frames.slot_named(into)

    def step(self, table: Table, frame: list[int]) -> None:
        ask(table, frame[frames.ACTOR], ASK_TYPE, frame[frames.SOURCE], [UNIT, GEAR, PROGRAM, LEGEND])

    def answer(self, table: Table, frame: list[int], option: int) -> None:
        frames.put_number(frame, self.slot, option, EVERYONE)
        log.note(table, log.NAMES_TYPE, frame[frames.ACTOR], number=option)


assert ANY_TYPE == UNIT | GEAR | PROGRAM | LEGEND
