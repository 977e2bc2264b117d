"""The measurement as a whole: our server on each database, then the peer, at the same loads."""

from __future__ import annotations

import asyncio
import resource
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from hippodrome.server.bench import boardgame, ours
from hippodrome.server.bench.cluster import cluster
from hippodrome.server.bench.load import Result, drive

BUDGET = 0.100
"""Seconds: p99 at 200 tables (DESIGN 7)."""


def measure(
    games: list[str], levels: list[int], seconds: float, databases: list[str], processes: list[int], peer: bool,
    say: Callable[[str], None],
) -> list[Result]:  # fmt: skip
    """Every game at every level on every database with every number of processes, a fresh server for each."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results = []
    for database, number, tables, game in product(databases, processes, levels, games):
        name = f"{database}, {number} process{'es' * (number > 1)}"
        say(f"{name}, {tables} tables of {game} …")
        with _our_server(database, number) as (port, pids):
            results.append(_run(_ours(name, game, port, pids, tables, seconds)))
    if peer:
        for tables in levels:
            say(f"boardgame.io, {tables} tables …")
            with boardgame.server() as (port, pids):
                results.append(_run(drive("boardgame.io", "", boardgame.opener(port), tables, seconds, pids)))
    return results


async def _ours(name: str, game: str, port: int, pids: list[int], tables: int, seconds: float) -> Result:
    return await drive(f"hippodrome, {name}", game, await ours.opener(port, game), tables, seconds, pids)


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


@contextmanager
def _our_server(database: str, processes: int) -> Iterator[tuple[int, list[int]]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hippodrome-bench-")))
        if database == "postgresql":
            address = stack.enter_context(cluster()) + "/postgres"
        else:
            address = str(folder / "tables.sqlite")
        yield stack.enter_context(ours.server(address, folder, processes))


def ratios(results: list[Result]) -> list[dict[str, object]]:
    """Our p99 and memory over the peer's, level by level."""
    peers = {result.tables: result for result in results if result.name == "boardgame.io"}
    return [
        {
            "server": result.name,
            "game": result.game,
            "tables": result.tables,
            "p99_ratio": round(result.percentile(0.99) / peers[result.tables].percentile(0.99), 2),
            "memory_ratio": round(result.memory_per_table / max(1.0, peers[result.tables].memory_per_table), 2),
        }
        for result in results
        if result.name != "boardgame.io" and result.tables in peers
    ]
