"""The random player: any legal option, each as likely. It knows nothing and plans nothing."""

from __future__ import annotations

from hashlib import sha256
from typing import final

from preem.kernel import rng
from preem.tcg.options import Option
from preem.tcg.view import View


@final
class RandomPlayer:
    """Chooses by chance that follows from seed, seat and view: a resumed game goes on as it would have.

    It remembers nothing. Where the same view came twice it would choose the same; a table that keeps its log
    never shows the same view twice.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self.seed = seed
        self.seat = seat

    def choose(self, view: View, /) -> Option:
        """One of the open options."""
        options = view.options
        words = rng.seed_words(self.seed, f"player {self.seat} {sha256(view.json.encode()).hexdigest()}")
        return options[rng.below(words, 0, len(options))]
