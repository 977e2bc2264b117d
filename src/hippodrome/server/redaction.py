"""The one place where what a viewer may not know is left out: tables, views, events, history, proofs.

Everything that leaves the server about a table is made here from the full truth. A viewer is a seat,
or None for a spectator. The results are plain values in the form of `wire.py` and `entries.py`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic_core import to_json

from hippodrome.engine.choices import Choice
from hippodrome.engine.compose import asked, compose
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation, State
from hippodrome.server import wire
from hippodrome.server.table import Table, Told

Sections = dict[str, bytes]
"""A scene key by key, each already as JSON."""

SPECTATOR = -1
_STILL = ("drawings", "cells", "guide", "colours")
"""The keys of a scene that seldom change and are the largest."""
_KEPT = 256


def public(table: Table) -> wire.Table:
    """The table as everybody sees it."""
    return wire.Table(
        code=table.code,
        game=table.game.name,
        rules=table.game.rules_version,
        data=table.game.data_version,
        players=table.players,
        options=table.options,
        settings=table.settings,
        phase=table.phase,
        seats=[
            wire.Seat(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                bot=chair.player,
                number=chair.number,
                host=chair.guest is not None and chair.guest == table.host,
                ready=chair.ready,
                device=chair.device,
                handed_over=chair.why,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        seal=seal(table),
        created=table.created,
        updated=table.updated,
        rematch=table.rematch,
        before=table.before,
        continued=table.continued,
        result=table.result,
    )


def seal(table: Table) -> wire.Seal:
    """The sealed dice as far as they are known; salts are shown once they are fixed."""
    started = table.phase != "lobby"
    return wire.Seal(
        commitment=table.commitment,
        table=table.dice,
        salts=[chair.salt if started else None for chair in table.chairs],
        secret=table.secret,
    )


def observed(state: State, viewer: int | None, everything: bool = False) -> Observation:
    """What a viewer knows of a position; `everything` only once the race is over."""
    seen = Observation(state, SPECTATOR if viewer is None else viewer)
    if everything:
        seen.known = state.clone()
    return seen


class Moment:
    """A moment of a race, shown to everybody who watches: what is the same for all is drawn once, and from what
    a spectator knows, so that nothing in it can be another's secret.
    """

    def __init__(self, table: Table, clock: wire.ClockFace, presence: wire.Presence) -> None:
        self.table = table
        self.clock = clock
        self.presence = presence
        self._still: tuple[Scene, Sections] | None = None

    def view(self, viewer: int | None) -> tuple[dict[str, Any], Sections]:
        """What a viewer sees of the race now: the view without its scene, and the scene's sections."""
        table = self.table
        seen = observed(table.racing, viewer)
        head = {
            "sequence": table.sequence,
            "asked": table.asked,
            "point": len(table.moves),
            "viewer": viewer,
            "turn": table.turn,
            "choices": seen.choices() if table.phase == "racing" else [],
            "undo": viewer is not None and table.undoable(viewer),
            "ranks": [int(place) for place in seen.known.ranks()],
            "clock": self.clock,
            "presence": self.presence,
        }
        return head, self._scene(seen, viewer)

    def _scene(self, seen: Observation, viewer: int | None) -> Sections:
        game = self.table.game
        cards = game.cards(seen)
        if cards is None:
            return scene(game, seen, self.table.last, viewer)
        if self._still is None:
            drawn = game.scene(observed(self.table.racing, None))
            self._still = drawn, _sections(drawn)
        drawn, parts = self._still
        own = asked(game, seen, drawn) | {"cards": cards}
        parts = parts | {name: _encoder.encode(name, value) for name, value in own.items()}
        parts["trace"] = _trace(game, seen, self.table.last, viewer)
        return parts


def scene(game: Game, seen: Observation, told: Iterable[Event], viewer: int | None) -> Sections:
    """The scene of a moment, with the trace of the last choice as the viewer may know it."""
    parts = _sections(compose(game, seen))
    parts["trace"] = _trace(game, seen, told, viewer)
    return parts


def _sections(drawn: Scene) -> Sections:
    return {name: _encoder.encode(name, getattr(drawn, name)) for name in _FORMS}


def _trace(game: Game, seen: Observation, told: Iterable[Event], viewer: int | None) -> bytes:
    seat = SPECTATOR if viewer is None else viewer
    steps = (_shown(game, seen.known, event.seen(seat)).steps for event in told)
    return b"[" + b",".join(step for step in steps if step) + b"]"


