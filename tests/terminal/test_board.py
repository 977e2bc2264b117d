"""Any scene drawn in characters."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hippodrome
from hippodrome import all_games, names, new
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Scene
from hippodrome.engine.words import game_words, shared_words
from hippodrome.terminal.board import draw_board
from hippodrome.terminal.chips import badge
from hippodrome.terminal.glyphs import SHAPES, UNKNOWN, sign
from hippodrome.terminal.listing import list_board
from hippodrome.terminal.palette import Palette
from hippodrome.terminal.paths import rings
from hippodrome.terminal.voice import CATALOGUE
from terminal.boards import ALL

WORDS = shared_words("en", CATALOGUE)
SIZES = [(46, 15), (98, 32), (160, 50)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
def test_every_racer_is_seen_with_its_letter_on_boards_of_every_shape(
    make: Callable[[], Scene], size: tuple[int, int]
) -> None:
    scene = make()
    canvas = draw_board(scene, WORDS, *size)
    assert canvas is not None
    picture = str(canvas)
    assert all(piece.letter.plain in picture for piece in scene.pieces)
    assert len(picture.split("\n")) == size[1]
    assert all(len(line) <= size[0] for line in picture.split("\n"))


@pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
def test_a_large_board_shows_shape_and_letter(make: Callable[[], Scene]) -> None:
    scene = make()
    picture = str(draw_board(scene, WORDS, 98, 32))
    assert all(badge(piece.slot, piece.letter.plain) in picture for piece in scene.pieces)


@pytest.mark.parametrize("game", names())
def test_the_board_of_every_game_shows_all_its_racers(game: str) -> None:
    race = new(game, seed=3)
    for language in ("en", "fr"):
        words = game_words(race.game, language, CATALOGUE)
        scene = compose(race.game, race.observe(race.seat))
        for width, height in SIZES:
            canvas = draw_board(scene, words, width, height) or list_board(scene, words, width, height)
            assert all(words.text(piece.letter) in str(canvas) for piece in scene.pieces)


def test_targets_carry_the_number_of_their_answer() -> None:
    scene = ALL["hexes"]()
    before = str(draw_board(scene, WORDS, 98, 32))
    assert "1" in before
    assert str(draw_board(scene, WORDS, 98, 32, scene.offers[0])).count("\n") == 31


@pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
def test_a_window_too_small_to_draw_gets_a_list(make: Callable[[], Scene]) -> None:
    scene = make()
    words = WORDS
    assert draw_board(scene, words, 18, 5) is None
    told = str(list_board(scene, words, 40, 12))
    standing = [piece for piece in scene.pieces if piece.cell]
    assert all(badge(piece.slot, piece.letter.plain) in told for piece in standing)
    assert all(scene.cell(piece.cell).name.plain in told for piece in standing)


def test_six_slots_have_six_shapes() -> None:
    assert len({*SHAPES}) == 6
    assert len({badge(slot, "X") for slot in range(1, 7)}) == 6


def test_a_drawing_says_its_own_sign_and_a_dot_stands_for_any_other() -> None:
    game = hippodrome.game("titan_race")
    assert sign("skull", game) == sign("skull", None) == "†"
    assert sign("lava", game) == "≈"
    assert sign("lava", None) == sign("titan-rassik", game) == UNKNOWN
    assert sign("", game) == ""


def test_arcs_and_curves_are_flattened_where_they_go() -> None:
    circle = rings("M0 5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z")[0]
    assert all(abs(((x - 5) ** 2 + (y - 5) ** 2) ** 0.5 - 5) < 1e-6 for x, y in circle)
    assert rings("M0 0H10V10h-10Z")[0] == ((0, 0), (10, 0), (10, 10), (0, 10))
    assert rings("M0 0Q5 10 10 0L10 -5Z")[0][-2:] == ((10, 0), (10, -5))
    assert len(rings("M0 0L1 0L1 1ZM5 5L6 5L6 6Z")) == 2


def test_moods_of_all_games_have_colours() -> None:
    for game in all_games():
        palette = Palette(game.mood)
        assert palette["accent"].startswith("#")
        assert palette["never heard of"] == palette["ink"]
