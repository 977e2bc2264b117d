"""Where a turn has got to (ledger 5). A position at rest stands at a question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Interludes: nobody is asked
NEXT_TURN: Final[i64] = 0
SETTING_SPEED: Final[i64] = 1
DISCARDING: Final[i64] = 2
DRAWING: Final[i64] = 3
APPROACHING: Final[i64] = 4
ADVANCING: Final[i64] = 5
RAMMING: Final[i64] = 6
BLOCKING: Final[i64] = 7
MEETING_TILE: Final[i64] = 8
ATTACKING: Final[i64] = 9
COUNTERING: Final[i64] = 10
DRIVING_ON: Final[i64] = 11
CASTING: Final[i64] = 12
ENDING_TURN: Final[i64] = 13
CONJURING: Final[i64] = 14

# Windows, by their place in the declaration: only a hand tells whether anybody is asked (AM-159)
WINDOW_BLOCK: Final[i64] = 0
WINDOW_RAM: Final[i64] = 1
WINDOW_ATTACK: Final[i64] = 2
WINDOW_SPELL: Final[i64] = 3
WINDOW_OWN: Final[i64] = 4

# Questions
QUESTION: Final[i64] = 20
SPELL: Final[i64] = 20
SWAP: Final[i64] = 21
PAYMENT: Final[i64] = 22
COUNTER_SPELL: Final[i64] = 23
SPEED: Final[i64] = 24
DISCARD: Final[i64] = 25
TELEPORT: Final[i64] = 26
RAM: Final[i64] = 27
RAM_CARDS: Final[i64] = 28
RAM_ANSWER: Final[i64] = 29
BLOCK: Final[i64] = 30
BLOCK_ANSWER: Final[i64] = 31
ROCKS: Final[i64] = 32
HAZARD: Final[i64] = 33
STABLE: Final[i64] = 34
STABLE_DISCARD: Final[i64] = 35
ATTACK: Final[i64] = 36
ATTACK_CARDS: Final[i64] = 37
DEFENCE: Final[i64] = 38
COUNTER_ATTACK: Final[i64] = 39
COUNTER_DEFENCE: Final[i64] = 40
GO_ON: Final[i64] = 41
FINISHED: Final[i64] = 42
SLOWING: Final[i64] = 43
