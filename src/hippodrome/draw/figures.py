"""The figures of a racer: gauges, rows of icons, counts and notes."""

from __future__ import annotations

from hippodrome.draw.lettering import width
from hippodrome.draw.pen import Pen
from hippodrome.engine.scene import Figure


def draw(pen: Pen, figure: Figure, x: float, y: float, height: float, loss: int = 0) -> float:
    """A figure from `x` on, its middle at `y`; returns how wide it is. `loss` segments will be lost."""
    with pen.group(pen.say(figure.title)):
        if figure.form == "gauge":
            return _gauge(pen, figure, x, y, height, loss)
        if figure.form == "row":
            return _row(pen, figure, x, y, height)
        return _count(pen, figure, x, y, height)


def _icon(pen: Pen, figure: Figure, x: float, y: float, height: float) -> float:
    if not figure.icon:
        return 0.0
    pen.art(figure.icon, x + height / 2, y, height, ink="muted")
    return height * 1.25


def _gauge(pen: Pen, figure: Figure, x: float, y: float, height: float, loss: int) -> float:
    at = x + _icon(pen, figure, x, y, height)
    wide, high = height * 0.4, height * 0.76
    fill = "danger" if figure.low else "good"
    for k in range(figure.most):
        left = at + k * wide * 1.3
        on = k < figure.value
        lost = figure.value - loss <= k < figure.value
        tone = "none" if not on or lost else fill
        line = "danger" if lost else fill if on else "control"
        pen.box(left, y - high / 2, wide, high, tone, line, 1, round=2)
        if lost:
            hatch = f"M{left + 1} {y + high / 2 - 2}l{wide - 2} {-high * 0.4}m0 {-high * 0.4}l{2 - wide} {high * 0.4}"
            pen.path(hatch, "none", "danger", 1.4)
    at += figure.most * wide * 1.3 + height * 0.25
    words = str(figure.value)
    pen.write(words, at, y, height * 0.86, "ink", weight=800, anchor="start")
    return at + width(words, height * 0.86) - x


def _row(pen: Pen, figure: Figure, x: float, y: float, height: float) -> float:
    most = max(figure.most, figure.value)
    if most > 6:
        return _count(pen, figure, x, y, height)
    for k in range(most):
        full = k < figure.value
        name = figure.icon if full or not figure.empty else figure.empty
        faded = 1.0 if full or figure.empty else 0.24
        pen.art(name, x + height * (0.5 + k * 1.08), y, height, ink="muted", opacity=faded)
    return height * 1.08 * most


def _count(pen: Pen, figure: Figure, x: float, y: float, height: float) -> float:
    at = x + _icon(pen, figure, x, y, height)
    words = pen.say(figure.text)
    if words:
        pen.write(words, at, y, height * 0.86, "muted", weight=500, anchor="start")
        at += width(words, height * 0.86) + height * 0.3
    if figure.form != "note":
        number = f"{figure.value}/{figure.most}" if figure.most else str(figure.value)
        pen.write(number, at, y, height * 0.86, "ink", weight=700, anchor="start")
        at += width(number, height * 0.86)
    return at - x
