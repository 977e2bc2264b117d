"""Going, staying away, running out of time, coming back, giving up, racing again."""

from __future__ import annotations

import asyncio

import pytest

from server.client import Player
from server.conftest import Served
from server.stories import on_turn, race, seated
from server.test_moves import refusal

pytestmark = pytest.mark.asyncio


async def test_a_leaver_is_visibly_replaced_and_can_take_the_seat_back(server: Served) -> None:
    async with seated(server.address, people=3) as table:
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        await asked.ask("leave")
        await other.until(lambda me: me.table["seats"][seat]["handed_over"] == "left")
        assert other.table["seats"][seat]["bot"]
        await other.until(lambda me: any(e["kind"] == "moved" and e["bot"] for e in me.entries.values()))
        assert asked.view is not None
        assert await refusal(asked, "move", asked=asked.view["asked"], choice=0) in {
            "bot-plays",
            "not-your-turn",
            "stale",
        }
        await asked.ask("take_back")
        await other.until(lambda me: me.table["seats"][seat]["handed_over"] is None)
        assert await refusal(asked, "take_back") == "nothing-to-take-back"
        await race(table)
        assert all(player.over for player in table.players)


async def test_a_seat_is_handed_over_to_a_chosen_bot_and_taken_back(server: Served) -> None:
    async with seated(server.address, people=2) as table:
        ann, bob = table.players
        assert await refusal(ann, "hand_over", who=0, bot="hal") == "unknown-bot"
        await ann.ask("hand_over", who=0, bot="random")
        await bob.until(lambda me: me.table["seats"][0]["bot"] == "random")
        assert bob.table["seats"][0]["handed_over"] == "asked"
        await ann.ask("take_back")
        assert ann.table["seats"][0]["bot"] is None


async def test_who_stays_away_is_replaced_after_the_grace_while_others_wait(server: Served) -> None:
    async with seated(server.address, people=2, settings={"grace_seconds": 5}) as table:
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        asked.drop()
        await other.until(lambda me: me.presence["seats"][seat] is False)
        await other.until(lambda me: me.table["seats"][seat]["handed_over"] == "absent")
        await asked.join()
        await other.until(lambda me: me.presence["seats"][seat] is True)
        await asked.ask("take_back")
        assert asked.table["seats"][seat]["handed_over"] is None


async def test_nobody_is_replaced_before_the_grace_is_over(server: Served) -> None:
    async with seated(server.address, people=2, settings={"grace_seconds": 600}) as table:
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        assert await refusal(other, "hand_over", who=seat) == "not-away"
        asked.drop()
        await other.until(lambda me: me.presence["seats"][seat] is False)
        assert await refusal(other, "hand_over", who=seat) == "not-away"


async def test_a_clock_for_each_question_hands_the_seat_to_a_bot(server: Served) -> None:
    async with seated(server.address, settings={"clock": {"kind": "move", "seconds": 5}}) as table:
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        assert asked.view is not None
        assert asked.view["clock"]["seat"] == seat
        assert 0 < asked.view["clock"]["left"][seat] <= 5
        await other.until(lambda me: me.table["seats"][seat]["handed_over"] == "time")
        assert other.entries[min(n for n, e in other.entries.items() if e["kind"] == "handed_over")]["why"] == "time"
        await asked.ask("take_back")


async def test_a_bank_runs_down_gains_its_increment_and_pauses_on_a_disconnect(server: Served) -> None:
    clock = {"kind": "bank", "seconds": 100, "increment": 20}
    async with seated(server.address, settings={"clock": clock, "grace_seconds": 600}) as table:
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        await asyncio.sleep(0.5)
        await asked.move()
        assert asked.view is not None
        assert 100 < asked.view["clock"]["left"][seat] < 119.6
        asked, other = await on_turn(table)
        seat = asked.you["seats"][0]
        asked.drop()
        await other.until(lambda me: me.clock.get("paused") is True)
        left = other.clock["left"][seat]
        await asyncio.sleep(5)
        await asked.join()
        await other.until(lambda me: me.clock["paused"] is False)
        assert other.clock["left"][seat] > left - 4
        if asked.view is not None and asked.view["undo"]:
            bank = asked.view["clock"]["left"][seat]
            await asked.ask("undo", asked=asked.view["asked"])
            assert asked.view["clock"]["left"][seat] <= bank


