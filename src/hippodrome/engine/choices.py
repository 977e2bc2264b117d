"""The readable forms of a question and of the answers to it."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from hippodrome.engine.frozen import dataclass

Argument = int | str | tuple[str, int]
"""A number, a plain word, or (vocabulary, index)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer on offer.

    `action` is its number, `key` and `args` its words (`choice-KEY`, with attributes `.why` for the
    second line), `targets` the things in the scene it points at (ids as in `scene.py`), `price` a short
    tag (`-2`, `K.O.`) and `price_tone` how it is meant.
    """

    action: int
    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    price: str = ""
    price_tone: Literal["danger", "good", "warn", "plain"] = "plain"


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question itself: `prompt-KEY`, in the chooser's voice (`.you`) or the others' (`.they`).

    `rule` names the rule that explains it, `piece` (as in the scene) whom it is about if that is not the
    piece the scene shows as active, `aim` the figure of that racer that it sets by things picked: whoever knows what
    the figure shall be need not pick them one by one.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    rule: str = ""
    piece: str = ""
    aim: str = ""
