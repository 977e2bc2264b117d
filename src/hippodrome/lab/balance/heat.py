"""The board with its cells coloured by how often they are entered, stopped on, or a racer is hit there."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Literal

from hippodrome.draw.board import Board
from hippodrome.draw.ground import ground
from hippodrome.draw.palette import Palette
from hippodrome.draw.pen import Pen
from hippodrome.draw.race import choose_drawing
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.scene import Cell, Drawing, Rect, Scene, Shape
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import Words


class Variables(Palette):
    """Tones as custom properties: the page says what they are, light or dark."""

    def colour(self, tone: str) -> str:
        if tone.startswith(("#", "url(")) or tone == "none":
            return tone
        return f"var(--{tone})"

    def racer(self, slot: int) -> str:
        return f"var(--racer-{slot})"

    def racer_ink(self, slot: int) -> str:
        return f"var(--racer-{slot}-ink)"


class HeatBoard(Board):
    """A board without pieces whose cells are as dark as they are busy."""

    def __init__(
        self, pen: Pen, scene: Scene, drawing: Drawing, heat: Mapping[str, float], told: Mapping[str, str]
    ) -> None:
        super().__init__(pen, scene, drawing)
        self.heat = heat
        self.told = told

    def draw(self) -> None:
        """Nothing lies on it."""
        self.draw_printed()

    def draw_cell(self, shape: Shape) -> None:
        cell, heat = self.cells[shape.cell], self.heat.get(shape.cell, 0.0)
        with self.pen.group(self.tooltip(cell), data_id=cell.id):
            self.pen.path(shape.outline, "surface", cell.line, self.line_width())
            self.pen.path(shape.outline, "heat", fill_opacity=round(0.92 * heat, 3))
            with self.pen.group(opacity=0.55):
                for mark in cell.marks:
                    if mark.text.key or mark.text.plain or mark.size < 0.9:
                        self.draw_mark(mark, shape)

    def draw_ghost(self, shape: Shape) -> None:
        cell = self.cells[shape.cell]
        self.pen.path(shape.outline, "ghost", cell.line, self.line_width(), dash=(4, 5))

    def tooltip(self, cell: Cell) -> str:
        return f"{self.pen.say(cell.name)}: {self.told.get(cell.id, '0')}"


def start_scene(game: Game, players: int, options: Mapping[str, Value]) -> Scene:
    """The board before a race, as a spectator sees it."""
    state = game.start(game.prepare(players, options), Seeded(0))
    return game.scene(Observation(state, int(NOBODY)))


def heat_map(
    scene: Scene, words: Words, counts: Mapping[str, float], told: Mapping[str, str], alternative: str,
    form: Literal["wide", "tall"] = "wide", most: float = 0.0,
) -> str:  # fmt: skip
    """The board of a scene coloured by numbers for its cells; `told` are the same in words, for tooltips."""
    most = most or max(counts.values(), default=1.0) or 1.0
    heat = {cell: min(1.0, count / most) ** 0.7 for cell, count in counts.items()}
    drawing = choose_drawing(scene, form)
    pen = Pen(Variables(scene.mood, "light", scene.colours), words)
    ground(pen, drawing, Rect(0, 0, drawing.width, drawing.height), round=18)
    HeatBoard(pen, scene, drawing, heat, told).draw()
    svg = pen.document(drawing.width, drawing.height, alternative)
    start = svg.index("<style>")
    end = svg.index("</style>") + len("</style>")
    return svg[:start].replace("<svg ", f'<svg class="board {form}" aria-label="{escape(alternative)}" ', 1) + svg[end:]


def has_tall(scene: Scene) -> bool:
    """Does the board have a drawing for narrow screens?"""
    return any(drawing.form == "tall" for drawing in scene.drawings)


def properties(scene: Scene, scheme: str) -> str:
    """The palette of a mood as custom properties, with the scene's own colours."""
    return Palette(scene.mood, scheme, scene.colours).css()
