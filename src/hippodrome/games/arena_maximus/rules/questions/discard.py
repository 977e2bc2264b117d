"""Which unwanted cards the active player throws away (AM-321)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, phases, picks
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Discarding(Interlude):
    """Phase 3: asked once the speed is set (AM-301, AM-321)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.ask(race.active, phases.DISCARD, chance)


@final
class Discard(Question):
    """Stop, or one more card up to Driver (AM-321)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        if race.picked < race.driver(race.seat):
            picks.offer_cards(race, 0, CARD_TYPES)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.throw_away(race, choice)
            if race.picked < race.driver(race.active):
                return
        race.phase = phases.DRAWING

    def rests(self) -> bool:
        return True

    def picking(self) -> bool:
        return True
