"""The screen of a race, played or watched: bar, board, standings, log, dock, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from hippodrome.engine.events import Event
from hippodrome.engine.scene import Offer, Scene
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.voice import Voice
from hippodrome.terminal.widgets import Answers, BoardView, LogView

if TYPE_CHECKING:
    from hippodrome.terminal.app import HippodromeApp

ROOMY = (110, 34)
"""From this many columns and rows on, racers and answers get a second line."""


class Stage(Screen[None]):
    """What playing and watching share. A subclass says which scene, question and keys there are."""

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="middle"):
            yield BoardView(id="board")
            with Vertical(id="side"):
                yield Static(id="standings")
                yield LogView(id="log")
        with Vertical(id="dock"):
            yield Static(id="prompt")
            yield Static(id="tray")
            with Horizontal(id="below"):
                yield Answers(id="answers")
                yield Static(id="foreseen")
        yield Static(id="keys")

    @property
    def hippodrome(self) -> HippodromeApp:
        from hippodrome.terminal.app import HippodromeApp

        return cast(HippodromeApp, self.app)

    @property
    def voice(self) -> Voice:
        return self.hippodrome.voice

    @property
    def roomy(self) -> bool:
        return self.size.width >= ROOMY[0] and self.size.height >= ROOMY[1]

    def retell(self) -> None:
        """Say everything again, in another language or another size."""
        raise NotImplementedError

    def on_resize(self) -> None:
        self.set_class(self.roomy, "roomy")
        self.call_after_refresh(self.retell)

    # Putting things on the screen

    def part(self, name: str) -> Static:
        """A part of the screen that holds lines."""
        return self.query_one(f"#{name}", Static)

    def show_scene(self, scene: Scene, viewer: str, told: Sequence[Sequence[Event]], seat: int | None) -> Panels:
        """Everything but the question and its answers."""
        panels = Panels(scene, self.voice)
        self.query_one(BoardView).show(scene, self.voice.words)
        self.part("bar").update(panels.bar(viewer))
        width = self.query_one("#side").content_size.width or 28
        self.part("standings").update(panels.standings(width, self.roomy))
        self.query_one(LogView).tell(panels, told, seat)
        tray = panels.tray()
        self.part("tray").update(tray)
        self.part("tray").display = bool(tray)
        return panels

    def show_offers(self, panels: Panels, offers: Sequence[Offer], highlighted: int | None) -> None:
        """The answers to choose from."""
        answers = self.query_one(Answers)
        width = max(24, answers.content_size.width)
        lines = [panels.offer(number, offer, width, self.roomy) for number, offer in enumerate(offers, start=1)]
        answers.offer(lines, highlighted)
        if not offers:
            self.part("foreseen").update("")

    def action_scroll_log(self, pages: int) -> None:
        """Turn a page of the log."""
        log = self.query_one(LogView)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)
