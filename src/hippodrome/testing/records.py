"""Records: a race is its record, from the first point to the last."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import new
from hippodrome.engine.chance import Halt, Halting, Seeded
from hippodrome.engine.errors import NothingToUndo
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.record import read_record
from hippodrome.testing.races import at_random, examples, first, junctures, play_on, settings_of


class Records:
    """A record folds to every position, forks anywhere, and is undone only over what was certain."""

    game: ClassVar[Game]

    @examples(6)
    @given(data=st.data(), seed=st.integers(0, 1 << 32), sealed=st.booleans())
    def test_the_record_folds_to_the_live_race_at_every_point(
        self, data: st.DataObject, seed: int, sealed: bool
    ) -> None:
        players, options = data.draw(settings_of(self.game))
        race = new(self.game.name, players, seed, options=options, sealed=sealed)
        pick = at_random(Seeded(seed, 0, "choices"))
        positions = [race.state.pack()]
        stories: list[list[Event]] = []
        for _ in range(150):
            if not race.over:
                stories.append(race.play(pick(race.state)))
                positions.append(race.state.pack())
        record = read_record(json.loads(json.dumps(race.record.to_json())))
        assert record == race.record
        assert [state.pack() for state in record.walk()] == positions
        assert record.events() == stories
        for point in {0, len(stories) // 2, len(stories)}:
            assert record.fold(point).pack() == positions[point]
        proved = record.verify()
        if race.over or not sealed:
            assert proved == len(record.start) + sum(len(move.outcomes) for move in record.moves)
        else:
            assert proved == 0, "the secret is not told before the end"

    @examples(10)
    @given(data=st.data())
    def test_a_race_can_fork_anywhere(self, data: st.DataObject) -> None:
        race = data.draw(junctures(self.game)).race
        before = race.record.to_json()
        point = len(race.record.moves) // 2
        fork = race.fork(point, seed="another way")
        assert fork.state == race.at(point)
        play_on(fork, first, 5)
        assert fork.record.moves[:point] == race.record.moves[:point]
        assert fork.record.verify() >= 0
        assert race.record.to_json() == before

    @examples(25)
    @given(data=st.data())
    def test_undo_goes_back_only_over_what_was_certain(self, data: st.DataObject) -> None:
        race = data.draw(junctures(self.game)).race
        seat, before = race.seat, race.state.pack()
        story = len(race.events)
        for choice in race.state.choices()[:6]:
            seen = race.observe(seat)
            fork = race.fork(len(race.record.moves))
            fork.play(choice)
            source = Halting()
            try:
                seen.known.clone().take(choice, source)
                certain = not source.blind
            except Halt:
                certain = False
            assert fork.undoable() == fork.undoable(seat) == certain
            assert not fork.undoable((seat + 1) % int(race.state.players))
            if certain:
                assert fork.record.moves[-1].outcomes == ()
                fork.undo()
                assert fork.state.pack() == before
                assert len(fork.events) == story
                assert fork.record.fold() == fork.state
            else:
                after = fork.state.pack()
                with pytest.raises(NothingToUndo):
                    fork.undo()
                assert fork.state.pack() == after
