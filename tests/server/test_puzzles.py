"""Puzzles over HTTP: a position as its seat sees it, and the answer only to an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.engine import registry
from hippodrome.study.puzzle import puzzles_of, to_json
from server.conftest import Served

GAMES = sorted(registry.residents())


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_told_after_an_answer_and_not_before(server: Served, game: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        listed = client.get(f"/api/games/{game}/puzzles").json()["puzzles"]
        assert set(listed[0]) == {"id", "theme", "rating"}
        puzzle = puzzles_of(game).puzzles[0]
        shown = client.get(f"/api/games/{game}/puzzles/{puzzle.id}").json()
        told = {"id", "theme", "rating", "game", "seat", "players", "options", "ranks", "scene"}
        assert set(shown) == told
        assert [offer["action"] for offer in shown["scene"]["offers"]] == [one.choice for one in puzzle.choices]
        solver = {"rating": 1500, "deviation": 350, "volatility": 0.06}
        solved = answered(client, game, puzzle.id, {"choice": puzzle.answer, "solver": solver})
        assert solved["solved"]
        assert solved["solver"]["rating"] > 1500
        assert {one["choice"]: one["win"] for one in solved["choices"]}[puzzle.answer] == puzzle.worth(
            puzzle.answer
        ).win
        assert set(solved["why"]) == {"en", "fr"}
        missed = answered(client, game, puzzle.id, {"choice": puzzle.greedy})
        assert (missed["solved"], missed["answer"], missed["solver"]) == (False, puzzle.answer, None)


def test_a_hosts_own_puzzles_are_offered_beside_those_of_the_game(serve: Callable[..., Served], tmp_path: Path) -> None:
    brought = puzzles_of("scrap_racer")
    own = replace(brought, terms=replace(brought.terms, worlds=77), puzzles=(replace(brought.puzzles[0], id="0" * 8),))
    (tmp_path / "scrap_racer.puzzles.json").write_text(to_json(own))
    with httpx.Client(base_url=serve(puzzles=str(tmp_path)).address) as client:
        listed = client.get("/api/games/scrap_racer/puzzles").json()["puzzles"]
        assert [one["id"] for one in listed] == [*(one.id for one in brought.puzzles), "0" * 8]
        solved = answered(client, "scrap_racer", "0" * 8, {"choice": own.puzzles[0].answer})
        assert "77" in " ".join(solved["why"]["en"])


def answered(client: httpx.Client, game: str, id: str, answer: dict[str, object]) -> dict[str, Any]:
    found = client.post(f"/api/games/{game}/puzzles/{id}", json=answer)
    assert found.status_code == 200, found.text
    told: dict[str, Any] = found.json()
    return told


def test_what_is_no_puzzle_or_no_answer_is_refused(server: Served) -> None:
    puzzle = puzzles_of(GAMES[0]).puzzles[0]
    page = f"/api/games/{GAMES[0]}/puzzles"
    with httpx.Client(base_url=server.address) as client:
        assert client.get("/api/games/nix/puzzles").status_code in (404, 422)
        assert client.get(f"{page}/00000000").status_code == 404
        assert client.get(f"{page}/..%2f").status_code in (404, 422)
        illegal = client.post(f"{page}/{puzzle.id}", json={"choice": 4_000_000})
        assert illegal.json()["error"]["key"] == "illegal-choice"
        for wrong in ({}, {"choice": -1}, {"choice": 1, "solver": {"rating": "x"}}, {"choice": 1, "more": 2}):
            assert client.post(f"{page}/{puzzle.id}", json=wrong).status_code == 422
        erratic = {"choice": puzzle.answer, "solver": {"rating": 1500, "deviation": 350, "volatility": 99}}
        assert client.post(f"{page}/{puzzle.id}", json=erratic).status_code == 422
