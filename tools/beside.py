"""The states of the design's pictures, as the page draws them: `python tools/beside.py FOLDER [STATE ...]`.

Each state is found in a race by bots, seen by whoever is asked there, on every screen a race must fit, in both
languages, light and dark. `index.html` in the folder lays them out under the picture of the design (`DESIGN` is the
folder that holds those), to be looked at side by side.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from looks import CHROMIUM, FLAGS, NAMES, Looks, Scheme, folder, served, settled
from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as Expired

import hippodrome
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation

SCREENS = {
    "1366": (1366, 768),
    "1920": (1920, 1080),
    "360": (360, 740),
    "740": (740, 360),
    "667": (667, 375),
    "844": (844, 390),
    "zoomed": (683, 384),
}
LANGUAGES = ("en", "fr")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
PLANNED = ".dock[data-mine=true] :is([data-go], .act)"
SEEDS = 60
"""So many races are looked through for a state."""

Reach = Callable[[Page], None]
Fits = Callable[[Scene, int], bool]


@dataclass(frozen=True)
class State:
    """A state of the design: in which race, at which question, and what is done there before it is looked at."""

    game: str
    players: int
    fits: Fits
    """Of a scene and how many answers there are."""
    reach: Reach
    options: tuple[tuple[str, Any], ...] = ()
    speed: str = "off"
    picture: str = ""
    """The picture of the design."""


def _asks(key: str, fewest: int = 1) -> Fits:
    return lambda scene, answers: scene.question is not None and scene.question.key == key and answers >= fewest


def _decided(scene: Scene, answers: int) -> bool:
    """A race at its end: whoever is asked must pass a line."""
    asked = scene.question is not None and scene.question.key in ("reroll", "change", "signs", "step")
    return asked and any(stake.cells and stake.seat >= 0 for stake in scene.stakes) and answers > 2


def _waiting(scene: Scene, answers: int) -> bool:
    """Some race and some do not."""
    waiting = sum(piece.wait > 0 for piece in scene.pieces)
    return _asks("take", 3)(scene, answers) and 0 < waiting < len(scene.pieces)


def _planned(page: Page) -> None:
    page.wait_for_selector(PLANNED)


def _arrow(page: Page) -> None:
    _planned(page)
    page.keyboard.press("ArrowRight")


def _first(selector: str, page: Page) -> None:
    _planned(page)
    page.locator(selector).first.click()


def _others(page: Page) -> None:
    """One's own move is made; then the turn of another is told, and waits to be gone on from."""
    for _ in range(12):
        page.wait_for_selector(f".go-on, {PLANNED}")
        if page.locator(".go-on").count():
            return
        with suppress(Expired):
            page.locator(":is([data-go], .act)").first.click(timeout=3000)
        page.wait_for_timeout(1000)


TEAMS = (("teams", 2),)
STATES = {
    "plan-chariot": State("chariot_race", 6, _decided, _arrow, (("circuit", "BA"), ("side", "black"))),
    "turn-other": State("chariot_race", 6, _asks("reroll"), _others, (("circuit", "BA"),), "calm"),
    "dice-menu": State("chariot_race", 5, _asks("change", 9), partial(_first, "button.die")),
    "draft": State("chariot_race", 4, _asks("draft"), _planned, (("side", "black"),), picture="-"),
    "attack": State("chariot_race", 5, _asks("attack", 4), _planned, picture="-"),
    "cards-arena": State("arena_maximus", 5, _asks("speed", 4), partial(_first, ".cards button:enabled")),
    "asked-arena": State("arena_maximus", 5, _asks("block", 2), _planned, picture="cards-arena-phone"),
    "plan-titan": State("titan_race", 4, _waiting, _arrow, TEAMS),
    "menu-titan": State("titan_race", 4, _asks("menu", 3), _arrow, TEAMS, picture="-"),
    "slam-titan": State("titan_race", 5, _asks("take", 3), _arrow, (("grand_slam", True),), picture="-"),
    "dice-scrap": State("scrap_racer", 5, _asks("roll"), _planned, picture="-"),
    "nudge-scrap": State("scrap_racer", 5, _asks("nudge"), _planned, picture="-"),
    "other-scrap": State("scrap_racer", 5, _asks("roll"), _others, speed="calm", picture="-"),
    "other-titan": State("titan_race", 4, _asks("take", 3), _others, TEAMS, "calm", "-"),
    "other-arena": State("arena_maximus", 5, _asks("speed", 4), _others, speed="calm", picture="-"),
}


def found(state: State) -> tuple[hippodrome.Race, int]:
    """A race that comes to a state, not too early in it, and where."""
    for seed in range(SEEDS):
        race = _raced(state, seed)
        for point in _points(race, state):
            return race, point
    raise SystemExit(f"no race comes to {state}")


def _raced(state: State, seed: int) -> hippodrome.Race:
    game = hippodrome.game(state.game)
    seats = list(NAMES[: state.players])
    race = hippodrome.new(state.game, players=state.players, seed=seed, seats=seats, **dict(state.options))
    greedy, mind = bot("greedy", game), Seeded(seed, 0, "bots")
    while not race.over:
        race.play(int(greedy.choose(race.observe(race.seat), mind)))
    return race


def _points(race: hippodrome.Race, state: State) -> Iterator[int]:
    length = len(race.record.moves)
    later = range(length // 3, length)
    for point in (*later, *range(length // 3)):
        position = race.at(point)
        scene = compose(race.game, Observation(position, int(position.seat)))
        if state.fits(scene, len(position.choices())):
            yield point


def shots(looks: Looks, target: Path, name: str) -> None:
    """A state on every screen."""
    state = STATES[name]
    race, point = found(state)
    for language in LANGUAGES:
        page = looks.page(1366, 768, "light", language, speed=state.speed)
        looks.sit(page, looks.continued(race, point, settings={"bot_seconds": 0}))
        state.reach(page)
        settled(page)
        for (screen, (width, height)), scheme in product(SCREENS.items(), SCHEMES):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(400)
            page.screenshot(path=target / f"{name}-{screen}-{scheme}-{language}.png")
        page.context.close()


def index(target: Path, names: list[str], design: Path) -> None:
    """A page with all of them, under the design's."""
    parts = []
    for name in names:
        picture = design / f"{STATES[name].picture or name}.png"
        ours = [f"{name}-{screen}-{scheme}-{language}.png" for screen in SCREENS for scheme, language in _views()]
        files = [*([picture.resolve().as_uri()] if picture.exists() else []), *ours]
        parts.append(f"<h1>{name}</h1>" + "".join(f'<img src="{file}" title="{file}">' for file in files))
    style = "<style>img { max-width: 48%; vertical-align: top; margin: 4px }</style>"
    (target / "index.html").write_text(f"<!doctype html><meta charset='utf-8'>{style}{''.join(parts)}")


def _views() -> Iterator[tuple[Scheme, str]]:
    return product(SCHEMES, LANGUAGES)


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("folder", help="where the pictures go")
    arguments.add_argument("states", nargs="*", metavar="STATE", help=", ".join(STATES))
    given = arguments.parse_args()
    target, names = folder(given.folder), given.states or list(STATES)
    with served("--no-analysis") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in names:
            shots(Looks(address, browser), target, name)
            print(name, flush=True)
        browser.close()
    index(target, names, Path(os.environ.get("DESIGN", "")))


if __name__ == "__main__":
    main()
