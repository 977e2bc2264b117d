"""The front page of who comes back: what waits for them, and a race at once, in every look without scrolling."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from web.table import BOT, ME, Web, store
from web.test_access import findings

pytestmark = pytest.mark.xdist_group("web-sets")
OPEN = {"kind": "open"}
DAY = {"mode": "turns", "clock": {"kind": "move", "seconds": 86_400}}
LOOKS = [
    ("en", 1366, 768, "light"), ("fr", 1366, 768, "dark"), ("fr", 1920, 1080, "light"), ("en", 360, 740, "dark"),
    ("fr", 360, 740, "light"), ("en", 740, 360, "light"), ("fr", 740, 360, "dark"),
]  # fmt: skip
WORDS = {
    "en": ("Resume", "Race now", "The Blue Stable", "2 new lines"),
    "fr": ("Reprendre", "En piste !", "The Blue Stable", "2 nouveaux messages"),
}


@pytest.fixture(scope="module")
def waited_for(address: str) -> dict[str, Any]:
    """Somebody for whom two races, a club, its chat and a table wait."""
    with httpx.Client(base_url=address, trust_env=False, timeout=60) as http:

        def ask(token: str, method: str, path: str, body: object = None) -> Any:
            answer = http.request(method, path, json=body, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code < 300, answer.text
            return answer.json()

        me, friend = (http.post("/api/guests", json={"name": name}).json()["token"] for name in ("Marc", "Livia"))
        club = ask(me, "POST", "/api/clubs", {"name": "The Blue Stable"})["code"]
        invited = ask(me, "POST", f"/api/clubs/{club}/invitations", {"role": "member"})["invitations"][0]["key"]
        ask(friend, "POST", f"/api/clubs/{club}/join", {"key": invited})
        for text in ("Who races?", "I do"):
            ask(friend, "POST", f"/api/clubs/{club}/lines", {"text": text})
        ask(friend, "POST", "/api/tables", {"game": "arena_maximus", "seats": [ME, OPEN], "club": club})
        for game in ("titan_race", "chariot_race"):
            new = {"game": game, "seats": [ME, BOT, BOT], "start": True, "settings": {"bot_seconds": 0, **DAY}}
            ask(me, "POST", "/api/tables", new)
    return {"token": me, "name": "Marc"}


@pytest.mark.parametrize(("language", "width", "height", "scheme"), LOOKS)
def test_what_waits_and_a_race_at_once_are_there_without_scrolling(
    web: Web, waited_for: dict[str, Any], language: str, width: int, height: int, scheme: str
) -> None:
    page = web.page(width, height, language=language, scheme=scheme)
    store(page.context, "hippodrome.guest", waited_for)
    page.goto(web.address)
    resume, now, club, unread = WORDS[language]
    expect(page.locator(".still svg.board")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name=resume).first).to_be_in_viewport()
    expect(page.locator(".first .button.main").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=now)).to_be_in_viewport(ratio=1)
    of_club = page.locator("section", has=page.locator("#my-clubs"))
    expect(of_club.get_by_role("link", name=club)).to_be_attached()
    expect(of_club).to_contain_text(unread)
    expect(of_club.get_by_role("link").filter(has_text="Livia")).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    assert findings(page) == []


def test_the_next_race_begins_as_the_last_one_did(web: Web) -> None:
    page = web.page()
    page.goto(f"{web.address}/new/scrap_racer")
    page.get_by_role("group", name="Seats").get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/*")
    first = page.url
    page.goto(web.address)
    expect(page.get_by_role("button", name="Race now: Scrap Racer")).to_be_visible()
    page.get_by_role("button", name="Race now").click()
    page.wait_for_url(lambda address: "/t/" in address and address != first)
    made = web.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (made["game"], len(made["seats"])) == ("scrap_racer", 3)


def test_friends_are_asked_in_from_the_front_page(web: Web) -> None:
    page = web.page()
    page.goto(web.address)
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
