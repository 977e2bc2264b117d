"""The course of a race: set-up, turns, and the questions with what follows from each answer.

The rules are a chain of classes, one noun each: `state` (the position), `hands`, `life`, `movement`
(STEP and ARRIVE), `dice`, `powers`, `cards`, and here the turn. The numbers of the choices stand in
`actions`. A resolution that is interrupted by a question leaves the rest of its work on the stack.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import total, zeros
from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race import events as happened
from hippodrome.games.titan_race.actions import (
    CHANGE_ORDER,
    COLUMN,
    DECLINE,
    DISCARD,
    END_TURN,
    GIVE_CARD,
    GIVE_LIFE,
    GO,
    GO_BOTH,
    KEEP_ORDER,
    LATER,
    PERFORM,
    PLAY,
    REACT,
    STRIKE_AT,
    TAKE_DIE,
    TITAN,
    TRAP_TO,
    USE_PENTACLE,
    USE_POWER,
)
from hippodrome.games.titan_race.cards import Cards
from hippodrome.games.titan_race.course import (
    FL,
    FR,
    HEADWIND,
    MIMICRY,
    NO_CARD,
    NO_FACE,
    PENTACLE,
    RANDOM,
    THEFT,
    Course,
    F,
)
from hippodrome.games.titan_race.events import BY_PENTACLE, BY_PURPLE
from hippodrome.games.titan_race.state import (
    ARRIVE,
    ASK_LAY,
    ASK_SIDE,
    ASK_STRIKE,
    BLOW,
    DRAIN,
    DRIVE,
    ENTER,
    FINISHED,
    GAIN,
    HEART,
    HIT,
    IMITATE,
    JUMP,
    LAY,
    LAY_BEHIND,
    LAY_OR_MOVE,
    LEAP,
    MENU,
    MIMIC,
    ORDER,
    PATH,
    PAY,
    PLUNDER,
    PROTECT,
    PUT_AWAY,
    RUN,
    RUNNING,
    SCENERY,
    SHOOT,
    SIDE,
    SKULL,
    STEAL,
    STEP_ASIDE,
    STRIDE,
    STRIKE_AHEAD,
    STRIKE_BACK,
    STRIKE_OR_MOVE,
    SWAP,
    SWEEP,
    TAKE,
    UP,
)


@final
class TitanRace(Cards):
    """A race of Titan Race."""

    def clone(self) -> TitanRace:
        copy = TitanRace(self.course, False)
        self.copy_to(copy)
        return copy

    # Questions and answers

    def offer(self) -> None:
        """One question at a time; options in the canonical order of ledger 2.1."""
        self.offers = 0
        phase = self.phase
        if phase == FINISHED:
            self.seat = NOBODY
            return
        self.seat = self.owner[self.active if self.victim < 0 else self.victim]
        if phase == TAKE:
            self.offer_pool()
        elif phase == MENU:
            self.offer_menu()
        elif phase == PATH:
            self.put(GO_BOTH)
            self.put(GO_BOTH + 1)
            self.put(GO_BOTH + 2)
            self.put(GO_BOTH + 3)
        elif phase == SIDE:
            self.put(GO + FL)
            self.put(GO + FR)
        elif phase == LAY_OR_MOVE:
            self.offer_behind()
            self.put(LATER)
        elif phase == LAY_BEHIND:
            self.offer_behind()
        elif phase == STRIKE_OR_MOVE:
            self.offer_ahead()
            self.put(LATER)
            self.offer_never()
        elif phase == STRIKE_AHEAD:
            self.offer_ahead()
            self.offer_never()
        elif phase == IMITATE:
            self.offer_imitation()
        elif phase == ENTER:
            self.put(COLUMN)
            self.put(COLUMN + 1)
            self.put(COLUMN + 2)
        elif phase == LAY:
            self.offer_around()
        elif phase in (LEAP, RUN, JUMP):
            self.put(GO + F)
            self.put(GO + FL)
            self.put(GO + FR)
        elif phase == SWAP:
            self.offer_adjacent()
        elif phase == DRIVE:
            self.offer_drive()
        elif phase == DRAIN:
            self.offer_drain()
        elif phase == PLUNDER:
            self.offer_plunder()
        elif phase in (PROTECT, STRIKE_BACK):
            self.put(REACT)
            self.put(DECLINE)
        elif phase == SHOOT:
            self.offer_shots()
        elif phase == BLOW:
            self.offer_targets(HEADWIND)
        elif phase == MIMIC:
            self.offer_targets(MIMICRY)
        elif phase == STEAL:
            self.offer_targets(THEFT)
        elif phase == STEP_ASIDE:
            self.offer_columns()
        else:
            self.put(KEEP_ORDER)
            self.put(CHANGE_ORDER)

    def resolve(self, choice: i64, chance: Chance) -> None:
        """An answer, and all the work that follows up to the next question."""
        phase = self.phase
        self.phase = RUNNING
        if phase == TAKE:
            self.take_die(choice - TAKE_DIE, chance)
        elif phase == MENU:
            self.take_menu(choice, chance)
        elif phase == PATH:
            self.take_path(choice)
        elif phase == SIDE:
            self.take_side(choice)
        elif phase == LAY_OR_MOVE:
            self.take_lay_or_move(choice, chance)
        elif phase in (LAY_BEHIND, LAY):
            self.lay_trap(self.beside(self.active, choice - TRAP_TO), chance)
        elif phase == STRIKE_OR_MOVE:
            self.take_strike_or_move(choice, chance)
        elif phase == STRIKE_AHEAD:
            self.strike_ahead(choice, chance)
        elif phase == IMITATE:
            self.take_imitation(choice)
        elif phase == ENTER:
            self.enter(choice - COLUMN)
        elif phase == LEAP:
            self.take_leap(choice - GO)
        elif phase == SWAP:
            self.take_swap(choice - TITAN)
        elif phase == DRIVE:
            self.take_drive(choice)
        elif phase == DRAIN:
            self.take_drain(choice - TITAN, chance)
        elif phase == RUN:
            self.take_run(choice - GO)
        elif phase == JUMP:
            self.take_jump(choice - GO)
        elif phase == PLUNDER:
            if choice == GIVE_LIFE:
                self.give_life()
            else:
                self.give_card(choice - GIVE_CARD)
        elif phase == PROTECT:
            self.take_shield(choice == REACT, chance)
        elif phase == STRIKE_BACK:
            self.take_riposte(choice == REACT, chance)
        elif phase == SHOOT:
            self.take_shot(choice - STRIKE_AT, chance)
        elif phase == BLOW:
            self.take_blow(choice - TITAN)
        elif phase == MIMIC:
            self.use_power(self.who[choice - TITAN], chance)
        elif phase == STEAL:
            self.steal(self.active, choice - TITAN, chance)
        elif phase == STEP_ASIDE:
            self.take_step_aside(choice - COLUMN)
        else:
            self.take_order(choice, chance)
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Do the work on the stack until a question comes up or nothing is left."""
        while self.phase == RUNNING:
            if self.depth == 0:
                self.after_action(chance)
                return
            packed = self.pop()
            work = packed & 15
            a = packed >> 4 & 255
            b = packed >> 12 & 255
            if work == ARRIVE:
                self.arrive(a, b, chance)
            elif work == HIT:
                self.hit(a, b, chance)
            elif work == SCENERY:
                self.meet_scenery(a, b, packed >> 20, chance)
            elif work == SWEEP:
                self.sweep(a, b, chance)
            elif work == PUT_AWAY:
                self.put_away()
            elif self.down[self.active] == UP:
                self.go_on(work, a)

    def go_on(self, work: i64, direction: i64) -> None:
        """What a K.O. of the active titan cuts off (TR-311, TR-412, TR-909)."""
        if work == STRIDE:
            if self.slid == 0 or self.course.ice_ends_movement == 0:
                self.stride(direction)
        elif work == GAIN:
            self.enjoy_drain()
        elif work == ASK_SIDE:
            self.phase = SIDE
        elif work == ASK_LAY:
            self.ask_lay()
        elif work == ASK_STRIKE:
            self.ask_strike()
        elif work == PAY:
            self.lose(self.active, BY_PURPLE)

    # Set-up

    def set_up(self, chance: Chance) -> None:
        """Titans, life, one card for each hand, then the order of turns (TR-202 to TR-211)."""
        course = self.course
        self.choose_titans(chance)
        self.pile_size = total(self.pile)
        for titan in range(int(course.titans)):
            self.owner[titan] = titan % course.players
        for hand in range(int(course.hands)):
            self.draw(hand, chance)
        if course.two_titans == 1:
            self.phase = ORDER
        else:
            self.roll_for_start(chance)

    def choose_titans(self, chance: Chance) -> None:
        """Every racer has a different titan, chosen beforehand or drawn (TR-202, TR-1301)."""
        course = self.course
        free = zeros(6)
        for who in range(6):
            free[who] = 1
        for titan in range(int(course.titans)):
            if course.picks[titan] != RANDOM:
                free[course.picks[titan]] = 0
        for titan in range(int(course.titans)):
            chosen = course.picks[titan]
            if chosen == RANDOM:
                chosen = chance.draw(free, 0, 6)
                free[chosen] = 0
            self.who[titan] = chosen
            self.life[titan] = course.start_life[chosen]

    def take_order(self, choice: i64, chance: Chance) -> None:
        """Two players: which of one's titans is first and which second (TR-1301)."""
        player = self.active
        if choice == CHANGE_ORDER:
            self.exchange_seats(player, player + 2)
        self.emit(happened.ORDERED, self.who[player], self.who[player + 2])
        if player == 0:
            self.active = 1
            self.phase = ORDER
        else:
            self.roll_for_start(chance)

    def exchange_seats(self, one: i64, other: i64) -> None:
        """Before the race two titans change their places in the order of turns."""
        self.who[one], self.who[other] = self.who[other], self.who[one]
        self.owner[one], self.owner[other] = self.owner[other], self.owner[one]
        self.life[one], self.life[other] = self.life[other], self.life[one]
        if self.course.own_hands == 1:
            limit = self.course.hand_limit
            for slot in range(int(limit)):
                mine = one * limit + slot
                theirs = other * limit + slot
                self.hand[mine], self.hand[theirs] = self.hand[theirs], self.hand[mine]
                self.known[mine], self.known[theirs] = self.known[theirs], self.known[mine]

    def roll_for_start(self, chance: Chance) -> None:
        """A die names the starting titan, or player A of two (TR-209, TR-1303, TR-1308)."""
        starter: i64 = -1
        face: i64 = 0
        while starter < 0:
            face = chance.below(6)
            titan: i64 = 0
            while titan < self.course.titans:
                if self.course.colour[self.who[titan]] == face:
                    starter = titan
                titan += 1
        self.emit(happened.STARTER, self.who[starter], face)
        if self.course.two_titans == 1:
            if self.owner[starter] == 1:
                self.exchange_seats(0, 1)
                self.exchange_seats(2, 3)
            starter = 0
        self.active = starter
        self.start_turn(chance)

    # The turn

    def start_turn(self, chance: Chance) -> None:
        """Power card up, recovery, and a roll if the pool has run out (TR-301, TR-312, TR-813, TR-1204)."""
        if self.turn == self.course.turn_cap:
            self.emit(happened.CAPPED, self.turn)
            self.finish()
            return
        titan = self.active
        self.turn += 1
        self.face = NO_FACE
        self.acting = NO_FACE
        self.die_done = 0
        self.card_used = 0
        self.rerolled = 0
        self.own_move = 0
        self.powers_down &= ~(1 << titan)
        self.emit(happened.TURN, self.who[titan], self.turn)
        if self.down[titan] == HEART:
            self.down[titan] = UP
            self.life[titan] = self.course.start_life[self.who[titan]]
            self.emit(happened.STOOD_UP, self.who[titan], self.life[titan])
        self.phase = TAKE
        self.roll_pool(chance)

    def take_die(self, face: i64, chance: Chance) -> None:
        """Taking a die comes first; a titan with the skull up does no more (TR-302, TR-304, TR-812)."""
        self.lay_on_board(face)
        titan = self.active
        if self.down[titan] == SKULL:
            self.down[titan] = HEART
            self.emit(happened.SKIPPED, self.who[titan])
            self.end_turn(chance)
            return
        self.colour_life()
        self.phase = ENTER if self.turns[titan] == 0 else MENU

    def enter(self, column: i64) -> None:
        """A titan enters the race on row 1 and is at once under way (TR-307, TR-308)."""
        titan = self.active
        self.begin_movement()
        self.row[titan] = 1
        self.emit(happened.ENTERED, self.who[titan], column)
        self.put_down(titan, column)

    def offer_menu(self) -> None:
        """Die, power, card, pentacle, end: in any order what is still allowed (TR-309, TR-1111)."""
        if self.die_done == 0:
            self.put(PERFORM)
        if self.turns[self.active] > 0 and self.rerolled == 0:
            if self.powers_down >> self.active & 1 == 0 and self.power_usable(self.who[self.active]):
                self.put(USE_POWER)
            if self.card_used == 0:
                self.offer_cards(PLAY)
                self.offer_cards(DISCARD)
        if self.pentacle_usable():
            self.put(USE_PENTACLE)
        if self.die_done == 1:
            self.put(END_TURN)

    def offer_cards(self, deed: i64) -> None:
        """The cards of the active titan's hand to play or to discard, each kind once (TR-1005, TR-1006)."""
        hand = self.hand_of(self.active)
        slot = hand * self.course.hand_limit
        end = slot + self.course.hand_limit
        while slot < end:
            card = self.hand[slot]
            if card > NO_CARD and (deed == DISCARD or self.playable(card)) and self.slot_with(hand, card) == slot:
                self.put(deed + card)
            slot += 1

    def take_menu(self, choice: i64, chance: Chance) -> None:
        """One thing at a time, completely resolved before the next (TR-310)."""
        if choice == PERFORM:
            self.play_die()
        elif choice == USE_POWER:
            self.powers_down |= 1 << self.active
            self.use_power(self.who[self.active], chance)
        elif choice < DISCARD:
            self.announce(choice - PLAY, chance)
        elif choice < USE_PENTACLE:
            self.throw_away(choice - DISCARD)
        elif choice == USE_PENTACLE:
            self.reroll(chance)
        else:
            self.end_turn(chance)

    def pentacle_usable(self) -> bool:
        """The die done, on a pentacle cell by one's own movement, with life to pay (TR-1108, TR-1112)."""
        titan = self.active
        return (
            self.die_done == 1
            and self.own_move == 1
            and self.course.feature[self.place[titan]] == PENTACLE
            and self.life[titan] >= self.course.pentacle_life
        )

    def reroll(self, chance: Chance) -> None:
        """1 life for another roll of the turn's die, which must be performed (TR-1109 to TR-1114)."""
        titan = self.active
        self.lose(titan, BY_PENTACLE)
        if self.down[titan] != UP:
            return
        self.rerolled = 1
        self.face = chance.below(6)
        self.dice[titan] = self.face
        self.emit(happened.REROLLED, self.who[titan], self.face)
        self.colour_life()
        self.play_die()

    def offer_plunder(self) -> None:
        """A card of the titan's hand, or a life (TR-1102)."""
        hand = self.hand_of(self.victim)
        slot = hand * self.course.hand_limit
        end = slot + self.course.hand_limit
        while slot < end:
            card = self.hand[slot]
            if card > NO_CARD and self.slot_with(hand, card) == slot:
                self.put(GIVE_CARD + card)
            slot += 1
        self.put(GIVE_LIFE)

    def after_action(self, chance: Chance) -> None:
        """Back to the menu; a titan that is K.O. has ended its turn (TR-311, TR-811)."""
        if self.down[self.active] == UP:
            self.phase = MENU
        else:
            self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """The next titan in turn order follows (TR-210)."""
        self.turns[self.active] += 1
        self.active += 1
        if self.active == self.course.titans:
            self.active = 0
        self.start_turn(chance)


def start_race(course: Course, chance: Chance) -> TitanRace:
    """Set up a race and go to its first question."""
    race = TitanRace(course)
    race.set_up(chance)
    race.begin(chance)
    return race
