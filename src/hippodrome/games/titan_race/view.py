"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation


def scene(seen: Observation) -> Scene:
    return Scene("ember", (), ())
