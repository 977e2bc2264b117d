"""A board in true size on sheets of paper, with marks to cut along: to play at a real table.

The sheets are one page of HTML that any browser prints; `print_pdf` lets a browser of this machine do it.
"""

from __future__ import annotations

import math
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from hippodrome.draw.board import Board
from hippodrome.draw.ground import ground
from hippodrome.draw.palette import Palette
from hippodrome.draw.pen import Pen
from hippodrome.draw.race import choose_drawing
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.geometry import number
from hippodrome.engine.scene import Rect
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import Words, game_words

PAPERS = {"A4": (210.0, 297.0), "A3": (297.0, 420.0)}
"""Width and height in millimetres, upright."""
MARGIN = 12.0
"""Millimetres that printers leave white, and where the marks are."""
MARK = 7.0
"""Millimetres a mark is long."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SECONDS = 120
"""How long a browser may take to print."""


class NoBrowser(HippodromeError):
    """No browser here can make a PDF."""

    key = "no-browser"
    catalogue = ("hippodrome.draw",)


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a board is cut into sheets: all in millimetres."""

    width: float
    height: float
    paper: tuple[float, float]

    @property
    def room(self) -> tuple[float, float]:
        """What one sheet shows."""
        return self.paper[0] - 2 * MARGIN, self.paper[1] - 2 * MARGIN

    @property
    def columns(self) -> int:
        return math.ceil(self.width / self.room[0])

    @property
    def rows(self) -> int:
        return math.ceil(self.height / self.room[1])

    @property
    def count(self) -> int:
        return self.rows * self.columns

    def windows(self) -> Iterator[tuple[int, int, Rect]]:
        """Row, column and the part of the board on each sheet, from the left to the right and downwards."""
        across, down = self.room
        for row in range(self.rows):
            for column in range(self.columns):
                left, top = column * across, row * down
                yield row, column, Rect(left, top, min(across, self.width - left), min(down, self.height - top))


def tiling(width: float, height: float, paper: str) -> Tiling:
    """The sheets upright or lying, whichever are fewer."""
    short, long = PAPERS[paper]
    return min((Tiling(width, height, size) for size in ((short, long), (long, short))), key=lambda tiles: tiles.count)


def board_sheets(
    game: Game, players: int, options: Mapping[str, object], language: str, paper: str, scale: float
) -> str:
    """The printed board of a game, a cell `scale` millimetres across, as a page of sheets to print."""
    state = game.start(game.setup(players, options), Seeded(0))
    scene = game.scene(Observation(state, int(NOBODY)))
    words = game_words(game, language, "hippodrome.draw")
    drawing = choose_drawing(scene, "wide")
    pen = Pen(Palette(scene.mood, "light", scene.colours), words)
    ground(pen, drawing, Rect(0, 0, drawing.width, drawing.height))
    Board(pen, scene, drawing).draw_printed()
    unit = scale / statistics.median(shape.size for shape in drawing.shapes)
    title = words.say("game-title")
    picture = pen.document(drawing.width, drawing.height, title, fonts=True)
    return _page(picture, title, words, tiling(drawing.width * unit, drawing.height * unit, paper), unit)


def _page(picture: str, title: str, words: Words, tiles: Tiling, unit: float) -> str:
    wide, high = (number(side) for side in tiles.paper)
    style = (
        f"@page{{size:{wide}mm {high}mm;margin:0}}*{{margin:0;padding:0}}"
        f".sheet{{position:relative;width:{wide}mm;height:{high}mm;overflow:hidden;break-after:page}}"
        ".sheet:last-child{break-after:auto}.window{position:absolute;overflow:hidden}"
        ".window>svg{position:absolute}.marks{position:absolute;inset:0;width:100%;height:100%}"
        "p{position:absolute;font:3mm sans-serif;color:#444}"
        "*{-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    )
    sheets = "".join(
        _sheet(picture if (row, column) == (0, 0) else _again(picture), window, tiles, unit,
               words.say("draw-sheet", {"title": title, "row": row + 1, "column": column + 1, "rows": tiles.rows,
                                        "columns": tiles.columns}))
        for row, column, window in tiles.windows()
    )  # fmt: skip
    head = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{escape(title)}</title>'
    return f"{head}<style>{style}</style><body>{sheets}</body></html>\n"


def _again(picture: str) -> str:
    """The picture once more, without the letters and drawings that the first brought along."""
    for opening, closing in (("<style>", "</style>"), ("<defs><symbol", "</defs>")):
        start = picture.find(opening)
        if start >= 0:
            end = picture.index(closing, start) + len(closing)
            picture = picture[:start] + picture[end:]
    return picture


def _sheet(picture: str, window: Rect, tiles: Tiling, unit: float, label: str) -> str:
    """A sheet: its part of the board, marks at the corners outside of it, and which one it is."""
    placed = (
        f'<div class="window" style="left:{number(MARGIN)}mm;top:{number(MARGIN)}mm;'
        f'width:{number(window.width)}mm;height:{number(window.height)}mm">'
    )
    sized = picture.replace(
        "<svg ",
        f'<svg style="left:{number(-window.x)}mm;top:{number(-window.y)}mm;width:{number(tiles.width)}mm;'
        f'height:{number(tiles.height)}mm" ',
        1,
    )
    wide, high = (number(side) for side in tiles.paper)
    lines = f'<path d="{_marks(window)}" stroke="#000" stroke-width=".2"/>'
    marks = f'<svg class="marks" viewBox="0 0 {wide} {high}">{lines}</svg>'
    below = (
        f'<p style="left:{number(MARGIN + MARK + 3)}mm;top:{number(MARGIN + window.height + 3)}mm">{escape(label)}</p>'
    )
    return f'<section class="sheet">{placed}{sized}</div>{marks}{below}</section>'


def _marks(window: Rect) -> str:
    """Lines that go on from the edges of the window, a little apart from it."""
    left, top, right, bottom = MARGIN, MARGIN, MARGIN + window.width, MARGIN + window.height
    lines = []
    for x in (left, right):
        lines += [
            f"M{number(x)} {number(top - 2)}v{number(-MARK)}",
            f"M{number(x)} {number(bottom + 2)}v{number(MARK)}",
        ]
    for y in (top, bottom):
        lines += [
            f"M{number(left - 2)} {number(y)}h{number(-MARK)}",
            f"M{number(right + 2)} {number(y)}h{number(MARK)}",
        ]
    return "".join(lines)


def browser() -> str:
    """A browser of this machine that can print."""
    named = os.environ.get("CHROMIUM")
    found = named if named and Path(named).exists() else next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise NoBrowser()
    return found


def print_pdf(page: str, output: Path) -> None:
    """Let a browser print a page of sheets."""
    with tempfile.TemporaryDirectory() as folder:
        sheets = Path(folder) / "sheets.html"
        sheets.write_text(page, encoding="utf-8")
        # A browser refuses to run as root inside its own walls.
        walls = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        command = [
            browser(), "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking", *walls,
            f"--user-data-dir={folder}/browser", "--no-pdf-header-footer", f"--print-to-pdf={output.resolve()}",
            sheets.as_uri(),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
        if done.returncode or not output.exists():
            raise NoBrowser()
