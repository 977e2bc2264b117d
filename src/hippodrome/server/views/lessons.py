"""A game's lesson as the page gets it: the points of its prepared races, drawn by the code that draws every race."""

from __future__ import annotations

from functools import cache

from pydantic_core import to_json

from hippodrome.engine import registry
from hippodrome.engine.compose import compose
from hippodrome.engine.lesson import Drill, Task, lesson_of, planned
from hippodrome.engine.plan import Plan
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.views.replays import drawn_points
from hippodrome.server.wire import resources
from hippodrome.server.wire.patches import Parts
from hippodrome.server.wire.scenes import observed


@cache
def lesson(name: str) -> bytes:
    """The whole lesson of a game as JSON (`resources.Lesson`): the same for everybody, so made once."""
    found = lesson_of(registry.game(name))
    if found is None:
        raise NoSuchPage()
    head = to_json({"game": name, "seat": found.seat, "players": found.players, "options": found.options})
    before: Parts = {}
    drills = b",".join(_drill(drill, found.seat, before) for drill in found.drills)
    return b'%s,"drills":[%s]}' % (head[:-1], drills)


def _drill(drill: Drill, seat: int, before: Parts) -> bytes:
    record = drill.record
    points = b",".join(drawn_points(record, drill.tasks[0].point, len(record.moves), seat, before=before))
    tasks = [
        resources.LessonTask(
            key=task.key,
            point=task.point,
            choices=list(task.choices),
            lit=list(task.lit),
            plan=_plan(drill, task, seat),
        )
        for task in drill.tasks
    ]
    return b'{"points":[%s],"tasks":%s}' % (points, to_json(tasks))


def _plan(drill: Drill, task: Task, seat: int) -> Plan | None:
    """What must be done as one whole move, if it is one."""
    game = drill.record.declared
    seen = observed(drill.record.fold(task.point), seat)
    return planned(game, seen, compose(game, seen), task.choices)
