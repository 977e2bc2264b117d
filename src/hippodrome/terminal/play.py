"""Playing: people choose by keys, bots move by themselves, the keyboard goes round."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList

from hippodrome.engine.errors import NothingToUndo
from hippodrome.engine.foresight import foresight
from hippodrome.engine.plans import foretold, plans
from hippodrome.engine.preview import preview
from hippodrome.engine.scene import Offer, Scene
from hippodrome.study.hints import hint
from hippodrome.study.speech import advice
from hippodrome.study.words import study_words
from hippodrome.terminal.dialogs import Finish, HandOver, Leaving
from hippodrome.terminal.help import Help
from hippodrome.terminal.moves import Moves, omens
from hippodrome.terminal.pace import BEAT, PACES, next_pace, pause_after
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.replay import ReplayScreen
from hippodrome.terminal.stage import Stage
from hippodrome.terminal.table import SPECTATOR, Table
from hippodrome.terminal.widgets import Answers, BoardView

HINT_SECONDS = 1.0
HINT_PLAYOUTS = 5000
HINT_STAYS = 20.0


class RaceScreen(Stage):
    """A race being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo", ""),
        ("h", "hint", ""),
        ("s", "save", ""),
        ("p", "pace", ""),
        ("w", "whole", ""),
        ("space", "hurry", ""),
        ("question_mark", "help", ""),
        ("q", "leave", ""),
        Binding("pageup", "scroll_log(-1)", priority=True),
        Binding("pagedown", "scroll_log(1)", priority=True),
    ]

    def __init__(self, table: Table, record: Path, pace: str = "normal", whole: bool = True) -> None:
        super().__init__()
        self.whole = whole
        """Whole moves are listed; else one answer at a time."""
        self.moves: Moves | None = None
        self.table = table
        self.record = record
        self.pace = pace
        self.panels: Panels | None = None
        self._foreseen: Offer | None = None
        self._hurry = asyncio.Event()

    # The course of the race

    def on_mount(self) -> None:
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Show the position, then let whoever is asked act: a bot, the viewer, or somebody to be called."""
        self.retell()
        if self.table.race.over:
            self.finish()
        elif self.table.bot_to_move:
            self.let_bots_move()
        elif self.table.hand_over_to is not None and self.table.viewer == SPECTATOR:
            self.hand_over(self.table.hand_over_to)

    def hand_over(self, heir: int) -> None:
        """Hide everything until the next person confirms; not even below that screen is a hand left open."""
        self.table.sit_down(SPECTATOR)
        self.retell()
        self.app.push_screen(HandOver(self.table.name(heir), self.action_leave), lambda _: self._sit_down(heir))

    def _sit_down(self, seat: int) -> None:
        self.table.sit_down(seat)
        self.go_on()

    @work(exclusive=True, group="bots")
    async def let_bots_move(self) -> None:
        """Bots move one after the other, at a pace that can be followed."""
        while self.table.bot_to_move:
            await self._pause()
            out = len(self.table.umpire.faults)
            choice = await asyncio.to_thread(self.table.bot_choice)
            for fault in self.table.umpire.faults[out:]:
                told = self.voice.say("forfeit", player=self.table.name(fault.seat), fault=fault.sentence())
                self.notify(told, severity="error", markup=False)
            self.table.play(choice)
            if PACES[self.pace] > 0:
                self.retell()
        self.go_on()

    async def _pause(self) -> None:
        """Time to read what has just happened; the space bar cuts it short, another screen stops the race."""
        # A screen is not told by whom it was covered, nor for how long.
        while not self.is_current:  # noqa: ASYNC110
            await asyncio.sleep(BEAT / 10)
        pause = pause_after(len(self.table.last), self.pace)
        if pause > 0:
            self._hurry.clear()
            try:
                await asyncio.wait_for(self._hurry.wait(), pause)
            except TimeoutError:
                return

    def finish(self) -> None:
        """The race is over: keep it, and say who has won."""
        self._write()
        assert self.panels is not None
        self.app.push_screen(Finish(self.table.race, self.panels, str(self.record)), self._after_the_end)

    def _after_the_end(self, wish: str | None) -> None:
        if wish == "leave":
            self.app.exit()
        elif wish == "replay":
            self.app.push_screen(ReplayScreen(self.table.race.record, seat=None, inside=True))

    # What is on the screen

    def retell(self) -> None:
        table = self.table
        scene = table.scene()
        answers = self.query_one(Answers)
        same = self.panels is not None and self.panels.scene.offers == scene.offers
        kept = answers.highlighted if same and (self.moves is not None) == self.whole else 0
        self.panels = self.show_scene(scene, self._whose_view(), table.told, table.viewer)
        self.part("prompt").update(self._prompt(self.panels))
        self.moves = self._whole_moves(scene) if self.whole and table.asks_viewer else None
        self.show_offers(self.panels, self.offers if table.asks_viewer else (), kept)
        self.part("keys").update(self.panels.keys(self._keys(), self.size.width))
        if table.asks_viewer:
            answers.focus()
            self._foreseen = None
            self._foresee(kept or 0)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What there is to choose from: whole moves, or answers to the question."""
        assert self.panels is not None
        return self.panels.scene.offers if self.moves is None else self.moves.offers

    def _whole_moves(self, scene: Scene) -> Moves:
        return Moves(plans(self.table.game, self.table.race.observe(self.table.viewer), scene), scene, self.voice)

    def _whose_view(self) -> str:
        if self.table.viewer == SPECTATOR:
            return self.voice.say("seen-by-spectator")
        return self.voice.say("seen-by", player=self.table.name(self.table.viewer))

    def _prompt(self, panels: Panels) -> str:
        question = panels.scene.question
        if question is None:
            return self.voice.say("over")
        if self.table.hand_over_to is not None:
            return self.voice.say("pass-on", player=self.table.name(question.seat))
        prompt = self.voice.question(question, self.table.viewer)
        if self.table.asks_viewer and len(self.table.people) > 1:
            return self.voice.say("asked", player=self.table.name(question.seat), prompt=prompt)
        return prompt

    def _keys(self) -> list[tuple[str, str]]:
        say = self.voice.say
        keys = []
        if self.table.asks_viewer:
            keys += [("1-9 ↑↓", say("key-choose")), ("Enter", say("key-confirm"))]
            keys += [("w", say("key-single" if self.whole else "key-whole")), ("h", say("key-hint"))]
        elif self.table.bot_to_move:
            keys.append((say("space"), say("key-hurry")))
        elif self.table.race.over:
            keys.append((say("space"), say("key-result")))
        elif self.table.hand_over_to is not None:
            keys.append((say("space"), say("key-pass-on")))
        if self.table.undoable:
            keys.append(("u", say("key-undo")))
        keys += [("?", say("key-help")), ("q", say("key-quit"))]
        if len(self.table.people) < len(self.table.seats):
            keys.append(("p", say("key-pace", pace=self.pace)))
        return [*keys, ("l", say("key-language")), ("s", say("key-save"))]

    def _foresee(self, index: int) -> None:
        """What is certain about the answer pointed at, in words and on the board."""
        if self.panels is None or not 0 <= index < len(self.offers):
            return
        offer = self.offers[index]
        if offer is self._foreseen:
            return
        self._foreseen = offer
        game, seen = self.table.game, self.table.race.observe(self.table.viewer)
        row = (offer.action,) if self.moves is None else self.moves.plans[index].choices
        events = preview(game, seen, offer.action) if self.moves is None else foretold(game, seen, row)
        risks = omens(foresight(game, seen, self.panels.scene, row), self.voice)
        self.part("foreseen").update(self.panels.foreseen(offer, events, self.roomy, risks))
        self.query_one(BoardView).show(replace(self.panels.scene, offers=self.offers), self.voice.words, offer)

    # Keys

    def on_key(self, event: Key) -> None:
        if event.character is not None and event.character in "0123456789" and self.table.asks_viewer:
            event.stop()
            self.query_one(Answers).type_digit(event.character)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.table.asks_viewer:
            self._foresee(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.panels is not None and self.table.asks_viewer:
            self.choose(event.option_index)

    def choose(self, index: int) -> None:
        """The viewer has decided."""
        self.table.play(*self.moves.plans[index].choices if self.moves is not None else [self.offers[index].action])
        self.go_on()

    def action_whole(self) -> None:
        """Whole moves, or one answer at a time."""
        self.whole = not self.whole
        if self.table.asks_viewer:
            self.retell()

    def action_undo(self) -> None:
        """Take the last choice back, if nothing was revealed by it."""
        try:
            self.table.undo()
        except NothingToUndo as refusal:
            self.notify(refusal.say(self.voice.language), severity="warning")
            return
        self.workers.cancel_group(self, "bots")
        self.notify(self.voice.say("undone"))
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Advice to the viewer: the best answer is pointed at, with its odds beside those of the others."""
        if self.panels is None or not self.table.asks_viewer:
            return
        asked = self.panels.scene
        words = study_words(self.table.game, self.voice.language)
        self.notify(self.voice.say("thinking"), timeout=HINT_SECONDS)
        seen = self.table.race.observe(self.table.viewer)
        found = await asyncio.to_thread(hint, self.table.game, seen, HINT_PLAYOUTS, 1, HINT_SECONDS)
        if self.panels.scene is not asked:
            return
        begun = [offer.action for offer in self.offers]
        self.query_one(Answers).highlighted = begun.index(found.best) if found.best in begun else 0
        offered = [self.table.game.choice(seen.known, action) for action in seen.choices()]
        self.notify("\n".join(advice(found, offered, words)), timeout=HINT_STAYS, markup=False)

    def action_save(self) -> None:
        if self._write():
            self.notify(self.voice.say("saved", path=str(self.record)))

    def _write(self) -> bool:
        """Keep the record; a full disc or a forbidden folder is told, and the race goes on."""
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            self.table.race.save(self.record)
        except OSError as error:
            problem = self.voice.say("not-saved", path=str(self.record), problem=error.strerror or str(error))
            self.notify(problem, severity="error")
            return False
        return True

    def action_pace(self) -> None:
        """The next pace for bots."""
        self.pace = next_pace(self.pace)
        self._hurry.set()
        if self.panels is not None:
            self.part("keys").update(self.panels.keys(self._keys(), self.size.width))

    def action_hurry(self) -> None:
        """Go on at once: with the next bot, to the next person, or after the end to the result."""
        self._hurry.set()
        if self.table.race.over:
            self.finish()
        elif self.table.hand_over_to is not None:
            self.hand_over(self.table.hand_over_to)

    def action_help(self) -> None:
        if self.panels is not None:
            self.app.push_screen(Help(self.panels.scene, self.table.race.record.options))

    def action_leave(self) -> None:
        if self.table.race.over:
            self.app.exit()
        else:
            self.app.push_screen(Leaving(str(self.record)), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self._write()
            self.app.exit()
