"""What may be chosen, and what follows (docs/rules/chariot_race.md). `actions` numbers the choices."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.chariot_race import events as happened
from hippodrome.games.chariot_race.actions import (
    ACCEPT,
    BOARD,
    CALTROP,
    FORWARD,
    INWARD,
    JAVELIN,
    KEEP,
    NO_REPAIR,
    OUTWARD,
    PICK,
    PLUS,
    ROLL,
    SET,
    START,
    STOP,
)
from hippodrome.games.chariot_race.driving import Driving
from hippodrome.games.chariot_race.state import (
    ASSAULT,
    CHANGE,
    DRAFT,
    FINISHED,
    GRID,
    OFF_BOARD,
    REPAIR,
    REROLL,
    SIGNS,
    STEP,
)
from hippodrome.games.chariot_race.track import (
    ATTACK,
    DICE,
    FORTUNE,
    NO_DIE,
    PM,
    SPRINT,
    TURN,
    Circus,
)


@final
class ChariotRace(Driving):
    """A race of Chariot Race."""

    def clone(self) -> ChariotRace:
        copy = ChariotRace(self.circus, False)
        self.copy_to(copy)
        return copy

    def offer(self) -> None:
        """One question at a time; the options stand beside what they lead to, below."""
        self.offers = 0
        phase = self.phase
        self.seat = self.owner[self.active]
        if phase == STEP:
            self.offer_step()
        elif phase == REROLL:
            self.offer_reroll()
        elif phase == CHANGE:
            self.offer_change()
        elif phase == ASSAULT:
            self.offer_attack()
        elif phase == SIGNS:
            self.offer_signs()
        elif phase == REPAIR:
            self.offer_repair()
        elif phase == DRAFT:
            self.offer_boards()
        elif phase == GRID:
            self.offer_start_positions()
        else:
            self.seat = NOBODY

    def resolve(self, choice: i64, chance: Chance) -> None:
        phase = self.phase
        if phase == STEP:
            self.take_step(choice, chance)
        elif phase == REROLL:
            self.take_reroll(choice, chance)
        elif phase == CHANGE:
            self.take_change(choice, chance)
        elif phase == ASSAULT:
            self.take_attack(choice, chance)
        elif phase == SIGNS:
            self.accelerate(choice - PLUS, chance)
        elif phase == REPAIR:
            self.take_repair(choice, chance)
        elif phase == DRAFT:
            self.take_board(choice - BOARD)
        elif phase == GRID:
            self.take_grid(choice - START, chance)

    # 4.2 Rounds and turn order, 4.9 end of the game

    def take_grid(self, place: i64, chance: Chance) -> None:
        """The race begins when the last chariot has lined up (CR-108)."""
        if self.take_start_position(place):
            self.next_turn(chance)

    def next_turn(self, chance: Chance) -> None:
        """The leader of those yet to play; after the last one a new round begins (CR-201, CR-202, CR-206)."""
        chariot = self.leader_to_play()
        if chariot < 0:
            if self.race_decided():
                self.finish()
                return
            self.round += 1
            self.played = 0
            self.emit(happened.ROUND, self.round)
            chariot = self.leader_to_play()
        self.active = chariot
        self.emit(happened.TURN_BEGAN, self.color[chariot], self.round)
        self.phase = REPAIR
        if not self.can_repair():
            self.adjust_speed(chance)

    def end_turn(self, chance: Chance) -> None:
        """Unused dice are lost, and the next chariot plays (CR-407, CR-723)."""
        self.played |= 1 << self.active
        self.rolled = 0
        self.picked = 0
        self.turns = 0
        self.attacks = 0
        self.steps = 0
        self.came = 0
        self.next_turn(chance)

    def race_decided(self) -> bool:
        """At the end of a round: somebody home, nobody left, or too many rounds (CR-801, CR-805, CR-807)."""
        living = False
        chariot: i64 = 0
        while chariot < self.circus.chariots:
            if self.home(chariot):
                return True
            if self.cell[chariot] != OFF_BOARD:
                living = True
            chariot += 1
        return not living or self.round >= self.circus.max_rounds

    def finish(self) -> None:
        """The race is over (CR-803, CR-805)."""
        self.phase = FINISHED
        self.seat = NOBODY
        if self.watcher is not None:
            winners = self.winners()
            for winner in winners:
                self.emit(happened.RACE_WON, winner)
            if len(winners) == 0:
                self.emit(happened.NO_WINNER)

    # 4.3 Phases 1 and 2

    def can_repair(self) -> bool:
        """Fortune enough, and something to mend (CR-302)."""
        me = self.active
        return self.fortune[me] >= self.circus.repair_price and self.damage[me] < self.circus.damage_max[self.color[me]]

    def offer_repair(self) -> None:
        """No repair, or 1 to 3 points for the same price (CR-301)."""
        me = self.active
        most = min(self.circus.repair_most, self.circus.damage_max[self.color[me]] - self.damage[me])
        self.put(NO_REPAIR)
        points: i64 = 1 if self.circus.repair_amount_free == 1 else most
        while points <= most:
            self.put(NO_REPAIR + points)
            points += 1

    def take_repair(self, points: i64, chance: Chance) -> None:
        """The price is paid in fortune and the damage level rises (CR-301)."""
        me = self.active
        if points > 0:
            self.fortune[me] -= self.circus.repair_price
            self.damage[me] += points
            price = self.circus.repair_price
            self.emit(happened.REPAIRED, self.color[me], points, self.damage[me], price, self.fortune[me])
        self.adjust_speed(chance)

    def adjust_speed(self, chance: Chance) -> None:
        """The initial speed is cut to what the damage level allows, never raised (CR-311 to CR-313)."""
        me = self.active
        cap = self.cap(me)
        if self.speed[me] > cap:
            self.emit(happened.CAPPED, self.color[me], self.speed[me], cap, self.damage[me])
            self.speed[me] = cap
        self.roll(chance)

    # 4.4 Phases 3 and 4

    def roll(self, chance: Chance) -> None:
        """The faster, the fewer dice (CR-401)."""
        self.rolled = self.dice_at(self.active, self.speed[self.active])
        self.picked = 0
        die: i64 = 0
        while die < self.rolled:
            self.roll_die(die, chance)
            die += 1
        self.tell_dice(happened.ROLLED)
        self.phase = REROLL

    def roll_die(self, die: i64, chance: Chance) -> None:
        """Two of the six sides show TURN, each other face has one (ledger 3.1)."""
        side = chance.below(6)
        self.dice[die] = side if side <= TURN else side - 1

    def tell_dice(self, kind: i64) -> None:
        if self.watcher is not None:
            faces = self.dice[:]
            die = self.rolled
            while die < DICE:
                faces[die] = NO_DIE
                die += 1
            self.emit(kind, self.color[self.active], faces[0], faces[1], faces[2], faces[3], faces[4])

    def offer_picks(self) -> None:
        """Dice that may be picked to be rolled again, one of each face."""
        faces: i64 = 0
        die: i64 = 0
        while die < self.rolled:
            face: i64 = 1 << self.dice[die]
            if self.picked & (1 << die) == 0 and faces & face == 0:
                faces |= face
                self.put(PICK + die)
            die += 1

    def roll_picked(self, chance: Chance) -> None:
        """The picked dice are rolled again together, in ascending order (CR-402, CR-403)."""
        die: i64 = 0
        while die < self.rolled:
            if self.picked & (1 << die) != 0:
                self.roll_die(die, chance)
            die += 1
        self.picked = 0
        self.tell_dice(happened.REROLLED)

    def offer_reroll(self) -> None:
        """One free re-roll of any dice, or none (CR-402)."""
        self.put(KEEP if self.picked == 0 else ROLL)
        self.offer_picks()

    def take_reroll(self, choice: i64, chance: Chance) -> None:
        if choice >= PICK:
            self.picked |= 1 << (choice - PICK)
            return
        if choice == ROLL:
            self.roll_picked(chance)
        self.consider_change(chance)

    def consider_change(self, chance: Chance) -> None:
        """Changes can be bought again and again while they can be paid (CR-403, CR-406, CR-408)."""
        if self.fortune[self.active] >= self.circus.change_price:
            self.phase = CHANGE
        else:
            self.gain_fortune(chance)

    def offer_change(self) -> None:
        """Accept, pick dice to roll again, or set one to any face but FORTUNE (CR-403 to CR-405)."""
        if self.picked != 0:
            self.put(ROLL)
            self.offer_picks()
            return
        self.put(ACCEPT)
        self.offer_picks()
        faces: i64 = 0
        die: i64 = 0
        while die < self.rolled:
            shown = self.dice[die]
            if faces & (1 << shown) == 0:
                faces |= 1 << shown
                face: i64 = 0
                while face < FORTUNE:
                    if face != shown:
                        self.put(SET + 4 * die + face)
                    face += 1
            die += 1

    def take_change(self, choice: i64, chance: Chance) -> None:
        if choice == ACCEPT:
            self.gain_fortune(chance)
            return
        if choice >= SET:
            self.pay_for_change()
            self.set_die((choice - SET) // 4, (choice - SET) % 4)
        elif choice == ROLL:
            self.pay_for_change()
            self.roll_picked(chance)
        else:
            self.picked |= 1 << (choice - PICK)
            return
        self.consider_change(chance)

    def pay_for_change(self) -> None:
        """A change is paid before it is made (CR-406)."""
        me = self.active
        self.fortune[me] -= self.circus.change_price
        self.emit(happened.PAID, self.color[me], self.circus.change_price, self.fortune[me])

    def set_die(self, die: i64, face: i64) -> None:
        """One die is turned to another face (CR-403, CR-405)."""
        self.emit(happened.DIE_SET, self.color[self.active], die + 1, self.dice[die], face)
        self.dice[die] = face

    def gain_fortune(self, chance: Chance) -> None:
        """One fortune for each FORTUNE die, up to the end of the track (CR-411)."""
        me = self.active
        before = self.fortune[me]
        self.fortune[me] = min(before + self.shown(FORTUNE), self.circus.fortune_max[self.color[me]])
        if self.fortune[me] > before:
            self.emit(happened.FAVOURED, self.color[me], self.fortune[me] - before, self.fortune[me])
        self.sprint(chance)

    # 4.5 Phase 5: speed

    def sprint(self, chance: Chance) -> None:
        """Each SPRINT die costs damage before anything else (CR-501, CR-504)."""
        me = self.active
        sprints = self.shown(SPRINT)
        if sprints > 0:
            lost = self.lose(me, sprints * self.circus.sprint_damage)
            self.emit(happened.SPRINTED, self.color[me], self.name_of(self.cell[me]), lost, self.damage[me])
            if self.damage[me] == 0:
                self.destroy(me)
                self.end_turn(chance)
                return
        if self.shown(PM) > 0:
            self.phase = SIGNS
        else:
            self.accelerate(0, chance)

    def offer_signs(self) -> None:
        """How many of the plus/minus dice count plus (CR-502)."""
        plus: i64 = 0
        while plus <= self.shown(PM):
            self.put(PLUS + plus)
            plus += 1

    def accelerate(self, plus: i64, chance: Chance) -> None:
        """All modifiers are added up and applied once; the new speed is kept (CR-503, CR-505)."""
        me = self.active
        before = self.speed[me]
        sprints = self.shown(SPRINT)
        minus = self.shown(PM) - plus
        speed = max(0, before + sprints * self.circus.sprint_gain + plus - minus)
        speed = min(speed, self.circus.speed_max[self.color[me]])
        self.speed[me] = speed
        if speed != before:
            self.emit(happened.SPEED, self.color[me], before, speed, plus, minus, sprints)
        else:
            self.emit(happened.KEPT_SPEED, self.color[me], speed)
        self.turns = self.shown(TURN)
        self.attacks = self.shown(ATTACK)
        self.steps = speed
        self.came = 0
        self.from_lap = self.lap[me]
        if speed == 0:
            self.emit(happened.STOOD, self.color[me], self.name_of(self.cell[me]))
        self.drive_on(chance)

    # 4.6 Phase 5: movement

    def drive_on(self, chance: Chance) -> None:
        """Every movement point is a step; without a TURN die the only way is forward (CR-511, CR-513)."""
        while self.steps > 0:
            if self.turns > 0:
                self.phase = STEP
                return
            if not self.forward():
                self.end_turn(chance)
                return
        self.end_move(chance)

    def offer_step(self) -> None:
        """Forward, or into a neighbouring lane where there is one (CR-512 to CR-514)."""
        cell = self.cell[self.active]
        self.put(FORWARD)
        if self.circus.inward[cell] >= 0:
            self.put(INWARD)
        if self.circus.outward[cell] >= 0:
            self.put(OUTWARD)

    def take_step(self, choice: i64, chance: Chance) -> None:
        circus = self.circus
        cell = self.cell[self.active]
        if choice == FORWARD:
            survived = self.forward()
        elif choice == INWARD:
            survived = self.change_lane(circus.inward[cell], circus.inward_lap[cell])
        else:
            survived = self.change_lane(circus.outward[cell], circus.outward_lap[cell])
        if survived:
            self.drive_on(chance)
        else:
            self.end_turn(chance)

    def end_move(self, chance: Chance) -> None:
        """The move is over; only where the chariot now stands counts for its laps (CR-606, CR-702)."""
        me = self.active
        if self.lap[me] > self.from_lap and self.lap[me] > 0:
            left = self.dolphins(me)
            self.emit(happened.LAP, self.color[me], self.lap[me], left)
            if left == 0:
                self.emit(happened.FINISHED_RACE, self.color[me], self.name_of(self.cell[me]))
        if self.attacks > 0:
            self.phase = ASSAULT
        else:
            self.end_turn(chance)

    # 4.8 Phase 6: attacks

    def offer_attack(self) -> None:
        """No more attacks, a javelin at each chariot in range, a caltrop on each traversed cell (CR-701)."""
        self.put(STOP)
        target: i64 = 0
        while target < self.circus.chariots:
            if self.in_javelin_range(target):
                self.put(JAVELIN + target)
            target += 1
        if self.supply > 0:
            order: i64 = 0
            while order < self.came:
                if self.traversed(order):
                    self.put(CALTROP + order)
                order += 1

    def take_attack(self, choice: i64, chance: Chance) -> None:
        """One attack for each ATTACK die, each resolved before the next (CR-701)."""
        if choice == STOP:
            self.end_turn(chance)
            return
        self.attacks -= 1
        if choice >= CALTROP:
            self.drop_caltrop(self.entered[choice - CALTROP])
        else:
            self.throw_javelin(choice - JAVELIN)
        if self.attacks == 0:
            self.end_turn(chance)

    def drop_caltrop(self, cell: i64) -> None:
        """A cube from the supply on a traversed cell (CR-711, CR-714)."""
        self.caltrops[cell] = 1
        self.supply -= 1
        self.emit(happened.CALTROP_DROPPED, self.color[self.active], self.name_of(cell), self.supply)

    def throw_javelin(self, target: i64) -> None:
        """A javelin never misses (CR-721)."""
        lost = self.lose(target, self.circus.javelin_damage)
        self.emit(
            happened.JAVELIN, self.color[self.active], self.color[target], self.name_of(self.cell[target]),
            lost, self.damage[target],
        )  # fmt: skip
        if self.damage[target] == 0:
            self.destroy(target)


def start_race(circus: Circus, chance: Chance) -> ChariotRace:
    """Set up a race and go to its first question."""
    race = ChariotRace(circus)
    race.set_up(chance)
    if circus.black == 0:
        race.next_turn(chance)
    race.begin(chance)
    return race
