"""Whether the mover stops at a stable, and which cards he changes there (AM-432)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, phases, picks, pool
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, PASS
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Stable(Question):
    """Asked of a mover who enters a stable: drive through, or stop (AM-432, AM-433)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        race.put(ACCEPT)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Stopping heals all damage and costs the pool and the rest of the move (AM-432)."""
        if choice == PASS:
            race.phase = phases.ATTACKING
            return
        seat = race.active
        race.damage[seat] = 0
        race.moves_left = 0
        pool.empty(race, seat)
        race.emit(happened.STABLED, race.who[seat], race.tile(seat))
        race.ask(seat, phases.STABLE_DISCARD, chance)

    def rests(self) -> bool:
        return True


@final
class StableDiscard(Question):
    """Asked of one who has stopped: any number of cards is thrown away, then the hand is filled up (AM-432)."""

    def offer(self, race: Position) -> None:
        picks.offer_any(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.throw_away(race, choice)
            return
        cards.draw_up(race, race.active, chance)
        race.arrive(race.active)
        race.phase = phases.ENDING_TURN

    def rests(self) -> bool:
        return True

    def picking(self) -> bool:
        return True
