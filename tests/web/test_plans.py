"""Whole moves in a real browser: planned, seen and carried out at once."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.state import State
from hippodrome.games.chariot_race.rules.phases import ATTACK, CHANGE, STEP
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.scrap_racer.rules.phases import NUDGE
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.titan_race.rules.actions import USE_POWER
from hippodrome.games.titan_race.rules.race import TitanRace
from web.frames import resize, share, whole
from web.table import BOT, ME, Web, answered, asked, finished

pytestmark = pytest.mark.xdist_group("web-plans")

SHARES = {(1366, 768): 0.6, (360, 740): 0.45, (740, 360): 0.9}
"""How much of the height of a screen the board has at least."""


LONG = "RACES" in os.environ
"""Whole races of every game on each screen, and by keys alone (`make test-long`)."""
WHOLE = [(game, tuple(SHARES)) for game in registry.names()] + [
    (game, (screen,)) for game in registry.names() for screen in SHARES if LONG
]
"""Which races are raced, and on which screens in turn."""

COVERED = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const covers = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return boxes(".names text").some((name) => boxes(":is(.ends, .tolls) .mark").some((price) => covers(name, price)));
}"""
"""Does the name of a cell lie on a price?"""


def planned(page: Page) -> bool:
    """Wait until a move can be planned (true) or the race is over (false)."""
    page.wait_for_selector(".dock[data-mine=true] :is([data-go], .act), .end")
    return page.locator(".end").count() == 0


def driving(web: Web) -> dict[str, Any]:
    """A table of which the first question is where to drive."""
    return web.continued(races("chariot_race")[0], lambda _start: True)


def carry_out(page: Page, turn: int) -> None:
    """An end by the arrows or an answer in words, then the one button."""
    question = asked(page)
    acts = page.locator(".act")
    if acts.count():
        button = acts.nth(turn % acts.count())
    else:
        for _ in range(turn % 3 + 1):
            page.keyboard.press("ArrowDown")
        button = page.locator("[data-go]")
        expect(button).to_be_enabled()
    wrecks = "danger" in (button.get_attribute("class") or "")
    for _ in range(2 if wrecks else 1):
        button.click()
    answered(page, question)


def one_lap(game: str) -> dict[str, int]:
    """A race as short as the game allows."""
    return {option.key: 1 for option in registry.game(game).options if option.key == "laps"}


@pytest.mark.parametrize(("game", "screens"), WHOLE)
def test_a_race_of_each_game_by_whole_moves_with_a_board_that_keeps_its_size(
    web: Web, game: str, screens: tuple[tuple[int, int], ...]
) -> None:
    page = web.page(whole=True)
    web.sit(page, web.table(game, [ME, BOT, BOT], options=one_lap(game)))
    shares: dict[tuple[int, int], set[float]] = {screen: set() for screen in screens}
    for turn in range(300):
        if not planned(page):
            break
        screen = screens[turn % len(screens)]
        resize(page, *screen)
        shares[screen].add(round(share(page), 3))
        assert whole(page), "the page scrolls"
        carry_out(page, turn)
    finished(page)
    for screen, seen in shares.items():
        assert len(seen) <= 1, f"the board changes its height in the race at {screen}: {seen}"
        assert all(part >= SHARES[screen] for part in seen)


def test_a_cell_pointed_at_shows_the_way_and_a_second_click_goes(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, driving(web))
    assert planned(page)
    question = asked(page)
    end = page.locator(".ends .reach").first
    end.hover()
    # A straight way has no height, so it counts as hidden.
    expect(page.locator(".paths .dots").first).to_be_attached()
    end.click()
    expect(page.locator(".ends .chosen")).to_have_count(1)
    page.locator(".ends .chosen").click()
    answered(page, question)


@pytest.mark.parametrize("screen", SHARES)
def test_a_die_opens_its_menu_over_the_board(web: Web, screen: tuple[int, int]) -> None:
    def changing(state: State) -> bool:
        return isinstance(state, ChariotRace) and state.phase == CHANGE and len(state.choices()) > 8

    width, height = screen
    page = web.page(width=width, height=height, whole=True)
    web.sit(page, web.continued(races("chariot_race")[0], changing))
    assert planned(page)
    question = asked(page)
    page.locator("button.die").first.click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button")).not_to_have_count(0)
    box = menu.bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    expect(menu).to_contain_text("at best")
    expect(menu).to_contain_text("Fortune can be rolled, never chosen")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert asked(page) == question


def test_escape_steps_back_and_nothing_was_sent(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, driving(web))
    assert planned(page)
    question = asked(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-go]")).to_be_enabled()
    expect(page.locator(".ends .chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ends .chosen")).to_have_count(0)
    assert asked(page) == question


def test_a_way_is_proposed_and_one_press_goes(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, driving(web))
    assert planned(page)
    question = asked(page)
    expect(page.locator(".paths .dots").first).to_be_attached()
    page.locator("[data-go]").click()
    answered(page, question)


@pytest.mark.parametrize("touch", [False, True])
def test_what_has_many_places_is_picked_on_the_board(web: Web, touch: bool) -> None:
    def attacking(state: State) -> bool:
        return isinstance(state, ChariotRace) and state.phase == ATTACK and len(state.choices()) > 6

    page = web.page(width=360 if touch else 1366, height=740, touch=touch, whole=True)
    web.sit(page, web.continued(races("chariot_race")[3], attacking))
    assert planned(page)
    question = asked(page)
    button = page.locator("[data-go]")
    nothing = button.inner_text()
    places = page.locator("[data-pick]")
    assert places.count() > 4
    cell = page.locator(".targets [data-id]").first.get_attribute("data-id")
    ground = page.locator(f".ground [data-id='{cell}']").last
    ground.tap() if touch else ground.click()
    expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(1)
    expect(button).not_to_have_text(nothing)
    button.click()
    answered(page, question)


