"""Two worlds that differ only in what a seat can't know show it the same, to the byte (architecture, section 4)."""

from collections import Counter
from random import Random

import pytest

from preem.tcg import engine, frames, registry
from preem.tcg.errors import IllegalAction
from preem.tcg.games import begin
from preem.tcg.knowledge import KNOWS, KNOWS_GROUP
from preem.tcg.options import option_of
from preem.tcg.scenario import Side, card, opening, setup
from preem.tcg.snapshot import snapshot_of
from preem.tcg.table import Table
from preem.tcg.terms import ASK_MAIN, ASK_REACT, NONE
from preem.tcg.view import view_of
from tests.laws.games import decks_for
from tests.laws.seeing import same
from tests.laws.twins import other_world
from tests.rule import rule

PAIRS = 200
PARTS = 4
STEPS = 120
"""How many decisions a pair is played on, if its difference stays hidden so long."""


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_hidden_makes_no_difference(part: int) -> None:
    """200 pairs of worlds, played on with the same public choices: the seat sees the same until something hidden is shown."""
    ends: Counter[str] = Counter()
    compared = 0
    for number in range(part, PAIRS, PARTS):
        pair = Pair(number)
        try:
            ends[pair.play()] += 1
        except Exception as error:
            error.add_note(f"pair {number}, seat {pair.seat}, after: {' / '.join(pair.taken[-12:])}")
            error.add_note(f"one: {snapshot_of(pair.one)}\ntwo: {snapshot_of(pair.two)}")
            raise
        compared += pair.compared
    # Pairs that come apart at once would make this an empty test.
    assert compared > 10 * PAIRS / PARTS, f"only {compared} decisions compared; {dict(ends)}"


class Pair:
    """One game from some moment on, twice, with other hidden cards the second time."""

    def __init__(self, number: int) -> None:
        self.chance = Random(f"pair {number}")
        self.taken: list[str] = []
        self.compared = 0
        self.changed: set[int] = set()
        self.seat = number % 2
        while not self.changed:
            self.one = begin(decks_for(number), self.chance.getrandbits(64), logging=True)
            before = self.chance.randrange(4, 60)
            while not self.one.over and (before > 0 or not self._is_quiet()):
                engine.take(self.one, self.one.options[self.chance.randrange(len(self.one.options))])
                before -= 1
            if not self.one.over:
                # The seat's next draws stay as they are, or its own deck would show the difference at once.
                draws = set(self.one.deck[self.seat][-12:])
                whose = (0, 1) if number // PARTS % 4 == 3 else (1 - self.seat,)
                self.two, self.changed = other_world(self.one, self.seat, self.chance, whose, draws)

    def _is_quiet(self) -> bool:
        """The seat decides, and nothing that is being resolved knows of hidden cards."""
        return self.one.asked == self.seat and self.one.asking in (ASK_MAIN, ASK_REACT)

    def play(self) -> str:
        """Play both on as long as the difference stays hidden; says why it ended."""
        one, two = self.one, self.two
        for _ in range(STEPS):
            if self._shows(one) or self._shows(two):
                return "something hidden was shown"
            if one.over or two.over:
                if one.over and two.over:
                    self._compare()
                    return "the game is over"
                return "one is over"
            if one.asked == self.seat == two.asked:
                self._compare()
                mine = notations(one)
                assert notations(two) == mine, "the seat is offered other options"
                self._take_in_both(mine[self.chance.randrange(len(mine))])
            elif one.asked != self.seat and two.asked != self.seat and _question(one) == _question(two):
                if one.asking in (ASK_MAIN, ASK_REACT):
                    self._compare()
                in_two = set(notations(two))
                both = [text for text in notations(one) if text in in_two]
                if not both:
                    return "nothing that both can do"
                self.chance.shuffle(both)
                # What shows a card that differs ends the pair: anything else first.
                self._take_in_both(next((text for text in both if self._keeps_the_difference(text)), both[0]))
            elif not self._decline_what_only_one_is_asked():
                return "they came apart"
        return "as long as it was to be"

    def _shows(self, table: Table) -> bool:
        """Whether the seat may know something of a card whose face differs."""
        knows = (KNOWS | KNOWS_GROUP) << self.seat
        return any(table.known[card] & knows for card in self.changed)

    def _keeps_the_difference(self, text: str) -> bool:
        """Whether this choice leaves what differs hidden, in both worlds."""
        return not self._shows(self.one.after(text)) and not self._shows(self.two.after(text))

    def _compare(self) -> None:
        """The bytes of the seat's view, and what it is told when it tries what isn't legal."""
        same(view_of(self.one, self.seat), view_of(self.two, self.seat), f"seat {self.seat} sees which world it is in")
        assert view_of(self.one, self.seat).json == view_of(self.two, self.seat).json
        if not self.one.over and self.one.asked == self.seat:
            assert refusal(self.one) == refusal(self.two), "a refusal tells something hidden"
        self.compared += 1

    def _take_in_both(self, text: str) -> None:
        self.taken.append(text)
        self.one.play(text)
        self.two.play(text)

    def _decline_what_only_one_is_asked(self) -> bool:
        """A question that there is in one world only, for it depends on hidden cards: whoever declines it shows nothing."""
        for table, other in ((self.one, self.two), (self.two, self.one)):
            if table.asked != self.seat and NONE in table.options and _question(table) != _question(other):
                self.taken.append(f"({registry.SLUG[table.frames[-1][frames.WHAT]] if table.frames else ''} declined in one)")
                engine.take(table, NONE)
                return True
        return False


