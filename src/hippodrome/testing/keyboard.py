"""A race at the keyboard for tests: the real screens, real keys, the text that is really shown."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from textual.pilot import Pilot

from hippodrome import Race, new
from hippodrome.bots import Bot, bot
from hippodrome.terminal.app import HippodromeApp
from hippodrome.terminal.dialogs import HandOver
from hippodrome.terminal.panels import Panels
from hippodrome.terminal.play import RaceScreen
from hippodrome.terminal.replay import ReplayScreen
from hippodrome.terminal.table import Table
from hippodrome.terminal.voice import Voice

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Flo"]

CHARACTER = 12.2
"""The width of a character in Textual's pictures of a screen."""

Story = Callable[["Keyboard"], Awaitable[None]]


class Keyboard:
    """What a person has in front of them: keys to press and a screen to read."""

    def __init__(self, app: HippodromeApp, pilot: Pilot[None]) -> None:
        self.app = app
        self._pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until bots have moved and the screen stands still."""
        for key in keys:
            await self._pilot.press(key)
            await self.wait()

    async def wait(self) -> None:
        await self._pilot.pause()
        await self.app.workers.wait_for_complete()
        await self._pilot.pause()

    async def resize(self, width: int, height: int) -> None:
        await self._pilot.resize_terminal(width, height)
        await self.wait()

    @property
    def screen(self) -> object:
        return self.app.screen

    @property
    def text(self) -> str:
        """Everything on the screen, line after line."""
        picture = self.app.export_screenshot()
        rows: dict[float, str] = {}
        for x, y, words in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', picture):
            column = round(float(x) / CHARACTER)
            before = rows.get(float(y), "").ljust(column)
            rows[float(y)] = before[:column] + html.unescape(words).replace("\xa0", " ")
        return "\n".join(rows[y] for y in sorted(rows))

    @property
    def race_screen(self) -> RaceScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, RaceScreen))

    @property
    def panels(self) -> Panels:
        """What is shown beside the board."""
        panels = self.race_screen.panels
        assert panels is not None
        return panels

    @property
    def table(self) -> Table:
        return self.race_screen.table

    @property
    def race(self) -> Race:
        return self.table.race


def tell(app: HippodromeApp, story: Story, size: tuple[int, int] = (80, 24)) -> None:
    """Run a story at the keyboard."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            keyboard = Keyboard(app, pilot)
            await keyboard.wait()
            await story(keyboard)

    asyncio.run(run())


def race_of(game: str, people: int, seed: int = 5, players: int | None = None) -> tuple[Race, list[Bot | None]]:
    """A race of so many people, against random bots."""
    race = new(game, players, seed)
    count = race.record.players
    race.record.seats = [NAMES[seat] if seat < people else f"Bot {seat + 1}" for seat in range(count)]
    return race, [None if seat < people else bot("random", race.game) for seat in range(count)]


def playing(
    race: Race, seats: Sequence[Bot | None], record: Path, language: str = "en", whole: bool = False
) -> HippodromeApp:
    """The application in which this race is played, without pauses; one answer at a time, unless `whole` moves are."""
    voice = Voice(race.game, language, race.record.seats)
    return HippodromeApp(voice, lambda: RaceScreen(Table(race, seats), record, "off", whole))


def watching(race: Race, seat: int | None = None, at: int = 0, language: str = "en") -> HippodromeApp:
    """The application in which this race is watched."""
    voice = Voice(race.game, language, race.record.seats)
    return HippodromeApp(voice, lambda: ReplayScreen(race.record, seat, at))


async def take_the_keyboard(keyboard: Keyboard) -> None:
    """Whoever had the keyboard passes it on, and whoever is called confirms."""
    await pass_the_keyboard_on(keyboard)
    if isinstance(keyboard.screen, HandOver):
        await keyboard.press("space")


async def pass_the_keyboard_on(keyboard: Keyboard) -> None:
    """Whoever had the keyboard has seen enough."""
    if not isinstance(keyboard.screen, HandOver) and keyboard.table.hand_over_to is not None:
        await keyboard.press("space")
        assert isinstance(keyboard.screen, HandOver)
