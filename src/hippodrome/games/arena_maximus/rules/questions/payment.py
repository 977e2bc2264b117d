"""With which card beside the magic one a spell is paid (AM-803)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, phases
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import CARD
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN, WHIP
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Payment(Question):
    """Asked once the spell, and for Terrain alteration the tiles, are chosen (AM-804)."""

    def offer(self, race: Position) -> None:
        offer_cards(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        pay(race, choice)

    def picking(self) -> bool:
        return True


def offer_cards(race: Position) -> None:
    """A whip or rein with the symbol, or a second magic card (AM-803)."""
    first = race.seat * CARD_TYPES
    symbol = race.arena.spell_symbol[race.spell]
    if race.hands[first + WHIP + symbol] > 0:
        race.put(CARD + WHIP + symbol)
    if race.hands[first + REIN + symbol] > 0:
        race.put(CARD + REIN + symbol)
    if race.hands[first + MAGIC] > 1:
        race.put(CARD + MAGIC)


def pay(race: Position, choice: i64) -> None:
    """Both cards are discarded, then opponents may cancel the spell (AM-804, AM-811)."""
    cards.lay(race, choice)
    cards.lay(race, CARD + MAGIC)
    race.emit(happened.CAST, race.who[race.active], race.spell)
    race.asked = 0
    race.phase = phases.CASTING
