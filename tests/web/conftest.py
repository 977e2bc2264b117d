"""Real parts: the server in a process of its own with a database of its own, and Chromium."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from hippodrome.server.bench.cluster import cluster as own_cluster
from hippodrome.server.settings import ServerSettings
from web.serving import serving
from web.table import PATIENCE, Settings, Web, store

expect.set_options(timeout=PATIENCE)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """What the server finds in its environment; a module may bring its own."""
    return dict(os.environ)


@pytest.fixture(scope="module")
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]
) -> Iterator[str]:
    """A running server that has the built page; a module may say with `SERVER` how it is started. `WEB_DATABASE` says on
    what (`make test-long` runs what happens at tables on PostgreSQL, too).
    """
    assert (ServerSettings().page / "index.html").is_file(), "the page is not built: npm --prefix web run build"
    options = getattr(request.module, "SERVER", ["--no-analysis"])
    with contextlib.ExitStack() as stack:
        if os.environ.get("WEB_DATABASE") == "postgresql":
            options = [*options, "--database", f"{stack.enter_context(own_cluster(durable=False))}/postgres"]
        yield stack.enter_context(serving(tmp_path_factory.mktemp("server"), environment, options))


def chromium(lighter: bool = True) -> str:
    """Where the browser is: the one without windows wants half the processor, but shows no notices."""
    wanted = [os.environ.get("CHROMIUM", ""), *["/usr/bin/chromium-headless-shell"] * lighter, "/usr/bin/chromium"]
    found = [path for path in wanted if path and Path(path).exists()]
    assert found, "Chromium is missing: run tools/system-packages"
    return found[0]


@pytest.fixture(scope="module")
def playing() -> Iterator[Playwright]:
    """It ends with the module: its loop would be in the way of tests that have one of their own."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playing: Playwright) -> Iterator[Browser]:
    """Chromium."""
    started = playing.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def web(address: str, browser: Browser) -> Iterator[Web]:
    """Opens pages as different people."""
    with visited(address, browser) as web:
        yield web


@pytest.fixture
def noticing(address: str, playing: Playwright) -> Iterator[Web]:
    """As `web`, in a browser that shows notices of the system."""
    started = playing.chromium.launch(executable_path=chromium(lighter=False), args=FLAGS)
    with visited(address, started) as web:
        yield web
    started.close()


@contextlib.contextmanager
def visited(address: str, browser: Browser) -> Iterator[Web]:
    """Nothing may be complained about on any console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("console", lambda message: complaints.extend([message.text] if message.type == "error" else []))
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def open_page(
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        scheme: Literal["light", "dark"] = "light",
        **settings: Settings,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, color_scheme=scheme, locale="en-GB",
            accept_downloads=True,
        )  # fmt: skip
        contexts.append(context)
        # Question by question, unless a test plans whole moves.
        store(context, "hippodrome.settings", {"language": "en", "speed": "off", "whole": False, **settings})
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch(page)
        return page

    web = Web(address, open_page, complaints)
    yield web
    for context in contexts:
        try:
            context.close()
        except Error:
            continue
    assert web.unforeseen() == []


@pytest.fixture
def page(web: Web) -> Page:
    """One person's page."""
    return web.page()
