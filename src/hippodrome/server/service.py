"""A server process as a whole: what its endpoints share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from hippodrome.server.actors import Actor
from hippodrome.server.chairs import hashed
from hippodrome.server.database import default_url
from hippodrome.server.errors import BadToken, NoGuest, TooFast
from hippodrome.server.guests import Guest, Guests
from hippodrome.server.limits import Buckets
from hippodrome.server.notices import Notices
from hippodrome.server.rooms import Rooms
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store import Store
from hippodrome.server.workers import Workers


@dataclass
class Service:
    """Storage, tables, guests and limits of one process."""

    settings: ServerSettings
    store: Store
    guests: Guests
    notices: Notices
    workers: Workers
    rooms: Rooms
    creations: Buckets
    messages: Buckets
    chatter: Buckets
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets by address."""

    @classmethod
    async def start(cls, settings: ServerSettings) -> Service:
        store = await Store.open(settings.database or default_url())
        guests = Guests(store)
        notices = Notices(guests, settings)
        workers = Workers(settings.workers)
        rooms = Rooms(store, workers, notices, settings)
        service = cls(
            settings, store, guests, notices, workers, rooms,
            Buckets(settings.creations), Buckets(settings.messages), Buckets(settings.chatter),
        )  # fmt: skip
        await notices.start()
        await rooms.start()
        return service

    async def stop(self) -> None:
        """Put everything away, in the order that loses nothing."""
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

    async def actor(self, connection: HTTPConnection) -> Actor:
        """Whoever asks, by guest's key or seat token."""
        found = await self.guest(connection)
        token = connection.headers.get("x-seat")
        return Actor((hashed(token),) if token else (), found.id if found else None)

    def creating(self, connection: HTTPConnection) -> None:
        """Somebody creates something that stays: not too often."""
        bucket = self.creations.of(address(connection))
        if not bucket.take():
            raise TooFast(seconds=bucket.wait)


def address(connection: HTTPConnection) -> str:
    """Where a client comes from."""
    return connection.client.host if connection.client is not None else "local"


def service_of(connection: HTTPConnection) -> Service:
    """The service behind an application."""
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service
