"""How tables come to be: new ones, rematches, recorded races to go on with or to watch."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from hippodrome.engine import registry
from hippodrome.engine.errors import BadBoard, BadRecord, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.record import Record, read_record
from hippodrome.server import lobby, play, resources
from hippodrome.server.actors import Actor
from hippodrome.server.chairs import Chair, hashed, new_token
from hippodrome.server.errors import BadMessage, NotReady
from hippodrome.server.guests import Guest
from hippodrome.server.room import Room
from hippodrome.server.rooms import Rooms
from hippodrome.server.table import SPECTATORS, Row, Table, Told
from hippodrome.server.wire import CODE_LENGTH, CODE_LETTERS, Name, Settings

log = logging.getLogger(__name__)

LONGEST = 100_000
"""Choices in an uploaded record."""
_NAME: TypeAdapter[str] = TypeAdapter(Name)


def new_code() -> str:
    """A short code that can be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def checked_options(game: Game, players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """Options that give a race. A board of one's own may be anything: what trips over it is its fault."""
    options = game.read_options(players, given)
    try:
        game.build(players, options)
    except HippodromeError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.info("an own board was refused", extra={"game": game.name, "error": type(error).__name__})
        raise BadBoard(problem="form") from error
    return options


async def create(rooms: Rooms, guest: Guest, new: resources.NewTable) -> tuple[Room, list[resources.SeatKey]]:
    """A new table, with the keys of the seats taken on this device."""
    game = registry.game(new.game)
    record = None
    if new.continued is not None:
        record = await asyncio.to_thread(checked_record, new.continued.record, new.continued.point)
        if record.game != game.name or record.players != len(new.seats):
            raise BadRecord(problem="fields", point=0)
        if record.fold().over:
            raise BadRecord(problem="result", point=len(record.moves))
    options = record.options if record is not None else checked_options(game, len(new.seats), new.options)
    chairs, keys = _chairs(guest, new)
    if new.start and any(chair.kind == "open" for chair in chairs):
        raise NotReady(waiting=", ".join(f"#{seat + 1}" for seat, c in enumerate(chairs) if c.kind == "open"))
    settings = lobby.checked_settings(new.settings)
    body = opened_body(game, chairs, options, settings, guest.id, guest.name) | {"language": guest.language}
    if record is not None:
        body |= {"record": record.to_json(), "watch": False}
    room = await keep(rooms, body)
    if new.start:
        await room.commit(lambda _now: lobby.start(room.table, room.secret, None, by_host=True))
    return room, keys


def _chairs(guest: Guest, new: resources.NewTable) -> tuple[list[Chair], list[resources.SeatKey]]:
    chairs: list[Chair] = []
    keys: list[resources.SeatKey] = []
    if sum(request.kind == "me" for request in new.seats) > 1:
        raise BadMessage(problem="seats: only one is `me`")
    for seat, request in enumerate(new.seats):
        if request.kind == "open":
            chairs.append(Chair())
        elif request.kind == "bot":
            bot = lobby.known_bot(request.bot or play.DEFAULT_BOT)
            named = {"bot": bot, "name": request.name}
            unnamed = lobby.bot_chair(bot, {chair.name for chair in chairs}, guest.language)
            chairs.append(Chair("bot", ready=True, **(named if request.name else unnamed)))
        else:
            token = new_token()
            name = request.name or (guest.name if request.kind == "me" else f"{guest.name} {seat + 1}")
            keys.append(resources.SeatKey(seat=seat, token=token))
            here = request.kind == "here"
            chairs.append(Chair("person", name, guest=guest.id, token=hashed(token), device=0, ready=here))
    return chairs, keys


def opened_body(
    game: Game, chairs: list[Chair], options: dict[str, Any], settings: Settings, host: str | None, name: str
) -> dict[str, Any]:
    """The first row of a log, but for the dice."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "data": game.data_version,
        "players": len(chairs),
        "options": options,
        "settings": settings.model_dump(),
        "host": host,
        "name": name,
        "chairs": [chair.to_json() for chair in chairs],
    }


async def keep(rooms: Rooms, body: dict[str, Any]) -> Room:
    """Keep a table under a code that is free, its dice sealed."""
    secret = secrets.token_bytes(32)
    body["commitment"] = hashlib.sha256(secret).hexdigest()
    while True:
        row = Row(new_code(), 1, time.time(), "created", body=body)
        table, told = Table(row.code).after(row)
        if await rooms.store.create(table, row, secret):
            return _open(rooms, table, told, secret)


def _open(rooms: Rooms, table: Table, told: Told, secret: bytes) -> Room:
    room = Room(rooms, table, secret, [told])
    rooms.admit(room)
    return room


async def rematch(rooms: Rooms, old: Table, actor: Actor) -> Room:
    """The same players, settings and mutes, seats rotated by one; the same tokens open the seats."""
    rotated = [*old.chairs[1:], old.chairs[0]]
    chairs = [replace(chair, ready=chair.kind == "bot", salt=None, stand_in=None, why=None) for chair in rotated]
    host = actor.guest or old.host
    asker = old.chairs[actor.seats(old)[0]].name
    body = opened_body(old.game, chairs, old.options, old.settings, host, asker)
    moved = {SPECTATORS: SPECTATORS} | {seat: (seat - 1) % old.players for seat in range(old.players)}
    quiet = {
        "silenced": sorted(moved[seat] for seat in old.silenced),
        "mutes": sorted((moved[who], moved[whom]) for who, whom in old.mutes),
    }
    return await keep(rooms, body | quiet | {"before": old.code, "language": old.language})


# Records


def checked_record(data: dict[str, Any], point: int | None = None) -> Record:
    """A record (up to a point) whose every choice and outcome holds together."""
    try:
        record = read_record(data)
        if len(record.moves) > LONGEST:
            raise BadRecord(problem="fields", point=LONGEST)
        checked_options(record.declared, record.players, record.options)
        if len(record.seats) != record.players:
            raise BadRecord(problem="fields", point=0)
        record.verify()
        return record if point is None else record.until(point)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(problem="fields", point=0) from error


async def upload(rooms: Rooms, guest: Guest, data: dict[str, Any]) -> resources.Uploaded:
    """Check a recorded race and open it at a table of its own, to watch."""
    record = await asyncio.to_thread(checked_record, data)
    proved = await asyncio.to_thread(record.verify)
    chairs = [Chair("person", _name(name, seat)) for seat, name in enumerate(record.seats)]
    body = opened_body(record.declared, chairs, record.options, Settings(undo=False, hints=False), guest.id, guest.name)
    room = await keep(rooms, body | {"record": record.to_json(), "watch": True})
    return resources.Uploaded(
        code=room.table.code,
        game=record.game,
        points=len(record.moves),
        finished=record.result is not None,
        proved=proved,
    )


def _name(name: str, seat: int) -> str:
    try:
        return _NAME.validate_python(name[:24])
    except ValidationError:
        return f"Seat {seat + 1}"
