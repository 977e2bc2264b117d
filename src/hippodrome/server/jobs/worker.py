"""A process in which bots think: `python -m hippodrome.server.jobs.worker`.

It reads one task a line and answers with one line. A task holds what the bot's seat knows and
nothing else, so a bot cannot see another's hand whatever it does.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from functools import lru_cache
from typing import Any

from hippodrome import bots
from hippodrome.bots import Bot
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.state import Observation
from hippodrome.study.hints import advise

READY = b"ready\n"
"""What a worker says first: from now on it answers."""


def task(game: str, players: int, options: dict[str, Any], seen: Observation, **more: Any) -> dict[str, Any]:
    """What is sent to a worker: the masked position as numbers, the setup, and what is wanted: the choice of a
    `bot`, or without one a hint.
    """
    return {
        "game": game,
        "players": players,
        "options": options,
        "seat": int(seen.seat),
        "known": seen.known.to_json(),
        **more,
    }


def observation(asked: dict[str, Any]) -> Observation:
    """The knowledge that a task holds."""
    setup = shared_setup(asked["game"], asked["players"], asked["options"])
    state = registry.game(asked["game"]).blank(setup)
    state.read_json(asked["known"])
    return Observation(state, asked["seat"])


@lru_cache(maxsize=64)
def _bot(name: str, game: str) -> Bot:
    return bots.bot(bots.at_tables(name), registry.game(game))


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice, or a hint."""
    if "bot" not in asked:
        return advise(asked)
    chance = Seeded(asked["whim"], purpose="bot")
    return {"choice": int(_bot(asked["bot"], asked["game"]).choose(observation(asked), chance))}


def main() -> None:
    """Answer until the server closes the pipe, or is gone. Moves of people come first, bots may wait."""
    os.nice(5)
    with contextlib.suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), READY)
        for line in sys.stdin:
            os.write(sys.stdout.fileno(), (json.dumps(answer(json.loads(line))) + "\n").encode())


if __name__ == "__main__":
    main()
