"""Notices to people who are not there: a webhook, Web Push or mail when it is their turn, or the race is over."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.words import game_words
from hippodrome.server import metrics
from hippodrome.server.errors import NoNotices
from hippodrome.server.jobs import push
from hippodrome.server.jobs.calls import checked, post
from hippodrome.server.jobs.post import Post
from hippodrome.server.jobs.tidings import Tidings
from hippodrome.server.log.table import Table
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.guests import Guest, Guests
from hippodrome.server.store.mails import News
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
        self.tidings: Tidings
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if push.available():
            contact = self.settings.contact or self.settings.public_url or "mailto:hippodrome@localhost"
            self.keys = push.Keys(await self.guests.store.key("push", push.new_key()), contact)
        key = bytes.fromhex(await self.guests.store.key("mail", secrets.token_hex(32)))
        self.tidings = Tidings(self.guests, self.settings, Post(self.settings, key), self._push_late)
        self.tidings.start()

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
        if not (self.settings.notices or self.keys or self.settings.mail) or table.settings.mode != "turns":
            return
        if table.phase == "over" and before.phase != "over":
            for seat in set(table.people) - online():
                self._tell("over", table, seat)
        elif table.turn is not None and table.turn != before.turn and table.chairs[table.turn].player is None:
            if table.turn not in online():
                self._tell("your_turn", table, table.turn, counted=table.window is None)
        elif table.reminded != before.reminded and table.turn is not None and table.turn not in online():
            # Whoever does not want to hear somebody is not reminded by them, either.
            if table.hears(table.turn, table.reminded[1], ""):
                self._tell("waiting", table, table.turn)

    def _tell(self, kind: str, table: Table, seat: int, counted: bool = True) -> None:
        """Tell a player; one who is asked at a window is not counted, for that somebody is would be told."""
        guest = table.chairs[seat].guest
        if guest is not None:
            task = asyncio.create_task(self._send(kind, table, seat, guest, counted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, kind: str, table: Table, seat: int, identifier: str, counted: bool) -> None:
        try:
            outcomes = await self._notify(kind, table, seat, identifier, counted)
            for how, outcome in outcomes if counted else ():
                metrics.NOTICES.labels(how, outcome).inc()
        except Exception:
            log.exception("a notice failed", extra={"table": table.code})

    async def _notify(
        self, kind: str, table: Table, seat: int, identifier: str, counted: bool
    ) -> list[tuple[str, str]]:
        """Send a notice every way there is; returns how, and what came of it."""
        guest = await self.guests.find(identifier)
        if guest is None:
            return []
        tidings, later = self.tidings, ("your_turn" if kind == "waiting" else kind) if counted else "asked"
        kept = await tidings.mails.of(guest.id) if tidings.post.server is not None else None
        if kept is not None and kept.confirmed is not None:
            await tidings.mails.wait(guest.id, table.code, later, "mail")
        outcomes = []
        if guest.webhook and self.settings.notices:
            body = await self._notice(kind, table.game.name, table.code, seat, guest)
            headers = {"Content-Type": "application/json"}
            outcomes.append(("webhook", await self._deliver("webhook", guest, guest.webhook, body, headers)))
        if guest.push and (await tidings.profiles.of(guest.id)).resting():
            await tidings.mails.wait(guest.id, table.code, later, "push")
        elif guest.push:
            outcomes += await self._push_all(guest, await self._notice(kind, table.game.name, table.code, seat, guest))
        return outcomes

    async def _push_late(self, guest: Guest, news: News) -> None:
        """What came up in somebody's quiet hours."""
        kind = "over" if news.kind == "over" else "your_turn"
        body = await self._notice(kind, news.game, news.code, news.seat, guest)
        outcomes = await self._push_all(guest, body)
        for how, outcome in outcomes if news.kind != "asked" else ():
            metrics.NOTICES.labels(how, outcome).inc()

    async def _notice(self, kind: str, game: str, code: str, seat: int, guest: Guest) -> bytes:
        """What is sent; one message stands for all races that wait."""
        races = await self.guests.store.lists.races(guest.ids)
        waiting = sum(line.phase == "racing" and line.turn in (line.seat, -1 - line.seat) for line in races)
        words = server_words(guest.language)
        title = game_words(registry.game(game), guest.language).say("game-title")
        message = words.say(f"notice-{kind}", {"game": title, "table": code})
        if kind != "over" and waiting > 1:
            message = f"{message} {words.say('mail-waiting', {'count': waiting})}"
        return (
            Notice.model_validate(
                {
                    "kind": "over" if kind == "over" else "your_turn",
                    "table": code,
                    "game": game,
                    "seat": seat,
                    "link": f"{self.settings.public_url}/t/{code}",
                    "message": message,
                    "waiting": waiting,
                }
            )
            .model_dump_json()
            .encode()
        )

    async def _push_all(self, guest: Guest, body: bytes) -> list[tuple[str, str]]:
        if self.keys is None:
            return []
        return [("push", await self._push(self.keys, guest, target, body)) for target in guest.push]

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
        await self.tidings.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
