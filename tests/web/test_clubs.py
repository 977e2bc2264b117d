"""A club in the browser: founded, joined by a link, talked in, raced in; and a cup with its standings."""

from __future__ import annotations

import json

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


def test_the_house_is_set_up_raced_in_and_the_same_people_race_again(web: Web) -> None:
    """House rules and a favourite for new tables, a link withdrawn, and another race with the same people by one click."""
    keeper, late = web.page(1366, 768, confirm=False), web.page(1366, 768)
    keeper.goto(f"{web.address}/club")
    keeper.locator("form input").fill("Racers")
    keeper.get_by_role("button", name="Found the club").click()
    keeper.get_by_role("button", name="Run the club").click()
    with keeper.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        keeper.get_by_role("button", name="Turn by turn", exact=True).click()
    keeper.keyboard.press("Escape")
    code, token = keeper.url.rpartition("/")[2], keeper.evaluate("() => localStorage.getItem('hippodrome.guest')")
    rights = {"Authorization": f"Bearer {json.loads(token)['token']}"}
    ours = {"name": "Short one", "game": "scrap_racer", "options": {"laps": 1}}
    assert keeper.request.patch(f"{web.address}/api/clubs/{code}", data={"boards": [ours]}, headers=rights).ok

    keeper.get_by_role("button", name="Invite by link").click()
    keeper.get_by_role("button", name="New link for guests").click()
    link = keeper.get_by_role("img", name="QR:").get_attribute("aria-label")
    assert link is not None
    keeper.get_by_role("button", name="Withdraw").click()
    expect(keeper.get_by_role("img", name="QR:")).to_have_count(0)
    late.goto(link.removeprefix("QR: "))
    late.get_by_role("button", name="Join the club").click()
    expect(late.get_by_role("alert")).to_be_visible()

    keeper.goto(f"{web.address}/club/{code}")
    keeper.get_by_role("button", name="Open a table").click()
    keeper.get_by_role("button", name="Short one").click()
    keeper.wait_for_url("**/t/*")
    made = web.get(f"/api/tables/{keeper.url.rpartition('/')[2]}")
    assert (made["game"], made["options"]["laps"], made["settings"]["mode"]) == ("scrap_racer", 1, "turns")
    assert made["club"] == code

    keeper.get_by_role("button", name="Fill with bots and start").click()
    expect(keeper.locator(".dock")).to_be_visible()
    keeper.get_by_role("button", name="Menu").click()
    keeper.get_by_role("button", name="Give up the race").click()
    keeper.get_by_role("button", name="Give up", exact=True).click()
    expect(keeper.locator(".end")).to_be_visible()
    keeper.goto(f"{web.address}/club/{code}")
    keeper.get_by_role("button", name="Race again with").click()
    keeper.wait_for_url(lambda address: "/t/" in address and not address.endswith(made["code"]))
    again = web.get(f"/api/tables/{keeper.url.rpartition('/')[2]}")
    assert (again["game"], again["club"], again["options"]) == (made["game"], code, made["options"])
    assert [seat["kind"] for seat in again["seats"]].count("person") == 1
    web.foresee("status of 404")
