"""Cups: fair draws, stated rules, and a whole one with everything that goes wrong in a club of eight."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import itertools
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from hippodrome.server.cups import draw
from hippodrome.server.cups.deciding import deciding
from hippodrome.server.cups.plan import Format, Plan, Round, halves, sizes
from hippodrome.server.cups.results import Fate, Result, SeatResult
from hippodrome.server.cups.standings import lot, standings
from hippodrome.server.cups.trophies import Ended, trophies
from hippodrome.server.log.outcomes import outcome
from hippodrome.server.log.table import fold
from hippodrome.server.rooms.cups import plan_of, rounds_of, word_of
from hippodrome.server.store.clubhouse import cups
from hippodrome.server.store.database import open_engine
from hippodrome.server.store.store import Store
from server.client import Api, Player, Refused
from server.conftest import Served

GAMES = [{"game": "scrap_racer", "options": {"laps": 1}}, {"game": "chariot_race", "options": {"laps": 1}}]


def result(*seats: tuple[int, Fate]) -> Result:
    return Result("T", "g", 0.0, False, tuple(SeatResult(f"p{k}", *seat) for k, seat in enumerate(seats)))


def ordered(*places: int) -> Result:
    return result(*((place, "stayed") for place in places))


def seats_of(rounds: list[Round], place: int) -> Counter[int]:
    return Counter(table.index(place) for tables in rounds for table in tables if place in table)


# The draw


@pytest.mark.parametrize("count", [4, 5, 8, 11])
def test_in_a_league_of_two_everybody_meets_everybody_once(count: int) -> None:
    rounds = draw.league_rounds(count + count % 2, 2)
    drawn = draw.schedule(Plan("league", rounds, 2), "word", count)
    assert len(drawn) == count - 1 + count % 2
    assert draw.spread(drawn, range(count)) == (1, 1)
    for place in range(count):
        seats = seats_of(drawn, place)
        assert abs(seats[0] - seats[1]) <= 2, "seats are balanced"


@pytest.mark.parametrize(("count", "size"), [(8, 4), (9, 3), (7, 3)])
def test_a_league_of_more_at_a_table_is_as_even_as_can_be(count: int, size: int) -> None:
    plan = Plan("league", min(12, draw.league_rounds(count, size)), size)
    drawn = draw.schedule(plan, "word", count)
    assert drawn == draw.schedule(plan, "word", count), "the draw follows from its word"
    assert drawn != draw.schedule(plan, "another", count)
    fewest, most = draw.spread(drawn, range(count))
    assert most - fewest <= (1 if count % size else 0), "where it can be, exactly"
    for tables in drawn:
        assert sorted(itertools.chain(*tables)) == list(range(count)), "everybody races in every round"
    for place in range(count):
        seats = seats_of(drawn, place)
        assert max(seats.values()) - min(seats[seat] for seat in range(min(map(len, drawn[0])))) <= 2


def test_a_cup_drawn_as_it_goes_brings_new_people_together_and_takes_late_ones() -> None:
    plan = Plan("grand_prix", 3, 4)
    past: list[Round] = []
    for _ in range(3):
        past.append(draw.next_round(plan, "word", range(16), past))
    assert max(draw.meetings(past).values()) <= 2
    later = draw.next_round(plan, "word", range(18), past)
    assert sorted(itertools.chain(*later)) == list(range(18))
    assert sizes(18, 4) == [4, 4, 4, 3, 3]
    assert sizes(5, 4) == [3, 2]


# The standings


def table_of(form: Format, rounds: list[Round], *races: Result, count: int | None = None) -> list[tuple[int, float]]:
    where = [(number, at) for number, tables in enumerate(rounds, 1) for at in range(len(tables))]
    plan = Plan(form, count or len(rounds), 4)
    rows = standings(plan, "word", rounds, dict(zip(where, races, strict=False)))
    return [(row.place, halves(row.points)) for row in rows]


def test_points_by_format() -> None:
    one: list[Round] = [((0, 1, 2, 3),)]
    assert table_of("grand_prix", one, ordered(2, 1, 4, 3)) == [(1, 10), (0, 6), (3, 4), (2, 3)]
    assert table_of("grand_prix", one, ordered(1, 1, 3, 4))[0][1] == 8, "who ties shares"
    assert table_of("league", one, ordered(2, 1, 4, 3)) == [(1, 3), (0, 2), (3, 1), (2, 0)]
    gone = result((1, "left"), (2, "stayed"), (3, "helped"), (4, "bot"))
    assert dict(table_of("grand_prix", one, gone)) == {1: 10, 2: 6, 0: 0, 3: 0}, "who leaves gets nothing"
    two: list[Round] = [((0, 1), (2, 3))]
    assert dict(table_of("duplicate", two, ordered(1, 2), ordered(2, 1))) == {0: 1, 3: 1, 1: 0, 2: 0}
    assert dict(table_of("duplicate", two, ordered(1, 2), ordered(1, 2))) == {0: 0.5, 2: 0.5, 1: 0.5, 3: 0.5}


def test_equal_points_are_decided_by_the_stated_rules() -> None:
    wins: list[Round] = [((0, 1, 2),), ((0, 1, 2),), ((0, 1, 2),)]
    won = table_of("league", wins, ordered(1, 2, 3), ordered(3, 2, 1), ordered(2, 1, 3))
    assert {points for _, points in won[:2]} == {3.0, 4.0}
    met: list[Round] = [((0, 1),), ((2, 3),), ((0, 2),), ((1, 3),)]
    races = ordered(1, 2), ordered(1, 2), ordered(2, 1), ordered(1, 2)
    assert [place for place, _ in table_of("league", met, *races)] == [2, 0, 1, 3], "2 and 3 points, then who beat whom"
    alone: list[Round] = [((0, 1), (2, 3))]
    level = table_of("league", alone, ordered(1, 2), ordered(1, 2))
    assert [place for place, _ in level[:2]] == sorted((0, 2), key=lambda place: lot("word", place)), "then the lot"


def test_finals_put_the_best_first() -> None:
    rounds: list[Round] = [((0, 1), (2, 3)), ((0, 2), (1, 3))]
    first = ordered(1, 2), ordered(1, 2)
    assert [place for place, _ in table_of("groups", rounds, *first, ordered(2, 1), ordered(2, 1))] == [2, 0, 3, 1]
    plan = Plan("groups", 2, 2)
    assert draw.final(plan, "word", [3, 0, 2, 1], [])[0] in ((3, 0), (0, 3))


@pytest.mark.parametrize("seed", range(30))
def test_what_the_last_round_decides_is_what_every_way_it_can_end_says(seed: int) -> None:
    """Two tables of three, after two rounds: all thirty-six ends are counted."""
    luck = Random(seed)
    plan = Plan("grand_prix", 3, 3)
    rounds: list[Round] = []
    for _ in range(3):
        order = luck.sample(range(6), 6)
        rounds.append((tuple(order[:3]), tuple(order[3:])))
    where = [(number, at) for number in (1, 2) for at in (0, 1)]
    so_far = {place: ordered(*luck.sample((1, 2, 3), 3)) for place in where}
    if luck.random() < 0.3:
        so_far[3, 1] = ordered(*luck.sample((1, 2, 3), 3))
    found = deciding(plan, rounds, standings(plan, "word", rounds, so_far))
    assert found is not None
    able, enough = set(), {place: set(range(1, 4)) for place in range(6)}
    for one, other in itertools.product(itertools.permutations((1, 2, 3)), repeat=2):
        ends = {(3, 0): ordered(*one), (3, 1): ordered(*other), **so_far}
        rows = {row.place: row for row in standings(plan, "word", rounds, ends)}
        most = max(row.points for row in rows.values())
        leaders = {place for place, row in rows.items() if row.points == most}
        able |= leaders
        for place, row in rows.items():
            if leaders != {place}:
                enough[place] -= set(range(row.cells[2].place, 4))  # type: ignore[union-attr, arg-type]
    assert set(found.able) == able
    racing = {place for at, table in enumerate(rounds[2]) for place in table if (3, at) not in so_far}
    assert found.needs == {place: max(left) for place, left in enough.items() if left and place in racing}
    assert deciding(Plan("league", 3, 3), rounds, standings(plan, "word", rounds, so_far)) is None


def test_trophies_are_for_cups_worth_the_name() -> None:
    rounds: list[Round] = [((0, 1, 2), (3, 4, 5))] * 3
    plan = Plan("grand_prix", 3, 3)
    where = [(number, at) for number in (1, 2, 3) for at in (0, 1)]
    rows = standings(plan, "word", rounds, dict.fromkeys(where, ordered(1, 2, 3)))
    holders: dict[int, str | None] = {place: f"p{place}" for place in range(6)}
    won = trophies([Ended("CUP", 1.0, tuple(rows), holders)])
    assert Counter(one.kind for one in won) == {"cup": 1, "unbeaten": 2}
    assert trophies([Ended("CUP", 1.0, tuple(rows), {**holders, 5: None})]) == [], "five people are too few"
    often = trophies([Ended(f"CUP{k}", float(k), tuple(rows), holders) for k in range(5)])
    assert Counter(one.kind for one in often)["faithful"] == 6, "once each, however many cups"
    gone = dict.fromkeys(where, result((1, "left"), (2, "stayed"), (3, "stayed")))
    fled = trophies([Ended("CUP", 1.0, tuple(standings(plan, "word", rounds, gone)), holders)])
    assert {one.guest for one in fled} <= {"p1", "p4"}


# A whole cup


class Club:
    """Eight people of a club, and the server they race at."""

    def __init__(self, server: Served, people: list[Api], code: str) -> None:
        self.server, self.people, self.code = server, people, code

    async def race(
        self, cup: str, leaver: Api | None = None, stop_after: int | None = None, number: int | None = None
    ) -> None:
        """Everybody answers when asked at every table of the round; one may leave in the middle. Nothing is done if the
        round that is meant is over already.
        """
        told = await self.people[0].get(f"/api/cups/{cup}")
        if number is not None and (told["round"] != number or told["phase"] == "over"):
            return
        await asyncio.gather(
            *(self._table(one["code"], leaver, stop_after) for one in told["tables"] if not one["over"])
        )

    async def _table(self, code: str, leaver: Api | None, stop_after: int | None) -> None:
        async with AsyncExitStack() as stack:
            players: list[tuple[Api, Player]] = []
            for person in self.people:
                player = Player(self.server.address, code, guest=person.token)
                await stack.enter_async_context(player)
                if player.you["seats"]:
                    players.append((person, player))
                else:
                    await player.leave()
            moves = 0
            while not all(player.over for _, player in players):
                if stop_after is not None and moves >= stop_after:
                    return
                for person, player in players:
                    if player.asked and not player.over:
                        moves += 1
                        if person is leaver and moves > 4:
                            await player.ask("resign")
                            leaver = None
                            continue
                        # The question may have been answered in another way meanwhile.
                        with contextlib.suppress(Refused):
                            await player.move()
                await asyncio.sleep(0.005)


def stands(seen: dict[str, Any], number: int) -> bool:
    """True once all tables of a round stand."""
    return bool(seen["round"] == number and all(table["code"] for table in seen["tables"]))


async def until(api: Api, cup: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while True:
            told: dict[str, Any] = await api.get(f"/api/cups/{cup}")
            if wanted(told):
                return told
            await asyncio.sleep(0.1)


async def from_records(database: str, code: str) -> list[tuple[int, float, int]]:
    """Rank, points and wins of every place, from the logs of the cup's tables and nothing else."""
    store = await Store.open(database)
    cup = await store.cups.get(code)
    assert cup is not None
    lines = await store.cups.pairings(code)
    found = {
        (line.round, line.number): outcome(fold(line.at_table, await store.logs.read(line.at_table))) for line in lines
    }
    rows = standings(plan_of(cup), word_of(cup), rounds_of(lines), found)
    await store.close()
    return [(row.rank, halves(row.points), row.wins) for row in rows]


