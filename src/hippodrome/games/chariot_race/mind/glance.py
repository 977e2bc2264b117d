"""A look along the sand, for the rule of thumb: where a drive ends, what it costs, what the place is worth.

The same scores as `plan`, in whole ticks and with few ways instead of all: straight on, or lanes changed at once
and then straight on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import zeros
from hippodrome.games.chariot_race.mind import plan
from hippodrome.games.chariot_race.rules.faces import ATTACK, FACES, FORTUNE, PM, SPRINT, TURN
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import DICE, TOP_LEVEL, TOP_SPEED, Circus

DESTROYED: Final[i64] = -1_000_000
MOST_TURNS: Final[i64] = 2
"""More TURN dice than this are not looked at."""
NEAR_END: Final[i64] = 24
"""Cells from home below which damage and fortune count for less."""
LOST_CHARIOT: Final = 10.0
CURVE_FEAR: Final[i64] = 60
"""Hundredths of what the next curve would cost at this speed."""


@final
class Glance:
    """The worth of places and ways on one circus, in ticks. `look` turns it to the chariot at turn."""

    def __init__(self, circus: Circus) -> None:
        levels = int(TOP_LEVEL) + 1
        cells = int(circus.cells)
        self.circus = circus
        self.unit: i64 = 3 * circus.length // circus.cells
        """Ticks of a cell on average."""
        unit = float(self.unit)
        self.momentum: i64 = int(plan.MOMENTUM * unit)
        self.favour: i64 = int(plan.FAVOUR * unit)
        self.strike: i64 = int(plan.STRIKE * unit)
        self.home: i64 = int(plan.HOME * unit)
        self.too_late: i64 = int(plan.TOO_LATE * unit)
        self.beaten: i64 = int(plan.BEATEN * unit)
        self.wreck: i64 = 6 * self.unit
        self.sound = zeros(levels)
        """What a damage level is worth."""
        self.crash_harm = zeros(levels)
        self.javelin_harm = zeros(levels)
        """What it is worth to see a rival with that level hit."""
        for level in range(1, levels):
            self.sound[level] = int(unit * plan.soundness(level))
            self.crash_harm[level] = int(unit * harm(level, circus.crash_damage))
            self.javelin_harm[level] = int(unit * harm(level, circus.javelin_damage))
        self.end = zeros(cells)
        """The first cell of the next lane."""
        self.size = zeros(cells)
        """Cells of the lane."""
        self.measure_lanes()

        self.me: i64 = 0
        self.caps: i64 = 0
        """Where the row of the chariot's board begins in the caps of the circus."""
        self.speed: i64 = 0
        self.furthest: i64 = -1
        self.known = zeros((int(DICE) + 1) * (int(TOP_SPEED) + 1) * (int(MOST_TURNS) + 1))
        self.stamp = zeros(len(self.known))
        """Worths of ways found in the present look, and the look they were found in."""
        self.looks: i64 = 0
        self.faces = zeros(len(FACES))
        """How many dice show each face: those on the table, or as they might be."""

    def measure_lanes(self) -> None:
        """Cells are numbered lane by lane, in each lane from the line on."""
        circus = self.circus
        first = 0
        for cell in range(1, int(circus.cells) + 1):
            if cell == circus.cells or circus.lane[cell] != circus.lane[first]:
                for inside in range(first, cell):
                    self.end[inside] = cell
                    self.size[inside] = cell - first
                first = cell

    def look(self, race: ChariotRace) -> None:
        """Begin to judge a position."""
        self.looks += 1
        self.me = race.active
        self.caps = race.color[self.me] * (TOP_LEVEL + 1)
        self.speed = race.speed[self.me]
        self.furthest = race.furthest_home()

    def rest(self, cell: i64, lap: i64, damage: i64) -> i64:
        """What it is worth to end the turn on a cell at this speed, as `Planner.rest` has it."""
        circus = self.circus
        progress = lap * circus.length + circus.front[cell]
        if lap >= circus.laps:
            if progress < self.furthest:
                return progress + self.home - self.beaten
            return progress + self.home
        if self.furthest >= 0:
            return progress + self.too_late
        speed = min(self.speed, circus.cap[self.caps + damage])
        health = self.sound[damage]
        left = circus.laps * circus.length - progress
        if left < NEAR_END * self.unit:
            health = health // 4 + health * left // (32 * self.unit)
        worth = progress + self.momentum * speed + health
        if circus.curve_ahead[cell] <= speed:
            over = speed - circus.limit_ahead[cell] - 1
            if over >= damage:
                worth -= self.wreck + CURVE_FEAR * (self.sound[damage] - self.sound[1]) // 100
            elif over > 0:
                worth -= CURVE_FEAR * (self.sound[damage] - self.sound[damage - over]) // 100
        if circus.pillar_ahead[cell] <= speed:
            if speed < 6:
                worth -= self.wreck // 2
            else:
                worth -= self.wreck
        return worth

    def straight(self, race: ChariotRace, cell: i64, lap: i64, damage: i64, steps: i64) -> i64:
        """So many steps along the lane: pillar, curve, caltrops, chariots, and the place at the end."""
        circus = self.circus
        if circus.curve_ahead[cell] <= steps and self.speed > circus.limit_ahead[cell]:
            damage -= self.speed - circus.limit_ahead[cell]
        if damage <= 0 or circus.pillar_ahead[cell] <= steps:
            return DESTROYED
        end = self.end[cell]
        size = self.size[cell]
        gain: i64 = 0
        short: i64 = 0
        chariot: i64 = -1
        for place in race.cell:
            chariot += 1
            if place < end and place >= end - size and chariot != self.me:
                ahead = place - cell
                if ahead < 0:
                    ahead += size
                if ahead > 0 and ahead <= steps:
                    damage -= circus.crash_damage
                    if not race.protected(chariot):
                        gain += self.blow(race, chariot, self.crash_harm[race.damage[chariot]])
                    if ahead == steps:
                        short = 1
        if race.supply < circus.cubes:
            damage -= circus.caltrop_damage * self.caltrops(race, cell, steps)
        if damage <= 0:
            return DESTROYED
        cell += steps - short
        if cell >= end:
            cell -= size
            lap += 1
        return gain + self.rest(cell, lap, damage)

    def caltrops(self, race: ChariotRace, cell: i64, steps: i64) -> i64:
        """How many lie on the next cells of the lane."""
        found: i64 = 0
        end = self.end[cell]
        size = self.size[cell]
        while steps > 0:
            cell += 1
            if cell == end:
                cell -= size
            found += race.caltrops[cell]
            steps -= 1
        return found

    def blow(self, race: ChariotRace, chariot: i64, worth: i64) -> i64:
        """A rival's loss is some gain, one's own other chariot's is none."""
        if race.owner[chariot] == race.owner[self.me]:
            return -3 * worth
        return worth

    def step(self, race: ChariotRace, cell: i64, lap: i64, damage: i64, steps: i64, turns: i64) -> i64:
        """Enter a cell, with so many steps left after it."""
        circus = self.circus
        if circus.pillar[cell] == 1:
            return DESTROYED
        over = self.speed - circus.limit[cell]
        if over > 0:
            damage -= over
        damage -= circus.caltrop_damage * race.caltrops[cell]
        other = race.chariot_on(cell, self.me)
        gain: i64 = 0
        if other >= 0:
            damage -= circus.crash_damage
            if not race.protected(other):
                gain = self.blow(race, other, self.crash_harm[race.damage[other]])
        if damage <= 0:
            return DESTROYED
        return gain + self.way(race, cell, lap, damage, steps, turns)

    def way(self, race: ChariotRace, cell: i64, lap: i64, damage: i64, steps: i64, turns: i64) -> i64:
        """The best of straight on, or lanes changed at once and then straight on."""
        best = self.straight(race, cell, lap, damage, steps)
        if turns == 0 or steps == 0:
            return best
        circus = self.circus
        target = circus.inward[cell]
        if target >= 0:
            best = max(best, self.step(race, target, lap + circus.inward_lap[cell], damage, steps - 1, turns - 1))
        target = circus.outward[cell]
        if target >= 0:
            best = max(best, self.step(race, target, lap + circus.outward_lap[cell], damage, steps - 1, turns - 1))
        return best

    def way_at(self, race: ChariotRace, sprints: i64, speed: i64, turns: i64) -> i64:
        """The best way at a speed after sprints, looked at once."""
        turns = min(turns, MOST_TURNS)
        place = (sprints * (TOP_SPEED + 1) + speed) * (MOST_TURNS + 1) + turns
        if self.stamp[place] == self.looks:
            return self.known[place]
        me = self.me
        damage = race.damage[me] - sprints * self.circus.sprint_damage
        worth = DESTROYED
        if damage > 0:
            self.speed = speed
            worth = self.way(race, race.cell[me], race.lap[me], damage, speed, turns)
        self.known[place] = worth
        self.stamp[place] = self.looks
        return worth

    # The dice

    def count(self, race: ChariotRace) -> None:
        """Count the faces of the dice that are not about to be rolled again."""
        face: i64 = 0
        while face <= FORTUNE:
            self.faces[face] = 0
            face += 1
        die: i64 = 0
        while die < race.rolled:
            if race.picked & (1 << die) == 0:
                self.faces[race.dice[die]] += 1
            die += 1

    def dice(self, race: ChariotRace) -> i64:
        """The best signs and way for the counted dice."""
        circus = self.circus
        me = self.me
        color = race.color[me]
        top = circus.speed_max[color]
        signs = self.faces[PM]
        sprints = self.faces[SPRINT]
        turns = self.faces[TURN]
        speed = race.speed[me] + sprints * circus.sprint_gain - signs
        best = DESTROYED
        while signs >= 0:
            best = max(best, self.way_at(race, sprints, min(max(0, speed), top), turns))
            speed += 2
            signs -= 1
        favours = min(self.faces[FORTUNE], circus.fortune_max[color] - race.fortune[me])
        return best + self.strike * self.faces[ATTACK] + self.favour * favours

    def dice_with(self, race: ChariotRace, face: i64) -> i64:
        """What the counted dice are worth with one more."""
        self.faces[face] += 1
        worth = self.dice(race)
        self.faces[face] -= 1
        return worth

    def dice_rolled(self, race: ChariotRace) -> i64:
        """What the counted dice are worth on average with one more, six times over (two sides show TURN)."""
        sum = self.dice_with(race, PM) + self.dice_with(race, SPRINT)
        sum += 2 * self.dice_with(race, TURN) + self.dice_with(race, ATTACK)
        return sum + self.dice_with(race, FORTUNE)


def harm(damage: i64, points: i64) -> float:
    """What it is worth that a rival with a damage level loses points."""
    if damage <= points:
        return plan.HARM * max(0.0, LOST_CHARIOT + plan.soundness(damage))
    return plan.HARM * (plan.soundness(damage) - plan.soundness(damage - points))
