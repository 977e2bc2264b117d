"""The chance to win between two turns, as finished races show it: place, levels, and who has driven this round.

The weights were fitted to the winners of 1,200 races of two to six greedy players, a quarter of them planners (a
conditional logit over the positions at the beginning of a turn), and checked on 300 others. A chariot that has yet
to drive this round is some seven cells better than it stands, which the score of a plan does not see.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.knots import mix, place_among
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.state import OFF_BOARD

LEFT: Final = [-2.0, 4.0, 9.0, 15.0, 25.0, 36.0, 46.0]
"""The leader's cells to go for which the weights stand."""
CELL: Final = [1.00, 0.75, 0.74, 0.56, 0.41, 0.23, 0.09]
SPEED: Final = [0.20, 0.04, 0.07, 0.10, 0.07, 0.07, 0.0]
DRIVE: Final = [0.0, 0.23, 0.21, 0.18, 0.08, 0.18, 0.20]
"""For a cell of the speed that the damage allows."""
DAMAGE: Final = [0.40, 0.40, 0.41, 0.44, 0.45, 0.36, 0.34]
FRAILTY: Final = [0.0, -1.2, -0.2, -0.2, -1.0, -2.0, -3.0]
"""For a damage level of two or less."""
FORTUNE: Final = [0.30, 0.56, 0.49, 0.47, 0.40, 0.36, 0.29]
PLAYED: Final = [-7.5, -4.9, -4.4, -3.9, -2.4, -2.0, -0.8]
CALTROPS: Final = [-0.30, -0.10, -0.25, -0.22, -0.22, -0.24, -0.22]
"""For each on the lane ahead, as far as the next drive goes."""
CURVE: Final = [0.0, 0.11, 0.12, 0.12, 0.10, 0.04, 0.10]
"""For a cell more to the next curve, up to ten."""
FAR: Final[i64] = 10
FRAIL: Final[i64] = 2


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
        place = place_among(LEFT, left)
        cell = mix(CELL, place)
        speed = mix(SPEED, place)
        damage = mix(DAMAGE, place)
        frailty = mix(FRAILTY, place)
        drive = mix(DRIVE, place)
        caltrops = mix(CALTROPS, place)
        curve = mix(CURVE, place)
        fortune = mix(FORTUNE, place)
        played = mix(PLAYED, place)
        mine = 0.0
        everyone = 0.0
        chariot = 0
        while chariot < circus.chariots:
            if race.cell[chariot] != OFF_BOARD:
                level = race.damage[chariot]
                ahead = min(race.speed[chariot], race.cap(chariot))
                score = cell * (self.progress(race, chariot) / unit - lead) + speed * float(race.speed[chariot])
                score += drive * float(ahead) + damage * float(level) + fortune * float(race.fortune[chariot])
                score += caltrops * float(self.caltrops_ahead(race, chariot, ahead))
                score += curve * float(min(circus.curve_ahead[race.cell[chariot]], FAR))
                if level <= FRAIL:
                    score += frailty
                if race.played & (1 << chariot) != 0:
                    score += played
                weight = exp(score)
                everyone += weight
                if race.owner[chariot] == seat:
                    mine += weight
            chariot += 1
        return mine / everyone if everyone > 0.0 else 0.0

    def caltrops_ahead(self, race: ChariotRace, chariot: i64, cells: i64) -> i64:
        """How many lie on the lane of a chariot within so many cells, one at the least."""
        found: i64 = 0
        cell = race.cell[chariot]
        while True:
            cell = race.circus.next[cell]
            found += race.caltrops[cell]
            cells -= 1
            if cells <= 0:
                return found

    def progress(self, race: ChariotRace, chariot: i64) -> float:
        """How far a chariot has come, in ticks."""
        if race.cell[chariot] == OFF_BOARD:
            return 0.0
        return float(race.lap[chariot] * race.circus.length + race.circus.front[race.cell[chariot]])
