"""Why a thing is not on offer: what players ask most when something cannot be picked."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from hippodrome.games.chariot_race.choices import space
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import ASSAULT, CHANGE, GRID, REPAIR, REROLL, SIGNS, STEP
from hippodrome.games.chariot_race.track import FACES, PM

_ALWAYS = {"space:": "why-draft", "die:": "why-die-later", "piece:": "why-draft", "card:": "why-draft"}
_WHY = {
    int(GRID): {"space:": "why-grid"},
    int(REPAIR): {"space:": "why-later", "die:": "why-die-later", "piece:": "why-later"},
    int(REROLL): {"space:": "why-later", "die:": "why-die-picked", "piece:": "why-later"},
    int(CHANGE): {"space:": "why-later", "die:": "why-die-change", "piece:": "why-later"},
    int(SIGNS): {"space:": "why-later", "die:": "why-die-sign", "piece:": "why-later"},
    int(STEP): {"space:": "why-step", "die:": "why-die-step", "piece:": "why-piece-step"},
    int(ASSAULT): {"space:": "why-caltrop", "die:": "why-die-attack", "piece:": "why-javelin"},
}
"""By question: the reason for every kind of thing."""


def reasons(seen: Observation) -> tuple[Reason, ...]:
    """The reasons for the seat that is asked."""
    race = seen.known
    assert isinstance(race, ChariotRace)
    return tuple(_reasons(race))


def _reasons(race: ChariotRace) -> Iterator[Reason]:
    if race.phase == STEP and race.turns == 0:
        yield from _other_lanes(race)
    if race.phase == SIGNS:
        shown = [die for die in range(int(race.rolled)) if race.dice[die] != PM]
        yield from (Reason(f"die:{die}", Text(f"why-face-{FACES[race.dice[die]]}")) for die in shown)
    if race.phase == ASSAULT:
        yield from (Reason(space(race, cell), Text("why-caltrop-lies")) for cell in _lying(race))
        if race.supply == 0:
            yield Reason("space:", Text("why-no-caltrops"))
    yield from (Reason(kind, Text(key)) for kind, key in (_ALWAYS | _WHY.get(int(race.phase), {})).items())


def _other_lanes(race: ChariotRace) -> Iterator[Reason]:
    """The cells beside: without a Turn die nobody changes lanes (CR-513)."""
    here = race.cell[race.active]
    for beside in (race.circus.inward[here], race.circus.outward[here]):
        if beside >= 0:
            yield Reason(space(race, int(beside)), Text("why-no-turn"))


def _lying(race: ChariotRace) -> list[int]:
    """Cells driven through that hold a caltrop already (CR-713)."""
    driven = {int(race.entered[step]) for step in range(int(race.came))}
    return sorted(cell for cell in driven if race.caltrops[cell])
