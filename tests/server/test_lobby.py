"""Before the start: creating, joining, arranging, getting ready; lists and names."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from hippodrome.engine import registry
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import GAMES, seated, usual_players
from server.test_moves import refusal

pytestmark = pytest.mark.asyncio


async def test_race_now_takes_one_request(server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        for game in GAMES:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (usual_players(game) - 1)]
            made = await ann.post("/api/tables", {"game": game, "seats": seats, "start": True})
            assert made["table"]["phase"] == "racing"
            assert [seat["kind"] for seat in made["table"]["seats"]] == ["person"] + ["bot"] * (len(seats) - 1)


async def test_people_join_by_code_and_the_race_starts_when_all_are_ready(server: Served) -> None:
    async with seated(server.address, people=3, start=False) as table:
        ann, bob, eve = table.players
        shown = await table.host.get(f"/api/tables/{table.code}")
        assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "Player 2", "Player 3"]
        assert shown["seal"]["commitment"]
        assert shown["seal"]["secret"] is None
        with pytest.raises(Refused) as refused:
            await table.host.post(f"/api/tables/{table.code}/seats", {})
        assert refused.value.key == "no-open-seat"
        await ann.ask("ready")
        await bob.ask("ready")
        assert ann.table["phase"] == "lobby"
        await eve.ask("ready", salt="eve-2026")
        for player in table.players:
            await player.until(lambda me: me.table["phase"] == "racing")
        name, facts = ann.table["seal"]["table"].split("#")
        assert name == f"{table.code}+++eve-2026"
        assert len(facts) == 64
        assert await refusal(ann, "ready") == "already-started"


async def test_the_host_arranges_seats_and_others_change_their_own(server: Served) -> None:
    async with seated(server.address, people=2, start=False) as table:
        ann, bob = table.players
        await ann.ask("configure", players=4)
        await bob.ask("swap", a=1, b=3)
        await ann.until(lambda me: me.table["seats"][3]["name"] == "Player 2")
        assert await refusal(bob, "swap", a=0, b=3) == "not-the-host"
        assert await refusal(bob, "arrange", who=1, bot="random") == "not-the-host"
        assert await refusal(bob, "start", fill="random") == "not-the-host"
        assert await refusal(ann, "arrange", who=1, bot="deep_blue") == "unknown-bot"
        assert await refusal(ann, "arrange", who=9, bot="random") == "not-a-seat"
        await ann.ask("arrange", who=1, bot="random")
        await bob.ask("rename", name="Bob")
        await bob.ask("ready", on=True)
        await bob.ask("ready", on=False)
        await ann.ask("configure", options={"laps": 1})
        assert ann.table["options"]["laps"] == 1
        assert await refusal(ann, "configure", options={"laps": 99}) == "bad-option"
        assert await refusal(ann, "configure", options={"wings": 2}) == "unknown-option"
        assert await refusal(ann, "configure", players=11) == "bad-players"
        assert await refusal(ann, "start") == "not-ready"
        await ann.ask("start", fill="greedy")
        await bob.until(lambda me: me.view is not None)
        assert [seat["name"] for seat in bob.table["seats"]] == ["Player 1", "Random", "Greedy", "Bob"]
        assert [seat["number"] for seat in bob.table["seats"]] == [None, 1, 1, None]
        assert bob.view is not None
        assert bob.view["viewer"] == 3 or bob.you["seats"] == [1]


async def test_options_that_mean_nothing_stay_at_their_defaults(server: Served) -> None:
    async with seated(server.address, people=2, start=False) as table:
        ann = table.players[0]
        await ann.ask("configure", players=4)
        await ann.ask("configure", options={"start_seat": 1})
        assert ann.table["options"]["start_seat"] == 1
        await ann.ask("configure", players=2)
        assert ann.table["options"]["teams"] is True
        assert ann.table["options"]["start_seat"] == 0
        await ann.ask("configure", options={"start_seat": 1})
        assert ann.table["options"]["start_seat"] == 0


async def test_leaving_frees_the_seat_and_the_host_can_send_somebody_away(server: Served) -> None:
    async with seated(server.address, people=3, start=False) as table:
        ann, bob, eve = table.players
        await bob.ask("leave")
        await ann.until(lambda me: me.table["seats"][1]["kind"] == "open")
        assert await refusal(bob, "ready") == "not-seated"
        await ann.ask("arrange", who=2, bot=None)
        await eve.until(lambda me: me.table["seats"][2]["kind"] == "open")
        assert eve.entries[eve.seen]["removed"] is True
        again = await table.guests[1].post(f"/api/tables/{table.code}/seats", {"seat": 2, "name": "Robert"})
        assert again["seats"][0]["seat"] == 2
        with pytest.raises(Refused) as refused:
            await table.guests[2].post(f"/api/tables/{table.code}/seats", {"seat": 2})
        assert refused.value.key == "seat-taken"


async def test_a_host_who_leaves_passes_the_table_on(server: Served) -> None:
    async with seated(server.address, people=2, start=False) as table:
        ann, (_, guest) = table.players[0], table.guests
        async with Player(server.address, table.code, guest=guest.token) as bob:
            await ann.ask("leave")
            await bob.until(lambda me: me.table["seats"][1]["host"])
            assert (bob.you["host"], ann.you["host"]) == (True, False)
            assert ann.you["seats"] == []
            assert await refusal(ann, "start", fill="random") == "not-the-host"
            await bob.ask("leave")
            async with Api(server.address) as eve:
                await eve.introduce("Eve")
                joined = await eve.post(f"/api/tables/{table.code}/seats", {})
                assert joined["table"]["seats"][0]["host"] is True


async def test_nobody_takes_all_seats_of_a_listed_table_nor_sits_again_once_sent_away(server: Served) -> None:
    async with seated(server.address, people=2, start=False, settings={"listed": True}) as table:
        ann, bob = table.players[0], table.guests[1]
        await ann.ask("configure", players=4)
        with pytest.raises(Refused) as refused:
            await bob.post(f"/api/tables/{table.code}/seats", {})
        assert refused.value.key == "one-seat-each"
        await ann.ask("arrange", who=1, bot=None)
        with pytest.raises(Refused) as refused:
            await bob.post(f"/api/tables/{table.code}/seats", {})
        assert refused.value.key == "sent-away"
        await table.host.post(f"/api/tables/{table.code}/seats", {"name": "Tom"})


async def test_a_guest_key_opens_all_the_guests_seats_on_a_second_device(server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Tom"}, {"kind": "open"}]
        made = await ann.post("/api/tables", {"game": "scrap_racer", "seats": seats})
        assert [key["seat"] for key in made["seats"]] == [0, 1]
        async with Player(server.address, made["table"]["code"], guest=ann.token) as device:
            assert device.you["seats"] == [0, 1]
            assert device.you["host"]
            assert device.table["seats"][1]["name"] == "Tom"
            assert device.table["seats"][0]["device"] == device.table["seats"][1]["device"]


async def test_lists_show_what_is_listed_and_what_is_mine(server: Served) -> None:
    async with (
        seated(server.address, people=2, settings={"listed": True}) as table,
        seated(server.address, people=2, start=False) as hidden,
    ):
        codes = {line["code"] for line in (await table.host.get("/api/tables"))["tables"]}
        assert table.code in codes
        assert hidden.code not in codes
        turns = []
        for guest in table.guests:
            races = (await guest.get("/api/races"))["races"]
            assert [race["table"]["code"] for race in races] == [table.code]
            turns.append(races[0]["your_turn"])
            assert races[0]["your_turn"] == (races[0]["turn"] == races[0]["seat"])
        assert sorted(turns) == [False, True]
        assert (await hidden.host.get("/api/races"))["races"][0]["turn"] is None


async def test_a_table_can_be_for_its_players_only(server: Served) -> None:
    async with seated(server.address, settings={"spectators": False}) as table:
        with pytest.raises(Refused) as refused:
            await Player(server.address, table.code).join()
        assert refused.value.key == "switched-off"
        async with Api(server.address) as stranger:
            for page in ("history", "replay", "proof", "record"):
                with pytest.raises(Refused) as refused:
                    await stranger.get(f"/api/tables/{table.code}/{page}")
                assert refused.value.key == "switched-off"


async def test_a_closed_table_lets_the_invited_in_and_sees_onlookers_out(server: Served) -> None:
    async with seated(server.address, start=False) as table:
        ann, bob = table.players
        await bob.ask("leave")
        async with Player(server.address, table.code) as onlooker:
            settings = {**ann.table["settings"], "spectators": False}
            await ann.ask("configure", settings=settings)
            async with Api(server.address) as eve, Player(server.address, table.code) as invited:
                assert invited.table["settings"]["spectators"] is False
                await eve.introduce("Eve")
                await eve.post(f"/api/tables/{table.code}/seats", {})
            await ann.ask("start", fill="random")
            await onlooker.until(lambda me: me.closed is not None)
            assert onlooker.closed is not None
            assert onlooker.closed["reason"] == {"key": "switched-off", "args": {"what": "spectators"}}
            assert onlooker.view is None


async def test_onlookers_leave_a_full_table_when_it_is_closed(server: Served) -> None:
    async with seated(server.address, start=False) as table, Player(server.address, table.code) as onlooker:
        ann = table.players[0]
        await ann.ask("configure", settings={**ann.table["settings"], "spectators": False})
        await onlooker.until(lambda me: me.closed is not None)
        assert ann.closed is None


async def test_a_board_of_ones_own_is_raced_on(server: Served) -> None:
    file = registry.game("scrap_racer").folder / "data" / "circuits.toml"
    board = tomllib.loads(file.read_text("utf-8"))["circuits"]["A"]
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        made = await ann.post("/api/tables", {**new, "options": {"circuit": board}})
        assert made["table"]["options"]["circuit"] == board
        async with Player(server.address, made["table"]["code"], seats=[made["seats"][0]["token"]]) as player:
            assert {"key": "scene-own-circuit", "args": {}, "plain": ""} in player.scene["chips"]


async def test_bad_tables_are_refused(server: Served) -> None:
    async with Api(server.address) as ann:
        with pytest.raises(Refused) as refused:
            await ann.post("/api/tables", {"game": "scrap_racer", "seats": [{"kind": "me"}]})
        assert refused.value.key == "no-guest"
        await ann.introduce("Ann")
        two = [{"kind": "me"}, {"kind": "bot"}]
        for body, key in (
            ({"game": "chess", "seats": two}, "unknown-game"),
            ({"game": "scrap_racer", "seats": two * 7}, "bad-message"),
            ({"game": "scrap_racer", "seats": [{"kind": "me"}]}, "bad-players"),
            ({"game": "scrap_racer", "seats": two, "options": {"laps": "many"}}, "bad-option"),
            ({"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
            (
                {"game": "scrap_racer", "seats": two, "settings": {"clock": {"kind": "move", "seconds": 1}}},
                "bad-message",
            ),
            ({"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, "not-ready"),
            (
                {"game": "scrap_racer", "seats": two, "options": {"circuit": {"sections": [1], "layout": "x"}}},
                "bad-board",
            ),
            ({"game": "scrap_racer", "seats": two, "surprise": 1}, "bad-message"),
        ):
            with pytest.raises(Refused) as refused:
                await ann.post("/api/tables", body)
            assert refused.value.key == key, body


async def test_limits_on_tables(serve: Callable[..., Served]) -> None:
    server = serve(tables_each=2, creations=[0.001, 5.0])
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}]}
        await ann.post("/api/tables", new)
        await ann.post("/api/tables", new)
        for expected in ("too-many-tables", "too-many-tables", "too-fast"):
            with pytest.raises(Refused) as refused:
                await ann.post("/api/tables", new)
            assert refused.value.key == expected


@pytest.mark.parametrize("game", GAMES)
async def test_the_catalogue_has_all_that_a_page_needs(game: str, server: Served) -> None:
    async with Api(server.address) as api:
        offered = await api.get(f"/api/games/{game}")
        declared = registry.game(game)
        assert offered["players"] == list(declared.players)
        assert [option["key"] for option in offered["options"]] == [option.key for option in declared.options]
        for address in [*offered["text"].values(), *offered["art"].values()]:
            answer = await api.ask("GET", address)
            assert answer.status_code == 200
        catalogue = await api.get("/api/games")
        assert [entry["name"] for entry in catalogue["games"]] == list(GAMES)
        for address in [*catalogue["text"].values(), *list(catalogue["art"].values())[:3]]:
            assert (await api.ask("GET", address)).status_code == 200


async def test_whoever_sits_down_sets_what_the_seat_chooses_and_nothing_else(server: Served) -> None:
    async with seated(server.address, "titan_race", 3, start=False) as table:
        ann, bob, _eve = table.players
        await ann.ask("configure", options={"circuit": ann.table["options"]["circuit"], "titan_1": "rassik"})
        await bob.ask("configure", options={"titan_2": "craken"})
        await ann.until(lambda me: me.table["options"]["titan_2"] == "craken")
        assert ann.table["options"]["titan_1"] == "rassik"
        for wrong in ({"titan_1": "craken"}, {"titan_2": "slaugg", "grand_slam": True}, {}):
            assert await refusal(bob, "configure", options=wrong) == "not-the-host"
        assert await refusal(bob, "configure", options={"titan_2": "slaugg"}, players=4) == "not-the-host"
        assert await refusal(bob, "configure", options={"titan_2": "rassik"}) == "bad-option"
        assert bob.table["options"]["titan_2"] == "craken"
        async with Player(server.address, table.code) as onlooker:
            assert await refusal(onlooker, "configure", options={"titan_2": "slaugg"}) == "not-the-host"


async def test_a_colour_goes_with_its_player_and_keeps_nobody_waiting(server: Served) -> None:
    """Who is ready stays ready; the colour follows to another seat, and into the next race."""
    async with seated(server.address, "chariot_race", 3, bots=1, start=False) as table:
        ann, bob, _eve = table.players
        await ann.ask("ready")
        await bob.ask("configure", options={"colour_2": "purple"})
        await ann.until(lambda me: me.table["options"]["colour_2"] == "purple")
        assert [seat["ready"] for seat in ann.table["seats"]] == [True, False, False, True]
        assert await refusal(ann, "configure", options={**ann.table["options"], "colour_1": "purple"}) == "bad-option"
        await ann.ask("swap", a=0, b=1)
        await ann.until(lambda me: me.table["options"]["colour_1"] == "purple")
        assert ann.table["options"]["colour_2"] == "any"
        await ann.ask("configure", options={**ann.table["options"], "laps": 1})
        await ann.until(lambda me: not me.table["seats"][1]["ready"])
        for player in table.players:
            await player.ask("ready")
        await ann.until(lambda me: me.view is not None)
        panels = {panel["seat"]: panel["name"]["key"] for panel in ann.scene["panels"]}
        assert panels[0] == "racer-purple"
        assert len(set(panels.values())) == 4


async def test_a_change_of_options_does_not_keep_a_table_with_bots_from_starting(server: Served) -> None:
    async with seated(server.address, "titan_race", 2, bots=1, start=False) as table:
        ann, bob = table.players
        await bob.ask("configure", options={"titan_2": "craken"})
        for player in table.players:
            await player.ask("ready")
        await ann.until(lambda me: me.view is not None)
