"""The parts of the screen: the board, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hippodrome.engine.events import Event
from hippodrome.engine.scene import Offer, Scene
from hippodrome.engine.words import Words
from hippodrome.terminal.board import draw_board
from hippodrome.terminal.canvas import Canvas
from hippodrome.terminal.listing import list_board
from hippodrome.terminal.panels import Panels

LONGEST_LOG = 150
"""Lines of the log that stay in reach of scrolling."""
INDENT = 3


class BoardView(Widget):
    """The board, drawn anew for every scene, size and choice in focus."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._scene: Scene | None = None
        self._words: Words | None = None
        self._focus: Offer | None = None
        self._drawn: tuple[Size, Canvas] | None = None

    def show(self, scene: Scene, words: Words, focus: Offer | None = None) -> None:
        """Draw this from now on."""
        self._scene, self._words, self._focus, self._drawn = scene, words, focus, None
        self.refresh()

    def _canvas(self) -> Canvas | None:
        if self._scene is None or self._words is None or self.size.area == 0:
            return None
        if self._drawn is None or self._drawn[0] != self.size:
            width, height = self.size
            canvas = draw_board(self._scene, self._words, width, height, self._focus)
            self._drawn = self.size, canvas or list_board(self._scene, self._words, width, height)
        return self._drawn[1]

    def render_line(self, y: int) -> Strip:
        canvas = self._canvas()
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        return canvas.strip(y)


class LogView(VerticalScroll, can_focus=False):
    """What happened, the newest last. Lines once made are kept: a long race is told at the pace of a short one."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._kept: dict[int, list[Text]] = {}
        """Lines of all moves but the last, for one `_teller`."""
        self._teller: tuple[str, int, int | None] | None = None
        self._moves = 0

    def compose(self) -> ComposeResult:
        yield Static()

    def tell(self, panels: Panels, told: Sequence[Sequence[Event]], seat: int | None) -> None:
        """Tell the race as a seat may know it, the last move in full light; None knows everything."""
        width = max(12, self.scrollable_content_region.width - INDENT)
        teller = (panels.voice.language, width, seat)
        if teller != self._teller or len(told) < self._moves:
            self._kept.clear()
        self._teller, self._moves = teller, len(told)
        lines: list[Text] = []
        for move in range(len(told) - 1, -1, -1):
            last = move == len(told) - 1
            said = self._kept.get(move)
            if said is None:
                made = panels.log(told[move], seat, "ink" if last else "muted")
                said = [_hanging(line, width, self.app.console) for line in made]
            if not last:
                self._kept[move] = said
            lines[:0] = said
            if len(lines) > LONGEST_LOG:
                break
        self.query_one(Static).update(Text("\n").join(lines))
        self.anchor()


def _hanging(line: Text, width: int, console: Console) -> Text:
    """A long line broken so that its badge stands out on the left."""
    return Text("\n" + " " * INDENT).join(line.wrap(console, width))


class Answers(OptionList):
    """The choices on offer. A digit points at one, the same digit again or Enter takes it.

    With ten or more, digits are read together (1, then 12) and Enter takes it.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._typed = ""

    def offer(self, lines: list[Text], highlighted: int | None) -> None:
        """Put these answers up."""
        self._typed = ""
        self.clear_options()
        self.add_options(Option(line) for line in lines)
        self.highlighted = highlighted if lines else None

    def type_digit(self, digit: str) -> None:
        """A digit key was pressed."""
        count = self.option_count
        if count < 10:
            if digit == self._typed:
                self.action_select()
                return
            self._typed = ""
        if not 1 <= int(self._typed + digit) <= count:
            self._typed = ""
        if 1 <= int(self._typed + digit) <= count:
            self._typed += digit
            self.highlighted = int(self._typed) - 1
