"""Boards built with one hand: by mouse, by finger on a small phone, by keyboard; sent, and raced to the end.

One of them in every run, as far as the first question; `WORKSHOP=all` (`make test-long`) builds every kind with every hand
and has bots race on to the end, which they do at the pace of people.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.table import Web
from web.test_workshop import flaws, settled, workshop

pytestmark = pytest.mark.xdist_group("web-workshop")

LONG = "WORKSHOP" in os.environ
HANDS: dict[str, dict[str, Any]] = {
    "mouse": {"width": 1366, "height": 768},
    "finger": {"width": 360, "height": 740, "touch": True},
    "keyboard": {"width": 1280, "height": 800},
}
WITHIN = """(id) => {
    for (const cell of document.querySelectorAll(`svg.board [data-id="${id}"]`)) {
        cell.scrollIntoView({ block: "center" });
        const box = cell.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
            for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
                const x = box.left + along * box.width, y = box.top + down * box.height;
                if (document.elementFromPoint(x, y)?.closest("[data-id]")?.dataset.id === id) return [x, y];
            }
    }
    return null;
}"""
"""Where a mouse or a finger meets a part of the board."""


@dataclass
class Hand:
    """Somebody who has only a mouse, a finger or a keyboard."""

    page: Page
    kind: str

    def press(self, button: Locator) -> None:
        if self.kind == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.kind == "finger":
            button.tap()
        else:
            button.click()

    def button(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True).first)
        settled(self.page)

    def touch(self, part: str) -> None:
        """Whatever the hand holds is done to this part."""
        if self.kind == "keyboard":
            self.press(self.page.locator(f'[data-part="{part}"]'))
        else:
            found = self.page.evaluate(WITHIN, part)
            assert found, f"nothing of {part} can be touched"
            (self.page.touchscreen.tap if self.kind == "finger" else self.page.mouse.click)(*found)
        settled(self.page)


def broken(page: Page) -> None:
    """The board cannot be raced on, and the place is shown."""
    expect(page.locator("[data-flaws]")).not_to_have_attribute("data-flaws", "0")
    expect(page.locator("svg.board .flaw").first).to_be_visible()
    expect(page.get_by_role("button", name="Race on it")).to_be_disabled()


def circuit(hand: Hand) -> str:
    """A loop of twelve sections with the line elsewhere; what one section alone leaves open is shown."""
    hand.button("Take away")
    hand.touch("space:5")
    broken(hand.page)
    hand.button("Undo")
    flaws(hand.page, 0)
    hand.button("Take away with its twin")
    hand.touch("space:5")
    expect(hand.page.locator("[data-part]")).to_have_count(12)
    hand.button("Nudge spot")
    hand.touch("space:2")
    return "space:2"


def board(hand: Hand) -> str:
    """Two pillars on a circuit that has none; without a first start position it is refused."""
    hand.button("1")
    hand.touch("space:C25")
    broken(hand.page)
    hand.button("Undo")
    flaws(hand.page, 0)
    hand.button("Pillar")
    hand.touch("space:C8")
    hand.touch("space:O7")
    return "space:C8"


def world(hand: Hand) -> str:
    """Ice and a statue on a world of lava; nothing may lie on the first rows."""
    hand.button("Ice")
    hand.touch("space:A1")
    broken(hand.page)
    hand.button("Undo")
    flaws(hand.page, 0)
    hand.button("Ice")
    hand.touch("space:C7")
    hand.button("Statue")
    hand.touch("space:E9")
    return "space:C7"


BUILT: dict[str, Callable[[Hand], str]] = {"scrap_racer": circuit, "chariot_race": board, "titan_race": world}
EVERYTHING = [(game, kind) for game in BUILT for kind in HANDS]
CASES = EVERYTHING if LONG else [("scrap_racer", "keyboard")]


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_a_board_is_built_by_one_hand_sent_and_raced_to_the_end(web: Web, game: str, kind: str) -> None:
    page = workshop(web, game, **HANDS[kind])
    hand = Hand(page, kind)
    page.get_by_role("textbox", name="Name of the board").fill("The Anvil")
    page.get_by_role("textbox", name="Name of the board").blur()
    part = BUILT[game](hand)
    flaws(page, 0)
    said = page.locator(f'[data-part="{part}"]').inner_text()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hand.press(page.get_by_role("button", name="Copy a link to it"))
    page.wait_for_function("() => navigator.clipboard.readText().then((text) => text.includes('#'))")
    friend = web.page()
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(friend.locator(f'[data-part="{part}"]')).to_have_text(said)
    expect(friend.get_by_role("main")).to_contain_text("The Anvil")
    expect(friend.locator("[data-part]")).to_have_count(page.locator("[data-part]").count())
    assert page.evaluate("document.documentElement.scrollWidth") <= HANDS[kind]["width"]
    hand.press(page.get_by_role("button", name="Race on it"))
    page.wait_for_selector(".dock")
    if not LONG:
        return
    hand.press(page.get_by_role("button", name="Menu"))
    hand.press(page.get_by_role("button", name="Let a bot race for me"))
    page.wait_for_selector(".end", timeout=600_000)
