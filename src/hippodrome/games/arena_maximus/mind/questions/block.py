"""Whether to block, and how to answer a block (AM-421)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.drive import hand_of, less_kind, on_the_way, tile_worth
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import REIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace


@final
class Block(Judged):
    """With whatever is not magic."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        return cards.cheap(race, luck)

    def owed(self, race: ArenaRace) -> i64:
        return race.blocks


@final
class BlockAnswer(Judged):
    """If driving on with what is left beats the tile before (AM-423)."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        if race.offered[0] == PASS:
            after = less_kind(hand_of(race, race.seat), REIN, race.blocks)
            if on_the_way(race, after) + tile_worth(race, race.seat) < 0:
                return PASS
        return cards.least_missed(race, 1, luck)

    def owed(self, race: ArenaRace) -> i64:
        return race.blocks - race.picked
