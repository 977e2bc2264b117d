"""Many pictures of one race in one page: what they have in common is kept once, and one drawing serves both schemes."""

from __future__ import annotations

from hippodrome.draw.board import Board
from hippodrome.draw.ground import ground
from hippodrome.draw.palette import Palette, Properties
from hippodrome.draw.pen import Pen
from hippodrome.draw.race import choose_drawing
from hippodrome.engine.geometry import number
from hippodrome.engine.scene import Rect, Scene
from hippodrome.engine.words import Words


class Film:
    """Boards drawn one after the other. A frame is a row of (first, count) of `pieces`, joined by nothing."""

    def __init__(self, scene: Scene) -> None:
        drawing = choose_drawing(scene, "wide")
        self.size = (drawing.width, drawing.height)
        self.palette = Properties(scene.mood, scene.colours)
        self.schemes = {name: Palette(scene.mood, name, scene.colours).css() for name in ("light", "dark")}
        self.pieces: list[str] = []
        self.symbols: dict[str, str] = {}
        self._known: dict[str, int] = {}

    def frame(self, scene: Scene, words: Words) -> list[int]:
        """The board of a scene."""
        pen = Pen(self.palette, words)
        drawing = choose_drawing(scene, "wide")
        ground(pen, drawing, Rect(0, 0, drawing.width, drawing.height))
        Board(pen, scene, drawing).draw()
        self.symbols.update(pen.symbols)
        runs: list[int] = []
        for part in pen.parts:
            index = self._known.setdefault(part, len(self.pieces))
            if index == len(self.pieces):
                self.pieces.append(part)
            if runs and runs[-2] + runs[-1] == index:
                runs[-1] += 1
            else:
                runs += [index, 1]
        return runs

    def defs(self) -> str:
        """The drawings that frames use, to stand in the page once."""
        symbols = "".join(f'<symbol id="{name}" {inside}</symbol>' for name, inside in self.symbols.items())
        return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{symbols}</defs></svg>'

    @property
    def box(self) -> str:
        """The view box of every frame."""
        return f"0 0 {number(self.size[0])} {number(self.size[1])}"
