"""The course of a turn, and from one turn to the next (ledger 4.2)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer.rules import accidents, crossings, fights, rolling, tokens
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.phases import CRASHED, CROSSING, FINISHED, ORDER, ROLL_OR_STOP, ROLLING
from hippodrome.games.scrap_racer.rules.state import Position


def start(race: Position, chance: Chance) -> None:
    """The next racer becomes active and rolls its first die (SR-202, SR-301)."""
    race.phase = ROLL_OR_STOP
    race.step = ROLLING
    race.rolled = 0
    race.die = 0
    race.dice_driven = 0
    race.crossed = 0
    if race.ordered[race.owner[race.active]] == 0:
        race.phase = ORDER
        return
    race.emit(happened.TURN, race.who[race.active], race.round)
    rolling.roll(race, chance)


def carry_on(race: Position, chance: Chance) -> None:
    """What follows a drive or a card: fights, crossings with their fights, refill, pick-up (SR-205)."""
    while fights.settle(race, chance):
        if race.step == CRASHED:
            accidents.recover(race, chance)
        race.step = CROSSING
        if not crossings.resolve(race, chance):
            tokens.refill(race, chance)
            tokens.pick_up(race, chance)
            end(race, chance)
            return


def end(race: Position, chance: Chance) -> None:
    """The next racer follows; with the last one the round, and perhaps the race, ends (SR-201, SR-902, SR-908)."""
    # The house rule: nobody answers the last lap token (SR-1051).
    if race.ending == 1 and race.track.ends_at_once == 1:
        finish(race)
        return
    race.active += 1
    if race.active == race.track.racers:
        race.active = 0
        if race.ending == 1 or race.round >= race.track.most_rounds:
            finish(race)
            return
        race.round += 1
    start(race, chance)


def finish(race: Position) -> None:
    """The race is over: the racer furthest ahead has won (SR-905, SR-1022, SR-1023)."""
    race.phase = FINISHED
    race.seat = NOBODY
    if race.watcher is not None:
        for winner in race.winners():
            race.emit(happened.RACE_WON, winner)
