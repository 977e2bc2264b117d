"""Work that a process has begun and will see to its end, or put away when it closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

LAST = 5.0
"""Seconds that requests have to come to an end when the process closes."""


class Errands:
    """Tasks that nobody waits for, and requests that outlive whoever asked."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._requests: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self._requests.add(task)
        task.add_done_callback(self._finished)
        await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._requests.discard(task)
        if not task.cancelled():
            task.exception()

    async def wait(self) -> None:
        """Let requests that have begun come to their end."""
        if self._requests:
            await asyncio.wait(self._requests, timeout=LAST)

    async def stop(self) -> None:
        """End everything else."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
