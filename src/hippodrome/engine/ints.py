"""Packed lists of whole numbers: the one place that touches the young `librt.vecs`."""

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Ints: TypeAlias = "vec[i64]"
"""A packed list of 64-bit numbers. `==`, `len`, iteration, indexing and slicing work as on a list."""


def ints(values: Iterable[int]) -> Ints:
    """The given numbers, packed."""
    return vec[i64](values)


def zeros(length: int) -> Ints:
    """`length` noughts."""
    return vec[i64]([0] * length)


def total(values: Ints) -> i64:
    """The sum of all values."""
    result: i64 = 0
    for value in values:
        result += value
    return result


def total_between(values: Ints, start: i64, stop: i64) -> i64:
    """The sum of values[start:stop]."""
    result: i64 = 0
    while start < stop:
        result += values[start]
        start += 1
    return result


def move_between(source: Ints, target: Ints, start: i64, stop: i64) -> None:
    """Empty source[start:stop] into target: a discard pile becomes a draw pile."""
    while start < stop:
        target[start] += source[start]
        source[start] = 0
        start += 1
