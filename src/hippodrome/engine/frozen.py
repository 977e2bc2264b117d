"""Dataclasses that nobody changes, made in great numbers for every scene.

That nothing is put into one is checked by mypy, in every module; a guard at run time, which Python's frozen
dataclasses have, would make each of them four times as dear to make.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """As `dataclasses.dataclass`: compared and hashed by what is in it."""
        return dataclasses.dataclass(slots=slots, unsafe_hash=frozen)


__all__ = ["dataclass"]
