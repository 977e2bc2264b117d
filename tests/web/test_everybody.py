"""For phones, tablets and everybody: who is away, fingers on the board, onlookers, set-up, forced colours."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.state import Observation
from web.frames import cut_names
from web.table import BOT, ME, Web, answered, asked, choose, my_turn, race

pytestmark = pytest.mark.xdist_group("web-seats")
OPEN = {"kind": "open"}


def friends(web: Web, ann: Page, bob: Page, settings: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ann and Bob in a race of two."""
    table = web.table("scrap_racer", [ME, OPEN], start=False, settings=settings or {})
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").click()
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="I am ready").click()
    for page in (ann, bob):
        expect(page.locator(".dock")).to_be_visible()
    return table


def test_a_phone_names_friends_and_says_who_is_away(web: Web) -> None:
    ann, bob = web.page(390, 844, touch=True, confirm=False), web.page()
    friends(web, ann, bob, {"grace_seconds": 600})
    expect(ann.locator(".strip")).to_contain_text("Bob")
    expect(ann.locator(".strip b.away")).to_have_count(0)
    bob.context.close()
    expect(ann.locator(".strip b.away").first).to_be_visible()
    gone = ann.get_by_role("status").filter(has_text="Bob is away")
    turn = ann.locator(".dock[data-mine=true] .choice")
    for _ in range(40):
        expect(gone.or_(turn.first).first).to_be_visible()
        if gone.count():
            break
        choose(ann, turn.count() - 1, touch=True)
    gone.get_by_role("button", name="Let a bot race").tap()
    expect(gone).to_contain_text("gets a moment to come back")


def test_a_friend_who_stays_away_is_replaced_by_the_usual_bot_of_the_table(web: Web) -> None:
    """Not by the weakest one, whatever a rival would like."""
    ann, bob = web.page(confirm=False), web.page()
    table = friends(web, ann, bob, {"grace_seconds": 5})
    bob.context.close()
    gone = ann.get_by_text("Away; a bot races on.").first
    turn = ann.locator(".dock[data-mine=true] .choice")
    for _ in range(40):
        expect(gone.or_(turn.first).first).to_be_visible()
        if gone.count():
            break
        choose(ann, turn.count() - 1)
    expect(gone).to_be_visible()
    seats = web.get(f"/api/tables/{table['code']}")["seats"]
    assert {seat["name"]: seat["bot"] for seat in seats} == {"Ann": None, "Bob": "planner"}


def test_two_fingers_zoom_the_board_and_one_that_stays_reads(web: Web) -> None:
    page = web.page(390, 844, touch=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT]))
    assert my_turn(page)
    board = page.locator("svg.board")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": px, "y": py, "id": k} for k, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    whole = board.get_attribute("viewBox")
    touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (40, 60, 80, 100):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    expect(board).not_to_have_attribute("viewBox", whole or "")
    assert page.evaluate("() => visualViewport.scale") == 1

    thing = page.locator(".board .hub [data-id]").first.bounding_box()
    assert thing is not None
    before = page.locator(".dock p").first.inner_text()
    touch("touchStart", (thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2))
    expect(page.get_by_role("tooltip")).to_be_visible()
    touch("touchEnd")
    assert page.locator(".dock p").first.inner_text() == before


def test_onlookers_have_names_and_are_muted_and_chat_stays_beside_the_board(web: Web) -> None:
    ann, bob, eve = web.page(), web.page(), web.page()
    table = friends(web, ann, bob, {"chat": "everyone"})
    web.sit(eve, web.table("scrap_racer", [ME, BOT], name="Eve"))
    eve.goto(f"{web.address}/t/{table['code']}")
    for page in (ann, eve):
        page.get_by_role("button", name="Chat").click()
    eve.get_by_role("button", name="Hello!").click()
    said = ann.get_by_role("dialog").get_by_role("listitem").filter(has_text="Hello!")
    expect(said).to_contain_text("Eve")
    board, sheet = ann.locator("main.board").bounding_box(), ann.get_by_role("dialog").bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["x"] + board["width"] <= sheet["x"] + 1
    said.get_by_role("button", name="mute", exact=True).click()
    expect(said.get_by_role("button", name="unmute")).to_be_visible()
    eve.get_by_role("button", name="Ouch!").click()
    expect(eve.get_by_role("dialog").get_by_text("Ouch!").first).to_be_visible()
    bob.get_by_role("button", name="Chat").click()
    expect(bob.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ouch!")).to_be_visible()
    expect(ann.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ouch!")).to_have_count(0)


def test_seats_for_friends_in_one_tap_and_alone_again_at_once(web: Web) -> None:
    page = web.page(confirm=False)
    page.goto(f"{web.address}/new/scrap_racer")
    page.get_by_role("button", name="Open all other seats for friends").click()
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".seats .open")).to_have_count(3)
    invite = page.locator(".invite")
    expect(invite.get_by_role("button", name="Copy the invitation")).to_be_visible()
    alone = web.page(confirm=False)
    web.sit(alone, web.table("scrap_racer", [ME, BOT]))
    race(alone)
    alone.get_by_role("button", name="Race again").click()
    expect(alone.locator(".end")).to_have_count(0)
    assert my_turn(alone)
    expect(alone.locator(".lobby")).to_have_count(0)


