"""A report that fills in while it is raced: `python -m hippodrome.lab.balance.live`.

For who watches (the workshop of a server): one line of JSON comes in that says what to race, and lines go out with
the figures so far, the last one with those that `hippodrome balance` has for the same seed. It works only when
nothing else wants the processor, and ends when nobody reads on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from hippodrome.engine.words import LANGUAGES
from hippodrome.lab.balance.collecting import watch_shard
from hippodrome.lab.balance.page import page
from hippodrome.lab.balance.result import result
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study, make_study
from hippodrome.study import errand

TELLING = 1.0
"""Seconds between two words about what was found so far."""
TOLD = ("fairness", "figures", "outcomes", "tracked", "cells")


def filling(study: Study) -> Iterator[int]:
    """Race the main part of a study shard by shard, in order; the number of races after each."""
    programme, tally = study.main.programme, study.main.tally
    for shard in programme.shards():
        tally.add(watch_shard((programme, shard)))
        yield shard.stop


def found(study: Study) -> dict[str, Any]:
    """The figures so far, what they are called, and what they mean in words."""
    whole = result(study)
    return {**{key: whole[key] for key in TOLD}, "told": {language: _told(study, language) for language in LANGUAGES}}


def _told(study: Study, language: str) -> dict[str, Any]:
    whole, say = result(study, language), Speech(study.game, language)
    return {
        "headlines": whole["headlines"],
        "factors": {factor: say.factor(factor) for factor in whole["fairness"]},
        "levels": {
            factor: {row["level"]: say.level(factor, row["level"]) for row in rows["levels"]}
            for factor, rows in whole["fairness"].items()
        },
        "things": {f"{row['name']}:{row['item']}": say.item(row["name"], row["item"]) for row in whole["tracked"]},
    }


def main() -> None:
    """Race one study."""
    asked = errand.asked()
    if asked is None:
        return
    study = make_study(
        asked["game"], asked["players"], asked["games"], asked["seed"], asked["bots"], asked["options"], circuits=False
    )
    told = 0.0
    try:
        for done in filling(study):
            if done == study.main.programme.games or time.monotonic() - told > TELLING:
                told = time.monotonic()
                errand.say({"done": done, "races": study.main.programme.games, "found": found(study)})
        errand.say({"reports": {language: page(study, language) for language in LANGUAGES}})
    except BrokenPipeError:
        return


if __name__ == "__main__":
    main()
