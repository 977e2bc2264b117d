"""The rooms of a game: a question has one name in all of them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any


def in_room(room: str, questions: Iterable[object]) -> tuple[Any, ...]:
    """What another room has to each question of the rules: `rules.questions.way.Side`, `face.questions.way.Side`."""
    return tuple(_beside(room, type(question)) for question in questions)


def _beside(room: str, question: type) -> object:
    module = import_module(question.__module__.replace(".rules.", f".{room}."))
    return getattr(module, question.__name__)()
