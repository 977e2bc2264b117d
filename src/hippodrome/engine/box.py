"""What is in a game's box: its TOML files, and the checks on files of one's own that must be like them.

What is wrong is told in words that all games share (`board-entries` and the like in the engine's catalogue);
what only one game can know is wrong, it tells itself.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from typing import Any

from hippodrome.engine.errors import BadBoard


class Box:
    """The data files of one game."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._read: dict[str, dict[str, Any]] = {}

    def read(self, name: str) -> dict[str, Any]:
        """One of the game's own data files, `data/NAME.toml`."""
        if name not in self._read:
            file = resources.files(self._package) / "data" / f"{name}.toml"
            self._read[name] = tomllib.loads(file.read_text("utf-8"))
        return self._read[name]


def meant(word: object, known: Collection[str]) -> str:
    """The word that was probably meant; "none" if no known one is like it."""
    return next(iter(difflib.get_close_matches(str(word), known, 1)), "none")


def check_entries(table: object, entries: Collection[str], where: str) -> dict[str, Any]:
    """A table that has exactly these entries."""
    if not isinstance(table, dict) or set(table) != set(entries):
        strange = sorted(set(table) - set(entries)) if isinstance(table, dict) else []
        missing = sorted(set(entries) - set(table)) if isinstance(table, dict) else []
        raise BadBoard(
            problem="entries", where=where, entry=", ".join(entries),
            strange=strange[0] if strange else "none",
            missing=missing[0] if missing else "none",
            meant=meant(strange[0], missing) if strange else "none",
        )  # fmt: skip
    return table


def check_known(table: Mapping[str, Any], known: Sequence[str]) -> None:
    """Nothing stands in a table that does not belong there."""
    unknown = set(table) - set(known)
    if unknown:
        entry = ", ".join(sorted(unknown))
        raise BadBoard(
            problem="unknown-entry", entry=entry, known=", ".join(known), meant=meant(sorted(unknown)[0], known)
        )


def check_number(value: object, low: int, high: int, entry: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise BadBoard(problem="number", entry=entry, low=low, high=high)
    return value


def check_word(value: object, legal: Sequence[str], entry: str) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in legal:
        raise BadBoard(problem="word", entry=entry, legal=", ".join(legal), meant=meant(value, legal))
    return value


def check_rows(rows: object, ours: Sequence[Mapping[str, Any]], where: str, fixed: Collection[str]) -> None:
    """Rows with the ids of our own, in the same order, and with the same entries; the `fixed` ones say the same."""
    ids = [row["id"] for row in ours]
    if not isinstance(rows, list) or [row.get("id") if isinstance(row, dict) else None for row in rows] != ids:
        raise BadBoard(problem="rows", where=where, entry=", ".join(ids))
    for row, our_row in zip(rows, ours, strict=True):
        if set(row) != set(our_row) or any(row.get(key) != our_row.get(key) for key in fixed):
            raise BadBoard(problem="row", where=where, row=row["id"], fixed=", ".join(fixed))
