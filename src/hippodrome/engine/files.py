"""Files of one's own: boards, circuits and decks as TOML, and folders for what is to be written.

Read only where the person who names a file is the one whose computer it is on: never for what a stranger sends.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hippodrome.engine.errors import UnreadableFile


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file of one's own."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UnreadableFile(path=str(path), problem=str(error)) from error


def write_toml(table: Mapping[str, Any]) -> str:
    """A table as a TOML file that reads the same: plain entries first, then tables, then rows of tables."""
    lines: list[str] = []
    _write_table(table, (), lines)
    return "\n".join(lines).strip() + "\n"


def _write_table(table: Mapping[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    rows = {key: value for key, value in table.items() if _is_rows(value)}
    lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in tables and key not in rows]
    for key, value in tables.items():
        lines += ["", f"[{'.'.join(map(_key, (*path, key)))}]"]
        _write_table(value, (*path, key), lines)
    for key, value in rows.items():
        for row in value:
            lines += ["", f"[[{'.'.join(map(_key, (*path, key)))}]]"]
            _write_table(row, (*path, key), lines)


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _key(key: str) -> str:
    plain = key.replace("-", "a").replace("_", "a")
    return key if plain.isascii() and plain.isalnum() else _value(key)


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, float) and math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def read_files(options: Mapping[str, object] | None) -> dict[str, object]:
    """Options as they were given, but for paths and names that end in .toml: what stands in those files."""
    return {key: _read(value) for key, value in (options or {}).items()}


def _read(value: object) -> object:
    if isinstance(value, Path) or (isinstance(value, str) and value.endswith(".toml")):
        return read_toml(Path(value))
    return value


def make_folder(folder: Path) -> Path:
    """A folder for results, made before any work is done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnreadableFile(path=str(folder), problem=str(error)) from error
    return folder
