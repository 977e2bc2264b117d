"""The tree a search grows: choices, and under each the questions it has led to, in packed lists."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros

ROOT: Final[i64] = 0
NONE: Final[i64] = 0
"""No node: nothing ever leads back to the root."""
FEWEST: Final[i64] = 1 << 12
MOST: Final[i64] = 1 << 19
"""A tree of this size grows no more; a search plays on by rule of thumb from its leaves."""
SEATS: Final[i64] = 8
"""The key of a question is its seat, and so many times what chance has brought."""
UNIT: Final[i64] = 1 << 16
"""Rewards are whole numbers of this fraction, so that sums are exact and the same everywhere."""


def longer(values: Ints, length: i64) -> Ints:
    """The same numbers with noughts after them."""
    result = zeros(int(length))
    index: i64 = 0
    while index < len(values):
        result[index] = values[index]
        index += 1
    return result


@final
class Tree:
    """Nodes are numbers; the root is 0. A node is found by its parent and its key."""

    def __init__(self) -> None:
        self.size: i64 = 1
        self.room: i64 = FEWEST
        self.parent = zeros(int(FEWEST))
        self.key = zeros(int(FEWEST))
        self.first = zeros(int(FEWEST))
        """The child made last."""
        self.next = zeros(int(FEWEST))
        self.visits = zeros(int(FEWEST))
        self.offered = zeros(int(FEWEST))
        """How often a choice was on offer when its question was met."""
        self.reward = zeros(int(FEWEST))
        """What the visits brought to the seat that chose, in all."""
        self.slots = zeros(int(2 * FEWEST))
        """Where a node is found: its number at the place its parent and key hash to, or after it."""

    def clear(self) -> None:
        """Begin again with the root alone."""
        place: i64 = 0
        while place < 2 * self.room:
            self.slots[place] = NONE
            place += 1
        self.size = 1
        self.first[ROOT] = NONE
        self.visits[ROOT] = 0

    def place(self, parent: i64, key: i64) -> i64:
        """Where to begin looking for a node."""
        mixed = (parent * 0x9E3779B1 + key * 0x85EBCA6B) & 0xFFFFFFFF
        return (mixed ^ (mixed >> 15)) & (2 * self.room - 1)

    def find(self, parent: i64, key: i64) -> i64:
        """The child of a node with this key, or NONE."""
        place = self.place(parent, key)
        node = self.slots[place]
        while node != NONE and (self.parent[node] != parent or self.key[node] != key):
            place = (place + 1) & (2 * self.room - 1)
            node = self.slots[place]
        return node

    def grow(self, parent: i64, key: i64) -> i64:
        """A new child; NONE if the tree is full."""
        if self.size == self.room and not self.enlarge():
            return NONE
        node = self.size
        self.size += 1
        self.parent[node] = parent
        self.key[node] = key
        self.next[node] = self.first[parent]
        self.first[parent] = node
        self.first[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.reward[node] = 0
        self.enter(node)
        return node

    def enter(self, node: i64) -> None:
        """Make a node findable."""
        place = self.place(self.parent[node], self.key[node])
        while self.slots[place] != NONE:
            place = (place + 1) & (2 * self.room - 1)
        self.slots[place] = node

    def enlarge(self) -> bool:
        """Double the room; False if that would be too much."""
        if self.room == MOST:
            return False
        self.room *= 2
        self.parent = longer(self.parent, self.room)
        self.key = longer(self.key, self.room)
        self.first = longer(self.first, self.room)
        self.next = longer(self.next, self.room)
        self.visits = longer(self.visits, self.room)
        self.offered = longer(self.offered, self.room)
        self.reward = longer(self.reward, self.room)
        self.slots = zeros(int(2 * self.room))
        node: i64 = 1
        while node < self.size:
            self.enter(node)
            node += 1
        return True

    def favourite(self, node: i64) -> i64:
        """The child visited most, the one made first among equals; NONE if there is none."""
        best: i64 = NONE
        child = self.first[node]
        while child != NONE:
            if best == NONE or self.visits[child] >= self.visits[best]:
                best = child
            child = self.next[child]
        return best
