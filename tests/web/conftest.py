"""Real parts: the server in a process of its own with a database of its own, and Chromium."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from hippodrome.server.settings import ServerSettings
from web.table import Settings, Web, store

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server that has the built page; a module may say with `SERVER` how it is started."""
    assert (ServerSettings().page / "index.html").is_file(), "the page is not built: npm --prefix web run build"
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = "from hippodrome.cli import main; main()"
    options = ["--port", str(port), "--database", str(folder / "tables.sqlite"), "--unlimited", "--workers", "1"]
    options += getattr(request.module, "SERVER", ["--no-analysis"])
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", command, "serve", *options, "--log-level", "warning"], stdout=log, stderr=log
        )
        yield _ready(f"http://127.0.0.1:{port}", process)
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert "Traceback" not in (folder / "log").read_text()


def _ready(address: str, process: subprocess.Popen[bytes]) -> str:
    for _ in range(600):
        assert process.poll() is None, "the server ended"
        try:
            if httpx.get(f"{address}/health", timeout=5, trust_env=False).status_code == 200:
                return address
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. It ends with the module: its loop would be in the way of tests that have one of their own."""
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    assert Path(path).exists(), "Chromium is missing: run tools/system-packages"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def web(address: str, browser: Browser) -> Iterator[Web]:
    """Opens pages as different people; nothing may be complained about on any console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def open_page(
        width: int = 1280, height: int = 800, touch: bool = False, scheme: str = "light", **settings: Settings
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, color_scheme=scheme, locale="en-GB",
            accept_downloads=True,
        )  # fmt: skip
        contexts.append(context)
        store(context, "hippodrome.settings", {"language": "en", "speed": "off", **settings})
        page = context.new_page()
        page.set_default_timeout(15_000)
        watch(page)
        return page

    yield Web(address, open_page, complaints)
    for context in contexts:
        try:
            context.close()
        except Error:
            continue
    assert complaints == []


@pytest.fixture
def page(web: Web) -> Page:
    """One person's page."""
    return web.page()
