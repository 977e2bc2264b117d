"""Puzzles on the page: find the best move on the board, see what each choice is worth and why, go on to the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hippodrome.engine import registry
from hippodrome.study.puzzle import puzzles_of
from web.table import Web

GAMES = sorted(registry.residents())


def answer(page: Page, choice: int) -> None:
    """Answer by the button of a choice; where answers are confirmed, twice."""
    button = page.locator(f'.choices [data-action="{choice}"]')
    button.click()
    if button.get_attribute("aria-pressed") == "true" and not page.locator(".solved").count():
        button.click()
    page.wait_for_selector('.puzzle[data-stand="told"]')


@pytest.mark.parametrize(("game", "phone"), [(GAMES[0], False), (GAMES[1], True)])
def test_a_puzzle_is_solved_and_one_is_missed(web: Web, game: str, phone: bool) -> None:
    right, wrong = puzzles_of(game).puzzles[:2]
    size = (390, 800) if phone else (1366, 768)
    page = web.page(*size, touch=phone, language="fr" if phone else "en", whole=True)
    page.goto(f"{web.address}/puzzles/{game}#{right.id}")
    answer(page, right.answer)
    expect(page.locator(".solved h2")).to_contain_text("C'est bien ça" if phone else "That is it")
    expect(page.locator(".solved li")).to_have_count(len(right.choices))
    expect(page.locator(".solved li.best.mine")).to_have_count(1)
    assert page.locator(".solved p").count() >= 3
    page.locator(".solved .main").click()
    page.wait_for_selector(f'.puzzle[data-stand="asked"]:not([data-id="{right.id}"])')
    page.goto(f"{web.address}/puzzles/{game}?again#{wrong.id}")
    page.wait_for_selector(f'.puzzle[data-id="{wrong.id}"]')
    answer(page, wrong.greedy)
    expect(page.locator(".solved li.mine:not(.best)")).to_have_count(1)
    page.goto(f"{web.address}/puzzles")
    done = "1 sur" if phone else "1 of"
    expect(page.locator(f'a[href="/puzzles/{game}"]')).to_contain_text(done)
