"""The rules in short, as a game's catalogue tells them: messages `rules-1`, `rules-2`… with `.text` and `.ids`.

`.ids` are the beginnings of the ledger's numbers that a section explains; the page reads the same messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from hippodrome.engine.words import Words


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the rules."""

    title: str
    text: str
    ids: tuple[str, ...]


def rulebook(words: Words) -> list[Section]:
    """All sections, in their order."""
    sections = []
    for number in count(1):
        key = f"rules-{number}"
        if not words.has(key):
            break
        sections.append(Section(words.say(key), words.say(f"{key}.text"), tuple(words.say(f"{key}.ids").split())))
    return sections


def section_for(sections: Sequence[Section], rule: str) -> Section | None:
    """The section that explains a rule: the one naming the longest beginning of its number."""
    best = None
    longest = 0
    for section in sections:
        for beginning in section.ids:
            if rule.startswith(beginning) and len(beginning) > longest:
                best, longest = section, len(beginning)
    return best
