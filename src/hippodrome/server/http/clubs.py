"""Clubs: people who come back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from hippodrome.server.club_errors import NoSuchClub
from hippodrome.server.errors import TooFast
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import Service, address, service_of
from hippodrome.server.rooms import clubhouse, clubs
from hippodrome.server.rooms import my_clubs as mine
from hippodrome.server.rooms.clubs import Visit
from hippodrome.server.views.tables import public
from hippodrome.server.wire import clubs as wire
from hippodrome.server.wire import resources
from hippodrome.server.wire.nouns import GameName

router = APIRouter(responses=PROBLEMS)

ClubCode = Annotated[wire.ClubCode, Path(description="The code of a club.")]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Before = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


async def visit(request: Request, code: str) -> tuple[Service, Visit]:
    """A club and whoever asks; codes that do not exist can be tried only now and then."""
    service = service_of(request)
    bucket = service.guesses.of(address(request))
    if bucket.left < 1 and not bucket.take():
        raise TooFast(seconds=bucket.wait)
    try:
        return service, await clubs.visit(service.rooms, code, await service.guest(request))
    except NoSuchClub:
        bucket.take()
        raise


async def _again(service: Service, request: Request, code: str) -> wire.Club:
    guest = await service.guest(request)
    return await clubhouse.seen(service.rooms, await clubs.visit(service.rooms, code, guest))


@router.get("/api/clubs")
async def my_clubs(request: Request) -> wire.MyClubs:
    """The clubs I belong to."""
    service = service_of(request)
    return await mine.my_clubs(service.rooms, (await service.known_guest(request)).ids)


@router.post("/api/clubs", status_code=201)
async def new_club(request: Request, new: wire.NewClub) -> wire.Club:
    """Found a club."""
    service = service_of(request)
    service.creating(request)
    guest = await service.known_guest(request)
    return await _again(service, request, await clubs.found(service.rooms, guest, new))


@router.get("/api/clubs/{code}")
async def club(request: Request, code: ClubCode) -> wire.Club:
    """A club as the asker may see it."""
    service, at = await visit(request, code)
    return await clubhouse.seen(service.rooms, at)


@router.patch("/api/clubs/{code}")
async def change(request: Request, code: ClubCode, wanted: wire.ClubChanges) -> wire.Club:
    """A keeper changes name, house rules, favourites, or whether everybody may look."""
    service, at = await visit(request, code)
    await clubs.change(service.rooms, at, wanted)
    return await _again(service, request, code)


@router.delete("/api/clubs/{code}", status_code=204)
async def close(request: Request, code: ClubCode) -> Response:
    """A keeper closes the club for good."""
    service, at = await visit(request, code)
    await clubs.close(service.rooms, at)
    return Response(status_code=204)


@router.get("/api/clubs/{code}/pulse")
async def pulse(request: Request, code: ClubCode) -> wire.Pulse:
    """Is there anything new? Whoever asks is there."""
    service, at = await visit(request, code)
    return await clubhouse.pulse(service.rooms, at)


@router.post("/api/clubs/{code}/join", status_code=201)
async def come_in(request: Request, code: ClubCode, wanted: wire.ComeIn) -> wire.Club:
    """Join a club."""
    service = service_of(request)
    guest = await service.known_guest(request)
    bucket = service.guesses.of(address(request))
    if not bucket.take():
        raise TooFast(seconds=bucket.wait)
    await clubs.come_in(service.rooms, code, guest, wanted.key)
    return await _again(service, request, code)


# People


@router.get("/api/clubs/{code}/people")
async def people(
    request: Request,
    code: ClubCode,
    after: Annotated[int, Query(ge=0, le=10_000)] = 0,
    named: Annotated[str, Query(max_length=24)] = "",
) -> wire.People:
    """A page of the club's people."""
    service, at = await visit(request, code)
    return await clubhouse.people(service.rooms, at, after, named)


