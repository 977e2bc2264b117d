"""What has changed from one scene to the next, thing by thing: a panel's figure, a piece, a card.

A section of a scene is sent whole, or as a patch if it is a list of things that the client has: `things` holds by
id the fields that changed (all of a new thing), `order` the ids as they follow now, if that changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, get_type_hints

from hippodrome.engine.encoding import KEYS, encode, encoder, plainly
from hippodrome.engine.scene import Card, Cell, Die, Figure, Panel, Piece, Token

Parts = dict[str, Any]
"""A scene key by key; the trace as JSON already, which its events keep."""
Writer = Callable[[str, Any], bytes]
TRACE = "trace"
_HEADS = {name: plainly(name) + b":" for name in KEYS}


class _Things:
    """How things of one kind are compared and written."""

    def __init__(self, kind: type, key: str, nested: Mapping[str, _Things] | None = None) -> None:
        types = get_type_hints(kind)
        names = [part.name for part in fields(kind)]
        self.id: Callable[[Any], str] = attrgetter(key)
        self.all: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        self.whole = encoder(kind)
        self.fields: list[tuple[bytes, Callable[[Any], bytes], _Things | None]] = [
            (plainly(name) + b":", encoder(types[name]), (nested or {}).get(name)) for name in names
        ]

    def patch(self, before: Sequence[Any], now: Sequence[Any]) -> bytes | None:
        """The change of a list of things; None if there is none, a whole list where nothing of it was there."""
        changed = self._in_place(before, now) if len(before) == len(now) else None
        if changed is not None:
            return b'{"things":{%s}}' % b",".join(changed) if changed else None
        ids, had = list(map(self.id, now)), list(map(self.id, before))
        known = dict(zip(had, before, strict=True))
        if known.keys().isdisjoint(ids) or len(known) < len(had) or len(set(ids)) < len(ids):
            return b"[" + b",".join(map(self.whole, now)) + b"]"
        things = b",".join(self._changed(known, ids, now))
        return b'{"order":%s,"things":{%s}}' % (plainly(ids), things)

    def _in_place(self, before: Sequence[Any], now: Sequence[Any]) -> list[bytes] | None:
        """The changes of things each of which is where it was; None if they are not, or two have one id."""
        found = []
        for had, has in zip(before, now, strict=True):
            if had is has:
                continue
            id = self.id(has)
            if self.id(had) != id:
                return None
            found += self._patched(id, had, has)
        return None if found and len(set(map(self.id, now))) < len(now) else found

    def _changed(self, known: Mapping[str, Any], ids: Iterable[str], now: Iterable[Any]) -> list[bytes]:
        found = []
        for id, thing in zip(ids, now, strict=True):
            before = known.get(id)
            if before is thing:
                continue
            if before is None:
                found.append(plainly(id) + b":" + self.whole(thing))
            else:
                found += self._patched(id, before, thing)
        return found

    def _patched(self, id: str, before: Any, now: Any) -> list[bytes]:
        """A thing with what changed of it; nothing if nothing did."""
        changes = b",".join(self._fields(self.all(before), self.all(now)))
        return [b"%s:{%s}" % (plainly(id), changes)] if changes else []

    def _fields(self, before: tuple[Any, ...], now: tuple[Any, ...]) -> list[bytes]:
        found = []
        for (head, form, nested), had, has in zip(self.fields, before, now, strict=True):
            if had is has:
                continue
            if nested is not None:
                change = nested.patch(had, has)
            else:
                change = None if had == has else form(has)
            if change is not None:
                found.append(head + change)
        return found


_THINGS = {
    "cells": _Things(Cell, "id"),
    "pieces": _Things(Piece, "id"),
    "tokens": _Things(Token, "id"),
    "dice": _Things(Die, "id"),
    "cards": _Things(Card, "id"),
    "panels": _Things(Panel, "id", {"figures": _Things(Figure, "name")}),
}


def whole(parts: Parts) -> dict[str, bytes]:
    """A scene key by key, each as JSON."""
    return {name: section(name, value) for name, value in parts.items()}


def section(name: str, value: Any) -> bytes:
    """A section as JSON."""
    return value if name == TRACE else encode(name, value)


def joined(sections: Mapping[str, bytes]) -> bytes:
    """Sections in one JSON object."""
    return b"{" + b",".join([_HEADS[name] + value for name, value in sections.items()]) + b"}"


def untraced(parts: Parts) -> Parts:
    """A scene whose trace the client is not to rely on: a new one is sent whatever it is."""
    return {name: value for name, value in parts.items() if name != TRACE}


class Patches:
    """What has changed for everybody who looks at one moment: what is the same for several is compared once."""

    def __init__(self, write: Writer | None = None, spell: Callable[[bytes], bytes] = bytes) -> None:
        self._write = write or section
        """How a section is written that is no list of things."""
        self._spell = spell
        """What is made of a change before it is sent."""
        self._made: dict[tuple[str, int, int], tuple[Any, Any, bytes | None]] = {}
        """By name and both sections, which are kept so that no other can take their place."""

    def changes(self, before: Parts, now: Parts) -> dict[str, bytes]:
        """The sections that changed, each whole or as a patch, as JSON; all of them for who has none."""
        if not before:
            return whole(now)
        found = {}
        for name, has in now.items():
            had = before.get(name)
            if had is not has:
                change = self._change(name, had, has)
                if change is not None:
                    found[name] = change
        return found

    def _change(self, name: str, had: Any, has: Any) -> bytes | None:
        key = (name, id(had), id(has))
        made = self._made.get(key)
        if made is None:
            change = self._compared(name, had, has)
            made = self._made[key] = had, has, None if change is None else self._spell(change)
        return made[2]

    def _compared(self, name: str, had: Any, has: Any) -> bytes | None:
        things = _THINGS.get(name)
        if things is not None:
            return things.patch(had, has)
        return None if had == has else self._write(name, has)
