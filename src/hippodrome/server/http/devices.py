"""Yourself on any device: recovery codes, merging, what is kept about one, races out of sight."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from hippodrome.server.errors import NoSuchCode, TooFast
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import address, service_of
from hippodrome.server.store.devices import Devices
from hippodrome.server.wire import resources
from hippodrome.server.wire.nouns import Code

router = APIRouter(responses=PROBLEMS)


def _devices(request: Request) -> Devices:
    return Devices(service_of(request).guests)


@router.post("/api/guests/me/code", status_code=201)
async def new_code(request: Request) -> resources.RecoveryCode:
    """A recovery code: entered on another device, that device is this guest's, too. The one before ends."""
    guest = await service_of(request).known_guest(request)
    code, made = await _devices(request).renew_code(guest)
    return resources.RecoveryCode(code=code, made=made)


@router.post("/api/guests/recover", status_code=201)
async def recover(request: Request, wanted: resources.Recover) -> resources.GuestKey:
    """Be the guest whose code this is, with a key for this device; `merge` brings one's own races along."""
    service, devices = service_of(request), _devices(request)
    mine = await service.guest(request) if wanted.merge else None
    bucket = service.guesses.of(address(request))
    if bucket.left < 1 and not bucket.take():
        raise TooFast(seconds=bucket.wait)
    found = await devices.recover(wanted.code)
    if found is None:
        bucket.take()
        raise NoSuchCode()
    guest, token = found
    if mine is not None:
        guest = await devices.merge(mine, guest)
    return resources.GuestKey(guest=guest.to_wire(), token=token)


@router.delete("/api/guests/me/devices", status_code=204)
async def sign_out_others(request: Request) -> Response:
    """End the keys of all other devices, and the recovery code."""
    guest = await service_of(request).known_guest(request)
    token = request.headers["authorization"].partition(" ")[2].strip()
    await _devices(request).sign_out_others(guest, token)
    return Response(status_code=204)


@router.get("/api/guests/me/export")
async def export(request: Request) -> dict[str, Any]:
    """Everything that is kept about this guest."""
    service = service_of(request)
    guest = await service.known_guest(request)
    async with service.working(request):
        return await _devices(request).export(guest)


@router.delete("/api/races/{code}", status_code=204)
async def dismiss(request: Request, code: Annotated[Code, Path()]) -> Response:
    """Do not list a table among my races any more; the seat stays mine."""
    guest = await service_of(request).known_guest(request)
    await _devices(request).dismiss(guest, code)
    return Response(status_code=204)
