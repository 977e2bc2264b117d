"""Take a picture of every screen, to be looked at: `python tools/screens.py FOLDER [around | trouble | GAME ...]`.

Wide and narrow, light and dark, both languages: four pairs of these, or those that `VIEWS` names (`VIEWS=all`,
`VIEWS="phone-dark-fr"`). `ADDRESS=http://…` uses a running server; the switch of Web Push needs one with `--notices`.
"""

from __future__ import annotations

import json
import os
import re
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import product
from pathlib import Path

from looks import CHROMIUM, FLAGS, Looks, Scheme, folder, moment, raced, served, settled
from playwright.sync_api import Locator, Page, sync_playwright

import hippodrome

SIZES = {"wide": (1440, 900), "phone": (360, 740)}
ALL = " ".join("-".join(view) for view in product(SIZES, ("light", "dark"), ("en", "fr")))
USUAL = "wide-light-en wide-dark-fr phone-dark-en phone-light-fr"
"""Every size, scheme and language twice."""
WHOLE = ("home", "setup", "rules", "lobby", "end", "proof", "watch")
"""Pictures of the whole page, however long: its name begins so."""
LOOK_BACK = 600_000
"""Milliseconds in which the server has looked back on a race."""
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
MINE = ".dock[data-mine=true] .choice"

Shots = Iterator[tuple[str, Page]]


@dataclass
class Raced:
    """A finished race of a game, with as many as can race, and the table where it can be watched."""

    looks: Looks
    game: str

    @cached_property
    def race(self) -> hippodrome.Race:
        return raced(self.game, hippodrome.game(self.game).players[-1])

    @cached_property
    def code(self) -> str:
        return self.looks.uploaded(self.race)


def around(looks: Looks, new: Callable[[], Page], races: list[Raced]) -> Shots:
    """The pages of no game in particular."""
    page = new()
    for path in ("/", "/rules", "/dice"):
        page.goto(looks.address + path)
        page.wait_for_selector("main")
        yield path.strip("/") or "home", page
    page.locator("header .icon-button").last.click()
    yield "settings", page
    page.context.close()

    page = new()
    mine = looks.guest()
    for one, kind in zip(races, ("asked", "waiting", "finished", "lobby"), strict=True):
        _race_of(looks, one, mine, kind)
    looks.keep(page.context, "hippodrome.guest", {"token": mine, "name": "Ann"})
    page.goto(looks.address)
    page.wait_for_selector("#my-races")
    yield "home-races", page
    page.goto(f"{looks.address}/watch")
    page.wait_for_selector("li a")
    yield "watch", page
    page.context.close()


def _race_of(looks: Looks, one: Raced, guest: str, kind: str) -> None:
    """A race of somebody's: asked, waiting, finished or not started."""
    if kind == "lobby":
        looks.table(one.game, [ME, {"kind": "open"}], guest=guest, start=False, settings={"listed": True})
        return
    last = len(one.race.record.moves) - 1
    point = last if kind == "finished" else moment(one.race, 0.5)
    seats: list[dict[str, str]] = [{**BOT, "name": name} for name in one.race.record.seats]
    seats[(int(one.race.at(point).seat) + (kind != "asked")) % len(seats)] = ME
    settings = {"bot_seconds": 10 if kind == "waiting" else 0, "listed": True}
    past = {"record": one.race.record.to_json(), "point": point}
    looks.table(one.game, seats, guest=guest, continued=past, settings=settings)


def trouble(looks: Looks, new: Callable[[], Page], races: list[Raced]) -> Shots:
    """What goes wrong."""
    page = new()
    page.goto(looks.address)
    page.locator(".paste input").fill("nowhere")
    page.keyboard.press("Enter")
    yield "no-code", page
    for name, path in (("no-table", "/t/ZZZZZZ"), ("no-game", "/new/nothing"), ("no-proof", "/dice/ZZZZZZ")):
        page.goto(looks.address + path)
        page.wait_for_selector("main a, [role=alert]")
        yield name, page
    page.goto(f"{looks.address}/watch")
    page.wait_for_selector("main")
    page.evaluate("() => dispatchEvent(new DragEvent('dragover', { cancelable: true }))")
    page.wait_for_selector(".zone")
    yield "dropping", page
    page.goto(f"{looks.address}/watch")
    page.locator("input[type=file]").set_input_files(__file__)
    page.wait_for_selector("[role=alert]")
    yield "no-record", page
    page.context.close()

    page = new()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(looks.address)
    page.wait_for_selector(".lost")
    yield "no-server", page
    page.context.close()

    page = new()
    looks.sit(page, looks.continued(races[0].race, moment(races[0].race, 0.45)))
    page.wait_for_selector(MINE)
    page.context.set_offline(True)
    page.wait_for_selector(".lost")
    yield "lost", page
    page.context.close()


