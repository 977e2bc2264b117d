"""A game that the page was not built with is raced in it, in its own colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from examples.installing import EXAMPLES, install
from web.table import BOT, ME, Web, finished, my_turn, race

pytestmark = pytest.mark.xdist_group("web-own-game")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The server of this module has the package."""
    return install(EXAMPLES / "snail_derby", tmp_path_factory.mktemp("snails"))


def test_it_stands_on_the_front_page_and_is_raced_by_clicks(web: Web) -> None:
    page = web.page(confirm=False)
    page.goto(web.address)
    expect(page.get_by_text("Snail Derby").first).to_be_visible()
    web.sit(page, web.table("snail_derby", [ME, BOT, BOT]))
    assert my_turn(page)
    board = page.evaluate("() => getComputedStyle(document.body).getPropertyValue('--board').trim()")
    assert board == "#b9d49a"
    expect(page.locator(".dock .choice").first).to_be_visible()
    assert race(page) > 1
    finished(page)


def test_it_is_raced_in_french(web: Web) -> None:
    page = web.page(confirm=False, language="fr")
    web.sit(page, web.table("snail_derby", [ME, BOT]))
    assert my_turn(page)
    expect(page.get_by_text("Quelle carte jouez-vous").first).to_be_visible()
    race(page)
    finished(page)
