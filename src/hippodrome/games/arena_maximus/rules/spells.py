"""The optional spells: what they cost, when they may be cast, what they do (ledger 4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules import fireball, kingmaker, phases, terrain
from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    FIREBALL,
    HASTE,
    HEALING,
    MAGIC,
    REIN,
    TELEPORT,
    TERRAIN,
    WHIP,
)
from hippodrome.games.arena_maximus.rules.state import Position


def can_pay(race: Position, seat: i64, spell: i64) -> bool:
    """A magic card, and one with the spell's symbol or a second magic card? (AM-803)"""
    first = seat * CARD_TYPES
    magic = race.hands[first + MAGIC]
    symbol = race.arena.spell_symbol[spell]
    return magic > 0 and (magic > 1 or race.hands[first + WHIP + symbol] > 0 or race.hands[first + REIN + symbol] > 0)


def useful(race: Position, spell: i64) -> bool:
    """May the spell be cast here? (AM-706, AM-822, AM-842, AM-845)"""
    if spell == HEALING:
        return race.damage[race.active] > 0
    if spell == FIREBALL:
        return fireball.allowed(race)
    if spell == TERRAIN:
        return not kingmaker.barred_by_any(race, race.active) and terrain.swappable(race)
    return True


def work(race: Position, chance: Chance) -> None:
    """The spell takes effect (AM-804)."""
    spell = race.spell
    if spell == TELEPORT:
        race.phase = phases.ADVANCING
        return
    race.phase = phases.SETTING_SPEED
    race.spell = NOBODY
    if spell == HASTE:
        race.hasted = 1
        race.emit(happened.HASTENED, race.who[race.active], race.arena.haste_speed)
    elif spell == HEALING:
        heal(race, race.active)
    elif spell == FIREBALL:
        fireball.burn(race, chance)
    else:
        terrain.exchange(race)


def heal(race: Position, seat: i64) -> None:
    """Healing repairs up to its number (AM-845)."""
    healed = min(race.damage[seat], race.arena.healing)
    race.damage[seat] -= healed
    race.emit(happened.HEALED, race.who[seat], healed)
