"""The presses that `presses.py` counts, made in a real browser: each decision at its point of the race."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from looks import CHROMIUM, FLAGS, Looks, served
from playwright.sync_api import Locator, Page, sync_playwright

import hippodrome

Press = tuple[str, str | int]
SCREENS = [(1366, 768), (360, 740)]
QUESTION = "(asked) => Number(document.querySelector('.dock')?.dataset.asked) !== asked"


class Moment(NamedTuple):
    """A point of a race, by which presses something is decided there, and the choices that this may be."""

    point: int
    presses: list[Press]
    choices: tuple[tuple[int, ...], ...]


def clicked(race: hippodrome.Race, moments: Iterable[Moment], screen: tuple[int, int]) -> int:
    """Make the decisions with real clicks; each is made by its last press, and by none before. The clicks it took."""
    clicks = 0
    with served("--no-analysis") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        looks = Looks(address, browser)
        for moment in moments:
            page = looks.page(*screen, "light", "en")
            sent = _moves(page)
            looks.sit(page, looks.continued(race, moment.point))
            clicks += _made(page, moment)
            assert tuple(sent) in moment.choices, f"{moment}: {sent} was sent"
            page.context.close()
        browser.close()
    return clicks


def _moves(page: Page) -> list[int]:
    """The choices of the move that a page sends."""
    sent: list[int] = []

    def read(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "move" and not sent:
            sent.extend(message["choices"])

    page.on("websocket", lambda line: line.on("framesent", read))
    return sent


def _made(page: Page, moment: Moment) -> int:
    page.wait_for_selector(".dock[data-mine=true] :is([data-go], .act)")
    # what is looked on to comes from the server after the plans
    page.wait_for_load_state("networkidle")
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