def notations(table: Table) -> list[str]:
    return [str(option_of(table, option)) for option in table.options]


def refusal(table: Table) -> str:
    """What the deciding seat is told when it tries what can't be."""
    try:
        table.play("card nobody")
    except IllegalAction as refused:
        return str(refused)
    raise AssertionError("nobody is no card")


def _question(table: Table) -> tuple[int, ...]:
    """Which question is open: its kind, whose, and the text and step that ask."""
    frame = table.frames[-1]
    return (table.asking, table.asked, len(table.frames), *frame[: frames.SEAT], frame[frames.WHAT], frame[frames.PROGRAM])


# Questions that are there only because of a hidden card.


@rule("5.3.2.3", "11.13")
def test_a_search_that_found_nothing_looks_like_one_whose_find_was_declined() -> None:
    """Sketchy Ripper may reveal a Gear of the top three: none there and one left unrevealed are one to the Rival."""

    def seen(third: str, *, asked: bool) -> str:
        game = setup(
            active="rival",
            you=Side(gigs={"d6": 3}),
            rival=Side(field=["sketchy-ripper"], deck=["floor-it", "psycho-squad", third, "minotaur"]),
        )
        game.rival.attack("sketchy-ripper", "gigs")
        assert game.rival.may("choose", None) == asked
        if asked:
            game.rival.choose(None)
        assert game.decision is not None and game.decision.kind == "react"
        return game.view("you").json

    assert seen("mantis-blades", asked=True) == seen("corpo-security", asked=False)


@rule("6.7.4", "Q23", "FAQ Alt Cunningham: Mother of Daemons")
def test_a_gig_that_could_have_been_kept_looks_like_one_that_could_not() -> None:
    """Mother of Daemons keeps a Gig for a card of that cost: having none in hand and keeping it look the same to the thief."""

    def seen(in_hand: str, *, asked: bool) -> str:
        game = setup(
            you=Side(field=["psycho-squad"]),
            rival=Side(field=["alt-cunningham-mother-of-daemons"], hand=[in_hand, "floor-it"], gigs={"d6": 3}),
        )
        game.you.attack("psycho-squad", "gigs")
        game.rival.pass_()
        assert game.rival.may("choose", None) == asked
        if asked:
            game.rival.choose(None)
        assert game.you.gigs == {"rival:d6": 3}
        return game.view("you").json

    assert seen("dexter-deshawn-one-last-chance", asked=True) == seen("psycho-squad", asked=False)


@rule("R-024", "5.7.4.2", "FAQ Arasaka Emergency Radioport")
def test_a_call_that_was_declined_looks_like_one_that_was_not_offered() -> None:
    """The Radioport's look shows the Rival neither the Legend nor whether it could have been Called."""

    def seen(face_down: str, *, asked: bool) -> str:
        game = setup(
            active="rival",
            you=Side(gigs={"d6": 3}),
            rival=Side(
                legends=[card(face_down, facedown=True), "judy-alvarez-braindance-maestro", "dexter-deshawn-off-the-grid"],
                field=[card("psycho-squad", gear=["arasaka-emergency-radioport"])],
            ),
        )
        game.rival.attack("psycho-squad", "gigs")
        game.rival.choose("legend:0")
        assert game.rival.may("choose", None) == asked
        if asked:
            game.rival.choose(None)
        return game.view("you").json

    assert seen("goro-takemura-vengeful-bodyguard", asked=True) == seen("padre-man-of-the-cross", asked=False)


@rule("11.9.2.1", "Q24")
def test_an_eddie_sold_unseen_looks_like_any_other() -> None:
    """The top card of the deck is sold by Bootleg Black Sapphire Show, and nobody sees which it was."""

    def seen(top: str) -> tuple[str, str]:
        game = setup(
            you=Side(hand=["bootleg-black-sapphire-show"], eddies=5, deck=[top, "minotaur", "minotaur"]),
        )
        game.you.play("bootleg-black-sapphire-show")
        assert game.you.eddies_ready == 1
        return game.view("you").json, game.view("rival").json

    assert seen("floor-it") == seen("corpo-security")


@rule("Q40", "9.12")
def test_a_reaction_in_hand_makes_the_attacker_wait_no_longer_than_none() -> None:
    """The React Step is asked whatever the defending player holds, and shows the attacker the same."""

    def seen(in_hand: str) -> list[str]:
        game = setup(you=Side(field=["psycho-squad"]), rival=Side(hand=[in_hand], eddies=1, gigs={"d6": 3}))
        game.you.attack("psycho-squad", "gigs")
        assert game.decision is not None and game.decision.player == "rival"
        waiting = game.view("you").json
        game.rival.pass_()
        return [waiting, game.view("you").json]

    assert seen("floor-it") == seen("minotaur")


@rule("7.9.3")
def test_a_mulligan_shows_neither_what_went_nor_what_came() -> None:
    """The same mulligan of other cards looks the same, down to every place of the shuffled deck."""

    def seen(main: list[str]) -> str:
        game = opening(
            you=["v-streetkid", "padre-man-of-the-cross", "judy-alvarez-braindance-maestro"] + ["minotaur"] * 40,
            rival=["v-streetkid", "padre-man-of-the-cross", "judy-alvarez-braindance-maestro", *main],
            rolls=[18, 5],
        )
        game.you.choose_first(True)
        game.you.mulligan(False)
        game.rival.mulligan(True)
        return game.view("you").json

    cards = ["floor-it", "psycho-squad", "mantis-blades", "corpo-security"] * 10
    assert seen(cards) == seen(cards[::-1])
