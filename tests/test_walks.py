"""The turns that docs/page.md takes down as heard with a screen reader say what the page would say today."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hippodrome.engine import registry

ROOT = Path(__file__).parents[1]
WALKS = (ROOT / "docs" / "page.md").read_text(encoding="utf-8").partition("## A turn by screen reader")[2]
SENTENCE = re.compile(r"(?<=[.?])\s+")
LONGEST = 3
"""Sentences of one message."""
PLACED = r"[\w±'’“”]+(?:,? [\w±'’“”]+){0,4}?"
"""What is put into a message: a name, a figure, a few things."""
LEAST = 4
"""Letters of its own that a message has at least: others would fit anything."""


def heard(game: str) -> list[str]:
    """The sentences that were heard in a turn of a game, the own one and those of others; what it comes to in figures is
    no sentence.
    """
    title = game.replace("_", " ").title()
    walk = re.search(rf"- \*\*{title}\.\*\* (.*?)(?=\n- \*\*|\n## )", WALKS, re.DOTALL)
    assert walk is not None, f"no turn of {title} is written down"
    said = re.findall(r'(?:Heard|Pause): "([^"]*)"', " ".join(walk[1].split()))
    return [one for text in said if "→" not in text for one in SENTENCE.split(text.replace("…", "")) if one.strip(" .")]


def messages(game: str) -> Iterator[re.Pattern[str]]:
    """Everything that can be said of a race, with room for what is put in."""
    folder = ROOT / "src" / "hippodrome"
    for file in (folder / "engine" / "text" / "en.ftl", folder / "games" / game / "text" / "en.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    if pattern is not None and len(re.sub(r"\W|_", "", own(pattern))) >= LEAST:
                        yield re.compile(f"{fitting(pattern)}[.]?", re.IGNORECASE)


def own(pattern: ast.Pattern) -> str:
    """The words of a message itself."""
    return "".join(
        one.value if isinstance(one, ast.TextElement) else "".join(map(own, variants(one))) for one in pattern.elements
    )


def fitting(pattern: ast.Pattern) -> str:
    """What a message may come to, as a regular expression."""
    return "".join(
        re.sub(r"(\\?\s)+", r"\\s+", re.escape(one.value)) if isinstance(one, ast.TextElement)
        else f"(?:{'|'.join(map(fitting, found))})" if (found := variants(one)) else PLACED
        for one in pattern.elements
    )  # fmt: skip


def variants(placed: ast.Placeable) -> list[ast.Pattern]:
    chosen = placed.expression
    return [variant.value for variant in chosen.variants] if isinstance(chosen, ast.SelectExpression) else []


@pytest.mark.parametrize("game", registry.names())
def test_a_written_walk_says_what_is_said_today(game: str) -> None:
    said, known, unknown = heard(game), list(messages(game)), []
    assert len(said) >= LEAST
    while said:
        rows = (" ".join(said[:k]) for k in range(LONGEST, 0, -1))
        row = next((row for row in rows if any(one.fullmatch(row) for one in known)), None)
        if row is None:
            unknown.append(said[0])
        said = said[len(SENTENCE.split(row)) if row else 1 :]
    assert unknown == []
