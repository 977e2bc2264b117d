"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.actions import (
    ACCEPT,
    CALTROP,
    FORWARD,
    INWARD,
    JAVELIN,
    KEEP,
    PICK,
    PLUS,
    ROLL,
    SET,
)
from hippodrome.games.chariot_race.glance import DESTROYED, MOST_TURNS, Glance
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import (
    ASSAULT,
    CHANGE,
    REPAIR,
    REROLL,
    SIGNS,
    STEP,
)
from hippodrome.games.chariot_race.track import ATTACK, FORTUNE, PM, SPRINT, TOP_LEVEL, TURN

DOUBT: Final[i64] = 10
"""Ways that differ by less than this part of a cell (so many hundredths) are about equal: luck decides."""
STAKE: Final[i64] = 12
"""What a re-roll must promise, in hundredths of a cell."""


@final
class ChariotThumb:
    """Chooses for whoever is asked; keeps what it has learnt of the circus it last saw."""

    def __init__(self) -> None:
        self.glance: Glance | None = None
        self.signs: i64 = 0
        self.sprints: i64 = 0
        self.turns: i64 = 0
        self.attacks: i64 = 0
        self.fortunes: i64 = 0

    def pick(self, race: ChariotRace, luck: Chance) -> i64:
        """By the question; the draft and the grid are left to luck."""
        phase = race.phase
        glance = self.glance
        if glance is None or glance.circus is not race.circus:
            glance = Glance(race.circus)
            self.glance = glance
        glance.look(race)
        if phase == STEP:
            return self.pick_step(race, glance, luck)
        if phase == REROLL:
            return self.pick_reroll(race, glance)
        if phase == CHANGE:
            return self.pick_change(race, glance)
        if phase == SIGNS:
            return self.pick_signs(race, glance)
        if phase == ASSAULT:
            return self.pick_attack(race, glance, luck)
        if phase == REPAIR:
            return self.pick_repair(race, glance)
        return race.offered[luck.below(race.offers)]

    # Driving

    def pick_step(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        """The first step of the best way."""
        circus = race.circus
        me = race.active
        cell = race.cell[me]
        lap = race.lap[me]
        damage = race.damage[me]
        steps = race.steps - 1
        turns = min(race.turns, MOST_TURNS)
        doubt = glance.unit * DOUBT // 100 + 1
        best = FORWARD
        most = glance.step(race, circus.next[cell], lap + circus.next_lap[cell], damage, steps, turns)
        most += luck.below(doubt)
        index: i64 = 1
        while index < race.offers:
            choice = race.offered[index]
            if choice == INWARD:
                target = circus.inward[cell]
                ahead = lap + circus.inward_lap[cell]
            else:
                target = circus.outward[cell]
                ahead = lap + circus.outward_lap[cell]
            worth = glance.step(race, target, ahead, damage, steps, turns - 1) + luck.below(doubt)
            if worth > most:
                most = worth
                best = choice
            index += 1
        return best

    def pick_signs(self, race: ChariotRace, glance: Glance) -> i64:
        """The speed with the best way (CR-502); the sprints have been paid for."""
        self.count(race)
        circus = race.circus
        me = race.active
        top = circus.speed_max[race.color[me]]
        slowest = race.speed[me] + self.sprints * circus.sprint_gain - self.signs
        best = PLUS
        most: i64 = DESTROYED - 1
        plus: i64 = 0
        while plus <= self.signs:
            worth = glance.way_at(race, 0, min(max(0, slowest + 2 * plus), top), self.turns)
            if worth > most:
                most = worth
                best = PLUS + plus
            plus += 1
        return best

    # The dice

    def count(self, race: ChariotRace) -> None:
        """Count the faces of the dice that are not about to be rolled again."""
        self.signs = 0
        self.sprints = 0
        self.turns = 0
        self.attacks = 0
        self.fortunes = 0
        die: i64 = 0
        while die < race.rolled:
            if race.picked & (1 << die) == 0:
                self.turn_die(race.dice[die], 1)
            die += 1

    def turn_die(self, face: i64, number: i64) -> None:
        """One die more, or less, shows a face."""
        if face == PM:
            self.signs += number
        elif face == SPRINT:
            self.sprints += number
        elif face == TURN:
            self.turns += number
        elif face == ATTACK:
            self.attacks += number
        else:
            self.fortunes += number

    def worth(self, race: ChariotRace, glance: Glance) -> i64:
        """What the counted dice are worth."""
        return glance.dice(race, self.signs, self.sprints, self.turns, self.attacks, self.fortunes)

    def worth_with(self, race: ChariotRace, glance: Glance, face: i64) -> i64:
        """What the counted dice are worth with one more."""
        self.turn_die(face, 1)
        worth = self.worth(race, glance)
        self.turn_die(face, -1)
        return worth

    def worth_rolled(self, race: ChariotRace, glance: Glance) -> i64:
        """What the counted dice are worth on average with one more, six times over (two sides show TURN)."""
        sum = self.worth_with(race, glance, PM) + self.worth_with(race, glance, SPRINT)
        sum += 2 * self.worth_with(race, glance, TURN) + self.worth_with(race, glance, ATTACK)
        return sum + self.worth_with(race, glance, FORTUNE)

    def pick_reroll(self, race: ChariotRace, glance: Glance) -> i64:
        """Each die that is likely to be better rolled again, one by one (CR-402)."""
        self.count(race)
        now = self.worth(race, glance)
        best = KEEP
        if race.picked != 0:
            best = ROLL
        most = 6 * (now + glance.unit * STAKE // 100)
        index: i64 = 1
        while index < race.offers:
            face = race.dice[race.offered[index] - PICK]
            self.turn_die(face, -1)
            worth = self.worth_rolled(race, glance)
            self.turn_die(face, 1)
            if worth > most:
                most = worth
                best = race.offered[index]
            index += 1
        return best

    def pick_change(self, race: ChariotRace, glance: Glance) -> i64:
        """Turn a die where that is worth its price in fortune (CR-403)."""
        if race.picked != 0:
            return ROLL
        self.count(race)
        best = ACCEPT
        most = self.worth(race, glance) + race.circus.change_price * glance.favour
        index: i64 = 1
        while index < race.offers:
            choice = race.offered[index]
            if choice >= SET:
                die = (choice - SET) // 4
                self.turn_die(race.dice[die], -1)
                worth = self.worth_with(race, glance, choice - SET - 4 * die)
                self.turn_die(race.dice[die], 1)
                if worth > most:
                    most = worth
                    best = choice
            index += 1
        return best

    # Before and after

    def pick_attack(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        """The javelin that hurts a rival most, or a caltrop somewhere on the way behind."""
        best = race.offered[0]
        most: i64 = 0
        index: i64 = 1
        while index < race.offers:
            choice = race.offered[index]
            if choice < CALTROP:
                target = choice - JAVELIN
                worth = glance.blow(race, target, glance.javelin_harm[race.damage[target]])
            else:
                worth = glance.unit // 20
            worth += luck.below(DOUBT)
            if worth > most:
                most = worth
                best = choice
            index += 1
        return best

    def pick_repair(self, race: ChariotRace, glance: Glance) -> i64:
        """Mend if the drive at the speed it allows is worth the price in fortune (CR-301)."""
        circus = race.circus
        me = race.active
        speed = race.speed[me]
        best = race.offered[0]
        most: i64 = DESTROYED - 1
        price: i64 = 0
        index: i64 = 0
        while index < race.offers:
            points = race.offered[index]
            damage = race.damage[me] + points
            cap = circus.cap[race.color[me] * (TOP_LEVEL + 1) + damage]
            glance.speed = min(speed, cap)
            worth = glance.way(race, race.cell[me], race.lap[me], damage, glance.speed, 1) - price
            if worth > most:
                most = worth
                best = points
            price = circus.repair_price * glance.favour
            index += 1
        return best
