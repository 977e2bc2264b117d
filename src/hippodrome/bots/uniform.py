"""The bot that picks anything: the floor of every ladder."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.engine.chance import Chance
from hippodrome.engine.state import Observation


@final
class Uniform(Bot):
    """Every choice is as likely as any other."""

    def __init__(self) -> None:
        super().__init__("random", 1)

    def choose(self, seen: Observation, chance: Chance) -> i64:
        known = seen.known
        return known.offered[chance.below(known.offers)]
