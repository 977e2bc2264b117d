"""The numbers of the questions, in the order of a race and of its turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAFT: Final[i64] = 0
GRID: Final[i64] = 1
REPAIR: Final[i64] = 2
REROLL: Final[i64] = 3
CHANGE: Final[i64] = 4
SIGNS: Final[i64] = 5
STEP: Final[i64] = 6
ATTACK: Final[i64] = 7
FINISHED: Final[i64] = 8