@pytest.mark.asyncio
async def test_a_club_of_eight_races_a_cup_to_its_end_whatever_happens(
    database: str, serve: Callable[..., Served]
) -> None:
    """Three rounds in two games: one leaves, one comes late, one loses a device, and the server is killed.

    The same happens in browsers in `make test-long` (`tests/web/test_cup.py`).
    """
    server = serve(database=database)
    async with AsyncExitStack() as stack:
        people = []
        for number in range(9):
            api = await stack.enter_async_context(Api(server.address))
            people.append(await api.introduce(f"Racer {number}"))
        made = await people[0].post("/api/clubs", {"name": "Eight"})
        club = Club(server, people, made["code"])
        invited = await people[0].post(f"/api/clubs/{club.code}/invitations", {"role": "member"})
        for person in people[1:]:
            await person.post(f"/api/clubs/{club.code}/join", {"key": invited["invitations"][0]["key"]})
        new = {"name": "Autumn", "games": GAMES, "rounds": 3, "size": 4, "format": "grand_prix", "rated": True}
        cup = (await people[0].post(f"/api/clubs/{club.code}/cups", new))["code"]
        for person in people[:8]:
            await person.post(f"/api/cups/{cup}/enter", None)
        told = await people[0].post(f"/api/cups/{cup}/start", None)
        assert [len(table["names"]) for table in told["tables"]] == [4, 4]
        leaver, lost, late = people[3], people[5], people[8]
        recovery = await lost.post("/api/guests/me/code", None)
        await club.race(cup, leaver)
        told = await until(people[0], cup, lambda seen: stands(seen, 2))
        await people[3].post(f"/api/cups/{cup}/withdraw", None)
        await late.post(f"/api/cups/{cup}/enter", None)
        found = await late.post("/api/guests/recover", {"code": recovery["code"]})
        await lost.ask("DELETE", "/api/guests/me/devices", None, headers={"Authorization": f"Bearer {found['token']}"})
        lost.token = found["token"]
        await club.race(cup, stop_after=10)
        server.kill()
        server.start()
        await club.race(cup)
        told = await until(people[0], cup, lambda seen: stands(seen, 3))
        assert "Racer 8" in {name for table in told["tables"] for name in table["names"]}, "the late one is in the draw"
        assert "Racer 3" not in {name for table in told["tables"] for name in table["names"]}
        await club.race(cup)
        told = await until(people[0], cup, lambda seen: seen["phase"] == "over")
        rows = told["rows"]
        assert [(row["rank"], row["points"], row["wins"]) for row in rows] == await from_records(database, cup)
        assert sorted(row["name"] for row in rows) == [f"Racer {number}" for number in range(9)]
        [fled] = [row for row in rows if row["name"] == "Racer 3"]
        assert fled["cells"][0]["left"]
        assert fled["cells"][0]["points"] == 0
        [newest] = [row for row in rows if row["name"] == "Racer 8"]
        assert newest["cells"][1] is None
        assert sum(row["races"] for row in rows) == 8 + 8 + 8
        [again] = [row for row in rows if row["name"] == "Racer 5"]
        assert again["races"] == 3
        sheet = (await people[0].ask("GET", f"/api/cups/{cup}/results.csv")).text
        lines = list(csv.DictReader(io.StringIO(sheet)))
        assert [float(line["points"]) for line in lines] == [row["points"] for row in rows]
        page = await people[0].get(f"/api/clubs/{club.code}")
        assert page["trophies"][0]["kind"] in ("cup", "unbeaten")
        assert len(page["races"]) == 6
        ladder = await people[0].get(f"/api/clubs/{club.code}/ratings")
        assert len(ladder["rows"]) >= 8
        assert await told_off(late, f"/api/cups/{cup}/enter") == "cup-refused"


