"""Scenes as JSON: one encoder for the page, for files and for tests, key by key, lengths to a hundredth."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_type_hints

import msgspec
from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer, core_schema

from hippodrome.engine.scene import Scene

STILL = frozenset({"drawings", "cells", "guide", "colours"})
"""The keys of a scene that seldom change and are the largest."""
KEPT = 256


def _hundredth(value: float) -> float:
    return round(value, 2)


def _rounding(schema: Any) -> Any:
    """The same schema, every number with a fraction to a hundredth."""
    if isinstance(schema, list):
        return [_rounding(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("type") == "float":
        rounded = core_schema.plain_serializer_function_ser_schema(_hundredth, return_schema=core_schema.float_schema())
        return {**schema, "serialization": rounded}
    return {key: _rounding(part) for key, part in schema.items()}


plainly: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""JSON of what holds no number with a fraction: several times as fast as with a schema."""


def encoder(kind: Any) -> Callable[[Any], bytes]:
    """How values of a type become JSON, every number with a fraction to a hundredth."""
    schema = TypeAdapter(kind).core_schema
    rounding = _rounding(schema)
    return plainly if rounding == schema else SchemaSerializer(rounding).to_json


_TYPES = get_type_hints(Scene)
KEYS = tuple(part.name for part in fields(Scene))
_FORMS = {name: encoder(_TYPES[name]) for name in KEYS}
"""How each key of a scene becomes JSON, known beforehand."""


class _Kept:
    """The JSON of large parts met last, which are the same objects all race long."""

    def __init__(self) -> None:
        self.parts: OrderedDict[int, tuple[object, bytes]] = OrderedDict()

    def encode(self, name: str, value: object) -> bytes:
        found = self.parts.get(id(value))
        if found is not None and found[0] is value:
            self.parts.move_to_end(id(value))
            return found[1]
        encoded = _FORMS[name](value)
        self.parts[id(value)] = (value, encoded)
        if len(self.parts) > KEPT:
            self.parts.popitem(last=False)
        return encoded


_kept = _Kept()


def encode(name: str, value: object) -> bytes:
    """What stands under a key of a scene, as JSON."""
    if value == ():
        return b"[]"
    return _kept.encode(name, value) if name in STILL else _FORMS[name](value)


def sections(scene: Scene) -> dict[str, bytes]:
    """A scene key by key, each as JSON."""
    return {name: encode(name, getattr(scene, name)) for name in KEYS}
