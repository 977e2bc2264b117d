"""Standing answers: the windows that a player lets pass until the own turn begins."""

from __future__ import annotations

from hippodrome.server.errors import BadMessage, BotPlays
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries, messages


class Stood(Deed):
    """A player lets some windows pass from now on, or none any more: the last word counts, and only they see it."""

    form = entries.Stood
    redraws = True
    retells = False
    windows: tuple[str, ...]

    def change(self, table: Table, entry: Entry) -> None:
        others = {seat: windows for seat, windows in table.standing.items() if seat != self.seat}
        table.standing = others | ({self.seated: frozenset(self.windows)} if self.windows else {})

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Stood | None:
        if viewer is None or viewer != self.seat:
            return None
        return entries.Stood(**heard.entry.place, seat=self.seated, windows=list(self.windows))


def stand(table: Table, seat: int, message: messages.StandingMessage) -> Stood:
    """A standing answer to kinds of windows that the game has, out of one's turn."""
    table.must_race()
    if table.chairs[seat].player is not None:
        raise BotPlays()
    known = [window.key for window in table.game.windows if not window.own]
    strange = [key for key in message.windows if key not in known]
    if strange or not known:
        raise BadMessage(problem=f"windows: {', '.join(strange) or '-'}")
    return Stood(seat=seat, windows=tuple(key for key in known if key in message.windows))


def lets_pass(table: Table) -> bool:
    """Is the window at which the race stands one that the seat that is asked lets pass?"""
    window = table.window
    return window is not None and table.turn is not None and window.key in table.standing.get(table.turn, ())
