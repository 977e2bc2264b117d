"""`serve --processes N`: one door, several processes behind it, each replaced when it dies or is renewed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import logging.config
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import asdict, replace

from hippodrome.server.ops.json_lines import configuration
from hippodrome.server.ops.run import Ready, check, listening
from hippodrome.server.settings import ServerSettings

log = logging.getLogger(__name__)

READY = b"ready\n"
"""What a process says once people can come."""
STARTING = 60.0
"""Seconds in which it must have said so."""
ENDING = 20.0
"""Seconds in which a process that is told to end has ended."""
HUNG = 12.0
"""Seconds after which a process that says nothing is taken for hung."""
SHORT = 5.0
"""Seconds of a life too short to begin the next at once."""
PAUSE = 3.0
ATTEMPTS = 5
"""How often a process is started that is killed before it is ready."""


class NotStarted(Exception):
    """A process ended before it was ready; it has said why."""


class Parent:
    """Starts the processes and sees to it that there are as many as there should be."""

    def __init__(self, door: socket.socket, settings: ServerSettings, level: str) -> None:
        self.door = door
        self.settings = settings
        self.level = level
        self.place = f"{socket.gethostname()}:{door.getsockname()[1]}"
        self.children: dict[int, Process] = {}
        """The process of each slot; one that is being replaced is no longer among them."""
        self._started: set[Process] = set()
        """All of them."""
        self._changing = asyncio.Lock()
        """One process is replaced at a time, whatever for."""
        self._ending = asyncio.Event()
        self._renew = asyncio.Event()
        self._watching: set[asyncio.Task[None]] = set()

    async def run(self, ready: Ready | None) -> None:
        """Serve until told to stop (SIGTERM, SIGINT); SIGHUP replaces the processes one by one."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew.set)
        try:
            await asyncio.gather(*(self._start(slot) for slot in range(self.settings.processes)))
            if ready is not None:
                ready()
            renewing = asyncio.create_task(self._renew_when_told())
            await self._ending.wait()
            renewing.cancel()
        finally:
            self._ending.set()
            await asyncio.gather(*(end(child) for child in self._started if child.returncode is None))
            for watching in self._watching:
                watching.cancel()

    async def _start(self, slot: int) -> None:
        """Start a process for a slot and wait until people can come; one that is killed meanwhile is begun anew."""
        for _ in range(ATTEMPTS):
            child = await self._begin(slot)
            if await _ready(child):
                break
            status = await child.wait()
            # Whoever ends by itself has said why, and would end again.
            if status >= 0 or self._ending.is_set():
                raise NotStarted
            log.error("a process was killed before it was ready", extra={"slot": slot, "status": status})
            await asyncio.sleep(PAUSE)
        else:
            raise NotStarted
        self.children[slot] = child
        watching = asyncio.create_task(self._watch(slot, child))
        self._watching.add(watching)
        watching.add_done_callback(self._watching.discard)

    async def _begin(self, slot: int) -> Process:
        """A new process, which has been told how to serve."""
        command = [sys.executable, "-m", "hippodrome.server.ops.child"]
        number = self.door.fileno()
        child = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, pass_fds=[number], start_new_session=True
        )
        self._started = {child, *(one for one in self._started if one.returncode is None)}
        assert child.stdin is not None
        given = asdict(replace(self.settings, place=f"{self.place}/{slot}"))
        wanted = {"door": number, "level": self.level, "settings": given}
        child.stdin.write(json.dumps(wanted, default=str).encode() + b"\n")
        return child

    async def _watch(self, slot: int, child: Process) -> None:
        """A process that dies or hangs is replaced."""
        began = time.monotonic()
        status = await _life(child)
        while self.children.get(slot) is child and not self._ending.is_set():
            log.error("a process has died", extra={"slot": slot, "status": status})
            if time.monotonic() - began < SHORT:
                await asyncio.sleep(PAUSE)
            began = time.monotonic()
            async with self._changing:
                if self.children.get(slot) is child:
                    with contextlib.suppress(NotStarted):
                        await self._start(slot)

    async def _renew_when_told(self) -> None:
        while True:
            await self._renew.wait()
            self._renew.clear()
            try:
                for slot in range(self.settings.processes):
                    await self._replace(slot)
            except NotStarted:
                log.error("a process was not replaced: the new one did not start")
            else:
                log.info("the processes were replaced")

    async def _replace(self, slot: int) -> None:
        """A new process first, then the end of the old: somebody is there at every moment."""
        async with self._changing:
            old = self.children.get(slot)
            await self._start(slot)
            if old is not None:
                await end(old)


async def _ready(child: Process) -> bool:
    """Wait until a process says that people can come; false if it ends before."""
    assert child.stdout is not None
    try:
        async with asyncio.timeout(STARTING):
            return await child.stdout.readline() == READY
    except TimeoutError:
        log.error("a process is not ready in time", extra={"child": child.pid})
        await end(child)
        raise NotStarted from None


async def _life(child: Process) -> int:
    """Wait until a process has ended; one that hangs is killed, for it may hold the database."""
    assert child.stdout is not None
    try:
        while True:
            async with asyncio.timeout(HUNG):
                if not await child.stdout.readline():
                    break
    except TimeoutError:
        log.error("a process hangs", extra={"child": child.pid})
        with contextlib.suppress(ProcessLookupError):
            child.kill()
    return await child.wait()


async def end(child: Process) -> None:
    """Tell a process to end, and see to it that it does."""
    with contextlib.suppress(ProcessLookupError):
        child.terminate()
    try:
        async with asyncio.timeout(ENDING):
            await child.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.wait()


def serve_together(host: str, port: int, settings: ServerSettings, level: str, ready: Ready | None = None) -> None:
    """Serve with several processes behind one port."""
    logging.config.dictConfig(configuration(level))
    asyncio.run(check(settings))
    door = listening(host, port)
    try:
        asyncio.run(Parent(door, settings, level).run(ready))
    except NotStarted:
        raise SystemExit(1) from None
    finally:
        door.close()


def sharing() -> bool:
    """True if this system can let several processes stand behind one door."""
    return hasattr(os, "fork")
