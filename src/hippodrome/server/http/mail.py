"""Being told by mail: an address, its confirmation, quiet hours, and the end of it."""

from __future__ import annotations

import hmac
import logging
import smtplib
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from hippodrome.server.errors import BadMessage, NoMail, TooFast, WrongMailCode
from hippodrome.server.http.api import PROBLEMS
from hippodrome.server.http.service import Service, address, service_of
from hippodrome.server.jobs.post import Reader
from hippodrome.server.store.devices import plain
from hippodrome.server.store.guests import Guest
from hippodrome.server.store.profiles import zone_of
from hippodrome.server.wire import persons

log = logging.getLogger(__name__)
router = APIRouter(responses=PROBLEMS)


async def _telling(service: Service, guest: Guest) -> persons.Telling:
    kept = await service.tidings.mails.of(guest.id)
    profile = await service.tidings.profiles.of(guest.id)
    shown = None
    if kept is not None:
        name, _, host = kept.address.rpartition("@")
        shown = f"{name[0]}…@{host}"
    confirmed = kept is not None and kept.confirmed is not None
    return persons.Telling(mail=shown, confirmed=confirmed, quiet=profile.quiet)


@router.get("/api/guests/me/telling")
async def telling(request: Request) -> persons.Telling:
    """How I am told."""
    service = service_of(request)
    return await _telling(service, await service.known_guest(request))


@router.put("/api/guests/me/mail")
async def new_mail(request: Request, wanted: persons.NewMail) -> persons.Telling:
    """Be told by mail: a code goes to the address, and nothing else before it was entered."""
    service = service_of(request)
    guest = await service.known_guest(request)
    post = service.tidings.post
    if post.server is None:
        raise NoMail()
    # Nobody may have strangers written to: so many for a guest, to an address, from a place.
    for key in (f"guest {guest.id}", f"to {wanted.address.lower()}", f"from {address(request)}"):
        bucket = service.mail_codes.of(key)
        if not bucket.take():
            raise TooFast(seconds=bucket.wait)
    code = await service.tidings.mails.ask(guest.id, wanted.address)
    try:
        await post.code(Reader(guest.id, wanted.address, guest.language), code)
    except smtplib.SMTPRecipientsRefused:
        # Whether an address exists is not for strangers to find out.
        log.warning("mail was refused")
    return await _telling(service, guest)


@router.post("/api/guests/me/mail/code")
async def confirm(request: Request, entered: persons.MailCode) -> persons.Telling:
    """Enter the code that was mailed."""
    service = service_of(request)
    guest = await service.known_guest(request)
    if not await service.tidings.mails.confirm(guest.id, plain(entered.code)):
        raise WrongMailCode()
    return await _telling(service, guest)


@router.delete("/api/guests/me/mail")
async def no_mail(request: Request) -> persons.Telling:
    """No mail any more; the address is deleted."""
    service = service_of(request)
    guest = await service.known_guest(request)
    await service.tidings.mails.forget(guest.id)
    return await _telling(service, guest)


@router.put("/api/guests/me/quiet")
async def quiet(request: Request, wanted: persons.QuietHours) -> persons.Telling:
    """Say nothing between these hours."""
    service = service_of(request)
    guest = await service.known_guest(request)
    if zone_of(wanted.zone) is None:
        raise BadMessage(problem=f"zone: {wanted.zone}")
    changes = {"zone": wanted.zone, "quiet_from": wanted.since, "quiet_to": wanted.until}
    await service.tidings.profiles.change(guest.id, **changes)
    return await _telling(service, guest)


@router.delete("/api/guests/me/quiet")
async def never_quiet(request: Request) -> persons.Telling:
    """No quiet hours."""
    service = service_of(request)
    guest = await service.known_guest(request)
    await service.tidings.profiles.change(guest.id, quiet_from=None, quiet_to=None)
    return await _telling(service, guest)


# The links in mails: whoever has them has read the mail.


def _guessing(request: Request) -> None:
    bucket = service_of(request).guesses.of(address(request))
    if not bucket.take():
        raise TooFast(seconds=bucket.wait)


@router.post("/api/mail/confirm", status_code=204)
async def confirm_by_link(request: Request, link: persons.MailKey) -> Response:
    """The link in the mail with the code."""
    _guessing(request)
    guest, _, code = link.key.partition(".")
    if not await service_of(request).tidings.mails.confirm(guest, plain(code)):
        raise WrongMailCode()
    return Response(status_code=204)


@router.post("/api/mail/end", status_code=204)
async def end_by_link(request: Request, key: Annotated[str, Query(min_length=10, max_length=200)]) -> Response:
    """The link at the foot of every mail, and what mail programs call: no mail any more."""
    _guessing(request)
    tidings = service_of(request).tidings
    guest = key.partition(".")[0]
    kept = await tidings.mails.of(guest)
    # An address that is gone already gets no mail: that is what was wanted.
    if kept is not None:
        if not hmac.compare_digest(key.encode(), tidings.post.ending(guest, kept.address).encode()):
            raise WrongMailCode()
        await tidings.mails.forget(guest)
    return Response(status_code=204)
