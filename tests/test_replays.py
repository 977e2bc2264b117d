"""Golden races are still the same, and there is one for everything that makes races differ."""

from __future__ import annotations

import pytest

from golden import ENOUGH, ending, line_of, lines, races, settings_of, settings_raced
from hippodrome import game, resume
from hippodrome.engine import registry
from hippodrome.engine.record import Record
from make_replays import any_settings, race

HOUSE = sorted(registry.residents())
VERSIONS = [(name, rules) for name in HOUSE for rules in range(1, game(name).rules_version + 1)]
GOLDEN = [
    pytest.param(record, line, id=f"{name}-{rules}-{number}")
    for name, rules in VERSIONS
    for number, (record, line) in enumerate(zip(races(name, rules), lines(name, rules), strict=True), start=1)
]


@pytest.mark.parametrize(("record", "line"), GOLDEN)
def test_a_golden_race_is_still_the_same(record: Record, line: str) -> None:
    assert record.verify() == len(record.start) + sum(len(move.outcomes) for move in record.moves)
    last = record.fold()
    assert last.over
    assert record.result == list(last.ranks())
    assert line_of(record) == line
    assert resume(record).events


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_every_version_of_every_game_has_its_golden_races(name: str, rules: int) -> None:
    kept = races(name, rules)
    assert {(record.game, record.rules) for record in kept} == {(name, rules)}
    assert len(kept) >= ENOUGH


@pytest.mark.parametrize("name", HOUSE)
def test_there_is_a_golden_race_for_every_player_count_and_every_value_of_every_option(name: str) -> None:
    missing = settings_of(game(name)) - settings_raced(races(name, game(name).rules_version))
    assert missing == set(), "tests/make_replays.py adds them"


@pytest.mark.parametrize("name", HOUSE)
def test_there_is_a_golden_race_for_every_way_to_end(name: str) -> None:
    declared = game(name)
    kept = {ending(record) for record in races(name, declared.rules_version)}
    seen = {ending(race(declared, number, *any_settings(declared, number))) for number in range(1000, 1060)}
    assert seen - kept == set(), "tests/make_replays.py adds them"
