"""Turn by turn over days: notices by webhook and Web Push, the list of races, a bot when the days are over."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from hippodrome.server.wire.resources import Notice
from server.client import PATIENCE, Api, Player, Refused
from server.conftest import Served
from server.stories import QUICK

pytestmark = pytest.mark.asyncio
BROWSER = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""A browser's key, as RFC 8291 has it for an example."""


class Post:
    """A web server that keeps what it is sent: somebody's webhook, or a push service."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                post.received.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    async def count(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.received) < number:
                await asyncio.sleep(0.01)


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.server.shutdown()
    post.thread.join()
    post.server.server_close()


async def by_post(server: Served) -> tuple[Api, Api, str, list[str]]:
    """A turn-by-turn table of two, nobody connected, the race under way."""
    ann = await Api(server.address).introduce("Ann")
    bob = await Api(server.address).introduce("Bob")
    settings = {**QUICK, "mode": "turns", "clock": {"kind": "move", "seconds": 86_400}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await ann.post("/api/tables", {"game": "scrap_racer", "seats": seats, "settings": settings})
    code = made["table"]["code"]
    joined = await bob.post(f"/api/tables/{code}/seats", {})
    return ann, bob, code, [made["seats"][0]["token"], joined["seats"][0]["token"]]


async def both_ready(server: Served, code: str, tokens: list[str]) -> None:
    for token in tokens:
        async with Player(server.address, code, seats=[token]) as player:
            await player.ask("ready")
            if token == tokens[-1]:
                await player.until(lambda me: me.view is not None)


async def test_a_webhook_is_called_when_it_is_your_turn(serve: Callable[..., Served], post: Post) -> None:
    server = serve(notices=True, notice_hosts=["127.0.0.1"], public_url="https://race.example")
    ann, bob, code, tokens = await by_post(server)
    for guest, name in ((ann, "ann"), (bob, "bob")):
        answer = await guest.ask("PATCH", "/api/guests/me", {"webhook": f"{post.address}/{name}"})
        assert answer.status_code == 200, answer.text
    await both_ready(server, code, tokens)
    for _ in range(3):  # no race is over so soon
        for seat, token in enumerate(tokens):
            mine = (await (ann, bob)[seat].get("/api/races"))["races"][0]
            if mine["your_turn"]:
                assert mine["deadline"] > mine["since"]
                async with Player(server.address, code, seats=[token]) as player:
                    while player.asked:
                        await player.move(player.view["choices"][-1])  # type: ignore[index]
    await post.count(4)
    for path, _, body in list(post.received):
        notice = Notice.model_validate_json(body)
        assert path == ("/ann" if notice.seat == 0 else "/bob")
        assert notice.link == f"https://race.example/t/{code}"
        assert code in notice.message
    await ann.http.aclose()
    await bob.http.aclose()


async def test_who_comes_back_is_told_what_happened_since_their_last_turn(server: Served) -> None:
    ann, bob, code, tokens = await by_post(server)
    await both_ready(server, code, tokens)
    acted = [0, 0]
    for _ in range(2):  # no race is over so soon
        for seat, token in enumerate(tokens):
            async with Player(server.address, code, seats=[token], seen=acted[seat]) as player:
                missed = [entry for entry in player.entries.values() if entry["kind"] == "moved"]
                assert all(entry["seat"] != seat for entry in missed)
                assert all(entry["events"] for entry in missed if not entry["choices"]) or not missed
                while player.asked:
                    acted[seat] = (await player.move(player.view["choices"][-1]))["sequence"]  # type: ignore[index]
    assert all(acted)
    mine = (await ann.get("/api/races"))["races"][0]
    assert mine["your_turn"] is not (await bob.get("/api/races"))["races"][0]["your_turn"]
    await ann.http.aclose()
    await bob.http.aclose()


async def test_the_server_calls_no_address_of_its_own_network(serve: Callable[..., Served]) -> None:
    server = serve(notices=True)
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        for address in ("http://example.com/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.1/",
                        "https://[::1]/", "https://169.254.169.254/latest", "https://nowhere.invalid/"):  # fmt: skip
            answer = await ann.ask("PATCH", "/api/guests/me", {"webhook": address})
            assert answer.json()["error"]["key"] == "bad-address", address
        quiet = serve()
        async with Api(quiet.address) as bob:
            await bob.introduce("Bob")
            answer = await bob.ask("PATCH", "/api/guests/me", {"webhook": "https://example.com/"})
            assert answer.json()["error"]["key"] == "no-notices"


async def test_web_push_reaches_only_the_browser_it_is_for(serve: Callable[..., Served], post: Post) -> None:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def encode(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    mine = browser.public_key().public_bytes(*form)
    server = serve(notices=True, notice_hosts=["127.0.0.1"])
    ann, bob, code, tokens = await by_post(server)
    key = (await ann.get("/api/games"))["push_key"]
    assert key
    push = {
        "endpoint": f"{post.address}/push/1",
        "expirationTime": None,
        "keys": {"p256dh": encode(mine), "auth": encode(auth)},
    }
    for guest in (ann, bob):
        assert (await guest.ask("PATCH", "/api/guests/me", {"push": push})).json()["push"] == 1
    second = {**push, "endpoint": f"{post.address}/push/2"}
    for change, browsers in (({"push": second}, 2), ({"push": second}, 2), ({"unpush": second["endpoint"]}, 1)):
        assert (await ann.ask("PATCH", "/api/guests/me", change)).json()["push"] == browsers
    await both_ready(server, code, tokens)
    for _ in range(60):
        for token in tokens:
            async with Player(server.address, code, seats=[token]) as player:
                if player.asked:
                    await player.move(player.view["choices"][-1])  # type: ignore[index]
        if post.received:
            break
    await post.count(1)
    _, headers, body = post.received[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={key}")
    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    material = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + mine + theirs).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    opened = AESGCM(content).decrypt(nonce, sealed, None)
    assert opened[-1:] == b"\x02"
    assert json.loads(opened[:-1])["table"] == code
    await ann.http.aclose()
    await bob.http.aclose()


async def raced_on(server: Served, code: str, token: str) -> None:
    """Somebody answers until the other of two is asked, and is gone again."""
    async with Player(server.address, code, seats=[token]) as player:
        await player.until(lambda me: me.view is not None)
        while player.asked:
            await player.move(player.view["choices"][-1])  # type: ignore[index]


async def test_in_quiet_hours_nothing_is_pushed_and_then_one_message_stands_for_all(
    serve: Callable[..., Served], post: Post
) -> None:
    server = serve(notices=True, notice_hosts=["127.0.0.1"], tidings_seconds=0.1)
    push = {"endpoint": f"{post.address}/push", "expirationTime": None, "keys": BROWSER}
    hour = datetime.now(UTC).hour
    night = {"zone": "Etc/UTC", "since": hour, "until": (hour + 3) % 24}
    async with Api(server.address) as ann, Api(server.address) as bob:
        for api, name in ((ann, "Ann"), (bob, "Bob")):
            await api.introduce(name)
        assert (await ann.ask("PATCH", "/api/guests/me", {"push": push})).status_code == 200
        assert (await ann.ask("PUT", "/api/guests/me/quiet", night)).status_code == 200
        tables = []
        for _ in range(2):
            settings = {**QUICK, "mode": "turns"}
            new = {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": settings}
            made = await ann.post("/api/tables", new)
            code = made["table"]["code"]
            joined = await bob.post(f"/api/tables/{code}/seats", {})
            mine, his = made["seats"][0]["token"], joined["seats"][0]["token"]
            await both_ready(server, code, [mine, his])
            for token in (his, mine, his):
                await raced_on(server, code, token)
            tables.append((code, mine, his))
        waiting = [race for race in (await ann.get("/api/races"))["races"] if race["your_turn"]]
        assert len(waiting) == 2
        assert post.received == [], "she sleeps"
        assert (await ann.ask("DELETE", "/api/guests/me/quiet")).status_code == 200
        await post.count(1)
        # Awake, she is told of each turn at once: what came before was one message.
        code, mine, his = tables[0]
        await raced_on(server, code, mine)
        await raced_on(server, code, his)
        await post.count(2)
        assert len(post.received) == 2


async def test_who_is_waited_for_is_reminded_once_and_not_by_whom_they_do_not_hear(
    database: str, serve: Callable[..., Served], post: Post
) -> None:
    """Nobody is pestered: not before some time, once a question, by players alone, and nobody who was muted."""
    server = serve(database=database, notices=True, notice_hosts=["127.0.0.1"], remind_after=1e9)
    people = {0: await Api(server.address).introduce("Ann"), 1: await Api(server.address).introduce("Bob")}
    settings: dict[str, Any] = {**QUICK, "mode": "turns"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await people[0].post("/api/tables", {"game": "scrap_racer", "seats": seats, "settings": settings})
    code = made["table"]["code"]
    joined = await people[1].post(f"/api/tables/{code}/seats", {})
    tokens = [made["seats"][0]["token"], joined["seats"][0]["token"]]
    await both_ready(server, code, tokens)
    asked = 0 if (await people[0].get("/api/races"))["races"][0]["your_turn"] else 1
    answer = await people[asked].ask("PATCH", "/api/guests/me", {"webhook": f"{post.address}/asked"})
    assert answer.status_code == 200, answer.text

    async with Player(server.address, code, seats=[tokens[1 - asked]]) as waits:
        assert await refused(waits, "remind") == "too-soon-to-remind"
    server.kill()
    server.settings["remind_after"] = 0.0
    server.start()
    async with Player(server.address, code) as onlooker:
        assert await refused(onlooker, "remind") == "not-seated"
    async with Player(server.address, code, seats=[tokens[asked]]) as player:
        assert await refused(player, "remind") == "nobody-to-remind", "oneself"
    async with Player(server.address, code, seats=[tokens[1 - asked]]) as waits:
        await waits.ask("remind")
        await post.count(1)
        assert json.loads(post.received[0][2])["message"].startswith("Scrap Racer: the others wait for you")
        for _ in range(3):
            assert await refused(waits, "remind") == "reminded-already"
    # Muted, the other can press as they like.
    async with Player(server.address, code, seats=[tokens[asked]]) as player:
        await player.ask("mute", who=1 - asked)
        while player.asked:
            await player.move(player.view["choices"][-1])  # type: ignore[index]
    await until_it_is(server, code, tokens, asked)
    async with Player(server.address, code, seats=[tokens[1 - asked]]) as waits:
        before = len(post.received)
        await waits.ask("remind")
    async with Player(server.address, code, seats=[tokens[asked]]) as player:
        await player.ask("mute", who=1 - asked, on=False)
        while player.asked:
            await player.move(player.view["choices"][-1])  # type: ignore[index]
    await until_it_is(server, code, tokens, asked)
    await post.count(before + 1)
    assert not any(b"wait for you" in body for _, _, body in post.received[before:])
    for api in people.values():
        await api.http.aclose()


async def until_it_is(server: Served, code: str, tokens: list[str], seat: int) -> None:
    """The others answer until a seat is asked."""
    for other, token in enumerate(tokens):
        if other != seat:
            async with Player(server.address, code, seats=[token]) as player:
                while player.asked:
                    await player.move(player.view["choices"][-1])  # type: ignore[index]


async def refused(player: Player, what: str, **more: Any) -> str:
    with pytest.raises(Refused) as reason:
        await player.ask(what, **more)
    return reason.value.key


async def test_a_guest_can_be_forgotten(server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        made = await ann.post("/api/tables", {"game": "scrap_racer", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert (await ann.ask("DELETE", "/api/guests/me")).status_code == 204
        with pytest.raises(Refused):
            await ann.get("/api/guests/me")
        async with Player(server.address, made["table"]["code"], seats=[made["seats"][0]["token"]]) as player:
            assert player.you["seats"] == [0]


async def test_browsers_subscribe_where_nothing_was_set_up_and_nobody_else_is_called(
    serve: Callable[..., Served],
) -> None:
    server = serve()
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        assert (await ann.get("/api/games"))["push_key"]
        keys = {"p256dh": "x", "auth": "y"}
        for endpoint in ("https://fcm.googleapis.com/fcm/send/1", "https://updates.push.services.mozilla.com/wpush/1"):
            answer = await ann.ask("PATCH", "/api/guests/me", {"push": {"endpoint": endpoint, "keys": keys}})
            assert answer.status_code == 200, answer.text
        for endpoint in (
            "https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/",
            "http://fcm.googleapis.com/", "https://fcm.googleapis.com:8443/", "https://a@fcm.googleapis.com/",
        ):  # fmt: skip
            answer = await ann.ask("PATCH", "/api/guests/me", {"push": {"endpoint": endpoint, "keys": keys}})
            assert answer.json()["error"]["key"] == "no-notices", endpoint
