"""What goes by itself: tables that nobody started or moved at for long, uploads, guests who never came back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from hippodrome.server.clock import CLOCK
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.access import away
from hippodrome.server.store.guests import Guests
from hippodrome.server.store.mails import Mails
from hippodrome.server.store.store import Store

log = logging.getLogger(__name__)

FIRST = 60.0
"""Seconds after the start until the first round."""
DAY = 86_400.0
LONG = 7 * DAY

Forget = Callable[[str], Awaitable[bool]]
"""Forgets a table; False if somebody is there."""


class Expiry:
    """Goes round once an hour."""

    def __init__(self, store: Store, guests: Guests, settings: ServerSettings, forget: Forget) -> None:
        self.store = store
        self.guests = guests
        self.settings = settings
        self._forget = forget
        self._going: asyncio.Task[None] | None = None

    def start(self, absence: float) -> None:
        """Begin, after seconds in which there was no server."""
        self._going = asyncio.create_task(self._go_round(absence))

    async def stop(self) -> None:
        if self._going is not None:
            self._going.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._going

    async def _go_round(self, absence: float) -> None:
        """After a long absence wait a day: perhaps it is only the clock that is wrong."""
        pause = DAY if absence > LONG else min(FIRST, self.settings.expiry_seconds)
        while True:
            await asyncio.sleep(pause)
            pause = self.settings.expiry_seconds
            try:
                gone = await self.round(CLOCK.steady())
                if gone:
                    log.info("tables have expired", extra={"tables": gone})
            except Exception as error:
                log.error("expiry failed", exc_info=None if away(error) else error)

    async def round(self, now: float) -> int:
        """Forget what has idled for too long; returns how many tables."""
        settings = self.settings
        idle = {
            ("lobby", "live"): settings.lobby_days,
            ("lobby", "turns"): settings.turns_lobby_days,
            ("racing", "live"): settings.idle_days,
            ("racing", "turns"): settings.turns_idle_days,
        }
        codes = await self.store.lists.uploads(now - DAY * settings.upload_days)
        for (phase, mode), days in idle.items():
            codes += await self.store.lists.idle(phase, mode, now - DAY * days)
        gone = 0
        for code in codes:
            gone += await self._forget(code)
        await Mails(self.store.access).expire()
        await self.guests.expire(now - DAY * settings.guest_days)
        return gone
