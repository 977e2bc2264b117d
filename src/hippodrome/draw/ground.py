"""The ground a board lies on."""

from __future__ import annotations

from hippodrome.draw.pen import Pen, unique
from hippodrome.engine.geometry import number
from hippodrome.engine.scene import Drawing, Rect


def ground(pen: Pen, drawing: Drawing, room: Rect, round: float = 0.0) -> None:
    """The ground of a board: one tone, or several from the middle outwards."""
    tones = drawing.ground
    if len(tones) == 1:
        pen.box(room.x, room.y, room.width, room.height, tones[0], "line", 1, round=round)
        return
    stops = "".join(
        f'<stop offset="{number(k / (len(tones) - 1))}" stop-color="{pen.palette.colour(tone)}"/>'
        for k, tone in enumerate(tones)
    )
    name = unique("ground", stops)
    pen.define(f'<radialGradient id="{name}" cx="0.55" cy="0.42" r="0.75">{stops}</radialGradient>')
    pen.box(room.x, room.y, room.width, room.height, f"url(#{name})", round=round)
