"""Duplicate races: the same dice for everybody, however they race."""

from __future__ import annotations

import json
from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from hippodrome import Race, new
from hippodrome.engine.chance import Noting, Seeded, Toss
from hippodrome.engine.duplicate import common
from hippodrome.engine.game import Game
from hippodrome.engine.record import read_record
from hippodrome.testing.races import at_random, examples, play_on, settings_of

WORD = "the same for everybody"
MOST = 150


def _met(race: Race) -> dict[str, tuple[Toss, int]]:
    """What chance was asked in a race and what it said, by the names of its questions; everything is proved."""
    record = read_record(json.loads(json.dumps(race.record.to_json())))
    source = common(WORD, race.game)
    noting = Noting(source)
    for _ in record.walk(source=noting):
        pass
    met: dict[str, tuple[Toss, int]] = {}
    for point, outcomes in enumerate([record.start, *(move.outcomes for move in record.moves)]):
        for place, asked, outcome in zip(source.places[point], noting.moves[point], outcomes, strict=True):
            assert place not in met, "no die is thrown twice"
            met[place] = asked, outcome
    return met


def _left(asked: Toss, outcome: int) -> int:
    """How many copies of a thing there were to draw."""
    assert isinstance(asked, list)
    return asked[1 + outcome - asked[0]]


class Duplicates:
    """Two who choose differently meet the same dice in the same seat and turn."""

    game: ClassVar[Game]

    @examples(5)
    @given(data=st.data(), seed=st.integers(0, 1 << 32))
    def test_whoever_chooses_what_the_dice_are_the_same(self, data: st.DataObject, seed: int) -> None:
        players, options = data.draw(settings_of(self.game))
        races = []
        for chooser in ("one", "another"):
            race = new(self.game.name, players, options=options, duplicate=WORD)
            play_on(race, at_random(Seeded(seed, 0, chooser)), MOST)
            races.append(race)
        one, another = map(_met, races)
        assert races[0].record.start == races[1].record.start
        shared = one.keys() & another.keys()
        for place in shared:
            (asked, outcome), (other, met) = one[place], another[place]
            if outcome == met:
                continue
            assert asked != other, f"{place} is asked alike and answered differently"
            gone = _left(other, outcome) < _left(asked, outcome)
            assert gone or _left(asked, met) < _left(other, met), f"{place} passes over what is there"
        assert not one or shared, "two races have something in common"

    @examples(3)
    @given(seed=st.integers(0, 1 << 32))
    def test_a_duplicate_race_goes_on_from_its_record_as_if_it_had_never_stopped(self, seed: int) -> None:
        race = new(self.game.name, duplicate=WORD)
        play_on(race, at_random(Seeded(seed, 0, "choices")), self.game.most_decisions)
        record = read_record(json.loads(json.dumps(race.record.to_json())))
        assert record.verify() == len(record.start) + sum(len(move.outcomes) for move in record.moves)
        middle = len(record.moves) // 2
        again = race.fork(middle, same=True)
        for move in record.moves[middle:]:
            again.play(move.choice)
        assert again.record == record
