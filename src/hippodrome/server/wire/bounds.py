"""How large and how odd what comes from outside may be where its form is not ours: boards and records."""

from __future__ import annotations

import math
import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator
from pydantic_core import to_json

LONGEST = 800
"""Letters of a text: the name of sealed dice with twelve salts is the longest there is."""
DEEPEST = 12
BIGGEST = 2**53
"""Whole numbers beyond are not the same in every reader of JSON."""
OPTIONS = 64_000
"""Bytes of all options of a table, its own boards included: they are sent with the table again and again."""
_ODD = {"Cc", "Cs", "Co", "Cn"}


def _check(value: Any, depth: int = 0) -> None:
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_text(key)
            _check(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            _check(inner, depth + 1)
    elif isinstance(value, float) and not math.isfinite(value):
        raise ValueError("not a number")
    elif isinstance(value, int) and abs(value) > BIGGEST:
        raise ValueError("too large a number")


def _check_text(text: str) -> None:
    if len(text) > LONGEST:
        raise ValueError(f"a text of more than {LONGEST} letters")
    if any(unicodedata.category(letter) in _ODD and letter not in "\t\n" for letter in text):
        raise ValueError("letters that cannot be shown")


def bounded_text(text: str) -> str:
    """Lines of text that can be shown, the outer blanks taken off."""
    _check_text(text)
    return text.strip()


def bounded(value: dict[str, Any]) -> dict[str, Any]:
    """JSON whose texts, numbers and depth are within bounds."""
    _check(value)
    return value


def bounded_options(value: dict[str, Any]) -> dict[str, Any]:
    """Options within bounds, and not too large altogether."""
    _check(value)
    if len(to_json(value)) > OPTIONS:
        raise ValueError(f"more than {OPTIONS} bytes of options")
    return value


Bounded = Annotated[dict[str, Any], AfterValidator(bounded)]
Options = Annotated[dict[str, Any], AfterValidator(bounded_options)]
