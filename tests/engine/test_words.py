"""Words that belong to no game, in both languages."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import hippodrome
from hippodrome import bots
from hippodrome.engine import errors
from hippodrome.engine.words import LANGUAGES, shared_words
from hippodrome.testing.wording import keys

PACKAGE = Path(inspect.getfile(hippodrome)).parent
ERRORS = {
    error.__name__: error
    for _, error in inspect.getmembers(errors, inspect.isclass)
    if issubclass(error, errors.HippodromeError)
}

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def test_both_languages_have_the_same_keys() -> None:
    english, french = ((PACKAGE / "engine" / "text" / f"{name}.ftl").read_text("utf-8") for name in LANGUAGES)
    assert keys(english) == keys(french)


@in_both_languages
@pytest.mark.parametrize("error", ERRORS.values())
def test_every_error_has_words(error: type[errors.HippodromeError], language: str) -> None:
    assert shared_words(language).has(f"error-{error.key}")


@in_both_languages
def test_shared_words(language: str) -> None:
    words = shared_words(language)
    assert words.say("seat", {"number": 3}).endswith("3")
    assert len({words.say("rank", {"place": place}) for place in range(1, 7)}) == 6
    for bot in bots.names():
        assert words.has(f"bot-{bot}")
        assert words.has(f"bot-{bot}.help")


@dataclass(frozen=True)
class Raised:
    """A place that makes an error of ours."""

    path: Path
    kind: type[errors.HippodromeError]
    arguments: dict[str, object]
    """Any text stands for what varies."""
    open_ended: bool
    """Further arguments are passed on (`**here`)."""


@cache
def raised_in_the_code() -> tuple[Raised, ...]:
    """Every place that makes an error of ours."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
                arguments: dict[str, object] = {}
                for keyword in call.keywords:
                    if keyword.arg is not None:
                        value = keyword.value
                        arguments[keyword.arg] = value.value if isinstance(value, ast.Constant) else "something"
                open_ended = any(keyword.arg is None for keyword in call.keywords)
                found.append(Raised(path, ERRORS[call.func.id], arguments, open_ended))
    return tuple(found)


@in_both_languages
def test_every_error_raised_can_be_told(language: str) -> None:
    """The faults a game finds in a file are told by its own words: the suite of every game asks for those."""
    for raised in raised_in_the_code():
        if not raised.open_ended and not issubclass(raised.kind, errors.BadBoard):
            assert not raised.kind(**raised.arguments).say(language).startswith("error-")


def test_an_error_speaks_english_when_printed() -> None:
    error = errors.UnknownGame(game="chess", known="scrap_racer")
    assert str(error) == error.say("en") != error.say("fr")
    assert "chess" in error.say("fr")


def test_a_missing_message_shows_its_key() -> None:
    assert shared_words("en").say("no-such-message") == "no-such-message"
