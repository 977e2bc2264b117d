"""A client at a table: what it was sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from pydantic_core import to_json
from starlette.types import Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import metrics
from hippodrome.server.errors import TooSlow, reason_of
from hippodrome.server.limits import Effort
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.eagerness import begin
from hippodrome.server.wire import messages
from hippodrome.server.wire.patches import Parts

log = logging.getLogger(__name__)

WAITING = 500_000
"""Bytes a client may be behind before the connection is closed; reconnecting brings the rest."""
FRAME = 100
"""Bytes that a frame takes at least while it waits."""
LAST_WORD = 5.0
"""Seconds a connection that is to end has for what waits to be sent."""


def closing(error: HippodromeError, retry: float | None = None) -> messages.Closing:
    """The last word to a client that is sent away."""
    return messages.Closing(reason=reason_of(error), retry=retry)


class Connection:
    """One socket, once it has said hello. Idle, it holds nothing but what it must remember."""

    __slots__ = (
        "_chairs", "_due", "_flushing", "_most", "_put", "_seats", "_send", "_sending", "_serving", "_size", "_waiting",
        "actor", "closing", "effort", "scene",
    )  # fmt: skip

    def __init__(
        self, actor: Actor, send: Send, effort: Effort, put: Callable[[Iterable[bytes]], bool] | None = None
    ) -> None:
        self.actor = actor
        self.effort = effort
        """The seconds of work that are left to where this client comes from."""
        self.scene: Parts = {}
        """The scene this client has, the same objects as of others who see the same."""
        self.closing: tuple[int, Any] | None = None
        """Close code and last message, once this connection is to end."""
        self._send = send
        self._put = put
        """Sends frames in one write, unless the client must be waited for."""
        self._serving = asyncio.current_task()
        self._waiting: list[bytes] = []
        self._size = 0
        """Bytes that wait, or are being sent."""
        self._most = WAITING
        self._sending = False
        self._due = False
        """True if what waits is sent in a moment: with whatever else is said until then."""
        self._flushing: asyncio.Task[None] | None = None
        """What goes on with sending, where that has to wait for the client."""
        self._chairs: object = None
        self._seats: list[int] = []

    def seats(self, table: Table) -> list[int]:
        """The seats this client plays; looked up again only when somebody has sat down or left."""
        if self._chairs is not table.chairs:
            self._chairs, self._seats = table.chairs, self.actor.seats(table)
        return self._seats

    def _eye(self, mine: list[int]) -> int | None:
        """The seat looked through; who has changed places looks from their only one."""
        look = self.actor.look
        return mine[0] if look is not None and len(mine) == 1 else look

    def shared(self, table: Table) -> bool:
        """True while several people race on this device."""
        return table.phase == "racing" and len(self.seats(table)) > 1

    def viewer(self, table: Table) -> int | None:
        """The seat whose knowledge is shown: the one looked through if it is ours, None for a spectator.
        Between its turns a shared device shows what everybody at it may know.
        """
        mine = self.seats(table)
        look = self._eye(mine)
        if look not in mine or (len(mine) > 1 and table.phase == "racing" and look != table.chooser):
            return None
        return look

    def listener(self, table: Table) -> int | None:
        """The seat that the log is told to: whoever comes next reads it too, so a shared device hears what all may."""
        return self.ears_and_eyes(table)[0]

    def ears_and_eyes(self, table: Table) -> tuple[int | None, int | None]:
        """`listener` and `viewer`, which are one unless several race on this device."""
        viewer = self.viewer(table)
        return (None if self.shared(table) else viewer), viewer

    def send(self, frame: bytes) -> None:
        """Queue a frame; a client that does not keep up is sent away, and what waited is let go."""
        if self.closing is not None:
            return
        self._size += FRAME + len(frame)
        if self._size > self._most:
            # It stays that large, so that what is just being sent is the last.
            self._size, self._waiting = 2 * self._size, []
            self.close(1013, closing(TooSlow(), retry=1.0))
            return
        self._waiting.append(frame)
        self._start()

    def allow(self, size: int) -> None:
        """Let so many bytes more wait: what the client itself has asked for."""
        self._most += size

    def say(self, message: Any) -> None:
        """Queue a message."""
        self.send(to_json(message))

    def close(self, code: int, message: Any = None) -> None:
        """End the connection after what is queued; `message` is the last word."""
        if self.closing is None:
            self.closing = (code, message)
            self._start()
            if self._serving is not None:
                asyncio.get_running_loop().call_later(LAST_WORD, self._serving.cancel)

    def _start(self) -> None:
        if self._flushing is None and not self._sending and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        """Send what waits: in one write where that can be, otherwise frame by frame."""
        if not self._due:
            return
        self._due = False
        if self._put is not None and self.closing is None and self._put(self._waiting):
            metrics.SENT.inc(len(self._waiting))
            self._size -= sum(map(len, self._waiting)) + FRAME * len(self._waiting)
            self._waiting = []
        else:
            self._flushing = begin(self._flush()) or self._flushing

    async def _flush(self) -> None:
        """Send what waits, then the last word if there is one."""
        self._sending = True
        try:
            while self._waiting:
                frames, self._waiting = self._waiting, []
                metrics.SENT.inc(len(frames))
                for frame in frames:
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                    self._size -= FRAME + len(frame)
                    if self._size > self._most:
                        break
            if self.closing is not None:
                code, message = self.closing
                if message is not None:
                    await self._send({"type": "websocket.send", "text": to_json(message).decode()})
                await self._send({"type": "websocket.close", "code": code})
        except Exception as error:
            # The client has gone: whoever reads from it learns that too, and ends the connection.
            if not isinstance(error, OSError | RuntimeError):
                log.exception("a frame could not be sent")
            self._waiting = []
        finally:
            self._sending, self._flushing = False, None
            if self._waiting:
                self._start()

    async def finish(self) -> None:
        """The client has gone or is sent away: say what is left to say, but not for long."""
        self._serving = None
        self.close(1000)
        self._begin()
        if self._flushing is not None:
            await asyncio.wait((self._flushing,), timeout=LAST_WORD)
        self._waiting = []
        if self._flushing is not None:
            self._flushing.cancel()
