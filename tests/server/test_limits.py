"""One address does its worst: what it is answered, what it costs at most, and that the others do not notice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from hippodrome.server.http import catalogue
from hippodrome.server.limits import neighbourhood
from server.client import Api, Player, Refused
from server.conftest import Served
from server.stories import on_turn, seated
from server.test_moves import choices_of

pytestmark = pytest.mark.asyncio

ELSEWHERE = "127.0.0.2"
"""Another address of this machine: an honest player's."""


def refusals(player: Player) -> list[str]:
    return [frame for frame in player.frames if '"type":"refused"' in frame]


async def too_fast(player: Player, message: dict[str, object], most: int) -> int:
    """Send something until it is refused as too much; returns how often it was done."""
    for count in range(most):
        before = sum('"type":"events","entries":[]' in frame for frame in player.frames)
        await player.send(message)
        await player.until(
            lambda me, before=before: (
                refusals(me) or sum('"type":"events","entries":[]' in frame for frame in me.frames) > before
            )
        )
        if refusals(player):
            assert json.loads(refusals(player)[-1])["reason"]["key"] == "too-fast"
            return count
    return most


async def test_an_unreadable_message_is_answered_in_a_few_bytes(server: Served) -> None:
    async with seated(server.address) as table:
        player, _ = table.players
        for text in ("x", "{}", '{"type":"move"}', "[" * 9000, '{"type":"dance","id":"' + "y" * 9000 + '"}'):
            await player.send(text)
        await player.until(lambda me: len(refusals(me)) == 5)
        assert all(len(frame) < 600 for frame in refusals(player))


async def test_the_whole_view_comes_on_request(server: Served) -> None:
    async with seated(server.address) as table:
        asked, _ = await on_turn(table)
        scene, view = asked.scene, asked.view
        assert view is not None
        asked.scene, asked.view = {}, None
        await asked.look_again()
        assert asked.scene == scene
        assert choices_of(asked) == view["choices"]


async def test_the_schema_and_the_catalogue_are_made_once() -> None:
    assert catalogue.schema() is catalogue.schema()
    assert catalogue.encoded(None, False) is catalogue.encoded(None, False)


async def test_drawing_for_one_address_has_a_budget(serve: Callable[..., Served]) -> None:
    """Views, looks and replays together; others draw as before."""
    server = serve(effort=[1e-9, 0.2])
    async with seated(server.address) as table:
        honest = Player(server.address, table.code, ELSEWHERE)
        async with honest:
            greedy = table.players[0]
            drawn = await too_fast(greedy, {"type": "view"}, 2000)
            assert 1 < drawn < 2000
            assert await too_fast(greedy, {"type": "look", "seat": 0}, 2000) == 0
            answer = await table.host.ask("GET", f"/api/tables/{table.code}/replay")
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1
            with pytest.raises(Refused) as refused:
                await Player(server.address, table.code).join()
            assert refused.value.key == "too-fast"
            assert await too_fast(honest, {"type": "view"}, 5) == 5
            asked, _ = await on_turn(table)
            await asked.move()


async def test_sockets_of_one_address_are_counted_and_opened_slowly(serve: Callable[..., Served]) -> None:
    server = serve(connects=[0.001, 6.0])
    async with seated(server.address, start=False) as table:
        for _ in range(4):
            await (watcher := Player(server.address, table.code)).join()
            await watcher.leave()
        with pytest.raises(Refused) as refused:
            await Player(server.address, table.code).join()
        assert refused.value.key == "too-many-sockets"
        async with Player(server.address, table.code, ELSEWHERE) as honest:
            assert honest.table["code"] == table.code


async def test_a_client_that_does_not_read_costs_half_a_megabyte_and_is_sent_away(
    serve: Callable[..., Served],
) -> None:
    server = serve()
    async with seated(server.address) as table:
        deaf = [Player(server.address, table.code) for _ in range(8)]
        for player in deaf:
            await player.join()
            assert player.socket is not None
            player.socket.transport.pause_reading()
        before = server.memory
        for player in deaf:
            for _ in range(1000):
                await player.send({"type": "view"})
        assert table.players[1].socket is not None
        for number in range(20):
            await table.players[0].answer_to(f"pong{number}", {"type": "ping", "n": number})
        assert server.memory - before < 40
        for player in deaf:
            assert player.socket is not None
            player.socket.transport.abort()
            await player.leave()


async def test_a_person_has_one_voice_however_many_sockets(serve: Callable[..., Served]) -> None:
    server = serve(chatter=[0.001, 4.0])
    async with seated(server.address, start=False) as table:
        ann, bob = table.players
        async with (
            Player(server.address, table.code, seats=[table.tokens[1]]) as twin,
            Player(server.address, table.code, name="Zoe") as zoe,
            Player(server.address, table.code, name="Zed") as zed,
        ):
            for speakers, kind, fields in (
                ((bob, twin), "rename", {"name": "Robert"}),
                ((zoe, zed), "say", {"text": "hello"}),
            ):
                answers = [
                    await speaker.answer_to(f"{kind}{n}", {"type": kind, "id": f"{kind}{n}", **fields})
                    for n, speaker in enumerate(speakers * 4)
                ]
                assert [answer["type"] for answer in answers] == ["ack"] * 4 + ["refused"] * 4
            await ann.ask("say", text="I can still talk")


async def test_codes_of_tables_cannot_be_searched(serve: Callable[..., Served]) -> None:
    server = serve(guesses=[0.001, 10.0])
    async with seated(server.address, start=False) as table, Api(server.address) as api:
        answers = [(await api.ask("GET", f"/api/tables/ZZZZZ{letter}")).status_code for letter in "ABCDEFGHJKMN"]
        assert answers == [404] * 10 + [429] * 2
        # Whoever has guessed too often does not learn of a table that is there either.
        assert (await api.ask("GET", f"/api/tables/{table.code}")).status_code == 429
        with pytest.raises(Refused) as refused:
            await Player(server.address, "ZZZZZZ").join()
        assert refused.value.key == "too-fast"
        await table.players[0].ask("say", text="Those who are here are not concerned")


async def test_a_flood_of_strangers_leaves_a_player_alone(serve: Callable[..., Served]) -> None:
    """Sixty spectators of one address, a hundred unreadable messages each: an honest player is answered throughout."""
    server = serve(messages=[20.0, 60.0])
    async with (
        seated(server.address) as table,
        Player(server.address, table.code, ELSEWHERE, seats=[table.tokens[0]]) as honest,
    ):
        crowd = [Player(server.address, table.code) for _ in range(60)]
        for player in crowd:
            await player.join()
        await asyncio.gather(*(player.send("x") for player in crowd for _ in range(100)))
        for number in range(10):
            pong = await honest.answer_to(f"pong{number}", {"type": "ping", "n": number})
            assert pong["type"] == "pong"
        for player in crowd:
            await player.leave()
        sent = sum(len(frame) for player in crowd for frame in player.frames)
        assert sent < 60 * (100 * 300 + 120_000)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
async def test_limits_count_a_household_as_one(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


async def test_metrics_tell_nothing_of_the_size_of_frames(server: Served) -> None:
    async with Api(server.address) as api:
        assert "bytes_total" not in (await api.ask("GET", "/metrics")).text
