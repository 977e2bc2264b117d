"""Pairs of a whip and a rein, magic replacing either (AM-402)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.ints import total_between
from hippodrome.games.arena_maximus.rules.actions import CARD
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, MAGIC, REIN
from hippodrome.games.arena_maximus.rules.state import Position


def in_hand(race: Position, seat: i64, most: i64) -> i64:
    """The largest number of pairs a player can lay, up to `most`."""
    whips = race.whips(seat)
    reins = race.reins(seat)
    magic = race.magic(seat)
    pairs = most
    while pairs > 0 and min(whips, pairs) + min(reins, pairs) + magic < 2 * pairs:
        pairs -= 1
    return pairs


def whole(race: Position) -> bool:
    """Do the picked cards make whole pairs?"""
    half = race.picked // 2
    return race.picked > 0 and race.picked == 2 * half and race.whips_picked <= half and race.reins_picked <= half


def offer(race: Position, fewest: i64, most: i64) -> None:
    """The cards with which `fewest` to `most` pairs can still be completed."""
    hands = race.hands
    first = race.seat * CARD_TYPES
    card = race.least
    whips = total_between(hands, first + card, first + REIN)
    reins = total_between(hands, first + (REIN if card < REIN else card), first + MAGIC)
    magic = hands[first + MAGIC]
    while card < CARD_TYPES:
        held = hands[first + card]
        if card < REIN:
            whip: i64 = 1
            rein: i64 = 0
        elif card < MAGIC:
            whips = 0
            whip = 0
            rein = 1
        else:
            whips = 0
            reins = 0
            whip = 0
            rein = 0
        if held > 0:
            pairs = fewest
            while pairs <= most:
                if completes(race, pairs, whip, rein, whips, reins, magic):
                    race.put(CARD + card)
                    break
                pairs += 1
        whips -= whip * held
        reins -= rein * held
        card += 1


def completes(race: Position, pairs: i64, whip: i64, rein: i64, whips: i64, reins: i64, magic: i64) -> bool:
    """Can exactly `pairs` pairs be laid if the next card is a whip, a rein or (neither) magic?

    `whips`, `reins` and `magic` are the cards left to pick, the next one included.
    """
    missing = 2 * pairs - race.picked - 1
    more_whips = pairs - race.whips_picked - whip
    more_reins = pairs - race.reins_picked - rein
    if missing < 0 or more_whips < 0 or more_reins < 0:
        return False
    whips -= whip
    reins -= rein
    magic -= 1 - whip - rein
    return min(whips, more_whips) + min(reins, more_reins) + magic >= missing
