"""The frame of every screen: no word is broken inside or cut off, in either language, however wide the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from golden import races
from hippodrome.engine import registry
from web.frames import broken_words, covered_words, cut_words, resize, share, whole
from web.table import BOT, ME, Web
from web.test_plans import carry_out, planned

pytestmark = pytest.mark.xdist_group("web-plans")

WIDTHS = [(360, 740), (740, 360), (1366, 768), (1920, 1080)]
SMALL = [(667, 375), (740, 360), (844, 390), (683, 384)]
"""Phones held across, and a laptop's screen at 200 %."""


def faults(page: Page, dock: bool = False) -> list[str]:
    """What is wrong with the words of a page on any of the screens."""
    found: list[str] = []
    for width, height in WIDTHS:
        resize(page, width, height)
        wrong = broken_words(page) + (cut_words(page) + covered_words(page) if dock else [])
        found += [f"{width}: {word}" for word in wrong]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_is_broken_around_the_races(web: Web, language: str) -> None:
    page = web.page(language=language)
    paths = ["/", "/watch", "/dice", "/rules"]
    for path in (*paths, *(f"/{room}/{game}" for game in registry.names() for room in ("new", "rules"))):
        page.goto(web.address + path)
        page.wait_for_selector("main h1, main h2")
        assert faults(page) == [], path
    resize(page, 360, 740)
    page.locator("header .icon-button").first.click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "preferences"
    web.sit(page, web.table("titan_race", [ME, BOT, {"kind": "open"}], start=False))
    page.wait_for_selector(".lobby")
    assert faults(page) == [], "lobby"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.names())
def test_no_word_is_broken_in_a_race(web: Web, game: str, language: str) -> None:
    page = web.page(language=language, whole=True)
    web.sit(page, web.table(game, [ME, BOT, BOT, BOT]))
    turn = 0
    # A chariot may be out early, and the race over.
    while planned(page) and turn < 5:
        assert faults(page, dock=True) == []
        carry_out(page, turn)
        turn += 1
    if page.locator(".end").count():
        return
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "what happened"


@pytest.mark.parametrize("game", registry.names())
def test_no_word_is_broken_at_the_end(web: Web, game: str) -> None:
    page = web.page(whole=True)
    race = races(game)[0]
    asked = [int(state.seat) for state in race.walk()]
    late = len(asked) - 2
    seats = [ME if seat == asked[late] else BOT for seat in range(race.players)]
    web.sit(page, web.table(game, seats, continued={"record": race.to_json(), "point": late}))
    for turn in range(60):
        if not planned(page):
            break
        carry_out(page, turn)
    for language in ("en", "fr"):
        store = "(kept) => localStorage.setItem('hippodrome.settings', JSON.stringify(kept))"
        page.evaluate(store, {"language": language, "speed": "off"})
        page.reload()
        page.wait_for_selector(".end h2")
        assert faults(page) == [], language


@pytest.mark.parametrize("game", registry.names())
def test_small_screens_have_a_board_and_a_button(web: Web, game: str) -> None:
    page = web.page(width=667, height=375, touch=True, whole=True)
    web.sit(page, web.table(game, [ME, BOT, BOT]))
    for turn, (width, height) in enumerate(SMALL):
        resize(page, width, height)
        assert planned(page)
        assert share(page) >= 0.9
        assert whole(page)
        button = page.locator(":is([data-go], .act)").first.bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= height
        carry_out(page, turn)


def test_a_word_that_is_broken_or_cut_off_is_found(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, web.table("chariot_race", [ME, BOT]))
    assert planned(page)
    page.add_style_tag(
        content="h2 { width: 30px; overflow-wrap: anywhere } .go { overflow: hidden; white-space: nowrap; flex: 0 0 20px !important }"
    )
    assert any("marked" in word for word in broken_words(page))
    assert cut_words(page)
