"""A process that is sent on one errand: a line of JSON comes in that says what to do, lines go out with what is found.

For long work that somebody watches. It works only when nothing else wants the processor.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any


def asked() -> dict[str, Any] | None:
    """What is to be done; nothing if whoever wanted to ask has ended."""
    os.nice(10)
    line = sys.stdin.readline()
    if not line.endswith("\n"):
        return None
    wanted: dict[str, Any] = json.loads(line)
    return wanted


def say(line: dict[str, Any]) -> None:
    """One line of JSON to whoever reads; a broken pipe if nobody does any more."""
    left = json.dumps(line, separators=(",", ":")).encode() + b"\n"
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]
