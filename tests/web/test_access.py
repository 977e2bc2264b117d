"""For everyone: axe-core on every screen, light and dark, wide and narrow; less motion; a screen reader's words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from web.frames import resize
from web.table import BOT, ME, Web, answered, asked, choose, my_turn, race

pytestmark = pytest.mark.xdist_group("web-tables")
GAME = registry.names()[0]
AROUND = ("/", f"/new/{GAME}", "/watch", f"/rules/{GAME}", "/dice", "/today")
FARTHER = (
    "/me", "/mail", "/club", "/boards", f"/boards/{GAME}", f"/workshop/{GAME}", "/puzzles", f"/puzzles/{GAME}",
    f"/learn/{GAME}", "/nowhere",
)  # fmt: skip
LOOKS = [("light", 1280), ("light", 360), ("dark", 1280), ("dark", 360)]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page, *unheard: str) -> list[str]:
    """What axe-core finds serious on the page as it is.

    Of contrast nothing is heard where the system chooses the colours: axe reads those that we declare, not those that
    are painted.
    """
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')[:160]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical") and found["id"] not in unheard
        for node in found["nodes"][:3]
    ]


@pytest.mark.parametrize(("scheme", "width"), LOOKS)
def test_pages_around_the_races(web: Web, scheme: str, width: int) -> None:
    """Pages take turns: each in one of these looks in every run, in all in `make test-long`."""
    page = web.page(width, 800, scheme=scheme)
    look_around(web, page, shared((*AROUND, *FARTHER), LOOKS.index((scheme, width)), len(LOOKS)))
    page.goto(web.address)
    page.get_by_role("button", name="Settings").click()
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_and_less_motion(web: Web, scheme: str) -> None:
    page = web.page(scheme=scheme)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    paths = (*AROUND, *FARTHER)
    look_around(web, page, shared(paths, ["light", "dark"].index(scheme), 4), "color-contrast")
    web.sit(page, web.table("chariot_race", [ME, BOT, BOT]))
    assert my_turn(page)
    page.locator(".choice").first.click()
    assert findings(page, "color-contrast") == []


def shared(paths: tuple[str, ...], turn: int, turns: int) -> tuple[str, ...]:
    """The pages that are looked at in this turn; all of them in a longer run."""
    return paths if "AXE" in os.environ else paths[turn::turns]


def look_around(web: Web, page: Page, paths: tuple[str, ...], *unheard: str) -> None:
    """Screens that are no tables, one after the other."""
    for path in paths:
        page.goto(web.address + path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        assert findings(page, *unheard) == [], path
    web.foresee("status of 404")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", registry.names())
def test_a_race(web: Web, game: str, scheme: str) -> None:
    page = web.page(scheme=scheme)
    web.sit(page, web.table(game, [ME, BOT, BOT]))
    for _ in range(2):
        assert my_turn(page)
        choose(page)
    assert my_turn(page)
    page.locator(".choice").first.click()
    assert findings(page) == []
    resize(page, 360, 740)
    assert findings(page) == []


def test_drawers_lobby_and_end(web: Web) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table("scrap_racer", [ME, BOT, {"kind": "open"}], start=False))
    page.wait_for_selector(".lobby")
    assert findings(page) == []
    page.get_by_role("button", name="Link as QR code").click()
    assert findings(page) == []
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Fill with bots and start").click()
    assert my_turn(page)
    for name in ("Rules", "Menu", "Chat"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog[open]")
        assert findings(page) == [], name
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")


def test_the_end(web: Web) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    race(page)
    page.wait_for_selector(".chart path", state="attached")
    assert findings(page) == []


def test_events_are_announced_and_positions_can_be_read(web: Web, page: Page) -> None:
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    assert my_turn(page)
    choose(page)
    assert my_turn(page)
    announced = page.locator("[aria-live=polite]").first.inner_text()
    assert page.locator(".dock h2").inner_text() in announced
    positions = page.locator("main ul.hidden-words li")
    expect(positions).to_have_count(3)


def test_tab_goes_on_among_the_answers_once_the_others_have_raced(web: Web) -> None:
    page = web.page(confirm=False)
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    for _ in range(3):
        assert my_turn(page)
        question = asked(page)
        page.locator(".choice").last.press("Enter")
        answered(page, question)
        assert my_turn(page)
        page.keyboard.press("Tab")
        expect(page.locator(".choice").first).to_be_focused()


def test_less_motion_shows_where_pieces_end_at_once(web: Web) -> None:
    page = web.page(speed="flowing", still=True, confirm=False)
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    trace = page.locator(".board .trace path")
    for _ in range(40):  # a turn that ends in a crash may move nobody: race on to one that does
        assert my_turn(page)
        if trace.count():
            break
        choose(page, page.locator(".choice").count() - 1)
        expect(page.locator(".piece.moving")).to_have_count(0)
    expect(trace.first).to_be_attached()
