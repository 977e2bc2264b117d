"""A tuning that tells how far it is: `python -m hippodrome.lab.tune.live`.

For who watches (the workshop of a server): one line of JSON comes in that says what should be fair and what may move,
and lines go out with how far it is, the last one with what came of it. It works only when nothing else wants the
processor, and ends when nobody reads on.
"""

from __future__ import annotations

import time
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.words import LANGUAGES
from hippodrome.lab.errors import need
from hippodrome.lab.tune.tuning import Progress, tune
from hippodrome.study import errand

TELLING = 1.0
"""Seconds between two words about how far it is."""


def tuned(asked: dict[str, Any]) -> dict[str, Any]:
    """What came of it, in both languages."""
    from hippodrome.lab.tune.telling import Telling

    told = 0.0

    def progress(step: Progress) -> None:
        nonlocal told
        if time.monotonic() - told > TELLING:
            told = time.monotonic()
            errand.say({"stage": step.stage, "races": step.races, "most": step.most, "tried": step.tried})

    done = tune(
        asked["game"], asked["aims"], asked["moves"], options=asked["options"], races=asked["races"],
        seed=asked["seed"], view=asked["view"], progress=progress,
    )  # fmt: skip
    return {
        "verdict": done.verdict,
        "races": done.races,
        "tried": len(done.tried),
        "board": done.board if done.values is not None else None,
        "told": {language: list(Telling(done.space, language).sentences(done)) for language in LANGUAGES},
    }


def main() -> None:
    """Tune once."""
    asked = errand.asked()
    if asked is None:
        return
    try:
        need("lab", "numpy")
        result = tuned(asked)
    except BrokenPipeError:
        return
    except HippodromeError as error:
        said = {language: [error.say(language)] for language in LANGUAGES}
        result = {"verdict": "refused", "races": 0, "tried": 0, "board": None, "told": said}
    errand.say({"result": result})


if __name__ == "__main__":
    main()
