"""Moves, undo and talk: what is answered, what is refused and why, and that nothing is dropped in silence."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from hippodrome.server.wire.nouns import PROTOCOL
from server.client import Player, Refused
from server.conftest import Served
from server.stories import SECRET_GAMES, certain_pair, on_turn, race, seated

pytestmark = pytest.mark.asyncio


async def refusal(player: Player, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        await player.ask(kind, **fields)
    assert len(json.dumps(refused.value.frame)) < 400
    return refused.value.key


def choices_of(player: Player) -> list[int]:
    assert player.view is not None
    return list(player.view["choices"])


async def test_a_repeated_id_gets_the_first_answer(server: Served) -> None:
    async with seated(server.address) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        move = {"asked": asked.view["asked"], "choice": asked.view["choices"][0], "id": "mine"}
        first = await asked.ask("move", **move)
        again = await asked.ask("move", **move)
        assert again["sequence"] == first["sequence"]
        await other.until(lambda me: me.seen >= first["sequence"])
        moved = [entry for entry in other.entries.values() if entry["kind"] == "moved"]
        assert [entry["sequence"] for entry in moved].count(first["sequence"]) == 1
        said = await asked.ask("say", id="hello", text="Hello")
        assert (await asked.ask("say", id="hello", text="Hello"))["sequence"] == said["sequence"]


async def test_the_first_answer_is_given_again_after_a_reconnect(server: Served) -> None:
    async with seated(server.address) as table:
        asked, _ = await on_turn(table)
        assert asked.view is not None
        move = {"type": "move", "id": "lost", "asked": asked.view["asked"], "choice": asked.view["choices"][0]}
        await asked.send(move)
        asked.drop()
        await asyncio.sleep(0.1)
        await asked.join()
        ack = await asked.answer_to("lost", move)
        assert ack["type"] == "ack"
        await asked.until(lambda me: me.seen >= ack["sequence"])
        assert asked.entries[ack["sequence"]]["kind"] == "moved"


async def test_stale_illegal_and_foreign_moves_get_a_reason(server: Served) -> None:
    async with seated(server.address) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        present, choice = asked.view["asked"], asked.view["choices"][0]
        assert await refusal(asked, "move", asked=present, choice=9999) == "illegal-choice"
        assert await refusal(asked, "move", asked=present - 1, choice=choice) == "stale"
        assert await refusal(other, "move", asked=present, choice=choice) == "not-your-turn"
        assert await refusal(
            other, "move", asked=present, choice=choice, seat=0 if other.you["seats"] == [1] else 1
        ) in {"not-seated"}
        async with Player(server.address, table.code) as spectator:
            assert await refusal(spectator, "move", asked=present, choice=choice) == "not-seated"
        assert asked.view["asked"] == present
        await asked.move(choice)


MALFORMED = [
    "", "{", "[]", "null", "7", '"move"', "{}", '{"type":"dance"}', '{"type":"move"}',
    '{"type":"move","id":"x","asked":1,"choice":0,"cheat":true}',
    '{"type":"move","id":"x","asked":"1","choice":0}', '{"type":"move","id":"x","asked":1.5,"choice":0}',
    '{"type":"move","id":"x","asked":1}', '{"type":"move","id":"x","asked":1,"choices":[]}',
    '{"type":"move","id":"x","asked":1,"choice":0,"choices":[0]}',
    '{"type":"move","id":"x","asked":1,"choices":[' + "0," * 64 + '0]}',
    '{"type":"move","id":"x","asked":1,"choice":-1}', '{"type":"move","id":"x","asked":1,"choice":1e99}',
    '{"type":"move","id":"","asked":1,"choice":0}', '{"type":"say","id":"x","text":"\\u0000"}',
    '{"type":"say","id":"x","text":"\\u202eevil"}', '{"type":"say","id":"x","text":"' + "a" * 301 + '"}',
    '{"type":"say","id":"x"}', '{"type":"say","id":"x","phrase":"rude"}', '{"type":"look","seat":9}',
    '{"type":"hello","version":1}', '{"type":"ready","id":"x","salt":"a/b"}', "[" * 5000,
    '{"type":"move","id":"x","asked":1,"choice":' + "9" * 5000 + "}", "\ud83d".encode("utf-8", "replace").decode(),
]  # fmt: skip


async def test_a_malformed_message_is_answered(server: Served) -> None:
    async with seated(server.address, start=False) as table:
        (player, _) = table.players
        for count, text in enumerate(MALFORMED, 1):
            await player.send(text)
            await player.until(lambda me, count=count: sum('"type":"refused"' in frame for frame in me.frames) == count)
        assert (await player.answer_to("pong5", {"type": "ping", "n": 5}))["type"] == "pong"


async def test_binary_and_oversized_messages(server: Served) -> None:
    async with seated(server.address, start=False) as table:
        player, other = table.players
        assert await player.refused(b"\x00\x01") == "bad-message"
        await player.send("x" * 20_000)
        assert player.socket is not None
        await player.socket.wait_closed()
        assert player.socket.close_code == 1009
        await other.ask("say", phrase="ouch")
        await player.join()
        assert player.entries[player.seen]["phrase"] == "ouch"


async def test_a_flood_is_answered_then_cut_off(serve: Callable[..., Served]) -> None:
    server = serve(messages=[5.0, 10.0])
    async with seated(server.address, start=False) as table:
        player, other = table.players
        with contextlib.suppress(websockets.ConnectionClosed):  # cut off in the middle of a word
            for number in range(300):
                await player.send({"type": "say", "id": f"flood{number}", "text": "x"})
        await player.until(lambda me: me.closed is not None)
        kinds = [json.loads(frame)["type"] for frame in player.frames]
        assert kinds.count("refused") >= 200
        assert player.closed is not None
        assert player.closed["reason"]["key"] == "too-fast"
        assert (await other.answer_to("pong1", {"type": "ping", "n": 1}))["type"] == "pong"


async def test_a_seat_has_one_allowance_on_all_its_devices(serve: Callable[..., Served]) -> None:
    server = serve(messages=[0.01, 30.0])
    async with seated(server.address, start=False) as table:
        ann, bob = table.players
        async with Player(server.address, table.code, seats=[table.tokens[0]]) as twin:
            for device in (ann, twin):
                for number in range(20):
                    await device.send({"type": "ping", "n": number})
                await device.until(lambda me: sum('"pong"' in f or '"too-fast"' in f for f in me.frames) == 20)
            assert not any('"too-fast"' in frame for frame in ann.frames)
            assert sum('"too-fast"' in frame for frame in twin.frames) >= 9
        assert (await bob.answer_to("pong1", {"type": "ping", "n": 1}))["type"] == "pong"


async def test_hello_is_checked(server: Served) -> None:
    async with seated(server.address, start=False) as table:
        for hello, key in (
            ({"version": PROTOCOL + 1}, "wrong-protocol"),
            ({"seats": ["x" * 43]}, "bad-token"),
            ({"guest": "x" * 43}, "bad-token"),
            ({"look": 0}, "not-seated"),
            ({"surprise": 1}, "bad-message"),
        ):
            stranger = Player(server.address, table.code, **hello)
            with pytest.raises(Refused) as refused:
                await stranger.join()
            assert refused.value.key == key
        with pytest.raises(Refused) as refused:
            await Player(server.address, "ZZZZZZ").join()
        assert refused.value.key == "no-such-table"


async def test_other_origins_may_not_connect(server: Served) -> None:
    async with seated(server.address, start=False) as table:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.code}/socket"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        async with websockets.connect(address, origin=f"http://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
            pass


@pytest.mark.parametrize("game", ["scrap_racer", "arena_maximus"])
async def test_undo_takes_back_what_nobody_learned_from(game: str, server: Served) -> None:
    """Whenever the server offers it, undo leads back to the very question, and others see that it happened."""
    continued, pair = certain_pair(game)
    async with seated(server.address, game, continued=continued) as table:
        undone = 0
        for step in range(20):
            asked, other = await on_turn(table)
            assert asked.view is not None
            before = asked.view
            question = asked.scene["question"]
            chosen = pair[step] if step < len(pair) else before["choices"][-1]
            await asked.move(chosen)
            assert asked.view is not None
            if asked.over:
                break
            following, _ = await on_turn(table)
            await asked.until(lambda me, following=following: me.seen >= following.seen)
            if not asked.view["undo"]:
                assert await refusal(asked, "undo", asked=asked.view["asked"]) == "nothing-to-undo"
                continue
            assert await refusal(other, "undo", asked=asked.view["asked"]) == "nothing-to-undo"
            ack = await asked.ask("undo", asked=asked.view["asked"])
            await other.until(lambda me, ack=ack: me.seen >= ack["sequence"])
            assert other.entries[ack["sequence"]]["kind"] == "undone"
            assert asked.view["point"] == before["point"]
            assert asked.view["choices"] == before["choices"]
            assert asked.scene["question"] == question
            await asked.move(chosen)
            undone += 1
        assert undone >= len(pair)


async def test_a_plan_is_one_move(server: Served) -> None:
    """Two choices that follow with certainty: one id, one entry for everybody, one thing to take back."""
    continued, pair = certain_pair("scrap_racer")
    async with seated(server.address, "scrap_racer", continued=continued) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        before = asked.view
        plan = {"asked": before["asked"], "choices": pair, "id": "plan"}
        ack = await asked.ask("move", **plan)
        entry = asked.entries[ack["sequence"]]
        assert entry["count"] == 2
        assert [choice["action"] for choice in entry["choices"]] == pair
        assert asked.view["point"] == before["point"] + 2
        assert (await asked.ask("move", **plan))["sequence"] == ack["sequence"]
        await other.until(lambda me: me.seen >= ack["sequence"])
        assert other.entries[ack["sequence"]]["choices"] == []
        told = other.entries[ack["sequence"]]["events"]
        assert [event["key"] for event in told] == [event["key"] for event in entry["events"]]
        assert asked.view["undo"]
        await asked.ask("undo", asked=asked.view["asked"])
        assert asked.view["choices"] == before["choices"]
        assert asked.view["point"] == before["point"]


async def test_a_table_can_forbid_undo_hints_and_chat(server: Served) -> None:
    off = {"undo": False, "hints": False, "chat": "off"}
    async with seated(server.address, settings=off) as table:
        asked, _ = await on_turn(table)
        await asked.move()
        assert asked.view is not None
        assert asked.view["undo"] is False
        for kind, fields in (("undo", {"asked": asked.view["asked"]}), ("hint", {}), ("say", {"text": "hi"})):
            expected = "switched-off" if kind != "hint" or asked.asked else "not-your-turn"
            assert await refusal(asked, kind, **fields) in {expected, "switched-off"}


async def test_hints_are_legal_choices_and_only_for_the_seat_asked(server: Served) -> None:
    async with seated(server.address) as table:
        asked, other = await on_turn(table)
        assert asked.view is not None
        hint = await asked.ask("hint")
        assert hint["choice"] in asked.view["choices"]
        assert [odds["choice"] for odds in hint["odds"]] == asked.view["choices"]
        assert all(odds["low"] <= odds["win"] <= odds["high"] for odds in hint["odds"])
        assert len(hint["win"]) == len(hint["place"]) == 2
        assert all(step["spoken"]["key"].startswith("choice-") for step in hint["line"])
        assert hint["asked"] == asked.view["asked"]
        assert await refusal(other, "hint") == "not-your-turn"


async def test_chat_phrases_and_mutes(server: Served) -> None:
    async with seated(server.address, people=3) as table:
        ann, bob, eve = table.players
        async with Player(server.address, table.code, name="Zoe") as zoe:
            await zoe.ask("say", text="Go Bob!")
            await ann.until(lambda me: me.entries[me.seen].get("text") == "Go Bob!")
            assert ann.entries[ann.seen]["seat"] is None
            assert ann.entries[ann.seen]["name"] == "Zoe"
            await ann.ask("mute", who=1)
            said = await bob.ask("say", phrase="well_raced")
            await eve.until(lambda me: me.seen >= said["sequence"])
            await ann.until(lambda me: me.seen >= said["sequence"])
            assert eve.entries[said["sequence"]]["phrase"] == "well_raced"
            assert ann.entries[said["sequence"]]["kind"] == "withheld"
            assert eve.entries[said["sequence"] - 1]["kind"] == "withheld"
            assert await refusal(bob, "mute", who=0, everyone=True) == "not-the-host"
            async with Player(server.address, table.code, name="Max") as max_:
                marks = []
                for onlooker in (zoe, max_):
                    said = await onlooker.ask("say", text="Hop!")
                    await ann.until(lambda me, at=said["sequence"]: me.seen >= at)
                    marks.append(ann.entries[said["sequence"]]["onlooker"])
                assert marks[0] != marks[1]
                # One of them is not heard by Eve any more, and then by nobody; the other one is.
                await eve.ask("mute", who=None, onlooker=marks[0])
                for onlooker, heard in ((zoe, "withheld"), (max_, "said")):
                    said = await onlooker.ask("say", text="Hop!")
                    await eve.until(lambda me, at=said["sequence"]: me.seen >= at)
                    await ann.until(lambda me, at=said["sequence"]: me.seen >= at)
                    assert (ann.entries[said["sequence"]]["kind"], eve.entries[said["sequence"]]["kind"]) == (
                        "said",
                        heard,
                    )
                assert await refusal(eve, "mute", who=None, onlooker=marks[0], everyone=True) == "not-the-host"
                assert await refusal(eve, "mute", who=1, onlooker=marks[0]) == "bad-message"
                await ann.ask("mute", who=None, onlooker=marks[0], everyone=True)
                assert await refusal(zoe, "say", text="boo") == "is-muted"
                await max_.ask("say", text="still here")
            await ann.ask("mute", who=None, everyone=True)
            assert await refusal(zoe, "say", text="boo") == "is-muted"


@pytest.mark.parametrize("game", SECRET_GAMES)
async def test_two_people_on_one_device_see_through_one_seat_at_a_time(game: str, server: Served) -> None:
    async with seated(server.address, game, 2, start=False) as table:
        for player in table.players:
            await player.leave()
        async with Player(server.address, table.code, seats=table.tokens, look=0) as device:
            assert device.you["seats"] == [0, 1]
            await device.ask("ready", seat=0)
            await device.ask("ready", seat=1)
            await device.until(lambda me: me.view is not None)
            for _ in range(30):
                assert device.view is not None
                if device.over:
                    break
                await device.until(lambda me: me.over or not me.view["awaited"])
                turn = device.view["turn"]
                if device.view["viewer"] != turn:
                    assert not device.view["choices"]
                    await device.send({"type": "look", "seat": turn})
                    await device.until(lambda me, turn=turn: me.view["viewer"] == turn)
                await device.move()
            assert await device.refused({"type": "look", "seat": 7}) == "not-seated"


@pytest.mark.parametrize("game", SECRET_GAMES)
async def test_between_turns_a_shared_device_is_told_what_everybody_at_it_may_know(game: str, server: Served) -> None:
    async with seated(server.address, game, 2, start=False) as table:
        for player in table.players:
            await player.leave()
        address, keys = server.address, table.tokens
        async with Player(address, table.code, seats=keys) as device, Player(address, table.code) as stranger:
            await device.ask("ready", seat=0)
            await device.ask("ready", seat=1)
            await device.until(lambda me: me.view is not None)
            for count in range(60):
                assert device.view is not None
                if device.over:
                    break
                await device.until(lambda me: me.over or not me.view["awaited"])
                turn = device.view["turn"]
                if device.view["viewer"] != turn:
                    await stranger.until(lambda me: me.seen == device.seen)
                    assert device.scene == stranger.scene
                    await device.send({"type": "look", "seat": turn})
                    await device.until(lambda me, turn=turn: me.view["viewer"] == turn)
                if count % 20 == 0:
                    async with Player(address, table.code, seats=keys) as reloaded:
                        await stranger.until(lambda me: me.seen == device.seen)
                        assert (reloaded.entries, reloaded.scene) == (stranger.entries, stranger.scene)
                await device.move()
            await stranger.until(lambda me: me.seen == device.seen)
            assert device.over or device.entries == stranger.entries


async def test_who_has_seen_more_than_there_is_gets_the_whole_log(server: Served) -> None:
    """As after a restored backup: what was seen is of another log."""
    async with seated(server.address) as table, Player(server.address, table.code, seen=100_000) as page:
        assert sorted(page.entries) == list(range(1, page.seen + 1))
        assert page.entries[1]["kind"] == "created"


async def test_a_late_spectator_gets_the_same_history(server: Served) -> None:
    """Whoever always takes the first answer rolls until the car crashes, so that nobody gets far."""
    async with seated(server.address, options={"laps": 9}) as table:
        await race(table, lambda player: choices_of(player)[0], lambda: table.players[0].seen > 130)
        async with Player(server.address, table.code) as early, Player(server.address, table.code, seen=100) as late:
            sequence = min(early.seen, late.seen)
            assert sorted(early.entries) == list(range(1, early.seen + 1))
            assert [early.entries[n] for n in range(101, sequence + 1)] == [
                late.entries[n] for n in range(101, sequence + 1)
            ]
            frames = [json.loads(frame) for frame in early.frames]
            assert next(len(frame["entries"]) for frame in frames if frame["type"] == "history") == 100
