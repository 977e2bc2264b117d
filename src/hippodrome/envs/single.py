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

from hippodrome.bots.batch import MOST_RACES, prizes
from hippodrome.bots.rivals import Rivals
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption, NeverAsked
from hippodrome.engine.files import read_files
from hippodrome.envs.features import Eyes, Layout, Sight
from hippodrome.envs.keeping import Keepable, Kept, keep_chance, keep_rivals, read_chance, read_rivals
from hippodrome.envs.opponents import bots_named, check_seat
from hippodrome.envs.rendering import check_mode, rendered
from hippodrome.envs.shaping import shaping_of


class RaceEnv(Keepable, gymnasium.Env[NDArray[np.float32], Any]):
    """A race from one seat against chosen bots.

    Observation: a float32 vector as `hippodrome envs schema GAME` tells it place by place (`layout="raw"`: every field
    of the position). Action: a choice number; those on offer are `info["action_mask"]` and `action_masks()` (for masked
    PPO). An action not on offer ends the episode with reward -1. Reward: 0 until the end, then from 1 (first) to -1
    (last); `shaping` times what the seat has won of its lead comes on the way. `opponents` names bots, repeated round
    the table or, with `pool`, drawn for every race; `seat` is the learner's, or None to sit elsewhere in every race.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        layout: Layout = "senses",
        shaping: float = 0.0,
        pool: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._made: dict[str, Any] = {
            "game": game, "players": players, "opponents": opponents, "seat": seat, "options": options,
            "layout": layout, "shaping": shaping, "pool": pool, "render_mode": render_mode,
        }  # fmt: skip
        self.game = registry.game(game)
        count = players if players is not None else self.game.usual_players
        self.setup = self.game.setup(count, read_files(options))
        check_seat(seat, count)
        sight = Sight(self.game, self.setup, layout)
        self._eyes = Eyes(sight, count)
        self._rivals = Rivals(self.game.heuristic, bots_named(opponents, self.game), count, pool)
        self._shaping = shaping_of(self.game, shaping, 1, count)
        self.fixed_seat = seat
        self.render_mode = check_mode(render_mode)
        self.observation_space = sight.space
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
        self._rivals.begin(self._mind)
        self.race = self.game.start(self.setup, self._luck)
        self._let_others_play()
        if self._shaping is not None:
            self._shaping.begin(0, self.race)

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if not 0 <= action < self.game.actions:
            raise BadOption(option="action", value=str(action), legal=f"0..{self.game.actions - 1}")
        if action not in self.race.choices():
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.race.take(int(action), self._luck)
        self._let_others_play()
        observation, info = self._observed()
        over = bool(self.race.over)
        reward = self._shaping.reward(0, self.race, self.seat) if self._shaping is not None else 0.0
        if over:
            reward += prizes(self.race)[self.seat]
        return observation, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as sb3-contrib's masked algorithms ask for it."""
        return self._eyes.mask(self.race, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The position in words."""
        return rendered(self.game, self.race, f"seat_{self.race.seat}") if self.render_mode else None

    def _let_others_play(self) -> None:
        self._rivals.play(self.race, self.seat, self._luck, self._mind)
        faults, self._rivals.untold = self._rivals.untold, []
        for fault in faults:
            warnings.warn(f"{fault.sentence()}: greedy chooses for its seat in this race", stacklevel=4)

    def _observed(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        return self._eyes.see(self.race, self.seat), {"action_mask": self._eyes.mask(self.race, self.seat)}

    # Kept and taken up again

    def save(self) -> Kept:
        """Where the environment stands, as plain data: `load` of another one of the same kind takes it up."""
        kept: Kept = {"seed": self._seed, "races": self._races}
        if hasattr(self, "race"):
            kept |= {
                "seat": self.seat, "race": self.race.to_json(), "luck": keep_chance(self._luck),
                "mind": keep_chance(self._mind), "rivals": keep_rivals(self._rivals),
                "leads": list(self._shaping.leads) if self._shaping is not None else [],
            }  # fmt: skip
        return kept

    def load(self, kept: Kept) -> None:
        """Go on where another environment of the same kind was saved."""
        self._seed, self._races = kept["seed"], kept["races"]
        if "race" not in kept:
            return
        self.seat = kept["seat"]
        self.race = self.game.blank(self.setup)
        self.race.read_json(kept["race"])
        self._luck, self._mind = read_chance(kept["luck"]), read_chance(kept["mind"])
        read_rivals(self._rivals, kept["rivals"])
        if self._shaping is not None:
            for place, lead in enumerate(kept["leads"]):
                self._shaping.leads[place] = lead
