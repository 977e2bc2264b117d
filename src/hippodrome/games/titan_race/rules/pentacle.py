"""The pentacle: another roll of the turn's die for a life (TR-1108 to TR-1114)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import dice, life
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.course import PENTACLE
from hippodrome.games.titan_race.rules.state import UP, Position


def usable(race: Position) -> bool:
    """The die done, on a pentacle cell by one's own movement, with life to pay (TR-1108, TR-1112)."""
    titan = race.active
    return (
        race.die_done == 1
        and race.own_move == 1
        and race.course.feature[race.place[titan]] == PENTACLE
        and race.life[titan] >= race.course.pentacle_life
    )


def reroll(race: Position, chance: Chance) -> None:
    """1 life for another roll of the turn's die, which must be performed (TR-1109 to TR-1114)."""
    titan = race.active
    life.lose(race, titan, happened.BY_PENTACLE)
    if race.down[titan] != UP:
        return
    race.rerolled = 1
    race.face = chance.below(6)
    race.dice[titan] = race.face
    race.emit(happened.REROLLED, race.who[titan], race.face)
    dice.colour_life(race)
    dice.play(race)
