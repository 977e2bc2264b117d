"""A drive in one's head, for the rule of thumb: what so many tiles are worth at a speed with some cards.

Worths are hundredths of a tile. A hand is packed into one number, five bits for each type of card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    FACE_DOWN,
    HAZARD,
    JUMP,
    MAGIC,
    REIN,
    ROCKS,
    SYMBOL_COUNT,
)
from hippodrome.games.arena_maximus.rules.race import ArenaRace

BITS: Final[i64] = 5
CARD_MASK: Final[i64] = 31

TILE: Final[i64] = 100
MOMENTUM: Final[i64] = 120
SATURATION: Final[i64] = 12
PACE: Final[i64] = 2
URGE: Final[i64] = 10
MOST_URGE: Final[i64] = 300
"""Behind `PACE` tiles a round a tile is worth more: nobody waits for ever before an obstacle."""
HOME: Final[i64] = 300
VICTORY: Final[i64] = 3000
"""Past everybody in the last round."""
UNKNOWN_STRAIGHT: Final[i64] = 20
UNKNOWN_CURVE: Final[i64] = 45
"""Hundredths of a damage to be feared from a face-down tile."""
DRAWN_REIN: Final[i64] = 40
DRAWN_MAGIC: Final[i64] = 18
DRAWN_SYMBOL: Final[i64] = 16
"""What a card yet to be drawn is on average, in hundredths: a rein, magic, one with a given symbol."""
CRASH: Final[i64] = 700
OUT_OF_RACE: Final[i64] = 4000
FRAIL: Final[i64] = 60
"""What it costs to be left with 1 damage to bear; half as much with 2."""


def hand_of(race: ArenaRace, seat: i64) -> i64:
    """The cards a position knows in a hand, packed."""
    hand: i64 = 0
    place = (seat + 1) * CARD_TYPES
    first = seat * CARD_TYPES
    while place > first:
        place -= 1
        hand = hand << BITS | race.hands[place]
    return hand


def count(hand: i64, card: i64) -> i64:
    """How many of a card a packed hand holds."""
    return hand >> BITS * card & CARD_MASK


def count_kind(hand: i64, first: i64) -> i64:
    """How many whips or reins a packed hand holds."""
    cards = hand >> BITS * first
    return (
        (cards & CARD_MASK)
        + (cards >> BITS & CARD_MASK)
        + (cards >> 2 * BITS & CARD_MASK)
        + (cards >> 3 * BITS & CARD_MASK)
        + (cards >> 4 * BITS & CARD_MASK)
    )


def without(hand: i64, card: i64) -> i64:
    """A packed hand less one card."""
    # Not `1 << place`: once compiled, a literal is shifted in 32 bits.
    place = BITS * card
    rest = hand >> place
    return hand - (rest << place) + (rest - 1 << place)


def less_kind(hand: i64, first: i64, number: i64) -> i64:
    """A packed hand after laying whips (or reins) of whatever symbol there is most of, then magic."""
    while number > 0:
        most = first
        card = first + 1
        while card < first + SYMBOL_COUNT:
            if count(hand, card) > count(hand, most):
                most = card
            card += 1
        if count(hand, most) == 0:
            most = MAGIC
            if count(hand, MAGIC) == 0:
                return hand
        hand = without(hand, most)
        number -= 1
    return hand


def margin(race: ArenaRace, seat: i64) -> i64:
    """Damage a chariot can bear before it crashes."""
    return race.hull(seat) - race.damage[seat]


def tile_worth(race: ArenaRace, seat: i64) -> i64:
    """A tile is worth the more the longer the race drags on."""
    late = URGE * (PACE * race.round - race.progress[seat])
    if late <= 0:
        return TILE
    if late > MOST_URGE:
        late = MOST_URGE
    return TILE + late


def momentum(speed: i64) -> i64:
    """What a speed is worth for the turns to come: the first points most."""
    return speed * (MOMENTUM - SATURATION * speed)


def drive(race: ArenaRace, seat: i64, steps: i64, speed: i64, hand: i64, drawn: i64, skip: i64) -> i64:
    """The worth of so many steps with a hand and some cards yet to be drawn; `skip` jumps over a tile."""
    arena = race.arena
    place = race.progress[seat]
    bearable = 100 * margin(race, seat)
    reins = 100 * count_kind(hand, REIN) + DRAWN_REIN * drawn
    magic = 100 * count(hand, MAGIC) + DRAWN_MAGIC * drawn
    each = tile_worth(race, seat)
    damage: i64 = 0
    worth: i64 = 0
    while steps > 0:
        place += 1 + skip
        worth += each * (1 + skip)
        skip = 0
        steps -= 1
        if place >= arena.length:
            place += steps
            worth += HOME + each * steps
            break
        face = race.ring[place]
        if face == FACE_DOWN:
            damage += UNKNOWN_CURVE if arena.curved[place] == 1 else UNKNOWN_STRAIGHT
            continue
        kind = arena.face_kind[face]
        short: i64 = 0
        if kind == ROCKS:
            short = 100 * arena.face_number[face]
            paid = min(reins, short)
            reins -= paid
            short -= paid
        elif kind == JUMP:
            damage += 100 * max(0, arena.face_number[face] - speed)
        elif kind == HAZARD:
            short = symbols_short(race, seat, face, hand, drawn)
        if short > 0 and (kind == ROCKS or arena.magic_pays_symbols == 1):
            paid = min(magic, short)
            magic -= paid
            short -= paid
        damage += short
        if damage >= bearable:
            return worth - (OUT_OF_RACE if race.broken[seat] == 1 else CRASH)
    if race.best > 0 and place > race.best:
        worth += VICTORY
    return worth - damage - frailty(bearable - damage)


def symbols_short(race: ArenaRace, seat: i64, face: i64, hand: i64, drawn: i64) -> i64:
    """Hundredths of symbols of a hazard that whips and reins do not pay; the own colour is free (AM-436, AM-437)."""
    arena = race.arena
    own = arena.colour[race.who[seat]]
    short: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        needed = 100 * arena.face_symbols[face * SYMBOL_COUNT + symbol]
        if needed > 0 and symbol != own:
            needed -= 100 * (count(hand, symbol) + count(hand, REIN + symbol)) + DRAWN_SYMBOL * drawn
            if needed > 0:
                short += needed
        symbol += 1
    return short


def frailty(left: i64) -> i64:
    """What it costs to be left with so many hundredths of damage to bear."""
    if left <= 150:
        return FRAIL
    if left <= 250:
        return FRAIL // 2
    return 0


def on_the_way(race: ArenaRace, hand: i64) -> i64:
    """What the rest of the mover's turn is worth with a hand."""
    return drive(race, race.active, race.moves_left, race.speed(), hand, 0, 0)


