"""The whole race screen: the board as large as it can be, the standings, the dice, the question and its answers."""

from __future__ import annotations

from hippodrome.draw.board import Board
from hippodrome.draw.dock import Dock
from hippodrome.draw.ground import ground
from hippodrome.draw.lettering import shortened, width
from hippodrome.draw.show import GAP, Line, Show
from hippodrome.draw.side import Side
from hippodrome.engine.geometry import Point, number
from hippodrome.engine.scene import Rect

WIDTH, HEIGHT = 1440.0, 900.0
_TOP, _SIDE, _COLUMN = 56.0, 344.0, 324.0


class Screen:
    """A scene laid out on a screen."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.pen = show.pen
        self.scene = show.scene
        self.drawing = show.scene.drawings[0]
        self.dock = Dock(show)

    def draw(self) -> None:
        """Board and dock in the form that draws the board larger, the standings and the log beside them."""
        self.pen.box(0, 0, WIDTH, HEIGHT, "bg")
        self.draw_top()
        side = Rect(WIDTH - GAP - _SIDE, _TOP + GAP, _SIDE, HEIGHT - _TOP - 2 * GAP)
        room = Rect(GAP, _TOP + GAP, side.x - 2 * GAP, side.height)
        board, dock = self.fit(room)
        self.draw_board(board)
        self.dock.draw(dock)
        Side(self.show).draw(side)

    def fit(self, room: Rect) -> tuple[Rect, Rect]:
        """Where board and dock go: the dock below, or as a column on the left, whichever leaves more to see."""
        low = self.dock.height(room.width)
        below = Rect(room.x, room.y, room.width, room.height - low - GAP)
        beside = Rect(room.x + _COLUMN + GAP, room.y, room.width - _COLUMN - GAP, room.height)
        if self.scale(below) >= self.scale(beside):
            return below, Rect(room.x, room.y + room.height - low, room.width, low)
        return beside, Rect(room.x, room.y, _COLUMN, room.height)

    def scale(self, room: Rect) -> float:
        """How large the board is in a room."""
        return min(room.width / self.drawing.width, room.height / self.drawing.height)

    def draw_top(self) -> None:
        pen = self.pen
        pen.box(0, 0, WIDTH, _TOP, "surface")
        pen.path(f"M0 {number(_TOP)}H{number(WIDTH)}", "none", "line", 1)
        pen.art("mark", 33, _TOP / 2, 36)
        title = pen.words.say("game-title")
        pen.write(title, 66, _TOP / 2, 20, face="display", anchor="start")
        x = 66 + width(title, 20, "display") + 18
        for chip in self.scene.chips:
            x += self.draw_chip(pen.say(chip), x, _TOP / 2) + 10

    def draw_chip(self, words: str, x: float, y: float) -> float:
        wide = width(words, 13) + 22
        self.pen.box(x, y - 14, wide, 28, "raised", "line", 1, round=14)
        self.pen.write(words, x + wide / 2, y, 13, "ink")
        return wide

    def draw_board(self, room: Rect) -> None:
        """The drawing in the middle of its room, on a ground that fills it."""
        pen, drawing, scale = self.pen, self.drawing, self.scale(room)
        ground(pen, drawing, room, 18)
        dx, dy = self.origin(room)
        with pen.group(transform=f"translate({number(dx)} {number(dy)}) scale({scale:.4f})"):
            Board(pen, self.scene, drawing, self.show.staged.action if self.show.staged else None).draw()
        if self.show.log:
            self.draw_ribbon(self.show.log[0], room)

    def draw_ribbon(self, line: Line, room: Rect) -> None:
        """What just happened, over the first corner of the board where it hides no cell."""
        words = shortened(line.words, room.width * 0.5, 14)
        indent = 46 if line.piece in self.show.pieces else 20
        wide, high = width(words, 14) + indent + 16, 44.0
        left, right = room.x + 14, room.x + room.width - 14 - wide
        top, bottom = room.y + 14, room.y + room.height - 14 - high
        corners = [Rect(x, y, wide, high) for y in (top, bottom) for x in (left, right)]
        free = [corner for corner in corners if not self.hides_cell(corner, room)]
        box = (free or corners)[0]
        self.pen.box(box.x, box.y, wide, high, "surface", "line", 1, round=22)
        self.show.draw_badge(line.piece, box.x + 25, box.y + 22, 12)
        self.pen.write(words, box.x + indent, box.y + 22, 14, anchor="start")

    def hides_cell(self, box: Rect, room: Rect) -> bool:
        """Would a box on the board lie over a cell?"""
        scale, (dx, dy) = self.scale(room), self.origin(room)
        for shape in self.drawing.shapes:
            reach = shape.size * scale * 0.5
            x, y = dx + shape.x * scale, dy + shape.y * scale
            if box.x - reach < x < box.x + box.width + reach and box.y - reach < y < box.y + box.height + reach:
                return True
        return False

    def origin(self, room: Rect) -> Point:
        """Where the drawing's upper left corner lies in its room."""
        scale = self.scale(room)
        dx = room.x + (room.width - self.drawing.width * scale) / 2
        return dx, room.y + (room.height - self.drawing.height * scale) / 2
