"""Servers are killed in the middle of races, again and again: what was acknowledged must be there, once.

`python tools/kills.py [KILLS] [--arenas sqlite,postgresql,…] [--seconds N]` shares the kills among arenas: one process
on each database, several behind one port (`--processes`) on each, several processes of one PostgreSQL that are also
stopped for longer than they are waited for, and hosts: network namespaces with a process each, killed, cut off and
slowed down (root and `ip` needed). Everything happens on this machine. It ends with an error at the first move that
was lost or done twice, at a race that stands still for a minute, or at a record that does not verify.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import dice
from hippodrome.server.bench.cluster import Address, cluster
from hippodrome.server.bench.ours import free_port
from server.conftest import LOOSE, Served, spawning
from server.stories import GAMES, seated
from server.stubborn import Stable, known

ROUND = 25
"""Kills after which races begin anew: the log of a long one is slow to read again."""
STOPPED = 12.0
"""Seconds for which a process is stopped or cut off: long enough to be taken for dead."""
NETWORK = "10.77.31"


Strike = Callable[[random.Random], str]
"""Does something to the servers, and says what."""


@dataclass
class Arena:
    """Servers to kill, and ways to do it, in turn."""

    servers: list[Served]
    strikes: list[Strike]
    processes: int = 1
    struck: Counter[str] = field(default_factory=Counter)

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]


def alone(zygote: Any, folder: Path, database: str) -> Arena:
    """One process that is killed and started again."""
    server = Served(zygote, {**LOOSE, "database": database}, folder / "server.log").start()

    def kill(_rng: random.Random) -> str:
        server.kill()
        server.start()
        return "killed"

    return Arena([server], [kill])


def behind_one_port(zygote: Any, folder: Path, database: str) -> Arena:
    """Three processes behind one port, of which one dies or hangs, and all are renewed."""
    server = Served(zygote, {**LOOSE, "database": database, "processes": 3}, folder / "server.log").start()

    def children() -> list[int]:
        return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]

    def kill(rng: random.Random) -> str:
        with contextlib.suppress(ProcessLookupError, IndexError):
            os.kill(rng.choice(children()), signal.SIGKILL)
        return "killed"

    def renew(_rng: random.Random) -> str:
        os.kill(server.pid, signal.SIGHUP)
        return "renewed"

    return Arena([server], [kill, renew, kill, kill, kill], 3)


def side_by_side(zygote: Any, folder: Path, database: str) -> Arena:
    """Three processes of one database, killed and stopped."""
    servers = [
        Served(zygote, {**LOOSE, "database": database}, folder / f"server{number}.log").start() for number in range(3)
    ]

    def kill(rng: random.Random) -> str:
        server = rng.choice(servers)
        server.kill()
        server.start()
        return "killed"

    def stop(rng: random.Random) -> str:
        server = rng.choice(servers)
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(STOPPED)
        os.kill(server.pid, signal.SIGCONT)
        return "stopped"

    return Arena(servers, [kill, stop, *[kill] * 8], 3)


def stop_database(address: Address, _rng: random.Random) -> str:
    """The database fails for two seconds."""
    address.stop()
    time.sleep(2)
    address.start()
    return "database stopped"


def run(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def network(hosts: int) -> Iterator[list[tuple[str, str]]]:
    """Network namespaces behind a bridge: name and address of each."""
    bridge = "hippo0"
    named = [(f"hippo{number}", f"{NETWORK}.{number + 10}") for number in range(1, hosts + 1)]
    run("ip", "link", "add", bridge, "type", "bridge")
    try:
        run("ip", "address", "add", f"{NETWORK}.1/24", "dev", bridge)
        run("ip", "link", "set", bridge, "up")
        for name, address in named:
            run("ip", "netns", "add", name)
            run("ip", "link", "add", f"{name}o", "type", "veth", "peer", "name", "eth0", "netns", name)
            run("ip", "link", "set", f"{name}o", "master", bridge, "up")
            run("ip", "-n", name, "address", "add", f"{address}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                run("ip", "-n", name, "link", "set", device, "up")
        yield named
    finally:
        for name, _ in named:
            subprocess.run(["ip", "netns", "del", name], stderr=subprocess.DEVNULL)
        run("ip", "link", "del", bridge)


@contextlib.contextmanager
def several_hosts(folder: Path) -> Iterator[Arena]:
    """Three hosts with a process each and a database beside them: killed, cut off, slowed down."""
    with contextlib.ExitStack() as stack:
        hosts = stack.enter_context(network(3))
        database = stack.enter_context(cluster(durable=False, host=f"{NETWORK}.1")) + "/postgres"
        servers = []
        for name, address in hosts:
            zygote = stack.enter_context(spawning("ip", "netns", "exec", name))
            settings = {**LOOSE, "database": database}
            servers.append(Served(zygote, settings, folder / f"{name}.log", free_port(), host=address).start())
            stack.callback(end, servers[-1])

        def kill(rng: random.Random) -> str:
            server = rng.choice(servers)
            server.kill()
            server.start()
            return "killed"

        def cut(rng: random.Random) -> str:
            name, _ = rng.choice(hosts)
            run("ip", "link", "set", f"{name}o", "down")
            time.sleep(STOPPED)
            run("ip", "link", "set", f"{name}o", "up")
            return "cut off"

        def slow(rng: random.Random) -> str:
            # Not every kernel can delay packets: a host that stands still most of the time is slow, too.
            server = rng.choice(servers)
            for _ in range(20):
                os.kill(server.pid, signal.SIGSTOP)
                time.sleep(0.2)
                os.kill(server.pid, signal.SIGCONT)
                time.sleep(0.05)
            return "slowed down"

        yield Arena(servers, [kill, cut, slow, *[kill] * 5], 3)


def end(server: Served) -> None:
    if Path(f"/proc/{server.pid}").exists():
        server.stop()


async def fresh(address: str, name: str) -> str:
    """A database of one's own in a cluster."""
    import asyncpg

    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{address}/{name}"


