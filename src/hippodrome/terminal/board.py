"""The board in characters, from any scene: cells as coloured ground, what stands on them as signs and letters."""

from __future__ import annotations

from rich.cells import cell_len

from hippodrome.engine.scene import Drawing, Offer, Piece, Scene, Shape, Token
from hippodrome.engine.words import Words
from hippodrome.terminal.canvas import Canvas
from hippodrome.terminal.chips import Chip, Labeller, keys, shorter, wrapped
from hippodrome.terminal.layers import layers, paint, painted
from hippodrome.terminal.palette import mix
from hippodrome.terminal.raster import NOWHERE, Fit, fitted, owners
from hippodrome.terminal.rooms import Run, borders, rooms, shades

LEAST_LINED = 6.0
"""Points a cell must measure to be outlined; smaller ones are told apart by their shade."""
SHADE = 0.08


def best_drawing(scene: Scene, width: int, height: int) -> tuple[Drawing, Fit]:
    """The drawing whose cells come out larger in so many characters."""
    fits = [
        (drawing, fitted(tuple(shape.outline for shape in drawing.shapes), width, 2 * height))
        for drawing in scene.drawings
    ]
    return max(fits, key=lambda pair: pair[1].scale * pair[0].piece)


def draw_board(scene: Scene, words: Words, width: int, height: int, focus: Offer | None = None) -> Canvas | None:
    """The board in so many characters, or None if it would not be readable."""
    if not scene.drawings or width < 20 or height < 6:
        return None
    board = _Board(scene, words, width, height)
    if not board.readable():
        return None
    board.paint(focus)
    return board.canvas if board.shows_everyone() else None


