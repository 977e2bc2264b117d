"""A person's page: what one says of oneself, what one raced, and that nobody sees more of it than one wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hippodrome
from hippodrome.engine import registry
from server.client import Api
from server.conftest import Served
from server.stories import GAMES, race, seated
from server.test_clubs import clubhouse, told

pytestmark = pytest.mark.asyncio
MINE = "/api/guests/me/profile"
PARTS = {"races", "favourites", "ratings", "learnt"}


async def seen(api: Api, path: str) -> set[str]:
    """The parts of a page that are told."""
    page = await api.get(path)
    return {part for part in PARTS if page[part] is not None}


async def change(api: Api, **changes: Any) -> dict[str, Any]:
    answer = await api.ask("PATCH", MINE, changes)
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def test_nobody_sees_more_of_a_person_than_the_person_wants(database: str, serve: Callable[..., Served]) -> None:
    server = serve(database=database)
    async with clubhouse(server, public=True) as house, Api(server.address) as nobody:
        someone = house.by["member"]
        page = f"{house.path}/people/{house.numbers['member']}/profile"
        mixed = {"races": "clubs", "favourites": "me", "ratings": "all", "learnt": "me"}
        for shows, stranger, inside in (
            (dict.fromkeys(PARTS, "me"), set(), set()),
            (dict.fromkeys(PARTS, "clubs"), set(), PARTS),
            (mixed, {"ratings"}, {"races", "ratings"}),
            (dict.fromkeys(PARTS, "all"), PARTS, PARTS),
        ):
            await change(someone, shows=shows)
            expected = {"stranger": stranger, "guest": inside, "keeper": inside, "member": PARTS}
            assert {role: await seen(house.by[role], page) for role in expected} == expected
        assert await seen(nobody, page) == PARTS, "for all is for whoever has no key, too"
        other = await house.by["keeper"].get(page)
        assert other["shows"] is None
        assert not other["mine"]
        await change(someone, shows=dict.fromkeys(PARTS, "me"))
        assert await seen(nobody, page) == set(), "and is taken back at once"
        assert await told(house.by["keeper"], "DELETE", page.removesuffix("/profile")) == ""
        assert await told(house.by["other"], "GET", page) == "no-such-person"


async def test_one_says_who_one_is_and_only_our_own_drawings_are_faces(server: Served) -> None:
    async with Api(server.address) as api:
        await api.introduce("Ada")
        game = registry.game(GAMES[0])
        files = [file.name for file in (game.folder / "art").iterdir()]
        drawing = min(name for name in files if name.endswith(".svg")).removesuffix(".svg")
        page = await change(api, face=f"{game.name}:{drawing}", colour=3, languages=["fr", "en", "fr"])
        page = await change(api, letter="K", learnt={game.name: {"lesson": True, "puzzles": 7}})
        assert (page["face"], page["colour"], page["letter"]) == (f"{game.name}:{drawing}", 3, "K")
        assert page["languages"] == ["fr", "en"]
        club = await api.post("/api/clubs", {"name": "Faces"})
        [seen] = club["people"]
        assert (seen["face"], seen["colour"], seen["letter"]) == (page["face"], 3, "K"), "so one is seen in clubs"
        assert page["learnt"] == {game.name: {"lesson": True, "puzzles": 7, "rating": None}}
        for face in (f"{game.name}:no-such", "no_game:x", f"{game.name}:../../x", "x"):
            assert await told(api, "PATCH", MINE, {"face": face}) == "bad-message", face
        exported = await api.get("/api/guests/me/export")
        assert exported["profile"]["languages"] == "fr,en"


COLOURED = [name for name in GAMES if any(option.cosmetic for option in hippodrome.game(name).options)]


def colours_of(options: dict[str, Any], game: str) -> list[str]:
    return [str(options[one.key]) for one in hippodrome.game(game).options if one.cosmetic]


@pytest.mark.parametrize("game", COLOURED)
async def test_one_races_in_ones_colour_where_it_is_free(server: Served, game: str) -> None:
    """Whoever makes a table, and whoever sits down; not if somebody has it, nor if another was chosen."""
    names = hippodrome.game(game).words["racer"]
    async with Api(server.address) as host, Api(server.address) as one, Api(server.address) as other:
        for person, name, colour in ((host, "Host", 3), (one, "One", 3), (other, "Other", 5)):
            await person.introduce(name)
            await change(person, colour=colour)
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(3))]
        made = (await host.post("/api/tables", {"game": game, "seats": seats}))["table"]
        assert colours_of(made["options"], game)[:2] == [names[2], "any"]
        path = f"/api/tables/{made['code']}/seats"
        assert colours_of((await one.post(path, {}))["table"]["options"], game)[:2] == [names[2], "any"]
        sat = (await other.post(path, {}))["table"]
        assert colours_of(sat["options"], game)[:4] == [names[2], "any", names[4], "any"]
        assert [seat["kind"] for seat in sat["seats"]] == ["person", "person", "person", "open"]
        options = {"colour_1": names[0]}
        chosen = (await host.post("/api/tables", {"game": game, "seats": seats, "options": options}))["table"]
        assert colours_of(chosen["options"], game)[0] == names[0]


async def test_what_one_raced_stands_on_the_own_page_with_its_figures(serve: Callable[..., Served]) -> None:
    server = serve(analysis=True, playouts=1)
    async with seated(server.address, options={"laps": 1}) as table:
        await race(table)
        await table.players[0].until(lambda me: me.analysis.get("status") == "ready")
        page = await table.host.get(MINE)
        report = (await table.host.get(f"/api/tables/{table.code}/analysis"))["analysis"]["seats"][0]
        (raced,) = page["races"]
        assert page["raced"] == 1
        assert raced["table"] == table.code
        assert {name: raced[name] for name in ("place", "accuracy", "luck", "skill")} == {
            name: report[name] for name in ("place", "accuracy", "luck", "skill")
        }
        assert sum(one["races"] for one in page["favourites"]) >= 1
