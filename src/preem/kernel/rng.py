"""Chance, seeded and kept in the game's state.

The generator is xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna (public domain): four words of 32
bits, period 2**128 - 1. A *stream* is four words in a flat `list[int]`; a whole set of streams is one list,
and a stream is named by the offset of its first word. So copying a game copies its chance, and two games
compare by comparing lists.

Every purpose has a stream of its own (the shuffle of one deck, the dice of one player), derived from the
game's seed and the stream's name: what one stream shows tells nothing about another, and games with one seed
share their luck.

This module is compiled by mypyc. No value in it needs more than 40 bits, so that compiled integers stay
unboxed.
"""

from hashlib import sha256
from typing import Final, TypeVar

WORDS: Final = 4
"""How many words of the list one stream takes."""

SEED_BITS: Final = 128

_MASK: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000

_Item = TypeVar("_Item", bound=int)


def seed_words(seed: int, stream: str) -> list[int]:
    """The first words of the stream of this name, from a seed of up to 128 bits."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    words: list[int] = []
    # All four words zero is the one state the generator never leaves, so such a digest is passed over for the
    # next.
    attempt = 0
    while not any(words):
        digest = sha256(seed.to_bytes(16, "big") + attempt.to_bytes(4, "big") + stream.encode()).digest()
        words = [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 4 * WORDS, 4)]
        attempt += 1
    return words


def next_word(words: list[int], offset: int) -> int:
    """The next 32 bits of the stream at this offset; its four words move on."""
    s0 = words[offset]
    s1 = words[offset + 1]
    s2 = words[offset + 2]
    s3 = words[offset + 3]
    total = (s0 + s3) & _MASK
    result = ((((total << 7) | (total >> 25)) & _MASK) + s0) & _MASK
    s2 ^= s0
    s3 ^= s1
    words[offset] = s0 ^ s3
    words[offset + 1] = s1 ^ s2
    words[offset + 2] = s2 ^ ((s1 << 9) & _MASK)
    words[offset + 3] = ((s3 << 11) | (s3 >> 21)) & _MASK
    return result


def below(words: list[int], offset: int, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely; n is from 1 to 2**32.

    Words above the last whole multiple of n are drawn again: a plain remainder would favor the small numbers.
    """
    if n < 1 or n > _SPAN:
        raise ValueError("below() gives one of 1 to 2**32 numbers")
    limit = _SPAN - _SPAN % n
    word = next_word(words, offset)
    while word >= limit:
        word = next_word(words, offset)
    return word % n


def shuffle(words: list[int], offset: int, items: list[_Item]) -> None:
    """Put the items into a random order, in place, each order equally likely (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        chosen = below(words, offset, last + 1)
        item = items[last]
        items[last] = items[chosen]
        items[chosen] = item
