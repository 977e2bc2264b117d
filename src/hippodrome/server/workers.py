"""The processes in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from typing import Any

from hippodrome.engine.state import Observation
from hippodrome.server import metrics
from hippodrome.server.errors import Broken
from hippodrome.server.worker import question

log = logging.getLogger(__name__)

THINKING = 20.0
"""Seconds after which a worker is taken for dead."""
ADVISING = 0.8
"""Seconds a hint may take."""
TRIES = 3


class Workers:
    """A handful of worker processes; one that dies is replaced and its question asked again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, game: str, players: int, options: dict[str, Any], seen: Observation, bot: str) -> int:
        """What a bot chooses with the knowledge of its seat. Never fails while there is a choice."""
        legal = seen.choices()
        for _ in range(TRIES):
            found = await self._try(question(game, players, options, seen, bot=bot))
            if found is not None and found["choice"] in legal:
                return int(found["choice"])
            log.error("a bot made no legal choice", extra={"bot": bot, "game": game})
        return secrets.choice(legal)

    async def advise(self, game: str, players: int, options: dict[str, Any], seen: Observation) -> dict[str, Any]:
        """A hint for the seat that is asked (`hippodrome.study.hints`)."""
        for _ in range(TRIES):
            found = await self._try(question(game, players, options, seen, seconds=ADVISING))
            if found is not None:
                return found
        raise Broken()

    async def _try(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        try:
            return await self._ask(json.dumps(asked).encode() + b"\n")
        except (TimeoutError, OSError, ValueError) as error:
            metrics.WORKERS_LOST.inc()
            log.warning("a bot's process was lost", extra={"bot": asked.get("bot"), "error": repr(error)})
            return None

    async def _ask(self, line: bytes) -> dict[str, Any]:
        """Ask an idle worker; one that does not answer is replaced by the next question."""
        worker = await self._idle.get()
        healthy = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(line)
            async with asyncio.timeout(THINKING):
                await worker.stdin.drain()
                reply = await worker.stdout.readline()
            answer: dict[str, Any] = json.loads(reply)
            healthy = worker
            return answer
        finally:
            if healthy is None and worker is not None:
                await self._end(worker)
            self._idle.put_nowait(healthy)

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hippodrome.server.worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20,
        )  # fmt: skip
        self._all.add(worker)
        return worker

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._end(worker)
