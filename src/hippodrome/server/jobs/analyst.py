"""The process that looks back on a finished race: `python -m hippodrome.server.jobs.analyst`.

It reads one race from its input, says how far it has come, one line at a time, and then what it found. It
works only when nothing else wants the processor, and ends when the server does.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Collection
from typing import Any

from hippodrome.engine.record import Record, read_record

TELLING = 0.5
"""Seconds between two words about the progress."""


def task(record: Record, playouts: int, seed: str, stood_in: Collection[int] = ()) -> dict[str, Any]:
    """What is sent to the process: a race that is over, so nothing in it is secret any more."""
    return {"record": record.to_json(), "playouts": playouts, "seed": seed, "stood_in": sorted(stood_in)}


def _say(line: dict[str, Any]) -> None:
    left = json.dumps(line, separators=(",", ":")).encode() + b"\n"
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]


def main() -> None:
    """Look back on one race."""
    from hippodrome.study.analyst import analyse

    os.nice(10)
    line = sys.stdin.readline()
    if not line.endswith("\n"):
        return  # the server has ended before it could ask
    asked = json.loads(line)
    told = 0.0

    def tell(progress: float) -> None:
        nonlocal told
        if time.monotonic() - told > TELLING:
            told = time.monotonic()
            _say({"progress": round(progress, 3)})

    try:
        record, stood_in = read_record(asked["record"]), frozenset(asked["stood_in"])
        found = analyse(record, asked["playouts"], asked["seed"], progress=tell, stood_in=stood_in)
        _say({"analysis": found.to_json()})
    except BrokenPipeError:
        return


if __name__ == "__main__":
    main()
