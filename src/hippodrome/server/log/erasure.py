"""A log without somebody: every name they had at a table is taken out of what the log keeps, and what they said."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from hippodrome.engine.record import MARK

GONE = "…"
"""Stands where somebody's words were."""
_LABEL = re.compile("#[0-9]+")
NAMING = ("created", "sat", "left", "arranged", "swapped", "renamed", "configured", "started", "said")
"""The kinds of entries that hold names, or tell who sits where."""


class Kept(NamedTuple):
    """An entry as the database keeps it."""

    sequence: int
    kind: str
    seat: int | None
    client: str | None
    body: str


def without(text: str, names: Collection[str]) -> str:
    """A text of others in which some names are not said any more."""
    longest = sorted(filter(None, names), key=len, reverse=True)
    if not longest:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", GONE, text)


def label(seat: int) -> str:
    """What a seat is called whose person is forgotten: the same in every language."""
    return f"#{seat + 1}"


class Erasing:
    """Goes through the log of a table once, knowing who sits where, and tells what has to be written anew."""

    def __init__(self, ids: Collection[str], names: Collection[str]) -> None:
        self.ids = ids
        self.names = set(names)
        """What the person was called, here too: it grows on the way."""
        self.sitting: list[str | None] = []
        self.dice = ""
        """What the dice of the race are named by, once it has started."""

    def seats(self) -> list[int]:
        """Where the person sits."""
        return [seat for seat, guest in enumerate(self.sitting) if guest in self.ids]

    def go_through(self, log: Sequence[Kept]) -> dict[int, str]:
        """The new bodies of entries, by their places in the log."""
        anew: dict[int, str] = {}
        for entry in log:
            body = json.loads(entry.body)
            getattr(self, f"_{entry.kind}")(entry, body)
            if body != json.loads(entry.body):
                anew[entry.sequence] = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        return anew

    def _mine(self, seat: int | None) -> bool:
        return seat is not None and seat < len(self.sitting) and self.sitting[seat] in self.ids

    def _rename(self, holder: dict[str, Any], called: str) -> None:
        """Call somebody otherwise, and remember what they were called; a log may have been gone through before."""
        name = holder.get("name", "")
        if name != GONE and not _LABEL.fullmatch(name):
            self.names.add(name)
        holder["name"] = called

    def _created(self, entry: Kept, body: dict[str, Any]) -> None:
        self.sitting = [chair.get("guest") for chair in body["chairs"]]
        for seat in self.seats():
            self._rename(body["chairs"][seat], label(seat))
        if body.get("host") in self.ids or body["name"] in self.names:
            self._rename(body, GONE)
        else:
            body["name"] = without(body["name"], self.names)
        if body.get("watch") and self.seats():
            self.dice = str(body["record"]["chance"].get("table", ""))
            erase_record(body["record"], self.seats())

    def _sat(self, entry: Kept, body: dict[str, Any]) -> None:
        assert entry.seat is not None
        self.sitting[entry.seat] = body["guest"]
        if body["guest"] in self.ids:
            self._rename(body, label(entry.seat))

    def _left(self, entry: Kept, body: dict[str, Any]) -> None:
        assert entry.seat is not None
        if self._mine(entry.seat):
            self._rename(body, label(entry.seat))
        self.sitting[entry.seat] = None

    def _arranged(self, entry: Kept, body: dict[str, Any]) -> None:
        assert entry.seat is not None
        self.sitting[entry.seat] = None

    def _swapped(self, entry: Kept, body: dict[str, Any]) -> None:
        a, b = body["a"], body["b"]
        self.sitting[a], self.sitting[b] = self.sitting[b], self.sitting[a]

    def _renamed(self, entry: Kept, body: dict[str, Any]) -> None:
        if self._mine(entry.seat):
            assert entry.seat is not None
            self._rename(body, label(entry.seat))

    def _configured(self, entry: Kept, body: dict[str, Any]) -> None:
        players = body["players"]
        self.sitting = (self.sitting + [None] * players)[:players]

    def _started(self, entry: Kept, body: dict[str, Any]) -> None:
        self.dice = body["dice"]
        if self.seats() and body.pop("facts", None) is not None:
            body["erased"] = True

    def _said(self, entry: Kept, body: dict[str, Any]) -> None:
        looked_on = entry.seat is None and (entry.client or "").partition("/")[0] in self.ids
        if self._mine(entry.seat) or looked_on:
            self._rename(body, GONE if entry.seat is None else label(entry.seat))
            if body.get("text"):
                body["text"] = GONE
        elif body.get("text"):
            body["text"] = without(body["text"], self.names)


def erase_record(record: dict[str, Any], seats: Collection[int]) -> None:
    """Take the names of some seats out of a record, and what they were sealed with."""
    for seat in seats:
        record["seats"][seat] = label(seat)
    chance = record["chance"]
    chance.pop("facts", None)
    if MARK in str(chance.get("table", "")):
        chance["erased"] = True
