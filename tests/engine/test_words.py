"""Every word a person can meet, in both languages, for every game."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given, settings
from hypothesis import strategies as st

import hippodrome
from hippodrome import bots, game, names
from hippodrome.engine import errors
from hippodrome.engine.events import Event, EventKind
from hippodrome.engine.words import LANGUAGES, Words, game_words, shared_words
from races import moments, values_of

PACKAGE = Path(inspect.getfile(hippodrome)).parent
ERRORS = {
    error.__name__: error
    for _, error in inspect.getmembers(errors, inspect.isclass)
    if issubclass(error, errors.HippodromeError)
}

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)
in_every_game = pytest.mark.parametrize("name", names())


def source(name: str | None, language: str) -> str:
    folder = PACKAGE / "engine" if name is None else PACKAGE / "games" / name
    return (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def keys(text: str) -> set[str]:
    """Messages and their attributes in a catalogue."""
    found = set()
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def words_of(name: str, language: str) -> Words:
    return game_words(game(name), language)


@pytest.mark.parametrize("name", [None, *names()])
def test_both_languages_have_the_same_keys(name: str | None) -> None:
    assert keys(source(name, "en")) == keys(source(name, "fr"))


@in_both_languages
@in_every_game
def test_title_and_vocabularies(name: str, language: str) -> None:
    words = words_of(name, language)
    assert words.has("game-title")
    assert words.has("game-tagline")
    for vocabulary, identifiers in game(name).words.items():
        for index, identifier in enumerate(identifiers):
            if vocabulary not in game(name).literal:
                assert words.has(f"{vocabulary}-{identifier}")
            assert words.word(vocabulary, index)


@in_both_languages
@in_every_game
def test_things_that_are_explained_have_a_heading(name: str, language: str) -> None:
    words = words_of(name, language)
    explained = {kind for kind, ids in game(name).words.items() if any(words.has(f"{kind}-{id}.help") for id in ids)}
    assert {kind for kind in game(name).words if words.has(f"things-{kind}")} == explained


@in_both_languages
@in_every_game
def test_options_and_their_values(name: str, language: str) -> None:
    words = words_of(name, language)
    for option in game(name).options:
        assert words.has(f"option-{option.key}")
        assert words.has(f"option-{option.key}.help")
        for players in game(name).players:
            for value in option.legal(players):
                assert isinstance(value, bool) or words.has(f"option-{option.key}-{value}")
            for value in values_of(option, players):
                assert words.value(option.key, value)


def tellings(shape: EventKind, vocabularies: dict[str, int]) -> Iterator[Event]:
    """An event with every word each of its parts can be, seen in full and by a stranger."""
    sizes = {part.name: vocabularies.get(part.words, 8) for part in shape.parts}
    for turn in range(max(sizes.values(), default=1)):
        event = Event(
            shape.key,
            {name: turn % size for name, size in sizes.items()},
            {part.name: part.words for part in shape.parts},
            0,
            tuple(part.name for part in shape.parts if part.private),
        )
        yield event
        yield event.seen(-1)


@in_both_languages
@in_every_game
def test_events_seen_and_hidden(name: str, language: str) -> None:
    words = words_of(name, language)
    sizes = {vocabulary: len(identifiers) for vocabulary, identifiers in game(name).words.items()}
    for shape in game(name).events:
        assert words.has(f"event-{shape.key}")
        if any(part.private for part in shape.parts):
            assert words.has(f"event-{shape.key}-hidden")
        for event in tellings(shape, sizes):
            assert words.event(event)
            assert words.event(event, ("Ada", "Bo", "Cy", "Di", "Ed", "Flo"))


@in_every_game
@settings(max_examples=40)
@given(data=st.data())
def test_choices_and_prompts_met_in_play(name: str, data: st.DataObject) -> None:
    race = data.draw(moments(name)).race
    for language in LANGUAGES:
        words = words_of(name, language)
        prompt = race.game.prompt(race.state)
        for voice in ("you", "they"):
            assert words.has(f"prompt-{prompt.key}.{voice}")
            assert words.prompt(prompt, voice, "Ada")
        for choice in race.options:
            assert words.has(f"choice-{choice.key}")
            assert words.choice(choice)
            words.choice(choice, "why")
        for event in race.events:
            assert words.event(event)


@in_every_game
def test_choices_and_prompts_named_in_the_code(name: str) -> None:
    """Those that random play seldom meets; keys made up at run time are met above."""
    written = ast.parse((PACKAGE / "games" / name / "choices.py").read_text(encoding="utf-8"))
    for call in ast.walk(written):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        place = {"Choice": 1, "Prompt": 0}.get(call.func.id)
        if place is None or len(call.args) <= place:
            continue
        key = call.args[place]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            for language in LANGUAGES:
                if call.func.id == "Choice":
                    assert words_of(name, language).has(f"choice-{key.value}")
                else:
                    assert words_of(name, language).has(f"prompt-{key.value}.you")
                    assert words_of(name, language).has(f"prompt-{key.value}.they")


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


def owner_of(path: Path) -> str:
    """The game whose folder a file is in, or nothing."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@in_both_languages
@pytest.mark.parametrize("owner", ["", *names()])
def test_every_error_raised_can_be_told(owner: str, language: str) -> None:
    for raised in raised_in_the_code():
        if owner_of(raised.path) == owner:
            arguments = dict(raised.arguments)
            if owner and issubclass(raised.kind, errors.BadBoard):
                assert words_of(owner, language).has(f"board-{arguments['problem']}"), arguments
                arguments["game"] = owner
            if not raised.open_ended:
                assert not raised.kind(**arguments).say(language).startswith(("error-", "board-"))


def test_an_error_speaks_english_when_printed() -> None:
    error = errors.UnknownGame(game="chess", known="scrap_racer")
    assert str(error) == error.say("en") != error.say("fr")
    assert "chess" in error.say("fr")


def test_a_missing_message_shows_its_key() -> None:
    assert shared_words("en").say("no-such-message") == "no-such-message"
