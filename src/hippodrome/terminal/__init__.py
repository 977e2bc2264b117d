"""The same races in a terminal: play them at one keyboard, watch them again. No game is named here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hippodrome.bots import Bot
    from hippodrome.engine.race import Race
    from hippodrome.engine.record import Record


def play_race(
    race: Race, seats: Sequence[Bot | None], language: str = "en", *, fast: bool = False, save: Path | None = None
) -> Path:
    """Play a race to its end or until somebody leaves; a seat without a bot is a person's.

    With `fast` bots move at once. The record is kept in `save`, or among the user's own data.
    Returns where.
    """
    from hippodrome.terminal.app import HippodromeApp
    from hippodrome.terminal.console import check_console, usual_place
    from hippodrome.terminal.play import RaceScreen
    from hippodrome.terminal.table import Table
    from hippodrome.terminal.voice import Voice

    check_console()
    path = save if save is not None else usual_place(race.record.game)
    voice = Voice(race.game, language, race.record.seats)
    app = HippodromeApp(voice, lambda: RaceScreen(Table(race, seats), path, "off" if fast else "normal"))
    app.run()
    if path.exists():
        print(app.voice.say("record", path=str(path)))
    return path


def replay_race(record: Record, language: str = "en", *, seat: int | None = None, at: int = 0) -> None:
    """Step through a recorded race from a point on, as a seat saw it or (None) with everything open."""
    from hippodrome.terminal.app import HippodromeApp
    from hippodrome.terminal.console import check_console
    from hippodrome.terminal.replay import ReplayScreen
    from hippodrome.terminal.voice import Voice

    check_console()
    voice = Voice(record.declared, language, record.seats)
    HippodromeApp(voice, lambda: ReplayScreen(record, seat, at)).run()
