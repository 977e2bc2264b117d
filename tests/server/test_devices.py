"""Yourself on any device: codes, several devices, two guests made one, what is kept, races out of sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import seated
from server.test_moves import refusal

pytestmark = pytest.mark.asyncio
NEW = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def codes(api: Api) -> list[str]:
    return [race["table"]["code"] for race in (await api.get("/api/races"))["races"]]


async def test_a_code_makes_another_device_the_same_guest_and_merges_two(
    database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database)
    async with Api(server.address) as ann, Api(server.address) as phone, Api(server.address) as later:
        await ann.introduce("Ann")
        first = (await ann.post("/api/tables", NEW))["table"]["code"]
        replaced = (await ann.post("/api/guests/me/code", None))["code"]
        made = await ann.post("/api/guests/me/code", None)
        assert (await ann.get("/api/guests/me"))["recovery"] == made["made"]
        assert len(made["code"].replace("-", "")) == 20

        await phone.introduce("Ann on the phone")
        second = (await phone.post("/api/tables", NEW))["table"]["code"]
        for wrong in (replaced, "A" * 20):
            with pytest.raises(Refused) as refused:
                await phone.post("/api/guests/recover", {"code": wrong, "merge": True})
            assert refused.value.key == "no-such-code"
        old = phone.token
        typed = {"code": made["code"].lower().replace("-", " "), "merge": True}
        phone.token = (await phone.post("/api/guests/recover", typed))["token"]
        later.token = (await later.post("/api/guests/recover", {"code": made["code"]}))["token"]
        assert len({ann.token, phone.token, later.token, old}) == 4
        for token in (ann.token, phone.token, later.token, old):
            async with Api(server.address, token) as device:
                assert (await device.get("/api/guests/me"))["id"] == ann.guest["id"]
                assert sorted(await codes(device)) == sorted([first, second])
            for code in (first, second):
                async with Player(server.address, code, guest=token) as player:
                    assert player.you["seats"] == [0]
                    assert player.you["host"] is True

        kept = await phone.get("/api/guests/me/export")
        assert {guest["name"] for guest in kept["guests"]} == {"Ann", "Ann on the phone"}
        assert sorted(race["table"] for race in kept["races"]) == sorted([first, second])
        assert len(kept["devices"]) == 2
        assert not any(secret in str(kept) for secret in (str(ann.token), made["code"]))

        await ann.ask("DELETE", f"/api/races/{first}")
        assert await codes(phone) == [second]
        await phone.ask("DELETE", "/api/guests/me/devices")
        assert (await phone.get("/api/guests/me"))["recovery"] is None
        for token in (ann.token, later.token, old):
            async with Api(server.address, token) as device:
                with pytest.raises(Refused) as refused:
                    await device.get("/api/guests/me")
                assert refused.value.key == "bad-token"
        assert (await phone.ask("DELETE", "/api/guests/me")).status_code == 204
        with pytest.raises(Refused):
            await phone.get("/api/races")


async def test_codes_cannot_be_searched(serve: Callable[..., Served]) -> None:
    server = serve(guesses=[0.001, 3.0])
    async with Api(server.address) as thief:
        for expected in ("no-such-code", "no-such-code", "no-such-code", "too-fast"):
            with pytest.raises(Refused) as refused:
                await thief.post("/api/guests/recover", {"code": "B" * 20})
            assert refused.value.key == expected
        for odd in ("short", "é" * 20, "A" * 61):
            with pytest.raises(Refused) as refused:
                await thief.post("/api/guests/recover", {"code": odd})
            assert refused.value.key == "bad-message"


async def test_a_place_at_the_table_on_either_database(database: str, serve: Callable[..., Served]) -> None:
    """Closed tables, hosts who leave, seats given back, two of one name: what a group of friends runs into."""
    server = serve(database=database)
    async with seated(server.address, people=3, start=False, settings={"listed": True}) as table:
        ann, bob, eve = table.players
        await ann.ask("configure", settings={**ann.table["settings"], "spectators": False})
        await eve.ask("leave")
        async with Player(server.address, table.code) as invited:
            assert invited.table["seats"][2]["kind"] == "open"
        guest = table.guests[2]
        again = await guest.post(f"/api/tables/{table.code}/seats", {"name": "Player 1"})
        assert again["table"]["seats"][2]["name"] == "Player 1 2"
        await bob.ask("rename", name="Player 1")
        await ann.until(lambda me: me.table["seats"][1]["name"] == "Player 1 3")
        await bob.ask("rename", name="Bob")
        with pytest.raises(Refused) as refused:
            await Player(server.address, table.code, seats=["x" * 43]).join()
        assert (refused.value.key, refused.value.frame["reason"]["args"]) == ("bad-token", {"place": 0})
        await ann.ask("arrange", who=2, bot="random")
        with pytest.raises(Refused) as refused:
            await guest.post(f"/api/tables/{table.code}/seats", {})
        assert refused.value.key in {"no-open-seat", "sent-away"}
        await ann.ask("leave")
        async with Player(server.address, table.code, guest=table.guests[1].token) as host:
            assert host.you["host"] is True
            await host.ask("start", fill="random")
            await host.until(lambda me: me.view is not None)
            await bob.ask("leave")
            assert bob.table["seats"][1]["handed_over"] == "left"
            await bob.ask("take_back")
            await bob.ask("resign")
            assert await refusal(bob, "take_back") in {"has-resigned", "race-over"}
