"""Arrays that are windows on memory which compiled code writes: nothing is copied."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray


def window(values: Any, kind: type[np.generic], *shape: int) -> NDArray[Any]:
    """A packed list (`engine.ints`) as an array; what is written into either is seen in both."""
    # The list shows its memory to readers only; it never moves, and the block keeps it as long as the array lives.
    address = np.frombuffer(values, np.uint8).ctypes.data
    block = (ctypes.c_uint8 * memoryview(values).nbytes).from_address(address)
    block.values = values  # type: ignore[attr-defined]
    return np.frombuffer(memoryview(block), kind).reshape(shape)
