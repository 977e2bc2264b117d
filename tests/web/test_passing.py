"""What is let pass until one's own turn, and sets of things that are picked before anything is done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine.state import State
from hippodrome.games.arena_maximus.rules.phases import BLOCK, SPEED
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from web.table import BOT, ME, Web, answered, asked

pytestmark = pytest.mark.xdist_group("web-pace")

PLANNED = ".dock[data-mine=true] :is([data-go], .act)"
AGAIN = "Tap to be asked again"


def blocking(state: State) -> bool:
    return isinstance(state, ArenaRace) and state.phase == BLOCK


def test_everything_is_let_pass_with_one_press_and_taken_back_with_one(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, web.continued(races("arena_maximus", 2)[0], blocking, settings={"bot_seconds": 10}))
    page.wait_for_selector(PLANNED)
    question = asked(page)
    page.get_by_role("button", name="Let all pass until my turn").click()
    answered(page, question)
    said = page.get_by_role("button", name=AGAIN)
    expect(said).to_contain_text("everything")
    said.click()
    expect(said).to_have_count(0)


def test_what_is_let_pass_is_chosen_by_kind_while_others_race(web: Web) -> None:
    race = races("arena_maximus", 2)[0]
    point, seat = next((k, int(state.seat)) for k, state in enumerate(race.walk()) if blocking(state))
    seats = [BOT] * race.players
    seats[(seat + 1) % race.players] = ME
    page = web.page(whole=True)
    past = {"record": race.to_json(), "point": point}
    web.sit(page, web.table(race.game, seats, continued=past, settings={"bot_seconds": 10}))
    page.get_by_role("button", name="What to let pass until my turn").click()
    page.get_by_role("button", name="rams").click()
    said = page.get_by_role("button", name=AGAIN)
    expect(said).to_contain_text("rams")
    expect(said).not_to_contain_text("everything")
    said.click()
    expect(said).to_have_count(0)


def picked(page: Page) -> int:
    return page.locator(".cards [aria-pressed=true]").count()


def test_cards_are_picked_and_put_back_in_any_order_and_the_pool_gives_the_one_that_was_chosen(web: Web) -> None:
    def rich(state: State) -> bool:
        """Somebody with cards of different symbols in the speed pool may slow down."""
        if not isinstance(state, ArenaRace) or state.phase != SPEED:
            return False
        first = int(state.active) * int(state.arena.hand_total)
        cards = [int(state.pools[first + k]) for k in range(int(state.pool[state.active]))]
        return len(set(cards)) > 1

    page = web.page(whole=True)
    web.sit(page, web.continued(races("arena_maximus", 2)[0], rich))
    page.wait_for_selector(PLANNED)
    question = asked(page)
    button = page.locator("[data-go]")
    nothing = button.inner_text()
    pool = page.locator(".cards.pool button")
    last = pool.last.get_attribute("data-id")
    pool.last.click()
    expect(page.locator(f".cards [data-id='{last}']")).to_have_attribute("aria-pressed", "true")
    expect(button).not_to_have_text(nothing)
    assert asked(page) == question
    pool.last.click()
    expect(button).to_have_text(nothing)
    assert picked(page) == 0
    pool.last.click()
    button.click()
    answered(page, question)
    expect(page.locator(f".cards.pool [data-id='{last}']")).to_have_count(0)
