"""Take the pictures of the README: the page in a browser, one race per game at a moment worth looking at.

Run it with `make pictures`; the same seed gives the same moment. `ADDRESS=http://…` uses a running server.
"""

from __future__ import annotations

import base64
import os
from contextlib import nullcontext
from pathlib import Path

from looks import CHROMIUM, FLAGS, Looks, Scheme, folder, moment, raced, served, settled
from playwright.sync_api import Page, sync_playwright

import hippodrome

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (1280, 800)
SCHEMES: tuple[Scheme, ...] = ("light", "light", "dark", "dark")
MOMENT = 0.4
"""How far into the race, as a share of its decisions."""


def take(page: Page, file: Path) -> None:
    """The page as a WebP file, a quarter of a PNG's size."""
    devtools = page.context.new_cdp_session(page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": 90})
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file} ({file.stat().st_size // 1000} kB)")


def main() -> None:
    """Write every picture."""
    running = os.environ.get("ADDRESS")
    with nullcontext(running) if running else served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        looks = Looks(address, browser)
        for index, name in enumerate(hippodrome.names()):
            race = raced(name, hippodrome.game(name).players[-1])
            page = looks.page(*SIZE, SCHEMES[index % len(SCHEMES)], "en")
            looks.sit(page, looks.continued(race, moment(race, MOMENT)))
            page.wait_for_selector(".dock[data-mine=true] .choice")
            choices = page.locator(".choice")
            choices.nth(1 if choices.count() > 1 else 0).click()
            page.wait_for_selector(".log li")
            page.mouse.move(5, 5)
            settled(page)
            take(page, folder(PICTURES) / f"{name}.webp")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
