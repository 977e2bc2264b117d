"""Being told by mail: confirmed, gathered, in peace at night, and ended by one click; at a real SMTP server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Any

import pytest

from hippodrome.server.errors import BadMailServer
from hippodrome.server.jobs.post import mail_server
from hippodrome.server.settings import ServerSettings
from server.client import PATIENCE, Api, Player, Refused
from server.conftest import Served
from server.mailbox import Mailbox, words
from server.test_notices import both_ready, by_post

pytestmark = pytest.mark.asyncio
ADDRESS = "ann@example.org"
URL = "https://race.example"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


def mailing(box: Mailbox, **settings: Any) -> dict[str, Any]:
    """A server that mails at once, as far as it is not told otherwise."""
    told = {"mail": box.address, "mail_from": "Hippodrome <race@race.example>", "public_url": URL}
    return {
        **told,
        "mail_settle": 0.0,
        "mail_pause": 0.0,
        "tidings_seconds": 0.05,
        "mail_codes": [1e9, 1e9],
        **settings,
    }


async def refusal(api: Api, method: str, path: str, body: object = None) -> str:
    answer = await api.ask(method, path, body)
    return str(answer.json()["error"]["key"]) if answer.status_code >= 400 else ""


async def confirmed(api: Api, box: Mailbox, address: str = ADDRESS) -> None:
    before = len(box.to(address))
    told = (await api.ask("PUT", "/api/guests/me/mail", {"address": address})).json()
    assert (told["mail"], told["confirmed"]) == (f"{address[0]}…@example.org", False)
    letter = await asyncio.to_thread(box.wait, address, before + 1)
    code = re.search(r"\b([A-Z0-9]{4}-[A-Z0-9]{4})\b", words(letter))
    assert code is not None
    told = await api.post("/api/guests/me/mail/code", {"code": code[1].lower()})
    assert told["confirmed"] is True


async def moved(server: Served, code: str, tokens: list[str]) -> None:
    """Whoever is asked answers until somebody else is."""
    for token in tokens:
        async with Player(server.address, code, seats=[token]) as player:
            while player.asked:
                await player.move(player.view["choices"][-1])  # type: ignore[index]


async def until_asked(server: Served, ann: Api, code: str, tokens: list[str]) -> None:
    """Ann is asked at a table, and is not there."""
    if not any(race["your_turn"] for race in (await ann.get("/api/races"))["races"] if race["table"]["code"] == code):
        await moved(server, code, tokens[1:])


async def test_mail_is_confirmed_gathers_races_and_is_ended_by_its_link(
    database: str, serve: Callable[..., Served], mailbox: Mailbox
) -> None:
    server = serve(database=database, **mailing(mailbox, mail_settle=1.5))
    ann, bob, code, tokens = await by_post(server)
    assert (await ann.get("/api/games"))["mail"] is True
    assert await refusal(ann, "POST", "/api/guests/me/mail/code", {"code": "ABCDEFGH"}) == "wrong-mail-code"
    await confirmed(ann, mailbox)
    await ann.ask("PATCH", "/api/guests/me", {"language": "fr"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    other = await ann.post("/api/tables", {"game": "titan_race", "seats": seats, "settings": {"mode": "turns"}})
    second = other["table"]["code"]
    joined = await bob.post(f"/api/tables/{second}/seats", {})
    both = {code: tokens, second: [other["seats"][0]["token"], joined["seats"][0]["token"]]}
    for at, keys in both.items():
        await both_ready(server, at, keys)
        await until_asked(server, ann, at, keys)
    letters: list[EmailMessage] = []
    while not all(any(at in words(letter) for letter in letters) for at in both):
        letters.append(await asyncio.to_thread(mailbox.wait, ADDRESS, len(letters) + 2))
    letter = letters[-1]
    assert letter["From"] == "Hippodrome <race@race.example>"
    assert f"{URL}/t/" in words(letter)
    assert "à vous" in words(letter) or "attendent" in str(letter["Subject"])
    assert not any(name in letter.as_string() for name in ("Ann", "Bob"))

    kept = await ann.get("/api/guests/me/export")
    assert kept["mail"]["address"] == ADDRESS
    assert ADDRESS not in str(await bob.get(f"/api/tables/{code}"))
    link = re.fullmatch(rf"<{URL}(/api/mail/end\?key=\S+)>", str(letter["List-Unsubscribe"]))
    assert link is not None
    assert f"{URL}/mail#end.{link[1].partition('=')[2]}" in words(letter)
    assert await refusal(bob, "POST", f"{link[1]}0") == "wrong-mail-code"
    async with Api(server.address) as reader:
        assert (await reader.ask("POST", link[1])).status_code == 204
    assert (await ann.get("/api/guests/me/telling"))["mail"] is None
    assert (await ann.get("/api/guests/me/export"))["mail"] is None
    await ann.http.aclose()
    await bob.http.aclose()


async def test_nobody_is_mailed_at_night_and_never_before_the_address_was_confirmed(
    serve: Callable[..., Served], mailbox: Mailbox
) -> None:
    server = serve(**mailing(mailbox))
    ann, bob, code, tokens = await by_post(server)
    assert (await bob.ask("PUT", "/api/guests/me/mail", {"address": "bob@example.org"})).status_code == 200
    await confirmed(ann, mailbox)
    hour = datetime.now(UTC).hour
    night = {"zone": "Etc/UTC", "since": hour, "until": (hour + 3) % 24}
    assert (await ann.ask("PUT", "/api/guests/me/quiet", night)).json()["quiet"] == night
    assert await refusal(ann, "PUT", "/api/guests/me/quiet", {**night, "zone": "Moon/Crater"}) == "bad-message"
    assert await refusal(ann, "PUT", "/api/guests/me/quiet", {**night, "since": 24}) == "bad-message"
    await both_ready(server, code, tokens)
    await until_asked(server, ann, code, tokens)
    await asyncio.sleep(0.5)
    assert len(mailbox.to(ADDRESS)) == 1
    await ann.ask("DELETE", "/api/guests/me/quiet")
    letter = await asyncio.to_thread(mailbox.wait, ADDRESS, 2)
    assert code in words(letter)
    assert len(mailbox.to("bob@example.org")) == 1, "a code and nothing else"
    # Whoever is deleted is mailed no more.
    assert (await ann.ask("DELETE", "/api/guests/me")).status_code == 204
    await ann.http.aclose()
    await bob.http.aclose()


async def test_mail_waits_for_a_server_that_takes_none_and_survives_a_kill(
    database: str, serve: Callable[..., Served], mailbox: Mailbox
) -> None:
    server = serve(database=database, **mailing(mailbox))
    ann, bob, code, tokens = await by_post(server)
    await confirmed(ann, mailbox)
    mailbox.shut = True
    await both_ready(server, code, tokens)
    await until_asked(server, ann, code, tokens)
    await asyncio.sleep(0.3)
    server.kill()
    server.start()
    mailbox.shut = False
    assert code in words(await asyncio.to_thread(mailbox.wait, ADDRESS, 2))
    await ann.http.aclose()
    await bob.http.aclose()


async def test_an_address_that_does_not_exist_is_forgotten(serve: Callable[..., Served], mailbox: Mailbox) -> None:
    server = serve(**mailing(mailbox))
    ann, bob, code, tokens = await by_post(server)
    await confirmed(ann, mailbox)
    mailbox.unknown.add(ADDRESS)
    await both_ready(server, code, tokens)
    for count in (1, 2, 3):
        await until_asked(server, ann, code, tokens)
        async with asyncio.timeout(PATIENCE):
            while len(mailbox.refused) < count:
                await asyncio.sleep(0.02)
        await moved(server, code, tokens[:1])
    async with asyncio.timeout(PATIENCE):
        while (await ann.get("/api/guests/me/telling"))["mail"] is not None:
            await asyncio.sleep(0.02)
    assert len(mailbox.refused) == 3
    await ann.http.aclose()
    await bob.http.aclose()


async def test_strangers_are_not_written_to_by_the_dozen_and_codes_are_not_guessed(
    serve: Callable[..., Served], mailbox: Mailbox
) -> None:
    server = serve(**mailing(mailbox, mail_codes=[0.0001, 2.0]))
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        for expected in ("", "", "too-fast"):
            assert await refusal(ann, "PUT", "/api/guests/me/mail", {"address": "eve@example.org"}) == expected
        for _ in range(10):
            assert await refusal(ann, "POST", "/api/guests/me/mail/code", {"code": "ABCD-EFGH"}) == "wrong-mail-code"
        code = re.search(r"\b([A-Z0-9]{4}-[A-Z0-9]{4})\b", words(mailbox.wait("eve@example.org", 2)))
        assert code is not None
        assert await refusal(ann, "POST", "/api/guests/me/mail/code", {"code": code[1]}) == "wrong-mail-code"
        for odd in (
            "nobody",
            "a@b",
            "a b@example.org",
            "a@example.org\nBcc: eve@example.org",
            f"{'a' * 300}@example.org",
        ):
            assert await refusal(ann, "PUT", "/api/guests/me/mail", {"address": odd}) == "bad-message", odd


async def test_without_a_mail_server_nobody_can_ask_for_mail(server: Served) -> None:
    async with Api(server.address) as ann:
        await ann.introduce("Ann")
        assert (await ann.get("/api/games"))["mail"] is False
        assert await refusal(ann, "PUT", "/api/guests/me/mail", {"address": ADDRESS}) == "no-mail"
        with pytest.raises(Refused):
            await ann.post("/api/mail/confirm", {"key": f"{ann.guest['id']}.ABCDEFGH"})


@pytest.mark.parametrize(
    "wrong",
    [{"mail": "host"}, {"mail": "http://host"}, {"mail": "smtp://host:x"}, {"mail_from": ""}, {"public_url": ""}],
)
async def test_a_server_that_is_told_half_says_what_is_missing(wrong: dict[str, str]) -> None:
    told = {"mail": "smtp://host", "mail_from": "race@race.example", "public_url": URL}
    assert mail_server(ServerSettings(**told)) is not None  # type: ignore[arg-type]
    with pytest.raises(BadMailServer):
        mail_server(ServerSettings(**{**told, **wrong}))  # type: ignore[arg-type]
