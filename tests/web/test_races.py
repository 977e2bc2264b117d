"""Whole races in a real browser, by clicks, keys and touch, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from web.table import BOT, ME, Web, answered, asked, choose, finished, my_turn, race

pytestmark = pytest.mark.xdist_group("web-races")


def shortest(game: str) -> dict[str, object]:
    """One lap, where the game lets one choose."""
    return {option.key: 1 for option in registry.game(game).options if option.key == "laps"}


@pytest.mark.parametrize("game", registry.names())
def test_a_race_of_each_game_by_clicks(web: Web, game: str) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table(game, [ME, BOT, BOT], options=shortest(game)))
    assert race(page) > 0
    finished(page)


def test_two_clicks_from_the_front_page_to_a_race(web: Web, page: Page) -> None:
    page.goto(web.address)
    page.get_by_role("list", name="The games").get_by_role("button").last.click()
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".standings, .strip").first).to_be_visible()
    assert my_turn(page)
    choose(page)


def test_a_race_in_french(web: Web) -> None:
    page = web.page(confirm=False, language="fr")
    page.goto(web.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Quatre courses, une table")
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    expect(page.get_by_role("heading", name="Classement")).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    race(page)
    expect(page.locator(".end h2").first).to_contain_text(re.compile("^Vous (gagnez|finissez)"))
    finished(page)


def test_a_race_by_keyboard_alone(web: Web, page: Page) -> None:
    page.goto(web.address)
    page.wait_for_selector(".now .button")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent?.trim()") == "Set up":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    web.sit(page, web.table("scrap_racer", [ME, BOT]))

    def by_keys(page: Page, count: int) -> None:
        question = asked(page)
        page.keyboard.press(str(count % min(9, page.locator(".choice").count()) + 1))
        expect(page.locator(".choice.staged")).to_be_visible()
        page.keyboard.press("Enter")
        answered(page, question)

    race(page, by_keys)
    finished(page)


def test_a_race_on_a_small_touch_screen(web: Web) -> None:
    page = web.page(width=360, height=740, touch=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT]))

    def by_touch(page: Page, count: int) -> None:
        assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight + 1"), "the page scrolls"
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), "the page scrolls aside"
        buttons = [button.bounding_box() for button in page.locator(".choice").all()]
        assert all(box and box["y"] + box["height"] <= 740 and box["height"] >= 44 for box in buttons[:4])
        choose(page, count % len(buttons), touch=True)

    race(page, by_touch)
    finished(page)
