"""The HTTP interface as strangers meet it: its own description tried out, limits, headers, errors."""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from hippodrome.engine import registry
from hippodrome.engine.words import LANGUAGES
from hippodrome.server import club_errors, errors
from hippodrome.server.wire import resources
from hippodrome.server.wire.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from hippodrome.server.wire.nouns import PROTOCOL
from hippodrome.server.words import server_words
from server.client import Api
from server.conftest import Served
from server.stories import seated

# Schemathesis imports parts of itself when they are first needed, deep inside Hypothesis, where CPython 3.11
# cannot always compile them.
for module in pkgutil.walk_packages(schemathesis.__path__, "schemathesis."):
    if module.name.startswith(("schemathesis.specs.openapi", "schemathesis.core", "schemathesis.generation")):
        importlib.import_module(module.name)


def test_every_answer_is_as_the_interface_says(server: Served) -> None:
    """Schemathesis makes up requests from the OpenAPI description; answers must fit it, and never be a 500."""
    description = httpx.get(f"{server.address}/api/openapi.json", trust_env=False).json()

    async def prepare() -> tuple[str, str]:
        async with seated(server.address, bots=1) as table:
            return table.code, str(table.host.token)

    code, token = asyncio.run(prepare())
    schema = schemathesis.openapi.from_dict(description)
    schemathesis.checks.load_all_checks()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        _try_out(found.ok(), server.address, code, token)


def _try_out(operation: schemathesis.APIOperation[Any, Any, Any, Any], address: str, code: str, token: str) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=15, deadline=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def ask(case: schemathesis.Case[Any]) -> None:
        if "code" in (case.path_parameters or {}) and len(case.path_parameters["code"]) in (6, 7, 8):
            case.path_parameters["code"] = code
        headers = {"Authorization": f"Bearer {token}"} if operation.method != "delete" else {}
        answer = case.call(base_url=address, headers=headers)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error", "message"}, answer.text
        case.validate_response(answer, checks=[schemathesis.checks.not_a_server_error])

    ask()


@pytest.mark.asyncio
async def test_headers_keep_browsers_safe(server: Served) -> None:
    async with Api(server.address) as api:
        for page in ("/health", "/api/games", "/api/nowhere", "/nowhere"):
            answer = await api.ask("GET", page)
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        assert (await api.ask("GET", "/api/tables")).headers["cache-control"] == "no-store"


@pytest.mark.asyncio
async def test_errors_speak_the_askers_language_and_show_no_traces(server: Served) -> None:
    async with Api(server.address) as api:
        french = await api.ask("GET", "/api/tables/ZZZZZZ", headers={"Accept-Language": "fr-CA,en;q=0.5"})
        assert french.status_code == 404
        assert "table" in french.json()["message"]
        assert french.json()["message"].startswith("Il n'y a pas")
        for method, page, body in (
            ("POST", "/api/guests", {"name": ""}),
            ("POST", "/api/guests", {"name": "x", "admin": True}),
            ("POST", "/api/guests", [1]),
            ("PUT", "/api/guests", {}),
            ("GET", "/api/tables/lower!/record", None),
            ("GET", "/api/games/../../etc/passwd", None),
            ("GET", "/api/art/..%2f..%2fpalette.svg", None),
        ):
            answer = await api.ask(method, page, body)
            assert 400 <= answer.status_code < 500, (page, answer.text)
            assert "Traceback" not in answer.text
            assert answer.json()["error"]["key"]


@pytest.mark.asyncio
async def test_a_seat_token_that_opens_nothing_is_refused(server: Served) -> None:
    """As in a hello: nobody is made a spectator in silence."""
    async with seated(server.address) as table:
        for part in ("history", "replay", "record", "proof", "analysis"):
            answer = await table.host.ask("GET", f"/api/tables/{table.code}/{part}", headers={"X-Seat": "x" * 43})
            assert answer.status_code == 401, part
            assert answer.json()["error"]["key"] == "bad-token"
        seen = await table.host.ask("GET", f"/api/tables/{table.code}/history", headers={"X-Seat": table.tokens[1]})
        assert seen.status_code == 200


