"""The board of a scene: cells, what is printed and lies on them, the pieces, and what is being considered.

The layers follow one another from quiet to loud: cells, printed marks, the trace of the last move, legal
targets, the staged target and its path, pieces with the active ring, the landing, keys and pills. Paths run below the
pieces they pass, so that no letter is ever hidden.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from hippodrome.draw import hub
from hippodrome.draw.badges import badge
from hippodrome.draw.lettering import Face
from hippodrome.draw.lettering import width as width_of
from hippodrome.draw.pen import Pen
from hippodrome.draw.routes import place, routes, stand, trimmed
from hippodrome.engine.geometry import Point, Spot, number, polyline
from hippodrome.engine.scene import Cell, Decor, Drawing, Mark, Move, Offer, Piece, Pill, Scene, Shape, Step, Token

_FADED = {"out": 0.55, "crashed": 0.8, "down": 0.85}


class Board:
    """One drawing of a scene, on the way to paper."""

    def __init__(self, pen: Pen, scene: Scene, drawing: Drawing, staged: int | None = None) -> None:
        self.pen = pen
        self.scene = scene
        self.drawing = drawing
        self.staged = next((offer for offer in scene.offers if offer.action == staged), None)
        self.shapes = {shape.cell: shape for shape in drawing.shapes}
        self.cells = {cell.id: cell for cell in scene.cells}
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.keys: list[tuple[str, int]] = []
        """(cell, key) of the choices that point at a cell."""

    def draw_printed(self) -> None:
        """What is printed on the board, before anything lies on it."""
        for decor in self.drawing.under:
            self.draw_decor(decor)
        for ghost in self.drawing.ghosts:
            self.draw_ghost(ghost)
        for shape in self.drawing.shapes:
            self.draw_cell(shape)
        for decor in self.drawing.over:
            self.draw_decor(decor)

    def draw(self) -> None:
        """All layers in their order."""
        self.draw_printed()
        for token in self.scene.tokens:
            self.draw_token(token)
        if self.drawing.hub is not None:
            hub.draw(self.pen, self.scene, self.drawing.hub)
        self.draw_trace(self.scene.trace)
        for key, offer in enumerate(self.scene.offers, start=1):
            self.draw_targets(offer, key, staged=offer is self.staged)
        certain = self.staged.steps if self.staged is not None else ()
        self.draw_paths(certain)
        self.draw_ramp()
        for piece in sorted(self.scene.pieces, key=lambda piece: piece.order):
            self.draw_piece(piece)
        self.draw_landings(certain)
        self.draw_keys()
        self.draw_pills(certain)

    # Cells

    def draw_decor(self, decor: Decor) -> None:
        pen = self.pen
        if decor.path:
            dots = not decor.dash or decor.dash[0] < decor.width / 2
            pen.path(
                decor.path, decor.fill, decor.line, decor.width, dash=decor.dash, opacity=decor.opacity, round=dots
            )
        elif decor.art:
            ink = decor.fill if decor.fill != "none" else "ink"
            pen.art(decor.art, decor.x, decor.y, decor.size, ink=ink, turn=decor.turn, opacity=decor.opacity)
        else:
            tone = decor.fill if decor.fill != "none" else "ink"
            words = pen.say(decor.text)
            pen.write(
                words, decor.x, decor.y, decor.size, tone, face=decor.face, opacity=decor.opacity, turn=decor.turn
            )

    def draw_cell(self, shape: Shape) -> None:
        cell = self.cells[shape.cell]
        with self.pen.group(self.tooltip(cell), data_id=cell.id):
            self.pen.path(shape.outline, cell.tone, cell.line, self.line_width())
            for mark in cell.marks:
                self.draw_mark(mark, shape)

    def draw_ghost(self, shape: Shape) -> None:
        """A cell shown again beyond a wrapping edge (its scenery faint)."""
        cell = self.cells[shape.cell]
        with self.pen.group(self.tooltip(cell)):
            self.pen.path(shape.outline, "ghost", cell.line, self.line_width(), dash=(4, 5))
            with self.pen.group(opacity=0.38):
                for mark in cell.marks:
                    self.draw_mark(mark, shape)

    def draw_mark(self, mark: Mark, shape: Shape) -> None:
        size = mark.size * shape.size
        spot = place(shape, mark.along, mark.across)
        turn = shape.heading if mark.turn is None else mark.turn
        if mark.disc:
            self.pen.disc(*spot.point, size * 0.62, mark.disc, mark.tone, size * 0.1)
        if mark.art:
            self.pen.art(mark.art, *spot.point, size, ink=mark.tone, turn=turn, opacity=mark.opacity)
        else:
            face: Face = "ui" if mark.quiet else "display"
            words = self.pen.say(mark.text)
            self.pen.write(
                words,
                *spot.point,
                size,
                mark.tone,
                face=face,
                turn=turn,
                opacity=mark.opacity,
            )

    def tooltip(self, cell: Cell) -> str:
        """The cell's name and what it does."""
        return "\n".join(filter(None, (self.pen.say(cell.name), self.pen.say_if_any(cell.help))))

    def draw_token(self, token: Token) -> None:
        shape = self.shapes[token.cell]
        size = token.size * shape.size
        spot = place(shape, token.along, token.across)
        turn = shape.heading if token.turn is None else token.turn
        with self.pen.group(self.pen.say(token.title), data_id=token.id):
            self.pen.art(token.art, *spot.point, size, slot=token.slot, turn=turn)
            if token.count > 1:
                self.draw_pill(spot.moved(0, size * 0.4).point, str(token.count), "plain", size * 0.45)

    # Pieces

    def draw_ramp(self) -> None:
        """Where pieces wait that are not on the board yet."""
        ramp = self.drawing.ramp
        if ramp is not None and any(piece.wait for piece in self.scene.pieces):
            self.pen.box(ramp.x, ramp.y, ramp.width, ramp.height, "hub", "edge", 1.5, round=ramp.height * 0.2)

    def place_on_ramp(self, piece: Piece) -> Spot:
        """Those who wait share the length of the ramp, the next one first."""
        ramp = self.drawing.ramp
        assert ramp is not None
        share = (piece.wait - 0.5) / sum(other.wait > 0 for other in self.scene.pieces)
        if ramp.width > ramp.height:
            return Spot(ramp.x + share * ramp.width, ramp.y + ramp.height / 2)
        return Spot(ramp.x + ramp.width / 2, ramp.y + share * ramp.height)

    def spot_of(self, piece: Piece, cell: str = "") -> Spot:
        """Where a piece stands, or would stand on another cell."""
        if cell and cell != piece.cell:
            return place(self.shapes[cell], *self.drawing.stand)
        if piece.wait:
            return self.place_on_ramp(piece)
        return place(self.shapes[piece.cell], piece.along, piece.across)

    def draw_piece(self, piece: Piece, cell: str = "", opacity: float = 1.0, halo: bool = True) -> None:
        """A piece: turned with the road, its letter upright; or upright with a badge."""
        if not (cell or piece.cell or piece.wait):
            return
        spot = self.spot_of(piece, cell)
        size = self.drawing.piece * piece.scale
        turn = spot.heading if piece.turn is None else piece.turn
        if piece.state == "down":
            turn += 90
        opacity *= _FADED.get(piece.state, 1.0)
        with self.pen.group(self.pen.say(piece.title), data_id="" if cell else piece.id, opacity=_less(opacity)):
            if halo:
                self.pen.disc(spot.x, spot.y, size * 0.5, "halo")
            if piece.state == "active" and not cell:
                self.pen.disc(spot.x, spot.y, size * 0.66, "none", "accent", max(2.5, size * 0.055))
            self.pen.art(piece.art, spot.x, spot.y, size, slot=piece.slot, turn=turn)
            letter = self.pen.say(piece.letter)
            if piece.letter_at is not None:
                x, y = ((part - 32) / 64 * size for part in piece.letter_at)
                at = Spot(spot.x, spot.y, turn).moved(-y, x)
                ink = self.pen.palette.racer_ink(piece.slot)
                self.pen.write(letter, at.x, at.y, size * 0.26, ink, weight=800)
            else:
                badge(self.pen, piece.slot, letter, spot.x + size * 0.36, spot.y + size * 0.36, size * 0.19)
            if piece.sign:
                self.pen.art(piece.sign, spot.x - size * 0.36, spot.y - size * 0.36, size * 0.42)
            if piece.team:
                self.pen.art(f"team-{piece.team}", spot.x - size * 0.36, spot.y + size * 0.36, size * 0.34)

    # What happened, what may be chosen, what would follow

    def draw_trace(self, steps: Iterable[Step]) -> None:
        """A dotted line in the mover's colour, from a dashed ring where it started."""
        for piece, path in _journeys(steps):
            colour = self.pen.palette.racer_line(self.pieces[piece].slot)
            size = self.drawing.piece
            start = stand(self.drawing, self.shapes[path[0]])
            lines = routes(self.drawing, path)
            self.pen.disc(*start, size * 0.3, "none", colour, size * 0.05, dash=(4, 5))
            for k, line in enumerate(lines):
                ends = (size * 0.3 if k == 0 else 0, size * 0.5 if k == len(lines) - 1 else 0)
                dotted = polyline(trimmed(line, *ends))
                self.pen.path(dotted, "none", colour, size * 0.075, dash=(0.1, size * 0.2), opacity=0.95)

    def draw_targets(self, offer: Offer, key: int, staged: bool) -> None:
        """The cells and pieces a choice points at, with the key that makes it at the last of them."""
        thick, dash = (3.5, ()) if staged else (2.2, (7, 6))
        cells = [target for target in offer.targets if target in self.shapes]
        for target in cells:
            outline = self.shapes[target].outline
            self.pen.path(outline, "accent", fill_opacity=0.22 if staged else 0.1)
            self.pen.path(outline, "none", "accent", thick, dash=dash)
        for target in offer.targets:
            piece = self.pieces.get(target)
            if piece is not None and piece.cell and (piece.state != "active" or staged):
                radius = self.drawing.piece * piece.scale * 0.62
                self.pen.disc(*self.spot_of(piece).point, radius, "none", "accent", thick, dash=dash)
        if cells:
            self.keys.append((cells[-1], key))

    def draw_keys(self) -> None:
        """The numbers that make the choices, side by side where several point at one cell."""
        lift = max(self.drawing.piece * 0.58, 16)
        for k, (cell, key) in enumerate(self.keys):
            shift = 21 * sum(other == cell for other, _ in self.keys[:k])
            self.draw_key(self.shapes[cell].x + lift - shift, self.shapes[cell].y + lift * 0.8, key)

    def draw_key(self, x: float, y: float, key: int) -> None:
        size = 18.0
        self.pen.box(x - size / 2, y - size / 2, size, size, "ink", "surface", 1.4, round=4.5)
        self.pen.write(str(key), x, y, size * 0.68, "surface", weight=800)

    def draw_paths(self, steps: Iterable[Step]) -> None:
        """Where pieces are sure to go, with an arrowhead where each one ends."""
        moves = [step for step in steps if isinstance(step, Move) and len(step.path) > 1]
        for k, step in enumerate(moves):
            first = all(earlier.piece != step.piece for earlier in moves[:k])
            last = all(later.piece != step.piece for later in moves[k + 1 :])
            self.draw_path(step, first, last)

    def draw_landings(self, steps: Iterable[Step]) -> None:
        """Each piece faintly where it is sure to end."""
        ends = {step.piece: step.path[-1] for step in steps if isinstance(step, Move) and step.path}
        for piece, cell in ends.items():
            if cell != self.pieces[piece].cell:
                self.draw_piece(self.pieces[piece], cell, 0.6, halo=False)

    def draw_pills(self, steps: Iterable[Step]) -> None:
        """Short words where they come true: at a cell, or where a piece has got to by then."""
        reached: dict[str, str] = {}
        stacked: dict[Point, int] = {}
        height = max(self.drawing.piece * 0.36, 17)
        for step in steps:
            if isinstance(step, Move) and step.path:
                reached[step.piece] = step.path[-1]
            if not isinstance(step, Pill):
                continue
            where = self.anchor(reached.get(step.at, step.at))
            if where is None:
                continue
            above = stacked.get(where, 0)
            stacked[where] = above + 1
            lift = self.drawing.piece * 0.66 + above * height * 1.15
            self.draw_pill((where[0], where[1] - lift), self.pen.say(step.text), step.tone, height, step.icon)

    def draw_path(self, step: Move, first: bool, last: bool) -> None:
        """Round dots in the racer's colour on a casing; a push is a solid arrow."""
        piece = self.pieces[step.piece]
        colour = self.pen.palette.racer_line(piece.slot)
        size = self.drawing.piece
        pushed = step.manner == "push"
        width = size * (0.09 if pushed else 0.12)
        lines = routes(self.drawing, step.path)
        for k, line in enumerate(lines):
            final = last and k == len(lines) - 1
            ends = (size * 0.5 if first and k == 0 else 0, size * 0.62 if final else 0)
            points = trimmed(line, *ends)
            path = polyline(points)
            self.pen.path(path, "none", "casing", width * 1.65)
            self.pen.path(path, "none", colour, width, dash=() if pushed else (0.1, width * 2))
            if final:
                self.draw_head(points[-2], points[-1], width * 1.5, colour)

    def draw_head(self, before: Point, end: Point, size: float, colour: str) -> None:
        angle = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
        outline = f"M{number(-size)} {number(-size)}L{number(size * 0.6)} 0L{number(-size)} {number(size)}Z"
        with self.pen.group(transform=f"translate({number(end[0])} {number(end[1])}) rotate({number(angle)})"):
            self.pen.path(outline, colour, "casing", 2.5)

    def draw_pill(self, at: Point, words: str, tone: str, height: float, icon: str = "") -> None:
        """A short word on a rounded ground, kept inside the board."""
        fill, ink = {"danger": ("pill-danger", "pill-light"), "good": ("pill-good", "pill-light")}.get(
            tone, ("pill", "pill-ink")
        )
        size = height * 0.64
        room = height * 0.78 if icon else 0.0
        width = width_of(words, size) + height * 0.9 + room
        x = min(max(at[0], width / 2 + 4), self.drawing.width - width / 2 - 4)
        y = min(max(at[1], height / 2 + 4), self.drawing.height - height / 2 - 4)
        self.pen.box(x - width / 2, y - height / 2, width, height, fill, "badge-line", 1.6, round=height / 2)
        if icon:
            self.pen.art(icon, x - width / 2 + height * 0.66, y, height * 0.74)
        self.pen.write(words, x + room / 2, y, size, ink, weight=800)

    def anchor(self, id: str) -> Point | None:
        """Where a thing of the board is, if it is on it."""
        if id in self.shapes:
            return self.shapes[id].x, self.shapes[id].y
        if id in self.pieces and self.pieces[id].cell:
            return self.spot_of(self.pieces[id]).point
        for token in self.scene.tokens:
            if token.id == id:
                return place(self.shapes[token.cell], token.along, token.across).point
        return None

    def line_width(self) -> float:
        return 1.3


def _journeys(steps: Iterable[Step]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Who went where, the moves of one piece that follow on one another joined."""
    paths: list[tuple[str, list[str]]] = []
    for step in steps:
        if not isinstance(step, Move) or len(step.path) < 2:
            continue
        mine = next((path for piece, path in reversed(paths) if piece == step.piece), None)
        if mine is not None and mine[-1] == step.path[0]:
            mine += step.path[1:]
        else:
            paths.append((step.piece, list(step.path)))
    for piece, path in paths:
        yield piece, tuple(path)


def _less(opacity: float) -> float | str:
    return opacity if opacity < 1 else ""
