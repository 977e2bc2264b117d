"""A scripted player: real HTTP, a real socket, and every frame it ever received."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
from collections.abc import Sequence
from typing import Any, Literal

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from hippodrome.server.wire.messages import SERVER_MESSAGE
from hippodrome.server.wire.nouns import PROTOCOL

IDS = itertools.count(1)
PATIENCE = float(os.environ.get("PATIENCE", "60"))
"""Seconds after which something that must come is given up; on busy cores a server takes its time."""


_USUAL: dict[str, dict[str, Any]] = {
    "move": {"manner": "drive"},
    "flash": {"manner": "hit"},
    "pill": {"tone": "plain", "icon": ""},
    "roll": {"art": ""},
}
"""What steps of each form leave out."""
_MOVED: dict[str, Any] = {"bot": None, "count": 1, "choices": [], "result": None, "secret": None}
VIEW: dict[str, Any] = {
    "awaited": False, "window": None, "standing": [], "choices": [], "undo": False, "clock": None, "presence": None,
}  # fmt: skip
"""What a view leaves out."""


def spelled_out(told: Any) -> Any:
    """Entries or changes of a scene with what was left out of them, as a page puts it back."""
    if isinstance(told, list):
        return [spelled_out(one) for one in told]
    if not isinstance(told, dict):
        return told
    return {name: spelled_out(value) for name, value in {**_left_out(told), **told}.items()}


def _left_out(thing: dict[str, Any]) -> dict[str, Any]:
    if ("key" in thing or "plain" in thing) and thing.keys() <= {"key", "args", "plain"}:
        return {"key": "", "args": {}, "plain": ""}
    if thing.get("form") in _USUAL:
        return _USUAL[thing["form"]]
    if thing.get("kind") == "moved":
        return _MOVED
    if "action" in thing and "text" in thing:
        text = thing["text"]
        return {"why": {"key": f"{text['key']}.why", "args": text.get("args", {})}, "price": "", "price_tone": "plain"}
    if "key" in thing and ("steps" in thing or "rule" in thing):
        return {"hidden": False} if "steps" in thing else {"aim": ""}
    if "title" not in thing.get("gap", {"title": ""}):
        count = thing["gap"]["value"]
        words = {"title": {"key": "figure-gap", "args": {"count": count}}, "text": {"plain": f"−{count}"}}
        thing["gap"] = {**words, **thing["gap"]}
    return {}


def patched(scene: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A scene after changes, as a page would put them over it."""
    return {**scene, **{name: _changed(scene.get(name), now) for name, now in changes.items()}}


def _changed(before: Any, now: Any) -> Any:
    """A list of things may come as a patch of the one before."""
    if not isinstance(before, list) or not isinstance(now, dict):
        return now
    had = {thing.get("id") or thing["name"]: thing for thing in before}
    return [patched(had.get(name, {}), now["things"].get(name, {})) for name in now.get("order", had)]


class Refused(Exception):
    """The server said no; `key` says why."""

    def __init__(self, key: str, frame: dict[str, Any]) -> None:
        super().__init__(key)
        self.key = key
        self.frame = frame


