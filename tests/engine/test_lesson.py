"""Lessons as data: what is wrong with one is told before anybody is taught."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hippodrome import game, names
from hippodrome.engine.box import Box
from hippodrome.engine.errors import BadBoard, HippodromeError
from hippodrome.engine.lesson import NAME, lesson_of, read_lesson

SOUND = game("scrap_racer")


@pytest.mark.parametrize("name", names())
def test_a_lesson_sets_tasks_and_goes_on_from_what_was_done(name: str) -> None:
    lesson = lesson_of(game(name))
    assert lesson is not None
    for drill in lesson.drills:
        for task in drill.tasks:
            done = drill.record.moves[task.point : task.point + len(task.choices)]
            assert task.choices == tuple(move.choice for move in done)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.update(teacher="Ann"),
        lambda table: table.update(seat=9),
        lambda table: table.pop("race"),
        lambda table: table["race"].update(options={"laps": 99}),
        lambda table: table["drill"][0].update(players=40),
        lambda table: table["drill"][0].update(moves=[[]]),
        lambda table: table["drill"][0].update(moves=[["roll"]]),
        lambda table: table["drill"][0].update(moves=[[0]] * 500),
        lambda table: table["drill"][0].update(task=[]),
        lambda table: table["drill"][0]["task"].reverse(),
        lambda table: table["drill"][0]["task"][0].update(point=-1),
        lambda table: table["drill"][0]["task"][-1].update(choices=30),
        lambda table: table["drill"][0]["task"][0].update(lit="dock"),
        lambda table: table["drill"][0]["task"][0].pop("key"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(spoil: Any) -> None:
    table = deepcopy(Box(type(SOUND).__module__).read(NAME))
    spoil(table)
    with pytest.raises(HippodromeError) as told:
        read_lesson(SOUND, table)
    assert told.value.say("en")
    assert not isinstance(told.value, BadBoard) or told.value.arguments["problem"]
