"""The one place where what a viewer may not know is left out: tables, views, events, history, proofs.

Everything that leaves the server about a table is made here from the full truth. A viewer is a seat,
or None for a spectator. The results are plain values in the form of `wire.py` and `entries.py`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic_core import to_json

from hippodrome.engine.choices import Choice
from hippodrome.engine.compose import compose
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


def view(
    table: Table, viewer: int | None, clock: wire.ClockFace, presence: wire.Presence
) -> tuple[dict[str, Any], Sections]:
    """What a viewer sees of the race now: the view without its scene, and the scene's sections."""
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
        "clock": clock,
        "presence": presence,
    }
    return head, sections(scene(table.game, seen, table.last, viewer))


def scene(game: Game, seen: Observation, told: Iterable[Event], viewer: int | None) -> Scene:
    """The scene of a moment, with the trace of the last choice as the viewer may know it."""
    seat = SPECTATOR if viewer is None else viewer
    return compose(game, seen, [event.seen(seat) for event in told])


class _Encoder:
    """JSON of scenes; large parts that are the same object as before are encoded once."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, tuple[object, bytes]] = OrderedDict()

    def encode(self, name: str, value: object) -> bytes:
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


def sections(drawn: Scene) -> Sections:
    """A scene as JSON, key by key."""
    return {name: _encoder.encode(name, getattr(drawn, name)) for name in _FORMS}


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


def entry(table: Table, told: Told, viewer: int | None, everything: bool = False) -> dict[str, Any]:
    """A row of the log as a viewer may know it. `table` is any later moment of the same table."""
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
            shown |= _moved(table, told, viewer, everything)
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
    return shown


def _moved(table: Table, told: Told, viewer: int | None, everything: bool) -> dict[str, Any]:
    row, body = told.row, told.row.body
    own = everything or (viewer is not None and row.seat == viewer)
    return {
        "seat": row.seat,
        "bot": body.get("bot"),
        "point": told.point,
        "choice": None if told.choice is None or not own else chosen(told.choice),
        "events": events(table.game, table.racing, told.events, viewer, everything),
        "result": table.result if "secret" in body else None,
        "secret": body.get("secret"),
    }


def chosen(choice: Choice) -> dict[str, Any]:
    """A choice that was made, in words."""
    return {"action": choice.action, "key": choice.key, "args": choice.args}


def events(
    game: Game, state: State, told: Iterable[Event], viewer: int | None, everything: bool = False
) -> list[dict[str, Any]]:
    """Events as a viewer may know them, with the steps that show them; `state` is any position of the race."""
    seat = SPECTATOR if viewer is None else viewer
    shown = []
    for event in told:
        seen = event if everything else event.seen(seat)
        shown.append(
            {
                "key": seen.key,
                "args": {name: _argument(seen.words[name], value) for name, value in seen.args.items()},
                "hidden": seen.hidden,
                "steps": game.show(state, seen),
            }
        )
    return shown


def _argument(vocabulary: str, value: int | None) -> object:
    if value is None or vocabulary == "number":
        return value
    return (vocabulary, value)
