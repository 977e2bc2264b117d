"""Where a choice leads."""

from __future__ import annotations

from contextlib import suppress

from hippodrome.engine.chance import Halt, Halting
from hippodrome.engine.events import Note
from hippodrome.engine.state import Watcher
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.race import ScrapRace


def space_ahead(race: ScrapRace, distance: int) -> int:
    """The space so far ahead of the active racer."""
    return (int(race.progress[race.active]) + distance - 1) % int(race.track.length) + 1


def fight_after(race: ScrapRace, action: int) -> int:
    """The space of the fight that a choice leads to before chance has a say, 0 for none."""
    return next((int(note[1]) for note in _certain(race, action) if note[0] == happened.FIGHT), 0)


def landing(race: ScrapRace, action: int) -> int:
    """The space where a choice certainly puts the active racer, abilities included."""
    who = int(race.who[race.active])
    drives = [int(note[3]) for note in _certain(race, action) if note[0] == happened.DROVE and note[1] == who]
    return drives[-1] if drives else space_ahead(race, 0)


def _certain(race: ScrapRace, action: int) -> list[Note]:
    """What happens after a choice before chance has a say."""
    after = race.clone()
    watcher = Watcher()
    after.watcher = watcher
    with suppress(Halt):
        after.take(action, Halting())
    return watcher.drain()
