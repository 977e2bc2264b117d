"""The terminal application: its colours, its language, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from hippodrome.terminal.palette import Palette
from hippodrome.terminal.voice import Voice


class HippodromeApp(App[None]):
    """Shows one screen of a race; language and colours belong to all screens."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("l", "language", ""),
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
    ]

    def __init__(self, voice: Voice, first: Callable[[], Screen[None]]) -> None:
        super().__init__()
        self.voice = voice
        self._first = first
        self.title = voice.words.say("game-title")
        palette = Palette(voice.game.mood)
        self.register_theme(
            Theme(
                voice.game.mood, palette["accent"], foreground=palette["ink"], background=palette["bg"],
                surface=palette["surface"], panel=palette["raised"], accent=palette["accent"],
                success=palette["good"], warning=palette["warn"], error=palette["danger"],
                variables={"muted": palette["muted"], "line": palette["line"], "soft": palette["accent-soft"]},
            )
        )  # fmt: skip
        self.theme = voice.game.mood

    def get_default_screen(self) -> Screen[None]:
        return self._first()

    def action_language(self) -> None:
        """Everything in the next language."""
        self.voice = self.voice.in_next_language()
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()

    def action_leave(self) -> None:
        """Ctrl+C and Ctrl+Q ask like any other way out."""
        leave = getattr(self.screen, "action_leave", None)
        if leave is not None:
            leave()
