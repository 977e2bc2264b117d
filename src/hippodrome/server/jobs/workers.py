"""The processes in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from asyncio.subprocess import Process
from typing import Any

from hippodrome import bots
from hippodrome.engine.state import Observation
from hippodrome.server import metrics
from hippodrome.server.errors import Broken, TooFast
from hippodrome.server.jobs.worker import READY, task

log = logging.getLogger(__name__)

THINKING = (1000, 700, 500, 300, 200, 100)
"""Milliseconds that a bot thinks, from when nobody else waits to when many do."""
DEAD = 20.0
"""Seconds without an answer after which a worker is taken for dead."""
BEGINNING = 120.0
"""Seconds a worker may take to begin: on a busy machine that is long, and killing it would only begin it anew."""
ADVISING = 0.8
"""Seconds a hint may take."""
WAITING = 12
"""Hints that may be asked for at once in a process."""
TRIES = 3
STAND_IN = "greedy"
"""Who chooses for a bot that could not."""


def _idle(count: int) -> asyncio.Queue[Process | None]:
    """Places for workers; each is started when it is first needed."""
    places: asyncio.Queue[Process | None] = asyncio.Queue()
    for _ in range(count):
        places.put_nowait(None)
    return places


class Workers:
    """A handful of worker processes; one that dies is replaced and its task given again.

    Bots that answer at once have a process of their own, so that they never wait for those that think, and
    hints have one too, so that no bot waits for them.
    """

    def __init__(self, count: int, dead: float = DEAD) -> None:
        self.count = count
        self.dead = dead
        self.thinking = 0
        """Tasks that are being thought about or wait for a worker."""
        self._thinkers = _idle(count)
        self._quick = _idle(1)
        self._advisers = _idle(1)
        self._asking = 0
        """Hints that are being thought about or wait."""
        self._all: set[Process] = set()

    async def choose(
        self, game: str, players: int, options: dict[str, Any], seen: Observation, bot: str, whim: int
    ) -> int:
        """What a bot chooses with the knowledge of its seat and by its whim. Never fails while there is a choice."""
        legal = seen.choices()
        for _ in range(TRIES):
            found = await self._try(task(game, players, options, seen, bot=self._level(bot), whim=whim))
            if found is not None and found["choice"] in legal:
                return int(found["choice"])
            log.error("a bot made no legal choice", extra={"bot": bot, "game": game})
            bot = STAND_IN
        return secrets.choice(legal)

    def _level(self, bot: str) -> str:
        """How long a bot may think that can think longer or shorter: the more wait, the less each."""
        if bots.at_tables(bot) == bot:
            return bot
        waiting = max(0, self.thinking + 1 - self.count)
        return f"{bot}:{THINKING[min(waiting // self.count, len(THINKING) - 1)]}ms"

    async def advise(self, game: str, players: int, options: dict[str, Any], seen: Observation) -> dict[str, Any]:
        """A hint for the seat that is asked (`hippodrome.study.hints`); refused where too many wait already."""
        if self._asking >= WAITING:
            raise TooFast(seconds=int(self._asking * ADVISING) + 1)
        self._asking += 1
        try:
            for _ in range(TRIES):
                found = await self._try(task(game, players, options, seen, seconds=ADVISING))
                if found is not None:
                    return found
        finally:
            self._asking -= 1
        raise Broken()

    async def _try(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        line = json.dumps(asked).encode() + b"\n"
        bot = asked.get("bot")
        thinks = bot is not None and ":" in bot
        self.thinking += thinks
        try:
            return await self._ask(line, self._advisers if bot is None else self._thinkers if thinks else self._quick)
        except (TimeoutError, OSError, ValueError, RuntimeError) as error:
            # uvloop refuses to write to a process that has just died with a plain RuntimeError.
            metrics.WORKERS_LOST.inc()
            log.warning("a bot's process was lost", extra={"bot": bot, "error": repr(error)})
            return None
        finally:
            self.thinking -= thinks

    async def _ask(self, line: bytes, idle: asyncio.Queue[Process | None]) -> dict[str, Any]:
        """Ask an idle worker; one that does not answer is replaced at the next task."""
        worker = await idle.get()
        healthy = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(line)
            async with asyncio.timeout(self.dead):
                await worker.stdin.drain()
                reply = await worker.stdout.readline()
            answer: dict[str, Any] = json.loads(reply)
            healthy = worker
            return answer
        finally:
            if healthy is None and worker is not None:
                await self._end(worker)
            idle.put_nowait(healthy)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hippodrome.server.jobs.worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20,
        )  # fmt: skip
        self._all.add(worker)
        assert worker.stdout is not None
        try:
            async with asyncio.timeout(BEGINNING):
                if await worker.stdout.readline() != READY:
                    raise OSError("it ended before it began")
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)
