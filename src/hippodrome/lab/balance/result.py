"""The report as numbers, for other programs."""

from __future__ import annotations

from typing import Any

from hippodrome.lab.balance.figures import (
    FIGURES,
    OUTCOMES,
    Level,
    added,
    bot_wins,
    by_factor,
    differences,
    elo,
    figure,
    half_places,
    known_before,
    leader_wins,
    levels,
    outcome,
    skill,
    spread,
    travel,
)
from hippodrome.lab.balance.judging import ALPHA, judge_factor, judge_level
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Run, Study
from hippodrome.lab.balance.summary import headlines


def result(study: Study, language: str = "en") -> dict[str, Any]:
    """Every figure of the report with its interval and number of races."""
    say = Speech(study.game, language)
    found: dict[str, Any] = {
        "game": study.game.name,
        "rules_version": study.game.rules_version,
        "data_version": study.game.data_version,
        "races": study.races,
        "headlines": [line.to_json() for line in headlines(study, say)],
        **_run(study, study.main),
        "circuits": {str(value): _run(study, run) for value, run in study.circuits.items()},
        "ladder": [_step(study, *step) for step in study.ladder],
    }
    if study.others:
        found["compared"] = [
            {"letter": letter, **_run(study, run), "differences": _differences(study, run)}
            for letter, run in study.compared[1:]
        ]
        found["against"] = _run(study, study.others[0])
        found["differences"] = _differences(study, study.others[0])
    return found


def _differences(study: Study, other: Run) -> list[dict[str, Any]]:
    return [
        {
            "kind": row.kind,
            "name": row.name,
            "level": row.level,
            "one": row.one.to_json(),
            "other": row.other.to_json(),
            "change": row.change.to_json(),
            "p": row.p,
            "significant": row.p < ALPHA,
        }
        for row in differences(study, other)
    ]


def _run(study: Study, run: Run) -> dict[str, Any]:
    programme, tally, players = run.programme, run.tally, run.programme.players
    rows = levels(tally, players)
    return {
        "plan": {
            "players": players,
            "games": programme.games,
            "seed": programme.seed,
            "bots": list(programme.bots),
            "options": programme.options,
        },
        "fairness": {
            factor: {
                "verdict": judge_factor(found)[0],
                "explains": known_before(tally, players, factor),
                "levels": [_level(row) for row in found],
            }
            for factor, found in by_factor(rows).items()
        },
        "tracked": [
            {"name": row.name, "item": row.item, "times": row.times, "added": row.added.to_json(), "p": row.p}
            for row in added(tally)
        ],
        "figures": {
            name: {**figure(run, study, name).to_json(), "spread": spread(run, study, name)} for name in FIGURES
        },
        "outcomes": {name: outcome(run, name).to_json() for name in OUTCOMES},
        "leader_wins": [one.to_json() for one in leader_wins(tally)],
        "winner_at_half_time": [one.to_json() for one in half_places(tally, players)],
        "progress": {str(place): travel(tally, place, 0.5) for place in range(1, players + 1)},
        "cells": tally.cells,
    }


def _level(row: Level) -> dict[str, Any]:
    return {"level": row.level, **row.wins.to_json(), "fair": row.fair, "p": row.p, "verdict": judge_level(row)}


def _step(study: Study, stronger: str, weaker: str, run: Run) -> dict[str, Any]:
    wins = bot_wins(run, stronger)
    return {
        "stronger": stronger,
        "weaker": weaker,
        "wins": wins.to_json(),
        "elo": elo(wins.value, study.players),
        "luck": 1 - skill(wins.value, study.players),
    }
