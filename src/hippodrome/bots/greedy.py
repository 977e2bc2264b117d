"""The bot that looks one choice ahead and takes what looks best."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.bots.bot import Bot
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.state import Observation


@final
class Greedy(Bot):
    """Tries each choice on several possible worlds and keeps the best average of the heuristic.

    Every choice meets the same worlds and the same luck, so that small differences are not noise.
    """

    def __init__(self, heuristic: Heuristic, samples: int = 12) -> None:
        super().__init__("greedy", 2 + heuristic.version())
        self.heuristic = heuristic
        self.samples = samples

    def choose(self, seen: Observation, chance: Chance) -> i64:
        choices = seen.choices()
        sums = [0.0] * len(choices)
        seat = seen.seat
        for _ in range(self.samples):
            luck = Seeded(chance.below(0x7FFFFFFF))
            world = seen.redeal(luck)
            for index in range(len(choices)):
                state = world.clone()
                state.take(choices[index], luck.copy())
                sums[index] += self.heuristic.value(state, seat)
        best = 0
        for index in range(1, len(choices)):
            if sums[index] > sums[best] + 1e-12:
                best = index
        return choices[best]
