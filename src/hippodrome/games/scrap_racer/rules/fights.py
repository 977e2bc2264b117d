"""Two racers on one space fight until every space holds one (ledger 4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer.rules import driving
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.phases import CRASHED, OWN_FIGHT
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import BRAWLER


def settle(race: Position, chance: Chance) -> bool:
    """Fight until no space holds two racers; False if an owner must name a winner (SR-601, SR-603)."""
    space = contested_space(race)
    while space > 0:
        if race.track.teams == 1 and all_of_one_player(race, space):
            race.phase = OWN_FIGHT
            return False
        fight(race, space, chance)
        space = contested_space(race)
    return True


def contested_space(race: Position) -> i64:
    """The first space in scan order that holds two racers (SR-603)."""
    # Asked after every move, and mostly in vain: nothing is reckoned but how far apart two racers are.
    progress = race.progress
    length = race.track.length
    racers = race.track.racers
    scanned: i64 = 0
    while scanned < racers:
        mine = progress[race.scanned(scanned)]
        following = scanned + 1
        while mine > 0 and following < racers:
            theirs = progress[race.scanned(following)]
            apart = mine - theirs if mine > theirs else theirs - mine
            while apart >= length:
                apart -= length
            if apart == 0 and theirs > 0:
                return race.space_at(mine)
            following += 1
        scanned += 1
    return 0


def all_of_one_player(race: Position, space: i64) -> bool:
    """Do all racers on a space belong to one player? (SR-1013)"""
    seat: i64 = NOBODY
    racer: i64 = 0
    while racer < race.track.racers:
        if race.space(racer) == space:
            if seat != NOBODY and race.owner[racer] != seat:
                return False
            seat = race.owner[racer]
        racer += 1
    return True


def fight(race: Position, space: i64, chance: Chance) -> None:
    """One die each, the highest drives on; the active Brawler needs none outside a crash (SR-604 to SR-608)."""
    active = race.active
    if race.watcher is not None:
        race.emit(happened.FIGHT, space, racers_on(race, space))
    if race.who[active] == BRAWLER and race.space(active) == space and race.step != CRASHED:
        race.emit(happened.ABILITY_USED, BRAWLER)
        win(race, active, race.track.extra[BRAWLER])
        return
    fighters: i64 = 0
    racer: i64 = 0
    while racer < race.track.racers:
        if race.space(racer) == space:
            fighters |= 1 << racer
        racer += 1
    while fighters & (fighters - 1) != 0:
        fighters = roll(race, fighters, chance)
    winner: i64 = 0
    while fighters & (1 << winner) == 0:
        winner += 1
    win(race, winner, race.track.fight_drive)


def racers_on(race: Position, space: i64) -> i64:
    """How many racers stand on a space."""
    count: i64 = 0
    racer: i64 = 0
    while racer < race.track.racers:
        if race.space(racer) == space:
            count += 1
        racer += 1
    return count


def roll(race: Position, fighters: i64, chance: Chance) -> i64:
    """The fighters roll in scan order; those with the highest die remain (SR-604)."""
    highest: i64 = 0
    best: i64 = 0
    scanned: i64 = 0
    while scanned < race.track.racers:
        racer = race.scanned(scanned)
        if fighters & (1 << racer) != 0:
            value = chance.die()
            race.emit(happened.FIGHT_DIE, race.who[racer], value)
            if value > highest:
                highest = value
                best = 0
            if value == highest:
                best |= 1 << racer
        scanned += 1
    return best


def win(race: Position, winner: i64, distance: i64) -> None:
    """The winner drives on, all others stay (SR-605, SR-606)."""
    race.emit(happened.FIGHT_WON, race.who[winner])
    driving.forward(race, winner, distance)
