"""Every tone has a colour in every mood, light and dark, and drawings take them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from importlib import resources

import pytest

from hippodrome import all_games
from hippodrome.draw import art
from hippodrome.draw.palette import SCHEMES, Palette, mix, stylesheet
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.game import Game
from hippodrome.engine.moods import mood_of
from hippodrome.engine.scene import SLOTS, TONES, Colour
from hippodrome.engine.state import Observation


@pytest.mark.parametrize("mood", ["house", *(game.mood for game in all_games())])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_tone_has_a_colour(mood: str, scheme: str) -> None:
    palette = Palette(mood, scheme)
    for tone in TONES - {"none"}:
        assert palette.colour(tone).startswith(("#", "rgba")), tone
    for slot in range(1, SLOTS + 1):
        assert palette.racer(slot) != palette.racer_ink(slot)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_page_is_told_the_moods_that_games_bring(game: Game) -> None:
    brought = mood_of(game)
    assert brought is not None
    css = stylesheet()
    assert f'[data-mood="{game.mood}"]{{' in css
    assert f'html[data-scheme="dark"] [data-mood="{game.mood}"],' in css
    assert f"--track:{brought.light['track']};" in css
    assert f"--track:{brought.dark['track']};" in css


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_is_printed_on_a_cell_stands_out_from_it(game: Game, scheme: str) -> None:
    """A finish whose squares are as pale as its tile is no finish: on dark pages too."""
    state = game.start(game.setup(game.usual_players), Seeded(1))
    scene = compose(game, Observation(state, int(state.seat)))
    palette = Palette(game.mood, scheme, scene.colours)
    for cell in scene.cells:
        for mark in cell.marks:
            if mark.art and mark.opacity == 1 and mark.tone in TONES | {colour.name for colour in scene.colours}:
                ink, paper = palette.colour(mark.tone), palette.colour(mark.disc or cell.tone)
                pale, dark = sorted((luminance(ink), luminance(paper)), reverse=True)
                assert (pale + 0.05) / (dark + 0.05) > 2.2, f"{mark.art} on {cell.tone}"


def test_a_mood_that_nobody_brings_is_that_of_the_house() -> None:
    assert Palette("nowhere", "dark").css() == Palette("house", "dark").css()


def test_a_scene_brings_colours_of_its_own() -> None:
    colours = (Colour("sky", "#ffffff", "#000000"),)
    assert Palette("orbit", "light", colours).colour("sky") == "#ffffff"
    assert Palette("orbit", "dark", colours).colour("sky") == "#000000"
    assert Palette("orbit", "dark").colour("#123456") == "#123456"


def test_colours_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


SHARED = [file.name.removesuffix(".svg") for file in (resources.files("hippodrome.draw") / "art").iterdir()]


@pytest.mark.parametrize("name", SHARED)
def test_every_shared_drawing_can_be_coloured(name: str) -> None:
    inside = art.symbol(name, None, Palette("house", "dark"), 3, "#112233", {})
    ElementTree.fromstring(f"<symbol {inside}</symbol>")
    assert "var(" not in inside
    assert '<text class="letter"' not in inside


def test_a_drawing_takes_the_racers_colour_and_the_ink() -> None:
    palette = Palette("orbit", "light")
    assert palette.racer(2) in art.symbol("start", None, palette, 2, "#112233", {})
    assert 'color="#112233"' in art.symbol("hand", None, palette, 0, "#112233", {})
