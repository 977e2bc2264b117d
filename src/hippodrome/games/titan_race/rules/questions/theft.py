"""Who is robbed? (TR-1012)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import hands
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.course import NO_DIRECTION
from hippodrome.games.titan_race.rules.phases import STEAL
from hippodrome.games.titan_race.rules.question import Aimed
from hippodrome.games.titan_race.rules.state import Position


@final
class Steal(Aimed):
    """Asked by Theft (TR-1012)."""

    def fits(self, race: Position, other: i64) -> bool:
        """An adjacent titan of another player who holds a card (TR-1012, TR-1306)."""
        return (
            race.toward(race.active, other) != NO_DIRECTION
            and race.owner[other] != race.owner[race.active]
            and race.hand_size(race.hand_of(other)) > 0
        )

    def begin(self, race: Position, chance: Chance) -> None:
        race.phase = STEAL

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """A random card changes hands; only the two players know which (TR-1012, ledger 5)."""
        thief = race.active
        robbed = choice - TITAN
        source = race.hand_of(robbed)
        limit = race.course.hand_limit
        size = race.hand_size(source)
        if race.has_unknown(source):
            chance.unknown()
        chosen: i64 = 0
        if size > 1:
            chosen = chance.below(size)
        both: i64 = 1 << race.owner[thief] | 1 << race.owner[robbed]
        knowing = both
        if size > 1:
            forget_which(race, source, both)
        else:
            knowing |= race.known[source * limit]
        card = hands.take_out(race, source, source * limit + chosen)
        target = race.hand_of(thief)
        slot = target * limit + race.hand_size(target)
        race.hand[slot] = card
        race.known[slot] = knowing
        race.confide(both, happened.STOLE, race.who[thief], race.who[robbed], card)


def forget_which(race: Position, hand: i64, both: i64) -> None:
    """Third players who knew a card of this hand no longer know where it is."""
    limit = race.course.hand_limit
    slot = hand * limit
    while slot < (hand + 1) * limit:
        race.known[slot] &= both
        slot += 1
