"""Every tone has a colour in every mood, light and dark, and drawings take them."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from importlib import resources

import pytest

from hippodrome import all_games
from hippodrome.draw import art
from hippodrome.draw.palette import SCHEMES, Palette, mix, moods
from hippodrome.engine.scene import SLOTS, TONES, Colour


@pytest.mark.parametrize("mood", moods())
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_tone_has_a_colour(mood: str, scheme: str) -> None:
    palette = Palette(mood, scheme)
    for tone in TONES - {"none"}:
        assert palette.colour(tone).startswith(("#", "rgba")), tone
    for slot in range(1, SLOTS + 1):
        assert palette.racer(slot) != palette.racer_ink(slot)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_names_a_mood_there_is(game: object) -> None:
    assert getattr(game, "mood") in moods()  # noqa: B009


def test_a_scene_brings_colours_of_its_own() -> None:
    colours = (Colour("sky", "#ffffff", "#000000"),)
    assert Palette("orbit", "light", colours).colour("sky") == "#ffffff"
    assert Palette("orbit", "dark", colours).colour("sky") == "#000000"
    assert Palette("orbit", "dark").colour("#123456") == "#123456"


def test_colours_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def drawings() -> list[tuple[str, object]]:
    shared = [(file.name, None) for file in (resources.files("hippodrome.draw") / "art").iterdir()]
    own = [
        (file.name, game)
        for game in all_games()
        if (game.folder / "art").is_dir()
        for file in (game.folder / "art").iterdir()
    ]
    return [(name.removesuffix(".svg"), game) for name, game in shared + own if name.endswith(".svg")]


@pytest.mark.parametrize(("name", "game"), drawings(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_drawing_can_be_coloured(name: str, game: None) -> None:
    inside = art.symbol(name, game, Palette("sand", "dark"), 3, "#112233", {})
    ElementTree.fromstring(f"<symbol {inside}</symbol>")
    assert "var(" not in inside
    assert '<text class="letter"' not in inside


def test_a_drawing_takes_the_racers_colour_and_the_ink() -> None:
    palette = Palette("orbit", "light")
    assert palette.racer(2) in art.symbol("start", None, palette, 2, "#112233", {})
    assert 'color="#112233"' in art.symbol("hand", None, palette, 0, "#112233", {})
