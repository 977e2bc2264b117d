"""Lessons: every prepared race folds, what must be done can be done, what is lit is there, and all is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from hippodrome.engine.compose import compose
from hippodrome.engine.game import Game
from hippodrome.engine.lesson import Drill, Lesson, Task, lesson_of, lit, planned
from hippodrome.engine.state import Observation, State
from hippodrome.engine.words import LANGUAGES, game_words

LONGEST = 130
"""Characters of what is said: one sentence, two at most, that a phone has room for."""


class Lessons:
    """What a newcomer is taught (`data/lesson.toml`); a game without a lesson passes."""

    game: ClassVar[Game]

    @property
    def lesson(self) -> Lesson | None:
        return lesson_of(self.game)

    @property
    def seat(self) -> int:
        """The learner's."""
        assert self.lesson is not None
        return self.lesson.seat

    @property
    def drills(self) -> tuple[Drill, ...]:
        return () if self.lesson is None else self.lesson.drills

    def told(self) -> Iterator[tuple[Drill, Task, State]]:
        """Every task with the position it is set in."""
        for drill in self.drills:
            for task in drill.tasks:
                yield drill, task, drill.record.fold(task.point)

    def test_prepared_races_can_be_raced(self) -> None:
        for drill in self.drills:
            drill.record.fold()
        if self.lesson is not None:
            self.game.setup(self.lesson.players, self.lesson.options)

    def test_what_must_be_done_is_on_offer_to_the_learner_as_one_whole_move(self) -> None:
        for drill, task, state in self.told():
            if task.choices:
                seen = Observation(state, self.seat)
                assert state.seat == self.seat, task.key
                assert task.choices[0] in seen.choices(), task.key
                whole = planned(drill.record.declared, seen, compose(drill.record.declared, seen), task.choices)
                assert whole is not None or len(task.choices) == 1, task.key

    def test_what_is_lit_is_there(self) -> None:
        for drill, task, state in self.told():
            scene = compose(drill.record.declared, Observation(state, self.seat))
            assert task.lit, task.key
            assert not set(task.lit) - lit(scene), (task.key, set(task.lit) - lit(scene))

    def test_everything_is_said_in_both_languages(self) -> None:
        keys = [task.key for _, task, _ in self.told()]
        assert len(set(keys)) == len(keys)
        for language in LANGUAGES:
            words = game_words(self.game, language)
            for _, task, _ in self.told():
                said = words.say(f"lesson-{task.key}")
                assert 0 < len(said) <= LONGEST, (language, task.key, len(said))
                assert words.has(f"lesson-{task.key}.do") == bool(task.choices), (language, task.key)

    def test_tips_of_a_first_race_belong_to_questions(self) -> None:
        words = game_words(self.game, "en")
        tips = re.findall(r"^first-(\w+) =", (self.game.folder / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE)
        assert [key for key in tips if not words.has(f"prompt-{key}.you")] == []