@pytest.mark.asyncio
async def test_too_much_and_too_big_are_refused(serve: Callable[..., Served]) -> None:
    server = serve(requests=[1.0, 30.0], body_bytes=10_000)
    async with Api(server.address) as api:
        big = await api.ask("POST", "/api/guests", {"name": "x" * 20_000})
        assert big.status_code == 413

        async def endless() -> object:
            for _ in range(50):
                yield b"x" * 1000

        chunked = await api.http.post("/api/guests", content=endless())  # type: ignore[arg-type]
        assert chunked.status_code == 413
        answers = [await api.ask("GET", "/health") for _ in range(60)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert int(late[0].headers["retry-after"]) >= 1


@pytest.mark.asyncio
async def test_the_built_page_is_served_with_its_addresses(serve: Callable[..., Served], tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Hippodrome</title>")
    (page / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "private.txt").write_text("no")
    server = serve(page=str(page))
    async with Api(server.address) as api:
        for address in ("/", "/t/ABCDEF", "/rules/scrap_racer"):
            answer = await api.ask("GET", address)
            assert answer.status_code == 200
            assert "Hippodrome" in answer.text
        script = await api.ask("GET", "/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for address in ("/assets/none.js", "/../private.txt", "/%2e%2e/private.txt", "/api/none"):
            answer = await api.ask("GET", address)
            assert answer.status_code == 404, address


@pytest.mark.asyncio
async def test_health_and_metrics_say_how_it_goes_and_nothing_secret(server: Served) -> None:
    async with seated(server.address) as table:
        health = await table.host.get("/health")
        assert health["status"] == "ok"
        assert health["database"] == "sqlite"
        metrics = (await table.host.ask("GET", "/metrics")).text
        assert "hippodrome_entries_total" in metrics
        assert table.code not in metrics
        logs = server.log.read_text()
        for token in [*table.tokens, table.host.token or ""]:
            assert token not in logs
            assert token not in metrics


def test_the_messages_are_published_as_schema(server: Served) -> None:
    published = httpx.get(f"{server.address}/api/schema", trust_env=False).json()
    assert published["version"] == PROTOCOL
    described = httpx.get(f"{server.address}/api/openapi.json", trust_env=False).json()
    assert f"version {PROTOCOL}" in described["info"]["description"]
    assert published["client"] == json.loads(json.dumps(CLIENT_MESSAGE.json_schema()))
    assert published["server"] == json.loads(json.dumps(SERVER_MESSAGE.json_schema(mode="serialization")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = server_words(language)
    named = [*vars(errors).values(), *vars(club_errors).values()]
    for kind in [one for one in named if isinstance(one, type) and issubclass(one, errors.Refusal)]:
        if kind is not errors.Refusal:
            assert words.has(f"error-{kind.key}"), kind


def test_a_lesson_is_prepared_from_the_learners_view(server: Served) -> None:
    """Every task stands at a point that is there, and only what the learner knows is told."""
    for game in registry.names():
        answer = httpx.get(f"{server.address}/api/games/{game}/lesson", trust_env=False, timeout=60)
        lesson = resources.Lesson.model_validate_json(answer.content)
        assert answer.headers["cache-control"].startswith("public")
        for drill in lesson.drills:
            points = [point.point for point in drill.points]
            assert points == list(range(points[0], points[0] + len(points)))
            assert {task.point for task in drill.tasks} <= set(points)
            assert all(task.plan["choices"] == task.choices for task in drill.tasks if task.plan is not None)
            assert all(point.choice is None or point.seat == lesson.seat for point in drill.points)
    assert httpx.get(f"{server.address}/api/games/chess/lesson", trust_env=False).status_code == 404
