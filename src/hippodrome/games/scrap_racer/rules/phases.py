"""Where a race has got to: the question that is asked, and the step of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions
ORDER: Final[i64] = 0
NUDGE: Final[i64] = 1
ROLL_OR_STOP: Final[i64] = 2
BONUS: Final[i64] = 3
ABILITY: Final[i64] = 4
OWN_FIGHT: Final[i64] = 5
FINISHED: Final[i64] = 6
CARRY_ON: Final[i64] = 7
"""Nothing is asked: what follows a drive or a card comes by itself."""

# Steps of the turn (SR-205)
ROLLING: Final[i64] = 0
DRIVING: Final[i64] = 1
CRASHED: Final[i64] = 2
CROSSING: Final[i64] = 3
