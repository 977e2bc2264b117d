"""Copies and bytes of positions written out field by field, as fast compiled code has to be, from `Position.FIELDS`.

`python tools/copies.py` writes `rules/copying.py` of each game here; a test compares them with what would be written.
"""

from __future__ import annotations

from pathlib import Path

from hippodrome.engine.game import Game
from hippodrome.engine.registry import game as game_named
from hippodrome.engine.registry import residents

GAMES = Path(__file__).parents[1] / "src" / "hippodrome" / "games"
ALWAYS = ("seat", "phase", "offers", "offered")
"""What every position has, whether or not it counts among the fields that tell positions apart."""


def module(game: Game) -> str:
    """The module that copies a position of a game and writes it down as bytes."""
    position = game.blank(game.setup(game.players[0], {}))
    names = [*ALWAYS, *(name for name in position.FIELDS if name not in ALWAYS)]
    lines = [f"    other.{name} = {_value(position, name)}\n" for name in names]
    lists = [name for name in position.FIELDS if not _number(position, name)]
    sizes = "".join(f"    size += len(one.{name})\n" for name in lists)
    return f'''"""Made by tools/copies.py from `Position.FIELDS`: do not edit."""

from mypy_extensions import i64

from hippodrome.engine.ints import lay, room, written
from hippodrome.games.{game.name}.rules.state import Position


def copy(one: Position, other: Position) -> None:
    """Make another position equal to one."""
{"".join(lines)}

def pack(one: Position) -> bytes:
    """The bytes that `State.pack` says."""
    size: i64 = {len(position.FIELDS)}
{sizes}    row = room(size)
    at: i64 = 0
{"".join(_laid(position, name) for name in position.FIELDS)}    return written(row)
'''


def _number(position: object, name: str) -> bool:
    return isinstance(getattr(position, name), int)


def _laid(position: object, name: str) -> str:
    if _number(position, name):
        return f"    row[at] = one.{name}\n    at += 1\n"
    return f"    at = lay(row, at, one.{name})\n"


def _value(position: object, name: str) -> str:
    return f"one.{name}" if _number(position, name) or name in getattr(position, "SHARED", ()) else f"one.{name}[:]"


def modules() -> dict[Path, str]:
    """Every generated file with its content."""
    return {GAMES / name / "rules" / "copying.py": module(game_named(name)) for name in residents()}


def main() -> None:
    for path, text in modules().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
