"""Races point by point, from a seat's view; proofs and records, as far as the asker may see them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from hippodrome.engine.errors import NoSuchPoint, NoSuchSeat
from hippodrome.engine.events import read_notes
from hippodrome.engine.state import State, Watcher
from hippodrome.server import redaction, wire
from hippodrome.server.actors import Actor
from hippodrome.server.errors import NotOver, NotSeated, NotStarted, SwitchedOff
from hippodrome.server.resources import Proof
from hippodrome.server.table import Table

STEPS = 50
"""Points in one answer."""

METHOD = (
    "SHA-256(secret) = commitment. Question i of move s (0 is the setting-up) is answered by "
    "HMAC-SHA-256(secret, 'table/s/i/k'): its first eight bytes as a big-endian number, k = 0, 1, ... until "
    "the number falls below the largest multiple of n, modulo n. A draw from a multiset asks for a number "
    "below its size and counts through it in order. 'hippodrome verify RECORD' does all of this."
)


def may_watch(table: Table, actor: Actor) -> None:
    """Refuse strangers at a table that is for its players only."""
    if not table.settings.spectators and not actor.seats(table) and not actor.hosts(table):
        raise SwitchedOff(what="spectators")


async def replay(table: Table, actor: Actor, first: int, last: int | None, seat: int | None, everything: bool) -> bytes:
    """Part of a race as JSON (`resources.Replay`). Drawing takes a while: other tables come in between."""
    may_watch(table, actor)
    if table.position is None:
        raise NotStarted()
    _may_see(table, actor, seat, everything)
    points = len(table.moves)
    if not 0 <= first <= points:
        raise NoSuchPoint(point=first, last=points)
    stop = min(points, first + STEPS - 1, points if last is None else last)
    head = b'{"code":"%s","game":"%s","points":%d,"seat":%s,"open":%s,"steps":[' % (
        table.code.encode(),
        table.game.name.encode(),
        points,
        b"null" if seat is None else b"%d" % seat,
        b"true" if everything else b"false",
    )
    steps = []
    for step in _steps(table, first, stop, seat, everything):
        steps.append(step)
        await asyncio.sleep(0)
    return head + b",".join(steps) + b"]}"


def _may_see(table: Table, actor: Actor, seat: int | None, everything: bool) -> None:
    if seat is not None and not 0 <= seat < table.players:
        raise NoSuchSeat(seat=seat)
    if table.phase == "over":
        return
    if everything:
        raise NotOver()
    if seat is not None and seat not in actor.seats(table):
        raise NotSeated()


def _steps(table: Table, first: int, stop: int, seat: int | None, everything: bool) -> Iterator[bytes]:
    watcher = Watcher()
    before: dict[str, int] = {}
    chooser: int | None = None
    previous: State | None = None
    for point, state in enumerate(table.record().walk(watcher)):
        events = read_notes(table.game.events, watcher.drain())
        if point >= first:
            seen = redaction.observed(state, seat, everything)
            drawn = redaction.scene(table.game, seen, events, seat)
            own = everything or (seat is not None and seat == chooser)
            choice = None
            if own and previous is not None:
                choice = redaction.chosen(table.game.choice(previous, table.moves[point - 1].choice))
            step: dict[str, Any] = {
                "point": point,
                "seat": chooser,
                "choice": choice,
                "turn": None if state.over else int(state.seat),
                "ranks": [int(place) for place in seen.known.ranks()],
            }
            happened = redaction.events(table.game, state, events, seat, everything)
            yield redaction.with_scene(step, redaction.changed(drawn, before))[:-1] + b',"events":' + happened + b"}"
            before = redaction.fingerprints(drawn)
        if point >= stop:
            break
        chooser = int(state.seat)
        previous = state.clone() if point + 1 >= first else None


def record(table: Table, actor: Actor) -> dict[str, object]:
    """The record of a race: once it is over, or before if the game has no secrets."""
    may_watch(table, actor)
    if table.position is None or table.phase == "lobby":
        raise NotStarted()
    if table.phase != "over" and table.game.secrets:
        raise NotOver()
    return table.record().to_json()


def proof(table: Table, actor: Actor) -> Proof:
    """Everything a stranger needs to check the dice."""
    may_watch(table, actor)
    seal: wire.Seal = redaction.seal(table)
    if table.phase != "over":
        return Proof(seal=seal, method=METHOD, record=None, questions=None)
    record = table.record()
    return Proof(seal=seal, method=METHOD, record=record.to_json(), questions=record.questions())
