"""The numbers of the choices.

     0        no repair                      32 .. 37  that many plus signs
     1 .. 3   repair that many points        38 .. 40  one cell forward, inwards, outwards
     4        keep the dice                  41        no more attacks
     5        roll the picked dice again     42 .. 47  javelin at chariot 0 to 5
     6 .. 10  pick die 0 to 4                48 .. 67  caltrop on the cell of step 0 to 19
    11        no more changes                68 .. 73  draft the board of colour 0 to 5
    12 .. 31  set die d to face f,           74 .. 79  take start position 0 to 5
              12 + 4 * d + f
Of several dice with the same face only the first is offered: they are alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_REPAIR: Final[i64] = 0
KEEP: Final[i64] = 4
ROLL: Final[i64] = 5
PICK: Final[i64] = 6
ACCEPT: Final[i64] = 11
SET: Final[i64] = 12
PLUS: Final[i64] = 32
FORWARD: Final[i64] = 38
INWARD: Final[i64] = 39
OUTWARD: Final[i64] = 40
STOP: Final[i64] = 41
JAVELIN: Final[i64] = 42
CALTROP: Final[i64] = 48
BOARD: Final[i64] = 68
START: Final[i64] = 74
ACTIONS: Final = 80
