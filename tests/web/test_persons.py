"""A person in the browser: a page of one's own, seen by others as far as one wants; and the app without a network."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from web.table import Web
from web.test_access import findings

pytestmark = pytest.mark.xdist_group("web-sets")


def club_of(keeper: Page, web: Web) -> str:
    """A club that somebody founds; its code."""
    keeper.goto(f"{web.address}/club")
    keeper.locator("form input").fill("The Blue Stable")
    keeper.get_by_role("button", name="Found the club").click()
    expect(keeper.get_by_role("heading", name="The Blue Stable")).to_be_visible()
    return keeper.url.rpartition("/")[2]


def test_one_has_a_face_and_others_see_what_one_lets_them(web: Web) -> None:
    me, other = web.page(1366, 768), web.page(360, 740, language="fr", scheme="dark")
    code = club_of(me, web)
    token = json.loads(me.evaluate("() => localStorage.getItem('hippodrome.guest')"))["token"]
    made = me.request.patch(
        f"{web.address}/api/clubs/{code}", data={"public": True}, headers={"Authorization": f"Bearer {token}"}
    )
    assert made.ok
    me.goto(f"{web.address}/person")
    faces = me.get_by_role("group", name="Face").get_by_role("button")
    faces.nth(1).click()
    expect(faces.nth(1)).to_have_attribute("aria-pressed", "true")
    me.get_by_role("button", name="Colour 3").click()
    me.get_by_role("combobox", name="Letter").select_option("K")
    me.get_by_label("French").check()
    expect(me.get_by_text("Speaks French")).to_be_visible()
    assert findings(me) == []

    other.goto(f"{web.address}/person/{code}/1")
    expect(other.get_by_text("Parle français")).to_be_visible()
    expect(other.get_by_text("garde le reste pour soi")).to_be_visible()
    expect(other.get_by_role("heading", name="Coureurs préférés")).to_have_count(0)
    with me.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        me.get_by_role("combobox", name="Favourite racers").select_option("all")
    other.reload()
    expect(other.get_by_role("heading", name="Coureurs préférés")).to_be_visible()
    assert findings(other) == []
    assert other.evaluate("() => document.documentElement.scrollWidth") == 360


def test_lessons_and_puzzles_are_there_without_a_network(web: Web) -> None:
    page = web.page(360, 740)
    page.goto(web.address)
    page.get_by_role("button", name="Settings").click()
    kept = page.get_by_role("group", name="Without a network")
    kept.get_by_role("button", name="on", exact=True).click()
    expect(kept.get_by_role("button", name="on", exact=True)).to_have_attribute("aria-pressed", "true", timeout=60_000)
    page.context.set_offline(True)
    try:
        page.goto(web.address)
        expect(page.get_by_role("heading", name="No network just now")).to_be_visible()
        assert findings(page) == []
        for game in registry.all_games()[:1]:
            page.goto(f"{web.address}/learn/{game.name}")
            expect(page.locator(".board").first).to_be_visible()
            page.goto(f"{web.address}/puzzles/{game.name}")
            expect(page.locator(".board").first).to_be_visible()
    finally:
        page.context.set_offline(False)
    # What is not kept cannot be loaded, and the browser says so.
    web.foresee("net::ERR_")
