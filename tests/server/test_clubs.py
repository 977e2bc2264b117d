"""Clubs: who may do what, over HTTP and at tables; people come, go and are forgotten; large ones stay quick."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import BaseModel
from sqlalchemy import event, insert, text

from hippodrome.server.rooms import clubhouse as clubhouse_pages
from hippodrome.server.rooms.clubs import RIGHTS, visit
from hippodrome.server.rooms.clubs import found as found_club
from hippodrome.server.rooms.my_clubs import my_clubs
from hippodrome.server.store.clubhouse import club_lines, members, ratings
from hippodrome.server.store.database import guests, open_engine
from hippodrome.server.store.guests import Guests
from hippodrome.server.store.store import Store
from hippodrome.server.wire.clubs import NewClub
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES, Seated, race

pytestmark = pytest.mark.asyncio
PAGE_QUESTIONS, LIST_QUESTIONS = 20, 10
"""What the page of a club, and the list of one's clubs, may ask the database."""
ROLES = ("stranger", "guest", "member", "keeper")


async def why(wanted: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as refused:
        await wanted
    return refused.value.key


async def told(api: Api, method: str, path: str, body: object = None) -> str:
    """How something is answered: "" if it is done, else the reason."""
    answer = await api.ask(method, path, body)
    return "" if answer.status_code < 400 else str(answer.json()["error"]["key"])


@dataclass
class Clubhouse:
    """A club with somebody of every role, and a stranger."""

    code: str
    by: dict[str, Api] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/api/clubs/{self.code}"


@asynccontextmanager
async def clubhouse(server: Served, public: bool = False) -> AsyncIterator[Clubhouse]:
    async with AsyncExitStack() as stack:
        by = {}
        for role in (*ROLES, "other"):
            by[role] = await (await stack.enter_async_context(Api(server.address))).introduce(f"The {role}")
        made = await by["keeper"].post("/api/clubs", {"name": "The Blue Stable", "public": public})
        house = Clubhouse(made["code"], by, {"keeper": made["you"]})
        for role in ("guest", "member", "other"):
            key = await invited(house, "member" if role == "other" else role)
            came = await by[role].post(f"{house.path}/join", {"key": key})
            house.numbers[role] = came["you"]
        yield house


async def invited(house: Clubhouse, role: str) -> str:
    made = await house.by["keeper"].post(f"{house.path}/invitations", {"role": role})
    return str(made["invitations"][0]["key"])


async def action(house: Clubhouse, right: str, api: Api) -> str:
    """Try something that needs a right."""
    path, other = house.path, house.numbers["other"]
    game = GAMES[0]
    if right == "withdraw":
        return await told(api, "DELETE", f"{path}/invitations/{await invited(house, 'guest')}")
    if right == "hush":
        said = await house.by["other"].post(f"{path}/lines", {"text": "Hush!"})
        return await told(api, "DELETE", f"{path}/lines/{said['lines'][-1]['id']}")
    if right == "enter":
        new = {"name": "Cup", "games": [{"game": game}], "size": 2}
        cup = await house.by["keeper"].post(f"{path}/cups", new)
        return await told(api, "POST", f"/api/cups/{cup['code']}/enter")
    tries: dict[str, tuple[str, str, object]] = {
        "look": ("GET", f"{path}/lines", None),
        "say": ("POST", f"{path}/lines", {"text": "Hello"}),
        "open": (
            "POST",
            "/api/tables",
            {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "club": house.code},
        ),
        "invite": ("POST", f"{path}/invitations", {"role": "guest"}),
        "change": ("PATCH", path, {"about": "No shouting."}),
        "people": ("PATCH", f"{path}/people/{other}", {"muted": False}),
        "cups": ("POST", f"{path}/cups", {"name": "Cup", "games": [{"game": game}], "size": 2}),
        "again": ("POST", f"{path}/again", {"table": "ABCDEFGH"}),
        "leave": ("DELETE", f"{path}/people/me", None),
        "close": ("DELETE", path, None),
    }
    return await told(api, *tries[right])


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
async def test_every_role_may_do_what_its_rights_say_and_nothing_else(
    database: str, serve: Callable[..., Served], public: bool
) -> None:
    server = serve(database=database, chatter=[1e9, 1e9])
    async with clubhouse(server, public) as house:
        hidden = "not-yours" if public else "no-such-club"
        for right in RIGHTS:
            if right in ("leave", "close"):
                continue
            for role in ROLES:
                said = await action(house, right, house.by[role])
                expected = "" if role in RIGHTS[right] else hidden if role == "stranger" else "not-yours"
                if right == "again" and expected == "":
                    expected = "no-such-table"
                assert said == expected, (right, role)
        assert await action(house, "leave", house.by["stranger"]) == hidden
        for role in ("guest", "member"):
            assert await action(house, "close", house.by[role]) == "not-yours"
            assert await action(house, "leave", house.by[role]) == ""
            assert await told(house.by[role], "GET", f"{house.path}/lines") == hidden
        assert await action(house, "close", house.by["keeper"]) == ""
        assert await told(house.by["keeper"], "GET", house.path) == "no-such-club"


async def test_invitations_are_withdrawn_people_removed_and_strangers_learn_nothing(server: Served) -> None:
    async with clubhouse(server) as house, Api(server.address) as new, Api(server.address) as nobody:
        keeper = house.by["keeper"]
        assert await why(nobody.get(house.path)) == "no-such-club"
        assert await why(house.by["stranger"].get(house.path)) == "no-such-club"
        await new.introduce("Newcomer")
        key = await invited(house, "guest")
        assert await told(keeper, "DELETE", f"{house.path}/invitations/{key}") == ""
        assert await why(new.post(f"{house.path}/join", {"key": key})) == "no-such-invitation"
        assert await why(new.post(f"{house.path}/join", {})) == "no-such-club"
        assert await why(house.by["member"].post(f"{house.path}/invitations", {"role": "member"})) == "not-yours"
        fresh = await house.by["member"].post(f"{house.path}/invitations", {"role": "guest"})
        own = fresh["invitations"][0]["key"]
        came = await new.post(f"{house.path}/join", {"key": own})
        assert (came["role"], came["members"]) == ("guest", 5)
        assert await told(keeper, "DELETE", f"{house.path}/people/{came['you']}") == ""
        assert await why(new.get(house.path)) == "no-such-club"
        assert await why(new.post(f"{house.path}/join", {"key": own})) == "no-such-club", "who was removed stays out"
        assert await told(keeper, "PATCH", f"{house.path}/people/{came['you']}", {"role": "member"}) == ""
        assert (await new.get(house.path))["role"] == "member", "until a keeper lets them in again"
        me = house.numbers["keeper"]
        for wanted in ({"role": "guest"}, {"role": "member"}):
            assert await told(keeper, "PATCH", f"{house.path}/people/{me}", wanted) == "not-yours", "the last keeper"
        assert await told(keeper, "DELETE", f"{house.path}/people/{me}") == "not-yours"
        assert await told(keeper, "PATCH", f"{house.path}/people/{house.numbers['member']}", {"muted": True}) == ""
        assert await why(house.by["member"].post(f"{house.path}/lines", {"text": "But"})) == "is-muted"
        assert await told(keeper, "DELETE", f"{house.path}/people/me") == ""
        left = await house.by["member"].get(house.path)
        assert left["role"] == "keeper", "who has been there longest keeps it on"


async def test_a_person_who_is_deleted_leaves_no_trace_of_the_name(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    async with clubhouse(server) as house, Api(server.address) as ghost:
        await ghost.introduce("Xanthippe Q")
        await ghost.post(f"{house.path}/join", {"key": await invited(house, "member")})
        await ghost.post(f"{house.path}/lines", {"text": "I was here"})
        await ghost.post(f"{house.path}/invitations", {"role": "guest"})
        cup = await house.by["keeper"].post(
            f"{house.path}/cups", {"name": "Cup", "games": [{"game": GAMES[0]}], "size": 2}
        )
        entered = await ghost.post(f"/api/cups/{cup['code']}/enter", None)
        assert entered["entrants"] == ["Xanthippe Q"]
        exported = await ghost.get("/api/guests/me/export")
        assert exported["clubs"][0]["club"] == house.code
        assert exported["club_lines"][0]["text"] == "I was here"
        assert await told(ghost, "DELETE", "/api/guests/me") == ""
        seen = json.dumps(
            [await house.by["keeper"].get(house.path), await house.by["keeper"].get(f"/api/cups/{cup['code']}")]
        )
        assert "Xanthippe" not in seen
        assert "I was here" not in seen
    engine = open_engine(database)
    async with engine.connect() as connection:
        for table in ("clubs", "members", "invitations", "club_lines", "results", "ratings", "cups", "entrants"):
            kept = (await connection.execute(text(f"SELECT * FROM {table}"))).all()
            assert "Xanthippe" not in str(kept), table
    await engine.dispose()


async def test_members_meet_at_tables_race_and_race_again_with_the_same_people(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database)
    async with clubhouse(server) as house:
        member, guest = house.by["member"], house.by["guest"]
        new = {"game": GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"bot_seconds": 0}}
        made = await member.post("/api/tables", {**new, "club": house.code})
        code = made["table"]["code"]
        assert made["table"]["club"] == house.code
        seen = await guest.get(house.path)
        assert [one["table"]["code"] for one in seen["tables"]] == [code]
        before = seen["version"]
        await guest.post(f"/api/tables/{code}/seats", {})
        async with (
            Player(server.address, code, guest=member.token) as one,
            Player(server.address, code, guest=guest.token) as two,
        ):
            await one.ask("ready")
            await two.ask("ready")
            await one.until(lambda me: me.view is not None)
            await one.ask("resign")
            await two.ask("resign")
            await one.until(lambda me: me.over)
        async with Api(server.address, member.token) as again:
            for _ in range(100):
                seen = await again.get(house.path)
                if seen["races"]:
                    break
        assert seen["version"] != before
        [race] = seen["races"]
        assert {seat["name"] for seat in race["seats"]} == {"The member", "The guest"}
        assert all(seat["left"] for seat in race["seats"])
        assert await why(house.by["keeper"].post(f"{house.path}/again", {"table": code})) == "not-seated"
        first = await guest.post(f"{house.path}/again", {"table": code})
        second = await member.post(f"{house.path}/again", {"table": code})
        assert first["table"]["code"] == second["table"]["code"] != code
        assert first["table"]["club"] == house.code
        assert {seat["name"] for seat in first["table"]["seats"]} == {"The member", "The guest"}


async def test_the_list_of_ones_clubs_says_what_waits_there(database: str, serve: Callable[..., Served]) -> None:
    """Whose turn, who is there, what was said, a table to sit down at, the cup and one's place in it."""
    server = serve(database=database, chatter=[1e9, 1e9])

    async def listed(role: str) -> dict[str, Any]:
        [club] = (await house.by[role].get("/api/clubs"))["clubs"]
        return dict(club)

    async with clubhouse(server) as house:
        keeper, member, guest, other = (house.by[role] for role in ("keeper", "member", "guest", "other"))
        assert {name: (await listed("keeper"))[name] for name in ("turns", "unread", "open", "cup")} == {
            "turns": 0, "unread": 0, "open": None, "cup": None,
        }  # fmt: skip
        for text in ("Good evening", "Who races?"):
            await member.post(f"{house.path}/lines", {"text": text})
        assert ((await listed("keeper"))["unread"], (await listed("member"))["unread"]) == (2, 0)
        await keeper.get(house.path)
        assert (await listed("keeper"))["unread"] == 0, "looking at the page is reading"
        assert (await listed("guest"))["unread"] == 2
        assert "The keeper" in (await listed("guest"))["others"]
        assert "The keeper" not in (await listed("keeper"))["others"]

        new = {"game": GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"mode": "turns"}}
        code = (await member.post("/api/tables", {**new, "club": house.code}))["table"]["code"]
        assert (await listed("guest"))["open"]["code"] == code
        assert (await listed("member"))["open"] is None, "not one's own"
        await guest.post(f"/api/tables/{code}/seats", {})
        async with (
            Player(server.address, code, guest=member.token) as one,
            Player(server.address, code, guest=guest.token) as two,
        ):
            for player in (one, two):
                await player.ask("ready")
            await one.until(lambda me: me.view is not None)
        assert sorted([(await listed(role))["turns"] for role in ("member", "guest")]) == [0, 1]
        for role, sits in (("member", True), ("guest", True), ("other", False)):
            [table] = (await house.by[role].get(house.path))["tables"]
            assert table["yours"] is sits
        assert (await listed("keeper"))["open"] is None

        wanted = {"name": "Autumn", "games": [{"game": "scrap_racer", "options": {"laps": 1}}], "rounds": 2, "size": 2}
        cup = (await keeper.post(f"{house.path}/cups", wanted))["code"]
        for person in (member, other):
            await person.post(f"/api/cups/{cup}/enter", None)
        seen = (await listed("member"))["cup"]
        assert (seen["name"], seen["phase"], seen["entered"], seen["rank"]) == ("Autumn", "open", True, None)
        begun = await keeper.post(f"/api/cups/{cup}/start", None)
        table = begun["tables"][0]["code"]
        async with Player(server.address, table, guest=member.token) as one:
            await one.until(lambda me: me.view is not None)
            await one.ask("resign")
        async with Player(server.address, table, guest=other.token) as two:
            await two.until(lambda me: me.view is not None)
            while not two.over:
                if two.asked:
                    await two.move()
                else:
                    await asyncio.sleep(0.01)
        for _ in range(200):
            if (seen := (await listed("other"))["cup"])["rank"] is not None:
                break
            await asyncio.sleep(0.05)
        assert (seen["rank"], seen["points"]) == (1, 10)
        assert (await listed("keeper"))["cup"]["rank"] is None, "who does not race has no place"


