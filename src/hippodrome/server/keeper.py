"""What a table needs when nobody asks: bots that play, clocks that run out, players who do not come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import clocks, play, redaction
from hippodrome.server.chairs import Why
from hippodrome.server.lobby import Change

if TYPE_CHECKING:
    from hippodrome.server.room import Room

log = logging.getLogger(__name__)

LEASE = 15.0
"""Seconds for which a process looks after a table before another may."""
SECOND_LOOK = 15.0
"""Seconds a player has at least after the table was opened in this process, whatever the clock says:
time in which the server was down is nobody's fault."""


class Keeper:
    """Looks after one table in this process, if no other process does."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.opened = time.time()
        self.kept_until = 0.0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, once there is a race to look after."""
        if self.task is None and self.room.table.phase == "racing":
            self.task = asyncio.create_task(self._tend())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _tend(self) -> None:
        room = self.room
        while room.table.phase == "racing":
            room.news.clear()
            try:
                due = self._due(time.time())
                if due is None or due > time.time():
                    await _wait(room.news, None if due is None else due - time.time())
                elif await self._keeps():
                    await self._act()
                else:
                    await _wait(room.news, 2.0)
            except HippodromeError as error:
                log.warning("a keeper's move was refused", extra={"table": room.table.code, "reason": error.key})
                await asyncio.sleep(0.5)
            except Exception:
                log.exception("a keeper failed", extra={"table": room.table.code})
                await asyncio.sleep(2.0)

    def _due(self, now: float) -> float | None:
        """When this table next needs something; in the past if now."""
        room, table = self.room, self.room.table
        turn = table.turn
        if turn is None:
            return None
        if table.chairs[turn].player is not None:
            # A race among bots alone waits for somebody to watch; one that people have left is finished.
            alone = not any(chair.kind == "person" for chair in table.chairs)
            return None if alone and not room.connections and not room.presences.elsewhere else now
        times = [self._out_of_time(now), self._gone_too_long(turn)]
        return min((at for at in times if at is not None), default=None)

    def _out_of_time(self, now: float) -> float | None:
        room, table = self.room, self.room.table
        deadline = clocks.deadline(table)
        if deadline is None:
            return None
        if room.pause.asked == table.asked:
            deadline += room.pause.longest(now)
        return max(deadline, self.opened + min(SECOND_LOOK, deadline - table.since))

    def _gone_too_long(self, turn: int) -> float | None:
        """When an absent player's grace is over; only if another person is waiting."""
        presences, table = self.room.presences, self.room.table
        gone = presences.absent_since(turn)
        waiting = [seat for seat in presences.online() if seat != turn and table.chairs[seat].person]
        if gone is None or not waiting:
            return None
        return max(gone, table.since) + table.settings.grace_seconds

    async def _keeps(self) -> bool:
        """True if this process looks after the table; it holds the lease or takes one that has run out."""
        store = self.room.rooms.store
        now = time.time()
        if not store.postgresql or now < self.kept_until - LEASE / 2:
            return True
        if await store.keep(self.room.table.code, self.room.rooms.process, now, now + LEASE):
            self.kept_until = now + LEASE
            return True
        self.kept_until = 0.0
        return False

    async def _act(self) -> None:
        room, table = self.room, self.room.table
        turn = table.turn
        now = time.time()
        if turn is None:
            return
        if table.chairs[turn].player is not None:
            await self._play(turn)
            return
        out = self._out_of_time(now)
        why: Why = "time" if out is not None and out <= now else "absent"
        await room.commit(lambda _now: play.hand_over_late(room.table, turn, table.asked, why))

    async def _play(self, turn: int) -> None:
        """A bot chooses in its own process, takes a moment, and plays."""
        room, table = self.room, self.room.table
        bot = table.chairs[turn].player
        assert bot is not None
        seen = redaction.observed(table.racing, turn)
        choice = await room.rooms.workers.choose(table.game.name, table.players, table.options, seen, bot)
        moment = table.settings.bot_seconds if table.people else 0.0
        wait = table.since + moment - time.time()
        if wait > 0:
            await asyncio.sleep(wait)
        if room.table.asked == table.asked and room.table.chairs[turn].player == bot:
            await room.commit(lambda now: self._bot_move(turn, table.asked, choice, bot, now))

    def _bot_move(self, turn: int, asked: int, choice: int, bot: str, now: float) -> Change:
        room = self.room
        bank = clocks.bank_after(room.table, turn, now, room.pause)
        return play.move(room.table, turn, asked, choice, room.secret, bank, bot)


async def _wait(news: asyncio.Event, seconds: float | None) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