async def told_off(api: Api, path: str) -> str:
    with pytest.raises(Refused) as refused:
        await api.post(path, None)
    return refused.value.key


@pytest.mark.asyncio
async def test_rounds_end_in_time_and_the_same_dice_stay_unknown(database: str, serve: Callable[..., Served]) -> None:
    """A duplicate cup of four: nobody looks at another table; when time is over bots finish, and the cup goes on."""
    server = serve(database=database)
    async with AsyncExitStack() as stack:
        people = []
        for number in range(5):
            api = await stack.enter_async_context(Api(server.address))
            people.append(await api.introduce(f"Racer {number}"))
        code = (await people[0].post("/api/clubs", {"name": "Four", "public": True}))["code"]
        invited = await people[0].post(f"/api/clubs/{code}/invitations", {"role": "member"})
        for person in people[1:4]:
            await person.post(f"/api/clubs/{code}/join", {"key": invited["invitations"][0]["key"]})
        new = {"name": "Twins", "games": GAMES[:1], "rounds": 1, "size": 2, "format": "duplicate", "mode": "live"}
        cup = (await people[0].post(f"/api/clubs/{code}/cups", new))["code"]
        assert await told_off(people[0], f"/api/cups/{cup}/start") == "cup-refused"
        for person in people[:4]:
            await person.post(f"/api/cups/{cup}/enter", None)
        assert await told_off(people[4], f"/api/cups/{cup}/enter") == "not-yours"
        assert await told_off(people[1], f"/api/cups/{cup}/start") == "not-yours"
        told = await people[0].post(f"/api/cups/{cup}/start", None)
        mine = next(table for table in told["tables"] if table["yours"])
        other = next(table for table in told["tables"] if not table["yours"])
        with pytest.raises(Refused) as refused:
            await Player(server.address, other["code"], guest=people[0].token).join()
        assert refused.value.key == "switched-off"
        async with Player(server.address, mine["code"], guest=people[0].token) as player:
            with pytest.raises(Refused) as refused:
                await player.ask("leave")
            assert refused.value.key == "drawn-seat"
            await player.ask("ready")
            await hurry(database, cup)
            over = await until(people[0], cup, lambda seen: seen["phase"] == "over")
        left = {row["name"]: row["cells"][0]["left"] for row in over["rows"]}
        assert left == {"Racer 0": False, "Racer 1": True, "Racer 2": True, "Racer 3": True}, "who came is not to blame"
        assert [(row["rank"], row["points"], row["wins"]) for row in over["rows"]] == await from_records(database, cup)
        one, two = [await people[4].get(f"/api/tables/{table['code']}/record") for table in (mine, other)]
        assert one["chance"]["secret"] == two["chance"]["secret"], "told once the round is over"
        assert one["chance"]["table"] == two["chance"]["table"]


