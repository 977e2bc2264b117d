"""Chance for thinking ahead: the same number gives the same luck, and what came of it leaves a trace."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance, Seeded

WORD: Final[i64] = 0xFFFFFFFF


def scramble(number: i64) -> i64:
    """A 32-bit word in which every bit depends on every bit of the number (MurmurHash3's last step)."""
    number ^= number >> 16
    number = (number * 0x85EBCA6B) & WORD
    number ^= number >> 13
    number = (number * 0xC2B2AE35) & WORD
    return number ^ (number >> 16)


@final
class Luck(Chance):
    """A stream of its own for every number, quick to begin again.

    `trace` tells apart what chance has answered since it was last set to 0.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.source = Seeded(None)
        self.trace: i64 = 0

    def begin(self, number: i64) -> None:
        """Go to the beginning of stream `number`."""
        source = self.source
        word = scramble((self.seed ^ (number * 0x9E3779B1)) & WORD)
        source.a = word
        word = scramble((word + self.seed + number) & WORD)
        source.b = word
        word = scramble((word + 0x6D2B79F5) & WORD)
        source.c = word
        source.d = scramble((word + number) & WORD) | 1

    def resume(self, other: Seeded) -> None:
        """Go on as another source would."""
        source = self.source
        source.a = other.a
        source.b = other.b
        source.c = other.c
        source.d = other.d

    def below(self, n: i64) -> i64:
        outcome = self.source.below(n)
        self.trace = (self.trace * 0x01000193 + outcome + 1) & WORD
        return outcome
