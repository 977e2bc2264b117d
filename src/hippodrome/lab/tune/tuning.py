"""`tune`: the smallest change that makes a race as it should be, found by racing.

A loop that tries many boards a few times each finds the luckiest one, not the best. So it goes in four stages, each
with races of its own. **Explore**: boards are raced a few times each, and a smooth surface through all of it foretells
which others are worth a look. **Race**: the best foretold ones meet on the same seeds, and whichever is surely unfair
or surely worse than another is given up. **Confirm**: the smallest change left is raced on seeds nobody has seen, until
it is sure. **Stronger bots** then tell whether it holds for better players.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from hippodrome.engine import registry
from hippodrome.engine.files import read_files
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.judging import MARGIN
from hippodrome.lab.runners import workers
from hippodrome.lab.tune.aims import Aim, Reading, check_aims, read_aim, readings
from hippodrome.lab.tune.levers import Space, Values, make_space
from hippodrome.lab.tune.outcome import Found, Tried, Tuned, Verdict
from hippodrome.lab.tune.pool import walked, whole
from hippodrome.lab.tune.surrogate import Floats, Surface
from hippodrome.lab.tune.trials import Stopped, Track, Trial, drawn

Stage = Literal["before", "explore", "race", "confirm", "stronger"]

BUDGET = 12_000
FEW = 20
"""Races for each board while exploring."""
BATCH = 10
"""Boards explored before the surface is made anew."""
FINALISTS = 8
SURE = 0.99
"""Boards are given up if this part of all ways to draw their races anew says so."""
POOL = 240
WEIGHT = 0.03
"""What a step of change costs, in reaches of the aim."""
NEAR_ENOUGH = 0.35
"""Better than this need not be: the rest is noise, and the change should be small."""
LOOKS = (400, 800, 1600, 3200)
"""Races after which a board is judged on fresh seeds."""
TRIES = 3
"""Boards that are confirmed at most."""
ERROR = 0.05


@dataclass(frozen=True, slots=True)
class Progress:
    """How far tuning has come: for whoever watches."""

    stage: Stage
    races: int
    most: int
    tried: int
    best: float
    """How far the best board so far is from what was asked for; 1 is just too far."""


@dataclass(slots=True)
class _Search:
    """Everything a tuning knows."""

    space: Space
    aims: list[Aim]
    track: Track
    budget: int
    luck: random.Random
    progress: Callable[[Progress], None] | None
    stop: Callable[[], bool] | None
    readings: list[Reading] = field(default_factory=list)
    trials: dict[Values, Trial] = field(default_factory=dict)
    finalists: list[Trial] = field(default_factory=list)
    stage: Stage = "before"
    best: float = float("inf")

    def tell(self, races: int) -> None:
        if self.progress is not None:
            self.progress(Progress(self.stage, races, self.budget, len(self.trials), self.best))
        if self.stop is not None and self.stop():
            raise Stopped

    def trial(self, values: Values) -> Trial:
        return Trial(values, self.space.cost(values))

    # Before and exploring

    def see_before(self) -> Trial:
        """The board as it is; it also shows which figures there are."""
        now = self.trial(self.space.now)
        self.track.race([now], "before", range(min(400, self.budget // 10)))
        check_aims(self.space.game, self.aims, now.tally)
        self.readings = readings(self.aims, now.tally)
        self.trials[now.values] = now
        self.best = now.loss(self.readings)
        return now

    def explore(self, now: Trial) -> list[Values]:
        """Boards to be raced against each other."""
        self.stage = "explore"
        every = whole(self.space)
        if every is not None and len(every) <= FINALISTS:
            return every
        noise = self._noise(now)
        calm = 0
        for batch in range(max(1, int(0.35 * self.budget) // (FEW * BATCH))):
            chosen = self._chosen(every, noise) if batch else self._first(every)
            fresh = [self.trials.setdefault(values, self.trial(values)) for values in chosen]
            self.track.race(fresh, "explore", range(batch * FEW, (batch + 1) * FEW))
            _, means, doubts, _ = self._foretold(every, noise)
            losses = np.abs(means).max(axis=0)
            best = int(losses.argmin())
            self.best = float(losses[best])
            calm = calm + 1 if losses[best] + float(doubts[:, best].max()) < 0.8 and batch > 2 else 0
            if calm > 1:
                break
        return self._promising(every, noise)

    def _first(self, every: list[Values] | None) -> list[Values]:
        if every is not None:
            return self.luck.sample(every, min(BATCH, len(every)))
        return walked(self.space, [self.space.now], BATCH, self.luck)

    def _noise(self, now: Trial) -> Floats:
        """What a race leaves uncertain of each figure: the error of one unit below the line."""
        found = []
        for one in self.readings:
            below = one.sums(now.tally)[1]
            error = one.estimate(now.tally, 0.95).error
            found.append(max(1e-6, error * below**0.5 / one.reach) if below > 0 and error < 1e6 else 1e3)
        return np.array(found)

    def _foretold(self, every: list[Values] | None, noise: Floats) -> tuple[list[Values], Floats, Floats, Floats]:
        """A pool of boards with each figure foretold (in reaches from its target), its doubt, and their costs."""
        tried = list(self.trials.values())
        known = [trial.values for trial in tried]
        near = sorted(tried, key=lambda trial: trial.loss(self.readings) + 2 / max(1, trial.races) ** 0.5)
        bases = [self.space.now, *(one.values for one in near[:8])]
        pool = every or list(dict.fromkeys([*known, *walked(self.space, bases, POOL, self.luck)]))
        means, doubts = np.zeros((len(self.readings), len(pool))), np.zeros((len(self.readings), len(pool)))
        for number, one in enumerate(self.readings):
            sums = np.array([one.sums(trial.tally) for trial in tried])
            use = sums[:, 1] > 0
            seen = (sums[use, 0] / sums[use, 1] - one.target) / one.reach
            errors = noise[number] / np.sqrt(sums[use, 1])
            surface = Surface(self.space.levers)
            surface.fit([values for values, used in zip(known, use, strict=True) if used], seen, errors)
            means[number], doubts[number] = surface.foretell(pool)
        return pool, means, doubts, np.array([self.space.cost(values) for values in pool])

    def _chosen(self, every: list[Values] | None, noise: Floats) -> list[Values]:
        """Half of a batch as the surface likes best, half as it would if it were wrong by chance."""
        pool, means, doubts, costs = self._foretold(every, noise)
        chance = np.random.default_rng(self.luck.getrandbits(32))
        picked: dict[Values, None] = {}
        for turn in range(3 * BATCH):
            guess = means if turn % 2 == 0 and turn < BATCH else means + doubts * chance.standard_normal(means.shape)
            scores = np.maximum(np.abs(guess).max(axis=0), NEAR_ENOUGH) + WEIGHT * costs
            for index in np.argsort(scores)[:BATCH]:
                if pool[int(index)] not in picked:
                    picked[pool[int(index)]] = None
                    break
            if len(picked) >= BATCH:
                break
        return list(picked)

    def _promising(self, every: list[Values] | None, noise: Floats) -> list[Values]:
        """The finalists: the best of the surface, and the best of those that change less and less."""
        pool, means, _, costs = self._foretold(every, noise)
        losses = np.abs(means).max(axis=0)
        chosen: dict[Values, None] = {}
        limit = float("inf")
        while len(chosen) < FINALISTS // 2:
            open_ = [index for index in range(len(pool)) if costs[index] < limit]
            if not open_:
                break
            index = min(open_, key=lambda k: max(float(losses[k]), NEAR_ENOUGH) + WEIGHT * float(costs[k]) / 3)
            chosen[pool[index]] = None
            limit = float(costs[index])
        for index in np.argsort(np.maximum(losses, NEAR_ENOUGH) + WEIGHT * costs):
            if len(chosen) >= FINALISTS:
                break
            chosen[pool[int(index)]] = None
        return list(chosen)

    # Racing each other

    def race(self, chosen: Sequence[Values]) -> list[Trial]:
        """The boards that are left, the smallest change first; what was given up says why."""
        self.stage = "race"
        self.finalists = [self.trial(values) for values in chosen]
        alive, done = list(self.finalists), 0
        until = self.track.races + int(0.3 * self.budget)
        while alive and self.track.races < until:
            more = 100 if done < 200 else 200
            self.track.race(alive, "race", range(done, done + more))
            done += more
            ways = drawn(len(alive[0].blocks))
            losses = {trial.values: trial.losses(self.readings, ways) for trial in alive}
            leader = min(alive, key=lambda trial: trial.loss(self.readings))
            self.best = leader.loss(self.readings)
            for trial in alive:
                mine, best = losses[trial.values], losses[leader.values]
                if float((mine > 1).mean()) > SURE:
                    trial.fate = "unfair"
                elif trial is not leader and float((mine > best).mean()) > SURE and float((best < 1).mean()) < SURE:
                    trial.fate = "worse"
            alive = sorted((trial for trial in alive if not trial.fate), key=lambda trial: trial.cost)
            if alive and float((losses[alive[0].values] < 1).mean()) > SURE and done >= 300:
                break
        return sorted(alive, key=self._worth)

    def _worth(self, trial: Trial) -> tuple[bool, float]:
        """Boards that are probably good by the size of the change, the others by how far off they are."""
        ways = drawn(len(trial.blocks))
        good = float((trial.losses(self.readings, ways) < 1).mean()) > 0.9
        return (not good, trial.cost if good else trial.loss(self.readings))

    # On fresh seeds

    @property
    def looks(self) -> tuple[int, ...]:
        """When boards are judged on fresh seeds; a small budget affords fewer looks."""
        return tuple(look for look in LOOKS if look <= max(LOOKS[0], self.budget // 3))

    def level(self, shots: int) -> float:
        """The level of intervals that hold for all figures, all looks and all boards tried, at once."""
        return 1 - ERROR / (len(self.readings) * shots)

    def confirm(self, trial: Trial, seed: str, bots: Sequence[str] | None, looks: Sequence[int], shots: int) -> Found:
        """Race a board on seeds of its own until it is sure, or the looks are over."""
        fresh = Trial(trial.values, trial.cost)
        done = 0
        for look in looks:
            self.track.race([fresh], seed, range(done, look), bots)
            done = look
            found = judged(fresh, self.readings, self.level(shots), bots or self.track.bots)
            if found.verdict != "open":
                break
        return found


def judged(trial: Trial, figures: Sequence[Reading], level: float, bots: Sequence[str]) -> Found:
    """What races say of a board: `fair` or `unfair` for sure, or `open`."""
    estimates: list[tuple[Reading, Estimate]] = [(one, one.estimate(trial.tally, level)) for one in figures]
    off = [max(one.off(found.low), one.off(found.high)) for one, found in estimates]
    out = [
        one.off(found.value) > 1 and (found.low > one.target + one.reach or found.high < one.target - one.reach)
        for one, found in estimates
    ]
    verdict: Literal["fair", "unfair", "open"] = "unfair" if any(out) else "fair" if max(off) <= 1 else "open"
    return Found(verdict, tuple(bots), trial.races, trial.loss(figures), tuple(estimates))


def tune(
    game: str,
    aims: Sequence[str],
    levers: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("greedy",),
    stronger: Sequence[str] = ("planner",),
    stronger_races: int = 200,
    margin: float = MARGIN,
    races: int = BUDGET,
    seed: int | str = 1,
    processes: int = 1,
    view: str = "",
    progress: Callable[[Progress], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Tuned:
    """Look for the smallest change by some levers (`levers.py`) that makes some aims (`aims.py`) true.

    `races` bounds how many races it may take with `bots`; the result follows from the seed. `progress` is told after
    every few races, and as soon as `stop` says so, it ends with what is known (verdict `stopped`).
    """
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    space = make_space(declared, count, read_files(options), levers, view)
    wished = [read_aim(declared, word, count, margin) for word in aims]
    with workers(processes) as pool:
        track = Track(space, seed, tuple(bots), processes, pool)
        search = _Search(space, wished, track, races, random.Random(f"{seed} tune"), progress, stop)
        track.told = search.tell
        done = Tuned(game, count, tuple(bots), tuple(aims), space, seed)
        try:
            _run(search, done, stronger, stronger_races)
        except Stopped:
            done.verdict = "stopped"
    done.races = track.races
    done.tried = [
        Tried(trial.values, trial.cost, trial.races, trial.loss(search.readings), trial.fate, trial in search.finalists)
        for trial in [*search.trials.values(), *search.finalists]
        if trial.races and search.readings
    ]
    return done


def _run(search: _Search, done: Tuned, stronger: Sequence[str], stronger_races: int) -> None:
    now = search.see_before()
    shots = len(search.looks) * (TRIES + 1)
    search.stage = "confirm"
    done.before = search.confirm(now, "fresh", None, search.looks[: 1 if search.best > 1 else None], shots)
    if done.before.verdict == "fair":
        done.verdict, done.values, done.after = "fair already", now.values, done.before
    else:
        left = search.race(search.explore(now))
        _confirm(search, done, left or sorted(search.finalists, key=lambda one: one.loss(search.readings))[:1], shots)
    search.stage = "stronger"
    if done.values is not None:
        chosen = search.trial(done.values)
        done.stronger = [
            search.confirm(chosen, f"{bot} fresh", [bot], (stronger_races,), len(stronger))
            for bot in stronger
            if stronger_races
        ]


def _confirm(search: _Search, done: Tuned, left: Sequence[Trial], shots: int) -> None:
    """The smallest change that holds on fresh seeds; if none does, the best there was."""
    search.stage = "confirm"
    assert done.before is not None
    found: list[tuple[Trial, Found]] = []
    for number, trial in enumerate(left[:TRIES]):
        found.append((trial, search.confirm(trial, f"fresh {number}", None, search.looks, shots)))
        if found[-1][1].verdict == "fair":
            break
    sure = [pair for pair in found if pair[1].verdict == "fair"]
    trial, after = sure[0] if sure else min(found, key=lambda pair: pair[1].loss)
    verdict: Verdict = "found" if sure else "not found"
    if not sure and after.verdict == "open" and after.loss <= 1:
        verdict = "open"
    elif not sure and after.loss < 0.7 * done.before.loss:
        verdict = "better"
    done.verdict, done.after = verdict, after
    done.values = trial.values if verdict != "not found" else None
