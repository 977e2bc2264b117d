"""Words: everything a person can meet, in both languages."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.events import Event, EventKind
from hippodrome.engine.game import Game
from hippodrome.engine.rulebook import rulebook, section_for
from hippodrome.engine.words import LANGUAGES, Words, game_words
from hippodrome.testing.races import at_random, examples, junctures, play_on, values_of

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


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


def calls_in(game: Game) -> Iterator[ast.Call]:
    """Every call of a plain name in the game's own code."""
    folder = Path(inspect.getfile(type(game))).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node


class Wording:
    """Nothing a person reads is missing in either language."""

    game: ClassVar[Game]

    def words(self, language: str) -> Words:
        return game_words(self.game, language)

    def test_both_languages_have_the_same_keys(self) -> None:
        english, french = ((self.game.folder / "text" / f"{name}.ftl").read_text("utf-8") for name in LANGUAGES)
        assert keys(english) == keys(french)

    @in_both_languages
    def test_title_and_vocabularies(self, language: str) -> None:
        words = self.words(language)
        assert words.has("game-title")
        assert words.has("game-tagline")
        for vocabulary, identifiers in self.game.words.items():
            for index, identifier in enumerate(identifiers):
                if vocabulary not in self.game.literal:
                    assert words.has(f"{vocabulary}-{identifier}")
                assert words.word(vocabulary, index)

    @in_both_languages
    def test_things_that_are_explained_have_a_heading(self, language: str) -> None:
        words = self.words(language)
        kinds = self.game.words.items()
        explained = {kind for kind, ids in kinds if any(words.has(f"{kind}-{id}.help") for id in ids)}
        assert {kind for kind in self.game.words if words.has(f"things-{kind}")} == explained

    @in_both_languages
    def test_options_and_their_values(self, language: str) -> None:
        words = self.words(language)
        for option in self.game.options:
            assert words.has(f"option-{option.key}")
            assert words.has(f"option-{option.key}.help")
            for players in self.game.players:
                for value in option.legal(players):
                    assert isinstance(value, bool) or words.has(f"option-{option.key}-{value}")
                for value in values_of(option, players):
                    assert words.value(option.key, value)

    @in_both_languages
    def test_events_seen_and_hidden(self, language: str) -> None:
        words = self.words(language)
        sizes = {vocabulary: len(identifiers) for vocabulary, identifiers in self.game.words.items()}
        for shape in self.game.events:
            assert words.has(f"event-{shape.key}")
            if any(part.private for part in shape.parts):
                assert words.has(f"event-{shape.key}-hidden")
            for event in tellings(shape, sizes):
                assert words.event(event)
                assert words.event(event, ("Ada", "Bo", "Cy", "Di", "Ed", "Flo"))

    @examples(40)
    @given(data=st.data())
    def test_choices_and_prompts_met_in_play(self, data: st.DataObject) -> None:
        race = data.draw(junctures(self.game)).race
        for language in LANGUAGES:
            words = self.words(language)
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

    @in_both_languages
    def test_choices_and_prompts_named_in_the_code(self, language: str) -> None:
        """Those that random play seldom meets; keys made up at run time are met above."""
        forms = {"Choice": (1, ("choice-KEY",)), "Prompt": (0, ("prompt-KEY.you", "prompt-KEY.they"))}
        for call in calls_in(self.game):
            assert isinstance(call.func, ast.Name)
            place, messages = forms.get(call.func.id, (0, ()))
            key = call.args[place] if len(call.args) > place else None
            said = key.value if isinstance(key, ast.Constant) else None
            if isinstance(said, str):
                assert all(self.words(language).has(message.replace("KEY", said)) for message in messages), said

    @in_both_languages
    def test_every_fault_of_a_file_can_be_told(self, language: str) -> None:
        for call in calls_in(self.game):
            assert isinstance(call.func, ast.Name)
            named = {part.arg: part.value for part in call.keywords if part.arg is not None}
            problem = named.get("problem")
            said = problem.value if isinstance(problem, ast.Constant) else None
            if call.func.id == "BadBoard" and isinstance(said, str):
                fault = BadBoard(**dict.fromkeys(named, "something") | {"problem": said, "game": self.game.name})
                assert self.words(language).has(f"board-{said}"), said
                if len(named) == len(call.keywords):
                    assert not fault.say(language).startswith(("error-", "board-"))

    def test_every_language_tells_the_same_rules(self) -> None:
        books = [rulebook(self.words(language)) for language in LANGUAGES]
        assert books[0], "there is no message rules-1"
        assert all(section.title and section.text for book in books for section in book)
        assert all([section.ids for section in book] == [section.ids for section in books[0]] for book in books)

    def test_every_question_of_a_race_has_its_section_of_the_rules(self) -> None:
        sections = rulebook(self.words("en"))
        for players in self.game.players:
            race = new(self.game.name, players, seed=3)
            pick = at_random(Seeded(3, players, "choices"))
            while not race.over and len(race.record.moves) < 150:
                rule = self.game.prompt(race.state).rule
                assert section_for(sections, rule), rule
                play_on(race, pick, 1)
