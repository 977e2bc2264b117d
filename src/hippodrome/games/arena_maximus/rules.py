"""What may be chosen, and what follows. Sections are those of docs/rules/arena_maximus.md.

The numbers of the choices:

| number   | name       | meaning                                                                      |
| -------- | ---------- | ---------------------------------------------------------------------------- |
| 0        | PASS       | done, stop, no, take it, give way, drive on: whatever ends or declines       |
| 1        | ACCEPT     | stop at the stable, stop early, cancel the spell                             |
| 2 to 12  | CARD + c   | lay one card of type c (whips 0-4, reins 5-9, magic 10; symbols in order)    |
| 13 to 17 | TARGET + s | ram or attack the chariot of seat s                                          |
| 18 to 22 | REMOVE + k | take k cards from the speed pool                                             |
| 23 to 27 | CAST + s   | cast spell s (Teleport is cast by laying its card)                           |
| 28 to 42 | SWAP + p   | exchange the two tiles of pair p, counted from the caster (actions.py)       |

A choice of several cards is a row of single picks in canonical order. A card is laid when it is picked.

Between two questions the position runs through steps (`phase` below QUESTION), each of which either asks
somebody or goes on to the next; so what is left of a turn is always written in the position.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, zeros
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus import events as happened
from hippodrome.games.arena_maximus.actions import ACCEPT, CARD, PASS, REMOVE
from hippodrome.games.arena_maximus.arena import CARD_TYPES, CHARIOTS, REIN, WHIP, Arena
from hippodrome.games.arena_maximus.spells import Spells
from hippodrome.games.arena_maximus.state import (
    ADVANCING,
    APPROACHING,
    ATTACK,
    ATTACK_CARDS,
    ATTACKING,
    BLOCK,
    BLOCK_ANSWER,
    BLOCKING,
    CASTING,
    COUNTER_ATTACK,
    COUNTER_DEFENCE,
    COUNTER_SPELL,
    COUNTERING,
    DEFENCE,
    DISCARD,
    DISCARDING,
    DOWN1,
    DOWN2,
    DRAWING,
    DRIVING_ON,
    ENDING_TURN,
    GO_ON,
    HAZARD_CARDS,
    MEETING_TILE,
    NEXT_TURN,
    NOT_CAST,
    ON,
    OPEN,
    OUT,
    PAYMENT,
    QUESTION,
    RAM,
    RAM_ANSWER,
    RAM_CARDS,
    RAMMING,
    ROCKS_CARDS,
    SETTING_SPEED,
    SPEED,
    SPELL,
    STABLE_DISCARD,
    STABLE_STOP,
    SWAP_TILES,
    TELEPORTING,
    USED,
)


@final
class ArenaRace(Spells):
    """A race of Arena Maximus."""

    def clone(self) -> ArenaRace:
        copy = ArenaRace(self.arena, False)
        self.copy_to(copy)
        return copy

    def offer(self) -> None:
        """The answers to the question the position has come to."""
        self.offers = 0
        phase = self.phase
        if phase == SPEED:
            self.offer_speed()
        elif phase == DISCARD:
            self.offer_discard()
        elif phase == BLOCK:
            self.offer_up_to(REIN, self.driver(self.seat))
        elif phase == RAM:
            self.offer_targets(self.rammed)
        elif phase == RAM_CARDS:
            self.offer_ram_cards()
        elif phase == ATTACK:
            self.offer_targets(self.attacked)
        elif phase == ATTACK_CARDS:
            self.offer_attack_cards()
        elif phase == DEFENCE or phase == COUNTER_DEFENCE:
            self.offer_up_to(WHIP, self.force)
        elif phase == COUNTER_ATTACK:
            self.offer_up_to(WHIP, self.driver(self.seat))
        elif phase == ROCKS_CARDS:
            self.offer_up_to(REIN, self.rocks())
        elif phase == HAZARD_CARDS:
            self.offer_hazard()
        elif phase == RAM_ANSWER:
            self.offer_ram_answer()
        elif phase == BLOCK_ANSWER:
            self.offer_exactly(self.blocks)
        elif phase == STABLE_DISCARD:
            self.offer_any()
        elif phase == STABLE_STOP or phase == GO_ON or phase == COUNTER_SPELL:
            self.put(PASS)
            self.put(ACCEPT)
        elif phase == SPELL:
            self.offer_spells()
        elif phase == SWAP_TILES:
            self.offer_swaps()
        elif phase == PAYMENT:
            self.offer_payment()
        elif phase == TELEPORTING:
            self.offer_teleport()

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Apply an answer, then go through the steps to the next question."""
        self.answer(choice, chance)
        while self.phase < QUESTION:
            self.step(chance)

    def answer(self, choice: i64, chance: Chance) -> None:
        phase = self.phase
        if phase == SPEED:
            self.take_speed(choice)
        elif phase == DISCARD:
            self.take_discard(choice)
        elif phase == BLOCK:
            self.take_block(choice)
        elif phase == RAM:
            self.take_ram(choice, chance)
        elif phase == RAM_CARDS:
            self.take_ram_cards(choice, chance)
        elif phase == ATTACK:
            self.take_attack(choice, chance)
        elif phase == ATTACK_CARDS:
            self.take_attack_cards(choice, chance)
        elif phase == DEFENCE:
            self.take_defence(choice, chance)
        elif phase == COUNTER_ATTACK:
            self.take_counter_attack(choice, chance)
        elif phase == COUNTER_DEFENCE:
            self.take_counter_defence(choice, chance)
        elif phase == ROCKS_CARDS:
            self.take_rocks(choice, chance)
        elif phase == HAZARD_CARDS:
            self.take_hazard(choice, chance)
        elif phase == RAM_ANSWER:
            self.take_ram_answer(choice, chance)
        elif phase == BLOCK_ANSWER:
            self.take_block_answer(choice)
        elif phase == STABLE_STOP:
            self.take_stable(choice, chance)
        elif phase == STABLE_DISCARD:
            self.take_stable_discard(choice, chance)
        elif phase == GO_ON:
            self.take_go_on(choice)
        elif phase == SPELL:
            self.take_spell(choice, chance)
        elif phase == SWAP_TILES:
            self.take_swap(choice, chance)
        elif phase == PAYMENT:
            self.pay_spell(choice)
        elif phase == COUNTER_SPELL:
            self.take_counter_spell(choice, chance)
        elif phase == TELEPORTING:
            self.take_teleport(choice)

    def step(self, chance: Chance) -> None:
        """One step of the turn in which nobody is asked (AM-301, AM-351)."""
        phase = self.phase
        if phase == APPROACHING:
            self.approach(chance)
        elif phase == ADVANCING:
            self.advance(chance)
        elif phase == RAMMING:
            self.ramming(chance)
        elif phase == BLOCKING:
            self.blocking(chance)
        elif phase == MEETING_TILE:
            self.meet_tile(chance)
        elif phase == ATTACKING:
            self.attacking(chance)
        elif phase == COUNTERING:
            self.countering(chance)
        elif phase == DRIVING_ON:
            self.drive_on(chance)
        elif phase == ENDING_TURN:
            self.end_turn()
        elif phase == NEXT_TURN:
            self.next_turn(chance)
        elif phase == SETTING_SPEED:
            self.set_speed(chance)
        elif phase == DISCARDING:
            self.ask(self.active, DISCARD, chance)
        elif phase == DRAWING:
            self.draw(chance)
        elif phase == CASTING:
            self.casting(chance)

    # 3.1 Setup

    def set_up(self, chance: Chance) -> None:
        """Chariots, the first tiles, the start order, the hands (AM-102 to AM-107)."""
        players = int(self.players)
        boards = zeros(len(CHARIOTS))
        for chariot in range(len(CHARIOTS)):
            boards[chariot] = 1
        for seat in range(players):
            drawn = chance.draw(boards, 0, len(CHARIOTS))
            boards[drawn] = 0
            self.who[seat] = drawn
        front = self.front
        self.front = 0
        self.turn_up(front, chance)
        for seat in self.start_order(chance):
            self.arrive(seat)
            self.draw_up(seat, chance)

    def start_order(self, chance: Chance) -> Ints:
        """A random order, or a random first player and then clockwise (AM-107, switch `start_order`)."""
        order = zeros(int(self.players))
        if self.arena.start_rotates == 1:
            first = chance.below(self.players)
            for place in range(int(self.players)):
                order[place] = (first + place) % self.players
            return order
        left = zeros(int(self.players))
        for seat in range(int(self.players)):
            left[seat] = 1
        for place in range(int(self.players)):
            order[place] = chance.draw(left, 0, self.players)
            left[order[place]] = 0
        return order

    # 3.3 Rounds and turns

    def next_turn(self, chance: Chance) -> None:
        """The last chariot that has not moved yet has its turn (AM-201, AM-202)."""
        following: i64 = NOBODY
        seat: i64 = 0
        while seat < self.players:
            if self.moved[seat] == 0 and (following == NOBODY or self.behind(seat, following)):
                following = seat
            seat += 1
        if following == NOBODY:
            self.end_round()
        else:
            self.start_turn(following, chance)

    def start_turn(self, seat: i64, chance: Chance) -> None:
        """A normal turn, a refill turn or a return turn (AM-301, AM-302, AM-505, AM-506)."""
        self.active = seat
        self.hasted = 0
        self.teleported = NOT_CAST
        self.moves_left = 0
        self.emit(happened.TURN, self.who[seat], self.round)
        if self.status[seat] == DOWN1:
            self.draw_up(seat, chance)
            self.status[seat] = DOWN2
            self.emit(happened.REFILLED, self.who[seat])
            self.phase = ENDING_TURN
            return
        if self.status[seat] == DOWN2:
            self.status[seat] = ON
            self.arrive(seat)
            self.emit(happened.RETURNED, self.who[seat], self.tile(seat))
        self.begin_spells(chance)

    def end_turn(self) -> None:
        """The marker is flipped to "moved" (AM-207)."""
        self.moved[self.active] = 1
        self.phase = NEXT_TURN

    def end_round(self) -> None:
        """All markers are flipped back, unless the race is over (AM-207, AM-602, AM-612)."""
        if self.best > 0 or self.round >= self.arena.max_rounds:
            self.finish()
            return
        self.round += 1
        seat: i64 = 0
        while seat < self.players:
            self.moved[seat] = 1 if self.status[seat] == OUT else 0
            seat += 1

    # 3.4 Phases 2 to 4

    def set_speed(self, chance: Chance) -> None:
        """Phase 2: the pool is changed (AM-311)."""
        self.ask(self.active, SPEED, chance)

    def offer_speed(self) -> None:
        """Leave it, add whips or magic up to Beast, or remove up to Beast (AM-311, AM-312)."""
        most = self.beast(self.seat)
        self.offer_up_to(WHIP, most)
        if self.picked == 0:
            removable = min(most, self.pool[self.seat])
            count: i64 = 1
            while count <= removable:
                self.put(REMOVE + count)
                count += 1

    def take_speed(self, choice: i64) -> None:
        """Cards are added one by one, or removed at once, the latest first (AM-311, AM-313)."""
        if choice > REMOVE:
            count = choice - REMOVE
            while count > 0:
                self.remove_from_pool()
                count -= 1
        elif choice != PASS:
            card = choice - CARD
            self.note_pick(card)
            self.add_to_pool(card)
            if self.picked < self.beast(self.active):
                return
        self.moves_left = self.speed()
        self.phase = DISCARDING

    def offer_discard(self) -> None:
        """Stop, or one more card up to Driver (AM-321)."""
        self.put(PASS)
        if self.picked < self.driver(self.seat):
            self.put_cards(0, CARD_TYPES)

    def take_discard(self, choice: i64) -> None:
        """Phase 3: unwanted cards go (AM-321)."""
        if choice != PASS:
            self.throw_away(choice)
            if self.picked < self.driver(self.active):
                return
        self.phase = DRAWING

    def draw(self, chance: Chance) -> None:
        """Phase 4: hand and pool are filled up to seven (AM-331); without speed that is all (AM-205, AM-343)."""
        self.draw_up(self.active, chance)
        self.phase = APPROACHING if self.moves_left > 0 else ENDING_TURN

    # 3.4 Phase 5, movement

    def approach(self, chance: Chance) -> None:
        """Before a step: the choice of Teleport (AM-351)."""
        if self.may_teleport(chance):
            self.ask_teleport(chance)
        else:
            self.phase = ADVANCING

    def advance(self, chance: Chance) -> None:
        """One step: onto the next tile, or over it; the line, then the reveal, then the others (AM-351, AM-352)."""
        seat = self.active
        self.came_from = self.progress[seat]
        stride: i64 = 1
        self.moves_left -= 1
        if self.teleported == OPEN:
            self.teleported = USED
            self.spell = NOBODY
            stride = 2
            if self.arena.skip_costs_move == 1:
                self.moves_left -= 1
        self.progress[seat] += stride
        if stride == 2:
            self.emit(happened.TELEPORTED, self.who[seat], self.tile(seat))
        else:
            self.emit(happened.MOVED, self.who[seat], self.came_from % self.arena.length, self.tile(seat))
        if self.progress[seat] >= self.arena.length:
            self.cross_line()
            return
        self.reveal(chance)
        self.meet()

    def drive_on(self, chance: Chance) -> None:
        """The tile is completed: the next step, or the end of the movement (AM-341, AM-342)."""
        if self.moves_left == 0:
            self.come_to_rest()
        elif self.arena.must_move_full == 0:
            self.ask(self.active, GO_ON, chance)
        else:
            self.phase = APPROACHING

    def take_go_on(self, choice: i64) -> None:
        """Drive on, or stop early (switch `must_move_full`, D18)."""
        if choice == PASS:
            self.phase = APPROACHING
            return
        self.moves_left = 0
        self.emit(happened.STOPPED, self.who[self.active], self.tile(self.active))
        self.come_to_rest()

    def come_to_rest(self) -> None:
        """The movement ends on another tile than it began, with a new arrival number (AM-204)."""
        self.arrive(self.active)
        self.phase = ENDING_TURN


def start_race(arena: Arena, chance: Chance) -> ArenaRace:
    """Set up a race and go to its first question."""
    race = ArenaRace(arena)
    race.set_up(chance)
    while race.phase < QUESTION:
        race.step(chance)
    race.begin(chance)
    return race
