"""The lessons: how long they take to read and do, what their prepared races are, and new ones from a recorded race.

    python tools/lessons.py                     minutes at a reader's pace, for every game in both languages
    python tools/lessons.py GAME                the prepared races move by move, in words
    python tools/lessons.py GAME RECORD.json    a recorded race as `start` and `moves` of a drill (data/lesson.toml)

A race is prepared by racing it until it shows what it should (terminal, page or program) and saving its record.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hippodrome.engine import registry
from hippodrome.engine.game import Game
from hippodrome.engine.lesson import Lesson, lesson_of
from hippodrome.engine.record import load_record
from hippodrome.engine.words import LANGUAGES, Words, game_words

PACE = 200
"""Words a minute, of somebody who reads something new."""
LOOK, DO, STEP, WATCH = 3.0, 4.0, 0.5, 0.8
"""Seconds to find what is lit, to press what is asked for, to see a step of it (a whole move is one press), to watch a
choice of others."""


def minutes(lesson: Lesson, words: Words) -> float:
    """How long a lesson takes, its short race left out."""
    seconds = 0.0
    for drill in lesson.drills:
        shown = drill.tasks[-1].point + len(drill.tasks[-1].choices)
        own = sum(len(task.choices) for task in drill.tasks)
        seconds += WATCH * max(0, shown - drill.tasks[0].point - own)
        for task in drill.tasks:
            keys = [f"lesson-{task.key}", f"lesson-{task.key}.do", f"lesson-{task.key}.then"]
            said = " ".join(words.say(key) for key in keys if words.has(key))
            seconds += 60 * len(said.split()) / PACE + LOOK + DO + STEP * len(task.choices)
    return seconds / 60


def tell(game: Game, lesson: Lesson) -> None:
    """The prepared races in words."""
    words = game_words(game, "en")
    for number, drill in enumerate(lesson.drills, start=1):
        print(f"\ndrill {number}: {drill.record.players} players, {drill.record.options}")
        tasks = {task.point: task.key for task in drill.tasks}
        for point, move in enumerate(drill.record.moves):
            state = drill.record.fold(point)
            said = words.choice(game.choice(state, move.choice))
            print(f"  {point:3} {tasks.get(point, ''):12} seat {int(state.seat)}: {said}  {list(move.outcomes)}")


def main(arguments: list[str]) -> None:
    if len(arguments) == 2:
        record = load_record(Path(arguments[1]))
        print(f"start = {list(record.start)}\nmoves = [")
        for move in record.moves:
            print(f"    {[move.choice, *move.outcomes]},")
        print("]")
        return
    for name in arguments or sorted(registry.names()):
        game = registry.game(name)
        lesson = lesson_of(game)
        if lesson is None:
            continue
        if arguments:
            tell(game, lesson)
        figures = [f"{language} {minutes(lesson, game_words(game, language)):.1f} min" for language in LANGUAGES]
        print(f"{name}: {sum(len(drill.tasks) for drill in lesson.drills)} steps, {', '.join(figures)}")


if __name__ == "__main__":
    main(sys.argv[1:])
