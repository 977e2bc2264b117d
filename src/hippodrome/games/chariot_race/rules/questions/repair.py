"""A repair? The first question of a turn, asked of whoever can pay and has something to mend."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import dice, phases
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.actions import NO_REPAIR
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.state import Position


def reach(race: Position, chance: Chance) -> None:
    """Fortune enough, and something to mend: otherwise nothing is asked (CR-302)."""
    # A turn stopped at its first die stands here, asked or not: bots read it so.
    race.phase = phases.REPAIR
    if race.fortune[race.active] < race.circus.repair_price or mendable(race) == 0:
        adjust_speed(race, chance)


def mendable(race: Position) -> i64:
    """How many points the chariot at turn has lost."""
    return race.circus.damage_max[race.color[race.active]] - race.damage[race.active]


@final
class Repair(Question):
    """Points of damage for fortune (CR-301)."""

    def offer(self, race: Position) -> None:
        """No repair, or 1 to 3 points for the same price (CR-301)."""
        most = min(race.circus.repair_most, mendable(race))
        race.put(NO_REPAIR)
        points: i64 = 1 if race.circus.repair_amount_free == 1 else most
        while points <= most:
            race.put(NO_REPAIR + points)
            points += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The price is paid in fortune and the damage level rises (CR-301)."""
        me = race.active
        points = choice - NO_REPAIR
        if points > 0:
            price = race.circus.repair_price
            race.fortune[me] -= price
            race.damage[me] += points
            race.emit(happened.REPAIRED, race.color[me], points, race.damage[me], price, race.fortune[me])
        adjust_speed(race, chance)


def adjust_speed(race: Position, chance: Chance) -> None:
    """The initial speed is cut to what the damage level allows, never raised; then roll (CR-311 to CR-313)."""
    me = race.active
    cap = race.cap(me)
    if race.speed[me] > cap:
        race.emit(happened.CAPPED, race.color[me], race.speed[me], cap, race.damage[me])
        race.speed[me] = cap
    dice.roll(race, chance)
