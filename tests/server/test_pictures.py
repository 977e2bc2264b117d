"""The picture of a race under way, as it lies beside the list of one's races: drawn for whoever asks."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES, SECRET_GAMES, on_turn, seated, usual_players

pytestmark = pytest.mark.asyncio
ANSWERS = ("question", "offers", "reasons")
"""What a picture leaves out."""


def drawn(scene: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in scene.items() if name not in ANSWERS}


@pytest.mark.parametrize("game", GAMES)
async def test_a_picture_shows_whoever_asks_what_they_see_at_the_table_and_no_more(server: Served, game: str) -> None:
    async with seated(server.address, game, usual_players(game)) as table, Api(server.address) as stranger:
        for _ in range(4):
            asked, _ = await on_turn(table)
            await asked.move()
        asked, _ = await on_turn(table)
        path = f"/api/tables/{table.code}/scene"
        async with Player(server.address, table.code) as onlooker:
            for api, player in ((stranger, onlooker), *zip(table.guests, table.players, strict=True)):
                await player.look_again()
                picture = await api.get(path)
                assert drawn(picture) == drawn(player.scene)
                assert [picture[name] for name in ANSWERS] == [None, [], []]
        assert (await stranger.get(path))["seat"] == -1


async def test_a_picture_is_for_those_who_may_look_at_the_table(server: Served) -> None:
    closed = {"spectators": False}
    async with seated(server.address, settings=closed) as table, Api(server.address) as stranger:
        path = f"/api/tables/{table.code}/scene"
        assert (await table.host.get(path))["seat"] == 0
        for api in (stranger, await stranger.introduce("Eve")):
            with pytest.raises(Refused) as refused:
                await api.get(path)
            assert refused.value.key == "switched-off"
    async with seated(server.address, start=False) as table:
        with pytest.raises(Refused) as refused:
            await table.host.get(f"/api/tables/{table.code}/scene")
        assert refused.value.key == "not-started"


async def test_who_has_two_seats_is_shown_what_both_may_see(server: Served) -> None:
    """Of two people who share a device nobody sees the other's hand on the way to the table."""
    game = SECRET_GAMES[0]
    async with Api(server.address) as host:
        await host.introduce("Ann")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
        made = await host.post("/api/tables", {"game": game, "seats": seats, "start": True})
        assert (await host.get(f"/api/tables/{made['table']['code']}/scene"))["seat"] == -1
