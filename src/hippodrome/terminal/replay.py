"""Watching: step through a record, or let it run, as one seat saw it or with everything open."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from hippodrome.engine.compose import compose
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.terminal.dialogs import Jump
from hippodrome.terminal.help import REPLAY_KEYS, Help
from hippodrome.terminal.pace import next_pace, pause_after
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.stage import Stage
from hippodrome.terminal.widgets import Answers

FRAME = 0.04
"""The shortest time in seconds that a move stays on the screen."""


class Film:
    """Every position of a recorded race, and what happened between them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        watcher = Watcher()
        self.positions: list[State] = []
        self.told: list[list[Event]] = []
        for state in record.walk(watcher):
            self.positions.append(state.clone())
            self.told.append(read_notes(record.declared.events, watcher.drain()))
        seats = [int(state.seat) for state in self.positions]
        self.turns = [point for point, seat in enumerate(seats) if point == 0 or seat != seats[point - 1]]
        """Points where somebody else comes to choose."""

    @property
    def last(self) -> int:
        """The last point."""
        return len(self.positions) - 1

    def scene(self, point: int, seat: int | None) -> Scene:
        """What a seat saw at a point; None sees the hand of whoever chooses, and everything else."""
        state = self.positions[point]
        if seat is not None:
            return compose(self.record.declared, Observation(state, seat), self.told[point])
        seen = Observation(state, int(state.seat))
        seen.known = state.clone()
        return compose(self.record.declared, seen, self.told[point])

    def next_turn(self, point: int) -> int:
        index = bisect_right(self.turns, point)
        return self.turns[index] if index < len(self.turns) else self.last

    def turn_before(self, point: int) -> int:
        return self.turns[max(0, bisect_left(self.turns, point) - 1)]


class ReplayScreen(Stage):
    """A recorded race, one choice at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", priority=True),
        Binding("left", "step(-1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("home", "go(0)", priority=True),
        Binding("end", "go(-1)", priority=True),
        ("space", "film", ""),
        ("p", "pace", ""),
        ("g", "jump", ""),
        ("v", "view", ""),
        ("question_mark", "help", ""),
        ("q,escape", "leave", ""),
    ]

    def __init__(self, record: Record, seat: int | None = None, at: int = 0, inside: bool = False) -> None:
        super().__init__()
        self.film = Film(record)
        self.seat = seat
        self.point = at
        self.inside = inside
        """Opened from a race just played, and closed back to it."""
        self.pace = "normal"
        self._timer: Timer | None = None
        """Set while the race runs by itself."""

    def on_mount(self) -> None:
        self.call_after_refresh(self.retell)

    def retell(self) -> None:
        film = self.film
        scene = film.scene(self.point, self.seat)
        told = film.told[1 : self.point + 1]
        panels = self.show_scene(scene, self._whose_view(), told, self.seat)
        state = film.positions[self.point]
        open_to_view = self.seat is None or self.seat == int(state.seat)
        chosen = film.record.moves[self.point].choice if self.point < film.last else None
        self.part("prompt").update(self._prompt(panels, chosen if open_to_view else None))
        offers = scene.offers if open_to_view else ()
        made = next((index for index, offer in enumerate(offers) if offer.action == chosen), None)
        self.show_offers(panels, offers, made)
        self.query_one(Answers).can_focus = False
        self.part("foreseen").update("")
        self.part("keys").update(panels.keys(self._keys(), self.size.width))

    @property
    def running(self) -> bool:
        """Does the race go on by itself?"""
        return self._timer is not None

    def _whose_view(self) -> str:
        where = self.voice.say("replay-at", point=self.point, last=self.film.last)
        if self.running:
            where = f"{self.voice.say('replay-running', pace=self.pace)} · {where}"
        if self.seat is None:
            return f"{where} · {self.voice.say('seen-open')}"
        return f"{where} · {self.voice.say('seen-by', player=self.voice.names[self.seat])}"

    def _prompt(self, panels: Panels, chosen: int | None) -> str:
        question = panels.scene.question
        if question is None:
            return self.voice.say("over")
        for offer in panels.scene.offers:
            if offer.action == chosen:
                player, choice = self.voice.names[question.seat], self.voice.text(offer.text)
                return self.voice.say("replay-chose", player=player, choice=choice)
        return self.voice.question(question, viewer=-1)

    def _keys(self) -> list[tuple[str, str]]:
        keys = (
            ("← →", "step"), ("PgUp PgDn", "turn"), ("g", "jump"), ("v", "view"), ("?", "help"),
            ("q", "back" if self.inside else "quit"), ("p", "pace"), ("Home End", "ends"), ("l", "language"),
        )  # fmt: skip
        film = (self.voice.say("space"), self.voice.say("key-stop" if self.running else "key-film"))
        return [film, *((key, self.voice.say(f"key-{name}", pace=self.pace)) for key, name in keys)]

    # Running by itself

    def action_film(self) -> None:
        """Let the race run from here (from its start, if this is the end), or stop it."""
        if self.running:
            self._stop()
        else:
            if self.point == self.film.last:
                self.point = 0
            self._wait()
        self.retell()

    def _wait(self) -> None:
        """The next move comes when this one has been read."""
        pause = pause_after(len(self.film.told[self.point]), self.pace)
        self._timer = self.set_timer(max(FRAME, pause), self._run_on)

    def _run_on(self) -> None:
        """One move on; behind another screen the race stands still."""
        if self.is_current:
            self.point += 1
        if self.point < self.film.last:
            self._wait()
        else:
            self._stop()
        self.retell()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_pace(self) -> None:
        """The next pace, at once."""
        self.pace = next_pace(self.pace)
        if self.running:
            self._stop()
            self._wait()
        self.retell()

    # Keys

    def action_step(self, by: int) -> None:
        """One choice on or back."""
        self.action_go(min(self.film.last, max(0, self.point + by)))

    def action_turn(self, by: int) -> None:
        """On or back to where somebody else comes to choose."""
        self.action_go(self.film.next_turn(self.point) if by > 0 else self.film.turn_before(self.point))

    def action_go(self, point: int | None) -> None:
        """To a point, and stay there; -1 is the last, None goes nowhere."""
        if point is not None:
            self._stop()
            self.point = self.film.last if point < 0 else point
            self.retell()

    def action_jump(self) -> None:
        self.app.push_screen(Jump(self.film.last), self.action_go)

    def action_view(self) -> None:
        """The next seat's view, then the open one again."""
        following = 0 if self.seat is None else self.seat + 1
        self.seat = following if following < self.film.record.players else None
        self.retell()

    def action_help(self) -> None:
        scene = self.film.scene(self.point, self.seat)
        self.app.push_screen(Help(scene, self.film.record.options, REPLAY_KEYS))

    def action_leave(self) -> None:
        if self.inside:
            self.dismiss()
        else:
            self.app.exit()
