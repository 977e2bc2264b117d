"""Events and choices as they go over the line: what a viewer may know of them, and what shows them in the scene."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.choices import Choice
from hippodrome.engine.encoding import encode, plainly
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.state import State

SPECTATOR = -1
KEPT = 256


def eyes(viewer: int | None) -> int:
    """The seat whose knowledge a viewer has; none of them for a spectator."""
    return SPECTATOR if viewer is None else viewer


def told_events(game: Game, state: State, told: Iterable[Event], viewer: int | None, everything: bool = False) -> bytes:
    """Events as a viewer may know them, as JSON, with the steps that show them; `state` is any position of
    the race.
    """
    seen = (event if everything else event.seen(eyes(viewer)) for event in told)
    return b"[" + b",".join(_shown(game, state, event).event for event in seen) + b"]"


def trace(game: Game, state: State, told: Iterable[Event], viewer: int | None) -> bytes:
    """What happened last, as the scene shows it to a viewer."""
    steps = (_shown(game, state, event.seen(eyes(viewer))).steps for event in told)
    return b"[" + b",".join(step for step in steps if step) + b"]"


def spoken(choice: Choice) -> dict[str, Any]:
    """A choice that was made, in words."""
    return {"action": choice.action, "key": choice.key, "args": choice.args}


@dataclass(frozen=True, slots=True)
class _Shown:
    """An event as JSON, and the steps that show it alone."""

    source: Event
    event: bytes
    steps: bytes


_kept: OrderedDict[int, _Shown] = OrderedDict()


def _shown(game: Game, state: State, seen: Event) -> _Shown:
    """What a viewer is shown of an event. Most events are the same for all: they are encoded once."""
    found = _kept.get(id(seen))
    if found is None or found.source is not seen:
        steps = encode("trace", game.show(state, seen))
        args = {name: _argument(seen.words[name], value) for name, value in seen.args.items()}
        head = plainly({"key": seen.key, "args": args, "hidden": seen.hidden})
        found = _Shown(seen, head[:-1] + b',"steps":' + steps + b"}", steps[1:-1])
        _kept[id(seen)] = found
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return found


def _argument(vocabulary: str, value: int | None) -> object:
    if value is None or vocabulary == "number":
        return value
    return (vocabulary, value)
