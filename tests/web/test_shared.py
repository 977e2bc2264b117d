"""Several people, one device: whatever is pressed, reloaded or cut off, a hand is uncovered only by who says it is theirs."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from web.table import ME, Web, answered, asked, choose

pytestmark = pytest.mark.xdist_group("web-tables")

DEEDS = int(os.environ.get("SHARED", "12"))
"""What is done at random to a shared device; `make test-long` does more, in all games."""
SECRET = [game.name for game in registry.all_games() if game.secrets]
BOB = {"kind": "here", "name": "Bob"}
HAND = ".dock .cards.hand [data-id]"
PLAYS = ".dock[data-mine=true] .choice"
WATCH = """() => {
    let taken = false;
    window.uncovered = [];
    addEventListener("click", (event) => {
        if (event.target.closest?.(".over button")) taken = true;
    }, true);
    const look = () => {
        const over = document.querySelector(".over"), hand = document.querySelectorAll("HAND").length;
        if (over && !over.querySelector("button").matches(":active")) taken = taken && !over.open;
        if (hand && !taken) window.uncovered.push(`${hand} cards${over ? " under the hand-over" : ""}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}""".replace("HAND", HAND)
"""Notes whenever a hand is to be seen, or hidden behind the screen that hands over, and nobody has said that it is theirs."""


def shared(web: Web, game: str) -> tuple[Page, dict[str, Any]]:
    """Two people at a device, and nobody else at the table."""
    page = web.page(confirm=False)
    page.add_init_script(f"({WATCH})()")
    table = web.table(game, [ME, BOB])
    page.goto(web.address)
    web.sit(page, table)
    return page, table


def handed_to(page: Page) -> str:
    """Who is asked to take the device."""
    page.wait_for_selector(".over")
    return page.locator(".over h2").inner_text().split(",")[0]


def take(page: Page) -> None:
    page.locator(".over").get_by_role("button").click()
    expect(page.locator(".over")).to_have_count(0)
    expect(page.locator(PLAYS).first).to_be_visible()


def until_handed_on(page: Page) -> str:
    """Whoever has the device plays until another one is to have it."""
    while page.locator(".over").count() == 0:
        page.wait_for_selector(f".over, {PLAYS}")
        if page.locator(PLAYS).count():
            choose(page)
    return handed_to(page)


def nothing_uncovered(page: Page) -> None:
    expect(page.locator(".over[open]")).to_have_count(1)
    expect(page.locator(HAND)).to_have_count(0)
    assert page.evaluate("window.uncovered") == []


def test_keys_and_going_back_uncover_nobodys_hand(web: Web) -> None:
    page, _ = shared(web, SECRET[0])
    handed_to(page)
    for key in ("Enter", "Space", "Escape", "Escape", "Escape", "1", "r", "[", "]", "u", "Enter"):
        page.keyboard.press(key)
        nothing_uncovered(page)
    page.go_back()
    expect(page.locator(".dock")).to_have_count(0)
    page.go_forward()
    handed_to(page)
    nothing_uncovered(page)
    page.locator(".over").get_by_role("button").focus()
    page.keyboard.press("Tab")
    page.locator(".over button:enabled").press("Enter")
    expect(page.locator(PLAYS).first).to_be_visible()


def test_a_press_that_was_meant_for_the_turn_before_uncovers_nothing(web: Web) -> None:
    """The button opens a moment after the last press: a double tap, or a key held down, never reaches it."""
    page, _ = shared(web, SECRET[0])
    handed_to(page)
    page.wait_for_selector(".over button:enabled")
    for press in (
        "new PointerEvent('pointerdown', { bubbles: true })",
        "new KeyboardEvent('keydown', { key: 'Enter' })",
    ):
        closed = page.evaluate(f"""async () => {{
            document.querySelector(".over h2").dispatchEvent({press.replace("{ key", "{ bubbles: true, key")});
            await new Promise((done) => setTimeout(done));
            const closed = document.querySelector(".over button").disabled;
            document.querySelector(".over button").click();
            return closed;
        }}""")
        assert closed
        nothing_uncovered(page)
        page.wait_for_selector(".over button:enabled")
    take(page)
    assert page.evaluate("window.uncovered") == []


@pytest.mark.parametrize("cut", [False, True], ids=["seen", "cut off"])
def test_whoever_had_the_device_before_says_so_again(web: Web, cut: bool) -> None:
    """The other one races on a phone of their own: when the first is asked again, who knows who has the device?"""
    page, table = shared(web, "titan_race")
    first = handed_to(page)
    take(page)
    if cut:
        page.context.set_offline(True)
        expect(page.get_by_role("status")).to_contain_text("No connection")
    seats = {key["seat"]: name for key, name in zip(table["seats"], ("Ann", "Bob"), strict=True)}
    phones = {name: web.page(confirm=False) for name in seats.values()}
    for seat, name in seats.items():
        web.sit(phones[name], table, seat)
    second = next(name for name in phones if name != first)
    one, other = phones[first], phones[second]
    turns(one, other)
    if cut:
        page.context.set_offline(False)
        web.foresee("ERR_INTERNET_DISCONNECTED")
    else:
        expect(page.locator(".over h2")).to_contain_text(second)
    turns(other, one)
    expect(page.locator(".over h2")).to_contain_text(first)
    expect(page.locator(HAND)).to_have_count(0)


def turns(page: Page, other: Page) -> None:
    """One plays until the other is asked."""
    while other.locator(PLAYS).count() == 0:
        for _ in range(20):
            if page.locator(PLAYS).count() or other.locator(PLAYS).count():
                break
            page.wait_for_timeout(50)
        if page.locator(PLAYS).count():
            question = asked(page)
            page.locator(PLAYS).first.click()
            answered(page, question)


@pytest.mark.parametrize("game", SECRET if "SHARED" in os.environ else SECRET[:1])
def test_whatever_people_do_no_hand_lies_open_unasked(web: Web, game: str) -> None:
    """Reloads, keys, going back and forth, looking back, in any order and at any moment."""
    page, _ = shared(web, game)
    lots, played = Random(game), 0
    deeds = ["play", "play", "play", "take", "take", "reload", "away", "key", "key", "past"]
    for _ in range(DEEDS):
        page.wait_for_selector(f".over, {PLAYS}")
        covered = page.locator(".over").count() > 0
        deed = lots.choice(deeds)
        if deed == "play" and not covered:
            choose(page, lots.randrange(page.locator(PLAYS).count()))
            played += 1
        elif deed == "take" and covered:
            take(page)
        elif deed == "reload":
            assert page.evaluate("window.uncovered") == []
            page.reload()
            handed_to(page)
            nothing_uncovered(page)
        elif deed == "away":
            assert page.evaluate("window.uncovered") == []
            page.goto(f"{web.address}/me")
            page.go_back()
            handed_to(page)
        elif deed == "key":
            page.keyboard.press(lots.choice(["Enter", "Escape", "r", "Space", "Tab"]) if covered else "Escape")
        elif deed == "past" and played and not covered:
            page.keyboard.press("[")
            page.get_by_role("button", name="Back to the race").click()
        assert page.evaluate("window.uncovered") == []
