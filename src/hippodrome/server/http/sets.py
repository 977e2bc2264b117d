"""The race of the day, and races among friends on the same dice."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from hippodrome.server import clock
from hippodrome.server.errors import TooManyTables
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import Service, service_of
from hippodrome.server.rooms import sets
from hippodrome.server.rooms.standings import seen
from hippodrome.server.store.sets import Set
from hippodrome.server.views.tables import public
from hippodrome.server.wire import resources
from hippodrome.server.wire import sets as wire

router = APIRouter(responses=PROBLEMS)

Code = Annotated[wire.SetCode, Path(description="The code of a set: letters, or a date.")]
MOST = 10
"""Sets that one guest may have open."""


async def _seen(service: Service, request: Request, kept: Set) -> wire.Set:
    guest = await service.guest(request)
    return await seen(service.rooms, kept, () if guest is None else guest.ids)


@router.get("/api/today")
async def today(request: Request) -> wire.Set:
    """The race of the day."""
    service = service_of(request)
    return await _seen(service, request, await sets.today(service.rooms))


@router.post("/api/sets", status_code=201)
async def new_set(request: Request, new: wire.NewSet) -> wire.Set:
    """Four races among friends on the same dice, the seats exchanged."""
    service = service_of(request)
    guest = await service.known_guest(request)
    await service.room_for_one_more(guest, request, uploaded=False)
    if await service.store.sets.count_hosted(guest.ids, clock.now()) >= MOST:
        raise TooManyTables()
    return await _seen(service, request, await sets.among_friends(service.rooms, guest, new))


@router.get("/api/sets/{code}")
async def one_set(request: Request, code: Code) -> wire.Set:
    """A set as the asker may see it."""
    service = service_of(request)
    return await _seen(service, request, await sets.found(service.rooms, code))


@router.post("/api/sets/{code}/races", status_code=201)
async def new_try(request: Request, code: Code, wanted: wire.NewTry) -> resources.TableKeys:
    """Race a race of a set, once so that it counts, then for practice; the table of a race begun before is given."""
    service = service_of(request)
    guest = await service.known_guest(request)
    kept = await sets.found(service.rooms, code)
    origin = await service.room_for_one_more(guest, request, uploaded=False)
    table, keys = await sets.enter(service.rooms, kept, wanted, guest, origin)
    return resources.TableKeys(table=public(table), seats=keys)


@router.post("/api/sets/{code}/close")
async def close(request: Request, code: Code) -> wire.Set:
    """The host closes a set: nothing counts any more, and its dice are told."""
    service = service_of(request)
    guest = await service.known_guest(request)
    kept = await sets.close(service.rooms, await sets.found(service.rooms, code), guest)
    return await _seen(service, request, kept)
