"""Cups of clubs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.clubs import ClubCode, visit
from hippodrome.server.http.service import Service, service_of
from hippodrome.server.rooms import cup_pages, cups
from hippodrome.server.rooms.clubs import Visit
from hippodrome.server.store.cups import Cup
from hippodrome.server.wire import clubs as club_wire
from hippodrome.server.wire import cups as wire

router = APIRouter(responses=PROBLEMS)
CupCode = Annotated[club_wire.ClubCode, Path(description="The code of a cup.")]


async def _cup(request: Request, code: str) -> tuple[Service, Cup, Visit]:
    service = service_of(request)
    return service, *await cups.found(service.rooms, code, await service.guest(request))


async def _seen(request: Request, code: str) -> wire.Cup:
    service, cup, at = await _cup(request, code)
    return await cup_pages.seen(service.rooms, cup, at)


@router.post("/api/clubs/{code}/cups", status_code=201)
async def hold(request: Request, code: ClubCode, new: wire.NewCup) -> wire.Cup:
    """A keeper announces a cup."""
    service, at = await visit(request, code)
    service.creating(request)
    return await _seen(request, await cups.hold(service.rooms, at, new))


@router.get("/api/cups/{code}")
async def cup(request: Request, code: CupCode) -> wire.Cup:
    """A cup with its standings."""
    return await _seen(request, code)


@router.delete("/api/cups/{code}", status_code=204)
async def cancel(request: Request, code: CupCode) -> Response:
    """A keeper calls a cup off."""
    service, kept, at = await _cup(request, code)
    await cups.cancel(service.rooms, kept, at)
    return Response(status_code=204)


@router.post("/api/cups/{code}/enter")
async def enter(request: Request, code: CupCode) -> wire.Cup:
    """Race in a cup: from the start, or from the next round on."""
    service, kept, at = await _cup(request, code)
    await cups.enter(service.rooms, kept, at)
    return await _seen(request, code)


@router.post("/api/cups/{code}/withdraw")
async def withdraw(request: Request, code: CupCode) -> wire.Cup:
    """Do not race in a cup any more."""
    service, kept, at = await _cup(request, code)
    await cups.withdraw(service.rooms, kept, at)
    return await _seen(request, code)


@router.post("/api/cups/{code}/start")
async def start(request: Request, code: CupCode) -> wire.Cup:
    """A keeper lets a cup begin."""
    service, kept, at = await _cup(request, code)
    await cups.start(service.rooms, kept, at)
    return await _seen(request, code)


@router.get("/api/cups/{code}/results.csv", response_class=Response)
async def as_csv(request: Request, code: CupCode) -> Response:
    """The standings for a spreadsheet."""
    told = cup_pages.as_csv(await _seen(request, code))
    name = f'attachment; filename="cup-{code}.csv"'
    return Response(told, media_type="text/csv; charset=utf-8", headers={"Content-Disposition": name})
