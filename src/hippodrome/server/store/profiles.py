"""What a guest says of themselves, and when they want to be left in peace."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import select

from hippodrome.server.store.access import Access
from hippodrome.server.store.database import profiles
from hippodrome.server.wire.persons import QuietHours

BLANK: dict[str, Any] = {
    "face": "", "slot": "", "languages": "", "shows": "", "learnt": "", "zone": "", "quiet_from": None,
    "quiet_to": None,
}  # fmt: skip


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@dataclass(frozen=True, slots=True)
class Profile:
    """What is kept of a person beside the name."""

    face: str
    slot: str
    languages: str
    shows: str
    learnt: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None

    @property
    def quiet(self) -> QuietHours | None:
        if self.quiet_from is None or self.quiet_to is None:
            return None
        return QuietHours(zone=self.zone, since=self.quiet_from, until=self.quiet_to)

    def resting(self, now: float | None = None) -> bool:
        """True if nobody should be told anything just now."""
        zone = zone_of(self.zone) if self.zone else None
        if zone is None or self.quiet_from is None or self.quiet_to is None:
            return False
        hour = datetime.fromtimestamp(time.time() if now is None else now, zone).hour
        if self.quiet_from <= self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to


class Profiles:
    """The profiles of a database's guests; whoever said nothing has a blank one."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, guest: str) -> Profile:
        found = await self.access.all(select(profiles).where(profiles.c.guest == guest))
        return Profile(**({name: getattr(found[0], name) for name in BLANK} if found else BLANK))

    async def change(self, guest: str, **changes: Any) -> Profile:
        """A profile with some things changed."""
        if changes:
            line = self.access.dialect.insert(profiles).values({"guest": guest, **BLANK, **changes})
            async with self.access.writing() as connection:
                await connection.execute(line.on_conflict_do_update(index_elements=["guest"], set_=changes))
        return await self.of(guest)
