"""The dice in their tray."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.scene import Die, Text, word
from hippodrome.games.scrap_racer.rules.phases import CRASHED, NUDGE
from hippodrome.games.scrap_racer.rules.race import ScrapRace


def dice(race: ScrapRace) -> Iterator[Die]:
    """Six places; the die that may still be nudged is in play (SR-302). On an Accident card, its dice."""
    if race.step == CRASHED and race.phase == NUDGE:
        values = _card_dice(race)
        for place, value in enumerate(values):
            active = place == len(values) - 1
            yield _die(place, value, "active" if active else "idle")
        return
    for place in range(6):
        if place < race.rolled:
            yield _die(place, int(race.dice[place]), "idle")
        elif place == race.rolled and race.die:
            yield _die(place, int(race.die), "active")
        else:
            yield _free(place)


@lru_cache(maxsize=256)
def _die(place: int, value: int, state: Literal["idle", "active"]) -> Die:
    return Die(f"die:{place}", Text("scene-die", {"value": value}), value, state=state)


@lru_cache(maxsize=16)
def _free(place: int) -> Die:
    return Die(f"die:{place}", word("scene-die-free"), state="free")


def _card_dice(race: ScrapRace) -> list[int]:
    """The dice of an Accident card while the last of them may be nudged (SR-409)."""
    return [int(value) for value in (race.dice[5], race.die) if value]


def dice_total(race: ScrapRace) -> int:
    """What the dice in the tray come to; after a crash those of the turn count for nothing (SR-701)."""
    if race.step != CRASHED:
        return int(race.total_rolled())
    return sum(_card_dice(race)) if race.phase == NUDGE else 0
