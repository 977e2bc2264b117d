"""Whole races with fingers alone, on phones and tablets held either way and at twice the size, in both languages.

One of them is raced in every run; `make test-long` (`TOUCH=all`) races all games on all screens. `TOUCH_PICTURES=FOLDER`
keeps pictures of what was seen on the way.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from web.frames import board, broken_words, cut_names, cut_words, whole
from web.table import BOT, ME, Web, answered, asked, finished
from web.test_plans import planned

pytestmark = pytest.mark.xdist_group("web-touch")

SCREENS = {
    "phone": (360, 740), "across": (740, 360), "tall": (390, 844), "tablet": (820, 1180), "double": (683, 384),
}  # fmt: skip
"""`double` is a laptop's 1366×768 at 200 %."""
EVERYTHING = [(game, screen, language) for language in ("en", "fr") for game in registry.names() for screen in SCREENS]
WALKS = EVERYTHING if "TOUCH" in os.environ else EVERYTHING[len(SCREENS) + 1 :][:1]
PICTURES = os.environ.get("TOUCH_PICTURES")
EVERY = int(os.environ.get("TOUCH_EVERY", "4"))
LEAST = {".act, [data-go]": 40, ".dock button:not(.free *)": 24}
"""Pixels that things in the dock are high and wide at least: what does something, and everything else (WCAG 2.5.8)."""

WITHIN_REACH = """() => [...document.querySelectorAll(".ends .reach")].map((end) => {
    const box = end.getBoundingClientRect(), id = end.dataset.id;
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const x = box.left + along * box.width, y = box.top + down * box.height;
            if (document.elementFromPoint(x, y)?.closest("[data-id]")?.dataset.id === id) return { id, x, y };
        }
    return { id, x: null, y: null };
})"""
"""For each end of a move a point where a finger meets it."""

SMALL = """(least) => { const rolls = (one) => one && (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === "auto"
    || one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "auto" || rolls(one.parentElement));
    return Object.entries(least).flatMap(([which, pixels]) => [...document.querySelectorAll(which)]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden-words"))
    .map((one) => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect(), rolls(one)])
    .filter(([, box, within]) => Math.min(box.width, box.height) < pixels - 0.5
        || (!within && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)))
    .map(([words, box]) => `${words}: ${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.top)}`)); }"""
"""Buttons that are too small for a finger, or that lie outside the screen and cannot be scrolled to."""

ASIDE = """() => [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
    && one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.getAttribute("class")}`)
    .slice(0, 8)"""
"""What makes a page scroll aside."""


def point_and_go(page: Page, turn: int) -> None:
    """Tap an answer in words; or an end on the board or the fastest speed, then the one button."""
    question = asked(page)
    acts, aims = page.locator(".act"), page.locator(".facets .row.aim button")
    if acts.count():
        button = acts.nth(turn % acts.count())
    else:
        ends = page.evaluate(WITHIN_REACH)
        assert all(end["x"] is not None for end in ends), f"no finger reaches {ends}"
        if ends:
            end = ends[turn % len(ends)]
            page.touchscreen.tap(end["x"], end["y"])
            page.wait_for_selector(f"[data-end='{end['id']}'][aria-pressed=true]", state="attached")
        elif aims.count():
            aims.last.tap()
            expect(aims.last).to_have_attribute("aria-pressed", "true")
        button = page.locator("[data-go]")
    wrecks = "danger" in (button.get_attribute("class") or "")
    for _ in range(2 if wrecks else 1):
        button.tap()
    answered(page, question)


@pytest.mark.parametrize(("game", "screen", "language"), WALKS)
def test_a_race_with_fingers_alone(web: Web, game: str, screen: str, language: str) -> None:
    width, height = SCREENS[screen]
    page = web.page(width=width, height=height, touch=True, whole=True, language=language, scheme="dark")
    laps = {option.key: 1 for option in registry.game(game).options if option.key == "laps"}
    web.sit(page, web.table(game, [ME, BOT, BOT], options=laps))
    boards = set()
    for turn in range(300):
        if not planned(page):
            break
        boards.add(board(page))
        if PICTURES and turn % EVERY == 0:
            page.screenshot(path=Path(PICTURES) / f"{game}-{screen}-{language}-{turn:03}.png")
        assert whole(page), "the page scrolls"
        assert page.evaluate(SMALL, LEAST) == []
        assert broken_words(page) + cut_words(page) + cut_names(page) == []
        point_and_go(page, turn)
    finished(page)
    assert len(boards) == 1, f"the board changes its size: {boards}"
    if not page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"):
        raise AssertionError(f"the end scrolls aside: {page.evaluate(ASIDE)}")
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{game}-{screen}-{language}-end.png", full_page=True)