async def test_resigning_is_for_good_and_bots_finish_what_people_leave(server: Served) -> None:
    settings, options = {"stand_in": "random"}, {"laps": 1}
    async with seated(server.address, people=2, bots=1, settings=settings, options=options) as table:
        ann, bob = table.players
        await ann.ask("resign")
        await bob.until(lambda me: me.table["seats"][0]["handed_over"] == "resigned")
        assert await refusal(ann, "take_back") == "has-resigned"
        await bob.ask("resign")
        await bob.until(lambda me: me.over)
        assert bob.table["seal"]["secret"]


async def test_a_rematch_rotates_the_seats_and_takes_everybody_along(server: Served) -> None:
    options = {"laps": 1, "colour_1": "brown", "colour_5": "red"}
    async with seated(server.address, "chariot_race", people=2, bots=1, options=options) as table:
        ann, bob = table.players
        async with Player(server.address, table.code) as spectator:
            assert await refusal(ann, "rematch") == "not-over"
            await race(table)
            await ann.ask("mute", who=1)
            await ann.ask("mute", who=None, everyone=True)
            await asyncio.gather(bob.ask("rematch"), ann.ask("rematch"))
            for client in (ann, bob, spectator):
                await client.until(lambda me: me.table["rematch"])
            assert len({client.table["rematch"] for client in (ann, bob, spectator)}) == 1
            assert await refusal(spectator, "rematch") == "not-seated"
        code = ann.table["rematch"]
        async with (
            Player(server.address, code, seats=[table.tokens[0]]) as ann_again,
            Player(server.address, code, seats=[table.tokens[1]]) as bob_again,
        ):
            assert ann_again.table["before"] == table.code
            assert ann_again.you["seats"] == [2]
            assert bob_again.you["seats"] == [0]
            colours = {key: value for key, value in ann_again.table["options"].items() if value in ("brown", "red")}
            assert colours == {"colour_3": "brown", "colour_4": "red"}, "colours go along"
            await ann_again.ask("ready")
            await bob_again.ask("ready")
            await ann_again.until(lambda me: me.view is not None)
            assert ann_again.table["seal"]["commitment"] != ann.table["seal"]["commitment"]
            async with Player(server.address, code, name="Zoe") as spectator_again:
                assert spectator_again.view is not None
                assert await refusal(spectator_again, "say", text="boo") == "is-muted"
            said = await bob_again.ask("say", phrase="again")
            await ann_again.until(lambda me: me.seen >= said["sequence"])
            assert ann_again.entries[said["sequence"]]["kind"] == "withheld"


async def test_the_time_without_a_server_is_on_nobodys_clock(serve) -> None:  # type: ignore[no-untyped-def]
    server = serve()
    async with seated(server.address, settings={"clock": {"kind": "bank", "seconds": 100}}) as table:
        asked, _ = await on_turn(table)
        seat = asked.you["seats"][0]
        server.stop()
        await asyncio.sleep(8)
        server.start()
        await asked.join()
        assert asked.view is not None
        assert asked.view["clock"]["left"][seat] > 93


async def test_a_restart_tells_the_players_and_the_race_goes_on(serve) -> None:  # type: ignore[no-untyped-def]
    server = serve()
    async with seated(server.address, bots=1) as table:
        await race(table, until=lambda: table.players[0].seen > 30)
        await asyncio.to_thread(server.stop)  # players listen meanwhile, as browsers do
        for player in table.players:
            await player.until(lambda me: me.closed is not None)
            assert player.closed is not None
            assert player.closed["reason"]["key"] == "restarting"
            assert player.closed["retry"] is not None
        server.start()
        for player in table.players:
            await player.join()
        await race(table)
        assert all(player.over for player in table.players)