async def test_the_longest_lead_thrown_away_is_found_once_a_race_is_analysed(serve: Callable[..., Served]) -> None:
    server = serve(analysis=True, playouts=1)
    async with clubhouse(server) as house:
        member, other = house.by["member"], house.by["other"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": "scrap_racer", "seats": seats, "options": {"laps": 1}, "club": house.code}
        code = (await member.post("/api/tables", new))["table"]["code"]
        await other.post(f"/api/tables/{code}/seats", {})
        async with (
            Player(server.address, code, guest=member.token) as one,
            Player(server.address, code, guest=other.token) as two,
        ):
            for player in (one, two):
                await player.ask("ready")
            await race(Seated(code, member, [member, other], [one, two]))
            await one.until(lambda me: me.analysis.get("status") == "ready")
        page = await house.by["keeper"].get(house.path)
        [thrown] = [record for record in page["records"] if record["kind"] == "thrown"]
        assert thrown["name"] in ("The member", "The other")
        assert thrown["table"] == code
        assert 0 < thrown["share"] <= 1


async def test_a_club_of_five_hundred_answers_in_bounds(tmp_path: Path, serve: Callable[..., Served]) -> None:
    server = serve()
    async with clubhouse(server) as house:
        keeper = house.by["keeper"]
        engine = open_engine(str(tmp_path / "tables.sqlite"))
        people = [f"crowd{number:03}" for number in range(496)]
        common = {"token": "-", "language": "en", "webhook": "", "push": "", "created": 0.0, "seen": 2e9}
        async with engine.begin() as connection:
            await connection.execute(
                insert(guests), [{"id": one, "name": f"Name of {one}", **common} for one in people]
            )
            of_club = {"club": house.code, "role": "member", "joined": 0.0, "seen": 0.0, "muted": False}
            lines = [{"guest": one, "number": 100 + k, **of_club} for k, one in enumerate(people)]
            await connection.execute(insert(members), lines)
        await engine.dispose()
        answer = await keeper.ask("GET", house.path)
        page = answer.json()
        assert (page["members"], len(page["people"])) == (500, 40)
        assert len(answer.content) < 20_000
        found: list[int] = []
        while True:
            more = await keeper.get(f"{house.path}/people?after={len(found)}")
            found += [one["number"] for one in more["people"]]
            if not more["more"]:
                break
        assert len(found) == len(set(found)) == 500
        [one] = (await keeper.get(f"{house.path}/people?named=crowd123"))["people"]
        assert one["name"] == "Name of crowd123"
        async with Api(server.address) as late:
            await late.introduce("One too many")
            key = await invited(house, "guest")
            assert await why(late.post(f"{house.path}/join", {"key": key})) == "club-full"


async def test_a_club_of_five_hundred_costs_what_a_club_of_one_costs(database: str) -> None:
    """Questions to the database as few, and bytes bounded, however large the club."""
    store = await Store.open(database)
    rooms: Any = SimpleNamespace(store=store)
    keeper, _ = await Guests(store).create("The keeper", "en")
    asked = Counter[str]()

    @event.listens_for(store.access.engine.sync_engine, "before_cursor_execute")
    def count(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked[statement] += 1

    async def cost() -> dict[str, tuple[int, int]]:
        """How often the database was asked, and how many bytes went out, by what was wanted."""
        found = {}
        pages: dict[str, Callable[[], Awaitable[BaseModel]]] = {
            "page": lambda: clubhouse_pages.seen(rooms, at),
            "pulse": lambda: clubhouse_pages.pulse(rooms, at),
            "people": lambda: clubhouse_pages.people(rooms, at, 0, ""),
            "ratings": lambda: clubhouse_pages.ladder(rooms, at, ""),
            "list": lambda: my_clubs(rooms, keeper.ids),
        }
        for name, page in pages.items():
            at = await visit(rooms, code, keeper)
            asked.clear()
            shown = await page()
            found[name] = asked.total(), len(shown.model_dump_json())
        return found

    code = await found_club(rooms, keeper, NewClub(name="The Blue Stable"))
    alone = await cost()
    people = [f"crowd{number:03}" for number in range(499)]
    common = {"token": "-", "language": "en", "webhook": "", "push": "", "created": 0.0, "seen": 2e9}
    of_club = {"club": code, "role": "member", "joined": 0.0, "seen": 0.0, "muted": False}
    rated = {"game": "", "mu": 25.0, "sigma": 8.0, "races": 3}
    async with store.access.engine.begin() as connection:
        await connection.execute(insert(guests), [{"id": one, "name": f"Name of {one}", **common} for one in people])
        await connection.execute(
            insert(members), [{"guest": one, "number": 100 + k, **of_club} for k, one in enumerate(people)]
        )
        await connection.execute(insert(ratings), [{"guest": one, **rated} for one in people])
        said = [{"club": code, "guest": one, "at": 1.0, "text": "x" * 300} for one in people]
        await connection.execute(insert(club_lines), said)
    crowded = await cost()
    assert {name: times for name, (times, _) in crowded.items() if times > alone[name][0]} == {}
    assert crowded["page"][0] <= PAGE_QUESTIONS
    assert crowded["list"][0] <= LIST_QUESTIONS
    most = {"page": 20_000, "pulse": 200, "people": 8_000, "ratings": 10_000, "list": 1_000}
    assert {name: size for name, (_, size) in crowded.items() if size > most[name]} == {}
    await store.close()


async def test_what_is_said_stays_and_has_its_bounds(server: Served) -> None:
    async with clubhouse(server) as house:
        keeper, member = house.by["keeper"], house.by["member"]
        for number in range(4):
            await member.post(f"{house.path}/lines", {"text": f"Line {number}"})
        lines = (await keeper.get(f"{house.path}/lines"))["lines"]
        assert [line["text"] for line in lines] == [f"Line {number}" for number in range(4)]
        assert lines[0]["name"] == "The member"
        earlier = await keeper.get(f"{house.path}/lines?before={lines[2]['id']}")
        assert [line["text"] for line in earlier["lines"]] == ["Line 0", "Line 1"]
        assert await why(house.by["guest"].get(f"{house.path}/ratings?game=A!")) == "bad-message"
        for bad in ("", "x" * 301, "a\u0007b"):
            assert await why(member.post(f"{house.path}/lines", {"text": bad})) == "bad-message"
        for _ in range(10):
            said = await told(member, "POST", f"{house.path}/lines", {"text": "And"})
        assert said == "too-fast"
        board = {"name": "Ours", "game": GAMES[0], "options": {}}
        changed = await member.ask("PATCH", house.path, {"boards": [board]})
        assert changed.status_code == 403
        rules = {"mode": "turns", "hints": False, "rated": True}
        now = (await keeper.ask("PATCH", house.path, {"boards": [board], "rules": rules, "public": True})).json()
        assert (now["boards"][0]["name"], now["rules"]["mode"], now["public"]) == ("Ours", "turns", True)
        assert await why(keeper.get("/api/clubs/ABCDEFGH")) == "no-such-club"
        strange = await house.by["stranger"].get(house.path)
        assert (strange["role"], strange["lines"]) == (None, [])