@pytest.mark.asyncio
async def test_a_substitute_takes_a_place_and_turns_have_their_deadline(
    database: str, serve: Callable[..., Served]
) -> None:
    """A league of two pairs, turn by turn: one withdraws, another races on in the place and has its points; when a
    round's time is over, who was to choose has left, and the next round opens.
    """
    server = serve(database=database)
    async with AsyncExitStack() as stack:
        people = []
        for number in range(5):
            api = await stack.enter_async_context(Api(server.address))
            people.append(await api.introduce(f"Racer {number}"))
        code = (await people[0].post("/api/clubs", {"name": "Four"}))["code"]
        invited = await people[0].post(f"/api/clubs/{code}/invitations", {"role": "member"})
        for person in people[1:]:
            await person.post(f"/api/clubs/{code}/join", {"key": invited["invitations"][0]["key"]})
        new = {"name": "League", "games": GAMES[:1], "size": 2, "format": "league", "mode": "turns", "hours": 24}
        cup = (await people[0].post(f"/api/clubs/{code}/cups", new))["code"]
        for person in people[:4]:
            await person.post(f"/api/cups/{cup}/enter", None)
        told = await people[0].post(f"/api/cups/{cup}/start", None)
        assert told["rounds"] == 3, "everybody meets everybody once"
        dates = [round_["due"] for round_ in told["timetable"]]
        assert [round(later - first) for first, later in itertools.pairwise(dates)] == [86_400, 86_400]
        assert await told_off(people[4], f"/api/cups/{cup}/enter") == "cup-refused", "all places are taken"
        await Club(server, people[:4], code).race(cup)
        told = await until(people[0], cup, lambda seen: stands(seen, 2))
        had = next(row["points"] for row in told["rows"] if row["name"] == "Racer 3")
        await people[3].post(f"/api/cups/{cup}/withdraw", None)
        assert (await people[4].get(f"/api/cups/{cup}"))["may_enter"]
        told = await people[4].post(f"/api/cups/{cup}/enter", None)
        [row] = [row for row in told["rows"] if row["name"] == "Racer 4"]
        assert (row["before"], row["points"]) == (["Racer 3"], had)
        # Nobody moves for a day: who is asked at each table has left.
        await hurry(database, cup)
        told = await until(people[0], cup, lambda seen: stands(seen, 3))
        left = [row["name"] for row in told["rows"] if row["cells"][1]["left"]]
        assert len(left) == 2, "one at each table; for the others it is no fault"
        assert "Racer 4" in {name for table in told["tables"] for name in table["names"]}
        assert "Racer 3" not in {name for table in told["tables"] for name in table["names"]}
        await hurry(database, cup)
        over = await until(people[0], cup, lambda seen: seen["phase"] == "over")
        assert [(row["rank"], row["points"], row["wins"]) for row in over["rows"]] == await from_records(database, cup)


async def hurry(database: str, cup: str) -> None:
    """The time of a round is over."""
    engine = open_engine(database)
    async with engine.begin() as connection:
        await connection.execute(update(cups).where(cups.c.code == cup).values(due=1.0))
    await engine.dispose()


def test_points_read_as_people_read_them() -> None:
    assert halves(Fraction(20, 3)) == 6.67
