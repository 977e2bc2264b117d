"""Races watched in processes and added up in order: the same sums whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.lab.balance.tally import Tally
from hippodrome.lab.balance.watching import Stand
from hippodrome.lab.plan import Plan
from hippodrome.lab.runners import in_order, run


def watch_shard(job: tuple[Plan, range]) -> Tally:
    """Some races of a plan; mixed bots change seats from race to race, so that seat and bot are not confused."""
    plan, races = job
    game = registry.game(plan.game)
    stand = Stand(game, game.prepare(plan.players, plan.options))
    bots = {name: bot(name, game) for name in set(plan.bots)}
    names = tuple(tracked.name for tracked in game.measures.tracked)
    dealt = tuple(tracked.dealt for tracked in game.measures.tracked)
    tally = Tally()
    for number in races:
        shift = number % plan.players
        seated = plan.bots[-shift:] + plan.bots[:-shift] if shift else plan.bots
        seen = stand.watch([bots[name] for name in seated], plan.seed, number)
        tally.count(seen, seated, names, dealt)
    return tally


def collect(
    plans: Sequence[Plan],
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> list[Tally]:
    """Watch all races of some plans; one tally for each plan."""
    tallies = [Tally() for _ in plans]
    shards = [(which, (plan, shard)) for which, plan in enumerate(plans) for shard in plan.shards()]
    done = 0
    results = in_order(run(watch_shard, [job for _, job in shards], processes, ray))
    for (which, (_, shard)), part in zip(shards, results, strict=True):
        tallies[which].add(part)
        done += len(shard)
        if progress is not None:
            progress(done)
    return tallies
