"""The presses that `presses.py` counts, made in a real browser: each decision at its point of the race."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from looks import CHROMIUM, FLAGS, Looks, served
from playwright.sync_api import Locator, Page, sync_playwright

import hippodrome

Press = tuple[str, str | int]
QUESTION = "(asked) => Number(document.querySelector('.dock')?.dataset.asked) !== asked"


class Moment(NamedTuple):
    """A point of a race, what is decided there, and by which presses."""

    point: int
    presses: list[Press]


def clicked(race: hippodrome.Race, moments: Iterable[Moment]) -> int:
    """Make the decisions with real clicks; each is made by its last press, and by none before. The clicks it took."""
    clicks = 0
    with served("--no-analysis") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        looks = Looks(address, browser)
        for moment in moments:
            page = looks.page(1366, 768, "light", "en")
            looks.sit(page, looks.continued(race, moment.point))
            clicks += _made(page, moment)
            page.context.close()
        browser.close()
    return clicks


def _made(page: Page, moment: Moment) -> int:
    page.wait_for_selector(".dock[data-mine=true] :is([data-go], .act)")
    asked = int(page.locator(".dock").get_attribute("data-asked") or -1)
    for k, (what, which) in enumerate(moment.presses):
        assert int(page.locator(".dock").get_attribute("data-asked") or -1) == asked, f"{moment}: sent before press {k}"
        # a piece may stand on a place: the page takes it for the place
        _found(page, what, which).click(force=what in ("place", "end"))
    page.wait_for_function(QUESTION, arg=asked)
    return len(moment.presses)


def _found(page: Page, what: str, which: str | int) -> Locator:
    """What is pressed, where it is seen."""
    places = {
        "thing": f".dock button[data-id='{which}']",
        "say": f"[data-label='{which}']",
        "place": f".ground [data-id='{which}']",
        "end": f".ends [data-id='{which}']",
        "way": ".prompt button:has-text('Other route')",
        "go": "[data-go]",
        "quiet": "[data-quiet]",
    }
    if what == "use":
        return page.get_by_role("dialog").locator("li button").nth(int(which))
    if what == "act":
        return page.locator(".act").nth(int(which))
    return page.locator(places[what]).last
