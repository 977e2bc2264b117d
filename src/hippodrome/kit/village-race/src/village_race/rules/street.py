"""The street: what stays the same during a race."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.state import Setup

RUNNERS: Final = ("anna", "bert", "cleo", "dora", "emil", "fred")


class Street(Setup):
    """Its length, and how far one walks in a turn."""

    def __init__(self, players: int, spaces: int, stride: int) -> None:
        super().__init__(players, 2)
        self.spaces: i64 = spaces
        self.stride: i64 = stride
