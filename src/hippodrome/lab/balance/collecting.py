"""Races played in processes and added up in order: the same sums whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.lab.balance.tally import Tally
from hippodrome.lab.balance.watching import Stand
from hippodrome.lab.simulate import Plan

_BLOCK = 25


def blocks(plan: Plan) -> list[range]:
    """The races of a plan in blocks, small enough that progress shows and large enough to be worth sending."""
    size = max(_BLOCK, plan.games // 400)
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def watch_block(plan: Plan, block: range) -> Tally:
    """One block of races; mixed bots change seats from race to race, so that seat and bot are not confused."""
    game = registry.game(plan.game)
    stand = Stand(game, game.prepare(plan.players, plan.options))
    bots = {name: bot(name, game) for name in set(plan.bots)}
    names = tuple(tracked.name for tracked in game.measures.tracked)
    dealt = tuple(tracked.dealt for tracked in game.measures.tracked)
    tally = Tally()
    for number in block:
        shift = number % plan.players
        seated = plan.bots[-shift:] + plan.bots[:-shift] if shift else plan.bots
        seen = stand.watch([bots[name] for name in seated], plan.seed, number)
        tally.count(seen, seated, names, dealt)
    return tally


def collect(plans: Sequence[Plan], processes: int = 1, progress: Callable[[int], None] | None = None) -> list[Tally]:
    """Watch all races of some plans; one tally for each plan."""
    tallies = [Tally() for _ in plans]
    jobs = [(which, plan, block) for which, plan in enumerate(plans) for block in blocks(plan)]
    done = 0
    for (which, _, block), part in zip(jobs, _parts(jobs, processes), strict=True):
        tallies[which].add(part)
        done += len(block)
        if progress is not None:
            progress(done)
    return tallies


def _parts(jobs: list[tuple[int, Plan, range]], processes: int) -> Iterator[Tally]:
    if processes == 1:
        for _, plan, block in jobs:
            yield watch_block(plan, block)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(watch_block, [plan for _, plan, _ in jobs], [block for _, _, block in jobs])
