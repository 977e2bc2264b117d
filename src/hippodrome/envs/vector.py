"""Gymnasium's vector environment at the speed of the engine: a batch of races stepped in one compiled call.

    envs = RaceVector("GAME", num_envs=1024, opponents=("random",))     # one seat of each race
    envs = RaceVector("GAME", num_envs=1024, opponents=None)            # every seat: self-play

A race that is over starts anew in the same step (`AutoresetMode.SAME_STEP`), so a mask always has something in it.
`infos` holds `action_mask` (what may be chosen), `seat` (who is to choose), and after a step in which races ended
`final_obs` (what the learner saw at last), `results` (what each seat won) and `illegal` (ended by a choice that was not
on offer), which count where `_final_obs` is true.
"""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hippodrome.bots.batch import ANYWHERE, Batch
from hippodrome.bots.rivals import Rivals
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.files import read_files
from hippodrome.envs.features import Layout, Sight
from hippodrome.envs.keeping import Keepable, Kept, keep_chance, keep_rivals, read_chance, read_rivals
from hippodrome.envs.opponents import bots_named, check_seat
from hippodrome.envs.shaping import shaping_of
from hippodrome.envs.windows import window

Arrays = NDArray[Any]


class RaceVector(Keepable, VectorEnv[Arrays, Arrays, Arrays]):
    """Many races of one kind side by side.

    Row i of a vector that was reset with seed s races as the scalar environment with seed s + i. The reward is that of
    the seat that has just chosen. With `copy=False` the arrays that are given are the ones that the next step writes
    into: faster, if nothing is kept. The other arguments are those of `single.RaceEnv`; `opponents=None` asks every
    seat.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Sequence[str] | None = ("random",),
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        layout: Layout = "senses",
        shaping: float = 0.0,
        pool: bool = False,
        copy: bool = True,
    ) -> None:
        if isinstance(num_envs, bool) or num_envs < 1:
            raise BadOption(option="num_envs", value=str(num_envs), legal="1, 2, ...")
        self._made: dict[str, Any] = {
            "game": game, "num_envs": num_envs, "players": players, "opponents": opponents, "seat": seat,
            "options": options, "layout": layout, "shaping": shaping, "pool": pool, "copy": copy,
        }  # fmt: skip
        self.game = registry.game(game)
        count = players if players is not None else self.game.usual_players
        self.setup = self.game.setup(count, read_files(options))
        check_seat(seat, count)
        if opponents is None and seat is not None:
            raise BadOption(option="seat", value=str(seat), legal="None")
        sight = Sight(self.game, self.setup, layout)
        rivals: list[Rivals] = []
        if opponents is not None:
            bots = bots_named(opponents, self.game)
            rivals = [Rivals(self.game.heuristic, bots, count, pool) for _ in range(num_envs)]
        self.batch = Batch(
            self.game.name,
            partial(self.game.start, self.setup),
            count,
            sight.sheet(num_envs),
            sight.sheet(num_envs),
            rivals,
            int(ANYWHERE) if seat is None else seat,
            shaping_of(self.game, shaping, num_envs, count),
        )
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = sight.space
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._open_windows(count, sight.size)

    def _open_windows(self, players: int, size: int) -> None:
        rows, batch = self.num_envs, self.batch
        self._seen = window(batch.sheet.seen, np.float32, rows, size)
        self._finals = window(batch.finals.seen, np.float32, rows, size)
        self._mask = window(batch.sheet.mask, np.int8, rows, self.game.actions)
        self._seats = window(batch.seats, np.int64, rows)
        self._chosen = window(batch.chosen, np.int64, rows)
        self._rewards = window(batch.rewards, np.float64, rows)
        self._results = window(batch.results, np.float64, rows, players)
        self._ends = window(batch.ends, np.bool_, rows)
        self._illegal = window(batch.illegal, np.bool_, rows)
        self._never = np.zeros(rows, np.bool_)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """New races in all rows; without a seed each row goes on to its next ones."""
        if seed is None and not self.batch.states:
            seed = secrets.randbelow(1 << 48)
        if seed is None:
            self.batch.restart()
        else:
            self.batch.seed(self._seeds(seed))
        self._tell_faults()
        return self._given(self._seen), self._infos()

    def _seeds(self, seed: int | list[int]) -> list[int]:
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise BadOption(option="seed", value=f"{len(seed)} seeds", legal=f"1 or {self.num_envs} seeds")
        return [int(one) for one in seed]

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """Carry out one action in each row; an action that is none of the game's changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} {list(given.shape)}"
            raise BadOption(option="actions", value=told, legal=f"whole numbers, [{self.num_envs}]")
        self._chosen[:] = given
        return self._stepped()

    def step_any(self, chance: Seeded) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """A step of random play, chosen where the races are: for floors to compare with, and to fill buffers."""
        self._ready()
        self.batch.choose_any(chance)
        return self._stepped()

    def _stepped(self) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        self._ready()
        unfit = int(self.batch.unfit())
        if unfit >= 0:
            told = f"{self._chosen[unfit]} (row {unfit})"
            raise BadOption(option="action", value=told, legal=f"0..{self.game.actions - 1}")
        ended = self.batch.step()
        infos = self._infos()
        if ended:
            ends = infos["_final_obs"] = self._given(self._ends)
            infos["final_obs"] = self._given(self._finals)
            infos["results"], infos["_results"] = self._given(self._results), ends
            infos["illegal"], infos["_illegal"] = self._given(self._illegal), ends
        if self.batch.rivals:
            self._tell_faults()
        return self._given(self._seen), self._given(self._rewards), self._given(self._ends), self._never, infos

    def _ready(self) -> None:
        if not self.batch.states:
            raise RuntimeError("reset() comes before the first step()")

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._given(self._mask), "seat": self._given(self._seats)}

    def _given(self, array: Arrays) -> Arrays:
        return array.copy() if self.copy else array

    def _tell_faults(self) -> None:
        """Say once of every bot that has forfeited a race."""
        for fault in self.batch.new_faults():
            warnings.warn(f"{fault.sentence()}: greedy chooses for its seat in this race", stacklevel=4)

    # Kept and taken up again

    def save(self) -> Kept:
        """Where all races stand, as plain data: `load` of another vector of the same kind takes it up."""
        batch = self.batch
        return {
            "seeds": list(batch.seeds),
            "races": list(batch.races),
            "seats": list(batch.seats),
            "states": [state.to_json() for state in batch.states],
            "lucks": [keep_chance(luck) for luck in batch.lucks],
            "minds": [keep_chance(mind) for mind in batch.minds],
            "rivals": [keep_rivals(rivals) for rivals in batch.rivals],
            "leads": list(batch.shaping.leads) if batch.shaping is not None else [],
        }

    def load(self, kept: Kept) -> None:
        """Go on where another vector of the same kind was saved."""
        batch = self.batch
        states = [self.game.blank(self.setup) for _ in kept["states"]]
        for state, data in zip(states, kept["states"], strict=True):
            state.read_json(data)
        batch.seeds, batch.states = list(kept["seeds"]), states
        batch.lucks = [read_chance(luck) for luck in kept["lucks"]]
        batch.minds = [read_chance(mind) for mind in kept["minds"]]
        for rivals, data in zip(batch.rivals, kept["rivals"], strict=True):
            read_rivals(rivals, data)
        if batch.shaping is not None:
            for place, lead in enumerate(kept["leads"]):
                batch.shaping.leads[place] = lead
        for row in range(self.num_envs):
            batch.races[row], batch.seats[row] = kept["races"][row], kept["seats"][row]
        for row in range(len(states)):
            batch.show(row)

    def seen(self) -> tuple[Arrays, dict[str, Any]]:
        """What the rows show now, as `reset` and `step` gave it."""
        return self._given(self._seen), self._infos()
