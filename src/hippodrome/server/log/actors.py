"""Who asks: the seats a connection or a request may act for."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.server.errors import BadToken, NotSeated, NotTheHost
from hippodrome.server.log.chairs import hashed, opens
from hippodrome.server.log.table import Table


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody at a table: the seats their keys open are looked up in the table as it is now."""

    keys: tuple[str, ...] = ()
    """Hashes of the seat tokens that were shown."""
    guest: str | None = None
    name: str = ""
    look: int | None = None
    """The seat looked through."""
    stranger: str = ""
    """Tells spectators without a key apart."""
    also: frozenset[str] = frozenset()
    """Guests who were merged into this one, and sit at tables under their old ids."""
    admitted: bool = False
    """True if the race of a set may be looked at: one's own is over, or the set is closed."""

    @property
    def guests(self) -> frozenset[str]:
        """Everybody this actor is."""
        return self.also if self.guest is None else self.also | {self.guest}

    def seats(self, table: Table) -> list[int]:
        """The seats this actor plays."""
        mine = {seat for guest in self.guests for seat in table.seats_of(guest)}
        for key in self.keys:
            mine.update(seat for seat, chair in enumerate(table.chairs) if opens(key, chair))
        return sorted(mine)

    def checked(self, table: Table) -> None:
        """Refuse tokens that open nothing, rather than make a player a spectator in silence; say which it is."""
        for place, key in enumerate(self.keys):
            if not [chair for chair in table.chairs if opens(key, chair)]:
                raise BadToken(place=place)

    def hosts(self, table: Table) -> bool:
        return table.host is not None and table.host in self.guests

    def may_watch(self, table: Table) -> bool:
        """Anybody watches an open table; a closed one its people, and before the start whoever may still sit down."""
        if table.in_set:
            return bool(self.seats(table)) or (self.admitted and table.phase == "over")
        invited = table.phase == "lobby" and any(chair.kind == "open" for chair in table.chairs)
        return table.settings.spectators or invited or bool(self.seats(table)) or self.hosts(table)

    def viewer(self, table: Table) -> int | None:
        """The seat whose knowledge is shown: the one looked through if it is ours, None for a spectator."""
        return self._looks_through(self.seats(table))

    def _looks_through(self, mine: list[int]) -> int | None:
        return self.look if self.look in mine else None

    def seat(self, table: Table, named: int | None) -> int:
        """The seat a request is made for."""
        mine = self.seats(table)
        seat = named if named is not None else self._looks_through(mine)
        if seat is None and mine:
            seat = mine[0]
        if seat is None or seat not in mine:
            raise NotSeated()
        return seat

    def client(self, table: Table, named: int | None, identifier: str) -> str:
        """The id of a request, unique at the table: whose it is, and the id they gave it."""
        mine = self.seats(table)
        if not mine:
            return f"{self.guest or '~' + self.stranger}/{identifier}"
        viewer = self._looks_through(mine)
        seat = named if named in mine else viewer if viewer is not None else mine[0]
        return f"{seat}/{identifier}"

    def mark(self, table: Table) -> str:
        """What tells onlookers of one table apart, and says nothing of them at another."""
        return hashed(f"{table.code} {self.guest or self.stranger}")[:12]

    def must_host(self, table: Table) -> None:
        if not self.hosts(table):
            raise NotTheHost()
