"""The page in a real browser at moments worth looking at: races by bots, continued by a person.

Used by `pictures.py` (the README) and `screens.py` (every screen, to be looked at).
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, Page

import hippodrome
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded

NAMES = ("Ann", "Noor", "Theo", "Livia", "Marc", "Ines")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@contextmanager
def served(*more: str) -> Iterator[str]:
    """The address of a server with a database of its own; `more` are options of `hippodrome serve`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from hippodrome.cli import main; main()", "serve", "--unlimited"]
        options = ["--port", str(port), "--database", f"{folder}/t.db", "--workers", "1", "--log-level", "warning"]
        process = subprocess.Popen([*command, *options, *more])
        try:
            yield _ready(f"http://127.0.0.1:{port}")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def _ready(address: str) -> str:
    for _ in range(300):
        try:
            if httpx.get(f"{address}/health", trust_env=False).status_code == 200:
                return address
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def raced(name: str, players: int, seed: int = 2026) -> hippodrome.Race:
    """A finished race between greedy bots under people's names."""
    game = hippodrome.game(name)
    race = hippodrome.new(name, players=players, seed=seed, seats=list(NAMES[:players]))
    player = bot("greedy", game)
    mind = Seeded(seed, 0, "bots")
    while not race.over:
        race.play(int(player.choose(race.observe(race.seat), mind)))
    return race


def moment(race: hippodrome.Race, share: float) -> int:
    """A point about so far into the race where there is a lot to choose on the board."""
    length = len(race.record.moves)
    best, most = round(share * length), 0.0
    for point in range(round(share * length), min(length - 1, round((share + 0.15) * length))):
        state = race.at(point)
        choices = [race.game.choice(state, action) for action in state.choices()]
        worth = min(6, sum(bool(choice.targets) for choice in choices)) + min(4, len({c.targets for c in choices}))
        if worth > most:
            best, most = point, worth
    return best


Scheme = Literal["light", "dark"]


@dataclass
class Looks:
    """A browser looking at a server."""

    address: str
    browser: Browser

    def page(self, width: int, height: int, scheme: Scheme, language: str, **settings: Any) -> Page:
        """A page of somebody with these habits; animations off unless asked for."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=width < 500, locale=language
        )
        kept = {"language": language, "speed": "off", **settings}
        self.keep(context, "hippodrome.settings", kept)
        page = context.new_page()
        page.set_default_timeout(90_000)
        return page

    @staticmethod
    def keep(context: Any, name: str, value: object) -> None:
        """Put something where the page keeps it."""
        key, text = json.dumps(name), json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})")

    def sit(self, page: Page, table: dict[str, Any]) -> None:
        """Open a table with its keys, as the browser that made it would."""
        code = table["table"]["code"]
        self.keep(page.context, "hippodrome.guest", {"token": table["guest"], "name": "Ann"})
        self.keep(page.context, "hippodrome.seats", {code: {str(key["seat"]): key["token"] for key in table["seats"]}})
        page.goto(f"{self.address}/t/{code}")

    def _post(self, path: str, body: object, guest: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {guest}"} if guest else {}
        answer = httpx.post(self.address + path, json=body, headers=headers, trust_env=False, timeout=30)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def guest(self, name: str = "Ann") -> str:
        """The key of somebody new."""
        return str(self._post("/api/guests", {"name": name})["token"])

    def table(
        self, game: str, seats: list[dict[str, Any]], start: bool = True, guest: str = "", **new: Any
    ) -> dict[str, Any]:
        """A table with the keys to it, made by this guest or a new one."""
        token = guest or self.guest()
        return {
            **self._post("/api/tables", {"game": game, "seats": seats, "start": start, **new}, token),
            "guest": token,
        }

    def continued(self, race: hippodrome.Race, point: int, **new: Any) -> dict[str, Any]:
        """A race from a point on: the seat asked is mine, the others are bots under people's names."""
        mine = int(race.at(point).seat)
        seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in race.record.seats]
        seats[mine] = {"kind": "me", "name": "Ann" if mine == 0 else race.record.seats[mine]}
        past = {"record": race.record.to_json(), "point": point}
        return self.table(race.record.game, seats, continued=past, **new)

    def uploaded(self, race: hippodrome.Race) -> str:
        """The code of a table where a finished race can be watched."""
        return str(self._post("/api/records", race.record.to_json(), self.guest())["code"])


def settled(page: Page) -> None:
    """Wait for drawings and fonts."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function(
        """() => document.getAnimations().every((one) =>
            one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
    )


def folder(path: str | Path) -> Path:
    """A folder that exists."""
    made = Path(path)
    made.mkdir(parents=True, exist_ok=True)
    return made
