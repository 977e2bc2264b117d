"""PettingZoo: every game at every number of players as an agent-environment cycle."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from hippodrome.bots.batch import prizes
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.files import read_files
from hippodrome.envs import VERSION
from hippodrome.envs.features import Eyes, Layout, Sight
from hippodrome.envs.keeping import Kept, keep_chance, read_chance
from hippodrome.envs.rendering import rendered

OF_THE_RACE = (
    "agents", "rewards", "terminations", "truncations", "infos", "agent_selection", "_cumulative_rewards", "_seed",
)  # fmt: skip
"""What an environment knows besides the position and its luck."""


def register() -> None:
    """Make the games known to PettingZoo: `pettingzoo.make("aec", "hippodrome/NAME-v2", players=4)`."""
    for name in registry.names():
        identifier = f"hippodrome/{name}-v{VERSION}"
        if identifier not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identifier, "hippodrome.envs.aec:env", kwargs={"game": name})


class RaceAEC(AECEnv):
    """A race as PettingZoo sees it.

    Agents are `seat_0` to `seat_n`. An observation is a dictionary: `observation`, a float32 vector as
    `hippodrome envs schema GAME` tells it place by place (`layout="raw"`: every field of the masked position), and
    `action_mask`, int8 of length `game.actions`, all noughts when the agent is not asked. Actions are the game's
    choice numbers. Rewards are 0 until the end, then from 1 (first) to -1 (last).
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        layout: Layout = "senses",
        illegal_loses: bool = False,
    ) -> None:
        super().__init__()
        self._made: dict[str, Any] = {
            "game": game, "players": players, "options": options, "render_mode": render_mode, "layout": layout,
            "illegal_loses": illegal_loses,
        }  # fmt: skip
        self.game = registry.game(game)
        count = players if players is not None else self.game.usual_players
        self.setup = self.game.setup(count, read_files(options))
        sight = Sight(self.game, self.setup, layout)
        self._eyes = Eyes(sight, count)
        self.metadata = {"name": f"hippodrome_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.illegal_loses = illegal_loses
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self._observation_space = spaces.Dict(
            {
                "observation": sight.space,
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._races = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new race; with a seed, the same one every time, and the races after it too."""
        if seed is not None or self._races == 0:
            self._seed = secrets.randbelow(1 << 48) if seed is None else seed
            self._races = 0
        self._luck = Seeded(self._seed, self._races)
        self._races += 1
        self.state_ = self.game.start(self.setup, self._luck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever is asked is next; once the race is over everybody is told the result."""
        if self.state_.over:
            self.rewards = dict(zip(self.agents, prizes(self.state_), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.state_.seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seats[agent]
        return {"observation": self._eyes.see(self.state_, seat), "action_mask": self._eyes.mask(self.state_, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(option="action", value="None", legal=f"0..{self.game.actions - 1}")
        # Rewards are nought until the race is over: there is nothing to clear or to add up.
        if self.illegal_loses and action not in self.state_.choices():
            self._forfeit(agent)
            return
        self.state_.play(int(action), self._luck)
        self._select()

    def _forfeit(self, agent: str) -> None:
        """A choice that was not on offer loses the race for its agent, and ends it for everybody."""
        EnvLogger.warn_on_illegal_move()
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in words."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self.state_, self.agent_selection)

    def close(self) -> None:
        """Nothing is held open."""

    def __getstate__(self) -> Kept:
        kept: Kept = {"made": self._made, "races": self._races}
        if self._races:
            kept |= {name: getattr(self, name) for name in OF_THE_RACE}
            kept |= {"race": self.state_.to_json(), "luck": keep_chance(self._luck)}
        return kept

    def __setstate__(self, kept: Kept) -> None:
        self.__init__(**kept["made"])  # type: ignore[misc]
        self._races = kept["races"]
        if self._races:
            for name in OF_THE_RACE:
                setattr(self, name, copy.deepcopy(kept[name]))
            self.state_ = self.game.blank(self.setup)
            self.state_.read_json(kept["race"])
            self._luck = read_chance(kept["luck"])


def raw_env(**arguments: Any) -> RaceAEC:
    """The bare environment: an illegal action raises `IllegalChoice`."""
    return RaceAEC(**arguments)


def env(game: str, players: int | None = None, **arguments: Any) -> RaceAEC:
    """The environment in which an illegal action loses the race, as with PettingZoo's wrapper of that name.

    The rule is the environment's own: PettingZoo's wrappers cost four times as much as everything they wrap.
    """
    return raw_env(game=game, players=players, illegal_loses=True, **arguments)
