"""Whose seat it is: invitations, links that break, giving up, coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.table import BOT, ME, Web, choose, my_turn

pytestmark = pytest.mark.xdist_group("web-seats")
OPEN = {"kind": "open"}


def test_an_invited_friend_enters_a_table_that_is_closed_to_onlookers(web: Web) -> None:
    ann, bob, onlooker = web.page(), web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN], start=False, settings={"spectators": False})
    web.sit(ann, table)
    for page in (bob, onlooker):
        page.goto(f"{web.address}/t/{table['code']}")
        expect(page.get_by_role("button", name="Join the table")).to_be_visible()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    expect(bob.locator(".dock")).to_be_visible()
    expect(onlooker.get_by_text("This table is for its players only")).to_be_visible()


def test_the_next_person_is_the_host_of_a_lobby_that_its_host_has_left(web: Web) -> None:
    ann, bob = web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN, BOT], start=False)
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    expect(bob.get_by_role("button", name="I am ready")).to_be_visible()
    expect(bob.get_by_role("button", name="Fill with bots and start")).to_have_count(0)
    ann.get_by_role("button", name="Leave").click()
    expect(ann.get_by_role("button", name="Join the table")).to_be_visible()
    bob.get_by_role("button", name="Fill with bots and start").click()
    expect(bob.locator(".dock")).to_be_visible()


def test_one_seat_each_at_a_listed_table_and_none_for_who_was_sent_away(web: Web) -> None:
    ann, bob, eve = web.page(), web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN, OPEN], start=False, settings={"listed": True})
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    expect(bob.get_by_role("button", name="I am ready")).to_be_visible()
    expect(bob.locator(".seats .open").get_by_role("button")).to_have_count(0)
    again = """async (code) => { const { token } = JSON.parse(localStorage.getItem("hippodrome.guest"));
        const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
        const answer = await fetch(`/api/tables/${code}/seats`, { method: "POST", headers, body: "{}" });
        return (await answer.json()).error.key; }"""
    assert bob.evaluate(again, table["code"]) == "one-seat-each"
    ann.get_by_role("button", name="Free the seat of Bob").click()
    bob.get_by_role("button", name="Join the table").click()
    expect(bob.get_by_text("The host has given your seat at this table to others")).to_be_visible()
    expect(bob.get_by_role("button", name="I am ready")).to_have_count(0)
    eve.goto(f"{web.address}/t/{table['code']}")
    eve.get_by_role("button", name="Join the table").click()
    expect(eve.get_by_role("button", name="I am ready")).to_be_visible()
    web.foresee("status of 4")


@pytest.mark.parametrize("key", ["abcd", "x" * 43])
def test_a_broken_seat_link_is_forgotten_and_locks_nobody_out(web: Web, key: str) -> None:
    page = web.page()
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(page, table)
    assert my_turn(page)
    page.goto(web.address)
    page.goto(f"{web.address}/t/{table['code']}#seat={key}")
    expect(page.get_by_role("alert")).to_contain_text("opens no seat here")
    assert my_turn(page)
    page.reload()
    assert my_turn(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_broken_link_alone_leads_to_the_table_as_a_spectator(web: Web) -> None:
    table = web.table("scrap_racer", [ME, BOT])
    stranger = web.page()
    stranger.goto(f"{web.address}/t/{table['code']}#seat={'x' * 43}")
    expect(stranger.get_by_role("alert")).to_contain_text("opens no seat here")
    expect(stranger.locator("ol.standings")).to_be_visible()


def test_whoever_gave_up_is_promised_nothing(web: Web) -> None:
    """A friend races on: where only bots are left, they finish at once and the menu goes with the race."""
    page, bob = web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN], start=False)
    web.sit(page, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_role("button", name="Join the table").click()
    bob.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".dock")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the race").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    menu = page.get_by_role("dialog")
    for promise in ("Take the seat back", "Let a bot race for me", "Give up the race"):
        expect(menu.get_by_role("button", name=promise)).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".dock p")).to_contain_text("You have given up")
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_a_seat_lost_to_the_clock_is_said_large_and_taken_back_with_one_tap(web: Web) -> None:
    page = web.page(390, 844, touch=True)
    settings = {"clock": {"kind": "move", "seconds": 10}, "bot_seconds": 1}
    web.sit(page, web.table("scrap_racer", [ME, BOT], settings=settings))
    lost = page.get_by_role("alert").filter(has_text="Your time ran out")
    expect(lost).to_be_visible()
    lost.get_by_role("button", name="Take the seat back").tap()
    expect(lost).to_have_count(0)
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)


def test_the_result_marks_what_a_bot_raced(web: Web) -> None:
    page = web.page()
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    choose(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot race for me").click()
    page.wait_for_selector(".end")
    expect(page.locator(".ranks li.me").first).to_contain_text("a bot made")
    expect(page.locator(".ranks li:not(.me)").first).not_to_contain_text("a bot made")


def test_where_seats_are_chosen_it_is_said_what_they_are_worth_and_what_mends_it(web: Web) -> None:
    page = web.page()
    page.goto(f"{web.address}/new/scrap_racer")
    expect(page.locator(".known")).to_contain_text("62%")
    expect(page.locator(".known")).to_contain_text("The race ends at once")
    expect(page.get_by_text("at once (house rule)").first).to_be_attached()
    web.sit(page, web.table("scrap_racer", [ME, {"kind": "open"}], start=False))
    expect(page.locator(".known")).to_contain_text("62%")


def test_onlookers_who_are_inside_are_seen_out_when_a_table_is_closed(web: Web) -> None:
    ann, bob, eve = web.page(), web.page(), web.page()
    table = web.table("scrap_racer", [ME, OPEN], start=False)
    web.sit(ann, table)
    for page in (bob, eve):
        page.goto(f"{web.address}/t/{table['code']}")
        page.get_by_label("Your name").wait_for()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    expect(eve.locator(".seats").get_by_text("Bob")).to_be_visible()
    ann.get_by_role("group", name="Onlookers").get_by_role("button", name="Closed").click()
    expect(eve.get_by_text("This table is for its players only")).to_be_visible()
    expect(bob.get_by_role("button", name="I am ready")).to_be_visible()
