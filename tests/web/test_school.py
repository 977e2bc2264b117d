"""The school: every lesson can be done to its end, by mouse or finger, in both languages, and is remembered."""

from __future__ import annotations

import os

import httpx
import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine import registry
from web.table import PATIENCE, Web

GAMES = sorted(registry.residents())
PEOPLE = [("desktop", "en"), ("phone", "fr"), ("desktop", "fr"), ("phone", "en")]
"""Who learns; the last two in the longer run."""
STAND = """() => {
    const { at, stand, busy } = document.querySelector(".lecture")?.dataset ?? {};
    return busy === "false" && stand !== "shown" ? `${at} ${stand}` : null;
}"""

WATCH = """() => {
    const places = new Map();
    window.jumps = [];
    const look = () => {
        const said = document.querySelector(".said:not(.unsettled)");
        const { at, stand } = document.querySelector(".lecture")?.dataset ?? {};
        const [before, now] = [places.get(`${at} ${stand}`), said?.style.transform];
        if (before && now && before !== now) window.jumps.push(`${at} ${stand}: ${before} to ${now}`);
        if (now) places.set(`${at} ${stand}`, now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""What is said must not jump from under a finger once it can be pressed."""


def stand(page: Page, after: str = "") -> str:
    """Where the lesson is, once nothing moves any more and it is not where it was."""
    page.wait_for_function(f"(before) => {{ const now = ({STAND})(); return now && now !== before; }}", arg=after)
    return str(page.evaluate(STAND))


def do(page: Page, onboard: bool) -> None:
    """What is to be done, on the board where it is a way, else by the one button; or on to the next thing."""
    goes_on = page.locator(".said .main")
    end = page.locator("[data-end]")
    if goes_on.count():
        goes_on.click()
    elif onboard and end.count():
        # A path's middle may lie outside of it: the cell is clicked as the board hears it.
        page.locator(f'svg.board [data-id="{end.first.get_attribute("data-end")}"]').first.dispatch_event("click")
    else:
        page.locator(".dock [data-go], .dock .act").first.click()


@pytest.mark.parametrize(("device", "language"), PEOPLE if "SCHOOL" in os.environ else PEOPLE[:2])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_done_to_its_end(web: Web, game: str, device: str, language: str) -> None:
    phone = device == "phone"
    size = (360, 740) if phone else (1366, 768)
    page = web.page(*size, touch=phone, language=language, whole=True)
    page.goto(f"{web.address}/learn/{game}")
    page.evaluate(WATCH)
    now, seen = stand(page), []
    while not now.endswith("over"):
        seen.append(now)
        said = page.locator(".said")
        box = said.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        do(page, onboard=not phone)
        now = stand(page, now)
    assert page.evaluate("() => window.jumps") == []
    assert len({step.split()[0] for step in seen}) == page.locator("header ol li").count() >= 9
    page.get_by_role("button", name="À la course" if language == "fr" else "To the race", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".dock")).to_be_visible()


def test_only_what_is_to_be_done_works_and_leaving_keeps_the_place(web: Web) -> None:
    page = web.page(1366, 768, whole=True)
    page.goto(web.address)
    page.get_by_role("link", name="First time? Learn it in three minutes").first.click()
    page.wait_for_url("**/learn/*")
    now = stand(page)
    while not page.locator(".said .do").count():
        do(page, onboard=False)
        now = stand(page, now)
    # elsewhere on the board nothing happens, and nothing is said about it
    page.locator("svg.board [data-id^='space:']").last.dispatch_event("click")
    expect(page.locator(".pulse").first).to_be_attached()
    assert stand(page) == now
    page.get_by_role("link", name="Leave the school").click()
    page.get_by_role("link", name="Go on with your lesson").click()
    assert stand(page) == now
    page.get_by_role("button", name="Back").click()
    assert stand(page, now) != now
    # Enter goes on, and does what is planned: no mouse is needed
    before = stand(page)
    page.keyboard.press("Enter")
    assert stand(page, before) == now


def test_a_first_race_gives_a_tip_at_each_new_question(web: Web) -> None:
    page = web.page(360, 740, touch=True, whole=True)
    page.goto(f"{web.address}/learn/scrap_racer")
    stand(page)
    page.get_by_role("button", name="Skip to a race").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("You may stop and drive what you have", timeout=PATIENCE)
    assert guide.locator("p").evaluate("(tip) => tip.scrollHeight <= tip.clientHeight"), "it is shown whole"
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.locator(".dock[data-mine=true]")).to_be_visible()
    expect(guide).to_have_count(0)


def test_a_finished_race_is_played_on_from_any_point(web: Web) -> None:
    race = races("scrap_racer")[0]
    point, asked = next((k, int(state.seat)) for k, state in enumerate(race.walk()) if k > 5 and not state.over)
    with httpx.Client(base_url=web.address, trust_env=False, timeout=60) as http:
        token = http.post("/api/guests", json={"name": "Ann"}).json()["token"]
        rights = {"Authorization": f"Bearer {token}"}
        code = http.post("/api/records", json=race.to_json(), headers=rights).json()["code"]
    page = web.page()
    page.goto(f"{web.address}/t/{code}#{point}")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda address: code not in address)
    expect(page.locator(".dock[data-mine=true]")).to_be_visible()
    made = page.url.rpartition("/t/")[2].partition("#")[0]
    table = httpx.get(f"{web.address}/api/tables/{made}", trust_env=False).json()
    assert table["continued"] == point
    assert [seat["kind"] for seat in table["seats"]].index("person") == asked
