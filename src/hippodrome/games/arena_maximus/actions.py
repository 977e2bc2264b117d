"""The numbers of the choices (the table stands in rules.py)."""

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
ACTIONS: Final = 43
