"""How to drive on from here, for the heuristic: along the lane or the next, or by every path the TURN dice allow."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import Ints, zeros
from hippodrome.games.chariot_race.rules.faces import ATTACK, FACES, FORTUNE, PM, SPRINT, TURN
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.state import OFF_BOARD
from hippodrome.games.chariot_race.rules.track import DICE, TOP_SPEED

# Scores are in cells of progress.
DESTROYED: Final = -60.0
HOME: Final = 12.0
TOO_LATE: Final = -18.0
"""Not home when the round ends that another has finished in."""
BEATEN: Final = 9.0
"""What is lost by coming home less far than a rival who is there already: the furthest wins (CR-803)."""
MOMENTUM: Final = 0.8
"""What a point of speed is worth for the turns to come."""
FRAILTY: Final = 14.0
"""How the last points of damage weigh: FRAILTY / points."""
SOUNDNESS: Final = 0.45
"""What each point of damage is worth besides: speed it allows."""
FAVOUR: Final = 1.1
"""A point of fortune."""
STRIKE: Final = 0.25
"""An ATTACK die in hand."""
SWERVE: Final = 0.3
"""A TURN die in hand, to one who looks along the lanes only."""
HARM: Final = 0.3
"""The part of a rival's loss that is one's own gain."""
UNKNOWN: Final = -1000.0
MOST_TURNS: Final[i64] = 3
"""More TURN dice than this are not looked at: they open hardly another way."""


def soundness(damage: i64) -> float:
    """What a damage level is worth."""
    points = float(damage)
    return SOUNDNESS * points - FRAILTY / points


@final
class Planner:
    """Scores the chariots of one position; the active one as if it drove along a lane, or in the best way."""

    def __init__(self, race: ChariotRace, every_way: bool) -> None:
        circus = race.circus
        self.race = race
        self.circus = circus
        self.every_way = every_way
        self.me: i64 = race.active
        self.unit: float = 3.0 * float(circus.length) / float(circus.cells)
        """Ticks of a cell on average."""
        self.goal: float = float(circus.laps * circus.length) / self.unit
        self.furthest: i64 = race.furthest_home()
        """How far somebody has come past the line: this is the last round as things stand; -1 if it is not."""
        self.speed: i64 = 0
        self.fortune: i64 = 0
        self.attacks: i64 = 0
        self.first: i64 = 0
        """Steps of the way from where it begins: there the eye sees the lanes beside, too."""
        self.known: list[float] = []
        """Best paths found so far, by SPRINT dice, speed and TURN dice."""
        self.faces: Ints = zeros(0)
        """How many of the dice that stay show each face."""

    # A chariot at rest

    def rest(self, chariot: i64, cell: i64, lap: i64, damage: i64, speed: i64, fortune: i64, played: bool) -> float:
        """The score of a chariot that stands on a cell with these levels."""
        circus = self.circus
        ticks = lap * circus.length + circus.front[cell]
        progress = float(ticks) / self.unit
        if lap >= circus.laps:
            if ticks < self.furthest:
                progress -= BEATEN
            return progress + HOME + 0.2 * float(damage)
        if self.furthest >= 0 and played:
            return progress + TOO_LATE
        left = self.goal - progress
        weight = 1.0 if left > 24.0 else 0.25 + left / 32.0
        drive = min(speed, self.race.cap_at(chariot, damage))
        score = progress + MOMENTUM * float(drive) + weight * (soundness(damage) + FAVOUR * float(fortune))
        if circus.curve_ahead[cell] <= drive:
            over = drive - circus.limit_ahead[cell] - 1
            if over > 0:
                score -= 0.6 * (soundness(damage) - soundness(max(1, damage - over)))
                if over >= damage:
                    score -= 6.0
        if circus.pillar_ahead[cell] <= drive:
            score -= 3.0 if drive < 6 else 6.0
        return score

    def standing(self, chariot: i64) -> float:
        """The score of a chariot that is not driving now."""
        race = self.race
        if race.cell[chariot] == OFF_BOARD:
            return DESTROYED
        played = race.played & (1 << chariot) != 0
        return self.rest(
            chariot, race.cell[chariot], race.lap[chariot], race.damage[chariot],
            race.speed[chariot], race.fortune[chariot], played,
        )  # fmt: skip

    # The active chariot

    def driving(self) -> float:
        """The best path for the steps that are left; after the last, what the ATTACK dice promise."""
        race = self.race
        me = self.me
        self.attacks = race.attacks
        self.speed = race.speed[me]
        self.fortune = race.fortune[me]
        self.first = race.steps
        return self.best_path(race.cell[me], race.lap[me], race.damage[me], race.steps, min(race.turns, MOST_TURNS))

    def best_path(self, cell: i64, lap: i64, damage: i64, steps: i64, turns: i64) -> float:
        """The best score over the ways to make these steps."""
        if steps == 0:
            return self.arrive(cell, lap, damage)
        circus = self.circus
        best = self.step(circus.next[cell], lap + circus.next_lap[cell], damage, steps - 1, turns)
        if turns > 0 and (self.every_way or steps == self.first):
            target = circus.inward[cell]
            if target >= 0:
                best = max(best, self.step(target, lap + circus.inward_lap[cell], damage, steps - 1, turns - 1))
            target = circus.outward[cell]
            if target >= 0:
                best = max(best, self.step(target, lap + circus.outward_lap[cell], damage, steps - 1, turns - 1))
        return best

    def step(self, cell: i64, lap: i64, damage: i64, steps: i64, turns: i64) -> float:
        """Enter a cell as `driving.enter` does, then go on."""
        race = self.race
        circus = self.circus
        if circus.pillar[cell] == 1:
            return DESTROYED
        limit = circus.limit[cell]
        if self.speed > limit:
            damage -= self.speed - limit
        if race.caltrops[cell] == 1:
            damage -= circus.caltrop_damage
        if damage <= 0:
            return DESTROYED
        other = race.chariot_on(cell, self.me)
        if other < 0:
            return self.best_path(cell, lap, damage, steps, turns)
        damage -= circus.crash_damage
        gain = self.harm(other, circus.crash_damage)
        if damage <= 0:
            return DESTROYED + gain
        if steps > 0:
            return gain + self.best_path(cell, lap, damage, steps, turns)
        while True:
            cell = circus.previous[cell]
            lap -= circus.next_lap[cell]
            if circus.pillar[cell] == 0 and race.chariot_on(cell, self.me) < 0:
                return gain + self.arrive(cell, lap, damage)

    def arrive(self, cell: i64, lap: i64, damage: i64) -> float:
        """The score at the end of the move, with what the ATTACK dice promise there."""
        score = self.rest(self.me, cell, lap, damage, self.speed, self.fortune, True)
        if self.attacks > 0:
            score += float(self.attacks) * self.aim(cell)
        return score

    def aim(self, cell: i64) -> float:
        """What an ATTACK die is worth from a cell: the best javelin, or a caltrop."""
        race = self.race
        circus = self.circus
        best = 0.1
        target: i64 = 0
        while target < circus.chariots:
            if target != self.me and race.cell[target] != OFF_BOARD and not race.protected(target):
                if circus.within_range[cell * circus.cells + race.cell[target]] == 1:
                    best = max(best, self.harm(target, circus.javelin_damage))
            target += 1
        return best

    def harm(self, other: i64, points: i64) -> float:
        """What it is worth to me that another chariot loses points."""
        race = self.race
        if race.protected(other):
            return 0.0
        damage = race.damage[other]
        if damage <= points:
            loss = 10.0 + soundness(damage)
        else:
            loss = soundness(damage) - soundness(damage - points)
        if race.owner[other] == race.owner[self.me]:
            return -loss
        return HARM * max(loss, 0.0)

    # The dice

    def dice(self, fortune: i64) -> float:
        """The best move the dice allow, on average over those picked to be rolled again."""
        race = self.race
        self.faces = zeros(len(FACES))
        again: i64 = 0
        die: i64 = 0
        while die < race.rolled:
            if race.picked & (1 << die) != 0:
                again += 1
            else:
                self.faces[race.dice[die]] += 1
            die += 1
        self.attacks = 0
        self.fortune = fortune
        self.known = [UNKNOWN] * int((DICE + 1) * (TOP_SPEED + 1) * (MOST_TURNS + 1))
        return self.average(self.faces, again, PM, 6)

    def best_rerolled(self) -> float:
        """What the free re-roll still promises, of one die as a measure of all; to be asked after `dice`."""
        faces = self.faces
        best = DESTROYED
        face: i64 = 0
        while face <= FORTUNE:
            if faces[face] > 0:
                faces[face] -= 1
                best = max(best, self.average(faces, 1, PM, 6))
                faces[face] += 1
            face += 1
        return best

    def average(self, faces: Ints, again: i64, face: i64, sides: i64) -> float:
        """The mean over all rolls of the dice left, if each shows `face` or a later one of `sides` sides."""
        if again == 0:
            return self.move(faces)
        if face == FORTUNE:
            faces[FORTUNE] += again
            score = self.move(faces)
            faces[FORTUNE] -= again
            return score
        own: i64 = 2 if face == TURN else 1
        hit = float(own) / float(sides)
        chance = (1.0 - hit) ** int(again)
        score = 0.0
        shown: i64 = 0
        while shown <= again:
            faces[face] += shown
            score += chance * self.average(faces, again - shown, face + 1, sides - own)
            faces[face] -= shown
            chance *= hit / (1.0 - hit) * float(again - shown) / float(shown + 1)
            shown += 1
        return score

    def move(self, faces: Ints) -> float:
        """The score of the best signs and path for dice that show these faces."""
        race = self.race
        circus = self.circus
        me = self.me
        color = race.color[me]
        sprints = faces[SPRINT]
        if race.damage[me] <= sprints * circus.sprint_damage:
            return DESTROYED
        top = circus.speed_max[color]
        slowest = race.speed[me] + sprints * circus.sprint_gain - faces[PM]
        best = DESTROYED
        plus: i64 = 0
        while plus <= faces[PM]:
            speed = min(max(0, slowest + 2 * plus), top)
            best = max(best, self.path_at(sprints, speed, min(faces[TURN], MOST_TURNS)))
            plus += 1
        favours = min(faces[FORTUNE], circus.fortune_max[color] - self.fortune)
        best += STRIKE * float(faces[ATTACK]) + FAVOUR * float(favours)
        if not self.every_way:
            best += SWERVE * float(faces[TURN])
        return best

    def path_at(self, sprints: i64, speed: i64, turns: i64) -> float:
        """The best path at a speed, looked at once."""
        place = (sprints * (TOP_SPEED + 1) + speed) * (MOST_TURNS + 1) + turns
        score = self.known[place]
        if score == UNKNOWN:
            race = self.race
            me = self.me
            self.speed = speed
            self.first = speed
            damage = race.damage[me] - sprints * self.circus.sprint_damage
            score = self.best_path(race.cell[me], race.lap[me], damage, speed, turns)
            self.known[place] = score
        return score
