"""Damage, crash, elimination (ledger 3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import altered
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import finish, phases, pool
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.state import DOWN1, OUT, Position


def hurt(race: Position, seat: i64, damage: i64, cause: i64, chance: Chance) -> None:
    """Damage, and the crash it may cause at once (AM-501)."""
    if damage <= 0:
        return
    add_damage(race, seat, damage, cause)
    check_crash(race, seat, chance)


def add_damage(race: Position, seat: i64, damage: i64, cause: i64) -> None:
    """Damage alone: where several are hit at once, crashes are looked at afterwards (AM-509)."""
    race.damage[seat] += damage
    race.emit(happened.HURT, race.who[seat], damage, race.damage[seat], cause)


def check_crash(race: Position, seat: i64, chance: Chance) -> None:
    """A chariot with as much damage as its Chariot figure crashes; a second time it is out (AM-501)."""
    if race.damage[seat] < race.hull(seat):
        return
    race.damage[seat] = 0
    pool.empty(race, seat)
    if seat == race.active:
        race.moves_left = 0
        race.phase = phases.ENDING_TURN
    if race.broken[seat] == 1:
        eliminate(race, seat, chance)
    else:
        crash(race, seat)


def crash(race: Position, seat: i64) -> None:
    """First crash: broken wheel, off the track, the hand is kept (AM-502, AM-503, AM-507)."""
    race.broken = altered(race.broken, seat, 1)
    race.status[seat] = DOWN1
    race.arrive(seat)
    if race.arena.crash_by_rounds == 1:
        race.moved[seat] = 1
    race.emit(happened.CRASHED, race.who[seat], race.tile(seat))


def eliminate(race: Position, seat: i64, chance: Chance) -> None:
    """Second crash: the chariot is out, its cards are discarded (AM-508); the last one left wins (AM-512)."""
    race.look_into(seat, chance)
    race.status[seat] = OUT
    race.moved[seat] = 1
    race.endings += 1
    race.ended = altered(race.ended, seat, race.endings)
    first = seat * CARD_TYPES
    card: i64 = 0
    while card < CARD_TYPES:
        race.discards[card] += race.hands[first + card]
        race.hands[first + card] = 0
        if race.arena.removed_to_hand == 1:
            race.shown[first + card] = 0
        card += 1
    race.emit(happened.ELIMINATED, race.who[seat], race.tile(seat))
    if survivors(race) == 1:
        finish.end_race(race)


def survivors(race: Position) -> i64:
    """Chariots that are not out."""
    count: i64 = 0
    seat: i64 = 0
    while seat < race.players:
        if race.status[seat] != OUT:
            count += 1
        seat += 1
    return count
