"""Races on the same dice: the race of the day, sets among friends, who may race and see what."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING

from hippodrome import bots
from hippodrome.engine import registry
from hippodrome.engine.errors import UnknownBot
from hippodrome.server import clock
from hippodrome.server.errors import NoSuchSet, NotRaced, NotTheHost, SetClosed
from hippodrome.server.log import opening, starting
from hippodrome.server.log.bot_seats import DEFAULT_BOT, bot_chair, known_bot
from hippodrome.server.log.chairs import Chair, hashed, new_token
from hippodrome.server.log.lots import Lot
from hippodrome.server.log.table import Table
from hippodrome.server.rooms import creation
from hippodrome.server.rooms.room import Room
from hippodrome.server.store.guests import Guest
from hippodrome.server.store.sets import PAR, Set
from hippodrome.server.wire.nouns import Language, TableSettings
from hippodrome.server.wire.resources import SeatKey
from hippodrome.server.wire.sets import RACES, NewSet, NewTry

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

OPEN_FOR = 7 * 86_400.0
"""Seconds after which a set among friends is closed, if its host does not close it before."""
SETTINGS = TableSettings(hints=False, spectators=False, chat="off")
"""Nobody is helped, and nobody looks on."""


def day_of(now: float) -> date:
    """The date of a moment, the same all over the world."""
    return datetime.fromtimestamp(now, UTC).date()


def day_set(day: date, bot: str, now: float) -> Set:
    """The race of a day: the games take turns, and so do their seats."""
    names = registry.names()
    rounds, turn = divmod(day.toordinal(), len(names))
    game = registry.game(names[turn])
    players = game.usual_players
    closes = datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()
    options = game.read_options(players)
    seats = (rounds % players,)
    return Set(day.isoformat(), game.name, players, options, seats, bot, secrets.token_bytes(32), None, now, closes)


async def today(rooms: Rooms) -> Set:
    """The race of the day, begun by whoever asks first."""
    now = clock.now()
    code = day_of(now).isoformat()
    found = await rooms.store.sets.get(code)
    return found or await rooms.store.sets.open(day_set(day_of(now), rooms.settings.day_bot, now))


async def among_friends(rooms: Rooms, guest: Guest, new: NewSet) -> Set:
    """Four races from one seat after the other, for whoever has the link."""
    game = registry.game(new.game)
    players = game.usual_players if new.players is None else new.players
    options = creation.checked_options(game, players, new.options)
    now = clock.now()
    seats = tuple(race % players for race in range(RACES))
    code, secret = creation.new_code(private=True), secrets.token_bytes(32)
    bot = known_bot(new.bot or DEFAULT_BOT, [game])
    if bots.at_tables(bot) != bot:
        # It thinks by the clock, so it would not choose the same for everybody.
        raise UnknownBot(bot=bot, known=", ".join(name for name in bots.names() if bots.at_tables(name) == name))
    made = Set(code, game.name, players, options, seats, bot, secret, guest.id, now, now + OPEN_FOR)
    return await rooms.store.sets.open(made)


async def found(rooms: Rooms, code: str) -> Set:
    """A set by its code."""
    kept = await rooms.store.sets.get(code)
    if kept is None:
        raise NoSuchSet(code=code)
    return kept


async def close(rooms: Rooms, kept: Set, guest: Guest) -> Set:
    """The host has seen enough: nothing counts any more, and the secret may be known."""
    if kept.host is None or kept.host not in guest.ids:
        raise NotTheHost()
    await rooms.store.sets.close(kept.code, clock.now())
    return await found(rooms, kept.code)


async def enter(
    rooms: Rooms, kept: Set, wanted: NewTry, guest: Guest, origin: str | None
) -> tuple[Table, list[SeatKey]]:
    """A table to race a race of the set at: the one that counts, or one more for practice."""
    race = wanted.race
    if race >= len(kept.seats):
        raise NoSuchSet(code=f"{kept.code}/{race + 1}")
    tried = await rooms.store.sets.mine(kept.code, guest.ids, race)
    counted = next((line for line in tried if line.attempt == 0), None)
    closed = kept.closes <= clock.now()
    if wanted.practice:
        if not closed and (counted is None or counted.ended is None):
            raise NotRaced()
        attempt = max((line.attempt for line in tried), default=0) + 1
        return await _race(rooms, kept, wanted, guest, attempt, origin)
    if counted is not None:
        return await rooms.glance(counted.at_table), []
    if closed:
        raise SetClosed()
    rooms.errands.spawn(_par(rooms, kept, race))
    return await _race(rooms, kept, wanted, guest, 0, origin)


async def _par(rooms: Rooms, kept: Set, race: int) -> None:
    """Have our best bot race a race for comparison, as soon as the first person does."""
    if not await rooms.store.sets.mine(kept.code, (PAR,), race):
        await _race(rooms, kept, NewTry(race=race, bot_seconds=0.0), None, 0)


async def _race(
    rooms: Rooms, kept: Set, wanted: NewTry, guest: Guest | None, attempt: int, origin: str | None = None
) -> tuple[Table, list[SeatKey]]:
    """Set a race up and start it; if somebody was faster with the same attempt, theirs is the one."""
    game, race = registry.game(kept.game), wanted.race
    seat = kept.seats[race]
    token = new_token()
    language: Language = "en" if guest is None else guest.language
    chairs: list[Chair] = []
    for place in range(kept.players):
        taken = {chair.name for chair in chairs}
        if place != seat:
            chairs.append(bot_chair(kept.bot, taken, language, game))
        elif guest is None:
            chairs.append(bot_chair(rooms.settings.par, taken, language, game))
        else:
            chairs.append(Chair("person", guest.name, guest=guest.id, token=hashed(token), device=0))
    lot = Lot(dice=kept.dice(race), set=kept.code, race=race)
    name, host = ("", None) if guest is None else (guest.name, guest.id)
    settings = SETTINGS.model_copy(update={"bot_seconds": wanted.bot_seconds, "stand_in": kept.bot})
    deed = creation.opened(game, chairs, kept.options, settings, name, host=host, language=language, lot=lot)
    room = await creation.keep(rooms, deed, origin, secret=kept.secret)
    code = room.table.code
    racer = PAR if guest is None else guest.id
    if not await rooms.store.sets.enter(kept.code, race, racer, attempt, code):
        await rooms.forget(code)
        tried = await rooms.store.sets.mine(kept.code, (racer,), race)
        return await rooms.glance(next(line.at_table for line in tried if line.attempt == attempt)), []
    await room.commit(lambda _now: starting.start(room.table, room.secret, None, by_host=True))
    return room.table, [] if guest is None else [SeatKey(seat=seat, token=token)]


async def ended(rooms: Rooms, room: Room) -> None:
    """Note how a race of a set ended: who has left it to a bot has come last."""
    table = room.table
    if not table.in_set or table.result is None or table.lot is None or table.lot.set is None:
        return
    kept = await found(rooms, table.lot.set)
    seat = kept.seats[table.lot.race]
    left = table.chairs[seat].stand_in is not None
    await rooms.store.sets.end(table.code, table.players if left else table.result[seat], table.updated)


async def admitted(rooms: Rooms, room: Room, guests: Collection[str]) -> bool:
    """May somebody look at a race of a set? Once their own is over, or the set is closed; then its dice are told."""
    table = room.table
    if table.lot is None or table.lot.set is None:
        return False
    kept = await rooms.store.sets.get(table.lot.set)
    if kept is None or kept.closes <= clock.now():
        if table.phase == "over" and table.secret is None:
            await room.commit(lambda _now: opening.reveal(room.table, room.secret))
        return True
    mine = await rooms.store.sets.mine(kept.code, guests, table.lot.race)
    return any(line.attempt == 0 and line.ended is not None for line in mine)
