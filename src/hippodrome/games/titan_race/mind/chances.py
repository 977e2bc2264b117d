"""The chance to win between two turns, as finished races show it: rows, who plays soon, life, cards, the titan itself.

The weights were fitted to the winners of 3,500 races of three to six players on all circuits, greedy bots and planners
mixed (a conditional logit over 39,901 positions at the beginning of a turn, greater and lesser weights pulled together
a little), and checked on 1,200 others: they foretell the winner with a mean logarithmic loss of 1.15, `value` of 1.27.
What `value` does not see is the order of turns: near the end, to be next is worth more than a row.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.knots import mix, place_among
from hippodrome.games.titan_race.rules.course import NO_CARD
from hippodrome.games.titan_race.rules.state import SKULL, UP, Position

LEFT: Final = [2.0, 5.0, 9.0, 14.0, 20.0, 27.0]
"""The leader's rows to go for which the weights of this row, of K.O. and of waiting stand."""
ROW: Final = [0.41, 0.38, 0.31, 0.23, 0.21, 0.14]
KNOCKED_OUT: Final = [-1.47, -1.17, -0.86, -0.66, -0.58, -0.55]
WAIT: Final = [-0.58, -0.42, -0.26, -0.25, -0.18, -0.17]
"""For each turn of another before the next of one's own."""
RISEN: Final = 0.38
"""A titan that comes back with its starting life in its next turn."""
LIFE: Final = [0.0, -0.37, -0.2, 0.0, 0.12, 0.17, 0.17]
CARD: Final = [0.02, 0.77, 0.02, 0.0, 0.16, 0.79, 0.0, 0.0, 0.01, 0.05, 0.0, 0.0, 0.0]
"""In the order of the cards; those that races showed no gain from count nothing."""
UNKNOWN: Final = 0.14
TITAN: Final = [0.17, -0.43, 0.21, 0.24, -0.16, -0.04]
"""What a titan's power and colour have been worth, in the order of the titans."""


@final
class Chances:
    """Weighs every titan; a side's chances are those of all its titans together."""

    def win_chance(self, race: Position, side: i64) -> float:
        course = race.course
        lead: i64 = race.row[0]
        titan: i64 = 1
        while titan < course.titans:
            lead = max(lead, race.row[titan])
            titan += 1
        left = float(course.finish - lead)
        place = place_among(LEFT, left)
        row = mix(ROW, place)
        wait = mix(WAIT, place)
        knocked_out = mix(KNOCKED_OUT, place)
        mine = 0.0
        everyone = 0.0
        titan = 0
        while titan < course.titans:
            others = (titan - race.active) % course.titans
            score = row * float(race.row[titan] - lead) + wait * float(others) + TITAN[race.who[titan]]
            if race.down[titan] == UP:
                score += LIFE[min(race.life[titan], 6)]
            elif race.down[titan] == SKULL:
                score += knocked_out
            else:
                score += RISEN
            weight = exp(score + hand_worth(race, race.hand_of(titan), CARD, UNKNOWN))
            everyone += weight
            if race.side(race.owner[titan]) == side:
                mine += weight
            titan += 1
        return mine / everyone


def hand_worth(race: Position, hand: i64, cards: list[float], unknown: float) -> float:
    """The cards in a hand by what each is worth, those that cannot be seen by what one is worth on average."""
    worth = 0.0
    slot = hand * race.course.hand_limit
    end = slot + race.course.hand_limit
    while slot < end:
        card = race.hand[slot]
        if card >= 0:
            worth += cards[card]
        elif card != NO_CARD:
            worth += unknown
        slot += 1
    return worth
