"""What a die shows. Two of its six sides show TURN, each other face has one (ledger 3.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACES: Final = ("pm", "sprint", "turn", "attack", "fortune")
PM: Final[i64] = 0
SPRINT: Final[i64] = 1
TURN: Final[i64] = 2
ATTACK: Final[i64] = 3
FORTUNE: Final[i64] = 4
NO_DIE: Final[i64] = 5
"""In events: there was no such die in the roll."""
