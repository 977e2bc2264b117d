"""The free middle of a board: piles with their counts, and a figure for each racer."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.draw import figures
from hippodrome.draw.badges import badge
from hippodrome.draw.cards import pile
from hippodrome.draw.pen import Pen
from hippodrome.engine.scene import Card, Rect, Scene, Tally

_WIDE, _HIGH = 69.0, 84.0
_PITCH_X, _PITCH_Y = 84.0, 120.0


def draw(pen: Pen, scene: Scene, room: Rect) -> None:
    """Piles and tallies share the room, one above the other if there are both."""
    piles = [card for card in scene.cards if card.zone in ("pile", "discard")]
    upper, lower = room, room
    if piles and scene.tallies:
        upper = Rect(room.x, room.y, room.width, room.height * 0.6)
        lower = Rect(room.x, room.y + room.height * 0.6, room.width, room.height * 0.4)
    if piles:
        _draw_piles(pen, piles, upper)
    if scene.tallies:
        _draw_tallies(pen, scene, lower)


def rows_of(count: int, width: float, height: float) -> tuple[int, float]:
    """How many rows let that many piles be largest in a room, and their scale (1 at most)."""
    best = (1, 0.0)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        scale = min(width / (columns * _PITCH_X), height / (rows * _PITCH_Y), 1.0)
        if scale > best[1] + 1e-9:
            best = (rows, scale)
    return best


def _draw_piles(pen: Pen, piles: Sequence[Card], room: Rect) -> None:
    rows, scale = rows_of(len(piles), room.width, room.height)
    columns = -(-len(piles) // rows)
    middle, top = room.x + room.width / 2, room.y + room.height / 2 - rows * _PITCH_Y * scale / 2
    for row in range(rows):
        here = piles[row * columns : (row + 1) * columns]
        for k, card in enumerate(here):
            x = middle + (k - (len(here) - 1) / 2) * _PITCH_X * scale
            y = top + (row + 0.5) * _PITCH_Y * scale
            pile(pen, card, x, y - 8 * scale, _WIDE * scale, _HIGH * scale)


def _draw_tallies(pen: Pen, scene: Scene, room: Rect) -> None:
    columns = 2 if room.width < room.height else 3
    rows = -(-len(scene.tallies) // columns)
    title = pen.say(scene.tally_title)
    head = 30.0 if title else 0.0
    scale = min(room.width / (columns * 110), (room.height - head) / (rows * 38), 1.25)
    middle, top = room.x + room.width / 2, room.y + room.height / 2 - (rows * 38 * scale + head) / 2
    if title:
        pen.write(title, middle, top + 10, 17, "ink", face="display")
    for k, tally in enumerate(scene.tallies):
        x = middle + (k % columns - columns / 2) * 110 * scale
        y = top + head + (k // columns + 0.5) * 38 * scale
        _draw_tally(pen, tally, x, y, scale)


def _draw_tally(pen: Pen, tally: Tally, x: float, y: float, scale: float) -> None:
    badge(pen, tally.slot, pen.say(tally.letter), x + 16 * scale, y, 11 * scale)
    figures.draw(pen, tally.figure, x + 34 * scale, y, 20 * scale)
