"""How fast to drive (AM-311)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.mind import cards
from hippodrome.games.arena_maximus.mind.drive import (
    count,
    count_kind,
    drive,
    fear,
    hand_of,
    less_kind,
    momentum,
    needs,
)
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS, REMOVE, TAKE
from hippodrome.games.arena_maximus.rules.arena import MAGIC, REIN, WHIP
from hippodrome.games.arena_maximus.rules.race import ArenaRace

WORST: Final[i64] = -1_000_000


@final
class Speed(Judged):
    """The speed with the best drive, its momentum and what it threatens in the turn after."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        best = best_change(race, luck)
        if best == 0 or (best > 0 and race.offers == 1):
            return PASS
        if best < 0:
            return REMOVE - best if race.arena.latest_leaves == 1 else to_take(race, -best)
        if race.offered[1] > CARD + MAGIC:
            return PASS
        return cards.least_missed(race, min(best, cards.left_to_lay(race)), luck)

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return race.speed()


@final
class Slowing(Judged):
    """Cards go on leaving the pool while a slower drive looks better."""

    def pick(self, race: ArenaRace, luck: Chance) -> i64:
        fewer = best_between(race, -min(race.beast(race.seat) - race.picked, removable(race, race.least)), 0, luck)
        return to_take(race, -fewer) if fewer < 0 else PASS

    def draws(self) -> bool:
        return True

    def tiles(self, race: ArenaRace) -> i64:
        return race.speed()


def removable(race: ArenaRace, card: i64) -> i64:
    """Cards of this type and of those after it in the chooser's pool."""
    first = race.seat * race.arena.hand_total
    found: i64 = 0
    place: i64 = 0
    while place < race.pool[race.seat]:
        if race.pools[first + place] >= card:
            found += 1
        place += 1
    return found


def to_take(race: ArenaRace, number: i64) -> i64:
    """The card that leaves the pool first if `number` are to go: the best one for the hand, with enough behind it.

    On the discard pile they are everybody's again, so any will do.
    """
    ahead = needs(race, race.seat, race.speed() + 2)
    best = race.offered[race.offers - 1]
    most: i64 = -1
    index = race.offers - 1
    while index >= 0 and race.offered[index] >= TAKE:
        card = race.offered[index] - TAKE
        worth = cards.card_worth(ahead, card) if race.arena.removed_to_hand == 1 else 0
        if worth > most and removable(race, card) >= number:
            most = worth
            best = race.offered[index]
        index -= 1
    return best


def best_change(race: ArenaRace, luck: Chance) -> i64:
    """How many cards to add to the pool, or below nought to remove."""
    seat = race.seat
    hand = hand_of(race, seat)
    fewest: i64 = 0
    if race.picked == 0:
        fewest = -min(race.beast(seat), race.pool[seat])
    most = min(race.beast(seat) - race.picked, count_kind(hand, WHIP) + count(hand, MAGIC))
    return best_between(race, fewest, most, luck)


def best_between(race: ArenaRace, change: i64, most: i64, luck: Chance) -> i64:
    """The change of the pool, from `change` to `most` cards, that looks best."""
    seat = race.seat
    hand = hand_of(race, seat)
    best: i64 = 0
    highest: i64 = WORST
    while change <= most:
        found = worth(race, seat, hand, change, 0) + luck.below(cards.DOUBT)
        if found > highest:
            highest = found
            best = change
        change += 1
    return best


def worth(race: ArenaRace, seat: i64, hand: i64, change: i64, haste: i64) -> i64:
    """What a change of the pool is worth, with some more speed by Haste for this turn."""
    pool = race.pool[seat] + change
    if race.hasted == 1:
        haste = race.arena.haste_speed
    if change > 0:
        hand = less_kind(hand, WHIP, change)
    held = count_kind(hand, WHIP) + count_kind(hand, REIN) + count(hand, MAGIC)
    drawn = race.arena.hand_total - pool - held
    steps = pool + haste
    driven = drive(race, seat, steps, steps, hand, max(0, drawn), 0) + momentum(pool)
    return driven - fear(race, race.progress[seat] + steps, pool)
