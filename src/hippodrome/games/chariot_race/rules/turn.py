"""Rounds, the order of turns, and the end of the race (ledger 4.2 and 4.9)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.questions import repair
from hippodrome.games.chariot_race.rules.state import Position


def begin_next(race: Position, chance: Chance) -> None:
    """The leader of those yet to play; after the last one a new round begins (CR-201, CR-202, CR-206)."""
    chariot = race.leader_to_play()
    if chariot < 0:
        if race.decided():
            finish(race)
            return
        race.round += 1
        race.played = 0
        race.emit(happened.ROUND, race.round)
        chariot = race.leader_to_play()
    race.active = chariot
    race.emit(happened.TURN_BEGAN, race.color[chariot], race.round)
    repair.reach(race, chance)


def end(race: Position, chance: Chance) -> None:
    """Unused dice are lost, and the next chariot plays (CR-407, CR-723)."""
    race.played |= 1 << race.active
    race.rolled = 0
    race.picked = 0
    race.turns = 0
    race.attacks = 0
    race.steps = 0
    race.came = 0
    begin_next(race, chance)


def finish(race: Position) -> None:
    """The race is over (CR-803, CR-805)."""
    race.phase = phases.FINISHED
    race.seat = NOBODY
    if race.watcher is not None:
        winners = race.winners()
        for winner in winners:
            race.emit(happened.RACE_WON, winner)
        if len(winners) == 0:
            race.emit(happened.NO_WINNER)
