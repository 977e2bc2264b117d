"""Somebody leaves for good: their names are taken out of the database, then out of the tables that are open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms
    from hippodrome.server.store.guests import Guest, Guests

NOTICED = 5.0
"""Seconds in which another process notices that a table is not its own any more."""


async def forget(rooms: Rooms, guests: Guests, guest: Guest) -> None:
    """Forget a guest. Open tables are read anew; what they wrote meanwhile is gone through once more."""
    erased = await guests.forget(guest)
    await _see_out(rooms, guest)
    for code in sorted(erased.codes):
        if rooms.store.shared:
            await rooms.store.leases.take(code)
        room = rooms.open.get(code)
        if room is not None:
            async with room.lock:
                room.parted = True
            await rooms.moving.part(room)
        if rooms.store.shared:
            await rooms.store.leases.give(code, None)
    await guests.erase_again(guest)
    if not rooms.neighbours.alone:
        rooms.errands.spawn(_later(guests, guest))


async def _see_out(rooms: Rooms, guest: Guest) -> None:
    """Nobody goes on talking under a name that is forgotten."""
    for room in rooms.open.values():
        for connection in list(room.audience.connections):
            if connection.actor.guests & set(guest.ids):
                connection.close(1012)


async def _later(guests: Guests, guest: Guest) -> None:
    await asyncio.sleep(NOTICED)
    await guests.erase_again(guest)
