"""Records of races: what was changed in one is told, with the point where it was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hippodrome import game, load, names, new, resume
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    HippodromeError,
    NoSuchPoint,
    UnknownGame,
    UnknownOption,
    UnreadableFile,
    WrongVersion,
)
from hippodrome.engine.record import FORMAT, load_record, read_record
from races import at_random, first, play_on

in_every_game = pytest.mark.parametrize("name", names())


@cache
def _finished(name: str, sealed: bool) -> str:
    race = new(name, seed=15, sealed=sealed)
    play_on(race, at_random(Seeded(15, 0, "choices")), game(name).most_decisions)
    assert race.over
    return json.dumps(race.record.to_json())


def finished(name: str, sealed: bool = False) -> dict[str, Any]:
    """A finished race as it stands in a file."""
    data: dict[str, Any] = json.loads(_finished(name, sealed))
    return data


def with_outcome(data: dict[str, Any]) -> int:
    """The first point from the middle on where chance was asked."""
    middle = len(data["moves"]) // 2
    return next(point for point in range(middle, len(data["moves"])) if len(data["moves"][point]) > 1) + 1


def told(data: dict[str, Any]) -> dict[str, object]:
    """What is wrong with a record."""
    with pytest.raises(BadRecord) as error:
        read_record(data).verify()
    assert "error-" not in str(error.value)
    return error.value.arguments


@in_every_game
@pytest.mark.parametrize("sealed", [False, True])
def test_an_untouched_record_is_proved_to_the_last_outcome(name: str, sealed: bool) -> None:
    data = finished(name, sealed)
    assert read_record(data).verify() == len(data["start"]) + sum(len(move) - 1 for move in data["moves"])


@in_every_game
def test_a_choice_that_was_not_on_offer(name: str) -> None:
    data = finished(name)
    for wrong in (game(name).actions, -1, 4_000_000_000):
        changed = deepcopy(data)
        changed["moves"][5][0] = wrong
        assert told(changed) == {"problem": "choice", "point": 6}


@in_every_game
def test_another_choice_is_found_out(name: str) -> None:
    data = finished(name)
    record = read_record(data)
    point = len(record.moves) // 2
    others = set(record.fold(point).choices()) - {record.moves[point].choice}
    for other in others:
        changed = deepcopy(data)
        changed["moves"][point][0] = other
        fault = told(changed)
        assert fault["problem"] in {"choice", "outcome", "unproved", "result"}
        assert int(str(fault["point"])) > point


@in_every_game
@pytest.mark.parametrize("sealed", [False, True])
def test_another_outcome_does_not_follow_from_the_source(name: str, sealed: bool) -> None:
    data = finished(name, sealed)
    point = with_outcome(data)
    before = data["moves"][point - 1][1]
    for value in range(-1, 12):
        if value != before:
            changed = deepcopy(data)
            changed["moves"][point - 1][1] = value
            fault = told(changed)
            assert fault["point"] == point
            assert fault["problem"] in {"unproved", "outcome"}


@in_every_game
@pytest.mark.parametrize("change", ["impossible", "missing", "one more"])
def test_outcomes_that_fit_no_question(name: str, change: str) -> None:
    data = finished(name)
    point = with_outcome(data)
    move = data["moves"][point - 1]
    if change == "impossible":
        move[1] = 1_000_000
    elif change == "missing":
        move.pop()
    else:
        move.append(0)
    assert told(data) == {"problem": "outcome", "point": point}
    with pytest.raises(BadRecord):
        read_record(data).fold()
    assert read_record(data).fold(point - 1) is not None


@in_every_game
def test_another_setting_up(name: str) -> None:
    data = finished(name)
    if data["start"]:
        data["start"] = data["start"][:-1]
    else:
        data["start"] = [0]
    assert told(data) == {"problem": "outcome", "point": 0}


@in_every_game
def test_a_result_that_is_not_the_one_raced_for(name: str) -> None:
    data = finished(name)
    last = len(data["moves"])
    assert told({**data, "result": [*data["result"], 9]}) == {"problem": "result", "point": last}
    assert told({**data, "result": None}) == {"problem": "result", "point": last}
    assert told({**data, "moves": data["moves"][:-1]}) == {"problem": "result", "point": last - 1}
    with pytest.raises(BadRecord):
        resume(read_record({**data, "moves": data["moves"][:-1]}))


@in_every_game
def test_a_seed_that_was_not_the_one(name: str) -> None:
    data = finished(name)
    data["chance"]["seed"] = 12
    assert told(data)["problem"] == "unproved"


@in_every_game
def test_a_secret_that_was_not_committed_to(name: str) -> None:
    data = finished(name, sealed=True)
    data["chance"]["secret"] = "00" * 32
    assert told(data) == {"problem": "commitment", "point": 0}


@in_every_game
def test_an_outcome_without_its_secret_is_checked_against_the_rules_only(name: str) -> None:
    data = finished(name, sealed=True)
    del data["chance"]["secret"]
    assert read_record(data).verify() == 0


@pytest.mark.parametrize("part", ["rules", "data"])
def test_rules_or_data_of_another_version(part: str) -> None:
    data = finished("scrap_racer")
    data[part] += 1
    with pytest.raises(WrongVersion, match="Open it with the version that made it") as error:
        read_record(data).fold()
    assert error.value.arguments[part] == data[part]
    assert isinstance(error.value, BadRecord)


def put(**changes: object) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(changes)


def drop(part: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(part)


@pytest.mark.parametrize(
    ("harm", "problem", "point"),
    [
        (put(format="hippodrome-race/2"), "format", 0),
        (drop("format"), "format", 0),
        (drop("seats"), "fields", 0),
        (put(wings=2), "fields", 0),
        (put(players="4"), "fields", 0),
        (put(players=True), "fields", 0),
        (put(game=7), "fields", 0),
        (put(options=[]), "fields", 0),
        (put(seats=["Ada"]), "fields", 0),
        (put(seats=[1, 2, 3, 4]), "fields", 0),
        (put(start=["1"]), "fields", 0),
        (put(moves={}), "fields", 0),
        (put(moves=[[0, 1], []]), "move", 2),
        (put(moves=[[0, 1], [0, 1.5]]), "move", 2),
        (put(moves=[[0], [10**30]]), "move", 2),
        (put(result="won"), "result", 0),
        (put(chance={}), "chance", 0),
        (put(chance=[]), "chance", 0),
        (put(chance={"kind": "divine"}), "chance", 0),
        (put(chance={"kind": "seeded", "seed": 1}), "chance", 0),
        (put(chance={"kind": "seeded", "seed": 1.5, "stream": 0}), "chance", 0),
        (put(chance={"kind": "seeded", "seed": 1, "stream": 0, "luck": 3}), "chance", 0),
        (put(chance={"kind": "seeded", "seed": 1, "stream": 0, "after": -1}), "chance", 0),
        (put(chance={"kind": "seeded", "seed": 1, "stream": 0, "after": 10**6}), "chance", 0),
        (put(chance={"kind": "sealed", "commitment": "", "table": "", "secret": "xy"}), "chance", 0),
        (put(chance={"kind": "sealed", "commitment": "", "table": "", "secret": "abc"}), "chance", 0),
        (put(chance={"kind": "sealed", "commitment": "", "table": "", "secret": 7}), "chance", 0),
    ],
)
def test_a_record_of_the_wrong_form(harm: Callable[[dict[str, Any]], None], problem: str, point: int) -> None:
    data = finished("scrap_racer")
    harm(data)
    assert told(data) == {"problem": problem, "point": point}


@pytest.mark.parametrize("data", [None, 7, "race", [], {}, {"format": FORMAT}])
def test_what_is_no_record_at_all(data: object) -> None:
    with pytest.raises(BadRecord):
        read_record(data)


@pytest.mark.parametrize(
    ("harm", "kind"),
    [
        (put(game="chess"), UnknownGame),
        (put(players=9, seats=list("ABCDEFGHI")), BadPlayers),
        (put(options={"wings": 2}), UnknownOption),
        (put(options={"laps": 99}), BadOption),
    ],
)
def test_settings_that_there_are_not(harm: Callable[[dict[str, Any]], None], kind: type[HippodromeError]) -> None:
    data = finished("scrap_racer")
    harm(data)
    with pytest.raises(kind):
        read_record(data).verify()


def test_points_go_from_nought_to_the_last_choice() -> None:
    record = read_record(finished("scrap_racer"))
    last = len(record.moves)
    assert record.fold(last).over
    for point in (-1, last + 1):
        with pytest.raises(NoSuchPoint, match=f"from 0 to {last}"):
            record.fold(point)
        with pytest.raises(NoSuchPoint):
            record.until(point)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "race.json"
    read_record(finished("scrap_racer")).save(path)
    assert load_record(path) == read_record(finished("scrap_racer"))
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(BadRecord, match="damaged or cut off"):
        load_record(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnreadableFile):
        load_record(path)
    with pytest.raises(UnreadableFile, match="nowhere"):
        load(tmp_path / "nowhere.json")


@in_every_game
def test_a_race_stopped_and_opened_again_goes_on_as_if_nothing_had_been(name: str, tmp_path: Path) -> None:
    without_a_break = finished(name)
    race = new(name, seed=15)
    pick = at_random(Seeded(15, 0, "choices"))
    while not race.over:
        play_on(race, pick, len(without_a_break["moves"]) // 3 + 1)
        race.save(tmp_path / "race.json")
        race = load(tmp_path / "race.json")
    assert race.record.to_json() == without_a_break
    assert race.record.verify() > 0


@in_every_game
def test_a_fork_proves_its_own_part(name: str) -> None:
    race = new(name, seed=1)
    play_on(race, first, 6)
    fork = race.fork(3, seed="fork")
    play_on(fork, first, 4)
    again = fork.fork(5)
    play_on(again, first, 2)
    back = again.fork(2, seed="back")
    play_on(back, first, 2)
    for branch, begins in ((fork, 3), (again, 5), (back, 2)):
        record = read_record(json.loads(json.dumps(branch.record.to_json())))
        assert record.chance["after"] == begins
        assert record.verify() == sum(len(move.outcomes) for move in record.moves[begins:])
    assert again.record.until(3).chance == {"kind": "given"}
    assert again.record.until(3).verify() == 0


def test_a_sealed_race_keeps_its_secret_until_the_end() -> None:
    race = new("scrap_racer", players=3, sealed=True)
    play_on(race, first, 4)
    assert set(race.record.chance) == {"kind", "commitment", "table"}
    again = resume(read_record(race.record.to_json()))
    assert again.record.chance["kind"] == "seeded", "without the secret the race goes on with other dice"
    assert again.record.chance["after"] == 4
    play_on(race, first, 100_000)
    assert race.over
    assert len(race.record.chance["secret"]) == 64
