"""The app: installed, opened without a network, called to the turn by badge, shaking and push, passed on by the system."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from web.table import BOT, ME, PATIENCE, Web, choose, my_turn
from web.test_persons import club_of

pytestmark = pytest.mark.xdist_group("web-sets")
SYSTEM = """
    window.called = { badge: [], shaken: [], shared: [] };
    navigator.setAppBadge = async (count) => void window.called.badge.push(count);
    navigator.clearAppBadge = async () => void window.called.badge.push(0);
    navigator.vibrate = (times) => Boolean(window.called.shaken.push(times));
    navigator.share = async (what) => void window.called.shared.push(what);
"""
"""What a phone's system offers and a browser without a window does not: it notes what it was asked for."""


def called(page: Page) -> Any:
    return page.evaluate("() => window.called")


def test_everything_that_makes_a_page_an_app_is_there(web: Web, page: Page) -> None:
    """What Lighthouse asks of an app that can be installed, asked of Chromium and of the page."""
    page.goto(web.address)
    cdp = page.context.new_cdp_session(page)
    errors = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser without a window of its own is always "incognito".
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    read = cdp.send("Page.getAppManifest")
    assert read["errors"] == []
    told = json.loads(read["data"])
    assert told["name"]
    assert len(told["short_name"]) <= 12, "what fits under an icon"
    assert told["display"] == "standalone"
    assert httpx.get(web.address + told["start_url"], trust_env=False).status_code == 200
    assert told["start_url"].startswith(told["scope"])
    assert {"any", "maskable"} <= {icon["purpose"] for icon in told["icons"]}, "no system cuts the drawing off"
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}, "the icon and the start screen"
    for icon in told["icons"]:
        size = page.evaluate(
            """async (src) => { const image = new Image(); image.src = src; await image.decode();
                                return `${image.naturalWidth}x${image.naturalHeight}`; }""",
            icon["src"],
        )
        assert size == icon["sizes"]
    assert told["background_color"] == told["theme_color"], "the start screen becomes the page without a flash"
    head = page.locator("head")
    assert head.locator("meta[name=viewport][content*='width=device-width']").count() == 1
    colours = head.locator("meta[name=theme-color]")
    assert {colour.get_attribute("media") for colour in colours.all()} == {
        "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)",
    }  # fmt: skip
    touch = head.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert httpx.get(f"{web.address}{touch}", trust_env=False).headers["content-type"] == "image/png"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_push_message_is_shown_and_leads_to_the_table(noticing: Web) -> None:
    """The service worker gets what a push service delivers; one message stands for all races that wait."""
    web, page = noticing, noticing.page()
    page.context.grant_permissions(["notifications"], origin=web.address)
    page.goto(web.address)
    page.evaluate(
        """async () => { await navigator.serviceWorker.register("/sw.js"); await navigator.serviceWorker.ready; }"""
    )
    cdp = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    for table, waiting in (("ABCDEF", 1), ("GHJKLM", 2)):
        notice = {"kind": "your_turn", "table": table, "message": f"It is your turn at {table}", "waiting": waiting}
        cdp.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": web.address, "registrationId": known[-1]["registrationId"], "data": json.dumps(notice)},
        )
        wanted = [[notice["message"], f"/t/{table}" if waiting == 1 else "/"]]
        for _ in range(PATIENCE // 50):
            shown = page.evaluate(
                """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                    .map(({ body, data }) => [body, data.path])"""
            )
            if shown == wanted:
                break
            page.wait_for_timeout(50)
        assert shown == wanted


def test_the_icon_counts_the_phone_shakes_and_the_system_passes_links_on(web: Web) -> None:
    page = web.page(390, 844, touch=True, confirm=False)
    page.add_init_script(SYSTEM)
    table = web.table("scrap_racer", [ME, BOT])
    web.sit(page, table)
    assert my_turn(page)
    page.wait_for_function("() => window.called.badge.at(-1) === 1")
    choose(page, touch=True)
    if my_turn(page):
        page.wait_for_function("() => window.called.shaken.length > 0")
        assert called(page)["shaken"][0] == [60, 80, 60]

    code = club_of(page, web)
    page.get_by_role("button", name="Invite by link").click()
    page.get_by_role("button", name="New link for members").click()
    page.get_by_role("button", name="Share", exact=False).click()
    [shared] = called(page)["shared"]
    assert shared["title"] == "The Blue Stable"
    assert f"/club/{code}#" in shared["url"]