def test_what_no_thing_stands_for_is_said_in_words(web: Web) -> None:
    def powerful(state: State) -> bool:
        return isinstance(state, TitanRace) and USE_POWER in state.choices() and len(state.choices()) > 2

    page = web.page(whole=True)
    web.sit(page, web.continued(races("titan_race")[1], powerful))
    assert planned(page)
    power = page.locator(".facets button", has_text="Power")
    power.click()
    expect(power).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", registry.names() if LONG else ["chariot_race"])
def test_a_race_by_keys_alone(web: Web, game: str) -> None:
    page = web.page(whole=True)
    web.sit(page, web.table(game, [ME, BOT], options=one_lap(game)))
    for _turn in range(200):
        if not planned(page):
            break
        question = asked(page)
        if page.locator(".act").count():
            # what wrecks stands first only where all does: it is asked twice
            wrecks = "danger" in (page.locator(".act").first.get_attribute("class") or "")
            for _ in range(2 if wrecks else 1):
                page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowDown")
            expect(page.locator("[data-go]")).to_be_enabled()
            wrecks = "danger" in (page.locator("[data-go]").get_attribute("class") or "")
            for _ in range(2 if wrecks else 1):
                page.keyboard.press("Enter")
        answered(page, question)
    finished(page)


def test_tab_comes_to_the_ends_and_each_is_told_in_words(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, driving(web))
    assert planned(page)
    question = asked(page)
    ends = page.locator("[data-end]")
    told = ends.all_inner_texts()
    assert len(set(told)) == len(told) == page.locator(".ends .reach").count()
    assert all(re.search(r"\d+ cells|one cell", words) for words in told)
    end = page.locator(f'[data-end="{ends.first.get_attribute("data-end")}"]')
    end.focus()
    expect(page.locator(".ends .shown")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(end).to_have_attribute("aria-pressed", "true")
    # Something is proposed from the start, so the button alone does not tell that the end has been taken.
    expect(page.locator("[data-go]")).to_be_enabled()
    page.locator("[data-go]").press("Enter")
    answered(page, question)


def test_a_second_tap_is_not_enough_for_who_fears_accidents(web: Web) -> None:
    page = web.page(width=360, height=740, touch=True, whole=True, twice=False)
    web.sit(page, driving(web))
    assert planned(page)
    question = asked(page)
    page.locator(".ends .reach").first.tap()
    page.locator(".ends .chosen").tap()
    expect(page.locator("[data-go]")).to_be_enabled()
    assert asked(page) == question
    page.locator("[data-go]").tap()
    answered(page, question)


def test_the_name_of_a_cell_lies_on_no_price_on_a_phone(web: Web) -> None:
    page = web.page(width=360, height=740, touch=True, whole=True)
    web.sit(page, driving(web))
    assert planned(page)
    ends = page.locator("[data-end]")
    for k in range(ends.count()):
        ends.nth(k).focus()
        expect(page.locator(".ends .shown")).to_have_attribute("data-id", ends.nth(k).get_attribute("data-end") or "")
        assert not page.evaluate(COVERED), ends.nth(k).inner_text()


@pytest.mark.parametrize("screen", SHARES)
def test_the_button_keeps_still_and_a_second_one_leaves_the_question_after(web: Web, screen: tuple[int, int]) -> None:
    """Driving with an Attack die in hand: the attack can be done without at once, on every screen."""

    def armed(state: State) -> bool:
        return isinstance(state, ChariotRace) and state.phase == STEP and state.attacks > 0

    width, height = screen
    page = web.page(width=width, height=height, whole=True)
    web.sit(page, web.continued(races("chariot_race")[0], armed))
    assert planned(page)
    question = asked(page)
    button, second = page.locator("[data-go]"), page.locator("[data-quiet]")
    before = button.bounding_box()
    page.keyboard.press("ArrowDown")
    expect(second).to_have_text("+ No attack")
    assert before is not None
    after = button.bounding_box()
    assert after is not None
    assert (after["x"], after["width"]) == (before["x"], before["width"])
    second.click()
    answered(page, question)
    expect(page.locator(".prompt h2")).not_to_contain_text("attack")


@pytest.mark.parametrize("screen", SHARES)
def test_the_second_button_keeps_the_die_and_drives_at_once(web: Web, screen: tuple[int, int]) -> None:
    """A nudge token in hand: to leave the die as it is, to stop and to drive is one press, on every screen."""

    def lucky(state: State) -> bool:
        return isinstance(state, ScrapRace) and state.phase == NUDGE and len(state.choices()) > 1

    width, height = screen
    page = web.page(width=width, height=height, whole=True)
    web.sit(page, web.continued(races("scrap_racer")[0], lucky))
    assert planned(page)
    question = asked(page)
    throw, stop = page.locator(".act").all()
    expect(throw).to_contain_text("Roll another die")
    told = re.search(r"Stop and drive (\d+)", stop.inner_text())
    assert told is not None
    stop.click()
    answered(page, question)
    assert planned(page)
    if width < 1100:
        page.locator(".top .icon-button").first.click()
    folded = page.locator("ol.log .fold")
    while folded.count():
        folded.first.click()
    expect(page.locator("ol.log")).to_contain_text(f"stops with a total of {told[1]}.")
