"""How long people take over windows. One that passes somebody by takes as long, so that a wait tells of no hand."""

from __future__ import annotations

from collections import deque

from hippodrome.engine.chance import Seeded
from hippodrome.server.log.deed import Entry
from hippodrome.server.log.standing_answers import lets_pass
from hippodrome.server.log.table import Table

KEPT = 12
LONGEST = 8.0
"""Seconds that a window takes at most where nobody can answer, however long people think elsewhere."""


class Hesitations:
    """What people at one table took over their last answers at windows out of their own turn."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=KEPT)

    def note(self, before: Table, after: Table, entry: Entry) -> None:
        """Something has happened at a table: remember how long it took, if it was such an answer."""
        seat, window = before.turn, before.window
        if window is None or window.own or seat is None or before.chairs[seat].player is not None:
            return
        if after.asked != before.asked and entry.client is not None and not lets_pass(before):
            self._seconds.append(min(entry.at - before.since, LONGEST))

    def like(self, table: Table, secret: bytes) -> float:
        """One of them for this question, which nobody can guess; before there are any, as long as a bot takes."""
        if not self._seconds:
            return float(table.settings.bot_seconds)
        return self._seconds[int(Seeded(secret.hex(), table.asked, "hesitation").below(len(self._seconds)))]
