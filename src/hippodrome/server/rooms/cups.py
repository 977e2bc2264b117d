"""Cups of clubs: entering, the start, rounds that open and close by themselves, whatever process is there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from hippodrome.engine import registry
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.server import clock
from hippodrome.server.club_errors import ClubFull, CupRefused, NoSuchCup
from hippodrome.server.cups import draw
from hippodrome.server.cups.plan import Plan, Round
from hippodrome.server.cups.results import Result
from hippodrome.server.cups.standings import Row, Where, standings
from hippodrome.server.log import opening, starting
from hippodrome.server.log.bot_seats import DEFAULT_BOT, bot_chair
from hippodrome.server.log.chairs import Chair, Why
from hippodrome.server.log.lots import Lot
from hippodrome.server.log.occasions import Occasion
from hippodrome.server.log.seating import told_apart
from hippodrome.server.log.standing_in import hand_over
from hippodrome.server.rooms import clubs, creation
from hippodrome.server.rooms.clubs import Visit
from hippodrome.server.rooms.room import Room
from hippodrome.server.store.access import Line
from hippodrome.server.store.cups import Cup
from hippodrome.server.store.guests import Guest
from hippodrome.server.wire import clubs as club_wire
from hippodrome.server.wire import cups as wire
from hippodrome.server.wire.nouns import TableSettings

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

MOST_CUPS = 60
"""Cups of a club."""
SHOWN = 8
FEWEST = 2
USUAL_ROUNDS = 3
SOMEBODY = "?"


def plan_of(cup: Cup) -> Plan:
    """The frame of a cup."""
    kept = cup.plan
    return Plan(kept["format"], kept["rounds"] or USUAL_ROUNDS, kept["size"], len(kept["games"]))


def word_of(cup: Cup) -> str:
    """What the draw follows from. The dice follow from the seed too, which stays secret."""
    return hashlib.sha256(f"{cup.seed}:draw".encode()).hexdigest()[:32]


async def found(rooms: Rooms, code: str, guest: Guest | None) -> tuple[Cup, Visit]:
    """A cup, and whoever comes to its club."""
    cup = await rooms.store.cups.get(code)
    if cup is None:
        raise NoSuchCup()
    return cup, await clubs.visit(rooms, cup.club, guest)


async def hold(rooms: Rooms, at: Visit, new: wire.NewCup) -> str:
    """A keeper announces a cup; its code."""
    at.must("cups")
    if await rooms.store.cups.count(at.club.code) >= MOST_CUPS:
        raise ClubFull(what="cups")
    for one in new.games:
        game = registry.game(one.game)
        if new.size not in game.players:
            raise CupRefused(why="size")
        creation.checked_options(game, new.size, one.options)
    if new.format == "groups" and new.rounds == 1:
        raise CupRefused(why="rounds")
    plan = new.model_dump(mode="json", exclude={"name"})
    while True:
        seed, code = secrets.token_bytes(32).hex(), creation.new_code(private=True)
        cup = Cup(code, at.club.code, new.name, plan, "open", 0, seed, clock.now(), None, None)
        if await rooms.store.cups.create(cup):
            return code


# Entrants


def holders(lines: Sequence[Line], number: int) -> dict[int, str]:
    """Who holds each place in a round."""
    return {
        line.place: line.guest
        for line in lines
        if line.since <= number and (line.until is None or number <= line.until)
    }


def vacant(cup: Cup, lines: Sequence[Line]) -> list[int]:
    """Places that nobody holds from the next round on, for substitutes."""
    taken = {line.place for line in lines if line.until is None}
    return sorted({line.place for line in lines} - taken)


async def enter(rooms: Rooms, cup: Cup, at: Visit) -> None:
    """Somebody wants to race: from the start, later as a newcomer, or in the place of who has gone."""
    member = at.must("enter")
    if cup.phase == "over" or (cup.phase == "racing" and cup.round >= plan_of(cup).rounds):
        raise CupRefused(why="late")
    for _ in range(wire.MOST_ENTRANTS):
        lines = await rooms.store.cups.entrants(cup.code)
        if any(line.guest in at.ids and line.until is None for line in lines):
            return
        free = vacant(cup, lines) if cup.phase == "racing" and plan_of(cup).ahead else []
        everybody = {line.place for line in lines}
        if cup.phase == "racing" and plan_of(cup).ahead and not free:
            raise CupRefused(why="drawn")
        if len(everybody) >= wire.MOST_ENTRANTS and not free:
            raise ClubFull(what="people")
        place = free[0] if free else max(everybody, default=-1) + 1
        if await rooms.store.cups.enter(cup, place, cup.round + 1, member.guest):
            return
    raise ClubFull(what="people")


async def withdraw(rooms: Rooms, cup: Cup, at: Visit) -> None:
    """Somebody does not race on; a race under way is theirs to finish, or to leave."""
    at.must("leave")
    if cup.phase == "over":
        raise CupRefused(why="late")
    await rooms.store.cups.withdraw(cup, at.ids)


async def cancel(rooms: Rooms, cup: Cup, at: Visit) -> None:
    """A keeper calls a cup off."""
    at.must("cups")
    await rooms.store.cups.remove(cup)


# Rounds


async def start(rooms: Rooms, cup: Cup, at: Visit) -> None:
    """A keeper lets the cup begin: the draw is made, and the tables of the first round stand."""
    at.must("cups")
    if cup.phase != "open":
        raise CupRefused(why="begun")
    places = sorted(holders(await rooms.store.cups.entrants(cup.code), 1))
    if len(places) < FEWEST:
        raise CupRefused(why="few")
    kept = dict(cup.plan)
    if not kept["rounds"]:
        league = min(wire.MOST_ROUNDS, draw.league_rounds(len(places), kept["size"]))
        kept["rounds"] = league if kept["format"] == "league" else USUAL_ROUNDS
    plan = Plan(kept["format"], kept["rounds"], kept["size"], len(kept["games"]))
    first: Round
    if plan.ahead:
        drawn = await asyncio.to_thread(draw.schedule, plan, word_of(cup), len(places))
        kept["schedule"] = [[[places[one] for one in table] for table in tables] for tables in drawn]
        first = _read(kept["schedule"][0]) if drawn else draw.final(plan, word_of(cup), places, [])
    else:
        first = await asyncio.to_thread(draw.next_round, plan, word_of(cup), places, [])
    now = clock.now()
    await rooms.store.cups.open_round(cup, 1, first, kept, now, now + kept["hours"] * 3600)
    await advance(rooms, cup.code)


def _read(tables: Sequence[Sequence[int]]) -> Round:
    return tuple(tuple(table) for table in tables)


def rounds_of(lines: Sequence[Line]) -> list[Round]:
    """The draw so far."""
    drawn: dict[int, list[tuple[int, ...]]] = {}
    for line in lines:
        drawn.setdefault(line.round, []).append(tuple(json.loads(line.seats)))
    return [tuple(drawn[number]) for number in sorted(drawn)]


def told(lines: Sequence[Line], results: Mapping[str, Result]) -> dict[Where, Result]:
    """Results by round and table."""
    return {(line.round, line.number): results[line.at_table] for line in lines if line.at_table in results}


async def table_of_places(rooms: Rooms, cup: Cup) -> tuple[list[Line], list[Row]]:
    """The draw of a cup and its standings, as the pure function has them."""
    lines = await rooms.store.cups.pairings(cup.code)
    results = await rooms.store.results.of_cup(cup.code)
    return lines, standings(plan_of(cup), word_of(cup), rounds_of(lines), told(lines, results))


async def advance(rooms: Rooms, code: str) -> None:
    """Do what is to be done in a cup: tables that lack, a round that is over, a time that has run out.

    Any process may, at any time and more than once: the database lets each step happen once.
    """
    for _ in range(wire.MOST_ROUNDS + 1):
        cup = await rooms.store.cups.get(code)
        if cup is None or cup.phase != "racing" or rooms.closing:
            return
        lines = [line for line in await rooms.store.cups.pairings(code) if line.round == cup.round]
        for line in lines:
            if line.at_table is None:
                await _set_up(rooms, cup, line)
        results = await rooms.store.results.of_cup(code)
        if any(line.at_table not in results for line in lines):
            if cup.due is not None and cup.due <= clock.now():
                await _time_is_over(rooms, lines, results)
            return
        if cup.round >= plan_of(cup).rounds:
            await rooms.store.cups.finish(cup)
            return
        await _next(rooms, cup)


async def _next(rooms: Rooms, cup: Cup) -> None:
    """Draw the next round."""
    plan, number = plan_of(cup), cup.round + 1
    lines, rows = await table_of_places(rooms, cup)
    active = holders(await rooms.store.cups.entrants(cup.code), number)
    past = rounds_of(lines)
    if plan.final(number):
        tables = draw.final(plan, word_of(cup), _by_group(rows, past), past)
    elif plan.ahead:
        tables = _read(cup.plan["schedule"][number - 1])
    else:
        tables = await asyncio.to_thread(draw.next_round, plan, word_of(cup), sorted(active), past)
    if not tables:
        await rooms.store.cups.finish(cup)
        return
    now = clock.now()
    await rooms.store.cups.open_round(cup, number, tables, cup.plan, now, now + cup.plan["hours"] * 3600)


def _by_group(rows: Sequence[Row], past: Sequence[Round]) -> list[int]:
    """Everybody by how far they came in their group: all winners first, then all seconds, and so on."""
    groups = {place: number for number, table in enumerate(past[0]) for place in table}
    far: dict[int, int] = {}
    ranked = []
    for row in rows:
        group = groups.get(row.place, -1)
        far[group] = far.get(group, 0) + 1
        ranked.append((far[group], row.rank, row.place))
    return [place for _, _, place in sorted(ranked)]


async def _set_up(rooms: Rooms, cup: Cup, line: Line) -> None:
    """The table of a pairing; people find it among their races. A place that nobody holds is a bot's."""
    plan, kept = plan_of(cup), cup.plan
    raced = kept["games"][plan.game(cup.round)]
    game = registry.game(raced["game"])
    people = holders(await rooms.store.cups.entrants(cup.code), cup.round)
    names = await rooms.store.clubs.names(people.values())
    chairs: list[Chair] = []
    for seat, place in enumerate(json.loads(line.seats)):
        guest = people.get(place)
        taken = {chair.name for chair in chairs}
        if guest is None or guest not in names:
            chairs.append(bot_chair(DEFAULT_BOT, taken, "en", game))
        else:
            chairs.append(Chair("person", told_apart(names[guest], taken), guest=guest, device=seat))
    least = kept["size"] if plan.format == "duplicate" else 0
    while len(chairs) < least or len(chairs) not in game.players:
        chairs.append(bot_chair(DEFAULT_BOT, {chair.name for chair in chairs}, "en", game))
    deed = creation.opened(
        game, chairs, _options(game, len(chairs), raced["options"]), _settings(cup, chairs), cup.name,
        host=None,
        lot=Lot(dice=f"{cup.code}/{cup.round}") if plan.format == "duplicate" else None,
        occasion=Occasion(
            club=cup.club, cup=cup.code, round=cup.round, number=line.number, sealed=plan.format == "duplicate"
        ),
    )  # fmt: skip
    secret = hmac.new(bytes.fromhex(cup.seed), f"round {cup.round}".encode(), "sha256").digest()
    room = await creation.keep(rooms, deed, None, secret=secret if plan.format == "duplicate" else None)
    if not await rooms.store.cups.seat(cup, cup.round, line.number, room.table.code):
        await rooms.forget(room.table.code)
        return
    if kept["mode"] == "turns" or not room.table.people:
        await room.commit(lambda _now: starting.start(room.table, room.secret, None, by_host=True))


