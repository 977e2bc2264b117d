"""Who may still decide the race: the kingmaker rule of the final round (ledger 3.11)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.arena_maximus.rules import phases
from hippodrome.games.arena_maximus.rules.arena import HASTE
from hippodrome.games.arena_maximus.rules.state import DONE, DOWN1, NOT_CAST, OPEN, OUT, Position


def reach(race: Position, seat: i64) -> i64:
    """The greatest progress a chariot could still have at the end of this round (AM-703)."""
    place = race.progress[seat]
    if race.moved[seat] == 1 or race.status[seat] == DOWN1:
        return place
    phase = race.phase
    if seat != race.active or phase == phases.SPELL or phase == phases.SWAP or phase == phases.PAYMENT:
        return place + race.pool[seat] + fastest(race, race.beast(seat), race.hand_size(seat)) + skip(race)
    if phase == phases.SLOWING:
        return place + race.speed() + skip(race)
    if phase == phases.SPEED:
        return place + race.speed() + min(race.beast(seat) - race.picked, race.hand_size(seat)) + skip(race)
    if (phase == phases.COUNTER_SPELL or phase == phases.CASTING) and race.teleported != OPEN:
        place += race.speed() + min(race.beast(seat), race.hand_size(seat)) + skip(race)
        return place + race.arena.haste_speed if race.spell == HASTE else place
    if race.teleported == OPEN or (race.teleported == NOT_CAST and race.moves_left > 0):
        return place + race.moves_left + skip(race)
    return place + race.moves_left


def skip(race: Position) -> i64:
    """The tile that Teleport adds to a movement (AM-703)."""
    if race.arena.spells == 1 and race.arena.skip_costs_move == 0:
        return 1
    return 0


def fastest(race: Position, beast: i64, hand: i64) -> i64:
    """What cards in hand can add to the speed of a turn: whips, or Haste and whips (AM-703)."""
    plain = min(beast, hand)
    if race.arena.spells == 0 or hand < 2:
        return plain
    return max(plain, race.arena.haste_speed + min(beast, hand - 2))


def contender(race: Position, seat: i64) -> bool:
    """Can a chariot still win this final round? (AM-704)"""
    status = race.status[seat]
    return status != DONE and status != OUT and reach(race, seat) > race.best


def barred(race: Position, actor: i64, victim: i64) -> bool:
    """May a player not act against another, because only the other can still win? (AM-701, AM-705)"""
    if race.best == 0 or race.arena.kingmaker == 0:
        return False
    return contender(race, victim) and not contender(race, actor)


def barred_by_any(race: Position, actor: i64) -> bool:
    """Is there a contender, and this player is none? (AM-706)"""
    if race.best == 0 or race.arena.kingmaker == 0 or contender(race, actor):
        return False
    seat: i64 = 0
    while seat < race.players:
        if contender(race, seat):
            return True
        seat += 1
    return False
