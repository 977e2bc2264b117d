"""Who may do what in a club, way by way: every route of clubs and cups, and every message at a club's tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from hippodrome.server.http.app import create_app
from hippodrome.server.settings import ServerSettings
from hippodrome.server.wire import messages
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES, seated
from server.test_clubs import Clubhouse, clubhouse, invited, told

NEW_CUP = {"name": "Cup", "games": [{"game": GAMES[0]}], "size": 2}
ALL, PEOPLE, MEMBERS, KEEPER = 4, 3, 2, 1
"""From which role on: everybody who may see the club, its people, its members, its keeper."""
ROLES = ("keeper", "member", "guest", "stranger")
Way = tuple[str, str]
ROUTES: dict[Way, int] = {
    ("GET", "/api/clubs/{code}"): ALL,
    ("PATCH", "/api/clubs/{code}"): KEEPER,
    ("GET", "/api/clubs/{code}/people/{number}/profile"): ALL,
    ("GET", "/api/clubs/{code}/pulse"): ALL,
    ("GET", "/api/clubs/{code}/people"): ALL,
    ("PATCH", "/api/clubs/{code}/people/{number}"): KEEPER,
    ("DELETE", "/api/clubs/{code}/people/{number}"): KEEPER,
    ("GET", "/api/clubs/{code}/invitations"): MEMBERS,
    ("POST", "/api/clubs/{code}/invitations"): MEMBERS,
    ("DELETE", "/api/clubs/{code}/invitations/{key}"): KEEPER,
    ("GET", "/api/clubs/{code}/lines"): PEOPLE,
    ("POST", "/api/clubs/{code}/lines"): MEMBERS,
    ("DELETE", "/api/clubs/{code}/lines/{number}"): KEEPER,
    ("GET", "/api/clubs/{code}/races"): ALL,
    ("GET", "/api/clubs/{code}/ratings"): ALL,
    ("POST", "/api/clubs/{code}/again"): PEOPLE,
    ("POST", "/api/clubs/{code}/cups"): KEEPER,
    ("GET", "/api/cups/{code}"): ALL,
    ("GET", "/api/cups/{code}/results.csv"): ALL,
    ("POST", "/api/cups/{code}/enter"): MEMBERS,
    ("POST", "/api/cups/{code}/withdraw"): PEOPLE,
    ("POST", "/api/cups/{code}/start"): KEEPER,
    ("DELETE", "/api/cups/{code}"): KEEPER,
}
LAST: set[Way] = {("DELETE", "/api/clubs/{code}"), ("DELETE", "/api/clubs/{code}/people/me")}
"""Closing and leaving a club: tried after everything else (`test_clubs.py`)."""
BODIES: dict[Way, dict[str, Any]] = {
    ("PATCH", "/api/clubs/{code}"): {"about": "No shouting."},
    ("PATCH", "/api/clubs/{code}/people/{number}"): {"muted": False},
    ("POST", "/api/clubs/{code}/invitations"): {"role": "guest"},
    ("POST", "/api/clubs/{code}/lines"): {"text": "Hello"},
    ("POST", "/api/clubs/{code}/again"): {"table": "ABCDEFGH"},
    ("POST", "/api/clubs/{code}/cups"): NEW_CUP,
}
THEN = {("POST", "/api/clubs/{code}/again"): "no-such-table", ("POST", "/api/cups/{code}/start"): "cup-refused"}
"""What those are told who may, but cannot: there is no such race, and too few have entered."""


@pytest.mark.asyncio
async def test_every_route_of_clubs_and_cups_is_open_to_its_roles_alone(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database, chatter=[1e9, 1e9], creations=[1e9, 1e9], guesses=[1e9, 1e9])
    for public in (False, True):
        async with clubhouse(server, public) as house, Api(server.address) as nobody:
            there = await prepared(house)
            for way, least in ROUTES.items():
                # From the least role up: what only a keeper can undo is done last.
                for role in (None, *reversed(ROLES)):
                    api = nobody if role is None else house.by[role]
                    may = least == ALL if role in (None, "stranger") else ROLES.index(role or "") < least
                    hidden = role in (None, "stranger") and not public
                    wanted = "no-such-club" if hidden else THEN.get(way, "") if may else "not-yours"
                    if role is None and public and way[1].endswith("/again"):
                        wanted = "no-guest"
                    assert await told(api, way[0], path(there, way[1]), BODIES.get(way)) == wanted, (way, role)


async def prepared(house: Clubhouse) -> dict[str, Any]:
    """What there is to try on: a cup, a line of somebody's, an invitation, another member."""
    keeper = house.by["keeper"]
    return {
        "club": house.code,
        "cup": (await keeper.post(f"{house.path}/cups", NEW_CUP))["code"],
        "line": (await keeper.post(f"{house.path}/lines", {"text": "Hush!"}))["lines"][-1]["id"],
        "key": await invited(house, "guest"),
        "person": house.numbers["other"],
    }


