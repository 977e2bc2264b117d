"""Reminding somebody that a race by turns waits for them: after a while, once a question, and by its players alone."""

from __future__ import annotations

from hippodrome.server.errors import NobodyToRemind, RemindedAlready, TooSoonToRemind
from hippodrome.server.log.deed import Deed, Entry
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries


class Reminded(Deed):
    """A player had the one be told who is waited for; everybody sees it, so nobody does it again."""

    form = entries.Reminded
    who: int

    def change(self, table: Table, entry: Entry) -> None:
        table.reminded = (table.asked, self.seated)


def remind(table: Table, seat: int, now: float, after: float) -> Reminded:
    """A player reminds the one who is asked, who has had some hours by then, or half of a shorter time to answer.

    At a window it is not told who is asked, so nobody can be reminded there.
    """
    table.must_race()
    turn, clock = table.turn, table.settings.clock
    if table.settings.mode != "turns" or turn is None or turn == seat or table.window is not None:
        raise NobodyToRemind()
    if table.chairs[turn].player is not None:
        raise NobodyToRemind()
    if table.reminded[0] == table.asked:
        raise RemindedAlready(name=table.chairs[turn].name)
    patience = after if clock.kind == "none" else min(after, clock.seconds / 2)
    if now - table.since < patience:
        raise TooSoonToRemind(name=table.chairs[turn].name, hours=max(1, round(patience / 3600)))
    return Reminded(seat=seat, who=turn)
