"""The pool of dice, and what each face does (ledger 3.3 and 3.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import total
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.actions import (
    GO,
    GO_BOTH,
    LATER,
    NEVER,
    PAY_AFTER,
    PAY_BEFORE,
    PAY_NOTHING,
    STRIKE_AT,
    TAKE_DIE,
    TRAP_TO,
)
from hippodrome.games.titan_race.course import (
    BLUE,
    BROWN,
    FL,
    FR,
    GREEN,
    NO_DIRECTION,
    NO_FACE,
    PURPLE,
    RED,
    YELLOW,
    B,
    F,
)
from hippodrome.games.titan_race.events import BY_GREEN, BY_PURPLE
from hippodrome.games.titan_race.movement import Movement
from hippodrome.games.titan_race.state import (
    ASK_LAY,
    ASK_SIDE,
    ASK_STRIKE,
    IMITATE,
    LAY_BEHIND,
    LAY_OR_MOVE,
    PATH,
    PAY,
    SIDE,
    STRIDE,
    STRIKE_AHEAD,
    STRIKE_OR_MOVE,
    UP,
)


class Dice(Movement):
    """Rolling, taking and performing dice."""

    def roll_pool(self, chance: Chance) -> None:
        """With at most one die left, all are gathered and rolled (TR-301, TR-303)."""
        if total(self.pool) > 1:
            return
        titans = self.course.titans
        titan: i64 = 0
        while titan < titans:
            self.dice[titan] = NO_FACE
            titan += 1
        face: i64 = 0
        while face < 6:
            self.pool[face] = 0
            face += 1
        self.emit(happened.ROLLED, self.who[self.active], titans)
        die: i64 = 0
        while die < titans:
            self.pool[chance.below(6)] += 1
            die += 1
        if self.watcher is not None:
            self.tell_pool()

    def tell_pool(self) -> None:
        """What was rolled, in the order of the faces: so the dice lie in the tray."""
        place: i64 = 0
        face: i64 = 0
        while face < 6:
            if self.pool[face] > 0:
                self.emit(happened.DIE, face, self.pool[face], place)
            place += self.pool[face]
            face += 1

    def offer_pool(self) -> None:
        """One of the dice in the pool, by its face (TR-302)."""
        face: i64 = 0
        while face < 6:
            if self.pool[face] > 0:
                self.put(TAKE_DIE + face)
            face += 1

    def lay_on_board(self, face: i64) -> None:
        """The die leaves the pool and lies on the titan's board (TR-302)."""
        self.pool[face] -= 1
        self.face = face
        self.dice[self.active] = face
        self.emit(happened.TOOK, self.who[self.active], face)

    def colour_life(self) -> None:
        """The titan's own colour gives 1 life, but purple gives Chtooloo none (TR-305, TR-306)."""
        titan = self.who[self.active]
        if self.course.colour[titan] != self.face or (self.face == PURPLE and self.course.free_purple[titan] == 1):
            return
        if self.gain(self.active, 1) > 0:
            self.emit(happened.COLOUR_LIFE, titan, self.life[self.active])

    def play_die(self) -> None:
        """The die of the turn is performed; after the entry it continues that movement (TR-308, TR-409)."""
        self.die_done = 1
        if self.turns[self.active] > 0 or self.rerolled == 1:
            self.begin_movement()
        if self.face == PURPLE:
            self.phase = IMITATE
        else:
            self.perform(self.face)

    def perform(self, face: i64) -> None:
        """The action of a face, from its first choice on (TR-401 to TR-408)."""
        self.acting = face
        if face == YELLOW:
            self.plan_strides(F, self.course.steps[YELLOW])
        elif face == RED:
            self.phase = LAY_OR_MOVE
        elif face == BLUE:
            self.phase = PATH
        elif face == GREEN:
            self.phase = STRIKE_OR_MOVE
        elif face == BROWN:
            self.phase = SIDE

    # Purple

    def offer_imitation(self) -> None:
        """Any other face, its price before or after the movement; Chtooloo pays nothing (TR-409)."""
        face: i64 = 0
        while face < PURPLE:
            if self.course.free_purple[self.who[self.active]] == 1:
                self.put(PAY_NOTHING + face)
            else:
                self.put(PAY_BEFORE + face)
                self.put(PAY_AFTER + face)
            face += 1

    def take_imitation(self, choice: i64) -> None:
        """The price comes first or last of all; without life there is no movement (TR-410 to TR-412)."""
        face = (choice - PAY_BEFORE) % PURPLE
        self.emit(happened.IMITATED, self.who[self.active], face)
        if choice < PAY_AFTER:
            self.lose(self.active, BY_PURPLE)
            if self.down[self.active] != UP:
                return
        elif choice < PAY_NOTHING:
            self.push(PAY)
        self.perform(face)

    # Red

    def offer_behind(self) -> None:
        """The cells behind on which a trap may be laid (TR-402, TR-702)."""
        direction = B
        while direction < NO_DIRECTION:
            if self.can_lay(self.beside(self.active, direction)):
                self.put(TRAP_TO + direction)
            direction += 1

    def take_lay_or_move(self, choice: i64, chance: Chance) -> None:
        """The trap is laid before the movement, or promised for after it (TR-403)."""
        if choice == LATER:
            self.push(ASK_LAY)
            self.plan_strides(F, self.course.steps[RED])
        else:
            cell = self.beside(self.active, choice - TRAP_TO)
            self.plan_strides(F, self.course.steps[RED])
            self.lay_trap(cell, chance)

    def ask_lay(self) -> None:
        """After the movement the promised trap must be laid if it can be (TR-403)."""
        direction = B
        while direction < NO_DIRECTION:
            if self.can_lay(self.beside(self.active, direction)):
                self.phase = LAY_BEHIND
                return
            direction += 1

    # Green

    def offer_ahead(self) -> None:
        """The cells in front that hold a titan or a trap (TR-406)."""
        direction = F
        while direction < B:
            if self.can_strike(self.beside(self.active, direction)):
                self.put(STRIKE_AT + direction)
            direction += 1

    def offer_never(self) -> None:
        """With the switch `green_damage_mandatory = false` nobody need be struck (ledger 2.6)."""
        if self.course.green_is_compulsory == 0:
            self.put(NEVER)

    def take_strike_or_move(self, choice: i64, chance: Chance) -> None:
        """The damage is done before the movement, or promised for after it (TR-405, TR-407)."""
        if choice == LATER:
            self.push(ASK_STRIKE)
            self.phase = SIDE
        elif choice == NEVER:
            self.phase = SIDE
        else:
            self.push(ASK_SIDE)
            self.strike_ahead(choice, chance)

    def ask_strike(self) -> None:
        """After the movement the promised damage must be done if there is a target (TR-407)."""
        direction = F
        while direction < B:
            if self.can_strike(self.beside(self.active, direction)):
                self.phase = STRIKE_AHEAD
                return
            direction += 1

    def strike_ahead(self, choice: i64, chance: Chance) -> None:
        if choice != NEVER:
            self.strike(self.beside(self.active, choice - STRIKE_AT), BY_GREEN, chance)

    # Directions

    def take_side(self, choice: i64) -> None:
        """Green and brown go all their steps to one side (TR-405, TR-408)."""
        self.plan_strides(choice - GO, self.course.steps[self.acting])

    def take_path(self, choice: i64) -> None:
        """Blue goes straight and then to a side, or the other way round (TR-404)."""
        way = choice - GO_BOTH
        side = FL if way & 1 == 0 else FR
        self.push(STRIDE, side if way < 2 else F)
        self.push(STRIDE, F if way < 2 else side)
