"""Races point by point, from a seat's view; proofs and records, as far as the asker may see them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from hippodrome.engine.errors import NoSuchPoint, NoSuchSeat
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.record import Record
from hippodrome.engine.state import State, Watcher
from hippodrome.server.errors import NotOver, NotSeated, NotStarted, SwitchedOff
from hippodrome.server.limits import Effort
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.deed import Entry, Told
from hippodrome.server.log.racing import Moved, Passed, Undone
from hippodrome.server.log.table import Table
from hippodrome.server.views.windows import glimpse
from hippodrome.server.wire.events import spoken, told_events
from hippodrome.server.wire.patches import Parts, Patches, joined
from hippodrome.server.wire.resources import Proof
from hippodrome.server.wire.scenes import observed, scene

STEPS = 50
"""Points in one answer."""

METHOD = (
    "SHA-256(secret) = commitment. The name of the dice ('table') ends with '#' and the SHA-256 of 'facts' in the "
    "record: game, versions, options, names of the seats and settings, as they were at the start. "
    "Without 'places', question i of move s (0 is the setting-up) is called 'table/s/i'; with them it is called "
    "'table/PLACE', and a place is seat, turn, kind of question, how many of the kind in that turn before. "
    "A number below n is HMAC-SHA-256(secret, 'NAME/k'): its first eight bytes as a big-endian number, k = 0, 1, ... "
    "until the number falls below the largest multiple of n, modulo n. A draw from a multiset asks for a number "
    "below its size and counts through it in order; with places, copy 4b + m of thing v has the number in the bytes "
    "8m to 8m + 7 of HMAC-SHA-256(secret, 'NAME/v/b'), and the smallest is drawn. 'hippodrome verify RECORD' does all "
    "of this."
)


def may_watch(table: Table, actor: Actor) -> None:
    """Refuse strangers at a table that is for its players only."""
    if not actor.may_watch(table):
        raise SwitchedOff(what="spectators")


async def replay(
    table: Table, log: Callable[[], Awaitable[list[Entry]]], actor: Actor, first: int, last: int | None,
    seat: int | None, everything: bool, effort: Effort,
) -> bytes:  # fmt: skip
    """Part of a race as JSON (`resources.Replay`). Drawing takes a while: other tables come in between, and
    it ends early where the asker's effort is spent; there is always one step.
    """
    may_watch(table, actor)
    if table.position is None:
        raise NotStarted()
    _may_see(table, actor, seat, everything)
    points = table.point
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
    steps: list[bytes] = []
    if table.guarded:
        drawing = _told_steps(table, await log(), first, stop, seat)
    else:
        drawing = drawn_points(table.record(), first, stop, seat, everything)
    while not (steps and effort.spent):
        async with effort.working():
            step = next(drawing, None)
        if step is None:
            break
        steps.append(step)
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


def drawn_points(
    record: Record, first: int, stop: int, seat: int | None, everything: bool = False, before: Parts | None = None
) -> Iterator[bytes]:
    """The points of a recorded race as JSON (`resources.ReplayPoint`), from a seat's view.

    `before` is the scene the reader has, and afterwards the one they have then.
    """
    watcher = Watcher()
    before = {} if before is None else before
    chooser: int | None = None
    previous: State | None = None
    game = record.declared
    for point, state in enumerate(record.walk(watcher)):
        events = read_notes(game.events, watcher.drain())
        if point >= first:
            seen = observed(state, seat, everything)
            drawn = scene(game, seen, events, seat)
            own = everything or (seat is not None and seat == chooser)
            choice = None
            if own and previous is not None:
                choice = spoken(game.choice(previous, record.moves[point - 1].choice))
            step: dict[str, Any] = {
                "point": point,
                "seat": chooser,
                "choice": choice,
                "turn": None if state.over else int(state.seat),
                "ranks": [int(place) for place in seen.known.ranks()],
            }
            happened = told_events(game, state, events, seat, everything)
            yield _drawn_step(step, before, drawn, happened)
            before.update(drawn)
        if point >= stop:
            break
        chooser = int(state.seat)
        previous = state.clone() if point + 1 >= first else None


@dataclass(frozen=True, slots=True)
class _Beat:
    """A move or a passed window as it was told: whose, and what was to be seen then."""

    heard: Told | None
    state: State
    held: bool
    events: Sequence[Event]
    seat: int | None
    """Whose move it was, as everybody may know it."""


def _beats(table: Table, log: list[Entry]) -> list[_Beat]:
    """The race so far as everybody was told it, what was taken back left out."""
    beats: list[_Beat] = []
    folded = Table(table.code)
    for entry in log:
        folded, heard = folded.after(entry)
        if folded.position is None:
            continue
        if not beats:
            beats = _before(folded.record())
        elif isinstance(entry.deed, Undone):
            beats.pop()
        elif isinstance(entry.deed, Moved | Passed):
            events = () if heard is None else heard.events
            seat = entry.deed.seat if heard is not None and not heard.passed else None
            beats.append(_Beat(heard, folded.racing, bool(folded.held), events, seat))
    return beats


def _before(record: Record) -> list[_Beat]:
    """The setting-up, and of a race that goes on from a point of another what was raced there."""
    watcher, game = Watcher(), record.declared
    beats: list[_Beat] = []
    chooser: int | None = None
    for state in record.walk(watcher):
        beats.append(_Beat(None, state.clone(), False, read_notes(game.events, watcher.drain()), chooser))
        window = int(state.window())
        chooser = int(state.seat) if window < 0 or game.windows[window].own else None
    return beats


def _told_steps(table: Table, log: list[Entry], first: int, stop: int, seat: int | None) -> Iterator[bytes]:
    """A race under way whose choices could tell of hands: point by point as it was told."""
    before: Parts = {}
    for point, beat in enumerate(_beats(table, log)[: stop + 1]):
        if point < first:
            continue
        heard, state = beat.heard, beat.state
        seen, window = glimpse(table.game, state, seat, beat.held)
        drawn = scene(table.game, seen, beat.events, seat, window)
        own = heard is not None and seat is not None and seat == heard.entry.deed.seat
        asked = None if state.over or (window is not None and not window.own) else int(state.seat)
        step: dict[str, Any] = {
            "point": point,
            "seat": seat if own else beat.seat,
            "choice": spoken(heard.choices[-1]) if heard is not None and own and heard.choices else None,
            "turn": asked,
            "ranks": [int(place) for place in seen.known.ranks()],
        }
        happened = told_events(table.game, state, beat.events, seat)
        yield _drawn_step(step, before, drawn, happened)
        before = drawn


def _drawn_step(step: dict[str, Any], before: Parts, drawn: Parts, happened: bytes) -> bytes:
    """A point of a race as JSON, with what has changed since the one before."""
    sections = joined(Patches().changes(before, drawn))
    return b'%s,"scene":%s,"events":%s}' % (to_json(step)[:-1], sections, happened)


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
    seal = table.seal()
    if table.phase != "over":
        return Proof(seal=seal, method=METHOD, record=None, questions=None)
    record = table.record()
    uploaded = table.source is not None
    return Proof(
        seal=seal, method=METHOD, record=record.to_json(), questions=record.questions(), places=record.places(),
        uploaded=uploaded,
    )  # fmt: skip
