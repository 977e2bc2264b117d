"""Files of one's own: boards, circuits and decks as TOML, and folders for what is to be written.

Read only where the person who names a file is the one whose computer it is on: never for what a stranger sends.
"""

from __future__ import annotations

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
