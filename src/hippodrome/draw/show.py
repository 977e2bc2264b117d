"""What a screen shows: a scene, with the players' names and what happened."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.draw.badges import badge
from hippodrome.draw.pen import Pen
from hippodrome.engine.scene import Scene

GAP = 14.0
"""Between the parts of a screen."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whose it is, and what happened."""

    piece: str
    words: str


class Show:
    """A scene to be drawn, one of its choices perhaps staged."""

    def __init__(
        self, pen: Pen, scene: Scene, seats: tuple[str, ...], log: tuple[Line, ...], staged: int | None
    ) -> None:
        self.pen = pen
        self.scene = scene
        self.seats = seats
        self.log = log
        self.staged = next((offer for offer in scene.offers if offer.action == staged), None)
        self.pieces = {piece.id: piece for piece in scene.pieces}

    def name_of(self, seat: int) -> str:
        """The player of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.pen.words.say("seat", {"number": seat + 1})

    def draw_badge(self, piece: str, x: float, y: float, radius: float) -> None:
        """The letter of a piece, if it is one."""
        if piece in self.pieces:
            badge(self.pen, self.pieces[piece].slot, self.pen.say(self.pieces[piece].letter), x, y, radius)
