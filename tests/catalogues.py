"""What a catalogue of words holds."""

from __future__ import annotations

from importlib import resources

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent


def keys(package: str, language: str) -> set[str]:
    """Every key of a package's words, attributes as `key.attribute`."""
    text = (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    found: set[str] = set()
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found
