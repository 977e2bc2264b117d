"""Scenes as they go over the line: what a viewer knows of a position, key by key."""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.engine.compose import compose
from hippodrome.engine.encoding import KEYS
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game, Window
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation, State
from hippodrome.server.wire.events import eyes, trace
from hippodrome.server.wire.patches import TRACE, Parts


def observed(state: State, viewer: int | None, everything: bool = False) -> Observation:
    """What a viewer knows of a position; `everything` only once the race is over."""
    seen = Observation(state, eyes(viewer))
    if everything:
        seen.known = state.clone()
    return seen


def parts_of(drawn: Scene) -> Parts:
    """A scene key by key."""
    return {name: getattr(drawn, name) for name in KEYS}


def scene(
    game: Game, seen: Observation, told: Iterable[Event], viewer: int | None, window: Window | None = None
) -> Parts:
    """The scene of a position, with the trace of the last choices as the viewer may know it."""
    return parts_of(compose(game, seen, window=window)) | {TRACE: trace(game, seen.known, told, viewer)}