class _Board:
    """One board being drawn."""

    def __init__(self, scene: Scene, words: Words, width: int, height: int) -> None:
        self.scene = scene
        self.words = words
        self.label = Labeller(scene, words)
        self.palette = self.label.palette
        self.drawing, self.fit = best_drawing(scene, width, height)
        self.canvas = Canvas(width, height, self.palette[self.drawing.ground[0]])
        self.cells = {cell.id: cell for cell in scene.cells}
        self.shapes: tuple[Shape, ...] = (*self.drawing.ghosts, *self.drawing.shapes)
        outlines = tuple(shape.outline for shape in self.shapes)
        self.owners = owners(outlines, self.fit, width, 2 * height)
        smallest = min(shape.size for shape in self.drawing.shapes) * self.fit.scale
        self.lined = smallest >= LEAST_LINED
        self.rooms = rooms(self.owners, self.lined)
        self.first = len(self.drawing.ghosts)

    def readable(self) -> bool:
        """True if every cell has room for a racer's shape and letter."""
        wide = [max((run.width for run in self.rooms.get(number, ())), default=0) for number in self._numbers()]
        return sum(width < 2 for width in wide) <= len(wide) // 12

    def shows_everyone(self) -> bool:
        """True if no racer is hidden behind others that share its place."""
        shown = str(self.canvas)
        return all(self.words.text(piece.letter) in shown for piece in self.scene.pieces)

    def _numbers(self) -> range:
        return range(self.first, len(self.shapes))

    # Colours

    def paint(self, focus: Offer | None) -> None:
        """Everything, from the ground up."""
        columns, rows = self.canvas.width, 2 * self.canvas.height
        ground = self.palette[self.drawing.ground[0]]
        under = painted(layers(self.drawing.under, self.palette), ground, self.fit, columns, rows)
        self.canvas.points = [list(row) for row in under]
        self._colour_cells(focus)
        paint(self.canvas.points, layers(self.drawing.over, self.palette), self.fit)
        self._fill_hub()
        self._fill_cells(focus)
        self._line_up_those_off_the_board()

    def _colour_cells(self, focus: Offer | None) -> None:
        targets = {target for offer in self.scene.offers for target in offer.targets}
        darker = {} if self.lined else shades(self.owners)
        fills: list[str] = []
        for number, shape in enumerate(self.shapes):
            tone = self.palette[self.cells[shape.cell].tone]
            tone = mix(tone, self.palette["ink"], SHADE * darker.get(number, 0))
            if number < self.first:
                tone = mix(self.palette[self.drawing.ground[0]], tone, 0.35)
            elif focus is not None and shape.cell in focus.targets:
                tone = mix(tone, self.palette["accent"], 0.45)
            elif shape.cell in targets:
                tone = mix(tone, self.palette["accent"], 0.18)
            fills.append(tone)
        for y, row in enumerate(self.owners):
            for x, number in enumerate(row):
                if number == NOWHERE:
                    continue
                colour = fills[number]
                if self.lined and borders(self.owners, x, y):
                    colour = self.palette[self.cells[self.shapes[number].cell].line]
                self.canvas.points[y][x] = colour

    # What stands in the cells

    def _fill_cells(self, focus: Offer | None) -> None:
        label = self.label
        numbers = keys(self.scene)
        standing: dict[str, list[Piece]] = {}
        for piece in sorted(self.scene.pieces, key=lambda piece: -piece.order):
            standing.setdefault(piece.cell, []).append(piece)
        lying: dict[str, list[Token]] = {}
        for token in self.scene.tokens:
            lying.setdefault(token.cell, []).append(token)
        foreseen = dict(label.foreseen(focus))
        for number in self._numbers():
            shape = self.shapes[number]
            cell = self.cells[shape.cell]
            chips = [
                *(label.piece(piece) for piece in standing.get(cell.id, ())),
                *(label.key(key, focus) for key in numbers.get(cell.id, ())),
                *foreseen.get(cell.id, ()),
                *(label.token(token) for token in lying.get(cell.id, ())),
                *label.marks(cell),
            ]
            self._write(number, shape, chips)
        for number in range(self.first):
            chips = [chip for chip in label.marks(self.cells[self.shapes[number].cell]) if chip.quiet]
            self._write(number, self.shapes[number], chips)

    def _write(self, number: int, shape: Shape, chips: list[Chip]) -> None:
        """Write chips into a cell, the most important first, each as near to its wish as there is room."""
        runs = self.rooms.get(number, ())
        x, y = self.fit.place(shape.x, shape.y)
        for chip in chips:
            if (
                not any(self._squeeze(text, chip, runs, x, y / 2) for text in shorter(chip))
                and chip.ground
                and not chip.quiet
            ):
                text = chip.text.strip("›‹")[-1:]
                self.canvas.put(round(x), int(y / 2), text, chip.ink, chip.ground, chip.bold)

    def _squeeze(self, text: str, chip: Chip, runs: tuple[Run, ...], x: float, y: float) -> bool:
        length = cell_len(text)
        for run in sorted(runs, key=lambda run: _wish(run, chip.line, y)):
            places = [
                at
                for at in range(run.start, run.end - length + 1)
                if self.canvas.free(at, run.y, length) and not (chip.quiet and self._crowded(at, run.y, length))
            ]
            if places:
                wished = {"left": run.start, "right": run.end - length}.get(chip.side, x - length / 2)
                at = min(places, key=lambda place: (self._crowded(place, run.y, length), abs(place - wished)))
                self.canvas.put(at, run.y, text, chip.ink, chip.ground, chip.bold)
                return True
        return False

    def _crowded(self, x: int, y: int, length: int) -> bool:
        """True if words there would touch others."""
        return not (self.canvas.free(max(0, x - 1), y, 1) and self.canvas.free(x + length, y, 1))

    # Beside the track

    def _fill_hub(self) -> None:
        """Piles and tallies, line by line, in the free middle of the board."""
        hub = self.drawing.hub
        if hub is None:
            return
        left, top = self.fit.place(hub.x, hub.y)
        right, bottom = self.fit.place(hub.x + hub.width, hub.y + hub.height)
        room = int(right) - int(left)
        lines = wrapped([*self.label.piles(), *self.label.tallies()], room)
        first = int(top / 2) + max(0, (int(bottom / 2) - int(top / 2) - len(lines)) // 2)
        for y, line in zip(range(first, int(bottom / 2)), lines, strict=False):
            x = int(left) + (room - sum(len(chip.text) for chip in line) - len(line) + 1) // 2
            for chip in line:
                self.canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
                x += len(chip.text) + 1

    def _line_up_those_off_the_board(self) -> None:
        waiting = [piece for piece in self.scene.pieces if not piece.cell]
        if not waiting:
            return
        y = self.canvas.height - 1
        x = 1
        text = self.words.say("terminal-off-board")
        self.canvas.put(x, y, text, self.palette["muted"])
        x += len(text) + 1
        for piece in waiting:
            chip = self.label.piece(piece)
            self.canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
            x += len(chip.text) + 1


def _wish(run: Run, line: str, y: float) -> tuple[float, int]:
    """How much a chip would like a line: the least suits best."""
    if line == "top":
        return run.y, 0
    if line == "bottom":
        return -run.y, 0
    return abs(run.y + 0.5 - y), -run.width
