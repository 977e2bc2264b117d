"""Take a picture of every screen of every game, to be looked at: `python tools/screens.py FOLDER [GAME ...]`.

Wide and narrow, light and dark, both languages; `ADDRESS=http://…` uses a running server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from looks import CHROMIUM, FLAGS, Looks, folder, moment, raced, served, settled
from playwright.sync_api import Page, sync_playwright

import hippodrome

VIEWS = {
    "wide-light-en": (1440, 900, "light", "en"),
    "wide-dark-fr": (1440, 900, "dark", "fr"),
    "phone-dark-en": (360, 740, "dark", "en"),
    "phone-light-fr": (360, 740, "light", "fr"),
}
PLACES = ("/", "/watch", "/rules", "/dice")


def around(looks: Looks, view: str) -> Iterator[tuple[str, Page]]:
    """The pages of no game in particular."""
    page = looks.page(*VIEWS[view])
    for path in PLACES:
        page.goto(looks.address + path)
        page.wait_for_selector("main")
        yield path.strip("/") or "home", page
    page.context.close()


def of_game(looks: Looks, view: str, game: str) -> Iterator[tuple[str, Page]]:
    """Every screen of a game, in the order of a race."""
    most = hippodrome.game(game).players[-1]
    race = raced(game, most)
    phone = view.startswith("phone")

    def page_at(**settings: object) -> Page:
        return looks.page(*VIEWS[view], **settings)

    page = page_at()
    page.goto(f"{looks.address}/new/{game}")
    page.wait_for_selector("form")
    yield "setup", page
    page.goto(f"{looks.address}/rules/{game}")
    page.wait_for_selector("main")
    yield "rules", page
    page.context.close()

    page = page_at()
    bot = {"kind": "bot", "bot": "greedy"}
    looks.sit(page, looks.table(game, [{"kind": "me"}, bot, *[{"kind": "open"}] * (most - 2)], start=False))
    page.wait_for_selector(".lobby")
    yield "lobby", page
    page.context.close()

    page = page_at()
    looks.sit(page, looks.table(game, [{"kind": "me"}, *[bot] * (most - 1)], settings={"bot_seconds": 0}))
    page.wait_for_selector(".dock")
    page.evaluate("() => (location.hash = 'guide')")
    page.reload()
    page.wait_for_selector(".dock[data-mine=true] .choice")
    yield "guide", page
    page.context.close()

    page = page_at()
    looks.sit(page, looks.continued(race, moment(race, 0.45)))
    page.wait_for_selector(".dock[data-mine=true] .choice")
    yield "race", page
    page.locator(".choice").first.click()
    yield "staged", page
    page.get_by_role("button", name="Rules" if "-en" in view else "Règles", exact=True).click()
    yield "drawer", page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    yield "menu", page
    page.keyboard.press("Escape")
    if phone:
        page.locator(".strip").click()
        yield "standings", page
    page.context.close()

    page = page_at()
    looks.sit(page, looks.table(game, [{"kind": "me"}, {"kind": "here", "name": "Noor"}, bot]))
    page.wait_for_selector(".dock, dialog[open]")
    page.wait_for_timeout(600)
    yield "two-here", page
    page.context.close()

    code = looks.uploaded(race)
    page = page_at()
    page.goto(f"{looks.address}/t/{code}#{moment(race, 0.6)}")
    page.wait_for_selector(".dock")
    yield "replay", page
    page.goto(f"{looks.address}/t/{code}")
    page.reload()
    page.wait_for_selector(".end")
    page.wait_for_timeout(1500)
    yield "end", page
    page.goto(f"{looks.address}/dice/{code}")
    page.wait_for_selector("main")
    page.wait_for_timeout(800)
    yield "proof", page
    page.context.close()


def main(target: Path, games: list[str]) -> None:
    running = os.environ.get("ADDRESS")
    with nullcontext(running) if running else served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        looks = Looks(address, browser)
        for view in os.environ.get("VIEWS", " ".join(VIEWS)).split():
            for game in games:
                screens = around(looks, view) if game == "around" else of_game(looks, view, game)
                for name, page in screens:
                    settled(page)
                    page.screenshot(path=target / f"{game}-{name}-{view}.png", full_page=name in ("home", "setup"))
        browser.close()


if __name__ == "__main__":
    main(folder(sys.argv[1]), sys.argv[2:] or ["around", *hippodrome.names()])
