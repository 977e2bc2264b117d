"""Who asks: the seats a connection or a request may act for."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.server.chairs import opens
from hippodrome.server.errors import BadToken, NotASeat, NotSeated, NotTheHost
from hippodrome.server.table import Table


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody at a table: their tokens' seats are looked up in the table as it is now."""

    tokens: tuple[str, ...] = ()
    guest: str | None = None
    name: str = ""
    look: int | None = None
    """The seat looked through."""

    def seats(self, table: Table) -> list[int]:
        """The seats this actor plays."""
        mine = set(table.seats_of(self.guest)) if self.guest is not None else set()
        for token in self.tokens:
            mine.update(seat for seat, chair in enumerate(table.chairs) if opens(token, chair))
        return sorted(mine)

    def checked(self, table: Table) -> None:
        """Refuse tokens that open nothing, rather than make a player a spectator in silence."""
        for token in self.tokens:
            if not [chair for chair in table.chairs if opens(token, chair)]:
                raise BadToken()

    def hosts(self, table: Table) -> bool:
        return self.guest is not None and self.guest == table.host

    def viewer(self, table: Table) -> int | None:
        """The seat whose knowledge is shown: the one looked through if it is ours, None for a spectator."""
        return self.look if self.look is not None and self.look in self.seats(table) else None

    def seat(self, table: Table, named: int | None) -> int:
        """The seat a request is made for."""
        mine = self.seats(table)
        seat = named if named is not None else self.viewer(table)
        if seat is None and mine:
            seat = mine[0]
        if seat is None or seat not in mine:
            raise NotSeated()
        return seat

    def must_host(self, table: Table) -> None:
        if not self.hosts(table):
            raise NotTheHost()


def existing(table: Table, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(table.chairs):
        raise NotASeat(seat=seat + 1)
    return seat
