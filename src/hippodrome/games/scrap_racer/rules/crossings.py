"""Passing the line: lap tokens and Objective cards (ledger 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total_between
from hippodrome.games.scrap_racer.rules import driving
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.state import Position


def resolve(race: Position, chance: Chance) -> bool:
    """One crossing of the first racer in scan order that has one (SR-803 to SR-808)."""
    scanned: i64 = 0
    while scanned < race.track.racers:
        racer = race.scanned(scanned)
        if race.pending[racer] > 0:
            race.pending[racer] -= 1
            race.crossed = 1
            if race.lap_tokens[racer] < race.track.laps:
                take_lap_token(race, racer, chance)
            return True
        scanned += 1
    return False


def take_lap_token(race: Position, racer: i64, chance: Chance) -> None:
    """A lap token: an Objective card for it, or the end of the race with the last one (SR-804, SR-805, SR-901)."""
    race.lap_tokens[racer] += 1
    race.emit(happened.LAP_TOKEN, race.who[racer], race.lap_tokens[racer])
    if race.lap_tokens[racer] < race.track.laps:
        draw_objective(race, racer, chance)
    elif race.ending == 0:
        race.ending = 1
        if race.track.ends_at_once == 1:
            race.emit(happened.LAST_TURN, race.who[racer])
        else:
            race.emit(happened.LAST_ROUND, race.who[racer])


def draw_objective(race: Position, racer: i64, chance: Chance) -> None:
    """The stragglers named by the card drive forward together (SR-811 to SR-813)."""
    kinds = len(race.objective_pile)
    if total_between(race.objective_pile, 0, kinds) == 0:
        move_between(race.objective_discard, race.objective_pile, 0, kinds)
        race.emit(happened.RESHUFFLED, happened.OBJECTIVE_DECK)
    card = chance.draw(race.objective_pile, 0, kinds)
    race.objective_pile[card] -= 1
    race.objective_discard[card] += 1
    race.emit(happened.OBJECTIVE, race.who[racer], card)
    targets = stragglers(race, card)
    target: i64 = 0
    while target < race.track.racers:
        if targets & (1 << target) != 0:
            driving.forward(race, target, race.track.objective_distance[card])
        target += 1


def stragglers(race: Position, card: i64) -> i64:
    """The racers an Objective card names, a bit for each: so many of the last, or all but the first (SR-811)."""
    racers = race.track.racers
    first = race.track.objective_spared[card]
    if race.track.objective_moved[card] > 0:
        first = racers - race.track.objective_moved[card]
    named: i64 = 0
    racer: i64 = 0
    while racer < racers:
        if race.standing(racer) >= first:
            named |= 1 << racer
        racer += 1
    return named
