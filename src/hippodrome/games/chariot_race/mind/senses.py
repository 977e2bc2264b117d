"""What a seat can learn from: its chariots first, then the others' in the order of seats from its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints
from hippodrome.engine.senses import BOARD, NIL, NONE, RACE, Reading, Senses, flag, kind, number, racers_seen
from hippodrome.engine.state import Setup
from hippodrome.games.chariot_race.rules.faces import FACES
from hippodrome.games.chariot_race.rules.phases import FINISHED
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.state import OFF_BOARD
from hippodrome.games.chariot_race.rules.track import (
    DICE,
    LANES,
    NO_COLOR,
    NO_LIMIT,
    RACERS,
    START_POSITIONS,
    TOP_SPEED,
    Circus,
)

AHEAD: Final[i64] = 8
"""How many cells of each lane are seen ahead."""
HUNDREDTHS: Final[i64] = 100
"""Ways are told in hundredths of a lap."""
MOST_ROUNDS: Final = 30
FARTHEST: Final = 100
"""Beyond these one number is like another."""
SAFE: Final[i64] = 21
"""The safe speed of a cell that has no number: more than any chariot drives."""
SIGHT: Final[i64] = 30
"""Beyond so many steps one curve is like another."""


@final
class ChariotSenses(Senses[ChariotRace]):
    """The dice, the chariots with their boards, and the cells ahead in every lane."""

    def readings(self, setup: Setup) -> list[Reading]:
        assert isinstance(setup, Circus)
        found = _of_the_turn(setup)
        for name, whose in racers_seen(int(setup.chariots), int(setup.players)):
            found += _of_a_chariot(setup, name, whose)
        return found + _of_the_cells()

    def read(self, state: ChariotRace, seat: i64, into: Ints) -> None:
        me = mine(state, seat)
        at = read_turn(state, seat, into)
        circus = state.circus
        player: i64 = 0
        owner = seat
        while player < circus.players:
            chariot: i64 = 0
            while chariot < circus.chariots:
                if state.owner[chariot] == owner:
                    at = read_chariot(state, chariot, me, into, at)
                chariot += 1
            player += 1
            owner = owner + 1 if owner + 1 < circus.players else NIL
        read_cells(state, me, into, at)

    def headway(self, state: ChariotRace, seat: i64) -> float:
        if state.before_start():
            return 0.0
        circus = state.circus
        best = 0.0
        chariot: i64 = 0
        while chariot < circus.chariots:
            if state.owner[chariot] == seat and state.cell[chariot] != OFF_BOARD:
                # On the grid the lap is -1.
                way = float(state.progress(chariot) + circus.length)
                best = max(best, way / float((circus.laps + 1) * circus.length))
            chariot += 1
        return min(1.0, best)


def _of_the_turn(circus: Circus) -> list[Reading]:
    return [
        flag("asked", RACE, "this seat is asked"),
        kind("question", RACE, int(FINISHED), "draft, grid, repair, reroll, change, signs, step, attack"),
        *(kind(f"die{die}", RACE, len(FACES), f"die {die}: " + ", ".join(FACES)) for die in range(int(DICE))),
        *(flag(f"die{die}.picked", RACE, f"die {die} will be rolled again") for die in range(int(DICE))),
        number("turns", RACE, int(DICE), "turn dice not yet used"),
        number("attacks", RACE, int(DICE), "attack dice not yet used"),
        number("steps", RACE, int(TOP_SPEED), "movement points left"),
        number("came", RACE, int(TOP_SPEED), "cells entered in this turn"),
        number("supply", RACE, max(1, int(circus.cubes)), "caltrops in the supply"),
        number("round", RACE, MOST_ROUNDS, "the round"),
        number("laps", RACE, 9, "laps of the race"),
    ]


def _of_a_chariot(circus: Circus, name: str, whose: str) -> list[Reading]:
    return [
        kind(f"{name}.number", whose, int(START_POSITIONS), "its number, by which choices name it"),
        kind(f"{name}.color", whose, len(RACERS), ", ".join(RACERS)),
        flag(f"{name}.racing", whose, "it is in the race"),
        flag(f"{name}.active", whose, "it is its turn"),
        flag(f"{name}.played", whose, "it has had its turn of the round"),
        kind(f"{name}.lane", whose, len(LANES), "its lane, from the spina outwards"),
        number(f"{name}.ahead", whose, FARTHEST, "hundredths of a lap ahead of the viewer's chariot", low=-FARTHEST),
        number(f"{name}.to_go", whose, int(HUNDREDTHS * (circus.laps + 1)), "hundredths of a lap up to the finish"),
        number(f"{name}.lap", whose, int(circus.laps), "laps completed; -1 before the line is first crossed", low=-1),
        number(f"{name}.damage", whose, _most(circus.damage_max), "points of damage it can still take"),
        number(f"{name}.speed", whose, int(TOP_SPEED), "its speed"),
        number(f"{name}.fortune", whose, _most(circus.fortune_max), "its fortune"),
        number(f"{name}.cap", whose, int(TOP_SPEED), "the fastest speed its damage allows"),
        number(f"{name}.dice", whose, int(DICE), "dice it rolls at its speed"),
        number(f"{name}.curve", whose, int(SIGHT), "steps to the next curve of its lane"),
        number(f"{name}.limit", whose, int(SAFE), "the safe speed there"),
        flag(f"{name}.in_range", whose, "a javelin of the chariot at turn would reach it"),
    ]


def _most(levels: Ints) -> int:
    return max([1, *(int(level) for level in levels)])


def _of_the_cells() -> list[Reading]:
    found: list[Reading] = []
    for lane in ("own", "inner", "outer"):
        for step in range(1, int(AHEAD) + 1):
            place = f"{step} cells ahead, {lane} lane"
            found += [
                number(
                    f"{lane}_lane{step}.limit", BOARD, int(SAFE), f"safe speed {place}; 21 without a number, 0 no lane"
                ),
                flag(f"{lane}_lane{step}.pillar", BOARD, f"a pillar {place}"),
                flag(f"{lane}_lane{step}.caltrop", BOARD, f"a caltrop {place}"),
            ]
    return found


def mine(race: ChariotRace, seat: i64) -> i64:
    """The seat's chariot that ways are measured from: the one at turn, else the first in the race, else the first."""
    if race.owner[race.active] == seat:
        return race.active
    found: i64 = -1
    chariot = race.circus.chariots - 1
    while chariot >= 0:
        if race.owner[chariot] == seat and (found < 0 or race.cell[chariot] != OFF_BOARD):
            found = chariot
        chariot -= 1
    return found


