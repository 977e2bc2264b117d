"""An analysed race as its page tells it: words in every language, and a picture of the positions that matter."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from hippodrome.draw.film import Film
from hippodrome.engine.compose import compose
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import LANGUAGES, Words
from hippodrome.study.analysis import Analysis
from hippodrome.study.course import Course, take_apart
from hippodrome.study.words import study_words

FRAMES = 120
"""The most positions that are drawn; the others show the one before them."""

Spelled = dict[str, str]
"""Words by language."""


@dataclass(frozen=True)
class SeatOfStory:
    """Who raced: a name, and the colour, shape and letter of the seat's first racer."""

    name: str
    slot: int
    letter: Spelled


@dataclass(frozen=True)
class StepOfStory:
    """A point of the curve in words: what was chosen, and what happened up to the next point; nothing at the start."""

    choice: Spelled
    events: dict[str, list[str]]


@dataclass(frozen=True)
class Story:
    """Everything the page of an analysed race needs. `language` is the one it opens in.

    `steps` belong to the points of the analysis, `options` to its decisions, in the order of their odds. `frames` are
    pictures by the number of moves made: rows of (first, count) of `pieces` of SVG, in the view box `box`; an empty one
    shows the one before it.
    """

    language: str
    title: Spelled
    analysis: Analysis
    seats: list[SeatOfStory]
    steps: list[StepOfStory]
    options: list[list[Spelled]]
    frames: dict[str, list[list[int]]]
    pieces: list[str]
    box: str


def tell(record: Record, analysis: Analysis, language: str) -> tuple[Story, Film]:
    """The story of a race, and the film its frames are cut from."""
    course = take_apart(record)
    words = {name: study_words(record.declared, name) for name in LANGUAGES}
    film = Film(_scene(record, course, 0))
    story = Story(
        language=language,
        title={name: spoken.say("study-title", {"game": spoken.say("game-title")}) for name, spoken in words.items()},
        analysis=analysis,
        seats=seats(record, course, words),
        steps=steps(record, course, words),
        options=options(record, course, analysis, words),
        frames=frames(record, course, analysis, film, words),
        pieces=film.pieces,
        box=film.box,
    )
    return story, film


def _scene(record: Record, course: Course, at: int) -> Scene:
    return compose(record.declared, Observation(course.position(at)[0], int(NOBODY)))


def seats(record: Record, course: Course, words: dict[str, Words]) -> list[SeatOfStory]:
    """Every seat with its first racer's badge."""
    panels = sorted(_scene(record, course, 0).panels, key=lambda panel: panel.piece)
    firsts = [next(panel for panel in panels if panel.seat == seat) for seat in range(record.players)]
    return [
        SeatOfStory(name, first.slot, {language: spoken.text(first.letter) for language, spoken in words.items()})
        for name, first in zip(record.seats, firsts, strict=True)
    ]


def steps(record: Record, course: Course, words: dict[str, Words]) -> list[StepOfStory]:
    """Every point of the curve in words."""
    told = [StepOfStory({}, {})]
    for ply, events in zip(course.plies, record.events(), strict=True):
        choice = record.declared.choice(ply.state, ply.choice)
        said = {language: spoken.choice(choice) for language, spoken in words.items()}
        for first, last in itertools.pairwise((0, *ply.told, len(events))):
            happened = {
                language: [spoken.event(event, tuple(record.seats)) for event in events[first:last]]
                for language, spoken in words.items()
            }
            told.append(StepOfStory(said, happened))
    return told


def options(record: Record, course: Course, analysis: Analysis, words: dict[str, Words]) -> list[list[Spelled]]:
    """The options of every decision in words, in the order of their odds."""
    game = record.declared
    return [
        [
            {language: spoken.choice(game.choice(course.plies[decision.at].state, option.choice))
             for language, spoken in words.items()}
            for option in decision.options
        ]
        for decision in analysis.decisions
    ]  # fmt: skip


def frames(
    record: Record, course: Course, analysis: Analysis, film: Film, words: dict[str, Words]
) -> dict[str, list[list[int]]]:
    """Pictures of the positions by the number of moves made."""
    drawn = chosen_positions(course, analysis)
    shown: dict[str, list[list[int]]] = {name: [] for name in words}
    for at in range(len(course.plies) + 1):
        scene = _scene(record, course, at) if at in drawn else None
        for name, spoken in words.items():
            shown[name].append([] if scene is None else film.frame(scene, spoken))
    return shown


def chosen_positions(course: Course, analysis: Analysis) -> set[int]:
    """The positions that are drawn: all, or in a long race those that matter and the ends of turns."""
    last = len(course.plies)
    if last < FRAMES:
        return set(range(last + 1))
    wanted = {0, last}
    for turning in analysis.turning_points:
        wanted |= {turning.at - 1, turning.at}
    for costly in analysis.costly:
        wanted |= {costly.at, costly.at + 1}
    turns = [at for at in range(1, last) if course.plies[at].seat != course.plies[at - 1].seat]
    room = FRAMES - len(wanted)
    return wanted | set(turns[:: max(1, -(-len(turns) // room))])
