"""Where circuits and decks of one's own are made: cells to be painted, and the cards as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.scene import Scene, word
from hippodrome.engine.workshop import (
    Board,
    Brush,
    Fact,
    Flaw,
    Part,
    Plain,
    Property,
    Row,
    Rows,
    Shade,
    Sketch,
    Workbench,
    numbers,
)
from hippodrome.games.titan_race import box
from hippodrome.games.titan_race.face import board as paper
from hippodrome.games.titan_race.face.view import CARD_ART, FEATURE_ART, spaces
from hippodrome.games.titan_race.rules.course import CELLS, DIRECTIONS, FEATURES, Course, cell_name, cell_of

_PLAIN = FEATURES[0]
_SHADES = tuple(Shade(feature, word(f"feature-{feature}"), FEATURE_ART.get(feature, "")) for feature in FEATURES)


def _space(cell: int) -> str:
    return f"space:{cell_name(cell)}"


def bare_scene(features: Mapping[int, int]) -> Scene:
    """A circuit before anybody stands on it."""
    course = Course(2, 1)
    course.circuits = [""]
    box.link_cells(course)
    box.lay_out(course, 0, features)
    cells = spaces(course, frozenset(), (0,) * int(CELLS))
    return Scene(mood="ember", drawings=paper.drawings(course), cells=cells, colours=paper.COLOURS)


class CircuitBench(Workbench):
    """Thirty-six cells, each with one feature or none."""

    option = "circuit"
    properties = (Property("feature", word("made-feature"), _SHADES),)
    brushes = tuple(Brush("feature", shade.value, _PLAIN, shade.title, shade.art) for shade in _SHADES)

    def sketch(self, board: Board, view: str) -> Sketch:
        features = box.read_features(board)
        parts = (Part(_space(cell), {"feature": FEATURES[features.get(cell, 0)]}) for cell in range(int(CELLS)))
        return Sketch(bare_scene(features), tuple(parts), tuple(_flaws(features)), facts=tuple(_facts(features)))

    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        name = part.removeprefix("space:")
        for feature in FEATURES[1:]:
            if name in board.get(feature, []):
                board[feature].remove(name)
                if not board[feature]:
                    del board[feature]
        if isinstance(value, str) and value != _PLAIN:
            board[value] = sorted([*board.get(value, []), name], key=cell_of)


def _facts(features: Mapping[int, int]) -> Iterator[Fact]:
    """How many cells have each feature."""
    lying = list(features.values())
    for number, shade in enumerate(_SHADES):
        if number in lying:
            yield Fact(shade.title, lying.count(number))


def _flaws(features: Mapping[int, int]) -> Iterator[Flaw]:
    """Every cell that must stay plain, and every line of ice once."""
    for cell, number in sorted(features.items()):
        try:
            box.check_bare(cell, number)
        except BadBoard as error:
            yield Flaw(error, (_space(cell),))
    told = set[tuple[int, frozenset[int]]]()
    for start, direction, line in box.ice_lines(features):
        if (direction, frozenset(line)) not in told:
            told.add((direction, frozenset(line)))
            slide = BadBoard(problem="ice-line", cell=cell_name(start), direction=DIRECTIONS[direction])
            yield Flaw(slide, tuple(map(_space, line)))
    if not features:
        yield Flaw(BadBoard(problem="no-features", entry=", ".join(FEATURES[1:])))


class CardBench(Rows):
    """The thirteen Bonus cards: how many of each, and the number on it."""

    option = "cards"
    properties = numbers(**box.FIGURES)

    check = staticmethod(box.check_cards)

    def rows(self, board: Board) -> Iterator[Row]:
        for row in board["card"]:
            name = row["id"]
            yield Row(
                name, word(f"card-{name}"), {key: (row, key) for key in box.FIGURES if key in row}, CARD_ART[name]
            )

    def facts(self, board: Board) -> Iterator[Fact]:
        yield Fact(word("made-count-cards"), sum(row["copies"] for row in board["card"]))
