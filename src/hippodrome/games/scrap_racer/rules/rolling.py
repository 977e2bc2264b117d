"""Rolling one die after another (ledger 4.3)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import abilities, accidents, driving
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.phases import BONUS, DRIVING, NUDGE, ROLL_OR_STOP
from hippodrome.games.scrap_racer.rules.state import Position


def roll(race: Position, chance: Chance) -> None:
    """Roll one die; nudges may change it before it counts (SR-301, SR-302)."""
    race.die = chance.die()
    race.emit(happened.ROLLED, race.who[race.active], race.die, race.rolled + 1)
    if race.owns_nudge():
        race.phase = NUDGE
    else:
        count(race, chance)


def count(race: Position, chance: Chance) -> None:
    """The value is final: a double, the sixth die, or one more of the total (SR-303 to SR-305)."""
    value = race.die
    race.die = 0
    if race.repeats(value):
        accidents.crash(race, value, chance)
        return
    race.dice[race.rolled] = value
    race.rolled += 1
    if race.rolled == 6:
        stop(race, chance)
    else:
        race.phase = ROLL_OR_STOP


def stop(race: Position, chance: Chance) -> None:
    """Stop rolling: the total is driven, Bonus cards before and after it (SR-501, SR-502)."""
    race.emit(happened.STOPPED, race.who[race.active], race.total_rolled())
    race.step = DRIVING
    race.phase = BONUS
    race.from_progress = race.progress[race.active]
    if race.hand_size(race.owner[race.active]) == 0:
        driving.drive_dice(race)
        abilities.check(race, chance)
