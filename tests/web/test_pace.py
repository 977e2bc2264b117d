"""The turns of others, at the reader's pace."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.state import Observation, State
from web.frames import board, resize
from web.table import BOT, ME, Web, choose

pytestmark = pytest.mark.xdist_group("web-pace")

WAITS = ".go-on, .dock[data-mine=true] .choice, .end"


def to_the_others(page: Page) -> None:
    """Race on until the turn of a rival is over and waits to be read."""
    for _ in range(40):
        page.wait_for_selector(WAITS)
        if page.locator(".go-on").count():
            return
        choose(page, page.locator(".choice").count() - 1)
    raise AssertionError("no rival has a turn")


def test_calm_waits_after_each_rival_and_goes_on_when_told(web: Web) -> None:
    page = web.page(speed="calm", still=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    to_the_others(page)
    told = page.locator(".dock h2").inner_text()
    assert told
    expect(page.locator(".for-you")).to_contain_text("For you")
    expect(page.locator("[data-busy=true]")).to_be_attached()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".dock h2")).not_to_have_text(told)


def test_to_my_turn_leads_there_and_a_line_for_each_rival_waits(web: Web) -> None:
    page = web.page(speed="calm", still=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    to_the_others(page)
    page.get_by_role("button", name="To my turn").click()
    page.wait_for_selector(".dock[data-mine=true] .choice")
    expect(page.locator(".meanwhile li").first).to_be_visible()
    lines = page.locator(".meanwhile li").all_inner_texts()
    assert 1 <= len(lines) <= 2
    assert len(set(lines)) == len(lines)
    choose(page)
    expect(page.locator(".meanwhile")).to_have_count(0)


def decided(state: State) -> bool:
    """Something is decided on the board: a line says where."""
    scene = registry.game("titan_race").scene(Observation(state, state.seat))
    return any(stake.cells for stake in scene.stakes)


def test_what_is_decided_now_is_said_and_drawn(web: Web) -> None:
    page = web.page()
    web.sit(page, web.continued(races("titan_race")[0], decided))
    stakes = page.locator(".right .stakes")
    expect(stakes).to_have_attribute("aria-live", "polite")
    expect(stakes.locator("b").first).to_be_visible()
    expect(page.locator(".board .stakes path").first).to_be_attached()
    resize(page, 360, 740)
    strip = page.locator(".top .stakes")
    expect(strip.locator("b")).to_be_visible()
    end = strip.evaluate("(strip) => strip.getBoundingClientRect().right")
    starts = page.locator(".top button").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    assert min(starts) >= end, "it covers no button"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tablet_held_upright_keeps_the_title_beside_what_is_decided(web: Web, language: str) -> None:
    page = web.page(820, 1180, language=language)
    web.sit(page, web.continued(races("titan_race")[0], decided))
    strip = page.locator(".strips .stakes")
    expect(strip.locator("b").first).to_be_visible()
    expect(page.locator(".top h1")).to_be_visible()
    assert strip.evaluate("(strip) => strip.scrollHeight <= strip.clientHeight"), "all of it is to be read"
    size = board(page)
    page.evaluate("() => document.querySelector('.strips .stakes').remove()")
    assert board(page) == size, "the board keeps its size when nothing is decided any more"
