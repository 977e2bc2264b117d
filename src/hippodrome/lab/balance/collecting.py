"""Races watched in processes and added up in order: the same sums whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.lab.balance.tally import Tally
from hippodrome.lab.balance.watching import Stand
from hippodrome.lab.programme import Programme
from hippodrome.lab.runners import in_order, run


def watch_shard(job: tuple[Programme, range]) -> Tally:
    """Some races of a programme; mixed bots change seats from race to race, so that seat and bot are not confused."""
    programme, races = job
    game = registry.game(programme.game)
    stand = Stand(game, game.prepare(programme.players, programme.options))
    bots = {name: bot(name, game) for name in set(programme.bots)}
    names = tuple(tracked.name for tracked in game.measures.tracked)
    dealt = tuple(tracked.dealt for tracked in game.measures.tracked)
    tally = Tally()
    for number in races:
        shift = number % programme.players
        seated = programme.bots[-shift:] + programme.bots[:-shift] if shift else programme.bots
        seen = stand.watch([bots[name] for name in seated], programme.seed, number)
        tally.count(seen, seated, names, dealt)
    return tally


def collect(
    programmes: Sequence[Programme],
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> list[Tally]:
    """Watch all races of some programmes; one tally for each programme."""
    tallies = [Tally() for _ in programmes]
    shards = [(which, (programme, shard)) for which, programme in enumerate(programmes) for shard in programme.shards()]
    done = 0
    results = in_order(run(watch_shard, [job for _, job in shards], processes, ray))
    for (which, (_, shard)), part in zip(shards, results, strict=True):
        tallies[which].add(part)
        done += len(shard)
        if progress is not None:
            progress(done)
    return tallies
