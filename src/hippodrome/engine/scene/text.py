"""Words of a scene, said in the language of whoever looks."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

from hippodrome.engine.choices import Argument
from hippodrome.engine.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """Words to be said in the viewer's language: a key with arguments, or `plain` shown as it is."""

    key: str = ""
    args: dict[str, Argument] = field(default_factory=dict)
    plain: str = ""


def plain(words: object) -> Text:
    """A number or name that is the same in every language."""
    return _plain(str(words))


@lru_cache(maxsize=4096)
def _plain(words: str) -> Text:
    return Text(plain=words)


@lru_cache(maxsize=4096)
def word(key: str) -> Text:
    """Words without arguments that are in every scene: the same object in each, so that scenes are soon compared."""
    return Text(key)


NOTHING = Text()

STAGES = ("round", "lap")
"""Arguments by which a chip counts how far the race has come: what a replay and its chart are cut into."""


def stage(chip: Text) -> int | None:
    """The round or lap that a chip tells, if it tells one."""
    for name in STAGES:
        count = chip.args.get(name)
        if isinstance(count, int):
            return count
    return None
