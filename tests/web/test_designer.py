"""A designer's day in the page: a board is copied from a picture, watched, judged, compared, tuned, and shown to others."""

from __future__ import annotations

import json
import re
import struct
import tomllib
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import hippodrome
from hippodrome import lab
from hippodrome.engine.models import model
from hippodrome.engine.workshop import workbench
from web.table import Web
from web.test_workshop import flaws, settled, tap, workshop

RACES = 12
SERVER = ["--no-analysis", "--trials", str(RACES)]
pytestmark = pytest.mark.xdist_group("web-workshop")
PIXELS = zlib.compress(bytes([0, 200, 60, 40] * 2))
CHUNKS = ((b"IHDR", struct.pack(">IIBBBBB", 1, 2, 8, 2, 0, 0, 0)), (b"IDAT", PIXELS), (b"IEND", b""))
PICTURE = b"\x89PNG\r\n\x1a\n" + b"".join(
    struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in CHUNKS
)
"""A photograph of two dots."""


def test_a_picture_of_ones_own_board_lies_under_the_drawing_and_never_leaves_the_browser(
    web: Web, tmp_path: Path
) -> None:
    photo = tmp_path / "my-board.png"
    photo.write_bytes(PICTURE)
    page = workshop(web, "chariot_race")
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.post_data or ""))
    page.locator("summary", has_text="A picture of your board underneath").click()
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a picture").click()
    chosen.value.set_files(photo)
    under = page.locator("[data-underlay]")
    expect(under).to_have_attribute("href", re.compile("^data:image/"))
    left = under.evaluate("(image) => image.getBoundingClientRect().left")
    page.get_by_role("button", name="Move the picture").click()
    page.keyboard.press("ArrowRight")
    assert under.evaluate("(image) => image.getBoundingClientRect().left") > left
    page.get_by_role("button", name="Move the picture").click()
    page.get_by_role("button", name="Pillar", exact=True).click()
    tap(page, "space:O12")
    settled(page)
    expect(page.locator('[data-part="space:O12"]')).to_contain_text("stone pillar")
    page.reload()
    expect(page.locator("[data-underlay]")).to_have_count(1)
    assert any("O12" in text for text in sent)
    assert not [text for text in sent if "image/" in text]
    page.get_by_role("button", name="Take it away").click()
    expect(page.locator("[data-underlay]")).to_have_count(0)


def asked_how_fair(page: Page) -> None:
    page.get_by_role("button", name="Let bots find out").click()
    expect(page.locator("[data-trial]")).to_have_attribute("data-trial", "done")


def test_how_fair_a_board_is_says_what_the_command_line_says_and_what_a_change_did(web: Web) -> None:
    page = workshop(web, "scrap_racer")
    asked_how_fair(page)
    game = hippodrome.game("scrap_racer")
    supplied = game.own(tomllib.loads(model(game, "circuit")))
    report = lab.balance("scrap_racer", games=RACES, options=workbench(game, "circuit").options(supplied, ""))
    panel = page.locator(".found")
    shares = [f"{round(level.wins.value * 100)}%" for level in report.fairness["seat"].levels]
    for seat, share in enumerate(shares, start=1):
        expect(panel.locator("tr", has_text=f"Seat {seat}")).to_contain_text(share)
    for line in report.headlines():
        expect(panel).to_contain_text(line.words)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="The whole report").click()
    expect(opened.value.locator("h1")).to_contain_text("Scrap Racer")
    page.get_by_role("button", name="Compare with where you started").click()
    expect(page.get_by_text("It is still the board you started from.")).to_be_visible()
    page.get_by_role("button", name="Take away with its twin").first.click()
    tap(page, "space:5")
    flaws(page, 0)
    expect(page.get_by_text(f"{RACES} bot races, before the last change")).to_be_visible()
    page.get_by_role("button", name="Race again").click()
    expect(page.locator("[data-trial]")).to_have_text(f"{RACES} of {RACES} bot races")
    page.get_by_role("button", name="Compare with where you started").click()
    expect(page.locator("[data-changes]")).to_be_visible()


def test_bots_are_watched_at_once_and_what_should_be_fair_is_looked_for(web: Web) -> None:
    page = workshop(web, "scrap_racer")
    page.get_by_role("button", name="Watch bots").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-parade='over']")).to_be_visible()
    expect(page.locator("[data-parade] [role=status]")).to_contain_text("wins")
    page.get_by_role("button", name="Back to the board").click()
    asked_how_fair(page)
    page.get_by_role("combobox", name="What should be fair").select_option("seat")
    page.get_by_role("button", name="Look for the smallest change").click()
    expect(page.get_by_text("boards tried")).to_be_visible()
    panel = page.locator("section", has=page.get_by_role("heading", name="Tune it"))
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Look for the smallest change")).to_be_visible()


def test_a_board_of_the_gallery_is_liked_started_from_and_raced_on(web: Web) -> None:
    page = workshop(web, "titan_race")
    page.get_by_role("button", name="Lava", exact=True).click()
    tap(page, "space:C5")
    settled(page)
    page.get_by_role("textbox", name="Name of the board").fill("The Anvil")
    page.get_by_role("textbox", name="Name of the board").blur()
    page.get_by_role("checkbox", name="Show it in the gallery").check()
    page.get_by_role("button", name="Get a short code").click()
    code = page.locator(".code b").inner_text()
    friend = web.page(width=360, height=740, touch=True)
    friend.goto(f"{web.address}/boards/titan_race")
    card = friend.locator(f"[data-board='{code}']")
    expect(card).to_contain_text("The Anvil")
    expect(card).to_contain_text("not raced yet")
    card.get_by_role("button", name="Like (0)").tap()
    expect(card.get_by_role("button", name="Like (1)")).to_have_attribute("aria-pressed", "true")
    card.get_by_role("link").tap()
    settled(friend)
    expect(friend.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    expect(friend.locator("body")).to_have_attribute("data-mood", hippodrome.game("titan_race").mood)
    friend.get_by_role("button", name="Race on it").tap()
    friend.wait_for_selector(".dock")
    page.goto(f"{web.address}/boards/titan_race")
    expect(page.locator(f"[data-board='{code}']")).to_contain_text("raced once")
    told = json.loads(page.request.get(f"{web.address}/api/boards/{code}").text())
    assert (told["title"], told["likes"], told["raced"]) == ("The Anvil", 1, 1)
