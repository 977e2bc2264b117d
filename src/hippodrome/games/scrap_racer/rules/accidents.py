"""A crash: an Accident card is drawn, and discarded for a Bonus token (ledger 4.7)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between, total_between
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules import tokens
from hippodrome.games.scrap_racer.rules.accident_effects import EFFECTS
from hippodrome.games.scrap_racer.rules.phases import CARRY_ON, CRASHED
from hippodrome.games.scrap_racer.rules.state import Position


def crash(race: Position, value: i64, chance: Chance) -> None:
    """A double: the dice are ignored, one card of the pile of that value is applied (SR-701, SR-702)."""
    track = race.track
    pile = (value - 1) // 2
    race.step = CRASHED
    race.emit(happened.CRASHED_ON, race.who[race.active], value, pile)
    card = chance.draw(race.accident_pile, track.pile_start[pile], track.pile_start[pile + 1])
    race.accident_pile[card] -= 1
    race.card = card
    race.emit(happened.ACCIDENT, race.who[race.active], card)
    race.phase = CARRY_ON
    effect = EFFECTS[track.accident_effect[card]]
    effect.happen(race, track.accident_distance[card], track.accident_other[card], chance)


def recover(race: Position, chance: Chance) -> None:
    """A Bonus token for the crash, then the card is discarded; an empty pile is renewed (SR-721, SR-725)."""
    tokens.take_bonus_token(race, race.active, happened.BY_ACCIDENT, chance)
    card = race.card
    race.card = -1
    race.accident_discard[card] += 1
    pile: i64 = 0
    while card >= race.track.pile_start[pile + 1]:
        pile += 1
    start = race.track.pile_start[pile]
    stop = race.track.pile_start[pile + 1]
    if total_between(race.accident_pile, start, stop) == 0:
        move_between(race.accident_discard, race.accident_pile, start, stop)
        race.emit(happened.RESHUFFLED, pile)
