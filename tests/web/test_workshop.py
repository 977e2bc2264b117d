"""The workshop: a board is made by mouse, by finger and by keyboard, kept, sent to a friend, and raced on."""

from __future__ import annotations

import json
import random
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from engine.test_workshop import begun, changed, raceable
from hippodrome.engine import registry
from hippodrome.engine.game import Game
from hippodrome.engine.workshop import Board, Workbench, look
from web.table import Web

WEB = Path(__file__).parents[2] / "web"


def settled(page: Page) -> None:
    """Wait until nothing is asked of the server any more."""
    page.wait_for_selector("main[data-busy=false]")


def workshop(web: Web, game: str, **look: Any) -> Page:
    page = web.page(**look)
    page.goto(f"{web.address}/workshop/{game}")
    settled(page)
    return page


def tap(page: Page, part: str) -> None:
    """A cell's middle may lie under its neighbour's mark: the cell is tapped as the board hears it."""
    page.locator(f'svg.board [data-id="{part}"]').first.dispatch_event("click")


def flaws(page: Page, count: int) -> None:
    expect(page.locator(f'[data-flaws="{count}"]')).to_be_visible()


def test_a_circuit_is_painted_mended_kept_sent_and_raced_on(web: Web) -> None:
    page = workshop(web, "titan_race")
    page.get_by_role("button", name="Lava", exact=True).click()
    tap(page, "space:A1")
    flaws(page, 1)
    expect(page.locator("svg.board .flaw")).to_have_count(1)
    expect(page.get_by_role("button", name="Race on it")).to_be_disabled()
    page.keyboard.press("Control+z")
    flaws(page, 0)
    tap(page, "space:C5")
    expect(page.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    page.reload()
    expect(page.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to it").click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = web.page()
    friend.goto(link)
    expect(friend.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    friend.get_by_role("button", name="Start from it").click()
    expect(friend.locator(".brush").first).to_be_visible()
    page.get_by_role("button", name="Race on it").click()
    page.wait_for_selector(".dock")


def test_a_board_is_changed_by_keyboard_alone(web: Web) -> None:
    page = workshop(web, "chariot_race")
    page.locator("[data-part][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    name = page.locator("[data-part]:focus").get_attribute("data-part")
    assert name is not None
    switch = page.get_by_role("switch")
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator(f'[data-part="{name}"]')).to_contain_text("stone pillar")
    page.keyboard.press("Control+z")
    expect(page.locator(f'[data-part="{name}"]')).not_to_contain_text("stone pillar")


def test_a_finger_paints_on_a_phone_and_nothing_is_wider_than_it(web: Web) -> None:
    page = workshop(web, "titan_race", width=360, height=740, touch=True, language="fr", scheme="dark")
    page.get_by_role("button", name="Glace", exact=True).tap()
    page.locator('svg.board [data-id="space:C7"]').first.tap()
    expect(page.locator('[data-part="space:C7"]')).to_contain_text("Glace")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def boards() -> list[tuple[Game, Workbench, Board]]:
    """Some boards of every workbench that somebody may have made."""
    made = []
    for game in registry.all_games():
        for bench in game.workbenches:
            chance = random.Random(f"files {game.name} {bench.option}")
            board = begun(game, bench)
            view = bench.views(board)[0]
            for _ in range(10):
                board = changed(chance, bench, board, view, look(game, bench, board, view))
                made.append((game, bench, board))
    return made


def test_a_board_saved_by_the_page_is_the_same_for_the_command_line() -> None:
    made = boards()
    script = (
        'import { stringify, parse } from "smol-toml"; import { readFileSync } from "node:fs";'
        'const texts = JSON.parse(readFileSync(0, "utf8")).map((board) => stringify(board));'
        "console.log(JSON.stringify(texts.map((text) => [text, parse(text)])));"
    )
    tables = [{"game": game.name, **board} for game, _, board in made]
    ran = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        cwd=WEB, input=json.dumps(tables), capture_output=True, text=True, check=True,
    )  # fmt: skip
    for (game, bench, board), table, (text, parsed) in zip(made, tables, json.loads(ran.stdout), strict=True):
        read = tomllib.loads(text)
        assert read == table == parsed
        assert game.own(read) == board
        view = bench.views(board)[0]
        assert raceable(game, bench, read, view) == raceable(game, bench, board, view)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    """Joints are there once something is dragged: the end is looked for then."""
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    x, y = middle(page, start)
    page.mouse.move(x + 20, y, steps=3)
    page.mouse.move(*middle(page, end), steps=3)
    page.mouse.up()
    settled(page)


STRAIGHT = ".tray .piece:has-text('Straight')"


def test_sections_are_dragged_out_of_a_loop_and_back_and_the_loop_is_shown_open(web: Web) -> None:
    page = workshop(web, "scrap_racer")
    expect(page.locator("[data-part]")).to_have_count(14)
    drag(page, 'svg.board [data-id="space:5"]', "[data-box]")
    expect(page.locator("[data-part]")).to_have_count(13)
    expect(page.get_by_text("The circuit does not close")).to_be_visible()
    expect(page.get_by_role("button", name="Race on it")).to_be_disabled()
    expect(page.get_by_text("1 of 4 left")).to_be_visible()
    drag(page, f"{STRAIGHT}:not([disabled])", ".joints .end")
    expect(page.locator("[data-part]")).to_have_count(14)
    flaws(page, 0)
    drag(page, 'svg.board [data-id="space:1"]', '.joints [data-id="joint:9"]')
    expect(page.locator("[data-flaws]")).not_to_have_attribute("data-flaws", "0")
    page.get_by_role("button", name="Undo").click()
    flaws(page, 0)


def test_sections_are_laid_by_finger_and_by_keyboard(web: Web) -> None:
    page = workshop(web, "scrap_racer", width=360, height=740, touch=True)
    page.get_by_role("button", name="Take away with its twin").first.tap()
    tap(page, "space:5")
    expect(page.locator("[data-part]")).to_have_count(12)
    flaws(page, 0)
    page.locator(STRAIGHT).first.tap()
    page.locator('.joints [data-id="joint:2"] .reach').tap()
    expect(page.locator("[data-part]")).to_have_count(14)
    flaws(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keys = workshop(web, "scrap_racer")
    keys.locator("[data-part][tabindex='0']").focus()
    keys.keyboard.press("ArrowDown")
    keys.keyboard.press("x")
    keys.keyboard.press("Enter")
    expect(keys.locator("[data-part]")).to_have_count(13)
    keys.locator(".tray .piece:not([disabled])").focus()
    keys.keyboard.press("Enter")
    keys.wait_for_selector("[data-joint]:focus")
    while keys.locator("[data-joint]:focus").inner_text() != "Behind the last section":
        keys.keyboard.press("Tab")
        keys.locator("[data-joint]").last.focus()
    keys.keyboard.press("Enter")
    expect(keys.locator("[data-part]")).to_have_count(14)
    flaws(keys, 0)


def test_cards_are_a_table_and_both_kinds_are_kept(web: Web) -> None:
    page = workshop(web, "titan_race")
    page.get_by_role("button", name="Lava", exact=True).click()
    tap(page, "space:C5")
    expect(page.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    page.get_by_role("button", name="Bonus cards").click()
    copies = page.get_by_role("spinbutton", name="Jump Boots: Copies")
    before = int(copies.input_value())
    page.get_by_role("group", name="Jump Boots: Copies").get_by_role("button", name="More").click()
    expect(copies).to_have_value(str(before + 1))
    page.get_by_role("button", name="Circuit", exact=True).click()
    expect(page.locator('[data-part="space:C5"]')).to_have_text("C5: Lava")
    page.get_by_role("button", name="Bonus cards").click()
    expect(copies).to_have_value(str(before + 1))
