"""Tables dealt from views: legal, true to all that was seen, and hanging on nothing but view, lists and chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from preem.tcg import engine, registry
from preem.tcg.decks import Deck, check, ready_made
from preem.tcg.games import begin
from preem.tcg.scenario import Side, setup
from preem.tcg.table import Table
from preem.tcg.terms import DECK, EDDIES, LEGEND
from preem.tcg.view import AREA, FACE, HOST, NO_CARD, OWNER, View, view_of
from tests.laws import pieces
from tests.laws.games import random_deck
from tests.rule import rule
from tests.tcg.test_views import positions

HEIST, POWER = ready_made("heist"), ready_made("power")  # seats 0 and 1 of `positions`


def slugs_of(table: Table, owner: int) -> Counter[str]:
    """All cards of a player, wherever they are."""
    return Counter(registry.SLUG[what] for what, packed in zip(table.what, table.card, strict=True) if packed >> 4 & 1 == owner)


def cards_of(deck: Deck) -> Counter[str]:
    return Counter([*deck.legends, *deck.main])


def unseen_of(view: View, owner: int) -> int:
    return sum(card[FACE] == "?" and card[OWNER] == owner for card in view.data["cards"])


@rule("7.3", "5.3")
def test_the_viewers_own_cards_are_exactly_his_list() -> None:
    """However much of it he has seen."""
    for table in positions(11):
        for seat, deck in enumerate((HEIST, POWER)):
            view = view_of(table, seat)
            for seed in range(3):
                assert slugs_of(view.sample(Random(seed)), seat) == cards_of(deck)


@rule("7.3", "5.3")
def test_the_rivals_cards_are_one_of_the_lists_that_fit() -> None:
    """Before anything is seen any list; later only those that hold all that was seen; never a mixture."""
    chance = Random(1)
    others = [random_deck(chance) for _ in range(8)]
    lists = (*others, HEIST, POWER)
    fitting = [deck for deck in lists if len(deck.main) == len(POWER.main)]
    first = next(positions(12))
    dealt = [slugs_of(view_of(first, 0).sample(Random(seed), lists), 1) for seed in range(60)]
    assert all(cards in [cards_of(deck) for deck in fitting] for cards in dealt)
    assert {tuple(sorted(cards.items())) for cards in dealt} == {tuple(sorted(cards_of(deck).items())) for deck in fitting}

    last = list(positions(12))[-1]
    view = view_of(last, 0)
    assert unseen_of(view, 1) > 0
    for seed in range(20):
        assert slugs_of(view.sample(Random(seed), lists), 1) == cards_of(POWER)


@rule("5.3")
def test_open_lists_are_dealt_from_whatever_prior_is_given() -> None:
    """Where both lists are known, there is nothing to suppose."""
    for table in positions(13, open_lists=True):
        for seat in (0, 1):
            sampled = view_of(table, seat).sample(Random(1), ())
            assert (slugs_of(sampled, 0), slugs_of(sampled, 1)) == (cards_of(HEIST), cards_of(POWER))


@rule("7.3", "7.3.1", "7.3.3")
def test_where_no_list_fits_a_legal_deck_is_made_up() -> None:
    """Of cards of the pool: three Legends of different names, at most three copies, RAM as the Legends give."""
    view = view_of(next(positions(14)), 0)
    decks = []
    for seed in range(20):
        cards = slugs_of(view.sample(Random(seed), ()), 1)
        legends = [slug for slug in cards if registry.TYPE[registry.SLUG.index(slug)] == LEGEND]
        deck = Deck(legends=legends, main={slug: count for slug, count in cards.items() if slug not in legends})
        assert check(deck) == [] and len(deck.main) == len(POWER.main)
        decks.append(deck)
    assert len({deck.main for deck in decks}) == len(decks)

    for table in positions(14):
        view = view_of(table, 0)
        cards = slugs_of(view.sample(Random(1), ()), 1)
        assert sum(cards.values()) == sum(cards_of(POWER).values())
        assert max(cards.values()) <= 3
        seen = Counter(card[FACE] for card in view.data["cards"] if card[OWNER] == 1 and card[FACE] != "?")
        assert not seen - cards


@rule("5.3", "5.7.4", "11.12.1")
@pytest.mark.parametrize("game", [101, 203, 304])
def test_what_is_known_stays_where_it_is_and_groups_stay_groups(game: int) -> None:
    """Every known card keeps its place, and the cards of a group lie in its places, in any order."""
    chance = Random(game)
    table = begin((random_deck(chance), random_deck(chance)), game)
    groups = 0
    while not table.over:
        engine.take(table, table.options[chance.randrange(len(table.options))])
        for seat in (0, 1):
            view = view_of(table, seat)
            sampled = view.sample(chance)
            faces = [registry.SLUG[what] for what in sampled.what]
            for number, card in enumerate(view.data["cards"]):
                if card[HOST] != NO_CARD:
                    assert sampled.card[number] & 31 == card[AREA] | card[OWNER] << 4
                    assert card[FACE] in ("?", faces[number])
            for places, slugs in view.data["groups"]:
                groups += 1
                marked = [place for place in places if sampled.group[place] >= 0]
                assert len({sampled.group[place] for place in marked}) == 1
                assert sorted(faces[place] for place in marked) == slugs
                assert {sampled.card[place] & 15 for place in places} <= {DECK, EDDIES}
            pieces.knowledge_is_sound(sampled)
    assert groups


@rule("Q24")
def test_the_cards_of_a_group_lie_in_its_places_in_any_order() -> None:
    """Openly sold cards are somewhere among the Eddies, which is all that anybody knows."""
    spent = ["?", "?", "?"]
    game = setup(you=Side(hand=["mantis-blades", "satori-sword-of-saburo"], legends=spent, eddies=1), rival=Side())
    game.you.sell("mantis-blades")
    view = view_of(game.table, 1)
    assert [slugs for _, slugs in view.data["groups"]] == [["mantis-blades"]]
    dealt = set()
    for seed in range(40):
        sampled = view.sample(Random(seed))
        faces = [registry.SLUG[sampled.what[card]] for card in sampled.eddies[0]]
        assert faces.count("mantis-blades") == 1 and len(faces) == 2
        dealt.add(faces.index("mantis-blades"))
    assert dealt == {0, 1}


def test_the_same_chance_deals_the_same_table() -> None:
    """From the same view, with lists in a tuple or a list or the usual ones; another chance deals another."""
    for table in positions(15, every=20):
        for seat in (0, 1):
            snapshots = {
                view_of(table, seat).sample(Random(3), lists).snapshot for lists in ((HEIST, POWER), [HEIST, POWER], None)
            }
            assert len(snapshots) == 1
            if unseen_of(view_of(table, seat), seat) > 5:
                assert view_of(table, seat).sample(Random(4), (HEIST, POWER)).snapshot not in snapshots


def test_chance_is_asked_for_bits_and_nothing_else() -> None:
    """Any source of random bits will do, and each sample takes new ones."""

    class Bits:
        def __init__(self) -> None:
            self.random = Random(9)

        def getrandbits(self, bits: int, /) -> int:
            return self.random.getrandbits(bits)

    bits = Bits()
    view = view_of(next(positions(16)), 0)
    assert len({view.sample(bits).snapshot for _ in range(5)}) == 5
    assert len({tuple(view.sample(bits).words) for _ in range(5)}) == 5
    assert len({view.sample(bits, ()).snapshot for _ in range(5)}) == 5


def test_every_unknown_place_can_hold_every_card_that_is_left() -> None:
    """The top of a deck, dealt a thousand times, shows each card of the list about as often as it has copies."""
    table = next(positions(17))
    view = view_of(table, 0)
    hand = Counter(registry.SLUG[table.what[card]] for card in table.hand[0])
    left = Counter(HEIST.main) - hand
    tops: Counter[str] = Counter()
    bottoms: Counter[str] = Counter()
    chance = Random(10)
    for _ in range(1000):
        sampled = view.sample(chance)
        tops[registry.SLUG[sampled.what[sampled.deck[0][-1]]]] += 1
        bottoms[registry.SLUG[sampled.what[sampled.deck[0][0]]]] += 1
    for counts in (tops, bottoms):
        assert set(counts) == set(left)
        for slug, copies in left.items():
            expected = 1000 * copies / left.total()
            assert abs(counts[slug] - expected) < 6 * expected**0.5


def test_tables_of_one_view_are_independent() -> None:
    """Playing one to its end changes no other, and the view neither."""
    for table in positions(18):
        if table.over:
            break
        view = view_of(table, table.asked)
        before = view_of(table, table.asked).json
        kept, played = view.sample(Random(1)), view.sample(Random(1))
        snapshot = kept.snapshot
        chance = Random(2)
        while not played.over:
            engine.take(played, played.options[chance.randrange(len(played.options))])
        assert kept.snapshot == snapshot == view.sample(Random(1)).snapshot
        assert view.json == before
