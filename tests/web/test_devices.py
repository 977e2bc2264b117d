"""One person on several devices: the code, the QR's link, two guests made one; Back, wrong addresses, the way home."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from web.table import BOT, ME, Web, choose, my_turn

pytestmark = pytest.mark.xdist_group("web-seats")
OPEN = {"kind": "open"}


def code_of(page: Page) -> str:
    shown = page.locator("[data-code]")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_a_phone_goes_on_with_the_race_and_brings_its_own_along(web: Web, tmp_path: Path) -> None:
    desk, phone = web.page(), web.page(390, 844, touch=True)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(desk, table)
    assert my_turn(desk)
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Go on on my phone").click()
    code = code_of(desk)

    own = web.table("chariot_race", [ME, BOT], name="Phone")
    web.sit(phone, own)
    assert my_turn(phone)
    phone.goto(web.address)
    phone.goto(f"{web.address}/me#{code}.{table['code']}")
    expect(phone.get_by_text("Here you are Phone")).to_be_visible()
    assert code not in phone.url
    phone.get_by_role("button", name="Be this guest here").tap()
    phone.wait_for_url(f"**/t/{table['code']}")
    assert my_turn(phone)
    assert my_turn(desk)
    for page in (desk, phone):
        page.goto(web.address)
        expect(page.get_by_role("heading", name="Your races").locator("..").get_by_role("listitem")).to_have_count(2)

    desk.get_by_role("button", name="You and your devices").click()
    assert code_of(desk) == code
    with desk.expect_download() as saved:
        desk.get_by_role("button", name="Save everything as a file").click()
    saved.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text())
    assert {race["table"] for race in kept["races"]} == {table["code"], own["code"]}

    desk.get_by_label("Your name").fill("Anna")
    desk.get_by_role("button", name="Change").click()
    desk.get_by_role("button", name="Delete me").click()
    desk.get_by_role("button", name="Delete everything").click()
    expect(desk.get_by_role("heading", name="Your races")).to_have_count(0)
    phone.reload()
    phone.wait_for_function("() => localStorage.getItem('hippodrome.guest') === null")
    expect(phone.get_by_role("heading", name="Your races")).to_have_count(0)
    assert (
        httpx.get(f"{web.address}/api/races", headers={"Authorization": f"Bearer {table['guest']}"}).status_code == 401
    )
    web.foresee("status of 401")


def test_a_code_is_typed_and_a_wrong_one_is_said(web: Web) -> None:
    desk, tablet = web.page(), web.page(820, 1180)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(desk, table)
    assert my_turn(desk)
    desk.goto(f"{web.address}/me")
    code = code_of(desk)
    tablet.goto(f"{web.address}/me")
    typed = tablet.get_by_label("Code from another device")
    typed.fill("ABCDE-ABCDE-ABCDE-ABCDE")
    tablet.get_by_role("button", name="Be this guest here").click()
    expect(tablet.get_by_role("alert")).to_contain_text("This code is nobody's")
    typed.fill(code.lower())
    tablet.get_by_role("button", name="Be this guest here").click()
    race = tablet.get_by_role("listitem").filter(has_text="Your turn")
    expect(race).to_be_visible()
    race.get_by_role("button", name="off this list").click()
    expect(race).to_have_count(0)
    tablet.reload()
    expect(tablet.get_by_role("button", name="Race now").first).to_be_visible()
    expect(race).to_have_count(0)
    web.foresee("status of 404")


def test_your_races_are_kept_up_to_date_with_their_deadlines(web: Web) -> None:
    ann, bob, phone = web.page(confirm=False), web.page(confirm=False), web.page(390, 844, touch=True)
    settings = {"mode": "turns", "clock": {"kind": "move", "seconds": 86_400}}
    table = web.table("scrap_racer", [ME, OPEN], start=False, settings=settings)
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    expect(bob.locator(".dock")).to_be_visible()
    phone.clock.install()
    web.sit(phone, table)
    phone.goto(web.address)
    race = phone.get_by_role("region", name="Your races").get_by_role("listitem")
    for page, words in ((ann, "Your turn, until"), (bob, "Waiting for Bob, until"), (ann, "Your turn, until")):
        other = bob if page is ann else ann
        while not asked_now(page, other):
            choose(other)
        phone.clock.fast_forward(11_000)
        expect(race).to_contain_text(words)
        assert race.locator("small").first.evaluate("(line) => line.scrollWidth <= line.clientWidth"), "cut off"


def asked_now(page: Page, other: Page) -> bool:
    """Wait until one of two is asked; is it the first?"""
    mine = ".dock[data-mine=true] .choice"
    while not page.locator(mine).count() + other.locator(mine).count():
        page.wait_for_timeout(50)
    return page.locator(mine).count() > 0


def test_links_say_what_they_are_for_and_notices_why_they_cannot_be(web: Web) -> None:
    page, friend = web.page(), web.page()
    page.add_init_script("delete globalThis.PushManager")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lobby = web.table("scrap_racer", [ME, OPEN], start=False)
    web.sit(page, lobby)

    def copied(name: str) -> str:
        page.get_by_role("button", name=name).first.click()
        return str(page.evaluate("navigator.clipboard.readText()"))

    friend.goto(copied("Copy the invitation"))
    expect(friend.get_by_role("button", name="Join the table")).to_be_visible()
    page.get_by_role("button", name="Fill with bots and start").click()
    assert my_turn(page)
    page.get_by_role("button", name="Menu").click()
    friend.goto(copied("Copy a link to watch"))
    expect(friend.locator(".dock")).to_be_visible()
    expect(friend.locator(".choice")).to_have_count(0)
    page.get_by_role("button", name="Go on on my phone").click()
    code_of(page)
    friend.goto(copied("Copy my own link"))
    friend.get_by_role("button", name="Be this guest here").click()
    friend.wait_for_url(f"**/t/{lobby['code']}")
    assert my_turn(friend)
    page.goto(web.address)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("not possible in this browser")).to_be_visible()


def test_a_code_typed_before_the_page_has_met_the_server_is_not_lost(web: Web) -> None:
    """A fresh browser is given a guest of its own meanwhile: it must not be kept over who one has become."""
    desk, tablet = web.page(), web.page(820, 1180)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(desk, table)
    assert my_turn(desk)
    desk.goto(f"{web.address}/me")
    code = code_of(desk)
    held: list[Route] = []
    tablet.route("**/api/guests", lambda route: held.append(route))
    tablet.goto(f"{web.address}/me")
    tablet.get_by_label("Code from another device").fill(code)
    tablet.get_by_role("button", name="Be this guest here").click()
    while not held:
        tablet.wait_for_timeout(20)
    tablet.wait_for_timeout(300)
    held[0].continue_()
    expect(tablet.get_by_role("listitem").filter(has_text="Your turn")).to_be_visible()


def test_back_closes_what_is_open_before_it_leaves(web: Web) -> None:
    page = web.page(390, 844, touch=True)
    page.goto(web.address)
    page.get_by_role("button", name="Race now").first.tap()
    assert my_turn(page)
    race = page.url
    for name in ("Menu", "Rules"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == race
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Keys").tap()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.layer")
    page.go_back()
    expect(page.get_by_role("button", name="Race now").first).to_be_visible()


def test_a_wrong_address_is_a_page(web: Web) -> None:
    page = web.page()
    page.goto(f"{web.address}/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("button", name="Race now").first).to_be_visible()
    assert httpx.get(f"{web.address}/nowhere", trust_env=False).json()["error"]["key"] == "no-such-page"
    web.foresee("status of 404")


def test_the_way_back_to_a_race_and_to_others_without_scrolling(web: Web) -> None:
    page = web.page(1366, 768)
    host = web.table("scrap_racer", [ME, OPEN], name="Eve", start=False, settings={"listed": True})
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    page.goto(web.address)
    expect(page.get_by_role("heading", name="Your races")).to_be_visible()
    games = page.get_by_role("list", name="The games").get_by_role("button")
    expect(games.locator("svg.board")).to_have_count(games.count())
    for game in games.all():
        game.click()
        now = page.get_by_role("button", name=f"Race now: {game.locator('b').inner_text()}")
        expect(now).to_be_in_viewport(ratio=1)
    expect(page.locator(".still svg.board")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Resume")).to_be_in_viewport(ratio=1)
    page.locator("section", has=page.locator("#open-tables")).get_by_role("link").filter(has_text="Eve").click()
    page.wait_for_url(f"**/t/{host['code']}")
    expect(page.get_by_role("button", name="Join the table")).to_be_visible()


def test_two_people_of_one_name_are_told_apart_and_one_renames(web: Web) -> None:
    ann, other = web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN], start=False)
    web.sit(ann, table)
    other.goto(f"{web.address}/t/{table['code']}")
    other.get_by_label("Your name").fill("Ann")
    other.get_by_role("button", name="Join the table").click()
    expect(ann.locator(".seats").get_by_text("Ann 2")).to_be_visible()
    other.get_by_role("button", name="You and your devices").click()
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Change").click()
    expect(ann.locator(".seats").get_by_text("Bea")).to_be_visible()
