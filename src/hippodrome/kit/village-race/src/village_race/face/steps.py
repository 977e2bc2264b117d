"""What events look like."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.events import Event
from hippodrome.engine.scene import Flash, Move, Roll, Step, piece_id
from village_race.face.board import space
from village_race.rules.race import VillageRaceRace


def show(race: VillageRaceRace, event: Event) -> tuple[Step, ...]:
    """The steps of an event: previews, traces and animations are made of them."""
    return tuple(_steps(event))


def _steps(event: Event) -> Iterator[Step]:
    piece = piece_id(next(iter(event.racers()), 0))
    if event.key == "rolled":
        yield Roll("die:0", event.args["die"] or 0)
    elif event.key == "moved":
        way = range(event.args["from"] or 0, (event.args["to"] or 0) + 1)
        yield Move(piece, tuple(map(space, way)))
    elif event.key == "home":
        yield Flash(piece, "line")
