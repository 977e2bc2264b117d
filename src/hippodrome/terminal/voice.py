"""What the terminal says, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.scene import Question, Scene, Text
from hippodrome.engine.words import LANGUAGES, Words, game_words

CATALOGUE = "hippodrome.terminal"


class Voice:
    """The words of a game and of the terminal in one language, with the names of those who play."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.words: Words = game_words(game, language, CATALOGUE)

    def in_next_language(self) -> Voice:
        """The same in another language, the next of those there are."""
        following = (LANGUAGES.index(self.language) + 1) % len(LANGUAGES)
        return Voice(self.game, LANGUAGES[following], self.names)

    def say(self, key: str, **args: object) -> str:
        """A message of the terminal: `say("quit")` is `terminal-quit`."""
        return self.words.say(f"terminal-{key}", args)

    def text(self, text: Text) -> str:
        """Words of a scene; an attribute the catalogue lacks (`.why`, `.help`) says nothing."""
        if "." in text.key and not self.words.has(text.key):
            return ""
        return self.words.text(text)

    def short(self, text: Text) -> str:
        """A thing by its short name, if it has one (`KEY.short`)."""
        short = Text(f"{text.key}.short", text.args)
        return self.text(short) or self.text(text) if text.key else self.text(text)

    def event(self, event: Event, seat: int | None) -> str:
        """An event as a seat may know it; None sees everything."""
        return self.words.event(event if seat is None else event.seen(seat), self.names)

    def question(self, question: Question, viewer: int) -> str:
        """The question: to the viewer in person, or about somebody else by name."""
        args = {name: self.words.argument(value) for name, value in question.args.items()}
        spoken = "you" if question.seat == viewer else "they"
        return self.words.say(f"prompt-{question.key}.{spoken}", {**args, "player": self.names[question.seat]})

    def title(self, scene: Scene) -> list[str]:
        """The game, its circuit, the round."""
        return [self.words.say("game-title"), *filter(None, map(self.text, scene.chips))]

    def help(self, key: str) -> str:
        """The help that goes with a name, empty if there is none."""
        return self.words.say(f"{key}.help") if self.words.has(f"{key}.help") else ""
