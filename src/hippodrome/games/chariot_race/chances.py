"""The chance to win between two turns, as finished races show it: place, levels, and who has driven this round.

The weights were fitted to the winners of 263 races of four greedy players (a conditional logit over 7,397
positions at the beginning of a turn). A chariot that has yet to drive this round is some seven cells better
than it stands, which the score of a plan does not see.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import OFF_BOARD

LEFT: Final = [-2.0, 4.0, 9.0, 15.0, 25.0, 36.0, 46.0]
"""The leader's cells to go for which the weights stand."""
CELL: Final = [0.74, 0.60, 0.60, 0.50, 0.38, 0.20, 0.05]
SPEED: Final = [0.34, 0.12, 0.10, 0.12, 0.05, 0.07, 0.15]
DAMAGE: Final = [0.0, 0.21, 0.32, 0.28, 0.33, 0.27, 0.20]
FRAILTY: Final = [-1.9, -4.5, -3.8, -3.5, -1.2, -0.5, -0.5]
"""For one over the damage level."""
FORTUNE: Final = [0.06, 0.25, 0.40, 0.35, 0.38, 0.32, 0.34]
PLAYED: Final = [-6.0, -4.0, -3.9, -3.1, -2.5, -1.6, -0.5]


@final
class Chances:
    """Weighs every chariot; a player's chances are those of all his chariots together."""

    def win_chance(self, race: ChariotRace, seat: i64) -> float:
        """The chance of a seat to win; 0 if it has no chariot left."""
        circus = race.circus
        unit = 3.0 * float(circus.length) / float(circus.cells)
        lead = 0.0
        chariot: i64 = 0
        while chariot < circus.chariots:
            lead = max(lead, self.progress(race, chariot) / unit)
            chariot += 1
        left = float(circus.laps * circus.length) / unit - lead
        knot: i64 = 0
        while knot < len(LEFT) - 2 and left > LEFT[knot + 1]:
            knot += 1
        share = min(1.0, max(0.0, (left - LEFT[knot]) / (LEFT[knot + 1] - LEFT[knot])))
        cell = mix(CELL, knot, share)
        speed = mix(SPEED, knot, share)
        damage = mix(DAMAGE, knot, share)
        frailty = mix(FRAILTY, knot, share)
        fortune = mix(FORTUNE, knot, share)
        played = mix(PLAYED, knot, share)
        mine = 0.0
        everyone = 0.0
        chariot = 0
        while chariot < circus.chariots:
            if race.cell[chariot] != OFF_BOARD:
                level = float(race.damage[chariot])
                score = cell * (self.progress(race, chariot) / unit - lead) + speed * float(race.speed[chariot])
                score += damage * level + frailty / max(1.0, level) + fortune * float(race.fortune[chariot])
                if race.played & (1 << chariot) != 0:
                    score += played
                weight = exp(score)
                everyone += weight
                if race.owner[chariot] == seat:
                    mine += weight
            chariot += 1
        return mine / everyone if everyone > 0.0 else 0.0

    def progress(self, race: ChariotRace, chariot: i64) -> float:
        """How far a chariot has come, in ticks."""
        if race.cell[chariot] == OFF_BOARD:
            return 0.0
        return float(race.lap[chariot] * race.circus.length + race.circus.front[race.cell[chariot]])


def mix(weights: list[float], knot: i64, share: float) -> float:
    """A weight between two of those fitted."""
    return weights[knot] + share * (weights[knot + 1] - weights[knot])
