"""What racers can do after driving; the Brawler's ability shows in `fights`, the Trickster's in `state`."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules import driving, tokens
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.phases import ABILITY, CARRY_ON
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import DRIFTER, OPPORTUNIST, OVERTAKER, SPRINTER


def check(race: Position, chance: Chance) -> None:
    """The ability of the active racer is checked once after driving (SR-521 to SR-526)."""
    race.phase = CARRY_ON
    who = race.who[race.active]
    if on_its_ground(race, who):
        if race.track.ability_mandatory == 0:
            race.phase = ABILITY
        else:
            drive_on(race)
    elif who == OVERTAKER and overtook(race):
        drive_on(race)
    elif who == OPPORTUNIST and overtook(race):
        race.emit(happened.ABILITY_USED, who)
        count: i64 = 0
        while count < race.track.extra[OPPORTUNIST]:
            tokens.take_bonus_token(race, race.active, happened.BY_OVERTAKE, chance)
            count += 1


def on_its_ground(race: Position, who: i64) -> bool:
    """Has a Sprinter ended on a straight, or a Drifter on a curve? (SR-523, SR-524)"""
    curve = race.track.curve[race.space(race.active)]
    return (who == SPRINTER and curve == 0) or (who == DRIFTER and curve == 1)


def drive_on(race: Position) -> None:
    """The extra space is an ordinary forward move (SR-531)."""
    who = race.who[race.active]
    race.emit(happened.ABILITY_USED, who)
    driving.forward(race, race.active, race.track.extra[who])


def overtook(race: Position) -> bool:
    """Was another racer passed between the start and the end of driving? (SR-529)"""
    length = race.track.length
    driven = race.progress[race.active] - race.from_progress
    start = race.space_at(race.from_progress)
    racer: i64 = 0
    while racer < race.track.racers:
        theirs = race.progress[racer]
        if racer != race.active and theirs > 0:
            if race.track.overtake_by_rank == 1:
                if race.from_progress < theirs and theirs < race.progress[race.active]:
                    return True
            else:
                ahead = race.space(racer) - start
                if ahead < 0:
                    ahead += length
                if ahead > 0 and ahead < driven:
                    return True
        racer += 1
    return False