def path(there: dict[str, Any], route: str) -> str:
    number = there["line" if "/lines/" in route else "person"]
    return route.format(code=there["cup" if "/api/cups/" in route else "club"], number=number, key=there["key"])


# Everything else

MINE: dict[Way, object] = {
    ("GET", "/api/guests/me"): None, ("PATCH", "/api/guests/me"): {"name": "Eve"}, ("DELETE", "/api/guests/me"): None,
    ("GET", "/api/guests/me/profile"): None, ("PATCH", "/api/guests/me/profile"): {"letter": "E"},
    ("GET", "/api/guests/me/export"): None, ("POST", "/api/guests/me/code"): None,
    ("DELETE", "/api/guests/me/devices"): None, ("GET", "/api/guests/me/telling"): None,
    ("PUT", "/api/guests/me/mail"): {"address": "eve@example.org"}, ("DELETE", "/api/guests/me/mail"): None,
    ("POST", "/api/guests/me/mail/code"): {"code": "ABCD-EFGH"},
    ("PUT", "/api/guests/me/quiet"): {"zone": "Europe/Paris", "since": 22, "until": 7},
    ("DELETE", "/api/guests/me/quiet"): None,
    ("GET", "/api/races"): None, ("DELETE", "/api/races/{code}"): None, ("POST", "/api/records"): {},
    ("POST", "/api/tables"): {"game": GAMES[0], "seats": [{"kind": "me"}]}, ("POST", "/api/tables/{code}/seats"): {},
    ("GET", "/api/clubs"): None, ("POST", "/api/clubs"): {"name": "Hers"}, ("POST", "/api/clubs/{code}/join"): {},
    ("POST", "/api/sets"): {"game": GAMES[0]}, ("POST", "/api/sets/{code}/races"): {},
    ("POST", "/api/sets/{code}/close"): None,
    ("POST", "/api/boards"): {"game": GAMES[0], "option": "board", "board": {}, "title": "Hers"},
    ("DELETE", "/api/boards/{code}"): None, ("PUT", "/api/boards/{code}/like"): {"like": True},
}  # fmt: skip
"""What is somebody's own: without a guest's key there is nothing to see and to do, whatever is sent along."""
ONLOOKERS: set[Way] = {
    ("GET", f"/api/tables/{{code}}/{page}") for page in ("scene", "history", "replay", "record", "proof", "analysis")
}
"""What whoever may look at a table sees, as they may see it (`test_sight.py`, `test_pictures.py`)."""
OPEN: set[Way] = {
    *(("GET", f"/api/{path}") for path in (
        "games", "games/{game}", "text/{language}.ftl", "games/{game}/text/{language}.ftl", "moods.css",
        "games/{game}/art/{name}.svg", "art/{name}.svg", "games/{game}/art", "art", "games/{game}/showcase",
        "games/{game}/lesson", "games/{game}/boards/{option}/{value}.svg", "schema", "tables", "tables/{code}", "today",
        "sets/{code}", "boards", "boards/{code}", "boards/{code}/picture.svg", "games/{game}/puzzles",
        "games/{game}/puzzles/{id}", "games/{game}/puzzles/{id}/solution", "workshop/reports/{key}/{language}",
    )),
    *(("POST", f"/api/{path}") for path in (
        "guests", "guests/recover", "mail/confirm", "mail/end", "games/{game}/puzzles/{id}", "workshop/{game}",
        "workshop/{game}/fairness", "workshop/{game}/tune", "workshop/{game}/parade",
    )),
    ("GET", "/health"), ("GET", "/metrics"),
}  # fmt: skip
"""What is for everybody, or for whoever has the code that is sent along."""


def test_somebody_has_thought_about_every_route() -> None:
    paths = create_app(ServerSettings()).openapi()["paths"]
    ways = sorted((method.upper(), path) for path, methods in paths.items() for method in methods)
    thought_about = [*ROUTES, *LAST, *MINE, *ONLOOKERS, *OPEN]
    assert len(thought_about) == len(set(thought_about)), "one right a route"
    assert ways == sorted(thought_about)


