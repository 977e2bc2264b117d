"""Who is connected to a table, and how long each seat has been away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.server import clock
from hippodrome.server.log.clocks import Pause
from hippodrome.server.wire import nouns

if TYPE_CHECKING:
    from hippodrome.server.rooms.connections import Connection
    from hippodrome.server.rooms.room import Room


class Presences:
    """The crowd around one table."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.away: dict[int, float] = dict.fromkeys(range(len(room.table.chairs)), now)
        """Since when each seat without a connection has been away."""
        self._shown: nouns.Presence | None = None

    def _here(self, arriving: Connection | None = None) -> tuple[set[int], int]:
        """The seats and the number of spectators that are connected."""
        seats: set[int] = set()
        spectators = 0
        connections = list(self.room.audience.connections)
        if arriving is not None:
            connections.append(arriving)
        for connection in connections:
            mine = connection.seats(self.room.table)
            seats.update(mine)
            spectators += not mine
        return seats, spectators

    def online(self) -> set[int]:
        """The seats that are connected."""
        return self._here()[0]

    def now(self, arriving: Connection | None = None) -> nouns.Presence:
        here, spectators = self._here(arriving)
        seats = [seat in here for seat in range(len(self.room.table.chairs))]
        return nouns.Presence(seats=seats, spectators=spectators)

    def update(self) -> None:
        """Somebody came or went: note absences, pause the clock, tell everybody."""
        room = self.room
        now = clock.now()
        online = self.online()
        for seat in range(len(room.table.chairs)):
            if seat in online:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        self.pause(now)
        present = self.now()
        if present != self._shown:
            self._shown = present
            room.audience.show_presence()

    def pause(self, now: float) -> None:
        """The clock stands still while the player who is asked has just gone."""
        room = self.room
        turn = room.table.turn
        if room.pause.asked != room.table.asked:
            room.pause = Pause(room.table.asked)
        away = turn is not None and turn in self.away and room.table.settings.mode == "live"
        if away and room.pause.since is None:
            room.pause = room.pause.begun(now)
        elif not away and room.pause.since is not None:
            room.pause = room.pause.ended(now)

    def shift(self, jump: float) -> None:
        """The clock was set otherwise: nobody has been away for longer or shorter."""
        self.away = {seat: since + jump for seat, since in self.away.items()}

    def absent_since(self, seat: int) -> float | None:
        """Since when a person has been away from a live race; None if they are there."""
        table = self.room.table
        if table.settings.mode != "live" or seat >= len(table.chairs) or table.chairs[seat].kind != "person":
            return None
        return self.away.get(seat)

    def away_too_long(self, seat: int, now: float) -> bool:
        since = self.absent_since(seat)
        return since is not None and now - since >= self.room.table.settings.grace_seconds
