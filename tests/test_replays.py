"""Golden races: finished races kept as files, which every later version must read in the same way.

tests/make_replays.py makes them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome import load, names
from hippodrome.engine.record import load_record

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_golden_race_is_still_the_same(path: Path) -> None:
    record = load_record(path)
    assert record.verify() == len(record.start) + sum(len(move.outcomes) for move in record.moves)
    last = record.fold()
    assert last.over
    assert record.result == list(last.ranks())
    assert record.to_json() == json.loads(path.read_text(encoding="utf-8"))
    assert load(path).events


@pytest.mark.parametrize("name", names())
def test_every_game_has_golden_races_of_different_settings(name: str) -> None:
    records = [load_record(path) for path in REPLAYS if path.stem.startswith(name)]
    assert len(records) >= 3
    assert len({(record.players, json.dumps(record.options)) for record in records}) == len(records)
