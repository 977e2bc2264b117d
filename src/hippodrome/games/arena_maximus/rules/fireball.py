"""Fireball: all chariots near the caster are burnt (AM-841)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import kingmaker, wrecks
from hippodrome.games.arena_maximus.rules.arena import SPELL_RANGE
from hippodrome.games.arena_maximus.rules.state import ON, Position


def hits(race: Position, seat: i64) -> bool:
    """Does the active player's Fireball hit this chariot? (AM-841)"""
    return (
        seat != race.active
        and race.status[seat] == ON
        and race.distance(race.tile(seat), race.tile(race.active)) <= SPELL_RANGE
    )


def allowed(race: Position) -> bool:
    """It must hit somebody, and no contender if the caster is none (AM-706, AM-842)."""
    hit = False
    seat: i64 = 0
    while seat < race.players:
        if hits(race, seat):
            if kingmaker.barred(race, race.active, seat):
                return False
            hit = True
        seat += 1
    return hit


def burn(race: Position, chance: Chance) -> None:
    """All are damaged at once; crashes follow from the last chariot to the first (AM-509, AM-841)."""
    hit: i64 = 0
    seat: i64 = 0
    while seat < race.players:
        if hits(race, seat):
            wrecks.add_damage(race, seat, race.arena.fireball_damage, happened.BY_FIREBALL)
            hit |= 1 << seat
        seat += 1
    while hit != 0:
        last = last_of(race, hit)
        hit ^= 1 << last
        wrecks.check_crash(race, last, chance)


def last_of(race: Position, chariots: i64) -> i64:
    """The last of some chariots (a bit each)."""
    last: i64 = NOBODY
    seat: i64 = 0
    while seat < race.players:
        if chariots & (1 << seat) != 0 and (last == NOBODY or race.behind(seat, last)):
            last = seat
        seat += 1
    return last
