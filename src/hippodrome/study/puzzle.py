"""Puzzles: positions with one choice clearly best, kept with their evidence in a game's `data/puzzles.json`.

A position is what its seat knows and nothing more: what the seat cannot see is not in the file at all.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.errors import HippodromeError, UnreadableFile, WrongVersion
from hippodrome.engine.game import Game
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.state import Observation
from hippodrome.version import __version__

NAME = "puzzles"
FORMAT = "hippodrome-puzzles/1"


class NoPuzzles(HippodromeError):
    """A game brings none, or its questions have no themes. Arguments: `game`."""

    key = "no-puzzles"
    catalogue = ("hippodrome.study",)


class NoSuchPuzzle(HippodromeError):
    """Arguments: `puzzle`, `game`."""

    key = "no-such-puzzle"
    catalogue = ("hippodrome.study",)


class BadPuzzles(HippodromeError):
    """A file of puzzles that is none, or was made with other settings or rules. Arguments: `path`, `problem`."""

    key = "bad-puzzles"
    catalogue = ("hippodrome.study",)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice is worth to the seat: its chance to win when races are played on, with the standard error."""

    choice: int
    win: float
    error: float
    place: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one choice clearly best."""

    id: str
    race: int
    """It was found in this race of the seed, after so many choices."""
    point: int
    players: int
    options: dict[str, Any]
    """Those that are not the usual ones."""
    seat: int
    theme: str
    """What it is about (message `theme-THEME` of the game)."""
    answer: int
    greedy: int
    """What the bot `greedy` would do."""
    margin: float
    """How much more the answer wins than any other choice, and the standard error of that, in the same worlds."""
    error: float
    searched: float
    """The same by the search: how much more the answer was worth to it, and the standard error."""
    doubt: float
    rating: int
    """How hard it is, from how often weaker bots miss it."""
    choices: tuple[Worth, ...]
    known: dict[str, Any]
    """What the seat knows, as the numbers of the position."""

    def seen(self, game: Game) -> Observation:
        """What the solver sees."""
        options = game.read_options(self.players, self.options)
        state = game.blank(shared_setup(game.edition, self.players, options))
        state.read_json(self.known)
        return Observation(state, self.seat)

    def worth(self, choice: int) -> Worth:
        """What a choice on offer is worth."""
        return next(worth for worth in self.choices if worth.choice == choice)


@dataclass(frozen=True, slots=True)
class Terms:
    """What counts as a puzzle, and how deep was looked: the same terms give the same puzzles."""

    seed: int | str = 1
    playouts: int = 10_000
    """Playouts of the search for one position."""
    worlds: int = 1_500
    """Worlds in which every choice is played on to the end."""
    margin: float = 0.05
    """The answer wins so much more than any other choice..."""
    certainty: float = 4.0
    """...by so many standard errors."""
    players: int | None = None
    """So many race; None: another number in each race."""
    options: dict[str, Any] = field(default_factory=dict)
    """The races are raced with these; boards that are not named are drawn for each race."""
    racers: list[str] = field(default_factory=lambda: ["greedy", "planner", "search:100"])
    """Who races: each seat draws one of them. Nobody: the races are given, people's among them."""
    drawn: dict[str, list[Any]] = field(default_factory=dict)
    """Options that are drawn for each race, with the values to draw from."""


