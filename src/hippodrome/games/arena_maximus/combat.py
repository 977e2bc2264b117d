"""Ram, block and attack: what chariots on one tile do to each other (ledger 3.5, 3.6, 3.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.actions import PASS, TARGET
from hippodrome.games.arena_maximus.arena import REIN, WHIP
from hippodrome.games.arena_maximus.finish import Finish
from hippodrome.games.arena_maximus.state import (
    ATTACK,
    ATTACK_CARDS,
    ATTACKING,
    BLOCK,
    BLOCK_ANSWER,
    BLOCKING,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    COUNTERING,
    DEFENCE,
    DRIVING_ON,
    ENDING_TURN,
    MEETING_TILE,
    ON,
    RAM,
    RAM_ANSWER,
    RAM_CARDS,
    RAMMING,
)


class Combat(Finish):
    """The windows of the tile a chariot has entered, and who may answer in each."""

    def meet(self) -> None:
        """A tile is entered: all allowances start afresh (AM-451)."""
        self.rammed = 0
        self.attacked = 0
        self.pairs = 0
        self.blows = 0
        self.blocks = 0
        self.asked = 0
        self.phase = MEETING_TILE if self.alone() else RAMMING

    def offer_targets(self, done: i64) -> None:
        """Stop, or an occupant in arrival order that was not yet acted upon (AM-404, AM-444, AM-705)."""
        self.put(PASS)
        seat = self.occupant_after(0)
        while seat != NOBODY:
            if done & (1 << seat) == 0 and not self.barred(self.active, seat):
                self.put(TARGET + seat)
            seat = self.occupant_after(self.arrival[seat])

    # Ram

    def ram_allowance(self) -> i64:
        """Pairs the mover may still spend on this tile (AM-403, switch `driver_scope`)."""
        driver = self.driver(self.active)
        return driver if self.arena.driver_per_target == 1 else driver - self.pairs

    def ramming(self, chance: Chance) -> None:
        """The mover may ram one occupant after another (AM-401, AM-405)."""
        if self.hidden[self.active] > 0:
            chance.unknown()
        if self.pairs_in_hand(self.active, min(1, self.ram_allowance())) > 0:
            self.ask(self.active, RAM, chance)
        else:
            self.phase = BLOCKING

    def take_ram(self, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            self.phase = BLOCKING
            return
        self.target = choice - TARGET
        self.ask(self.active, RAM_CARDS, chance)

    def offer_ram_cards(self) -> None:
        """Whole pairs, magic replacing whips and reins (AM-402)."""
        if self.paired():
            self.put(PASS)
        self.offer_pairs(1, self.ram_allowance())

    def take_ram_cards(self, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            self.lay(choice)
            return
        self.force = self.picked // 2
        self.pairs += self.force
        self.rammed |= 1 << self.target
        self.emit(happened.RAMMED, self.who[self.active], self.who[self.target], self.force)
        self.ask(self.target, RAM_ANSWER, chance)

    def offer_ram_answer(self) -> None:
        """Take it, or exactly as many pairs, Driver or not (AM-406, AM-407, AM-452)."""
        if self.picked == 0:
            self.put(PASS)
        self.offer_pairs(self.force, self.force)

    def take_ram_answer(self, choice: i64, chance: Chance) -> None:
        """Answered in full, nothing happens; else the ram does its damage (AM-406, AM-408)."""
        if choice != PASS:
            self.lay(choice)
            if self.picked < 2 * self.force:
                return
            self.emit(happened.RAM_ANSWERED, self.who[self.target], self.force)
            self.phase = RAMMING
            return
        self.phase = RAMMING
        self.hurt(self.target, self.arena.ram_damage, chance)

    # Block

    def blocking(self, chance: Chance) -> None:
        """Each occupant in turn may block; then the mover answers the sum (AM-421, AM-422)."""
        seat = self.occupant_after(0)
        while seat != NOBODY:
            if self.asked & (1 << seat) == 0:
                self.asked |= 1 << seat
                if not self.barred(seat, self.active) and self.holds(seat, REIN, chance):
                    self.ask(seat, BLOCK, chance)
                    return
            seat = self.occupant_after(self.arrival[seat])
        if self.blocks == 0:
            self.phase = MEETING_TILE
        else:
            self.ask(self.active, BLOCK_ANSWER, chance)

    def take_block(self, choice: i64) -> None:
        """Reins up to the blocker's Driver, spent whatever comes of it (AM-421, AM-425)."""
        if choice != PASS:
            self.lay(choice)
            self.blocks += 1
            if self.picked < self.driver(self.seat):
                return
        if self.picked > 0:
            self.emit(happened.BLOCKED, self.who[self.seat], self.who[self.active], self.picked)
        self.phase = BLOCKING

    def take_block_answer(self, choice: i64) -> None:
        """As many reins as the blockers together, or back to where he came from (AM-423, AM-424)."""
        if choice == PASS:
            self.push_back()
            return
        self.lay(choice)
        if self.picked == self.blocks:
            self.emit(happened.BLOCK_ANSWERED, self.who[self.active], self.blocks)
            self.phase = MEETING_TILE

    def push_back(self) -> None:
        """The mover's turn ends on the tile he came from, as its last arrival (AM-424, AM-426)."""
        seat = self.active
        self.progress[seat] = self.came_from
        self.moves_left = 0
        self.arrive(seat)
        self.emit(happened.PUSHED_BACK, self.who[seat], self.tile(seat))
        self.phase = ENDING_TURN

    # Attack

    def attack_allowance(self) -> i64:
        """Attack cards the mover may still spend on this tile (AM-443, switch `driver_scope`)."""
        driver = self.driver(self.active)
        return driver if self.arena.driver_per_target == 1 else driver - self.blows

    def attacking(self, chance: Chance) -> None:
        """The mover may attack one occupant after another (AM-441, AM-444)."""
        if not self.alone() and self.attack_allowance() > 0 and self.holds(self.active, WHIP, chance):
            self.ask(self.active, ATTACK, chance)
        else:
            self.phase = DRIVING_ON

    def take_attack(self, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            self.phase = DRIVING_ON
            return
        self.target = choice - TARGET
        self.ask(self.active, ATTACK_CARDS, chance)

    def offer_attack_cards(self) -> None:
        """One whip at least, as many as Driver at most (AM-442, AM-443)."""
        if self.picked > 0:
            self.put(PASS)
        self.put_kind(WHIP, self.attack_allowance())

    def take_attack_cards(self, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            self.lay(choice)
            if self.picked < self.attack_allowance():
                return
        self.force = self.picked
        self.blows += self.force
        self.attacked |= 1 << self.target
        self.emit(happened.ATTACKED, self.who[self.active], self.who[self.target], self.force)
        self.ask(self.target, DEFENCE, chance)

    def take_defence(self, choice: i64, chance: Chance) -> None:
        """Each whip laid stops one of the attack; the rest is damage (AM-445)."""
        if choice != PASS:
            self.lay(choice)
            if self.picked < self.force:
                return
        self.defend()
        self.phase = COUNTERING
        self.hurt(self.target, self.force - self.picked, chance)

    def defend(self) -> None:
        """Tell how many cards the one attacked has laid."""
        if self.picked > 0:
            self.emit(happened.DEFENDED, self.who[self.seat], self.picked)

    def countering(self, chance: Chance) -> None:
        """The attacked player, if still on the track, may hit back once (AM-446, AM-449, AM-705)."""
        target = self.target
        if self.status[target] == ON and not self.barred(target, self.active) and self.holds(target, WHIP, chance):
            self.ask(target, COUNTER_ATTACK, chance)
        else:
            self.phase = ATTACKING

    def take_counter_attack(self, choice: i64, chance: Chance) -> None:
        """Up to his own Driver; there is no counter to a counter-attack (AM-446, AM-448)."""
        if choice != PASS:
            self.lay(choice)
            if self.picked < self.driver(self.seat):
                return
        if self.picked == 0:
            self.phase = ATTACKING
            return
        self.force = self.picked
        self.emit(happened.COUNTERED, self.who[self.target], self.who[self.active], self.force)
        self.ask(self.active, COUNTER_DEFENCE, chance)

    def take_counter_defence(self, choice: i64, chance: Chance) -> None:
        """The mover defends likewise; a crash ends his turn (AM-447, AM-450)."""
        if choice != PASS:
            self.lay(choice)
            if self.picked < self.force:
                return
        self.defend()
        self.phase = ATTACKING
        self.hurt(self.active, self.force - self.picked, chance)
