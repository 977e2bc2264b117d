"""Running a server process: uvicorn with our settings, and an end that tells the players."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from hippodrome.server.http.app import Entrance, create_app
from hippodrome.server.http.door import door
from hippodrome.server.http.service import Service
from hippodrome.server.ops.json_lines import configuration
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.database import default_url
from hippodrome.server.store.store import Store


class _Server(uvicorn.Server):
    """Says goodbye before it closes: players are told when to come back, and nothing acknowledged is lost."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: looking through it for garbage again and again would make moves wait.
        # Nearly everything is freed without that search, so it is made seldom.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = getattr(self.app.state, "service", None)
        if isinstance(service, Service):
            service.rooms.farewell()
            await asyncio.sleep(0.2)
        await super().shutdown(sockets)


async def _check(settings: ServerSettings) -> None:
    """Open the database once before anything else: what is wrong with it is then said in one line."""
    await (await Store.open(settings.database or default_url())).close()


def serve(
    host: str, port: int, settings: ServerSettings, level: str = "info", ready: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop (SIGTERM or SIGINT); `ready` is called once people can come."""
    # Threads that touch the database wait for the interpreter's lock: let them have it soon.
    sys.setswitchinterval(0.0005)
    asyncio.run(_check(settings))
    app = create_app(settings)
    config = uvicorn.Config(
        Entrance(app),
        http=door(settings),
        host=host,
        port=port,
        log_config=configuration(level),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )
    _Server(config, app, ready).run()
