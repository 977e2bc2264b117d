"""The questions of a race and the steps of a resolution as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions (ledger 4). RUNNING: none is open, the work on the stack goes on.
RUNNING: Final[i64] = 0
ORDER: Final[i64] = 1
TAKE: Final[i64] = 2
ENTER: Final[i64] = 3
MENU: Final[i64] = 4
IMITATE: Final[i64] = 5
LAY_OR_MOVE: Final[i64] = 6
LAY_BEHIND: Final[i64] = 7
STRIKE_OR_MOVE: Final[i64] = 8
STRIKE_AHEAD: Final[i64] = 9
SIDE: Final[i64] = 10
PATH: Final[i64] = 11
LEAP: Final[i64] = 12
SWAP: Final[i64] = 13
DRIVE: Final[i64] = 14
LAY: Final[i64] = 15
DRAIN: Final[i64] = 16
RUN: Final[i64] = 17
JUMP: Final[i64] = 18
MIMIC: Final[i64] = 19
SHOOT: Final[i64] = 20
BLOW: Final[i64] = 21
STEP_ASIDE: Final[i64] = 22
STEAL: Final[i64] = 23
PLUNDER: Final[i64] = 24
PROTECT: Final[i64] = 25
STRIKE_BACK: Final[i64] = 26
FINISHED: Final[i64] = 27

# Windows, by their place in the declaration: only a hand tells whether anybody is asked (TR-1016).
WINDOW_SHIELD: Final[i64] = 0
WINDOW_RIPOSTE: Final[i64] = 1

# Pending work: what is still to be done once everything above it on the stack is done.
STRIDE: Final[i64] = 1
"""(direction) An own step of the active titan."""
ARRIVE: Final[i64] = 2
"""(titan, direction) A displaced titan meets its cell."""
SCENERY: Final[i64] = 3
"""(titan, direction, was it down before) The rest of an arrival after a trap."""
HIT: Final[i64] = 4
"""(titan, cause) 1 damage."""
SWEEP: Final[i64] = 5
"""(titans as bits, cause) 1 damage to each, in turn order."""
GAIN: Final[i64] = 6
"""The active titan gains the life it drained."""
ASK_SIDE: Final[i64] = 7
ASK_LAY: Final[i64] = 8
ASK_STRIKE: Final[i64] = 9
PAY: Final[i64] = 10
"""The cost of the purple die, after the movement."""
PUT_AWAY: Final[i64] = 11
"""The card in play goes to the discard pile."""
