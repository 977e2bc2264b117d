"""The application: endpoints, errors, the built page, start and end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse
from starlette.types import Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.errors import BadMessage, Broken, NoSuchPage, NotAllowedHere, status_of
from hippodrome.server.http import api, clubs, cups, devices, gallery, mail, persons, puzzles, sets, sockets, workshop
from hippodrome.server.http.forwarding import Forwarding
from hippodrome.server.http.guard import Guard, problem
from hippodrome.server.http.service import Service
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.access import away
from hippodrome.server.wire.nouns import PROTOCOL
from hippodrome.server.words import preferred
from hippodrome.version import __version__

log = logging.getLogger(__name__)

PLACES = frozenset(
    {
        "",
        "t",
        "new",
        "watch",
        "rules",
        "learn",
        "puzzles",
        "dice",
        "me",
        "mail",
        "today",
        "set",
        "workshop",
        "boards",
        "b",
        "club",
        "cup",
        "person",
    }
)
"""Addresses of the page's own begin with these (`web/src/state/router.svelte.ts`)."""


class Entrance:
    """Sockets go straight to their tables: through FastAPI's layers each would cost several times as much."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self.app
            await sockets.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def create_app(settings: ServerSettings) -> FastAPI:
    """A server process's application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = app.state.service = await Service.start(settings)
        process = {"server": service.store.access.process}
        log.info("open", extra=process | {"database": service.store.access.engine.dialect.name})
        if not (settings.page / "index.html").is_file():
            log.warning("the page was not built: only the interface is served")
        yield
        await service.stop()
        log.info("closed", extra=process)

    app = FastAPI(
        title="Hippodrome",
        version=__version__,
        description=f"The tables of Hippodrome, protocol version {PROTOCOL}; the sockets are in /api/schema.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(Forwarding)
    app.add_middleware(Guard, settings=settings)
    app.include_router(api.router)
    app.include_router(devices.router)
    app.include_router(mail.router)
    app.include_router(sets.router)
    app.include_router(clubs.router)
    app.include_router(cups.router)
    app.include_router(gallery.router)
    app.include_router(persons.router)
    app.include_router(workshop.router)
    app.include_router(puzzles.router)
    app.add_exception_handler(HippodromeError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(Exception, _broken)
    _serve_page(app, settings.page)
    return app


def _answer(request: Request, error: HippodromeError, status: int | None = None) -> Response:
    language = preferred(request.headers.get("accept-language", ""))
    headers = {"Retry-After": str(error.arguments["seconds"])} if "seconds" in error.arguments else None
    return Response(
        to_json(problem(error, language)),
        status_code=status or status_of(error),
        media_type="application/json",
        headers=headers,
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HippodromeError)
    return _answer(request, error)


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(request, BadMessage(problem=f"{where}: {first['msg']}"))


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, HippodromeError):
        return _answer(request, error.__cause__)
    if error.status_code == 404:
        return _answer(request, NoSuchPage())
    if error.status_code == 405:
        answer = _answer(request, NotAllowedHere(method=request.method))
        answer.headers.update(error.headers or {})
        return answer
    return _answer(request, BadMessage(problem=str(error.detail)), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    gone = away(error)
    log.error("a request failed", exc_info=None if gone else error, extra={"path": request.url.path[:200]})
    return _answer(request, Broken(), 503 if gone else None)


def _file(root: Path, path: str) -> Path | None:
    """The file of the page at an address, if it is one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        # A name that no file can have.
        return None


def _serve_page(app: FastAPI, folder: Path) -> None:
    """The built page: its files, and its index for every address that is the page's own."""
    if not (folder / "index.html").is_file():
        return
    root = folder.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise NoSuchPage()
        file = _file(root, path)
        if file is not None:
            # Built files carry a hash of their content in the name.
            cache = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache})
        known = path.partition("/")[0] in PLACES
        if not known and "text/html" not in request.headers.get("accept", ""):
            raise NoSuchPage()
        # A person at a wrong address is told so by the page, in their language.
        return FileResponse(root / "index.html", 200 if known else 404, headers={"Cache-Control": "no-cache"})
