"""The process that looks back on a finished race: `python -m hippodrome.server.jobs.analyst`.

It reads one race from its input, says how far it has come and what it knows so far, one line at a time, and then what
it found. With its helpers it works only when nothing else wants the processor, and ends when the server does.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from hippodrome.engine.record import Record, read_record
from hippodrome.server.log.erasure import label
from hippodrome.study import errand

TELLING = 0.5
"""Seconds between two words about the progress."""
MOST = 2
"""Processes for one race..."""
ALONE = 5_000
"""...unless there is little to do: choices times playouts."""


def task(record: Record, playouts: int, seed: str, stood_in: Collection[int] = ()) -> dict[str, Any]:
    """What is sent to the process: a race that is over, so nothing in it is secret any more. Names are not kept with
    what is found: they may be erased, and stand at the table.
    """
    unnamed = replace(record, seats=[label(seat) for seat in range(record.players)])
    return {"record": unnamed.to_json(), "playouts": playouts, "seed": seed, "stood_in": sorted(stood_in)}


def main() -> None:
    """Look back on one race."""
    from hippodrome.study.analyst import analyse

    asked = errand.asked()
    if asked is None:
        return
    told = 0.0

    def tell(progress: float) -> None:
        nonlocal told
        if time.monotonic() - told > TELLING:
            told = time.monotonic()
            errand.say({"progress": round(progress, 3)})

    try:
        record, stood_in = read_record(asked["record"]), frozenset(asked["stood_in"])
        little = len(record.moves) * asked["playouts"] < ALONE
        found = analyse(
            record, asked["playouts"], asked["seed"], 1 if little else min(MOST, os.cpu_count() or 1),
            progress=tell, stood_in=stood_in, draft=lambda found: errand.say({"draft": found.to_json()}),
        )  # fmt: skip
        errand.say({"analysis": found.to_json()})
    except BrokenPipeError:
        return


if __name__ == "__main__":
    main()