def before(looks: Looks, new: Callable[[], Page], one: Raced) -> Shots:
    """What comes before a race: setting up, the rules, the lobby of the host and of who comes by the link."""
    page = new()
    page.goto(f"{looks.address}/new/{one.game}")
    page.wait_for_selector("form")
    yield "setup", page
    page.locator("form section:nth-of-type(3) .segments button").nth(1).click()
    page.locator(".chairs select").first.select_option("here")
    page.locator("details summary").first.click()
    yield "setup-turns", page
    page.goto(f"{looks.address}/rules/{one.game}")
    page.wait_for_selector("article")
    yield "rules", page
    page.context.close()

    page = new()
    most = hippodrome.game(one.game).players[-1]
    table = looks.table(one.game, [ME, BOT, *[{"kind": "open"}] * (most - 2)], start=False)
    looks.sit(page, table)
    page.wait_for_selector(".lobby")
    yield "lobby", page
    guest = new()
    guest.goto(page.url)
    guest.wait_for_selector(".lobby .join")
    yield "lobby-guest", guest
    guest.locator(".go .main").click()
    guest.wait_for_selector(".seats .me")
    guest.locator(".go .main").click()
    guest.wait_for_selector(".seats .me .good")
    yield "lobby-joined", guest
    guest.context.close()
    _button(page, "QR").click()
    yield "qr", page
    page.context.close()


def during(looks: Looks, new: Callable[[], Page], one: Raced) -> Shots:
    """The race: the guide of a first one, in the middle, what opens over it, back after a while, two on one device."""
    most, point = hippodrome.game(one.game).players[-1], moment(one.race, 0.45)
    page = new()
    looks.sit(page, looks.table(one.game, [ME, *[BOT] * (most - 1)], settings={"bot_seconds": 0}))
    page.wait_for_selector(".dock")
    page.evaluate("() => (location.hash = 'guide')")
    page.reload()
    page.wait_for_selector(MINE)
    yield "guide", page
    page.context.close()

    page = new()
    looks.sit(page, looks.continued(one.race, point))
    page.wait_for_selector(MINE)
    yield "race", page
    page.locator(".choice").first.click()
    yield "staged", page
    _button(page, "Rules|Règles").click()
    yield "drawer", page
    page.keyboard.press("Escape")
    _button(page, "Menu").click()
    yield "menu", page
    _button(page, "Report|Signaler").scroll_into_view_if_needed()
    yield "menu-end", page
    page.keyboard.press("Escape")
    if page.locator(".strip").count():
        page.locator(".strip").click()
        yield "standings", page
    page.context.close()

    page = new()
    looks.sit(page, looks.continued(one.race, point, settings={"mode": "turns", "bot_seconds": 0}))
    for _ in range(6):
        page.wait_for_selector(MINE)
        asked = page.locator(".dock").get_attribute("data-asked")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_selector(f".dock:not([data-asked='{asked}'])")
    away = json.dumps({page.url[-6:]: {"point": point, "at": 0}})
    page.evaluate("(seen) => addEventListener('pagehide', () => localStorage.setItem('hippodrome.seen', seen))", away)
    page.reload()
    page.wait_for_selector(".recap")
    yield "recap", page
    page.context.close()

    page = new()
    looks.sit(page, looks.table(one.game, [ME, {"kind": "here", "name": "Noor"}, BOT]))
    page.wait_for_selector(".dock, dialog[open]")
    page.wait_for_timeout(600)
    yield "two-here", page
    page.context.close()


def after(looks: Looks, new: Callable[[], Page], one: Raced) -> Shots:
    """A replay, the end with what the server found looking back, the proof of the dice."""
    page = new()
    page.goto(f"{looks.address}/t/{one.code}#{moment(one.race, 0.6)}")
    page.wait_for_selector(".dock")
    yield "replay", page
    page.goto(f"{looks.address}/t/{one.code}")
    page.reload()
    page.wait_for_selector(".chart svg")
    yield "end-first", page
    page.wait_for_selector(".curve", timeout=LOOK_BACK)
    yield "end", page
    page.locator(".chart .segments button").nth(1).click()
    yield "end-places", page
    _button(page, "Share|Partager").click()
    yield "share", page
    page.goto(f"{looks.address}/dice/{one.code}")
    page.wait_for_selector(".verdict, [role=alert]")
    yield "proof", page
    page.context.close()


def _button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name)).first


def screens(looks: Looks, new: Callable[[], Page], name: str, races: list[Raced]) -> Shots:
    """All of a game's, or of what is no game's."""
    if name in ("around", "trouble"):
        yield from {"around": around, "trouble": trouble}[name](looks, new, races)
        return
    one = next(one for one in races if one.game == name)
    for part in (before, during, after):
        yield from part(looks, new, one)


def main(target: Path, names: list[str]) -> None:
    running = os.environ.get("ADDRESS")
    wanted = os.environ.get("VIEWS", USUAL)
    habits: dict[tuple[str, str], list[Scheme]] = {}
    for view in (ALL if wanted == "all" else wanted).split():
        size, scheme, language = view.split("-")
        habits.setdefault((size, language), []).append("dark" if scheme == "dark" else "light")
    with (
        nullcontext(running) if running else served("--notices", "--playouts", "24") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        looks = Looks(address, browser)
        races = [Raced(looks, game) for game in hippodrome.names()]
        for name, ((size, language), schemes) in product(names, habits.items()):
            new = partial(looks.page, *SIZES[size], schemes[0], language)
            for screen, page in screens(looks, new, name, races):
                for scheme in schemes:
                    page.emulate_media(color_scheme=scheme)
                    settled(page)
                    file = target / f"{name}-{screen}-{size}-{scheme}-{language}.png"
                    page.screenshot(path=file, full_page=screen.startswith(WHOLE))
        browser.close()


if __name__ == "__main__":
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("folder", help="where the pictures go")
    arguments.add_argument("parts", nargs="*", help="around, trouble or games' names; everything without any")
    given = arguments.parse_args()
    main(folder(given.folder), given.parts or ["around", "trouble", *hippodrome.names()])
