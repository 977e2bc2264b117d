"""The workshop: what boards of one's own are made of, how each part is changed, and what is wrong where.

A game declares a workbench for each kind of file it takes (`Game.workbenches`). A board is the table of such a
file, as it was read. A workbench draws it also while it is not good yet, names its parts with what can be set of
them, the pieces of its box and the joints where they fit, and makes of a change another board; what is the same for
all games (which boards there are to start from, what is checked last) is here.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from hippodrome.engine.box import check_number, check_word
from hippodrome.engine.errors import BadBoard, HippodromeError
from hippodrome.engine.scene import NOTHING, Scene, Text, word

if TYPE_CHECKING:
    from hippodrome.engine.game import Game

Board = dict[str, Any]
"""The table of a file of one's own, without the name of its game."""
Plain = bool | int | str | None
"""What can be set of a part; None where there is nothing (no number on a cell)."""
JOIN, ALONE = "join", "join-alone"
"""Changes that lay a piece of the box, or a part from elsewhere, at a joint: with its twin if it has one, or not."""
WHOLE = "board"
"""The part that is the board itself."""


@dataclass(frozen=True, slots=True)
class Shade:
    """One of the words a property can be: `art` is drawn beside it."""

    value: str
    title: Text
    art: str = ""


@dataclass(frozen=True, slots=True)
class Property:
    """What can be set of a part: one of some words, a whole number within bounds, or (with neither) yes or no."""

    key: str
    title: Text
    words: tuple[Shade, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int = 1
    none: bool = False
    """It can also be nothing at all."""

    def read(self, value: object) -> Plain:
        """The value, checked."""
        if value is None and self.none:
            return None
        if self.words:
            return check_word(value, [shade.value for shade in self.words], self.key)
        if self.low is not None and self.high is not None:
            return check_number(value, self.low, self.high, self.key)
        if not isinstance(value, bool):
            raise BadBoard(problem="switch", entry=self.key)
        return value


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done with a part that changes what there is: cut it in two, take it away."""

    key: str
    title: Text
    hotkey: str = ""
    """The letter that takes up the tool."""
    art: str = ""


@dataclass(frozen=True, slots=True)
class Brush:
    """A value to be painted on one part after the other; painted once more, the part has the value `off`."""

    key: str
    value: Plain
    off: Plain
    title: Text
    art: str = ""
    hotkey: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A cell of the scene, a section, or a row of a table that has no place on the board."""

    id: str
    values: Mapping[str, Plain]
    """By the key of the property."""
    deeds: tuple[str, ...] = ()
    title: Text = NOTHING
    """Of parts that no cell of the scene names."""
    art: str = ""
    note: Text = NOTHING
    """Of a card: the pile it belongs to, where there are several."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece of the box: its shape, how many there are, and how many of them are left."""

    id: str
    title: Text
    outline: str
    """The path of its shape, in a square of `side`."""
    side: float
    left: int
    most: int
    turned: str = ""
    """The same piece laid the other way round."""
    art: str = ""
    """Printed on it."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Where a piece can be joined to those that lie there: between two of them, or at an end that is open."""

    id: str
    title: Text
    at: Mapping[str, tuple[float, float]]
    """Its place in each drawing of the scene, by the drawing's form."""
    takes: Mapping[str, str]
    """Pieces and parts that can be laid here, each with the joint where its twin must lie (empty: it has none)."""
    end: bool = False
    """Nothing is joined to it yet."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something counted on the whole board, told while it is made: how long a lap is, how many pillars there are."""

    title: Text
    value: int


@dataclass(frozen=True, slots=True)
class Flaw:
    """What keeps a board from being raced on, and the parts where it is to be mended."""

    error: HippodromeError
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board as it lies on its workbench."""

    scene: Scene | None
    """None: there is nothing to draw, the parts are a table."""
    parts: tuple[Part, ...]
    flaws: tuple[Flaw, ...] = ()
    pieces: tuple[Piece, ...] = ()
    joints: tuple[Joint, ...] = ()
    whole: Mapping[str, Plain] = field(default_factory=dict)
    """What can be set of the board as a whole (part `WHOLE`)."""
    facts: tuple[Fact, ...] = ()


class Workbench(ABC):
    """Where one kind of file is made. Boards handed in are never changed."""

    option: ClassVar[str]
    """The option (with `own`) whose files are made here."""
    properties: ClassVar[tuple[Property, ...]]
    brushes: ClassVar[tuple[Brush, ...]] = ()
    deeds: ClassVar[tuple[Deed, ...]] = ()
    lift: ClassVar[str] = ""
    """The deed that puts a part back into the box."""

    @abstractmethod
    def sketch(self, board: Board, view: str) -> Sketch:
        """The board drawn, its parts and its flaws; `BadBoard` if it is not even understood."""

    @abstractmethod
    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        """Give a part another value; `board` is a copy of its own."""

    def do(self, board: Board, view: str, part: str, deed: str) -> None:
        """Do something with a part; `board` is a copy of its own."""
        raise BadBoard(problem="no-part", part=part)

    def join(self, board: Board, view: str, what: str, joint: str, twin: str) -> None:
        """Lay a piece of the box, or a part, at a joint, and its twin at another; `board` is a copy of its own."""
        raise BadBoard(problem="no-part", part=what)

    def views(self, board: Board) -> tuple[str, ...]:
        """What of a board is looked at, one at a time, where a file holds more than one race can show."""
        return ("",)

    def options(self, board: Board, view: str) -> dict[str, Any]:
        """The options of a race on the board."""
        return {self.option: board}

    def change(self, board: Board, view: str, part: str, key: str, value: Plain) -> Board:
        """Another board: a property of a part set, or a deed done."""
        made = copy.deepcopy(board)
        sketch = self.sketch(board, view)
        if key in (JOIN, ALONE):
            joint = next((one for one in sketch.joints if one.id == value and part in one.takes), None)
            if joint is None:
                raise BadBoard(problem="no-part", part=part)
            self.join(made, view, part, joint.id, joint.takes[part] if key == JOIN else "")
            return made
        parts = (*sketch.parts, Part(WHOLE, sketch.whole))
        found = next((one for one in parts if one.id == part), None)
        if found is None:
            raise BadBoard(problem="no-part", part=part)
        if key in found.deeds:
            self.do(made, view, part, key)
        elif key in found.values:
            declared = next(one for one in self.properties if one.key == key)
            self.set(made, view, part, key, declared.read(value))
        else:
            raise BadBoard(problem="no-part", part=f"{part}.{key}")
        return made


@dataclass(frozen=True, slots=True)
class Row:
    """A part of a table: where in the board each of its properties stands."""

    id: str
    title: Text
    entries: Mapping[str, tuple[Board, str]]
    """By the key of the property: the table it stands in, and its entry there; one that is not there is nought."""
    art: str = ""
    note: Text = NOTHING

    def part(self) -> Part:
        values = {key: table.get(entry, 0) for key, (table, entry) in self.entries.items()}
        return Part(f"row:{self.id}", values, title=self.title, art=self.art, note=self.note)


class Rows(Workbench):
    """A workbench for tables that have no place on a board."""

    @abstractmethod
    def rows(self, board: Board) -> Iterator[Row]:
        """The rows of the table."""

    @abstractmethod
    def check(self, board: Board, /) -> object:
        """`BadBoard` if something is wrong with the table."""

    def facts(self, board: Board) -> Iterator[Fact]:
        """What is counted of the table as a whole."""
        yield from ()

    def sketch(self, board: Board, view: str) -> Sketch:
        found: tuple[Flaw, ...] = ()
        try:
            self.check(board)
        except BadBoard as error:
            found = (Flaw(error),)
        try:
            parts = tuple(row.part() for row in self.rows(board))
            facts = tuple(self.facts(board))
        except (AttributeError, LookupError, TypeError):
            self.check(board)
            raise
        return Sketch(None, parts, found, facts=facts)

    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        table, entry = next(row.entries[key] for row in self.rows(board) if f"row:{row.id}" == part)
        table[entry] = value


def numbers(**ranges: tuple[int, int]) -> tuple[Property, ...]:
    """Properties that are whole numbers, called `made-KEY`."""
    return tuple(Property(key, word(f"made-{key}"), low=low, high=high) for key, (low, high) in ranges.items())


def workbench(game: Game, option: str) -> Workbench:
    """The workbench of one of a game's files; `BadBoard` if there is none."""
    for bench in game.workbenches:
        if bench.option == option:
            return bench
    raise BadBoard(problem="no-own-boards")


def look(game: Game, bench: Workbench, board: Board, view: str) -> Sketch:
    """A board as it lies on its workbench, with all that keeps it from being raced on, in the game's words."""
    with game.naming():
        drawn = bench.sketch(board, view)
    found = drawn.flaws or tuple(_refusals(game, bench, board, view))
    for flaw in found:
        flaw.error.arguments["game"] = game.name
    return replace(drawn, flaws=found)


def _refusals(game: Game, bench: Workbench, board: Board, view: str) -> Iterator[Flaw]:
    """What a race would be refused for, where the workbench itself found nothing."""
    try:
        game.check(board)
        game.setup(game.usual_players, bench.options(board, view))
    except HippodromeError as error:
        yield Flaw(error)
