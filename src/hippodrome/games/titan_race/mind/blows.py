"""What blows, traps and shoves are worth to the titan at turn, in hundredths of a row: for the rule of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.titan_race.rules import cards, traps
from hippodrome.games.titan_race.rules.course import LAVA, NO_CELL, NO_DIRECTION, PIRATES, B, F
from hippodrome.games.titan_race.rules.state import NO_TITAN, UP, Position

ROW: Final[i64] = 100
TRAP: Final[i64] = 25
"""A trap that nobody stands on."""
BEHIND: Final[i64] = 6
"""A rival so many rows behind is hardly worth a blow."""


def price(life: i64) -> i64:
    """What a titan with so much life loses with the next one; with the last, a turn."""
    if life <= 1:
        return 260
    if life == 2:
        return 120
    if life == 3:
        return 60
    if life == 4:
        return 40
    return 20


def hurts(race: Position, cell: i64) -> bool:
    """Does a cell take a life? (TR-503)"""
    feature = race.course.feature[cell]
    return race.trap[cell] == 1 or feature == LAVA or feature == PIRATES


def weight(race: Position, other: i64) -> i64:
    """How much of a hundred another titan's fortune weighs: rivals ahead most, one's own side below nought."""
    me = race.active
    if race.side(race.owner[other]) == race.side(race.owner[me]):
        return -60
    lead = race.row[other] - race.row[me]
    if lead < -BEHIND:
        return 15
    if lead > 0:
        return 60
    return 40


def worth_of_hit(race: Position, other: i64) -> i64:
    """A titan takes 1 damage."""
    if race.down[other] != UP:
        return 0
    return price(race.life[other]) * weight(race, other) // 100


def worth_of_strike(race: Position, cell: i64) -> i64:
    """1 damage on a cell: whoever stands there, or a trap in one's own way (TR-406)."""
    if cell == NO_CELL:
        return 0
    if race.trap[cell] == 1:
        return TRAP
    other = race.titan_on(cell)
    if other == NO_TITAN:
        return 0
    return worth_of_hit(race, other)


def worth_of_blast(race: Position, stop: i64) -> i64:
    """1 damage on every cell around, up to a direction (TR-509)."""
    worth: i64 = 0
    direction = F
    while direction < stop:
        worth += worth_of_strike(race, race.beside(race.active, direction))
        direction += 1
    return worth


def worth_of_trap(race: Position, direction: i64) -> i64:
    """Under a titan it goes off, behind it waits for those who follow (TR-703, TR-704)."""
    cell = race.beside(race.active, direction)
    other = race.titan_on(cell)
    if other != NO_TITAN:
        return worth_of_hit(race, other)
    if direction < B:
        return 0
    worth = TRAP
    behind = B
    while behind < NO_DIRECTION:
        near = race.course.beside[6 * cell + behind]
        if near != NO_CELL:
            other = race.titan_on(near)
            if other != NO_TITAN:
                worth += weight(race, other) // 4
        behind += 1
    return worth


def best_trap(race: Position) -> i64:
    """The best place around."""
    best: i64 = 0
    direction = F
    while direction < NO_DIRECTION:
        if traps.can_lay(race, race.beside(race.active, direction)):
            best = max(best, worth_of_trap(race, direction))
        direction += 1
    return best


def worth_of_shift(race: Position, other: i64, direction: i64) -> i64:
    """Another titan is moved by a cell; it may push me or a third one (TR-608)."""
    course = race.course
    cell = race.beside(other, direction)
    rise = course.rise[direction]
    gain = ROW * rise
    if cell != NO_CELL and hurts(race, cell):
        gain -= price(race.life[other])
    worth = -gain * weight(race, other) // 100
    if cell == race.place[race.active]:
        worth += ROW * rise - price(race.life[race.active])
    return worth


def worth_of_lightning(race: Position) -> i64:
    """Everybody ahead takes damage (TR-1012)."""
    ahead = cards.titans_ahead(race)
    worth: i64 = 0
    other: i64 = 0
    while other < race.course.titans:
        if ahead >> other & 1 == 1:
            worth += worth_of_hit(race, other)
        other += 1
    return worth
