"""Races on the same dice: the race of the day, sets among friends, the same dice again, and what nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from hippodrome.engine import registry
from hippodrome.engine.record import Record, read_record
from hippodrome.server.ops.housekeeping import export, prune
from hippodrome.server.rooms.sets import day_set
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES, race, seated, usual_players

pytestmark = pytest.mark.asyncio

QUICK = {"par": "random", "day_bot": "random"}
SMALL = min(GAMES, key=lambda name: (registry.game(name).minutes[1], name))
FEWEST = registry.game(SMALL).players[0]


async def why(wanted: Any) -> str:
    with pytest.raises(Refused) as refused:
        await wanted
    return refused.value.key


@asynccontextmanager
async def two(server: Served) -> AsyncIterator[tuple[Api, Api]]:
    async with Api(server.address) as one, Api(server.address) as other:
        yield await one.introduce("Ann"), await other.introduce("Bob")


async def run(server: Served, api: Api, kept: dict[str, Any], number: int, last: bool, **more: Any) -> str:
    """Race a race of a set, by always choosing the first option or the last; the code of its table."""
    wanted = {"race": number, "bot_seconds": 0, **more}
    made = await api.post(f"/api/sets/{kept['code']}/races", wanted)
    code = str(made["table"]["code"])
    async with Player(server.address, code, guest=api.token) as player:
        while not player.over:
            await player.until(lambda me: me.asked or me.over)
            if player.asked:
                assert player.view is not None
                await player.move(player.view["choices"][-1 if last else 0])
        assert '"secret":"' not in "".join(player.frames)
    return code


async def told(api: Api, code: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """A set, once something is true of it that the server notes by itself."""
    async with asyncio.timeout(60):
        while True:
            found: dict[str, Any] = await api.get(f"/api/sets/{code}")
            if wanted(found):
                return found
            await asyncio.sleep(0.05)


def met(record: Record) -> dict[str, int]:
    """What chance said in a race, by the names of the questions."""
    places = record.places()
    assert places is not None
    outcomes = [record.start, *(move.outcomes for move in record.moves)]
    found: dict[str, int] = {}
    for named, said in zip(places, outcomes, strict=True):
        found.update(zip(named, said, strict=True))
    return found


async def test_the_games_take_turns_and_so_do_their_seats() -> None:
    first = date(2026, 11, 18)
    days = [day_set(first + timedelta(days=after), "random", 0.0) for after in range(2 * len(GAMES))]
    assert {day.game for day in days[: len(GAMES)]} == set(GAMES)
    for day, later in zip(days, days[len(GAMES) :], strict=False):
        assert day.game == later.game
        assert (day.seats[0] + 1) % day.players == later.seats[0]
        assert day.closes - days[0].closes == 86_400.0 * days.index(day)
    assert days[0].closes == datetime(2026, 11, 19, tzinfo=UTC).timestamp()
    assert len({day.secret for day in days}) == len(days)


async def test_the_race_of_the_day_counts_once_and_gives_nothing_away(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database, **QUICK)
    async with two(server) as (ann, bob):
        day = await ann.get("/api/today")
        assert day == await bob.get(f"/api/sets/{day['code']}")
        assert day["date"] == day["code"]
        assert day["secret"] is None
        assert day["game"] in GAMES
        assert await why(ann.post(f"/api/sets/{day['code']}/races", {"practice": True})) == "not-raced"
        assert await why(ann.post(f"/api/sets/{day['code']}/close", None)) == "not-the-host"
        made = await ann.post(f"/api/sets/{day['code']}/races", {"bot_seconds": 0})
        code = made["table"]["code"]
        async with Player(server.address, code, guest=ann.token) as player:
            assert await why(player.ask("hand_over", who=day["races"][0]["seat"])) == "switched-off"
            await player.ask("resign")
            await player.until(lambda me: me.over)
        mine = await told(ann, day["code"], lambda found: found["races"][0]["over"])
        [row] = [row for row in mine["rows"] if row["mine"]]
        assert row["tries"][0]["place"] == day["players"], "who gives up has come last"
        again = await ann.post(f"/api/sets/{day['code']}/races", {})
        assert (again["table"]["code"], again["seats"]) == (code, [])
        record = await ann.get(f"/api/tables/{code}/record")
        assert record["chance"]["kind"] == "duplicate"
        assert "secret" not in record["chance"]
        others = await bob.get(f"/api/sets/{day['code']}")
        assert all(one is None for row in others["rows"] for one in row["tries"])
        assert others["racers"] == 1
        for page in ("record", "replay", "proof", "history", "analysis"):
            assert await why(bob.get(f"/api/tables/{code}/{page}")) == "switched-off"
        assert await why(Player(server.address, code, guest=bob.token).join()) == "switched-off"
        practice = await ann.post(f"/api/sets/{day['code']}/races", {"practice": True})
        assert practice["table"]["code"] != code


async def test_friends_race_four_races_on_the_same_dice_and_one_table_tells(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database, **QUICK)
    async with two(server) as (ann, bob):
        wanted = {"game": SMALL, "players": FEWEST, "bot": "random"}
        kept = await ann.post("/api/sets", wanted)
        assert [one["seat"] for one in kept["races"]] == [number % FEWEST for number in range(4)]
        hers = [await run(server, ann, kept, number, last=False) for number in range(2)]
        his = await run(server, bob, kept, 0, last=True)
        seen = await told(bob, kept["code"], lambda found: found["races"][0]["over"])
        assert [[one is not None for one in row["tries"]] for row in seen["rows"] if row["name"] == "Ann"] == [
            [1, 0, 0, 0]
        ]
        assert (await bob.get(f"/api/tables/{hers[0]}/record"))["game"] == SMALL
        assert await why(bob.get(f"/api/tables/{hers[1]}/record")) == "switched-off"
        assert await why(bob.post(f"/api/sets/{kept['code']}/close", None)) == "not-the-host"
        await told(ann, kept["code"], lambda found: found["races"][1]["over"])
        closed = await ann.post(f"/api/sets/{kept['code']}/close", None)
        assert closed["closed"]
        assert [row["name"] for row in closed["rows"] if row["name"]] == ["Ann", "Bob"]
        assert await why(bob.post(f"/api/sets/{kept['code']}/races", {"race": 1})) == "set-closed"
        records = []
        for code in (hers[0], his):
            proof = await bob.get(f"/api/tables/{code}/proof")
            assert proof["seal"]["secret"] == closed["secret"]
            record = read_record(proof["record"])
            assert record.verify() == len(record.start) + sum(len(move.outcomes) for move in record.moves)
            records.append(record)
        one, other = map(met, records)
        dice = [place for place in one.keys() & other.keys() if "-" not in place]
        assert all(one[place] == other[place] for place in dice)
        again = await run(server, bob, kept, 0, last=False, practice=True)
        assert read_record(await bob.get(f"/api/tables/{again}/record")).moves == records[0].moves, (
            "the bots are the same"
        )
        await prune(database, 0.0, 1e6, 1e6, False)
        archived = await export(database, hers[1], False)
        assert archived.verify() > 0, "the dice of a race that nobody has looked at since are not lost"


@pytest.mark.parametrize("game", GAMES)
async def test_a_race_goes_on_from_any_point_on_the_same_dice(game: str, server: Served) -> None:
    async with seated(server.address, game, 1, bots=usual_players(game) - 1) as table:
        await race(table)
        told = await table.host.get(f"/api/tables/{table.code}/record")
        record = read_record(told)
        point = next(at for at in range(len(record.moves) // 2, -1, -1) if record.fold(at).seat == 0)
        seats = [{"kind": "bot", "bot": "random"} for _ in range(record.players)]
        choices = record.fold(point).choices()
        better = choices[0] if choices[0] != record.moves[point].choice else choices[-1]
        continued = {"record": told, "point": point, "same": True, "choice": better}
        new = {"game": game, "seats": seats, "settings": {"bot_seconds": 0}, "start": True, "continued": continued}
        made = await table.host.post("/api/tables", new)
        code = made["table"]["code"]
        async with Player(server.address, code, guest=table.host.token) as watcher:
            await watcher.until(lambda me: me.over)
        other = read_record(await table.host.get(f"/api/tables/{code}/record"))
        assert other.moves[:point] == record.moves[:point]
        assert other.moves[point].choice == better
        assert other.verify() == len(other.start) + sum(len(move.outcomes) for move in other.moves), "all is proved"
        before, after = met(record), met(other)
        assert all(before[place] == after[place] for place in before.keys() & after.keys() if "-" not in place)
        wrong = {**new, "continued": {**continued, "choice": 10**6 - 1}}
        assert await why(table.host.post("/api/tables", wrong)) == "illegal-choice"
        seeded = {**told, "chance": {"kind": "given"}}
        assert await why(table.host.post("/api/tables", {**new, "continued": {**continued, "record": seeded}})) == (
            "other-dice"
        )


async def test_a_rematch_on_the_same_dice_has_the_seats_exchanged(server: Served) -> None:
    async with seated(server.address, SMALL, 1, bots=FEWEST - 1) as table:
        assert await why(table.players[0].ask("rematch", same=True)) == "not-over"
        await race(table)
        await table.players[0].ask("rematch", same=True)
        code = table.players[0].table["rematch"]
        before = read_record(await table.host.get(f"/api/tables/{table.code}/record"))
        async with Player(server.address, code, seats=table.tokens, guest=table.host.token) as player:
            assert player.you["seats"] == [FEWEST - 1]
            while not player.over:
                await player.until(lambda me: me.asked or me.over)
                if player.asked:
                    await player.move()
        after = read_record(await table.host.get(f"/api/tables/{code}/record"))
        assert after.start == before.start
        assert after.verify() > 0
        assert not after.named
        one, other = met(before), met(after)
        assert all(one[place] == other[place] for place in one.keys() & other.keys() if "-" not in place)
