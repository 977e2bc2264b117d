"""The help page: the question and its rule, the keys, and every racer, cell, card and setting that has a help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from hippodrome.engine.options import Value
from hippodrome.engine.rulebook import rulebook, section_for
from hippodrome.engine.scene import Card, Die, Scene
from hippodrome.terminal.glyphs import sign
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.voice import Voice

if TYPE_CHECKING:
    from hippodrome.terminal.app import HippodromeApp

KEYS = (
    ("1-9 ↑ ↓ Enter", "choose"), ("w", "whole"), ("h", "hint"), ("u", "undo"), ("s", "save"), ("l", "language"),
    ("p", "pace"), ("", "hurry"), ("PgUp PgDn", "log"), ("?", "help"), ("q", "quit"),
)  # fmt: skip

REPLAY_KEYS = (
    ("", "film"), ("p", "film-pace"), ("← →", "step"), ("PgUp PgDn", "turn"), ("Home End", "ends"), ("g", "jump"),
    ("v", "view"), ("l", "language"), ("?", "help"), ("q", "leave-replay"),
)  # fmt: skip

Keys = tuple[tuple[str, str], ...]
"""Each with the name of what is said about it; the space bar has no sign of its own."""
Entry = tuple[str, str]
"""A name and what is said about it."""


class HelpPages:
    """Everything there is to say about a scene, in sections."""

    def __init__(self, scene: Scene, voice: Voice, options: dict[str, Value], keys: Keys = KEYS) -> None:
        self.scene = scene
        self.voice = voice
        self.chosen = options
        self.pressed = keys

    def sections(self) -> Iterator[tuple[str, list[Entry]]]:
        """(heading, entries); nothing is said twice."""
        said: set[Entry] = set()
        for name in ("question", "racers", "board", "table", "words", "options", "rules", "keys"):
            entries = []
            for entry in getattr(self, name)():
                if entry[1] and entry not in said:
                    said.add(entry)
                    entries.append(entry)
            if entries:
                yield self.voice.say(f"help.{name}"), entries

    def question(self) -> Iterator[Entry]:
        """What is asked, the rule behind it, and the answers."""
        question = self.scene.question
        if question is None:
            return
        voice = self.voice
        yield "", voice.question(question, self.scene.seat)
        section = section_for(rulebook(voice.words), question.rule)
        if question.rule:
            rule = voice.say("help.rule", rule=question.rule)
            yield (f"{section.title} ({rule})", section.text) if section else ("", rule)
        for offer in self.scene.offers:
            yield voice.text(offer.text), voice.text(offer.why)

    def racers(self) -> Iterator[Entry]:
        for panel in self.scene.panels:
            name = self.voice.text(panel.name)
            yield name, self.voice.text(panel.help)
            figures = (
                f"{sign(figure.icon, self.voice.game)} {self.voice.text(figure.title)}".strip()
                for figure in panel.figures
            )
            yield name, " · ".join(figures)

    def board(self) -> Iterator[Entry]:
        """The guide to the board, its tokens, then cells that explain themselves, those alike together."""
        voice = self.voice
        for guide in self.scene.guide:
            yield f"{sign(guide.art, voice.game)} {voice.text(guide.name)}".strip(), voice.text(guide.help)
        for token in self.scene.tokens:
            yield f"{sign(token.art, voice.game)} {voice.text(token.title)}".strip(), voice.text(token.help)
        alike: dict[str, list[str]] = {}
        for cell in self.scene.cells:
            alike.setdefault(voice.text(cell.help), []).append(voice.text(cell.name))
        yield from ((", ".join(names), text) for text, names in alike.items())

    def table(self) -> Iterator[Entry]:
        things: tuple[Die | Card, ...] = (*self.scene.dice, *self.scene.cards)
        for thing in things:
            yield self.voice.text(thing.title), self.voice.text(thing.help)

    def words(self) -> Iterator[Entry]:
        """Every word of the game that has a help of its own."""
        game = self.voice.game
        for vocabulary, identifiers in game.words.items():
            if vocabulary not in game.literal:
                for index, identifier in enumerate(identifiers):
                    yield self.voice.words.word(vocabulary, index), self.voice.help(f"{vocabulary}-{identifier}")

    def options(self) -> Iterator[Entry]:
        """How this race is set."""
        words = self.voice.words
        for key, value in self.chosen.items():
            yield f"{words.say(f'option-{key}')}: {words.value(key, value)}", self.voice.help(f"option-{key}")

    def rules(self) -> Iterator[Entry]:
        """The rules in short; the section of the question stands above already."""
        question = self.scene.question
        sections = rulebook(self.voice.words)
        above = section_for(sections, question.rule) if question is not None else None
        for section in sections:
            if section is not above:
                yield section.title, section.text

    def keys(self) -> Iterator[Entry]:
        for key, name in self.pressed:
            yield key or self.voice.say("space"), self.voice.say(f"help-{name}")


class Help(Screen[None]):
    """The help page, with a search."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,question_mark,q", "dismiss", ""),
        ("slash", "search", ""),
        ("down", "turn(1)", ""),
        ("up", "turn(-1)", ""),
        ("pagedown,space", "turn(10)", ""),
        ("pageup", "turn(-10)", ""),
    ]

    def __init__(self, scene: Scene, options: dict[str, Value], keys: Keys = KEYS) -> None:
        super().__init__()
        self.scene = scene
        self.options = options
        self.keys = keys

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Input()
        with VerticalScroll(can_focus=False):
            yield Static(id="page")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Input).display = False
        self.set_focus(None)
        self.retell()

    def retell(self) -> None:
        """The page in the present language, with what the search leaves of it."""
        voice = cast("HippodromeApp", self.app).voice
        panels = Panels(self.scene, voice)
        search = self.query_one(Input)
        search.placeholder = voice.say("help.search")
        title = f" {voice.words.say('game-title')} · {voice.say('help')}"
        self.query_one("#title", Static).update(panels.paint(title, "accent", bold=True))
        self.query_one("#page", Static).update(self._page(panels, voice, search.value.casefold()))
        keys = (("↑ ↓", "key-scroll"), ("/", "key-search"), ("l", "key-language"), ("Esc", "key-back"))
        self.query_one("#keys", Static).update(
            panels.keys(((key, voice.say(name)) for key, name in keys), self.size.width)
        )

    def _page(self, panels: Panels, voice: Voice, wanted: str) -> Text:
        page = Text()
        for heading, entries in HelpPages(self.scene, voice, self.options, self.keys).sections():
            found = [entry for entry in entries if wanted in f"{entry[0]} {entry[1]}".casefold()]
            if found:
                page.append_text(panels.paint(f"\n{heading}\n", "accent", bold=True))
            for name, text in found:
                page.append_text(panels.paint(f"{name}  " if name else "", "ink", bold=True))
                page.append_text(panels.paint(f"{text}\n", "muted"))
        return page if page else panels.paint(voice.say("help.nothing"), "muted")

    def action_search(self) -> None:
        search = self.query_one(Input)
        search.display = True
        search.focus()

    def on_input_changed(self) -> None:
        self.retell()

    def on_input_submitted(self) -> None:
        """Enter leaves the search line, so that the keys work again."""
        self.set_focus(None)

    def action_turn(self, lines: int) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