@contextlib.contextmanager
def arena(kind: str, folder: Path) -> Iterator[Arena]:
    """An arena by its name."""
    makers = {"processes": behind_one_port, "neighbours": side_by_side}
    if kind == "hosts":
        with several_hosts(folder) as made:
            yield made
        return
    with contextlib.ExitStack() as stack:
        database = str(folder / "tables.sqlite")
        away: list[Strike] = []
        if "postgresql" in kind or kind == "neighbours":
            address = stack.enter_context(cluster(durable=False))
            database = asyncio.run(fresh(address, "races"))
            away.append(partial(stop_database, address))
        zygote = stack.enter_context(spawning())
        made = makers.get(kind.partition("-")[0], alone)(zygote, folder, database)
        made.strikes = [*made.strikes * 2, *away]
        for server in made.servers:
            stack.callback(end, server)
        yield made


@dataclass
class Found:
    """What came of an arena."""

    kills: int = 0
    moves: int = 0
    verified: int = 0
    longest: float = 0.0


async def strike(arena: Arena, kills: int, rng: random.Random, until: float, found: Found) -> None:
    """A round: races begin, servers are struck, and everything is there at the end."""
    async with contextlib.AsyncExitStack() as stack:
        # Tables that move while people sit down would send them away before they have learnt to come back.
        await known(arena.addresses, arena.processes)
        stable = Stable([], arena.addresses)
        for game in [*rng.sample(list(GAMES), 2), "scrap_racer"]:
            at = seated(arena.addresses, game, people=2, bots=0 if game != "scrap_racer" else 1)
            stable.tables.append(await stack.enter_async_context(at))
        stable.race()
        for _ in range(kills):
            if stable.over or time.monotonic() > until:
                break
            await stable.progress(rng.randrange(1, 6))
            await asyncio.sleep(rng.uniform(0, 0.02))
            arena.struck[await asyncio.to_thread(arena.strikes[found.kills % len(arena.strikes)], rng)] += 1
            found.kills += 1
            await stable.everywhere()
        await stable.stop()
        found.verified += await stable.check(arena.addresses[0])
        found.moves += stable.total
        found.longest = max(found.longest, *(one.longest for one in stable.acknowledged.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    every = "sqlite,postgresql,processes-sqlite,processes-postgresql,neighbours,hosts"
    parser.add_argument("--arenas", default=every)
    parser.add_argument("--seconds", type=float, default=7200.0, help="Stop after so long, however many kills it were.")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    kinds = given.arenas.split(",")
    total = Found()
    for kind in kinds:
        rng, found = random.Random(given.seed), Found()
        dice.running(f"{kind} {given.seed}")
        until = time.monotonic() + given.seconds / len(kinds)
        with tempfile.TemporaryDirectory() as folder, arena(kind, Path(folder)) as made:
            share = max(1, given.kills // len(kinds))
            while found.kills < share and time.monotonic() < until:
                dice.running(f"{kind} {given.seed} {found.kills}")
                asyncio.run(strike(made, min(ROUND, share - found.kills), rng, until, found))
            for line in (line for log in Path(folder).glob("*.log") for line in log.read_text().splitlines()):
                # The pool tells of connections that it could not even close, when the database was stopped.
                if "Traceback" in line and '"from": "sqlalchemy.pool' not in line:
                    print(line)
                    raise SystemExit(f"{kind}: a server met what it did not expect")
        said = f"{found.moves} moves acknowledged, 0 lost, 0 doubled, {found.verified} finished records verified"
        print(f"{kind}: {dict(made.struck)}, {said}, longest wait {found.longest:.1f} s", flush=True)
        total.kills += found.kills
        total.moves += found.moves
    print(f"in all: {total.kills} kills, {total.moves} moves acknowledged, 0 lost, 0 doubled")


if __name__ == "__main__":
    main()
