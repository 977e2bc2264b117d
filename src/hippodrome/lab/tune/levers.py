"""What may move: numbers and words of a board's parts, the places of its marks, options of the rules.

Everything is changed as the workshop changes it (`engine/workshop.py`), so a lever needs to know no game. A lever is
written as a word:

- `jump_boots.distance=1..3`: a property of a part within bounds (`*.copies` of every part that has it);
- `start`: the places of marks that stand on one cell each, such as start positions (`start.1` of one of them); the
  cells they may move to are those within some cells of their own (`start=3`);
- `option.laps=1..3`: an option of the rules.
"""

from __future__ import annotations

import copy
import fnmatch
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from statistics import median
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.models import model
from hippodrome.engine.options import Value
from hippodrome.engine.workshop import Board, Part, Plain, Property, Workbench
from hippodrome.lab.errors import LabError

OPTION = "option"
NEAR = 2.5
"""Cells that a mark may move if nothing else is said."""
SPAN = 12
"""A number without bounds may move this far up and down, if its property allows."""
Values = tuple[Plain, ...]


class UnknownLever(LabError):
    """Nothing can be moved like this. Arguments: `lever`, `known`."""

    key = "unknown-lever"


@dataclass(frozen=True, slots=True)
class Lever:
    """One thing that may move: `values` are what it may be, `now` what it is."""

    key: str
    part: str
    """The part whose property it is; of a mark the property's value; empty for an option."""
    entry: str
    values: tuple[Plain, ...]
    now: Plain
    places: Mapping[Plain, tuple[float, float]] | None = None
    """Of a mark: where the cells lie, in cells."""

    def far(self, one: Plain, other: Plain) -> float:
        """How large a step it is from a value to another: in cells, in units, or one for a word."""
        if one == other:
            return 0.0
        if self.places is not None:
            (x, y), (u, v) = self.places[one], self.places[other]
            return hypot(x - u, y - v)
        if isinstance(one, int) and isinstance(other, int):
            return float(abs(one - other))
        return 1.0

    @property
    def width(self) -> float:
        """The longest step there is."""
        return max(self.far(self.now, value) for value in self.values) or 1.0


@dataclass(slots=True)
class Space:
    """All levers of a game's rules and what they are moved on: the options of a race, with boards as tables."""

    game: Game
    players: int
    options: dict[str, Any]
    levers: list[Lever] = field(default_factory=list)
    bench: Workbench | None = None
    view: str = ""
    board: Board = field(default_factory=dict)
    _known: dict[Values, dict[str, Any] | None] = field(default_factory=dict)

    @property
    def now(self) -> Values:
        return tuple(lever.now for lever in self.levers)

    def cost(self, values: Values) -> float:
        """How large a change is: the steps of all levers; marks that only change their numbers do not move."""
        marks = [number for number, lever in enumerate(self.levers) if lever.places is not None]
        moved = sum(
            lever.far(lever.now, value)
            for number, (lever, value) in enumerate(zip(self.levers, values, strict=True))
            if number not in marks
        )
        if marks:
            lever = self.levers[marks[0]]
            old = [self.levers[number].now for number in marks]
            new = [values[number] for number in marks]
            gone = [place for place in old if place not in new]
            moved += sum(
                min(lever.far(place, other) for other in gone) for place in new if place not in old and gone
            )  # fmt: skip
            moved += sum(place != before for place, before in zip(new, old, strict=True)) / 100
        return moved

    def rules(self, values: Values) -> dict[str, Any] | None:
        """The options of a race with the levers at these values; None if they do not fit together."""
        if values not in self._known:
            self._known[values] = self._made(values)
        return self._known[values]

    def changes(self, values: Values) -> list[tuple[Lever, Plain]]:
        """The levers that moved, and where to."""
        return [(lever, value) for lever, value in zip(self.levers, values, strict=True) if value != lever.now]

    def _made(self, values: Values) -> dict[str, Any] | None:
        marks = [value for lever, value in zip(self.levers, values, strict=True) if lever.places is not None]
        if len(set(marks)) < len(marks):
            return None
        options = dict(self.options)
        try:
            board = self._moved(values, options)
            if self.bench is not None:
                options |= self.bench.options(board, self.view)
            self.game.setup(self.players, options)
        except HippodromeError:
            return None
        return options

    def _moved(self, values: Values, options: dict[str, Any]) -> Board:
        board = copy.deepcopy(self.board)
        for lever, value in self.changes(values):
            if lever.entry == OPTION:
                options[lever.key.partition(".")[2]] = value
                continue
            assert self.bench is not None
            if lever.places is not None:
                self.bench.set(board, self.view, str(value), lever.entry, int(lever.part))
            else:
                self.bench.set(board, self.view, lever.part, lever.entry, value)
        return board


def make_space(game: Game, players: int, options: Mapping[str, Any], words: Sequence[str], view: str = "") -> Space:
    """The levers that words ask for, on the boards that the options name."""
    space = Space(game, players, dict(options))
    plain = [word for word in words if not word.startswith(f"{OPTION}.")]
    if plain:
        space.bench = _bench(game, plain)
        option = space.bench.option
        given = space.options.get(option)
        if isinstance(given, dict):
            space.board = game.own(given)
        else:
            found = None if given is None else str(given)
            space.board = game.own(tomllib.loads(model(game, option, found)))
        views = space.bench.views(space.board)
        wished = view or str(space.options.get("circuit", ""))
        space.view = wished if wished in views else views[0]
    for word in words:
        space.levers += _levers(space, word)
    if space.rules(space.now) is None:
        game.setup(players, {**space.options, **(space.bench.options(space.board, space.view) if space.bench else {})})
    return space


