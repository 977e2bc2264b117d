"""Files to start from: a supplied board, circuit or deck as a file of one's own, with the comments of the original."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import NAMED, Game
from hippodrome.engine.options import Option


def own_options(game: Game) -> list[Option]:
    """The options that take a file of one's own, one for each kind of file."""
    found: dict[tuple[str, str], Option] = {}
    for option in game.options:
        if option.own:
            found.setdefault((option.file, option.table), option)
    return list(found.values())


def supplied(game: Game, option: Option) -> list[str]:
    """The values of an option that can be started from."""
    names = _tables(game, option) if option.table else option.values
    return [str(name) for name in names]


def model(game: Game, key: str, value: str | None = None) -> str:
    """A file to start from, which gives the same race as the supplied value (default: the first)."""
    option = next((option for option in own_options(game) if option.key == key), None)
    if option is None:
        raise BadOption(option="option", value=key, legal=", ".join(option.key for option in own_options(game)))
    chosen = supplied(game, option)[0] if value is None else value
    if chosen not in supplied(game, option):
        raise BadOption(option=key, value=chosen, legal=", ".join(supplied(game, option)))
    lines = _text(game, option, chosen).splitlines()
    body = _block(lines, f"[{option.table}.{chosen}]") if option.table else lines[len(_head(lines)) :]
    head = [*_head(lines), "", f'{NAMED} = "{game.name}"']
    return "\n".join([*head, *body]).rstrip() + "\n"


def likeness(game: Game, option: Option, data: dict[str, Any]) -> int:
    """How many entries of a file look like those of the supplied ones."""
    own = tomllib.loads(_text(game, option))
    tables = list(own[option.table].values()) if option.table else [own]
    known = set[str]().union(*(set(table) for table in tables))
    several = data.get(option.table) if option.table else None
    whole = set(own[option.table]) & set(several) if isinstance(several, dict) else set[str]()
    return len(known & set(data)) + len(whole)


def _text(game: Game, option: Option, value: str | None = None) -> str:
    file = option.file if value is None else option.data_file(value)
    return (game.folder / "data" / f"{file}.toml").read_text("utf-8")


def _tables(game: Game, option: Option) -> dict[str, Any]:
    tables: dict[str, Any] = tomllib.loads(_text(game, option))[option.table]
    return tables


def _head(lines: list[str]) -> list[str]:
    """The comment with which a file begins."""
    head = []
    for line in lines:
        if not line.startswith("#"):
            break
        head.append(line)
    return head


def _block(lines: list[str], title: str) -> Iterator[str]:
    """What stands below a heading, up to the next one."""
    inside = False
    for line in lines:
        if line.startswith("["):
            inside = line.split("#")[0].strip() == title
        elif inside:
            yield line