class _Encoder:
    """JSON of scenes; large parts that are the same object as before are encoded once."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, tuple[object, bytes]] = OrderedDict()

    def encode(self, name: str, value: object) -> bytes:
        if value == ():
            return b"[]"
        if name not in _STILL:
            return _FORMS[name].dump_json(value)
        found = self.kept.get(id(value))
        if found is not None and found[0] is value:
            self.kept.move_to_end(id(value))
            return found[1]
        encoded = _FORMS[name].dump_json(value)
        self.kept[id(value)] = (value, encoded)
        if len(self.kept) > _KEPT:
            self.kept.popitem(last=False)
        return encoded


_encoder = _Encoder()
_TYPES = get_type_hints(Scene)
_FORMS: dict[str, TypeAdapter[Any]] = {part.name: TypeAdapter(_TYPES[part.name]) for part in fields(Scene)}
"""How each key of a scene becomes JSON; knowing the types beforehand makes it twice as fast."""


def fingerprints(drawn: Sections) -> dict[str, int]:
    """What is remembered of a scene that was sent: enough to see what changes, a thousandth of its size."""
    return {name: hash(value) for name, value in drawn.items()}


def changed(now: Sections, before: Mapping[str, int]) -> Sections:
    """The sections a client does not have yet."""
    return {name: value for name, value in now.items() if before.get(name) != hash(value)}


def with_scene(head: Mapping[str, Any], parts: Sections) -> bytes:
    """A view or step as JSON, its scene put in."""
    inside = b",".join(b'"%s":%s' % (name.encode(), value) for name, value in parts.items())
    return to_json(head)[:-1] + b',"scene":{' + inside + b"}}"


# Entries


def entries(table: Table, told: Iterable[Told], viewer: int | None) -> bytes:
    """Rows of the log as a viewer may know them, as JSON. `table` is any later moment of the same table."""
    return b"[" + b",".join(_entry(table, heard, viewer) for heard in told) + b"]"


def _entry(table: Table, told: Told, viewer: int | None) -> bytes:
    row, body = told.row, told.row.body
    shown: dict[str, Any] = {"sequence": row.sequence, "at": round(row.at, 3), "kind": row.kind}
    match row.kind:
        case "created":
            shown["name"] = body["name"]
        case "sat" | "renamed":
            shown |= {"seat": row.seat, "name": body["name"]}
        case "left":
            shown |= {"seat": row.seat, "name": body["name"], "removed": body.get("removed", False)}
        case "arranged":
            shown |= {"seat": row.seat, "bot": body["bot"]}
        case "swapped":
            shown |= {"a": body["a"], "b": body["b"]}
        case "ready":
            shown |= {"seat": row.seat, "on": body["on"], "salted": "salt" in body}
        case "started":
            shown["seal"] = seal(table).model_copy(update={"secret": None})
        case "moved":
            happened = events(table.game, table.racing, told.events, viewer)
            return to_json(shown | _moved(table, told, viewer))[:-1] + b',"events":' + happened + b"}"
        case "undone":
            shown |= {"seat": row.seat, "point": told.point, "undid": body["undid"]}
        case "handed_over":
            shown |= {"seat": row.seat, "bot": body["bot"], "why": body["why"], "by": body["by"]}
        case "taken_back":
            shown["seat"] = row.seat
        case "said" if table.hears(viewer, row.seat):
            shown |= {"seat": row.seat, "name": body["name"], "text": body["text"], "phrase": body["phrase"]}
        case "muted" if body["everyone"] or (row.seat is not None and row.seat == viewer):
            shown |= {"seat": body["who"], "on": body["on"], "everyone": body["everyone"]}
        case "rematch":
            shown["code"] = body["code"]
        case "configured":
            pass
        case _:
            shown["kind"] = "withheld"
    return to_json(shown)


def _moved(table: Table, told: Told, viewer: int | None) -> dict[str, Any]:
    row, body = told.row, told.row.body
    own = viewer is not None and row.seat == viewer
    return {
        "seat": row.seat,
        "bot": body.get("bot"),
        "point": told.point,
        "choice": None if told.choice is None or not own else chosen(told.choice),
        "result": table.result if "secret" in body else None,
        "secret": body.get("secret"),
    }


def chosen(choice: Choice) -> dict[str, Any]:
    """A choice that was made, in words."""
    return {"action": choice.action, "key": choice.key, "args": choice.args}


def events(game: Game, state: State, told: Iterable[Event], viewer: int | None, everything: bool = False) -> bytes:
    """Events as a viewer may know them, as JSON, with the steps that show them; `state` is any position of
    the race.
    """
    seat = SPECTATOR if viewer is None else viewer
    seen = (event if everything else event.seen(seat) for event in told)
    return b"[" + b",".join(_shown(game, state, event).event for event in seen) + b"]"


@dataclass(frozen=True, slots=True)
class _Shown:
    """An event as JSON, and the steps that show it alone."""

    source: Event
    event: bytes
    steps: bytes


def _shown(game: Game, state: State, seen: Event) -> _Shown:
    """What a viewer is shown of an event. Most events are the same for all: they are encoded once."""
    found = _events.get(id(seen))
    if found is None or found.source is not seen:
        steps = _STEPS.dump_json(game.show(state, seen))
        args = {name: _argument(seen.words[name], value) for name, value in seen.args.items()}
        head = to_json({"key": seen.key, "args": args, "hidden": seen.hidden})
        found = _Shown(seen, head[:-1] + b',"steps":' + steps + b"}", steps[1:-1])
        _events[id(seen)] = found
        if len(_events) > _KEPT:
            _events.popitem(last=False)
    return found


_STEPS: TypeAdapter[Any] = _FORMS["trace"]
_events: OrderedDict[int, _Shown] = OrderedDict()


def _argument(vocabulary: str, value: int | None) -> object:
    if value is None or vocabulary == "number":
        return value
    return (vocabulary, value)
