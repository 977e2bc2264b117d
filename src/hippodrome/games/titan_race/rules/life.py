"""Life, damage, costs and K.O. (ledger 3.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import hands
from hippodrome.games.titan_race.rules.course import RIPOSTE, SHIELD
from hippodrome.games.titan_race.rules.phases import GAIN, PROTECT, STRIKE_BACK, SWEEP
from hippodrome.games.titan_race.rules.state import SKULL, UP, Position

ANSWERABLE: Final[i64] = (
    1 << happened.BY_PUSH | 1 << happened.BY_GREEN | 1 << happened.BY_FLAMES | 1 << happened.BY_DRAIN
    | 1 << happened.BY_EXPLOSION | 1 << happened.BY_FIREBALL | 1 << happened.BY_LIGHTNING
)  # fmt: skip
"""The causes marked for Riposte in the damage table, as bits."""


def hit(race: Position, titan: i64, cause: i64, chance: Chance) -> None:
    """1 damage: a K.O. titan is immune, Shield may prevent it (TR-805, TR-1013)."""
    if race.down[titan] != UP:
        race.emit(happened.UNHARMED, race.who[titan], cause)
    elif may_react(race, titan) and hands.holds(race, titan, SHIELD, chance):
        race.victim = titan
        race.cause = cause
        race.phase = PROTECT
    else:
        if race.patient() and may_react(race, titan):
            race.pass_by(titan, cause, PROTECT)
        wound(race, titan, cause, chance)


def may_react(race: Position, titan: i64) -> bool:
    """Out of turn always; in one's own turn as any card (TR-307, TR-1005, TR-1007, TR-1011)."""
    return race.owner[titan] != race.owner[race.active] or (
        race.card_used == 0 and race.rerolled == 0 and race.turns[race.active] > 0
    )


def wound(race: Position, titan: i64, cause: i64, chance: Chance) -> None:
    """The damage is done; Riposte may answer it before a drain is enjoyed (TR-909, TR-1014)."""
    lose(race, titan, cause)
    if cause == happened.BY_DRAIN:
        race.push(GAIN)
    if (
        ANSWERABLE >> cause & 1 == 1
        and race.down[titan] == UP
        and race.down[race.active] == UP
        and race.owner[titan] != race.owner[race.active]
    ):
        if hands.holds(race, titan, RIPOSTE, chance):
            race.victim = titan
            race.phase = STRIKE_BACK
        elif race.patient():
            race.pass_by(titan, 0, STRIKE_BACK)


def lose(race: Position, titan: i64, cause: i64) -> None:
    """1 life less, as damage or cost; at 0 the titan is K.O. on its cell (TR-511, TR-801 to TR-803)."""
    race.life[titan] -= 1
    race.emit(happened.LOST, race.who[titan], race.life[titan], cause)
    if race.life[titan] == 0:
        race.down[titan] = SKULL
        race.emit(happened.KNOCKED_OUT, race.who[titan], race.place[titan])


def gain(race: Position, titan: i64, life: i64) -> i64:
    """More life, up to the titan's maximum; how much it was (TR-801)."""
    gained = min(life, race.course.most_life[race.who[titan]] - race.life[titan])
    race.life[titan] += gained
    return gained


def sweep(race: Position, titans: i64, cause: i64, chance: Chance) -> None:
    """1 damage to each titan of a list fixed beforehand, the active one last (TR-509)."""
    if titans == 0:
        return
    titan = race.active + 1
    if titan == race.course.titans:
        titan = 0
    while titans >> titan & 1 == 0:
        titan += 1
        if titan == race.course.titans:
            titan = 0
    rest = titans & ~(1 << titan)
    if rest != 0:
        race.push(SWEEP, rest, cause)
    hit(race, titan, cause, chance)
