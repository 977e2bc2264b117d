"""What the Bonus cards do when they are played in one's own turn (TR-1012)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.actions import COLUMN, STRIKE_AT, TITAN
from hippodrome.games.titan_race.course import (
    EXPLOSION,
    FIREBALL,
    HEADWIND,
    HEALING_POTION,
    JUMP_BOOTS,
    LIGHTNING,
    MIMICRY,
    NO_CARD,
    NO_CELL,
    NO_DIRECTION,
    SIDESTEP,
    SPEED_POTION,
    SURPRISE_TRAP,
    THEFT,
    B,
    F,
)
from hippodrome.games.titan_race.events import BY_EXPLOSION, BY_FIREBALL, BY_LIGHTNING
from hippodrome.games.titan_race.movement import DRIVEN, JUMPING
from hippodrome.games.titan_race.powers import Powers
from hippodrome.games.titan_race.state import (
    BLOW,
    JUMP,
    LAY,
    MIMIC,
    NO_TITAN,
    PUT_AWAY,
    RUN,
    SHOOT,
    STEAL,
    STEP_ASIDE,
    UP,
)


class Cards(Powers):
    """A card is announced, resolved and put away."""

    def playable(self, card: i64) -> bool:
        """May a card be played now? Only with a legal use, and reactions never at will (TR-1008)."""
        if card == SURPRISE_TRAP:
            return self.cell_for_trap()
        if card in (SPEED_POTION, JUMP_BOOTS):
            return True
        if card == EXPLOSION:
            return self.something_around()
        if card == MIMICRY:
            return self.someone_to(MIMICRY)
        if card == FIREBALL:
            return self.can_shoot(0) or self.can_shoot(1) or self.can_shoot(2)
        if card == LIGHTNING:
            return self.someone_up_ahead()
        if card == HEADWIND:
            return self.someone_to(HEADWIND)
        if card == HEALING_POTION:
            return self.life[self.active] < self.course.most_life[self.who[self.active]]
        if card == SIDESTEP:
            return self.free_column(0) or self.free_column(1) or self.free_column(2)
        if card == THEFT:
            return self.someone_to(THEFT)
        return False

    def announce(self, card: i64, chance: Chance) -> None:
        """A card counts from its announcement and is discarded when it is resolved (TR-1004, TR-1005)."""
        hand = self.hand_of(self.active)
        self.take_from_hand(hand, self.slot_with(hand, card))
        self.card_used = 1
        self.card = card
        self.emit(happened.PLAYED, self.who[self.active], card)
        self.push(PUT_AWAY)
        if card == SURPRISE_TRAP:
            self.phase = LAY
        elif card == SPEED_POTION:
            self.phase = RUN
        elif card == JUMP_BOOTS:
            self.phase = JUMP
        elif card == EXPLOSION:
            self.blast(self.place[self.active], F, NO_DIRECTION, BY_EXPLOSION, chance)
        elif card == MIMICRY:
            self.phase = MIMIC
        elif card == FIREBALL:
            self.phase = SHOOT
        elif card == LIGHTNING:
            self.sweep(self.titans_ahead(), BY_LIGHTNING, chance)
        elif card == HEADWIND:
            self.phase = BLOW
        elif card == HEALING_POTION:
            self.heal()
        elif card == SIDESTEP:
            self.phase = STEP_ASIDE
        else:
            assert card == THEFT
            self.phase = STEAL

    def put_away(self) -> None:
        """The resolved card goes to the discard pile (TR-1004)."""
        card = self.card
        self.card = NO_CARD
        self.put_on_discard(card)

    def throw_away(self, card: i64) -> None:
        """A card discarded at will is the card of the turn (TR-1006)."""
        hand = self.hand_of(self.active)
        self.take_from_hand(hand, self.slot_with(hand, card))
        self.card_used = 1
        self.emit(happened.DISCARDED, self.who[self.active], card)
        self.put_on_discard(card)

    # Cards that aim at a titan

    def target_of(self, card: i64, other: i64) -> bool:
        """May Mimicry, Headwind or Theft be aimed at a titan?"""
        if other == self.active or self.place[other] == NO_CELL:
            return False
        if card == HEADWIND:
            return not self.blocked(other, B)
        if self.toward(self.active, other) == NO_DIRECTION:
            return False
        if card == MIMICRY:
            return self.power_usable(self.who[other])
        return self.owner[other] != self.owner[self.active] and self.hand_size(self.hand_of(other)) > 0

    def someone_to(self, card: i64) -> bool:
        other: i64 = 0
        while other < self.course.titans:
            if self.target_of(card, other):
                return True
            other += 1
        return False

    def offer_targets(self, card: i64) -> None:
        other: i64 = 0
        while other < self.course.titans:
            if self.target_of(card, other):
                self.put(TITAN + other)
            other += 1

    def take_blow(self, other: i64) -> None:
        """Headwind moves a titan 1 cell straight back (TR-1012, TR-608)."""
        self.begin_movement()
        self.step(other, B, 1, DRIVEN)

    # Cards that move one's own titan

    def take_run(self, direction: i64) -> None:
        """Speed Potion: steps in one forward direction by all movement rules (TR-1012)."""
        self.begin_movement()
        self.plan_strides(direction, self.course.figure[SPEED_POTION])

    def take_jump(self, direction: i64) -> None:
        """Jump Boots: one jump; a springboard underfoot is ignored (TR-1012)."""
        self.begin_movement()
        self.own_move = 1
        self.step(self.active, direction, self.course.figure[JUMP_BOOTS], JUMPING)

    def free_column(self, column: i64) -> bool:
        """Is a cell of the active titan's row without a titan?"""
        cell = self.place[self.active] // 3 * 3 + column
        return self.titan_on(cell) == NO_TITAN

    def offer_columns(self) -> None:
        column: i64 = 0
        while column < 3:
            if self.free_column(column):
                self.put(COLUMN + column)
            column += 1

    def take_step_aside(self, column: i64) -> None:
        """Sidestep: another cell of the same row, without direction (TR-1012)."""
        self.begin_movement()
        origin = self.place[self.active]
        cell = origin // 3 * 3 + column
        self.emit(happened.STEPPED_ASIDE, self.who[self.active], origin, cell)
        self.put_down(self.active, cell)

    def heal(self) -> None:
        """Healing Potion (TR-1012)."""
        gained = self.gain(self.active, self.course.figure[HEALING_POTION])
        self.emit(happened.HEALED, self.who[self.active], self.life[self.active], gained)

    # Cards that do damage

    def something_around(self) -> bool:
        """Explosion needs a titan or a trap on an adjacent cell (TR-1012)."""
        direction = F
        while direction < NO_DIRECTION:
            if self.can_strike(self.beside(self.active, direction)):
                return True
            direction += 1
        return False

    def shot_cell(self, direction: i64) -> i64:
        """The first cell with a titan or a trap within the Fireball's range, or NO_CELL (TR-1012)."""
        cell = self.place[self.active]
        left = self.course.figure[FIREBALL]
        while left > 0 and cell != NO_CELL:
            cell = self.course.beside[6 * cell + direction]
            if self.can_strike(cell):
                return cell
            left -= 1
        return NO_CELL

    def can_shoot(self, direction: i64) -> bool:
        return self.shot_cell(direction) != NO_CELL

    def offer_shots(self) -> None:
        direction = F
        while direction < B:
            if self.can_shoot(direction):
                self.put(STRIKE_AT + direction)
            direction += 1

    def take_shot(self, direction: i64, chance: Chance) -> None:
        """Fireball: the first titan or trap in the line takes 1 damage (TR-1012)."""
        self.strike(self.shot_cell(direction), BY_FIREBALL, chance)

    def titans_ahead(self) -> i64:
        """Titans with a greater absolute row, as bits (TR-109)."""
        ahead: i64 = 0
        other: i64 = 0
        while other < self.course.titans:
            if self.place[other] != NO_CELL and self.row[other] > self.row[self.active]:
                ahead |= 1 << other
            other += 1
        return ahead

    def someone_up_ahead(self) -> bool:
        """Lightning needs a titan ahead that is not K.O. (TR-1012)."""
        ahead = self.titans_ahead()
        other: i64 = 0
        while other < self.course.titans:
            if ahead >> other & 1 == 1 and self.down[other] == UP:
                return True
            other += 1
        return False
