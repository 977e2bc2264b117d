"""Before the start: who drives which chariot, in what order they line up, and how they stand (ledger 4.1)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, zeros
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.state import Position
from hippodrome.games.chariot_race.rules.track import START_POSITIONS


def seat_drafters(race: Position, chance: Chance) -> None:
    """Lots decide who drafts first; second chariots are drafted the other way round (CR-921)."""
    players = race.circus.players
    first = chance.below(players)
    turn: i64 = 0
    while turn < race.circus.chariots:
        back = 2 * players - 1 - turn
        race.owner[turn] = (first + (turn if turn < players else back)) % players
        turn += 1


def draw_lots(race: Position, chance: Chance) -> None:
    """White chariots are lined up by lot, without gaps (CR-102 to CR-105)."""
    chariots = race.circus.chariots
    each = chariots // race.circus.players
    waiting = zeros(int(chariots))
    chariot: i64 = 0
    while chariot < chariots:
        waiting[chariot] = 1
        chariot += 1
    place: i64 = 0
    while place < chariots:
        drawn = chance.draw(waiting, 0, chariots)
        waiting[drawn] = 0
        race.owner[place] = drawn // each
        race.color[place] = race.circus.colors[drawn]
        race.position[place] = place
        place += 1
    line_up(race)


def taken(chosen: Ints, one: i64) -> bool:
    """Has a chariot this colour, or this start position, already? (CR-921, CR-924)"""
    return any(other == one for other in chosen)


def next_on_grid(race: Position) -> i64:
    """The last to choose lines up first; second chariots go the other way round (CR-922, CR-923)."""
    players = race.circus.players
    if race.circus.chariots == players or race.drafted < players:
        return players - 1 - race.drafted
    return 3 * players - 1 - race.drafted


def number_by_position(race: Position) -> None:
    """Chariots are numbered by start position, empty positions skipped (CR-924)."""
    owners = race.owner[:]
    colors = race.color[:]
    positions = race.position[:]
    place: i64 = 0
    number: i64 = 0
    while place < START_POSITIONS:
        chariot: i64 = 0
        while chariot < race.circus.chariots:
            if race.position[chariot] == place:
                owners[number] = race.owner[chariot]
                colors[number] = race.color[chariot]
                positions[number] = place
                number += 1
            chariot += 1
        place += 1
    race.owner = owners
    race.color = colors
    race.position = positions


def line_up(race: Position) -> None:
    """Chariots stand before the line, levels at their start values (CR-004, CR-104, CR-925)."""
    circus = race.circus
    chariot: i64 = 0
    while chariot < circus.chariots:
        color = race.color[chariot]
        race.cell[chariot] = circus.start[race.position[chariot]]
        race.lap[chariot] = -1
        race.damage[chariot] = circus.damage_start[color]
        race.speed[chariot] = circus.speed_start[color]
        race.fortune[chariot] = circus.fortune_start[color]
        chariot += 1
    race.emit(happened.ROUND, race.round)
