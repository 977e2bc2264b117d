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

from hippodrome.engine.files import make_folder
from hippodrome.lab.intervals import wilson
from hippodrome.lab.programme import Programme, make_programme
from hippodrome.lab.runners import in_order, run
from hippodrome.lab.shard import Shard, play_race, play_shard
from hippodrome.lab.store import Store

__all__ = ["Programme", "Totals", "make_programme", "play_race", "simulate"]


@dataclass(slots=True)
class Totals:
    """What came of the races so far, added shard by shard in order."""

    players: int
    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    forfeits: list[int] = field(default_factory=list)
    faults: dict[tuple[int, str], str] = field(default_factory=dict)
    """The first fault of each kind of each seat, in words; those of shards kept before are only counted."""
    digest: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.ranks = [0] * self.players
        self.forfeits = [0] * self.players

    def add(self, shard: Shard) -> None:
        """Count the races of the next shard too."""
        races = shard.races
        self.games += len(races["race"])
        self.decisions += int(sum(races["decisions"]))
        for seat in range(self.players):
            self.wins[seat] += sum(races[f"won_{seat}"])
            self.ranks[seat] += int(sum(races[f"rank_{seat}"]))
            self.forfeits[seat] += int(sum(races[f"forfeit_{seat}"]))
        for race, fault in shard.faults:
            self.faults.setdefault((fault.seat, fault.kind), f"{fault.sentence()} of race {race}")
        digests = races["digest"]
        if sys.byteorder == "big":
            digests = digests[:]
            digests.byteswap()
        self.digest.update(digests.tobytes())


def simulate(
    programme: Programme,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    output: Path | None = None,
    ray: str | None = None,
    records: Path | None = None,
) -> dict[str, Any]:
    """Play all races; the summary's `digest` depends on the programme alone.

    With `output`, finished shards are kept there and a later call goes on from them. `progress` is told
    how many races are finished. With `records` every race is kept there as a record of its own.
    """
    if records is not None:
        make_folder(records)
    store = None if output is None else Store(output, programme)
    kept = set() if store is None else store.finished()
    totals = Totals(programme.players)
    began = time.perf_counter()
    decisions_kept = 0
    with closing(_results(programme, store, kept, processes, ray, progress, records)) as results:
        for number, shard in enumerate(in_order(results)):
            totals.add(shard)
            if number in kept:
                decisions_kept += int(sum(shard.races["decisions"]))
    seconds = time.perf_counter() - began
    shards = programme.shards()
    resumed = sum(len(shards[number]) for number in kept)
    games = totals.games
    summary = {
        "game": programme.game,
        "players": programme.players,
        "games": games,
        "seed": programme.seed,
        "bots": list(programme.bots),
        "options": programme.options,
        "processes": processes,
        "resumed_games": resumed,
        "decisions": totals.decisions,
        "seconds": seconds,
        "decisions_per_second": (totals.decisions - decisions_kept) / seconds,
        "games_per_second": (games - resumed) / seconds,
        "wins_by_seat": [wins / games for wins in totals.wins],
        "wins_intervals_95": [wilson(wins / games, games) for wins in totals.wins],
        "mean_ranks_by_seat": [ranks / games for ranks in totals.ranks],
        "without_winner": (games - round(sum(totals.wins))) / games,
        "mean_decisions": totals.decisions / games,
        "forfeits_by_seat": totals.forfeits,
        "faults": list(totals.faults.values()),
        "digest": totals.digest.hexdigest(),
    }
    if store is not None:
        store.close(summary)
    return summary


def _results(
    programme: Programme,
    store: Store | None,
    kept: set[int],
    processes: int,
    ray: str | None,
    progress: Callable[[int], None] | None,
    records: Path | None,
) -> Generator[tuple[int, Shard], None, None]:
    """Every shard with its number: those kept before, then the others as they are finished."""
    shards = programme.shards()
    done = 0
    for number in sorted(kept):
        assert store is not None
        done += len(shards[number])
        yield number, store.load(number)
    todo = [number for number in range(len(shards)) if number not in kept]
    if progress is not None:
        progress(done)
    work = partial(play_shard, programme, records=records)
    with closing(run(work, [shards[number] for number in todo], processes, ray)) as results:
        for index, shard in results:
            number = todo[index]
            if store is not None:
                store.save(number, shard)
            done += len(shards[number])
            if progress is not None:
                progress(done)
            yield number, Shard(shard.races, faults=shard.faults)
