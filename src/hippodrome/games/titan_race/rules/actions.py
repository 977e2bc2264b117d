"""The choices of the game as numbers; each has one meaning wherever it is offered.

0- 5  take the die with a face            6- 8  the left, middle, right cell of a row
9     perform the die                    10     use the power
11-23  play a card                        24-36  discard a card
37     use the pentacle                   38     end the turn
39-43  purple as a face, paid before      44-48  purple as a face, paid after
49-53  purple as a face, for free
54-59  lay a trap in a direction          60-65  strike in a direction
66     lay or strike after the movement   67     do not strike
68-70  go F, FL, FR                       71-74  go F+FL, F+FR, FL+F, FR+F
75-80  a titan (by seat in turn order)    81-116 a titan in a direction (6 * titan + direction)
117-129 give the pirates a card           130     give the pirates a life
131     react                             132     do not react
133     keep the order of one's titans    134     change it
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TAKE_DIE: Final[i64] = 0
COLUMN: Final[i64] = 6
PERFORM: Final[i64] = 9
USE_POWER: Final[i64] = 10
PLAY: Final[i64] = 11
DISCARD: Final[i64] = 24
USE_PENTACLE: Final[i64] = 37
END_TURN: Final[i64] = 38
PAY_BEFORE: Final[i64] = 39
PAY_AFTER: Final[i64] = 44
PAY_NOTHING: Final[i64] = 49
TRAP_TO: Final[i64] = 54
STRIKE_AT: Final[i64] = 60
LATER: Final[i64] = 66
NEVER: Final[i64] = 67
GO: Final[i64] = 68
GO_BOTH: Final[i64] = 71
TITAN: Final[i64] = 75
TITAN_TO: Final[i64] = 81
GIVE_CARD: Final[i64] = 117
GIVE_LIFE: Final[i64] = 130
REACT: Final[i64] = 131
DECLINE: Final[i64] = 132
KEEP_ORDER: Final[i64] = 133
CHANGE_ORDER: Final[i64] = 134
ACTIONS: Final = 135
