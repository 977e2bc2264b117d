"""Dice named by seat and turn: derived as they are written down, fair, and the same after a choice is taken back."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter

import pytest

from hippodrome import new
from hippodrome.engine import registry
from hippodrome.engine.duplicate import Duplicate, Turns, common, whim
from hippodrome.engine.errors import BadOutcome, BadRecord
from hippodrome.engine.game import Game
from hippodrome.engine.ints import ints
from hippodrome.engine.record import read_record

SECRET = bytes(range(32))


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


def dice(name: str = "set") -> Duplicate:
    source = Duplicate(SECRET, name, Turns(registry.game(registry.names()[0])))
    source.at(0)
    return source


def mac(label: str) -> bytes:
    return hmac.new(SECRET, label.encode(), hashlib.sha256).digest()


def test_numbers_are_derived_as_it_is_written_down() -> None:
    source = dice()
    expected = [int.from_bytes(mac(f"set/0/0/6/{i}/0")[:8], "big") % 6 for i in range(5)]
    assert [source.below(6) for _ in range(5)] == expected
    assert source.below(20) == int.from_bytes(mac("set/0/0/20/0/0")[:8], "big") % 20
    assert source.places[0] == [*(f"0/0/6/{i}" for i in range(5)), "0/0/20/0"]


def test_draws_are_derived_as_it_is_written_down() -> None:
    counts = [9, 0, 5, 1, 9]
    lots = {
        (thing, copy): mac(f"set/0/0/1-4/0/{thing}/{copy // 4}")[copy % 4 * 8 :][:8]
        for thing in (1, 2, 3)
        for copy in range(counts[thing])
    }
    assert dice().draw(ints(counts), 1, 4) == min(lots, key=lots.__getitem__)[0]


def test_a_draw_takes_the_first_of_its_order_that_is_left() -> None:
    counts = [4, 4, 4, 4]
    order = []
    while any(counts):
        drawn = dice().draw(ints(counts), 0, 4)
        order.append(drawn)
        counts[drawn] = 0
    for gone in range(4):
        left = [0 if thing == gone else 4 for thing in range(4)]
        assert dice().draw(ints(left), 0, 4) == next(thing for thing in order if thing != gone)


def test_dice_and_draws_are_fair() -> None:
    source = dice("fair")
    thrown = Counter(source.below(6) for _ in range(6000))
    assert all(850 < thrown[side] < 1150 for side in range(6))
    drawn = Counter(source.draw(ints([1, 0, 2, 7]), 0, 4) for _ in range(5000))
    assert drawn[1] == 0
    assert abs(drawn[0] - 500) < 100
    assert abs(drawn[2] - 1000) < 120


def test_nothing_is_drawn_from_nothing() -> None:
    with pytest.raises(BadOutcome):
        dice().draw(ints([0, 0, 3]), 0, 2)


def test_a_choice_taken_back_leaves_the_dice_as_they_were(game: Game) -> None:
    race, other = (new(game.name, duplicate="undo") for _ in range(2))
    undone = 0
    while not race.over and undone < 10:
        race.play(race.options[0])
        if race.undoable():
            race.undo()
            race.play(race.options[-1])
            if race.undoable():
                race.undo()
            else:
                other.play(other.options[-1])
                continue
            race.play(race.options[0])
            undone += 1
        other.play(other.options[0])
        assert race.record.moves == other.record.moves
    assert race.record.moves == other.record.moves


def test_a_changed_record_is_not_proved(game: Game) -> None:
    race = new(game.name, duplicate="changed")
    while not race.over:
        race.play(race.options[len(race.record.moves) % len(race.options)])
    told = json.loads(json.dumps(race.record.to_json()))
    assert read_record(told).verify() > 0
    assert not read_record(told).named, "dice that are shared say nothing of names"
    told["chance"]["table"] = "another set"
    with pytest.raises(BadRecord, match="do not follow"):
        read_record(told).verify()
    told["chance"]["secret"] = SECRET.hex()
    with pytest.raises(BadRecord, match="committed"):
        read_record(told).verify()


def test_whims_follow_from_what_a_seat_knows() -> None:
    first = whim(SECRET, "set", 1, b"known")
    assert first == whim(SECRET, "set", 1, b"known") < 1 << 63
    others = {whim(SECRET, "set", 2, b"known"), whim(SECRET, "set", 1, b"more"), whim(SECRET, "other", 1, b"known")}
    assert len(others | {first}) == 4


def test_a_word_gives_the_same_dice_to_everybody() -> None:
    declared = registry.game(registry.names()[0])
    assert common("word", declared).commitment == common("word", declared).commitment
    assert common("word", declared).commitment != common("other", declared).commitment
