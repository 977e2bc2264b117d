"""How far a Bonus card drives, and playing one (ledger 4.5)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.scrap_racer.rules import driving
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import BONUS_KINDS, CATCH_UP, FORWARD, TO_CURVE


def play(race: Position, kind: i64) -> None:
    """A Bonus card is driven in full and discarded (SR-502, SR-504)."""
    seat = race.owner[race.active]
    driven = distance(race, kind)
    race.hands[seat * BONUS_KINDS + kind] -= 1
    race.bonus_discard[kind] += 1
    race.emit(happened.PLAYED, race.who[race.active], kind)
    driving.forward(race, race.active, driven)


def distance(race: Position, kind: i64) -> i64:
    """How far a card would drive the active racer; 0 if it has no target (SR-511 to SR-516)."""
    effect = race.track.bonus_effect[kind]
    if effect == FORWARD:
        return race.track.bonus_distance[kind]
    if effect == CATCH_UP:
        if race.track.catch_up_by_rank == 1:
            return to_next_in_ranking(race)
        return to_next_racer(race)
    if effect == TO_CURVE:
        return to_section(race, 1)
    return to_section(race, 0)


def to_section(race: Position, curve: i64) -> i64:
    """To the next first space of a straight or curve, a full lap if it is the only one (SR-512, SR-513)."""
    space = race.space(race.active)
    ahead: i64 = 1
    while ahead <= race.track.length:
        space = race.next_space(space)
        if race.track.opens[space] == 1 and race.track.curve[space] == curve:
            return ahead
        ahead += 1
    return 0


def to_next_racer(race: Position) -> i64:
    """To the next racer met on the road, whatever its lap (SR-515, SR-516)."""
    length = race.track.length
    here = race.space(race.active)
    nearest: i64 = 0
    racer: i64 = 0
    while racer < race.track.racers:
        there = race.space(racer)
        if racer != race.active and there > 0 and there != here:
            ahead = there - here
            if ahead < 0:
                ahead += length
            if nearest == 0 or ahead < nearest:
                nearest = ahead
        racer += 1
    return nearest


def to_next_in_ranking(race: Position) -> i64:
    """To the next racer in the ranking that stands elsewhere (switch `catch_up_scope`)."""
    mine = race.progress[race.active]
    here = race.space(race.active)
    target: i64 = -1
    racer: i64 = 0
    while racer < race.track.racers:
        theirs = race.progress[racer]
        if theirs > mine and race.space(racer) != here:
            if target < 0 or theirs < race.progress[target]:
                target = racer
        racer += 1
    if target < 0:
        return 0
    return race.space_at(race.progress[target] - mine)
