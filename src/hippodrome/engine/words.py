"""Everything a person reads, in Fluent catalogues: one per game and language, and a shared one.

A package that speaks to people brings a catalogue of its own, `text/LANGUAGE.ftl`, with keys that
begin with its name (`terminal-quit`), and asks for it: `game_words(game, "fr", "hippodrome.terminal")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.errors import BadOption
from hippodrome.engine.events import Event

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from hippodrome.engine.game import Game
    from hippodrome.engine.options import Value
    from hippodrome.engine.scene import Text

LANGUAGES = ("en", "fr")


def check_language(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise BadOption(option="language", value=language, legal=", ".join(LANGUAGES))
    return language


class Words:
    """The catalogue of one language, with a game's own words over the shared ones."""

    def __init__(self, language: str, game: Game | None, bundle: FluentBundle) -> None:
        self.language = language
        self.game = game
        self._bundle = bundle

    def has(self, key: str) -> bool:
        """True if the catalogue has the message (`key.attribute` for an attribute)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """A message in words; a missing one shows its key, so that nothing is ever silent."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            return key
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        shown = {
            name: value if isinstance(value, (int, float, str)) else str(value) for name, value in (args or {}).items()
        }
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise errors[0]
        return str(text)

    def word(self, vocabulary: str, index: int) -> str:
        """The name of a thing: `word("racer", 2)`."""
        assert self.game is not None
        identifier = self.game.words[vocabulary][index]
        return identifier if vocabulary in self.game.literal else self.say(f"{vocabulary}-{identifier}")

    def argument(self, value: Argument) -> int | str:
        """A choice's argument as text."""
        return self.word(*value) if isinstance(value, tuple) else value

    def text(self, text: Text) -> str:
        """The words of a scene; empty if it has none to say."""
        if not text.key:
            return text.plain
        return self.say(text.key, {name: self.argument(value) for name, value in text.args.items()})

    def choice(self, choice: Choice, attribute: str = "") -> str:
        """A choice in words; with attribute `why`, its second line (empty if it has none)."""
        key = f"choice-{choice.key}" + (f".{attribute}" if attribute else "")
        if attribute and not self.has(key):
            return ""
        return self.say(key, {name: self.argument(value) for name, value in choice.args.items()})

    def value(self, option: str, value: Value) -> str:
        """A value of an option: `option-KEY-VALUE`, the shared `on` and `off`, or a bare number."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        if isinstance(value, (dict, list)):
            return self.say("own-file")
        key = f"option-{option}-{value}"
        return str(value) if isinstance(value, int) and not self.has(key) else self.say(key)

    def prompt(self, prompt: Prompt, voice: str = "you", player: str = "") -> str:
        """The question in the chooser's voice (`you`) or the others' (`they`, with the player's name)."""
        args: dict[str, object] = {name: self.argument(value) for name, value in prompt.args.items()}
        return self.say(f"prompt-{prompt.key}.{voice}", {**args, "player": player})

    def event(self, event: Event, seats: tuple[str, ...] = ()) -> str:
        """An event in words; `event-KEY-hidden` where a private part may not be seen."""
        args: dict[str, object] = {}
        for name, value in event.args.items():
            words = event.words[name]
            if value is None:
                continue
            if words == "number":
                args[name] = value
            elif words == "seat":
                args[name] = seats[value] if value < len(seats) else self.say("seat", {"number": value + 1})
            else:
                args[name] = self.word(words, value)
        return self.say(f"event-{event.key}" + ("-hidden" if event.hidden else ""), args)


def _bundle(language: str, *sources: Traversable) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        text = (source / "text" / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _shared(packages: tuple[str, ...]) -> list[Traversable]:
    return [resources.files(package) for package in ("hippodrome.engine", *packages)]


@cache
def shared_words(language: str, *packages: str) -> Words:
    """The words that belong to no game: the engine's, and those in `text/` of the packages named."""
    return Words(language, None, _bundle(language, *_shared(packages)))


@cache
def game_words(game: Game, language: str, *packages: str) -> Words:
    """The words of a game, over the shared ones."""
    return Words(language, game, _bundle(language, *_shared(packages), game.folder))
