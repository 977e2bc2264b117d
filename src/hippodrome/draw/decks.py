"""A deck as cards on sheets of paper, with marks to cut along: to play at a real table.

A deck is whatever a workbench keeps copies of (`engine/workshop.py`): each card is printed as often as it is in the
deck, with its picture, what it does, and the numbers on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from hippodrome.draw.art import find
from hippodrome.draw.lettering import embedded, lines, width
from hippodrome.draw.palette import Palette
from hippodrome.draw.pen import Pen
from hippodrome.draw.sheets import MARK, PAPERS
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.game import Game
from hippodrome.engine.geometry import number
from hippodrome.engine.models import model
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import Words, game_words
from hippodrome.engine.workshop import Board, Part, Workbench

CARD = (63.0, 88.0)
"""Width and height of a card in millimetres: what sleeves are made for."""
COPIES = "copies"
_INK = "#0b111e"
_SOFT = "#5a6272"
_FINE = 4.0
"""Units of the drawing to a millimetre."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    title: str
    help: str
    numbers: str
    pile: str
    art: str


def deck_sheets(game: Game, options: Mapping[str, object], language: str, paper: str) -> str:
    """Every card of a game's deck, in true size, as a page of sheets to print; `BadBoard` if it has no cards."""
    words = game_words(game, language, "hippodrome.draw")
    faces = [face for bench in game.workbenches for face in _faces(game, bench, options, words)]
    if not faces:
        raise BadBoard(problem="no-own-boards")
    title = words.say("game-title")
    wide, high = PAPERS[paper]
    columns, rows = int((wide - 2 * MARK) // CARD[0]), int((high - 2 * MARK) // CARD[1])
    pages = [faces[first : first + columns * rows] for first in range(0, len(faces), columns * rows)]
    scene = _scene(game, options)
    sheets = "".join(
        _sheet(page, scene, words, (wide, high), (columns, rows),
               words.say("draw-deck", {"title": title, "sheet": place, "sheets": len(pages), "cards": len(faces)}))
        for place, page in enumerate(pages, start=1)
    )  # fmt: skip
    style = (
        f"{embedded()}@page{{size:{number(wide)}mm {number(high)}mm;margin:0}}*{{margin:0;padding:0}}"
        f"svg{{display:block;width:{number(wide)}mm;height:{number(high)}mm;break-after:page}}"
        "svg:last-child{break-after:auto}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}"
    )
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
    return f"{head}<style>{style}</style><body>{sheets}</body></html>\n"


def _scene(game: Game, options: Mapping[str, object]) -> Scene:
    """Any scene of the game, for its colours."""
    state = game.start(game.setup(game.usual_players, options), Seeded(0))
    return game.scene(Observation(state, int(NOBODY)))


def _faces(game: Game, bench: Workbench, options: Mapping[str, object], words: Words) -> list[Face]:
    if all(one.key != COPIES for one in bench.properties):
        return []
    given = options.get(bench.option)
    board: Board = game.own(given) if isinstance(given, dict) else game.own(tomllib.loads(model(game, bench.option)))
    game.check(board)
    found: list[Face] = []
    for part in bench.sketch(board, bench.views(board)[0]).parts:
        copies = part.values.get(COPIES)
        if isinstance(copies, int):
            found += [_face(bench, part, words)] * copies
    return found


def _face(bench: Workbench, part: Part, words: Words) -> Face:
    key = f"{part.title.key}.help"
    numbers = [
        f"{words.text(one.title)} {part.values[one.key]}"
        for one in bench.properties
        if one.key != COPIES and isinstance(part.values.get(one.key), int)
    ]
    return Face(
        words.text(part.title),
        words.say(key, dict(part.title.args)) if words.has(key) else "",
        " · ".join(numbers),
        words.text(part.note),
        part.art,
    )


def _sheet(
    faces: list[Face], scene: Scene, words: Words, paper: tuple[float, float], grid: tuple[int, int], label: str
) -> str:
    pen = Pen(Palette(scene.mood, "light", scene.colours), words)
    across, down = (count * side for count, side in zip(grid, CARD, strict=True))
    left, top = (paper[0] - across) / 2, (paper[1] - down) / 2
    for place, face in enumerate(faces):
        row, column = divmod(place, grid[0])
        _card(pen, face, (left + column * CARD[0]) * _FINE, (top + row * CARD[1]) * _FINE)
    marks = ""
    for column in range(grid[0] + 1):
        x = (left + column * CARD[0]) * _FINE
        marks += f"M{number(x)} {number((top - 1) * _FINE)}v{number(-(MARK - 2) * _FINE)}"
        marks += f"M{number(x)} {number((top + down + 1) * _FINE)}v{number((MARK - 2) * _FINE)}"
    for row in range(grid[1] + 1):
        y = (top + row * CARD[1]) * _FINE
        marks += f"M{number((left - 1) * _FINE)} {number(y)}h{number(-(MARK - 2) * _FINE)}"
        marks += f"M{number((left + across + 1) * _FINE)} {number(y)}h{number((MARK - 2) * _FINE)}"
    pen.element("path", {"d": marks, "stroke": "#000", "stroke-width": 0.8, "fill": "none"})
    pen.write(label, paper[0] / 2 * _FINE, (paper[1] - 3.2) * _FINE, 2.6 * _FINE, _SOFT)
    return pen.document(paper[0] * _FINE, paper[1] * _FINE, label)


def _card(pen: Pen, face: Face, x: float, y: float) -> None:
    """A card with its upper left corner at a place."""
    wide, high = CARD[0] * _FINE, CARD[1] * _FINE
    middle = x + wide / 2
    pen.box(x, y, wide, high, "#ffffff", "#c9ccd3", 0.8)
    pen.box(x + 10, y + 10, wide - 20, high - 20, "surface", _INK, 2.4, round=14)
    room = wide - 44
    size = max(15.0, min(22.0, room / max(width(face.title, 1, "display"), 0.1)))
    titles = lines(face.title, room, size, 2, "display")
    for row, line in enumerate(titles):
        pen.write(line, middle, y + 36 + row * size * 1.15, size, _INK, face="display")
    below = y + 36 + (len(titles) - 1) * size * 1.15
    if face.art and find(face.art, pen.words.game):
        pen.art(face.art, middle, below + 84, 118, ink=_INK)
    else:
        pen.write(face.title[:1], middle, below + 84, 96, _SOFT, face="display", opacity=0.35)
    for row, line in enumerate(lines(face.help, room, 14.5, 7)):
        pen.write(line, middle, below + 172 + row * 19, 14.5, _INK)
    if face.numbers:
        pen.write(face.numbers, middle, y + high - (44 if face.pile else 26), 12.5, _SOFT, weight=700)
    if face.pile:
        pen.write(face.pile, middle, y + high - 26, 12.5, _INK, weight=800)
