"""The frame of every screen: no word is broken inside or cut off, in either language, however wide the screen."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.record import Record
from web.frames import board, broken_words, covered_words, cut_words, resize, share, whole
from web.table import BOT, ME, Web
from web.test_plans import carry_out, planned

pytestmark = pytest.mark.xdist_group("web-plans")

WIDTHS = [(360, 740), (740, 360), (1366, 768), (1920, 1080)]
SMALL = [(667, 375), (740, 360), (844, 390), (683, 384)]
"""Phones held across, and a laptop's screen at 200 %."""
LANGUAGES = ["en", "fr"]
SWEEP = "FRAMES" in os.environ
"""Look at everything (`make test-long`)."""
FEW = 2
"""How many kinds of question are looked at in each language else."""
WALKS = [
    (game, language)
    for k, game in enumerate(registry.names())
    for language in (LANGUAGES if SWEEP else LANGUAGES[k % 2 :][:1])
]
"""Which whole races are walked, in which languages."""
KEYS = {(True, True): "PageDown", (True, False): "PageUp", (False, True): "ArrowRight", (False, False): "ArrowLeft"}
"""The keys of a timeline: far or near, onward or back."""
STOPS = 40 if SWEEP else 3
"""Into how many parts a whole race is cut, to be looked at between them."""


def looked_at(page: Page, goal: int) -> None:
    """Go to a point of a race that is watched, by the keys of its timeline, and wait until it is there.

    A click would do, but two of them may mean the same point: a turn of one choice has one, however wide it is drawn.
    """
    slider = page.get_by_role("slider")
    expect(slider.locator("i")).not_to_have_count(0)
    now = int(slider.get_attribute("aria-valuenow") or "0")
    while now != goal:
        far, onward = abs(goal - now) >= 10, goal > now
        slider.press("Home" if goal == 0 else KEYS[far, onward])
        now = 0 if goal == 0 else now + (10 if far else 1) * (1 if onward else -1)
        expect(slider).to_have_attribute("aria-valuenow", str(now))


def faults(page: Page, dock: bool = False) -> list[str]:
    """What is wrong with the words of a page on any of the screens."""
    found: list[str] = []
    for width, height in WIDTHS:
        resize(page, width, height)
        wrong = broken_words(page) + (cut_words(page) + covered_words(page) if dock else [])
        found += [f"{width}: {word}" for word in wrong]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_around_the_races(web: Web, language: str) -> None:
    page = web.page(language=language)
    paths = ["/", "/watch", "/dice", "/rules"]
    for path in (*paths, *(f"/{room}/{game}" for game in registry.names() for room in ("new", "rules"))):
        page.goto(web.address + path)
        page.wait_for_selector("main h1, main h2")
        assert faults(page) == [], path
    resize(page, 360, 740)
    page.locator("header .icon-button").first.click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "preferences"
    web.sit(page, web.table("titan_race", [ME, BOT, {"kind": "open"}], start=False))
    page.wait_for_selector(".lobby")
    assert faults(page) == [], "lobby"


def moments(game: str, language: str) -> list[tuple[Record, int]]:
    """A point of a kept race for each kind of question: some of them for each language, all if `FRAMES` says so."""
    found: dict[str, tuple[Record, int]] = {}
    for race in races(game)[: None if SWEEP else 1]:
        for point, state in enumerate(race.walk()):
            if not state.over:
                found.setdefault(race.declared.prompt(state).key, (race, point))
    kinds = list(found.values())
    return kinds if SWEEP else kinds[LANGUAGES.index(language) :: len(kinds) // FEW or 1][:FEW]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_no_word_is_broken_whatever_is_asked(web: Web, game: str, language: str) -> None:
    for race, point in moments(game, language):
        page = web.page(language=language, whole=True)
        web.sit(page, web.continued(race, point))
        assert planned(page)
        assert faults(page, dock=True) == [], point
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "what happened"


@pytest.mark.parametrize(("game", "language"), WALKS)
def test_a_whole_race_breaks_no_word_and_its_board_keeps_its_size(web: Web, game: str, language: str) -> None:
    race = races(game)[0]
    page = web.page(language=language)
    page.goto(f"{web.address}/t/{web.uploaded(race)}#0")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "0")
    for width, height in WIDTHS:
        resize(page, width, height)
        boards: set[tuple[int, int]] = set()
        for stop in (*range(1, STOPS + 1), 0):
            looked_at(page, len(race.moves) * stop // STOPS)
            boards.add(board(page))
            assert broken_words(page) == [], f"{width}: {stop} of {STOPS}"
        assert len(boards) == 1, f"the board changes its size in the race at {width}: {boards}"


@pytest.mark.parametrize("game", registry.names())
def test_no_word_is_broken_at_the_end(web: Web, game: str) -> None:
    page = web.page(whole=True)
    race = races(game)[0]
    asked = [int(state.seat) for state in race.walk()]
    late = len(asked) - 2
    seats = [ME if seat == asked[late] else BOT for seat in range(race.players)]
    web.sit(page, web.table(game, seats, continued={"record": race.to_json(), "point": late}))
    for turn in range(60):
        if not planned(page):
            break
        carry_out(page, turn)
    for language in ("en", "fr"):
        store = "(kept) => localStorage.setItem('hippodrome.settings', JSON.stringify(kept))"
        page.evaluate(store, {"language": language, "speed": "off"})
        page.reload()
        page.wait_for_selector(".end h2")
        assert faults(page) == [], language


@pytest.mark.parametrize("game", registry.names())
def test_small_screens_have_a_board_and_a_button(web: Web, game: str) -> None:
    page = web.page(width=667, height=375, touch=True, whole=True)
    web.sit(page, web.table(game, [ME, BOT, BOT]))
    for turn, (width, height) in enumerate(SMALL):
        resize(page, width, height)
        assert planned(page)
        assert share(page) >= 0.9
        assert whole(page)
        button = page.locator(":is([data-go], .act)").first.bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= height
        carry_out(page, turn)


def test_a_word_that_is_broken_or_cut_off_is_found(web: Web) -> None:
    page = web.page(whole=True)
    web.sit(page, web.table("chariot_race", [ME, BOT]))
    assert planned(page)
    page.add_style_tag(
        content="h2 { width: 30px; overflow-wrap: anywhere } .does { flex: 0 0 20px !important; min-width: 0 } .go { overflow: hidden; white-space: nowrap; max-width: 20px }"
    )
    assert any("marked" in word for word in broken_words(page))
    assert cut_words(page)
