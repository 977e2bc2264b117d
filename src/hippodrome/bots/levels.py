"""How long a bot thinks, as it is written after a colon: `2000` playouts, `1s`, `200ms`, `1s@4` on four cores."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_FORM: Final = re.compile(r"(?:([1-9]\d{0,8})|(\d{1,4}(?:\.\d{1,3})?)(s|ms))(?:@([1-9]\d?))?")
FORMS: Final = ("2000", "1s", "200ms", "1s@4")
"""Examples of every form, for messages."""


class Level(NamedTuple):
    """A budget of playouts or of seconds (the other is 0), and the processes that share it."""

    playouts: int
    seconds: float
    processes: int


def read_level(text: str) -> Level | None:
    """The level that is written so; None if nothing is."""
    match = _FORM.fullmatch(text)
    if match is None:
        return None
    playouts, time, unit, processes = match.groups()
    seconds = float(time) * (0.001 if unit == "ms" else 1.0) if time else 0.0
    if not playouts and seconds <= 0.0:
        return None
    return Level(int(playouts or 0), seconds, int(processes or 1))
