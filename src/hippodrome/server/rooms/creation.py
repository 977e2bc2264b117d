"""How tables come to be: new ones, rematches, recorded races to go on with or to watch."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from hippodrome.engine import registry
from hippodrome.engine.errors import BadRecord, IllegalChoice
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.record import Record, read_record
from hippodrome.server import clock
from hippodrome.server.errors import BadMessage, NotReady, OtherDice, TooManyTables
from hippodrome.server.log import racing, starting
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.bot_seats import DEFAULT_BOT, bot_chair
from hippodrome.server.log.chairs import Chair, hashed, new_token
from hippodrome.server.log.deed import Entry
from hippodrome.server.log.looks import chose, in_colour, moved_along
from hippodrome.server.log.lots import Lot
from hippodrome.server.log.occasions import Occasion
from hippodrome.server.log.opening import Created
from hippodrome.server.log.table import SPECTATORS, Table
from hippodrome.server.rooms import persons
from hippodrome.server.rooms.room import Room
from hippodrome.server.rooms.rooms import Rooms
from hippodrome.server.store.guests import Guest
from hippodrome.server.views.workshop import understood
from hippodrome.server.wire import resources
from hippodrome.server.wire.nouns import CODE_LENGTH, CODE_LETTERS, PRIVATE_CODE, Name, TableSettings

LONGEST = 100_000
"""Choices in an uploaded record."""
LONGEST_NAME = 60
"""Letters of a name in an uploaded record; at the table it is cut to what is shown."""
_COMMITMENT = re.compile("[0-9a-f]{64}")
_NAME: TypeAdapter[str] = TypeAdapter(Name)


def new_code(private: bool) -> str:
    """A code that can be read aloud; a longer one where only those who know it should find the table."""
    length = PRIVATE_CODE if private else CODE_LENGTH
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def checked_options(game: Game, players: int, given: Mapping[str, object]) -> dict[str, Value]:
    """Options that give a race."""
    options = game.read_options(players, given)
    with understood(game):
        game.build(players, options)
    return options


async def create(
    rooms: Rooms, guest: Guest, new: resources.NewTable, origin: str | None
) -> tuple[Room, list[resources.SeatKey]]:
    """A new table, with the keys of the seats taken on this device."""
    game = registry.game(new.game)
    record = None
    if new.continued is not None:
        record = await asyncio.to_thread(checked_record, new.continued.record, new.continued.point)
        if record.game != game.name or record.players != len(new.seats):
            raise BadRecord(problem="fields", point=0)
        if record.fold().over:
            raise BadRecord(problem="result", point=len(record.moves))
        game = record.declared
    lot, secret = same_dice(record.chance) if record and new.continued and new.continued.same else (None, None)
    options = record.options if record is not None else checked_options(game, len(new.seats), new.options)
    chairs, keys = _chairs(guest, new, game)
    if new.start and any(chair.kind == "open" for chair in chairs):
        raise NotReady(waiting=", ".join(f"#{seat + 1}" for seat, c in enumerate(chairs) if c.kind == "open"))
    if record is None:
        options = await _in_their_colour(rooms, guest, game, chairs, options)
    deed = opened(
        game, chairs, options, starting.checked_settings(new.settings, game), guest.name,
        host=guest.id,
        language=guest.language,
        record=None if record is None else record.to_json(),
        lot=lot,
        occasion=Occasion(club=new.club) if new.club else None,
    )  # fmt: skip
    room = await keep(rooms, deed, origin, secret=secret)
    if new.start:
        await room.commit(lambda _now: starting.start(room.table, room.secret, None, by_host=True))
        if new.continued is not None and new.continued.choice is not None:
            await _choose(room, new.continued.choice)
    return room, keys


async def _in_their_colour(
    rooms: Rooms, guest: Guest, game: Game, chairs: list[Chair], options: dict[str, Value]
) -> dict[str, Value]:
    """Whoever makes a table races in the colour they like, unless they chose another this time."""
    seat = next((seat for seat, chair in enumerate(chairs) if chair.guest == guest.id), None)
    colour, _ = persons.badge(await rooms.notices.tidings.profiles.of(guest.id))
    if seat is None or chose(game, len(chairs), options, seat):
        return options
    everybody = range(len(chairs))
    return in_colour(game, len(chairs), options, seat, colour, everybody) or options


def same_dice(chance: Mapping[str, Any]) -> tuple[Lot, bytes]:
    """The dice of a recorded race, to be thrown again: those of its seats and turns, which everybody may know."""
    if chance["kind"] != "duplicate" or "secret" not in chance:
        raise OtherDice()
    return Lot(dice=chance["table"], after=chance.get("after")), bytes.fromhex(chance["secret"])


async def _choose(room: Room, choice: int) -> None:
    """What if this had been chosen? The first choice of a race that goes on is made."""
    table = room.table
    seat, asked = int(table.racing.seat), table.asked
    if choice not in table.racing.choices():
        raise IllegalChoice(choice=choice, choices=", ".join(map(str, table.racing.choices())))
    bot = table.chairs[seat].player
    await room.commit(lambda _now: racing.move(room.table, seat, asked, [choice], room.secret, None, bot))


def _chairs(guest: Guest, new: resources.NewTable, game: Game) -> tuple[list[Chair], list[resources.SeatKey]]:
    chairs: list[Chair] = []
    keys: list[resources.SeatKey] = []
    if sum(request.kind == "me" for request in new.seats) > 1:
        raise BadMessage(problem="seats: only one is `me`")
    for seat, request in enumerate(new.seats):
        if request.kind == "open":
            chairs.append(Chair())
        elif request.kind == "bot":
            bot = bot_chair(request.bot or DEFAULT_BOT, {chair.name for chair in chairs}, guest.language, game)
            chairs.append(replace(bot, name=request.name, number=None) if request.name else bot)
        else:
            token = new_token()
            name = request.name or (guest.name if request.kind == "me" else f"{guest.name} {seat + 1}")
            keys.append(resources.SeatKey(seat=seat, token=token))
            here = request.kind == "here"
            chairs.append(Chair("person", name, guest=guest.id, token=hashed(token), device=0, ready=here))
    return chairs, keys


def opened(
    game: Game, chairs: Sequence[Chair], options: dict[str, Any], settings: TableSettings, name: str, **more: Any
) -> Created:
    """The first deed at a table, but for the dice."""
    return Created(
        game=game.name,
        rules=game.rules_version,
        data=game.data_version,
        players=len(chairs),
        options=options,
        settings=settings,
        name=name,
        chairs=tuple(chairs),
        **more,
    )


def sealed(code: str, deed: Created, secret: bytes) -> Entry:
    """The first entry of a log, its dice sealed."""
    commitment = hashlib.sha256(secret).hexdigest()
    return Entry(code, 1, clock.now(), deed.model_copy(update={"commitment": commitment}))


async def keep(
    rooms: Rooms, deed: Created, origin: str | None, uploaded: bool = False, secret: bytes | None = None
) -> Room:
    """Keep a table under a code that is free, with dice of its own or on those of another race."""
    secret = secrets.token_bytes(32) if secret is None else secret
    while True:
        code = new_code(private=not deed.settings.listed)
        if rooms.neighbours.home(code) is not None:
            # A table that belongs elsewhere would soon be moved there.
            continue
        entry = sealed(code, deed, secret)
        table, told = Table(entry.code).after(entry)
        if await rooms.store.logs.create(table, entry, secret, origin, uploaded):
            room = Room(rooms, table, secret, [told])
            rooms.admit(room)
            return room


async def rematch(rooms: Rooms, old: Table, actor: Actor, same: bool = False) -> Room:
    """The same players, settings and mutes, seats rotated by one; the same tokens open the seats.

    On the `same` dice each seat meets what it has met before: who sits there now has seen it.
    """
    lot, secret = same_dice(old.record().chance) if same else (None, None)
    rotated = [*old.chairs[1:], old.chairs[0]]
    chairs = [replace(chair, ready=chair.kind == "bot", salt=None, stand_in=None, why=None) for chair in rotated]
    # Dice that everybody knows count for nothing.
    settings = old.settings.model_copy(update={"rated": False}) if same else old.settings
    moved = {SPECTATORS: SPECTATORS} | {seat: (seat - 1) % old.players for seat in range(old.players)}
    options = moved_along(old.game, old.players, old.options, moved)
    deed = opened(
        old.game, chairs, options, settings, old.chairs[actor.seats(old)[0]].name,
        host=actor.guest or old.host,
        language=old.language,
        before=old.code,
        silenced=tuple(sorted(moved[seat] for seat in old.silenced)),
        mutes=tuple(sorted((moved[who], moved[whom]) for who, whom in old.mutes)),
        lot=lot and lot.model_copy(update={"after": None}),
        occasion=Occasion(club=old.occasion.club) if old.occasion.club else None,
    )  # fmt: skip
    origin = await rooms.store.lists.origin(old.code)
    if origin is not None and await rooms.store.lists.count_from(origin, False) >= rooms.settings.tables_from:
        raise TooManyTables()
    room = await keep(rooms, deed, origin, secret=secret)
    if all(chair.kind == "bot" or (chair.guest is not None and chair.guest in actor.guests) for chair in chairs):
        # Nobody else is waited for.
        await room.commit(lambda _now: starting.start(room.table, room.secret, None, by_host=True))
    return room


# Records


def checked_record(data: dict[str, Any], point: int | None = None) -> Record:
    """A record (up to a point) whose every choice and outcome holds together."""
    try:
        record = read_record(data)
        if len(record.moves) > LONGEST:
            raise BadRecord(problem="fields", point=LONGEST)
        checked_options(record.declared, record.players, record.options)
        if len(record.seats) != record.players or any(len(name) > LONGEST_NAME for name in record.seats):
            raise BadRecord(problem="fields", point=0)
        if not _COMMITMENT.fullmatch(str(record.chance.get("commitment", "0" * 64))):
            raise BadRecord(problem="chance", point=0)
        record.verify()
        return record if point is None else record.until(point)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadRecord(problem="fields", point=0) from error


def watched(record: Record, name: str, host: str | None) -> Created:
    """A table that only shows a recorded race."""
    chairs = [Chair("person", _name(name, seat)) for seat, name in enumerate(record.seats)]
    settings = TableSettings(undo=False, hints=False)
    more = {"host": host, "record": record.to_json(), "watch": True}
    return opened(record.declared, chairs, record.options, settings, name, **more)


async def upload(rooms: Rooms, guest: Guest, data: dict[str, Any], origin: str | None) -> resources.Uploaded:
    """Check a recorded race and open it at a table of its own, to watch."""
    record = await asyncio.to_thread(checked_record, data)
    proved = await asyncio.to_thread(record.verify)
    room = await keep(rooms, watched(record, guest.name, guest.id), origin, uploaded=True)
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
