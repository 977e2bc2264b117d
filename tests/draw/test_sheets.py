"""A board on paper: every part of it on one sheet, in true size."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hippodrome.draw.decks import deck_sheets
from hippodrome.draw.sheets import MARGIN, PAPERS, board_sheets, print_pdf, tiling
from hippodrome.engine import registry
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.models import model


@pytest.mark.parametrize(("width", "height", "sheets"), [(186, 273, 1), (273, 186, 1), (187, 274, 2), (600, 380, 8)])
def test_sheets_cover_the_board_without_overlap(width: float, height: float, sheets: int) -> None:
    tiles = tiling(width, height, "A4")
    windows = [window for _, _, window in tiles.windows()]
    assert len(windows) == tiles.count == sheets
    assert sum(window.width * window.height for window in windows) == pytest.approx(width * height)
    assert all(window.width <= tiles.paper[0] - 2 * MARGIN for window in windows)


def test_a_larger_paper_needs_fewer_sheets() -> None:
    assert tiling(700, 500, "A3").count < tiling(700, 500, "A4").count
    assert set(PAPERS) == {"A3", "A4"}


def test_a_browser_prints_as_many_pages_as_there_are_sheets(tmp_path: Path) -> None:
    game = registry.game(registry.names()[0])
    sheets = board_sheets(game, game.usual_players, {}, "fr", "A4", 30.0)
    file = tmp_path / "board.pdf"
    print_pdf(sheets, file)
    printed = file.read_bytes()
    assert printed.startswith(b"%PDF")
    assert printed.count(b"/MediaBox") == sheets.count('<section class="sheet">')
    assert "Couper le long des repères" in sheets


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_of_a_deck_is_printed_as_often_as_it_is_in_it(name: str, language: str) -> None:
    game = registry.game(name)
    benches = [bench for bench in game.workbenches if any(one.key == "copies" for one in bench.properties)]
    if not benches:
        with pytest.raises(BadBoard):
            deck_sheets(game, {}, language, "A4")
        return
    boards = {bench.option: game.own(tomllib.loads(model(game, bench.option))) for bench in benches}
    copies = sum(
        int(part.values["copies"] or 0)
        for bench in benches
        for part in bench.sketch(boards[bench.option], "").parts
        if "copies" in part.values
    )
    page = deck_sheets(game, boards, language, "A4")
    assert page.count('width="252" height="352"') == copies
    assert page.count("<svg ") == -(-copies // 9)
    assert deck_sheets(game, {}, language, "A3").count("<svg ") == -(-copies // 16)
