"""The generator against a second, plainer one; fair, repeatable, and one stream apart from another."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preem.kernel import rng

SEEDS = st.integers(0, 2**128 - 1)


def reference(words: list[int]) -> Iterator[int]:
    """xoshiro128++ 1.0 written a second time, with numbers of any size, after the published algorithm."""

    def rotated(x: int, k: int) -> int:
        return (x << k) % (1 << 32) + (x >> (32 - k))

    s = list(words)
    while True:
        yield (rotated((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = (s[1] * 2**9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)


def chi_squared(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def far_out(kinds: int) -> float:
    """A bound that a fair chi squared passes about once in a million (Wilson and Hilferty's formula)."""
    free = kinds - 1
    return free * (1 - 2 / (9 * free) + 4.75 * math.sqrt(2 / (9 * free))) ** 3


def test_known_answers() -> None:
    """From the words 1, 2, 3, 4 the published algorithm gives these, worked out by hand for the first."""
    words = [1, 2, 3, 4]
    # (1 + 4) rotated left by 7 is 640, plus 1.
    assert rng.next_word(words, 0) == 641
    # Then the words are 1^4^2, 2^3^1, 3^1^(2<<9) and (4^2) rotated left by 11.
    assert words == [7, 0, 1026, 12288]
    # (7 + 12288) rotated left by 7 is 1573760, plus 7.
    assert rng.next_word(words, 0) == 1573767


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_agrees_with_the_reference(words: list[int]) -> None:
    """Any state gives the reference's numbers, and every word of the state stays within 32 bits."""
    expected = list(islice(reference(words), 50))
    assert [rng.next_word(words, 0) for _ in expected] == expected
    assert all(0 <= word < 2**32 for word in words)


@given(SEEDS, st.text())
def test_a_stream_never_starts_with_zeros_only(seed: int, stream: str) -> None:
    """Four words of 32 bits, not all zero."""
    words = rng.seed_words(seed, stream)
    assert len(words) == rng.WORDS
    assert any(words)
    assert all(0 <= word < 2**32 for word in words)


def test_a_digest_of_zeros_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """No seed is known whose digest is zero, so SHA-256 is replaced by one that starts with zeros."""
    if rng.__file__.endswith((".so", ".pyd")):
        pytest.skip("a compiled module's imports can't be replaced")

    class Digest:
        def __init__(self, content: bytes) -> None:
            self.content = content

        def digest(self) -> bytes:
            return bytes(32) if self.content[16:20] == bytes(4) else bytes(range(32))

    monkeypatch.setattr(rng, "sha256", Digest)
    assert rng.seed_words(0, "dice") == [0x00010203, 0x04050607, 0x08090A0B, 0x0C0D0E0F]


def test_seeding_is_fixed_forever() -> None:
    """Records hold seeds: the same seed must mean the same game in every version."""
    assert rng.seed_words(0, "dice") == [0xD2AD2510, 0x6908A569, 0x90DC422E, 0xF817CF2C]
    assert rng.seed_words(2**128 - 1, "deck") == [0x32439B01, 0x6C73C745, 0xC22BB618, 0x54E04160]


@pytest.mark.parametrize("seed", [-1, 2**128, 2**200])
def test_a_seed_outside_128_bits_is_refused(seed: int) -> None:
    """The message says what a seed is."""
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*128 - 1"):
        rng.seed_words(seed, "dice")


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_it_cannot_give(n: int) -> None:
    """There is no number below zero or one, and a word has 32 bits."""
    with pytest.raises(ValueError, match="1 to"):
        rng.below([1, 2, 3, 4], 0, n)


@given(SEEDS, st.integers(1, 2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    """Every result is from 0 to n - 1."""
    words = rng.seed_words(seed, "x")
    assert all(0 <= rng.below(words, 0, n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 4, 6, 8, 10, 12, 20, 40])
def test_every_number_is_equally_likely(n: int) -> None:
    """Counts of 20,000 draws lie as close together as chance allows."""
    words = rng.seed_words(n, "fair")
    counts = Counter(rng.below(words, 0, n) for _ in range(20_000))
    assert chi_squared(counts, n) < far_out(n)


def test_a_remainder_alone_would_not_be_fair() -> None:
    """Below 3 * 2**30 a plain remainder gives the lowest third twice as often; drawing again must not."""
    words = rng.seed_words(3, "fair")
    counts = Counter(rng.below(words, 0, 3 * 2**30) >> 30 for _ in range(6_000))
    assert chi_squared(counts, 3) < far_out(3)


def test_every_order_is_equally_likely() -> None:
    """All 24 orders of four cards come up equally often."""
    words = rng.seed_words(1, "orders")
    orders = {order: place for place, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(words, 0, items)
        counts[orders[items[0], items[1], items[2], items[3]]] += 1
    assert chi_squared(counts, 24) < far_out(24)


@given(SEEDS, st.lists(st.integers(0, 100)))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    """Nothing is lost or doubled."""
    shuffled = items[:]
    rng.shuffle(rng.seed_words(seed, "deck"), 0, shuffled)
    assert sorted(shuffled) == sorted(items)


def test_streams_in_one_list_leave_each_other_alone() -> None:
    """Drawing from the middle stream moves its four words only and gives what it gives by itself."""
    first, second, third = (rng.seed_words(7, name) for name in ("a", "b", "c"))
    alone = second[:]
    words = first + second + third
    assert [rng.next_word(words, 4) for _ in range(100)] == [rng.next_word(alone, 0) for _ in range(100)]
    assert words == first + alone + third


def test_streams_of_one_seed_show_nothing_of_each_other() -> None:
    """Two streams agree on a d6 as often as two fair dice do, and so do the streams of neighboring seeds."""
    pairs = [
        (rng.seed_words(7, "deck 0"), rng.seed_words(7, "deck 1")),
        (rng.seed_words(7, "deck 0"), rng.seed_words(8, "deck 0")),
    ]
    for one, other in pairs:
        both: Counter[int] = Counter()
        for _ in range(20_000):
            both[rng.below(one, 0, 6) * 6 + rng.below(other, 0, 6)] += 1
        assert chi_squared(both, 36) < far_out(36)


def test_the_same_seed_and_stream_repeat() -> None:
    """Chance is a function of seed and stream, and of nothing else."""
    one, other = rng.seed_words(99, "dice"), rng.seed_words(99, "dice")
    assert [rng.below(one, 0, 20) for _ in range(50)] == [rng.below(other, 0, 20) for _ in range(50)]