def _bench(game: Game, words: Sequence[str]) -> Workbench:
    """The first workbench on which all of these can be moved."""
    for bench in game.workbenches:
        keys = {one.key for one in bench.properties}
        if all(keys & {_split(word)[0], _split(word)[1]} for word in words):
            if all(_matches(game, bench, word) for word in words):
                return bench
    raise UnknownLever(lever=", ".join(words), known=", ".join(known_levers(game)))


def _split(word: str) -> tuple[str, str, str]:
    """Before the last dot, behind it, and the bounds."""
    name, _, bounds = word.partition("=")
    before, dot, behind = name.rpartition(".")
    return (before, behind, bounds) if dot else (name, "", bounds)


def _matches(game: Game, bench: Workbench, word: str) -> bool:
    before, key, _ = _split(word)
    if not key or key.isdecimal():
        return any(one.key == before and one.none for one in bench.properties)
    board = game.own(tomllib.loads(model(game, bench.option)))
    return any(_named(part, before) and key in part.values for part in bench.sketch(board, bench.views(board)[0]).parts)


def _named(part: Part, pattern: str) -> bool:
    """Is a part meant by a word? `row:` and `space:` may be left out."""
    return any(fnmatch.fnmatchcase(name, pattern) for name in (part.id, part.id.partition(":")[2]))


def known_levers(game: Game) -> list[str]:
    """What can be moved, in words."""
    found = [f"PART.{one.key}" for bench in game.workbenches for one in bench.properties if not one.none]
    marks = [one.key for bench in game.workbenches for one in bench.properties if one.none]
    return [*dict.fromkeys([*marks, *found]), f"{OPTION}.KEY"]


def _levers(space: Space, word: str) -> Iterator[Lever]:
    before, key, bounds = _split(word)
    if word.startswith(f"{OPTION}."):
        yield _of_option(space, word, key, bounds)
        return
    assert space.bench is not None
    if not key or key.isdecimal():
        declared = next(one for one in space.bench.properties if one.key == before)
        yield from _marks(space, declared, key, float(bounds) if bounds else NEAR)
        return
    declared = next(one for one in space.bench.properties if one.key == key)
    for part in space.bench.sketch(space.board, space.view).parts:
        if _named(part, before) and key in part.values:
            name = part.id.partition(":")[2]
            now = part.values[key]
            yield Lever(f"{name}.{key}", part.id, key, _values(declared, bounds, now, word), now)


def _values(declared: Property, bounds: str, now: Plain, word: str) -> tuple[Plain, ...]:
    if declared.words:
        legal = [shade.value for shade in declared.words]
        wanted = bounds.split(",") if bounds else legal
        if not set(wanted) <= set(legal):
            raise UnknownLever(lever=word, known=", ".join(legal))
        return tuple(dict.fromkeys([now, *wanted]))
    if declared.low is None or declared.high is None:
        return (False, True)
    low, high = declared.low, declared.high
    if bounds:
        first, dots, last = bounds.partition("..")
        if not (dots and first.isdecimal() and last.isdecimal() and low <= int(first) <= int(last) <= high):
            raise UnknownLever(lever=word, known=f"{low}..{high}")
        low, high = int(first), int(last)
    elif isinstance(now, int):
        low, high = max(low, now - SPAN), min(high, now + SPAN)
    return tuple(sorted({*range(low, high + 1), *([now] if isinstance(now, int) else [])}))


def _of_option(space: Space, word: str, key: str, bounds: str) -> Lever:
    declared = next((one for one in space.game.options if one.key == key), None)
    if declared is None:
        raise UnknownLever(lever=word, known=", ".join(one.key for one in space.game.options))
    now: Value = space.options.get(key, declared.standard(space.players))
    first, dots, last = bounds.partition("..")
    wanted: list[object]
    if dots and first.isdecimal() and last.isdecimal():
        wanted = list(range(int(first), int(last) + 1))
    elif bounds:
        wanted = list(bounds.split(","))
    else:
        wanted = list(declared.legal(space.players))
    values = [declared.read(value, space.players) for value in wanted]
    plain = [value for value in [now, *values] if isinstance(value, bool | int | str)]
    if len(plain) < 2:
        raise UnknownLever(lever=word, known=declared.describe(space.players))
    ordered = dict.fromkeys(plain)
    return Lever(f"{OPTION}.{key}", "", OPTION, tuple(ordered), plain[0])


def _marks(space: Space, declared: Property, which: str, near: float) -> Iterator[Lever]:
    """A lever for each mark that stands on the board: the cells within reach of its own."""
    assert space.bench is not None
    sketch = space.bench.sketch(space.board, space.view)
    if sketch.scene is None:
        raise UnknownLever(lever=declared.key, known=", ".join(known_levers(space.game)))
    shapes = {shape.cell: shape for shape in sketch.scene.drawings[0].shapes}
    cell = median(shape.size for shape in shapes.values())
    places: dict[Plain, tuple[float, float]] = {
        part.id: (shapes[part.id].x / cell, shapes[part.id].y / cell)
        for part in sketch.parts
        if part.id in shapes and declared.key in part.values
    }
    standing = {part.values[declared.key]: part.id for part in sketch.parts if part.values.get(declared.key)}
    homes = [places[home] for home in standing.values()]
    for mark, home in sorted(standing.items(), key=lambda pair: str(pair[0])):
        if which and str(mark) != which:
            continue
        # A grid moves as one: each mark may take a cell near any of them.
        reach = [places[home]] if which else homes
        free = [place for place, (x, y) in places.items() if any(hypot(x - u, y - v) <= near for u, v in reach)]
        yield Lever(
            f"{declared.key}.{mark}", str(mark), declared.key, tuple(dict.fromkeys([home, *free])), home, places
        )
