"""A club in the browser: founded, joined by a link, talked in, raced in; and a cup with its standings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.table import Web
from web.test_access import findings

pytestmark = pytest.mark.xdist_group("web-sets")


@pytest.mark.parametrize(
    ("language", "width", "scheme", "words"),
    [
        ("en", 1366, "light", ("Found the club", "Invite by link", "New link for members", "Join the club", "Send")),
        ("fr", 360, "dark", ("Fonder le club", "Inviter par un lien", "Nouveau lien pour des membres",
                             "Entrer au club", "Envoyer")),
    ],
)  # fmt: skip
def test_a_club_is_founded_joined_by_a_link_and_talked_in(
    web: Web, language: str, width: int, scheme: str, words: tuple[str, ...]
) -> None:
    found, invite, link, join, send = words
    keeper = web.page(width, 768, language=language, scheme=scheme)
    friend = web.page(width, 768, language=language)
    keeper.goto(f"{web.address}/club")
    assert findings(keeper) == []
    keeper.locator("form input").fill("The Blue Stable")
    keeper.get_by_role("button", name=found).click()
    expect(keeper.get_by_role("heading", name="The Blue Stable")).to_be_visible()
    assert findings(keeper) == []
    assert keeper.evaluate("() => document.documentElement.scrollWidth") == width
    keeper.get_by_role("button", name=invite).click()
    keeper.get_by_role("button", name=link).click()
    code = keeper.get_by_role("img", name="QR:").get_attribute("aria-label")
    assert code is not None
    assert findings(keeper) == []
    keeper.keyboard.press("Escape")
    friend.goto(code.removeprefix("QR: "))
    friend.get_by_role("button", name=join).click()
    expect(friend.get_by_role("heading", name="The Blue Stable")).to_be_visible()
    friend.locator("section", has=friend.locator("#club-chat")).locator("form input").fill("Good evening")
    friend.get_by_role("button", name=send).click()
    expect(keeper.get_by_text("Good evening")).to_be_visible()
    friend.goto(web.address)
    if width == 1366:
        expect(friend.get_by_role("button", name="Race now")).to_be_in_viewport(ratio=1)
    friend.get_by_role("link", name="The Blue Stable").click()
    expect(friend.get_by_text("Good evening")).to_be_visible()
    stranger = web.page()
    stranger.goto(keeper.url)
    stranger.wait_for_load_state("networkidle")
    expect(stranger.get_by_role("heading", name="The Blue Stable")).to_have_count(0)
    web.foresee("status of 404")


def test_a_cup_is_announced_entered_and_shown_on_a_screen(web: Web) -> None:
    keeper, friend = web.page(1366, 768), web.page(360, 740)
    keeper.goto(f"{web.address}/club")
    keeper.locator("form input").fill("Racers")
    keeper.get_by_role("button", name="Found the club").click()
    club = keeper.get_by_role("heading", name="Racers")
    expect(club).to_be_visible()
    keeper.get_by_role("button", name="Invite by link").click()
    keeper.get_by_role("button", name="New link for members").click()
    code = keeper.get_by_role("img", name="QR:").get_attribute("aria-label")
    assert code is not None
    keeper.keyboard.press("Escape")
    friend.goto(code.removeprefix("QR: "))
    friend.get_by_role("button", name="Join the club").click()
    keeper.get_by_role("button", name="New cup").click()
    keeper.get_by_label("Name of the cup").fill("Autumn cup")
    keeper.get_by_role("checkbox").first.check()
    keeper.get_by_role("button", name="2", exact=True).click()
    assert findings(keeper) == []
    keeper.get_by_role("button", name="Announce the cup").click()
    keeper.wait_for_url("**/cup/*")
    keeper.get_by_role("button", name="Enter").click()
    friend.goto(keeper.url)
    friend.get_by_role("button", name="Enter").click()
    expect(friend.get_by_role("button", name="Withdraw")).to_be_visible()
    keeper.reload()
    keeper.get_by_role("button", name="Draw and start").click()
    expect(keeper.get_by_role("link", name="To my table")).to_be_visible()
    assert findings(keeper) == []
    assert findings(friend) == []
    assert friend.evaluate("() => document.documentElement.scrollWidth") == 360
    keeper.get_by_role("link", name="For a screen in the club room").click()
    expect(keeper.get_by_role("table")).to_be_visible()
    assert findings(keeper) == []