USUAL = Terms()


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a game, and how they were made."""

    game: str
    rules: int
    data: int
    terms: Terms
    made: dict[str, Any]
    """The bots that raced and searched, with their versions, and ours."""
    races: int
    """How many races were looked through: the next one goes on from there."""
    puzzles: tuple[Puzzle, ...] = ()

    @property
    def declared(self) -> Game:
        """The game as it was when they were made: what is best hangs on its rules and its data."""
        return registry.game(self.game).at(self.rules, self.data)

    def find(self, id: str) -> Puzzle:
        """The puzzle of that name."""
        for puzzle in self.puzzles:
            if puzzle.id == id:
                return puzzle
        raise NoSuchPuzzle(puzzle=id, game=self.game)


def empty(game: Game, terms: Terms, bots: dict[str, int]) -> Puzzles:
    """No puzzles yet."""
    made = {"version": __version__, "bots": bots}
    return Puzzles(game.name, game.rules_version, game.data_version, terms, made, 0)


def to_json(found: Puzzles) -> str:
    """The file: a puzzle a line, positions as rows of `fields`."""
    fields = list(found.puzzles[0].known) if found.puzzles else []
    head = {**asdict(found), "format": FORMAT, "fields": fields}
    del head["puzzles"]
    rows = [_packed({**asdict(puzzle), "choices": [list(asdict(worth).values()) for worth in puzzle.choices],
                     "known": list(puzzle.known.values())}) for puzzle in found.puzzles]  # fmt: skip
    return _packed(head)[:-1] + ',"puzzles":[\n' + ",\n".join(rows) + "\n]}\n"


def _packed(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_puzzles(text: str, path: str) -> Puzzles:
    """Puzzles as a file has them, their form checked."""
    try:
        table = json.loads(text)
        if table.pop("format") != FORMAT:
            raise ValueError
        fields, rows, terms = table.pop("fields"), table.pop("puzzles"), Terms(**table.pop("terms"))
        return Puzzles(**table, terms=terms, puzzles=tuple(_puzzle(row, fields) for row in rows))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadPuzzles(path=path, problem="form") from error


def _puzzle(row: dict[str, Any], fields: list[str]) -> Puzzle:
    choices = tuple(Worth(*worth) for worth in row["choices"])
    return Puzzle(**{**row, "choices": choices, "known": dict(zip(fields, row["known"], strict=True))})


def load_puzzles(path: Path) -> Puzzles:
    """Puzzles from a file of one's own."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(path=str(path), problem=str(error)) from error
    return read_puzzles(text, str(path))


@lru_cache(maxsize=32)
def puzzles_of(name: str) -> Puzzles:
    """The puzzles that a game brings, of its rules and data of today or of an earlier day; `NoPuzzles` if it has none.

    Those of further files, `puzzles-2.json` and so on, were mined on other terms and as deep; they follow the first.
    """
    game = registry.game(name)
    folder = game.folder / "data"
    if not (folder / f"{NAME}.json").is_file():
        raise NoPuzzles(game=name)
    further = sorted(file.name for file in folder.iterdir() if file.name.startswith(f"{NAME}-"))
    files = [folder / one for one in (f"{NAME}.json", *further)]
    brought = [read_puzzles(file.read_text("utf-8"), str(file)) for file in files]
    first = brought[0]
    for file, found in zip(files, brought, strict=True):
        depth = (found.terms.playouts, found.terms.worlds)
        if (found.game, found.rules, found.data) != (game.name, first.rules, first.data):
            raise BadPuzzles(path=str(file), problem="rules")
        _check_edition(found, str(file))
        if depth != (first.terms.playouts, first.terms.worlds):
            raise BadPuzzles(path=str(file), problem="terms")
    return replace(first, puzzles=tuple(puzzle for found in brought for puzzle in found.puzzles))


def _check_edition(found: Puzzles, path: str) -> None:
    try:
        _ = found.declared
    except WrongVersion as error:
        raise BadPuzzles(path=path, problem="rules") from error


SUFFIX = f".{NAME}.json"


def own_puzzles(folder: Path | None) -> dict[str, Puzzles]:
    """A host's own puzzles, from files `GAME.puzzles.json` in a folder; `BadPuzzles` for one made for other rules."""
    found = {}
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder else ():
        own = load_puzzles(path)
        _check_edition(own, str(path))
        if path.name != f"{own.game}{SUFFIX}":
            raise BadPuzzles(path=str(path), problem="rules")
        found[own.game] = own
    return found
