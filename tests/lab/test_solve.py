"""`hippodrome solve` says what is known exactly."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from hippodrome.cli import app


def test_solve_prints_the_check_the_turn_the_race_and_the_bots() -> None:
    ran = CliRunner().invoke(app, ["solve", "--positions", "8", "--bots", "greedy,planner:60", "--json"])
    assert ran.exit_code == 0
    told = json.loads(ran.stdout)
    assert told["pig"]["first"] == pytest.approx(told["pig"]["known"], abs=1e-6)
    (found,) = told["games"].values()
    assert found["race"]["first"] == pytest.approx(0.450286, abs=1e-6)
    assert len(found["turn"]) == 64
    assert found["bots"]["greedy"]["decisions"] == 8
    assert found["bots"]["greedy"]["error"] is None
    assert 0 <= found["bots"]["planner:60"]["loss"] < 0.1


def test_solve_prints_tables_for_people() -> None:
    ran = CliRunner().invoke(app, ["solve", "--positions", "2", "--bots", "random"])
    assert ran.exit_code == 0
    assert "0.530593" in ran.stdout
    assert "0.450286" in ran.stdout
