"""The numbers of the answers, one meaning each in all questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROLL: Final[i64] = 0
STOP: Final[i64] = 1
KEEP: Final[i64] = 2
REROLL: Final[i64] = 3
PLUS1: Final[i64] = 4
MINUS1: Final[i64] = 5
FLIP: Final[i64] = 6
MOVE_DICE: Final[i64] = 7
END_MOVE: Final[i64] = 8
PLAY_CARD: Final[i64] = 9
"""The first of six: one for each kind of Bonus card."""
ORDER_KEEP: Final[i64] = 15
ORDER_SWAP: Final[i64] = 16
WIN_FIRST: Final[i64] = 17
WIN_SECOND: Final[i64] = 18
USE: Final[i64] = 19
SKIP: Final[i64] = 20
ACTIONS: Final = 21
