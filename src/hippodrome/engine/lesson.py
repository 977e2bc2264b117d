"""A game's lesson, `data/lesson.toml`: prepared races, and in each of them the points at which something is learnt.

    seat = 0                      # the learner's seat, the same in every drill
    [race]                        # the short race that the lesson ends in
    players = 3
    options = { laps = 1 }

    [[drill]]                     # a prepared race: what the outcomes of chance were, and what was chosen
    players = 3
    options = {}
    start = [0, 1, 2]             # the outcomes of the setting-up
    moves = [[4], [32, 2, 2]]     # each: the choice, then the outcomes it met, as in a record
    [[drill.task]]
    key = "goal"                  # messages `lesson-goal`, `lesson-goal.do` (and `.then`: what came of it)
    point = 0                     # after so many moves
    choices = 0                   # how many of the following moves the learner makes; 0: reads and goes on
    lit = ["piece:0", "dock"]     # ids of the scene, or a place of the page

What the learner has done is followed by the moves up to the next task of the drill, which are watched.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.box import Box, check_known, check_number
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.record import Move, Record
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation

NAME = "lesson"
PLACES = ("dock", "board", "standings")
"""What can be lit beside the things of a scene."""
MOST_MOVES = 400
MOST_CHOICES = 40


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to learn: what is in the light, and what must be done."""

    key: str
    """Message `lesson-KEY`, with `.do` for what to do and, if something is to be said of it, `.then`."""
    point: int
    """The moment of the drill's race at which it is told."""
    choices: tuple[int, ...]
    """The one row of choices that is taken; empty if there is nothing to do but to look."""
    lit: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drill:
    """A prepared race and what is learnt in it."""

    record: Record
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learnt of a game, in this order, and the short race that is raced then."""

    seat: int
    players: int
    options: Mapping[str, object]
    drills: tuple[Drill, ...]


def lesson_of(game: Game) -> Lesson | None:
    """The lesson a game brings, its form checked; `BadBoard` tells what is wrong. None if it brings none."""
    if not (game.folder / "data" / f"{NAME}.toml").is_file():
        return None
    return read_lesson(game, Box(type(game).__module__).read(NAME))


def read_lesson(game: Game, table: dict[str, Any]) -> Lesson:
    """A lesson as it stands in a file; folding its records checks the rest (`hippodrome.testing`)."""
    check_known(table, ("seat", "race", "drill"))
    race, drills = _table(table.get("race"), "race"), _list(table.get("drill"), "drill")
    check_known(race, ("players", "options"))
    players, options = _players(game, race), _table(race.get("options", {}), "options")
    game.read_options(players, options)
    seat = check_number(table.get("seat", 0), 0, players - 1, "seat")
    return Lesson(seat, players, options, tuple(_drill(game, _table(drill, "drill")) for drill in drills))


def _drill(game: Game, table: dict[str, Any]) -> Drill:
    check_known(table, ("players", "options", "start", "moves", "task"))
    players = _players(game, table)
    options = game.read_options(players, _table(table.get("options", {}), "options"))
    moves = [_numbers(move, "moves") for move in _list(table.get("moves", []), "moves")]
    if len(moves) > MOST_MOVES or not all(moves):
        raise BadBoard(problem="number", entry="moves", low=1, high=MOST_MOVES)
    names = [str(seat) for seat in range(1, players + 1)]
    record = Record(
        game.name, game.rules_version, game.data_version, players, options, names, {"kind": "given"},
        _numbers(table.get("start", []), "start"), [Move(move[0], move[1:]) for move in moves],
    )  # fmt: skip
    tasks = tuple(_task(_table(task, "task"), record) for task in _list(table.get("task"), "task"))
    points = [task.point for task in tasks]
    if not points or points != sorted(points):
        raise BadBoard(problem="entries", where="drill", entry="task.point")
    return Drill(record, tasks)


def _task(table: dict[str, Any], record: Record) -> Task:
    check_known(table, ("key", "point", "choices", "lit"))
    point = check_number(table.get("point"), 0, len(record.moves), "point")
    count = check_number(table.get("choices", 0), 0, min(MOST_CHOICES, len(record.moves) - point), "choices")
    key, lit = table.get("key"), _list(table.get("lit", []), "lit")
    if not isinstance(key, str) or not all(isinstance(id, str) for id in lit):
        raise BadBoard(problem="entries", where="task", entry="key, lit")
    return Task(key, point, tuple(move.choice for move in record.moves[point : point + count]), tuple(lit))


def _players(game: Game, table: Mapping[str, Any]) -> int:
    return check_number(table.get("players", game.usual_players), game.players[0], game.players[-1], "players")


def _table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadBoard(problem="entries", where=NAME, entry=where)
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadBoard(problem="entries", where=NAME, entry=where)
    return value


def _numbers(value: object, entry: str) -> tuple[int, ...]:
    return tuple(check_number(number, 0, 1 << 32, entry) for number in _list(value, entry))


def planned(game: Game, seen: Observation, scene: Scene, choices: tuple[int, ...]) -> Plan | None:
    """The plan that is exactly these choices; None if they are no whole move of the seat that is asked."""
    for known in range(len(choices)):
        found = next((plan for plan in plans(game, seen, scene, choices[:known]) if plan.choices == choices), None)
        if found is not None:
            return found
    return None


def lit(scene: Scene) -> set[str]:
    """Everything that can be in the light: the things of a scene, and the places of the page."""
    things = (scene.cells, scene.pieces, scene.panels, scene.dice, scene.cards, scene.tokens)
    return {thing.id for kind in things for thing in kind} | set(PLACES)
