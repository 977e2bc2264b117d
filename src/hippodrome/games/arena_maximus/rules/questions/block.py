"""Who blocks the mover with how many reins, and how he answers (ledger 3.6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import cards, kingmaker, phases, picks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, REIN
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Blocking(Interlude):
    """Each occupant in turn may block; then the mover answers the sum (AM-421, AM-422)."""

    def run(self, race: Position, chance: Chance) -> None:
        seat = race.occupant_after(0)
        while seat != NOBODY:
            if race.asked & (1 << seat) == 0:
                race.asked |= 1 << seat
                if not kingmaker.barred(race, seat, race.active):
                    if picks.holds(race, seat, REIN, chance):
                        race.ask(seat, phases.BLOCK, chance)
                        return
                    race.pass_by(seat, phases.BLOCK, chance)
            seat = race.occupant_after(race.arrival[seat])
        if race.blocks == 0:
            race.phase = phases.MEETING_TILE
        else:
            race.ask(race.active, phases.BLOCK_ANSWER, chance)


@final
class Block(Question):
    """Reins up to the blocker's Driver, spent whatever comes of it (AM-421, AM-425)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, REIN, race.driver(race.seat))

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.lay(race, choice)
            race.blocks += 1
            if race.picked < race.driver(race.seat):
                return
        if race.picked > 0:
            race.emit(happened.BLOCKED, race.who[race.seat], race.who[race.active], race.picked)
        race.phase = phases.BLOCKING

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_BLOCK


@final
class BlockAnswer(Question):
    """Give way, or as many reins and magic cards as the blockers together, no fewer and no more (AM-423)."""

    def offer(self, race: Position) -> None:
        if race.picked == 0:
            race.put(PASS)
        missing = race.blocks - race.picked
        first = race.seat * CARD_TYPES
        card = REIN if race.least < REIN else race.least
        left: i64 = 0
        other = card
        while other < CARD_TYPES:
            left += race.hands[first + other]
            other += 1
        while card < CARD_TYPES and left >= missing:
            if race.hands[first + card] > 0:
                race.put(CARD + card)
                left -= race.hands[first + card]
            card += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            push_back(race)
            return
        cards.lay(race, choice)
        if race.picked == race.blocks:
            race.emit(happened.BLOCK_ANSWERED, race.who[race.active], race.blocks)
            race.phase = phases.MEETING_TILE

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN


def push_back(race: Position) -> None:
    """The mover's turn ends on the tile he came from, as its last arrival (AM-424, AM-426)."""
    seat = race.active
    race.progress[seat] = race.came_from
    race.moves_left = 0
    race.arrive(seat)
    race.emit(happened.PUSHED_BACK, race.who[seat], race.tile(seat))
    race.phase = phases.ENDING_TURN
