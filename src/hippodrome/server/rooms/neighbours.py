"""The other processes of one database: which of them live, and which of all keeps a table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from hippodrome.server.store.access import away, surely
from hippodrome.server.store.processes import SILENT, Member
from hippodrome.server.store.store import Store

log = logging.getLogger(__name__)

BEAT = 1.5
"""Seconds between two words that this process lives."""

MEETING = 5.0
"""Seconds for which a process waits at its start for those that start with it."""
LOOKING = 0.1
"""Seconds between two looks for them."""


def home(code: str, members: list[Member]) -> Member:
    """Where a table belongs: the highest of as many draws as there are places, so that who comes or goes moves few."""
    return max(members, key=lambda one: hashlib.blake2b(f"{one.place} {code}".encode(), digest_size=8).digest())


class Neighbours:
    """A process among the others; where the database is its own, there are none."""

    def __init__(self, store: Store, place: str) -> None:
        self.store = store
        self.name = store.access.process
        self.place = place or self.name
        self.secret = ""
        """What the processes know each other by."""
        self.present: dict[str, Member] = {}
        """Those who live, by name; this one among them."""
        self.members: list[Member] = []
        """The same, one for each place: of two in one the newer has come to replace the older."""
        self.gone: Callable[[str], None] | None = None
        """Told the name of a process that is there no more."""
        self._address = ""
        self._sure = 0.0
        self._turn = itertools.count()
        self._beating: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Learn who is there already."""
        if self.store.shared:
            self.secret = await self.store.key("inside", secrets.token_hex(32))
            await surely(self._look)

    async def join(self, address: str) -> None:
        """Be there from now on, at an address where the others are heard."""
        if self.store.shared:
            self._address = address
            await surely(self._beat)
            self._beating = asyncio.create_task(self._go_on())

    async def meet(self, count: int) -> None:
        """Wait until so many are there, but not for long: a table made before would be moved to who comes."""
        until = time.monotonic() + MEETING
        while self.store.shared and len(self.members) < count and time.monotonic() < until:
            await asyncio.sleep(LOOKING)
            await surely(self._look)

    async def leave(self) -> None:
        """Be there no more: others may keep this process's tables at once."""
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
            self._beating = None
            with contextlib.suppress(Exception):
                await self.store.processes.leave()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                log.warning("a process could not say that it lives", exc_info=None if away(error) else error)

    async def _beat(self) -> None:
        began, unbroken = time.monotonic(), self.sure
        await self.store.processes.beat(self.place, self._address)
        if unbroken:
            self._sure = began
        await self._look()

    async def _look(self) -> None:
        self._know(await self.store.processes.present())

    def _know(self, present: list[Member]) -> None:
        left = self.present.keys() - {member.name for member in present}
        self.present = {member.name: member for member in present}
        self.members = list({member.place: member for member in present}.values())
        for name in left:
            self._tell_gone(name)

    def _tell_gone(self, name: str) -> None:
        if self.gone is not None and name != self.name:
            self.gone(name)

    # Who keeps what

    @property
    def alone(self) -> bool:
        """True if this process need not look at any other."""
        return not self.present.keys() - {self.name}

    @property
    def sure(self) -> bool:
        """True if the others cannot have taken this process for dead."""
        return not self.store.shared or self._beating is None or time.monotonic() - self._sure < SILENT - BEAT

    async def be_sure(self, look: Callable[[], Awaitable[None]]) -> None:
        """After standing still: say that this process lives, and look at what others have taken from it meanwhile."""
        began = time.monotonic()
        await surely(self._beat)
        await surely(look)
        self._sure = began

    def home(self, code: str) -> Member | None:
        """Where a table belongs; None: here."""
        if self.alone or not self.members:
            return None
        found = home(code, self.members)
        return None if found.name == self.name else found

    async def keeper(self, code: str) -> Member | None:
        """The process that keeps a table, or that should if nobody does; None: this one."""
        if self.alone:
            return None
        name = await self.store.leases.keeper(code)
        if name == self.name:
            return None
        return self.present.get(name or "") or self.home(code)

    def next(self) -> Member | None:
        """Each process in turn; None: this one."""
        if self.alone:
            return None
        found = self.members[next(self._turn) % len(self.members)]
        return None if found.name == self.name else found

    async def bury(self, member: Member) -> None:
        """A process does not answer where it said that it listens."""
        log.warning("a process does not answer", extra={"member": member.name, "address": member.address})
        self._know([one for one in self.present.values() if one.name != member.name])
        await self.store.processes.bury(member)
