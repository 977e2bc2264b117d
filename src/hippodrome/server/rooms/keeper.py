"""What a table needs when nobody asks: bots that play, clocks that run out, players who do not come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from hippodrome.engine.duplicate import whim
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.state import Observation, State
from hippodrome.server import clock
from hippodrome.server.log import clocks, racing
from hippodrome.server.log.chairs import Why
from hippodrome.server.log.racing import Moved
from hippodrome.server.log.standing_answers import lets_pass
from hippodrome.server.log.standing_in import hand_over_late
from hippodrome.server.store.access import away
from hippodrome.server.wire.scenes import observed

if TYPE_CHECKING:
    from hippodrome.server.rooms.room import Room

log = logging.getLogger(__name__)

SECOND_LOOK = 15.0
"""Seconds a player has at least after the table was opened in this process, whatever the clock says:
time in which the server was down is nobody's fault."""
AWAY = 15.0
"""Seconds after which who has gone is not waited for at a window: time to load the page again."""


class Keeper:
    """Looks after one table in the process that keeps it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.opened = clock.now()
        self.task: asyncio.Task[None] | None = None
        self.thought: dict[int, float] = {}
        """How long the bot of each seat took over its last choice."""

    def start(self) -> None:
        """Begin, once there is a race to look after."""
        if self.task is None and self.room.table.phase == "racing":
            self.task = asyncio.create_task(self._tend())

    async def stop(self) -> None:
        # Who looks after a table may be the first to learn that it is another's.
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def shift(self, jump: float) -> None:
        """The clock was set otherwise."""
        self.opened += jump

    async def _tend(self) -> None:
        room = self.room
        while room.table.phase == "racing" and not room.parted:
            room.news.clear()
            try:
                due = self._due(clock.now())
                if due is None or due > clock.now():
                    await _wait(room.news, None if due is None else due - clock.now())
                else:
                    await self._act()
            except HippodromeError as error:
                log.warning("a keeper's move was refused", extra={"table": room.table.code, "reason": error.key})
                await asyncio.sleep(0.5)
            except Exception as error:
                fault = None if away(error) else error
                log.error("a keeper failed", exc_info=fault, extra={"table": room.table.code})
                await asyncio.sleep(2.0)

    def _due(self, now: float) -> float | None:
        """When this table next needs something; in the past if now."""
        table = self.room.table
        turn = table.turn
        if turn is None:
            return None if not table.held or self._unwatched() else self._passed_by()
        if table.chairs[turn].player is not None:
            return None if self._unwatched() else now
        gone = self._gone_too_long(turn)
        times = [self._out_of_time(now), gone]
        if lets_pass(table) or (gone is not None and table.window is not None and not table.window.own):
            times.append(self._passed_by())
        return min((at for at in times if at is not None), default=None)

    def _passed_by(self) -> float:
        """When a window passes by who has no answer there, lets it pass or is away: the same for all three."""
        table = self.room.table
        at, seat = table.since + self._moment(), int(table.racing.seat)
        gone = self.room.presences.absent_since(seat) if table.chairs[seat].player is None else None
        return at if gone is None or table.window is None or table.window.own else max(at, gone + AWAY)

    def _unwatched(self) -> bool:
        """A race among bots alone waits for somebody to watch, unless something hangs on it; one that people have
        left is finished.
        """
        room = self.room
        if room.table.counts or any(chair.kind == "person" for chair in room.table.chairs):
            return False
        return not room.audience.connections

    def _moment(self) -> float:
        """Seconds that pass at a window, or before a bot plays: as long where there is nothing to answer as where
        there is, whether a bot or a person takes the time. A person's own turn is not held up: how long they think is
        to be seen anyway.
        """
        table = self.room.table
        window, seat = table.window, int(table.racing.seat)
        bot = table.chairs[seat].player
        if not table.people or (window is not None and window.own and bot is None):
            return 0.0
        if window is not None and bot is None and len(table.people) > 1:
            return self.room.hesitations.like(table, self.room.secret)
        return max(table.settings.bot_seconds, self.thought.get(seat, 0.0) if table.held and bot is not None else 0.0)

    def _out_of_time(self, now: float) -> float | None:
        room, table = self.room, self.room.table
        deadline = clocks.handing_over(table)
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
        lost = self.room.pause.down if self.room.pause.asked == table.asked else 0.0
        return max(gone, table.since + lost) + table.settings.grace_seconds

    async def _act(self) -> None:
        room, table = self.room, self.room.table
        turn = table.turn
        now = clock.now()
        if table.held:
            await room.commit(lambda _now: racing.pass_on(room.table, table.asked))
        if table.held or turn is None:
            return
        if table.chairs[turn].player is not None:
            await self._play(turn)
            return
        if table.window is not None:
            await room.commit(lambda _now: racing.let_pass(room.table, turn, table.asked, room.secret))
            return
        out = self._out_of_time(now)
        why: Why = "time" if out is not None and out <= now else "absent"
        await room.commit(lambda _now: hand_over_late(room.table, turn, table.asked, why))

    async def _play(self, turn: int) -> None:
        """A bot chooses in its own process, takes a moment, and plays."""
        room, table = self.room, self.room.table
        bot = table.chairs[turn].player
        assert bot is not None
        began = clock.now()
        row = await self._chosen(turn, bot)
        self.thought[turn] = clock.now() - began
        moment = self._moment()
        wait = table.since + moment - clock.now()
        if wait > 0:
            await asyncio.sleep(min(wait, moment))
        if room.table.asked == table.asked and room.table.chairs[turn].player == bot:
            await room.commit(lambda now: self._bot_move(turn, table.asked, row, bot, now))

    async def _chosen(self, turn: int, bot: str) -> list[int]:
        """What a bot chooses: one thing, or a whole set where a choice more or less could tell of its hand."""
        table = self.room.table
        row: list[int] = []
        state: State | None = table.racing
        while state is not None:
            seen = observed(state, turn)
            choose = self.room.rooms.workers.choose
            row.append(await choose(table.game.edition, table.players, table.options, seen, bot, self._whim(seen)))
            state = racing.amid(seen, row[-1])
        return row

    def _whim(self, seen: Observation) -> int:
        """What a bot's own randomness begins with: where others meet the same dice, it is the same too."""
        return whim(self.room.secret, self.room.table.dice, int(seen.seat), seen.known.pack())

    def _bot_move(self, turn: int, asked: int, row: list[int], bot: str, now: float) -> Moved:
        room = self.room
        bank = clocks.bank_after(room.table, turn, now, room.pause)
        return racing.move(room.table, turn, asked, row, room.secret, bank, bot)


async def _wait(news: asyncio.Event, seconds: float | None) -> None:
    if seconds is None:
        await news.wait()
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
