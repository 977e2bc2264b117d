"""Which symbols of a hazard the mover pays (AM-436)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import total
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import cards, phases, wrecks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN, SYMBOL_COUNT
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


def meet(race: Position, chance: Chance) -> None:
    """Asked of a mover on a hazard, for each of its symbols but those of the own colour (AM-436, AM-437)."""
    seat = race.active
    race.look_into(seat, chance)
    first = race.face() * SYMBOL_COUNT
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        race.unpaid[symbol] = race.arena.face_symbols[first + symbol]
        symbol += 1
    race.unpaid[race.arena.colour[race.who[seat]]] = 0
    race.ask(seat, phases.HAZARD, chance)


@final
class Hazard(Question):
    """Stop, or a card that pays one of the symbols left, magic any of them (AM-152, AM-153, AM-437)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        if total(race.unpaid) == 0:
            return
        first = race.seat * CARD_TYPES
        card = race.least
        while card < MAGIC:
            if race.unpaid[symbol_of(card)] > 0 and race.hands[first + card] > 0:
                race.put(CARD + card)
            card += 1
        if race.arena.magic_pays_symbols == 1 and race.hands[first + MAGIC] > 0:
            race.put(CARD + MAGIC)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            hit(race, chance)
            return
        cards.lay(race, choice)
        pay_symbol(race, choice - CARD)

    def rests(self) -> bool:
        return True

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN if total(race.unpaid) > 0 else NOBODY


def symbol_of(card: i64) -> i64:
    """The symbol on a whip or rein."""
    return card if card < REIN else card - REIN


def pay_symbol(race: Position, card: i64) -> None:
    """A card pays its symbol, magic the first one left: which one is no choice of its own (AM-437)."""
    symbol: i64 = 0
    if card != MAGIC:
        symbol = symbol_of(card)
    else:
        while race.unpaid[symbol] == 0:
            symbol += 1
    race.unpaid[symbol] -= 1


def hit(race: Position, chance: Chance) -> None:
    """One damage for each symbol not paid, in one piece (AM-436, AM-439)."""
    seat = race.active
    missing = total(race.unpaid)
    race.emit(happened.MET_HAZARD, race.who[seat], race.tile(seat), missing)
    symbol: i64 = 0
    while symbol < SYMBOL_COUNT:
        race.unpaid[symbol] = 0
        symbol += 1
    race.phase = phases.ATTACKING
    wrecks.hurt(race, seat, missing, happened.BY_HAZARD, chance)
