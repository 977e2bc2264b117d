"""How much time each seat has: arithmetic on a table, the time and the pauses."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hippodrome.server.log.table import Table
from hippodrome.server.wire import nouns

AT_A_WINDOW = 60.0
"""Seconds for an answer at a window, which is on no clock: a bank that shrinks would tell who was asked."""
PAUSE = 30.0
"""Seconds a clock waits, per question, for a player who has lost the connection."""
GRACE = {"live": 30.0, "turns": 12 * 3600.0}
"""Seconds over the time that are forgiven once a race, and never more than a clock gives."""


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

    def shifted(self, jump: float) -> Pause:
        """The clock was set otherwise: that is nobody's time."""
        since = None if self.since is None else self.since + jump
        return replace(self, since=since, down=self.down + jump)

    def running(self, now: float) -> bool:
        """True while the clock stands still."""
        return self.since is not None and self.over + now - self.since < PAUSE


def allowance(table: Table, seat: int) -> float | None:
    """The seconds a seat has for the present question, or in its bank; None without a clock."""
    clock = table.settings.clock
    if clock.kind == "none" or table.chairs[seat].kind != "person":
        return None
    if seat == table.turn and table.window is not None:
        return min(AT_A_WINDOW, float(clock.seconds))
    return _known_allowance(table, seat)


def _known_allowance(table: Table, seat: int) -> float | None:
    """What everybody knows that a seat has, asked or not."""
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


def handing_over(table: Table) -> float | None:
    """When a bot takes over: at the deadline, or after a grace for who has never been late. A window is let pass."""
    at, clock = deadline(table), table.settings.clock
    if at is None or clock.kind == "none" or table.turn in table.reprieved or table.window is not None:
        return at
    return at + min(GRACE[table.settings.mode], float(clock.seconds))


def late(table: Table, seat: int, now: float, pause: Pause) -> bool:
    """True if a seat answers after its time."""
    return seat == table.turn and table.window is None and left(table, seat, now, pause) == 0.0


def bank_after(table: Table, seat: int, now: float, pause: Pause) -> float | None:
    """What a seat's bank holds after an answer; None if the clock is no bank."""
    if table.settings.clock.kind != "bank" or not table.banks or table.window is not None:
        return None
    remaining = left(table, seat, now, pause)
    return None if remaining is None else round(remaining + table.settings.clock.increment, 3)


def face(table: Table, now: float, pause: Pause, asked: bool = True) -> nouns.ClockFace:
    """The clocks as whoever is asked sees them; to others no clock runs at a window."""
    seats = range(len(table.chairs))
    turn = table.turn
    if turn is None or deadline(table) is None or (table.window is not None and not asked):
        return nouns.ClockFace(seat=None, left=[_rounded(_known_allowance(table, seat)) for seat in seats])
    return nouns.ClockFace(
        seat=turn,
        left=[_rounded(left(table, seat, now, pause)) for seat in seats],
        paused=pause.asked == table.asked and pause.running(now),
    )


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
