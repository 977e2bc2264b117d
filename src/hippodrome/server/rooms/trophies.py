"""What was won in the cups of a club, for its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.server.cups.trophies import Ended, trophies
from hippodrome.server.rooms.clubs import Visit
from hippodrome.server.rooms.cups import table_of_places
from hippodrome.server.store.cups import Cup
from hippodrome.server.wire import clubs as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

LOOKED_AT = 20
"""Cups that are looked at; those before are remembered by their standings."""


async def of_club(rooms: Rooms, at: Visit) -> list[wire.Trophy]:
    """The trophies of a club, the newest first."""
    over = [cup for cup in await rooms.store.cups.of_club(at.club.code, LOOKED_AT) if cup.phase == "over"]
    won = trophies([await _ended(rooms, cup) for cup in reversed(over)])
    names = await rooms.store.clubs.names({one.guest for one in won}) if won else {}
    return [
        wire.Trophy(kind=one.kind, name=names.get(one.guest), you=one.guest in at.ids, at=one.at, cup=one.cup)
        for one in reversed(won)
    ]


async def _ended(rooms: Rooms, cup: Cup) -> Ended:
    _, rows = await table_of_places(rooms, cup)
    held: dict[int, set[str]] = {}
    for line in await rooms.store.cups.entrants(cup.code):
        held.setdefault(line.place, set()).add(line.guest)
    alone = {place: next(iter(guests)) if len(guests) == 1 else None for place, guests in held.items()}
    return Ended(cup.code, cup.opened or cup.created, tuple(rows), alone)
