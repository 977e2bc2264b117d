"""Notices to people who are not there: a webhook or Web Push when it is their turn, or the race is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from hippodrome.engine.words import game_words
from hippodrome.server import metrics
from hippodrome.server.errors import NoNotices
from hippodrome.server.jobs import push
from hippodrome.server.jobs.calls import checked, post
from hippodrome.server.log.table import Table
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.guests import Guest, Guests
from hippodrome.server.wire.resources import Notice
from hippodrome.server.words import server_words

log = logging.getLogger(__name__)

TRIES = (0.0, 2.0, 10.0)
"""Pauses before each try, in seconds."""
GONE = (404, 410)
"""What a push service answers for a browser it no longer knows."""


class Notices:
    """Sends notices; never makes a table wait, and never calls an address inside the server's own network."""

    def __init__(self, guests: Guests, settings: ServerSettings) -> None:
        self.guests = guests
        self.settings = settings
        self.keys: push.Keys | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if push.available():
            contact = self.settings.contact or self.settings.public_url or "mailto:hippodrome@localhost"
            self.keys = push.Keys(await self.guests.store.key("push", push.new_key()), contact)

    async def check(self, address: str) -> None:
        """Refuse an address that is not on the open internet (or allowed by the operator)."""
        if not self.settings.notices:
            raise NoNotices()
        await checked(address, self.settings.notice_hosts)

    async def check_push(self, address: str) -> None:
        """Refuse a push service that may not be called: where nothing was set up, only those of the browsers."""
        if self.settings.notices:
            await checked(address, self.settings.notice_hosts)
        elif self.keys is None or not push.of_a_browser(address):
            raise NoNotices()

    def after(self, before: Table, table: Table, online: Callable[[], set[int]]) -> None:
        """Something was committed here: tell those whose turn it has become, or that it is over."""
        if not (self.settings.notices or self.keys) or table.settings.mode != "turns":
            return
        if table.phase == "over" and before.phase != "over":
            for seat in set(table.people) - online():
                self._tell("over", table, seat)
        elif table.turn is not None and table.turn != before.turn and table.chairs[table.turn].player is None:
            if table.turn not in online():
                self._tell("your_turn", table, table.turn, counted=table.window is None)

    def _tell(self, kind: str, table: Table, seat: int, counted: bool = True) -> None:
        """Tell a player; one who is asked at a window is not counted, for that somebody is would be told."""
        guest = table.chairs[seat].guest
        if guest is not None:
            task = asyncio.create_task(self._send(kind, table, seat, guest, counted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, kind: str, table: Table, seat: int, identifier: str, counted: bool) -> None:
        try:
            outcomes = await self._notify(kind, table, seat, identifier)
            for how, outcome in outcomes if counted else ():
                metrics.NOTICES.labels(how, outcome).inc()
        except Exception:
            log.exception("a notice failed", extra={"table": table.code})

    async def _notify(self, kind: str, table: Table, seat: int, identifier: str) -> list[tuple[str, str]]:
        """Send a notice every way there is; returns how, and what came of it."""
        guest = await self.guests.find(identifier)
        if guest is None or not (guest.webhook or guest.push):
            return []
        words = server_words(guest.language)
        title = game_words(table.game, guest.language).say("game-title")
        notice = Notice.model_validate(
            {
                "kind": kind,
                "table": table.code,
                "game": table.game.name,
                "seat": seat,
                "link": f"{self.settings.public_url}/t/{table.code}",
                "message": words.say(f"notice-{kind}", {"game": title, "table": table.code}),
            }
        )
        body = notice.model_dump_json().encode()
        outcomes = []
        if guest.webhook and self.settings.notices:
            headers = {"Content-Type": "application/json"}
            outcomes.append(("webhook", await self._deliver("webhook", guest, guest.webhook, body, headers)))
        if self.keys is not None:
            outcomes += [("push", await self._push(self.keys, guest, target, body)) for target in guest.push]
        return outcomes

    async def _push(self, keys: push.Keys, guest: Guest, target: dict[str, Any], body: bytes) -> str:
        try:
            sealed, headers = push.seal(keys, target, body)
        except (KeyError, ValueError):
            # A browser that gave no usable key cannot be pushed to.
            await self._unsubscribe(guest, target["endpoint"])
            return "failed"
        return await self._deliver("push", guest, target["endpoint"], sealed, headers)

    async def _unsubscribe(self, guest: Guest, endpoint: str) -> None:
        now = await self.guests.find(guest.id)
        if now is not None:
            await self.guests.unsubscribe(now, endpoint)

    async def _deliver(self, how: str, guest: Guest, address: str, body: bytes, headers: dict[str, str]) -> str:
        for pause in TRIES:
            await asyncio.sleep(pause)
            status = await self._try(how, address, body, headers)
            if 200 <= status < 300:
                return "sent"
            if how == "push" and status in GONE:
                await self._unsubscribe(guest, address)
                break
        return "failed"

    async def _try(self, how: str, address: str, body: bytes, headers: dict[str, str]) -> int:
        """One try; whatever the receiver does is one warning, and 0 if it gave no answer."""
        try:
            return await post(await checked(address, self.settings.notice_hosts), body, headers)
        except Exception as error:
            # What a receiver can make the layers below raise has no end: none of it is our fault.
            log.warning("a notice was not delivered", extra={"how": how, "error": type(error).__name__})
            return 0

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
