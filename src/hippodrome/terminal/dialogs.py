"""Small screens that ask or tell one thing: hand-over, leaving, going to a point, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.widgets import Input, Static

from hippodrome.engine.race import Race
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.voice import Voice

if TYPE_CHECKING:
    from hippodrome.terminal.app import HippodromeApp


class _Telling(Screen[ScreenResultType]):
    """A screen whose lines are made anew when the language changes."""

    def lines(self, voice: Voice) -> Text:
        """What it says."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="lines")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        """Say it, perhaps in another language."""
        self.query_one("#lines", Static).update(self.lines(cast("HippodromeApp", self.app).voice))


class HandOver(_Telling[None]):
    """Hides everything until the person whose turn it is says that only they are looking."""

    BINDINGS: ClassVar[list[BindingType]] = [("space", "dismiss", ""), ("q", "leave", "")]

    def __init__(self, player: str, leave: Callable[[], None]) -> None:
        super().__init__()
        self.player = player
        self._leave = leave

    def lines(self, voice: Voice) -> Text:
        said = Text(voice.say("hand-over", player=self.player), "bold", justify="center")
        said.append("\n\n" + voice.say("hand-over.why", player=self.player), "not bold")
        return said.append("\n\n" + voice.say("hand-over.how", player=self.player), "bold reverse")

    def action_leave(self) -> None:
        self._leave()


class Leaving(_Telling[bool], ModalScreen[bool]):
    """Leave the race?"""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,o,enter,q", "dismiss(True)", ""),
        ("n,escape", "dismiss(False)", ""),
    ]

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path

    def lines(self, voice: Voice) -> Text:
        said = Text(voice.say("quit"), "bold")
        if self.path:
            said.append("\n\n" + voice.say("quit.why", path=self.path), "not bold")
        keys = f"\n\n Enter  {voice.say('quit.yes')}     Esc  {voice.say('quit.no')}"
        return said.append(keys, "not bold dim")


class Jump(_Telling[int | None], ModalScreen[int | None]):
    """Go to which point?"""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last = last

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="lines")
            yield Input(type="integer", max_length=6)

    def lines(self, voice: Voice) -> Text:
        return Text(voice.say("replay-jump", last=self.last))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A point within the race; one beyond it is its end."""
        self.dismiss(min(self.last, max(0, int(event.value))) if event.value.lstrip("-").isdecimal() else None)


class Finish(_Telling[str], ModalScreen[str]):
    """Who has won, everybody's place, and where the record lies."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss('board')", ""),
        ("r", "dismiss('replay')", ""),
        ("q", "dismiss('leave')", ""),
    ]

    def __init__(self, race: Race, panels: Panels, path: str) -> None:
        super().__init__()
        self.race = race
        self.panels = panels
        self.path = path

    def lines(self, voice: Voice) -> Text:
        panels = Panels(self.panels.scene, voice)
        said = panels.paint(voice.say("end"), "muted").append("\n")
        winners = [voice.names[seat] for seat in self.race.winners]
        won = voice.say("winner", players=", ".join(winners), count=len(winners)) if winners else voice.say("no-winner")
        said.append_text(panels.paint(won, "accent", bold=True)).append("\n\n")
        ranks = list(self.race.state.ranks())
        for seat in self.race.ranking:
            place = voice.words.say("rank", {"place": ranks[seat]})
            said.append_text(panels.paint(f"{place:>5}  ", "ink", bold=ranks[seat] == 1))
            for panel in panels.scene.panels:
                if panel.seat == seat:
                    said.append_text(panels.badge(panel.slot, voice.text(panel.letter))).append(" ")
            said.append_text(panels.paint(f"{voice.names[seat]}\n", "ink", bold=ranks[seat] == 1))
        if self.path:
            said.append_text(panels.paint("\n" + voice.say("record", path=self.path) + "\n", "muted"))
        keys = (("Esc", "key-back"), ("r", "key-replay"), ("q", "key-quit"))
        shown = "    ".join(f"{key} {voice.say(words)}" for key, words in keys)
        return said.append_text(panels.paint("\n" + shown, "muted"))
