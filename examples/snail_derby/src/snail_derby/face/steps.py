"""What events look like."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.events import Event
from hippodrome.engine.scene import Flash, Move, Pass, Pill, Step, Text, panel_id, piece_id, plain
from snail_derby.face.board import space
from snail_derby.rules.garden import CARDS
from snail_derby.rules.race import SnailRace


def show(race: SnailRace, event: Event) -> tuple[Step, ...]:
    """The steps of an event; a card that may not be seen is drawn face down."""
    return tuple(_steps(event))


def _steps(event: Event) -> Iterator[Step]:
    args = event.args
    racer = next(iter(event.racers()), 0)
    piece, panel = piece_id(racer), panel_id(racer)
    if event.key in ("crawled", "pulled"):
        start, end = args["from"] or 0, args["to"] or 0
        way = range(start, end + 1) if start <= end else range(start, end - 1, -1)
        yield Move(piece, tuple(map(space, way)), "drive" if event.key == "crawled" else "push")
        if event.key == "pulled":
            yield Pill(piece, plain(f"−{start - end}"), "danger")
            yield Flash(piece, "hit")
    elif event.key == "played":
        yield Pass(panel, "pile:played", f"card-{CARDS[args['card'] or 0]}", Text(f"card-{CARDS[args['card'] or 0]}"))
    elif event.key == "drew":
        card = args["card"]
        known = Text("pile-deck") if card is None else Text(f"card-{CARDS[card]}")
        yield Pass("pile:deck", panel, "card-back" if card is None else f"card-{CARDS[card]}", known)
    elif event.key == "home":
        yield Flash(piece, "line")
