"""Running a server process: uvicorn with our settings, and an end that tells the players."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hippodrome.server.errors import CannotListen
from hippodrome.server.http.app import Entrance, create_app
from hippodrome.server.http.door import door as door_of
from hippodrome.server.http.inside import Inside
from hippodrome.server.http.lines import Line
from hippodrome.server.http.service import Service
from hippodrome.server.ops.json_lines import configuration
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.database import address_of, default_url
from hippodrome.server.store.store import Store

BACKLOG = 2048
"""Connections that may wait to be let in."""
PORTS = 100
"""Ports among which processes of one machine find one to listen to each other."""
Ready = Callable[[], None]


class _Server(uvicorn.Server):
    """Says goodbye before it closes: players are told when to come back, and nothing acknowledged is lost."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, inside: Inside, ready: Ready | None) -> None:
        super().__init__(config)
        self.app = app
        self.inside = inside
        self.ready = ready
        self.together = 1
        """How many processes start with this one, itself included."""
        self.address = ""
        """Where other processes find this one."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: looking through it for garbage again and again would make moves wait.
        # Nearly everything is freed without that search, so it is made seldom.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)
        neighbours = self.app.state.service.rooms.neighbours
        self.inside.secret = neighbours.secret
        await neighbours.join(self.address)
        await neighbours.meet(self.together)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = getattr(self.app.state, "service", None)
        if isinstance(service, Service):
            # Whoever comes now is let in by another process, if there is one.
            for server in self.servers:
                server.close()
            await service.rooms.farewell()
            await asyncio.sleep(0.2)
        await super().shutdown(sockets)


async def check(settings: ServerSettings) -> None:
    """Open the database once before anything else: what is wrong with it is then said in one line."""
    await (await Store.open(settings.database or default_url())).close()


def listening(host: str, port: int) -> socket.socket:
    """A socket that people come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, port))
    door.listen(BACKLOG)
    door.setblocking(False)
    return door


def _inside(settings: ServerSettings) -> socket.socket | None:
    """Where this process listens to others of its database: unless told otherwise, at the address that speaks to it."""
    url = address_of(settings.database or default_url())
    if url.get_backend_name() != "postgresql" and settings.processes == 1:
        return None
    if settings.inside:
        host, _, port = settings.inside.rpartition(":")
        return _first_free(host.strip("[]"), int(port))
    host = url.host or ""
    if url.get_backend_name() != "postgresql" or not host or host.startswith("/"):
        return listening("127.0.0.1", 0)
    return listening(own_address(host), 0)


def _first_free(host: str, port: int) -> socket.socket:
    """A socket at a port or soon after it: several processes are given the same one."""
    for number in range(port, port + PORTS):
        with contextlib.suppress(OSError):
            return listening(host, number)
    raise CannotListen(host=host, port=str(port))


def own_address(other: str) -> str:
    """The address of the machine as another one knows it (nothing is sent)."""
    kind, _, _, _, at = socket.getaddrinfo(other, 9, type=socket.SOCK_DGRAM)[0]
    with socket.socket(kind, socket.SOCK_DGRAM) as probe:
        probe.connect(at)
        return str(probe.getsockname()[0])


def serve(
    host: str, port: int, settings: ServerSettings, level: str = "info", ready: Ready | None = None,
    door: socket.socket | None = None,
) -> None:  # fmt: skip
    """Serve until told to stop (SIGTERM or SIGINT); `ready` is called once people can come; `door` may be open."""
    # Threads that touch the database wait for the interpreter's lock: let them have it soon.
    sys.setswitchinterval(0.0005)
    asyncio.run(check(settings))
    app = create_app(settings)
    entrance: Any = Entrance(app)
    behind: Any = ProxyHeadersMiddleware(entrance, settings.proxies)
    inside = Inside(behind)
    protocol = door_of(settings, app)
    config = uvicorn.Config(
        inside,
        http=protocol,
        ws=Line,
        log_config=configuration(level),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )
    server = _Server(config, app, inside, ready)
    server.together = settings.processes
    doors = [door or listening(host, port)]
    within = _inside(settings)
    if within is not None:
        doors.append(within)
        protocol.keeper.inside = within.getsockname()[:2]
        at, number = within.getsockname()[:2]
        server.address = f"[{at}]:{number}" if ":" in at else f"{at}:{number}"
    server.run(doors)
