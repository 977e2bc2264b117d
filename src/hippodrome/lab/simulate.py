"""Many races between bots: the same whatever the number of processes, and resumable."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from hippodrome.lab.intervals import wilson
from hippodrome.lab.plan import Plan, make_plan
from hippodrome.lab.runners import in_order, run
from hippodrome.lab.shard import Shard, play_race, play_shard
from hippodrome.lab.store import Store

__all__ = ["Plan", "Tally", "make_plan", "play_race", "simulate"]


@dataclass(slots=True)
class Tally:
    """What came of the races so far, added shard by shard in order."""

    players: int
    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    digest: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.ranks = [0] * self.players

    def add(self, shard: Shard) -> None:
        """Count the races of the next shard too."""
        races = shard.races
        self.games += len(races["race"])
        self.decisions += int(sum(races["decisions"]))
        for seat in range(self.players):
            self.wins[seat] += sum(races[f"won_{seat}"])
            self.ranks[seat] += int(sum(races[f"rank_{seat}"]))
        digests = races["digest"]
        if sys.byteorder == "big":
            digests = digests[:]
            digests.byteswap()
        self.digest.update(digests.tobytes())


def simulate(
    plan: Plan,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    output: Path | None = None,
    ray: str | None = None,
) -> dict[str, Any]:
    """Play all races; the summary's `digest` depends on the plan alone.

    With `output`, finished shards are kept there and a later call goes on from them. `progress` is told
    how many races are finished.
    """
    store = None if output is None else Store(output, plan)
    kept = set() if store is None else store.finished()
    tally = Tally(plan.players)
    began = time.perf_counter()
    decisions_kept = 0
    with closing(_results(plan, store, kept, processes, ray, progress)) as results:
        for number, shard in enumerate(in_order(results)):
            tally.add(shard)
            if number in kept:
                decisions_kept += int(sum(shard.races["decisions"]))
    seconds = time.perf_counter() - began
    shards = plan.shards()
    resumed = sum(len(shards[number]) for number in kept)
    games = tally.games
    summary = {
        "game": plan.game,
        "players": plan.players,
        "games": games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": plan.options,
        "processes": processes,
        "resumed_games": resumed,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": (tally.decisions - decisions_kept) / seconds,
        "games_per_second": (games - resumed) / seconds,
        "wins_by_seat": [wins / games for wins in tally.wins],
        "wins_intervals_95": [wilson(wins / games, games) for wins in tally.wins],
        "mean_ranks_by_seat": [ranks / games for ranks in tally.ranks],
        "without_winner": (games - round(sum(tally.wins))) / games,
        "mean_decisions": tally.decisions / games,
        "digest": tally.digest.hexdigest(),
    }
    if store is not None:
        store.close(summary)
    return summary


def _results(
    plan: Plan,
    store: Store | None,
    kept: set[int],
    processes: int,
    ray: str | None,
    progress: Callable[[int], None] | None,
) -> Generator[tuple[int, Shard], None, None]:
    """Every shard with its number: those kept before, then the others as they are finished."""
    shards = plan.shards()
    done = 0
    for number in sorted(kept):
        assert store is not None
        done += len(shards[number])
        yield number, store.load(number)
    todo = [number for number in range(len(shards)) if number not in kept]
    if progress is not None:
        progress(done)
    with closing(run(partial(play_shard, plan), [shards[number] for number in todo], processes, ray)) as results:
        for index, shard in results:
            number = todo[index]
            if store is not None:
                store.save(number, shard)
            done += len(shards[number])
            if progress is not None:
                progress(done)
            yield number, shard if shard.turns is None else Shard(shard.races)