def fear(race: ArenaRace, place: i64, speed: i64) -> i64:
    """What the turn after may cost at a speed, with the cards that speed leaves in hand."""
    arena = race.arena
    needed: i64 = 0
    damage: i64 = 0
    last = min(arena.length - 1, place + max(1, speed))
    while place < last:
        place += 1
        face = race.ring[place]
        if face == FACE_DOWN:
            if arena.curved[place] == 1:
                needed += 100
            else:
                needed += 50
        elif arena.face_kind[face] == JUMP:
            damage += 100 * max(0, arena.face_number[face] - speed)
        else:
            needed += 100 * arena.face_number[face]
    needed -= 70 * (arena.hand_total - speed)
    if needed > 0:
        damage += needed
    return damage


def needs(race: ArenaRace, seat: i64, reach: i64) -> i64:
    """What the face-up tiles ahead ask for: symbols five bits each as a hand, then reins for rocks."""
    arena = race.arena
    place = race.progress[seat]
    last = min(arena.length - 1, place + reach)
    own = arena.colour[race.who[seat]]
    found: i64 = 0
    while place < last:
        place += 1
        face = race.ring[place]
        if face == FACE_DOWN:
            break
        kind = arena.face_kind[face]
        if kind == ROCKS:
            found += arena.face_number[face] << BITS * SYMBOL_COUNT
        elif kind == HAZARD:
            symbol: i64 = 0
            while symbol < SYMBOL_COUNT:
                if symbol != own:
                    found += arena.face_symbols[face * SYMBOL_COUNT + symbol] << BITS * symbol
                symbol += 1
    return found
