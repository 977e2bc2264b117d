"""The board in characters, from any scene: cells as coloured ground, what stands on them as signs and letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len

from hippodrome.engine.scene import Cell, Decor, Drawing, Mark, Move, Offer, Piece, Pill, Scene, Shape, Token
from hippodrome.engine.words import Words
from hippodrome.terminal.canvas import Canvas
from hippodrome.terminal.glyphs import SHAPES, sign
from hippodrome.terminal.palette import Palette, mix, palette_of
from hippodrome.terminal.raster import NOWHERE, Fit, coverage, fitted, owners

LEAST_LINED = 6.0
"""Points a cell must measure to be outlined; smaller ones are told apart by their shade."""
SHADE = 0.08
SHADES = 3
LONGEST_LABEL = 5

Grid = tuple[tuple[int, ...], ...]
Layers = tuple[tuple[str, str, float], ...]
"""Path, colour and opacity of what is painted, one over the other."""


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one line that lie inside a cell."""

    y: int
    start: int
    end: int

    @property
    def width(self) -> int:
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class Chip:
    """Something written into a cell: where it would like to stand, and in which colours."""

    text: str
    ink: str
    ground: str = ""
    line: str = "middle"
    side: str = "middle"
    bold: bool = False
    quiet: bool = False
    """Left out rather than squeezed in between others."""
    must: bool = False
    """Written even where there is no room: as one letter, over what is there."""


