"""The analysed race as a page of its own: no network, both languages, light and dark."""

from __future__ import annotations

import itertools
import json
from dataclasses import asdict
from html import escape
from importlib import resources
from typing import Any

from hippodrome.draw.badges import badge
from hippodrome.draw.film import Film
from hippodrome.draw.lettering import embedded
from hippodrome.draw.pen import Pen
from hippodrome.engine.compose import compose
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Panel, Scene
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import LANGUAGES, Words
from hippodrome.study.analysis import Analysis
from hippodrome.study.course import Course, take_apart
from hippodrome.study.speech import study_words

FRAMES = 120
"""The most positions that are drawn; the others show the one before them."""
SAID = (
    "title", "player", "place", "start", "luck", "skill", "others", "result", "accuracy", "mistakes",
    "turning-points", "costly", "curve", "balance", "wins", "wins-shared", "wins-nobody", "move", "before",
    "chooses", "answered", "best", "chosen", "odds", "by-choice", "by-chance", "show", "better", "previous",
    "next", "board", "swing", "luckiest", "unluckiest", "how", "language", "made", "percent", "points", "step",
    "pair",
)  # fmt: skip
"""The messages the page needs, with their attributes."""
OPEN = ("value", "player", "at", "last", "choice", "gainer", "gain", "loser", "loss", "what", "which")
"""What the page itself fills in."""


def write_report(record: Record, analysis: Analysis, language: str = "en") -> str:
    """The page."""
    course = take_apart(record)
    film = Film(_scene(record, course, 0))
    story = {
        "language": language,
        "analysis": analysis.to_json(),
        "seats": seats(record, course, film),
        "steps": steps(record, course),
        "options": options(record, course, analysis),
        "frames": frames(record, course, analysis, film),
        "pieces": film.pieces,
        "box": film.box,
        "words": {name: catalogue(study_words(record.declared, name), record, analysis) for name in LANGUAGES},
    }
    data = json.dumps(story, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    title = story["words"][language]["title"]  # type: ignore[index]
    folder = resources.files(__package__) / "page"
    style = (folder / "report.css").read_text("utf-8")
    script = (folder / "report.js").read_text("utf-8")
    colours = f":root{{{film.schemes['light']}}}@media (prefers-color-scheme:dark){{:root{{{film.schemes['dark']}}}}}"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(title)}</title>\n'
        f"<style>{embedded()}\n{colours}\n{style}</style>\n</head>\n<body>\n"
        f'{film.defs()}\n<div id="page"></div>\n<script type="application/json" id="story">{data}</script>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


def _words(record: Record) -> dict[str, Words]:
    return {name: study_words(record.declared, name) for name in LANGUAGES}


def _scene(record: Record, course: Course, at: int) -> Scene:
    return compose(record.declared, Observation(course.position(at)[0], int(NOBODY)))


def seats(record: Record, course: Course, film: Film) -> list[dict[str, Any]]:
    """Name, colour slot and badge of every seat: those of its first racer."""
    panels = sorted(_scene(record, course, 0).panels, key=lambda panel: panel.piece)
    told = []
    for seat, name in enumerate(record.seats):
        panel = next(panel for panel in panels if panel.seat == seat)
        badges = {language: _badge(film, panel, words) for language, words in _words(record).items()}
        told.append({"name": name, "slot": panel.slot, "badge": badges})
    return told


def _badge(film: Film, panel: Panel, words: Words) -> str:
    pen = Pen(film.palette, words)
    badge(pen, panel.slot, words.text(panel.letter), 0, 0, 10)
    return "".join(pen.parts)


def steps(record: Record, course: Course) -> list[dict[str, Any]]:
    """Every point of the curve in words: what was chosen, and what happened up to the next point."""
    told: list[dict[str, Any]] = [{}]
    for step, events in zip(course.steps, record.events(), strict=True):
        choice = record.declared.choice(step.state, step.choice)
        said = {name: words.choice(choice) for name, words in _words(record).items()}
        for first, last in itertools.pairwise((0, *step.told, len(events))):
            happened = {
                name: [words.event(event, tuple(record.seats)) for event in events[first:last]]
                for name, words in _words(record).items()
            }
            told.append({"choice": said, "events": happened})
    return told


def options(record: Record, course: Course, analysis: Analysis) -> list[list[dict[str, str]]]:
    """The options of every decision in words, in the order of their odds."""
    game = record.declared
    return [
        [
            {name: words.choice(game.choice(course.steps[decision.at].state, option.choice))
             for name, words in _words(record).items()}
            for option in decision.options
        ]
        for decision in analysis.decisions
    ]  # fmt: skip


def frames(record: Record, course: Course, analysis: Analysis, film: Film) -> dict[str, list[list[int]]]:
    """Pictures of the positions by the number of moves made; an empty one shows the one before it."""
    drawn = chosen_positions(course, analysis)
    shown: dict[str, list[list[int]]] = {name: [] for name in LANGUAGES}
    for at in range(len(course.steps) + 1):
        scene = _scene(record, course, at) if at in drawn else None
        for name in LANGUAGES:
            words = study_words(record.declared, name)
            shown[name].append([] if scene is None else film.frame(scene, words))
    return shown


def chosen_positions(course: Course, analysis: Analysis) -> set[int]:
    """The positions that are drawn: all, or in a long race those that matter and the ends of turns."""
    last = len(course.steps)
    if last < FRAMES:
        return set(range(last + 1))
    wanted = {0, last}
    for turning in analysis.turning_points:
        wanted |= {turning.at - 1, turning.at}
    for costly in analysis.costly:
        wanted |= {costly.at, costly.at + 1}
    turns = [at for at in range(1, last) if course.steps[at].seat != course.steps[at - 1].seat]
    room = FRAMES - len(wanted)
    return wanted | set(turns[:: max(1, -(-len(turns) // room))])


def catalogue(words: Words, record: Record, analysis: Analysis) -> dict[str, Any]:
    """The page's own words; what holds a number or a name keeps its place open as `{name}`."""
    open_places = {name: f"{{{name}}}" for name in OPEN}
    settings = {key: str(value) for key, value in asdict(analysis.settings).items()}
    given = {**settings, "game": words.say("game-title"), **open_places}
    said: dict[str, Any] = {}
    for key in SAID:
        for part in ("", ".help", ".none", ".text"):
            name = f"study-{key}{part}"
            if words.has(name):
                said[f"{key}{part}"] = words.say(name, given)
    said["decimal"] = "," if words.language == "fr" else "."
    return said
