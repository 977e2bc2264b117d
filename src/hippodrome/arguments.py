"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.engine.errors import BadOption, UnreadableFile
from hippodrome.engine.files import make_folder, read_files

GameName = Annotated[str, typer.Argument(help="A game's name, as `hippodrome games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(help="A recorded race (JSON).")]
Players = Annotated[int | None, typer.Option(help="How many play.")]
Given = Annotated[
    list[str] | None,
    typer.Option("--option", help="key=value, as often as needed; a value may be a TOML file of one's own."),
]
Language = Annotated[str, typer.Option(help="en or fr.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_given(given: list[str] | None) -> dict[str, object]:
    """`key=value` pairs; a value that ends in .toml is read as a file of one's own."""
    options: dict[str, str] = {}
    for pair in given or []:
        key, found, value = pair.partition("=")
        if not found:
            raise BadOption(option=pair, value="", legal="key=value")
        options[key] = value
    return read_files(options)


def make_room(output: Path) -> Path:
    """The file to write; its folder is made before any work is done, or it is said why that cannot be."""
    make_folder(output.parent)
    if output.is_dir():
        raise UnreadableFile(path=str(output), problem="a folder")
    return output


def read_names(names: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()]


def read_seed(seed: str) -> int | str:
    """A seed: a number if it looks like one, otherwise the text itself."""
    return int(seed) if seed.lstrip("-").isdecimal() else seed


def read_count(text: str) -> int:
    """A number of players."""
    if not text.isdecimal():
        raise BadOption(option="players", value=text, legal="2, 3, 4, ...")
    return int(text)