def _options(game: Game, players: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a cup, at a smaller table as far as it can have them."""
    try:
        return creation.checked_options(game, players, wanted)
    except HippodromeError:
        return creation.checked_options(game, players, {})


def _settings(cup: Cup, chairs: Sequence[Chair]) -> TableSettings:
    kept = cup.plan
    rated = kept["rated"] and all(chair.kind == "person" for chair in chairs)
    return TableSettings.model_validate(
        {
            "mode": kept["mode"], "clock": kept["clock"], "hints": False, "rated": rated,
            "spectators": kept["format"] != "duplicate",
            # Turn by turn nobody sits and watches how a bot moves.
            "bot_seconds": 0.0 if kept["mode"] == "turns" else 0.8,
        }
    )  # fmt: skip


async def _time_is_over(rooms: Rooms, lines: Sequence[Line], results: Mapping[str, Result]) -> None:
    """Bots finish what is not over. Who was asked, or never came, has left; for the others it is no fault."""
    for line in lines:
        if line.at_table is None or line.at_table in results:
            continue
        room = await rooms.fetch(line.at_table)
        waiting = [chair.ready for chair in room.table.chairs]
        if room.table.phase == "lobby":
            await room.commit(lambda _now, at=room: starting.start(at.table, at.secret, None, by_host=True))  # type: ignore[misc]
            for seat, ready in enumerate(waiting):
                await _hand_over(room, seat, "deadline" if ready else "absent")
        elif room.table.phase == "racing":
            asked = room.table.turn
            for seat in range(len(room.table.chairs)):
                await _hand_over(room, seat, "time" if seat == asked else "deadline")


async def _hand_over(room: Room, seat: int, why: Why) -> None:
    with suppress(HippodromeError):
        await room.commit(lambda _now: hand_over(room.table, seat, why))


async def ended(rooms: Rooms, room: Room) -> None:
    """A race is over: note it, and let its cup go on."""
    await clubs.ended(rooms, room.table)
    if room.table.occasion.cup is not None:
        await advance(rooms, room.table.occasion.cup)


async def admitted(rooms: Rooms, room: Room, guests: Collection[str]) -> bool:
    """May somebody look at a race whose dice others meet? Once their own is over, or all of the round; then they are
    told.
    """
    occasion = room.table.occasion
    cup = await rooms.store.cups.get(occasion.cup or "")
    if cup is None or cup.phase == "over" or cup.round > occasion.round:
        if room.table.phase == "over" and room.table.secret is None:
            await room.commit(lambda _now: opening.reveal(room.table, room.secret))
        return True
    people = holders(await rooms.store.cups.entrants(cup.code), occasion.round)
    mine = {place for place, guest in people.items() if guest in guests}
    results = await rooms.store.results.of_cup(cup.code)
    own = [
        line.at_table
        for line in await rooms.store.cups.pairings(cup.code)
        if line.round == occasion.round and mine & set(json.loads(line.seats))
    ]
    return any(table in results for table in own)


async def of_club(rooms: Rooms, at: Visit) -> list[club_wire.CupInClub]:
    """The newest cups of a club."""
    shown = []
    for cup in await rooms.store.cups.of_club(at.club.code, SHOWN):
        lines = await rooms.store.cups.entrants(cup.code) if at.ids else []
        shown.append(
            club_wire.CupInClub(
                code=cup.code, name=cup.name, phase=cup.phase,  # type: ignore[arg-type]
                round=cup.round, rounds=plan_of(cup).rounds, due=cup.due,
                entered=any(line.guest in at.ids and line.until is None for line in lines),
            )
        )  # fmt: skip
    return shown