@pytest.mark.asyncio
async def test_what_is_ones_own_is_nobody_elses(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    codes = {"code": "ABCDEFGH"}
    async with Api(server.address) as nobody, Api(server.address, "0123456789abcdef.forged-and-long-enough") as forger:
        for (method, route), body in MINE.items():
            for api in (nobody, forger):
                said = await told(api, method, route.format(**codes), body)
                assert said in ("no-guest", "bad-token"), (method, route)


@pytest.mark.asyncio
async def test_what_happens_at_a_closed_table_is_for_its_players(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    async with seated(server.address, settings={"spectators": False}) as table, Api(server.address) as stranger:
        await stranger.introduce("Eve")
        for method, route in sorted(ONLOOKERS):
            assert await told(stranger, method, route.format(code=table.code)) == "switched-off", route
            assert await told(table.host, method, route.format(code=table.code)) in ("", "not-over"), route


# At tables

ASKS: dict[str, dict[str, Any]] = {
    "move": {"asked": 1, "choice": 0}, "standing": {"windows": []}, "undo": {"asked": 1}, "say": {"text": "Hello"},
    "mute": {"who": 0}, "ready": {}, "arrange": {"who": 1, "bot": "random"}, "swap": {"a": 0, "b": 1},
    "rename": {"name": "Eve"}, "configure": {"options": {}}, "start": {"fill": "random"}, "leave": {},
    "hand_over": {"who": 0}, "remind": {}, "take_back": {}, "resign": {}, "rematch": {}, "hint": {},
    "plans": {"asked": 1}, "foresight": {"asked": 1, "choices": [0]},
}  # fmt: skip
HOSTS = {"arrange", "configure", "start"}
"""What only a host may do; a cup's table has none."""


OTHERS = {"say": "", "rematch": "not-over"}
"""What onlookers may do, and what nobody can before the end."""


async def answer(player: Player, kind: str, **more: Any) -> str:
    try:
        await player.ask(kind, **{**ASKS[kind], **more})
    except Refused as error:
        return error.key
    return ""


@pytest.mark.asyncio
@pytest.mark.parametrize("cup", [False, True], ids=["club", "cup"])
async def test_no_role_in_a_club_gives_a_right_at_a_table_that_is_not_a_seats(
    database: str, serve: Callable[..., Served], cup: bool
) -> None:
    """Whoever does not sit there changes nothing, keepers included; at a cup's table nobody changes what was drawn."""
    kinds = {kind.model_fields["type"].annotation for kind in get_args(messages.Asked)}
    assert {get_args(kind)[0] for kind in kinds} == set(ASKS), "a message nobody has thought about"
    server = serve(database=database, chatter=[1e9, 1e9], hints=[1e9, 1e9])
    async with clubhouse(server, public=True) as house:
        code = await table(house, cup)
        seen = await house.by["member"].get(f"/api/tables/{code}")
        for role in (None, "stranger", "guest", "keeper"):
            key: dict[str, Any] = {} if role is None else {"guest": house.by[role].token}
            async with Player(server.address, code, **key) as player:
                assert player.you["seats"] == []
                for kind in ASKS:
                    wanted = OTHERS.get(kind, "not-the-host" if kind in HOSTS else "not-seated")
                    assert (await answer(player, kind), kind) == (wanted, kind), role
        after = await house.by["member"].get(f"/api/tables/{code}")
        assert {**after, "updated": 0} == {**seen, "updated": 0}, "nothing has changed"
        if cup:
            async with Player(server.address, code, guest=house.by["member"].token) as player:
                for kind in (*HOSTS, "swap"):
                    assert await answer(player, kind) == "not-the-host"
                assert await answer(player, "leave") == "drawn-seat"
            assert await told(house.by["guest"], "POST", f"/api/tables/{code}/seats", {}) != ""


async def table(house: Clubhouse, cup: bool) -> str:
    """A table at which two members sit, before the start: one they opened, or one of a cup."""
    one, other = house.by["member"], house.by["other"]
    if not cup:
        new = {"game": GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "club": house.code}
        code = str((await one.post("/api/tables", new))["table"]["code"])
        await other.post(f"/api/tables/{code}/seats", {})
        return code
    held = await house.by["keeper"].post(f"{house.path}/cups", {**NEW_CUP, "mode": "live"})
    for person in (one, other):
        await person.post(f"/api/cups/{held['code']}/enter", None)
    begun = await house.by["keeper"].post(f"/api/cups/{held['code']}/start", None)
    return str(begun["tables"][0]["code"])
