"""A club of eight in eight browsers races a cup to its end, with everything that goes wrong in a club."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from server.client import Api
from server.test_cups import GAMES, Club, from_records
from web.serving import Server
from web.table import PATIENCE, Web, store

pytestmark = pytest.mark.xdist_group("web-cup")
WHOLE = 400
"""Clicks that nobody needs in one of these races."""
CLICKS = int(os.environ.get("CLICKS", "1"))
"""What everybody answers in a race by clicks, before the same people answer over sockets; `make test-long` clicks on to
the end."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Iterator[Server]:
    """A server of our own, which is killed."""
    started = Server(tmp_path_factory.mktemp("server"), environment, ["--no-analysis"])
    started.start()
    yield started
    started.end()


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    return server.address


@dataclass
class Racer:
    """Somebody in a browser of their own."""

    name: str
    page: Page
    token: str
    address: str

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = httpx.request(method, f"{self.address}{path}", json=body, headers=headers, trust_env=False, timeout=60)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def asked(self) -> bool:
        return self.page.locator(".dock[data-mine=true] .choice").count() > 0


def arrive(web: Web, name: str, **view: Any) -> Racer:
    page = web.page(confirm=False, **view)
    token = httpx.post(f"{web.address}/api/guests", json={"name": name}, trust_env=False, timeout=60).json()["token"]
    store(page.context, "hippodrome.guest", {"token": token, "name": name})
    store(page.context, "hippodrome.name", name)
    return Racer(name, page, token, web.address)


def join(web: Web, keeper: Racer, others: list[Racer]) -> str:
    """The keeper founds a club, the others come in by a link; the club's code."""
    page = keeper.page
    page.goto(f"{web.address}/club")
    page.locator("form input").fill("Eight")
    page.get_by_role("button", name="Found the club").click()
    page.get_by_role("button", name="Invite by link").click()
    page.get_by_role("button", name="New link for members").click()
    link = page.get_by_role("img", name="QR:").get_attribute("aria-label")
    assert link is not None
    page.keyboard.press("Escape")
    for racer in others:
        racer.page.goto(link.removeprefix("QR: "))
        racer.page.get_by_role("button", name="Join the club").click()
    for racer in others:
        expect(racer.page.get_by_role("heading", name="Eight")).to_be_visible()
    return page.url.rpartition("/")[2]


def until(keeper: Racer, cup: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(600):
        told: dict[str, Any] = keeper.ask("GET", f"/api/cups/{cup}")
        if wanted(told):
            return told
        keeper.page.wait_for_timeout(100)
    raise AssertionError("the cup does not go on")


def sit_down(web: Web, racers: list[Racer], cup: str) -> list[Racer]:
    """Everybody opens the cup's page and goes to their table from there; those who have one."""
    seated = []
    for racer in racers:
        if any(table["yours"] and not table["over"] for table in racer.ask("GET", f"/api/cups/{cup}")["tables"]):
            racer.page.goto(f"{web.address}/cup/{cup}")
            seated.append(racer)
    for racer in seated:
        racer.page.get_by_role("link", name="To my table").click()
    for racer in seated:
        racer.page.wait_for_selector(".dock, .end")
    return seated


def click(racers: list[Racer], most: int, leaver: Racer | None = None) -> bool:
    """Whoever is asked answers by a click, until everybody has answered so often or is at the end; true at the end."""
    left = {racer.name: most for racer in racers}
    since = time.monotonic()
    while any(left.values()):
        assert time.monotonic() - since < PATIENCE / 1000, "nobody is asked, and it is not the end"
        for racer in racers:
            if racer.page.locator(".end").count():
                left[racer.name] = 0
            elif racer.asked() and left[racer.name]:
                since = time.monotonic()
                if racer is leaver:
                    give_up(racer)
                    left[racer.name] = 0
                    continue
                answer(racer, left)
        if not any(racer.asked() and left[racer.name] for racer in racers):
            if any(racer.asked() for racer in racers):
                return False
            racers[0].page.wait_for_timeout(20)
    return all(racer.page.locator(".end").count() for racer in racers if racer is not leaver)


def answer(racer: Racer, left: dict[str, int]) -> None:
    question = racer.page.locator(".dock").get_attribute("data-asked")
    racer.page.locator(".choice").nth(left[racer.name] % racer.page.locator(".choice").count()).click()
    racer.page.wait_for_function(
        "(question) => document.querySelector('.end') || document.querySelector('.dock')?.dataset.asked !== question",
        arg=question,
    )
    left[racer.name] -= 1


def give_up(racer: Racer) -> None:
    racer.page.get_by_role("button", name="Menu").click()
    racer.page.get_by_role("button", name="Give up the race").click()
    racer.page.get_by_role("button", name="Give up", exact=True).click()
    expect(racer.page.get_by_role("button", name="Give up")).to_have_count(0)


def finish(server: Server, racers: list[Racer], cup: str, number: int) -> None:
    """What is left of a round the same people race over sockets, as further devices of theirs."""

    async def race() -> None:
        people = [Api(server.address, racer.token) for racer in racers]
        try:
            await Club(server, people, "").race(cup, number=number)  # type: ignore[arg-type]
        finally:
            for person in people:
                await person.http.aclose()

    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(race())).result()