@pytest.mark.parametrize("game", registry.names())
def test_the_board_is_read_cell_by_cell_from_ones_racer_on(web: Web, game: str) -> None:
    page = web.page()
    web.sit(page, web.table(game, [ME, BOT, BOT]))
    assert my_turn(page)
    reader = page.get_by_role("button", name="Read the board cell by cell")
    reader.press("Enter")
    cells = page.locator("ol.cells li")
    told = cells.all_inner_texts()
    assert len(told) > 10
    assert sum(":" in line for line in told) > len(told) / 4
    snapshot = page.locator("main.board").aria_snapshot()
    assert "heading" in snapshot
    assert told[0].split(":")[0] in snapshot


def test_forced_colours_keep_dice_and_what_was_picked(web: Web) -> None:
    page = web.page()
    page.emulate_media(forced_colors="active")
    web.sit(page, web.table("chariot_race", [ME, BOT]))
    assert my_turn(page)
    page.locator(".choice").first.click()
    framed = "(element) => getComputedStyle(element).outlineStyle"
    assert page.locator(".choice.staged").evaluate(framed) == "solid"
    assert page.locator(".tray .die:not(.empty)").first.evaluate(framed) == "solid"


OUT_OF_SIGHT = """() => [...document.querySelectorAll(".dock button, .dock h3")]
    .filter((one) => one.checkVisibility() && !one.closest(".hidden-words"))
    .filter((one) => { const { left, top, width, height } = one.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((part) =>
            !one.contains(document.elementFromPoint(left + width / 2, top + part * height))); })
    .map((one) => one.ariaLabel || one.innerText)"""
"""Answers in the dock that lie under something else, or have to be scrolled to."""


@pytest.mark.parametrize("game", registry.names())
def test_a_tablet_held_upright_shows_all_answers_at_once(web: Web, game: str) -> None:
    record = next(record for record in races(game) if record.players > 2)
    for part in (0.02, 0.6):
        page = web.page(820, 1180, touch=True, whole=True)
        web.sit(page, web.continued(record, int(part * len(record.moves))))
        page.wait_for_selector(".dock[data-mine=true] :is([data-go], .act)")
        assert page.evaluate(OUT_OF_SIGHT) == []


STRETCHED = [
    game.name
    for game in registry.all_games()
    if game.scene(Observation(next(iter(races(game.name)[0].walk())), 0)).stretch
]


@pytest.mark.parametrize("game", STRETCHED)
@pytest.mark.parametrize("screen", [(360, 740), (740, 360)], ids=["upright", "across"])
def test_a_phone_shows_the_stretch_ahead_large(web: Web, game: str, screen: tuple[int, int]) -> None:
    page = web.page(*screen, touch=True, whole=True)
    web.sit(page, web.continued(races(game)[0], 40))
    tiles = page.locator(".near .ground .cell")
    expect(tiles.first).to_be_visible()
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert all(box is not None and min(box["width"], box["height"]) >= 48 for box in boxes), boxes
    expect(page.locator(".near .pieces [data-id]").first).to_be_visible()
    small = page.locator(".all .ground .cell").first.bounding_box()
    assert small is not None
    assert boxes[0] is not None
    assert small["width"] < boxes[0]["width"]


@pytest.mark.parametrize("screen", [(740, 360), (683, 384)], ids=["across", "double"])
def test_names_of_cells_lie_wholly_on_the_board(web: Web, screen: tuple[int, int]) -> None:
    page = web.page(*screen, touch=True, whole=True)
    web.sit(page, web.table("scrap_racer", [ME, BOT, BOT]))
    named = 0
    for _ in range(8):
        page.wait_for_selector(".dock[data-mine=true] :is(.act, [data-go]), .end")
        if page.locator(".end").count():
            break
        named += page.locator(".names text").count()
        assert cut_names(page) == []
        question = asked(page)
        page.locator(".dock :is(.act, [data-go])").first.tap()
        answered(page, question)
    assert named


def test_everybody_chooses_a_colour_where_the_rules_let_them(web: Web) -> None:
    """Who is ready stays ready; what one has, the other cannot take."""
    ann, bob = web.page(), web.page(390, 844, touch=True)
    table = web.table("chariot_race", [ME, OPEN, BOT, BOT], start=False)
    web.sit(ann, table)
    bob.goto(f"{web.address}/t/{table['code']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join the table").tap()
    ann.get_by_role("button", name="I am ready").click()
    mine = bob.get_by_role("group", name="Colour of chariot 2 · Bob")
    mine.get_by_role("button", name="Purple").tap()
    others = ann.get_by_role("group", name="Colour of chariot 1 · Ann").get_by_role("button", name="Purple")
    expect(others).to_be_disabled()
    expect(bob.get_by_role("group", name="Colour of chariot 1 · Ann").get_by_role("button")).to_be_disabled()
    bob.get_by_role("button", name="I am ready").tap()
    for page in (ann, bob):
        expect(page.locator(".dock")).to_be_visible()
    row = ann.locator("ol.standings li").filter(has_text="Bob")
    expect(row).to_contain_text("Purple")
