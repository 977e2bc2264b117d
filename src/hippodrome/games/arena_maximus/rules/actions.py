"""The numbers of the choices.

| number   | name       | meaning                                                                      |
| -------- | ---------- | ---------------------------------------------------------------------------- |
| 0        | PASS       | done, stop, no, take it, give way, drive on: whatever ends or declines       |
| 1        | ACCEPT     | stop at the stable, stop early, cancel the spell                             |
| 2 to 12  | CARD + c   | lay one card of type c (whips 0-4, reins 5-9, magic 10; symbols in order)    |
| 13 to 17 | TARGET + s | ram or attack the chariot of seat s                                          |
| 18 to 22 | REMOVE + k | take the k cards laid last from the speed pool (rules 1)                     |
| 23 to 27 | CAST + s   | cast spell s (Teleport is cast by laying its card)                           |
| 28 to 42 | SWAP + p   | exchange the two tiles of pair p, counted from the caster (`arena.SWAP_FROM`) |
| 43 to 53 | TAKE + c   | take one card of type c from the speed pool (no reins lie there)             |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
ACCEPT: Final[i64] = 1
CARD: Final[i64] = 2
TARGET: Final[i64] = 13
REMOVE: Final[i64] = 17
CAST: Final[i64] = 23
SWAP: Final[i64] = 28
TAKE: Final[i64] = 43
ACTIONS: Final = 54