class Api:
    """A guest over HTTP."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False)
        self.token = token
        self.guest: dict[str, Any] = {}

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= more.pop("headers", {})
        return await self.http.request(method, path, json=body, headers=headers, **more)

    async def get(self, path: str, **more: Any) -> Any:
        return _good(await self.ask("GET", path, **more))

    async def post(self, path: str, body: object) -> Any:
        return _good(await self.ask("POST", path, body))

    async def introduce(self, name: str) -> Api:
        key = await self.post("/api/guests", {"name": name})
        self.token, self.guest = key["token"], key["guest"]
        return self


def _good(answer: httpx.Response) -> Any:
    body = answer.json()
    if answer.status_code >= 400:
        raise Refused(body["error"]["key"], body)
    return body


class Player:
    """A client at a table. It merges scenes as a page would, and checks every frame against the wire format."""

    def __init__(self, address: str, code: str, source: str = "", **hello: Any) -> None:
        self.address = address.replace("http", "ws", 1)
        self.source = source
        """The address this client comes from, if it matters."""
        self.code = code
        self.hello = hello
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.entries: dict[int, dict[str, Any]] = {}
        self.view: dict[str, Any] | None = None
        self.scene: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.analysis: dict[str, Any] = {}
        self.seen = int(hello.pop("seen", 0))
        self.views = 0
        """How many whole views have come."""
        self.refusals: list[str] = []
        """Why something was refused, the newest last."""
        self.closed: dict[str, Any] | None = None
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.changed = asyncio.Condition()
        self.caught_up = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Player:
        await self.join()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def join(self) -> None:
        """Connect (again), with what was seen so far."""
        self.caught_up.clear()
        self.closed = None
        self.socket = await connect(
            f"{self.address}/api/tables/{self.code}/socket",
            max_size=None,
            compression=None,
            ping_interval=None,
            local_addr=(self.source, 0) if self.source else None,
        )
        hello = {"type": "hello", "version": PROTOCOL, "seen": self.seen, **self.hello}
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.socket.send(json.dumps(hello))
        self.reader = asyncio.create_task(self._read(self.socket))
        caught = asyncio.create_task(self.caught_up.wait())
        await asyncio.wait((self.reader, caught), return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if not self.caught_up.is_set():
            caught.cancel()
            raise Refused(self.closed["reason"]["key"] if self.closed else "closed", self.closed or {})

    async def look_again(self) -> None:
        """Ask for the whole view."""
        before = self.views
        await self.send({"type": "view"})
        await self.until(lambda me: me.views > before)

    async def refused(self, message: dict[str, Any] | bytes) -> str:
        """Send what carries no id and wait for the refusal; whatever else arrives meanwhile is not it."""
        before = len(self.refusals)
        await self.send(message)
        await self.until(lambda me: len(me.refusals) > before)
        return self.refusals[-1]

    async def leave(self) -> None:
        """Go, as when a tab is closed."""
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            await self.socket.close()

    def drop(self) -> None:
        """The network is gone: no goodbye."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.frames.append(text)
                frame = json.loads(text)
                SERVER_MESSAGE.validate_json(text)
                if frame["type"] == "events":
                    frame["entries"] = spelled_out(frame["entries"])
                self._take(frame)
                async with self.changed:
                    self.changed.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("closed"))
            async with self.changed:
                self.changed.notify_all()

    def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "welcome":
            self.table, self.you, self.presence = frame["table"], frame["you"], frame["presence"]
            if frame["sequence"] < self.seen:
                self.seen, self.entries = 0, {}
            self._look(frame["view"], complete=True)
        elif kind in ("history", "events"):
            for entry in frame["entries"]:
                assert entry["sequence"] == self.seen + 1, "a gap in the log"
                self.seen = entry["sequence"]
                self.entries[self.seen] = entry
            if kind == "history" and frame["last"]:
                self.caught_up.set()
            self.you = frame.get("you") or self.you
            self.table = frame.get("table") or self.table
            if frame.get("view"):
                self._look(frame["view"], complete=not frame["entries"], entries=frame["entries"])
        elif kind in ("ack", "foresight", "hint", "plans", "refused"):
            self._answer(frame["id"], frame)
            self.refusals += [frame["reason"]["key"]] if kind == "refused" else []
        elif kind == "presence":
            self.presence, self.clock = frame["presence"], frame["clock"]
        elif kind == "analysis":
            self.analysis = frame
        elif kind == "pong":
            self._answer(f"pong{frame['n']}", frame)
        elif kind == "closing":
            self.closed = frame

    def _look(self, view: dict[str, Any] | None, complete: bool, entries: Sequence[dict[str, Any]] = ()) -> None:
        if view is None:
            return
        self.views += complete
        moved = [entry for entry in entries if entry["kind"] == "moved"]
        told = {"trace": [step for event in moved[-1]["events"] for step in event["steps"]]} if moved else {}
        changes = view["scene"] if complete else spelled_out(view["scene"])
        self.scene = dict(changes) if complete else patched(self.scene, {**told, **changes})
        self.view = {**VIEW, **view, "scene": changes}

    def _answer(self, identifier: str | None, frame: dict[str, Any]) -> None:
        answer = self.answers.get(identifier or "")
        if answer is not None and not answer.done():
            answer.set_result(frame)

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def answer_to(self, identifier: str, message: dict[str, Any] | str) -> dict[str, Any]:
        """Send something and wait for what is said to that id."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[identifier] = answer
        await self.send(message)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """A request; returns the ack once what it did was seen, or raises the refusal."""
        identifier = id or f"r{next(IDS)}"
        frame = await self.answer_to(identifier, {"type": kind, "id": identifier, **fields})
        if frame["type"] == "refused":
            raise Refused(frame["reason"]["key"], frame)
        if frame.get("sequence") is not None:
            await self.until(lambda me: me.seen >= frame["sequence"])
        return frame

    async def move(self, choice: int | None = None, **fields: Any) -> dict[str, Any]:
        """Choose; by default the first choice on offer."""
        assert self.view is not None
        chosen = self.view["choices"][0] if choice is None else choice
        return await self.ask("move", **{"asked": self.view["asked"], "choice": chosen, **fields})

    async def until(self, wanted: Any, seconds: float = PATIENCE) -> None:
        """Wait until something is true of what this client has seen."""
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(lambda: wanted(self) or self.listens())

    def listens(self) -> Literal[False]:
        """Raise why this client hears nothing any more: a frame it could not read, or the end of the line."""
        if self.reader is not None and self.reader.done() and not self.reader.cancelled():
            raise self.reader.exception() or ConnectionError(f"closed: {self.closed}")
        return False

    @property
    def asked(self) -> bool:
        return self.view is not None and bool(self.view["choices"])

    @property
    def over(self) -> bool:
        return self.table.get("phase") == "over"
