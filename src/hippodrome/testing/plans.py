"""Plans: whole moves seen before they are made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import new
from hippodrome.engine.chance import Halt, Halting
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import IllegalChoice
from hippodrome.engine.events import TURN, Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import MOST_POSITIONS, foretold, plans
from hippodrome.engine.rows import unread
from hippodrome.engine.scene import Move, Pill, Scene, Step
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.testing.races import Juncture, examples, junctures


def seen_at(juncture: Juncture) -> Observation:
    return Observation(juncture.state, int(juncture.state.seat))


def plans_of(game: Game, seen: Observation, after: tuple[int, ...] = ()) -> list[Plan]:
    return plans(game, seen, compose(game, seen), after)


def taken(game: Game, state: State, plan: Plan) -> tuple[State, list[Event], bool]:
    """A plan's choices made one by one: the position, what happened before the turn passed, and whether chance came."""
    now = state.clone()
    watcher = Watcher()
    now.watcher = watcher
    halted, source = False, Halting()
    for choice in plan.choices:
        assert choice in now.choices()
        try:
            now.take(choice, source)
        except Halt:
            halted = True
    notes = watcher.drain()
    halted = halted or source.blind
    events = read_notes(game.events, unread(notes) if source.blind else notes)
    turn = next((place for place, event in enumerate(events) if event.key == TURN), len(events))
    return now, events[:turn], halted


def ways(steps: Iterable[Step]) -> dict[str, list[str]]:
    """The cells each piece comes through, in order."""
    found: dict[str, list[str]] = {}
    for step in steps:
        if isinstance(step, Move):
            cells = found.setdefault(step.piece, [])
            cells.extend(step.path[1:] if cells and cells[-1] == step.path[0] else step.path)
    return found


def figures(scene: Scene) -> dict[tuple[str, str], int]:
    return {(panel.piece, figure.name): figure.value for panel in scene.panels for figure in panel.figures}


class Plans:
    """A plan is what happens if its choices are made, and holds nothing that its seat cannot see."""

    game: ClassVar[Game]

    @examples(25)
    @given(data=st.data())
    def test_a_plan_taken_choice_by_choice_is_its_preview(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        for plan in plans_of(self.game, seen):
            after, events, halted = taken(self.game, seen.known, plan)
            told = [event.seen(int(seen.seat)) for event in events]
            assert foretold(self.game, seen, plan.choices) == told
            steps = [step for event in told for step in self.game.show(seen.known, event)]
            assert [step for step in steps if isinstance(step, Pill)] == [
                step for step in plan.steps if isinstance(step, Pill)
            ] or plan.stop == "open"
            assert plan.stop == "open" or ways(plan.steps) == ways(steps)
            assert plan.place == after.ranks()[int(seen.seat)]
            assert (plan.stop == "over") == (after.over and not halted and plan.stop != "turn")
            if plan.stop == "chance":
                assert halted
            if plan.stop in ("open", "rest"):
                assert not halted
                assert after.seat == seen.seat

    @examples(25)
    @given(data=st.data())
    def test_every_choice_begins_a_plan_and_no_two_plans_are_alike(self, data: st.DataObject) -> None:
        seen = seen_at(data.draw(junctures(self.game)))
        found = plans_of(self.game, seen)
        assert {plan.choices[0] for plan in found} == set(seen.choices())
        assert len({plan.choices for plan in found}) == len(found)
        assert len(found) <= MOST_POSITIONS * self.game.most_choices

    @examples(25)
    @given(data=st.data())
    def test_of_plans_to_the_same_end_the_cheapest_is_told_first(self, data: st.DataObject) -> None:
        seen = seen_at(data.draw(junctures(self.game)))
        dearest: dict[tuple[object, ...], tuple[bool, int]] = {}
        for plan in plans_of(self.game, seen):
            lost = -sum(toll.by for toll in plan.tolls if toll.by < 0 and toll.piece == plan.piece)
            alike = sum(answer.extra for answer in plan.answers), plan.end, plan.stop
            price = plan.piece in plan.wrecked, lost
            assert plan.stop == "open" or price >= dearest.get(alike, price), plan.choices
            dearest[alike] = price

    @examples(25)
    @given(data=st.data())
    def test_what_a_seat_cannot_see_changes_no_plan(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        exchanged = Observation(seen.redeal(juncture.chance("redeal")), int(seen.seat))
        assert plans_of(self.game, exchanged) == plans_of(self.game, seen)

    @examples(25)
    @given(data=st.data())
    def test_where_a_plan_ends_is_where_the_piece_stands(self, data: st.DataObject) -> None:
        """Text and picture agree: both come from the plan, and the plan from the rules."""
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        before = compose(self.game, seen)
        for plan in plans_of(self.game, seen):
            after, _, halted = taken(self.game, seen.known, plan)
            if halted or plan.stop in ("turn", "over"):
                continue
            scene = self.game.scene(Observation(after, int(seen.seat)))
            piece = next((piece for piece in scene.pieces if piece.id == plan.piece), None)
            if piece is not None and plan.piece not in plan.wrecked:
                assert piece.cell == plan.end
            now = figures(scene)
            paid: dict[tuple[str, str], int] = {}
            for toll in plan.tolls:
                paid[toll.piece, toll.figure] = paid.get((toll.piece, toll.figure), 0) + toll.by
            for key, by in paid.items():
                if key in now and key in figures(before):
                    assert now[key] == figures(before)[key] + by, (plan.choices, key)

    @examples(15)
    @given(data=st.data())
    def test_every_act_and_every_cause_is_worded(self, data: st.DataObject) -> None:
        seen = seen_at(data.draw(junctures(self.game)))
        for language in LANGUAGES:
            words = game_words(self.game, language)
            for plan in plans_of(self.game, seen):
                assert not plan.answers or words.text(plan.act)
                assert all(words.has(f"cause-{toll.cause}") for toll in plan.tolls if toll.cause), plan.tolls

    @examples(25)
    @given(data=st.data())
    def test_plans_go_on_from_choices_thought_of_as_made(self, data: st.DataObject) -> None:
        seen = seen_at(data.draw(junctures(self.game)))
        whole = plans_of(self.game, seen)
        longer = next((plan for plan in whole if len(plan.choices) > 1), None)
        if longer is None:
            return
        rest = plans_of(self.game, seen, longer.choices[:1])
        assert all(plan.choices[0] == longer.choices[0] for plan in rest)
        assert longer.end in {plan.end for plan in rest}

    def test_a_row_that_cannot_be_is_refused(self) -> None:
        race = new(self.game.name, seed=3)
        seen = race.observe(race.seat)
        with pytest.raises(IllegalChoice):
            plans_of(self.game, seen, (self.game.actions,))
