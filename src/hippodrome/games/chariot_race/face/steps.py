"""What an event looks like: steps from cell to cell, and every point lost where it is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hippodrome.engine.events import Event
from hippodrome.engine.scene import (
    Change,
    Flash,
    Move,
    Pass,
    Pill,
    Roll,
    Step,
    Text,
    plain,
    word,
)
from hippodrome.games.chariot_race.face.dice import FACE_ART
from hippodrome.games.chariot_race.face.names import named
from hippodrome.games.chariot_race.rules.faces import NO_DIE
from hippodrome.games.chariot_race.rules.race import ChariotRace

CAUSES = ("sprint", "curve", "caltrop", "crash", "javelin", "repair", "change", "dice", "armour")
"""What makes the figures of a chariot board rise and fall."""


class Told:
    """An event by its numbers, and whom it is about."""

    def __init__(self, event: Event) -> None:
        self.args = {name: value or 0 for name, value in event.args.items()}
        self.piece = f"piece:{self.args.get('racer')}"
        self.panel = f"racer:{self.args.get('racer')}"

    def __getitem__(self, name: str) -> int:
        return self.args[name]

    def space(self, name: str = "cell") -> str:
        """A cell of the event as the scene names it."""
        return named(self.args[name])


def show(state: ChariotRace, event: Event) -> tuple[Step, ...]:
    """The steps of an event; none for what is only written."""
    steps = _SHOWN.get(event.key)
    return tuple(steps(Told(event))) if steps else ()


def _drove(told: Told) -> Iterator[Step]:
    yield Move(told.piece, (told.space("from"), told.space("to")))


def _placed(told: Told) -> Iterator[Step]:
    yield Move(told.piece, (told.space("from"), told.space("to")), "place")


def _rolled(told: Told) -> Iterator[Step]:
    for die, place in enumerate(("first", "second", "third", "fourth", "fifth")):
        if told[place] != NO_DIE:
            yield Roll(f"die:{die}", art=FACE_ART[told[place]])


def _die_set(told: Told) -> Iterator[Step]:
    yield Roll(f"die:{told['die'] - 1}", art=FACE_ART[told["to"]])


def _hurt(told: Told, cause: str) -> Iterator[Step]:
    yield Flash(told.piece, "hit")
    yield from _loss(told, told.panel, cause)


def _javelin(told: Told) -> Iterator[Step]:
    target = f"piece:{told['target']}"
    yield Pass(told.piece, target, "chariot-attack", word("cause-javelin"))
    yield Flash(target, "hit")
    yield from _loss(told, f"racer:{told['target']}", "javelin")


def _loss(told: Told, panel: str, cause: str) -> Iterator[Step]:
    yield Change(panel, "damage", -told["lost"], cause)
    yield Pill(told.space(), Text(f"cause-{cause}.pill", {"lost": told["lost"]}), "danger", "shield")


def _struck(told: Told) -> Iterator[Step]:
    yield Flash(told.space(), "hit")


def _destroyed(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "wreck")
    yield Pill(told.space(), word("pill-wreck"), "danger", "skull")


def _debris(told: Told) -> Iterator[Step]:
    yield Flash(told.space(), "turn")


def _caltrop_dropped(told: Told) -> Iterator[Step]:
    yield Pass(told.piece, told.space(), "caltrop", word("token-caltrop"))


def _repaired(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "damage", told["points"], "repair")
    yield Change(told.panel, "fortune", -told["price"], "repair")
    yield Pill(told.piece, plain(f"+{told['points']}"), "good", "shield")


def _paid(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "fortune", -told["price"], "change")


def _favoured(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "fortune", told["gained"], "dice")
    yield Pill(told.piece, plain(f"+{told['gained']}"), "good", "chariot-fortune")


def _capped(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "speed", told["to"] - told["from"], "armour")


def _speed(told: Told) -> Iterator[Step]:
    yield Change(told.panel, "speed", told["to"] - told["from"], "dice")


def _lap(told: Told) -> Iterator[Step]:
    yield Flash(told.piece, "line")
    yield Pill(told.piece, Text("pill-lap", {"left": told["left"]}), "good", "dolphin")


def _lined_up(told: Told) -> Iterator[Step]:
    yield Flash(told.space(), "gain")


_SHOWN: dict[str, Callable[[Told], Iterator[Step]]] = {
    "lined_up": _lined_up,
    "repaired": _repaired,
    "capped": _capped,
    "rolled": _rolled,
    "paid": _paid,
    "rerolled": _rolled,
    "die_set": _die_set,
    "favoured": _favoured,
    "sprinted": partial(_hurt, cause="sprint"),
    "speed": _speed,
    "drove": _drove,
    "changed_lane": _drove,
    "curve_hurt": partial(_hurt, cause="curve"),
    "caltrop_hit": partial(_hurt, cause="caltrop"),
    "pillar_hit": _struck,
    "crashed": _struck,
    "crash_hurt": partial(_hurt, cause="crash"),
    "placed": _placed,
    "destroyed": _destroyed,
    "debris": _debris,
    "lap": _lap,
    "caltrop_dropped": _caltrop_dropped,
    "javelin": _javelin,
}