def badge(slot: int, letter: str) -> str:
    """Shape and letter of a racer."""
    return f"{SHAPES[(slot - 1) % len(SHAPES)]}{letter}"


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
        self.palette: Palette = palette_of(scene)
        self.drawing, self.fit = best_drawing(scene, width, height)
        self.canvas = Canvas(width, height, self.palette[self.drawing.ground[0]])
        self.cells = {cell.id: cell for cell in scene.cells}
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.shapes: tuple[Shape, ...] = (*self.drawing.ghosts, *self.drawing.shapes)
        outlines = tuple(shape.outline for shape in self.shapes)
        self.owners = owners(outlines, self.fit, width, 2 * height)
        smallest = min(shape.size for shape in self.drawing.shapes) * self.fit.scale
        self.lined = smallest >= LEAST_LINED
        self.rooms = _rooms(self.owners, self.lined)
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
        painted = _painted(self._layers(self.drawing.under), ground, self.fit, columns, rows)
        self.canvas.points = [list(row) for row in painted]
        self._colour_cells(focus)
        _paint(self.canvas.points, self._layers(self.drawing.over), self.fit)
        self._fill_hub()
        self._fill_cells(focus)
        self._line_up_those_off_the_board()

    def _layers(self, decors: tuple[Decor, ...]) -> Layers:
        filled = (decor for decor in decors if decor.path and decor.fill != "none")
        return tuple((decor.path, self.palette[decor.fill], decor.opacity) for decor in filled)

    def _colour_cells(self, focus: Offer | None) -> None:
        targets = {target for offer in self.scene.offers for target in offer.targets}
        shades = _shades(self.owners) if not self.lined else {}
        fills: list[str] = []
        for number, shape in enumerate(self.shapes):
            tone = self.palette[self.cells[shape.cell].tone]
            tone = mix(tone, self.palette["ink"], SHADE * shades.get(number, 0))
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
                if self.lined and _borders(self.owners, x, y):
                    colour = self.palette[self.cells[self.shapes[number].cell].line]
                self.canvas.points[y][x] = colour

    # What stands in the cells

    def _fill_cells(self, focus: Offer | None) -> None:
        keys = _keys(self.scene)
        standing: dict[str, list[Piece]] = {}
        for piece in sorted(self.scene.pieces, key=lambda piece: -piece.order):
            standing.setdefault(piece.cell, []).append(piece)
        lying: dict[str, list[Token]] = {}
        for token in self.scene.tokens:
            lying.setdefault(token.cell, []).append(token)
        foreseen = dict(self._foreseen(focus))
        for number in self._numbers():
            shape = self.shapes[number]
            cell = self.cells[shape.cell]
            chips = [
                *(self._piece(piece) for piece in standing.get(cell.id, ())),
                *(self._key(key, focus) for key in keys.get(cell.id, ())),
                *foreseen.get(cell.id, ()),
                *(self._token(token) for token in lying.get(cell.id, ())),
                *self._marks(cell),
            ]
            self._write(number, shape, chips)
        for number in range(self.first):
            chips = [chip for chip in self._marks(self.cells[self.shapes[number].cell]) if chip.quiet]
            self._write(number, self.shapes[number], chips)

    def _piece(self, piece: Piece) -> Chip:
        colour, ink = self.palette.racer(piece.slot)
        text = badge(piece.slot, self.words.text(piece.letter))
        if piece.state == "active":
            text = f"›{text}‹"
        elif piece.state in ("out", "down", "crashed"):
            colour = mix(colour, self.palette["board"], 0.6)
            text += sign(piece.sign) or "†"
        return Chip(text, ink, colour, bold=True, must=True)

    def _key(self, key: str, focus: Offer | None) -> Chip:
        chosen = focus is not None and self.scene.offers[int(key) - 1].action == focus.action
        ground = self.palette["accent"] if chosen else self.palette["ink"]
        ink = self.palette["on-accent"] if chosen else self.palette["bg"]
        return Chip(key, ink, ground, line="top", side="right", bold=True, must=chosen)

    def _token(self, token: Token) -> Chip:
        count = str(token.count) if token.count > 1 else ""
        ink = self.palette.racer(token.slot)[0] if token.slot else self.palette["nudge"]
        return Chip(sign(token.art) + count, ink, line="bottom", bold=True)

    def _marks(self, cell: Cell) -> Iterator[Chip]:
        name = self.words.text(cell.name)
        named = False
        for mark in sorted(cell.marks, key=lambda mark: mark.quiet):
            text = self.words.text(mark.text)
            if text and len(text) <= LONGEST_LABEL:
                named = True
                yield self._printed(text, mark, mark.quiet or text == name)
            elif mark.art and mark.size < 1:  # a drawing as large as its cell is a texture, not a sign
                yield Chip(sign(mark.art), self.palette[mark.tone], line="bottom", bold=True)
        if not named and 0 < len(name) <= LONGEST_LABEL:
            yield self._printed(name, Mark(), quiet=True)

    def _printed(self, text: str, mark: Mark, quiet: bool) -> Chip:
        if quiet:
            return Chip(text, self.palette["muted"], line="top", side="left", quiet=True)
        if mark.disc:
            return Chip(text, self.palette["bg"], self.palette["art-pale"], line="bottom", bold=True)
        return Chip(text, self.palette[mark.tone], line="bottom", bold=True)

    def _foreseen(self, focus: Offer | None) -> Iterator[tuple[str, list[Chip]]]:
        """What is certain about the choice in focus, cell by cell: the way, where it ends, what it costs."""
        found: dict[str, list[Chip]] = {}
        ends: dict[str, str] = {}
        for step in focus.steps if focus is not None else ():
            if isinstance(step, Move):
                piece = self.pieces[step.piece]
                colour = mix(self.palette.racer(piece.slot)[0], self.palette["ink"], 0.35)
                for cell in step.path[1:-1]:
                    found.setdefault(cell, []).append(Chip("·", colour, bold=True))
                if len(step.path) > 1:
                    ends[piece.id] = step.path[-1]
                    text = badge(piece.slot, self.words.text(piece.letter))
                    found.setdefault(step.path[-1], []).insert(0, Chip(text, colour, bold=True))
            elif isinstance(step, Pill):
                at = ends.get(step.at) or (self.pieces[step.at].cell if step.at in self.pieces else step.at)
                found.setdefault(at, []).append(self._pill(step))
        yield from found.items()

    def _pill(self, pill: Pill) -> Chip:
        tone = {"danger": "danger", "good": "good", "plain": "ink"}[pill.tone]
        return Chip(self.words.text(pill.text), self.palette["bg"], self.palette[tone], line="bottom", bold=True)

    def _write(self, number: int, shape: Shape, chips: list[Chip]) -> None:
        """Write chips into a cell, the most important first, each as near to its wish as there is room."""
        runs = self.rooms.get(number, ())
        x, y = self.fit.place(shape.x, shape.y)
        for chip in chips:
            if (
                not any(self._squeeze(text, chip, runs, x, y / 2) for text in _shorter(chip))
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

    def _press_in(self, chip: Chip, x: int, y: int) -> None:
        """Where there is no room left: one letter at the nearest free character."""
        near = sorted(range(-3, 4), key=abs)
        at = next((x + step for step in near if self.canvas.free(x + step, y, 1)), x)
        self.canvas.put(at, y, chip.text.strip("›‹")[1:2] or chip.text, chip.ink, chip.ground, chip.bold)

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
        lines = _wrapped([*self._piles(), *self._tallies()], room)
        first = int(top / 2) + max(0, (int(bottom / 2) - int(top / 2) - len(lines)) // 2)
        for y, line in zip(range(first, int(bottom / 2)), lines, strict=False):
            x = int(left) + (room - sum(len(chip.text) for chip in line) - len(line) + 1) // 2
            for chip in line:
                self.canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
                x += len(chip.text) + 1

    def _piles(self) -> Iterator[Chip]:
        for card in self.scene.cards:
            if card.zone in ("pile", "discard"):
                name = self.words.text(card.label) or self.words.text(card.big) or self.words.text(card.title)
                big = self.words.text(card.big)
                name = f"{name} {big}" if big and big != name else name
                yield Chip(f"{name} {card.count}", self.palette["muted"])

    def _tallies(self) -> Iterator[Chip]:
        if self.scene.tallies and (title := self.words.text(self.scene.tally_title)):
            yield Chip(title, self.palette["muted"])
        for tally in self.scene.tallies:
            colour, ink = self.palette.racer(tally.slot)
            figure = tally.figure
            amount = f"{figure.value}/{figure.most}" if figure.most else str(figure.value)
            yield Chip(f"{badge(tally.slot, self.words.text(tally.letter))} {amount}", ink, colour)

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
            chip = self._piece(piece)
            self.canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
            x += len(chip.text) + 1


def _paint(points: list[list[str]], layers: Layers, fit: Fit) -> None:
    """Lay drawings over a grid of colours."""
    for path, colour, opacity in layers:
        for row, x, share in coverage(path, fit, len(points[0]), len(points)):
            points[row][x] = mix(points[row][x], colour, share * opacity)


@lru_cache(maxsize=16)
def _painted(layers: Layers, ground: str, fit: Fit, columns: int, rows: int) -> tuple[tuple[str, ...], ...]:
    """What lies under the cells; it stays the same all through a race."""
    points = [[ground] * columns for _ in range(rows)]
    _paint(points, layers, fit)
    return tuple(tuple(row) for row in points)


def _shorter(chip: Chip) -> tuple[str, ...]:
    """A chip's text and, for a racer, what is left of it where room is scarce: shape and letter, letter."""
    bare = chip.text.strip("›‹")
    return (chip.text, bare, bare[1:2]) if chip.must and len(bare) > 1 else (chip.text,)


def _wish(run: Run, line: str, y: float) -> tuple[float, int]:
    if line == "top":
        return run.y, 0
    if line == "bottom":
        return -run.y, 0
    return abs(run.y + 0.5 - y), -run.width


def _keys(scene: Scene) -> dict[str, list[str]]:
    """The numbers of the answers that point at a cell; answers that point alike share the first number."""
    keys: dict[str, list[str]] = {}
    for number, offer in enumerate(scene.offers, start=1):
        for target in offer.targets:
            keys.setdefault(target, []).append(str(number))
    return {target: numbers[:2] for target, numbers in keys.items()}


def _borders(grid: Grid, x: int, y: int) -> bool:
    """True if another cell begins to the right or below."""
    here = grid[y][x]
    right = grid[y][x + 1] if x + 1 < len(grid[y]) else here
    below = grid[y + 1][x] if y + 1 < len(grid) else here
    return (right not in (here, NOWHERE)) or (below not in (here, NOWHERE))


@lru_cache(maxsize=16)
def _shades(grid: Grid) -> dict[int, int]:
    """A shade for each cell, different from those of its neighbours as far as three shades go."""
    neighbours: dict[int, set[int]] = {}
    for y, row in enumerate(grid):
        for x, here in enumerate(row):
            for other in (row[x + 1] if x + 1 < len(row) else here, grid[y + 1][x] if y + 1 < len(grid) else here):
                if other != here and NOWHERE not in (here, other):
                    neighbours.setdefault(here, set()).add(other)
                    neighbours.setdefault(other, set()).add(here)
    shades: dict[int, int] = {}
    for number in sorted(neighbours):
        taken = {shades.get(other) for other in neighbours[number]}
        shades[number] = next((shade for shade in range(SHADES) if shade not in taken), number % SHADES)
    return shades


@lru_cache(maxsize=16)
def _rooms(grid: Grid, lined: bool) -> dict[int, tuple[Run, ...]]:
    """For each cell the longest run of characters in each line that lies wholly, or else partly, inside it."""
    whole: dict[int, dict[int, list[int]]] = {}
    partly: dict[int, dict[int, list[int]]] = {}
    for y in range(len(grid) // 2):
        for x, (top, bottom) in enumerate(zip(grid[2 * y], grid[2 * y + 1], strict=True)):
            for number in {top, bottom} - {NOWHERE}:
                partly.setdefault(number, {}).setdefault(y, []).append(x)
            clear = not lined or not (_borders(grid, x, 2 * y) or _borders(grid, x, 2 * y + 1))
            if top == bottom != NOWHERE and clear:
                whole.setdefault(top, {}).setdefault(y, []).append(x)
    rooms: dict[int, tuple[Run, ...]] = {}
    for number, lines in partly.items():
        runs = tuple(_longest(y, columns) for y, columns in sorted(whole.get(number, {}).items()))
        if max((run.width for run in runs), default=0) < 2:
            runs = tuple(_longest(y, columns) for y, columns in sorted(lines.items()))
        rooms[number] = runs
    return rooms


def _longest(y: int, columns: list[int]) -> Run:
    best = Run(y, columns[0], columns[0] + 1)
    start = columns[0]
    for before, column in zip([columns[0] - 1, *columns], columns, strict=False):
        if column != before + 1:
            start = column
        if column + 1 - start > best.width:
            best = Run(y, start, column + 1)
    return best


def _wrapped(chips: list[Chip], room: int) -> list[list[Chip]]:
    """Chips in lines no longer than the room; those too long for any line are left out."""
    lines: list[list[Chip]] = []
    used = room + 1
    for chip in chips:
        length = len(chip.text)
        if length > room:
            continue
        if used + 1 + length > room:
            lines.append([])
            used = -1
        lines[-1].append(chip)
        used += 1 + length
    return lines


def list_board(scene: Scene, words: Words, width: int, height: int) -> Canvas:
    """The board as a list, for windows too small to draw it: cells with racers, then those with something else."""
    palette = palette_of(scene)
    canvas = Canvas(max(1, width), max(1, height), palette["bg"])
    keys = _keys(scene)
    lines = []
    for cell in ("", *(cell.id for cell in scene.cells)):
        chips = []
        for piece in (piece for piece in scene.pieces if piece.cell == cell):
            colour, ink = palette.racer(piece.slot)
            chips.append(Chip(badge(piece.slot, words.text(piece.letter)), ink, colour, bold=True))
        chips += [Chip(f"[{key}]", palette["accent"], bold=True) for key in keys.get(cell, ())]
        chips += [Chip(sign(token.art), palette["nudge"], bold=True) for token in scene.tokens if token.cell == cell]
        if chips:
            name = words.text(scene.cell(cell).name) if cell else words.say("terminal-off-board").rstrip(" :")
            lines.append([*chips, Chip(name, palette["muted"])])
    lines.sort(key=lambda line: not line[0].ground)
    for y, line in enumerate(lines[:height]):
        x = 1
        for chip in line:
            canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
            x += cell_len(chip.text) + 1
    return canvas
