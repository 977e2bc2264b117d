"""Where chance comes between, the page says what can be known: on the button, in the bill and on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from golden import races
from hippodrome.engine.state import State
from hippodrome.games.scrap_racer.rules.phases import ROLL_OR_STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from web.table import Web

SHARES = "all => all.map((one) => Number(one.dataset.share))"


def daring(state: State) -> bool:
    """Three dice lie there and nothing can change them: every second die crashes."""
    return isinstance(state, ScrapRace) and state.phase == ROLL_OR_STOP and state.rolled == 3 and not state.owns_nudge()


@pytest.mark.parametrize(("language", "said"), [("en", "50% crash"), ("fr", "50\u00a0% d'accident")])
def test_a_roll_says_its_risk_and_where_it_may_lead(web: Web, language: str, said: str) -> None:
    page = web.page(width=1366, height=768, whole=True, language=language)
    web.sit(page, web.continued(races("scrap_racer")[0], daring))
    roll = page.locator(".act", has=page.locator("[data-omens]")).first
    expect(roll).to_contain_text(said)
    roll.hover()
    expect(page.locator("[data-share]").first).to_be_attached()
    shares: list[float] = page.locator("[data-share]").evaluate_all(SHARES)
    assert 1 <= len(shares) <= 3
    assert sum(shares) == pytest.approx(0.5, abs=0.001)