def recover(web: Web, lost: Racer) -> Racer:
    """A device is lost; with the code that was written down, another one is the same person, and the old one nobody."""
    lost.page.goto(f"{web.address}/me")
    shown = lost.page.locator("[data-code]")
    expect(shown).to_be_visible()
    code = shown.inner_text()
    lost.page.context.close()
    page = web.page(390, 844, touch=True, confirm=False)
    page.goto(f"{web.address}/me")
    page.get_by_label("Code from another device").fill(code)
    page.get_by_role("button", name="Be this guest here").click()
    page.wait_for_function(
        "(name) => JSON.parse(localStorage.getItem('hippodrome.guest') ?? '{}').name === name", arg=lost.name
    )
    page.goto(f"{web.address}/me")
    page.get_by_role("button", name="Sign out my other devices").click()
    with page.expect_response("**/api/guests/me/devices"):
        page.get_by_role("button", name="Sign them out").click()
    token = json.loads(page.evaluate("() => localStorage.getItem('hippodrome.guest')"))["token"]
    assert (
        httpx.get(
            f"{web.address}/api/guests/me", headers={"Authorization": f"Bearer {lost.token}"}, trust_env=False
        ).status_code
        == 401
    )
    return Racer(lost.name, page, token, web.address)


def shown(racer: Racer) -> list[tuple[str, str]]:
    """Names and points in the standings on a page, from the best on."""
    rows = racer.page.locator("table tbody tr")
    told = [(row.locator("th").inner_text(), row.locator(".sum").inner_text()) for row in rows.all()]
    return [(racer.name if name == "You" else name, points) for name, points in told]


@pytest.mark.skipif("CLICKS" not in os.environ, reason="minutes long: make test-long")
def test_a_club_of_eight_in_eight_browsers_races_a_cup_to_its_end(web: Web, server: Server) -> None:
    """Three rounds in two games: one leaves, one comes late, one loses a device, and the server is killed."""
    racers = [arrive(web, f"Racer {number}", width=360 if number % 2 else 1366, height=740) for number in range(8)]
    late = arrive(web, "Racer 8")
    keeper, leaver, lost = racers[0], racers[3], racers[5]
    club = join(web, keeper, [*racers[1:], late])
    new = {"name": "Autumn", "games": GAMES, "rounds": 3, "size": 4, "rated": True}
    cup = keeper.ask("POST", f"/api/clubs/{club}/cups", new)["code"]
    for racer in racers:
        racer.page.goto(f"{web.address}/cup/{cup}")
    for racer in racers:
        racer.page.get_by_role("button", name="Enter").click()
    for racer in racers:
        expect(racer.page.get_by_role("button", name="Withdraw")).to_be_visible()
    keeper.page.reload()
    keeper.page.get_by_role("button", name="Draw and start").click()
    until(keeper, cup, lambda seen: seen["round"] == 1 and all(table["code"] for table in seen["tables"]))

    clicked = [click(sit_down(web, racers, cup), CLICKS + 1, leaver)]
    finish(server, racers, cup, 1)
    until(keeper, cup, lambda seen: seen["round"] == 2 and all(table["code"] for table in seen["tables"]))
    leaver.page.goto(f"{web.address}/cup/{cup}")
    leaver.page.get_by_role("button", name="Withdraw").click()
    late.page.goto(f"{web.address}/cup/{cup}")
    late.page.get_by_role("button", name="Enter from the next round").click()
    racers[5] = recover(web, lost)

    seated = sit_down(web, racers, cup)
    click(seated, 1)
    server.kill()
    server.start()
    clicked.append(click(seated, CLICKS))
    finish(server, racers, cup, 2)
    racers.append(late)
    until(keeper, cup, lambda seen: seen["round"] == 3 and all(table["code"] for table in seen["tables"]))
    if CLICKS > 1:
        clicked.append(click(sit_down(web, racers, cup), CLICKS))
    finish(server, racers, cup, 3)

    assert all(clicked) or CLICKS < WHOLE, "every race was clicked to its end"
    over = until(keeper, cup, lambda seen: seen["phase"] == "over")
    counted = [(row["rank"], row["points"], row["wins"]) for row in over["rows"]]
    assert counted == asyncio_run(from_records(server.database, cup))
    standings = [(row["name"], f"{row['points']:g}") for row in over["rows"]]
    assert {name for name, _ in standings} == {f"Racer {number}" for number in range(9)}
    looking = racers if CLICKS > 1 else [keeper, racers[5], late]
    for racer in looking:
        racer.page.goto(f"{web.address}/cup/{cup}")
    for racer in looking:
        expect(racer.page.locator("table tbody tr")).to_have_count(9)
        assert shown(racer) == standings
    [fled] = [row for row in over["rows"] if row["name"] == leaver.name]
    assert (fled["cells"][0]["left"], fled["cells"][0]["points"], fled["cells"][2]) == (True, 0, None)
    [newest] = [row for row in over["rows"] if row["name"] == late.name]
    assert (newest["cells"][0], newest["cells"][1], newest["races"]) == (None, None, 1)
    [again] = [row for row in over["rows"] if row["name"] == lost.name]
    assert again["races"] == 3
    web.foresee("ERR_", "status of 401")


def asyncio_run(wanted: Any) -> Any:
    """What only a loop of its own can find out."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(wanted)).result()
