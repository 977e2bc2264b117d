"""A person's page: one's own, and those of people in a club."""

from __future__ import annotations

from fastapi import APIRouter, Request

from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.clubs import ClubCode, Number, visit
from hippodrome.server.http.service import service_of
from hippodrome.server.rooms import persons
from hippodrome.server.wire.profiles import Profile, ProfileChanges

router = APIRouter(responses=PROBLEMS)


@router.get("/api/guests/me/profile")
async def mine(request: Request) -> Profile:
    """My own page."""
    service = service_of(request)
    guest = await service.known_guest(request)
    async with service.working(request):
        return await persons.mine(service.rooms, guest)


@router.patch("/api/guests/me/profile")
async def change(request: Request, wanted: ProfileChanges) -> Profile:
    """Say something of myself, or who may see what."""
    service = service_of(request)
    guest = await service.known_guest(request)
    profiles = service.tidings.profiles
    changes = persons.changes_of(await profiles.of(guest.id), wanted)
    await profiles.change(guest.id, **changes)
    async with service.working(request):
        return await persons.mine(service.rooms, guest)


@router.get("/api/clubs/{code}/people/{number}/profile")
async def of_person(request: Request, code: ClubCode, number: Number) -> Profile:
    """Somebody of a club, as far as they let the asker see."""
    service, at = await visit(request, code)
    async with service.working(request):
        return await persons.of_person(service.rooms, at, number)
