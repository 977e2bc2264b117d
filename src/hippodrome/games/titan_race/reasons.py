"""Why a thing is not on offer: what players ask most when something cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from hippodrome.games.titan_race.choices import piece, prompt, racer, tray
from hippodrome.games.titan_race.rules import TitanRace
from hippodrome.games.titan_race.state import TAKE, UP

_ALWAYS = {"card:": "why-card", "die:": "why-die", "space:": "why-space", "piece:": "why-piece", "pile:": "why-pile"}
_WHY = {
    "take": {"space:": "why-take", "card:": "why-card-take", "piece:": "why-take"},
    "take_only": {"space:": "why-down", "card:": "why-down", "piece:": "why-down"},
    "enter": {"space:": "why-enter"},
    "menu": {"space:": "why-menu", "card:": "why-card-menu", "piece:": "why-menu", "die:": "why-die-done"},
    "side": {"space:": "why-side"},
    "path": {"space:": "why-path"},
    "run": {"space:": "why-path"},
    "step_aside": {"space:": "why-aside"},
    "lay": {"space:": "why-lay"},
    "lay_behind": {"space:": "why-lay"},
    "lay_or_move": {"space:": "why-lay"},
    "swap": {"piece:": "why-adjacent", "space:": "why-adjacent"},
    "drive": {"piece:": "why-adjacent", "space:": "why-drive"},
    "drain": {"piece:": "why-drain", "space:": "why-adjacent"},
    "protect": {"card:": "why-protect"},
    "strike_back": {"card:": "why-strike-back"},
    "plunder": {"card:": "why-plunder"},
}
"""By question: the reason for every kind of thing."""


def reasons(seen: Observation) -> tuple[Reason, ...]:
    """The reasons for the seat that is asked."""
    race = seen.known
    assert isinstance(race, TitanRace)
    return tuple(_reasons(race))


def _reasons(race: TitanRace) -> Iterator[Reason]:
    if race.phase == TAKE:
        for place, (_, titan) in enumerate(tray(race)):
            if titan >= 0:
                yield Reason(f"die:{place}", Text("why-die-taken", {"racer": racer(race, titan)}))
    key = prompt(race).key
    if key == "drain":
        down = (titan for titan in range(int(race.course.titans)) if race.down[titan] != UP)
        yield from (Reason(piece(race, titan), Text("why-drain-down")) for titan in down)
    yield from (Reason(kind, Text(words)) for kind, words in (_ALWAYS | _WHY.get(key, {})).items())
