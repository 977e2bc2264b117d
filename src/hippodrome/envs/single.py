"""Gymnasium: one seat to learn, bots on the others."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hippodrome.bots import Bot, bot
from hippodrome.bots.umpire import Umpire
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption, NeverAsked, NoSuchSeat
from hippodrome.engine.files import read_files
from hippodrome.engine.game import Game
from hippodrome.envs.features import HIGHEST, LOWEST, Features, action_mask, rewards

MOST_RACES = 1000
"""After so many races in which the learner's seat was asked nothing, one more would not help."""


def seated(opponents: Sequence[str], game: Game, count: int) -> list[Bot]:
    """Bots for every seat, repeated round the table."""
    if isinstance(opponents, str) or not opponents:
        raise BadOption(option="opponents", value=repr(opponents), legal='("greedy",), ("greedy", "random"), ...')
    return [bot(opponents[seat % len(opponents)], game) for seat in range(count)]


class RaceEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """A race from one seat against chosen bots.

    Observation: a float32 vector laid out by `features.Features`. Action: a choice number; those on offer are
    `info["action_mask"]` and `action_masks()` (for masked PPO). An action not on offer ends the episode with
    reward -1. Reward: 0 until the end, then from 1 (first) to -1 (last). `opponents` names bots, repeated
    round the table; `seat` is the learner's, or None to sit elsewhere in every race.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = registry.game(game)
        count = players if players is not None else self.game.usual_players
        if seat is not None and not 0 <= seat < count:
            raise NoSuchSeat(seat=seat, players=count)
        self.setup = self.game.setup(count, read_files(options))
        self.features = Features(self.game, self.setup)
        self.umpire = Umpire(self.game.heuristic, seated(opponents, self.game, count))
        self.fixed_seat = seat
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (self.features.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.actions)
        self._seed: int | None = None
        self._races = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = secrets.randbelow(1 << 48) if seed is None else seed
            self._races = 0
        for _ in range(MOST_RACES):
            self._begin()
            if not self.race.over:
                return self._observed()
        raise NeverAsked(game=self.game.name, seat=self.seat + 1, races=MOST_RACES)

    def _begin(self) -> None:
        """The next race, up to the first question of the learner's seat."""
        self._luck = Seeded(self._seed, self._races)
        self._mind = Seeded(self._seed, self._races, "bots")
        count = int(self.setup.players)
        self.seat = self._races % count if self.fixed_seat is None else self.fixed_seat
        self._races += 1
        self.umpire.begin()
        self.race = self.game.start(self.setup, self._luck)
        self._let_others_play()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if not 0 <= action < self.game.actions:
            raise BadOption(option="action", value=str(action), legal=f"0..{self.game.actions - 1}")
        if not self.action_masks()[action]:
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.race.take(int(action), self._luck)
        self._let_others_play()
        observation, info = self._observed()
        reward = rewards(self.race)[self.seat] if self.race.over else 0.0
        return observation, reward, self.race.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as sb3-contrib's masked algorithms ask for it."""
        return action_mask(self.race, self.seat, self.game.actions).astype(np.bool_)

    def _let_others_play(self) -> None:
        while not self.race.over and self.race.seat != self.seat:
            out = len(self.umpire.faults)
            self.race.take(self.umpire.choose(self.race, self._mind), self._luck)
            for fault in self.umpire.faults[out:]:
                warnings.warn(f"{fault.sentence()}: greedy chooses for its seat in this race", stacklevel=4)

    def _observed(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        mask = action_mask(self.race, self.seat, self.game.actions)
        return self.features.encode(self.race, self.seat), {"action_mask": mask}