def read_turn(race: ChariotRace, seat: i64, into: Ints) -> i64:
    """The question and the dice; the place after them."""
    asked = race.seat == seat
    into[0] = 1 if asked else 0
    into[1] = race.phase if asked else NONE
    die: i64 = 0
    while die < DICE:
        into[2 + die] = race.dice[die] if die < race.rolled else NONE
        into[2 + DICE + die] = race.picked >> die & 1
        die += 1
    at = 2 + 2 * DICE
    into[at] = race.turns
    into[at + 1] = race.attacks
    into[at + 2] = race.steps
    into[at + 3] = race.came
    into[at + 4] = race.supply
    into[at + 5] = race.round
    into[at + 6] = race.circus.laps
    return at + 7


def read_chariot(race: ChariotRace, chariot: i64, me: i64, into: Ints, at: i64) -> i64:
    """One chariot, measured from the viewer's."""
    circus = race.circus
    cell = race.cell[chariot]
    color = race.color[chariot]
    into[at] = chariot
    into[at + 1] = color
    into[at + 2] = 1 if cell != OFF_BOARD else 0
    into[at + 3] = 1 if race.active == chariot else 0
    into[at + 4] = race.played >> chariot & 1
    if cell == OFF_BOARD or color == NO_COLOR:
        into[at + 5] = NONE
        place: i64 = 6
        while place < 17:
            into[at + place] = 0
            place += 1
        return at + 17
    into[at + 5] = circus.lane[cell]
    progress = race.progress(chariot)
    into[at + 6] = (progress - race.progress(me)) * HUNDREDTHS // circus.length if race.alive(me) else NIL
    to_go = (circus.laps * circus.length - progress) * HUNDREDTHS // circus.length
    into[at + 7] = to_go if to_go > 0 else NIL
    into[at + 8] = race.lap[chariot]
    damage = race.damage[chariot]
    into[at + 9] = damage
    speed = race.speed[chariot]
    into[at + 10] = speed
    into[at + 11] = race.fortune[chariot]
    into[at + 12] = race.cap_at(chariot, damage)
    into[at + 13] = race.dice_at(chariot, speed)
    curve = circus.curve_ahead[cell]
    into[at + 14] = curve if curve < SIGHT else SIGHT
    limit = circus.limit_ahead[cell]
    into[at + 15] = limit if limit < SAFE else SAFE
    into[at + 16] = 1 if race.alive(race.active) and race.in_javelin_range(chariot) else 0
    return at + 17


def read_cells(race: ChariotRace, me: i64, into: Ints, at: i64) -> None:
    """The cells ahead of the viewer's chariot in its own lane and those beside it."""
    circus = race.circus
    here = race.cell[me]
    if here == OFF_BOARD:
        read_lane(race, OFF_BOARD, into, at)
        read_lane(race, OFF_BOARD, into, at + 3 * AHEAD)
        read_lane(race, OFF_BOARD, into, at + 6 * AHEAD)
        return
    read_lane(race, circus.next[here], into, at)
    read_lane(race, circus.inward[here], into, at + 3 * AHEAD)
    read_lane(race, circus.outward[here], into, at + 6 * AHEAD)


def read_lane(race: ChariotRace, cell: i64, into: Ints, at: i64) -> None:
    """A lane from a cell on."""
    circus = race.circus
    end = at + 3 * AHEAD
    if cell < 0:
        while at < end:
            into[at] = 0
            at += 1
        return
    while at < end:
        limit = circus.limit[cell]
        into[at] = SAFE if limit == NO_LIMIT else limit
        into[at + 1] = circus.pillar[cell]
        into[at + 2] = race.caltrops[cell]
        cell = circus.next[cell]
        at += 3
