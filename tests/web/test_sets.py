"""Races on the same dice in the browser: the day's, among friends, and a finished one from where it went on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from golden import races
from hippodrome.engine import registry
from web.table import Web, finished, my_turn, race

pytestmark = pytest.mark.xdist_group("web-sets")
SERVER = ["--no-analysis", "--par", "random"]
GAME = min(registry.all_games(), key=lambda game: (game.minutes[1], game.name)).name


@pytest.mark.parametrize(
    ("language", "width", "day", "now", "back"),
    [("en", 1280, "Race of the day", "Race it", "Race on"), ("fr", 360, "Course du jour", "La courir", "Continuer")],
)
def test_the_race_of_the_day_is_entered_from_home_and_found_again(
    web: Web, language: str, width: int, day: str, now: str, back: str
) -> None:
    page = web.page(width, 800, language=language)
    page.goto(web.address)
    page.get_by_role("link", name=day).click()
    expect(page.get_by_role("heading", name=day)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    page.get_by_role("button", name=now).click()
    page.wait_for_url("**/t/*")
    assert my_turn(page)
    code = page.url.rpartition("/")[2]
    page.goto(f"{web.address}/today")
    expect(page.get_by_role("link", name=back)).to_have_attribute("href", f"/t/{code}")


def test_friends_get_a_link_to_four_races(web: Web) -> None:
    host, friend = web.page(), web.page(360, 780)
    host.goto(f"{web.address}/today")
    host.locator("section", has=host.get_by_role("heading", name="With friends")).get_by_role("button").first.click()
    host.wait_for_url("**/set/*")
    expect(host.get_by_role("button", name="Race it")).to_have_count(4)
    friend.goto(host.url)
    expect(friend.get_by_role("button", name="Race it")).to_have_count(4)
    expect(friend.get_by_role("button", name="Close, and show all dice")).to_have_count(0)
    host.get_by_role("button", name="Close, and show all dice").click()
    expect(host.get_by_role("button", name="Practise")).to_have_count(4)


def test_a_finished_race_is_raced_on_on_the_same_dice(web: Web) -> None:
    record = races(GAME, registry.game(GAME).rules_version)[0]
    point = len(record.moves) - 1
    last = record.fold(point)
    page = web.page()
    web.sit(page, web.continued(record, lambda state: state == last))
    race(page)
    finished(page)
    expect(page.get_by_role("button", name="Same dice")).to_be_visible()
    before = page.url.partition("#")[0]
    page.goto(web.address)
    page.goto(f"{before}#{point}")
    page.get_by_role("button", name="On the same dice").click()
    page.wait_for_url(lambda url: not url.startswith(before))
    race(page)
    finished(page)
