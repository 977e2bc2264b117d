"""Whether to jump over a tile (AM-851)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.drive import drive, hand_of, less_kind, on_the_way
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import REIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace

GAIN: Final[i64] = 120


@final
class Teleport(Judged):
    """Where that saves more than the cards are worth."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        seat = race.seat
        hand = hand_of(race, seat)
        steps = race.moves_left
        if race.arena.skip_costs_move == 1:
            steps -= 1
        skipping = drive(race, seat, steps, race.speed(), less_kind(hand, REIN, 2), 0, 1)
        if skipping < on_the_way(race, hand) + GAIN:
            return PASS
        return cards.least_missed(race, 1, luck)
