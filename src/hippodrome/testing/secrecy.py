"""Secrecy: what a seat cannot see makes no difference to anything it is shown or told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import BadOutcome
from hippodrome.engine.events import TURN, Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.ints import ints
from hippodrome.engine.preview import preview
from hippodrome.engine.race import carry_out
from hippodrome.engine.senses import UNREAD
from hippodrome.engine.state import NOBODY, Observation, State, Watcher
from hippodrome.testing.races import Juncture, examples, junctures


def seats(state: State) -> Iterator[int]:
    """Every seat, and a spectator."""
    yield from range(-1, int(state.players))


def variants(juncture: Juncture) -> Iterator[tuple[State, list[Event]]]:
    """What else might have followed from here: another choice, or another answer of chance."""
    state = juncture.state
    choice = juncture.pick()
    script = juncture.race.fork(len(juncture.race.record.moves), juncture.seed)
    script.play(choice)
    outcomes = list(script.record.moves[-1].outcomes)
    tries = [(choice, outcomes)]
    tries += [(other, outcomes) for other in state.choices()[:8] if other != choice]
    for place, outcome in enumerate(outcomes[:4]):
        tries += [
            (choice, [*outcomes[:place], value, *outcomes[place + 1 :]]) for value in range(8) if value != outcome
        ]
    for tried, answers in tries:
        after = state.clone()
        watcher = after.watcher = Watcher()
        try:
            after.play(tried, Scripted(answers))
        except BadOutcome:
            continue
        yield after, read_notes(juncture.race.game.events, watcher.drain())


class Secrecy:
    """Views, choices, events and previews hold what a seat knows, and no more."""

    game: ClassVar[Game]

    @examples(15)
    @given(data=st.data())
    def test_what_a_seat_cannot_see_makes_no_difference_to_it(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        for seat in seats(juncture.state):
            seen = Observation(juncture.state, seat)
            exchanged = seen.redeal(juncture.chance(f"redeal for {seat}"))
            again = Observation(exchanged, seat)
            assert again.known.pack() == seen.known.pack()
            assert again.choices() == seen.choices()
            if seat == juncture.state.seat:
                assert seen.choices() == juncture.state.choices() == exchanged.choices()
                for choice in seen.choices():
                    assert self.game.choice(exchanged, choice) == self.game.choice(juncture.state, choice)
                    assert self.game.choice(seen.known, choice) == self.game.choice(juncture.state, choice)
                assert self.game.prompt(exchanged) == self.game.prompt(juncture.state)
                assert self.game.prompt(seen.known) == self.game.prompt(juncture.state)

    @examples(15)
    @given(data=st.data())
    def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_learns_from(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        if self.game.senses is None:
            return
        readings = self.game.senses.readings(juncture.race.record.setup())
        for seat in range(int(juncture.state.players)):
            seen = Observation(juncture.state, seat)
            exchanged = seen.redeal(juncture.chance(f"redeal for {seat}"))
            told = self._readings(juncture.state, seat, len(readings))
            assert UNREAD not in told, readings[told.index(UNREAD)].name
            assert self._readings(exchanged, seat, len(readings)) == told
            assert self._readings(seen.known, seat, len(readings)) == told
            if seat != juncture.state.seat:
                concealed = juncture.state.clone()
                concealed.conceal()
                if concealed.seat != seat:
                    assert self._readings(concealed, seat, len(readings)) == told

    def _readings(self, state: State, seat: int, count: int) -> list[int]:
        assert self.game.senses is not None
        into = ints([int(UNREAD)] * count)
        self.game.senses.read(state, seat, into)
        return list(into)

    @examples(25)
    @given(data=st.data())
    def test_a_question_that_only_a_hand_decides_is_a_window(self, data: st.DataObject) -> None:
        """Elsewhere, whoever holds what, the seat that is asked has something to choose."""
        state = data.draw(junctures(self.game)).state
        for seat in seats(state):
            for deal in range(4):
                exchanged = Observation(state, seat).redeal(Seeded(deal, 0, "redeal"))
                assert exchanged.window() == state.window()
                if state.window() == NOBODY and not state.amid():
                    assert exchanged.over or exchanged.offers != 1, self.game.prompt(state).key

    @examples(25)
    @given(data=st.data())
    def test_a_window_passed_by_looks_like_one_that_is_let_pass(self, data: st.DataObject) -> None:
        """A position at which nobody can answer is, to others, one at which somebody could."""
        juncture = data.draw(junctures(self.game))
        for choice in juncture.state.choices():
            carried = carry_out(self.game, juncture.state, choice, juncture.chance("dice"))
            told = [reached for reached, _ in carried.passed]
            assert told == sorted(told)
            for reached, stop in carried.passed:
                assert 0 <= reached <= len(carried.events)
                assert 0 <= stop.window() < len(self.game.windows)
                stop.offer()
                assert stop.passing() in stop.choices()
                seen = Observation(stop, NOBODY).known
                seen.conceal()
                assert self.game.scene(Observation(seen, NOBODY)) is not None

    @examples(6)
    @given(data=st.data())
    def test_the_scene_of_a_seat_shows_nothing_hidden(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        told = juncture.race.record.events()[-1:]
        story = told[0] if told else []
        for seat in {-1, juncture.race.seat, (juncture.race.seat + 1) % int(juncture.state.players)}:
            seen = Observation(juncture.state, seat)
            exchanged = Observation(seen.redeal(juncture.chance("redeal")), seat)
            scene = json.dumps(compose(self.game, seen, story).to_json())
            assert json.dumps(compose(self.game, exchanged, story).to_json()) == scene
            strange = [event.seen(seat) for event in story]
            assert json.dumps(compose(self.game, seen, strange).to_json()) == scene

    @examples(20)
    @given(data=st.data())
    def test_events_tell_a_seat_nothing_that_it_may_not_know(self, data: st.DataObject) -> None:
        """Two ways on that differ only in what a seat cannot see are told to it in the same words."""
        found = list(variants(data.draw(junctures(self.game))))
        happened, story = found[0]
        for seat in seats(happened):
            known = Observation(happened, seat).known.pack()
            for other, other_story in found[1:]:
                if other != happened and Observation(other, seat).known.pack() == known:
                    assert [event.seen(seat).to_json() for event in other_story] == [
                        event.seen(seat).to_json() for event in story
                    ]

    @examples(25)
    @given(data=st.data())
    def test_a_preview_is_the_beginning_of_what_happens(self, data: st.DataObject) -> None:
        """That a card will be drawn blind is foreseen, and not which."""
        juncture = data.draw(junctures(self.game))
        race, seat = juncture.race, juncture.race.seat
        before = race.state.pack()
        for choice in race.state.choices():
            certain = [event.seen(seat) for event in race.preview(choice)]
            assert TURN not in [event.key for event in certain[:-1]], "the next turn is not of the chooser's making"
            assert race.state.pack() == before
            fork = race.fork(len(race.record.moves), juncture.seed)
            told = [
                event.seen(NOBODY if foreseen.hidden else seat).to_json()
                for event, foreseen in zip(fork.play(choice), certain, strict=False)
            ]
            assert told == [foreseen.to_json() for foreseen in certain]

    @examples(15)
    @given(data=st.data())
    def test_a_preview_reveals_nothing_hidden(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seat = juncture.race.seat
        seen = Observation(juncture.state, seat)
        exchanged = Observation(seen.redeal(juncture.chance("redeal")), seat)
        for choice in seen.choices():
            assert preview(self.game, exchanged, choice) == preview(self.game, seen, choice)
