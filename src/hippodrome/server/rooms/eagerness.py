"""Work that is begun at once: most of it ends there, and then needs no task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do something as far as it goes without waiting; the task that does the rest, if there is a rest."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_rest(work, waits_for))


async def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _carried_on(work, waits_for)


@coroutine
def _carried_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Hand to the loop what the work waits for, and to the work what comes of it, until it is done."""
    try:
        while True:
            try:
                came = yield waits_for
            except GeneratorExit:
                work.close()
                raise
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(came)
    except StopIteration:
        return
