"""Packed lists of whole numbers, and of what else is hot: the one place that touches the young `librt.vecs`."""

import sys
from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec as vec
from mypy_extensions import i32, i64, u8

Ints: TypeAlias = "vec[i64]"
"""A packed list of 64-bit numbers. `==`, `len`, iteration, indexing and slicing work as on a list."""
Words: TypeAlias = "vec[i32]"
"""32-bit words, among them numbers of 32 bits with a point (`senses.Sheet`), in memory that numpy can read."""
Octets: TypeAlias = "vec[u8]"
Reals: TypeAlias = "vec[float]"


def ints(values: Iterable[int]) -> Ints:
    """The given numbers, packed."""
    return vec[i64](values)


def zeros(length: int) -> Ints:
    """`length` noughts."""
    return vec[i64]([0] * length)


def words(length: int) -> Words:
    """`length` words, all nought."""
    return vec[i32]([0] * length)


def octets(length: int) -> Octets:
    """`length` bytes, all nought."""
    return vec[u8]([0] * length)


def reals(length: int) -> Reals:
    """`length` numbers with a point, all nought."""
    return vec[float]([0.0] * length)


ROOM: Final = zeros(1024)


def room(length: i64) -> Ints:
    """`length` noughts to write a row of numbers into: cut from what is there, which is faster than to make them."""
    return ROOM[:length] if length <= len(ROOM) else zeros(int(length))


def lay(row: Ints, at: i64, values: Ints) -> i64:
    """Write a list into a row of numbers from a place on, its length before it; returns the place after it."""
    index: i64 = 0
    length: i64 = len(values)
    row[at] = length
    at += 1
    while index < length:
        row[at] = values[index]
        index += 1
        at += 1
    return at


def written(row: Ints) -> bytes:
    """A row of numbers as bytes, 64 bits each, little-endian."""
    if sys.byteorder == "little":
        return bytes(memoryview(row))
    return b"".join([int(number).to_bytes(8, "little", signed=True) for number in row])


def altered(values: Ints, index: i64, value: i64) -> Ints:
    """A copy with one value changed: for lists that clones share."""
    copied = values[:]
    copied[index] = value
    return copied


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


def places(standings: Ints) -> Ints:
    """The place of each, 1 for the greatest; equal ones share theirs."""
    count = len(standings)
    result = zeros(count)
    index: i64 = 0
    while index < count:
        place: i64 = 1
        for other in standings:
            if other > standings[index]:
                place += 1
        result[index] = place
        index += 1
    return result


MIXED: Final = (1 << 42) - 1


def mix_in(key: i64, value: i64) -> i64:
    """A key (42 bits) changed by one more number, so that different rows of numbers have different keys."""
    # Below 2^62, so that compiled and plain Python count the same.
    key = ((key ^ (value & MIXED)) * 739_397) & MIXED
    return key ^ (key >> 19)


def mix_all(key: i64, values: Ints) -> i64:
    """A key changed by all of a list."""
    index: i64 = 0
    length = len(values)
    while index < length:
        key = mix_in(key, values[index])
        index += 1
    return key
