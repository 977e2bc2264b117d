"""Boards raced on the same seeds, and how they compare."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from hippodrome.lab.balance.collecting import watch_shard
from hippodrome.lab.balance.tally import Tally
from hippodrome.lab.programme import Programme, make_programme
from hippodrome.lab.runners import in_order, run
from hippodrome.lab.tune.aims import Reading
from hippodrome.lab.tune.levers import Space, Values

Floats = NDArray[np.float64]

BLOCK = 20
"""Races that are counted together: what is drawn anew when figures are resampled."""
RESAMPLED = 400


class Stopped(Exception):
    """Whoever asked wants no more of it."""


@dataclass(slots=True)
class Trial:
    """A board, and what the races on it have shown so far."""

    values: Values
    cost: float
    tally: Tally = field(default_factory=Tally)
    blocks: list[Tally] = field(default_factory=list)
    fate: str = ""
    """Why it was given up: `unfair` (surely not what was asked for), `worse` (surely worse than another)."""

    @property
    def races(self) -> int:
        return self.tally.races

    def add(self, block: Tally) -> None:
        self.blocks.append(block)
        self.tally.add(copy.deepcopy(block))  # a tally takes over the sums it has not met yet

    def losses(self, readings: Sequence[Reading], weights: Floats) -> Floats:
        """The largest distance from what was asked for, for each way to draw the blocks anew."""
        pairs = np.array([[one.sums(block) for one in readings] for block in self.blocks])
        above, below = weights @ pairs[:, :, 0], weights @ pairs[:, :, 1]
        targets, reaches = _ends(readings)
        with np.errstate(divide="ignore", invalid="ignore"):
            figures = np.where(below > 0, above / below, targets)
        found: Floats = np.abs((figures - targets) / reaches).max(axis=1)
        return found

    def loss(self, readings: Sequence[Reading]) -> float:
        """How far from what was asked for its worst figure is; below 1 it is near enough."""
        return float(self.losses(readings, np.ones((1, len(self.blocks))))[0])


def _ends(readings: Sequence[Reading]) -> tuple[Floats, Floats]:
    return np.array([one.target for one in readings]), np.array([one.reach for one in readings])


def drawn(blocks: int, seed: int = 0) -> Floats:
    """Ways to draw blocks anew: the same for all boards, so that those of one seed stay together."""
    chance = np.random.default_rng(seed)
    return chance.multinomial(blocks, [1 / blocks] * blocks, RESAMPLED).astype(np.float64)


@dataclass(slots=True)
class Track:
    """Where trials are raced: each race of a stage meets the same luck on every board."""

    space: Space
    seed: int | str
    bots: Sequence[str]
    processes: int = 1
    pool: ProcessPoolExecutor | None = None
    told: Callable[[int], None] | None = None
    """Told how many races there were in all, after every block; may raise `Stopped`."""
    races: int = 0
    _programmes: dict[tuple[Values, str, tuple[str, ...]], Programme] = field(default_factory=dict)

    def race(self, trials: Sequence[Trial], stage: str, wanted: range, bots: Sequence[str] | None = None) -> None:
        """Race some boards on the same seeds: `wanted` races of a stage."""
        blocks = [range(first, min(first + BLOCK, wanted.stop)) for first in range(wanted.start, wanted.stop, BLOCK)]
        jobs = [(trial, block) for block in blocks for trial in trials]
        table = tuple(bots or self.bots)
        work = [(self._programme(trial, stage, table), block) for trial, block in jobs]
        with closing(run(watch_shard, work, self.processes, pool=self.pool)) as results:
            for (trial, block), tally in zip(jobs, in_order(results), strict=True):
                trial.add(tally)
                self.races += len(block)
                if self.told is not None:
                    self.told(self.races)

    def _programme(self, trial: Trial, stage: str, bots: tuple[str, ...]) -> Programme:
        key = trial.values, stage, bots
        if key not in self._programmes:
            space, rules = self.space, self.space.rules(trial.values)
            self._programmes[key] = make_programme(
                space.game.name, space.players, 1_000_000, f"{self.seed} {stage}", bots, rules
            )
        return self._programmes[key]
