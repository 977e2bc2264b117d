"""Golden races: finished races kept for ever, which every later version must read in the same way.

`tests/replays/GAME/rules-N.jsonl` holds those of one game made under version N of its rules, a record a line;
tests/make_replays.py adds to them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value
from hippodrome.engine.record import Record, read_record
from hippodrome.engine.state import Watcher

REPLAYS = Path(__file__).parent / "replays"
ENOUGH = 50
"""A game keeps at least so many."""


def path(game: str, rules: int) -> Path:
    """The races of a game made under one version of its rules."""
    return REPLAYS / game / f"rules-{rules}.jsonl"


def lines(game: str, rules: int) -> list[str]:
    file = path(game, rules)
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def line_of(record: Record) -> str:
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))


@cache
def races(game: str, rules: int = 1) -> tuple[Record, ...]:
    return tuple(read_record(json.loads(line)) for line in lines(game, rules))


class Ending(NamedTuple):
    """A way to end: what happened last, how the end was told, and how many won (2: several)."""

    cause: str
    told: str
    winners: int


def ending(record: Record) -> Ending:
    """How a race ended."""
    watcher = Watcher()
    for state in record.walk(watcher):
        if not state.over:
            watcher.drain()
    kinds = [record.declared.events[note[0]].key for note in watcher.drain()]
    told = kinds[-1]
    cause = next((kind for kind in reversed(kinds) if kind != told), "")
    return Ending(cause, told, min(len(state.winners()), 2))


def values_of(option: Option, players: int) -> tuple[Value, ...]:
    """Everything an option may be set to by name, or the ends of its range."""
    if option.low is None or option.high is None:
        return option.legal(players)
    return (option.low, option.high)


def settings_of(game: Game) -> set[str]:
    """Every number of players, and every value of every option, as `key=value`."""
    counts = {f"players={players}" for players in game.players}
    named = {
        f"{option.key}={value}"
        for option in game.options
        if not option.cosmetic
        for players in game.players
        for value in values_of(option, players)
    }
    return counts | named


def settings_raced(records: Iterable[Record]) -> set[str]:
    """The settings that these races were raced with."""
    return {
        setting
        for record in records
        for setting in (
            f"players={record.players}",
            *(f"{key}={value}" for key, value in record.options.items() if not isinstance(value, dict)),
        )
    }