@router.delete("/api/clubs/{code}/people/me", status_code=204)
async def leave(request: Request, code: ClubCode) -> Response:
    """Leave the club; the last keeper passes it on."""
    service, at = await visit(request, code)
    await clubs.leave(service.rooms, at)
    return Response(status_code=204)


@router.patch("/api/clubs/{code}/people/{number}", status_code=204)
async def change_person(request: Request, code: ClubCode, number: Number, wanted: wire.PersonChanges) -> Response:
    """A keeper gives somebody a role, or has them not be heard."""
    service, at = await visit(request, code)
    await clubs.change_person(service.rooms, at, number, wanted)
    return Response(status_code=204)


@router.delete("/api/clubs/{code}/people/{number}", status_code=204)
async def remove_person(request: Request, code: ClubCode, number: Number) -> Response:
    """A keeper sends somebody away for good."""
    service, at = await visit(request, code)
    await clubs.remove_person(service.rooms, at, number)
    return Response(status_code=204)


# Invitations


@router.get("/api/clubs/{code}/invitations")
async def invitations(request: Request, code: ClubCode) -> wire.Invitations:
    """The links by which people come in."""
    service, at = await visit(request, code)
    return await clubhouse.invitations(service.rooms, at)


@router.post("/api/clubs/{code}/invitations", status_code=201)
async def invite(request: Request, code: ClubCode, new: wire.NewInvitation) -> wire.Invitations:
    """One more link."""
    service, at = await visit(request, code)
    service.creating(request)
    await clubs.invite(service.rooms, at, new.role)
    return await clubhouse.invitations(service.rooms, at)


@router.delete("/api/clubs/{code}/invitations/{key}", status_code=204)
async def uninvite(request: Request, code: ClubCode, key: Annotated[wire.InvitationKey, Path()]) -> Response:
    """Withdraw a link."""
    service, at = await visit(request, code)
    await clubs.withdraw(service.rooms, at, key)
    return Response(status_code=204)


# What is said and raced


@router.get("/api/clubs/{code}/lines")
async def lines(request: Request, code: ClubCode, before: Before = None) -> wire.ClubLines:
    """A page of the chat."""
    service, at = await visit(request, code)
    return await clubhouse.lines(service.rooms, at, before)


@router.post("/api/clubs/{code}/lines", status_code=201)
async def say(request: Request, code: ClubCode, line: wire.Say) -> wire.ClubLines:
    """Say something."""
    service, at = await visit(request, code)
    at.must("say")
    bucket = service.chatter.of(at.ids[0])
    if not bucket.take():
        raise TooFast(seconds=bucket.wait)
    await clubs.say(service.rooms, at, line.text)
    return await clubhouse.lines(service.rooms, at, None)


@router.delete("/api/clubs/{code}/lines/{number}", status_code=204)
async def unsay(request: Request, code: ClubCode, number: Number) -> Response:
    """Take a line back."""
    service, at = await visit(request, code)
    await clubs.unsay(service.rooms, at, number)
    return Response(status_code=204)


@router.get("/api/clubs/{code}/races")
async def races(request: Request, code: ClubCode, before: Before = None) -> wire.ClubRaces:
    """A page of the history."""
    service, at = await visit(request, code)
    return await clubhouse.races(service.rooms, at, before)


@router.get("/api/clubs/{code}/ratings")
async def ratings(request: Request, code: ClubCode, game: Annotated[GameName | None, Query()] = None) -> wire.Ratings:
    """How strong the club's people are, in a game or overall."""
    service, at = await visit(request, code)
    return await clubhouse.ladder(service.rooms, at, game or "")


@router.post("/api/clubs/{code}/again", status_code=201)
async def again(request: Request, code: ClubCode, wanted: wire.Again) -> resources.TableKeys:
    """Race with the people of a race again."""
    service, at = await visit(request, code)
    guest = await service.known_guest(request)
    service.creating(request)
    room = await clubs.again(service.rooms, at, guest, wanted.table)
    return resources.TableKeys(table=public(room.table), seats=[])
