"""A server process as a whole: what its endpoints share."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Awaitable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from typing import TypeVar

import httpx
from starlette.requests import HTTPConnection

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.errors import BadToken, NoGuest, NoSuchPage, NoSuchTable, TooFast, TooManyTables
from hippodrome.server.http.pipes import CALLING, Pipes
from hippodrome.server.jobs.expiry import Expiry
from hippodrome.server.jobs.notices import Notices
from hippodrome.server.jobs.tidings import Tidings
from hippodrome.server.jobs.trials import Trials, Tunings
from hippodrome.server.jobs.workers import Workers
from hippodrome.server.limits import Bucket, Buckets, Effort, neighbourhood
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import hashed
from hippodrome.server.rooms import cups, sets
from hippodrome.server.rooms.room import Room
from hippodrome.server.rooms.rooms import Rooms
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.database import default_url
from hippodrome.server.store.guests import Guest, Guests
from hippodrome.server.store.store import Store

ANSWER = 100.0
"""Seconds in which another process answers."""
ASKING = httpx.Limits(max_connections=200, keepalive_expiry=5.0)
Found = TypeVar("Found")


@dataclass
class Service:
    """Storage, tables, guests and limits of one process."""

    settings: ServerSettings
    store: Store
    guests: Guests
    notices: Notices
    workers: Workers
    rooms: Rooms
    creations: Buckets[Bucket]
    messages: Buckets[Bucket]
    chatter: Buckets[Bucket]
    connects: Buckets[Bucket]
    effort: Buckets[Effort]
    guesses: Buckets[Bucket]
    hints: Buckets[Bucket]
    mail_codes: Buckets[Bucket]
    expiry: Expiry
    trials: Trials
    tunings: Tunings
    salt: bytes
    """What addresses are hashed with before they are kept."""
    pipes: Pipes
    inside: httpx.AsyncClient
    """Asks other processes."""
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets by address."""

    @classmethod
    async def start(cls, settings: ServerSettings) -> Service:
        store = await Store.open(settings.database or default_url(), settings.processes > 1)
        guests = Guests(store)
        notices = Notices(guests, settings)
        workers = Workers(settings.workers)
        rooms = Rooms(store, workers, notices, settings)
        service = cls(
            settings, store, guests, notices, workers, rooms,
            Buckets(settings.creations, Bucket), Buckets(settings.messages, Bucket), Buckets(settings.chatter, Bucket),
            Buckets(settings.connects, Bucket), Buckets(settings.effort, Effort), Buckets(settings.guesses, Bucket),
            Buckets(settings.hints, Bucket), Buckets(settings.mail_codes, Bucket),
            Expiry(store, guests, settings, rooms.expire),
            Trials(settings.trials), Tunings(settings.trials),
            bytes.fromhex(await store.key("origins", secrets.token_hex(32))), Pipes(rooms.neighbours),
            httpx.AsyncClient(timeout=httpx.Timeout(ANSWER, connect=CALLING), limits=ASKING, trust_env=False),
        )  # fmt: skip
        await notices.start()
        await rooms.start()
        service.expiry.start(rooms.uptime.away)
        return service

    @property
    def tidings(self) -> Tidings:
        """What waits to be told."""
        return self.notices.tidings

    async def stop(self) -> None:
        """Put everything away, in the order that loses nothing."""
        await self.expiry.stop()
        await self.trials.stop()
        await self.tunings.stop()
        await self.inside.aclose()
        await self.rooms.stop()
        await self.workers.close()
        await self.notices.close()
        await self.store.close()

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose key a request carries; None without a key."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if not token:
            return None
        found = await self.guests.known(token.strip()) if scheme.lower() == "bearer" else None
        if found is None:
            raise BadToken()
        return found

    async def known_guest(self, connection: HTTPConnection) -> Guest:
        """The guest whose key a request carries, or a refusal."""
        found = await self.guest(connection)
        if found is None:
            raise NoGuest()
        return found

    async def asker(self, connection: HTTPConnection, code: str) -> tuple[Room, Actor]:
        """A table and whoever asks for it, by guest's key or seat token; a token that opens nothing is refused."""
        found = await self.guest(connection)
        token = connection.headers.get("x-seat")
        actor = Actor((hashed(token),) if token else (), *((found.id, "", None, "", found.also) if found else ()))
        room = await self.room(connection, code)
        actor.checked(room.table)
        return room, await self.admitted(room, actor)

    async def admitted(self, room: Room, actor: Actor) -> Actor:
        """Whoever asks, with what they may look at."""
        if not room.table.in_set:
            return actor
        asked = cups.admitted if room.table.occasion.cup else sets.admitted
        return replace(actor, admitted=await asked(self.rooms, room, actor.guests))

    def creating(self, connection: HTTPConnection) -> None:
        """Somebody creates something that stays: not too often."""
        bucket = self.creations.of(address(connection))
        if not bucket.take():
            raise TooFast(seconds=bucket.wait)

    async def room_for_one_more(self, guest: Guest, connection: HTTPConnection, uploaded: bool) -> str:
        """Where a new table comes from, if there may be one more."""
        self.creating(connection)
        origin, lists, settings = self.origin(connection), self.store.lists, self.settings
        if await lists.count_from(origin, uploaded) >= (settings.uploads_from if uploaded else settings.tables_from):
            raise TooManyTables()
        if uploaded:
            return origin
        hosted = await lists.count_hosted(guest.ids)
        if await lists.count_open() >= settings.open_tables or hosted >= settings.tables_each:
            raise TooManyTables()
        return origin

    def origin(self, connection: HTTPConnection) -> str:
        """What is kept of where somebody comes from: enough to count, too little to find them."""
        return hmac.new(self.salt, address(connection).encode(), hashlib.sha256).hexdigest()[:32]

    def working(self, connection: HTTPConnection) -> AbstractAsyncContextManager[None]:
        """Something that takes the processor a while, done without waiting: so much for each address."""
        return self.effort.of(address(connection)).working()

    async def room(self, connection: HTTPConnection, code: str) -> Room:
        """A table by its code."""
        return await self.guessed(connection, self.rooms.get(code))

    async def guessed(
        self, connection: HTTPConnection, finding: Awaitable[Found | None], missing: HippodromeError | None = None
    ) -> Found:
        """What a code leads to; codes that do not exist can be tried only now and then."""
        bucket = self.guesses.of(address(connection))
        if bucket.left < 1 and not bucket.take():
            if isinstance(finding, Coroutine):
                finding.close()
            raise TooFast(seconds=bucket.wait)
        try:
            found = await finding
        except NoSuchTable:
            bucket.take()
            raise
        if found is None:
            bucket.take()
            raise missing or NoSuchPage()
        return found


def address(connection: HTTPConnection) -> str:
    """Where a client comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client is not None else "local"


def service_of(connection: HTTPConnection) -> Service:
    """The service behind an application."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service
