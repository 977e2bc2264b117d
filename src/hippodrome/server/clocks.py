"""How much time each seat has: arithmetic on a table, the time and the pauses."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hippodrome.server import wire
from hippodrome.server.table import Table

PAUSE = 30.0
"""Seconds a clock waits, per question, for a player who has lost the connection."""


@dataclass(frozen=True, slots=True)
class Pause:
    """How long the player who is asked has been away since the question: the clock did not run."""

    asked: int
    over: float = 0.0
    """Seconds of pauses that have ended."""
    since: float | None = None
    """When the present one began."""
    down: float = 0.0
    """Seconds for which no server was there: they are nobody's."""

    def seconds(self, now: float) -> float:
        """The pause so far, never longer than allowed."""
        running = 0.0 if self.since is None else now - self.since
        return min(PAUSE, self.over + running) + self.down

    def longest(self, now: float) -> float:
        """The pause as it may still become."""
        return PAUSE + self.down if self.running(now) else self.seconds(now)

    def begun(self, now: float) -> Pause:
        """The player has just gone."""
        return replace(self, since=now)

    def ended(self, now: float) -> Pause:
        """The player is back."""
        return replace(self, over=self.seconds(now) - self.down, since=None)

    def running(self, now: float) -> bool:
        """True while the clock stands still."""
        return self.since is not None and self.over + now - self.since < PAUSE


def allowance(table: Table, seat: int) -> float | None:
    """The seconds a seat has for the present question, or in its bank; None without a clock."""
    clock = table.settings.clock
    if clock.kind == "none" or table.chairs[seat].kind != "person":
        return None
    if clock.kind == "move":
        return float(clock.seconds)
    return table.banks[seat] if table.banks else float(clock.seconds)


def left(table: Table, seat: int, now: float, pause: Pause) -> float | None:
    """The seconds a seat has left now."""
    seconds = allowance(table, seat)
    if seconds is None or seat != table.turn or table.chairs[seat].player is not None:
        return seconds
    waited = pause.seconds(now) if pause.asked == table.asked else 0.0
    return max(0.0, seconds - (now - table.since - waited))


def deadline(table: Table) -> float | None:
    """When the time of the seat that is asked is over, if nobody pauses; None if no clock runs."""
    seat = table.turn
    if seat is None or table.chairs[seat].player is not None:
        return None
    seconds = allowance(table, seat)
    return None if seconds is None else table.since + seconds


def bank_after(table: Table, seat: int, now: float, pause: Pause) -> float | None:
    """What a seat's bank holds after an answer; None if the clock is no bank."""
    if table.settings.clock.kind != "bank" or not table.banks:
        return None
    remaining = left(table, seat, now, pause)
    return None if remaining is None else round(remaining + table.settings.clock.increment, 3)


def face(table: Table, now: float, pause: Pause) -> wire.ClockFace:
    """The clocks as everybody sees them."""
    turn = table.turn
    running = turn is not None and deadline(table) is not None
    return wire.ClockFace(
        seat=turn if running else None,
        left=[None if seconds is None else round(seconds, 1) for seconds in _all_left(table, now, pause)],
        paused=running and pause.asked == table.asked and pause.running(now),
    )


def _all_left(table: Table, now: float, pause: Pause) -> list[float | None]:
    return [left(table, seat, now, pause) for seat in range(len(table.chairs))]
