"""Which cards to throw away before drawing (AM-321)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.drive import drive, hand_of, without
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Discard(Judged):
    """A card goes if a fresh one is likely to serve the drive better."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        seat = race.seat
        hand = hand_of(race, seat)
        steps = race.moves_left
        drawn = race.arena.hand_total - race.pool[seat] - race.hand_size(seat)
        best: i64 = PASS
        highest = drive(race, seat, steps, race.speed(), hand, drawn, 0) + cards.DOUBT // 2
        index: i64 = 1
        while index < race.offers:
            card = race.offered[index] - CARD
            worth = drive(race, seat, steps, race.speed(), without(hand, card), drawn + 1, 0)
            if worth > highest:
                highest = worth
                best = CARD + card
            index += 1
        return best

    def draws(self) -> bool:
        return True
