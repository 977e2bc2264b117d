"""The other processes of one database: what they committed, who is connected to them, which of them are gone."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

from hippodrome.server.rooms.bus import Bus
from hippodrome.server.wire.nouns import AnalysisStatus

if TYPE_CHECKING:
    from hippodrome.server.rooms.room import Room
    from hippodrome.server.rooms.rooms import Rooms

log = logging.getLogger(__name__)

TOGETHER = 0.1
"""Seconds over which comings and goings are gathered before other processes are told."""
CROWDS = 80
"""Tables in one piece of news: PostgreSQL carries 8000 bytes."""
SILENT = 12.0
"""Seconds after which a process that says nothing is taken for dead."""

Crowd = tuple[frozenset[int], int]
"""The seats and the number of spectators connected to a process."""


class Neighbours:
    """What the processes tell each other; with SQLite there is one, and nothing to tell."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.process = rooms.store.access.process
        self.bus = Bus(rooms.store, self.hear, self.check)
        self._crowds: dict[str, Crowd] = {}
        self._alive: dict[str, float] = {}
        self._kinds: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "log": self._log,
            "crowd": self._crowd,
            "roll": self._roll,
            "analysis": self._analysis,
            "alive": self._live,
        }

    # Telling

    async def tell(self, kind: str, *words: object) -> None:
        """Tell the others something, in the name of this process."""
        await self.bus.tell(" ".join([kind, self.process, *map(str, words)]))

    def tell_crowd(self, code: str, here: Crowd) -> None:
        """Tell who is connected here."""
        if self.rooms.store.postgresql and not self.rooms.closing:
            if not self._crowds:
                self.rooms.errands.spawn(self._tell_crowds())
            self._crowds[code] = here

    async def _tell_crowds(self) -> None:
        """Many come and go at once: what changed in a moment is told together."""
        await asyncio.sleep(TOGETHER)
        crowds, self._crowds = list(self._crowds.items()), {}
        for first in range(0, len(crowds), CROWDS):
            told = [[code, sorted(here[0]), here[1]] for code, here in crowds[first : first + CROWDS]]
            await self.tell("crowd", json.dumps(told, separators=(",", ":")))

    # Hearing

    async def hear(self, news: str) -> None:
        """Another process says something: `KIND PROCESS …`."""
        kind, _, told = news.partition(" ")
        process, _, rest = told.partition(" ")
        if process != self.process and kind in self._kinds:
            back = process not in self._alive
            self._alive[process] = time.monotonic()
            await self._kinds[kind](process, rest)
            if back:
                await self._call_all()

    async def _log(self, _process: str, items: str) -> None:
        for item in items.split(","):
            code, _, sequence = item.partition(":")
            await self._reached(code, int(sequence))

    async def _reached(self, code: str, sequence: int) -> None:
        room = self.rooms.open.get(code)
        if room is None or room.table.sequence >= sequence:
            return
        try:
            await room.catch_up()
        except Exception as error:
            # What one table has in its log must not keep the others from hearing the news.
            log.error("a table cannot be followed", extra={"table": code, "error": type(error).__name__})
        else:
            self.rooms.tend(room)

    async def _crowd(self, process: str, told: str) -> None:
        for code, seats, spectators in json.loads(told):
            room = self.rooms.open.get(code)
            if room is not None:
                room.presences.hear(process, frozenset(seats), spectators)

    async def _roll(self, _process: str, codes: str) -> None:
        for code in codes.split(","):
            room = self.rooms.open.get(code)
            if room is not None:
                self.tell_crowd(code, room.presences.here())

    async def _analysis(self, _process: str, told: str) -> None:
        code, status, progress = told.split(" ")
        self.rooms.show_analysis(code, cast(AnalysisStatus, status), float(progress))

    async def _live(self, _process: str, _nothing: str) -> None:
        """Whoever says anything is alive."""

    async def check(self) -> None:
        """See whether any open table has gone on elsewhere."""
        if self.rooms.open:
            for code, sequence in (await self.rooms.store.lists.sequences(list(self.rooms.open))).items():
                await self._reached(code, sequence)

    async def call_the_roll(self, room: Room) -> None:
        """Ask who is connected to a table elsewhere."""
        await self.tell("roll", room.table.code)

    async def _call_all(self) -> None:
        """A process speaks that was not known: it is new, or was taken for dead and its people were forgotten."""
        codes = list(self.rooms.open)
        for first in range(0, len(codes), CROWDS):
            await self.tell("roll", ",".join(codes[first : first + CROWDS]))

    def bury(self) -> None:
        """Forget processes that have been silent for long, and their connections."""
        now = time.monotonic()
        for process, heard in list(self._alive.items()):
            if now - heard > SILENT:
                del self._alive[process]
                for room in self.rooms.open.values():
                    room.presences.forget(process)
