"""JSON schemas made from dataclasses, so that the published form of a scene can never drift from the code."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hippodrome.engine.scene import Scene

_SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def scene_schema() -> dict[str, Any]:
    """The schema of `Scene.to_json()` (JSON Schema 2020-12)."""
    return schema(Scene)


def schema(top: type) -> dict[str, Any]:
    """The schema of a dataclass and everything it holds; every field is always present."""
    definitions: dict[str, Any] = {}
    _define(top, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": top.__name__,
        "$ref": f"#/$defs/{top.__name__}",
        "$defs": definitions,
    }


def _define(kind: type, definitions: dict[str, Any]) -> None:
    if kind.__name__ in definitions:
        return
    definitions[kind.__name__] = {}
    hints = get_type_hints(kind)
    names = [part.name for part in fields(kind)]
    definitions[kind.__name__] = {
        "type": "object",
        "description": " ".join((kind.__doc__ or "").split()),
        "properties": {name: _describe(hints[name], definitions) for name in names},
        "required": names,
        "additionalProperties": False,
    }


def _describe(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    if is_dataclass(kind):
        assert isinstance(kind, type)
        _define(kind, definitions)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if kind in _SIMPLE:
        return {"type": _SIMPLE[kind]}
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_describe(part, definitions) for part in parts]}
    if origin is dict:
        return {"type": "object", "additionalProperties": _describe(parts[1], definitions)}
    assert origin is tuple, f"no schema for {kind}"
    if parts[-1] is Ellipsis:
        return {"type": "array", "items": _describe(parts[0], definitions)}
    items = [_describe(part, definitions) for part in parts]
    return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}


if __name__ == "__main__":
    import json

    print(json.dumps(scene_schema(), indent=1))
