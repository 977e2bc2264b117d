"""Notices to people who are not there: a webhook or Web Push when it is their turn, or the race is over."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx

from hippodrome.engine.words import game_words
from hippodrome.server import metrics, push
from hippodrome.server.errors import BadAddress, NoNotices
from hippodrome.server.guests import Guest, Guests
from hippodrome.server.resources import Notice
from hippodrome.server.settings import ServerSettings
from hippodrome.server.table import Table
from hippodrome.server.words import server_words

log = logging.getLogger(__name__)

TRIES = (0.0, 2.0, 10.0)
"""Pauses before each try, in seconds."""


class Notices:
    """Sends notices; never makes a table wait, and never calls an address inside the server's own network."""

    def __init__(self, guests: Guests, settings: ServerSettings) -> None:
        self.guests = guests
        self.settings = settings
        self.keys: push.Keys | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self.settings.notices and push.available():
            contact = self.settings.contact or self.settings.public_url or "mailto:hippodrome@localhost"
            self.keys = push.Keys(await self.guests.store.key("push", push.new_key()), contact)

    async def check(self, address: str) -> None:
        """Refuse an address that is not on the open internet (or allowed by the operator)."""
        if not self.settings.notices:
            raise NoNotices()
        await self._resolve(address)

    async def _resolve(self, address: str) -> None:
        parts = urlsplit(address)
        host = parts.hostname or ""
        if host in self.settings.notice_hosts:
            return
        if parts.scheme != "https" or not host:
            raise BadAddress()
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, parts.port or 443, type=socket.SOCK_STREAM)
        except OSError as error:
            raise BadAddress() from error
        if not found or not all(ipaddress.ip_address(entry[4][0]).is_global for entry in found):
            raise BadAddress()

    def after(self, before: Table, table: Table, online: Callable[[], set[int]]) -> None:
        """Something was committed here: tell those whose turn it has become, or that it is over."""
        if not self.settings.notices or table.settings.mode != "turns":
            return
        if table.phase == "over" and before.phase != "over":
            for seat in set(table.people) - online():
                self._tell("over", table, seat)
        elif table.turn is not None and table.turn != before.turn and table.chairs[table.turn].player is None:
            if table.turn not in online():
                self._tell("your_turn", table, table.turn)

    def _tell(self, kind: str, table: Table, seat: int) -> None:
        guest = table.chairs[seat].guest
        if guest is not None:
            task = asyncio.create_task(self._send(kind, table, seat, guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, kind: str, table: Table, seat: int, identifier: str) -> None:
        try:
            await self._notify(kind, table, seat, identifier)
        except Exception:
            log.exception("a notice failed", extra={"table": table.code})

    async def _notify(self, kind: str, table: Table, seat: int, identifier: str) -> None:
        guest = await self.guests.find(identifier)
        if guest is None or not (guest.webhook or guest.push):
            return
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
        if guest.webhook:
            await self._deliver("webhook", guest, guest.webhook, body, {"Content-Type": "application/json"})
        if self.keys is not None:
            for target in guest.push:
                await self._push(self.keys, guest, target, body)

    async def _push(self, keys: push.Keys, guest: Guest, target: dict[str, Any], body: bytes) -> None:
        try:
            sealed, headers = push.seal(keys, target, body)
        except (KeyError, ValueError):
            # A browser that gave no usable key cannot be pushed to.
            await self._unsubscribe(guest, target["endpoint"])
        else:
            await self._deliver("push", guest, target["endpoint"], sealed, headers)

    async def _unsubscribe(self, guest: Guest, endpoint: str) -> None:
        now = await self.guests.find(guest.id)
        if now is not None:
            await self.guests.unsubscribe(now, endpoint)

    async def _deliver(self, how: str, guest: Guest, address: str, body: bytes, headers: dict[str, str]) -> None:
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                await self._resolve(address)
                async with httpx.AsyncClient(timeout=5, follow_redirects=False, trust_env=False) as client:
                    answer = await client.post(address, content=body, headers=headers)
            except BadAddress:
                break
            except httpx.HTTPError as error:
                log.info("a notice was not delivered", extra={"how": how, "error": type(error).__name__})
                continue
            if answer.status_code < 300:
                metrics.NOTICES.labels(how, "sent").inc()
                return
            if how == "push" and answer.status_code in (404, 410):
                await self._unsubscribe(guest, address)
                break
        metrics.NOTICES.labels(how, "failed").inc()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
