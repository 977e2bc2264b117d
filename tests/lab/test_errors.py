"""What the lab says when something is wrong, in both languages."""

from __future__ import annotations

import inspect

import pytest

from catalogues import keys
from hippodrome.engine.words import LANGUAGES
from hippodrome.lab import errors

KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.LabError) and kind is not errors.LabError
]


def test_both_languages_say_the_same() -> None:
    assert keys(errors.CATALOGUE, "en") == keys(errors.CATALOGUE, "fr")
    assert {f"error-{kind.key}" for kind in KINDS} <= keys(errors.CATALOGUE, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_name_what_they_are_about(language: str) -> None:
    told = errors.MissingExtra(package="polars", extra="lab").say(language)
    assert 'pip install "hippodrome[lab]"' in told
    told = errors.OtherProgramme(folder="out", entry="seed", there="1", here="2").say(language)
    assert all(word in told for word in ("out", "seed"))


def test_an_extra_that_is_missing_is_named() -> None:
    errors.need("lab", "polars")
    with pytest.raises(errors.MissingExtra, match="no_such_package"):
        errors.need("lab", "polars", "no_such_package")
