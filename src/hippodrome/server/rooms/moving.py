"""Tables go where they belong: away from a process that has lost them, over to one that has come."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hippodrome.server.rooms.room import Room
    from hippodrome.server.rooms.rooms import Rooms

log = logging.getLogger(__name__)

AT_ONCE = 50
"""Tables that move in one round: their people all come anew."""
COMING = 0.2
"""Seconds after which people come back who are sent to another process."""


class Moving:
    """The tables of this process that are no longer its own."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._settled: frozenset[str] = frozenset()
        """The processes among which every table here stands where it belongs."""

    async def check(self) -> None:
        """See whether any open table has gone on elsewhere, or is another's altogether."""
        rooms = self.rooms
        if not rooms.open or not rooms.store.shared:
            return
        for code, (sequence, keeper) in (await rooms.store.lists.standing(list(rooms.open))).items():
            room = rooms.open.get(code)
            if room is None:
                continue
            if keeper != rooms.neighbours.name:
                await self.part(room)
            elif sequence > room.table.sequence:
                await self._follow(room)

    async def _follow(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Exception as error:
            # What one table has in its log must not keep the others from being looked at.
            log.error("a table cannot be followed", extra={"table": room.table.code, "error": type(error).__name__})
        else:
            self.rooms.tend(room)

    async def part(self, room: Room) -> None:
        """Let go of a table that another process keeps; its people are sent there."""
        room.parted = True
        room.audience.farewell(COMING)
        await self.rooms.take_down(room)

    async def go_home(self) -> None:
        """Processes have come or gone: give tables to those they belong to, not all at once."""
        rooms, moved, busy = self.rooms, 0, False
        among = frozenset(member.name for member in rooms.neighbours.members)
        if among == self._settled:
            return
        for code, room in list(rooms.open.items()):
            owner = rooms.neighbours.home(code)
            if owner is None:
                continue
            if moved == AT_ONCE:
                return
            if room.lock.locked():
                busy = True
                continue
            moved += 1
            async with room.lock:
                await rooms.store.leases.give(code, owner.name)
                room.parted = True
            await self.part(room)
        if not busy:
            self._settled = among
