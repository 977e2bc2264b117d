"""Write tests/draw/routes.json: ways over real boards, for the two that draw them (`draw/routes.py`, `web/`) to agree on.

    PYTHONPATH=src python tests/make_routes.py

The ways of the little boards of tests/draw/test_routes.py and, of every game and every form of its boards, those that
previews of golden races show: the longest, the one with most lines, the one with most corners; with the cells they run
through and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

from draw.test_routes import LANE, TORUS
from golden import races
from hippodrome import game, names
from hippodrome.draw.routes import routes
from hippodrome.engine.compose import compose
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Drawing, Move, Scene, Shape
from hippodrome.engine.state import Observation

FIXTURE = Path(__file__).parent / "draw" / "routes.json"
RACES = 4
EVERY = 5
"""Every so manieth position is looked at."""

Way = tuple[str, ...]


def scenes(record: Record) -> Iterator[Scene]:
    """Positions of a race as the seat that is asked sees them."""
    for number, state in enumerate(record.walk()):
        if number % EVERY == 0 and not state.over:
            yield compose(record.declared, Observation(state, int(state.seat)))


def ways(scene: Scene) -> set[Way]:
    """The ways that the previews of a scene show."""
    steps = (step for offer in scene.offers for step in offer.steps)
    return {step.path for step in steps if isinstance(step, Move) and len(step.path) > 1}


def telling(drawing: Drawing, found: set[Way]) -> list[Way]:
    """A few ways that differ: by length, by how often they leave the board, by corners."""
    ordered = sorted(found)
    length = max(ordered, key=len)
    edges = max(ordered, key=lambda way: len(routes(drawing, way)))
    corners = max(ordered, key=lambda way: sum(map(len, routes(drawing, way))) / len(way))
    return sorted({length, edges, corners})


def case(name: str, drawing: Drawing, way: Way) -> dict[str, Any]:
    """A way with the part of the drawing it needs, and its lines."""
    kept = replace(drawing, shapes=only(drawing.shapes, way), ghosts=only(drawing.ghosts, way))
    return {
        "name": name,
        "stand": list(kept.stand),
        "shapes": [told(shape) for shape in kept.shapes],
        "ghosts": [told(shape) for shape in kept.ghosts],
        "path": list(way),
        "lines": [[[round(x, 3), round(y, 3)] for x, y in line] for line in routes(kept, way)],
    }


def only(shapes: tuple[Shape, ...], way: Way) -> tuple[Shape, ...]:
    return tuple(shape for shape in shapes if shape.cell in way)


def told(shape: Shape) -> dict[str, Any]:
    """A shape without its outline."""
    place = {"cell": shape.cell, "x": shape.x, "y": shape.y, "size": shape.size, "heading": shape.heading}
    return {**place, "way": [list(point) for point in shape.way]}


def cases(name: str) -> Iterator[dict[str, Any]]:
    """The ways of one game."""
    found: dict[str, set[Way]] = {}
    drawings: dict[str, Drawing] = {}
    for number, record in enumerate(races(name, game(name).rules_version)[:RACES]):
        for scene in scenes(record):
            for drawing in scene.drawings:
                key = f"{name} {number} {drawing.form}"
                drawings[key] = drawing
                found.setdefault(key, set()).update(ways(scene))
    for key, all_ways in found.items():
        for way in telling(drawings[key], all_ways) if all_ways else []:
            yield case(key, drawings[key], way)


def little() -> Iterator[dict[str, Any]]:
    """Along a road, back on it, between lanes; beyond an edge, and not."""
    for name, drawing in (("lane", LANE), ("torus", TORUS)):
        cells = [shape.cell for shape in drawing.shapes]
        yield from (case(name, drawing, way) for way in permutations(cells))


def main() -> None:
    found = [*little(), *(one for name in names() for one in cases(name))]
    lines = [json.dumps(one, separators=(",", ":")) for one in found]
    FIXTURE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
