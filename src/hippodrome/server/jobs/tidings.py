"""What waits to be told: mails that gather several races, and what came up in somebody's quiet hours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
import time
from collections.abc import Awaitable, Callable

from hippodrome.server import metrics
from hippodrome.server.jobs.post import Post, Reader
from hippodrome.server.limits import Bucket
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.access import Line, away
from hippodrome.server.store.guests import Guest, Guests
from hippodrome.server.store.mails import Mails, News
from hippodrome.server.store.profiles import Profiles

log = logging.getLogger(__name__)

Push = Callable[[Guest, News], Awaitable[None]]


class Tidings:
    """Goes round every few seconds. Several processes may: a mail is claimed before it is sent."""

    def __init__(self, guests: Guests, settings: ServerSettings, post: Post, push: Push) -> None:
        self.guests = guests
        self.settings = settings
        self.post = post
        self.mails = Mails(guests.store.access)
        self.profiles = Profiles(guests.store.access)
        self._push = push
        self._sent = Bucket(*settings.mails)
        self._going: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._going = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self._going is not None:
            self._going.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._going

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tidings_seconds)
            try:
                for line in await self.mails.waiting():
                    await self._tell(line)
            except Exception as error:
                log.error("what waits could not be told", exc_info=None if away(error) else error)

    async def _tell(self, line: Line) -> None:
        now = time.time()
        ripe = line.first <= now - self.settings.mail_settle and (line.told or 0.0) <= now - self.settings.mail_pause
        if line.how == "mail" and (self.post.server is None or not ripe):
            return
        guest = await self.guests.find(line.guest)
        if guest is None or (await self.profiles.of(guest.id)).resting():
            return
        if line.how == "push":
            await self._push_late(guest, now)
        elif self._sent.take() and await self.mails.claim(guest.id, line.told):
            await self._mail(guest, now)

    async def _push_late(self, guest: Guest, now: float) -> None:
        """After quiet hours: one message, however much there was."""
        news = await self.mails.news(guest.id, guest.ids, "push")
        await self.mails.told(guest.id, "push", now)
        if news:
            await self._push(guest, news[-1])

    async def _mail(self, guest: Guest, now: float) -> None:
        news = await self.mails.news(guest.id, guest.ids, "mail")
        kept = await self.mails.of(guest.id)
        outcome = "sent"
        if news and kept is not None:
            reader = Reader(guest.id, kept.address, guest.language)
            try:
                if not await self.post.news(reader, await self.profiles.of(guest.id), news):
                    outcome = "failed"
            except smtplib.SMTPRecipientsRefused:
                outcome = "refused"
            # That somebody is asked at a window is nobody else's business: such mails are not counted.
            if all(one.kind != "asked" for one in news):
                metrics.NOTICES.labels("mail", outcome).inc()
        if outcome != "failed":
            await self.mails.told(guest.id, "mail", now)
            await (self.mails.arrived if outcome == "sent" else self.mails.refused)(guest.id)
