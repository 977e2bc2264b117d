"""The one question of the game, its answers, and why nothing else is one."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.scene import Reason, Text
from hippodrome.engine.state import Observation
from village_race.face.board import space
from village_race.rules.race import WALK, VillageRaceRace

_REASONS = (
    Reason("space:", Text("why-space")),
    Reason("piece:", Text("why-piece")),
    Reason("die:", Text("why-die")),
)


def prompt(race: VillageRaceRace) -> Prompt:
    """Walk or run?"""
    return Prompt("pace", {"racer": ("racer", int(race.active))}, "VR-201")


def choice(race: VillageRaceRace, action: int) -> Choice:
    """An answer, and what it points at."""
    if action != WALK:
        return Choice(action, "run", targets=("die:0",))
    stride = int(race.street.stride)
    end = min(int(race.progress[race.active]) + stride, int(race.street.spaces) + 1)
    return Choice(action, "walk", {"spaces": stride}, (space(end),), f"+{stride}", "good")


def reasons(seen: Observation[VillageRaceRace]) -> tuple[Reason, ...]:
    """Why nothing else can be picked."""
    return _REASONS
